"""A prepared deal in play. The game's own core does all that is done here."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Final

from quinola.actions import Action, Play, parse_action, perform
from quinola.cards import Card
from quinola.deal import Deal, Phase
from quinola.dealing import Dealt
from quinola.events import Event
from quinola.ledger import Transfer
from quinola.match import Match, SettledDeal
from quinola.rules import Ruleset
from quinola.seats import Seat

REST: Final = "rest"
"""The deal played to its end by everyone's lowest cards."""


class Stage:
    """A deal of one match, what has been done in it so far, and its settlement when it is over."""

    def __init__(
        self, rules: Ruleset, dealt: Dealt, done: Iterable[tuple[Seat, Action]] = ()
    ) -> None:
        self.match = Match(rules, dealt.dealer, deals=1)
        self.deal: Deal = self.match.begin(dealt)
        self.done: list[tuple[Seat, Action]] = []
        for seat, action in done:
            self.act(seat, action)

    def again(self) -> Stage:
        """The same deal at the same point, to try something in."""
        return Stage(self.deal.ruleset, self.deal.dealt, self.done)

    def act(self, seat: Seat, action: Action) -> tuple[Event, ...]:
        """Do it; what happened. Raises `RuleViolation` if the rules forbid it."""
        known = len(self.deal.events)
        perform(self.deal, seat, action)
        self.done.append((seat, action))
        if self.deal.phase is Phase.OVER:
            self.match.settle()
        return tuple(self.deal.events[known:])

    def acts(self, written: Iterable[str]) -> Iterator[tuple[Seat, Action]]:
        """Who does what, one after another, as the deal goes on: "E play 9s", or the rest."""
        for text in written:
            if text != REST:
                seat, _, action = text.partition(" ")
                yield Seat[seat], parse_action(action)
                continue
            while self.deal.phase is Phase.PLAY:
                assert self.deal.turn is not None
                yield self.deal.turn, Play(min(self.deal.legal_cards(), key=_height))

    def play(self, written: Iterable[str]) -> None:
        """Do all that is written."""
        for seat, action in self.acts(written):
            self.act(seat, action)

    @property
    def settled(self) -> SettledDeal | None:
        """The deal as it was settled; None while it is played."""
        if not self.match.past:
            return None
        past = self.match.past[0]
        assert isinstance(past, SettledDeal)
        return past

    @property
    def transfers(self) -> tuple[Transfer, ...]:
        """All payments so far, provisional until the deal is settled."""
        return self.settled.transfers if self.settled else self.match.standing().transfers


def _height(card: Card) -> tuple[int, int]:
    return card.rank, card.suit
