"""A trick, and who takes it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from quinola.cards import Card, Suit
from quinola.rules import Ruleset
from quinola.seats import Seat

LAST_TRICK: Final = 11

FREE_TRICKS: Final = 9
"""Tricks in which an espagnolette may revoke (S1-24), and which undertake a reversis (S0-17)."""


@dataclass(frozen=True, slots=True)
class Trick:
    """A trick, numbered from 1, as it lies; `taker` is None while it is open."""

    number: int
    leader: Seat
    plays: tuple[tuple[Seat, Card], ...] = ()
    taker: Seat | None = None

    @property
    def suit(self) -> Suit | None:
        """The suit led, None before the lead."""
        return self.plays[0][1].suit if self.plays else None


def taker_of(plays: Sequence[tuple[Seat, Card]], ruleset: Ruleset) -> Seat:
    """Who takes a trick: the highest card of the suit led (S3-17, S4-27)."""
    strength = ruleset.strength
    taker, best = plays[0]
    for seat, card in plays[1:]:
        if card.suit is best.suit and strength[card] > strength[best]:
            taker, best = seat, card
    return taker
