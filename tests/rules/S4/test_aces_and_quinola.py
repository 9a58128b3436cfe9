"""S4: what the aces and the quinola bring and cost.

In these outcomes the pool holds a remise of 45, S pays E the party of 4, and nothing else is paid
but for the cards named. N and S sit opposite, as do E and W.
"""

import pytest

from quinola.ledger import POOL
from quinola.rules import preset
from quinola.seats import Seat
from quinola.settlement import settle
from tests.dealing import E, N, S, W, broken, forced, led, outcome, payments, placed
from tests.telling import Payments, rules_cited

ENCYCLOPEDIA = preset("encyclopedia")
PARTY: Payments = {(S, E): 4}
FORCING = ("quinola-forced-holder", "quinola-forced-others")


def test_S4_16_the_quinola_discarded_wins_the_remise_and_a_payment_from_each() -> None:
    """N draws all 45, and gets 5 from E and W and, across the table, 10 from S."""
    settled = settle(outcome(placed("Jh", N, E, 3)), ENCYCLOPEDIA, pool=45)
    assert payments(settled) == {**PARTY, (E, N): 5, (W, N): 5, (S, N): 10, (POOL, N): 45}
    assert rules_cited(settled, "quinola-placed", "quinola-draws") == {"S4-16"}
    assert settled.pool == 0


def test_S4_16_it_is_all_that_lies_there() -> None:
    """Also what earlier deals have left."""
    settled = settle(outcome(placed("Jh", N, E, 11)), ENCYCLOPEDIA, pool=135)
    assert payments(settled, "quinola-draws") == {(POOL, N): 135}


@pytest.mark.parametrize("pool", [45, 70])
def test_S4_17_the_quinola_played_to_a_heart_lead_costs_a_bete(pool: int) -> None:
    """Its holder puts in as much as the remise: the pool doubles, and nobody draws it."""
    settled = settle(outcome(forced("Jh", N, E, 3)), ENCYCLOPEDIA, pool=pool)
    assert payments(settled, "bete-forced") == {(N, POOL): pool}
    assert rules_cited(settled, "bete-forced") == {"S4-17"}
    assert settled.pool == 2 * pool
    assert not settled.drawn


@pytest.mark.parametrize("trick", [1, 9, 10, 11])
def test_S4_17_the_quinola_led_costs_a_bete_and_brings_nobody_anything(trick: int) -> None:
    """Led in any trick by one who neither undertakes a reversis nor holds an espagnolette."""
    settled = settle(outcome(led("Jh", N, trick)), ENCYCLOPEDIA, pool=45)
    assert payments(settled) == {**PARTY, (N, POOL): 45}
    assert rules_cited(settled, "bete-led") == {"S4-17"}
    assert settled.pool == 90


def test_S4_17_the_bete_is_the_remise_and_not_what_has_come_to_it() -> None:
    """N broke down in the tenth trick, so that 90 lie there; E leads the quinola last: 45."""
    told = broken(N, E, led("Jh", E, 11), eleventh=E, tricks=(9, 2, 0, 0))
    settled = settle(told, ENCYCLOPEDIA, pool=45)
    assert payments(settled, "bete-led") == {(E, POOL): 45}
    assert settled.pool == 135


@pytest.mark.parametrize(("ace", "fiches"), [("As", 1), ("Ah", 1), ("Ac", 1), ("Ad", 2)])
@pytest.mark.parametrize("taker", [E, W])
def test_S4_28_a_discarded_ace_is_paid_by_the_taker(ace: str, fiches: int, taker: Seat) -> None:
    """One fiche, for diamonds two; not by the leader, and nothing into the pool."""
    leader = W if taker is E else E
    settled = settle(outcome(placed(ace, N, taker, 4, leader=leader)), ENCYCLOPEDIA, pool=45)
    assert payments(settled) == {**PARTY, (taker, N): fiches}
    assert rules_cited(settled, "ace-placed") == {"S4-28"}


def test_S4_28_a_discarded_quinola_earns_five() -> None:
    """Five from a neighbour; what it earns is due for throwing it only."""
    settled = settle(outcome(placed("Jh", N, E, 4)), ENCYCLOPEDIA, pool=45)
    assert payments(settled, "quinola-placed") == {(E, N): 5, (W, N): 5, (S, N): 10}
    unplaced = settle(outcome(led("Jh", N, 4)), ENCYCLOPEDIA, pool=45)
    assert payments(unplaced, "quinola-placed") == {}


@pytest.mark.parametrize(("ace", "fiches"), [("As", 1), ("Ah", 1), ("Ac", 1), ("Ad", 2)])
@pytest.mark.parametrize("leader", [E, W])
def test_S4_29_a_drawn_ace_pays_the_leader(ace: str, fiches: int, leader: Seat) -> None:
    """N had to play it to the suit led: one fiche to the leader, whoever takes the trick."""
    settled = settle(outcome(forced(ace, N, leader, 4)), ENCYCLOPEDIA, pool=45)
    assert payments(settled) == {**PARTY, (N, leader): fiches}
    assert rules_cited(settled, "ace-forced") == {"S4-29"}
    assert settled.pool == 45


def test_S4_29_the_ace_of_hearts_may_be_drawn_and_not_take() -> None:
    """Under the quinola it loses the trick to S, and still the leader E is paid."""
    settled = settle(outcome(forced("Ah", N, E, 4, taker=S)), ENCYCLOPEDIA, pool=45)
    assert payments(settled) == {**PARTY, (N, E): 1}


def test_S4_29_an_ace_led_is_not_paid_for() -> None:
    """Neither to the winner of the party nor to anybody."""
    settled = settle(outcome(led("Ad", N, 4), led("As", W, 10)), ENCYCLOPEDIA, pool=45)
    assert payments(settled) == PARTY


def test_S4_30_a_drawn_quinola_earns_ten_from_its_holder_and_five_from_each_other() -> None:
    """E led hearts: N, its holder, 10; S 5; W, opposite E, 10."""
    settled = settle(outcome(forced("Jh", N, E, 4)), ENCYCLOPEDIA, pool=45)
    assert payments(settled, *FORCING) == {(N, E): 10, (S, E): 5, (W, E): 5 * 2}
    assert rules_cited(settled, *FORCING) == {"S4-30"}


def test_S4_30_a_quinola_led_is_not_drawn() -> None:
    """Nobody is paid for it."""
    settled = settle(outcome(led("Jh", N, 4)), ENCYCLOPEDIA, pool=45)
    assert payments(settled, *FORCING) == {}


def test_S4_31_card_payments_double_across_the_table() -> None:
    """From S to N: ace 2, ace of diamonds 4, placed or drawn; the quinola drawn by S: N pays 20."""
    for ace, fiches in [("As", 2), ("Ad", 4)]:
        settled = settle(outcome(placed(ace, N, S, 9)), ENCYCLOPEDIA, pool=45)
        assert payments(settled, "ace-placed") == {(S, N): fiches}
        settled = settle(outcome(forced(ace, N, S, 9)), ENCYCLOPEDIA, pool=45)
        assert payments(settled, "ace-forced") == {(N, S): fiches}
    settled = settle(outcome(forced("Jh", N, S, 9)), ENCYCLOPEDIA, pool=45)
    assert payments(settled, *FORCING) == {(N, S): 20, (E, S): 5, (W, S): 5}


@pytest.mark.parametrize("trick", [10, 11])
def test_S4_31_they_double_in_the_last_two_tricks_and_there_make_fourfold(trick: int) -> None:
    """Neighbours pay double, players opposite four times."""
    settled = settle(outcome(placed("Ad", N, E, trick)), ENCYCLOPEDIA, pool=45)
    assert payments(settled, "ace-placed") == {(E, N): 4}  # 2 × 2
    settled = settle(outcome(placed("Ad", N, S, trick)), ENCYCLOPEDIA, pool=45)
    assert payments(settled, "ace-placed") == {(S, N): 8}  # 2 × 2 × 2
    settled = settle(outcome(forced("Ac", N, W, trick)), ENCYCLOPEDIA, pool=45)
    assert payments(settled, "ace-forced") == {(N, W): 2}  # 1 × 2
    settled = settle(outcome(placed("Jh", N, E, trick)), ENCYCLOPEDIA, pool=45)
    assert payments(settled, "quinola-placed") == {(E, N): 10, (W, N): 10, (S, N): 20}
    settled = settle(outcome(forced("Jh", N, S, trick)), ENCYCLOPEDIA, pool=45)
    assert payments(settled, *FORCING) == {(N, S): 40, (E, S): 10, (W, S): 10}


def test_S4_31_the_party_doubles_across_the_table() -> None:
    """N wins it from S, opposite: (9 + 4) × 2 = 26, and no more for the last tricks."""
    settled = settle(outcome(points=(0, 12, 20, 8), party_points=9), ENCYCLOPEDIA, pool=45)
    assert payments(settled) == {(S, N): 26}


def test_S4_31_what_goes_into_or_out_of_the_pool_does_not() -> None:
    """A bête in the tenth trick is one remise, and a draw what lies there."""
    settled = settle(outcome(forced("Jh", N, S, 10)), ENCYCLOPEDIA, pool=45)
    assert payments(settled, "bete-forced") == {(N, POOL): 45}
    settled = settle(outcome(placed("Jh", N, S, 10)), ENCYCLOPEDIA, pool=45)
    assert payments(settled, "quinola-draws") == {(POOL, N): 45}
