"""What can be seen of a position without searching it."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from quinola.kernels.bits import SUIT, SUIT_SIZE, highest, lowest, suit_of
from quinola.kernels.compiling import inlined
from quinola.kernels.layout import FREE
from quinola.kernels.solving.question import (
    AT_FAULT,
    BEST,
    LANE,
    LOST,
    MAY_REVOKE,
    NEED,
    NOTHING,
    PLACE,
    REST,
    SEAT,
    STEP,
    SUM,
    TAKEN,
    TAKER,
    TURN,
    WEIGHTS,
)

Numbers = NDArray[np.int64]


@inlined
def may_break(question: Numbers, seat: int, trick: int) -> bool:
    """As `play.may_break_suit`: whether a seat need not follow suit."""
    if seat == question[MAY_REVOKE] and trick <= FREE:
        return True
    return ((question[AT_FAULT] >> seat) & 1) == 1


@inlined
def last_trick(question: Numbers, hands: Numbers, leader: int) -> int:
    """What the last trick counts: everybody has one card."""
    card = lowest(hands[leader])
    total = question[WEIGHTS + card]
    best = card
    taker = leader
    suit = suit_of(card)
    seat = leader
    for _ in range(3):
        seat = (seat + question[STEP]) & 3
        card = lowest(hands[seat])
        total += question[WEIGHTS + card]
        if card > best and suit_of(card) == suit:
            best = card
            taker = seat
    if taker == question[SEAT]:
        return total + question[TAKEN]
    return question[LOST]


@inlined
def _below(own: int, their: int) -> bool:
    """Whether own cards lie below others' one by one from the lowest, as far as both go."""
    while own != 0 and their != 0:
        if (own & -own) > (their & -their):
            return False
        own &= own - 1
        their &= their - 1
    return True


@inlined
def stays_out(question: Numbers, hands: Numbers, leads: bool, trick: int) -> bool:
    """Whether the seat can be seen to take no trick any more, if it wants none.

    Not on lead it can stay under every lead to come if in each suit its lowest card is below
    the others' lowest, its second lowest below their second lowest, and so on as far as both go:
    whatever is led, it plays its highest card below, or if it has none of the suit its highest of
    any suit, and what is left is so again. On lead it can if one of its cards is the lowest of a
    suit, is certain to be beaten, and leaves all as above.
    """
    seat = question[SEAT]
    mine = hands[seat]
    others = (hands[0] | hands[1] | hands[2] | hands[3]) ^ mine
    unsafe = -1
    for suit in range(4):
        own = (mine >> SUIT_SIZE * suit) & SUIT
        their = (others >> SUIT_SIZE * suit) & SUIT
        if not _below(own, their):
            if unsafe >= 0 or not leads:
                return False
            unsafe = suit
    if not leads:
        return True
    for suit in range(4):
        if unsafe in (-1, suit) and _leaves_by(question, hands, mine, others, suit, trick):
            return True
    return False


@inlined
def _leaves_by(
    question: Numbers, hands: Numbers, mine: int, others: int, suit: int, trick: int
) -> bool:
    """Whether the lowest card of a suit gets the seat out of the lead, the suit being safe then."""
    lane = SUIT << SUIT_SIZE * suit
    own = mine & lane
    their = others & lane
    if own == 0 or their == 0:
        return False
    card = own & -own
    beaten = False
    for other in range(4):
        held = hands[other] & lane
        if other != question[SEAT] and held != 0 and (held & -held) > card:
            beaten |= not may_break(question, other, trick)
    # At least one card of theirs goes to this trick; the highest is the worst for the seat to lose.
    return beaten and _below(own ^ card, their ^ (1 << highest(their)))


@inlined
def fate(question: Numbers, stack: Numbers, row: int) -> int:
    """What an open trick settles by itself, as `search.bound` returns it; NOTHING if it does not.

    If the seat cannot take the trick any more, the cards in it are lost to it; if it is certain
    to, it has at least those.
    """
    seat = question[SEAT]
    turn = stack[row + TURN]
    place = stack[row + PLACE]
    need = stack[row + NEED]
    higher = stack[row + LANE] & ~((2 << stack[row + BEST]) - 1)
    if stack[row + TAKER] != seat:
        has_played = ((seat - turn) * question[STEP] & 3) + place >= 4
        if not has_played and stack[seat] & higher:
            return NOTHING
        each = max(question[TAKEN], question[LOST])
        most = stack[row + REST] - stack[row + SUM] - each + question[LOST]
        if most < need:
            return most
        return question[LOST] if question[LOST] >= need else NOTHING
    least = stack[row + SUM] + question[TAKEN]
    if least < need:
        return NOTHING
    for _ in range(4 - place):
        if stack[turn] & higher:
            return NOTHING
        turn = (turn + question[STEP]) & 3
    return least
