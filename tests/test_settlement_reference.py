"""The settlement against a second one, written independently from the same page of rules."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import given

from quinola.outcome import Outcome, outcome_of
from quinola.rules import Ruleset, house
from quinola.seats import SEATS
from quinola.settlement import settle
from tests.dealing import E, N, S, W, broken, forced, payments
from tests.settlement_reference import reckon
from tests.strategies import (
    played_out,
    random_irregularities,
    random_outcome,
    random_ruleset,
    randoms,
)


def both_ways(outcome: Outcome, ruleset: Ruleset, rng: Random) -> None:
    """Settle twice and compare everything that both work out."""
    pool, drawn_before = rng.choice((0, 0, 1, 37, 45, 500)), rng.random() < 0.5
    settled = settle(outcome, ruleset, pool=pool, drawn_before=drawn_before)
    second = reckon(outcome, ruleset, pool=pool, drawn_before=drawn_before)
    verdict = settled.verdict
    got = {
        "net": dict(zip(SEATS, settled.net, strict=True)),
        "pool": settled.pool,
        "drawn": settled.drawn,
        "worth": verdict.worth,
        "winner": verdict.winner,
        "loser": verdict.loser,
        "reversis": verdict.reversis,
        "undertaker": verdict.undertaker,
        "breaker": verdict.breaker,
        "failed": verdict.espagnolette_failed,
    }
    assert got == vars(second), (outcome, dict(ruleset.written), pool, drawn_before)


@given(rng=randoms)
def test_outcomes_at_random_are_settled_alike(rng: Random) -> None:
    ruleset = random_ruleset(rng)
    both_ways(random_outcome(ruleset, rng), ruleset, rng)


def played(ruleset: Ruleset, rng: Random) -> Outcome:
    faults = random_irregularities(rng)
    at_fault = {fault.seat for fault in faults if fault.kind == "revoke"}
    return outcome_of(played_out(ruleset, rng, at_fault=at_fault), faults)


@pytest.mark.parametrize("seed", range(8))
def test_many_outcomes_are_settled_alike(seed: int) -> None:
    rng = Random(seed)
    for _ in range(120):
        ruleset = random_ruleset(rng)
        for _ in range(5):
            both_ways(random_outcome(ruleset, rng), ruleset, rng)


@pytest.mark.parametrize("seed", range(4))
def test_deals_at_random_are_settled_alike(seed: int) -> None:
    rng = Random(seed)
    for _ in range(60):
        ruleset = random_ruleset(rng)
        both_ways(played(ruleset, rng), ruleset, rng)


def test_four_aces_that_break_a_reversis_force_the_quinola_at_their_own_rate() -> None:
    """The payments that "still stand" are those that would have been due, the factor included."""
    options = {"broken_keeps_forced_quinola": True, "four_aces_forcing_factor": 2}
    ruleset = house("classic", options)
    late = forced("Jh", by=E, leader=W, trick=11, taker=W)
    facts = broken(E, W, late, dealer=N, espagnolette=W, four_aces=True)
    standing = payments(
        settle(facts, ruleset),
        "quinola-forced-undertaker-holder",
        "quinola-forced-undertaker-others",
    )
    # In trick 11 all is doubled, and between opposite players doubled again.
    assert standing == {(E, W): 10 * 2 * 2 * 2, (N, W): 5 * 2 * 2, (S, W): 5 * 2 * 2}


@pytest.mark.slow
@pytest.mark.timeout(600)
@pytest.mark.parametrize("seed", range(1000, 1008))
def test_very_many_are_settled_alike(seed: int) -> None:
    rng = Random(seed)
    for _ in range(600):
        ruleset = random_ruleset(rng)
        both_ways(played(ruleset, rng), ruleset, rng)
        for _ in range(9):
            both_ways(random_outcome(ruleset, rng), ruleset, rng)
