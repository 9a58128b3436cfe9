"""A record as it was read: typed, but not yet played."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from quinola.cards import Card
from quinola.locale import ENGLISH, say
from quinola.match import VoidReason
from quinola.outcome import Irregularity
from quinola.refusal import Refusal
from quinola.rules import Ruleset, RuleViolation
from quinola.seats import Seat


@dataclass(frozen=True, slots=True, kw_only=True)
class DealRecord:
    """One deal of a record.

    Cards are as dealt: `hands` before the exchange, `talon` in order. `exchange` has a card or
    None (declined) in the order right, opposite, left of the dealer, then he; `play` the cards in
    the order played. `extra` are fields of other programs, whose names begin with `_`.
    """

    dealer: Seat | None = None
    hands: Mapping[Seat, tuple[Card, ...]] | None = None
    talon: tuple[Card, ...] = ()
    exchange: tuple[Card | None, ...] = ()
    play: tuple[Card, ...] = ()
    espagnolette: Seat | None = None
    irregularities: tuple[Irregularity, ...] = ()
    claims: frozenset[Seat] = frozenset()
    void: VoidReason | None = None
    extra: Mapping[str, Any] = field(default_factory=dict)


@dataclass(frozen=True, slots=True, kw_only=True)
class MatchRecord:
    """A whole record. `pool` is what lay in the pool before the first deal, in fiches."""

    ruleset: Ruleset
    deals: tuple[DealRecord, ...]
    players: Mapping[Seat, str] = field(default_factory=dict)
    pool: int = 0
    extra: Mapping[str, Any] = field(default_factory=dict)


class RecordError(Refusal):
    """A record that cannot be read or does not hold together.

    It says where: `file`, `line` (JSON Lines), `deal` (from 1), `trick` (from 1) and `card`, each
    None where it does not apply, and `rule`, the clause that an action in it breaks.
    """

    def __init__(
        self,
        reason: str,
        *,
        deal: int | None = None,
        trick: int | None = None,
        rule: str | None = None,
        **params: object,
    ) -> None:
        super().__init__(reason, **params)
        self.file: str | None = None
        self.line: int | None = None
        self.deal = deal
        self.trick = trick
        self.rule = rule

    @classmethod
    def of(
        cls, refusal: Refusal, *, deal: int | None = None, trick: int | None = None
    ) -> RecordError:
        """A refusal by the rules or by an option, met in a record."""
        rule = refusal.rule if isinstance(refusal, RuleViolation) else None
        error = cls(refusal.reason, deal=deal, trick=trick, rule=rule, **refusal.params)
        error.option = getattr(refusal, "option", None)
        return error

    option: str | None = None
    """The rule set's option that is at fault."""

    @property
    def card(self) -> Card | None:
        card = self.params.get("card")
        return card if isinstance(card, Card) else None

    def say(self, language: str = ENGLISH) -> str:
        places = [
            self.file,
            # As strings: a number of a line has no thousands separator.
            self.line and say("record-at-line", language, number=str(self.line)),
            self.deal and say("record-at-deal", language, number=str(self.deal)),
            self.trick and say("record-at-trick", language, number=str(self.trick)),
            self.option,
        ]
        sentence = ": ".join([*(str(place) for place in places if place), super().say(language)])
        return f"{sentence} ({self.rule})" if self.rule else sentence
