"""One deal of a match under several rule sets: its lines, and why each differs from the first's."""

from __future__ import annotations

from dataclasses import dataclass

from quinola.comparison.causes import EARLIER, Mixtures, sentence_on
from quinola.comparison.lines import Line, matched
from quinola.comparison.sides import Side, Sides
from quinola.rulebook import Sentence


@dataclass(frozen=True, slots=True)
class Change:
    """An option that makes a difference, and the sentence that tells of it; none for `EARLIER`."""

    option: str
    sentence: Sentence | None


@dataclass(frozen=True, slots=True)
class LineCompared:
    """A line, and for each rule set the changes to the first that make its sum; () for the same."""

    line: Line
    changes: tuple[tuple[Change, ...], ...]


@dataclass(frozen=True, slots=True)
class DealCompared:
    """Deal `number` (from 1) under each of the sides, the first of which the others differ from."""

    number: int
    sides: tuple[Side, ...]
    lines: tuple[LineCompared, ...]


def deal_compared(sides: Sides, number: int) -> DealCompared:
    """The deal's lines with all reasons for their differences."""
    first, *others = sides.fitting
    deal = sides.record.deals[number - 1]
    lines = matched([side.deal(number).transfers for side in sides.fitting])
    changes: list[list[tuple[Change, ...]]] = [[()] for _ in lines]
    for column, side in enumerate(others, start=1):
        mixtures = Mixtures(deal, number, first, side)
        for line, of_line in zip(lines, changes, strict=True):
            pair = Line(line.place, (line.cells[0], line.cells[column]))
            of_line.append(_changes(mixtures, pair) if pair.differs else ())
    compared = zip(lines, changes, strict=True)
    return DealCompared(
        number, sides.fitting, tuple(LineCompared(line, tuple(told)) for line, told in compared)
    )


def _changes(mixtures: Mixtures, pair: Line) -> tuple[Change, ...]:
    return tuple(
        Change(option, None if option == EARLIER else sentence_on(option, pair))
        for option in mixtures.cause(pair)
    )


def values_of(option: str, one: Side, other: Side, number: int) -> tuple[object, object]:
    """What an option is in either rule set, amounts in fiches.

    Of the deals before: what they left in the pool, or, where that is the same, whether it was
    drawn in the last of them.
    """
    if option != EARLIER:
        return one.ruleset.in_fiches[option], other.ruleset.in_fiches[option]
    was, now = one.before(number), other.before(number)
    return (was.drawn, now.drawn) if was.pool == now.pool else (was.pool, now.pool)
