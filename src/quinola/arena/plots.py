"""Plots as inline SVG, with nothing from outside: colours are classes of `report.css`.

Each is drawn 360 units wide, about as wide as a phone, so that its letters stay readable there.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from html import escape
from itertools import pairwise
from math import ceil, floor, log10
from typing import Final

from quinola.arena.estimate import Estimate, running

WIDTH: Final = 360
LEFT, RIGHT, TOP, BOTTOM = 46, 10, 12, 26
"""The margins around the plotted area."""

HEIGHT: Final = 190
ROW: Final = 44
"""The height of one row of means."""

POINTS: Final = 160
"""Of a running mean; more could not be told apart."""

BARS: Final = 24

Written = Callable[[float], str]
"""How a number is written on an axis."""


class Axis:
    """Values laid along a line from `start` to `end`, with round marks between."""

    def __init__(self, low: float, high: float, start: float, end: float, marks: int = 5) -> None:
        self.step = _round_step((high - low) / marks if high > low else 1.0)
        self.low = floor(low / self.step) * self.step
        self.high = max(ceil(high / self.step) * self.step, self.low + self.step)
        self._start, self._end = start, end

    def at(self, value: float) -> float:
        share = (value - self.low) / (self.high - self.low)
        return self._start + share * (self._end - self._start)

    @property
    def marks(self) -> list[float]:
        count = round((self.high - self.low) / self.step)
        return [self.low + self.step * index for index in range(count + 1)]


def _round_step(least: float) -> float:
    """The next of 1, 2 or 5 times a power of ten."""
    power = 10.0 ** floor(log10(least))
    return next(factor * power for factor in (1, 2, 5, 10) if factor * power >= least * 0.999)


def means(rows: Sequence[tuple[str, Estimate]], title: str, written: Written) -> str:
    """Each mean as a stroke with its interval as a bar, one below the other."""
    ends = [end for _, e in rows for end in (e.mean, e.low, e.high) if end is not None]
    height = TOP + ROW * len(rows) + BOTTOM
    axis = Axis(min(0.0, *ends), max(0.0, *ends), RIGHT + 10, WIDTH - RIGHT - 10)
    foot = height - BOTTOM
    parts = [_below(axis, foot, written)]
    for number, (label, e) in enumerate(rows):
        y = TOP + ROW * number + 30
        parts.append(f'<text class="label" x="{RIGHT}" y="{y - 14}">{escape(label)}</text>')
        if e.low is not None and e.high is not None:
            x, to = axis.at(e.low), axis.at(e.high)
            # Never narrower than can be seen.
            parts.append(
                f'<rect class="band" x="{x:.1f}" y="{y - 6}" '
                f'width="{max(to - x, 1):.1f}" height="12" rx="2"/>'
            )
        x = axis.at(e.mean)
        parts.append(f'<line class="mean" x1="{x:.1f}" x2="{x:.1f}" y1="{y - 8}" y2="{y + 8}"/>')
    return _svg(title, height, parts)


def running_mean(values: Sequence[float], title: str, written: Written) -> str:
    """How the mean and its interval settled as blocks came in; "" for fewer than two."""
    # The first few, whose intervals are huge, would leave no room for the rest.
    first = max(2, min(8, len(values) // 4), len(values) // 50)
    step = max(1, (len(values) - first) // POINTS)
    told = list(running(values, {*range(first, len(values), step), len(values)}))
    if not told:
        return ""
    lows = [e.mean - (e.margin or 0) for e in told]
    highs = [e.mean + (e.margin or 0) for e in told]
    up = Axis(min(lows), max(highs), HEIGHT - BOTTOM, TOP)
    along = Axis(0, len(values), LEFT, WIDTH - RIGHT, marks=4)
    # Blocks end where they end, not at the next round number.
    along.high = float(len(values))
    xs = [along.at(e.count) for e in told]
    middle = list(zip(xs, (e.mean for e in told), strict=True))
    edge = [*zip(xs, highs, strict=True), *reversed(list(zip(xs, lows, strict=True)))]
    parts = [
        _beside(up, written),
        _below(along, HEIGHT - BOTTOM, lambda value: f"{value:.0f}"),
        f'<polygon class="band" points="{_points(edge, up)}"/>',
        f'<polyline class="line" points="{_points(middle, up)}"/>',
    ]
    return _svg(title, HEIGHT, parts)


def _points(pairs: Sequence[tuple[float, float]], up: Axis) -> str:
    return " ".join(f"{x:.1f},{up.at(value):.1f}" for x, value in pairs)


def histogram(values: Sequence[float], title: str, written: Written) -> str:
    """How many blocks came to what, with a line at the mean."""
    along = Axis(min(values), max(values), LEFT, WIDTH - RIGHT)
    width = _round_step((along.high - along.low) / BARS)
    counts = [0] * ceil((along.high - along.low) / width - 1e-9)
    for value in values:
        counts[min(int((value - along.low) / width), len(counts) - 1)] += 1
    up = Axis(0, max(counts), HEIGHT - BOTTOM, TOP, marks=4)
    edges = [along.at(min(along.low + width * i, along.high)) for i in range(len(counts) + 1)]
    bars = [
        f'<rect class="bar" x="{x + 0.5:.1f}" y="{up.at(count):.1f}" '
        f'width="{max(to - x - 1, 0.5):.1f}" height="{HEIGHT - BOTTOM - up.at(count):.1f}"/>'
        for (x, to), count in zip(pairwise(edges), counts, strict=True)
        if count
    ]
    x = along.at(sum(values) / len(values))
    parts = [
        _beside(up, lambda value: f"{value:.0f}" if value == int(value) else ""),
        *bars,
        _below(along, HEIGHT - BOTTOM, written),
        f'<line class="mean" x1="{x:.1f}" x2="{x:.1f}" y1="{TOP}" y2="{HEIGHT - BOTTOM}"/>',
    ]
    return _svg(title, HEIGHT, parts)


def _below(axis: Axis, foot: float, written: Written) -> str:
    """The marks of an axis that runs along the foot, and a line up from 0."""
    parts = []
    for value in axis.marks:
        x = axis.at(value)
        if x > WIDTH - RIGHT + 0.5:
            continue
        kind = "zero" if abs(value) < axis.step / 2 else "grid"
        parts.append(f'<line class="{kind}" x1="{x:.1f}" x2="{x:.1f}" y1="{TOP}" y2="{foot}"/>')
        parts.append(
            f'<text class="tick" x="{x:.1f}" y="{foot + 16}" text-anchor="middle">'
            f"{escape(written(value))}</text>"
        )
    return "".join(parts)


def _beside(axis: Axis, written: Written) -> str:
    """The marks of an axis that runs up on the left."""
    parts = []
    for value in axis.marks:
        y = axis.at(value)
        kind = "zero" if abs(value) < axis.step / 2 else "grid"
        parts.append(
            f'<line class="{kind}" x1="{LEFT}" x2="{WIDTH - RIGHT}" y1="{y:.1f}" y2="{y:.1f}"/>'
            f'<text class="tick" x="{LEFT - 6}" y="{y + 4:.1f}" text-anchor="end">'
            f"{escape(written(value))}</text>"
        )
    return "".join(parts)


def _svg(title: str, height: float, parts: Sequence[str]) -> str:
    return (
        f'<svg viewBox="0 0 {WIDTH} {height}" role="img" aria-label="{escape(title)}">'
        f"{''.join(parts)}</svg>"
    )
