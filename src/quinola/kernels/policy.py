"""A policy: small networks that put a figure on each choice, fast enough for rollouts.

One network looks at cards to be played, one at the exchange; both read `features`, and a choice's
figure has meaning only beside those of the other choices of the moment. Announcing and claiming,
where there is little to weigh, go by rule.
"""

from __future__ import annotations

from pathlib import Path
from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from quinola.kernels.bits import SUIT, SUIT_SIZE, count, lowest
from quinola.kernels.compiling import inlined, kernel
from quinola.kernels.features import (
    EXCHANGE_WIDTH,
    SITUATION,
    WIDTH,
    see_card,
    see_exchange,
    see_situation,
)
from quinola.kernels.layers import dense
from quinola.kernels.layout import (
    ANNOUNCE,
    ANNOUNCES,
    CLAIMS_IT,
    EXCHANGE,
    HANDS,
    HOLDER,
    OVER,
    PASS,
    PHASE,
    PLAY,
    RESULT_SIZE,
    STATE_SIZE,
    TURN,
)
from quinola.kernels.play import act, actions, legal

Numbers = NDArray[np.int64]
Chance = NDArray[np.uint64]
Weights = NDArray[np.float32]

FIRST: Final = 64
SECOND: Final = 16
"""Widths of the hidden layers."""


class Net(NamedTuple):
    """The weights of a policy: matrices from inputs (rows) to outputs (columns)."""

    play_first: Weights
    play_second: Weights
    play_second_bias: Weights
    play_last: Weights
    exchange_first: Weights
    exchange_second: Weights
    exchange_second_bias: Weights
    exchange_last: Weights


class Sheet(NamedTuple):
    """What a policy writes on while it thinks; one for each thread."""

    row: Weights
    figures: Weights
    """What it made of each action in the last choice, by the action's number."""
    zero: Weights
    common: Weights
    """What the situation contributes to the first layer, the same for all its choices."""
    first: Weights
    second: Weights
    state: Numbers
    """A deal to try things out on."""
    result: Numbers


def new_sheet() -> Sheet:
    """A sheet for one thread."""
    return Sheet(
        np.zeros(max(WIDTH, EXCHANGE_WIDTH), dtype=np.float32),
        np.zeros(52, dtype=np.float32),
        np.zeros(FIRST, dtype=np.float32),
        np.zeros(FIRST, dtype=np.float32),
        np.zeros(FIRST, dtype=np.float32),
        np.zeros(SECOND, dtype=np.float32),
        np.zeros(STATE_SIZE, dtype=np.int64),
        np.zeros(RESULT_SIZE, dtype=np.int64),
    )


def load_net(path: Path) -> Net:
    """A policy's weights as `save_net` writes them. Raises `ValueError` for another shape."""
    with np.load(path) as stored:
        net = Net(*(np.ascontiguousarray(stored[name], dtype=np.float32) for name in Net._fields))
    expected = tuple(weights.shape for weights in blank_net())
    if tuple(weights.shape for weights in net) != expected:
        raise ValueError(f"{path.name}: not the weights of this version")
    return net


def save_net(net: Net, path: Path) -> None:
    """Write a policy's weights, in half precision, which is more than they need."""
    halves = {name: weights.astype(np.float16) for name, weights in net._asdict().items()}
    np.savez_compressed(path, allow_pickle=False, **halves)


def blank_net() -> Net:
    """A policy that finds all choices equal."""
    deeper = ((FIRST, SECOND), (SECOND,), (SECOND,))
    shapes = ((WIDTH, FIRST), *deeper, (EXCHANGE_WIDTH, FIRST), *deeper)
    return Net(*(np.zeros(shape, dtype=np.float32) for shape in shapes))


_to_first = dense(FIRST, rectified=False)
_to_second = dense(SECOND, rectified=True)


@kernel
def weigh_cards(
    rules: Numbers, state: Numbers, pool: int, may: int, net: Net, sheet: Sheet
) -> None:
    """Put a figure on each of some cards to play."""
    row = sheet.row
    see_situation(rules, state, pool, row)
    _to_first(row, 0, SITUATION, net.play_first, sheet.zero, sheet.common)
    left = may
    while left:
        card = lowest(left)
        left &= left - 1
        see_card(rules, state, pool, card, row)
        _to_first(row, SITUATION, WIDTH, net.play_first, sheet.common, sheet.first)
        _to_second(sheet.first, 0, FIRST, net.play_second, net.play_second_bias, sheet.second)
        sheet.figures[card] = _sum(sheet.second, net.play_last, SECOND)


@inlined
def _sum(inputs: Weights, weights: Weights, width: int) -> np.float32:
    """The last output: inputs above 0, weighted."""
    figure = np.float32(0)
    for place in range(width):
        figure += max(inputs[place], np.float32(0)) * weights[place]
    return figure


@kernel
def weigh_exchange(
    rules: Numbers, state: Numbers, pool: int, may: int, net: Net, sheet: Sheet
) -> None:
    """Put a figure on each of some discards, and on declining."""
    row = sheet.row
    left = may
    while left:
        action = lowest(left)
        left &= left - 1
        see_exchange(rules, state, pool, action, row)
        _to_first(row, 0, EXCHANGE_WIDTH, net.exchange_first, sheet.zero, sheet.first)
        _to_second(
            sheet.first, 0, FIRST, net.exchange_second, net.exchange_second_bias, sheet.second
        )
        sheet.figures[action] = _sum(sheet.second, net.exchange_last, SECOND)


@kernel
def best_of(figures: Weights, may: int) -> int:
    """The action with the highest figure; of equals the lowest."""
    best = lowest(may)
    left = may & (may - 1)
    while left:
        action = lowest(left)
        left &= left - 1
        if figures[action] > figures[best]:
            best = action
    return best


@kernel
def choose(rules: Numbers, state: Numbers, pool: int, net: Net, sheet: Sheet) -> int:
    """The action that a policy finds best in any phase."""
    phase = state[PHASE]
    if phase == PLAY:
        may = legal(state)
        if may & (may - 1) == 0:
            return lowest(may)
        weigh_cards(rules, state, pool, may, net, sheet)
        return best_of(sheet.figures, may)
    if phase == EXCHANGE:
        may = actions(state)
        weigh_exchange(rules, state, pool, may, net, sheet)
        return best_of(sheet.figures, may)
    if phase == ANNOUNCE:
        return ANNOUNCES if announces(state) else PASS
    return CLAIMS_IT


@kernel
def announces(state: Numbers) -> bool:
    """Whether to announce an espagnolette: with low cards enough beside it to take no trick."""
    seat = state[TURN]
    if seat != state[HOLDER]:
        return False
    low = 0
    for suit in range(4):
        low += count((state[HANDS + seat] >> SUIT_SIZE * suit) & (SUIT >> 6))
    return low >= 5


@kernel
def finish(
    rules: Numbers, state: Numbers, pool: int, seat: int, net: Net, rival: Net, sheet: Sheet
) -> None:
    """Play a deal to its end, one seat by one policy and all others by another."""
    while state[PHASE] != OVER:
        if state[TURN] == seat:
            act(rules, state, choose(rules, state, pool, net, sheet))
        else:
            act(rules, state, choose(rules, state, pool, rival, sheet))
