"""One seat against three with open cards: what it comes to, at least or at most.

`bound` answers whether the seat comes to a number: a depth-first search on a stack of its own that
asks only this (a null window), with a table of the positions met. `value` finds the number by
asking.
"""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from quinola.kernels import layout
from quinola.kernels.bits import SUIT, SUIT_SIZE, lowest, suit_of
from quinola.kernels.compiling import inlined, kernel
from quinola.kernels.layout import HANDS, LED, OPEN, PLAYED, TRICKS
from quinola.kernels.solving.alike import counting, representative
from quinola.kernels.solving.candidates import candidates, most_promising
from quinola.kernels.solving.limits import fate, last_trick, stays_out
from quinola.kernels.solving.question import (
    AT_FAULT,
    BEST,
    CARD,
    FIRST,
    FOUND,
    GAIN,
    KEY,
    KIND,
    LANE,
    LIKED,
    LOST,
    MAXIMISES,
    MAY_REVOKE,
    MOST,
    MOVES,
    NEED,
    NODES,
    NOTHING,
    PLACE,
    REST,
    ROW,
    SEAT,
    STEP,
    SUM,
    TAKEN,
    TAKER,
    TRICK,
    TURN,
    WEIGHTS,
)
from quinola.kernels.solving.table import KIND_SHIFT, LEADER_SHIFT, known, liked, write

Numbers = NDArray[np.int64]

_ENTER, _TRY, _LEAVE = range(3)


@inlined
def _weight(question: Numbers, cards: int) -> int:
    """What cards count in all."""
    weight = 0
    while cards:
        weight += question[WEIGHTS + lowest(cards)]
        cards &= cards - 1
    return weight


@kernel
def _set_out(rules: Numbers, state: Numbers, question: Numbers, stack: Numbers, need: int) -> None:
    """Put a position of play on the stack."""
    question[STEP] = rules[layout.STEP]
    question[AT_FAULT] = state[layout.AT_FAULT]
    question[MAY_REVOKE] = state[layout.MAY_REVOKE]
    left = 0
    for seat in range(4):
        stack[seat] = state[HANDS + seat]
        left |= state[HANDS + seat]
    each = max(question[TAKEN], question[LOST])
    stack[FIRST + TURN] = state[layout.TURN]
    stack[FIRST + PLACE] = state[PLAYED]
    stack[FIRST + LANE] = SUIT << SUIT_SIZE * state[LED] if state[PLAYED] else 0
    stack[FIRST + BEST] = state[layout.BEST]
    stack[FIRST + TAKER] = state[layout.BEST_SEAT]
    stack[FIRST + SUM] = _weight(question, state[OPEN])
    stack[FIRST + TRICK] = state[layout.TRICK]
    stack[FIRST + NEED] = need
    stack[FIRST + REST] = _weight(question, left | state[OPEN])
    stack[FIRST + REST] += each * (TRICKS + 1 - state[layout.TRICK])
    stack[FIRST + KEY] = -1


@inlined
def _start_of_trick(
    question: Numbers, representatives: Numbers, table: Numbers, stack: Numbers, row: int, left: int
) -> int:
    """What is known where a trick is to be led, as `bound` returns it; NOTHING if too little is.

    Notes the position's key and the card that the table likes.
    """
    turn = stack[row + TURN]
    need = stack[row + NEED]
    stack[row + KEY] = -1
    if need <= 0:
        return 0
    if stack[row + REST] < need:
        return stack[row + REST]
    if stack[row + TRICK] == TRICKS:
        return last_trick(question, stack, turn)
    key = representative(representatives, left) | (turn << LEADER_SHIFT)
    key |= question[KIND] << KIND_SHIFT
    found = known(question, table, key, counting(left), need)
    if found != NOTHING:
        return found
    stack[row + LIKED] = liked(table, key, left)
    stays = not question[MAXIMISES] and question[LOST] == 0
    if stays and stays_out(question, stack, turn == question[SEAT], stack[row + TRICK]):
        return 0
    stack[row + KEY] = key
    return NOTHING


@inlined
def _play(question: Numbers, stack: Numbers, row: int, card: int) -> None:
    """Play a card: the next row gets the position after it."""
    turn = stack[row + TURN]
    place = stack[row + PLACE]
    lane = stack[row + LANE]
    best = stack[row + BEST]
    taker = stack[row + TAKER]
    bit = 1 << card
    stack[row + MOVES] ^= bit
    stack[row + CARD] = card
    stack[turn] ^= bit
    total = stack[row + SUM] + question[WEIGHTS + card]
    if place == 0:
        lane = SUIT << SUIT_SIZE * suit_of(card)
    if place == 0 or (bit & lane and card > best):
        best = card
        taker = turn
    below = row + ROW
    stack[row + GAIN] = 0
    stack[below + LIKED] = -1
    if place < 3:
        stack[below + TURN] = (turn + question[STEP]) & 3
        stack[below + PLACE] = place + 1
        stack[below + LANE] = lane
        stack[below + BEST] = best
        stack[below + TAKER] = taker
        stack[below + SUM] = total
        stack[below + NEED] = stack[row + NEED]
        stack[below + REST] = stack[row + REST]
        stack[below + TRICK] = stack[row + TRICK]
        return
    gain = total + question[TAKEN] if taker == question[SEAT] else question[LOST]
    stack[row + GAIN] = gain
    stack[below + TURN] = taker
    stack[below + PLACE] = 0
    stack[below + LANE] = 0
    stack[below + SUM] = 0
    stack[below + NEED] = stack[row + NEED] - gain
    stack[below + REST] = stack[row + REST] - total - max(question[TAKEN], question[LOST])
    stack[below + TRICK] = stack[row + TRICK] + 1


@inlined
def _take_back(question: Numbers, stack: Numbers, row: int, found: int) -> bool:
    """Take the card of a row back, which came to `found`; says whether no other need be tried."""
    turn = stack[row + TURN]
    card = stack[row + CARD]
    stack[turn] |= 1 << card
    found += stack[row + GAIN]
    if (turn == question[SEAT]) == question[MAXIMISES]:
        stack[row + FOUND] = max(found, stack[row + FOUND])
        enough = found >= stack[row + NEED]
    else:
        stack[row + FOUND] = min(found, stack[row + FOUND])
        enough = found < stack[row + NEED]
    if enough:
        stack[row + LIKED] = card
    return enough


@kernel
def bound(
    rules: Numbers,
    state: Numbers,
    question: Numbers,
    representatives: Numbers,
    table: Numbers,
    stack: Numbers,
    need: int,
) -> int:
    """Whether the seat comes to `need` or more from here on with best play by all.

    If what is returned is at least `need`, it comes to that much or more, else to that much or
    less. `state` is in play and left as it is; what the open trick counts is included. The card
    that makes it so, for the player on turn, is in `stack[FIRST + LIKED]` if it is he who wins.
    """
    _set_out(rules, state, question, stack, need)
    row = FIRST
    stack[row + LIKED] = -1
    found = 0
    nodes = 0
    phase = _ENTER
    while True:
        if phase == _ENTER:
            nodes += 1
            left = stack[0] | stack[1] | stack[2] | stack[3]
            found = NOTHING
            if row > FIRST:
                if stack[row + PLACE]:
                    found = fate(question, stack, row)
                else:
                    found = _start_of_trick(question, representatives, table, stack, row, left)
            if found != NOTHING:
                phase = _LEAVE
            else:
                stack[row + MOVES] = candidates(question, stack, row, left)
                wants_much = (stack[row + TURN] == question[SEAT]) == question[MAXIMISES]
                stack[row + FOUND] = -1 if wants_much else MOST
                phase = _TRY
        elif phase == _TRY:
            if stack[row + MOVES]:
                _play(question, stack, row, most_promising(question, stack, row))
                row += ROW
                phase = _ENTER
                if stack[row + TRICK] > TRICKS:
                    found = 0
                    stack[row + KEY] = -1
                    phase = _LEAVE
                continue
            found = stack[row + FOUND]
            phase = _LEAVE
        if phase == _LEAVE:
            if stack[row + PLACE] == 0 and stack[row + KEY] >= 0:
                left = stack[0] | stack[1] | stack[2] | stack[3]
                key = stack[row + KEY]
                card = stack[row + LIKED]
                write(table, key, counting(left), left, card, found, stack[row + NEED])
            if row == FIRST:
                stack[NODES] += nodes
                return found
            row -= ROW
            phase = _TRY
            if _take_back(question, stack, row, found):
                found = stack[row + FOUND]
                phase = _LEAVE


@kernel
def value(
    rules: Numbers,
    state: Numbers,
    question: Numbers,
    representatives: Numbers,
    table: Numbers,
    stack: Numbers,
    low: int,
    high: int,
) -> int:
    """What the seat comes to from here on, known to be from `low` to `high`.

    Asking for one more each time finds out least that is not needed. But in a whole deal that
    comes to many points each answer of yes may take long to find, and there are many: there the
    middle is asked for.
    """
    while low < high:
        need = low + 1
        if state[layout.TRICK] == 1:
            need = (low + high + 1) // 2
        found = bound(rules, state, question, representatives, table, stack, need)
        if found >= need:
            low = found
        else:
            high = found
    return low
