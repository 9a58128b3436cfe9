"""An evening's book as a sheet of text: each deal's payments with their rules, balances, pool."""

from __future__ import annotations

from collections.abc import Iterator

from quinola.bookkeeping.evening import BookedDeal, Evening
from quinola.bookkeeping.question import ASIDE, Answer, Kind, Question
from quinola.cards import Card
from quinola.columns import heading, paragraph, table
from quinola.outcome import Manner
from quinola.seats import SEATS, Seat
from quinola.statement import (
    INDENT,
    balances_line,
    reversis_lines,
    shortened,
    signed,
    transfers_lines,
)
from quinola.wording import Words


def sheet(evening: Evening, words: Words, width: int | None) -> list[str]:
    """All of it, from the first deal to the balances."""
    lines: list[str] = []
    for deal in evening.deals:
        title, *rest = deal_lines(deal, words, width)
        lines += [title, *_noted_lines(deal, words, width), *rest, ""]
    return [*lines, *end_lines(evening, words, width)]


def deal_lines(deal: BookedDeal, words: Words, width: int | None) -> list[str]:
    """One deal: what it came to, who pays whom."""
    inner = None if width is None else width - len(INDENT)
    lines = [
        *heading(_title(deal, words), width),
        *(
            INDENT + words.say(f"statement-fault-{fault.kind}", seat=Seat[fault.seat])
            for fault in deal.noted.irregularities
        ),
    ]
    if not deal.is_settled:
        lines += paragraph(words.say("book-unsettled"), width, INDENT)
        return lines
    blocks = [*_verdict_lines(deal, words), *_sums(deal, words, inner)]
    if deal.transfers:
        blocks += transfers_lines(deal.transfers, words, inner)
    return [*lines, *(INDENT + line for line in blocks)]


def _noted_lines(deal: BookedDeal, words: Words, width: int | None) -> Iterator[str]:
    """What was noted of the whole deal, for a dispute; of cards the payments tell."""
    answers = deal.noted.answers
    for question in deal.reckoning.asked if deal.reckoning else ():
        if question.card is None and question.id in answers:
            answer = answer_told(question, question.read(answers[question.id]), words)
            yield from paragraph(f"{question_told(question, words)} {answer}", width, INDENT)


def end_lines(evening: Evening, words: Words, width: int | None) -> list[str]:
    """The balances, after the pool was shared out if it was."""
    lines = []
    if evening.closing:
        lines += [*transfers_lines(evening.closing, words, width), ""]
    return [*lines, *paragraph(balances_line(evening.balances, evening.pool, words), width, "")]


def _title(deal: BookedDeal, words: Words) -> str:
    number, dealer = deal.number, deal.dealer
    if deal.noted.void is not None:
        return words.say(f"statement-void-{deal.noted.void}", number=number, dealer=dealer)
    settlement = deal.reckoning.settlement if deal.reckoning else None
    if settlement is None:
        return words.say("book-deal", number=number, dealer=dealer)
    remise = settlement.remise
    return words.say("statement-deal", number=number, dealer=dealer, remise=remise)


def _verdict_lines(deal: BookedDeal, words: Words) -> list[str]:
    settlement = deal.reckoning.settlement if deal.reckoning else None
    if settlement is None:
        return []
    verdict = settlement.verdict
    lines = reversis_lines(verdict, words)
    if verdict.winner is not None:
        lines.append(words.say("book-party", winner=verdict.winner, loser=verdict.loser))
    if verdict.espagnolette_failed:
        lines.append(words.say("statement-espagnolette-failed", seat=verdict.espagnolette))
    return lines


def _sums(deal: BookedDeal, words: Words, width: int | None) -> list[str]:
    words = shortened(words)
    heads = ["", *map(words.player, SEATS), words.say("pool")]
    rows = [
        [words.say("column-net"), *map(signed, deal.net), ""],
        [words.say("column-balance"), *map(signed, deal.balances), str(deal.pool)],
    ]
    return table([heads, *rows], width, right=range(1, 6))


def question_told(question: Question, words: Words) -> str:
    """The question as a person is asked it."""
    if question.card is None:
        return words.say(f"book-ask-{question.topic}")
    return words.say(f"book-ask-{question.topic}", card=question.card)


def answer_told(question: Question, answer: Answer, words: Words) -> str:
    """An answer in words."""
    match answer:
        case None:
            aside = question.kind is Kind.MANNER
            return words.say(f"book-manner-{ASIDE}" if aside else "book-nobody")
        case Manner():
            return words.say(f"book-manner-{answer}")
        case bool():
            return words.say("book-yes" if answer else "book-no")
        case Seat():
            return words.player(answer)
        case int():
            return str(answer)
        case _ if question.kind is Kind.COUNTS:
            counts = zip(SEATS, answer, strict=True)
            return ", ".join(f"{words.player(seat)} {count}" for seat, count in counts)
        case _:
            return " ".join(
                words.card(each) if isinstance(each, Card) else str(each) for each in answer
            )
