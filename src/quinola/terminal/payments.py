"""Payments line by line, each with its reason, its reckoning and its rule."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import accumulate
from typing import ClassVar, Final

from rich.cells import cell_len
from textual import events
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Vertical, VerticalScroll
from textual.content import Content
from textual.geometry import Region
from textual.screen import ModalScreen
from textual.widget import Widget
from textual.widgets import OptionList, Static
from textual.widgets.option_list import Option

from quinola.ledger import Transfer
from quinola.locale import ENGLISH
from quinola.rules import clauses
from quinola.seats import SEATS
from quinola.terminal.card_face import with_coloured_cards
from quinola.terminal.keys import KeyBar, KeyHint, with_cyrillic
from quinola.terminal.remainder import Remainder
from quinola.terminal.strokes import shorten, strokes_for
from quinola.view import View
from quinola.wording import Words

LONGEST_NAME: Final = 14
"""Cells for a payer or payee."""

LEAST_REASON: Final = 24
"""With less room than this for the reason, it stands below the payment and not beside it."""

INDENT: Final = "  "


class PaymentList(OptionList):
    """Transfers in order. Enter or a click on one shows the text of its clause."""

    DEFAULT_CSS = """
    PaymentList { border: none; padding: 0; background: $background; }
    PaymentList:focus { border: none; }
    """

    def __init__(self, transfers: Sequence[Transfer], words: Words) -> None:
        super().__init__(id="payments")
        self.transfers = transfers
        self.words = words
        self._width = 0
        self._first_lines: list[int] = []

    def on_resize(self, event: events.Resize) -> None:
        if event.size.width == self._width:
            return
        self._width = event.size.width
        at = self.highlighted
        self.clear_options()
        options = payment_lines(self.transfers, self.words, self._width - 4)
        heights = [option.plain.count("\n") + 1 for option in options]
        self._first_lines = list(accumulate(heights, initial=0))
        self.add_options(Option(option) for option in options)
        self.highlighted = at if at is not None else (0 if self.transfers else None)

    @property
    def _outer(self) -> Widget | None:
        """What scrolls in this list's place, if it is shown whole."""
        parent = self.parent
        return parent if isinstance(parent, VerticalScroll) and self.max_scroll_y == 0 else None

    def scroll_to_highlight(self, top: bool = False) -> None:
        """Bring the highlighted payment into sight; the first, with all that stands above it."""
        super().scroll_to_highlight(top)
        outer, at = self._outer, self.highlighted
        if outer is None or at is None or at >= len(self.transfers):
            return
        if at == 0:
            outer.scroll_home(animate=False)
            return
        first, beyond = self._first_lines[at : at + 2]
        above = self.virtual_region.y
        outer.scroll_to_region(
            Region(0, above + first, self.size.width, beyond - first), animate=False
        )

    def action_page_down(self) -> None:
        if self._outer is None:
            super().action_page_down()  # type: ignore[no-untyped-call]
        else:
            self._outer.scroll_page_down(animate=False)

    def action_page_up(self) -> None:
        if self._outer is None:
            super().action_page_up()  # type: ignore[no-untyped-call]
        else:
            self._outer.scroll_page_up(animate=False)

    def on_option_list_option_selected(self, message: OptionList.OptionSelected) -> None:
        message.stop()
        self.app.push_screen(ClauseScreen(self.transfers[message.option_index], self.words))


def payment_lines(transfers: Sequence[Transfer], words: Words, width: int) -> list[Content]:
    """Each payment in a line, more for a long reason and for a reckoning."""
    strokes = strokes_for(words.symbols)
    longest = max((cell_len(words.account(seat)) for seat in (*SEATS, "pool")), default=1)
    figures = max((len(str(transfer.fiches)) for transfer in transfers), default=1)
    figures = max(5, figures)
    rule = max((len(transfer.rule) for transfer in transfers), default=0)
    beside = cell_len(f" {strokes.to}  ") + figures + len(INDENT)
    name_width = min(longest, LONGEST_NAME, max(4, (width - beside - rule - 1) // 2))
    room = width - beside - 2 * name_width - rule - 1
    lines = []
    for transfer in transfers:
        payer, payee = (
            _cell(shorten(words.account(account), name_width, strokes), name_width)
            for account in (transfer.payer, transfer.payee)
        )
        start = f"{payer} {strokes.to} {payee} {transfer.fiches:>{figures}}{INDENT}"
        reckoning = words.reckoning(transfer)
        told = [words.reason(transfer), *([f"= {reckoning}"] if reckoning else [])]
        if room < LEAST_REASON:
            rows = [row for text in told for row in _wrapped(text, width - len(INDENT))]
            below = ["\n" + INDENT + row for row in rows]
            lines.append(Content.assemble(start, (transfer.rule, "bold"), *below))
            continue
        first, *more = [row for text in told for row in _wrapped(text, room)]
        indent = "\n" + " " * cell_len(start)
        lines.append(
            Content.assemble(
                start,
                _cell(first, room),
                (f" {transfer.rule}", "bold"),
                *(indent + row for row in more),
            )
        )
    return lines


def _wrapped(text: str, width: int) -> list[str]:
    return [line.plain.rstrip() for line in Content(text).wrap(max(8, width))]


def _cell(text: str, width: int) -> str:
    return text + " " * (width - cell_len(text))


class ClauseScreen(ModalScreen[None]):
    """The text of the rule behind a payment."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape,enter,space," + with_cyrillic("q"), "dismiss", show=False),
    ]

    def __init__(self, transfer: Transfer, words: Words) -> None:
        super().__init__()
        self.transfer = transfer
        self.words = words

    def compose(self) -> ComposeResult:
        clause = clauses()[self.transfer.rule]
        words, transfer = self.words, self.transfer
        arrow = strokes_for(words.symbols).to
        payer, payee = words.account(transfer.payer), words.account(transfer.payee)
        reckoning = words.reckoning(transfer)
        with VerticalScroll(classes="box"):
            yield Static(words.say("clause-title", rule=clause.id), classes="box-title")
            yield Static(
                Content.assemble(
                    (f"{payer} {arrow} {payee}  {words.fiches(transfer.fiches)}", "bold"),
                    "\n",
                    with_coloured_cards(words.reason(transfer), words),
                    f"\n= {reckoning}" if reckoning else "",
                ),
            )
            if words.language != ENGLISH:
                yield Static(words.say("clause-in-english"), classes="quiet")
            yield Static(Content(clause.text), classes="clause")
            yield Static(words.say("close-hint"), classes="hint")

    def on_click(self) -> None:
        self.dismiss()


class PaymentsScreen(ModalScreen[None]):
    """What has been paid in this deal so far: provisional until it is settled."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape,space," + with_cyrillic("q,p"), "dismiss", show=False),
    ]

    def __init__(self, view: View, words: Words) -> None:
        super().__init__()
        self.view = view
        self.words = words

    def compose(self) -> ComposeResult:
        words, transfers = self.words, self.view.standing.transfers
        with Vertical(classes="box wide"):
            yield Static(words.say("payments-title"), classes="box-title")
            yield Static(words.say("payments-provisional"), classes="quiet")
            if transfers:
                yield PaymentList(transfers, words)
                yield Remainder(words)
            else:
                yield Static(words.say("payments-none"))
            yield KeyBar()

    def on_mount(self) -> None:
        words = self.words
        for remainder in self.query(Remainder):
            remainder.follow(self.query_one(PaymentList))
        self.query_one(KeyBar).show(
            [
                KeyHint(words.say("key-enter"), words.say("do-rule"), "screen.rule"),
                KeyHint("p", words.say("do-close"), "screen.dismiss"),
            ]
        )

    def action_rule(self) -> None:
        for payments in self.query(PaymentList):
            payments.action_select()
