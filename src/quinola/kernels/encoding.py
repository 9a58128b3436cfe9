"""From the readable core's objects to the kernels' vectors, and back."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from quinola.actions import Action, Announce, Claim, Decline, Discard, Pass, Play, action_of
from quinola.cards import ACES, QUINOLA, Card, Rank, Suit
from quinola.deal import Deal, Phase
from quinola.dealing import Dealt
from quinola.events import Discarded, Event
from quinola.kernels import layout
from quinola.kernels.play import act
from quinola.outcome import Irregularity
from quinola.rules import Ruleset
from quinola.seats import SEATS, Direction, Place, Seat, exchange_order

Numbers = NDArray[np.int64]

NO_FAULTS: Final[Numbers] = np.zeros((0, len(layout.KINDS)), dtype=np.int64)
"""A table of faults for a deal without any."""


class Coding:
    """How one rule set's cards are numbered, and its options as a vector.

    `cards` has the card of each number, `rules` is the vector that the kernels take.
    """

    def __init__(self, ruleset: Ruleset) -> None:
        self.ruleset = ruleset
        self.cards = tuple(
            card
            for suit in Suit
            for card in sorted(
                (card for card in ruleset.pack if card.suit is suit),
                key=ruleset.strength.__getitem__,
            )
        )
        self._number = {card: number for number, card in enumerate(self.cards)}
        self.rules = self._rules()
        self.rules.flags.writeable = False

    def number(self, card: Card) -> int:
        return self._number[card]

    def mask(self, cards: Iterable[Card]) -> int:
        """A set of cards as a mask."""
        return sum(1 << self._number[card] for card in cards)

    def unmask(self, mask: int) -> tuple[Card, ...]:
        """The cards of a mask, suit by suit from the lowest."""
        return tuple(card for number, card in enumerate(self.cards) if mask >> number & 1)

    def encode(self, action: Action) -> int:
        """An action as the kernels number it."""
        match action:
            case Discard(card) | Play(card):
                return self._number[card]
            case _:
                return _BARE[action]

    def decode(self, action: int, phase: Phase) -> Action:
        """The action that a number means in a phase."""
        if action < len(self.cards):
            card = self.cards[action]
            return Discard(card) if phase is Phase.EXCHANGE else Play(card)
        return _BY_NUMBER[action]

    def _rules(self) -> Numbers:
        ruleset = self.ruleset
        plain: dict[str, Any] = {name: getattr(ruleset, name, None) for name in layout.NUMBERS}
        for name, values in layout.CHOICES.items():
            plain[name] = values.index(plain[name])
        if ruleset.bete_cap is None:
            plain["bete_cap"] = -1
        plain |= {
            "forced_ace_to_pool": ruleset.forced_ace_to == "pool",
            "quinola_placed_from_each": ruleset.quinola_placed_from == "each",
            "manual_claims": ruleset.claims == "manual",
            "split_ties": ruleset.party_tie == "split",
            "step": 1 if ruleset.way is Direction.CLOCKWISE else 3,
            "quinola_card": self._number[QUINOLA],
            "ace_cards": self.mask(ACES),
            "king_cards": self.mask(Card(Rank.KING, suit) for suit in Suit),
            "queen_cards": self.mask(Card(Rank.QUEEN, suit) for suit in Suit),
            "jack_cards": self.mask(Card(Rank.JACK, suit) for suit in Suit),
            "trick_extra_ace_of_diamonds": ruleset.trick_ace_of_diamonds - 4,
            "trick_extra_quinola": ruleset.trick_quinola - 1,
            "party_extra_ace_of_diamonds": ruleset.party_ace_of_diamonds - 4,
            "party_extra_quinola": ruleset.party_quinola - 1,
            "forfeits": sum(1 << layout.KINDS.index(kind) for kind in ruleset.forfeits_receipts),
        }
        rules = np.zeros(layout.RULES_SIZE, dtype=np.int64)
        rules[: len(layout.NUMBERS)] = [plain[name] for name in layout.NUMBERS]
        for seat in SEATS:
            place = ruleset.seat_precedence.index(Place.of(seat, Seat.N))
            rules[layout.PRECEDENCE + seat] = place
        for index, kind in enumerate(layout.KINDS):
            rules[layout.PENALTIES + index] = ruleset.penalties[kind]
        for number, card in enumerate(self.cards):
            rules[layout.TRICK_POINTS + number] = ruleset.trick_points[card]
        return rules

    def state(self, deal: Deal) -> Numbers:
        """A deal as it stands, as a vector."""
        state = self.dealt(deal.dealt, at_fault=deal.at_fault)
        for event in deal.events:
            action = self.done(event)
            if action is not None:
                act(self.rules, state, action)
        return state

    def dealt(self, dealt: Dealt, *, at_fault: Iterable[Seat] = ()) -> Numbers:
        """Cards just dealt, as a vector."""
        state = np.zeros(layout.STATE_SIZE, dtype=np.int64)
        state[layout.DEALER] = dealt.dealer
        state[layout.PHASE] = layout.EXCHANGE
        state[layout.TURN] = exchange_order(dealt.dealer)[0]
        for seat in SEATS:
            state[layout.HANDS + seat] = self.mask(dealt.hands[seat])
        state[layout.TALON : layout.TALON + 3] = [self._number[card] for card in dealt.talon]
        for nobody in (layout.HOLDER, layout.ESPAGNOLETTE, layout.MAY_REVOKE):
            state[nobody] = -1
        state[layout.AT_FAULT] = sum(1 << seat for seat in at_fault)
        return state

    def done(self, event: Event) -> int | None:
        """The number of the action that an event tells of, None if it is nobody's action.

        Raises `ValueError` for another's discard as a view has it, without its card.
        """
        if isinstance(event, Discarded) and event.card is None:
            raise ValueError("the card is hidden")
        action = action_of(event)
        return None if action is None else self.encode(action)


_BARE: Final[dict[Action, int]] = {
    Decline(): layout.DECLINE,
    Pass(): layout.PASS,
    Announce(): layout.ANNOUNCES,
    Claim(): layout.CLAIMS_IT,
}
_BY_NUMBER: Final = {number: action for action, number in _BARE.items()}


@lru_cache(maxsize=64)
def coding(ruleset: Ruleset) -> Coding:
    """The coding of a rule set, made once."""
    return Coding(ruleset)


def faults_of(irregularities: Iterable[Irregularity]) -> Numbers:
    """How often each seat committed each kind: shape (4, 6), or `NO_FAULTS`."""
    irregularities = tuple(irregularities)
    if not irregularities:
        return NO_FAULTS
    faults = np.zeros((len(SEATS), len(layout.KINDS)), dtype=np.int64)
    for fault in irregularities:
        faults[fault.seat, layout.KINDS.index(fault.kind)] += 1
    return faults
