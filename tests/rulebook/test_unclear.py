"""The chapter on unclear points has every point that was decided, and the presets' values."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Final

import pytest

from quinola.locale import LANGUAGES, say
from quinola.rulebook import SaidEntry, chapter, chapter_in_words
from quinola.rulebook.tables import AGAIN
from quinola.rules import OPTIONS, PRESETS, house, preset
from tests.locale.test_completeness import parts

POINTS: Final = {entry.id: entry for entry in chapter("unclear").entries if entry.kind == "point"}

DECIDED: Final = {
    # The specification's own list: what it names, and where the chapter has it.
    "S0-19 S0-20 S0-30 S0-34": "reversis-and-pool",
    "S0-29": "led-quinola",
    "S1-11": "points-or-tricks",
    "S0-15 S1-12 S3-14 S4-09": "dealer-in-a-tie",
    "S0-33 S0-34": "whose-quinola",
    "S0-20 S4-34": "price-of-breaking",
    "S0-16 S1-13": "this-is-the-party",
    "S1-13 S0-45": "ukrainian-reversis",
    "S0-38 S1-20 S3-23 S4-30": "who-forces",
    "S0-40": "to-be-claimed",
    "S1-10": "four-added",
    "S1-28 S0-36 S1-21": "ukrainian-quinola",
    "S4-16 S4-28": "who-pays-for-placing",
    "S4-32 S0-34": "anothers-quinola",
    "S4-18 S4-23": "beside-an-espagnolette",
    "S4-10 S1-33 S3-10": "top-of-the-talon",
    "S4-13 S4-37": "no-payment",
    "S4-24": "own-and-others",
    "S3-29 S3-22": "pot-or-round",
    "S3-21 S3-30": "what-goes-back",
    "S3-24": "doubling-the-pot",
    "S3-31": "winning-the-round",
    "S3-34": "under-a-reversis",
    "S3-27": "dealt-or-exchanged",
    "S0-25 S4-17": "bete-after-the-draw",
    "S1-35": "looking-back",
    "S1-30 S1-32": "stakes-of-a-void-deal",
    # Further readings that may be doubted.
    "S1-27": "excused-by-anothers",
    "S1-26": "one-bete-or-two",
    "S1-29": "three-times-eleven",
    "S3-36": "in-time",
    "S4-36 S3-05": "fine-before-stakes",
    "S0-41 S0-42 S1-22": "challenge",
    "S0-44": "when-payments-lapse",
    "S0-22 S1-14": "when-refilled",
    "S4-03 S4-42": "forty-four",
}
"""The clauses that a decided point turns on, and the entry that tells of it."""


def points(language: str) -> Iterator[SaidEntry]:
    for section in chapter_in_words(chapter("unclear"), language).sections:
        yield from (said for said in section.entries if said.entry.kind == "point")


def named(text: str) -> set[str]:
    return set(re.findall(r"\bS\d-\d\d\b", text))


def test_every_decided_point_has_its_entry_and_every_entry_is_one() -> None:
    assert set(POINTS) == set(DECIDED.values())
    for clauses, id_ in DECIDED.items():
        assert set(clauses.split()) <= set(POINTS[id_].clauses), id_


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_point_names_its_clauses_in_its_words(language: str) -> None:
    for said in points(language):
        assert said.decision is not None
        assert named(f"{said.text} {said.decision}") == set(said.entry.clauses), said.entry.id
        # What sources say comes before our answer.
        assert named(said.text), said.entry.id


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_point_is_a_question_with_an_answer(language: str) -> None:
    for said in points(language):
        assert said.word is not None
        assert said.word.endswith("?"), said.entry.id
        assert said.decision is not None
        assert re.search(r"[.!]$", said.decision), said.entry.id


def test_a_point_names_options_that_there_are() -> None:
    for point in POINTS.values():
        assert set(point.options) <= set(OPTIONS), point.id
        assert (point.table == "values") == bool(point.options), point.id


@pytest.mark.parametrize("language", LANGUAGES)
def test_where_no_option_answers_otherwise_it_is_said(language: str) -> None:
    for said in points(language):
        none = say("unclear-no-option", language)
        assert said.decision is not None
        assert (none in said.decision) != bool(said.entry.options), said.entry.id


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_answer_speaks_of_no_option_that_it_does_not_name(language: str) -> None:
    written = parts(language)
    for point in POINTS.values():
        for name in (f"read-{point.id}", f"decided-{point.id}"):
            told = {param.partition("_")[2] for param in written[name].params}
            assert {key.removesuffix("_fiches") for key in told} <= set(point.options), name


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_values_shown_are_those_of_the_presets(language: str) -> None:
    titles = {say(f"web-preset-{name}", language): name for name in PRESETS}
    for said in points(language):
        shown: dict[str, dict[str, str]] = {}
        option = ""
        for first, value, names in said.rows[1:]:
            option = option if first == AGAIN else first[first.rindex("(") + 1 : -1]
            mine = {titles[name]: value for name in names.split(", ")}
            shown.setdefault(option, {}).update(mine)
        assert list(shown) == list(said.entry.options), said.entry.id
        for key, values in shown.items():
            assert set(values) == set(PRESETS), key
            for one in PRESETS:
                for other in PRESETS:
                    same = getattr(preset(one), key) == getattr(preset(other), key)
                    assert (values[one] == values[other]) == same, (key, one, other)
                number = getattr(preset(one), key)
                if isinstance(number, int) and not isinstance(number, bool):
                    assert values[one] == str(number), (key, one)


def test_every_value_that_a_house_may_choose_has_words() -> None:
    """What a table would show of it differs from what it shows of all others."""
    from quinola.rulebook.tables import _value
    from quinola.rules.options import Choice, Flag

    for key, kind in OPTIONS.items():
        if isinstance(kind, Choice | Flag):
            values = kind.values if isinstance(kind, Choice) else (False, True)
            for language in LANGUAGES:
                told = {_value(value, language) for value in values}
                assert len(told) == len(values), (key, language)


def test_what_the_answers_say_in_words_holds() -> None:
    """What is told of single rule sets without a table's help."""
    sets = {name: preset(name) for name in PRESETS}
    without_family = [one for name, one in sets.items() if name != "family"]
    assert {one.reversis_broken for one in without_family} == {64}
    for one in without_family:
        assert one.reversis_broken == 2 * one.reversis_side + one.reversis_opposite
    places = {name: one.seat_precedence.index("dealer") for name, one in sets.items()}
    assert [name for name, place in places.items() if place == 0] == ["academy"]
    assert {place for name, place in places.items() if name != "academy"} == {3}
    assert [name for name, one in sets.items() if one.party_bonus == 0] == ["ukrainian"]
    assert {name for name, one in sets.items() if one.quinola_placed_from == "each"} == {
        "encyclopedia"
    }
    literal = {name for name, one in sets.items() if one.refill == "at_most_first"}
    assert literal == {"classic", "ukrainian"}
    assert sets["classic"].broken_bete == sets["ukrainian"].broken_bete
    assert house("classic", {"claims": "manual"}).claims == "manual"
