"""The end of a deal with open cards, each player for himself: max^n in fiches.

Luckhardt & Irani (1986): on each turn the player on turn takes what is best for his own net of the
whole settlement, knowing that all after him do the same. Of equal choices he takes the card with
the lowest number (spades, hearts, diamonds, clubs, in each the lowest first), so that there is one
result only.
"""

from __future__ import annotations

from typing import Final

import numpy as np
from numpy.typing import NDArray

from quinola.kernels.bits import lowest
from quinola.kernels.compiling import kernel
from quinola.kernels.layout import (
    BEST,
    CLAIMS,
    HANDS,
    PHASE,
    PLAY,
    PLAYED,
    RESULT_SIZE,
    STATE_SIZE,
    TURN,
)
from quinola.kernels.play import copy, legal, play
from quinola.kernels.settlement import settle
from quinola.kernels.solving.alike import PLAIN, joined

Numbers = NDArray[np.int64]

# After a ply's state: the moves it has not tried, the card it is trying, its best so far.
_MOVES: Final = STATE_SIZE
_CARD: Final = STATE_SIZE + 1
_CHOSEN: Final = STATE_SIZE + 2
_NETS: Final = STATE_SIZE + 3
ROW: Final = _NETS + 4

TRICKS_LEFT: Final = 4
"""The deepest search."""


def new_plies() -> Numbers:
    """Room for `max_n`: a row for each card that may be to come, and the end."""
    return np.zeros((4 * TRICKS_LEFT + 1, ROW), dtype=np.int64)


def new_result() -> Numbers:
    """Room for one settlement."""
    return np.zeros(RESULT_SIZE, dtype=np.int64)


@kernel
def _moves(state: Numbers) -> int:
    """What may be played, less plain cards for which the next lower one stands.

    Such two cards lead to the same settlements, in the same order of their numbers.
    """
    turn = state[TURN]
    live = state[HANDS] | state[HANDS + 1] | state[HANDS + 2] | state[HANDS + 3]
    if state[PLAYED]:
        live |= 1 << state[BEST]
    return legal(state) & ~(joined(state[HANDS + turn], live) & PLAIN)


@kernel
def _settle_end(
    rules: Numbers, state: Numbers, pool: int, drawn: int, faults: Numbers, result: Numbers
) -> None:
    """Settle a deal played out; where payments must be claimed, everybody claims what is his."""
    state[CLAIMS] = 15
    settle(rules, state, pool, drawn, faults, result)


@kernel
def max_n(
    rules: Numbers,
    state: Numbers,
    pool: int,
    drawn: int,
    faults: Numbers,
    plies: Numbers,
    result: Numbers,
    nets: Numbers,
) -> int:
    """The best card for the player on turn; what all play to comes to is put into `nets`.

    `state` is in play with at most four tricks left; `pool`, `drawn` and `faults` are as for
    `settle`; `plies` and `result` are room to work in. Nets are by seat, in fiches. With every card
    of a seat known this is exact; for a bot the cards are those that it imagines.
    """
    copy(plies[0], state)
    depth = 0
    plies[0, _MOVES] = _moves(state)
    plies[0, _CHOSEN] = -1
    while True:
        row = plies[depth]
        moves = row[_MOVES]
        if moves:
            card = lowest(moves)
            row[_MOVES] = moves & (moves - 1)
            row[_CARD] = card
            depth += 1
            child = plies[depth]
            copy(child, row)
            play(rules, child, card)
            if child[PHASE] == PLAY:
                child[_MOVES] = _moves(child)
                child[_CHOSEN] = -1
                continue
            _settle_end(rules, child, pool, drawn, faults, result)
            for seat in range(4):
                child[_NETS + seat] = result[seat]
        elif depth == 0:
            for seat in range(4):
                nets[seat] = row[_NETS + seat]
            return row[_CHOSEN]
        child = plies[depth]
        depth -= 1
        row = plies[depth]
        turn = row[TURN]
        if row[_CHOSEN] < 0 or child[_NETS + turn] > row[_NETS + turn]:
            row[_CHOSEN] = row[_CARD]
            for seat in range(4):
                row[_NETS + seat] = child[_NETS + seat]
