"""The table of positions met: what the seat comes to from there lies between two bounds.

A slot has two places of two numbers: key and liked card, lower and upper bound. The key is exact:
the cards that stand for those left (`alike.represent`), the leader and the question's kind.
"""

from __future__ import annotations

from typing import Final

import numpy as np
from numpy.typing import NDArray

from quinola.kernels.bits import PACK, SUIT, SUIT_SIZE, count, pick, suit_of
from quinola.kernels.compiling import inlined
from quinola.kernels.solving.question import MOST

Numbers = NDArray[np.int64]

LEADER_SHIFT: Final = 48
KIND_SHIFT: Final = 50
_LIKED_SHIFT: Final = 54
_KEYS: Final = (1 << _LIKED_SHIFT) - 1
_BOUND_SIZE: Final = 31
_SPREAD: Final = 0x2545F4914F6CDD1D
_SLOT: Final = 4


@inlined
def _first_place(table: Numbers, key: int) -> int:
    mixed = key * _SPREAD
    slots = table.shape[0] // _SLOT
    return (((mixed ^ (mixed >> 29)) >> 3) & (slots - 1)) * _SLOT


@inlined
def find(table: Numbers, key: int) -> int:
    """Where a key stands; -1 if it does not."""
    place = _first_place(table, key)
    if table[place] & _KEYS == key:
        return place
    if table[place + 2] & _KEYS == key:
        return place + 2
    return -1


@inlined
def _make_room(table: Numbers, key: int) -> int:
    """Where to write a key that does not stand there yet.

    The first place of a slot is for the position with more cards left, which took longer to
    search, as long as the same question is asked.
    """
    place = _first_place(table, key)
    old = table[place]
    if ((old ^ key) >> KIND_SHIFT) & 15 == 0 and count(old & PACK) > count(key & PACK):
        return place + 2
    table[place + 2] = old
    table[place + 3] = table[place + 1]
    return place


@inlined
def low_at(table: Numbers, place: int) -> int:
    return table[place + 1] & MOST


@inlined
def high_at(table: Numbers, place: int) -> int:
    return table[place + 1] >> _BOUND_SIZE


@inlined
def liked_at(table: Numbers, place: int, left: int) -> int:
    """The liked card among the cards left; -1 if none is noted.

    It is noted by its suit and how many of the suit are below it, which alike positions share.
    """
    noted = table[place] >> _LIKED_SHIFT
    if noted == 0:
        return -1
    return pick(left & (SUIT << SUIT_SIZE * (noted & 3)), (noted >> 2) - 1)


@inlined
def write(table: Numbers, key: int, left: int, liked: int, found: int, need: int) -> None:
    """Note that the seat comes to `found` at least, if that is `need` or more, or else at most."""
    low = 0
    high = MOST
    place = find(table, key)
    if place < 0:
        place = _make_room(table, key)
    else:
        low = low_at(table, place)
        high = high_at(table, place)
    if found >= need:
        low = max(low, found)
    else:
        high = min(high, found)
    noted = 0
    if liked >= 0:
        suit = suit_of(liked)
        below = left & (SUIT << SUIT_SIZE * suit) & ((1 << liked) - 1)
        noted = ((count(below) + 1) << 2) | suit
    table[place] = key | (noted << _LIKED_SHIFT)
    table[place + 1] = low | (high << _BOUND_SIZE)
