"""What OpenSpiel is told of a state as one player knows it: as numbers and as text.

*Observations* are those of `envs.observation`. *Information states* hold all that a player has
seen since the cards were dealt, in order, and so have perfect recall: as a tensor, who he is and
who deals, his hand as dealt, the talon card that he drew, and each act with who did it, others'
discards without their card.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from quinola.cards import Card
from quinola.envs.observation import COLUMN_NAMES, COLUMNS, NEIGHBOURS, columns
from quinola.kernels import layout, observing
from quinola.seats import SEATS, Seat

if TYPE_CHECKING:
    from quinola.envs.openspiel import ReversisState

Numbers = NDArray[np.int64]

LONGEST: Final = 4 + 4 + 44 + 4
"""Exchange, announcements, cards and claims of one deal."""

HIDDEN: Final = layout.ACTIONS
"""In place of an action: another's discard."""

ACT: Final = 4 + layout.ACTIONS + 1
"""Columns of an act: who, of the observer's neighbours, himself first; and what."""

SHAPES: Final = {
    "seat": (4,),
    "dealer": (4,),
    "dealt": (48,),
    "drawn": (48,),
    "acts": (LONGEST, ACT),
}
"""The pieces of an information state, in their order."""


class Course(NamedTuple):
    """A deal from its start: the cards as dealt, what was done, by whom, and where that led."""

    start: Numbers
    acts: Numbers
    seats: Numbers
    row: Numbers


class Observer:
    """Tells states to players: all that each has seen if it `recalls`, else what he observes.

    `tensor` is filled anew by each `set_from`, `dict` has its pieces.
    """

    def __init__(self, *, recalls: bool) -> None:
        self._recalls = recalls
        shapes = SHAPES if self._recalls else {"observation": (COLUMNS,)}
        sizes = [int(np.prod(shape)) for shape in shapes.values()]
        self.tensor: NDArray[np.float32] = np.zeros(sum(sizes), np.float32)
        parts = np.split(self.tensor, np.cumsum(sizes)[:-1])
        self.dict: dict[str, NDArray[np.float32]] = {
            name: part.reshape(shape)
            for (name, shape), part in zip(shapes.items(), parts, strict=True)
        }

    def set_from(self, state: ReversisState, player: int) -> None:
        """Fill the tensor with what a player knows: before the cards are dealt, his seat."""
        self.tensor.fill(0)
        course = state.course()
        if self._recalls:
            self.dict["seat"][player] = 1
        if course is None:
            return
        if self._recalls:
            self._set_course(course, player)
        else:
            self.tensor[:] = columns(words_of(state, course, player))

    def _set_course(self, course: Course, player: int) -> None:
        dealer = int(course.start[layout.DEALER])
        self.dict["dealer"][dealer] = 1
        self.dict["dealt"][:] = _bits(int(course.start[layout.HANDS + player]))
        place = (dealer + 3 - player) & 3
        if place < min(3, len(course.acts)) and course.acts[place] != layout.DECLINE:
            self.dict["drawn"][course.start[layout.TALON + place]] = 1
        for index, (seat, action) in enumerate(zip(course.seats, course.acts, strict=True)):
            hidden = index < len(SEATS) and seat != player and action != layout.DECLINE
            row = self.dict["acts"][index]
            row[(seat - player) & 3] = 1
            row[4 + (HIDDEN if hidden else action)] = 1

    def string_from(self, state: ReversisState, player: int) -> str:
        """The same as text."""
        if self._recalls:
            return state.information_state_string(player)
        course = state.course()
        if course is None:
            return f"{Seat(player)}: dealing"
        return told(state.cards, words_of(state, course, player), Seat(player))


def words_of(state: ReversisState, course: Course, player: int) -> Numbers:
    """What a player observes, packed."""
    words = np.zeros(observing.WORDS, dtype=np.int64)
    observing.observe_one(state.rules, course.row, player, words)
    return words


def _bits(mask: int) -> list[int]:
    return [mask >> number & 1 for number in range(48)]


def told(cards: tuple[Card, ...], words: Numbers, seat: Seat) -> str:
    """An observation as text, a line for each thing; only the cards and facts that are there."""

    def shown(word: int) -> str:
        return " ".join(str(card) for card, bit in zip(cards, _bits(word), strict=True) if bit)

    sets = ["hand", "aside", *(f"played by {who}" for who in NEIGHBOURS), "on the table"]
    lines = [
        f"{name}: {shown(int(word))}".rstrip() for name, word in zip(sets, words, strict=False)
    ]
    row = columns(words)
    facts = range(7 * 48, observing.BIT_COLUMNS)
    lines += [COLUMN_NAMES[column] for column in facts if row[column]]
    numbers = range(observing.BIT_COLUMNS, COLUMNS)
    lines += [f"{COLUMN_NAMES[column]}: {row[column]:.0f}" for column in numbers]
    return "\n".join([f"seat: {seat}", *lines])
