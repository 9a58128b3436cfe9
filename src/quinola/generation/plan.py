"""What is to be generated: of which kind, by which rules, by whom played, from which seed.

Every match follows from the plan and its own number by hashing, so that it matters neither who
plays it nor when, nor what else is generated. The cards follow from seed and number alone: other
players, or other rules with as many cards in the same order, are given the same.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from random import Random
from typing import Any, Final, Literal, get_args

import numpy as np
from numpy.typing import NDArray

from quinola.arena import Contestant, Entrant, entrant
from quinola.bots import RandomBot
from quinola.bots.policies import PolicyBot
from quinola.generation.refusal import GenerationError
from quinola.rules import Ruleset, house
from quinola.seats import SEATS, Seat

Kind = Literal["deals", "records", "steps"]
KINDS: Final[tuple[Kind, ...]] = get_args(Kind)

SPAN: Final[dict[Kind, int]] = {"deals": 8192, "records": 4096, "steps": 512}
"""Deals made at once where kernels play; the fewer, the more is told of each."""


@dataclass(frozen=True, slots=True)
class Span:
    """Some matches of a plan on end: the number of the first, counted from 0, and how many."""

    first: int
    matches: int


class Plan:
    """What is to be generated.

    `players` are one for all seats or four, N, E, S, W. `deals` are played in matches of
    `deals_per_match`, the pool empty at first and carried on; with `skip` so many deals of the
    seed are left out first, so that parts made apart are the parts of one whole. Raises
    `GenerationError` for another number of players, and for deals that make no whole matches.
    """

    def __init__(
        self,
        kind: Kind,
        ruleset: Ruleset,
        players: Sequence[Entrant],
        *,
        deals: int,
        seed: str = "1",
        deals_per_match: int = 1,
        skip: int = 0,
    ) -> None:
        if len(players) not in (1, len(SEATS)):
            raise GenerationError("generate-players", count=len(players))
        for count in (deals, skip):
            if count < 0 or count % deals_per_match:
                raise GenerationError("arena-deals-odd", deals=count, match=deals_per_match)
        self.kind = kind
        self.ruleset = ruleset
        self.players = tuple(players) * (len(SEATS) // len(players))
        self.deals = deals
        self.seed = seed
        self.deals_per_match = deals_per_match
        self.skip = skip

    @property
    def policies(self) -> tuple[str | None, ...] | None:
        """Where the kernels can play by themselves: by which network each seat, None at random.

        None where somebody must be asked through his view.
        """
        found = [_policy_of(player) for player in self.players]
        return None if _ASKED in found else tuple(name or None for name in found)

    def spans(self) -> Iterator[Span]:
        """The whole plan in parts, none of which takes long."""
        first, left = self.skip // self.deals_per_match, self.deals // self.deals_per_match
        most = max(1, SPAN[self.kind] // self.deals_per_match) if self.policies is not None else 1
        while left:
            matches = min(most, left)
            yield Span(first, matches)
            first, left = first + matches, left - matches

    @property
    def keys(self) -> NDArray[np.uint64]:
        """For `kernels.logs`: from what cards and play of the kernels are drawn."""
        words = [self._hashed("cards")[:8], self._hashed("play")[:8]]
        return np.array([int.from_bytes(word, "big") for word in words], dtype=np.uint64)

    def chance(self, use: str, match: int, seat: Seat) -> Random:
        """The generator of the player who has this seat in a match, or of who stands in for him."""
        return Random(self._hashed(use, match, str(seat)))

    def _hashed(self, *what: object) -> bytes:
        # As JSON no two lists of parts give one text.
        return hashlib.sha512(json.dumps([self.seed, *what]).encode()).digest()

    def __reduce__(self) -> tuple[Any, ...]:
        # Rule sets do not pickle; what they are made from does.
        rules = (self.ruleset.preset, dict(self.ruleset.overrides), self.ruleset.name)
        counts = (self.deals, self.seed, self.deals_per_match, self.skip)
        return _rebuilt, (self.kind, rules, self.players, counts)


_ASKED: Final = "asked"


def _policy_of(player: Entrant) -> str:
    """The network by which a player goes, "" for one who plays at random."""
    make = player.make if isinstance(player, Contestant) else None
    if make is RandomBot:
        return ""
    return make.nets[0] if isinstance(make, type) and issubclass(make, PolicyBot) else _ASKED


def _rebuilt(
    kind: Kind,
    rules: tuple[str, dict[str, object], str],
    players: tuple[Entrant, ...],
    counts: tuple[int, str, int, int],
) -> Plan:
    preset, options, name = rules
    deals, seed, deals_per_match, skip = counts
    return Plan(
        kind,
        house(preset, options, name),
        players,
        deals=deals,
        seed=seed,
        deals_per_match=deals_per_match,
        skip=skip,
    )


def players_named(text: str) -> tuple[Entrant, ...]:
    """The players of `club`, or of `master,club,club,club`. Raises `ArenaError`."""
    return tuple(entrant(name.strip()) for name in text.split(","))
