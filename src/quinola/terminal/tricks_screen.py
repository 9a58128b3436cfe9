"""The tricks that may be turned over and looked at again."""

from __future__ import annotations

from typing import ClassVar

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Vertical, VerticalScroll
from textual.content import Content
from textual.widgets import Static

from quinola.terminal.card_face import with_coloured_cards
from quinola.terminal.keys import with_cyrillic
from quinola.terminal.remainder import Remainder
from quinola.terminal.strokes import shorten, strokes_for
from quinola.terminal.text_screen import TextScreen
from quinola.trick import Trick
from quinola.view import View
from quinola.wording import Words


class TricksScreen(TextScreen):
    """One's own tricks, the last one, or both, as the rule set has it."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape,enter,space," + with_cyrillic("q,t"), "dismiss", show=False),
    ]

    def __init__(self, view: View, words: Words) -> None:
        super().__init__()
        self.view = view
        self.words = words

    def compose(self) -> ComposeResult:
        words, tricks = self.words, self.view.seen_again
        with Vertical(classes="box wide"):
            yield Static(words.say("tricks-title"), classes="box-title")
            yield Static(words.say(f"tricks-seen-{self.view.ruleset.tricks_seen}"), classes="quiet")
            with VerticalScroll():
                for trick in tricks:
                    yield Static(_trick(trick, words), classes="trick")
                if not tricks:
                    yield Static(words.say("tricks-none"))
            yield Remainder(words)
            yield Static(words.say("close-hint"), classes="hint")


def _trick(trick: Trick, words: Words) -> Content:
    """One trick in a line: its cards in the order played, its taker marked."""
    strokes = strokes_for(words.symbols)
    plays = []
    for seat, card in trick.plays:
        name = shorten(words.player(seat), 10, strokes)
        mark = f"{strokes.taken} " if seat is trick.taker else ""
        style = "bold underline" if seat is trick.taker else ""
        plays.append(
            Content.assemble(
                (mark + name, style), " ", with_coloured_cards(words.card(card), words)
            )
        )
    return Content.assemble((f"{trick.number:>2}. ", "bold"), Content("   ").join(plays))
