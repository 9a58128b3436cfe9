"""A deal laid out to be read: the four hands round the table, the exchange, the tricks."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from quinola.cards import Card, Suit
from quinola.columns import beside, table
from quinola.deal import Deal
from quinola.dealing import Dealt
from quinola.seats import SEATS, Seat, exchange_order
from quinola.statement import shortened
from quinola.trick import Trick
from quinola.wording import Words

NAME_OVER_HAND: Final = 20
NAME_OVER_TRICKS: Final = 14
"""Columns that a name may take."""


def hands_lines(dealt: Dealt, words: Words) -> list[str]:
    """The hands as dealt in their places, north at the top, with the talon in the middle."""
    words = shortened(words, NAME_OVER_HAND)
    north, east, south, west = (_hand(seat, dealt, words) for seat in SEATS)
    talon = words.say("diagram-talon", cards=" ".join(words.card(card) for card in dealt.talon))
    above = [""] * len(north)
    middle = [*north, talon, *[""] * (len(west) - 1), *south]
    return beside([[*above, *west], middle, [*above, *east]], gap=" " * 3)


def _hand(seat: Seat, dealt: Dealt, words: Words) -> list[str]:
    heading = words.player(seat)
    if seat is dealt.dealer:
        heading = words.say("diagram-dealer", seat=seat)
    lines = [heading]
    for suit in Suit:
        held = sorted((c for c in dealt.hands[seat] if c.suit is suit), key=lambda c: -c.rank)
        ranks = " ".join(words.rank(card.rank) for card in held) or "–"
        lines.append(f"{words.suit(suit)} {ranks}")
    return lines


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


def tricks_lines(deal: Deal, words: Words) -> list[str]:
    """The play, a row for each trick: cards under their players, lead and taker marked.

    `>` stands before the card led, `*` behind the one that took the trick.
    """
    heads = [words.player(seat) for seat in SEATS]
    rows = [[words.say("column-trick"), *heads, words.say("column-points")]]
    worth = deal.ruleset.trick_points
    for trick in _all_tricks(deal):
        cells = [_cell(trick, seat, words) for seat in SEATS]
        points = str(sum(worth[card] for _, card in trick.plays))
        rows.append([str(trick.number), *cells, points if trick.taker is not None else ""])
    limits = dict.fromkeys(range(1, 5), NAME_OVER_TRICKS)
    return table(rows, None, right=(0, 5), limits=limits)


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
