"""Losses summed over many decisions: by kind of decision, by player."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field

from quinola.analysis.decisions import Kind
from quinola.analysis.review import DealReview, Judgement
from quinola.seats import SEATS, Seat


@dataclass(slots=True)
class Sum:
    """Decisions counted, how many were certain losses, and what they cost in fiches."""

    decisions: int = 0
    slips: int = 0
    fiches: float = 0.0
    open_fiches: float = 0.0
    """What open cards would have given more."""

    def add(self, judged: Judgement) -> None:
        self.decisions += 1
        self.slips += judged.loss > 0
        self.fiches += judged.loss
        self.open_fiches += judged.open_gain

    @property
    def mean(self) -> float:
        """Fiches lost a decision."""
        return self.fiches / self.decisions if self.decisions else 0.0


@dataclass(slots=True)
class Tally:
    """Sums by player, and within a player by kind of decision."""

    by_player: dict[str, dict[Kind, Sum]] = field(default_factory=dict)
    deals: int = 0

    def add(self, review: DealReview, names: Mapping[Seat, str]) -> None:
        """Count a deal; `names` say who sat where."""
        self.deals += review.void is None
        for seat in SEATS:
            for judged in review.judgements:
                if judged.decision.seat is seat:
                    kinds = self.by_player.setdefault(names[seat], defaultdict(Sum))
                    kinds[judged.decision.kind].add(judged)

    def players(self) -> dict[str, Sum]:
        """All kinds together."""
        return {player: _together(kinds.values()) for player, kinds in self.by_player.items()}

    def kinds(self) -> dict[Kind, Sum]:
        """All players together, kinds in the order of a deal."""
        return {
            kind: together
            for kind in Kind
            if (
                together := _together(
                    kinds[kind] for kinds in self.by_player.values() if kind in kinds
                )
            ).decisions
        }

    def everything(self) -> Sum:
        return _together(self.players().values())


def _together(sums: Iterable[Sum]) -> Sum:
    total = Sum()
    for one in sums:
        total.decisions += one.decisions
        total.slips += one.slips
        total.fiches += one.fiches
        total.open_fiches += one.open_fiches
    return total
