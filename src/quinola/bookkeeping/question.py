"""What may be asked about a deal that was played with real cards, and which answers there are."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from enum import StrEnum
from typing import Any, Final

from quinola.cards import ACES, QUINOLA, Card
from quinola.locale import ENGLISH, say
from quinola.outcome import Manner
from quinola.refusal import Refusal
from quinola.seats import SEATS, Seat
from quinola.written import LETTERS

Answer = Seat | Manner | bool | int | tuple[int, int, int, int] | tuple[Card, ...] | None
"""None is nobody, and of an ace or the quinola: it lay aside."""

ASIDE: Final = "aside"
"""How it is written that a card lay in the party."""

HONOURS: Final = tuple(sorted(ACES | {QUINOLA}, key=lambda card: (card is QUINOLA, card.suit)))
"""The four aces and the quinola, in the order in which they are asked for."""


class Kind(StrEnum):
    """Which answers a question takes."""

    SEAT = "seat"
    SEAT_OR_NOBODY = "seat-or-nobody"
    COUNTS = "counts"
    """A number of each player: points or tricks."""
    PARTY = "party"
    """The four cards aside, or what they are worth."""
    MANNER = "manner"
    """How a card was played: led, forced, placed; or it lay aside."""
    YES_OR_NO = "yes-or-no"


class BookError(Refusal):
    """What cannot stand in a book. `deal` is where (from 1), None if that is not in a deal."""

    def __init__(self, reason: str, *, deal: int | None = None, **params: object) -> None:
        super().__init__(reason, **params)
        self.deal = deal

    def say(self, language: str = ENGLISH) -> str:
        sentence = super().say(language)
        if self.deal is None:
            return sentence
        return f"{say('record-at-deal', language, number=str(self.deal))}: {sentence}"


@dataclass(frozen=True, slots=True)
class Question:
    """A fact that the settlement asks for.

    `topic` says what of, `card` of which ace or of the quinola, None if it is of the whole deal.
    """

    topic: str
    kind: Kind
    card: Card | None = None

    @property
    def id(self) -> str:
        """As it is written in a book: "points", "As", "As-taker"."""
        if self.card is None:
            return self.topic
        return str(self.card) if self.topic == "manner" else f"{self.card}-{self.topic}"

    def read(self, value: object) -> Answer:
        """The answer, as a book has it in JSON. Raises `BookError`."""
        return _READERS[self.kind](self, value)

    def written(self, answer: Answer) -> Any:
        """The answer as a book has it in JSON."""
        if answer is None:
            return ASIDE if self.kind is Kind.MANNER else None
        if isinstance(answer, Seat):
            return LETTERS[answer]
        if isinstance(answer, tuple):
            return [str(each) if isinstance(each, Card) else each for each in answer]
        return answer

    def refused(self, reason: str, value: object) -> BookError:
        return BookError(reason, question=self.id, value=_shown(value))


def _seat(question: Question, value: object) -> Seat:
    if isinstance(value, str) and value in LETTERS:
        return Seat[value]
    raise question.refused("book-answer-seat", value)


def _seat_or_nobody(question: Question, value: object) -> Seat | None:
    return None if value is None else _seat(question, value)


def _counts(question: Question, value: object) -> tuple[int, int, int, int]:
    if not isinstance(value, list | tuple) or len(value) != len(SEATS):
        raise question.refused("book-answer-counts", value)
    first, second, third, fourth = (_count(question, each) for each in value)
    return first, second, third, fourth


def _count(question: Question, value: object) -> int:
    if isinstance(value, bool) or not isinstance(value, int) or value < 0:
        raise question.refused("book-answer-count", value)
    return value


def _party(question: Question, value: object) -> int | tuple[Card, ...]:
    if not isinstance(value, list | tuple):
        return _count(question, value)
    try:
        cards = tuple(Card.parse(str(each)) for each in value)
    except ValueError:
        raise question.refused("book-answer-cards", value) from None
    if len(set(cards)) != len(SEATS):
        raise question.refused("book-answer-cards", value)
    return cards


def _manner(question: Question, value: object) -> Manner | None:
    if value == ASIDE:
        return None
    if isinstance(value, str) and value in tuple(Manner):
        return Manner(value)
    raise question.refused("book-answer-manner", value)


def _yes_or_no(question: Question, value: object) -> bool:
    if isinstance(value, bool):
        return value
    raise question.refused("book-answer-yes-no", value)


_READERS: Final[Mapping[Kind, Callable[[Question, object], Answer]]] = {
    Kind.SEAT: _seat,
    Kind.SEAT_OR_NOBODY: _seat_or_nobody,
    Kind.COUNTS: _counts,
    Kind.PARTY: _party,
    Kind.MANNER: _manner,
    Kind.YES_OR_NO: _yes_or_no,
}


def _shown(value: object) -> str:
    text = str(value)
    return text if len(text) <= 40 else f"{text[:40]}…"


NINE: Final = Question("nine", Kind.SEAT_OR_NOBODY)
TENTH: Final = Question("tenth", Kind.SEAT)
ELEVENTH: Final = Question("eleventh", Kind.SEAT)
ESPAGNOLETTE: Final = Question("espagnolette", Kind.SEAT_OR_NOBODY)
POINTS: Final = Question("points", Kind.COUNTS)
TRICKS: Final = Question("tricks", Kind.COUNTS)
PARTY: Final = Question("party", Kind.PARTY)
FOUR_ACES: Final = Question("four-aces", Kind.YES_OR_NO)
CLAIMED: Final = Question("claimed", Kind.YES_OR_NO)

OF_A_CARD: Final[Mapping[str, Kind]] = {
    "manner": Kind.MANNER,
    "by": Kind.SEAT,
    "leader": Kind.SEAT,
    "taker": Kind.SEAT,
    "late": Kind.YES_OR_NO,
    "last": Kind.YES_OR_NO,
    "after-quinola": Kind.YES_OR_NO,
}
"""What may be asked of an ace or the quinola, by topic."""

_OF_THE_DEAL = (NINE, TENTH, ELEVENTH, ESPAGNOLETTE, POINTS, TRICKS, PARTY, FOUR_ACES, CLAIMED)


def of_card(topic: str, card: Card) -> Question:
    """What is asked of an ace or the quinola."""
    return Question(topic, OF_A_CARD[topic], card)


QUESTIONS: Final[Mapping[str, Question]] = {
    question.id: question
    for question in (
        *_OF_THE_DEAL,
        *(of_card(topic, card) for card in HONOURS for topic in OF_A_CARD),
    )
}
"""All that can be asked, by id."""
