"""Whole deals told trick by trick, so that a test can be read like the account of a game."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from itertools import pairwise

from quinola.cards import Card, Suit, parse_hand
from quinola.deal import Deal, Phase
from quinola.dealing import Dealt
from quinola.ledger import Account
from quinola.match import Match
from quinola.rules import Ruleset
from quinola.seats import SEATS, Seat, exchange_order
from quinola.settlement import Settlement
from quinola.view import view_of
from tests.dealing import play

CLOCKWISE = "NESW"
COUNTERCLOCKWISE = "NWSE"

Payments = dict[tuple[Account, Account], int]
"""What was paid: (payer, payee) to fiches."""


def told(dealer: Seat, tricks: Iterable[str], aside: str, way: str) -> Dealt:
    """The cards for a deal in which all decline and these tricks are played.

    A trick is told as `N As Ks Qs Js`: its leader, then the cards as they fall, round the table
    in the order of `way`. `aside` is the party in the order of the exchange.
    """
    hands: dict[Seat, list[Card]] = {seat: [] for seat in SEATS}
    for trick in tricks:
        leader, *cards = trick.split()
        first = way.index(leader)
        for step, card in enumerate(cards):
            hands[Seat[way[(first + step) % 4]]].append(Card.parse(card))
    *talon, last = (Card.parse(card) for card in aside.split())
    hands[dealer].append(last)
    return Dealt(dealer, {seat: tuple(hand) for seat, hand in hands.items()}, tuple(talon))


def suits_apart(ruleset: Ruleset, dealer: Seat, aside: str) -> Dealt:
    """N holds the spades, E the hearts, S the diamonds and W the clubs, all but one card each.

    `aside` has a card of each suit in the order of the exchange; with these declined, and the
    dealer's own suit last, the eldest takes every trick and all others discard.
    """
    *talon, last = (Card.parse(card) for card in aside.split())
    hands = {
        seat: tuple(card for card in ruleset.pack if card.suit is suit and card not in talon)
        for seat, suit in zip(SEATS, Suit, strict=True)
    }
    assert last in hands[dealer]
    return Dealt(dealer, hands, tuple(talon))


def filled(ruleset: Ruleset, dealer: Seat, known: Mapping[Seat, str], talon: str = "") -> Dealt:
    """Hands of which only some cards matter; the others come from the pack as it lies."""
    lying = [Card.parse(card) for card in talon.split()]
    hands = {seat: list(parse_hand(known.get(seat, "..."))) for seat in SEATS}
    used = {card for hand in hands.values() for card in hand} | set(lying)
    spare = iter(card for card in ruleset.pack if card not in used)
    for seat, hand in hands.items():
        hand.extend(next(spare) for _ in range(11 + (seat is dealer) - len(hand)))
    lying.extend(spare)
    return Dealt(dealer, {seat: tuple(hand) for seat, hand in hands.items()}, tuple(lying))


def decline_all(deal: Deal, discard: str) -> Deal:
    """Nobody exchanges, the dealer puts aside this card, and nobody announces anything."""
    for seat in exchange_order(deal.dealer)[:3]:
        deal.decline(seat)
    deal.discard(deal.dealer, Card.parse(discard))
    return pass_all(deal)


def pass_all(deal: Deal) -> Deal:
    """Nobody announces, or claims, anything."""
    while deal.phase in (Phase.ANNOUNCE, Phase.CLAIM):
        assert deal.turn is not None
        deal.pass_by(deal.turn)
    return deal


def play_tricks(deal: Deal, tricks: Sequence[str]) -> Deal:
    """Play tricks as they are told, each led by the one it names."""
    for trick in tricks:
        leader, *cards = trick.split()
        assert deal.turn is Seat[leader], f"{deal.turn} leads to {trick}"
        play(deal, cards)
    return deal


def play_out(deal: Deal) -> Deal:
    """Play to the end, everyone by his highest legal card of the first suit he may play."""
    while deal.phase is Phase.PLAY:
        assert deal.turn is not None
        deal.play(deal.turn, deal.legal_cards()[0])
    return deal


def rules_cited(settlement: Settlement, *whys: str) -> set[str]:
    """The clauses given for the payments of these kinds."""
    return {transfer.rule for transfer in settlement.transfers if transfer.why in whys}


def turns(deal: Deal, tricks: Iterable[str]) -> list[Seat]:
    """Play tricks written as `play_tricks` reads them, and tell whose turn each card was."""
    seats = []
    for trick in tricks:
        for card in trick.split()[1:]:
            assert deal.turn is not None
            seats.append(deal.turn)
            deal.play(deal.turn, Card.parse(card))
    return seats


def points_by_trick(deal: Deal, tricks: Iterable[str], seat: Seat) -> list[int]:
    """Play tricks, and tell how many points each has brought the seat, as another sees them."""
    standing = Match(deal.ruleset, deal.dealer).standing()
    points = []
    for trick in tricks:
        play_tricks(deal, [trick])
        points.append(view_of(deal, seat.left, standing).points[seat])
    return [after - before for before, after in pairwise([0, *points])]
