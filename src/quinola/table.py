"""A table with a match in play: actions in, events out, every step kept so that it can be redone.

It does no input or output. Its steps are plain values: written down one by one and handed to a
new table of the same `Setup`, they bring it to the same card.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from random import Random

from quinola.actions import Action, Pass, perform, verify
from quinola.deal import Deal, Phase
from quinola.dealing import Dealt, deal_out
from quinola.events import Event
from quinola.match import Match, SettledDeal
from quinola.rules import Ruleset
from quinola.seating import Seating
from quinola.seats import Seat
from quinola.view import View, view_of


@dataclass(frozen=True, slots=True, kw_only=True)
class Setup:
    """What is settled before the first deal.

    `names` are by seat; `seed` decides every shuffle, None where the cards come from elsewhere;
    the match ends after `deals` played deals or when a `stock` of fiches is lost (None: no such
    end); `shares_pool` says whether what is left in the pool at the end is shared out.
    """

    ruleset: Ruleset
    seating: Seating
    names: tuple[str, str, str, str]
    seed: str | None
    deals: int | None
    stock: int | None = None
    shares_pool: bool = True


@dataclass(frozen=True, slots=True)
class Act:
    """An action done by a seat."""

    seat: Seat
    action: Action


@dataclass(frozen=True, slots=True)
class NextDeal:
    """The cards dealt for the next deal."""

    dealt: Dealt


Step = Act | NextDeal


class Table:
    """A match and its steps so far. The settlement follows by itself when a deal is over."""

    def __init__(self, setup: Setup, steps: Iterable[Step] = ()) -> None:
        self.setup = setup
        self.steps: list[Step] = []
        self.match = Match(
            setup.ruleset, setup.seating.dealer, deals=setup.deals, stock=setup.stock
        )
        self.deal: Deal | None = None
        """The deal on the table, also when it is over and settled; None before the first."""
        for step in steps:
            self.redo(step)

    @property
    def turn(self) -> Seat | None:
        return self.deal.turn if self.deal else None

    @property
    def last(self) -> SettledDeal | None:
        """The deal just settled, until the next one is dealt."""
        if self.deal is None or self.deal.phase is not Phase.OVER:
            return None
        last = self.match.past[-1]
        return last if isinstance(last, SettledDeal) else None

    @property
    def is_over(self) -> bool:
        return self.match.is_over

    def shuffled(self) -> Dealt:
        """The cards of the next deal, as the seed has them. Raises `ValueError` without one."""
        if self.setup.seed is None:
            raise ValueError("the cards of this table come from elsewhere")
        pack = list(self.setup.ruleset.pack)
        Random(f"{self.setup.seed}/{self.match.number}").shuffle(pack)
        return deal_out(pack, self.match.dealer, self.setup.ruleset)

    def redo(self, step: Step) -> Event | None:
        """Take a step: deal, or act. Raises `RuleViolation` or `ValueError`, nothing changed."""
        match step:
            case NextDeal(dealt):
                self.deal = self.match.begin(dealt)
                event = None
            case Act(seat, action):
                event = perform(self._deal_in_play(), seat, action)
        self.steps.append(step)
        self._settle_if_over()
        return event

    def verify(self, step: Step) -> None:
        """Raise `RuleViolation` if an action is against the rules."""
        if isinstance(step, Act):
            verify(self._deal_in_play(), step.seat, step.action)

    def _deal_in_play(self) -> Deal:
        if self.deal is None:
            raise ValueError("no cards are dealt yet")
        return self.deal

    def _settle_if_over(self) -> None:
        if self.match.deal is not None and self.match.deal.phase is Phase.OVER:
            self.match.settle()
            if self.is_over and self.setup.shares_pool:
                self.match.share_pool()

    def view(self, seat: Seat) -> View:
        """What a seat may know of the deal on the table. Raises `ValueError` before the first."""
        return view_of(self._deal_in_play(), seat, self.match.standing())

    def without_last(self, seat: Seat) -> Table | None:
        """The table before the seat's last action in this deal, None if it has not acted in it."""
        for index in range(len(self.steps) - 1, -1, -1):
            step = self.steps[index]
            if isinstance(step, NextDeal):
                return None
            if step.seat is seat:
                return Table(self.setup, self.steps[:index])
        return None

    def without_last_choice(self, seat: Seat) -> Table | None:
        """The table before the seat's last action in this deal in which it had a choice.

        A pass that was no choice is taken back along with what went before it. None if the seat
        has chosen nothing in this deal.
        """
        back = self.without_last(seat)
        while back is not None and back.view(seat).actions() == (Pass(),):
            back = back.without_last(seat)
        return back
