"""The log at the side of the table: what happened in this deal, with the payments so far.

It is made anew from the view each time, so that it is right after a resume and after an undo. Of a
closed trick it tells what all may remember, who took it and what was paid, and not the cards.
"""

from __future__ import annotations

from collections.abc import Iterator

from textual.app import ComposeResult
from textual.containers import VerticalScroll
from textual.content import Content
from textual.widgets import Static

from quinola.deal import Phase
from quinola.events import Played, TrickTaken
from quinola.ledger import Transfer
from quinola.terminal.card_face import with_coloured_cards
from quinola.terminal.strokes import strokes_for
from quinola.view import View
from quinola.wording import Words


class Chronicle(VerticalScroll, can_focus=False):
    """The log; it stays at its end."""

    def __init__(self, words: Words) -> None:
        super().__init__(id="chronicle")
        self.words = words

    def compose(self) -> ComposeResult:
        yield Static(id="chronicle-lines")

    def show(self, view: View) -> None:
        self.query_one("#chronicle-lines", Static).update(
            Content("\n").join(chronicle(view, self.words))
        )
        self.scroll_end(animate=False)


def chronicle(view: View, words: Words) -> Iterator[Content]:
    """The lines of the log."""
    yield Content.styled(
        words.say("log-deals", number=view.standing.number, dealer=view.dealer), "bold"
    )
    is_provisional = view.phase is not Phase.OVER
    paid = view.standing.transfers if is_provisional else ()
    stakes = sum(transfer.fiches for transfer in paid if transfer.trick is None)
    if stakes:
        yield Content.styled(words.say("log-stakes", count=stakes), "$quiet")
    for event in view.events:
        if isinstance(event, Played):
            continue
        yield with_coloured_cards(words.event(event), words)
        if isinstance(event, TrickTaken):
            for transfer in paid:
                if transfer.trick == event.trick:
                    yield _payment(transfer, words)


def _payment(transfer: Transfer, words: Words) -> Content:
    arrow = strokes_for(words.symbols).to
    payer, payee = words.account(transfer.payer), words.account(transfer.payee)
    return Content.assemble(
        (f"  {payer} {arrow} {payee} {transfer.fiches}*: ", "$quiet"),
        with_coloured_cards(words.reason(transfer), words, "$quiet"),
    )
