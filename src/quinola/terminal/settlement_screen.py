"""After a deal: the party turned over, what each has taken, and every payment with its rule."""

from __future__ import annotations

from typing import ClassVar, Final

from rich.cells import cell_len
from textual import events
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Container, Vertical, VerticalScroll
from textual.content import Content
from textual.screen import Screen
from textual.widgets import Static

from quinola.seats import SEATS, Seat
from quinola.terminal.analyst import BackgroundReview
from quinola.terminal.card_face import face, with_coloured_cards
from quinola.terminal.chart import ChartScreen, balances_by_deal
from quinola.terminal.course import Course
from quinola.terminal.keys import KeyBar, Keyboard, KeyHint, with_cyrillic
from quinola.terminal.payments import PaymentList
from quinola.terminal.remainder import Remainder
from quinola.terminal.review_screen import ReviewScreen
from quinola.terminal.strokes import shorten, signed, strokes_for
from quinola.wording import Words

NAME: Final = 13
"""Cells for a name in the table of points."""

LEAST_NAME: Final = 4

COLUMNS: Final = ("points", "tricks", "net", "balance")

LEAST_PARTY: Final = 30
"""Cells for the party and what the deal came to, beside the table of points."""

LEAST_HEIGHT: Final = 22
"""Lines in which a good part of the payments can be seen below both."""

PAUSE: Final = 0.6
"""Seconds in which nobody can have read a settlement."""


class SettlementScreen(Screen[None]):
    """The settlement of the deal just played."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("space,escape," + with_cyrillic("n"), "go_on", show=False),
        Binding(with_cyrillic("c"), "chart", show=False),
        Binding(with_cyrillic("r"), "review", show=False),
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
        match = self.game.table.match
        self.review = BackgroundReview(match.ruleset, match.past, self.game.person)

    def compose(self) -> ComposeResult:
        yield Static(self._header(), id="header")
        with VerticalScroll(id="statement", can_focus=False):
            with Container(id="result"):
                with Vertical(id="party"):
                    yield Static(id="party-cards")
                    yield Static(self._verdict(), id="verdict")
                yield Static(id="scores")
            yield Static(self.words.say("settlement-payments"), classes="heading")
            yield PaymentList(self.played.settlement.transfers, self.words)
        yield Remainder(self.words)
        yield KeyBar()

    def on_resize(self, event: events.Resize) -> None:
        self._fit(event.size.width, event.size.height)

    def _fit(self, width: int, height: int) -> None:
        """One below the other, and scrolled together, where they do not fit beside each other."""
        table = self._table()
        beside = LEAST_PARTY + table[0].cell_length + 2
        is_stacked = width < beside or height < LEAST_HEIGHT
        if is_stacked:
            table = self._table(room=width - 4)
        self.set_class(is_stacked, "-stacked")
        party = self._party_in_words() if is_stacked else self._party()
        self.query_one("#party-cards", Static).update(party)
        self.query_one("#scores", Static).update(Content("\n").join(table))

    def on_mount(self) -> None:
        words = self.words
        self._fit(self.app.size.width, self.app.size.height)
        self.query_one(Remainder).follow(self.query_one("#statement"), self.query_one(PaymentList))
        is_over = self.game.table.is_over
        self.query_one(KeyBar).show(
            [
                KeyHint(
                    words.say("key-space"),
                    words.say("do-end" if is_over else "do-next-deal"),
                    "screen.go_on",
                ),
                KeyHint(words.say("key-enter"), words.say("do-rule"), "screen.rule"),
                KeyHint("r", words.say("do-review"), "screen.review"),
                KeyHint("c", words.say("do-chart"), "screen.chart", is_spare=True),
                KeyHint("l", words.say("do-light"), "app.light", is_spare=True),
                KeyHint("?", words.say("do-help"), "app.explain"),
                KeyHint("q", words.say("do-quit"), "app.leave"),
            ]
        )
        self.query_one(PaymentList).focus()
        self.review.begin()

    def on_unmount(self) -> None:
        self.review.cancel()

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

    def _party_in_words(self) -> Content:
        words = self.words
        cards = " ".join(words.card(card) for card in self.played.deal.party)
        return with_coloured_cards(words.say("settlement-party", cards=cards), words)

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

    def _table(self, room: int | None = None) -> list[Content]:
        """Points, tricks, what the deal brought and the new balance of each.

        Names are cut where there is no room for them.
        """
        words, settlement = self.words, self.played.settlement
        strokes = strokes_for(words.symbols)
        balances = balances_by_deal(self.game.table)[-1]
        outcome, net = self.played.outcome, settlement.net
        rows = [["", *(words.say(f"scores-{name}") for name in COLUMNS)]]
        for seat in self._seats():
            figures = [str(outcome.points[seat]), str(outcome.tricks[seat])]
            figures += [signed(net[seat]), signed(balances[seat])]
            rows.append([words.player(seat), *figures])
        widths = [max(6, *(len(row[column]) for row in rows)) for column in range(1, len(rows[0]))]
        beside = sum(widths) + 2 * len(widths)
        width = NAME if room is None else max(LEAST_NAME, min(NAME, room - beside))
        lines = []
        for (name, *figures), style in zip(rows, ("$quiet", "bold", *[""] * 3), strict=True):
            cells = [cell.rjust(width) for cell, width in zip(figures, widths, strict=True)]
            start = shorten(name, width, strokes)
            start += " " * (width - cell_len(start))
            lines.append(Content.styled("  ".join([start, *cells]), style))
        return lines

    def _seats(self) -> list[Seat]:
        """The person first, then clockwise."""
        return [SEATS[(self.game.person + turn) % len(SEATS)] for turn in range(len(SEATS))]

    def action_go_on(self) -> None:
        # A key meant to hasten the last trick leaves no settlement unread.
        if not self.course.was_just_asked(PAUSE):
            self.keyboard.obey(self, self._close)

    def _close(self) -> None:
        self.dismiss()

    def action_rule(self) -> None:
        self.query_one(PaymentList).action_select()

    def action_review(self) -> None:
        self.app.push_screen(ReviewScreen(self.review, self.words))

    def action_chart(self) -> None:
        self.app.push_screen(ChartScreen(self.game.table, self.words))
