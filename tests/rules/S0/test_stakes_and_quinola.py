"""S0: the stakes, and how the quinola wins or feeds the pool."""

from __future__ import annotations

import pytest

from quinola.ledger import POOL
from quinola.rules import preset
from quinola.settlement import settle
from tests.dealing import E, N, S, W, forced, led, outcome, payments, placed, reversis
from tests.rules.deals import rules_cited

CLASSIC = preset("classic")


def test_S0_21_two_jetons_each_and_three_from_the_dealer() -> None:
    """10 fiches from three players and 15 from W, who deals: 45 to play for."""
    settlement = settle(outcome(), CLASSIC, pool=0)
    assert payments(settlement, "stake") == {
        (N, POOL): 10,
        (E, POOL): 10,
        (S, POOL): 10,
        (W, POOL): 15,
    }
    assert rules_cited(settlement, "stake") == {"S0-21"}
    assert settlement.remise == settlement.pool == 3 * 10 + 15


@pytest.mark.parametrize(
    ("left", "at_play"),
    [(0, 45), (1, 46), (44, 44 + 45), (45, 45 + 45), (46, 46), (100, 100)],
)
def test_S0_22_refilled_when_no_more_than_the_first_stakes_is_left(left: int, at_play: int) -> None:
    """An empty pool, or one that holds no more than 45, gets 45 more; a richer one nothing."""
    settlement = settle(outcome(), CLASSIC, pool=left)
    assert settlement.remise == at_play
    assert sum(payments(settlement, "stake").values()) == at_play - left


def test_S0_24_who_discards_the_quinola_takes_the_remises() -> None:
    """All that is in the pool goes to the player who threw it on another suit."""
    settlement = settle(outcome(placed("Jh", N, taker=E, trick=3)), CLASSIC, pool=100)
    assert payments(settlement, "quinola-draws") == {(POOL, N): 100}
    assert rules_cited(settlement, "quinola-draws") == {"S0-24"}
    assert settlement.pool == 0


def test_S0_24_a_quinola_in_the_party_wins_nothing() -> None:
    """If it was put aside nobody placed it, and the pool stays for the next deal."""
    settlement = settle(outcome(party_points=3), CLASSIC, pool=100)
    assert settlement.pool == 100
    assert not settlement.drawn


@pytest.mark.parametrize("trick", [1, 9, 11])
def test_S0_25_who_has_it_forced_puts_in_a_remise(trick: int) -> None:
    """As much as the pool held, from its holder and from nobody else."""
    settlement = settle(outcome(forced("Jh", E, leader=N, trick=trick)), CLASSIC, pool=100)
    into_pool = {pair: fiches for pair, fiches in payments(settlement).items() if POOL in pair}
    assert into_pool == {(E, POOL): 100}
    assert rules_cited(settlement, "bete-forced") == {"S0-25"}
    assert settlement.pool == 200


def test_S0_25_the_remise_is_what_the_stakes_make_it() -> None:
    """The stakes of the deal itself are part of it: 50 of old would be paid as 50, 45 as 90."""
    for left, remise in ((50, 50), (45, 90)):
        settlement = settle(outcome(forced("Jh", E, leader=N, trick=4)), CLASSIC, pool=left)
        assert payments(settlement, "bete-forced") == {(E, POOL): remise}
        assert settlement.pool == 2 * remise


@pytest.mark.parametrize("trick", [10, 11])
def test_S0_29_a_quinola_kept_to_the_end_and_led_counts_as_forced(trick: int) -> None:
    """Its leader puts a remise in and pays the winner of the party what a forcer would get."""
    settlement = settle(outcome(led("Jh", N, trick)), CLASSIC, pool=100)
    # E wins the party. Holder N beside him 10, S beside him 5, W opposite 5 x 2; all doubled late.
    assert payments(settlement, "bete-led") == {(N, POOL): 100}
    assert payments(settlement, "quinola-led-holder") == {(N, E): 10 * 2}
    assert payments(settlement, "quinola-led-others") == {(S, E): 5 * 2, (W, E): 5 * 2 * 2}
    assert rules_cited(settlement, "bete-led") == {"S0-29"}
    assert settlement.pool == 200


@pytest.mark.parametrize("trick", [10, 11])
def test_S0_29_but_not_if_its_leader_makes_a_reversis(trick: int) -> None:
    """Then he puts nothing in and pays nothing."""
    settlement = settle(reversis(E, led("Jh", E, trick)), CLASSIC, pool=100)
    assert not [payer for payer, _ in payments(settlement) if payer is E]
    assert settlement.pool == 100
