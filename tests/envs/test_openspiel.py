"""Our game as OpenSpiel sees it, and its search bot in our arena."""

from __future__ import annotations

import copy
import pickle
from functools import partial
from random import Random
from typing import Any

import numpy as np
import pytest

from quinola.envs.observation import columns, observe
from quinola.kernels import layout
from quinola.kernels.chance import stream
from quinola.kernels.encoding import coding
from quinola.rules import PRESETS, preset
from quinola.seats import SEATS, Seat
from tests.strategies import random_deal, random_ruleset

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
    from quinola.envs.openspiel import Worlds

    rng = Random(7)
    judged = 0
    while judged < 3:
        state = moments(dealt(rng), rng)[-9]
        seat = state.current_player()
        legal = state.legal_actions()
        if len(legal) < 2:
            continue
        means = {}
        drawn = Worlds(state.get_game(), state.view(seat), stream(rng))
        for action in legal:
            worlds = [drawn.draw() for _ in range(200)]
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
    last = ReversisGame({"dealer": int(Seat.W)}).new_initial_state()
    assert last.get_game().given.dealer == 3


# OpenSpiel's own checks


@pytest.mark.parametrize("name", PRESETS)
def test_openspiels_simulation_finds_nothing_wrong(name: str) -> None:
    import pyspiel

    loaded = game(rules=name, claims="manual", dealer=1)
    pyspiel.random_sim_test(loaded, num_sims=1, serialize=True, verbose=False)


def test_openspiels_playthrough_comes_out_again() -> None:
    from open_spiel.python.algorithms.generate_playthrough import content_lines, playthrough_lines

    parameters = "python_quinola(rules=family,stake=7)"
    lines = playthrough_lines(parameters, seed=3)
    done = [int(line.split()[1]) for line in lines if line.startswith("action: ")]
    assert len(done) >= 96
    again = playthrough_lines(parameters, action_sequence=done)
    assert content_lines(again) == content_lines(lines)


def test_openspiels_checks_of_its_interface_pass() -> None:
    from unittest import TestResult, defaultTestLoader

    from open_spiel.integration_tests import api_test

    class Ours(api_test.EnforceAPIOnPartialTreeBase):  # type: ignore[misc]
        game_name = "python_quinola"

    Ours.game = game(rules="encyclopedia")
    result = TestResult()
    defaultTestLoader.loadTestsFromTestCase(Ours).run(result)
    assert not result.errors + result.failures
    assert result.testsRun - len(result.skipped) >= 5


# Information states, observations, serialisation


def laid(rng: Random, **params: Any) -> Any:
    """A deal in which somebody may have an espagnolette."""
    loaded = game(**params)
    code = loaded.given.code
    cards = random_deal(code.ruleset, rng, rng.choice((None, "espagnolette", "four aces")))
    state = game(**{**params, "dealer": int(cards.dealer)}).new_initial_state()
    for card in (*(card for seat in SEATS for card in cards.hands[seat]), *cards.talon):
        state.apply_action(code.number(card))
    return state


@pytest.mark.parametrize("name", PRESETS)
def test_tensors_and_strings_tell_what_the_views_tell(name: str) -> None:
    rng = Random(name)
    for _ in range(3):
        for state in moments(laid(rng, rules=name, claims="manual"), rng)[:: rng.randint(4, 7)]:
            for seat in SEATS:
                row = columns(observe(state.view(seat)))
                assert np.array_equal(np.array(state.observation_tensor(seat), np.float32), row)
                told = state.observation_string(seat).splitlines()
                assert told[0] == f"seat: {seat.name}"
                hand = told[1].removeprefix("hand:").split()
                assert sorted(hand) == sorted(map(str, state.view(seat).hand))


def own_course(state: Any, player: int) -> list[Any]:
    """What a player has met and done since the cards were dealt."""
    past, met = state.get_game().new_initial_state(), []
    for action in state.history():
        assert action in past.legal_actions()
        if past.current_player() == player:
            met.append((past.information_state_string(), past.information_state_tensor(), action))
        past.apply_action(action)
    assert str(past) == str(state)
    return met


@pytest.mark.parametrize("name", PRESETS)
def test_information_states_have_perfect_recall(name: str) -> None:
    """Deals alike to a player in what he has seen last were alike to him all along."""
    rng, others = Random(name), 0
    for _ in range(3):
        state = rng.choice(moments(laid(rng, rules=name), rng)[:-1])
        for seat in SEATS:
            known = state.information_state_string(seat), state.information_state_tensor(seat)
            met = own_course(state, seat)
            for _ in range(2):
                other = state.resample_from_infostate(seat, rng.random)
                others += str(other) != str(state)
                told = other.information_state_string(seat), other.information_state_tensor(seat)
                assert told == known
                assert other.observation_string(seat) == state.observation_string(seat)
                assert own_course(other, seat) == met
    assert others > 10


def test_information_states_differ_by_what_a_player_did_and_drew() -> None:
    """The string and the tensor tell the same courses apart."""
    rng = Random(11)
    strings: dict[str, Any] = {}
    for number in range(40):
        # The same cards and others, so that some courses begin alike.
        state = dealt(Random(number % 2))
        for _ in range(rng.randrange(1, 9)):
            state.apply_action(rng.choice(state.legal_actions()[:2]))
        for seat in SEATS:
            tensor = tuple(state.information_state_tensor(seat))
            told = state.information_state_string(seat)
            assert strings.setdefault(told, tensor) == tensor
    assert len(set(strings.values())) == len(strings) > 50


def test_the_card_drawn_is_in_what_a_player_knows() -> None:
    """His who exchanges first: another talon card; and one drawn instead of held, and held."""
    whole = dealt(Random(5)).history()
    first = dealt(Random(5)).current_player()
    place = 12 + 11 * (first - 1)  # North deals
    talon = 45
    assert first == int(Seat.W)

    def told(swapped: tuple[int, int]) -> tuple[str, list[float]]:
        cards = list(whole)
        one, other = swapped
        cards[one], cards[other] = cards[other], cards[one]
        state = game().new_initial_state()
        for card in (*cards, whole[place]):
            state.apply_action(card)
        return state.information_state_string(first), state.information_state_tensor(first)

    as_it_was = told((0, 0))
    for swapped in ((talon, talon + 1), (place + 1, talon)):
        string, tensor = told(swapped)
        assert string != as_it_was[0]
        assert tensor != as_it_was[1]


@pytest.mark.parametrize("name", PRESETS)
def test_states_are_serialised_copied_and_pickled(name: str) -> None:
    import pyspiel

    rng = Random(name)
    for true in moments(laid(rng, rules=name, stake=3), rng)[:: rng.randint(5, 9)]:
        state = true
        if not true.is_terminal():
            state = true.resample_from_infostate(true.current_player(), rng.random)
        written = pyspiel.serialize_game_and_state(state.get_game(), state)
        loaded, read = pyspiel.deserialize_game_and_state(written)
        assert loaded.get_parameters() == state.get_game().get_parameters()
        copies = [read, pickle.loads(pickle.dumps(state)), copy.deepcopy(state), state.clone()]
        for one in copies:
            assert one.history() == state.history()
            assert str(one) == str(state)
            assert one.returns() == state.returns()
            ends = [moments(both.clone(), Random(4))[-1].returns() for both in (one, state)]
            assert ends[0] == ends[1]


# Parameters


def test_every_option_that_bears_on_a_game_is_a_parameter() -> None:
    from quinola.envs.openspiel_parameters import DEFAULTS
    from quinola.rules import OPTIONS

    assert set(OPTIONS) - set(DEFAULTS) == {"penalties", "forfeits_receipts"}
    assert set(DEFAULTS) - set(OPTIONS) == {"rules", "dealer", "share_pool"}


@pytest.mark.parametrize("number", range(12))
def test_any_rules_can_be_named_by_parameters(number: int) -> None:
    from quinola.envs.openspiel_parameters import written

    ruleset = random_ruleset(Random(number))
    parameters = written(ruleset, 2)
    loaded = game(**parameters)
    ours, wanted = loaded.given.code.rules.copy(), coding(ruleset).rules.copy()
    for rules in (ours, wanted):
        rules[layout.FORFEITS] = 0
        rules[layout.PENALTIES : layout.PENALTIES + len(layout.KINDS)] = 0
    assert np.array_equal(ours, wanted)
    assert loaded.given.code.ruleset.tricks_seen == ruleset.tricks_seen


def test_parameters_may_stand_in_the_games_name() -> None:
    import pyspiel

    game()
    loaded = pyspiel.load_game(
        "python_quinola(rules=family,stake=10,espagnolette_announced=0,party_tie=split,"
        "seat_precedence=dealer-left-right-opposite,share_pool=true,dealer=3)"
    )
    ruleset = loaded.given.ruleset
    assert (ruleset.preset, ruleset.stake, ruleset.espagnolette_announced) == ("family", 10, False)
    assert ruleset.party_bonus == 10  # a stake
    assert ruleset.seat_precedence[0] == "dealer"
    assert loaded.given.share_pool
    assert pyspiel.load_game(str(loaded)).given.ruleset == ruleset
    with pytest.raises(ValueError, match="stake: "):
        game(stake=-5)
    with pytest.raises(ValueError, match="refill: "):
        game(refill="never")
