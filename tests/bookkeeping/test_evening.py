"""An evening kept in a book comes to what a match of the same deals does, whatever is corrected."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from msgspec.structs import replace

from quinola.bookkeeping import changes
from quinola.bookkeeping.document import (
    Book,
    HouseRules,
    NotedDeal,
    NotedFault,
    book_json,
    read_book,
)
from quinola.bookkeeping.evening import Evening
from quinola.bookkeeping.question import QUESTIONS, BookError
from quinola.match import Match
from quinola.outcome import Irregularity
from quinola.seats import SEATS, Seat
from quinola.written import letter_of
from tests.bookkeeping.noting import Witness, noted
from tests.strategies import (
    random_deal,
    random_irregularities,
    random_policies,
    random_ruleset,
    randoms,
    step,
)


def an_evening(rng: Random, deals: int, *, orderly: bool = False) -> tuple[Match, Book]:
    """A match of some deals, void ones among them, and the book of it.

    In an `orderly` one there are no faults, and the deal always goes round.
    """
    ruleset = random_ruleset(rng)
    match = Match(ruleset, rng.choice(SEATS), pool=rng.choice((0, 7, 200)))
    book = Book(
        format="quinola-book",
        version=1,
        ruleset=HouseRules(ruleset.preset, dict(ruleset.overrides)),
        dealer=letter_of(match.dealer),
        pool=match.pool,
    )
    for _ in range(deals):
        faults = () if orderly else random_irregularities(rng)
        if rng.random() < 0.25:
            void = match.void(rng.choice(("misdeal", "exposed")), faults)
            deal = NotedDeal(void=void.reason, irregularities=written(faults))
        else:
            deal = play_and_note(match, rng, faults, orderly=orderly)
        book = replace(book, deals=(*book.deals, deal))
    return match, book


def written(faults: tuple[Irregularity, ...]) -> tuple[NotedFault, ...]:
    return tuple(NotedFault(seat=letter_of(fault.seat), kind=fault.kind) for fault in faults)


def play_and_note(
    match: Match, rng: Random, faults: tuple[Irregularity, ...], *, orderly: bool
) -> NotedDeal:
    pool, drawn = match.pool, match._drawn
    dealt = random_deal(match.ruleset, rng)
    while dealt.dealer is not match.dealer and (orderly or rng.random() < 0.9):
        dealt = random_deal(match.ruleset, rng)
    turned = replace_dealer(dealt.dealer, match.dealer)
    deal = match.begin(dealt, faults)
    policies = random_policies(rng)
    while deal.turn is not None:
        step(deal, policies, rng)
    settled = match.settle()
    _, answers = noted(Witness(settled.outcome, match.ruleset), pool=pool, drawn_before=drawn)
    return NotedDeal(
        answers={question.id: question.written(answer) for question, answer in answers.items()},
        irregularities=written(faults),
        dealer=turned,
    )


def replace_dealer(dealer: Seat, due: Seat) -> Any:
    """Named only where the deal did not go round."""
    return None if dealer is due else letter_of(dealer)


@settings(max_examples=20)
@given(rng=randoms)
def test_a_book_comes_to_what_the_match_does(rng: Random) -> None:
    match, book = an_evening(rng, rng.randrange(1, 5))
    evening = Evening(read_book(book_json(book)))
    assert evening.is_settled
    assert list(evening.balances) == match.balances
    assert evening.pool == match.pool
    assert evening.next_dealer is match.dealer
    assert [deal.net for deal in evening.deals] == [past.net for past in match.past]
    assert [deal.dealer for deal in evening.deals] == [past.dealer for past in match.past]
    match.share_pool()
    over = Evening(changes.shared(book))
    assert list(over.balances) == match.balances
    assert over.pool == 0
    assert over.closing == match.closing


@settings(max_examples=20)
@given(rng=randoms)
def test_every_fiche_is_somewhere_at_every_step(rng: Random) -> None:
    _, book = an_evening(rng, 4)
    evening = Evening(book)
    for deal in evening.deals:
        assert sum(deal.balances) + deal.pool == book.pool
        assert sum(deal.net) + deal.pool == (
            evening.deals[deal.number - 2].pool if deal.number > 1 else book.pool
        )


@settings(max_examples=20)
@given(rng=randoms)
def test_a_correction_is_as_if_it_had_been_noted_at_first(rng: Random) -> None:
    """A deal put in the place of another leaves no trace of what stood there."""
    _, book = an_evening(rng, 4)
    number = rng.randrange(1, 5)
    question = QUESTIONS["party"]
    deal = book.deals[number - 1]
    if deal.void is not None or question.id not in deal.answers:
        return
    changed = changes.answered(book, number, question, 0)
    back = changes.answered(changed, number, question, question.read(deal.answers[question.id]))
    assert back == book
    taken = changes.forgotten(book, number, question)
    open_again = Evening(taken)
    assert not open_again.deals[number - 1].is_settled
    assert all(
        later.reckoning is None for later in open_again.deals[number:] if not later.noted.void
    )
    assert changes.answered(taken, number, question, deal.answers[question.id]) == book


def test_what_hung_on_the_manner_of_a_card_goes_with_it() -> None:
    answers = {"nine": None, "As": "placed", "As-by": "N", "As-taker": "E", "Ah": "led"}
    book = replace(a_book(), deals=(NotedDeal(answers=answers),))
    taken = changes.forgotten(book, 1, QUESTIONS["As"])
    assert taken.deals[0].answers == {"nine": None, "Ah": "led"}


def test_a_void_deal_is_no_deal() -> None:
    """Family: a misdeal costs a fiche and passes the deal on, an exposed card is dealt anew."""
    fault = NotedFault(seat="E", kind="misdeal")
    deals = (
        NotedDeal(void="misdeal", irregularities=(fault,)),
        NotedDeal(void="exposed"),
    )
    evening = Evening(replace(a_book(), ruleset="family", deals=deals))
    assert evening.is_settled
    assert evening.balances == (0, -1, 0, 0)
    assert evening.pool == 1
    assert [deal.dealer for deal in evening.deals] == [Seat.N, Seat.E]
    assert evening.next_dealer is Seat.E


def a_book() -> Book:
    return Book(format="quinola-book", version=1, ruleset="classic", dealer="N")


@pytest.mark.parametrize(
    ("value", "reason"),
    [
        ([], "book-form"),
        ({}, "book-form"),
        ({"format": "quinola-record", "version": 1}, "book-is-record"),
        ({"format": "quinola-deals"}, "book-form"),
        ({"version": 2}, "book-newer"),
        ({"version": "2"}, "book-form"),
        ({"deals": [{"answers": []}]}, "book-form"),
        ({"dealer": "X"}, "book-form"),
        ({"pool": -1}, "book-form"),
        ({"tricks": 3}, "book-form"),
        ({"deals": [{"irregularities": [{"seat": "N", "kind": "theft"}]}]}, "book-fault"),
    ],
)
def test_what_is_no_book_is_refused(value: Any, reason: str) -> None:
    whole = book_json(a_book()) | value if value else value
    with pytest.raises(BookError) as refused:
        read_book(whole)
    assert refused.value.reason == reason


@pytest.mark.parametrize(
    ("answers", "reason"),
    [
        ({"colour": 3}, "book-question"),
        ({"nine": "X"}, "book-answer-seat"),
        ({"tenth": None}, "book-answer-seat"),
        ({"points": [1, 2, 3]}, "book-answer-counts"),
        ({"points": [1, 2, 3, -4]}, "book-answer-count"),
        ({"points": [1, 2, 3, True]}, "book-answer-count"),
        ({"party": ["As", "As", "Kd", "Kc"]}, "book-answer-cards"),
        ({"party": ["As", "Zz", "Kd", "Kc"]}, "book-answer-cards"),
        ({"party": "much"}, "book-answer-count"),
        ({"As": "thrown"}, "book-answer-manner"),
        ({"As-late": 1}, "book-answer-yes-no"),
    ],
)
def test_an_answer_that_is_none_is_refused_with_its_deal(
    answers: dict[str, Any], reason: str
) -> None:
    book = replace(a_book(), deals=(NotedDeal(void="exposed"), NotedDeal(answers=answers)))
    with pytest.raises(BookError) as refused:
        Evening(book)
    assert refused.value.reason == reason
    assert refused.value.deal == 2
    assert refused.value.say("en").startswith("deal 2: ")
