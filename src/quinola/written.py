"""How cards, seats and 256 bits are written in JSON, as types that check what is read."""

from __future__ import annotations

from typing import Annotated, Final, Literal

from msgspec import Meta

from quinola.seats import Seat

CardText = Annotated[
    str, Meta(pattern="^[2-9TJQKA][shdc]$", max_length=2, description="rank and suit: Td, As")
]
HandText = Annotated[str, Meta(max_length=20, description="suits from spades to clubs, as in PBN")]
SeatLetter = Literal["N", "E", "S", "W"]
Hex256 = Annotated[
    str, Meta(pattern="^[0-9a-f]{64}$", max_length=64, description="256 bits in hexadecimal")
]

ActionText = Annotated[
    str,
    Meta(
        pattern="^((discard|play) [2-9TJQKA][shdc]|decline|announce|claim|pass)$",
        max_length=10,
        description="an action of the game: play 7c, discard As, decline, announce, claim, pass",
    ),
]

LETTERS: Final[tuple[SeatLetter, ...]] = ("N", "E", "S", "W")


def letter_of(seat: Seat) -> SeatLetter:
    """A seat as it is written."""
    return LETTERS[seat]
