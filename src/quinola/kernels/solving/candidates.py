"""Which cards are worth trying, and which of them first."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from quinola.kernels.bits import SUIT, SUIT_SIZE, highest, lowest, suit_of
from quinola.kernels.compiling import inlined
from quinola.kernels.solving.alike import PLAIN, joined
from quinola.kernels.solving.limits import may_break
from quinola.kernels.solving.question import (
    BEST,
    LANE,
    LIKED,
    MAXIMISES,
    MOVES,
    PLACE,
    SEAT,
    STEP,
    TAKER,
    TRICK,
    TURN,
    WEIGHTS,
)

Numbers = NDArray[np.int64]


@inlined
def candidates(question: Numbers, stack: Numbers, row: int, left: int) -> int:
    """The cards that may be played, less those for which another stands: a mask.

    `left` are the cards in all hands. Two cards of a hand with no live card between them win and
    lose alike, so they differ only in what they count; of two that count the same the lower
    stands for both.
    """
    turn = stack[row + TURN]
    hand = stack[turn]
    moves = hand & stack[row + LANE]
    if moves == 0 or may_break(question, turn, stack[row + TRICK]):
        moves = hand
    if stack[row + PLACE]:
        left |= 1 << stack[row + BEST]
    doubles = joined(hand, left) & moves
    moves ^= doubles & PLAIN
    doubles &= ~PLAIN
    while doubles:
        moves = _without_worse(question, stack, row, moves, lowest(doubles))
        doubles &= doubles - 1
    return moves


@inlined
def _without_worse(question: Numbers, stack: Numbers, row: int, moves: int, card: int) -> int:
    """The moves less `card` or less the next lower one, if the other is never worse.

    It is so when it is certain whose the trick will be: one card then counts in it, the other
    later or never. Playing the higher weight, w more, to a trick of the seat's gains w now, and
    holding it instead could gain w at most.
    """
    seat = question[SEAT]
    turn = stack[row + TURN]
    other = highest(moves & ((1 << card) - 1))
    more = question[WEIGHTS + card] - question[WEIGHTS + other]
    if more == 0:
        return moves ^ (1 << card)
    lane = stack[row + LANE]
    best = stack[row + BEST]
    taker = stack[row + TAKER]
    suit = SUIT << SUIT_SIZE * suit_of(card)
    if lane == 0 or (suit == lane and card > best):
        lane = suit
        best = card
        taker = turn
    higher = lane & ~((2 << best) - 1)
    for _ in range(3 - stack[row + PLACE]):
        turn = (turn + question[STEP]) & 3
        if seat in (taker, turn) and stack[turn] & higher:
            return moves
    wants_much = (stack[row + TURN] == seat) == question[MAXIMISES]
    if (more > 0) == (wants_much == (taker == seat)):
        return moves ^ (1 << other)
    return moves ^ (1 << card)


@inlined
def most_promising(question: Numbers, stack: Numbers, row: int) -> int:
    """The card to try next. There must be one."""
    cards = stack[row + MOVES]
    chosen = lowest(cards)
    if cards & (cards - 1) == 0:
        return chosen
    liked = stack[row + LIKED]
    if liked >= 0 and (cards >> liked) & 1:
        return liked
    most = -(1 << 20)
    while cards:
        card = lowest(cards)
        cards &= cards - 1
        looks = _promise(question, stack, row, card)
        if looks > most:
            most = looks
            chosen = card
    return chosen


@inlined
def _promise(question: Numbers, stack: Numbers, row: int, card: int) -> int:
    """How good a card looks to the one who plays it: orders the search, decides nothing."""
    seat = question[SEAT]
    lane = stack[row + LANE]
    rank = card - SUIT_SIZE * suit_of(card)
    weight = min(question[WEIGHTS + card], 8)
    follows = (lane >> card) & 1
    beats = follows == 1 and card > stack[row + BEST]
    if stack[row + TURN] == seat:
        last = stack[row + PLACE] == 3
        if question[MAXIMISES]:
            return _to_take(weight, rank, lane, beats, last)
        if lane == 0:
            return _to_lose_the_lead(question, stack, card, weight, rank)
        return _to_stay_out(weight, rank, follows, beats, last)
    if question[MAXIMISES]:
        return _to_keep_from(question, stack, row, card, weight, rank, beats)
    return _to_burden(question, stack, row, card, weight, rank, beats)


@inlined
def _to_take(weight: int, rank: int, lane: int, beats: bool, last: bool) -> int:
    """The seat wants much: it leads high, takes what it can, and spares what counts."""
    if lane == 0:
        return rank + weight
    if beats:
        return 60 + (weight if last else rank)
    return -8 * weight - rank


@inlined
def _to_lose_the_lead(question: Numbers, stack: Numbers, card: int, weight: int, rank: int) -> int:
    """The seat wants little: it leads what is sure to be beaten, by what counts, or else low."""
    lane = SUIT << SUIT_SIZE * suit_of(card)
    lost = -1
    for other in range(4):
        held = stack[other] & lane
        if other != question[SEAT] and held != 0 and lowest(held) > card:
            lost = max(lost, min(question[WEIGHTS + lowest(held)], 8))
    if lost < 0:
        return -rank
    return 100 + 8 * lost + 4 * weight - rank


@inlined
def _to_stay_out(weight: int, rank: int, follows: int, beats: bool, last: bool) -> int:
    """The seat wants little: it stays just under, and throws off what counts."""
    if not follows:
        return 8 * weight + rank
    if beats:
        return rank if last else -rank
    return 60 + rank


@inlined
def _to_keep_from(
    question: Numbers, stack: Numbers, row: int, card: int, weight: int, rank: int, beats: bool
) -> int:
    """The others want the seat to have little: they keep above it, and give what is not its own."""
    seat = question[SEAT]
    turn = stack[row + TURN]
    lane = stack[row + LANE]
    sparing = -8 * weight - rank
    if lane == 0:
        held = stack[seat] & (SUIT << SUIT_SIZE * suit_of(card))
        if held == 0:
            return rank
        return 20 + rank if highest(held) < card else sparing
    if ((seat - turn) * question[STEP] & 3) + stack[row + PLACE] >= 4:
        if stack[row + TAKER] != seat:
            return 8 * weight - rank
        return 60 + rank if beats else sparing
    held = stack[seat] & lane
    if beats and (held == 0 or highest(held) < card):
        return 40 - rank
    return sparing


@inlined
def _to_burden(
    question: Numbers, stack: Numbers, row: int, card: int, weight: int, rank: int, beats: bool
) -> int:
    """The others want the seat to have much: they keep below it, and throw on its tricks."""
    seat = question[SEAT]
    turn = stack[row + TURN]
    lane = stack[row + LANE]
    if lane == 0:
        held = stack[seat] & (SUIT << SUIT_SIZE * suit_of(card))
        if held == 0:
            return -40 - rank
        return 40 - rank if lowest(held) > card else -rank
    if ((seat - turn) * question[STEP] & 3) + stack[row + PLACE] >= 4:
        if stack[row + TAKER] != seat:
            return rank - 8 * weight
        return -60 if beats else 8 * weight + rank
    if beats:
        return -rank
    return 8 * weight + rank + (10 if (lane >> card) & 1 else 0)
