"""A deal as people noted it, which answers the settlement's questions or says what it lacks."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from typing import Any

from quinola.bookkeeping.question import (
    ASIDE,
    CLAIMED,
    ELEVENTH,
    ESPAGNOLETTE,
    FOUR_ACES,
    HONOURS,
    NINE,
    PARTY,
    POINTS,
    TENTH,
    TRICKS,
    Answer,
    Question,
    of_card,
)
from quinola.cards import ACES, QUINOLA, Card
from quinola.outcome import HonourFacts, Irregularity, Manner
from quinola.rules import Ruleset
from quinola.seats import SEATS, Seat
from quinola.trick import FREE_TRICKS

Answers = Mapping[Question, Answer]


class Unanswered(Exception):
    """The settlement depends on a fact that is not noted."""

    def __init__(self, question: Question) -> None:
        super().__init__(question.id)
        self.question = question


class Notes:
    """The facts of a deal as far as they are noted (`quinola.outcome.Facts`).

    `asked` has the questions that were put so far, in order; what follows from other answers is
    not asked. Every fact raises `Unanswered` when it is neither noted nor to be concluded.
    """

    def __init__(
        self,
        ruleset: Ruleset,
        dealer: Seat,
        answers: Answers,
        irregularities: Iterable[Irregularity] = (),
    ) -> None:
        self.ruleset = ruleset
        self.dealer = dealer
        self.answers = answers
        self.irregularities: Sequence[Irregularity] = tuple(irregularities)
        self.asked: dict[Question, None] = {}
        self._plays = {card: Play(self, card) for card in HONOURS}

    def answer(self, question: Question) -> Any:
        """What is noted; its type is that of the question's kind."""
        self.asked[question] = None
        try:
            return self.answers[question]
        except KeyError:
            raise Unanswered(question) from None

    @property
    def first_nine(self) -> Seat | None:
        seat: Seat | None = self.answer(NINE)
        return seat

    @property
    def tenth(self) -> Seat:
        seat: Seat = self.answer(TENTH)
        return seat

    @property
    def eleventh(self) -> Seat:
        seat: Seat = self.answer(ELEVENTH)
        return seat

    @property
    def espagnolette(self) -> Seat | None:
        seat: Seat | None = self.answer(ESPAGNOLETTE)
        return seat

    @property
    def points(self) -> tuple[int, int, int, int]:
        points: tuple[int, int, int, int] = self.answer(POINTS)
        return points

    @property
    def tricks(self) -> tuple[int, int, int, int]:
        undertaker = self.answers.get(NINE)
        if not isinstance(undertaker, Seat):
            tricks: tuple[int, int, int, int] = self.answer(TRICKS)
            return tricks
        counts = [0, 0, 0, 0]
        counts[undertaker] = FREE_TRICKS
        counts[self.tenth] += 1
        counts[self.eleventh] += 1
        return counts[0], counts[1], counts[2], counts[3]

    @property
    def taker_of_all(self) -> Seat | None:
        """Who took all eleven tricks, as far as that was asked and noted."""
        takers = {
            self.answers.get(question) if question in self.asked else None
            for question in (NINE, TENTH, ELEVENTH)
        }
        (taker,) = takers if len(takers) == 1 else (None,)
        return taker if isinstance(taker, Seat) else None

    @property
    def party_points(self) -> int:
        party: int | tuple[Card, ...] = self.answer(PARTY)
        if isinstance(party, int):
            return party
        # A card of another pack is worth nothing; that it cannot be is said elsewhere.
        return sum(self.ruleset.party_points.get(card, 0) for card in party)

    @property
    def aces(self) -> Iterator[HonourFacts]:
        """One after another: all that is asked of one is asked before the next."""
        plays = (self._plays[card] for card in HONOURS if card is not QUINOLA)
        return (play for play in plays if not play.is_aside)

    @property
    def quinola(self) -> HonourFacts | None:
        play = self._plays[QUINOLA]
        return None if play.is_aside else play

    @property
    def four_aces(self) -> bool:
        """All four with the espagnolette; concluded, as far as it is known who played them."""
        known = [self._plays[card].holder_if_known for card in ACES]
        if set(known) - {None, self.espagnolette}:
            return False
        if None in known:
            yes: bool = self.answer(FOUR_ACES)
            return yes
        return True

    @property
    def claims(self) -> Collection[Seat]:
        """Everyone or nobody: what is asked is whether the winner claimed."""
        return SEATS if self.answer(CLAIMED) else ()

    def in_order_of_play(self, honours: Iterable[HonourFacts]) -> Iterable[HonourFacts]:
        """These as they fell; asked only for what the quinola finds in the pool."""
        honours = list(honours)
        quinola = self._plays[QUINOLA]
        if quinola not in honours or len(honours) == 1 or not self.finds_the_pool(quinola):
            return honours
        aces = [play for play in self._plays.values() if play in honours and play is not quinola]
        later = [ace for ace in aces if ace.fell_after_quinola]
        return [*(ace for ace in aces if ace not in later), quinola, *later]

    def finds_the_pool(self, play: Play) -> bool:
        """Whether what it draws or costs depends on what is in the pool just then."""
        if play.card is not QUINOLA:
            return False
        if play.manner is Manner.PLACED or self.ruleset.bete == "pool":
            return True
        if not self.ruleset.espagnolette_leads_quinola or play.manner is not Manner.LED:
            return False
        # Led by anyone else it costs a remise, which stands since play began.
        return self.espagnolette is not None and self.espagnolette is play.seat


class Play:
    """The play of an ace or the quinola as it was noted (`quinola.outcome.HonourFacts`)."""

    trick = None
    """Nobody is asked for its number."""

    def __init__(self, notes: Notes, card: Card) -> None:
        self.card = card
        self._notes = notes

    def _answer(self, topic: str) -> Any:
        return self._notes.answer(of_card(topic, self.card))

    def _seat(self, topic: str) -> Seat:
        seat: Seat = self._answer(topic)
        return seat

    def _is(self, topic: str) -> bool:
        yes: bool = self._answer(topic)
        return yes

    @property
    def _is_in_noted_party(self) -> bool:
        party = self._notes.answers.get(PARTY)
        return isinstance(party, tuple) and self.card in party

    @property
    def is_aside(self) -> bool:
        """Whether it lay in the party."""
        return self._is_in_noted_party or self._answer("manner") is None

    @property
    def manner(self) -> Manner:
        manner: Manner = self._answer("manner")
        return manner

    @property
    def seat(self) -> Seat:
        return self._seat("by")

    @property
    def leader(self) -> Seat:
        return self._seat("leader")

    @property
    def taker(self) -> Seat:
        """Not asked where one player took every trick."""
        everything = self._notes.taker_of_all
        return self._seat("taker") if everything is None else everything

    @property
    def is_late(self) -> bool:
        return self._is("late")

    @property
    def is_last(self) -> bool:
        """Asked only where it decides whether the quinola found a broken reversis's bête."""
        if not self._notes.finds_the_pool(self):
            return False
        return self.is_late and self._is("last")

    @property
    def fell_after_quinola(self) -> bool:
        return self._is("after-quinola")

    @property
    def holder_if_known(self) -> Seat | str | None:
        """Who held it when play began, "aside" if nobody did, None if that is not noted."""
        answers = self._notes.answers
        if self._is_in_noted_party or answers.get(of_card("manner", self.card), "") is None:
            return ASIDE
        by = answers.get(of_card("by", self.card))
        return by if isinstance(by, Seat) else None
