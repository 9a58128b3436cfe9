"""What a contest came to: figures in fiches a deal, each with the values of its blocks.

Blocks are independent of one another; the games within a block share their cards and are not. So
every figure is first worked out within each block, and the interval is taken over blocks.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from itertools import combinations
from typing import Literal, Self

from quinola.arena.block import Block, Conduct, Game
from quinola.arena.estimate import Estimate, estimate
from quinola.arena.plan import Plan
from quinola.arena.seating import Seating
from quinola.seats import SEATS

Measure = Literal["lone", "gain", "home", "mean", "difference", "pool"]


@dataclass(frozen=True, slots=True)
class Figure:
    """One figure, in fiches a deal: `values` by block, and their mean with its interval.

    `lone`: the entrant `who` alone among three `other`. `home`: `who` at a table of its own kind.
    `gain`: `lone` less the `home` of `other`, what a player wins by being `who` instead of one more
    `other`. `mean`: `who` among all four. `difference`: `mean` of `who` less that of `other`.
    `pool`: what nobody won: with `who` and `other` where `who` was alone among three, with `who`
    at its home table, with neither at a table of four entrants.
    """

    measure: Measure
    who: str | None
    other: str | None
    values: tuple[float, ...]
    estimate: Estimate

    @classmethod
    def of(
        cls, measure: Measure, who: str | None, other: str | None, values: Sequence[float]
    ) -> Self:
        return cls(measure, who, other, tuple(values), estimate(values))


@dataclass(frozen=True, slots=True)
class RulesetSummary:
    """The figures under one rule set, and how each entrant behaved, in the order of entry."""

    name: str
    blocks: int
    figures: tuple[Figure, ...]
    conduct: tuple[Conduct, ...]

    def figure(self, measure: Measure, who: str | None, other: str | None = None) -> Figure:
        """The figure asked for. Raises `KeyError` if there is none."""
        for figure in self.figures:
            if (figure.measure, figure.who, figure.other) == (measure, who, other):
                return figure
        raise KeyError((measure, who, other))


def summarize(plan: Plan, blocks: Iterable[Block]) -> tuple[RulesetSummary, ...]:
    """The figures of each rule set from blocks in any order.

    A rule set of which no block is played yet is left out.
    """
    by_ruleset: dict[int, list[Block]] = {}
    for block in sorted(blocks, key=lambda block: (block.task.ruleset, block.task.number)):
        by_ruleset.setdefault(block.task.ruleset, []).append(block)
    return tuple(
        RulesetSummary(
            name=plan.rulesets[index].name,
            blocks=len(played),
            figures=tuple(_figures(plan, played)),
            conduct=tuple(_conduct(played, who) for who in range(len(plan.entrants))),
        )
        for index, played in by_ruleset.items()
    )


def _conduct(blocks: Iterable[Block], who: int) -> Conduct:
    total = Conduct()
    for block in blocks:
        total.merge(block.conduct[who])
    return total


class _Measuring:
    """Works out values by block for a plan."""

    def __init__(self, plan: Plan, blocks: Sequence[Block]) -> None:
        self._plan = plan
        self._blocks = blocks

    def won(self, kind: str, whose: int | None, who: int) -> tuple[float, ...]:
        """What `who` wins a deal on the average, in the seatings of a kind that are `whose`."""

        def at(seating: Seating, game: Game) -> list[int]:
            return [game.net[seat] for seat in seating.seats_of(who)]

        return self._mean(kind, whose, at)

    def pool(self, kind: str, whose: int | None) -> tuple[float, ...]:
        return self._mean(kind, whose, lambda _, game: [game.pool])

    def _mean(
        self, kind: str, whose: int | None, at: Callable[[Seating, Game], list[int]]
    ) -> tuple[float, ...]:
        values = []
        for block in self._blocks:
            won = [
                fiches
                for seating, game in zip(self._plan.seatings, block.games, strict=True)
                if (seating.kind, seating.who) == (kind, whose)
                for fiches in at(seating, game)
            ]
            # Divided once, from whole numbers, so that no order of adding up shows.
            values.append(sum(won) / (len(won) * self._plan.deals_per_match))
        return tuple(values)


def _figures(plan: Plan, blocks: Sequence[Block]) -> list[Figure]:
    measuring, labels = _Measuring(plan, blocks), plan.labels
    return _duel(measuring, labels) if len(labels) == 2 else _round(measuring, labels)


def _duel(measuring: _Measuring, labels: Sequence[str]) -> list[Figure]:
    pairs = ((0, 1), (1, 0))
    lone = [measuring.won("lone", who, who) for who, _ in pairs]
    home = [measuring.won("home", who, who) for who, _ in pairs]
    return [
        *(Figure.of("lone", labels[who], labels[other], lone[who]) for who, other in pairs),
        *(
            Figure.of("gain", labels[who], labels[other], _less(lone[who], home[other]))
            for who, other in pairs
        ),
        *(Figure.of("home", labels[who], None, home[who]) for who, _ in pairs),
        *(
            Figure.of("pool", labels[who], labels[other], measuring.pool("lone", who))
            for who, other in pairs
        ),
        *(Figure.of("pool", labels[who], None, measuring.pool("home", who)) for who, _ in pairs),
    ]


def _round(measuring: _Measuring, labels: Sequence[str]) -> list[Figure]:
    means = [measuring.won("all", None, who) for who in SEATS]
    return [
        *(Figure.of("mean", label, None, mean) for label, mean in zip(labels, means, strict=True)),
        *(
            Figure.of("difference", labels[one], labels[two], _less(means[one], means[two]))
            for one, two in combinations(SEATS, 2)
        ),
        Figure.of("pool", None, None, measuring.pool("all", None)),
    ]


def _less(one: Sequence[float], other: Sequence[float]) -> tuple[float, ...]:
    return tuple(a - b for a, b in zip(one, other, strict=True))
