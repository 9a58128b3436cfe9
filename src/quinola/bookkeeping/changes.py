"""A book with something noted, changed or taken back; the book itself is never altered."""

from __future__ import annotations

from msgspec.structs import replace

from quinola.bookkeeping.document import Book, NotedDeal, NotedFault
from quinola.bookkeeping.question import QUESTIONS, Answer, Question
from quinola.match import VoidReason


def with_deal(book: Book) -> Book:
    """With another deal, of which nothing is noted yet."""
    return replace(book, deals=(*book.deals, NotedDeal()))


def answered(book: Book, number: int, question: Question, answer: Answer) -> Book:
    """With an answer noted in a deal (from 1)."""
    deal = book.deals[number - 1]
    noted = {**deal.answers, question.id: question.written(answer)}
    return _changed(book, number, replace(deal, answers=noted))


def forgotten(book: Book, number: int, question: Question) -> Book:
    """Without an answer; where it was what became of a card, without all that hung on it."""
    deal = book.deals[number - 1]
    goes = {question.id}
    if question.topic == "manner":
        goes = {other.id for other in QUESTIONS.values() if other.card is question.card}
    kept = {name: value for name, value in deal.answers.items() if name not in goes}
    return _changed(book, number, replace(deal, answers=kept))


def void(book: Book, number: int, reason: VoidReason | None) -> Book:
    """With a deal that was not played, or, for None, was played after all."""
    return _changed(book, number, replace(book.deals[number - 1], void=reason))


def with_fault(book: Book, number: int, fault: NotedFault) -> Book:
    """With an irregularity noted."""
    deal = book.deals[number - 1]
    return _changed(book, number, replace(deal, irregularities=(*deal.irregularities, fault)))


def without_faults(book: Book, number: int) -> Book:
    return _changed(book, number, replace(book.deals[number - 1], irregularities=()))


def shared(book: Book) -> Book:
    """With the pool shared out at the end."""
    return replace(book, shared=True)


def _changed(book: Book, number: int, deal: NotedDeal) -> Book:
    deals = list(book.deals)
    deals[number - 1] = deal
    return replace(book, deals=tuple(deals))
