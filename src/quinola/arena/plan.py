"""A contest as it is planned: who plays, by which rules, with which cards.

Everything in a block follows from the plan and the block's number by hashing, so that it matters
neither who plays it nor when.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import dataclass
from random import Random
from typing import Any, Final

from quinola import __version__
from quinola.arena.entrant import Clairvoyant, Entrant
from quinola.arena.refusal import ArenaError
from quinola.arena.seating import SEATINGS, Seating
from quinola.dealing import Dealt, deal_out
from quinola.rules import Ruleset, house
from quinola.seats import SEATS, Seat

FORMAT: Final = "quinola-arena"
VERSION: Final = 1


@dataclass(frozen=True, slots=True)
class Task:
    """One block to be played: the index of its rule set in the plan, and its number from 0."""

    ruleset: int
    number: int


class Plan:
    """What is to be played.

    `deals` is how many different deals are shuffled for each rule set; `deals_per_match` of them
    on end make one match and one block. Raises `ArenaError` for a number of entrants other than 2
    or 4, for rule sets of one name, and for deals that make no whole number of matches.
    """

    def __init__(
        self,
        entrants: Sequence[Entrant],
        rulesets: Sequence[Ruleset],
        *,
        deals: int,
        seed: str = "1",
        deals_per_match: int = 1,
    ) -> None:
        if len(entrants) not in SEATINGS:
            raise ArenaError("arena-entrants", count=len(entrants))
        names = [ruleset.name for ruleset in rulesets]
        for name in names:
            if names.count(name) > 1:
                raise ArenaError("arena-rules-twice", name=name)
        if deals < 1 or deals % deals_per_match:
            raise ArenaError("arena-deals-odd", deals=deals, match=deals_per_match)
        self.entrants = tuple(entrants)
        self.rulesets = tuple(rulesets)
        self.deals = deals
        self.seed = seed
        self.deals_per_match = deals_per_match

    @property
    def blocks(self) -> int:
        """How many blocks each rule set has."""
        return self.deals // self.deals_per_match

    @property
    def seatings(self) -> tuple[Seating, ...]:
        return SEATINGS[len(self.entrants)]

    @property
    def labels(self) -> tuple[str, ...]:
        """What the entrants are called, each otherwise: copies of one bot are numbered."""
        names = [entrant.name for entrant in self.entrants]
        return tuple(
            f"{name} #{names[: index + 1].count(name)}" if names.count(name) > 1 else name
            for index, name in enumerate(names)
        )

    def tasks(self) -> list[Task]:
        """Every block there is, rule set by rule set."""
        return [Task(i, n) for i in range(len(self.rulesets)) for n in range(self.blocks)]

    def cards(self, task: Task) -> tuple[Dealt, ...]:
        """The deals of a block. The first dealer goes round from block to block."""
        ruleset = self.rulesets[task.ruleset]
        dealer = SEATS[task.number % len(SEATS)]
        dealt = []
        for index in range(self.deals_per_match):
            pack = list(ruleset.pack)
            self._chance("cards", task, index).shuffle(pack)
            dealt.append(deal_out(pack, dealer, ruleset))
            dealer = ruleset.way.after(dealer)
        return tuple(dealt)

    def chance(self, task: Task, seating: Seating, seat: Seat) -> Random:
        """The generator of the player who has this seat."""
        return self._chance("player", task, str(seating), str(seat))

    def spare_chance(self, task: Task, seating: Seating, seat: Seat) -> Random:
        """What is drawn from where a move has to stand in for a failed one."""
        return self._chance("stand-in", task, str(seating), str(seat))

    def _chance(self, use: str, task: Task, *where: object) -> Random:
        # A text is hashed (SHA-512) by `Random` itself, alike in every process. As JSON no two
        # lists of parts give one text.
        ruleset = self.rulesets[task.ruleset].name
        return Random(json.dumps([self.seed, ruleset, task.number, use, *where]))

    def header(self) -> dict[str, Any]:
        """What decides every block, as JSON. The number of deals does not: one may add more."""
        return {
            "format": FORMAT,
            "version": VERSION,
            "quinola": __version__,
            "entrants": [
                {"name": entrant.name, "clairvoyant": isinstance(entrant, Clairvoyant)}
                for entrant in self.entrants
            ],
            "rules": [
                {
                    "name": ruleset.name,
                    "preset": ruleset.preset,
                    "options": dict(ruleset.overrides),
                }
                for ruleset in self.rulesets
            ],
            "seed": self.seed,
            "deals_per_match": self.deals_per_match,
        }

    def __reduce__(self) -> tuple[Any, ...]:
        # Rule sets do not pickle; what they are made from does.
        return _rebuilt, (self.entrants, self.header(), self.deals)


def _rebuilt(entrants: tuple[Entrant, ...], header: dict[str, Any], deals: int) -> Plan:
    rulesets = [
        house(rules["preset"], rules["options"], rules["name"]) for rules in header["rules"]
    ]
    return Plan(
        entrants,
        rulesets,
        deals=deals,
        seed=header["seed"],
        deals_per_match=header["deals_per_match"],
    )
