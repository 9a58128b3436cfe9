"""What a record's settlement is told as: the JSON that `quinola settle` prints."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from quinola.ledger import Transfer
from quinola.match import Match, PastDeal, SettledDeal, VoidDeal
from quinola.record.document import RecordError
from quinola.seats import SEATS, Seat


def match_result(match: Match) -> dict[str, Any]:
    """The deals of a match, settled, with the balances and the pool after them."""
    return {
        "deals": [_deal(past) for past in match.past],
        "balances": by_seat(match.balances),
        "pool": match.pool,
    }


def error_result(error: RecordError) -> dict[str, Any]:
    """What is told in the place of a bad record: the sentence in English, and where to look."""
    return {
        "error": str(error),
        "reason": error.reason,
        "line": error.line,
        "deal": error.deal,
        "trick": error.trick,
        "card": None if error.card is None else str(error.card),
        "rule": error.rule,
    }


def _deal(past: PastDeal) -> dict[str, Any]:
    return _played(past) if isinstance(past, SettledDeal) else _void(past)


def _played(past: SettledDeal) -> dict[str, Any]:
    settlement, outcome = past.settlement, past.outcome
    verdict = settlement.verdict
    return {
        "net": by_seat(settlement.net),
        "pool": settlement.pool,
        "points": by_seat(outcome.points),
        "tricks": by_seat(outcome.tricks),
        "party_worth": verdict.worth,
        "party_winner": letter(verdict.winner),
        "party_loser": letter(verdict.loser),
        "reversis": verdict.reversis,
        "undertaker": letter(verdict.undertaker),
        "breaker": letter(verdict.breaker),
        "espagnolette": letter(verdict.espagnolette),
        "espagnolette_failed": verdict.espagnolette_failed,
        "transfers": [transfer_result(transfer) for transfer in settlement.transfers],
    }


def _void(past: VoidDeal) -> dict[str, Any]:
    """Every field zero, null or false but the net, the pool and why it was void."""
    nothing = by_seat((0, 0, 0, 0))
    return {
        "net": by_seat(past.net),
        "pool": past.pool,
        "points": nothing,
        "tricks": nothing,
        "party_worth": 0,
        "party_winner": None,
        "party_loser": None,
        "reversis": None,
        "undertaker": None,
        "breaker": None,
        "espagnolette": None,
        "espagnolette_failed": False,
        "transfers": [transfer_result(transfer) for transfer in past.transfers],
        "void": past.reason,
    }


def transfer_result(transfer: Transfer) -> dict[str, Any]:
    """A payment, in fiches."""
    return {
        "from": str(transfer.payer),
        "to": str(transfer.payee),
        "fiches": transfer.fiches,
        "why": transfer.why,
        "rule": transfer.rule,
    }


def by_seat(values: Sequence[int]) -> dict[str, int]:
    """Four numbers under the seats' letters."""
    return {name: values[seat] for name, seat in _LETTERS}


def letter(seat: Seat | None) -> str | None:
    """A seat's letter, null for nobody."""
    return None if seat is None else str(seat)


_LETTERS = tuple((str(seat), seat) for seat in SEATS)
