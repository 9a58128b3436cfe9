"""What the terminal draws with: widths, contrast, names cut short, the chart."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import fields

import pytest
from rich.cells import cell_len
from textual.color import Color
from textual.theme import Theme
from wcwidth import wcwidth

from quinola.seats import SEATS
from quinola.terminal.chart import plot
from quinola.terminal.keys import RELEASE, Keyboard, Stroke
from quinola.terminal.palette import DARK, LIGHT
from quinola.terminal.strokes import ASCII, GLYPHS, Border, Strokes, shorten

SUITS = ("spades", "hearts", "diamonds", "clubs")


def characters(value: object) -> Iterable[str]:
    match value:
        case str():
            yield from value
        case tuple():
            for item in value:
                yield from characters(item)
        case Border() | Strokes():
            for field in fields(value):
                yield from characters(getattr(value, field.name))


@pytest.mark.parametrize("strokes", [GLYPHS, ASCII])
def test_every_character_is_one_cell_wide(strokes: Strokes) -> None:
    drawn = {*characters(strokes), *"♠♥♦♣"}
    assert len(drawn) > 20
    for char in drawn:
        assert wcwidth(char) == cell_len(char) == 1, char


def test_letters_mode_is_ascii() -> None:
    assert "".join(characters(ASCII)).isascii()


@pytest.mark.parametrize("strokes", [GLYPHS, ASCII])
def test_borders_and_marks_are_told_apart_by_shape(strokes: Strokes) -> None:
    corners = {strokes.plain.corners, strokes.chosen.corners, strokes.best.corners}
    assert len(corners) == 3
    assert len(set(strokes.marks)) == len(SEATS) + 1


@pytest.mark.parametrize(
    ("name", "width", "cut"),
    [
        ("Kim", 5, "Kim"),
        ("Константин", 6, "Конст…"),
        ("李小龙李小龙", 5, "李小…"),
        ("a\u202eb\u200bc\x1b[31m", 20, "abc[31m"),
        ("Kim", 0, ""),
    ],
)
def test_a_name_is_cut_to_its_cells(name: str, width: int, cut: str) -> None:
    assert shorten(name, width, GLYPHS) == cut
    assert cell_len(cut) <= max(width, 0)


def luminance(colour: str) -> float:
    def linear(part: int) -> float:
        share = part / 255
        return share / 12.92 if share <= 0.04045 else float(((share + 0.055) / 1.055) ** 2.4)

    red, green, blue = Color.parse(colour).rgb
    return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)


def contrast(one: str, other: str) -> float:
    light, dark = sorted((luminance(one), luminance(other)), reverse=True)
    return (light + 0.05) / (dark + 0.05)


def pairs(theme: Theme) -> Iterable[tuple[str, str]]:
    """Every colour of text with every ground that it stands on."""
    named = theme.variables
    grounds = [theme.background, theme.surface, theme.panel]
    texts = [theme.foreground, theme.accent, theme.warning, theme.secondary, named["quiet"]]
    texts += [named[f"text-{suit}"] for suit in SUITS]
    for ground in grounds:
        for text in texts:
            assert ground is not None
            assert text is not None
            yield text, ground
    for ground in ("paper", "paper-chosen"):
        for suit in SUITS:
            yield named[f"ink-{suit}"], named[ground]
    yield named["paper-key"], named["paper"]
    yield named["paper-chosen-edge"], named["paper-chosen"]
    yield named["paper-low-ink"], named["paper-low"]
    yield named["back"], named["back-ground"]
    yield named["block-cursor-foreground"], named["block-cursor-background"]
    yield named["block-cursor-blurred-foreground"], named["block-cursor-blurred-background"]


@pytest.mark.parametrize("theme", [DARK, LIGHT])
def test_all_text_is_legible(theme: Theme) -> None:
    faint = [(pair, round(contrast(*pair), 2)) for pair in pairs(theme) if contrast(*pair) < 4.5]
    assert faint == []


@pytest.mark.parametrize("strokes", [GLYPHS, ASCII])
def test_the_chart_puts_higher_balances_higher(strokes: Strokes) -> None:
    history = [(0, 0, 0, 0), (10, -40, 25, 5), (-30, -60, 80, 10)]
    lines = [line.plain for line in plot(history, 60, 16, strokes)]
    beyond = strokes.dot + " "
    rows = {
        seat: next(y for y, line in enumerate(lines) if line.rstrip(beyond).endswith(mark))
        for seat, mark in enumerate(strokes.marks[:4])
    }
    assert sorted(rows, key=rows.__getitem__) == [2, 3, 0, 1]
    assert "+80" in lines[0]
    assert any(line.lstrip().startswith("-60") for line in lines)
    assert lines[-1].split() == ["0", "1", "2"]
    assert all(len(line) == 60 for line in lines)


def test_equal_balances_have_a_mark_of_their_own() -> None:
    lines = [line.plain for line in plot([(0, 0, 0, 0), (5, 5, -5, -5)], 40, 10, GLYPHS)]
    assert "".join(lines).count(GLYPHS.marks[-1]) == 3


def test_a_long_match_fits_its_chart() -> None:
    history = [(deal, -deal, 2 * deal, -2 * deal) for deal in range(500)]
    lines = [line.plain for line in plot(history, 50, 12, GLYPHS)]
    assert lines[-1].split()[0] == "0"
    assert all(len(line) == 50 for line in lines)


def test_a_key_is_fresh_again_after_a_rest_or_another_key() -> None:
    keyboard = Keyboard()
    now = 0.0
    told = []
    for wait, key in [
        (0.0, "enter"),
        (0.5, "enter"),
        (0.03, "enter"),
        (RELEASE + 0.1, "enter"),
        (0.1, "right"),
        (0.1, "enter"),
    ]:
        now += wait
        keyboard.press(key, now)
        told.append(keyboard.stroke)
    fresh, doubtful, repeated = Stroke
    assert told == [fresh, doubtful, repeated, fresh, fresh, fresh]
