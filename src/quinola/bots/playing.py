"""What one card, played to a trick, is likely to bring: leading, following, throwing away."""

from __future__ import annotations

from typing import Final

from quinola.bots.outlook import Outlook
from quinola.bots.reversis import breaking, spoiling
from quinola.cards import ACES, QUINOLA, Card, Suit
from quinola.seats import Seat

BARING: Final = 0.25
"""What stripping a guard from the quinola is worth, as part of forcing it."""

ON_LEAD: Final = 0.35
"""What having to lead costs, as part of the cost of a trick."""

FOLLOWED: Final = 0.8
"""Points that another is likely to play to a trick, in any case."""

THROWN: Final = 1.2
"""Points that one who is void is likely to throw besides."""

ACE_THROWN: Final = 0.3
"""How often he throws an ace."""


def score(outlook: Outlook, card: Card) -> float:
    """The fiches to be expected of playing this card now, comparable among cards of one moment."""
    trick = outlook.reading.trick
    assert trick is not None
    if not trick.plays:
        return _lead(outlook, card)
    if card.suit is trick.suit:
        return _follow(outlook, card, trick.leader)
    return _throw(outlook, card)


def _lead(outlook: Outlook, card: Card) -> float:
    reading, worth = outlook.reading, outlook.worth
    later = reading.later()
    takes = reading.stays_best(card.suit, reading.strength[card], later)
    return (
        outlook.relief(card)
        - worth.leading(card, reading.number)
        + _forcing(outlook, card, later)
        - takes * taking(outlook, card, card.suit, later)
    )


def _follow(outlook: Outlook, card: Card, leader: Seat) -> float:
    reading, worth = outlook.reading, outlook.worth
    best = reading.best
    assert best is not None
    value = outlook.relief(card)
    if card is QUINOLA or card in ACES:
        value -= worth.being_forced(card, leader, reading.number)
    if reading.strength[card] > reading.strength[best[1]]:
        later = reading.later()
        takes = reading.stays_best(card.suit, reading.strength[card], later)
        value -= takes * (taking(outlook, card, card.suit, later) - breaking(outlook))
    return value - spoiling(outlook, card)


def _throw(outlook: Outlook, card: Card) -> float:
    reading, worth = outlook.reading, outlook.worth
    best = reading.best
    assert best is not None
    taker = best[0] if _will_take(outlook, best) > 0.5 else None
    # Points given away hurt another, and so help a little.
    given = reading.ruleset.trick_points[card] * outlook.point / 3
    placed = worth.placing(card, taker, reading.number)
    return outlook.relief(card) + placed + given - spoiling(outlook, card)


def _will_take(outlook: Outlook, best: tuple[Seat, Card]) -> float:
    reading = outlook.reading
    return reading.stays_best(best[1].suit, reading.strength[best[1]], reading.later())


def taking(outlook: Outlook, card: Card, suit: Suit, later: list[Seat]) -> float:
    """What taking the trick with this card costs: its points, what is placed on it, the lead."""
    reading, worth = outlook.reading, outlook.worth
    points = reading.ruleset.trick_points
    cost = ON_LEAD * outlook.trick_cost + outlook.first_trick
    taken = points[card]
    plays = reading.trick.plays if reading.trick else ()
    for player, played in plays:
        taken += points[played]
        if played.suit is not suit:
            cost += worth.paying(played, player, reading.number)
    cost += taken * outlook.point
    for seat in later:
        cost += reading.is_void(seat, suit) * _thrown_on(outlook, seat)
        cost += FOLLOWED * outlook.point
    return cost


def _thrown_on(outlook: Outlook, seat: Seat) -> float:
    """What a player void in the suit is likely to throw on whoever takes the trick."""
    reading, worth = outlook.reading, outlook.worth
    cost = THROWN * outlook.point
    if reading.quinola_is_out:
        share = reading.share(seat, Suit.HEARTS)
        cost += share * worth.paying(QUINOLA, seat, reading.number)
    cost += ACE_THROWN * worth.ruleset.ace * worth.times(seat, reading.number)
    return cost


def _forcing(outlook: Outlook, card: Card, later: list[Seat]) -> float:
    """What a heart led brings towards forcing another's quinola."""
    reading, worth = outlook.reading, outlook.worth
    if card.suit is not Suit.HEARTS or not reading.quinola_is_out:
        return 0.0
    value = 0.0
    for seat in later:
        share = reading.share(seat, Suit.HEARTS)
        others = len(reading.out[Suit.HEARTS]) - 1
        bare = (1 - share) ** others
        gain = worth.forcing_quinola(seat, reading.number)
        value += share * gain * (bare + (1 - bare) * BARING)
    return value
