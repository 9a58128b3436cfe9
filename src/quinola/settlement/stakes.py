"""What goes into the pool around the play: stakes, and penalties for irregularities."""

from __future__ import annotations

from collections.abc import Iterable

from quinola.ledger import POOL, Ledger, Term
from quinola.outcome import Irregularity
from quinola.rules import Ruleset


def open_deal(
    ledger: Ledger, *, drawn_before: bool, irregularities: Iterable[Irregularity] = ()
) -> None:
    """Stakes, then the penalties for what happened before play (steps 1 of a deal)."""
    ruleset = ledger.ruleset
    if _needs_stakes(ruleset, ledger.pool, drawn_before):
        ledger.put_in_stakes()
    ledger.move(ledger.dealer, POOL, "dealer-adds", Term("dealer_adds", ruleset.dealer_adds))
    penalize(ledger, (fault for fault in irregularities if fault.kind != "revoke"))


def penalize(ledger: Ledger, irregularities: Iterable[Irregularity]) -> None:
    """Each fault's fine into the pool (S1-34, S4-36)."""
    for fault in irregularities:
        fine = Term(f"penalties.{fault.kind}", ledger.ruleset.penalties[fault.kind])
        ledger.move(fault.seat, POOL, f"penalty-{fault.kind.replace('_', '-')}", fine)


def _needs_stakes(ruleset: Ruleset, pool: int, drawn_before: bool) -> bool:
    """Whether the pool is to be filled, tested before anything is put in (S0-22, S4-07)."""
    match ruleset.refill:
        case "at_most_first":
            return pool <= ruleset.first_stakes
        case "below_first":
            return pool < ruleset.first_stakes
        case "after_win":
            return pool == 0 or drawn_before
        case "immediately":
            return pool == 0
