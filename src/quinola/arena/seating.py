"""Who sits where in the games of a block, so that the cards favour nobody.

Two entrants A and B play ten games with the same cards: A alone among three B in each of the four
seats, B alone among three A in each, and each of them at a table of its own kind, which shows what
a player no better than the others comes to. Four entrants play all twenty-four orders, so that
everyone has every seat, and every left, opposite and right neighbour in it, equally often.
"""

from __future__ import annotations

from dataclasses import dataclass
from itertools import permutations
from typing import Final, Literal

from quinola.seats import SEATS

Kind = Literal["lone", "home", "all"]

LETTERS: Final = "ABCD"


@dataclass(frozen=True, slots=True)
class Seating:
    """One game's seating: `places` are indices of entrants by seat.

    `kind` says what it is for: `lone` has the entrant `who` alone among three of the other, `home`
    has `who` in all four seats, `all` has four entrants, and `who` is None.
    """

    kind: Kind
    who: int | None
    places: tuple[int, int, int, int]

    def __str__(self) -> str:
        """As four letters by seat, N E S W: `ABBB`."""
        return "".join(LETTERS[index] for index in self.places)

    def seats_of(self, who: int) -> tuple[int, ...]:
        """The seats that an entrant has."""
        return tuple(seat for seat in SEATS if self.places[seat] == who)


def _duel() -> tuple[Seating, ...]:
    lone = [Seating("lone", who, _places(who, 1 - who, seat)) for who in (0, 1) for seat in SEATS]
    home = [Seating("home", who, (who, who, who, who)) for who in (0, 1)]
    return (*lone, *home)


def _places(who: int, others: int, at: int) -> tuple[int, int, int, int]:
    north, east, south, west = (who if seat == at else others for seat in SEATS)
    return north, east, south, west


SEATINGS: Final = {
    2: _duel(),
    4: tuple(Seating("all", None, (a, b, c, d)) for a, b, c, d in permutations(range(4))),
}
"""The games of a block by the number of entrants, in the order in which they are played."""
