"""Looking ahead: each choice tried in many deals that agree with what the seat has seen.

In each of these worlds every choice is played to the end by fast policies, one for the seat and one
for the others, and settled; the choice that brings most on average is best (determinized search
with rollouts: Ginsberg 2001 for bridge, Bertsekas & Castañon 1999 for rollouts). How the others are
taken to play matters most: who foresees them wrongly does worse than one who looks no further.
Worlds may be weighed by how likely the others would have done what they did. In the last tricks the
policies give way to exact play with open cards.

What is looked at is the `View` and nothing else, so hidden cards cannot tell.
"""

from __future__ import annotations

import time
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from quinola.actions import Action
from quinola.deal import Phase
from quinola.deduction import Beliefs
from quinola.kernels.bits import SUIT_SIZE
from quinola.kernels.encoding import Coding, coding
from quinola.kernels.layout import ACE_CARDS, PART_NAMES, QUINOLA_CARD, TRICK_POINTS
from quinola.kernels.policy import Net, choose, new_sheet
from quinola.kernels.trials import (
    BREAKS,
    FAILS,
    LOSES,
    MAKES,
    WINS,
    Trials,
    draw_worlds,
    new_trials,
    try_out,
    weigh_worlds,
)
from quinola.view import View

Chance = NDArray[np.uint64]
Numbers = NDArray[np.int64]

BATCH: Final = 32
"""Worlds tried before it is asked again whether to go on, and with which choices."""

EFFECTIVE: Final = 1 / 6
"""How large a part of the worlds drawn must count when they are weighed. The likelihoods of some
thirty choices leave two or three worlds of a thousand, too few to rely on."""

GIVEN_UP: Final = 4.0
"""A choice is tried no further when it lies so many standard errors behind the best."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Prospect:
    """What to expect of a choice.

    `fiches` is the mean net from here to the deal's end, stakes left out; `behind` how much less
    than the best choice's, with `error`, the standard error of that difference. The rest are shares
    of the worlds: the party won or lost, a reversis made or broken, failing as an espagnolette;
    `parts` is the mean by the parts of the settlement. `worlds` says in how many it was tried.
    """

    action: Action
    fiches: float
    behind: float
    error: float
    wins_party: float
    loses_party: float
    makes_reversis: float
    reversis_broken: float
    fails: float
    parts: dict[str, float]
    worlds: int


class Rival(NamedTuple):
    """How others may play: by which policy, and how freely.

    They choose by a softmax of its figures over `heat`.
    """

    net: Net
    heat: float = 1.0


class Worlds(NamedTuple):
    """Deals as they may be: where the cards are, and which of two rivals sits there.

    `states` has shape (n, STATE_SIZE), `models` (n,).
    """

    states: Numbers
    models: Numbers

    @classmethod
    def true(cls, state: Numbers) -> Worlds:
        """The one true deal, with either rival."""
        return cls(np.stack([state, state]), np.arange(2))


@dataclass(frozen=True, slots=True, kw_only=True)
class Search:
    """How to search: by which policies, in how many worlds, weighed or not.

    The seat goes on by `net` and the others by one of two `rivals`, in every other world (None:
    they too by `net`). `worlds` is how many each choice is tried in, `drawn` from how many they are
    chosen by weight, rivals and all, so that who has shown how he plays is taken to play on so
    (0: they are taken as they come). `scale` is how many fiches a figure of `net` is worth
    beforehand, give or take `doubt` fiches: what is tried weighs the more, the more often it has
    been (0: its figures say nothing of fiches).
    """

    net: Net
    worlds: int
    rivals: tuple[Rival, Rival] | None = None
    drawn: int = 0
    scale: float = 0.0
    doubt: float = 1.0

    def prospects(
        self, view: View, chance: Chance, deadline: float = float("inf")
    ) -> tuple[Prospect, ...]:
        """What each of the view's actions may bring, best first.

        `deadline` is in seconds of `time.monotonic`; whatever was tried by then counts, at
        least one batch. Raises `ValueError` when it is not the seat's turn.
        """
        actions = view.actions()
        if not actions:
            raise ValueError(f"it is not {view.seat}'s turn")
        return self.weigh(view, actions, self._worlds(view, chance, deadline), deadline)

    def weigh(
        self, view: View, actions: Sequence[Action], worlds: Worlds, deadline: float
    ) -> tuple[Prospect, ...]:
        """The prospects of some actions in given worlds."""
        code, (states, models) = coding(view.ruleset), worlds
        numbers = np.array([code.encode(action) for action in actions])
        choices = numbers.copy()
        same = _alike(view, code, choices)
        choices[same != np.arange(len(actions))] = -1
        trials, tried = new_trials(len(states), len(actions)), np.zeros(len(actions), np.int64)
        sheet, remise, done = new_sheet(), view.standing.remise, 0
        nets = self._rivals[0].net, self._rivals[1].net
        while done < len(states) and (choices >= 0).sum() > (done > 0):
            stop = min(done + BATCH, len(states))
            try_out(
                code.rules,
                states,
                done,
                stop,
                choices,
                remise,
                self.net,
                nets,
                models,
                sheet,
                trials,
            )
            tried[choices >= 0] = done = stop
            if time.monotonic() > deadline:
                break
            _give_up(choices, trials, done)
        shifts = np.zeros(len(actions))
        if self.scale:
            open_ = np.flatnonzero(tried == done)
            shifts[open_] = self._towards_policy(
                view, states[0], numbers[open_], trials.fiches[:done, open_]
            )
        return _ranked(actions, trials, tried, same, shifts)

    def _towards_policy(
        self, view: View, world: Numbers, choices: Numbers, fiches: Numbers
    ) -> NDArray[np.float64]:
        """By how much to move the means of some choices towards the policy's figures.

        Both err by a normal error (this is their posterior mean): the policy by `doubt` fiches, the
        trials by what their spread says. The policy looks at what the seat knows itself, so any
        world will do.
        """
        code, sheet = coding(view.ruleset), new_sheet()
        choose(code.rules, world, view.standing.remise, self.net, sheet)
        figures = self.scale * sheet.figures[choices].astype(np.float64)
        tried = fiches - fiches.mean(axis=1, keepdims=True)
        uncertain = tried.var(axis=0).mean() / len(fiches)
        trust = uncertain / (uncertain + self.doubt**2)
        shift: NDArray[np.float64] = trust * (figures - figures.mean() - tried.mean(axis=0))
        return shift

    @property
    def _rivals(self) -> tuple[Rival, Rival]:
        return self.rivals or (Rival(self.net), Rival(self.net))

    def _worlds(self, view: View, chance: Chance, deadline: float) -> Worlds:
        beliefs = Beliefs(view)
        if not self.drawn:
            return Worlds(beliefs.sample(self.worlds, chance).states, np.arange(self.worlds) & 1)
        began = time.monotonic()
        # Weighing may take a third of the time at most.
        third = began + (deadline - began) / 3
        weights, models = np.empty(self.drawn), np.arange(self.drawn) & 1
        states, asides = beliefs.sample(self.drawn, chance)
        one, other = self._rivals
        sheet, done = new_sheet(), 0
        while done < self.drawn and (done == 0 or time.monotonic() < third):
            part = slice(done, done + 8 * BATCH)
            weigh_worlds(
                beliefs.tables,
                states[part],
                asides[part],
                view.standing.remise,
                (one.net, other.net),
                (one.heat, other.heat),
                models[part],
                sheet,
                weights[part],
            )
            done = min(done + 8 * BATCH, self.drawn)
        chosen = _draw(weights[:done], models[:done], self.worlds, chance)
        # A world drawn twice stands side by side, and a search cut short should see all kinds.
        order = np.argsort([(place * 7919) % self.worlds for place in range(self.worlds)])
        chosen = chosen[order]
        return Worlds(states[chosen], models[chosen])


def _draw(weights: NDArray[np.float64], models: Numbers, n: int, chance: Chance) -> Numbers:
    """Places of n worlds by weight, of each rival as many as he is likely to sit there."""
    of = [np.flatnonzero(models == model) for model in (0, 1)]
    evidence = [np.logaddexp.reduce(weights[places]) for places in of]
    first = round(n / (1 + np.exp(min(evidence[1] - evidence[0], 700.0))))
    chosen = []
    for places, count in zip(of, (first, n - first), strict=True):
        part = np.empty(count, dtype=np.int64)
        if count:
            draw_worlds(_tempered(weights[places], EFFECTIVE * len(places)), chance, part)
        chosen.append(places[part])
    return np.concatenate(chosen)


def _tempered(weights: NDArray[np.float64], effective: float) -> NDArray[np.float64]:
    """Log-likelihoods, made less by one factor until so many worlds count (Kong's measure)."""

    def count(factor: float) -> float:
        shares = np.exp(factor * (weights - weights.max()))
        return float(shares.sum() ** 2 / (shares**2).sum())

    low, high = 0.0, 1.0
    if count(high) >= effective:
        return weights
    for _ in range(12):
        middle = (low + high) / 2
        low, high = (middle, high) if count(middle) >= effective else (low, middle)
    return low * weights


def _give_up(choices: Numbers, trials: Trials, done: int) -> None:
    """Pass over what has no hope any more, once it can be told."""
    fiches = trials.fiches[:done]
    open_ = np.flatnonzero(choices >= 0)
    best = open_[np.argmax(fiches[:, open_].mean(axis=0))]
    for index in open_:
        behind = fiches[:, best] - fiches[:, index]
        spread = behind.std() / np.sqrt(done)
        if index != best and behind.mean() > GIVEN_UP * spread and behind.mean() > 0:
            choices[index] = -1


def _alike(view: View, code: Coding, choices: Numbers) -> Numbers:
    """For each choice the place of the first that comes to the same.

    Cards of a suit are alike when they count the same, none is an ace or the quinola, and whatever
    lies between them is in a closed trick or in the same hand.
    """
    same = np.arange(len(choices))
    if view.phase is not Phase.PLAY:
        return same
    played = [card for trick in view.tricks for _, card in trick.plays]
    between = code.mask(played) | code.mask(view.hand)
    honours = int(code.rules[ACE_CARDS]) | 1 << int(code.rules[QUINOLA_CARD])
    place_of = {int(number): place for place, number in enumerate(choices)}
    points = code.rules[TRICK_POINTS : TRICK_POINTS + len(code.cards)]
    for number in sorted(place_of):
        below = number - 1
        while below not in place_of and below >= 0 and between >> below & 1:
            below -= 1
        in_suit = below in place_of and below // SUIT_SIZE == number // SUIT_SIZE
        honoured = in_suit and (1 << number | 1 << below) & honours
        if in_suit and not honoured and points[below] == points[number]:
            same[place_of[number]] = same[place_of[below]]
    return same


def _ranked(
    actions: Sequence[Action],
    trials: Trials,
    tried: Numbers,
    same: Numbers,
    shifts: NDArray[np.float64],
) -> tuple[Prospect, ...]:
    means = [trials.fiches[: tried[i], i].mean() + shifts[i] for i in same]
    most = max(tried)
    # Who was tried further has been found better, whatever luck the others had.
    best = int(same[min(range(len(actions)), key=lambda i: (tried[same[i]] < most, -means[i]))])
    prospects = [
        _prospect(action, trials, int(index), best, tried=tried, shifts=shifts)
        for action, index in zip(actions, same, strict=True)
    ]
    order = sorted(range(len(actions)), key=lambda i: (same[i] != best, -prospects[i].fiches))
    return tuple(prospects[i] for i in order)


def _prospect(
    action: Action,
    trials: Trials,
    index: int,
    best: int,
    *,
    tried: Numbers,
    shifts: NDArray[np.float64],
) -> Prospect:
    """Measured from the best in the worlds that both were tried in: one given up early would
    otherwise have the luck of its few worlds in all its figures."""
    n = tried[index]
    apart = trials.fiches[:n, best] - trials.fiches[:n, index]
    behind = apart.mean() + shifts[best] - shifts[index]
    parts = trials.parts[: tried[best], best].mean(axis=0)
    parts -= (trials.parts[:n, best] - trials.parts[:n, index]).mean(axis=0)
    fates = trials.fates[:n, index]

    def share(fate: int) -> float:
        return float(((fates >> fate) & 1).mean())

    return Prospect(
        action=action,
        fiches=float(trials.fiches[: tried[best], best].mean() + shifts[best] - behind),
        behind=float(behind),
        error=float(apart.std() / np.sqrt(n)),
        wins_party=share(WINS),
        loses_party=share(LOSES),
        makes_reversis=share(MAKES),
        reversis_broken=share(BREAKS),
        fails=share(FAILS),
        parts={name: float(part) for name, part in zip(PART_NAMES, parts, strict=True)},
        worlds=int(n),
    )
