"""What cannot have been: answers that contradict each other, or the cards of the game."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import lru_cache
from itertools import product
from typing import Any, Final

from quinola.bookkeeping.notes import Notes
from quinola.bookkeeping.question import (
    ELEVENTH,
    ESPAGNOLETTE,
    HONOURS,
    NINE,
    PARTY,
    POINTS,
    TENTH,
    TRICKS,
    Question,
    of_card,
)
from quinola.cards import ACE_OF_DIAMONDS, ACES, QUINOLA, Card
from quinola.outcome import Manner
from quinola.refusal import Refusal
from quinola.rules import Ruleset
from quinola.seats import SEATS, Seat
from quinola.trick import LAST_TRICK

PARTY_CARDS: Final = 4


class Contradiction(Refusal):
    """Answers that cannot all be right; `questions` are theirs."""

    def __init__(self, reason: str, *questions: Question, **params: object) -> None:
        super().__init__(reason, **params)
        self.questions = questions


def contradictions(notes: Notes) -> Iterator[Contradiction]:
    """Everything that cannot be, of the answers to questions that were asked."""
    known = Known(notes)
    for check in _OF_THE_DEAL:
        yield from check(known)
    for play in known.plays.values():
        for check_play in _OF_A_CARD:
            yield from check_play(known, play)


class Known:
    """The answers that count: those to questions that were asked. What is not known is None."""

    def __init__(self, notes: Notes) -> None:
        self.ruleset: Ruleset = notes.ruleset
        self.eldest = notes.ruleset.way.after(notes.dealer)
        self.answers = {q: notes.answers[q] for q in notes.asked if q in notes.answers}
        self.undertaker: Seat | None = self.get(NINE)
        self.tenth: Seat | None = self.get(TENTH)
        self.eleventh: Seat | None = self.get(ELEVENTH)
        self.points: tuple[int, ...] | None = self.get(POINTS)
        self.tricks: tuple[int, ...] | None = self.get(TRICKS)
        self.tricks_by: tuple[Question, ...] = (TRICKS,)
        """The answers by which the tricks are known."""
        if self.undertaker is not None and self.tenth is not None and self.eleventh is not None:
            self.tricks, self.tricks_by = notes.tricks, (NINE, TENTH, ELEVENTH)
        self.taker_of_all: Seat | None = notes.taker_of_all
        self.plays = {card: KnownPlay(self, card) for card in HONOURS}

    def get(self, question: Question) -> Any:
        return self.answers.get(question)

    def is_aside(self, card: Card) -> bool | None:
        """Whether the card lay in the party."""
        party, manner = self.get(PARTY), of_card("manner", card)
        if isinstance(party, tuple):
            return card in party
        return self.answers[manner] is None if manner in self.answers else None

    def may_be_aside(self, card: Card) -> tuple[bool, ...]:
        aside = self.is_aside(card)
        return (True, False) if aside is None else (aside,)


class KnownPlay:
    """What is known of the play of an ace or the quinola."""

    def __init__(self, known: Known, card: Card) -> None:
        def get(topic: str) -> Any:
            return known.get(of_card(topic, card))

        self.card = card
        self.manner: Manner | None = get("manner")
        self.by: Seat | None = get("by")
        self.late: bool | None = get("late")
        self.last: bool | None = get("last") if self.late else False if self.late is False else None
        self.leader: Seat | None = self.by if self.manner is Manner.LED else get("leader")
        self.taker: Seat | None = get("taker")
        self.taker_by = self.asked("taker")
        """The answers by which the taker of a card that was placed is known."""
        if self.manner is Manner.PLACED and known.taker_of_all is not None:
            self.taker, self.taker_by = known.taker_of_all, (NINE, TENTH, ELEVENTH)
        if self.manner in (Manner.LED, Manner.FORCED) and _is_highest(card, known.ruleset):
            self.taker = self.by

    def asked(self, *topics: str) -> tuple[Question, ...]:
        return tuple(of_card(topic, self.card) for topic in topics)


def _is_highest(card: Card, ruleset: Ruleset) -> bool:
    """Whether nothing beats the card in its suit, so that who follows or leads with it takes."""
    suit = (other for other in ruleset.pack if other.suit is card.suit)
    return max(suit, key=ruleset.strength.__getitem__) is card


# Of the whole deal


def _tricks_are_eleven(known: Known) -> Iterator[Contradiction]:
    if known.tricks is not None and sum(known.tricks) != LAST_TRICK:
        yield Contradiction("book-tricks-sum", TRICKS, sum=sum(known.tricks))


def _points_come_from_tricks(known: Known) -> Iterator[Contradiction]:
    if known.tricks is None or known.points is None:
        return
    highest = sorted(known.ruleset.trick_points.values(), reverse=True)
    for seat, points, tricks in zip(SEATS, known.points, known.tricks, strict=True):
        most = sum(highest[: len(SEATS) * tricks])
        if points > most:
            yield Contradiction(
                "book-points-most", POINTS, *known.tricks_by, seat=seat, tricks=tricks, most=most
            )


def _party_is_of_this_pack(known: Known) -> Iterator[Contradiction]:
    party = known.get(PARTY)
    if isinstance(party, tuple):
        for card in party:
            if card not in known.ruleset.pack:
                yield Contradiction("book-party-pack", PARTY, card=card)
    elif party is not None:
        aside = tuple(known.is_aside(card) for card in HONOURS)
        if party not in _worths(known.ruleset, aside):
            yield Contradiction("book-party-worth", PARTY, worth=party)


@lru_cache(maxsize=256)
def _worths(ruleset: Ruleset, aside: tuple[bool | None, ...]) -> frozenset[int]:
    """What four cards can be worth, of the honours those that are known to be among them."""
    where = dict(zip(HONOURS, aside, strict=True))
    worths: dict[int, set[int]] = {0: {0}}
    for card, worth in ruleset.party_points.items():
        with_it = {count + 1: {sum_ + worth for sum_ in sums} for count, sums in worths.items()}
        match where.get(card):
            case True:
                worths = with_it
            case None:
                for count, sums in with_it.items():
                    if count <= PARTY_CARDS:
                        worths[count] = worths.get(count, set()) | sums
    return frozenset(worths.get(PARTY_CARDS, ()))


def _points_and_party_are_all(known: Known) -> Iterator[Contradiction]:
    """The points in tricks and the cards aside make up the pack's (S0-10)."""
    party = known.get(PARTY)
    if known.points is None:
        return
    if party is None:
        yield from _points_leave_a_party(known.ruleset, sum(known.points))
        return
    right = sorted(_points_left(known, party))
    if sum(known.points) not in right:
        yield Contradiction(
            "book-points-sum",
            POINTS,
            PARTY,
            sum=sum(known.points),
            right=" / ".join(map(str, right)),
        )


def _points_leave_a_party(ruleset: Ruleset, points: int) -> Iterator[Contradiction]:
    """Whatever the four cards aside may be, not more nor fewer points are left."""
    values = sorted(ruleset.trick_points[card] for card in ruleset.pack)
    least, most = sum(values[:-PARTY_CARDS]), sum(values[PARTY_CARDS:])
    if not least <= points <= most:
        yield Contradiction("book-points-range", POINTS, sum=points, least=least, most=most)


def _points_left(known: Known, party: int | tuple[Card, ...]) -> set[int]:
    """What the points in tricks may come to, if the party is this."""
    in_tricks, aside = known.ruleset.trick_points, known.ruleset.party_points
    every = sum(in_tricks.values())
    if isinstance(party, tuple):
        return {every - sum(in_tricks.get(card, 0) for card in party)}
    # Two cards may count otherwise in the party than in tricks, if they lie there.
    two = (ACE_OF_DIAMONDS, QUINOLA)
    return {
        every - party + sum(aside[card] - in_tricks[card] for card, is_in in lying if is_in)
        for choice in product(*(known.may_be_aside(card) for card in two))
        for lying in [tuple(zip(two, choice, strict=True))]
    }


def _points_hold_the_cards_taken(known: Known) -> Iterator[Contradiction]:
    """Who took an ace or the quinola has its points."""
    if known.points is None:
        return
    taken = [0, 0, 0, 0]
    for card, play in known.plays.items():
        if play.taker is not None:
            taken[play.taker] += known.ruleset.trick_points[card]
    for seat in SEATS:
        if taken[seat] > known.points[seat]:
            yield Contradiction("book-points-least", POINTS, seat=seat, least=taken[seat])


def _espagnolette_held_one(known: Known) -> Iterator[Contradiction]:
    """The quinola with three aces, or all four (S1-24)."""
    seat = known.get(ESPAGNOLETTE)
    if seat is None:
        return

    def may_hold(card: Card) -> bool:
        return not known.is_aside(card) and known.plays[card].by in (None, seat)

    aces = sum(map(may_hold, ACES))
    if aces < len(ACES) - may_hold(QUINOLA):
        yield Contradiction("book-espagnolette-cards", ESPAGNOLETTE, seat=seat)


_OF_THE_DEAL: Final[tuple[Callable[[Known], Iterator[Contradiction]], ...]] = (
    _tricks_are_eleven,
    _points_come_from_tricks,
    _party_is_of_this_pack,
    _points_and_party_are_all,
    _points_hold_the_cards_taken,
    _espagnolette_held_one,
)


# Of an ace or the quinola


def _is_played_to_another(known: Known, play: KnownPlay) -> Iterator[Contradiction]:
    """Nobody forces himself, or places a card on a trick that he takes."""
    if play.by is None:
        return
    if play.manner is Manner.FORCED and play.by is known.get(of_card("leader", play.card)):
        yield Contradiction("book-forced-self", *play.asked("by", "leader"), card=play.card)
    if play.manner is Manner.PLACED and play.by is play.taker:
        asked = (*play.asked("by"), *play.taker_by)
        yield Contradiction("book-placed-self", *asked, card=play.card)


def _lies_where_it_is_said_to(known: Known, play: KnownPlay) -> Iterator[Contradiction]:
    manner = of_card("manner", play.card)
    if manner in known.answers and known.is_aside(play.card) is not (play.manner is None):
        yield Contradiction("book-aside-not", PARTY, manner, card=play.card)


def _taker_took_something(known: Known, play: KnownPlay) -> Iterator[Contradiction]:
    """Who took it, or led to it in any but the first trick, has a trick."""
    if known.tricks is None:
        return
    if play.taker is not None and not known.tricks[play.taker]:
        yield Contradiction(
            "book-taker-trickless",
            *known.tricks_by,
            *play.asked("by" if play.manner is not Manner.PLACED else "taker"),
            seat=play.taker,
            card=play.card,
        )
    may_lead_untaken = play.leader is known.eldest and not play.late
    if play.leader is not None and not known.tricks[play.leader] and not may_lead_untaken:
        yield Contradiction(
            "book-leader-trickless",
            *known.tricks_by,
            *play.asked("by" if play.manner is Manner.LED else "leader"),
            seat=play.leader,
            card=play.card,
        )


def _fits_the_first_nine(known: Known, play: KnownPlay) -> Iterator[Contradiction]:
    """Where one player took nine tricks, he led to all but the first and took what fell there."""
    if known.undertaker is None or play.late is None:
        return
    if play.late:
        leaders, takers = _last_two(known, play.last)
    else:
        leaders, takers = {known.undertaker, known.eldest}, {known.undertaker}
    if play.leader is not None and None not in leaders and play.leader not in leaders:
        asked = play.asked("by" if play.manner is Manner.LED else "leader", "late")
        yield Contradiction("book-nine-leader", NINE, *asked, seat=play.leader, card=play.card)
    if play.taker is not None and None not in takers and play.taker not in takers:
        asked = play.asked("taker" if play.manner is Manner.PLACED else "by", "late")
        yield Contradiction("book-nine-taker", NINE, *asked, seat=play.taker, card=play.card)


def _last_two(known: Known, last: bool | None) -> tuple[set[Seat | None], set[Seat | None]]:
    """Who may have led to and taken trick 10 or 11, or either if it is not known which."""
    tenth = ({known.undertaker}, {known.tenth})
    eleventh = ({known.tenth}, {known.eleventh})
    if last is None:
        return tenth[0] | eleventh[0], tenth[1] | eleventh[1]
    return eleventh if last else tenth


_OF_A_CARD: Final[tuple[Callable[[Known, KnownPlay], Iterator[Contradiction]], ...]] = (
    _is_played_to_another,
    _lies_where_it_is_said_to,
    _taker_took_something,
    _fits_the_first_nine,
)
