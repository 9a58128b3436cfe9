"""How fast deals are drawn that agree with a view, by phase, beside dealing and rejecting.

    python benchmarks/sample.py [--positions 40] [--samples 20000] [--seed 1]

Positions are met in random play under all presets in turn, each seen by every seat. For each stage
it prints the samples a second of one core, in the median and the slowest position; the time to make
the tables from a view; and the same for a plain sampler that deals the hidden cards at random and
keeps what no failure to follow suit forbids (it takes none for a possible revoke, and so is not
uniform, which makes it only quicker): in its slowest positions it may find nothing at all in its
time. CPU time, not the clock, since the machine may be shared.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections.abc import Callable
from dataclasses import dataclass
from random import Random
from statistics import median

import numpy as np
from numpy.typing import NDArray

from quinola.deal import Deal, Phase
from quinola.dealing import deal_out
from quinola.deduction import Beliefs
from quinola.kernels.bits import count
from quinola.kernels.chance import stream
from quinola.kernels.compiling import kernel
from quinola.kernels.dealing import shuffle
from quinola.match import Standing
from quinola.rules import PRESETS, preset
from quinola.seats import SEATS
from quinola.view import View, view_of

STANDING = Standing(number=1, balances=(0, 0, 0, 0), pool=0, remise=0, transfers=())
STAGES = ("exchange", "tricks 1-3", "tricks 4-6", "tricks 7-9", "tricks 10-11")
TRIES = 200_000
"""After so many in a row that were not kept, the plain sampler gives a position up."""


@kernel
def reject(
    pack: NDArray[np.int64],
    places: NDArray[np.int64],
    barred: NDArray[np.int64],
    chance: NDArray[np.uint64],
    kept: int,
    tries: int,
) -> int:
    """Shuffle and deal until so many deals were kept, or so many tried; returns how many were kept.

    The first numbers in `pack` are the hidden cards, `places` how many each receiver gets, `barred`
    what it cannot hold.
    """
    found = 0
    for _ in range(tries):
        size = 0
        for receiver in range(4):
            size += places[receiver]
        for last in range(size - 1, 0, -1):
            other = int(_below(chance, last + 1))
            pack[last], pack[other] = pack[other], pack[last]
        place = 0
        fits = True
        for receiver in range(4):
            hand = 0
            for _ in range(places[receiver]):
                hand |= 1 << pack[place]
                place += 1
            fits = fits and (hand & barred[receiver]) == 0
        found += fits
        if found == kept:
            break
    return found
