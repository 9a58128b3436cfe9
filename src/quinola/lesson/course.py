"""The chapters of the course as they are written: prepared deals, and what is done and said there.

A chapter is a file of `chapters/`:

    rule                   the sentence of the rules in full from which one may read on
    stakes                 false in the chapters before the one that tells of the pool: nothing is
                           staked in their deals
    [[deals]]              a prepared deal: `dealer`, `hands` (as in PBN, by seat), `talon`, and
                           `before`, what has been done when the learner comes to the table
    [[deals.steps]]        one thing that the teacher says; its words are `lesson-CHAPTER-ID`
      rules                the sentences of the rulebook that it stands on
      acts                 what happens before he speaks: "E play 9s"; "rest" plays to the end
      facts                what he speaks of, worked out by the core (`lesson.facts`)
      do                   what the learner shall do: "play 4s"; `as_good` would do as well
      answers              to other lawful actions, "*" for all the rest: `say`, the message
                           `lesson-CHAPTER-SAY`, with `facts` after the acts `then`
      asks, right          a question: facts to choose from, and which of them is right; `wrong`
                           is the message said to any other
      reads                at the settlement: the payment that is read now

The learner sits at S.
"""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from types import MappingProxyType
from typing import Any, Final

from quinola.cards import Card, parse_hand
from quinola.dealing import Dealt
from quinola.rules import Ruleset, preset
from quinola.seats import SEATS, Seat

CHAPTERS: Final = (
    "tricks",
    "exchange",
    "aces",
    "quinola",
    "forced",
    "across",
    "party",
    "reversis",
    "espagnolette",
    "deal",
)
"""In the order in which they are learnt."""

LEARNER: Final = Seat.S

ANY: Final = "*"
"""Stands for all actions that have no answer of their own."""

NOTHING: Final[Mapping[str, str]] = MappingProxyType({})


@dataclass(frozen=True, slots=True)
class Answer:
    """What the teacher says to a lawful action that he would not choose.

    `then` are the acts that would follow; after them, `facts` are what he speaks of.
    """

    say: str
    then: tuple[str, ...]
    facts: Mapping[str, str]


@dataclass(frozen=True, slots=True, kw_only=True)
class Step:
    """One thing said; see the head of this module."""

    id: str
    rules: tuple[str, ...]
    acts: tuple[str, ...]
    facts: Mapping[str, str]
    do: str | None
    as_good: tuple[str, ...]
    answers: Mapping[str, Answer]
    asks: tuple[str, ...]
    right: int
    wrong: str | None
    reads: str | None


@dataclass(frozen=True, slots=True)
class Prepared:
    """A deal laid out for the lesson, and the steps in it."""

    dealt: Dealt
    before: tuple[str, ...]
    steps: tuple[Step, ...]


@dataclass(frozen=True, slots=True)
class Chapter:
    """A chapter of the course."""

    name: str
    rule: str
    stakes: bool
    deals: tuple[Prepared, ...]


def rules_of_the_course(*, stakes: bool = True) -> Ruleset:
    """The rule set by which the lesson is played, or that without stakes."""
    rules = preset("classic")
    return rules if stakes else rules.with_options(stake=0, dealer_stake=0)


@cache
def chapter(name: str) -> Chapter:
    """A chapter as it is written. Raises `KeyError` for one that there is not."""
    if name not in CHAPTERS:
        raise KeyError(name)
    place = files("quinola.lesson").joinpath("chapters", f"{name}.toml")
    written = tomllib.loads(place.read_text(encoding="utf-8"))
    deals = tuple(_prepared(deal) for deal in written["deals"])
    return Chapter(name, written["rule"], written.get("stakes", True), deals)


def _prepared(written: Mapping[str, Any]) -> Prepared:
    dealt = Dealt(
        dealer=Seat[written["dealer"]],
        hands={seat: parse_hand(written["hands"][seat.name]) for seat in SEATS},
        talon=tuple(Card.parse(card) for card in written["talon"]),
    )
    steps = tuple(_step(step) for step in written["steps"])
    return Prepared(dealt, tuple(written.get("before", ())), steps)


def _step(written: Mapping[str, Any]) -> Step:
    answers = written.get("answers", {})
    return Step(
        id=written["id"],
        rules=tuple(written.get("rules", ())),
        acts=tuple(written.get("acts", ())),
        facts=written.get("facts", NOTHING),
        do=written.get("do"),
        as_good=tuple(written.get("as_good", ())),
        answers={action: _answer(answer) for action, answer in answers.items()},
        asks=tuple(written.get("asks", ())),
        right=written.get("right", 0),
        wrong=written.get("wrong"),
        reads=written.get("reads"),
    )


def _answer(written: Mapping[str, Any]) -> Answer:
    return Answer(written["say"], tuple(written.get("then", ())), written.get("facts", NOTHING))
