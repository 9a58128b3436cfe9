"""What holds in every match and at every table, over many deals, voids and takings back."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from hypothesis import given

from quinola.actions import Pass
from quinola.deal import Phase
from quinola.ledger import POOL
from quinola.match import Match, SettledDeal
from quinola.outcome import Irregularity
from quinola.rules import RuleViolation, house, preset
from quinola.seating import Seating, seat_players
from quinola.seats import SEATS, Seat
from quinola.table import Act, NextDeal, Setup, Step, Table
from tests.conservation import assert_chips_are_conserved
from tests.strategies import (
    random_deal,
    random_irregularities,
    random_policies,
    random_ruleset,
    randoms,
    step,
    uniform,
)


def assert_balanced(match: Match, at_first: int) -> None:
    assert sum(match.balances) + match.pool == at_first
    assert all(type(chips) is int for chips in (*match.balances, match.pool))


def play_one(match: Match, rng: Random) -> SettledDeal:
    deal = match.begin(random_deal(match.ruleset, rng), random_irregularities(rng))
    policies = random_policies(rng)
    while deal.turn is not None:
        standing = match.standing()
        assert sum(standing.balances) + standing.pool == sum(match.balances) + match.pool
        step(deal, policies, rng)
    return match.settle()


@given(rng=randoms)
def test_chips_go_round_and_none_is_lost(rng: Random) -> None:
    ruleset = random_ruleset(rng)
    pool = rng.choice((0, 7, 200))
    match = Match(ruleset, rng.choice(SEATS), pool=pool)
    for _ in range(rng.randrange(1, 5)):
        before, pool_before = list(match.balances), match.pool
        if rng.random() < 0.3:
            void = match.void(rng.choice(("misdeal", "exposed")), random_irregularities(rng))
            next_dealer = ruleset.way.after(void.dealer)
            assert match.dealer is (next_dealer if void.reason == "misdeal" else void.dealer)
            net: tuple[int, ...] = void.net
            assert_chips_are_conserved(void.transfers, pool_before)
        else:
            played = play_one(match, rng)
            assert match.dealer is ruleset.way.after(played.deal.dealer)
            net = played.settlement.net
            with pytest.raises(ValueError, match="no deal"):
                match.settle()
        assert match.balances == [was + won for was, won in zip(before, net, strict=True)]
        assert_balanced(match, pool)
    match.share_pool()
    assert match.pool == 0
    assert_balanced(match, pool)


@given(rng=randoms)
def test_the_pool_is_shared_equally_and_odd_fiches_from_the_dealers_left(rng: Random) -> None:
    pool, dealer = rng.randrange(60), rng.choice(SEATS)
    match = Match(preset("classic"), dealer, pool=pool)
    match.share_pool()
    shares = [match.balances[seat] for seat in (dealer.left, dealer.opposite, dealer.right, dealer)]
    assert sum(shares) == pool
    assert shares == sorted(shares, reverse=True)
    assert shares[0] - shares[3] <= 1
    assert sum(transfer.payer == POOL for transfer in match.closing) == len(match.closing)


@given(rng=randoms)
def test_a_void_deal_costs_its_penalties_and_nothing_else(rng: Random) -> None:
    ruleset = random_ruleset(rng)
    match = Match(ruleset, rng.choice(SEATS), pool=12)
    faults = random_irregularities(rng)
    void = match.void("exposed", faults)
    fined = dict.fromkeys(SEATS, 0)
    for fault in faults:
        fined[fault.seat] -= ruleset.penalties[fault.kind]
    assert void.net == tuple(fined.values())
    assert match.pool == 12 - sum(void.net)


def test_a_void_deal_does_not_hide_that_the_pool_was_drawn() -> None:
    """Under `after_win` the last deal *played* decides, however many were void since."""
    rng = Random(5)
    ruleset = house("encyclopedia", {"penalties": {"misdeal": 3}})
    drawn = staked = 0
    for _ in range(60):
        match = Match(ruleset, SEATS[0], pool=100)
        drew = play_one(match, rng).settlement.drawn
        match.void("misdeal", [Irregularity(match.dealer, "misdeal")])
        following = play_one(match, rng).settlement
        stakes = [t for t in following.transfers if t.why == "stake"]
        assert bool(stakes) is drew
        drawn, staked = drawn + drew, staked + bool(stakes)
    assert 0 < drawn == staked < 60


# A match that a loss ends


def test_a_match_ended_by_a_loss_stays_ended_when_the_pool_is_shared() -> None:
    """A share of the pool may lift the loser above his stock again; that opens nothing."""
    match = Match(preset("classic"), Seat.N, stock=20)
    match.void("misdeal", [Irregularity(Seat.N, "misdeal_after_exchange")])
    assert match.balances[Seat.N] == -20
    assert match.is_over
    match.share_pool()
    assert match.balances[Seat.N] == -15
    assert match.is_over
    assert match.share_pool() == match.closing
    assert len(match.closing) == 4
    assert match.is_over


# Tables


def setup_at_random(rng: Random) -> Setup:
    ruleset = random_ruleset(rng)
    return Setup(
        ruleset=ruleset,
        seating=seat_players(ruleset, rng),
        names=("Ann", "Ben", "Cem", "Dan"),
        seed=str(rng.random()),
        deals=rng.choice((1, 2, 3)),
        stock=rng.choice((None, None, 60)),
        shares_pool=rng.random() < 0.5,
    )


def snapshot(table: Table) -> dict[str, Any]:
    """All that a table shows and keeps."""
    match = table.match
    return {
        "views": [table.view(seat) for seat in SEATS] if table.deal else [],
        "balances": list(match.balances),
        "pool": match.pool,
        "dealer": match.dealer,
        "number": match.number,
        "over": table.is_over,
        "closing": match.closing,
        "settled": [past.settlement for past in match.past if isinstance(past, SettledDeal)],
    }


def next_step(table: Table, rng: Random) -> Step:
    if table.turn is None or table.deal is None:
        return NextDeal(table.shuffled())
    return Act(table.turn, uniform(table.deal, rng))


@given(rng=randoms)
def test_steps_redone_from_any_point_give_the_same_table(rng: Random) -> None:
    table = Table(setup_at_random(rng))
    shown = [snapshot(table)]
    while not table.is_over and len(table.steps) < 130:
        table.redo(next_step(table, rng))
        shown.append(snapshot(table))
    steps = list(table.steps)
    assert len(shown) == len(steps) + 1
    for point in rng.sample(range(len(steps) + 1), 4):
        again = Table(table.setup, steps[:point])
        assert snapshot(again) == shown[point]
        for following in steps[point:]:
            again.redo(following)
        assert snapshot(again) == shown[-1]


@given(rng=randoms)
def test_taking_back_and_doing_again(rng: Random) -> None:
    table = Table(setup_at_random(rng))
    table.redo(next_step(table, rng))
    for _ in range(rng.randrange(1, 52)):
        if table.turn is not None:
            table.redo(next_step(table, rng))
    steps, before = list(table.steps), snapshot(table)
    for seat in SEATS:
        earlier = table.without_last(seat)
        acted = [i for i, done in enumerate(steps) if isinstance(done, Act) and done.seat is seat]
        if not acted:
            assert earlier is None
            continue
        assert earlier is not None
        assert earlier.steps == steps[: acted[-1]]
        assert earlier.turn is seat
        for done in steps[acted[-1] :]:
            earlier.redo(done)
        assert snapshot(earlier) == before
    assert snapshot(table) == before
    assert table.steps == steps


@given(rng=randoms)
def test_a_refused_step_leaves_the_table_as_it_was(rng: Random) -> None:
    table = Table(setup_at_random(rng))
    table.redo(next_step(table, rng))
    for _ in range(rng.randrange(50)):
        if table.turn is not None:
            table.redo(next_step(table, rng))
    before, steps = snapshot(table), list(table.steps)
    assert table.deal is not None
    if table.deal.phase is not Phase.OVER:
        with pytest.raises(ValueError, match="not settled"):
            table.redo(NextDeal(random_deal(table.setup.ruleset, rng)))
    on_turn = uniform(table.deal, rng) if table.turn is not None else Pass()
    for seat in SEATS:
        if seat is not table.turn:
            with pytest.raises(RuleViolation):
                table.redo(Act(seat, on_turn))
    assert snapshot(table) == before
    assert table.steps == steps


def test_a_seed_decides_every_deal() -> None:
    ruleset = preset("classic")
    seating = Seating(SEATS, Seat.S)
    setups = [
        Setup(ruleset=ruleset, seating=seating, names=("", "", "", ""), seed=seed, deals=1)
        for seed in ("one", "one", "two")
    ]
    one, again, two = (Table(setup).shuffled() for setup in setups)
    assert one == again != two
