"""S3: the stakes, and who pays the party to whom.

W deals in these outcomes, so the seats rank N, E, S, W. Unless told otherwise E has no points and
wins, S has 20 and loses, and the party is worth the stake alone: 5.
"""

import pytest

from quinola.ledger import POOL
from quinola.match import Match
from quinola.outcome import Outcome, outcome_of
from quinola.rules import preset
from quinola.seats import Seat
from quinola.settlement import settle
from tests.dealing import E, N, S, W, outcome, payments
from tests.rules.S3 import ordinary_deal
from tests.telling import decline_all, play_tricks, rules_cited

FAMILY = preset("family")
SPLIT = FAMILY.with_options(party_tie="split")


def test_S3_05_everyone_stakes_five_before_play() -> None:
    """Twenty lie in the pot when the first card is led, five from each, the dealer's too."""
    match = Match(FAMILY, W)
    match.begin(ordinary_deal.DEALT)
    standing = match.standing()
    # 4 × 5 = 20
    assert standing.pool == 20
    assert standing.balances == (-5, -5, -5, -5)
    assert {transfer.rule for transfer in standing.transfers} == {"S3-05"}


def test_S3_05_the_stake_is_what_was_agreed() -> None:
    """With a stake of eight it is 32."""
    house = FAMILY.with_options(stake=8, dealer_stake=8)
    settled = settle(outcome(), house)
    assert settled.remise == 32
    assert payments(settled, "stake") == {(seat, POOL): 8 for seat in (N, E, S, W)}


def test_S3_05_a_pot_that_still_lies_there_is_not_staked_again() -> None:
    """What nobody took is played for once more."""
    settled = settle(outcome(), FAMILY, pool=20)
    assert payments(settled, "stake") == {}
    assert settled.pool == 20


def test_S3_13_most_points_pays_the_party_to_the_fewest() -> None:
    """S has 20 points and pays E, who has none; N and W pay and get nothing, nor does the pot."""
    settled = settle(outcome(party_points=6), FAMILY, pool=20)
    # 6 + 5 = 11
    assert payments(settled) == {(S, E): 11}
    assert rules_cited(settled, "party") == {"S3-13"}
    assert settled.net == (0, 11, -11, 0)
    assert settled.pool == 20


def test_S3_13_points_go_before_tricks() -> None:
    """Three points in five tricks beat five points in one trick."""
    settled = settle(outcome(points=(12, 3, 20, 5), tricks=(2, 5, 3, 1)), FAMILY, pool=20)
    assert payments(settled) == {(S, E): 5}


def test_S3_13_across_the_table_it_is_paid_once_like_anywhere() -> None:
    """N, opposite S, gets the plain party: no payment doubles in this game."""
    settled = settle(outcome(points=(0, 12, 20, 8), party_points=6), FAMILY, pool=20)
    assert payments(settled) == {(S, N): 11}


def test_S3_13_in_a_deal_played_with_cards() -> None:
    """The ordinary deal to the last chip: E has fewest points, W of two with 14 sits worse."""
    match = Match(FAMILY, W)
    play_tricks(decline_all(match.begin(ordinary_deal.DEALT), "Qc"), ordinary_deal.TRICKS)
    settled = match.settle().settlement
    # The queen aside and the stake: 2 + 5 = 7, from W to E.
    assert payments(settled, "party") == {(W, E): 7}
    # Forced aces: spades from S, clubs from E, 1 each into the pot, 20 + 2 = 22. The quinola
    # placed by E on W's trick: 5 from W, and the 22; four times 5 restore 20. The ace of diamonds
    # placed by S on W's trick: 2.
    # N -5 -5 = -10, E -5 -1 +7 +5 +22 -5 = 23, S -5 -1 +2 -5 = -9, W -5 -7 -5 -2 -5 = -24
    assert settled.net == (-10, 23, -9, -24)
    assert settled.pool == 20


@pytest.mark.parametrize(("better", "worse"), [(N, E), (N, S), (N, W), (E, S), (E, W), (S, W)])
def test_S3_14_equal_winners_the_nearer_to_the_dealer_clockwise(better: Seat, worse: Seat) -> None:
    """Of two with no points and equal tricks the nearer on the dealer's left gets the party."""
    points, tricks = [18, 18, 18, 18], [4, 4, 4, 4]
    loser = next(seat for seat in (W, S, E, N) if seat not in (better, worse))
    points[loser] = 22
    for seat in (better, worse):
        points[seat], tricks[seat] = 0, 1
    settled = settle(_outcome(points, tricks), FAMILY, pool=20)
    assert payments(settled) == {(loser, better): 5}


@pytest.mark.parametrize(("better", "worse"), [(N, E), (N, S), (N, W), (E, S), (E, W), (S, W)])
def test_S3_14_equal_losers_the_farther_from_the_dealer_pays(better: Seat, worse: Seat) -> None:
    """Of two with 20 points and equal tricks the one farther round from the dealer pays."""
    points, tricks = [2, 2, 2, 2], [1, 1, 1, 1]
    winner = next(seat for seat in (N, E, S, W) if seat not in (better, worse))
    points[winner] = 0
    for seat in (better, worse):
        points[seat], tricks[seat] = 19, 4
    settled = settle(_outcome(points, tricks), FAMILY, pool=20)
    assert payments(settled) == {(worse, winner): 5}


@pytest.mark.parametrize(("better", "worse"), [(W, N), (W, E), (W, S), (S, N)])
def test_S3_14_fewer_tricks_go_before_the_seat(better: Seat, worse: Seat) -> None:
    """A worse seat wins the tie if he has fewer tricks; among losers the one with more pays."""
    points, tricks = [20, 20, 20, 20], [3, 3, 3, 3]
    loser = next(seat for seat in (N, E, S, W) if seat not in (better, worse))
    points[loser] = 24
    points[better] = points[worse] = 0
    tricks[better], tricks[worse] = 1, 2
    assert payments(settle(_outcome(points, tricks), FAMILY, pool=20)) == {(loser, better): 5}

    points, tricks = [5, 5, 5, 5], [1, 1, 1, 1]
    winner = next(seat for seat in (N, E, S, W) if seat not in (better, worse))
    points[winner] = 0
    points[better] = points[worse] = 15
    tricks[better], tricks[worse] = 3, 4
    assert payments(settle(_outcome(points, tricks), FAMILY, pool=20)) == {(worse, winner): 5}


def test_S3_14_two_losers_in_a_deal_played_with_cards() -> None:
    """S and W have 14 points and four tricks each; W deals and so pays."""
    deal = decline_all(Match(FAMILY, W).begin(ordinary_deal.DEALT), "Qc")
    verdict = settle(outcome_of(play_tricks(deal, ordinary_deal.TRICKS)), FAMILY).verdict
    assert verdict.order == (E, N, S, W)


def test_S3_15_by_agreement_equal_winners_share_the_gain() -> None:
    """N and E, with two points and one trick each, get half the party each from S."""
    told = outcome(points=(2, 2, 20, 16), tricks=(1, 1, 5, 4), party_points=9)
    settled = settle(told, SPLIT, pool=20)
    # 9 + 5 = 14 = 7 + 7
    assert payments(settled) == {(S, N): 7, (S, E): 7}
    assert rules_cited(settled, "party-shared") == {"S3-15"}


def test_S3_15_by_agreement_equal_losers_share_the_loss() -> None:
    """S and W, with 19 points and five tricks each, pay half the party each to E."""
    told = outcome(points=(2, 0, 19, 19), tricks=(1, 0, 5, 5), party_points=9)
    assert payments(settle(told, SPLIT, pool=20)) == {(S, E): 7, (W, E): 7}


def test_S3_15_an_odd_chip_goes_to_the_better_seat_and_falls_on_the_worse() -> None:
    """Of 15 the better winner gets 8 and the other 7; the worse loser pays 8 and the other 7."""
    told = outcome(points=(1, 1, 19, 19), tricks=(1, 1, 4, 5), party_points=10)
    # 10 + 5 = 15. W has more tricks than S and pays alone: 8 to N, who sits better, 7 to E.
    assert payments(settle(told, SPLIT, pool=20)) == {(W, N): 8, (W, E): 7}
    told = outcome(points=(2, 0, 19, 19), tricks=(1, 0, 5, 5), party_points=10)
    assert payments(settle(told, SPLIT, pool=20)) == {(W, E): 8, (S, E): 7}
    told = outcome(points=(1, 1, 19, 19), tricks=(1, 1, 5, 5), party_points=10)
    # Both at once: W's 8 go to N, S's 7 to E.
    assert payments(settle(told, SPLIT, pool=20)) == {(W, N): 8, (S, E): 7}


def test_S3_15_players_equal_in_points_only_do_not_share() -> None:
    """Fewer tricks still decide; only those equal in both share."""
    told = outcome(points=(2, 2, 20, 16), tricks=(2, 1, 5, 3), party_points=9)
    assert payments(settle(told, SPLIT, pool=20)) == {(S, E): 14}


def test_S3_15_a_failed_espagnolette_pays_alone_and_to_one() -> None:
    """E lost it by a trick; N and W tie for the fewest of the others, and N sits better."""
    told = outcome(points=(8, 0, 24, 8), tricks=(3, 1, 4, 3), espagnolette=E, party_points=9)
    assert payments(settle(told, SPLIT, pool=20)) == {(E, N): 14}


def test_S3_15_without_an_agreement_nothing_is_shared() -> None:
    """The seat decides, and N has the whole party."""
    told = outcome(points=(2, 2, 20, 16), tricks=(1, 1, 5, 4), party_points=9)
    assert payments(settle(told, FAMILY, pool=20)) == {(S, N): 14}


def _outcome(points: list[int], tricks: list[int]) -> Outcome:
    """Points and tricks need not come to 40 and 11: only their order matters here."""
    return outcome(points=tuple(points), tricks=tuple(tricks))
