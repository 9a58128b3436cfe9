"""A finished deal while it is being settled."""

from __future__ import annotations

from functools import cached_property

from quinola.ledger import Ledger, Term
from quinola.outcome import Facts, HonourFacts, Manner
from quinola.rules import Ruleset
from quinola.seats import SEATS, Seat
from quinola.settlement.verdict import Verdict


class FinishedDeal:
    """What happened, what it amounts to, the rules, and the ledger that is being written.

    `remise` (R) is what is in the pool when play begins, `failed` the espagnolette who failed
    (None if nobody did).
    """

    def __init__(self, verdict: Verdict, ledger: Ledger) -> None:
        self.outcome: Facts = verdict.outcome
        self.verdict = verdict
        self.ruleset: Ruleset = verdict.ruleset
        self.ledger = ledger
        self.remise = ledger.pool
        self.failed = verdict.espagnolette if verdict.espagnolette_failed else None

    @cached_property
    def quinola(self) -> HonourFacts | None:
        """The play of the quinola, None if it lies in the party."""
        return self.outcome.quinola

    @property
    def undertakers_quinola(self) -> HonourFacts | None:
        """The play of the quinola by the undertaker of a reversis."""
        quinola = self.quinola
        return quinola if quinola and quinola.seat is self.verdict.undertaker else None

    @property
    def quinola_led_by_right(self) -> bool:
        """Whether an espagnolette led it as he may, to be paid as for placing it (S4-21)."""
        quinola = self.quinola
        return (
            self.ruleset.espagnolette_leads_quinola
            and quinola is not None
            and quinola.manner is Manner.LED
            and quinola.seat is self.verdict.espagnolette
            and not quinola.is_late
        )

    def opposite(self, one: Seat, other: Seat) -> tuple[Term, ...]:
        """The factor for a payment across the table, () if there is none (S0-41)."""
        factor = self.ruleset.opposite_factor
        return (Term("opposite_factor", factor),) if factor != 1 and one.opposite is other else ()

    def last_two(self, honour: HonourFacts) -> tuple[Term, ...]:
        """The factor for a card of trick 10 or 11, () if there is none (S0-42)."""
        factor = self.ruleset.last_two_factor
        return (Term("last_two_factor", factor),) if factor != 1 and honour.is_late else ()


def others(seat: Seat) -> tuple[Seat, ...]:
    """The three other players, in the order N, E, S, W."""
    return tuple(other for other in SEATS if other is not seat)
