"""The environment for Gymnasium, by its own check and ours."""

from __future__ import annotations

import copy
from random import Random
from typing import Any

import numpy as np
import pytest

from quinola.rules import PRESETS

pytest.importorskip(
    "gymnasium", reason='Gymnasium is not installed: pip install "quinola[gymnasium]"'
)


def env(**terms: Any) -> Any:
    import gymnasium

    import quinola.envs.gymnasium  # noqa: F401 (registers it)

    return gymnasium.make("Quinola-v0", **{"opponents": "random", **terms})


def lowest(seen: dict[str, Any]) -> int:
    return int(np.flatnonzero(seen["action_mask"])[0])


def played(env: Any, seed: int | None, limit: int = 1000) -> list[Any]:
    """A game by the lowest action allowed, and all that was told."""
    seen, info = env.reset(seed=seed)
    told: list[Any] = [(seen["observation"].tobytes(), info["seat"])]
    ended = False
    while not ended and len(told) < limit:
        seen, reward, ended, stopped, info = env.step(lowest(seen))
        assert not stopped
        assert np.array_equal(seen["action_mask"], info["action_mask"])
        assert seen["action_mask"].any() != ended
        told.append((seen["observation"].tobytes(), reward, ended))
    return told


@pytest.mark.parametrize("name", PRESETS)
@pytest.mark.parametrize("rewards", ["deal", "payments"])
def test_gymnasium_finds_nothing_wrong(name: str, rewards: str) -> None:
    from gymnasium.utils.env_checker import check_env

    check_env(env(rules=name, rewards=rewards, deals=2, render_mode="ansi").unwrapped)
    played(env(rules=name, rewards=rewards), 1)


@pytest.mark.parametrize("opponents", ["random", "novice", "club", ["club", "random", "novice"]])
def test_a_seed_decides_a_game_and_those_after_it(opponents: Any) -> None:
    one, other = env(opponents=opponents), env(opponents=opponents)
    assert played(one, 7) == played(other, 7)
    assert played(one, None) == played(other, None)
    assert played(one, 7) != played(other, 8)


@pytest.mark.parametrize("rewards", ["deal", "payments"])
def test_the_agent_gets_what_its_seat_gets(rewards: str) -> None:
    for seat in range(4):
        one = env(seat=seat, deals=3, rewards=rewards, share_pool=True, opponents="novice")
        told = played(one, seat)
        assert told[0][1] == one.unwrapped.seat == seat
        match = one.unwrapped._game._table.match
        assert sum(step[1] for step in told[1:]) == match.balances[seat] + match.pool / 4


def test_opponents_may_be_bots_and_policies_clockwise_from_the_left() -> None:
    from quinola.bots import NoviceBot

    asked = []

    def policy(seen: dict[str, Any]) -> int:
        asked.append("policy")
        return lowest(seen)

    class Watching(NoviceBot):
        def act(self, view: Any, deadline: float) -> Any:
            asked.append(view.seat.name)
            return super().act(view, deadline)

    one = env(opponents=[policy, policy, Watching(Random(1))], seat=1)
    told = played(one, 2)
    assert set(asked) == {"policy", "N"}
    assert asked.count("policy") == 2 * asked.count("N") == 24
    assert len(told) == 13


def test_an_action_not_allowed_costs_and_changes_nothing() -> None:
    one = env(seat=0)
    seen, _ = one.reset(seed=1)
    wrong = int(np.flatnonzero(seen["action_mask"] == 0)[0])
    again, reward, ended, stopped, info = one.step(wrong)
    assert (reward, ended, stopped, info["illegal"]) == (-100.0, False, False, wrong)
    assert np.array_equal(again["observation"], seen["observation"])
    assert "illegal" not in one.step(lowest(seen))[4]


def test_a_copy_goes_on_as_the_original() -> None:
    rng = Random(2)
    for number in range(5):
        one = env(opponents="novice", deals=2).unwrapped
        played(copy.deepcopy(one), 1, 3)
        seen, _ = one.reset(seed=number)
        for _ in range(rng.randrange(14)):
            seen = one.step(lowest(seen))[0]
        other = copy.deepcopy(one)
        steps = [[], []]  # type: list[list[Any]]
        for copied, told in zip((other, one), steps, strict=True):
            now = seen
            for _ in range(8):
                now, reward, *rest = copied.step(lowest(now))
                told.append((now["observation"].tobytes(), reward, rest[0]))
        assert steps[0] == steps[1]
        assert played(one, None, 5) == played(other, None, 5)


@pytest.mark.parametrize(
    ("terms", "refused"),
    [
        ({"opponents": "grandmaster"}, "no opponent 'grandmaster': random, novice, club"),
        ({"opponents": ["club", "club"]}, "three opponents are wanted, not 2"),
        ({"seat": 4}, "no seat 4"),
        ({"deals": 0}, "a deal at least"),
        ({"rewards": "trick"}, "no rewards 'trick': deal, payments"),
        ({"rules": "whist"}, "whist"),
    ],
)
def test_terms_that_cannot_be_had_are_refused(terms: dict[str, Any], refused: str) -> None:
    from quinola.envs.gymnasium import SeatEnv

    with pytest.raises(ValueError, match=refused):
        SeatEnv(**terms)


def test_steps_need_a_game() -> None:
    one = env().unwrapped
    with pytest.raises(ValueError, match="call reset first"):
        one.step(0)
    played(one, 1)
    with pytest.raises(ValueError, match="the game is over"):
        one.step(0)


@pytest.mark.usefixtures("few_worlds")
def test_the_best_levels_play_by_the_seed_alone() -> None:
    one, other = env(opponents="expert", seat=2), env(opponents="expert", seat=2)
    assert played(one, 3, 4) == played(other, 3, 4)
