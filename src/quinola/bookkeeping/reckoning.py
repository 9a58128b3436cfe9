"""A noted deal settled; or, as long as something is lacking, what is to be asked next."""

from __future__ import annotations

from dataclasses import dataclass

from quinola.bookkeeping.contradictions import Contradiction, contradictions
from quinola.bookkeeping.notes import Notes, Unanswered
from quinola.bookkeeping.question import Question
from quinola.settlement import Settlement, settle


@dataclass(frozen=True, slots=True, kw_only=True)
class Reckoning:
    """How far a noted deal has come.

    `asked` are the questions that matter by what is noted so far, in order; `missing` is the last
    of them, if it is not answered yet, and then there is no settlement. None is made either while
    the answers contradict each other.
    """

    asked: tuple[Question, ...]
    missing: Question | None
    contradictions: tuple[Contradiction, ...]
    settlement: Settlement | None


def reckon(notes: Notes, *, pool: int = 0, drawn_before: bool = False) -> Reckoning:
    """Settle what is noted, asking for no more than that takes.

    `pool` and `drawn_before` are as for `settle`.
    """
    missing, settlement = None, None
    try:
        settlement = settle(notes, notes.ruleset, pool=pool, drawn_before=drawn_before)
    except Unanswered as unanswered:
        missing = unanswered.question
    against = tuple(contradictions(notes))
    return Reckoning(
        asked=tuple(notes.asked),
        missing=missing,
        contradictions=against,
        settlement=None if against else settlement,
    )
