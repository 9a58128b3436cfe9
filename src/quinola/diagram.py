"""A deal laid out to be read: the four hands round the table, the exchange, the tricks."""

from __future__ import annotations

from collections.abc import Iterable

from rich.table import Table as Grid
from rich.text import Text

from quinola.cards import Card, Suit
from quinola.deal import Deal
from quinola.dealing import Dealt
from quinola.seats import SEATS, Seat, exchange_order
from quinola.statement import shortened
from quinola.trick import Trick
from quinola.wording import Words


def hands_grid(dealt: Dealt, words: Words) -> Grid:
    """The hands as dealt in their places, north at the top, with the talon in the middle."""
    words = shortened(words, 20)
    grid = Grid.grid(padding=(0, 3))
    for _ in range(3):
        grid.add_column(no_wrap=True)
    north, east, south, west = (_hand(seat, dealt, words) for seat in SEATS)
    talon = words.say("diagram-talon", cards=" ".join(words.card(card) for card in dealt.talon))
    grid.add_row("", north, "")
    grid.add_row(west, Text(talon), east)
    grid.add_row("", south, "")
    return grid


def _hand(seat: Seat, dealt: Dealt, words: Words) -> Text:
    heading = words.player(seat)
    if seat is dealt.dealer:
        heading = words.say("diagram-dealer", seat=seat)
    lines = [heading]
    for suit in Suit:
        held = sorted((c for c in dealt.hands[seat] if c.suit is suit), key=lambda c: -c.rank)
        ranks = " ".join(words.rank(card.rank) for card in held) or "–"
        lines.append(f"{words.suit(suit)} {ranks}")
    return Text("\n".join(lines))


def exchange_lines(deal: Deal, words: Words) -> list[str]:
    """What each put aside and took, in the order of the exchange."""
    lines = []
    for seat in exchange_order(deal.dealer):
        if seat not in deal.discards:
            continue
        card, drawn = deal.discards[seat], deal.talon_card(seat)
        if card is None:
            lines.append(words.say("event-declined", seat=seat, card=drawn))
        elif drawn is None:
            lines.append(words.say("event-discarded", seat=seat, card=card))
        else:
            lines.append(words.say("event-exchanged", seat=seat, card=card, drawn=drawn))
    if deal.announced:
        lines.append(words.say("event-announced", seat=deal.espagnolette))
    return lines


def tricks_grid(deal: Deal, words: Words) -> Grid:
    """The play, a row for each trick: cards under their players, lead and taker marked.

    `>` stands before the card led, `*` behind the one that took the trick.
    """
    grid = Grid(box=None, padding=(0, 2, 0, 0), show_edge=False)
    grid.add_column(words.say("column-trick"), justify="right")
    for seat in SEATS:
        grid.add_column(words.player(seat), max_width=14, overflow="fold")
    grid.add_column(words.say("column-points"), justify="right")
    for trick in _all_tricks(deal):
        cells = [_cell(trick, seat, words) for seat in SEATS]
        worth = deal.ruleset.trick_points
        points = sum(worth[card] for _, card in trick.plays)
        grid.add_row(str(trick.number), *cells, str(points) if trick.taker is not None else "")
    return grid


def _all_tricks(deal: Deal) -> Iterable[Trick]:
    open_trick = deal.trick
    return (*deal.tricks, *((open_trick,) if open_trick and open_trick.plays else ()))


def _cell(trick: Trick, seat: Seat, words: Words) -> str:
    card = _card_of(trick, seat)
    if card is None:
        return ""
    lead = ">" if seat is trick.leader else " "
    taken = "*" if seat is trick.taker else ""
    return f"{lead}{words.card(card)}{taken}"


def _card_of(trick: Trick, seat: Seat) -> Card | None:
    return next((card for player, card in trick.plays if player is seat), None)
