"""What is agreed about a table when it is opened; it holds until the table is closed."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Any, Final

from msgspec import Meta, Struct

from quinola.bots import BOTS
from quinola.cards import Card, format_hand, parse_hand
from quinola.dealing import Dealt, verify_dealt
from quinola.refusal import Refusal
from quinola.rules import Ruleset, house
from quinola.seats import SEATS, Seat
from quinola.written import CardText, HandText, SeatLetter, letter_of

Seconds = Annotated[int, Meta(ge=1, le=24 * 3600)]
Level = Annotated[str, Meta(max_length=20, description="a level of the bots, such as club")]

LONGEST_HOUSE: Final = 60


class Clock(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """How long, in seconds: `move` for a card, `exchange` for all four together, `pause` until
    the next deal after a settlement. All who are asked at once share one limit.
    """

    move: Seconds = 30
    exchange: Seconds = 60
    pause: Seconds = 60


class Cards(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Cards to be dealt once more, as a record has them: before the exchange."""

    dealer: SeatLetter
    hands: Mapping[SeatLetter, HandText]
    talon: Annotated[list[CardText], Meta(min_length=3, max_length=3)]

    @classmethod
    def of(cls, dealt: Dealt) -> Cards:
        """These cards."""
        return cls(
            dealer=letter_of(dealt.dealer),
            hands={letter_of(seat): format_hand(dealt.hands[seat]) for seat in SEATS},
            talon=[str(card) for card in dealt.talon],
        )

    def dealt(self, ruleset: Ruleset) -> Dealt:
        """The cards for a deal. Raises `Refusal` if they are not the whole pack of the rules."""
        try:
            hands = {seat: parse_hand(self.hands[letter_of(seat)]) for seat in SEATS}
            dealt = Dealt(Seat[self.dealer], hands, tuple(Card.parse(card) for card in self.talon))
            verify_dealt(ruleset, dealt)
        except (KeyError, ValueError):
            raise Refusal("settings-cards") from None
        return dealt


class Settings(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, omit_defaults=True):
    """A table as it was ordered.

    `preset` with `options` written otherwise are the rules, called `house` where that is given.
    A match ends after `deals` deals or when somebody has lost `stock` fiches. `bots` is the level
    that fills empty seats, `stand_in` the one that plays for people who are away or too slow.
    `practice` allows one person among bots to undo, ask for hints and look at the cards, and to
    have `cards` dealt once more in the first deal. `away` is after how many seconds a bot takes
    the seat of one whose connection is gone, while others wait.
    """

    preset: Annotated[str, Meta(max_length=40)]
    options: dict[str, Any] = {}
    house: Annotated[str, Meta(min_length=1, max_length=LONGEST_HOUSE)] | None = None
    deals: Annotated[int, Meta(ge=1, le=1000)] | None = 8
    stock: Annotated[int, Meta(ge=1, le=10**9)] | None = None
    shares_pool: bool = True
    bots: Level = "club"
    stand_in: Level = "club"
    practice: bool = False
    cards: Cards | None = None
    clock: Clock | None = None
    away: Seconds = 120
    chat: bool = True
    spectators: bool = True


def ruleset_of(settings: Settings) -> Ruleset:
    """The rules of the table. Raises `RulesetError`."""
    return house(settings.preset, settings.options, settings.house)


def verify_settings(settings: Settings) -> Ruleset:
    """The rules, if all can be had as it was ordered. Raises `Refusal` (`RulesetError`)."""
    ruleset = ruleset_of(settings)
    if settings.house is not None and not settings.house.isprintable():
        raise Refusal("ruleset-name", most=LONGEST_HOUSE)
    for level in (settings.bots, settings.stand_in):
        verify_level(level)
    if settings.cards is not None:
        if not settings.practice:
            raise Refusal("settings-cards-practice")
        settings.cards.dealt(ruleset)
    return ruleset


def verify_level(level: str) -> None:
    """Raise `Refusal` if there are no such bots."""
    if level not in BOTS:
        raise Refusal("bot-unknown", name=level, allowed=", ".join(BOTS))
