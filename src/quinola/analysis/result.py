"""A review as programs read it: the JSON that `quinola review --json` prints."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from quinola.analysis.review import DealReview, Judgement
from quinola.analysis.tally import Sum, Tally
from quinola.seats import SEATS


def review_result(reviews: Iterable[DealReview], *, level: str, worlds: int) -> dict[str, Any]:
    """The reviews of a match's deals, with how they were made."""
    return {"level": level, "worlds": worlds, "deals": [_deal(review) for review in reviews]}


def tally_result(tally: Tally, *, level: str, worlds: int) -> dict[str, Any]:
    """Sums by player, and by kind of decision within each player and over all."""
    return {
        "level": level,
        "worlds": worlds,
        "deals": tally.deals,
        "players": {
            player: {
                **_sum(one),
                "kinds": {str(kind): _sum(s) for kind, s in tally.by_player[player].items()},
            }
            for player, one in tally.players().items()
        },
        "kinds": {str(kind): _sum(one) for kind, one in tally.kinds().items()},
        "all": _sum(tally.everything()),
    }


def _deal(review: DealReview) -> dict[str, Any]:
    points = review.turning_points
    return {
        "deal": review.number,
        "void": review.void,
        "unjudged": review.unjudged,
        "marks": {str(seat): _rounded(review.mark(seat)) for seat in SEATS},
        "turning_points": [
            index
            for index, judged in enumerate(review.judgements)
            if any(judged is point for point in points)
        ],
        "decisions": [_judgement(judged) for judged in review.judgements],
    }


def _judgement(judged: Judgement) -> dict[str, Any]:
    decision, reason = judged.decision, judged.reason
    return {
        "seat": str(decision.seat),
        "trick": decision.trick,
        "kind": str(decision.kind),
        "chosen": str(decision.action),
        "best": str(judged.best.action),
        "expected": _rounded(judged.chosen.fiches),
        "behind": _rounded(judged.chosen.behind),
        "error": _rounded(judged.chosen.error),
        "loss": _rounded(judged.loss),
        "swing": _rounded(judged.swing),
        "open_best": str(judged.open_best),
        "open_gain": _rounded(judged.open_gain),
        "fact": reason.fact if reason is not None else None,
        "gain": reason.gain if reason is not None else None,
    }


def _sum(one: Sum) -> dict[str, Any]:
    return {
        "decisions": one.decisions,
        "losses": one.slips,
        "fiches": _rounded(one.fiches),
        "mean": _rounded(one.mean),
        "open_fiches": _rounded(one.open_fiches),
    }


def _rounded(value: float | None) -> float | None:
    """To thousandths: what lies beyond is not known."""
    return None if value is None else round(value, 3) + 0.0
