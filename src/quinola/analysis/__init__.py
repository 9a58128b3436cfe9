"""What a decision was worth: hints before it, reviews after it, and sums over many."""

from quinola.analysis.decisions import Decision, Kind, Retelling
from quinola.analysis.hints import Hint, hint
from quinola.analysis.reasons import Reason, reason_for
from quinola.analysis.review import DealReview, Judge, Judgement, Reviewer
from quinola.analysis.tally import Tally

__all__ = [
    "DealReview",
    "Decision",
    "Hint",
    "Judge",
    "Judgement",
    "Kind",
    "Reason",
    "Retelling",
    "Reviewer",
    "Tally",
    "hint",
    "reason_for",
]
