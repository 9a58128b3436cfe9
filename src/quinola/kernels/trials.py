"""Trying choices out: each played to the end of the deal by a policy, in one world after another.

A world is a state with all cards in their places, as it may be for all that a player knows. All
choices are tried in the same worlds, so that they differ by what they do and not by luck.
"""

from __future__ import annotations

from typing import Final

import numpy as np
from numpy.typing import NDArray

from quinola.kernels.chance import unit
from quinola.kernels.compiling import kernel
from quinola.kernels.layout import (
    ASIDE,
    ASKED,
    DEALER,
    DECLINE,
    EXCHANGE,
    FAILED,
    HANDS,
    LOSER,
    MADE,
    PHASE,
    POOL,
    RESULT_SIZE,
    STATE_SIZE,
    TALON,
    TURN,
    UNDERTAKER,
    WINNER,
)
from quinola.kernels.play import act, copy, find_holder, legal, play, start_play
from quinola.kernels.policy import Net, Sheet, finish, weigh_cards, weigh_exchange
from quinola.kernels.settlement import open_deal, settle

Numbers = NDArray[np.int64]
Counts = NDArray[np.int64]
Weights = NDArray[np.float64]

WINS, LOSES, MAKES, BREAKS, FAILS = range(5)
"""Fates of the player: wins or loses the party, makes a reversis, has one broken, fails as an
espagnolette."""
FATES: Final = 5


@kernel
def remise_of(
    rules: Numbers, dealer: int, pool: int, drawn_before: int, faults: Numbers, result: Numbers
) -> int:
    """What the pool holds when play begins: R, in fiches."""
    for place in range(RESULT_SIZE):
        result[place] = 0
    result[POOL] = pool
    open_deal(rules, dealer, drawn_before, faults, result)
    return result[POOL]


@kernel
def try_out(
    rules: Numbers,
    worlds: Numbers,
    choices: Numbers,
    opening: Numbers,
    faults: Numbers,
    net: Net,
    sheet: Sheet,
    state: Numbers,
    result: Numbers,
    fiches: Numbers,
    fates: Numbers,
) -> None:
    """Try each choice of the seat on turn in each world.

    `worlds` has shape (n, STATE_SIZE), `choices` (k,); `opening` is the pool before the deal,
    whether it was drawn in the last one, and the remise. Writes the player's nets into `fiches`,
    shape (n, k), and the bits of his fates into `fates`, of the same shape.
    """
    for world in range(worlds.shape[0]):
        seat = worlds[world, TURN]
        for index in range(choices.shape[0]):
            copy(state, worlds[world])
            act(rules, state, choices[index])
            finish(rules, state, opening[2], net, sheet)
            settle(rules, state, opening[0], opening[1], faults, result)
            fiches[world, index] = result[seat]
            fates[world, index] = fate_of(result, seat)


@kernel
def fate_of(result: Numbers, seat: int) -> int:
    """What a settled deal was for one player: a bit for each of the fates."""
    undertaken = result[UNDERTAKER] == seat
    fate = int(result[WINNER] == seat) << WINS
    fate |= int(result[LOSER] == seat) << LOSES
    fate |= int(undertaken and result[MADE] == 1) << MAKES
    fate |= int(undertaken and result[MADE] == -1) << BREAKS
    fate |= int(result[FAILED] == seat) << FAILS
    return fate


@kernel
def back_to_start(rules: Numbers, world: Numbers, history: Numbers, state: Numbers) -> None:
    """A world as it was when play began. `history` has the seat and card of each play so far."""
    for place in range(STATE_SIZE):
        state[place] = 0
    for seat in range(4):
        state[HANDS + seat] = world[HANDS + seat]
        state[ASIDE + seat] = world[ASIDE + seat]
    for index in range(history.shape[0]):
        state[HANDS + history[index, 0]] |= 1 << history[index, 1]
    state[DEALER] = world[DEALER]
    find_holder(rules, state)


@kernel
def likelihood(
    rules: Numbers,
    world: Numbers,
    history: Numbers,
    seat: int,
    remise: int,
    heat: float,
    net: Net,
    sheet: Sheet,
    state: Numbers,
) -> float:
    """The logarithm of how likely the others' choices so far were, had the cards lain so.

    They are taken to choose by a softmax of the policy's figures over `heat`. What `seat` did
    itself tells it nothing.
    """
    back_to_start(rules, world, history, state)
    total = 0.0
    for other in range(4):
        if other != seat:
            total += _exchange_likelihood(rules, world, state, other, heat, net, sheet)
    find_holder(rules, state)
    start_play(rules, state)
    for index in range(history.shape[0]):
        card = history[index, 1]
        if history[index, 0] != seat:
            may = legal(state)
            if may & (may - 1):
                weigh_cards(rules, state, remise, may, net, sheet)
                total += _log_share(sheet, may, card, heat)
        play(rules, state, card)
    return total


@kernel
def _log_share(sheet: Sheet, may: int, action: int, heat: float) -> float:
    top = -1e30
    for number in range(52):
        if (may >> number) & 1:
            top = max(top, float(sheet.figures[number]))
    total = 0.0
    for number in range(52):
        if (may >> number) & 1:
            total += np.exp((sheet.figures[number] - top) / heat)
    # Nobody is so sure as never to do anything else.
    share = np.exp((sheet.figures[action] - top) / heat) / total
    return np.log(0.97 * share + 0.03 / 12)


@kernel
def _exchange_likelihood(
    rules: Numbers,
    world: Numbers,
    state: Numbers,
    other: int,
    heat: float,
    net: Net,
    sheet: Sheet,
) -> float:
    """How likely a player's discard was, or his declining; `state` is the start of play."""
    place = (world[DEALER] + 3 - other) & 3
    kept = state[HANDS + other]
    aside = state[ASIDE + other] - 1
    state[ASKED] = place
    state[TURN] = other
    state[PHASE] = EXCHANGE
    if place == 3:
        dealt = kept | (1 << aside)
        action = aside
        may = dealt
    else:
        talon = 1 << world[TALON + place]
        declined = talon & kept == 0
        dealt = kept if declined else (kept ^ talon) | (1 << aside)
        action = DECLINE if declined else aside
        may = dealt | (1 << DECLINE)
    state[HANDS + other] = dealt
    weigh_exchange(rules, state, may, net, sheet)
    state[HANDS + other] = kept
    return _log_share(sheet, may, action, heat)


@kernel
def weigh_worlds(
    rules: Numbers,
    worlds: Numbers,
    history: Numbers,
    seat: int,
    remise: int,
    heat: float,
    net: Net,
    sheet: Sheet,
    state: Numbers,
    weights: Weights,
) -> None:
    """The log-likelihood of each world: shape (n,)."""
    for world in range(worlds.shape[0]):
        weights[world] = likelihood(
            rules, worlds[world], history, seat, remise, heat, net, sheet, state
        )


@kernel
def draw_worlds(
    worlds: Numbers, weights: Weights, chance: NDArray[np.uint64], chosen: Numbers
) -> None:
    """Draw rows of `chosen` from `worlds` in proportion to weights, evenly spread.

    Systematic resampling (Kitagawa 1996); `weights` are log-likelihoods and are used up.
    """
    top = weights[0]
    for world in range(1, worlds.shape[0]):
        top = max(top, weights[world])
    total = 0.0
    for world in range(worlds.shape[0]):
        total += np.exp(weights[world] - top)
        weights[world] = total
    at = 0
    n = chosen.shape[0]
    offset = unit(chance)
    for index in range(n):
        goal = (index + offset) / n * total
        while at < worlds.shape[0] - 1 and weights[at] < goal:
            at += 1
        copy(chosen[index], worlds[at])
