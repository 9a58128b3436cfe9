"""Who sits where and who deals first, once a match, as each source has it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random

from quinola.cards import QUINOLA, Card, Rank, Suit
from quinola.rules import Ruleset
from quinola.seats import SEATS, Direction, Seat

HONOURS = (Rank.ACE, Rank.KING, Rank.QUEEN, Rank.JACK)
"""Drawn for seats; the ace chooses, the others follow in this order (S0-03)."""


@dataclass(frozen=True, slots=True)
class Seating:
    """The players' seats (by the index of the player) and the first dealer.

    `shown` are the cards that decided, in the order they fell: for `honours` the card each
    player drew, for `quinola` those dealt round until the jack of hearts, () by lot.
    """

    places: tuple[Seat, Seat, Seat, Seat]
    dealer: Seat
    shown: tuple[Card, ...] = ()


def draw_honours(rng: Random) -> tuple[Card, ...]:
    """The ace, king, queen or jack that each of four players draws, by the player's index."""
    drawn = [Card(rank, Suit.SPADES) for rank in HONOURS]
    rng.shuffle(drawn)
    return tuple(drawn)


def seat_by_honours(drawn: Sequence[Card], chosen: Seat, direction: Direction) -> Seating:
    """The ace's drawer sits where he has chosen and deals; king, queen, jack follow (S0-03)."""
    order = dict(zip(HONOURS, direction.round_from(chosen), strict=True))
    seats = [order[card.rank] for card in drawn]
    return Seating((seats[0], seats[1], seats[2], seats[3]), chosen, tuple(drawn))


def seat_by_lot(rng: Random) -> Seating:
    """Seats and dealer at random (S1-03, S3-06)."""
    seats = rng.sample(SEATS, len(SEATS))
    return Seating((seats[0], seats[1], seats[2], seats[3]), rng.choice(SEATS))


def seat_by_quinola(rng: Random, ruleset: Ruleset) -> Seating:
    """Seats by lot; cards are dealt round until the jack of hearts falls, to the dealer (S4-04)."""
    seats = rng.sample(SEATS, len(SEATS))
    dealer, shown = _dealt_the_quinola(seats[0], rng, ruleset)
    return Seating((seats[0], seats[1], seats[2], seats[3]), dealer, shown)


def _dealt_the_quinola(first: Seat, rng: Random, ruleset: Ruleset) -> tuple[Seat, tuple[Card, ...]]:
    """To whom the jack of hearts falls, dealt round from `first`, and the cards until then."""
    pack = list(ruleset.pack)
    rng.shuffle(pack)
    shown = tuple(pack[: pack.index(QUINOLA) + 1])
    order = tuple(ruleset.way.round_from(first))
    return order[(len(shown) - 1) % len(order)], shown


def turned(seating: Seating, sits: Seat) -> Seating:
    """The same seating with the table turned so that the first player sits where he wishes."""
    by = sits - seating.places[0]
    first, second, third, fourth = (SEATS[(seat + by) & 3] for seat in seating.places)
    dealer = SEATS[(seating.dealer + by) & 3]
    return Seating((first, second, third, fourth), dealer, seating.shown)


def seat_players(ruleset: Ruleset, rng: Random, *, chosen: Seat | None = None) -> Seating:
    """Seat four players as the rule set does.

    `chosen` is the seat that the drawer of the ace takes; at random if he does not say.
    """
    match ruleset.seating:
        case "honours":
            at = rng.choice(SEATS) if chosen is None else chosen
            return seat_by_honours(draw_honours(rng), at, ruleset.way)
        case "lot":
            return seat_by_lot(rng)
        case "quinola":
            return seat_by_quinola(rng, ruleset)


def seat_as_they_sit(ruleset: Ruleset, rng: Random) -> Seating:
    """Players who have chosen their seats: only the first dealer is found, as the rules do it."""
    match ruleset.seating:
        case "honours":
            drawn = draw_honours(rng)
            ace = next(place for place, card in enumerate(drawn) if card.rank is Rank.ACE)
            return Seating(SEATS, SEATS[ace], drawn)
        case "lot":
            return Seating(SEATS, rng.choice(SEATS))
        case "quinola":
            return Seating(SEATS, *_dealt_the_quinola(SEATS[0], rng, ruleset))
