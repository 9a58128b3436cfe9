"""Where what stands in the two vectors of a search: the question, and the stack of cards played.

A question counts something for one seat in every trick: the points it takes, or the tricks it
takes or loses. Either that seat wants much of it and the three others little, or the reverse.
"""

from __future__ import annotations

from typing import Final

SEAT: Final = 0
"""Whose tricks are counted."""
MAXIMISES: Final = 1
"""1 if the seat wants much of it, 0 if it wants little."""
TAKEN: Final = 2
"""What each trick counts besides its cards if the seat takes it."""
LOST: Final = 3
"""What each trick counts if it does not take it; the cards count nothing then."""
KIND: Final = 4
"""A number from 0 to 15 that tells the questions put to one table apart."""
STEP: Final = 5
AT_FAULT: Final = 6
MAY_REVOKE: Final = 7
"""These three are copied from the rules and the state by the search."""
WEIGHTS: Final = 8
"""What each card counts, 48 places."""
DEARER: Final = WEIGHTS + 48
"""By suit, how much more one set of its four highest cards counts than another: 4 by 16 by 16, from
`alike.weigh`."""
QUESTION_SIZE: Final = DEARER + 4 * 16 * 16

# The stack: the four hands as they are, then how many cards were looked at, then a row for each
# card in play. A row has the position before its card:
NODES: Final = 4
TURN: Final = 0
PLACE: Final = 1
"""How many cards lie in the open trick."""
LANE: Final = 2
"""The mask of the suit led, 0 if none is."""
BEST: Final = 3
TAKER: Final = 4
SUM: Final = 5
"""What the cards in the open trick count."""
TRICK: Final = 6
NEED: Final = 7
"""What the seat must come to from this trick on."""
REST: Final = 8
"""What it can come to at most."""
# and how far the search has come with it:
MOVES: Final = 9
"""The cards that are still to be tried."""
CARD: Final = 10
"""The card that is being tried."""
FOUND: Final = 11
"""The best so far for the player on turn."""
LIKED: Final = 12
"""The card that looks best, or the one that was good enough; -1 if none."""
KEY: Final = 13
"""The key in the table at the start of a trick, -1 if nothing is to be written there."""
GAIN: Final = 14
"""What the trick that is closed by the card counts for the seat."""
ROW: Final = 16
FIRST: Final = 8
STACK_SIZE: Final = FIRST + ROW * 46

NOTHING: Final = -1
MOST: Final = (1 << 31) - 1
"""More than any deal's points can be: options have bounds."""
