"""Chance for the kernels: SplitMix64 (Steele, Lea & Flood 2014), one word of state.

Each stream is an array of one unsigned 64-bit number, passed in and advanced; nothing is global.
"""

from __future__ import annotations

from random import Random
from typing import Final

import numpy as np
from numpy.typing import NDArray

from quinola.kernels.compiling import inlined

_STEP: Final = np.uint64(0x9E3779B97F4A7C15)
_FIRST: Final = np.uint64(0xBF58476D1CE4E5B9)
_SECOND: Final = np.uint64(0x94D049BB133111EB)
_30, _27, _31, _32 = np.uint64(30), np.uint64(27), np.uint64(31), np.uint64(32)
_11: Final = np.uint64(11)


def stream(rng: Random) -> NDArray[np.uint64]:
    """A stream for the kernels, started by a generator of Python's."""
    return np.array([rng.getrandbits(64)], dtype=np.uint64)


@inlined
def draw(chance: NDArray[np.uint64]) -> np.uint64:
    """The next 64 bits."""
    chance[0] += _STEP
    z: np.uint64 = chance[0]
    z = (z ^ (z >> _30)) * _FIRST
    z = (z ^ (z >> _27)) * _SECOND
    return z ^ (z >> _31)


@inlined
def below(chance: NDArray[np.uint64], n: int) -> int:
    """A whole number from 0 to n - 1, each as likely as the next but for n in 2 ** 32."""
    return int(np.int64(((draw(chance) >> _32) * np.uint64(n)) >> _32))


@inlined
def unit(chance: NDArray[np.uint64]) -> float:
    """A number from 0 up to but not including 1."""
    return float(np.int64(draw(chance) >> _11)) * 2.0**-53
