"""What a seat observes, in numbers: words of 64 bits, written without a branch for each card, and
the columns of 0 and 1 that they unfold into.

An allow-list: here stands all that is told, the seat's own and what is public. `envs.observation`
makes the same words out of a `View`, and names every column. Seats are told as the observer sees
them: himself, his left neighbour, the one opposite, his right neighbour.

A *row* is a state (see `layout`) with what else must be known to tell it, and what a game carries
from deal to deal.
"""

from __future__ import annotations

from typing import Final

import numpy as np
from numpy.typing import NDArray

from quinola.kernels.compiling import inlined, kernel
from quinola.kernels.layout import (
    ASIDE,
    ESPAGNOLETTE,
    ESPAGNOLETTE_ANNOUNCED,
    HANDS,
    HONOUR,
    HONOUR_BITS,
    HONOURS,
    HONOURS_PLAYED,
    LED,
    MANNER_SHIFT,
    OPEN,
    OVER,
    PHASE,
    PLAYED,
    SEAT_SHIFT,
    STATE_SIZE,
    TRICK,
    TRICK_SHIFT,
    TRICKS,
)

Numbers = NDArray[np.int64]

# A row, beyond its state. Groups of four are by seat.
FALLEN: Final = STATE_SIZE
"""The cards that each seat has played."""
POINTS: Final = STATE_SIZE + 4
"""The points in each seat's tricks."""
BETRAYED: Final = STATE_SIZE + 8
"""Who has played a suit after having failed to follow it: one bit a seat."""
BY_SEAT: Final = STATE_SIZE + 9
"""Facts about seats, 4 bits each, one a seat: those from `DEALER_AT` up to `ESPAGNOLETTE_AT`."""
TAKEN: Final = STATE_SIZE + 10
"""Tricks taken, 4 bits a seat."""
REMISE: Final = STATE_SIZE + 11
"""What the pool held when play began."""
CARRIED: Final = STATE_SIZE + 12
"""What the last deal left in the pool."""
DRAWN: Final = STATE_SIZE + 13
"""1 if the pool was drawn in the last deal."""
DEALS: Final = STATE_SIZE + 14
"""Deals of the present game that are over."""
ROW_SIZE: Final = STATE_SIZE + 15

# Words. Sets of cards are masks; groups of four are by the observer's neighbours, himself first.
HAND: Final = 0
OWN_ASIDE: Final = 1
"""The card that he knows to lie in the party: his discard, or the talon card that he left."""
PLAYED_BY: Final = 2
ON_TABLE: Final = 6
"""The open trick."""
FACTS: Final = 7
"""Bits, see below."""
FELL: Final = 8
"""The aces and the quinola as they fell, packed as in a state, with neighbours for seats."""
TRICKS_OF: Final = 9
"""Tricks taken, 4 bits each."""
POINTS_OF: Final = 10
POOL_AT_START: Final = 14
WORDS: Final = 15

# Where in the facts what begins. The first nine tell of seats: 4 bits each, one a seat, the
# observer first; of suits missed there are four, spades first.
DEALER_AT, MISSED_AT, EXCHANGED_AT, DECLINED_AT, CLAIMED_AT, ESPAGNOLETTE_AT = 0, 4, 20, 24, 28, 32
PHASES_AT, LED_AT, TRICK_AT, FACTS_SIZE = 36, 41, 45, 56

CARDS: Final = 48
BIT_COLUMNS: Final = 7 * CARDS + FACTS_SIZE + 5 * 8
NUMBER_COLUMNS: Final = 9
MASK_COLUMNS: Final = 56
"""52 actions, and four columns of 0 that make a row whole words."""

_SEAT_FIELDS: Final = sum(0b11 << (SEAT_SHIFT + HONOUR_BITS * index) for index in range(5))
_ONES: Final = sum(1 << (SEAT_SHIFT + HONOUR_BITS * index) for index in range(5))


def _spread_bytes() -> Numbers:
    """For each byte, the word whose eight bytes are its bits, lowest first."""
    bits = np.unpackbits(np.arange(256, dtype=np.uint8)[:, np.newaxis], axis=1, bitorder="little")
    return np.ascontiguousarray(bits).view(np.int64).reshape(256)


_SPREAD: Final = _spread_bytes()


@inlined
def around(bits: int, seat: int) -> int:
    """Nine times four bits by seat, as a seat sees them: its own first."""
    stay = 0x111111111 * (15 >> seat)
    return ((bits >> seat) & stay) | ((bits << 4 - seat) & (0xFFFFFFFFF ^ stay))


@inlined
def fours_around(bits: int, seat: int) -> int:
    """Four times four bits by seat, as a seat sees them: its own first."""
    return ((bits | bits << 16) >> 4 * seat) & 0xFFFF


@inlined
def observe(rules: Numbers, row: Numbers, seat: int, words: Numbers) -> None:
    """Write what a seat observes: `WORDS` words."""
    left, opposite, right = (seat + 1) & 3, seat ^ 2, (seat + 3) & 3
    words[HAND] = row[HANDS + seat]
    aside = row[ASIDE + seat]
    words[OWN_ASIDE] = (1 << aside) >> 1
    words[PLAYED_BY] = row[FALLEN + seat]
    words[PLAYED_BY + 1] = row[FALLEN + left]
    words[PLAYED_BY + 2] = row[FALLEN + opposite]
    words[PLAYED_BY + 3] = row[FALLEN + right]
    words[ON_TABLE] = row[OPEN]
    words[FACTS] = _facts(rules, row, seat)
    # Each seat less the observer's, in two bits, for as many honours as have fallen.
    fallen = (1 << HONOUR_BITS * row[HONOURS_PLAYED]) - 1
    seats = ((row[HONOURS] & _SEAT_FIELDS) + _ONES * (4 - seat)) & _SEAT_FIELDS
    words[FELL] = (row[HONOURS] & ~_SEAT_FIELDS | seats) & fallen
    words[TRICKS_OF] = fours_around(row[TAKEN], seat)
    words[POINTS_OF] = row[POINTS + seat]
    words[POINTS_OF + 1] = row[POINTS + left]
    words[POINTS_OF + 2] = row[POINTS + opposite]
    words[POINTS_OF + 3] = row[POINTS + right]
    words[POOL_AT_START] = row[REMISE]


@inlined
def _facts(rules: Numbers, row: Numbers, seat: int) -> int:
    facts = around(row[BY_SEAT], seat)
    facts |= 1 << (PHASES_AT + row[PHASE])
    facts |= (1 if row[PLAYED] > 0 else 0) << (LED_AT + row[LED])
    trick = row[TRICK]
    facts |= (1 if 1 <= trick <= TRICKS else 0) << (TRICK_AT + ((trick - 1) & 15))
    espagnolette = row[ESPAGNOLETTE]
    if espagnolette >= 0:
        # An unannounced one shows when its player follows a suit that he did not follow.
        shown = (row[BETRAYED] >> (espagnolette & 3)) & 1
        announced = rules[ESPAGNOLETTE_ANNOUNCED]
        if shown or announced or espagnolette == seat or row[PHASE] == OVER:
            facts |= 1 << (ESPAGNOLETTE_AT + ((espagnolette - seat) & 3))
    return facts


@inlined
def spread(mask: int, sets: int, bits: Numbers, at: int) -> None:
    """Unfold so many sets of eight bits into a word each, from a place on."""
    for index in range(sets):
        bits[at + index] = _SPREAD[(mask >> 8 * index) & 255]


@inlined
def unfold(words: Numbers, bits: Numbers, numbers: NDArray[np.float32]) -> None:
    """Words into columns: bits as bytes, eight to a word of `bits`, and numbers."""
    for word in range(FACTS):
        spread(words[word], 6, bits, 6 * word)
    spread(words[FACTS], 7, bits, 42)
    for which in range(5):
        bits[49 + which] = 0
    fell = words[FELL]
    while fell:
        honour = fell & HONOUR
        fell >>= HONOUR_BITS
        column = 1 << ((honour >> SEAT_SHIFT) & 3)
        column |= 16 << (honour >> MANNER_SHIFT)
        column |= 128 if (honour >> TRICK_SHIFT) & 15 > 9 else 0
        bits[49 + (honour & 7)] = _SPREAD[column]
    for place in range(4):
        numbers[place] = words[POINTS_OF + place]
        numbers[4 + place] = (words[TRICKS_OF] >> 4 * place) & 15
    numbers[8] = words[POOL_AT_START]


@kernel
def unfold_all(words: Numbers, bits: Numbers, numbers: NDArray[np.float32]) -> None:
    """Unfold many observations: words (n, `WORDS`), bits (n, `BIT_COLUMNS` // 8) and numbers."""
    for index in range(words.shape[0]):
        unfold(words[index], bits[index], numbers[index])


@kernel
def observe_one(rules: Numbers, row: Numbers, seat: int, words: Numbers) -> None:
    """The same, to be called from Python."""
    observe(rules, row, seat, words)
