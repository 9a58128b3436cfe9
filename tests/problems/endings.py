"""The last tricks in every deal that agrees with a view: counted out, not sampled."""

from __future__ import annotations

from math import factorial
from random import Random
from typing import Final

import numpy as np
from numpy.typing import NDArray

from quinola.deduction import Beliefs
from quinola.kernels.bits import lowest
from quinola.kernels.chance import stream
from quinola.kernels.compiling import kernel
from quinola.kernels.encoding import NO_FAULTS, coding
from quinola.kernels.layout import ASIDE, OVER, PHASE, RESULT_SIZE, STATE_SIZE, TALON, TURN
from quinola.kernels.play import act, actions, copy
from quinola.kernels.settlement import PLAY_BEGUN, settle
from quinola.view import View

Numbers = NDArray[np.int64]
Reals = NDArray[np.float64]

MOST: Final = 60_000
"""Deals that are still counted out."""

LEAST, UTMOST = 4, 5
"""Places of a line's values behind the four seats' nets: the least and the utmost that the seat
asked about can come to, however all play."""


def count_of(beliefs: Beliefs) -> int:
    """How many deals agree, cards aside not told apart by their places."""
    return round(beliefs.count / factorial(len(beliefs.evidence.places_hidden)))


def all_worlds(view: View) -> Numbers:
    """Every deal that agrees with a view, once: shape (n, STATE_SIZE).

    Drawn until all that `Beliefs` counts have turned up. Raises `ValueError` above `MOST`.
    """
    beliefs = Beliefs(view)
    wanted = count_of(beliefs)
    if wanted > MOST:
        raise ValueError(f"{wanted} deals are too many")
    chance = stream(Random(view.phase))
    found = np.empty((0, STATE_SIZE), dtype=np.int64)
    while len(found) < wanted:
        more = beliefs.sample(8 * wanted + 64, chance).states
        # By what was drawn and put aside by whom nothing is settled.
        more[:, TALON : TALON + 3] = more[:, ASIDE : ASIDE + 4] = 0
        found = np.unique(np.concatenate([found, more]), axis=0)
    assert len(found) == wanted
    return found


def outcomes(view: View, worlds: Numbers) -> Reals:
    """What each of the view's actions comes to in each world, shape (n, k, 3).

    The seat's net from the play on when everyone plays for himself with open cards (max^n:
    Luckhardt & Irani 1986; of equal choices the lowest card), then the least and the utmost of all
    lines.
    """
    code = coding(view.ruleset)
    choices = np.array([code.encode(action) for action in view.actions()])
    values = np.zeros((len(worlds), len(choices), 3), dtype=np.float64)
    stack = np.zeros((48, STATE_SIZE), dtype=np.int64)
    lines = np.zeros((48, 6), dtype=np.int64)
    result = np.zeros(RESULT_SIZE, dtype=np.int64)
    for world, state in enumerate(worlds):
        for place, choice in enumerate(choices):
            stack[0] = state
            act(code.rules, stack[0], choice)
            play_on(code.rules, stack, 0, int(view.seat), view.standing.remise, lines, result)
            values[world, place] = lines[0, view.seat], lines[0, LEAST], lines[0, UTMOST]
    return values


@kernel
def play_on(
    rules: Numbers,
    stack: Numbers,
    depth: int,
    seat: int,
    remise: int,
    lines: Numbers,
    result: Numbers,
) -> int:
    """Put into `lines[depth]` what the deal in `stack[depth]` comes to; returns 0."""
    state = stack[depth]
    if state[PHASE] == OVER:
        settle(rules, state, remise, PLAY_BEGUN, NO_FAULTS, result)
        for player in range(4):
            lines[depth, player] = result[player]
        lines[depth, LEAST] = lines[depth, UTMOST] = result[seat]
        return 0
    turn = state[TURN]
    may = actions(state)
    first = True
    while may:
        choice = lowest(may)
        may &= may - 1
        copy(stack[depth + 1], state)
        act(rules, stack[depth + 1], choice)
        play_on(rules, stack, depth + 1, seat, remise, lines, result)
        least, utmost = lines[depth + 1, LEAST], lines[depth + 1, UTMOST]
        if not first:
            least, utmost = min(least, lines[depth, LEAST]), max(utmost, lines[depth, UTMOST])
        if first or lines[depth + 1, turn] > lines[depth, turn]:
            for player in range(4):
                lines[depth, player] = lines[depth + 1, player]
        lines[depth, LEAST], lines[depth, UTMOST] = least, utmost
        first = False
    return 0
