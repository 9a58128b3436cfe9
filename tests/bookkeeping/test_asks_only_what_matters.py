"""No question is put whose answer cannot change anything any more."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import given, settings

from quinola.bookkeeping.notes import Notes, Unanswered
from quinola.bookkeeping.question import QUESTIONS, Answer, Kind, Question
from quinola.outcome import Manner, outcome_of
from quinola.rules import PRESETS, Ruleset, preset
from quinola.seats import SEATS, Seat
from quinola.settlement import settle
from tests.bookkeeping.noting import Witness, noted
from tests.bookkeeping.test_settles_as_the_record import told
from tests.strategies import played_out, randoms

WORLDS = 400
"""Deals that are tried before a question is held to be of no consequence."""

POOL = 60

FOUR_COUNTS = (
    (0, 0, 0, 0),
    *(tuple(9 if seat is high else 1 for seat in SEATS) for high in SEATS),
    *(tuple(0 if seat is low else 5 for seat in SEATS) for low in SEATS),
)


@pytest.mark.parametrize("name", PRESETS)
# Each deal is compared with hundreds of others.
@settings(max_examples=6)
@given(randoms)
def test_each_answer_may_change_the_settlement(name: str, rng: Random) -> None:
    ruleset = preset(name)
    deal = played_out(ruleset, rng)
    reckoning, answers = noted(Witness(outcome_of(deal), ruleset), pool=POOL)
    assert reckoning.settlement is not None
    before: dict[Question, Answer] = {}
    for question, answer in answers.items():
        if not is_known_to_be_too_much(question, ruleset, before):
            assert matters(question, before, answers, ruleset, deal.dealer, rng), question.id
        before[question] = answer


def is_known_to_be_too_much(
    question: Question, ruleset: Ruleset, before: dict[Question, Answer]
) -> bool:
    """What is asked for though it may turn out to be of no consequence.

    Everyone's tricks, when it is only to be known whether an espagnolette has any: he may well be
    first by his points alone. And who took the last trick, after a player with the first nine has
    lost the tenth and a party is settled all the same: it breaks a tie of points, which the seats
    may break in the same way.
    """
    has_one = before.get(QUESTIONS["espagnolette"]) is not None
    if question.topic == "tricks":
        return has_one and ruleset.espagnolette_trickless_wins_party
    nine, tenth = before.get(QUESTIONS["nine"]), before.get(QUESTIONS["tenth"])
    is_lost = nine is not None and tenth is not None and tenth is not nine
    settles_a_party = ruleset.reversis == "party" or ruleset.reversis_cancels != "made_or_broken"
    return question.topic == "eleventh" and is_lost and settles_a_party


def matters(
    question: Question,
    before: dict[Question, Answer],
    answers: dict[Question, Answer],
    ruleset: Ruleset,
    dealer: Seat,
    rng: Random,
) -> bool:
    """Whether a deal is found, by what is known before, where another answer has another effect."""
    for _ in range(WORLDS):
        world = {other: rng.choice(possible(other)) for other in QUESTIONS.values()}
        # Much as it was: coincidences are rare in a world that is all at random.
        world |= {other: answer for other, answer in answers.items() if rng.random() < 0.5}
        world |= before
        was = effect({**before, question: answers[question]}, world, ruleset, dealer)
        for answer in possible(question):
            if effect({**before, question: answer}, world, ruleset, dealer) != was:
                return True
    return False


def effect(
    known: dict[Question, Answer], world: dict[Question, Answer], ruleset: Ruleset, dealer: Seat
) -> object:
    """What is paid, where what is asked beyond the known is as in a world.

    Nothing else is noted of it: from more than was asked, more may be concluded.
    """
    answers = dict(known)
    while True:
        try:
            return told(settle(Notes(ruleset, dealer, answers), ruleset, pool=POOL))
        except Unanswered as unanswered:
            answers[unanswered.question] = world[unanswered.question]


def possible(question: Question) -> tuple[Answer, ...]:
    answers: tuple[Answer, ...]
    match question.kind:
        case Kind.SEAT:
            answers = SEATS
        case Kind.SEAT_OR_NOBODY:
            answers = (*SEATS, None)
        case Kind.MANNER:
            answers = (*Manner, None)
        case Kind.YES_OR_NO:
            answers = (True, False)
        case Kind.PARTY:
            answers = (0, 5, 20)
        case Kind.COUNTS:
            answers = tuple((a, b, c, d) for a, b, c, d in FOUR_COUNTS)
    return answers


def test_a_reversis_that_is_made_is_soon_told() -> None:
    """In `classic` only how its maker played the quinola is asked besides (S0-32)."""
    ruleset = preset("classic")
    north = Seat.N
    answers: dict[Question, Answer] = {
        QUESTIONS["nine"]: north,
        QUESTIONS["tenth"]: north,
        QUESTIONS["eleventh"]: north,
        QUESTIONS["espagnolette"]: None,
        QUESTIONS["Jh"]: Manner.LED,
        QUESTIONS["Jh-by"]: north,
        QUESTIONS["Jh-late"]: False,
    }
    notes = Notes(ruleset, Seat.E, answers)
    settlement = settle(notes, ruleset)
    assert tuple(notes.asked) == tuple(answers)
    assert settlement.net == (16 + 32 + 16 + 45 - 10, -16 - 15, -32 - 10, -16 - 10)


@pytest.mark.parametrize("maker", [seat for seat in SEATS if seat is not Seat.S])
def test_who_took_every_trick_is_not_asked_again(maker: Seat) -> None:
    """In `family` a reversis made cancels nothing: its maker took what was placed."""
    ruleset = preset("family")
    answers: dict[Question, Answer] = {
        QUESTIONS["nine"]: maker,
        QUESTIONS["tenth"]: maker,
        QUESTIONS["eleventh"]: maker,
        QUESTIONS["espagnolette"]: None,
        QUESTIONS["party"]: 5,
        QUESTIONS["As"]: Manner.PLACED,
        QUESTIONS["As-by"]: Seat.S,
        **{QUESTIONS[card]: None for card in ("Ah", "Ad", "Ac", "Jh")},
    }
    notes = Notes(ruleset, Seat.N, answers)
    paid = settle(notes, ruleset).transfers
    assert QUESTIONS["As-taker"] not in notes.asked
    assert [one.payer for one in paid if one.why == "ace-placed"] == [maker]
