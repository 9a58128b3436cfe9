"""Cards and positions that come to the same."""

from __future__ import annotations

from typing import Final

import numpy as np
from numpy.typing import NDArray

from quinola.kernels.bits import LOWEST_RANKS, PACK, SUIT, SUIT_SIZE, highest, lowest
from quinola.kernels.compiling import inlined, kernel

Numbers = NDArray[np.int64]

PLAIN: Final = 0b0000_1111_1111 * LOWEST_RANKS
"""The eight lowest cards of each suit, which count nothing under any rules and are no honours: of
them only the order matters."""
_HIGHEST: Final = LOWEST_RANKS << (SUIT_SIZE - 1)
_PLAIN_SUIT: Final = PLAIN & SUIT


@inlined
def joined(hand: int, live: int) -> int:
    """The cards of a hand with no live card between them and the next lower one of the hand.

    Live are the cards in the hands and the one that takes the open trick so far: all others are
    out of the comparison.
    """
    # Where no card is alive a carry runs on to the next that is; a suit's highest place stops it.
    gaps = PACK & ~live & ~_HIGHEST
    above = (hand & ~_HIGHEST) << 1
    return ((((above & gaps) + gaps) & ~gaps) | (above & ~gaps)) & hand


@kernel
def represent(hands: Numbers, representatives: Numbers) -> None:
    """For each set of cards of a suit that may be left, the set that stands for all alike.

    `hands` are four masks: who holds, or held when the deal began, each card. Two sets are alike
    if their plain cards, from the lowest up, belong to the same seats one by one, and they have
    the same cards that count. Of all alike the one with the lowest cards stands in
    `representatives` (4 suits by 4096 sets; sets with cards of nobody are left as they are).
    """
    for suit in range(4):
        shift = SUIT_SIZE * suit
        present = ((hands[0] | hands[1] | hands[2] | hands[3]) >> shift) & SUIT
        row = suit << SUIT_SIZE
        representatives[row] = 0
        # The subsets of `present` in rising order.
        left = (0 - present) & present
        while left != 0:
            top = highest(left)
            rest = representatives[row + (left ^ (1 << top))]
            chosen = 1 << top
            if chosen & _PLAIN_SUIT:
                for seat in range(4):
                    held = (hands[seat] >> shift) & SUIT
                    if held & chosen:
                        above = held & ~((2 << highest(rest)) - 1) if rest else held
                        chosen = 1 << lowest(above)
                        break
            representatives[row + left] = rest | chosen
            left = (left - present) & present


@inlined
def representative(representatives: Numbers, left: int) -> int:
    """The cards that stand for those left in all four hands: a mask."""
    return (
        representatives[left & SUIT]
        | (representatives[4096 + ((left >> 12) & SUIT)] << 12)
        | (representatives[8192 + ((left >> 24) & SUIT)] << 24)
        | (representatives[12288 + ((left >> 36) & SUIT)] << 36)
    )
