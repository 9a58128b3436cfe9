"""A mean and its 95% interval, from values that are independent of one another."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from math import atan, cos, pi, sin, sqrt
from statistics import NormalDist, fmean, stdev
from typing import Final

CONFIDENCE: Final = 0.95

MANY: Final = 200
"""Degrees of freedom from which the series around the normal distribution is exact enough."""


@dataclass(frozen=True, slots=True)
class Estimate:
    """A mean over `count` values; `deviation` is the values' own standard deviation.

    The 95% interval is `mean` plus or minus `margin`, and both are None for a single value.
    """

    count: int
    mean: float
    deviation: float | None
    margin: float | None

    @property
    def low(self) -> float | None:
        return None if self.margin is None else self.mean - self.margin

    @property
    def high(self) -> float | None:
        return None if self.margin is None else self.mean + self.margin

    def excludes(self, value: float) -> bool:
        """Whether the interval lies wholly on one side of a value."""
        return self.margin is not None and abs(self.mean - value) > self.margin


def estimate(values: Sequence[float]) -> Estimate:
    """The mean with Student's interval. Raises `ValueError` if there are no values."""
    if not values:
        raise ValueError("nothing to take the mean of")
    mean = fmean(values)
    if len(values) == 1:
        return Estimate(1, mean, None, None)
    deviation = stdev(values)
    return Estimate(len(values), mean, deviation, _margin(deviation, len(values)))


def running(values: Sequence[float], counts: Collection[int]) -> Iterator[Estimate]:
    """The estimates from the first so many values, for each of the `counts` from 2 on, in order."""
    mean = squares = 0.0
    for count, value in enumerate(values, start=1):
        # Welford's way: one pass, without the loss of a difference of large sums.
        off = value - mean
        mean += off / count
        squares += off * (value - mean)
        if count in counts and count > 1:
            deviation = sqrt(squares / (count - 1))
            yield Estimate(count, mean, deviation, _margin(deviation, count))


def _margin(deviation: float, count: int) -> float:
    return student(count - 1) * deviation / sqrt(count)


@cache
def student(freedom: int) -> float:
    """What Student's t stays within, either way, with a likelihood of 95%.

    By halving from the closed form of its distribution (Abramowitz and Stegun 26.7.3 and 26.7.4);
    with many degrees of freedom by the series around the normal value (26.7.5).
    """
    if freedom >= MANY:
        z = NormalDist().inv_cdf((1 + CONFIDENCE) / 2)
        return z + (z**3 + z) / (4 * freedom) + (5 * z**5 + 16 * z**3 + 3 * z) / (96 * freedom**2)
    low, high = 0.0, 13.0
    for _ in range(60):
        middle = (low + high) / 2
        if _within(middle, freedom) < CONFIDENCE:
            low = middle
        else:
            high = middle
    return high


def _within(t: float, freedom: int) -> float:
    """The likelihood that Student's t lies between -t and t."""
    angle = atan(t / sqrt(freedom))
    square = cos(angle) ** 2
    if freedom % 2:
        term, total = cos(angle), 0.0
        for k in range(1, freedom - 1, 2):
            total += term
            term *= square * (k + 1) / (k + 2)
        return 2 / pi * (angle + sin(angle) * total)
    term, total = 1.0, 0.0
    for k in range(0, freedom - 1, 2):
        total += term
        term *= square * (k + 1) / (k + 2)
    return sin(angle) * total
