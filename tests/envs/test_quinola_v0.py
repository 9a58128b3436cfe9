"""The environment for PettingZoo, by its own checks and ours."""

from __future__ import annotations

import copy
import pickle
import warnings
from collections.abc import Callable
from random import Random
from typing import Any

import numpy as np
import pytest

from quinola.rules import PRESETS

pytest.importorskip(
    "pettingzoo", reason='PettingZoo is not installed: pip install "quinola[pettingzoo]"'
)


@pytest.fixture
def checks() -> Any:
    """PettingZoo's own. They warn of what is a matter of taste, and of themselves being old."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", DeprecationWarning)
        from pettingzoo import test
    warnings.filterwarnings("ignore", message="Observation")
    return test


def env(**terms: Any) -> Any:
    from quinola.envs import quinola_v0

    return quinola_v0.env(**terms)


def actions(env: Any, rng: Random) -> int | None:
    """Any action of the agent on turn that is allowed, None if it is dead."""
    seen, _, ended, stopped, info = env.last()
    if ended or stopped:
        return None
    assert np.array_equal(seen["action_mask"], info["action_mask"])
    return rng.choice(np.flatnonzero(seen["action_mask"]).tolist())


@pytest.mark.parametrize("name", PRESETS)
def test_pettingzoo_finds_nothing_wrong(name: str, checks: Any) -> None:
    checks.api_test(env(rules=name, deals=2), num_cycles=100)
    checks.seed_test(lambda: env(rules=name, rewards="payments"), num_cycles=60)


@pytest.mark.slow
@pytest.mark.parametrize("name", PRESETS)
def test_pettingzoo_finds_nothing_wrong_for_long(name: str, checks: Any) -> None:
    manual = {"claims": "manual"}
    checks.api_test(env(rules=name, deals=3, options=manual), num_cycles=1000)


def test_it_is_registered_with_pettingzoo() -> None:
    import pettingzoo

    env()
    made: Any = pettingzoo.make("aec", "quinola_v0", rules="family")
    made.reset(seed=1)
    assert made.agent_selection in {"seat_0", "seat_1", "seat_2", "seat_3"}


@pytest.mark.parametrize("name", PRESETS)
def test_payments_come_to_the_same_as_the_deals(name: str) -> None:
    for seed in range(2):
        at_once = env(rules=name, deals=3, share_pool=seed % 2 == 1)
        bit_by_bit = env(rules=name, deals=3, share_pool=seed % 2 == 1, rewards="payments")
        sums = [dict.fromkeys(at_once.possible_agents, 0.0) for _ in range(2)]
        early, rng = 0, Random(seed)
        at_once.reset(seed=seed)
        bit_by_bit.reset(seed=seed)
        while at_once.agents:
            action = actions(at_once, rng)
            for one, total in zip((at_once, bit_by_bit), sums, strict=True):
                if action is not None:
                    one.step(action)
                    for agent in one.agents:
                        total[agent] += one.rewards[agent]
                else:
                    one.step(None)
            early += any(bit_by_bit.rewards.values()) and not any(at_once.rewards.values())
        assert sums[0] == sums[1]
        assert early > 5
        if seed % 2:
            assert sum(sums[0].values()) == 0


def test_a_deals_rewards_are_its_settlement() -> None:
    from quinola.envs import quinola_v0

    raw = quinola_v0.raw_env(rules="academy", deals=4)
    raw.reset(seed=6)
    rng, total, settled = Random(6), np.zeros(4), 0
    while raw.agents and not raw.terminations[raw.agent_selection]:
        action = actions(raw, rng)
        assert raw._game is not None
        match = raw._game._table.match
        past = match.past
        raw.step(action)
        brought = [raw.rewards[agent] for agent in raw.possible_agents]
        if len(past) > settled:
            assert brought == list(past[-1].net)
            settled += 1
        else:
            assert brought == [0, 0, 0, 0]
        total += brought
    assert settled == 4
    assert total.tolist() == match.balances
    assert len({deal.dealer for deal in match.past}) == 4


def test_all_agents_end_together_and_each_hears_of_its_reward() -> None:
    one, rng = env(deals=2, share_pool=True, rewards="payments"), Random(3)
    one.reset(seed=3)
    heard = dict.fromkeys(one.possible_agents, 0.0)
    for agent in one.agent_iter():
        seen, reward, ended, stopped, info = one.last()
        heard[agent] += reward
        assert not stopped
        assert len(set(one.terminations.values())) == 1
        assert seen["action_mask"].any() != ended
        for other in set(one.agents) - {agent}:
            assert not one.observe(other)["action_mask"].any()
            assert not one.infos[other]["action_mask"].any()
        if ended:
            with pytest.raises((ValueError, AssertionError)):
                one.unwrapped.step(0)
        one.step(None if ended else rng.choice(np.flatnonzero(info["action_mask"]).tolist()))
    assert sum(heard.values()) == 0
    assert any(heard.values())
    assert not one.agents


def test_an_action_not_allowed_is_refused_and_changes_nothing() -> None:
    from quinola.envs import quinola_v0

    raw = quinola_v0.raw_env()
    with pytest.raises(ValueError, match="call reset first"):
        raw.observe("seat_0")
    raw.reset(seed=1)
    before = pickle.dumps(raw)
    for action in (None, -1, 50, 52, 51):
        with pytest.raises(ValueError, match=r"not allowed|is wanted"):
            raw.step(action)
    assert pickle.dumps(raw) == before


@pytest.mark.parametrize("duplicate", [copy.deepcopy, lambda one: pickle.loads(pickle.dumps(one))])
def test_a_copy_goes_on_as_the_original(duplicate: Callable[[Any], Any]) -> None:
    rng = Random(5)
    for number in range(6):
        one = env(rules=rng.choice(PRESETS), deals=2, rewards="payments")
        fresh = duplicate(one)
        one.reset(seed=number)
        fresh.reset(seed=number)
        for _ in range(rng.randrange(95)):
            one.step(actions(one, rng))
        other, seed = duplicate(one), rng.random()
        before = told(one)
        assert told(other) == before
        went = told_on(other, Random(seed))
        assert told(one) == before
        assert told_on(one, Random(seed)) == went
        for both in (one, other):
            both.reset()
        assert told(one) == told(other) != told(fresh)


def told(env: Any) -> Any:
    seen = [env.observe(agent)["observation"].tobytes() for agent in env.possible_agents]
    masks = {agent: info["action_mask"].tolist() for agent, info in env.infos.items()}
    rest = (env.rewards, env.terminations, env._cumulative_rewards, env.agent_selection)
    return copy.deepcopy((seen, masks, rest))


def told_on(env: Any, rng: Random) -> list[Any]:
    """Some steps on, over the end of a deal where it is near, and what is told after each."""
    went = []
    for _ in range(12):
        if not env.agents:
            break
        env.step(actions(env, rng))
        went.append((env.rewards, [env.observe(a)["observation"].tobytes() for a in env.agents]))
    return went


def test_it_is_rendered_as_the_one_on_turn_knows_it(capsys: pytest.CaptureFixture[str]) -> None:
    from quinola.envs import quinola_v0

    told, printed = quinola_v0.raw_env(render_mode="ansi"), quinola_v0.raw_env(render_mode="human")
    rng = Random(1)
    for one in (told, printed):
        one.reset(seed=4)
    for _ in range(30):
        action = actions(told, rng)
        told.step(action)
        printed.step(action)
        text = str(told.render())
        assert capsys.readouterr().out == f"{text}\n"
        hands = [line for line in text.splitlines() if line[1:3] == ": "]
        assert [line[0] for line in hands] == ["NESW"[int(told.agent_selection[-1])]]
    assert quinola_v0.raw_env().render() is None
    with pytest.raises(ValueError, match="no render mode 'rgb_array'"):
        quinola_v0.raw_env(render_mode="rgb_array")
