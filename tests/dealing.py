"""Deals and outcomes for tests, told by the few facts that matter in each."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Mapping
from typing import Any

from quinola.cards import Card, parse_hand
from quinola.deal import Deal
from quinola.dealing import Dealt
from quinola.ledger import Account
from quinola.outcome import Honour, Manner, Outcome
from quinola.rules import Ruleset
from quinola.seats import SEATS, Seat, exchange_order
from quinola.settlement import Settlement

N, E, S, W = SEATS


def led(card: str, by: Seat, trick: int, taker: Seat | None = None) -> Honour:
    """An ace or the quinola led; its leader takes the trick unless another is named."""
    return Honour(Card.parse(card), by, trick, Manner.LED, by, by if taker is None else taker)


def forced(card: str, by: Seat, leader: Seat, trick: int, taker: Seat | None = None) -> Honour:
    """An ace or the quinola played to a lead of its suit; its player takes unless another does."""
    taker = by if taker is None else taker
    return Honour(Card.parse(card), by, trick, Manner.FORCED, leader, taker)


def placed(card: str, by: Seat, taker: Seat, trick: int, leader: Seat | None = None) -> Honour:
    """An ace or the quinola thrown on another suit; the trick's taker led it unless another did."""
    leader = taker if leader is None else leader
    return Honour(Card.parse(card), by, trick, Manner.PLACED, leader, taker)


def outcome(*honours: Honour, **facts: Any) -> Outcome:
    """A finished deal: W deals; E wins the party (0 points), S loses it (20), N 12, W 8.

    Facts given by keyword replace these; points and tricks are in the order N, E, S, W.
    """
    plain: dict[str, Any] = {
        "dealer": W,
        "points": (12, 0, 20, 8),
        "tricks": (3, 1, 5, 2),
        "party_points": 0,
        "first_nine": None,
        "tenth": S,
        "eleventh": N,
        "honours": tuple(sorted(honours, key=lambda honour: honour.trick)),
    }
    return Outcome(**{**plain, **facts})


def reversis(undertaker: Seat, *honours: Honour, **facts: Any) -> Outcome:
    """A reversis made: the undertaker has every trick and all 40 points."""
    won = {
        "points": tuple(40 * (seat is undertaker) for seat in SEATS),
        "tricks": tuple(11 * (seat is undertaker) for seat in SEATS),
        "first_nine": undertaker,
        "tenth": undertaker,
        "eleventh": undertaker,
    }
    return outcome(*honours, **{**won, **facts})


def broken(
    undertaker: Seat, breaker: Seat, *honours: Honour, trick: int = 10, **facts: Any
) -> Outcome:
    """A reversis broken in trick 10 or 11, the other of the two won by its undertaker."""
    lost = {
        "points": tuple(37 * (seat is undertaker) + 3 * (seat is breaker) for seat in SEATS),
        "tricks": tuple(10 * (seat is undertaker) + (seat is breaker) for seat in SEATS),
        "first_nine": undertaker,
        "tenth": breaker if trick == 10 else undertaker,
        "eleventh": breaker if trick == 11 else undertaker,
    }
    return outcome(*honours, **{**lost, **facts})


def payments(settlement: Settlement, *whys: str) -> dict[tuple[Account, Account], int]:
    """What each paid each, for all reasons or those named: (payer, payee) to fiches."""
    sums: dict[tuple[Account, Account], int] = defaultdict(int)
    for transfer in settlement.transfers:
        if not whys or transfer.why in whys:
            sums[transfer.payer, transfer.payee] += transfer.fiches
    return dict(sums)


def dealt(dealer: Seat, hands: Mapping[Seat, str], talon: str) -> Dealt:
    """Cards as dealt: hands as `AQ93.J82.K7.AJ9`, the talon as `Ad 9c 2h`."""
    cards = {seat: parse_hand(hands[seat]) for seat in SEATS}
    return Dealt(dealer, cards, tuple(Card.parse(card) for card in talon.split()))


def exchange(deal: Deal, cards: str) -> Deal:
    """Make the exchange, dealer last: `Ks - 4d Qh`, with `-` for declined."""
    for seat, card in zip(exchange_order(deal.dealer), cards.split(), strict=True):
        if card == "-":
            deal.decline(seat)
        else:
            deal.discard(seat, Card.parse(card))
    return deal


def play(deal: Deal, cards: str | Iterable[str]) -> Deal:
    """Play cards in order, by whoever's turn it is: `7c 9c Kc 2c`."""
    for card in cards.split() if isinstance(cards, str) else cards:
        assert deal.turn is not None
        deal.play(deal.turn, Card.parse(card))
    return deal


def new_deal(ruleset: Ruleset, dealer: Seat, hands: Mapping[Seat, str], talon: str) -> Deal:
    """A deal before the exchange."""
    return Deal(ruleset, dealt(dealer, hands, talon))
