"""What a rule set pays for, as one seat sees it in one deal, in fiches.

Every figure comes from the rule set's options and the pool on the table; where payments depend
on who sits where and it is not known who will pay, they are averaged over the three others.
"""

from __future__ import annotations

from typing import Final

from quinola.cards import ACE_OF_DIAMONDS, ACES, QUINOLA, Card
from quinola.seats import SEATS, Seat
from quinola.trick import FREE_TRICKS
from quinola.view import View

PARTY_POINTS: Final = 9
"""What four cards aside usually count: high cards are put aside sooner than low ones."""

POINT: Final = 0.09
"""How much of a party one point in tricks costs: some twenty lie between winning and losing."""


LOSES: Final = 0.75
"""How often somebody else wins the party, and is paid for what one led."""


class Worth:
    """The stakes of a deal, for one seat."""

    def __init__(self, view: View) -> None:
        ruleset = view.ruleset
        self.ruleset = ruleset
        self.seat = view.seat
        self.others = tuple(seat for seat in SEATS if seat is not view.seat)
        self.pool = view.standing.pool
        self.remise = view.standing.remise
        self.espagnolette = view.espagnolette
        self.around = (2 + ruleset.opposite_factor) / 3
        """The factor for seats, averaged over the three others."""
        self.worth = PARTY_POINTS + ruleset.party_bonus
        self.party = self.worth * self.around
        self.point = self.party * POINT

    def times(self, other: Seat | None, trick: int) -> float:
        """The factor of a payment between this seat and another, None if not known which."""
        late = self.ruleset.last_two_factor if trick > FREE_TRICKS else 1
        if other is None:
            return self.around * late
        return late * (self.ruleset.opposite_factor if other is self.seat.opposite else 1)

    def ace(self, card: Card) -> int:
        """What is paid for an ace, 0 for any other card."""
        if card is ACE_OF_DIAMONDS:
            return self.ruleset.ace_of_diamonds
        return self.ruleset.ace if card in ACES else 0

    def placing(self, card: Card, taker: Seat | None, trick: int) -> float:
        """What this seat gets for playing the card to another suit that `taker` takes."""
        if card is QUINOLA:
            return self.placed_quinola(taker, trick) + self.draw
        return self.ace(card) * self.times(taker, trick)

    def placed_quinola(self, taker: Seat | None, trick: int) -> float:
        """What the others pay for placing the quinola."""
        if self.ruleset.quinola_placed_from == "each":
            factor = sum(self.times(seat, trick) for seat in self.others)
        else:
            factor = self.times(taker, trick)
        return self.ruleset.quinola_placed * factor

    def paying(self, card: Card, player: Seat, trick: int) -> float:
        """What this seat pays for taking a trick in which `player` placed the card.

        Under payment from each the quinola costs the same whoever takes the trick.
        """
        if card is not QUINOLA:
            return self.ace(card) * self.times(player, trick)
        if self.ruleset.quinola_placed_from == "each":
            return 0.0
        return self.ruleset.quinola_placed * self.times(player, trick)

    @property
    def draw(self) -> int:
        """What the quinola draws from the pool when this seat places it (S0-24, S4-23)."""
        if self.ruleset.espagnolette_only_draws and self.espagnolette not in (None, self.seat):
            return 0
        again = self.ruleset.stake if self.ruleset.refill == "immediately" else 0
        return self.pool - again

    @property
    def bete(self) -> int:
        """What a quinola forced or led puts into the pool."""
        bete = self.remise if self.ruleset.bete == "remise" else self.pool
        cap = self.ruleset.bete_cap
        return bete if cap is None else min(bete, cap)

    def being_forced(self, card: Card, leader: Seat | None, trick: int) -> float:
        """What this seat pays for playing the card to a lead of its own suit."""
        if card is QUINOLA:
            holder = self.ruleset.quinola_forced_holder * self.times(leader, trick)
            return holder + self.bete
        if self.ruleset.forced_ace_to == "pool":
            return self.ace(card)
        return self.ace(card) * self.times(leader, trick)

    def leading(self, card: Card, trick: int) -> float:
        """What this seat pays for leading the card (S0-29, S0-39)."""
        if card is QUINOLA:
            paid = self.ruleset.quinola_forced_holder * self.times(None, trick)
            return self.bete + (LOSES * paid if self.ruleset.led_quinola_to_winner else 0)
        if not self.ruleset.led_aces_to_winner:
            return 0.0
        return LOSES * self.ace(card) * self.times(None, trick)

    def forcing_quinola(self, holder: Seat, trick: int) -> float:
        """What this seat gets for a heart lead that forces another's quinola (S0-38)."""
        gain = self.ruleset.quinola_forced_holder * self.times(holder, trick)
        for other in self.others:
            if other is not holder:
                gain += self.ruleset.quinola_forced_others * self.times(other, trick)
        return gain
