"""Our game as OpenSpiel sees it, and its search bot in our arena."""

from __future__ import annotations

from functools import partial
from random import Random
from typing import Any

import numpy as np
import pytest

from quinola.rules import PRESETS, preset
from quinola.seats import SEATS, Seat

pytest.importorskip(
    "pyspiel", reason='OpenSpiel is not installed: pip install "quinola[openspiel]"'
)


def game(**params: Any) -> Any:
    import pyspiel

    import quinola.envs.openspiel  # noqa: F401 (registers it)

    return pyspiel.load_game("python_quinola", params)


def dealt(rng: Random, **params: Any) -> Any:
    state = game(**params).new_initial_state()
    while state.is_chance_node():
        state.apply_action(rng.choice([card for card, _ in state.chance_outcomes()]))
    return state


def moments(state: Any, rng: Random) -> list[Any]:
    """A deal played on at random, as it was before every action, and its end."""
    told = []
    while not state.is_terminal():
        told.append(state.clone())
        state.apply_action(rng.choice(state.legal_actions()))
    return [*told, state]


@pytest.mark.parametrize("name", PRESETS)
def test_the_readable_core_tells_the_same_deal(name: str) -> None:
    rng = Random(name)
    for dealer in range(4):
        *before, end = moments(dealt(rng, rules=name, dealer=dealer), rng)
        for state in before[:: rng.randint(3, 7)]:
            seat = state.current_player()
            view = state.view(seat)
            assert view.dealer == dealer
            told = {state.action_to_string(seat, number) for number in state.legal_actions()}
            assert told == {str(action) for action in view.actions()}
        nets = end.returns()
        assert sum(nets) + end.left_in_pool() == 0
        assert max(map(abs, nets)) <= end.get_game().max_utility()


def test_a_shared_pool_makes_it_zero_sum() -> None:
    shared = left = 0
    for number in range(20):
        _, alone = moments(dealt(Random(number)), Random(number))[-2:]
        _, together = moments(dealt(Random(number), share_pool=True), Random(number))[-2:]
        quarter = alone.left_in_pool() / 4
        assert together.returns() == [net + quarter for net in alone.returns()]
        assert sum(together.returns()) == 0
        shared += together.get_game().utility_sum() == 0
        left += quarter > 0
    assert shared == 20
    assert left > 5


@pytest.mark.parametrize("name", PRESETS)
def test_resampled_deals_agree_with_what_was_seen_and_differ_elsewhere(name: str) -> None:
    rng = Random(name)
    *before, _ = moments(dealt(rng, rules=name), rng)
    for number, state in enumerate(before[:40:8]):
        for seat in SEATS:
            known = state.information_state_string(seat)
            others = [state.resample_from_infostate(seat, rng.random) for _ in range(5)]
            assert {other.information_state_string(seat) for other in others} == {known}
            assert {other.current_player() for other in others} == {state.current_player()}
            if state.current_player() == seat:
                assert all(other.legal_actions() == state.legal_actions() for other in others)
            if number < 8:
                assert len({str(other) for other in others}) > 1
            # What was resampled can be told again, and resampled once more.
            again = others[0].resample_from_infostate(seat, rng.random)
            assert again.information_state_string(seat) == known


def test_others_discards_are_not_in_what_a_player_knows() -> None:
    state = dealt(Random(4))
    first = state.current_player()
    one, other = state.clone(), state.clone()
    one.apply_action(state.legal_actions()[0])
    other.apply_action(state.legal_actions()[1])
    assert one.information_state_string(first) != other.information_state_string(first)
    for seat in {0, 1, 2, 3} - {first}:
        assert one.information_state_string(seat) == other.information_state_string(seat)


def test_openspiel_copies_a_state_by_its_own_way() -> None:
    state = dealt(Random(1))
    child = state.child(state.legal_actions()[0])
    assert child.legal_actions()
    assert len(state.history()) == 48
    assert len(child.history()) == 49


@pytest.mark.parametrize("rollouts", ["kernels", "openspiel"])
def test_the_search_bot_plays_a_block_without_a_failure(rollouts: Any) -> None:
    from quinola.arena import Contestant, Plan, Task, entrant, play_block
    from quinola.envs.ismcts import IsmctsBot

    make = partial(IsmctsBot, simulations=3, rollouts=rollouts)
    plan = Plan(
        [Contestant("ismcts", make), entrant("random")], [preset("academy")], deals=1, seed="1"
    )
    block = play_block(plan, Task(0, 0))
    assert not any(conduct.stumbles for conduct in block.conduct)
    assert play_block(plan, Task(0, 0)).games == block.games


def test_the_search_bot_sees_a_winning_card() -> None:
    """In the last trick but one, all is known: more simulations find what brings most."""
    from quinola.envs.ismcts import IsmctsBot

    rng = Random(7)
    judged = 0
    while judged < 3:
        state = moments(dealt(rng), rng)[-9]
        seat = state.current_player()
        legal = state.legal_actions()
        if len(legal) < 2:
            continue
        means = {}
        for action in legal:
            worlds = [state.resample_from_infostate(seat, rng.random) for _ in range(200)]
            for world in worlds:
                world.apply_action(action)
            ends = [moments(world, rng)[-1] for world in worlds]
            means[action] = float(np.mean([end.returns()[seat] for end in ends]))
        best, second = sorted(means, key=means.__getitem__)[:-3:-1]
        if means[best] - means[second] < 10:
            continue
        chosen = IsmctsBot(Random(1), simulations=300).act(state.view(seat), float("inf"))
        assert str(chosen) == state.action_to_string(seat, best)
        judged += 1


def test_a_dealer_must_be_a_seat() -> None:
    from quinola.envs.openspiel import ReversisGame

    with pytest.raises(ValueError, match="no dealer 4"):
        ReversisGame({"dealer": 4})
    assert ReversisGame({"dealer": int(Seat.W)}).dealer == 3
