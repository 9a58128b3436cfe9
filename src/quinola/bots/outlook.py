"""How well a hand looks: what each suit threatens to cost, and what the quinola promises.

The estimates are rough on purpose, a few products of plain chances; what matters is that they
rank cards as an old hand at the table would.
"""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Iterable
from typing import Final

from quinola.bots.chances import comes_first, leads_beyond, led_at_least, nobody_has_more
from quinola.bots.reading import Reading
from quinola.bots.worth import Worth
from quinola.cards import ACES, QUINOLA, Card, Suit
from quinola.dealing import HAND
from quinola.seats import SEATS

TAKES: Final = 2.0
"""How many of the three others must stay below for a card to take a trick, on the whole."""

FIRST_TRICK: Final = 0.1
"""What the first trick taken costs, as part of a party."""

DISCARD: Final = 0.35
"""What a discard is worth, as part of the cost of a trick."""

VOID_FIRST: Final = 0.2
"""That the shortest other suit rather than hearts is led, when one of them is: others hunt the
quinola, and lead hearts as long as they have low ones."""

SECOND_SHORT: Final = 0.06
"""How much another suit about as short adds to that."""

HEARTS_LED: Final = 2
"""Every which trick is a heart, while the quinola is hunted."""

SPITE: Final = 0.1
"""What points still matter to one for whom the party is settled."""

PLACED_ON_TRICK: Final = 0.3
"""Fiches paid on the whole for aces placed on a trick."""

LED_ALONE: Final = 0.3
"""How often a suit that nobody else holds must be led in the end."""

ACE_PLACED: Final = 0.7
"""How often an ace not forced is placed before the end."""

PARTY_SHARE: Final = 4 / 48
"""How much of the pack, and so of its points, lies aside."""

IN_THE_END: Final = 0.75
"""That a quinola neither placed nor forced before the last tricks is placed in them."""


class Outlook:
    """What it is likely to cost, in fiches, to play on with certain cards from a point in a deal.

    `suits` are the cards held, each suit from the lowest; `point` is what a point in tricks costs
    now, `first_trick` what it costs to take a first trick while one may still win the party with
    none, `trick_cost` what a trick is likely to cost.
    """

    def __init__(self, reading: Reading, worth: Worth, hand: Iterable[Card]) -> None:
        self.reading = reading
        self.worth = worth
        self.hand = tuple(hand)
        self.suits: list[list[Card]] = [[], [], [], []]
        for card in sorted(self.hand, key=reading.strength.__getitem__):
            self.suits[card.suit].append(card)
        self.tricks_left = HAND + 1 - reading.number
        self.point = worth.point * self._points_matter()
        trickless = not reading.view.tricks_taken[reading.seat]
        self.first_trick = FIRST_TRICK * worth.party if trickless else 0.0
        self.trick_cost = self._trick_cost()
        alive = sum(map(bool, reading.out))
        self._led = [led_at_least(n, self.tricks_left, alive) for n in range(HAND + 2)]
        """The chance that a suit is led so often, by suits that others can still lead."""
        self._discards = [leads_beyond(n, self.tricks_left, alive) for n in range(HAND + 2)]
        """How many discards to expect in a suit of which so many cards are held."""
        self._dangers: dict[Card, float] = {}
        self._promises: dict[tuple[int, ...], float] = {}
        self._costs = [self._suit_cost(suit, self.suits[suit]) for suit in Suit]
        self._promise = self._quinola_promise(self._lengths()) if QUINOLA in self.hand else 0.0

    def _points_matter(self) -> float:
        """1, less where one can no longer lose the party by points, or no longer win it."""
        points = list(self.reading.view.points)
        mine = points.pop(self.reading.seat)
        left = sum(self.reading.ruleset.trick_points.values()) - sum(points) - mine
        may_lose = mine + left >= max(points)
        may_win = mine <= min(points) + left
        is_lost = mine > max(points) + left
        return max(SPITE, (may_lose + may_win) / 2 if not is_lost else 0.0)

    def _trick_cost(self) -> float:
        """The points that a trick is likely to bring, and the aces placed on it."""
        in_all = sum(self.reading.ruleset.trick_points.values())
        left = max(0.0, in_all * (1 - PARTY_SHARE) - sum(self.reading.view.points))
        return left / max(1, self.tricks_left) * self.point + PLACED_ON_TRICK

    def _lengths(self) -> list[int]:
        return [len(cards) for cards in self.suits]

    @property
    def cost(self) -> float:
        """What the whole hand is likely to cost; below 0, what it is likely to bring."""
        # By points and tricks nobody can lose more than the party.
        return min(self.worth.party, sum(self._costs)) - self._promise

    def relief(self, card: Card) -> float:
        """How much better the rest of the hand looks without this card."""
        suit = card.suit
        rest = [held for held in self.suits[suit] if held is not card]
        relief = self._costs[suit] - self._suit_cost(suit, rest)
        if card is QUINOLA:
            return relief - self._promise
        if QUINOLA in self.hand:
            lengths = self._lengths()
            lengths[suit] -= 1
            relief += self._quinola_promise(lengths) - self._promise
        return relief

    def burden(self, card: Card) -> float:
        """How much worse the hand would look with this card as well."""
        suit = card.suit
        more = sorted([*self.suits[suit], card], key=self.reading.strength.__getitem__)
        burden = self._suit_cost(suit, more) - self._costs[suit]
        if QUINOLA in self.hand or card is QUINOLA:
            lengths = self._lengths()
            lengths[suit] += 1
            burden += self._promise - self._quinola_promise(lengths)
        return burden

    def _suit_cost(self, suit: Suit, cards: list[Card]) -> float:
        """What the tricks of a suit are likely to cost, less the discards that it allows."""
        if not self.reading.out[suit]:
            # Nobody else leads it; it takes every trick in which it has to be led.
            return LED_ALONE * self.trick_cost * len(cards)
        cost = -DISCARD * self.trick_cost * self._discards[len(cards)]
        for card, led in zip(cards, self._led[1:], strict=False):
            cost += led * self._danger(card)
            if card in ACES:
                # Forced if the suit is led often enough, else likely to be placed.
                fiches = self.worth.ace(card) * self.worth.around
                cost += fiches * (led - ACE_PLACED * (1 - led))
        return cost

    def _danger(self, card: Card) -> float:
        """What a card costs, on the whole, when it has to be played to a lead of its suit."""
        danger = self._dangers.get(card)
        if danger is None:
            reading = self.reading
            out = reading.out[card.suit]
            below = bisect_left(out, reading.strength[card]) / len(out)
            own = (reading.ruleset.trick_points[card] - 1) * self.point
            danger = self._dangers[card] = below**TAKES * (self.trick_cost + own)
        return danger

    def _quinola_promise(self, lengths: list[int]) -> float:
        """What holding the quinola with suits so long is likely to bring; below 0, to cost."""
        key = tuple(lengths)
        promise = self._promises.get(key)
        if promise is None:
            gain = self.worth.placing(QUINOLA, None, self.reading.number)
            loss = self.worth.being_forced(QUINOLA, None, self.reading.number)
            placed = self._quinola_placed(lengths)
            promise = self._promises[key] = placed * gain - (1 - placed) * loss
        return promise

    def _quinola_placed(self, lengths: list[int]) -> float:
        """The chance that the quinola can be thrown on another suit."""
        out = self.reading.out
        shorts = sorted(lengths[suit] for suit in Suit if suit is not Suit.HEARTS and out[suit])
        if not shorts:
            # Others have nothing but hearts to lead.
            return 0.0
        guards = lengths[Suit.HEARTS] - 1
        placed = self._placed_first(shorts, guards)
        forced = (1 - placed) * self._hearts_outlast(guards)
        return placed + IN_THE_END * (1 - placed - forced)

    def _placed_first(self, shorts: list[int], guards: int) -> float:
        """The chance of a void, in the shortest suit, before hearts have drawn all guards."""
        chance = VOID_FIRST + SECOND_SHORT * sum(short <= shorts[0] + 1 for short in shorts[1:])
        first = comes_first(shorts[0] + 1, guards + 1, chance)
        return first * self._led[shorts[0] + 1]

    def _hearts_outlast(self, guards: int) -> float:
        """The chance that others have hearts, and lead them, when the last guard is gone."""
        reading = self.reading
        if not reading.hidden:
            return 0.0
        held = round(len(reading.out[Suit.HEARTS]) * reading.held / reading.hidden)
        players = sum(
            Suit.HEARTS not in reading.voids[seat] for seat in SEATS if seat is not reading.seat
        )
        have = 1 - nobody_has_more(guards, held, players)
        return have * led_at_least(guards + 1, self.tricks_left, HEARTS_LED)
