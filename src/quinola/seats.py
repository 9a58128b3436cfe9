"""The four seats and how they lie to one another.

N, E, S, W run clockwise, so the left neighbour of N is E and the right one W, whichever way
the game goes round.
"""

from __future__ import annotations

from collections.abc import Iterator
from enum import IntEnum, StrEnum


class Seat(IntEnum):
    """A place at the table, numbered clockwise."""

    N = 0
    E = 1
    S = 2
    W = 3

    @property
    def left(self) -> Seat:
        return SEATS[(self + 1) & 3]

    @property
    def opposite(self) -> Seat:
        return SEATS[(self + 2) & 3]

    @property
    def right(self) -> Seat:
        return SEATS[(self + 3) & 3]

    def __str__(self) -> str:
        return self.name


SEATS: tuple[Seat, Seat, Seat, Seat] = (Seat.N, Seat.E, Seat.S, Seat.W)


class Direction(StrEnum):
    """Which way the cards go round and the deal passes."""

    CLOCKWISE = "clockwise"
    COUNTERCLOCKWISE = "counterclockwise"

    def after(self, seat: Seat) -> Seat:
        """The next seat in this direction."""
        return seat.left if self is Direction.CLOCKWISE else seat.right

    def round_from(self, seat: Seat) -> Iterator[Seat]:
        """All four seats in this direction, from `seat` on."""
        for _ in SEATS:
            yield seat
            seat = self.after(seat)


class Place(StrEnum):
    """Where a seat lies as the dealer sees it; the best place wins a tie (S0-15)."""

    LEFT = "left"
    OPPOSITE = "opposite"
    RIGHT = "right"
    DEALER = "dealer"

    @classmethod
    def of(cls, seat: Seat, dealer: Seat) -> Place:
        return _PLACES[(seat - dealer) & 3]


_PLACES = (Place.DEALER, Place.LEFT, Place.OPPOSITE, Place.RIGHT)


def exchange_order(dealer: Seat) -> tuple[Seat, Seat, Seat, Seat]:
    """Who puts a card aside when: right, opposite, left of the dealer, then he (S1-33, S3-08)."""
    return (dealer.right, dealer.opposite, dealer.left, dealer)
