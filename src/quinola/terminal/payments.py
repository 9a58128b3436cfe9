"""Payments line by line, each with its reason, its reckoning and its rule."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar, Final

from rich.cells import cell_len
from textual import events
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Vertical, VerticalScroll
from textual.content import Content
from textual.screen import ModalScreen
from textual.widgets import OptionList, Static
from textual.widgets.option_list import Option

from quinola.ledger import Transfer
from quinola.rules import clauses
from quinola.seats import SEATS
from quinola.terminal.card_face import with_coloured_cards
from quinola.terminal.keys import KeyBar, KeyHint, with_cyrillic
from quinola.terminal.strokes import shorten, strokes_for
from quinola.view import View
from quinola.wording import Words

LONGEST_NAME: Final = 14
"""Cells for a payer or payee."""


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

    def on_resize(self, event: events.Resize) -> None:
        if event.size.width == self._width:
            return
        self._width = event.size.width
        at = self.highlighted
        self.clear_options()
        self.add_options(
            Option(line) for line in payment_lines(self.transfers, self.words, self._width - 4)
        )
        self.highlighted = at if at is not None else (0 if self.transfers else None)

    def on_option_list_option_selected(self, message: OptionList.OptionSelected) -> None:
        message.stop()
        self.app.push_screen(ClauseScreen(self.transfers[message.option_index], self.words))


def payment_lines(transfers: Sequence[Transfer], words: Words, width: int) -> list[Content]:
    """Each payment in one line, and a second one for a reckoning."""
    strokes = strokes_for(words.symbols)
    longest = max((cell_len(words.account(seat)) for seat in (*SEATS, "pool")), default=1)
    name_width = min(longest, LONGEST_NAME)
    lines = []
    for transfer in transfers:
        payer, payee = (
            _cell(shorten(words.account(account), name_width, strokes), name_width)
            for account in (transfer.payer, transfer.payee)
        )
        start = f"{payer} {strokes.to} {payee} {transfer.fiches:>5}  "
        room = width - cell_len(start) - len(transfer.rule) - 1
        reason = words.reason(transfer)
        indent = "\n" + " " * cell_len(start)
        lines.append(
            Content.assemble(
                start,
                indent.join(_cell(row, room) for row in _wrapped(reason, room)[:1]),
                (f" {transfer.rule}", "bold"),
                *(indent + row for row in _wrapped(reason, room)[1:]),
                indent + "= " + words.reckoning(transfer) if words.reckoning(transfer) else "",
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
            yield Static(Content(clause.text), classes="clause")
            yield Static(words.say("close-hint"), classes="quiet")

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
            else:
                yield Static(words.say("payments-none"))
            yield KeyBar()

    def on_mount(self) -> None:
        words = self.words
        self.query_one(KeyBar).show(
            [
                KeyHint(words.say("key-enter"), words.say("do-rule"), "screen.rule"),
                KeyHint("p", words.say("do-close"), "screen.dismiss"),
            ]
        )

    def action_rule(self) -> None:
        self.query_one(PaymentList).action_select()
