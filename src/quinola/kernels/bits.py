"""Sets of cards as 48-bit masks: counting and finding.

Card number `12 * suit + strength`, so that in each suit (spades, hearts, diamonds, clubs) a higher
bit beats a lower one. Masks are signed 64-bit numbers: mixing signed with unsigned ones would make
Numba fall back on signed arithmetic unasked, and 48 bits leave room enough.
"""

from __future__ import annotations

from typing import Any, Final

import llvmlite.binding
import numpy as np
from numba import types
from numba.extending import intrinsic
from numpy.typing import NDArray

from quinola.kernels.compiling import JIT_DISABLED, config, inlined

SUIT_SIZE: Final = 12
SUIT: Final = (1 << SUIT_SIZE) - 1
"""The cards of suit 0; shifted by 12, 24, 36 those of the others."""
PACK: Final = (1 << 4 * SUIT_SIZE) - 1
LOWEST_RANKS: Final = sum(1 << SUIT_SIZE * suit for suit in range(4))
"""The lowest card of each suit."""


def _scatters() -> bool:
    """Whether the kernels may use the instruction `pdep`: not all processors have it or do it fast.

    AMD's before Zen 3 do it in hundreds of steps. With `NUMBA_CPU_NAME` or `NUMBA_CPU_FEATURES`
    set, code is made for some other processor than this one.
    """
    if JIT_DISABLED or config.CPU_NAME or config.CPU_FEATURES:
        return False
    slow = llvmlite.binding.get_host_cpu_name() in {"znver1", "znver2", "bdver4"}
    return bool(llvmlite.binding.get_host_cpu_features().get("bmi2")) and not slow


SCATTERS: Final = _scatters()

if JIT_DISABLED:

    def count(mask: int) -> int:
        return int(mask).bit_count()

    def lowest(mask: int) -> int:
        mask = int(mask)
        return (mask & -mask).bit_length() - 1

    def highest(mask: int) -> int:
        return int(mask).bit_length() - 1

else:

    @intrinsic
    def _count(_context: Any, mask: Any) -> Any:  # noqa: ARG001 (the signature that Numba asks for)
        def generate(_: Any, builder: Any, __: Any, args: Any) -> Any:
            return builder.ctpop(args[0])

        return types.int64(types.int64), generate

    @intrinsic
    def _trailing(_context: Any, mask: Any) -> Any:  # noqa: ARG001
        def generate(_: Any, builder: Any, __: Any, args: Any) -> Any:
            return builder.cttz(args[0], _false(builder))

        return types.int64(types.int64), generate

    @intrinsic
    def _leading(_context: Any, mask: Any) -> Any:  # noqa: ARG001
        def generate(_: Any, builder: Any, __: Any, args: Any) -> Any:
            return builder.ctlz(args[0], _false(builder))

        return types.int64(types.int64), generate

    def _false(_builder: Any) -> Any:
        from llvmlite import ir

        return ir.Constant(ir.IntType(1), 0)

    @inlined
    def count(mask: int) -> int:
        """How many cards a mask has."""
        return _count(mask)  # type: ignore[call-arg]

    @inlined
    def lowest(mask: int) -> int:
        """The number of a mask's lowest card; 64 if it has none."""
        return _trailing(mask)  # type: ignore[call-arg]

    @inlined
    def highest(mask: int) -> int:
        """The number of a mask's highest card; -1 if it has none."""
        return 63 - _leading(mask)  # type: ignore[call-arg]


def _places_of_bits() -> NDArray[np.int8]:
    """For each set of 6 bits, which of them is its n-th: entry 8 * set + n."""
    places = np.zeros(64 * 8, dtype=np.int8)
    for bits in range(64):
        held = [place for place in range(6) if bits >> place & 1]
        places[8 * bits : 8 * bits + len(held)] = held
    return places


_PLACES: Final = _places_of_bits()


@inlined
def _pick_by_table(mask: int, n: int) -> int:
    """Without a loop, for how often it would run is mostly chance, which no processor foresees."""
    spades = count(mask & SUIT)
    hearts = spades + count(mask & (SUIT << SUIT_SIZE))
    diamonds = hearts + count(mask & (SUIT << 2 * SUIT_SIZE))
    suit = (n >= spades) + (n >= hearts) + (n >= diamonds)
    before = count(mask & ((1 << SUIT_SIZE * suit) - 1))
    lane = (mask >> SUIT_SIZE * suit) & SUIT
    n -= before
    low = count(lane & 63)
    high = int(n >= low)
    half = (lane >> 6 * high) & 63
    n -= low * high
    return SUIT_SIZE * suit + 6 * high + int(_PLACES[8 * half + n])


if SCATTERS:

    @intrinsic
    def _scatter(_context: Any, bits: Any, mask: Any) -> Any:  # noqa: ARG001
        def generate(_: Any, builder: Any, __: Any, args: Any) -> Any:
            from llvmlite import ir

            word = ir.IntType(64)
            pdep = builder.module.declare_intrinsic(
                "llvm.x86.bmi.pdep.64", (), ir.FunctionType(word, [word, word])
            )
            return builder.call(pdep, args)

        return types.int64(types.int64, types.int64), generate

    @inlined
    def pick_bit(mask: int, n: int) -> int:
        """A mask's card number n, counted from 0 and the lowest, as a mask. There must be one.

        Where the processor can lay a bit into the n-th place of a mask, that is all it takes.
        """
        return _scatter(1 << n, mask)  # type: ignore[call-arg]

else:

    @inlined
    def pick_bit(mask: int, n: int) -> int:
        """A mask's card number n, counted from 0 and the lowest, as a mask. There must be one."""
        return 1 << _pick_by_table(mask, n)


@inlined
def pick(mask: int, n: int) -> int:
    """The number of a mask's card number n, counted from 0 and the lowest. There must be one."""
    return lowest(pick_bit(mask, n))


@inlined
def suit_of(card: int) -> int:
    """Its suit, 0 to 3: a division by 12 that needs none."""
    return (card * 43) >> 9


@inlined
def of_suit(mask: int, suit: int) -> int:
    """A mask's cards of one suit, in their places."""
    return mask & (SUIT << SUIT_SIZE * suit)


@inlined
def suit_around(card: int) -> int:
    """All cards of a card's suit, both as masks."""
    floors = LOWEST_RANKS & (2 * card - 1)  # the lowest cards of its suit and of those before
    floor = floors - (floors >> SUIT_SIZE)
    return (floor << SUIT_SIZE) - floor
