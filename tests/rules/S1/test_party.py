"""S1: points, the party without an addition, ties, and the reversis in its place."""

from __future__ import annotations

import pytest

from quinola.cards import Card
from quinola.deal import Deal
from quinola.ledger import POOL
from quinola.outcome import outcome_of
from quinola.rules import preset
from quinola.seats import Seat
from quinola.settlement import settle
from tests.dealing import E, N, S, W, exchange, outcome, payments, reversis
from tests.rules.deals import (
    QUARTERED,
    QUARTERED_IN_ORDER,
    play_in_order,
    play_out,
    rules_cited,
)

UKRAINIAN = preset("ukrainian")


def test_S1_09_forty_points_counted_in_tricks_taken() -> None:
    """Ace 4, king 3, queen 2, jack 1; the party's cards are in nobody's count."""
    worth = UKRAINIAN.trick_points
    for suit in "shdc":
        assert [worth[Card.parse(rank + suit)] for rank in "AKQJ9876"] == [4, 3, 2, 1, 0, 0, 0, 0]
        assert [worth[Card.parse(rank + suit)] for rank in "5432"] == [0, 0, 0, 0]
    deal = exchange(Deal(UKRAINIAN, QUARTERED), "Qc Kc Ac Jc")
    # Each of E, N and S takes the four honours of a suit; those of clubs lie aside.
    assert outcome_of(play_in_order(deal, QUARTERED_IN_ORDER)).points == (10, 10, 10, 0)


def test_S1_10_the_four_cards_aside_and_nothing_added() -> None:
    """Ace of diamonds 5, quinola 3, the rest as in the tricks; that sum is what is paid."""
    # King of spades 3, quinola 3, a blank, ace of diamonds 5.
    deal = play_out(exchange(Deal(UKRAINIAN, QUARTERED), "Ks Jh - Ad"))
    settlement = settle(outcome_of(deal), UKRAINIAN)
    assert settlement.verdict.worth == 11
    assert payments(settle(outcome(party_points=11), UKRAINIAN, pool=100)) == {(S, E): 11}


def test_S1_10_a_party_of_blank_cards_is_worth_nothing() -> None:
    """Then nobody pays, though somebody has won."""
    settlement = settle(outcome(party_points=0), UKRAINIAN, pool=100)
    assert settlement.verdict.winner is E
    assert settlement.transfers == ()


def test_S1_11_most_points_loses_and_pays_the_one_without() -> None:
    """S has 20, E none; the others pay nothing and get nothing."""
    settlement = settle(outcome(party_points=7), UKRAINIAN, pool=100)
    assert settlement.net == (0, +7, -7, 0)
    assert rules_cited(settlement, "party") == {"S1-11"}


def test_S1_11_or_the_one_without_a_trick() -> None:
    """E and W both have no point; W has no trick either and is paid, though he deals."""
    result = outcome(points=(12, 0, 28, 0), tricks=(3, 1, 7, 0), party_points=7)
    assert payments(settle(result, UKRAINIAN, pool=100)) == {(S, W): 7}


def test_S1_11_points_come_before_tricks() -> None:
    """N has no point in six tricks and is paid; S has most in two, and pays him across."""
    result = outcome(points=(0, 8, 20, 12), tricks=(6, 1, 2, 2), party_points=7)
    assert payments(settle(result, UKRAINIAN, pool=100)) == {(S, N): 7 * 2}


def test_S1_12_equal_points_fewer_tricks() -> None:
    """S with one trick wins before N with two, though N sits on the dealer's left."""
    result = outcome(points=(0, 30, 0, 10), tricks=(2, 6, 1, 2), party_points=7)
    assert payments(settle(result, UKRAINIAN, pool=100)) == {(E, S): 7}


@pytest.mark.parametrize(
    ("points", "tricks", "winner", "loser"),
    [
        # W deals: N is on his left, E opposite, S on his right.
        ((0, 0, 15, 25), (1, 1, 4, 5), N, W),
        ((15, 0, 0, 25), (4, 1, 1, 5), E, W),
        ((15, 25, 0, 0), (4, 5, 1, 1), S, E),
        ((20, 20, 0, 0), (5, 5, 0, 1), S, E),
        ((0, 0, 20, 20), (0, 1, 5, 5), N, W),
    ],
)
def test_S1_12_equal_tricks_the_nearest_on_the_dealers_left(
    points: tuple[int, ...], tricks: tuple[int, ...], winner: Seat, loser: Seat
) -> None:
    """He wins a tie for fewest and does not lose a tie for most; the dealer comes last."""
    verdict = settle(outcome(points=points, tricks=tricks), UKRAINIAN, pool=100).verdict
    assert (verdict.winner, verdict.loser) == (winner, loser)


def test_S1_13_every_trick_is_a_reversis_in_place_of_the_party() -> None:
    """16, 16 and 32 from across, and the pool; the party's 10 points are not paid."""
    settlement = settle(reversis(E, party_points=10), UKRAINIAN, pool=100)
    assert payments(settlement) == {(N, E): 16, (S, E): 16, (W, E): 32, (POOL, E): 100}
    # Ten tricks are not every trick: E has most points and pays the party.
    most = outcome(points=(0, 30, 0, 0), tricks=(1, 10, 0, 0), tenth=E, eleventh=E, party_points=10)
    assert payments(settle(most, UKRAINIAN, pool=100)) == {(E, S): 10}
