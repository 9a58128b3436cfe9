"""The kernels against the readable core: the same deals through both, step by step."""

from __future__ import annotations

from collections import Counter
from random import Random

import numpy as np
import pytest
from hypothesis import given

from quinola.actions import Action, perform
from quinola.cards import Card
from quinola.deal import Deal, Phase
from quinola.kernels import layout
from quinola.kernels.chance import stream
from quinola.kernels.encoding import Coding, coding, faults_of
from quinola.kernels.play import act, act_at_random, actions
from quinola.kernels.random_deals import exchange_at_random, new_desk, play_out, random_deals
from quinola.kernels.settlement import settle as settle_fast
from quinola.outcome import Irregularity, Outcome, outcome_of, points_in
from quinola.rules import PRESETS, Ruleset, preset
from quinola.seats import SEATS, Seat
from quinola.settlement import Settlement, settle
from tests.strategies import (
    for_the_strong,
    random_deal,
    random_irregularities,
    random_policies,
    random_ruleset,
    randoms,
)
from tests.test_rare_deals import kinds_of

RESULT = np.zeros(layout.RESULT_SIZE, dtype=np.int64)


def nobody_as_none(number: int) -> Seat | None:
    return None if number < 0 else Seat(number)


def allowed(deal: Deal) -> set[int]:
    """Everything that the seat on turn may do, by the readable core, as the kernels number it."""
    seat = deal.turn
    if seat is None:
        return set()
    code = coding(deal.ruleset)
    match deal.phase:
        case Phase.EXCHANGE:
            declining = {layout.DECLINE} if deal.can_decline(seat) else set()
            return {code.number(card) for card in deal.hands[seat]} | declining
        case Phase.ANNOUNCE:
            return {layout.PASS} | ({layout.ANNOUNCES} if deal.can_announce(seat) else set())
        case Phase.CLAIM:
            return {layout.PASS, layout.CLAIMS_IT}
        case _:
            return {code.number(card) for card in deal.legal_cards()}


def compare_position(deal: Deal, state: np.ndarray, code: Coding) -> None:
    assert nobody_as_none(state[layout.TURN]) is deal.turn
    may = int(actions(state))
    assert {number for number in range(layout.ACTIONS) if may >> number & 1} == allowed(deal)
    for seat in SEATS:
        assert state[layout.HANDS + seat] == code.mask(deal.hands[seat])


def compare_settlement(
    outcome: Outcome, state: np.ndarray, code: Coding, rng: Random
) -> Settlement:
    pool, drawn = rng.choice((0, 0, 1, 37, 45, 500)), rng.random() < 0.5
    settled = settle(outcome, code.ruleset, pool=pool, drawn_before=drawn)
    faults = faults_of(outcome.irregularities)
    settle_fast(code.rules, state, pool, int(drawn), faults, RESULT)
    verdict = settled.verdict
    made = {"made": 1, "broken": -1, None: 0}[verdict.reversis]
    assert tuple(RESULT[:4]) == settled.net
    assert RESULT[layout.POOL] == settled.pool
    assert RESULT[layout.REMISE] == settled.remise
    assert RESULT[layout.DRAWN] == settled.drawn
    assert RESULT[layout.MADE] == made
    assert nobody_as_none(RESULT[layout.UNDERTAKER]) is verdict.undertaker
    assert nobody_as_none(RESULT[layout.BREAKER]) is verdict.breaker
    assert nobody_as_none(RESULT[layout.WINNER]) is verdict.winner
    assert nobody_as_none(RESULT[layout.LOSER]) is verdict.loser
    assert (RESULT[layout.FAILED] >= 0) == verdict.espagnolette_failed
    return settled


def play_both(ruleset: Ruleset, rng: Random, *, step_by_step: bool = True) -> Outcome:
    """Play one biased deal through both cores and compare all that they say of it."""
    dealt = random_deal(ruleset, rng)
    policies = for_the_strong(dealt, rng) if rng.random() < 0.5 else random_policies(rng)
    faults = random_irregularities(rng)
    at_fault = {fault.seat for fault in faults if fault.kind == "revoke"}
    deal = Deal(ruleset, dealt, at_fault=at_fault)
    code = coding(ruleset)
    state = code.dealt(dealt, at_fault=at_fault)
    while deal.phase is not Phase.OVER:
        if step_by_step:
            compare_position(deal, state, code)
        assert deal.turn is not None
        action = policies[deal.turn](deal, rng)
        perform(deal, deal.turn, action)
        act(code.rules, state, code.encode(action))
    compare_position(deal, state, code)
    compare_tricks(deal, state, code)
    assert np.array_equal(code.state(deal), state)
    outcome = outcome_of(deal, faults)
    compare_settlement(outcome, state, code, rng)
    return outcome


def compare_tricks(deal: Deal, state: np.ndarray, code: Coding) -> None:
    takers = [(int(state[layout.TAKERS]) >> 2 * index) & 3 for index in range(len(deal.tricks))]
    assert takers == [trick.taker for trick in deal.tricks]
    for seat in SEATS:
        won = [card for trick in deal.tricks if trick.taker is seat for _, card in trick.plays]
        assert state[layout.WON + seat] == code.mask(won)
        assert (
            sum(code.rules[layout.TRICK_POINTS + code.number(card)] for card in won)
            == (points_in(deal.tricks, deal.ruleset)[seat])
        )
    assert state[layout.PARTY] == code.mask(deal.party)
    assert nobody_as_none(state[layout.ESPAGNOLETTE]) is deal.espagnolette
    assert nobody_as_none(state[layout.HOLDER]) is deal.holder


@given(rng=randoms)
def test_both_cores_play_and_settle_alike(rng: Random) -> None:
    play_both(random_ruleset(rng), rng)


@pytest.mark.parametrize("name", PRESETS)
def test_both_cores_agree_under_every_preset(name: str) -> None:
    rng = Random(name)
    kinds: Counter[str] = Counter()
    for _ in range(150):
        kinds.update(kinds_of(play_both(preset(name), rng)))
    for start in ("reversis made", "reversis broken"):
        assert sum(kinds[kind] for kind in kinds if kind.startswith(start)) >= 5


@pytest.mark.slow
@pytest.mark.timeout(900)
@pytest.mark.parametrize(
    "part", [pytest.param(part, marks=[pytest.mark.long] if part > 3 else []) for part in range(8)]
)
def test_a_hundred_thousand_deals_come_out_alike(part: int) -> None:
    rng = Random(f"agreement {part}")
    kinds: Counter[str] = Counter()
    for _ in range(500):
        # A rule set is dear to make, a deal is not.
        ruleset = random_ruleset(rng) if rng.random() < 0.7 else preset(rng.choice(PRESETS))
        for _ in range(25):
            kinds.update(kinds_of(play_both(ruleset, rng, step_by_step=rng.random() < 0.2)))
    for start in ("reversis made, own", "reversis broken, own", "espagnolette fails", "four aces"):
        assert sum(kinds[kind] for kind in kinds if kind.startswith(start)) >= 100, start


@pytest.mark.parametrize("name", PRESETS)
def test_deals_played_by_tricks_are_those_played_by_cards(name: str) -> None:
    """The branchless way of playing at random does what `act` does with the same cards."""
    code = coding(preset(name))
    rng = Random(name)
    chance, desk = stream(rng), new_desk()
    by_tricks = 0
    for _ in range(400):
        dealt = random_deal(code.ruleset, rng, "even")
        state = code.dealt(dealt)
        while state[layout.PHASE] != layout.PLAY:
            may = [number for number in range(layout.ACTIONS) if int(actions(state)) >> number & 1]
            act(code.rules, state, rng.choice(may))
        for _ in range(4 * rng.choice((0, 0, 0, 0, 5, 9))):
            act_at_random(code.rules, state, chance)
        again = state.copy()
        left = sum(int(again[layout.HANDS + seat]).bit_count() for seat in SEATS)
        desk.fell[:] = -1
        play_out(code.rules, state, chance, desk.fell)
        order = [int(card) for card in np.argsort(desk.fell) if desk.fell[card] >= 0]
        if len(order) < left:
            continue  # an espagnolette could revoke, so some of it was played card by card
        by_tricks += 1
        assert list(desk.fell[order]) == list(range(44 - left, 44))
        for card in order:
            assert int(actions(again)) >> card & 1
            act(code.rules, again, card)
        assert np.array_equal(state, again)
    assert by_tricks > 300


def test_a_random_trick_takes_each_legal_card_as_likely_as_the_next() -> None:
    """Counted by how many cards might be played and which of them, by rank, it was."""
    code = coding(preset("classic"))
    rng = Random(3)
    chance, desk = stream(rng), new_desk()
    played = np.zeros((12, 12))
    for _ in range(1500):
        state = code.dealt(random_deal(code.ruleset, rng, "even"))
        exchange_at_random(code.rules, state, chance)
        if state[layout.MAY_REVOKE] >= 0:
            continue
        again = state.copy()
        desk.fell[:] = 44
        play_out(code.rules, state, chance, desk.fell)
        for card in np.argsort(desk.fell)[:44].tolist():
            may = int(actions(again))
            played[may.bit_count(), (may & ((1 << card) - 1)).bit_count()] += 1
            act(code.rules, again, card)
    for size in range(2, 12):
        total, share = played[size].sum(), 1 / size
        assert total > 500
        deviations = (played[size, :size] - total * share) / (total * share * (1 - share)) ** 0.5
        assert abs(deviations).max() < 4


@pytest.mark.parametrize("name", PRESETS)
def test_the_exchange_at_random_is_that_of_acts(name: str) -> None:
    """The branchless exchange does what `act` does with the same choices, and makes all of them."""
    code = coding(preset(name))
    rng = Random(name)
    chance = stream(rng)
    chosen: Counter[int] = Counter()
    for _ in range(400):
        state = code.dealt(random_deal(code.ruleset, rng, "even"))
        again = state.copy()
        for _ in range(rng.randrange(4)):
            may = [number for number in range(layout.ACTIONS) if int(actions(state)) >> number & 1]
            action = rng.choice(may)
            act(code.rules, state, action)
            act(code.rules, again, action)
        exchange_at_random(code.rules, state, chance)
        while again[layout.PHASE] == layout.EXCHANGE:
            seat = layout.HANDS + again[layout.TURN]
            gone = int(again[seat] & ~state[seat])
            action = gone.bit_length() - 1 if gone else layout.DECLINE
            chosen[action] += 1
            assert int(actions(again)) >> action & 1
            act(code.rules, again, action)
        assert np.array_equal(state, again)
    assert set(chosen) == {*range(48), layout.DECLINE}


def test_random_deals_keep_the_sum() -> None:
    code = coding(preset("academy"))
    nets, pools = np.zeros((500, 4), dtype=np.int64), np.zeros(500, dtype=np.int64)
    random_deals(code.rules, faults_of(()), stream(Random(1)), new_desk(), nets, pools)
    assert not (nets.sum(axis=1) + pools).any()
    assert len({tuple(row) for row in nets}) > 100


def test_choices_are_numbered_as_the_options_have_them() -> None:
    from quinola.rules import OPTIONS
    from quinola.rules.options import Choice

    for name, values in layout.CHOICES.items():
        option = OPTIONS[name]
        assert isinstance(option, Choice)
        assert option.values == values


@given(rng=randoms)
def test_actions_are_coded_there_and_back(rng: Random) -> None:
    code = coding(random_ruleset(rng))
    for number in range(layout.ACTIONS):
        for phase in (Phase.EXCHANGE, Phase.PLAY):
            action: Action = code.decode(number, phase)
            assert code.encode(action) == number
    cards: list[Card] = rng.sample(code.ruleset.pack, 17)
    assert set(code.unmask(code.mask(cards))) == set(cards)


def test_irregularities_are_counted() -> None:
    faults = faults_of([Irregularity(Seat.E, "peek"), Irregularity(Seat.E, "peek")])
    assert faults[Seat.E, layout.KINDS.index("peek")] == 2
    assert faults.sum() == 2
