"""Deals with real cards that the tests of the clauses play. S deals in all of them.

The game goes counterclockwise, so E is the eldest, and exchange and first lead go E, N, W, S.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from quinola.cards import Card
from quinola.deal import Deal, Phase
from quinola.dealing import Dealt
from quinola.ledger import Account
from quinola.rules import Ruleset
from quinola.seats import SEATS, Seat
from quinola.settlement import Settlement
from tests.dealing import E, N, S, W, dealt

QUARTERED: Final = dealt(
    S,
    {
        N: "A95.J62.Q73.K8",
        E: "K84.A95.J62.Q7",
        S: "Q73.K84.A95.J62",
        W: "J62.Q73.K84.A9",
    },
    "3c 4c 5c",
)
"""Everyone has three of each suit, and the talon everyone's third club (S holds his own)."""

QUARTERED_IN_ORDER: Final = {
    E: "Ah 9h 5h Ks 8s 4s Jd 6d 2d 7c 3c",
    N: "Jh 6h 2h As 9s 5s Qd 7d 3d 8c 4c",
    W: "Qh 7h 3h Js 6s 2s Kd 8d 4d 9c 5c",
    S: "Kh 8h 4h Qs 7s 3s Ad 9d 5d 6c 2c",
}
"""E takes tricks 1-3 (hearts), N 4-6 (spades), S 7-9 (diamonds), W 10-11 (clubs).

It is the play after the exchange `Qc Kc Ac Jc`, which leaves the best clubs in the party.
"""

NINE_HEARTS: Final = dealt(
    S,
    {
        E: "32.AKQJ98765..",
        N: "AKQ.4.AKQJ.AKQ",
        W: "J98.3.9876.J98",
        S: "7654.2.5432.765",
    },
    "4c 3c 2c",
)
"""E can take nine tricks in hearts and never a spade. The exchange is `- - - 7c`."""

HEARTS_FIRST: Final = {
    E: "Ah Kh Qh Jh 9h 8h 7h 6h 5h 3s 2s",
    N: "4h Ad Kd Qd Jd Ac Kc Qc Qs As Ks",
    W: "3h 9d 8d 7d 6d Jc 9c 8c 8s Js 9s",
    S: "2h 5d 4d 3d 2d 6c 5c 5s 4s 7s 6s",
}
"""E takes nine tricks with the hearts, then N the last two."""

SPADE_IN_THE_NINTH: Final = {
    E: "Ah Kh Qh Jh 9h 8h 7h 6h 3s 2s 5h",
    N: "4h Ad Kd Qd Jd Ac Kc Qc As Ks Qs",
    W: "3h 9d 8d 7d 6d Jc 9c 8c Js 9s 8s",
    S: "2h 5d 4d 3d 2d 6c 5c 4s 7s 6s 5s",
}
"""E takes eight tricks, then N the last three; W and S none."""

FOUR_ACES: Final = dealt(
    S,
    {
        E: "2.KQ98765432..",
        N: "A98.AJ.A98.A98",
        W: "KQJ..KQJ7.KQJ7",
        S: "7654..6543.6543",
    },
    "3s 2d 2c",
)
"""N has an espagnolette and E leads hearts. The exchange is `- - - 3c`."""

REVOKING: Final = {
    E: "Kh Qh 9h 8h 7h 6h 5h 4h 3h 2h 2s",
    N: "Jh As Ad Ac 9s 8s 9d 8d 9c Ah 8c",
    W: "Ks Qs Js Kd Qd Jd Kc Qc Jc 7d 7c",
    S: "7s 6s 5s 4s 6d 5d 4d 3d 6c 5c 4c",
}
"""N follows suit to trick 1, then keeps back the ace of hearts until trick 10."""


def play_in_order(deal: Deal, orders: Mapping[Seat, str], tricks: int = 11) -> Deal:
    """Everyone plays the cards of his row from the left, as far as so many tricks."""
    rows = {seat: [Card.parse(card) for card in cards.split()] for seat, cards in orders.items()}
    for _ in range(4 * tricks):
        assert deal.turn is not None
        deal.play(deal.turn, rows[deal.turn].pop(0))
    return deal


def play_out(deal: Deal) -> Deal:
    """Play on to the end, each the first card that he may."""
    while deal.phase is Phase.PLAY:
        assert deal.turn is not None
        deal.play(deal.turn, deal.legal_cards()[0])
    return deal


def filled(ruleset: Ruleset, held: Mapping[Seat, str], talon: str = "") -> Dealt:
    """A deal by S in which these cards are held, written `As Jh`; the rest fall as they come."""
    hands = {seat: [Card.parse(card) for card in held.get(seat, "").split()] for seat in SEATS}
    over = [Card.parse(card) for card in talon.split()]
    known = {card for cards in (*hands.values(), over) for card in cards}
    rest = [card for card in ruleset.pack if card not in known]
    over += [rest.pop() for _ in range(3 - len(over))]
    for seat in SEATS:
        hands[seat] += [rest.pop() for _ in range(11 + (seat is S) - len(hands[seat]))]
    return Dealt(S, {seat: tuple(hand) for seat, hand in hands.items()}, tuple(over))


def rules_cited(settlement: Settlement, *whys: str) -> set[str]:
    """The clauses that the transfers made for these reasons stand on."""
    return {transfer.rule for transfer in settlement.transfers if transfer.why in whys}


def received(settlement: Settlement, account: Account) -> int:
    """All that was paid to a player or the pool, whatever it paid itself."""
    return sum(transfer.fiches for transfer in settlement.transfers if transfer.payee == account)
