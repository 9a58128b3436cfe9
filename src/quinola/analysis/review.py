"""A deal gone through again: what each decision cost, and where the deal turned.

Each decision is judged by what its player could know then. `Prospect.behind` is the loss: how much
less the chosen action brings on average than the best one, in the same worlds.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, replace
from typing import Final

from quinola.actions import Action
from quinola.analysis.decisions import Decision, Retelling
from quinola.analysis.hints import chance_of, measuring
from quinola.analysis.reasons import Reason, is_sure, why_better
from quinola.bots.search import Prospect, Search, Worlds
from quinola.match import PastDeal, VoidDeal
from quinola.seats import SEATS, Seat

WORLDS: Final = 256
"""Worlds that each choice is tried in, unless it is said otherwise."""

TURNS: Final = 3
"""Losses and swings that are told as turning points, of each so many."""

LEAST_SWING: Final = 5.0
"""Fiches from which a change of prospects may be a turning point."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Judgement:
    """What a decision was worth.

    `best` and `chosen` are what the player could expect. `swing` is how his prospects had changed
    since his last decision, by what others did or had dealt: fiches. `open_best` is what would
    have been best with all cards open, and `open_gain` what it brings more there than the action
    chosen, both by the same way of playing on.
    """

    decision: Decision
    best: Prospect
    chosen: Prospect
    swing: float
    open_best: Action
    open_gain: float

    @property
    def loss(self) -> float:
        """Fiches lost by the choice; 0 where it is not certainly worse than the best."""
        return self.chosen.behind if is_sure(self.chosen) else 0.0

    @property
    def reason(self) -> Reason | None:
        """Why the best would have been better, where the choice was a loss."""
        if not self.loss:
            return None
        return why_better(self.decision.view, self.best, self.chosen)


@dataclass(frozen=True, slots=True, kw_only=True)
class DealReview:
    """The judgements of one deal, in the order of the decisions; none for a void deal.

    `unjudged` counts the revokes among the decisions: what is against the rules has no worth.
    """

    number: int
    void: str | None
    judgements: tuple[Judgement, ...]
    unjudged: int

    @property
    def losses(self) -> list[Judgement]:
        """The decisions that certainly cost something, the dearest first."""
        costly = [judged for judged in self.judgements if judged.loss]
        return sorted(costly, key=lambda judged: -judged.loss)

    @property
    def swings(self) -> list[Judgement]:
        """The decisions before which a player's prospects had changed most."""
        moved = [judged for judged in self.judgements if abs(judged.swing) >= LEAST_SWING]
        return sorted(moved, key=lambda judged: -abs(judged.swing))[:TURNS]

    @property
    def turning_points(self) -> list[Judgement]:
        """The largest losses and the largest swings, in the order of play."""
        chosen = [*self.losses[:TURNS], *self.swings]
        return [judged for judged in self.judgements if any(judged is one for one in chosen)]

    def mark(self, seat: Seat) -> float | None:
        """A player's mean loss in fiches a decision, None if he decided nothing."""
        losses = [judged.loss for judged in self.judgements if judged.decision.seat is seat]
        return sum(losses) / len(losses) if losses else None


class Judge:
    """Judges decisions by a level's way of looking ahead, in so many worlds."""

    def __init__(self, level: str = "master", worlds: int = WORLDS) -> None:
        looking = measuring(level)
        drawn = worlds * (looking.drawn // looking.worlds)
        self.level = level
        self.search: Search = replace(looking, worlds=worlds, drawn=drawn)

    def judge(self, decision: Decision, expected: float | None) -> Judgement | None:
        """The judgement, None if the action was none of the choices that the rules allow.

        `expected` is what the seat could expect after its last decision, None at its first.
        """
        view = decision.view
        if decision.action not in view.actions():
            return None
        prospects = self.search.prospects(view, chance_of(view))
        best, chosen = prospects[0], _of(prospects, decision.action)
        truth = Worlds.true(decision.world)
        in_the_open = self.search.weigh(view, view.actions(), truth, float("inf"))
        return Judgement(
            decision=decision,
            best=best,
            chosen=chosen,
            swing=0.0 if expected is None else best.fiches - expected,
            open_best=in_the_open[0].action,
            open_gain=in_the_open[0].fiches - _of(in_the_open, decision.action).fiches,
        )

    def judge_all(self, decisions: Iterable[Decision]) -> Iterator[Judgement | None]:
        """The judgements of decisions in one deal, one by one."""
        expected: dict[Seat, float] = {}
        for decision in decisions:
            judged = self.judge(decision, expected.get(decision.seat))
            if judged is not None:
                expected[decision.seat] = judged.chosen.fiches
            yield judged


def _of(prospects: Iterable[Prospect], action: Action) -> Prospect:
    return next(prospect for prospect in prospects if prospect.action == action)


class Reviewer:
    """Reviews a match's deals one after the other.

    `tell` hears how many decisions of a deal are judged and how many there are; `goes_on` is asked
    before each whether to go on.
    """

    def __init__(
        self,
        judge: Judge,
        retelling: Retelling,
        *,
        tell: Callable[[int, int], object] = lambda _done, _of: None,
        goes_on: Callable[[], bool] = lambda: True,
    ) -> None:
        self.judge = judge
        self.retelling = retelling
        self.tell = tell
        self.goes_on = goes_on

    def skip(self, past: PastDeal) -> None:
        """Pass the next deal over."""
        self.retelling.tell(past)

    def review(self, past: PastDeal, seats: Iterable[Seat] = SEATS) -> DealReview | None:
        """Review the next deal, or these seats' decisions in it; None if it was broken off."""
        number = self.retelling.match.number
        if isinstance(past, VoidDeal):
            self.skip(past)
            return DealReview(number=number, void=past.reason, judgements=(), unjudged=0)
        return self.judged(number, self.retelling.tell(past), seats)

    def judged(
        self, number: int, decisions: Iterable[Decision], seats: Iterable[Seat] = SEATS
    ) -> DealReview | None:
        """The review of a deal from its decisions."""
        wanted = set(seats)
        mine = [decision for decision in decisions if decision.seat in wanted]
        judgements: list[Judgement] = []
        judging = self.judge.judge_all(mine)
        self.tell(0, len(mine))
        for done in range(1, len(mine) + 1):
            if not self.goes_on():
                return None
            if (judged := next(judging)) is not None:
                judgements.append(judged)
            self.tell(done, len(mine))
        return DealReview(
            number=number,
            void=None,
            judgements=tuple(judgements),
            unjudged=len(mine) - len(judgements),
        )
