"""How many ways the hidden cards can lie, told by the rules card by card, in whole numbers.

Written apart from `quinola.deduction`, and slow: it knows nothing of hypotheses. It deals the cards
one by one, keeps of each hand what the rules ask about, and judges every way at the end.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable
from dataclasses import dataclass, field
from itertools import combinations, permutations
from math import factorial

from quinola.cards import ACES, QUINOLA, Card, Suit
from quinola.deal import Deal
from quinola.rules import RuleViolation
from quinola.seats import SEATS, Seat, exchange_order
from quinola.view import View
from tests.kernels.sampled import Hidden, hidden_in, retold, seen


def unseen(deal: Deal, seat: Seat) -> list[Card]:
    """The cards that a seat has never seen."""
    known = set(deal.hands[seat])
    for trick in (*deal.tricks, *([deal.trick] if deal.trick else [])):
        known |= {card for _, card in trick.plays}
    for place in set(range(4)) - set(hidden_places(deal, seat)):
        known |= {card for card in [hidden_in(deal).aside[place]] if card is not None}
    return [card for card in deal.ruleset.pack if card not in known]


def hidden_places(deal: Deal, seat: Seat) -> list[int]:
    """The places aside with a card in them that the seat has not seen."""
    hidden = []
    for place, other in enumerate(exchange_order(deal.dealer)):
        acted = other in deal.discards
        declined = acted and deal.discards[other] is None
        if other is seat and acted and (not declined or deal.ruleset.declined_card_seen):
            continue
        if acted or place < 3:
            hidden.append(place)
    return hidden


def ways_to_lie(deal: Deal, seat: Seat, *, in_order: bool) -> Iterable[Hidden]:
    """All ways in which what a seat has not seen can lie, for hands of the sizes that all see.

    Without `in_order` the cards aside lie in one of their orders only.
    """
    others = [other for other in SEATS if other is not seat]
    sizes = [len(deal.hands[other]) for other in others]
    truth, places = hidden_in(deal), hidden_places(deal, seat)

    def dealt(cards: list[Card], left: list[int]) -> Iterable[list[tuple[Card, ...]]]:
        if not left:
            for order in permutations(cards) if in_order else (tuple(cards),):
                yield [order]
            return
        for hand in combinations(cards, left[0]):
            rest = [card for card in cards if card not in hand]
            for further in dealt(rest, left[1:]):
                yield [hand, *further]

    for *hands, order in dealt(unseen(deal, seat), sizes):
        filled, aside = list(truth.hands), list(truth.aside)
        for other, hand in zip(others, hands, strict=True):
            filled[other] = frozenset(hand)
        for place, card in zip(places, order, strict=True):
            aside[place] = card
        yield Hidden(tuple(filled), tuple(aside))


def agreeing(deal: Deal, seat: Seat, *, in_order: bool = False) -> list[Hidden]:
    """The ways to lie in which everybody's acts are legal and the seat sees what it sees."""
    view = seen(deal, seat)
    found = []
    for hidden in ways_to_lie(deal, seat, in_order=in_order):
        try:
            other = retold(view, hidden, _any_talon(view, hidden), ())
        except RuleViolation:
            continue
        if seen(other, seat) == view:
            found.append(hidden)
    return found


def _any_talon(view: View, hidden: Hidden) -> list[Card]:
    """A talon that fits: of those who exchanged, the first card they played or hold."""
    talon = []
    exchanged = dict(view.exchanged)
    for place, seat in enumerate(exchange_order(view.dealer)[:3]):
        card = hidden.aside[place]
        if exchanged.get(seat):
            held = set(hidden.hands[seat])
            for trick in (*view.tricks, *([view.trick] if view.trick else [])):
                held |= {card for player, card in trick.plays if player is seat}
            card = view.talon_card if seat is view.seat else min(held, key=str)
        assert card is not None
        talon.append(card)
    return talon


@dataclass
class _Player:
    """What the table has seen of one of the others."""

    places: int
    fallen: set[Card] = field(default_factory=set)
    early: set[Suit] = field(default_factory=set)
    late: set[Suit] = field(default_factory=set)
    revoked: bool = False
    announced: bool = False


_Kept = tuple[tuple[int, ...], tuple[tuple[frozenset[Card], bool], ...]]
"""The places left, and of each player: the aces and the quinola, and whether he had the suit."""


def count_ways(deal: Deal, seat: Seat) -> int:
    """How many ways there are, of a deal without faults, the cards aside in their order."""
    players = {other: _seen_of(deal, other) for other in SEATS if other is not seat}
    aside = len(hidden_places(deal, seat))
    begun = tuple((frozenset[Card](), False) for _ in players)
    ways: dict[_Kept, int] = {((*(one.places for one in players.values()), aside), begun): 1}
    honours = ACES | {QUINOLA}
    for card in sorted(unseen(deal, seat), key=lambda card: card not in honours):
        further: dict[_Kept, int] = defaultdict(int)
        for (places, kept), number in ways.items():
            for receiver in range(4):
                if places[receiver] == 0:
                    continue
                held = list(kept)
                if receiver < 3:
                    player = list(players.values())[receiver]
                    if card.suit in player.late:
                        continue
                    mine, had_it = held[receiver]
                    if card in honours and (player.early or player.announced):
                        mine |= {card}
                    held[receiver] = mine, had_it or card.suit in player.early
                left = list(places)
                left[receiver] -= 1
                further[tuple(left), tuple(held)] += number
        ways = further
    allowed = sum(
        number
        for (_, kept), number in ways.items()
        if all(
            _is_allowed(deal, player, *one)
            for player, one in zip(players.values(), kept, strict=True)
        )
    )
    return allowed * factorial(aside)


def _seen_of(deal: Deal, seat: Seat) -> _Player:
    player = _Player(places=len(deal.hands[seat]))
    player.announced = deal.announced and deal.espagnolette is seat
    for trick in (*deal.tricks, *([deal.trick] if deal.trick else [])):
        for other, card in trick.plays:
            if other is not seat:
                continue
            player.revoked |= card.suit in player.early
            player.fallen.add(card)
            if trick.suit is not None and card.suit is not trick.suit:
                (player.early if trick.number <= 9 else player.late).add(trick.suit)
    return player


def _is_allowed(deal: Deal, player: _Player, honours: frozenset[Card], had_it: bool) -> bool:
    held = honours | (player.fallen & (ACES | {QUINOLA}))
    aces = len(held & ACES)
    is_espagnolette = aces == 4 or (aces == 3 and QUINOLA in held)
    if player.announced:
        return is_espagnolette
    if had_it or player.revoked:
        return is_espagnolette and not deal.ruleset.espagnolette_announced
    return True
