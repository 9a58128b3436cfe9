"""What a player can tell from his own view: the cards still out, who is void, who plays next."""

from __future__ import annotations

from typing import Final

from quinola.cards import QUINOLA, Card, Suit
from quinola.dealing import HAND
from quinola.seats import SEATS, Seat
from quinola.view import View

DUCKING: Final = 0.6
"""How far others can choose to stay below, per card they hold in the suit; 1 is always."""


class Reading:
    """A view, read by a player who remembers every card.

    `out` has for each suit the strengths, from the lowest, of the cards that this player has not
    seen: others hold them, or they lie in the party. `cards_left` are by seat. A suit that a seat
    did not follow is in `voids`; what an espagnolette throws tells nothing.
    """

    def __init__(self, view: View) -> None:
        self.view = view
        self.ruleset = view.ruleset
        self.seat = view.seat
        self.strength = view.ruleset.strength
        self.trick = view.trick
        self.number = len(view.tricks) + 1
        self.voids: list[set[Suit]] = [set(), set(), set(), set()]
        seen = self._cards_seen()
        self.out = self._strengths_out(seen)
        self.quinola_is_out = QUINOLA not in seen
        self.cards_left = self._cards_left()
        self.hidden = sum(map(len, self.out))
        """How many cards this player has not seen."""
        self.held = sum(self.cards_left) - self.cards_left[self.seat]
        """How many of them the others hold; the rest is in the party."""

    def _cards_seen(self) -> set[Card]:
        view = self.view
        seen = set(view.hand)
        for trick in (*view.tricks, view.trick) if view.trick else view.tricks:
            suit = trick.suit
            for seat, card in trick.plays:
                seen.add(card)
                if card.suit is not suit and suit is not None:
                    self.voids[seat].add(suit)
        if view.espagnolette is not None:
            self.voids[view.espagnolette].clear()
        for own in (view.discard, view.talon_card):
            if own is not None:
                seen.add(own)
        return seen

    def _strengths_out(self, seen: set[Card]) -> list[list[int]]:
        out: list[list[int]] = [[], [], [], []]
        for card in self.ruleset.pack:
            if card not in seen:
                out[card.suit].append(self.strength[card])
        if self.ruleset.quinola_highest_heart:
            out[Suit.HEARTS].sort()
        return out

    def _cards_left(self) -> list[int]:
        left = [HAND - len(self.view.tricks)] * len(SEATS)
        if self.trick is not None:
            for seat, _ in self.trick.plays:
                left[seat] -= 1
        return left

    def later(self) -> list[Seat]:
        """Who plays to the trick after this seat."""
        played = len(self.trick.plays) if self.trick else 0
        order = self.ruleset.way.round_from(self.seat)
        return [seat for seat in order if seat is not self.seat][: 3 - played]

    def share(self, seat: Seat, suit: Suit) -> float:
        """The chance that a given card of the suit that is out lies with this seat."""
        if suit in self.voids[seat]:
            return 0.0
        places = self.hidden - self.held
        for other in SEATS:
            if other is not self.seat and suit not in self.voids[other]:
                places += self.cards_left[other]
        return self.cards_left[seat] / places if places else 0.0

    def is_void(self, seat: Seat, suit: Suit) -> float:
        """The chance that the seat has none of the suit."""
        return float((1 - self.share(seat, suit)) ** len(self.out[suit]))

    def higher(self, suit: Suit, strength: int) -> int:
        """How many cards that are out beat this one."""
        return sum(out > strength for out in self.out[suit])

    def stays_best(self, suit: Suit, strength: int, later: list[Seat]) -> float:
        """The chance that none of these seats beats this card, each staying below if it can."""
        out = len(self.out[suit])
        over = self.higher(suit, strength)
        if not over:
            return 1.0
        stays = 1.0
        for seat in later:
            share = self.share(seat, suit)
            follows = 1 - (1 - share) ** out
            choice = max(1.0, 1 + DUCKING * (out * share - 1))
            stays *= 1 - follows * (over / out) ** choice
        return stays

    @property
    def best(self) -> tuple[Seat, Card] | None:
        """Who is taking the trick as it lies, and with what; None before the lead."""
        if self.trick is None or not self.trick.plays:
            return None
        best = self.trick.plays[0]
        for play in self.trick.plays[1:]:
            if play[1].suit is best[1].suit and self.strength[play[1]] > self.strength[best[1]]:
                best = play
        return best

    @property
    def streak(self) -> Seat | None:
        """Who has taken every trick so far, None if nobody has or none is closed."""
        takers = {trick.taker for trick in self.view.tricks}
        return takers.pop() if len(takers) == 1 else None
