"""A sitting at the terminal: a match begun or taken up, played on the screen or in lines, left."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable
from pathlib import Path

from quinola.rules import Ruleset
from quinola.seats import SEATS, Seat
from quinola.terminal.ceremony import Ceremony, Left
from quinola.terminal.console import Console, can_spell, is_terminal
from quinola.terminal.game import Game
from quinola.terminal.levels import against_line, level_lines
from quinola.terminal.opening import Agreement, begin, keep_earlier, take_up
from quinola.terminal.personal import PersonalWords
from quinola.terminal.plain import Conversation
from quinola.wording import Words


class Session:
    """One run of `quinola play`. `path` is the match's file, `resuming` words the command to go on.

    Its methods raise `SavegameError` and `OSError` if the file does not allow it.
    """

    def __init__(
        self,
        console: Console,
        words: Words,
        path: Path,
        resuming: Callable[[Path], str],
        *,
        plain: bool,
    ) -> None:
        self.console = console
        self.words = words
        self.path = path
        self.resuming = resuming
        self.plain = plain

    def start(self, agreement: Agreement, sits: Seat | None) -> None:
        """Seat the players and play a new match; an earlier one that is not over is kept."""
        self._choose_plain()
        self._title("play-title", agreement.ruleset)
        try:
            ceremony = Ceremony(agreement.ruleset, agreement.seed, sits, self.console, self.words)
            seating = ceremony.hold()
        except (Left, KeyboardInterrupt):
            self._say("play-not-begun")
            return
        kept = keep_earlier(self.path)
        if kept is not None:
            self._say("play-kept", kept=kept)
            self.console.line(f"  {self.resuming(kept)}")
        self._play(begin(agreement, seating, self.path, self.words.language))

    def resume(self) -> None:
        """Go on with the saved match."""
        game = take_up(self.path, self.words.language, self._can_show)
        self._choose_plain()
        self._title("play-resumed", game.table.setup.ruleset)
        self._play(game)

    def _can_show(self, name: str) -> bool:
        return can_spell(name, self.console.encoding)

    def _choose_plain(self) -> None:
        """Play in lines, and say so, where the screen cannot be had."""
        if not self.plain and not self._can_use_screen():
            self.plain = True
            self._say("play-plain")

    def _can_use_screen(self) -> bool:
        # Textual draws on standard error.
        if not (self.console.is_terminal and is_terminal(sys.__stderr__)):
            return False
        if os.environ.get("TERM") == "dumb":
            return False
        try:
            import quinola.terminal.app  # noqa: F401
        except ImportError:
            return False
        return True

    def _play(self, game: Game) -> None:
        names = dict(zip(SEATS, game.table.setup.names, strict=True))
        words = PersonalWords(self.words.language, self.words.symbols, names, game.person)
        self.console.say(against_line(game, words))
        for line in level_lines({bot.name for bot in game.bots.values()}, words):
            self.console.say(f"  {line}")
        try:
            if self.plain:
                Conversation(game, self.console, words).hold()
            else:
                self._show(game, words)
        except (Left, KeyboardInterrupt):
            self._say("play-saved", file=self.path)
            self.console.line(f"  {self.resuming(self.path)}")
        finally:
            game.savegame.close()

    def _show(self, game: Game, words: PersonalWords) -> None:
        """Play on the whole screen. Raises `Left` if the match is not over afterwards."""
        from quinola.terminal.app import QuinolaApp
        from quinola.terminal.match_screen import farewell

        # At the start, what has just been told of seats and files would be covered at once.
        if game.table.deal is None and self.console.ask(self.words.say("play-begin")) is None:
            raise Left
        QuinolaApp(game, words).run()
        if not game.table.is_over:
            raise Left
        for line in farewell(game, words):
            self.console.line(line)

    def _title(self, message: str, ruleset: Ruleset) -> None:
        self._say(message, ruleset=ruleset.name)

    def _say(self, message: str, **params: object) -> None:
        self.console.say(self.words.say(message, **params))
