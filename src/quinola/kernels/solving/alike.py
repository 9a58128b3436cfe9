"""Cards and positions that come to the same."""

from __future__ import annotations

from typing import Final

import numpy as np
from numpy.typing import NDArray

from quinola.kernels.bits import LOWEST_RANKS, PACK, SUIT, SUIT_SIZE, highest, lowest
from quinola.kernels.compiling import inlined, kernel
from quinola.kernels.solving.question import DEARER, WEIGHTS

Numbers = NDArray[np.int64]

PLAIN: Final = 0b0000_1111_1111 * LOWEST_RANKS
"""The eight lowest cards of each suit, which count nothing under any rules and are no honours: of
them only the order matters."""
_HIGHEST: Final = LOWEST_RANKS << (SUIT_SIZE - 1)
_COUNTING: Final = 4
"""How many cards of a suit are not plain: its highest."""
_SETS: Final = 1 << _COUNTING
_COUNTING_SUIT: Final = _SETS - 1


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
    if their cards, from the lowest up, belong to the same seats one by one, whatever they count.
    Of all alike the one with the lowest cards stands in `representatives` (4 suits by 4096 sets;
    sets with cards of nobody are left as they are).
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


@inlined
def counting(left: int) -> int:
    """Which of the cards that may count are left: four bits a suit."""
    plain = SUIT_SIZE - _COUNTING
    cards = (left >> plain) & _COUNTING_SUIT
    for suit in range(1, 4):
        cards |= ((left >> (SUIT_SIZE * suit + plain)) & _COUNTING_SUIT) << (_COUNTING * suit)
    return cards


@inlined
def dearer(question: Numbers, those: int, these: int) -> int:
    """What `these` count more than `those`, card by card of alike positions, where they do.

    Both are as from `counting`. No less can be added to the bound of the one for it to hold of the
    other: whatever is played, the cards taken count so much more at most.
    """
    more = 0
    for suit in range(4):
        pair = ((those & _COUNTING_SUIT) << _COUNTING) | (these & _COUNTING_SUIT)
        more += question[DEARER + _SETS * _SETS * suit + pair]
        those >>= _COUNTING
        these >>= _COUNTING
    return more


@kernel
def weigh(question: Numbers) -> None:
    """Put what `dearer` adds up into a question whose cards have been given their weights.

    In alike sets of a suit the highest cards stand for each other, the second highest, and so on.
    """
    for suit in range(4):
        weights = WEIGHTS + SUIT_SIZE * suit + SUIT_SIZE - _COUNTING
        for those in range(_SETS):
            for these in range(_SETS):
                own = these
                their = those
                more = 0
                while own:
                    weight = question[weights + highest(own)]
                    own ^= 1 << highest(own)
                    if their:
                        weight -= question[weights + highest(their)]
                        their ^= 1 << highest(their)
                    more += max(weight, 0)
                question[DEARER + _SETS * (_SETS * suit + those) + these] = more
