"""Help: the game in short, the marks on the table, the keys."""

from __future__ import annotations

from typing import ClassVar, Final

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, Vertical, VerticalScroll
from textual.content import Content
from textual.screen import ModalScreen
from textual.widgets import Static

from quinola.terminal.keys import with_cyrillic
from quinola.terminal.strokes import strokes_for
from quinola.wording import Words

GAME: Final = ("aim", "exchange", "play", "payments", "quinola", "pool", "reversis", "espagnolette")
KEYS: Final = ("cards", "answer", "hasten", "undo", "look", "chart", "speed", "light", "quit")


class HelpScreen(ModalScreen[None]):
    """A page or two of help."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape,enter,space,question_mark," + with_cyrillic("q"), "dismiss", show=False),
        Binding("down,j", "scroll_down", show=False),
        Binding("up,k", "scroll_up", show=False),
        Binding("pagedown", "page_down", show=False),
        Binding("pageup", "page_up", show=False),
    ]

    def __init__(self, words: Words) -> None:
        super().__init__()
        self.words = words

    def compose(self) -> ComposeResult:
        say = self.words.say
        strokes = strokes_for(self.words.symbols)
        with Vertical(classes="box full"):
            yield Static(say("help-title"), classes="box-title")
            with VerticalScroll(id="help"):
                yield Static(say("help-keys"), classes="heading")
                for topic in KEYS:
                    yield _entry(say(f"help-key-{topic}"), say(f"help-key-{topic}-does"))
                yield Static(say("help-marks"), classes="heading")
                yield _entry(strokes.turn, say("help-mark-turn"))
                yield _entry(say("dealer-mark"), say("help-mark-dealer"))
                yield _entry("".join(strokes.best.corners[:2]), say("help-mark-best"))
                yield _entry(strokes.taken, say("help-mark-taken"))
                yield _entry("1 2 3 4", say("help-mark-order"))
                yield _entry("*", say("help-mark-provisional"))
                yield Static(say("help-game"), classes="heading")
                for topic in GAME:
                    yield Static(say(f"help-{topic}"), classes="paragraph")
            yield Static(say("help-close-hint"), classes="quiet")

    def on_mount(self) -> None:
        self.query_one("#help").focus()

    def action_scroll_down(self) -> None:
        self.query_one("#help").scroll_down(animate=False)

    def action_scroll_up(self) -> None:
        self.query_one("#help").scroll_up(animate=False)

    def action_page_down(self) -> None:
        self.query_one("#help").scroll_page_down(animate=False)

    def action_page_up(self) -> None:
        self.query_one("#help").scroll_page_up(animate=False)


def _entry(what: str, means: str) -> Horizontal:
    """A key or mark, and what it means."""
    return Horizontal(
        Static(Content(what), classes="what"), Static(Content(means)), classes="entry"
    )
