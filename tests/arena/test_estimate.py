"""The mean, its interval and the distribution behind it, against other ways to get them."""

from __future__ import annotations

from math import exp, lgamma, pi, sqrt
from random import Random
from statistics import fmean, stdev

import pytest

from quinola.arena.estimate import MANY, estimate, running, student

PRINTED = {
    1: 12.706,
    2: 4.303,
    3: 3.182,
    5: 2.571,
    10: 2.228,
    30: 2.042,
    60: 2.000,
    120: 1.980,
    1000: 1.962,
}
"""From the tables in every book of statistics: the 97.5% point of Student's t."""


@pytest.mark.parametrize("freedom", PRINTED)
def test_students_t_is_that_of_the_tables(freedom: int) -> None:
    assert student(freedom) == pytest.approx(PRINTED[freedom], abs=0.0006)


@pytest.mark.parametrize("freedom", [3, 8, 33, MANY - 1, MANY, MANY + 1])
def test_95_percent_of_the_density_lie_within(freedom: int) -> None:
    """Simpson's rule over the density, which the program does not use."""

    def density(t: float) -> float:
        factor = exp(lgamma((freedom + 1) / 2) - lgamma(freedom / 2)) / sqrt(freedom * pi)
        return float(factor * (1 + t * t / freedom) ** (-(freedom + 1) / 2))

    end, steps = student(freedom), 2000
    width = end / steps
    inner = sum((4 if i % 2 else 2) * density(i * width) for i in range(1, steps))
    integral = (density(0) + inner + density(end)) * width / 3
    assert 2 * integral == pytest.approx(0.95, abs=1e-6)


def test_worked_by_hand() -> None:
    """Five values with mean 6 and squares of differences 16 + 4 + 0 + 4 + 16 = 40."""
    told = estimate([2, 4, 6, 8, 10])
    assert (told.count, told.mean) == (5, 6)
    assert told.deviation == pytest.approx(sqrt(10))
    assert told.margin == pytest.approx(2.776 * sqrt(10 / 5), abs=0.001)
    assert told.low is not None
    assert told.excludes(told.low - 0.01)
    assert not told.excludes(told.low + 0.01)


def test_one_value_has_no_interval_and_none_is_refused() -> None:
    told = estimate([7.5])
    assert (told.mean, told.low, told.high, told.deviation) == (7.5, None, None, None)
    assert not told.excludes(0)
    with pytest.raises(ValueError, match="nothing"):
        estimate([])


def test_the_interval_holds_the_true_mean_19_times_in_20() -> None:
    """Of 3000 samples of six, the share must lie within four standard errors of 95%."""
    rng = Random(11)
    held = sum(not estimate([rng.gauss(3, 2) for _ in range(6)]).excludes(3.0) for _ in range(3000))
    assert held / 3000 == pytest.approx(0.95, abs=4 * sqrt(0.95 * 0.05 / 3000))


def test_running_means_are_those_of_the_first_values() -> None:
    rng = Random(5)
    # Far from 0, where squares would lose the differences.
    values = [1e9 + rng.gauss(0, 1) for _ in range(50)]
    told = list(running(values, {1, 2, 17, 50}))
    assert [e.count for e in told] == [2, 17, 50]
    for e in told:
        assert e.mean == pytest.approx(fmean(values[: e.count]))
        assert e.deviation == pytest.approx(stdev(values[: e.count]), rel=1e-4)
