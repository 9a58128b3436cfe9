"""What cannot have been is said, with the answers that it lies in."""

from __future__ import annotations

from dataclasses import replace
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings

from quinola.bookkeeping.notes import Notes
from quinola.bookkeeping.question import QUESTIONS, Kind
from quinola.bookkeeping.reckoning import reckon
from quinola.locale import LANGUAGES
from quinola.outcome import outcome_of
from quinola.rules import PRESETS, preset
from quinola.seats import SEATS, Seat
from tests.bookkeeping.noting import Witness, noted
from tests.strategies import played_out, randoms

PLAIN: dict[str, Any] = {
    "nine": None,
    "espagnolette": None,
    "points": [20, 0, 9, 6],
    "party": 5,
    "As": "aside",
    "Ah": "placed",
    "Ah-taker": "N",
    "Ah-by": "E",
    "Ah-late": False,
    "Ad": "forced",
    "Ad-by": "W",
    "Ad-leader": "N",
    "Ad-late": False,
    "Ac": "led",
    "Ac-by": "N",
    "Ac-late": False,
    "Jh": "placed",
    "Jh-by": "S",
    "Jh-taker": "N",
    "Jh-late": False,
}
"""A sound deal in `classic`, dealt by N: 35 points in tricks and a party of 5."""

SWEPT: dict[str, Any] = {
    "nine": "E",
    "tenth": "E",
    "eleventh": "S",
    "espagnolette": None,
    "points": [0, 33, 5, 0],
    "party": 2,
    "As": "forced",
    "As-by": "S",
    "As-leader": "E",
    "As-late": True,
    "Ah": "led",
    "Ad": "placed",
    "Ad-by": "N",
    "Ad-taker": "E",
    "Ad-late": False,
    "Ac": "led",
    "Jh": "placed",
    "Jh-by": "W",
    "Jh-taker": "E",
    "Jh-late": False,
}
"""By `encyclopedia`, where a broken reversis cancels nothing."""


def against(rules: str, noted: dict[str, Any]) -> list[tuple[str, set[str]]]:
    answers = {QUESTIONS[name]: QUESTIONS[name].read(value) for name, value in noted.items()}
    reckoning = reckon(Notes(preset(rules), Seat.N, answers))
    assert (reckoning.settlement is None) is bool(
        reckoning.contradictions or reckoning.missing is not None
    )
    for contradiction in reckoning.contradictions:
        for language in LANGUAGES:
            assert contradiction.say(language)
    return [(c.reason, {question.id for question in c.questions}) for c in reckoning.contradictions]


def test_the_deals_that_are_changed_below_are_sound() -> None:
    assert against("classic", PLAIN) == []
    assert against("encyclopedia", SWEPT | {"points": [0, 37, 5, 0]}) == []


@pytest.mark.parametrize(
    ("changes", "reason", "questions"),
    [
        ({"points": [20, 0, 9, 7]}, "book-points-sum", {"points", "party"}),
        ({"party": 6}, "book-points-sum", {"points", "party"}),
        ({"points": [20, 9, 0, 6], "party": ["As", "4s", "5s", "6s"]}, "book-points-sum", None),
        ({"points": [7, 14, 9, 5]}, "book-points-least", {"points"}),
        ({"points": [24, 0, 9, 2]}, "book-points-least", {"points"}),
        ({"party": ["As", "Td", "7c", "8c"]}, "book-party-pack", {"party"}),
        ({"party": 1, "points": [20, 0, 9, 10]}, "book-party-worth", {"party"}),
        ({"party": 40, "points": [0, 1, 2, 3]}, "book-party-worth", {"party"}),
        ({"Ad-leader": "W"}, "book-forced-self", {"Ad-by", "Ad-leader"}),
        ({"Ah-taker": "E"}, "book-placed-self", {"Ah-by", "Ah-taker"}),
        (
            {"espagnolette": "S", "tenth": "N", "eleventh": "N"},
            "book-espagnolette-cards",
            {"espagnolette"},
        ),
        (
            {"party": ["Ks", "Qs", "7d", "8d"], "points": [20, 0, 9, 6]},
            "book-aside-not",
            {"party", "As"},
        ),
    ],
)
def test_in_a_plain_deal(changes: dict[str, Any], reason: str, questions: set[str] | None) -> None:
    found = dict(against("classic", PLAIN | changes))
    assert reason in found
    if questions is not None:
        assert found[reason] == questions


@pytest.mark.parametrize("points", [[20, 20, 9, 7], [20, 0, 3, 0]])
def test_points_that_no_party_makes_up(points: list[int]) -> None:
    """Said at once, before the party is noted."""
    noted = {name: answer for name, answer in PLAIN.items() if name != "party"}
    assert ("book-points-range", {"points"}) in against("classic", noted | {"points": points})
    assert against("classic", noted) == []


@pytest.mark.parametrize(
    ("tricks", "reason"),
    [
        ([5, 0, 3, 4], "book-tricks-sum"),
        ([11, 0, 0, 0], "book-points-most"),
        ([0, 4, 3, 4], "book-taker-trickless"),
        ([0, 0, 5, 6], "book-leader-trickless"),
    ],
)
def test_of_tricks(tricks: list[int], reason: str) -> None:
    """Asked for, since W and S tie for the last place."""
    tied = PLAIN | {"points": [17, 0, 0, 18], "tricks": tricks}
    assert reason in dict(against("classic", tied))


@pytest.mark.parametrize(
    ("changes", "reason", "questions"),
    [
        ({"Ad-taker": "S"}, "book-nine-taker", {"nine", "Ad-taker", "Ad-late"}),
        ({"As-by": "W"}, "book-nine-taker", {"nine", "As-by", "As-late"}),
        ({"As-leader": "W"}, "book-nine-leader", {"nine", "As-leader", "As-late"}),
        ({"As-late": False}, "book-nine-taker", {"nine", "As-by", "As-late"}),
        ({"points": [1, 36, 5, 0]}, "book-points-most", {"points", "nine", "tenth", "eleventh"}),
    ],
)
def test_where_one_took_the_first_nine(
    changes: dict[str, Any], reason: str, questions: set[str]
) -> None:
    swept = SWEPT | {"points": [0, 37, 5, 0]}
    found = dict(against("encyclopedia", swept | changes))
    assert found.get(reason) == questions


@pytest.mark.parametrize("name", PRESETS)
@settings(max_examples=25)
@given(randoms)
def test_a_slip_in_the_points_is_never_missed(name: str, rng: Random) -> None:
    """One number wrong, as it happens: the sum tells, unless the party is worth that much less."""
    ruleset = preset(name)
    deal = played_out(ruleset, rng)
    outcome = outcome_of(deal)
    wrong = list(outcome.points)
    wrong[rng.choice(SEATS)] += rng.choice((1, 2, 3, 10))
    slipped = replace(outcome, points=(wrong[0], wrong[1], wrong[2], wrong[3]))
    reckoning, answers = noted(Witness(slipped, ruleset, tuple(deal.party)))
    if QUESTIONS["points"] in answers:
        assert "book-points-sum" in [c.reason for c in reckoning.contradictions]
        assert reckoning.settlement is None


def test_every_kind_of_question_can_be_asked() -> None:
    assert {question.kind for question in QUESTIONS.values()} == set(Kind)
