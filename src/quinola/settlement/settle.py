"""The whole settlement, step by step."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from quinola.ledger import Ledger, Transfer
from quinola.outcome import Facts, Honour, Outcome
from quinola.rules import Ruleset
from quinola.seats import Seat
from quinola.settlement.finished import FinishedDeal
from quinola.settlement.honours import pay_honours
from quinola.settlement.party import pay_reversis_or_party
from quinola.settlement.pool import move_pool
from quinola.settlement.stakes import open_deal, penalize
from quinola.settlement.verdict import Verdict, judge


@dataclass(frozen=True, slots=True, kw_only=True)
class Settlement:
    """A settled deal: the verdict, the transfers in order and what they came to, in fiches.

    `net` is by seat (N, E, S, W), `pool` what is left in the pool, `remise` what was in it when
    play began, `drawn` whether anyone drew it (the next deal's stakes may depend on that).
    """

    verdict: Verdict
    transfers: tuple[Transfer, ...]
    net: tuple[int, int, int, int]
    pool: int
    remise: int
    drawn: bool


def settle(
    outcome: Facts, ruleset: Ruleset, *, pool: int = 0, drawn_before: bool = False
) -> Settlement:
    """Work out who pays whom for a finished deal.

    `pool` is what the last deal left, `drawn_before` whether the pool was drawn in the last deal
    played.
    """
    verdict = judge(outcome, ruleset)
    ledger = Ledger(ruleset, outcome.dealer, pool, _forfeiting(outcome, ruleset))
    open_deal(ledger, drawn_before=drawn_before, irregularities=outcome.irregularities)
    deal = FinishedDeal(verdict, ledger)
    pay_reversis_or_party(deal)
    pay_honours(deal)
    move_pool(deal)
    penalize(ledger, (fault for fault in outcome.irregularities if fault.kind == "revoke"))
    return Settlement(
        verdict=verdict,
        transfers=tuple(ledger.transfers),
        net=(ledger.net[0], ledger.net[1], ledger.net[2], ledger.net[3]),
        pool=ledger.pool,
        remise=deal.remise,
        drawn=ledger.drawn,
    )


def payments_so_far(honours: Iterable[Honour], ledger: Ledger) -> tuple[Transfer, ...]:
    """What the honours played so far would bring, if nothing were to overturn it.

    `ledger` is the deal's as it was opened. These are the provisional payments of a deal in play:
    they leave out the party, a reversis and any espagnolette, and depend on public cards alone.
    """
    opened = len(ledger.transfers)
    honours = tuple(honours)
    outcome = Outcome(
        dealer=ledger.dealer,
        points=(0, 0, 0, 0),
        tricks=(0, 0, 0, 0),
        party_points=0,
        first_nine=None,
        tenth=ledger.dealer,
        eleventh=ledger.dealer,
        honours=honours,
    )
    verdict = Verdict(
        outcome=outcome,
        ruleset=ledger.ruleset,
        reversis=None,
        undertaker=None,
        breaker=None,
        cancelled=False,
        espagnolette_failed=False,
        party_settled=False,
    )
    deal = FinishedDeal(verdict, ledger)
    pay_honours(deal)
    move_pool(deal)
    return tuple(ledger.transfers[opened:])


def _forfeiting(outcome: Facts, ruleset: Ruleset) -> frozenset[Seat]:
    """Who receives nothing in this deal (S4-13, S4-37)."""
    return frozenset(
        fault.seat for fault in outcome.irregularities if fault.kind in ruleset.forfeits_receipts
    )
