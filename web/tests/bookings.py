"""Evenings as people note them, with what the program makes of them: the client has to agree.

    python web/tests/bookings.py --deals 1500 | gzip -9n > web/tests/bookings.json.gz

A sample has `rulesets`, worked out, and `evenings`: each its `book`, the number of its rule set
and what `quinola.bookkeeping.evening` says of each deal. Some answers are changed at random, taken
out or not asked for, so that questions stay open and answers contradict each other. `broken` are
documents that are no books, with the reason, or that still are.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from random import Random
from typing import Any, Final

import click
import msgspec

from quinola.bookkeeping.document import (
    Book,
    HouseRules,
    NotedDeal,
    NotedFault,
    book_json,
    read_book,
)
from quinola.bookkeeping.evening import BookedDeal, Evening
from quinola.bookkeeping.question import (
    HONOURS,
    QUESTIONS,
    Answer,
    BookError,
    Kind,
    Question,
)
from quinola.bookkeeping.reckoning import Reckoning
from quinola.bookkeeping.resolved import resolved
from quinola.cards import Card, Rank, Suit
from quinola.online.telling import payments_message, word
from quinola.outcome import Manner, Outcome, outcome_of
from quinola.rules import PRESETS, Ruleset, preset
from quinola.seats import SEATS, Seat
from quinola.written import letter_of
from tests.bookkeeping.noting import Witness, noted
from tests.strategies import (
    played_out,
    random_irregularities,
    random_outcome,
    random_ruleset,
)

EVENINGS = 3
"""By each rule set."""


def evening(ruleset: Ruleset, rng: Random) -> Book:
    """A few deals, void ones among them, with the pool shared out or not."""
    book = Book(
        format="quinola-book",
        version=1,
        ruleset=HouseRules(ruleset.preset, dict(ruleset.overrides)),
        dealer=letter_of(rng.choice(SEATS)),
        pool=rng.choice((0, 0, 3, 25, 200)),
        shared=rng.random() < 0.4,
    )
    for _ in range(rng.randrange(1, 5)):
        book = with_deal(book, a_void_deal(rng) if rng.random() < 0.1 else a_deal(book, rng))
    spoilt = rng.random()
    if spoilt < 0.5:
        # Mostly the last, for nothing is known of the deals after one that is not settled.
        number = len(book.deals) - 1 if spoilt < 0.4 else rng.randrange(len(book.deals))
        deals = list(book.deals)
        deals[number] = changed(deals[number], rng)
        book = msgspec.structs.replace(book, deals=tuple(deals))
    return book


def with_deal(book: Book, deal: NotedDeal) -> Book:
    return msgspec.structs.replace(book, deals=(*book.deals, deal))


def a_void_deal(rng: Random) -> NotedDeal:
    return NotedDeal(
        irregularities=faults_of(random_irregularities(rng)),
        void=rng.choice(("misdeal", "exposed")),
    )


def a_deal(book: Book, rng: Random) -> NotedDeal:
    """Played with cards, or facts made up: then it is rarer coincidences that are noted."""
    before = Evening(msgspec.structs.replace(book, shared=False))
    outcome, party = an_outcome(before.ruleset, rng)
    told = party if rng.random() < 0.5 else None
    drawn = before.deals[-1].reckoning if before.deals else None
    _, answers = noted(
        Witness(outcome, before.ruleset, told),
        pool=before.pool,
        drawn_before=bool(drawn and drawn.settlement and drawn.settlement.drawn),
    )
    return NotedDeal(
        answers={question.id: question.written(answer) for question, answer in answers.items()},
        irregularities=faults_of(outcome.irregularities),
        dealer=None if outcome.dealer is before.next_dealer else letter_of(outcome.dealer),
    )


def an_outcome(ruleset: Ruleset, rng: Random) -> tuple[Outcome, tuple[Card, ...] | None]:
    if rng.random() < 0.25:
        return random_outcome(ruleset, rng), None
    irregularities = random_irregularities(rng)
    at_fault = [fault.seat for fault in irregularities if fault.kind == "revoke"]
    # Those who lose together are rare, and matter where ties are shared.
    for _ in range(40 if ruleset.party_tie == "split" and rng.random() < 0.5 else 1):
        deal = played_out(ruleset, rng, at_fault=at_fault)
        outcome = outcome_of(deal, irregularities)
        standings = sorted(zip(outcome.points, outcome.tricks, strict=True))
        if standings[-1] == standings[-2] and outcome.first_nine is None:
            break
    return outcome, deal.party


def faults_of(irregularities: Any) -> tuple[NotedFault, ...]:
    return tuple(NotedFault(letter_of(fault.seat), fault.kind) for fault in irregularities)


def changed(deal: NotedDeal, rng: Random) -> NotedDeal:
    """With one to three answers otherwise, away, or of questions that are not asked."""
    answers = dict(deal.answers)
    tricks = answers.get("tricks", [])
    if 0 in tricks and rng.random() < 0.5:
        # One without a trick is said to have led to one, or played it.
        card, trickless = rng.choice(HONOURS), letter_of(Seat(tricks.index(0)))
        said = {f"{card}-{topic}": trickless for topic in ("by", "leader", "taker")}
        return msgspec.structs.replace(
            deal, answers={**answers, **said, f"{card}-late": rng.random() < 0.7}
        )
    for _ in range(rng.randrange(1, 4)):
        is_known = answers and rng.random() < 0.8
        name = rng.choice(list(answers)) if is_known else rng.choice(list(QUESTIONS))
        if is_known and rng.random() < 0.2:
            del answers[name]
        else:
            answers[name] = QUESTIONS[name].written(possible(QUESTIONS[name], rng))
    return msgspec.structs.replace(deal, answers=answers)


def possible(question: Question, rng: Random) -> Answer:
    answer: Answer
    match question.kind:
        case Kind.SEAT:
            answer = rng.choice(SEATS)
        case Kind.SEAT_OR_NOBODY:
            answer = rng.choice((*SEATS, None))
        case Kind.MANNER:
            answer = rng.choice((*Manner, None))
        case Kind.YES_OR_NO:
            answer = rng.random() < 0.5
        case Kind.PARTY:
            answer = rng.randrange(25) if rng.random() < 0.5 else some_cards(rng)
        case Kind.COUNTS:
            most = rng.choice((4, 12))
            answer = tuple(rng.randrange(most) for _ in SEATS)  # type: ignore[assignment]
    return answer


def some_cards(rng: Random) -> tuple[Card, ...]:
    """Of the whole pack, those that may be out of the game among them, and many high ones."""
    ranks = list(Rank) if rng.random() < 0.5 else [Rank.JACK, Rank.KING, Rank.ACE]
    cards = [Card(rank, suit) for rank in ranks for suit in Suit]
    return tuple(rng.sample(cards, 4))


# What the program says


def told(book: Book) -> dict[str, Any]:
    """All that follows from a book."""
    evening = Evening(book)
    return {
        "deals": [deal_told(deal) for deal in evening.deals],
        "closing": msgspec.to_builtins(payments_message(evening.closing)),
        "balances": evening.balances,
        "pool": evening.pool,
        "next": letter_of(evening.next_dealer),
    }


def deal_told(deal: BookedDeal) -> dict[str, Any]:
    return {
        "dealer": letter_of(deal.dealer),
        "settled": deal.is_settled,
        "reckoning": None if deal.reckoning is None else reckoning_told(deal.reckoning),
        "transfers": msgspec.to_builtins(payments_message(deal.transfers)),
        "net": deal.net,
        "balances": deal.balances,
        "pool": deal.pool,
    }


def reckoning_told(reckoning: Reckoning) -> dict[str, Any]:
    settlement = reckoning.settlement
    return {
        "asked": [question.id for question in reckoning.asked],
        "missing": None if reckoning.missing is None else reckoning.missing.id,
        "contradictions": [
            {
                "reason": found.reason,
                "questions": [question.id for question in found.questions],
                "params": {
                    name: msgspec.to_builtins(word(value)) for name, value in found.params.items()
                },
            }
            for found in reckoning.contradictions
        ],
        "drawn": None if settlement is None else settlement.drawn,
        "remise": None if settlement is None else settlement.remise,
        "verdict": None if settlement is None else seats_of(settlement.verdict),
    }


def seats_of(verdict: Any) -> dict[str, Any]:
    """Who did what; winner and loser are known where a party is settled."""
    people = ("undertaker", "breaker", "winner", "loser")
    seats: dict[str, Seat | None] = {name: getattr(verdict, name) for name in people}
    return {
        "reversis": verdict.reversis,
        "cancelled": verdict.cancelled,
        "failed": verdict.espagnolette_failed,
        **{name: None if seat is None else letter_of(seat) for name, seat in seats.items()},
    }


# Books that are none


def spoilt(rng: Random) -> dict[str, Any]:
    """A book with one place of its document otherwise, and why it is refused, if it is."""
    book = json.loads(msgspec.json.encode(book_json(evening(preset("classic"), rng))))
    place = book
    while True:
        key = rng.choice(list(place) if isinstance(place, dict) else range(len(place)))
        if isinstance(place[key], dict | list) and place[key] and rng.random() < 0.85:
            place = place[key]
        else:
            break
    if isinstance(place, dict) and rng.random() < 0.2:
        place["As-lat"] = place.pop(key)
    else:
        place[key] = rng.choice(JUNK)
    # What a preset and its options may be, only the program knows.
    book["ruleset"] = "classic"
    return {"book": book, "refused": refusal_of(book)}


JUNK: Final = (
    *(None, True, -1, 3, 0.5, 10**9 + 1, "", "N", "led", "void", "As"),
    *([], [1, 2, 3], [1, 2, 3, 4], [1, 2, 3, -4], ["As", "Kh", "2c"], ["As", "Kh", "2c", "3c"]),
    *({}, {"N": 3}, [{"seat": "N", "kind": "noise"}], [{"seat": "N", "kind": "peek"}], "x" * 201),
)


def refusal_of(book: Any) -> dict[str, Any] | None:
    try:
        Evening(read_book(book))
    except BookError as error:
        return {"reason": error.reason, "deal": error.deal}
    return None


def sample(deals: int, seed: int) -> dict[str, Any]:
    """Rule sets and evenings by them, of so many deals together."""
    rng = Random(seed)
    rulesets, evenings = [], []
    for ruleset in rulesets_for(rng):
        rulesets.append(msgspec.to_builtins(resolved(ruleset)))
        for _ in range(EVENINGS):
            book = evening(ruleset, rng)
            entry = {"ruleset": len(rulesets) - 1, "book": book_json(book), "told": told(book)}
            evenings.append(entry)
            deals -= len(book.deals)
        if deals <= 0:
            break
    broken = [spoilt(rng) for _ in range(len(evenings))]
    return {"rulesets": rulesets, "evenings": evenings, "broken": broken}


def rulesets_for(rng: Random) -> Iterator[Ruleset]:
    yield from map(preset, PRESETS)
    while True:
        ruleset = random_ruleset(rng)
        yield ruleset
        if rng.random() < 0.2:
            split = {"party_tie": "split", "opposite_factor": 1, "forfeits_receipts": []}
            yield ruleset.with_options(**split)


@click.command()
@click.option("--deals", default=1500, help="How many deals at least.")
@click.option("--seed", default=0, help="Which ones.")
def main(deals: int, seed: int) -> None:
    """Write a sample to standard output."""
    # Byte for byte the same wherever it is made.
    click.echo(msgspec.json.encode(sample(deals, seed), order="sorted"))


if __name__ == "__main__":
    main()
