"""What the terminal draws with: borders, backs and marks, in two sets of characters.

Every character is one cell wide. Suits stand without a variation selector: `♥` is text by
default, and terminals that do not know the selector stumble over it.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from rich.cells import cell_len, set_cell_size

from quinola.wording import Symbols


@dataclass(frozen=True, slots=True)
class Border:
    """The edges of a card: corners from the top left clockwise, then across and down."""

    corners: tuple[str, str, str, str]
    across: str
    down: str


@dataclass(frozen=True, slots=True)
class Strokes:
    """One set of characters to draw with."""

    plain: Border
    chosen: Border
    """The card that Enter would play."""
    best: Border
    """The card that takes the trick as it lies."""
    back: str
    """Fills a card that lies face down."""
    held: str
    """One card in another's hand."""
    turn: str
    taken: str
    to: str
    """From payer to payee."""
    between: str
    """Between facts in a row."""
    dot: str
    ellipsis: str
    below: str
    """There is more further down."""
    marks: str
    """One for each seat's line in the chart, then the one for several at once."""
    arrows: str
    rounds: tuple[str, str, str, str, str, str]
    """A line that turns: from the left up, from the left down, up to the right, down to the
    right; then straight across and straight up."""


GLYPHS: Final = Strokes(
    plain=Border(("╭", "╮", "╯", "╰"), "─", "│"),
    chosen=Border(("┏", "┓", "┛", "┗"), "━", "┃"),
    best=Border(("╔", "╗", "╝", "╚"), "═", "║"),
    back="▒",
    held="▌",
    turn="▸",
    taken="★",
    to="→",
    between=" · ",
    dot="·",
    ellipsis="…",
    below="▾",
    marks="●▲■◆∗",
    arrows="← →",
    rounds=("╯", "╮", "╭", "╰", "─", "│"),
)

ASCII: Final = Strokes(
    plain=Border((".", ".", "'", "'"), "-", "|"),
    chosen=Border(("#", "#", "#", "#"), "#", "#"),
    best=Border(("+", "+", "+", "+"), "=", "|"),
    back=":",
    held="|",
    turn=">",
    taken="*",
    to="->",
    between=", ",
    dot=".",
    ellipsis="~",
    below="v",
    marks="oxv#*",
    arrows="< >",
    rounds=("'", "'", ".", ".", "-", "|"),
)


def strokes_for(symbols: Symbols) -> Strokes:
    return GLYPHS if symbols is Symbols.GLYPHS else ASCII


def shorten(text: str, width: int, strokes: Strokes) -> str:
    """The text in at most `width` cells, with an ellipsis where it was cut.

    Characters that do not print, and marks that turn the direction of writing, are left out:
    a name comes from a person or a file.
    """
    clean = "".join(char for char in text if char.isprintable()).strip()
    if cell_len(clean) <= width:
        return clean
    if width < 1:
        return ""
    return set_cell_size(clean, width - 1).rstrip() + strokes.ellipsis


def signed(fiches: int) -> str:
    """An amount won or lost: `+12`, `-3`, `0`."""
    return f"{fiches:+}" if fiches else "0"
