"""The solver's questions answered by trying everything out on the readable cards, slowly."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace

from quinola.cards import Card
from quinola.deal import Deal
from quinola.rules import Ruleset
from quinola.seats import SEATS, Seat
from quinola.trick import FREE_TRICKS, taker_of

Count = Callable[[Seat, tuple[Card, ...]], int]
"""What a trick counts, by who takes it."""


@dataclass(frozen=True)
class Position:
    """What the play to come depends on; `free` may never need to follow, `early` to trick 9."""

    ruleset: Ruleset
    hands: tuple[frozenset[Card], ...]
    trick: int
    turn: Seat
    plays: tuple[tuple[Seat, Card], ...]
    free: frozenset[Seat] = frozenset()
    early: Seat | None = None

    @classmethod
    def of(cls, deal: Deal) -> Position:
        trick = deal.trick
        assert trick is not None
        assert deal.turn is not None
        holder = deal.espagnolette if deal.announced else deal.holder
        return cls(
            deal.ruleset,
            tuple(frozenset(hand) for hand in deal.hands),
            trick.number,
            deal.turn,
            trick.plays,
            deal.at_fault,
            None if deal.ruleset.espagnolette_announced and not deal.announced else holder,
        )

    def legal(self) -> list[Card]:
        hand = sorted(self.hands[self.turn], key=str)
        if not self.plays or self.turn in self.free:
            return hand
        if self.turn is self.early and self.trick <= FREE_TRICKS:
            return hand
        return [card for card in hand if card.suit is self.plays[0][1].suit] or hand

    def after(self, card: Card) -> tuple[Position, Seat | None, tuple[Card, ...]]:
        """The next position; if the trick is closed, its taker and its cards."""
        hands = tuple(
            hand - {card} if seat is self.turn else hand
            for seat, hand in zip(SEATS, self.hands, strict=True)
        )
        plays = (*self.plays, (self.turn, card))
        if len(plays) < len(SEATS):
            turn = self.ruleset.way.after(self.turn)
            return replace(self, hands=hands, plays=plays, turn=turn), None, ()
        taker = taker_of(plays, self.ruleset)
        closed = replace(self, hands=hands, plays=(), turn=taker, trick=self.trick + 1)
        return closed, taker, tuple(card for _, card in plays)

    def steps(self) -> Iterator[tuple[Position, Seat | None, tuple[Card, ...]]]:
        return map(self.after, self.legal())


def counted(position: Position, seat: Seat, count: Count, *, maximises: bool) -> int:
    """What a seat comes to against the three others, by plain minimax."""
    if not any(position.hands):
        return 0
    values = []
    for following, taker, cards in position.steps():
        gain = 0 if taker is None else count(taker, cards)
        values.append(gain + counted(following, seat, count, maximises=maximises))
    return max(values) if (position.turn is seat) == maximises else min(values)


def points(ruleset: Ruleset, seat: Seat) -> Count:
    worth = ruleset.trick_points
    return lambda taker, cards: sum(worth[card] for card in cards) if taker is seat else 0


def tricks_lost(seat: Seat) -> Count:
    return lambda taker, cards: int(taker is not seat)


def tricks_taken(seat: Seat) -> Count:
    return lambda taker, cards: int(taker is seat)
