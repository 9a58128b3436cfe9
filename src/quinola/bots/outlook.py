"""How well a hand looks: what each suit threatens to cost, and what the quinola promises.

The estimates are rough on purpose, a few products of plain chances; what matters is that they
rank cards as an old hand at the table would.
"""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Iterable
from typing import Final

from quinola.bots.chances import comes_first, leads_beyond, led_at_least
from quinola.bots.reading import Reading
from quinola.bots.worth import Worth
from quinola.cards import ACES, QUINOLA, Card, Suit
from quinola.deal import HAND

TAKES: Final = 2.0
"""How many of the three others must stay below for a card to take a trick, on the whole."""

FIRST_TRICK: Final = 0.1
"""What the first trick taken costs, as part of a party."""

DISCARD: Final = 0.35
"""What a discard is worth, as part of the cost of a trick."""

VOID_FIRST: Final = 0.52
"""That the short suit rather than hearts is led next, when one of them is."""

PARTY_SHARE: Final = 4 / 48
"""How much of the pack, and so of its points, lies aside."""

IN_THE_END: Final = 0.5
"""That a quinola neither placed nor forced before the last trick is placed in it."""


class Outlook:
    """The expected cost, in fiches, of playing on with certain cards from a point in a deal."""

    def __init__(self, reading: Reading, worth: Worth, hand: Iterable[Card]) -> None:
        self.reading = reading
        self.worth = worth
        self.tricks_left = HAND + 1 - reading.number
        self.alive = sum(map(bool, reading.out))
        """How many suits the others can still lead."""
        self.hand = tuple(hand)
        self.suits: list[list[Card]] = [[], [], [], []]
        for card in self.hand:
            self.suits[card.suit].append(card)
        self.point = worth.point * self._points_matter()
        self.first_trick = (
            0.0 if reading.view.tricks_taken[reading.seat] else FIRST_TRICK * worth.party
        )
        """What taking a first trick costs, when one may still win the party without."""
        self.trick_cost = self._trick_cost()
        self._costs = [self._suit_cost(suit, self.suits[suit]) for suit in Suit]
        self._promise = self._quinola_promise(self._lengths(), QUINOLA in self.hand)

    def _points_matter(self) -> float:
        """0 once the party is lost for certain, else 1."""
        points = list(self.reading.view.points)
        mine = points.pop(self.reading.seat)
        left = sum(self.reading.ruleset.trick_points.values()) - sum(points) - mine
        return 0.1 if mine > max(points) + left else 1.0

    def _trick_cost(self) -> float:
        """The points and placed aces that a trick is likely to bring."""
        points = self.reading.ruleset.trick_points
        taken = sum(self.reading.view.points)
        in_party = PARTY_SHARE * (sum(points.values()))
        left = max(0.0, sum(points.values()) - taken - in_party)
        return left / max(1, self.tricks_left) * self.point + 0.3

    def _lengths(self) -> tuple[int, int, int, int]:
        spades, hearts, diamonds, clubs = map(len, self.suits)
        return spades, hearts, diamonds, clubs

    @property
    def cost(self) -> float:
        return sum(self._costs) - self._promise

    def relief(self, card: Card) -> float:
        """How much better the rest of the hand looks without this card."""
        suit = card.suit
        rest = [held for held in self.suits[suit] if held is not card]
        relief = self._costs[suit] - self._suit_cost(suit, rest)
        if QUINOLA in self.hand:
            lengths = [len(rest) if s is suit else len(self.suits[s]) for s in Suit]
            promise = self._quinola_promise(
                (lengths[0], lengths[1], lengths[2], lengths[3]), card is not QUINOLA
            )
            relief += promise - self._promise
        return relief

    def burden(self, card: Card) -> float:
        """How much worse the hand would look with this card as well."""
        suit = card.suit
        burden = self._suit_cost(suit, [*self.suits[suit], card]) - self._costs[suit]
        if QUINOLA in self.hand or card is QUINOLA:
            lengths = [len(self.suits[s]) + (s is suit) for s in Suit]
            promise = self._quinola_promise((lengths[0], lengths[1], lengths[2], lengths[3]), True)
            burden += self._promise - promise
        return burden

    def _suit_cost(self, suit: Suit, cards: list[Card]) -> float:
        """What the tricks of a suit are likely to cost, less the discards it allows."""
        out = self.reading.out[suit]
        if not out:
            # Nobody else leads it; it takes every trick in which it has to be led.
            return 0.3 * self.trick_cost * len(cards)
        strength = self.reading.strength
        cost = -DISCARD * self.trick_cost * leads_beyond(len(cards), self.tricks_left, self.alive)
        ordered = sorted(cards, key=strength.__getitem__)
        for index, card in enumerate(ordered):
            led = led_at_least(index + 1, self.tricks_left, self.alive)
            below = bisect_left(out, strength[card]) / len(out)
            cost += led * below**TAKES * self.trick_cost
            if card in ACES:
                # Forced if the suit is led often enough, else likely to be placed.
                fiches = self.worth.ace(card) * self.worth.around
                cost += fiches * (led - 0.7 * (1 - led))
        return cost

    def _quinola_promise(self, lengths: tuple[int, int, int, int], held: bool) -> float:
        """What holding the quinola is likely to bring, or to cost where it is below 0."""
        if not held:
            return 0.0
        worth, left, alive = self.worth, self.tricks_left, self.alive
        gain = worth.placing(QUINOLA, None, 1)
        loss = worth.being_forced(QUINOLA, None, 1)
        guards = lengths[Suit.HEARTS] - 1
        shorts = sorted(
            lengths[suit] for suit in Suit if suit is not Suit.HEARTS and self.reading.out[suit]
        )
        if not shorts:
            placed = 0.0
        else:
            quicker = VOID_FIRST + 0.06 * sum(short <= shorts[0] + 1 for short in shorts[1:])
            first = comes_first(shorts[0] + 1, guards + 1, quicker)
            placed = first * led_at_least(shorts[0] + 1, left, alive)
        forced = 0.0
        if self.reading.out[Suit.HEARTS]:
            forced = (1 - placed) * led_at_least(guards + 1, left, alive)
        open_end = max(0.0, 1 - placed - forced)
        return (placed + IN_THE_END * open_end) * gain - (
            forced + (1 - IN_THE_END) * open_end
        ) * loss
