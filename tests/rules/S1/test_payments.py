"""S1: stakes, the quinola and the pool, and what is paid for cards.

In `outcome` W deals, E wins the party and S loses it; its cards are blank here, so it is worth
nothing. N sits opposite S, and E opposite W.
"""

from __future__ import annotations

import pytest

from quinola.ledger import POOL
from quinola.outcome import Honour
from quinola.rules import preset
from quinola.seats import Seat
from quinola.settlement import Settlement, settle
from tests.dealing import E, N, S, W, forced, led, outcome, payments, placed
from tests.rules.deals import rules_cited

UKRAINIAN = preset("ukrainian")


def settled(*honours: Honour) -> Settlement:
    """With 100 in the pool, so that no stakes are due."""
    return settle(outcome(*honours), UKRAINIAN, pool=100)


def test_S1_14_two_jetons_each_and_three_from_the_dealer() -> None:
    """10, 10, 10, and 15 from W."""
    settlement = settle(outcome(), UKRAINIAN, pool=0)
    assert settlement.net == (-10, -10, -10, -15)
    assert rules_cited(settlement, "stake") == {"S1-14"}
    assert settlement.pool == 45


@pytest.mark.parametrize(("left", "put_in"), [(0, 45), (1, 45), (45, 45), (46, 0), (90, 0)])
def test_S1_14_refilled_when_empty_or_only_the_first_sum_is_left(left: int, put_in: int) -> None:
    """With more than 45 in it nobody pays a stake."""
    settlement = settle(outcome(), UKRAINIAN, pool=left)
    assert settlement.pool == left + put_in
    assert sum(settlement.net) == -put_in


def test_S1_15_the_quinola_discarded_takes_the_remises() -> None:
    """Its holder draws the whole pool, and none but he."""
    settlement = settled(placed("Jh", N, taker=E, trick=3))
    drawn = {pair: fiches for pair, fiches in payments(settlement).items() if POOL in pair}
    assert drawn == {(POOL, N): 100}
    assert rules_cited(settlement, "quinola-draws") == {"S1-15"}
    assert settled().pool == 100


def test_S1_16_the_quinola_falling_to_a_heart_costs_a_remise() -> None:
    """Its holder doubles the pool; who led the heart draws nothing from it."""
    settlement = settled(forced("Jh", E, leader=N, trick=3))
    moved = {pair: fiches for pair, fiches in payments(settlement).items() if POOL in pair}
    assert moved == {(E, POOL): 100}
    assert rules_cited(settlement, "bete-forced") == {"S1-16"}
    assert settlement.pool == 200


@pytest.mark.parametrize(("ace", "fiches"), [("As", 1), ("Ah", 1), ("Ac", 1), ("Ad", 2)])
def test_S1_18_an_ace_discarded_when_void(ace: str, fiches: int) -> None:
    """1 from the taker of the trick, for the ace of diamonds 2; its leader owes nothing."""
    settlement = settled(placed(ace, S, taker=E, trick=3, leader=N))
    assert payments(settlement) == {(E, S): fiches}
    assert rules_cited(settlement, "ace-placed") == {"S1-18"}


@pytest.mark.parametrize(("ace", "fiches"), [("As", 1), ("Ah", 1), ("Ac", 1), ("Ad", 2)])
def test_S1_19_a_forced_ace(ace: str, fiches: int) -> None:
    """Its holder pays 1 to the forcer, for the ace of diamonds 2."""
    settlement = settled(forced(ace, W, leader=S, trick=3))
    assert payments(settlement) == {(W, S): fiches}
    assert rules_cited(settlement, "ace-forced") == {"S1-19"}


def test_S1_20_forcing_the_quinola() -> None:
    """One jeton from each and two from its holder; N, opposite the forcer S, pays double."""
    settlement = settled(forced("Jh", W, leader=S, trick=3))
    assert payments(settlement, "quinola-forced-holder") == {(W, S): 10}
    assert payments(settlement, "quinola-forced-others") == {(E, S): 5, (N, S): 5 * 2}
    assert rules_cited(settlement, "quinola-forced-holder", "quinola-forced-others") == {"S1-20"}


@pytest.mark.parametrize(("ace", "fiches"), [("As", 1), ("Ad", 2)])
def test_S1_21_aces_led_are_paid_to_the_winner_of_the_party(ace: str, fiches: int) -> None:
    """To E, the winner, who owes nothing for an ace that he led himself."""
    settlement = settled(led(ace, N, 2))
    assert payments(settlement) == {(N, E): fiches}
    assert rules_cited(settlement, "ace-led") == {"S1-21"}
    assert settled(led(ace, E, 2)).transfers == ()


@pytest.mark.parametrize(
    ("honour", "payer", "payee", "once"),
    [
        (placed("Ad", N, taker=S, trick=3), S, N, 2),
        (forced("Ac", W, leader=E, trick=3), W, E, 1),
        (led("As", W, 3), W, E, 1),
        (placed("Jh", E, taker=W, trick=3), W, E, 5),
        (forced("Jh", S, leader=N, trick=3), S, N, 10),
    ],
)
def test_S1_22_payments_double_across_and_in_the_last_two(
    honour: Honour, payer: Seat, payee: Seat, once: int
) -> None:
    """Twice between players who face each other, twice again in tricks 10 and 11."""
    for trick, factor in ((9, 2), (10, 4), (11, 4)):
        late = Honour(honour.card, honour.seat, trick, honour.manner, honour.leader, honour.taker)
        assert payments(settled(late))[payer, payee] == once * factor


def test_S1_22_between_neighbours_only_the_last_two_double() -> None:
    """An ace of diamonds thrown on a neighbour's trick: 2, from trick 10 on 4."""
    for trick, fiches in ((1, 2), (9, 2), (10, 4), (11, 4)):
        settlement = settled(placed("Ad", N, taker=E, trick=trick))
        assert payments(settlement) == {(E, N): fiches}
