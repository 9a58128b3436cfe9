"""Who plays the blocks changes no figure, and what goes wrong with workers is told."""

from __future__ import annotations

import json
import multiprocessing
import sys
from random import Random

import pytest

from quinola.arena import (
    ArenaError,
    Block,
    Contestant,
    Plan,
    Processes,
    RayCluster,
    Run,
    contest_json,
    entrant,
    hold,
    summarize,
)
from quinola.bots import Bot, RandomBot
from quinola.rules import house, preset
from tests.arena.entrants import Faller, Killer


def plan(*more: Contestant, deals: int = 5) -> Plan:
    rulesets = [preset("classic"), house("family", {"stake": 10}, "vera")]
    entrants = [entrant("random"), *(more or [entrant("club")])]
    return Plan(entrants, rulesets, deals=deals, seed="workers")


def result(plan: Plan, blocks: list[Block]) -> str:
    value = contest_json(plan, summarize(plan, blocks), Run("today", "quinola", "local", 1))
    del value["run"]
    return json.dumps(value)


@pytest.mark.parametrize("count", [1, 2, pytest.param(3, marks=pytest.mark.slow)])
def test_processes_come_to_what_this_one_does(count: int) -> None:
    contest = plan()
    assert result(contest, hold(contest, engine=Processes(count))) == result(contest, hold(contest))
    assert multiprocessing.active_children() == []


def test_failures_are_counted_in_other_processes_too() -> None:
    contest = plan(Contestant("faller", Faller), deals=2)
    blocks = hold(contest, engine=Processes(2))
    assert sum(block.conduct[1].stumbles["raised"] for block in blocks) > 0
    assert result(contest, blocks) == result(contest, hold(contest))


def test_what_dies_with_its_process_is_told() -> None:
    with pytest.raises(ArenaError) as caught:
        hold(plan(Contestant("killer", Killer)), engine=Processes(2))
    assert caught.value.reason == "arena-worker-died"
    assert multiprocessing.active_children() == []


def unmakeable(rng: Random) -> Bot:
    raise LookupError("no weights")


def test_what_fails_in_another_process_is_told() -> None:
    with pytest.raises(ArenaError, match="LookupError: no weights"):
        hold(plan(Contestant("unmakeable", unmakeable)), engine=Processes(2))
    assert multiprocessing.active_children() == []


def test_a_bot_made_on_the_spot_plays_in_this_process_only() -> None:
    def make(rng: Random) -> Bot:
        return RandomBot(rng)

    contest = plan(Contestant("spot", make), deals=1)
    assert len(hold(contest)) == 2
    with pytest.raises(ArenaError, match="spot cannot be sent"):
        hold(contest, engine=Processes(2))


def test_workers_end_when_a_contest_is_broken_off() -> None:
    def stop(done: int) -> None:
        if done == 2:
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        hold(plan(deals=50), engine=Processes(2), tell=stop)
    assert multiprocessing.active_children() == []


def test_without_ray_its_extra_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    with pytest.raises(ArenaError, match=r"quinola\[ray\]"):
        RayCluster(2)


def test_ray_comes_to_the_same() -> None:
    pytest.importorskip("ray", reason="an extra that is too large for every contributor")
    contest = plan(deals=3)
    assert result(contest, hold(contest, engine=RayCluster(2))) == result(contest, hold(contest))
