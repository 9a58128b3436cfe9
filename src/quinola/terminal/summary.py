"""The table told in lines, for a window too small to draw it in.

It says all that the drawing shows: each player's score, the trick and who takes it, and the
hand with the card that Enter would play.
"""

from __future__ import annotations

from typing import Final

from textual.content import Content

from quinola.cards import Card
from quinola.seats import SEATS
from quinola.terminal.board import facts, title, trick_shown, winning
from quinola.terminal.card_face import with_coloured_cards
from quinola.terminal.keys import rows_of
from quinola.terminal.strokes import shorten, strokes_for
from quinola.view import View
from quinola.wording import Words

NAME: Final = 12
"""Cells for a name beside a card."""


def score_lines(view: View, words: Words, width: int) -> list[Content]:
    """A line for each player, the person first and then as they sit clockwise."""
    lines = []
    for seat in (SEATS[(view.seat + turn) % len(SEATS)] for turn in range(len(SEATS))):
        told = strokes_for(words.symbols).between.join(["", *facts(view, seat, words)])
        name = title(view, seat, words, max(8, width - Content(told).cell_length))
        lines.append(Content.assemble(name, (told, "$quiet")))
    return lines


def trick_lines(view: View, words: Words, width: int) -> list[Content]:
    """The cards of the trick in the order played; one that took it has its mark."""
    trick = trick_shown(view)
    if trick is None:
        return []
    strokes = strokes_for(words.symbols)
    best = winning(trick, view)
    items = []
    for order, (seat, card) in enumerate(trick.plays, start=1):
        mark = f"{strokes.taken} " if seat is trick.taker else ""
        name = shorten(words.player(seat), NAME, strokes)
        style = "bold underline" if seat is best else ""
        items.append(
            Content.assemble(
                (f"{order}. ", "$quiet"),
                (mark + name, style),
                " ",
                with_coloured_cards(words.card(card), words),
            )
        )
    return rows_of(items, width)


def hand_lines(
    view: View, words: Words, width: int, keys: str, *, chosen: Card | None, is_asked: bool
) -> list[Content]:
    """The hand with its keys: the chosen card in brackets, those that may be played underlined."""
    items = []
    for key, card in zip(keys, view.hand, strict=False):
        is_chosen = is_asked and card == chosen
        start, end = "[]" if is_chosen else "  "
        name = with_coloured_cards(words.card(card), words)
        if is_asked and card in view.legal:
            name = name.stylize("bold underline")
        item = Content.assemble(start, (key, "bold $accent"), " ", name, end)
        items.append(item.stylize("bold") if is_chosen else item)
    return rows_of(items, width, between="")
