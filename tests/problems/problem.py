"""A problem: a moment of a deal, the question that it puts, and what is right.

Each is a file in `positions/`, named after its point. The whole deal is there, so that the moment
is reached by the rules and nothing else; what the player on turn sees of it is its `View`.
"""

from __future__ import annotations

import json
import tomllib
from collections.abc import Iterable
from dataclasses import dataclass
from functools import cached_property
from hashlib import sha256
from pathlib import Path
from typing import Any, Final

from quinola.actions import Action, parse_action, perform
from quinola.cards import parse_hand
from quinola.deal import Deal
from quinola.dealing import Dealt
from quinola.match import Match
from quinola.rules import Ruleset, house
from quinola.seats import SEATS, Seat, exchange_order
from quinola.view import View, view_of
from tests.dealing import dealt, exchange, play

POSITIONS: Final = Path(__file__).parent / "positions"


@dataclass(frozen=True)
class Problem:
    """One of the curated problems; `name` is its file's.

    `right` are the answers that are as good as any, `wrong` those whose fault is telling.
    `number` puts the problems into the order in which they are read.
    """

    name: str
    number: int
    title: str
    reason: str
    ruleset: Ruleset
    dealt: Dealt
    pool: int
    exchanged: str
    announcements: str
    tricks: tuple[str, ...]
    claims: str
    right: tuple[Action, ...]
    wrong: tuple[Action, ...]
    verdict: dict[str, Any]

    @cached_property
    def match(self) -> Match:
        """The match at the moment in question. Raises `RuleViolation` if it cannot be reached."""
        match = Match(self.ruleset, self.dealt.dealer, pool=self.pool)
        deal = match.begin(self.dealt)
        _exchange_in_part(deal, self.exchanged)
        _answer(deal, self.announcements)
        for trick in self.tricks:
            play(deal, trick)
        _answer(deal, self.claims)
        return match

    @cached_property
    def digest(self) -> str:
        """What a verdict was worked out for: it changes with anything that the verdict rests on."""
        hands = [sorted(map(str, self.dealt.hands[seat])) for seat in SEATS]
        facts = (
            dict(self.ruleset.written),
            str(self.dealt.dealer),
            hands,
            [str(card) for card in self.dealt.talon],
            (self.pool, self.exchanged, self.announcements, self.tricks, self.claims),
            [str(action) for action in self.right],
        )
        return sha256(json.dumps(facts, sort_keys=True).encode()).hexdigest()[:16]

    @property
    def deal(self) -> Deal:
        assert self.match.deal is not None
        return self.match.deal

    @property
    def seat(self) -> Seat:
        """Whose turn it is, and who is asked."""
        assert self.deal.turn is not None
        return self.deal.turn

    @cached_property
    def view(self) -> View:
        return view_of(self.deal, self.seat, self.match.standing())


def _exchange_in_part(deal: Deal, cards: str) -> None:
    words = cards.split()
    if len(words) == len(SEATS):
        exchange(deal, cards)
        return
    for seat, word in zip(exchange_order(deal.dealer), words, strict=False):
        perform(deal, seat, parse_action("decline" if word == "-" else f"discard {word}"))


def _answer(deal: Deal, words: str) -> None:
    """`pass announce`: what those who were asked have said, in turn."""
    for word in words.split():
        assert deal.turn is not None
        perform(deal, deal.turn, parse_action(word))


def read(path: Path) -> Problem:
    """Read one file."""
    table = tomllib.loads(path.read_text(encoding="utf-8"))
    hands = table["hands"]
    assert all(len(parse_hand(hands[str(seat)])) >= 11 for seat in SEATS)
    return Problem(
        name=path.stem,
        number=table["number"],
        title=table["title"],
        reason=table["reason"],
        ruleset=house(table["preset"], table.get("house", {})),
        dealt=dealt(
            Seat[table["dealer"]], {seat: hands[str(seat)] for seat in SEATS}, table["talon"]
        ),
        pool=table["pool"],
        exchanged=table["exchange"],
        announcements=table.get("announcements", ""),
        tricks=tuple(table.get("tricks", ())),
        claims=table.get("claims", ""),
        right=_actions(table["right"]),
        wrong=_actions(table["wrong"]),
        verdict=table.get("verdict", {}),
    )


def _actions(texts: Iterable[str]) -> tuple[Action, ...]:
    return tuple(parse_action(text) for text in texts)


def problems() -> list[Problem]:
    """All of them, in the order in which they are read."""
    return sorted(map(read, POSITIONS.glob("*.toml")), key=lambda problem: problem.number)
