"""S0: points, the party and its worth, ties."""

from __future__ import annotations

import pytest

from quinola.cards import Card, Rank
from quinola.deal import Deal
from quinola.outcome import outcome_of
from quinola.rules import preset
from quinola.seats import SEATS, Seat
from quinola.settlement import settle
from tests.dealing import E, N, S, exchange, outcome, payments
from tests.rules.deals import (
    QUARTERED,
    QUARTERED_IN_ORDER,
    play_in_order,
    play_out,
    rules_cited,
)

CLASSIC = preset("classic")


def test_S0_10_forty_points_in_the_pack() -> None:
    """In every suit alike ace 4, king 3, queen 2, jack 1, all other cards nothing."""
    values = {Rank.ACE: 4, Rank.KING: 3, Rank.QUEEN: 2, Rank.JACK: 1}
    worth = CLASSIC.trick_points
    assert all(worth[card] == values.get(card.rank, 0) for card in CLASSIC.pack)
    assert sum(worth.values()) == 40


def test_S0_10_only_cards_in_tricks_taken_count() -> None:
    """Points in the party are nobody's, and a player has those of his own tricks alone."""
    deal = exchange(Deal(CLASSIC, QUARTERED), "Qc Kc Ac Jc")
    # E takes the four honours in hearts, N those in spades, S those in diamonds: 4+3+2+1 each.
    # W takes nothing but low clubs, for the best four lie aside.
    result = outcome_of(play_in_order(deal, QUARTERED_IN_ORDER))
    assert result.points == (10, 10, 10, 0)
    assert result.tricks == (3, 3, 3, 2)
    assert result.party_points == 4 + 3 + 2 + 1


def test_S0_11_ace_of_diamonds_5_and_jack_of_hearts_3_in_the_party() -> None:
    """Only these two count otherwise in the party than in the tricks."""
    party, tricks = CLASSIC.party_points, CLASSIC.trick_points
    other = {card: party[card] for card in CLASSIC.pack if party[card] != tricks[card]}
    assert other == {Card.parse("Ad"): 5, Card.parse("Jh"): 3}
    # King of spades 3, quinola 3, a blank, ace of diamonds 5.
    deal = play_out(exchange(Deal(CLASSIC, QUARTERED), "Ks Jh - Ad"))
    assert outcome_of(deal).party_points == 3 + 3 + 0 + 5


@pytest.mark.parametrize(("in_the_cards", "paid"), [(0, 4), (7, 11)])
def test_S0_12_four_is_always_added(in_the_cards: int, paid: int) -> None:
    """A party of blank cards is worth 4, any other 4 more than its cards."""
    settlement = settle(outcome(party_points=in_the_cards), CLASSIC, pool=100)
    assert payments(settlement, "party") == {(S, E): paid}


def test_S0_13_most_points_pays_the_party() -> None:
    """S has most points and pays E, who has none; the two between have no part in it."""
    settlement = settle(outcome(party_points=6), CLASSIC, pool=100)
    # 6 + 4 in the party.
    assert payments(settlement) == {(S, E): 10}
    assert rules_cited(settlement, "party") == {"S0-13"}
    assert settlement.net == (0, +10, -10, 0)
    assert settlement.pool == 100


def test_S0_13_where_nobody_is_without_points_fewest_wins() -> None:
    """Points decide, not tricks: N with 4 points in five tricks beats W with 5 in one."""
    result = outcome(points=(4, 15, 16, 5), tricks=(5, 4, 1, 1))
    assert payments(settle(result, CLASSIC, pool=100), "party") == {(S, N): 4 * 2}


def test_S0_14_with_equal_points_fewer_tricks_win() -> None:
    """S and N have no point; S has one trick to N's two and wins, from the worse seat."""
    # W deals, so N sits on his left and S on his right. E loses; E and S are neighbours.
    result = outcome(points=(0, 30, 0, 10), tricks=(2, 6, 1, 2))
    assert payments(settle(result, CLASSIC, pool=100), "party") == {(E, S): 4}


def test_S0_14_with_equal_points_more_tricks_lose() -> None:
    """N and S have 20 points; N has more tricks and loses, from the better seat."""
    result = outcome(points=(20, 0, 20, 0), tricks=(6, 0, 4, 1))
    assert payments(settle(result, CLASSIC, pool=100), "party") == {(N, E): 4}


@pytest.mark.parametrize("dealer", SEATS)
@pytest.mark.parametrize(("better", "worse"), [(0, 1), (1, 2), (2, 3), (0, 3)])
def test_S0_15_ties_go_to_the_nearest_on_the_dealers_left(
    dealer: Seat, better: int, worse: int
) -> None:
    """Left before opposite before right before the dealer, in winning and in losing."""
    order = (dealer.left, dealer.left.left, dealer.left.left.left, dealer)
    low, high = order[better], order[worse]
    rest = [seat for seat in order if seat not in (low, high)]
    # Two without a point in one trick each; then two with 20 points in five tricks each.
    won = _standing({low: (0, 1), high: (0, 1), rest[0]: (15, 4), rest[1]: (25, 5)})
    assert settle(outcome(dealer=dealer, **won), CLASSIC, pool=100).verdict.winner is low
    lost = _standing({low: (20, 5), high: (20, 5), rest[0]: (0, 1), rest[1]: (0, 0)})
    assert settle(outcome(dealer=dealer, **lost), CLASSIC, pool=100).verdict.loser is high


def _standing(players: dict[Seat, tuple[int, int]]) -> dict[str, tuple[int, ...]]:
    return {
        "points": tuple(players[seat][0] for seat in SEATS),
        "tricks": tuple(players[seat][1] for seat in SEATS),
    }


def test_S0_43_the_party_is_paid_double_across_the_table() -> None:
    """N against S pays twice what S pays to a neighbour."""
    across = outcome(points=(0, 12, 20, 8), tricks=(1, 3, 5, 2), party_points=6)
    beside = outcome(points=(12, 0, 20, 8), tricks=(3, 1, 5, 2), party_points=6)
    # 6 + 4 = 10 in the party.
    assert payments(settle(across, CLASSIC, pool=100)) == {(S, N): 10 * 2}
    assert payments(settle(beside, CLASSIC, pool=100)) == {(S, E): 10}
