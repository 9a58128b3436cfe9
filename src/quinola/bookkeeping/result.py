"""What a book comes to, as JSON for programs; docs/book.md describes it."""

from __future__ import annotations

from typing import Any

from quinola.bookkeeping.evening import BookedDeal, Evening
from quinola.record.result import by_seat, letter, transfer_result
from quinola.written import LETTERS


def evening_result(evening: Evening) -> dict[str, Any]:
    """Its deals with what was paid, and the balances and the pool after all of them, in fiches."""
    return {
        "deals": [_deal(deal) for deal in evening.deals],
        "shared": [transfer_result(transfer) for transfer in evening.closing],
        "balances": by_seat(evening.balances),
        "pool": evening.pool,
    }


def _deal(deal: BookedDeal) -> dict[str, Any]:
    """`missing` is the question that is open, `contradictions` what cannot have been."""
    reckoning = deal.reckoning
    settlement = reckoning.settlement if reckoning else None
    verdict = settlement.verdict if settlement else None
    missing = reckoning.missing if reckoning else None
    return {
        "dealer": LETTERS[deal.dealer],
        "void": deal.noted.void,
        "settled": deal.is_settled,
        "missing": missing.id if missing else None,
        "contradictions": [
            {"reason": against.reason, "questions": [question.id for question in against.questions]}
            for against in (reckoning.contradictions if reckoning else ())
        ],
        "net": by_seat(deal.net),
        "pool": deal.pool,
        "party_winner": letter(verdict.winner if verdict else None),
        "party_loser": letter(verdict.loser if verdict else None),
        "reversis": verdict.reversis if verdict else None,
        "undertaker": letter(verdict.undertaker if verdict else None),
        "breaker": letter(verdict.breaker if verdict else None),
        "transfers": [transfer_result(transfer) for transfer in deal.transfers],
    }
