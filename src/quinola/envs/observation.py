"""What a seat observes as numbers, made out of its `View`: the same for every environment.

`observe` fills `WORDS` words of 64 bits from a view, field by field, and `columns` unfolds them
into the 441 columns that `COLUMN_NAMES` names. Words are for those who want little memory: masks
of cards by their numbers (12 * suit + strength, see `kernels.bits`) and small packed numbers, as
`kernels.observing` lays them out; that module writes the same words without views, and property
tests hold the two together.

Left out of a view are: the balances and the payments so far, which no further payment depends on
but through the pool, whose amount when play began is told; the order of the plays in closed
tricks; the talon card drawn, which lies in the hand or among the cards played; the tricks that may
be looked at again, all of which are told.
"""

from __future__ import annotations

from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from quinola.cards import ACES, QUINOLA, Card, Suit
from quinola.deal import Phase
from quinola.events import Claimed
from quinola.kernels import layout, observing
from quinola.kernels.encoding import coding
from quinola.kernels.observing import WORDS
from quinola.seats import Seat
from quinola.trick import LAST_TRICK
from quinola.view import View

Numbers = NDArray[np.int64]
Columns = NDArray[np.float32]

COLUMNS: Final = observing.BIT_COLUMNS + observing.NUMBER_COLUMNS
"""How many there are: 432 of 0 or 1, then 9 numbers."""

NEIGHBOURS: Final = ("me", "left", "opposite", "right")
"""The four seats as the observer names them, in the order of the columns."""

_PHASES: Final = tuple(Phase)
_MANNERS: Final = ("led", "forced", "placed")
_SUITS: Final = tuple(suit.name.lower() for suit in Suit)


def _names() -> tuple[str, ...]:
    cards = [f"{suit}-{strength}" for suit in _SUITS for strength in range(1, 13)]
    sets = ("hand", "aside", *(f"played by {who}" for who in NEIGHBOURS), "on the table")
    names = [f"{place}: {card}" for place in sets for card in cards]
    names += [f"dealer: {who}" for who in NEIGHBOURS]
    names += [f"missed {suit}: {who}" for suit in _SUITS for who in NEIGHBOURS]
    for what in ("exchanged", "declined", "claimed", "espagnolette"):
        names += [f"{what}: {who}" for who in NEIGHBOURS]
    names += [f"phase: {phase}" for phase in _PHASES]
    names += [f"suit led: {suit}" for suit in _SUITS]
    names += [f"trick: {number}" for number in range(1, LAST_TRICK + 1)]
    for honour in (*(f"ace of {suit}" for suit in _SUITS), "quinola"):
        names += [f"{honour} fell: {who}" for who in NEIGHBOURS]
        names += [f"{honour} fell: {how}" for how in (*_MANNERS, "in the last two tricks")]
    names += [f"points: {who}" for who in NEIGHBOURS]
    names += [f"tricks: {who}" for who in NEIGHBOURS]
    return (*names, "pool when play began")


COLUMN_NAMES: Final = _names()
"""What each column says. Cards are named by their strength in their suit, 1 lowest, 12 highest."""


def observe(view: View) -> Numbers:
    """The words that tell a view: shape (`WORDS`,)."""
    code = coding(view.ruleset)
    words = np.zeros(WORDS, dtype=np.int64)
    plays = [play for trick in (*view.tricks, *_open(view)) for play in trick.plays]
    around = [Seat((view.seat + step) & 3) for step in range(4)]
    words[observing.HAND] = code.mask(view.hand)
    words[observing.OWN_ASIDE] = code.mask(_own_aside(view))
    for place, seat in enumerate(around):
        words[observing.PLAYED_BY + place] = code.mask(card for who, card in plays if who is seat)
        words[observing.TRICKS_OF] += view.tricks_taken[seat] << 4 * place
        words[observing.POINTS_OF + place] = view.points[seat]
    words[observing.ON_TABLE] = code.mask(card for trick in _open(view) for _, card in trick.plays)
    words[observing.FACTS] = sum(1 << fact for fact in _facts(view))
    words[observing.FELL] = _honours(view)
    words[observing.POOL_AT_START] = view.standing.remise
    return words


def columns(words: Numbers) -> Columns:
    """Words (…, `WORDS`) unfolded into columns (…, `COLUMNS`)."""
    flat = np.ascontiguousarray(words).reshape(-1, WORDS)
    bits = np.zeros((len(flat), observing.BIT_COLUMNS), dtype=np.uint8)
    numbers = np.zeros((len(flat), observing.NUMBER_COLUMNS), dtype=np.float32)
    observing.unfold_all(flat, bits.view(np.int64), numbers)
    return np.concatenate([bits, numbers], axis=1, dtype=np.float32).reshape(
        *words.shape[:-1], COLUMNS
    )


def action_mask(view: View) -> NDArray[np.int8]:
    """1 for each action that the seat may do now, by the numbers of `kernels.layout`."""
    code = coding(view.ruleset)
    mask = np.zeros(layout.ACTIONS, dtype=np.int8)
    mask[[code.encode(action) for action in view.actions()]] = 1
    return mask


def _open(view: View) -> tuple[Any, ...]:
    return (view.trick,) if view.trick is not None else ()


def _own_aside(view: View) -> tuple[Card, ...]:
    if view.discard is not None:
        return (view.discard,)
    declined = dict(view.exchanged).get(view.seat) is False
    return (view.talon_card,) if declined and view.talon_card is not None else ()


def _facts(view: View) -> set[int]:
    """Which bits of the facts are 1."""

    def place(seat: Seat) -> int:
        return (seat - view.seat) & 3

    facts = {observing.PHASES_AT + _PHASES.index(view.phase)}
    facts.add(observing.DEALER_AT + place(view.dealer))
    for trick in _open(view):
        facts.add(observing.TRICK_AT + trick.number - 1)
        if trick.suit is not None:
            facts.add(observing.LED_AT + trick.suit)
    for trick in (*view.tricks, *_open(view)):
        for seat, card in trick.plays:
            if card.suit is not trick.suit:
                facts.add(observing.MISSED_AT + 4 * trick.suit + place(seat))
    for seat, exchanged in view.exchanged:
        facts.add((observing.EXCHANGED_AT if exchanged else observing.DECLINED_AT) + place(seat))
    if view.espagnolette is not None:
        facts.add(observing.ESPAGNOLETTE_AT + place(view.espagnolette))
    for event in view.events:
        if isinstance(event, Claimed):
            facts.add(observing.CLAIMED_AT + place(event.seat))
    return facts


def _honours(view: View) -> int:
    """The aces and the quinola as they fell, packed as a state has them."""
    packed = fallen = 0
    for trick in (*view.tricks, *_open(view)):
        for index, (seat, card) in enumerate(trick.plays):
            if card is not QUINOLA and card not in ACES:
                continue
            which = layout.THE_QUINOLA if card is QUINOLA else int(card.suit)
            followed = layout.FELL_FORCED if card.suit is trick.suit else layout.FELL_PLACED
            manner = layout.FELL_LED if index == 0 else followed
            honour = which | ((seat - view.seat) & 3) << layout.SEAT_SHIFT
            honour |= trick.number << layout.TRICK_SHIFT | manner << layout.MANNER_SHIFT
            packed |= honour << layout.HONOUR_BITS * fallen
            fallen += 1
    return packed
