"""One block played: the same cards in every seating, each game settled to the last fiche."""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from random import Random
from typing import Any, Self

from quinola.actions import Action, perform
from quinola.arena.clock import Times
from quinola.arena.entrant import Clairvoyant, Entrant, Seer, copy_of
from quinola.arena.plan import Plan, Task
from quinola.bots import Bot, Stumble
from quinola.bots.protocol import stand_in
from quinola.deal import Deal
from quinola.dealing import Dealt
from quinola.match import Match
from quinola.rules import Ruleset
from quinola.seats import SEATS
from quinola.view import View, view_of

NO_DEADLINE = float("inf")
"""A bot that thinks by the clock would play otherwise on another machine; here none is hurried."""


@dataclass(slots=True)
class Conduct:
    """How an entrant behaved: the times of its decisions and its failures by kind."""

    times: Times = field(default_factory=Times)
    stumbles: Counter[str] = field(default_factory=Counter)

    def merge(self, other: Conduct) -> None:
        self.times.merge(other.times)
        self.stumbles.update(other.stumbles)


@dataclass(frozen=True, slots=True)
class Game:
    """One seating played: what each seat won, and what was left in the pool, in fiches.

    The five numbers come to 0.
    """

    net: tuple[int, int, int, int]
    pool: int


@dataclass(frozen=True, slots=True)
class Block:
    """All games of a block, in the order of the plan's seatings, and how each entrant behaved."""

    task: Task
    games: tuple[Game, ...]
    conduct: tuple[Conduct, ...]

    def to_json(self) -> dict[str, Any]:
        return {
            "rules": self.task.ruleset,
            "block": self.task.number,
            "games": [[*game.net, game.pool] for game in self.games],
            "stumbles": [dict(conduct.stumbles) for conduct in self.conduct],
            "times": [conduct.times.to_json() for conduct in self.conduct],
        }

    @classmethod
    def from_json(cls, value: Mapping[str, Any]) -> Self:
        """Raises `KeyError`, `TypeError` or `ValueError` for anything that `to_json` never gave."""
        return cls(
            task=Task(int(value["rules"]), int(value["block"])),
            games=tuple(_game(numbers) for numbers in value["games"]),
            conduct=tuple(
                Conduct(Times.from_json(times), Counter(stumbles))
                for times, stumbles in zip(value["times"], value["stumbles"], strict=True)
            ),
        )


def _game(numbers: Sequence[int]) -> Game:
    north, east, south, west, pool = numbers
    if north + east + south + west + pool:
        raise ValueError("fiches are missing or too many")
    return Game((north, east, south, west), pool)


def play_block(plan: Plan, task: Task) -> Block:
    """Play all games of a block. Times apart, it depends on the plan and the task alone."""
    ruleset, cards = plan.rulesets[task.ruleset], plan.cards(task)
    conduct = tuple(Conduct() for _ in plan.entrants)
    games = []
    for seating in plan.seatings:
        players = [
            Player(
                plan.entrants[who],
                plan.chance(task, seating, seat),
                plan.spare_chance(task, seating, seat),
                conduct[who],
            )
            for seat, who in zip(SEATS, seating.places, strict=True)
        ]
        match = play_match(ruleset, cards, players)
        north, east, south, west = match.balances
        games.append(Game((north, east, south, west), match.pool))
    return Block(task, tuple(games), conduct)


def play_match(ruleset: Ruleset, cards: Sequence[Dealt], players: Sequence[Player]) -> Match:
    """Play some deals on end, the pool empty at first and carried on; players are by seat."""
    match = Match(ruleset, cards[0].dealer, deals=len(cards))
    for dealt in cards:
        deal = match.begin(dealt)
        while deal.turn is not None:
            seat = deal.turn
            view = view_of(deal, seat, match.standing())
            perform(deal, seat, players[seat].decide(view, deal))
        match.settle()
    return match


class Player:
    """An entrant in a seat: asked for each decision, timed, and replaced openly when it fails."""

    def __init__(self, entrant: Entrant, rng: Random, spare: Random, conduct: Conduct) -> None:
        self._bot: Bot | None = None
        self._seer: Seer | None = None
        if isinstance(entrant, Clairvoyant):
            self._seer = entrant.make(rng)
        else:
            self._bot = entrant.make(rng)
        self._spare = spare
        self._conduct = conduct

    def decide(self, view: View, deal: Deal) -> Action:
        """Its action, or a legal one in its place, the failure counted.

        Only decisions among more than one action are timed. A bot that never answers is waited for.
        """
        actions = view.actions()
        answer, seconds, stumble = self._answer(view, actions, deal)
        if len(actions) > 1:
            self._conduct.times.add(seconds)
        if stumble is not None:
            self._conduct.stumbles[stumble] += 1
        return stand_in(view, self._spare) if answer is None else answer

    def _answer(
        self, view: View, actions: tuple[Action, ...], deal: Deal
    ) -> tuple[Action | None, float, Stumble | None]:
        """The answer (None where it is none), the time it took, and how it failed."""
        # Before the clock starts: the copy is the arena's work.
        copy = copy_of(deal) if self._seer is not None else None
        began = time.thread_time()
        # A bot may raise or answer anything at all; the contest goes on without it.
        try:
            answer = self._ask(view, copy)
            seconds = time.thread_time() - began
            if answer in actions:
                return answer, seconds, None
        except Exception:  # noqa: BLE001
            return None, time.thread_time() - began, Stumble.RAISED
        return None, seconds, Stumble.ILLEGAL

    def _ask(self, view: View, copy: Deal | None) -> Action:
        if self._seer is not None and copy is not None:
            return self._seer.act(view, NO_DEADLINE, copy)
        assert self._bot is not None
        return self._bot.act(view, NO_DEADLINE)
