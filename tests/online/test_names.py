"""Names at a table: one line, nothing invisible, no two that look alike."""

from __future__ import annotations

import unicodedata

import pytest
from hypothesis import given
from hypothesis import strategies as st

from quinola.online.names import (
    LONGEST_NAME,
    NameRefused,
    cleaned_name,
    skeleton,
    verify_distinct,
    visible_line,
)


@pytest.mark.parametrize(
    ("given", "shown"),
    [
        ("Anna", "Anna"),
        ("  Anna \t B. ", "Anna B."),
        ("A\u200bnna", "Anna"),
        ("Anna\u202e", "Anna"),
        ("\u2066Anna\u2069", "Anna"),
        ("Zoe\u0301", "Zoé"),
        ("Ａｎｎａ", "Anna"),
        ("ﬁnn", "finn"),
        ("An\nna", "An na"),
        ("李", "李"),
        ("Мария", "Мария"),
        ("Anna 🂡", "Anna 🂡"),
        ("An\u3164na\x00\x1b[31m", "Anna[31m"),
        ("<b>Anna</b>", "<b>Anna</b>"),
    ],
)
def test_a_name_is_shown_without_what_is_invisible(given: str, shown: str) -> None:
    assert cleaned_name(given) == shown


@pytest.mark.parametrize(
    ("given", "reason"),
    [
        ("", "name-empty"),
        (" \t\n", "name-empty"),
        ("\u200b\u202e\ufeff", "name-empty"),
        ("\u3164\u2800", "name-empty"),
        ("🂡🂱", "name-signs"),
        ("...", "name-signs"),
        ("x" * (LONGEST_NAME + 1), "name-long"),
        ("x" * 200, "name-long"),
        ("x" * 100_000, "name-long"),
        ("e" + "\u0316" * 3, "name-marks"),
    ],
)
def test_a_name_that_cannot_be_had_is_refused(given: str, reason: str) -> None:
    with pytest.raises(NameRefused) as refusal:
        cleaned_name(given)
    assert refusal.value.reason == reason


@pytest.mark.parametrize(
    "other",
    ["Anna", "anna", "ANNA", "Anna ", "A\u200bnna", "Аnnа", "АННА"[0] + "nna", "Αnna", "A-n-n-a"],
)
def test_a_name_that_looks_like_another_is_refused(other: str) -> None:
    with pytest.raises(NameRefused) as refusal:
        verify_distinct(cleaned_name(other), ["Boris", "Anna"])
    assert (refusal.value.reason, refusal.value.params) == ("name-taken", {"name": "Anna"})


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Олег", "0лег"),
        ("Bill", "Biil"),
        ("Ivan", "lvan"),
        ("modern", "modem"),
        ("Zoe\u0301", "Zoé"),
        ("Рорр", "Popp"),
        ("Ira", "ira"),
        ("Їжак", "їжак"),
    ],
)
def test_alike(one: str, other: str) -> None:
    assert skeleton(cleaned_name(one)) == skeleton(cleaned_name(other))


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Anna", "Hanna"),
        ("Олег", "Олеґ"),
        ("Зоя", "Зоа"),
        ("Zoé", "Zoe"),
        ("李", "王"),
        ("A 1", "A 2"),
    ],
)
def test_different(one: str, other: str) -> None:
    verify_distinct(cleaned_name(one), [cleaned_name(other)])


@given(text=st.text(max_size=60))
def test_whatever_is_given_the_name_is_plain_and_cleaning_is_done_once(text: str) -> None:
    try:
        name = cleaned_name(text)
    except NameRefused:
        return
    assert 0 < len(name) <= LONGEST_NAME
    assert all(unicodedata.category(letter)[0] != "C" for letter in name)
    assert name == name.strip()
    assert cleaned_name(name) == name
    assert skeleton(name)
    with pytest.raises(NameRefused):
        verify_distinct(name, [name])


def test_a_line_of_chat_keeps_its_words() -> None:
    assert visible_line("a \u202e<b>b</b>\n\nc\u200b") == "a <b>b</b> c"
    assert visible_line("\u200b \n") == ""
