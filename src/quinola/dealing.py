"""The cards as they are dealt: the hands and the talon."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from quinola.cards import Card, sort_hand
from quinola.rules import Ruleset
from quinola.seats import SEATS, Seat

HAND: Final = 11
"""Cards that everyone plays with, and so tricks in a deal."""

PACKETS: Final = ((3, 4), (4, 4), (4, 4))
"""Cards a round, to each other player and to the dealer (S1-29, S3-07, S4-05)."""


@dataclass(frozen=True, slots=True)
class Dealt:
    """Hands as dealt (11 cards, the dealer 12) and the talon, its first card the right's."""

    dealer: Seat
    hands: Mapping[Seat, tuple[Card, ...]]
    talon: tuple[Card, ...]


def deal_out(pack: Sequence[Card], dealer: Seat, ruleset: Ruleset) -> Dealt:
    """Deal a shuffled pack of 48 in packets, from the eldest round to the dealer (S4-05).

    Raises `ValueError` if the pack is not the rule set's.
    """
    if len(pack) != len(ruleset.pack) or set(pack) != set(ruleset.pack):
        raise ValueError("not the pack of the rule set")
    hands: dict[Seat, list[Card]] = {seat: [] for seat in SEATS}
    cards = iter(pack)
    order = tuple(ruleset.way.round_from(ruleset.way.after(dealer)))
    for to_others, to_dealer in PACKETS:
        for seat in order:
            count = to_dealer if seat is dealer else to_others
            hands[seat].extend(next(cards) for _ in range(count))
    return Dealt(dealer, {seat: sort_hand(hand) for seat, hand in hands.items()}, tuple(cards))


def verify_dealt(ruleset: Ruleset, dealt: Dealt) -> None:
    """Raise `ValueError` unless the cards are the whole pack, to everyone as many as are due."""
    cards = [card for seat in SEATS for card in dealt.hands[seat]] + list(dealt.talon)
    sizes = [len(dealt.hands[seat]) for seat in SEATS]
    expected = [HAND + (seat is dealt.dealer) for seat in SEATS]
    if sizes != expected or len(cards) != len(ruleset.pack) or set(cards) != set(ruleset.pack):
        raise ValueError("a deal is the whole pack: 11 cards each, 12 to the dealer, 3 over")
