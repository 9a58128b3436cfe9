"""After a deal: the party turned over, what each has taken, and every payment with its rule."""

from __future__ import annotations

from typing import ClassVar

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, Vertical
from textual.content import Content
from textual.screen import Screen
from textual.widgets import Static

from quinola.seats import SEATS, Seat
from quinola.terminal.card_face import face
from quinola.terminal.chart import ChartScreen, balances_by_deal
from quinola.terminal.course import Course
from quinola.terminal.keys import KeyBar, Keyboard, KeyHint, with_cyrillic
from quinola.terminal.payments import PaymentList
from quinola.terminal.strokes import shorten, signed, strokes_for
from quinola.wording import Words


class SettlementScreen(Screen[None]):
    """The settlement of the deal just played."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("space,escape," + with_cyrillic("n"), "go_on", show=False),
        Binding(with_cyrillic("c"), "chart", show=False),
    ]

    def __init__(self, course: Course, words: Words, keyboard: Keyboard) -> None:
        super().__init__()
        self.course = course
        self.game = course.game
        self.words = words
        self.keyboard = keyboard
        played = self.game.table.last
        if played is None:
            raise ValueError("no deal is settled")
        self.played = played

    def compose(self) -> ComposeResult:
        yield Static(self._header(), id="header")
        with Horizontal(id="result"):
            with Vertical(id="party"):
                yield Static(self._party(), id="party-cards")
                yield Static(self._verdict(), id="verdict")
            yield Static(self._table(), id="scores")
        yield Static(self.words.say("settlement-payments"), classes="heading")
        yield PaymentList(self.played.settlement.transfers, self.words)
        yield KeyBar()

    def on_mount(self) -> None:
        words = self.words
        is_over = self.game.table.is_over
        self.query_one(KeyBar).show(
            [
                KeyHint(
                    words.say("key-space"),
                    words.say("do-end" if is_over else "do-next-deal"),
                    "screen.go_on",
                ),
                KeyHint(words.say("key-enter"), words.say("do-rule"), "screen.rule"),
                KeyHint("c", words.say("do-chart"), "screen.chart"),
                KeyHint("l", words.say("do-light"), "app.light"),
                KeyHint("?", words.say("do-help"), "app.explain"),
                KeyHint("q", words.say("do-quit"), "app.leave"),
            ]
        )
        self.query_one(PaymentList).focus()

    def _header(self) -> Content:
        words = self.words
        strokes = strokes_for(words.symbols)
        ruleset = self.game.table.setup.ruleset
        return Content.assemble(
            (words.say("settlement-title", number=len(self.game.table.match.past)), "bold $accent"),
            strokes.between,
            words.say("header-rules", name=shorten(ruleset.name, 24, strokes)),
            strokes.between,
            words.say("header-pool-settled", pool=self.played.settlement.pool),
        )

    def _party(self) -> Content:
        cards = [face(card, self.words, large=False) for card in self.played.deal.party]
        return Content("\n").join(Content(" ").join(row) for row in zip(*cards, strict=True))

    def _verdict(self) -> Content:
        """What the deal came to, in sentences."""
        words, verdict, outcome = self.words, self.played.settlement.verdict, self.played.outcome
        lines = []
        if verdict.reversis is not None and verdict.undertaker is not None:
            lines.append(
                words.say(
                    "verdict-reversis-made"
                    if verdict.breaker is None
                    else "verdict-reversis-broken",
                    undertaker=verdict.undertaker,
                    breaker=verdict.breaker if verdict.breaker is not None else "",
                )
            )
        if outcome.espagnolette is not None:
            lines.append(
                words.say(
                    "verdict-espagnolette-failed"
                    if verdict.espagnolette_failed
                    else "verdict-espagnolette",
                    seat=outcome.espagnolette,
                )
            )
        bonus = verdict.worth - outcome.party_points
        lines.append(
            words.say(
                "verdict-worth" if bonus else "verdict-worth-plain",
                worth=verdict.worth,
                points=outcome.party_points,
                bonus=bonus,
            )
        )
        if verdict.party_settled:
            lines.append(
                words.say("verdict-party", winner=verdict.order[0], loser=verdict.order[-1])
            )
        return Content("\n").join(Content(line) for line in lines)

    def _table(self) -> Content:
        """Points, tricks, what the deal brought and the new balance of each."""
        words, settlement = self.words, self.played.settlement
        strokes = strokes_for(words.symbols)
        balances = balances_by_deal(self.game.table)[-1]
        heads = [words.say(f"scores-{name}") for name in ("points", "tricks", "net", "balance")]
        widths = [max(6, len(head)) for head in heads]
        name_width = 13

        def row(name: str, cells: list[str], style: str) -> Content:
            texts = [cell.rjust(width) for cell, width in zip(cells, widths, strict=True)]
            start = Content(shorten(name, name_width, strokes))
            start = start.pad_right(name_width - start.cell_length)
            return Content.assemble(start, "  ", "  ".join(texts)).stylize(style)

        lines = [row("", heads, "$quiet")]
        for seat in self._seats():
            outcome, net = self.played.outcome, settlement.net
            cells = [str(outcome.points[seat]), str(outcome.tricks[seat])]
            cells += [signed(net[seat]), signed(balances[seat])]
            lines.append(
                row(words.player(seat), cells, "bold" if seat is self.game.person else "none")
            )
        return Content("\n").join(lines)

    def _seats(self) -> list[Seat]:
        """The person first, then clockwise."""
        return [SEATS[(self.game.person + turn) % len(SEATS)] for turn in range(len(SEATS))]

    def action_go_on(self) -> None:
        # A key meant to hasten the last trick leaves no settlement unread.
        if self.keyboard.is_fresh and not self.course.was_just_asked:
            self.dismiss()

    def action_rule(self) -> None:
        self.query_one(PaymentList).action_select()

    def action_chart(self) -> None:
        self.app.push_screen(ChartScreen(self.game.table, self.words))
