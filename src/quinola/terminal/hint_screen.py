"""A hint over the table: it thinks in a thread, and is closed at any moment."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from textual import work
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Vertical, VerticalScroll
from textual.content import Content
from textual.widgets import Static
from textual.worker import get_current_worker

from quinola.bots.readiness import is_ready
from quinola.terminal.card_face import with_coloured_cards
from quinola.terminal.keys import with_cyrillic
from quinola.terminal.remainder import Remainder
from quinola.terminal.text_screen import TextScreen
from quinola.view import View
from quinola.wording import Words

if TYPE_CHECKING:
    from quinola.analysis import Hint

OFTEN: Final = 0.5
"""Seconds between two looks whether all is compiled."""


class HintScreen(TextScreen):
    """The best choices of this moment, and why."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape,enter,space," + with_cyrillic("q,h"), "dismiss", show=False),
    ]

    def __init__(self, view: View, words: Words) -> None:
        super().__init__()
        self.view = view
        self.words = words
        self.hint: Hint | None = None

    def compose(self) -> ComposeResult:
        with Vertical(classes="box wide"):
            yield Static(self.words.say("hint-title"), classes="box-title")
            with VerticalScroll(id="hint-text"):
                yield Static(id="hint")
            yield Remainder(self.words)
            yield Static(self.words.say("close-hint"), classes="hint")

    def on_mount(self) -> None:
        self._begin()

    def _begin(self) -> None:
        if is_ready():
            self._say(Content(self.words.say("hint-thinking")))
            self._think()
        else:
            self._say(Content(self.words.say("hint-compiling")))
            self.set_timer(OFTEN, self._begin)

    @work(thread=True, exclusive=True)
    def _think(self) -> None:
        from quinola.analysis import hint

        made = hint(self.view)
        # Closed meanwhile, the screen wants it no more.
        if not get_current_worker().is_cancelled:
            self.app.call_from_thread(self._show, made)

    def _show(self, made: Hint) -> None:
        self.hint = made
        self._lay_out()

    def on_resize(self) -> None:
        if self.hint is not None:
            self._lay_out()

    def _lay_out(self) -> None:
        from quinola.analysis.telling import hint_lines

        assert self.hint is not None
        lines = hint_lines(self.hint, self.words, self.text_width)
        self._say(with_coloured_cards("\n".join(lines), self.words))

    def _say(self, content: Content) -> None:
        self.query_one("#hint", Static).update(content)
