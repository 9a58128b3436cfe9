"""Cards as they are drawn: 5 by 3 cells, or 7 by 5 where there is room."""

from __future__ import annotations

import re
from enum import Enum

from textual.content import Content

from quinola.cards import Card, Suit
from quinola.terminal.palette import ink, text_ink
from quinola.terminal.strokes import Strokes, strokes_for
from quinola.wording import Symbols, Words


class Look(Enum):
    """How a card face stands out; each has its own border or height besides its colour."""

    PLAIN = "plain"
    LOW = "low"
    """May not be played now."""
    CHOSEN = "chosen"
    BEST = "best"


def card_size(*, large: bool) -> tuple[int, int]:
    """Width and height in cells."""
    return (7, 5) if large else (5, 3)


def face(
    card: Card,
    words: Words,
    *,
    large: bool,
    look: Look = Look.PLAIN,
    above: str = "",
    below: str = "",
) -> list[Content]:
    """A card face up, line by line; `above` and `below` are short words set into its border."""
    strokes = strokes_for(words.symbols)
    ground, line_ink, key = _colours(look)
    border = {Look.CHOSEN: strokes.chosen, Look.BEST: strokes.best}.get(look, strokes.plain)
    inner = card_size(large=large)[0] - 2
    colour = "$paper-low-ink" if look is Look.LOW else ink(card.suit)
    weight = "" if look is Look.LOW else "bold "
    name = words.card(card)

    def line(text: str) -> Content:
        return Content.assemble(
            (border.down, f"{line_ink} on {ground}"),
            (text, f"{weight}{colour} on {ground}"),
            (border.down, f"{line_ink} on {ground}"),
        )

    if large:
        suit = words.suit(card.suit).center(inner)
        middle = [line(name.ljust(inner)), line(suit), line(name.rjust(inner))]
    else:
        middle = [line(f" {name}".ljust(inner) if len(name) < inner else name)]
    top_left, top_right, bottom_right, bottom_left = border.corners
    across = border.across * inner

    def edge(start: str, word: str, end: str) -> Content:
        begin = (inner - len(word)) // 2
        rest = across[begin + len(word) :]
        return Content.assemble(
            (start + across[:begin], f"{line_ink} on {ground}"),
            (word, f"{key} on {ground}"),
            (rest + end, f"{line_ink} on {ground}"),
        )

    return [edge(top_left, above, top_right), *middle, edge(bottom_left, below, bottom_right)]


def _colours(look: Look) -> tuple[str, str, str]:
    """The ground, the border, and what is written in the border."""
    match look:
        case Look.LOW:
            return "$paper-low", "$paper-low-edge", "$paper-low-ink"
        case Look.CHOSEN | Look.BEST:
            return "$paper-chosen", "$paper-chosen-edge", "bold $paper-chosen-edge"
        case Look.PLAIN:
            return "$paper", "$paper-edge", "bold $paper-key"


def back(strokes: Strokes, *, large: bool) -> list[Content]:
    """A card face down."""
    width, height = card_size(large=large)
    border, style = strokes.plain, "$back on $back-ground"
    top_left, top_right, bottom_right, bottom_left = border.corners
    middle = border.down + strokes.back * (width - 2) + border.down
    lines = [
        top_left + border.across * (width - 2) + top_right,
        *[middle] * (height - 2),
        bottom_left + border.across * (width - 2) + bottom_right,
    ]
    return [Content.styled(line, style) for line in lines]


def with_coloured_cards(text: str, words: Words, style: str = "") -> Content:
    """A sentence with the cards in it in the colours of their suits."""
    content = Content.styled(text, style)
    if words.symbols is Symbols.LETTERS:
        return content
    for suit in Suit:
        for found in re.finditer(rf"(?:10|\w)?{suit.glyph}", text):
            content = content.stylize(f"bold {text_ink(suit)}", found.start(), found.end())
    return content
