"""What happened in a deal, one frozen value for each act, in the order of the acts.

An event holds everything; what a seat may see of it is `quinola.view`'s to say.
"""

from __future__ import annotations

from dataclasses import dataclass

from quinola.cards import Card
from quinola.seats import Seat


@dataclass(frozen=True, slots=True)
class Discarded:
    """A card put aside; `drawn` is the talon card taken for it, None for the dealer.

    Where the cards are not for the reader's eyes they are None.
    """

    seat: Seat
    card: Card | None
    drawn: Card | None


@dataclass(frozen=True, slots=True)
class Declined:
    """The exchange not used; `card` is the talon card left lying, None if it was not seen."""

    seat: Seat
    card: Card | None


@dataclass(frozen=True, slots=True)
class Announced:
    """An espagnolette announced (S3-27)."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Claimed:
    """The payment for led cards claimed, with or without a right to it (S0-40)."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Passed:
    """Nothing announced or claimed, whether or not there was anything."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Played:
    """A card played to a trick (numbered from 1)."""

    seat: Seat
    card: Card
    trick: int


@dataclass(frozen=True, slots=True)
class TrickTaken:
    """A trick closed, with the points its taker finds in it."""

    seat: Seat
    trick: int
    points: int


Event = Discarded | Declined | Announced | Claimed | Passed | Played | TrickTaken
