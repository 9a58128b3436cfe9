"""The figures, worked out a second time from the games, and what must be true of them."""

from __future__ import annotations

from fractions import Fraction
from math import sqrt

import pytest

from quinola.arena import Contestant, Plan, entrant, hold, summarize
from quinola.arena.clock import Times
from quinola.bots import RandomBot
from quinola.rules import preset
from tests.arena.entrants import Faller


def duel(one: str, other: str, deals: int, *, match: int = 1, rules: str = "classic") -> Plan:
    return Plan(
        [entrant(one), entrant(other)],
        [preset(rules)],
        deals=deals,
        deals_per_match=match,
        seed="summary",
    )


@pytest.mark.parametrize("match", [1, 2])
def test_a_duel_worked_out_again(match: int) -> None:
    plan = duel("club", "random", 6, match=match)
    blocks = hold(plan)
    # Backwards, since the order in which blocks come in must not show.
    (summary,) = summarize(plan, reversed(blocks))
    lone, home, gain, pool = [], [], [], []
    for block in blocks:
        nets = {str(s): g for s, g in zip(plan.seatings, block.games, strict=True)}
        won = sum(nets[s].net[s.index("A")] for s in ("ABBB", "BABB", "BBAB", "BBBA"))
        lone.append(Fraction(won, 4 * match))
        home.append(Fraction(sum(nets["BBBB"].net), 4 * match))
        gain.append(lone[-1] - home[-1])
        left = sum(nets[s].pool for s in ("ABBB", "BABB", "BBAB", "BBBA"))
        pool.append(Fraction(left, 4 * match))
    for figure, values in (
        (summary.figure("lone", "club", "random"), lone),
        (summary.figure("home", "random"), home),
        (summary.figure("gain", "club", "random"), gain),
        (summary.figure("pool", "club", "random"), pool),
    ):
        assert figure.values == tuple(map(float, values))
        count = len(values)
        mean = sum(values) / count
        spread = sqrt(sum((value - mean) ** 2 for value in values) / (count - 1))
        t = {6: 2.5706, 3: 4.3027}[count]
        assert figure.estimate.mean == pytest.approx(float(mean))
        assert figure.estimate.margin == pytest.approx(t * spread / sqrt(count), rel=1e-4)


def test_four_worked_out_again() -> None:
    plan = Plan(
        [
            entrant("club"),
            Contestant("novice", RandomBot),
            Contestant("x", Faller),
            entrant("club"),
        ],
        [preset("family")],
        deals=3,
    )
    blocks = hold(plan)
    (summary,) = summarize(plan, blocks)
    for who, label in enumerate(plan.labels):
        won = [
            sum(
                game.net[s.places.index(who)]
                for s, game in zip(plan.seatings, b.games, strict=True)
            )
            for b in blocks
        ]
        assert summary.figure("mean", label).values == tuple(fiches / 24 for fiches in won)
    one, two = plan.labels[0], plan.labels[2]
    differences = summary.figure("difference", one, two).values
    means = zip(summary.figure("mean", one).values, summary.figure("mean", two).values, strict=True)
    assert differences == tuple(a - b for a, b in means)
    # What the four win together is what is missing from the pool.
    together = zip(*(summary.figure("mean", label).values for label in plan.labels), strict=True)
    left = summary.figure("pool", None).values
    assert [sum(won) for won in together] == pytest.approx([-pool for pool in left])
    assert summary.conduct[2].stumbles["raised"] == 3 * 24 * 13


def test_at_its_own_table_a_player_loses_a_quarter_of_what_stays_in_the_pool() -> None:
    (summary,) = summarize(plan := duel("club", "random", 5), hold(plan))
    for who in plan.labels:
        home, pool = summary.figure("home", who), summary.figure("pool", who)
        assert home.values == tuple(-left / 4 for left in pool.values)


@pytest.mark.slow
@pytest.mark.parametrize("bot", ["club", "random"])
def test_a_bot_gains_nothing_over_itself(bot: str) -> None:
    (summary,) = summarize(plan := duel(bot, bot, 60, rules="ukrainian"), hold(plan))
    one, two = plan.labels
    for who, other in ((one, two), (two, one)):
        gain = summary.figure("gain", who, other).estimate
        assert not gain.excludes(0)
        # It is below 0 all the same, by its share of the pool.
        lone, home = summary.figure("lone", who, other), summary.figure("home", other)
        assert lone.estimate.excludes(0)
        assert not lone.estimate.excludes(home.estimate.mean)


@pytest.mark.slow
def test_club_is_better_than_random() -> None:
    (summary,) = summarize(plan := duel("club", "random", 20), hold(plan))
    for who, other, sign in (("club", "random", 1), ("random", "club", -1)):
        gain = summary.figure("gain", who, other).estimate
        assert gain.excludes(0)
        assert gain.mean * sign > 0
    with pytest.raises(KeyError):
        summary.figure("mean", "club")


def test_more_deals_begin_with_the_same_blocks() -> None:
    few, many = (summarize(plan := duel("club", "random", n), hold(plan))[0] for n in (3, 5))
    values = [summary.figure("lone", "club", "random").values for summary in (few, many)]
    assert values[0] == values[1][:3]


def test_times_are_kept_to_within_a_twentieth() -> None:
    times, more = Times(), Times()
    for ms in range(1, 81):
        times.add(ms / 1000)
    for ms in range(81, 101):
        more.add(ms / 1000)
    times.merge(Times.from_json(more.to_json()))
    assert times.count == 100
    assert times.mean == pytest.approx(0.0505)
    for share in (0.5, 0.95):
        quantile = times.quantile(share)
        assert quantile is not None
        assert share / 10 <= quantile <= share / 10 * 1.0501
    assert Times().mean is None
    assert Times().quantile(0.95) is None
    times.add(0.0)
    assert times.count == 101
