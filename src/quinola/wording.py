"""The game put into words: cards, seats, payments, events and refusals, in a person's language.

Sentences stand in `locale/`; here they are given what they speak of.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from enum import StrEnum
from functools import cache

from quinola import locale
from quinola.cards import Card, Rank, Suit, sort_hand
from quinola.events import (
    Announced,
    Claimed,
    Declined,
    Discarded,
    Event,
    Passed,
    Played,
    TrickTaken,
)
from quinola.ledger import Account, Transfer
from quinola.refusal import Refusal
from quinola.rules import RuleViolation
from quinola.seats import Seat

_COURT = {Rank.ACE: "ace", Rank.KING: "king", Rank.QUEEN: "queen", Rank.JACK: "jack"}


class Symbols(StrEnum):
    """How suits are drawn."""

    GLYPHS = "glyphs"
    LETTERS = "letters"
    """S H D C, for terminals that have nothing better."""


class Words:
    """Speaks of one game in one language.

    `names` are what the players are called; a seat without a name is called by its letter.
    """

    def __init__(
        self,
        language: str = locale.ENGLISH,
        symbols: Symbols = Symbols.GLYPHS,
        names: Mapping[Seat, str] | None = None,
    ) -> None:
        self.language = language
        self.symbols = symbols
        self.names = dict(names or {})

    def say(self, message: str, **params: object) -> str:
        """A message with cards, seats and players in it put into words."""
        if not params:
            return _fixed(message, self.language)
        return locale.say(
            message, self.language, **{key: self._spoken(value) for key, value in params.items()}
        )

    def _spoken(self, value: object) -> object:
        match value:
            case Card():
                return self.card(value)
            case Seat():
                return self.player(value)
            case Suit():
                return self.say(f"suit-{value.name.lower()}")
            case list() | tuple() | set() | frozenset():
                return ", ".join(str(self._spoken(item)) for item in value)
            case _:
                return value

    def rank(self, rank: Rank) -> str:
        """A printed rank: `A`, `Т`, `10`."""
        if rank in _COURT:
            return self.say(f"rank-{_COURT[rank]}")
        return str(int(rank))

    def suit(self, suit: Suit) -> str:
        return suit.glyph if self.symbols is Symbols.GLYPHS else suit.letter.upper()

    def card(self, card: Card) -> str:
        return self.rank(card.rank) + self.suit(card.suit)

    def cards(self, cards: Iterable[Card]) -> str:
        """Cards in a row, in the order of a hand."""
        return " ".join(self.card(card) for card in sort_hand(cards))

    def seat(self, seat: Seat) -> str:
        """A seat's letter in this language."""
        return self.say(f"seat-{str(seat).lower()}")

    def player(self, seat: Seat) -> str:
        """The player's name, or the seat's letter."""
        return self.names.get(seat) or self.seat(seat)

    def account(self, account: Account) -> str:
        return self.player(account) if isinstance(account, Seat) else self.say("pool")

    def fiches(self, count: int) -> str:
        """A number of fiches, in the right grammatical number."""
        return self.say("fiches", count=count)

    def reason(self, transfer: Transfer) -> str:
        """Why a payment is due, without its rule: "ace placed in trick 4"."""
        return self.say(
            f"pay-{transfer.why}",
            card=transfer.card,
            trick=transfer.trick or 0,
            payer=self.account(transfer.payer),
            payee=self.account(transfer.payee),
        )

    def reckoning(self, transfer: Transfer) -> str:
        """How the amount comes about: "10 × 2 (opposite) × 2 (last two)"; "" for a plain one."""
        if len(transfer.terms) < 2:
            return ""
        base, *factors = transfer.terms
        parts = [str(base.value)]
        parts += [f"{term.value} ({self.say(f'term-{term.name}')})" for term in factors]
        times = "×" if self.symbols is Symbols.GLYPHS else "x"
        return f" {times} ".join(parts)

    def grounds(self, transfer: Transfer) -> str:
        """The reason of a payment, and its reckoning where it has one."""
        reason, reckoning = self.reason(transfer), self.reckoning(transfer)
        return self.joined(reason, reckoning) if reckoning else reason

    def joined(self, what: str, more: str) -> str:
        """Two parts with the language's colon between them."""
        return self.say("joined", what=what, more=more)

    def refusal(self, refusal: Refusal) -> str:
        """Why something cannot be, with the clause that forbids it."""
        sentence = self.say(refusal.reason, **refusal.params)
        return f"{sentence} [{refusal.rule}]" if isinstance(refusal, RuleViolation) else sentence

    def event(self, event: Event) -> str:
        """What happened, as the reader of the event may see it."""
        happening, facts = told(event)
        return self.say(f"event-{happening}", seat=event.seat, **facts)


@cache
def _fixed(message: str, language: str) -> str:
    """A message that speaks of nothing in particular, such as a column's heading."""
    return locale.say(message, language)


def told(event: Event) -> tuple[str, dict[str, object]]:
    """What an event is called in the messages, and what they are told of it beside the seat."""
    match event:
        case Discarded(_, None, _):
            return "exchanged-unseen", {}
        case Discarded(_, card, None):
            return "discarded", {"card": card}
        case Discarded(_, card, drawn):
            return "exchanged", {"card": card, "drawn": drawn}
        case Declined(_, None):
            return "declined-unseen", {}
        case Declined(_, card):
            return "declined", {"card": card}
        case Announced():
            return "announced", {}
        case Claimed():
            return "claimed", {}
        case Passed():
            return "passed", {}
        case Played(_, card, trick):
            return "played", {"card": card, "trick": trick}
        case TrickTaken(_, trick, points):
            return "taken", {"trick": trick, "points": points}
