"""The table of positions met: what the seat comes to from there lies between two bounds.

A slot has two places of three numbers: key and liked card, lower and upper bound, and which of the
cards that may count are left. The key is exact: the cards that stand for those left
(`alike.represent`), the leader and the question's kind. Positions with the same key are alike but
for what their cards count, and what is known of one bounds the other.
"""

from __future__ import annotations

from typing import Final

import numpy as np
from numpy.typing import NDArray

from quinola.kernels.bits import PACK, SUIT, SUIT_SIZE, count, pick, suit_of
from quinola.kernels.compiling import inlined
from quinola.kernels.solving.alike import dearer
from quinola.kernels.solving.question import MOST, NOTHING

Numbers = NDArray[np.int64]

LEADER_SHIFT: Final = 48
KIND_SHIFT: Final = 50
_LIKED_SHIFT: Final = 54
_KEYS: Final = (1 << _LIKED_SHIFT) - 1
_BOUND_SIZE: Final = 31
_SPREAD: Final = 0x2545F4914F6CDD1D
_PLACE: Final = 3
SLOT: Final = 2 * _PLACE
"""Numbers in a slot. A table has a power of two of slots."""


@inlined
def _first_place(table: Numbers, key: int) -> int:
    mixed = key * _SPREAD
    slots = table.shape[0] // SLOT
    return (((mixed ^ (mixed >> 29)) >> 3) & (slots - 1)) * SLOT


@inlined
def known(question: Numbers, table: Numbers, key: int, cards: int, need: int) -> int:
    """What the table knows of a position, as `search.bound` returns it; NOTHING if too little.

    `cards` are those of it that may count. What is known of a position that is alike but for what
    its cards count is as good, less the difference.
    """
    place = _first_place(table, key)
    for _ in range(2):
        if table[place] & _KEYS == key:
            there = table[place + 2]
            low = (table[place + 1] & MOST) - dearer(question, cards, there)
            if low >= need:
                return low
            high = (table[place + 1] >> _BOUND_SIZE) + dearer(question, there, cards)
            if high < need:
                return high
        place += _PLACE
    return NOTHING


@inlined
def liked(table: Numbers, key: int, left: int) -> int:
    """The card among those left that was liked in an alike position; -1 if none is noted.

    It is noted by its suit and how many of the suit are below it, which alike positions share.
    """
    place = _first_place(table, key)
    for _ in range(2):
        noted = table[place] >> _LIKED_SHIFT
        if noted != 0 and table[place] & _KEYS == key:
            return pick(left & (SUIT << SUIT_SIZE * (noted & 3)), (noted >> 2) - 1)
        place += _PLACE
    return -1


@inlined
def _find(table: Numbers, key: int, cards: int) -> int:
    """Where exactly this position stands; -1 if it does not."""
    place = _first_place(table, key)
    for _ in range(2):
        if table[place] & _KEYS == key and table[place + 2] == cards:
            return place
        place += _PLACE
    return -1


@inlined
def _make_room(table: Numbers, key: int) -> int:
    """Where to write a position that does not stand there yet.

    The first place of a slot is for the position with more cards left, which took longer to
    search, as long as the same question is asked.
    """
    place = _first_place(table, key)
    old = table[place]
    if ((old ^ key) >> KIND_SHIFT) & 15 == 0 and count(old & PACK) > count(key & PACK):
        return place + _PLACE
    for number in range(_PLACE):
        table[place + _PLACE + number] = table[place + number]
    return place


@inlined
def write(
    table: Numbers, key: int, cards: int, left: int, card: int, found: int, need: int
) -> None:
    """Note that the seat comes to `found` at least, if that is `need` or more, or else at most.

    `card` is the one to try first the next time, -1 if none is.
    """
    low = 0
    high = MOST
    place = _find(table, key, cards)
    if place < 0:
        place = _make_room(table, key)
    else:
        low = table[place + 1] & MOST
        high = table[place + 1] >> _BOUND_SIZE
    if found >= need:
        low = max(low, found)
    else:
        high = min(high, found)
    noted = 0
    if card >= 0:
        suit = suit_of(card)
        below = left & (SUIT << SUIT_SIZE * suit) & ((1 << card) - 1)
        noted = ((count(below) + 1) << 2) | suit
    table[place] = key | (noted << _LIKED_SHIFT)
    table[place + 1] = low | (high << _BOUND_SIZE)
    table[place + 2] = cards
