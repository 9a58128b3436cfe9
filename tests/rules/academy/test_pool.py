"""`academy`: the stakes, and when a reversis or an espagnolette moves the pool."""

from __future__ import annotations

import pytest

from quinola.ledger import POOL, Account
from quinola.match import Match
from quinola.outcome import Honour, Irregularity
from quinola.rules import preset
from quinola.settlement import Settlement, settle
from tests.dealing import (
    E,
    N,
    S,
    W,
    broken,
    exchange,
    forced,
    led,
    outcome,
    payments,
    placed,
    reversis,
)
from tests.rules.deals import QUARTERED, play_out

ACADEMY = preset("academy")
MADE: dict[tuple[Account, Account], int] = {(N, E): 16, (S, E): 16, (W, E): 32}
# The dealer W adds 5 in every deal, so a pool of 95 makes a remise of 100.
LEFT = 95


def moved(settlement: Settlement) -> dict[tuple[Account, Account], int]:
    """All payments but the dealer's 5, which W makes in every deal."""
    paid = payments(settlement)
    assert paid.pop((W, POOL)) == 5
    return paid


@pytest.mark.parametrize(
    ("left", "stakes", "remise"), [(0, 40, 45), (44, 40, 89), (45, 0, 50), (95, 0, 100)]
)
def test_stakes_of_ten_each_and_five_more_from_the_dealer(
    left: int, stakes: int, remise: int
) -> None:
    """Ten from all four when less than 45 is left; the dealer's five in every deal."""
    settlement = settle(outcome(), ACADEMY, pool=left)
    assert sum(payments(settlement, "stake").values()) == stakes
    assert set(payments(settlement, "stake").values()) <= {10}
    assert payments(settlement, "dealer-adds") == {(W, POOL): 5}
    assert settlement.remise == remise


@pytest.mark.parametrize("quinola", [led("Jh", E, 9), forced("Jh", E, leader=S, trick=1)])
def test_a_made_reversis_takes_the_pool_for_the_undertakers_own_early_quinola(
    quinola: Honour,
) -> None:
    """Played by him in tricks 1 to 9, however."""
    assert moved(settle(reversis(E, quinola), ACADEMY, pool=LEFT)) == {**MADE, (POOL, E): 100}


@pytest.mark.parametrize(
    "honours",
    [(), (led("Jh", E, 10),), (placed("Jh", N, taker=E, trick=4),), (led("Jh", E, 11),)],
    ids=["in the party", "led in 10", "another's", "led in 11"],
)
def test_otherwise_a_made_reversis_leaves_the_pool(honours: tuple[Honour, ...]) -> None:
    """The tariff is all that is paid."""
    settlement = settle(reversis(E, *honours), ACADEMY, pool=LEFT)
    assert moved(settlement) == MADE
    assert settlement.pool == 100


@pytest.mark.parametrize("quinola", [led("Jh", E, 9), forced("Jh", E, leader=S, trick=1)])
def test_a_broken_reversis_costs_a_remise_for_the_undertakers_own_early_quinola(
    quinola: Honour,
) -> None:
    """64 to the breaker and 100 to the pool; a forced quinola is not paid for besides."""
    assert moved(settle(broken(E, N, quinola), ACADEMY, pool=LEFT)) == {(E, N): 64, (E, POOL): 100}


@pytest.mark.parametrize(
    "honours",
    [
        (),
        (led("Jh", E, 10),),
        (forced("Jh", E, leader=N, trick=11),),
        (placed("Jh", N, taker=E, trick=4),),
        (forced("Jh", N, leader=E, trick=4),),
    ],
    ids=["in the party", "led late", "forced late", "another's placed", "another's forced"],
)
def test_otherwise_a_broken_reversis_leaves_the_pool(honours: tuple[Honour, ...]) -> None:
    """64 to the breaker, and nothing else moves: no remise and no card payments."""
    settlement = settle(broken(E, N, *honours), ACADEMY, pool=LEFT)
    assert moved(settlement) == {(E, N): 64}
    assert settlement.pool == 100


@pytest.mark.parametrize(
    "quinola",
    [led("Jh", E, 5), led("Jh", E, 10), placed("Jh", E, taker=N, trick=5)],
    ids=["led early", "led late", "placed"],
)
def test_a_failed_espagnolette_puts_a_remise_in_for_his_own_quinola(quinola: Honour) -> None:
    """One remise of 100, however he played it."""
    settlement = settle(outcome(quinola, espagnolette=E, tenth=E), ACADEMY, pool=LEFT)
    into_pool = {pair: fiches for pair, fiches in moved(settlement).items() if pair[1] == POOL}
    assert into_pool == {(E, POOL): 100}


@pytest.mark.parametrize(
    "honours",
    [(), (placed("Jh", N, taker=S, trick=4),)],
    ids=["in the party", "another's"],
)
def test_but_not_if_he_did_not_play_it(honours: tuple[Honour, ...]) -> None:
    """In the party or in another hand it costs him no remise, though he loses the party."""
    settlement = settle(outcome(*honours, espagnolette=E, tenth=E), ACADEMY, pool=LEFT)
    assert settlement.verdict.espagnolette_failed
    assert settlement.verdict.loser is E
    assert (E, POOL) not in payments(settlement)


def test_no_irregularity_costs_or_forfeits_anything() -> None:
    """After a revoke and a peek N is still paid for his ace, draws the pool, and pays no fine."""
    honours = (placed("As", N, taker=E, trick=2), placed("Jh", N, taker=E, trick=3))
    faults = tuple(Irregularity(N, kind) for kind in ("revoke", "peek", "out_of_turn"))
    with_faults = settle(outcome(*honours, irregularities=faults), ACADEMY, pool=LEFT)
    assert with_faults.net == settle(outcome(*honours), ACADEMY, pool=LEFT).net
    # 1 for the ace, 5 for the quinola, 100 from the pool.
    assert with_faults.net[N] == 1 + 5 + 100


def test_a_misdeal_costs_the_deal_alone() -> None:
    """The deal passes on, and nothing goes into the pool."""
    match = Match(ACADEMY, S, pool=100)
    match.void("misdeal", [Irregularity(S, "misdeal_after_exchange")])
    assert match.dealer is E
    assert match.pool == 100
    play_out(exchange(match.begin(QUARTERED), "- - - 2c"))
    assert match.settle().settlement.remise == 105
