"""S3: what the aces and the quinola bring and cost.

In these outcomes the pot holds 20 (37 where said), S pays E the party of 5, and nothing else is
paid but for the cards named. N and S sit opposite, as do E and W.
"""

import pytest

from quinola.ledger import POOL
from quinola.rules import preset
from quinola.seats import Seat
from quinola.settlement import settle
from tests.dealing import E, N, S, W, forced, led, outcome, payments, placed, reversis
from tests.telling import Payments, rules_cited

FAMILY = preset("family")
PARTY: Payments = {(S, E): 5}
STAKES_AGAIN = {(seat, POOL): 5 for seat in (N, E, S, W)}


@pytest.mark.parametrize(("ace", "chips"), [("As", 1), ("Ah", 1), ("Ac", 1), ("Ad", 2)])
@pytest.mark.parametrize("trick", [1, 9, 10, 11])
@pytest.mark.parametrize("taker", [E, S, W])
def test_S3_18_an_ace_placed_is_paid_by_the_taker(
    ace: str, chips: int, trick: int, taker: Seat
) -> None:
    """One chip, for the ace of diamonds two: in any trick and any seats, and not by the leader."""
    leader = W if taker is not W else E
    settled = settle(outcome(placed(ace, N, taker, trick, leader=leader)), FAMILY, pool=20)
    assert payments(settled) == {**PARTY, (taker, N): chips}
    assert rules_cited(settled, "ace-placed") == {"S3-18"}
    assert settled.pool == 20


@pytest.mark.parametrize(("ace", "chips"), [("As", 1), ("Ah", 1), ("Ac", 1), ("Ad", 2)])
@pytest.mark.parametrize("trick", [1, 9, 10, 11])
@pytest.mark.parametrize("leader", [E, S, W])
def test_S3_19_an_ace_forced_is_paid_into_the_pot(
    ace: str, chips: int, trick: int, leader: Seat
) -> None:
    """Its player puts in one chip, for diamonds two; who led the suit gets nothing."""
    settled = settle(outcome(forced(ace, N, leader, trick)), FAMILY, pool=20)
    assert payments(settled) == {**PARTY, (N, POOL): chips}
    assert rules_cited(settled, "ace-forced-pool") == {"S3-19"}
    assert settled.pool == 20 + chips


@pytest.mark.parametrize("trick", [1, 10])
def test_S3_19_an_ace_led_costs_nothing(trick: int) -> None:
    """Nobody forced it, and this game knows no payment for aces led."""
    settled = settle(outcome(led("Ad", N, trick)), FAMILY, pool=20)
    assert payments(settled) == PARTY
    assert settled.pool == 20


@pytest.mark.parametrize("trick", [3, 10])
@pytest.mark.parametrize("taker", [E, S, W])
def test_S3_21_the_quinola_placed_takes_the_pot_and_a_stake_from_the_taker(
    trick: int, taker: Seat
) -> None:
    """N gets the 20 in the pot, and five from whoever takes the trick, and from nobody else."""
    told = outcome(placed("Jh", N, taker, trick, leader=W if taker is not W else E))
    settled = settle(told, FAMILY, pool=20)
    assert payments(settled, "quinola-placed") == {(taker, N): 5}
    assert payments(settled, "quinola-draws") == {(POOL, N): 20}
    assert rules_cited(settled, "quinola-placed", "quinola-draws") == {"S3-21"}


def test_S3_21_the_payment_is_the_stake_agreed_on_and_the_pot_all_that_lies_there() -> None:
    """With a stake of eight and 50 in the pot: 8 and 50."""
    house = FAMILY.with_options(stake=8, dealer_stake=8)
    settled = settle(outcome(placed("Jh", N, S, 3)), house, pool=50)
    assert payments(settled, "quinola-placed", "quinola-draws") == {(S, N): 8, (POOL, N): 50}


def test_S3_22_the_pot_is_restored_at_once_by_all_equally() -> None:
    """Five from each of the four, he who drew it included."""
    settled = settle(outcome(placed("Jh", N, S, 3)), FAMILY, pool=37)
    assert payments(settled, "stake-again") == STAKES_AGAIN
    assert rules_cited(settled, "stake-again") == {"S3-22"}
    # 37 - 37 + 4 × 5 = 20
    assert settled.pool == 20
    # N 5 + 37 - 5 = 37, E 5 - 5 = 0, S -5 - 5 - 5 = -15, W -5: 17 together, as much as the pot lost
    assert settled.net == (37, 0, -15, -5)


def test_S3_22_the_pot_can_be_drawn_twice_in_a_deal() -> None:
    """N draws 20 for the quinola; E, espagnolette without a trick, the restored 20 at the end."""
    told = outcome(placed("Jh", N, S, 3), espagnolette=E, four_aces=True, tricks=(4, 0, 5, 2))
    settled = settle(told, FAMILY, pool=20)
    assert payments(settled, "quinola-draws", "espagnolette-succeeds") == {
        (POOL, N): 20,
        (POOL, E): 20,
    }
    # Restored twice: 20 - 20 + 20 - 20 + 20.
    assert payments(settled, "stake-again") == {(seat, POOL): 10 for seat in (N, E, S, W)}
    assert settled.pool == 20


def test_S3_22_what_is_not_drawn_is_not_restored() -> None:
    """A pot that grew needs nothing from anybody."""
    settled = settle(outcome(forced("Ad", N, W, 3)), FAMILY, pool=20)
    assert payments(settled, "stake-again") == {}


@pytest.mark.parametrize("trick", [4, 10])
@pytest.mark.parametrize(("leader", "others"), [(E, (S, W)), (S, (E, W)), (W, (E, S))])
def test_S3_23_forcing_the_quinola_earns_ten_from_its_holder_and_five_from_each(
    trick: int, leader: Seat, others: tuple[Seat, Seat]
) -> None:
    """The leader of the hearts gets 10 + 5 + 5, in any trick and from any seat."""
    settled = settle(outcome(forced("Jh", N, leader, trick)), FAMILY, pool=20)
    whys = ("quinola-forced-holder", "quinola-forced-others")
    assert payments(settled, *whys) == {(N, leader): 10, **{(seat, leader): 5 for seat in others}}
    assert rules_cited(settled, *whys) == {"S3-23"}


def test_S3_23_the_leader_is_paid_even_if_another_heart_takes_the_trick() -> None:
    """E led the hearts, S took them with a higher one: E is paid, by S too."""
    settled = settle(outcome(forced("Jh", N, E, 4, taker=S)), FAMILY, pool=20)
    # S pays E the party as well: 5 + 5 = 10.
    assert payments(settled) == {(N, E): 10, (S, E): 10, (W, E): 5, (N, POOL): 20}


def test_S3_23_an_espagnolette_of_four_aces_earns_no_more_by_it() -> None:
    """E forced it with four aces in his hand: 10, 5 and 5, as anyone."""
    told = outcome(forced("Jh", N, E, 4), espagnolette=E, four_aces=True)
    settled = settle(told, FAMILY, pool=20)
    whys = ("quinola-forced-holder", "quinola-forced-others")
    assert payments(settled, *whys) == {(N, E): 10, (S, E): 5, (W, E): 5}


def test_S3_24_the_forced_quinola_doubles_the_pot() -> None:
    """Its holder adds as much as lies there: 20 to 20, 37 to 37."""
    for pool in (20, 37):
        settled = settle(outcome(forced("Jh", N, E, 4)), FAMILY, pool=pool)
        assert payments(settled, "bete-forced") == {(N, POOL): pool}
        assert rules_cited(settled, "bete-forced") == {"S3-24"}
        assert settled.pool == 2 * pool


@pytest.mark.parametrize(
    ("ace_in_trick", "quinola_in_trick", "bete", "left"),
    [
        (2, 6, 22, 44),  # 20 + 2 = 22 lie there and are doubled
        (7, 6, 20, 42),  # 20 are doubled, 2 come later
    ],
)
def test_S3_24_what_is_doubled_is_what_lies_there_at_that_moment(
    ace_in_trick: int, quinola_in_trick: int, bete: int, left: int
) -> None:
    """A forced ace of diamonds before the quinola counts, one after it does not."""
    told = outcome(forced("Ad", W, S, ace_in_trick), forced("Jh", N, E, quinola_in_trick))
    settled = settle(told, FAMILY, pool=20)
    assert payments(settled, "bete-forced") == {(N, POOL): bete}
    assert settled.pool == left


def test_S3_24_the_quinola_placed_does_not_double_the_pot() -> None:
    """Nobody pays a bête for it."""
    settled = settle(outcome(placed("Jh", N, E, 4)), FAMILY, pool=20)
    assert payments(settled, "bete-forced", "bete-led") == {}


@pytest.mark.parametrize("trick", [1, 9, 10, 11])
def test_S3_26_leading_the_quinola_doubles_the_pot_too(trick: int) -> None:
    """Its leader adds the 20 that lie there, in any trick; no player gets anything for it."""
    settled = settle(outcome(led("Jh", N, trick)), FAMILY, pool=20)
    assert payments(settled) == {**PARTY, (N, POOL): 20}
    assert rules_cited(settled, "bete-led") == {"S3-26"}
    assert settled.pool == 40


def test_S3_26_an_espagnolette_who_leads_it_pays_like_anyone() -> None:
    """His right is to break suit, and no more: 20 into the pot, and nothing to him."""
    settled = settle(outcome(led("Jh", E, 3), espagnolette=E), FAMILY, pool=20)
    # E has a trick, and so pays the party to W, who has fewest of the others.
    assert payments(settled) == {(E, W): 5, (E, POOL): 20}


def test_S3_26_an_ace_forced_earlier_is_doubled_with_the_rest() -> None:
    """20 and 1 for the ace make 21, doubled 42."""
    told = outcome(forced("Ac", W, S, 2), led("Jh", N, 5))
    settled = settle(told, FAMILY, pool=20)
    assert payments(settled, "bete-led") == {(N, POOL): 21}
    assert settled.pool == 42


def test_S3_26_he_who_makes_a_reversis_after_leading_it_gets_his_chips_back() -> None:
    """N leads the quinola, doubles the pot to 40 and draws the 40 at the end."""
    settled = settle(reversis(N, led("Jh", N, 3)), FAMILY, pool=20)
    assert payments(settled, "bete-led") == {(N, POOL): 20}
    assert payments(settled, "reversis-draws") == {(POOL, N): 40}
    assert settled.pool == 20
