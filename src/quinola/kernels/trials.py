"""Trying choices out: each played to the end of the deal by a policy, in one world after another.

A world is a state with all cards in their places, as it may be for all that a player knows. All
choices are tried in the same worlds, so that they differ by what they do and not by luck.
"""

from __future__ import annotations

from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from quinola.kernels.bits import count, lowest
from quinola.kernels.chance import unit
from quinola.kernels.compiling import inlined, kernel
from quinola.kernels.layout import (
    ANNOUNCE,
    CLAIM,
    FAILED,
    KINDS,
    LOSER,
    MADE,
    PART_NAMES,
    PARTS,
    PHASE,
    PLAY,
    POOL,
    RESULT_SIZE,
    TRICK,
    TURN,
    UNDERTAKER,
    WINNER,
)
from quinola.kernels.play import act, actions, copy, play
from quinola.kernels.policy import Net, Sheet, best_of, finish, weigh_cards, weigh_exchange
from quinola.kernels.sampling import OWN, Tables, acts, as_dealt, observed
from quinola.kernels.settlement import PLAY_BEGUN, open_deal, settle
from quinola.kernels.solving.each_for_himself import max_n, new_plies

Numbers = NDArray[np.int64]
Reals = NDArray[np.float64]

EXACT_FROM: Final = 9
"""Choices of this trick and later ones are played out exactly, with the world's cards open."""

DOUBT: Final = 0.05
"""How often a player is taken to do anything at all."""

WINS, LOSES, MAKES, BREAKS, FAILS = range(5)
"""Fates of the player, a bit each: wins or loses the party, makes a reversis, has one broken, fails
as an espagnolette."""


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


class Trials(NamedTuple):
    """What trying out is written into: n worlds by k choices."""

    fiches: Numbers
    """The player's net from the play on, shape (n, k)."""
    fates: Numbers
    """A bit for each of his fates, shape (n, k)."""
    parts: Numbers
    """His net by the parts of the settlement (`layout.PART_NAMES`), shape (n, k, 5)."""
    plies: Numbers
    nets: Numbers
    no_faults: Numbers
    """Room for `max_n`, and the faults of a deal without any."""


def new_trials(worlds: int, choices: int) -> Trials:
    """Room for so many."""
    return Trials(
        np.zeros((worlds, choices), dtype=np.int64),
        np.zeros((worlds, choices), dtype=np.int64),
        np.zeros((worlds, choices, len(PART_NAMES)), dtype=np.int64),
        new_plies(),
        np.zeros(4, dtype=np.int64),
        np.zeros((0, len(KINDS)), dtype=np.int64),
    )


@kernel
def try_out(
    rules: Numbers,
    worlds: Numbers,
    start: int,
    stop: int,
    choices: Numbers,
    remise: int,
    net: Net,
    rivals: tuple[Net, Net],
    models: Numbers,
    sheet: Sheet,
    trials: Trials,
) -> None:
    """Try choices of the seat on turn in the worlds from `start` up to but not including `stop`.

    `worlds` has shape (n, STATE_SIZE); `choices` (k,) has their numbers, -1 for one to pass over.
    The seat goes on by `net`, the others by one of `rivals`: for each world `models` (n,) says
    which.
    """
    for world in range(start, stop):
        for index in range(choices.shape[0]):
            if choices[index] >= 0:
                copy(sheet.state, worlds[world])
                act(rules, sheet.state, choices[index])
                if worlds[world, TRICK] >= EXACT_FROM:
                    _finish_exactly(rules, sheet.state, remise, trials, sheet.result)
                seat = worlds[world, TURN]
                finish(rules, sheet.state, remise, seat, net, rivals[models[world]], sheet)
                settle(rules, sheet.state, remise, PLAY_BEGUN, trials.no_faults, sheet.result)
                _note(sheet.result, seat, world, index, trials)


@kernel
def _finish_exactly(
    rules: Numbers, state: Numbers, remise: int, trials: Trials, result: Numbers
) -> None:
    """Play the last tricks as all four would with open cards, each for himself."""
    while state[PHASE] == PLAY:
        card = max_n(
            rules,
            state,
            remise,
            PLAY_BEGUN,
            trials.no_faults,
            trials.plies,
            result,
            trials.nets,
        )
        play(rules, state, card)


@inlined
def _note(result: Numbers, seat: int, world: int, index: int, trials: Trials) -> None:
    trials.fiches[world, index] = result[seat]
    trials.fates[world, index] = fate_of(result, seat)
    for part in range(5):
        trials.parts[world, index, part] = result[PARTS + 4 * part + seat]


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
def weigh_worlds(
    tables: Tables,
    worlds: Numbers,
    asides: Numbers,
    remise: int,
    rivals: tuple[Net, Net],
    heats: tuple[float, float],
    models: Numbers,
    sheet: Sheet,
    weights: Reals,
) -> None:
    """The logarithm of how likely the others' choices so far were, had the cards lain so.

    They are taken to choose by a softmax of a policy's figures over its heat: of which of the two,
    `models` says for each world. What the seat did itself tells it nothing. `weights` has a place
    for each world.
    """
    state = sheet.state
    for world in range(worlds.shape[0]):
        as_dealt(tables, worlds[world], asides[world], state)
        total = 0.0
        for index in range(acts(tables)):
            action = observed(tables, asides[world], index)
            if state[TURN] != tables.facts[OWN]:
                model = models[world]
                total += _log_share(
                    tables.rules, state, remise, action, heats[model], rivals[model], sheet
                )
            act(tables.rules, state, action)
        weights[world] = total


@kernel
def _log_share(
    rules: Numbers, state: Numbers, remise: int, action: int, heat: float, net: Net, sheet: Sheet
) -> float:
    """How likely the policy is to choose an action; announcing and claiming are not weighed."""
    may = actions(state)
    if may & (may - 1) == 0 or state[PHASE] == ANNOUNCE or state[PHASE] == CLAIM:
        return 0.0
    if state[PHASE] == PLAY:
        weigh_cards(rules, state, remise, may, net, sheet)
    else:
        weigh_exchange(rules, state, remise, may, net, sheet)
    top = sheet.figures[best_of(sheet.figures, may)]
    total = 0.0
    left = may
    while left:
        total += np.exp((sheet.figures[lowest(left)] - top) / heat)
        left &= left - 1
    share = np.exp((sheet.figures[action] - top) / heat) / total
    # Nobody is so sure as never to do anything else.
    return np.log((1.0 - DOUBT) * share + DOUBT / count(may))


@kernel
def draw_worlds(weights: Reals, chance: NDArray[np.uint64], chosen: Numbers) -> None:
    """Draw places of worlds in proportion to their weights, evenly spread.

    Systematic resampling (Kitagawa 1996); `weights` are log-likelihoods and are used up.
    """
    top = weights[0]
    for world in range(1, weights.shape[0]):
        top = max(top, weights[world])
    total = 0.0
    for world in range(weights.shape[0]):
        total += np.exp(weights[world] - top)
        weights[world] = total
    at = 0
    n = chosen.shape[0]
    offset = unit(chance)
    for index in range(n):
        goal = (index + offset) / n * total
        while at < weights.shape[0] - 1 and weights[at] < goal:
            at += 1
        chosen[index] = at
