"""Text in columns: what is broken where, what keeps its line, what stands below what."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st
from rich.cells import cell_len

from quinola.columns import Heading, beside, heading, paragraph, table

WORDS = st.lists(st.text("abж李", min_size=1, max_size=9), min_size=1, max_size=20).map(" ".join)


def test_without_a_width_no_line_is_broken() -> None:
    reason = "a reason that goes on and on " * 10
    rows = [["from", "for"], ["N", reason.strip()]]
    assert table(rows, None, flowing=1) == ["from  for", f"N     {reason.strip()}"]
    assert paragraph(reason.strip(), None) == [f"  {reason.strip()}"]
    assert heading(reason, None) == [reason]


def test_a_cell_wider_than_its_limit_takes_several_lines() -> None:
    rows = [["", "Anna Maria", "W"], ["net", "+7", "-7"]]
    assert table(rows, None, right=(1, 2), limits={1: 5}) == [
        "      Anna   W",
        "     Maria",
        "net     +7  -7",
    ]


def test_a_limit_that_no_cell_reaches_changes_nothing() -> None:
    rows = [["points", "14"], ["net", "-6"]]
    assert table(rows, None, right=(1,), limits={1: 16}) == table(rows, None, right=(1,))


def test_no_rows_are_no_lines() -> None:
    assert table([], 80) == []


@given(WORDS, st.integers(20, 60))
def test_a_paragraph_has_the_width_and_every_word(text: str, width: int) -> None:
    lines = paragraph(text, width)
    assert all(cell_len(line) <= width for line in lines)
    assert lines[0].startswith("  ")
    assert all(line.startswith("    ") for line in lines[1:])
    assert " ".join(" ".join(lines).split()) == text


@given(WORDS, st.integers(20, 60))
def test_every_line_of_a_heading_is_one(text: str, width: int) -> None:
    lines = heading(text, width)
    assert all(isinstance(line, Heading) for line in lines)
    assert all(cell_len(line) <= width for line in lines)
    assert " ".join(lines) == text


def test_blocks_of_any_height_stand_side_by_side() -> None:
    assert beside([["李", "b"], ["x"], []], gap=" | ") == ["李 | x |", "b  |   |"]
