"""The end of a match: the pool shared out, the final order, the balances over the deals."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.content import Content
from textual.screen import Screen
from textual.widgets import Static

from quinola.seats import SEATS, Seat
from quinola.terminal.chart import Chart
from quinola.terminal.game import Game
from quinola.terminal.keys import KeyBar, KeyHint
from quinola.terminal.strokes import shorten, signed, strokes_for
from quinola.wording import Words


class MatchScreen(Screen[None]):
    """How the match ended."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("enter,space,escape", "app.leave", show=False),
    ]

    def __init__(self, game: Game, words: Words) -> None:
        super().__init__()
        self.game = game
        self.words = words

    def compose(self) -> ComposeResult:
        match = self.game.table.match
        yield Static(
            Content.styled(self.words.say("match-title", deals=len(match.past)), "bold $accent"),
            id="header",
        )
        yield Static(self._order(), id="order")
        yield Static(self._sharing(), id="sharing", classes="quiet")
        yield Chart(self.game.table, self.words)
        yield KeyBar()

    def on_mount(self) -> None:
        words = self.words
        self.query_one(KeyBar).show(
            [
                KeyHint("l", words.say("do-light"), "app.light"),
                KeyHint("?", words.say("do-help"), "app.explain"),
                KeyHint("q", words.say("do-leave"), "app.leave"),
            ]
        )

    def _order(self) -> Content:
        """The players from the richest down; equals share a place."""
        words, balances = self.words, self.game.table.match.balances
        strokes = strokes_for(words.symbols)
        lines = []
        width = max(6, *(len(signed(balance)) for balance in balances))
        for seat in richest_first(balances):
            place = 1 + sum(other > balances[seat] for other in balances)
            name = shorten(words.player(seat), 24, strokes)
            start = Content(f"  {place}. {name}")
            style = "bold" if seat is self.game.person else ""
            lines.append(
                Content.assemble(
                    start.pad_right(32 - start.cell_length), f"{signed(balances[seat]):>{width}}"
                ).stylize(style or "none")
            )
        return Content("\n").join(lines)

    def _sharing(self) -> Content:
        shares = self.game.table.match.closing
        if not shares:
            return Content(self.words.say("match-pool-empty"))
        strokes = strokes_for(self.words.symbols)
        each = ", ".join(
            f"{shorten(self.words.account(share.payee), 16, strokes)} +{share.fiches}"
            for share in shares
            if isinstance(share.payee, Seat)
        )
        total = sum(share.fiches for share in shares)
        return Content(f"{self.words.say('match-pool-shared', count=total)} {each}")


def richest_first(balances: Sequence[int]) -> list[Seat]:
    return sorted(SEATS, key=lambda seat: -balances[seat])


def farewell(game: Game, words: Words) -> list[str]:
    """How the match ended, in two lines: they stay in the terminal when the screen has gone."""
    match, strokes = game.table.match, strokes_for(words.symbols)
    told = [
        f"{shorten(words.player(seat), 24, strokes)} {signed(match.balances[seat])}"
        for seat in richest_first(match.balances)
    ]
    return [words.say("match-title", deals=len(match.past)), f"  {', '.join(told)}"]
