"""The game on the whole screen of a terminal."""

from __future__ import annotations

import os
import signal
import sys
from copy import copy
from typing import ClassVar, Final

from textual import events
from textual.app import App, SuspendNotSupported
from textual.binding import Binding, BindingType
from textual.scrollbar import ScrollBar, ScrollBarRender

from quinola.terminal.game import Game
from quinola.terminal.help_screen import HelpScreen
from quinola.terminal.keys import Keyboard, with_cyrillic
from quinola.terminal.palette import COLOURLESS, DARK, LIGHT, THEMES
from quinola.terminal.strokes import shorten, strokes_for
from quinola.terminal.table_screen import PACES, TableScreen
from quinola.wording import Symbols, Words

LONGEST_NAME: Final = 20
"""Cells of a name in a sentence; where there is less room it is cut further."""


LOW: Final = 22
"""In fewer lines than this nothing is spent on empty ones."""


class WholeCells(ScrollBarRender):
    """Scroll bars without the fractions of a block that some terminals have no character for."""

    VERTICAL_BARS: ClassVar[list[str]] = [" "] * len(ScrollBarRender.VERTICAL_BARS)
    HORIZONTAL_BARS: ClassVar[list[str]] = [" "] * len(ScrollBarRender.HORIZONTAL_BARS)


class QuinolaApp(App[None]):
    """A person's game against bots, from where it stands to the end of the match.

    `pace` is the number of seconds before each thing that a bot does; `dark` chooses the ground
    to begin with. Under `NO_COLOR` there is none, and nothing is lost. The savegame stays open.
    """

    CSS_PATH = "quinola.tcss"
    ENABLE_COMMAND_PALETTE = False
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding(f"ctrl+q,ctrl+c,{with_cyrillic('q')}", "leave", show=False),
        Binding("question_mark,f1", "explain", show=False),
        Binding(with_cyrillic("l"), "light", show=False),
        Binding("ctrl+z", "suspend_process", show=False),
    ]
    VERTICAL_BREAKPOINTS = [  # noqa: RUF012 (an instance variable, as Textual declares it)
        (0, "-low"),
        (LOW, "-medium"),
        (30, "-high"),
    ]

    def __init__(
        self, game: Game, words: Words, *, pace: float = PACES["calm"], dark: bool = True
    ) -> None:
        # Textual takes the variable out of the environment when it begins.
        has_colour = "NO_COLOR" not in os.environ
        super().__init__(ansi_color=None if has_colour else True)
        self.game = game
        self.words = _with_fit_names(words)
        self.pace = pace
        self.keyboard = Keyboard()
        self._is_leaving = False
        self.title = words.say("title")
        ScrollBar.renderer = WholeCells
        self.set_class(words.symbols is Symbols.LETTERS, "-ascii")
        for theme in THEMES:
            self.register_theme(theme)
        self._themes = (DARK, LIGHT) if has_colour else (COLOURLESS, COLOURLESS)
        self.theme = self._themes[0 if dark else 1].name

    def on_mount(self) -> None:
        self.push_screen(TableScreen(self.game, self.words, self.pace, self.keyboard))

    async def on_event(self, event: events.Event) -> None:
        """Note each key when it has come up to the app, where its action is about to be run."""
        if isinstance(event, events.Key):
            if self._is_leaving:
                # Typed ahead of the end: a screen opened now would find nothing to stand on.
                return
            if event.is_forwarded:
                self.keyboard.press(event.key, event.time)
        await super().on_event(event)

    def action_leave(self) -> None:
        """Every step is on disk already."""
        self._is_leaving = True
        self.exit()

    def action_explain(self) -> None:
        if not isinstance(self.screen, HelpScreen):
            self.push_screen(HelpScreen(self.words, self.game.table.setup.ruleset))

    def action_suspend_process(self) -> None:
        """Go into the background, where the platform and the shell have such a thing."""
        if sys.platform == "win32":
            return
        try:
            with self.suspend():
                # As the shell's own Ctrl-Z: the whole job stops, with the `make` that began it,
                # and where no shell could bring it back, the system lets it go on.
                former = signal.signal(signal.SIGTSTP, signal.SIG_DFL)
                os.kill(0, signal.SIGTSTP)
                signal.signal(signal.SIGTSTP, former)
        except SuspendNotSupported:
            return

    def action_light(self) -> None:
        dark, light = self._themes
        self.theme = light.name if self.theme == dark.name else dark.name


def _with_fit_names(words: Words) -> Words:
    """The words with names that no sentence is too short for, and that print as they stand."""
    strokes = strokes_for(words.symbols)
    fit = copy(words)
    fit.names = {seat: shorten(name, LONGEST_NAME, strokes) for seat, name in words.names.items()}
    return fit
