"""S3: the pack, who deals, and how the cards go round."""

from itertools import combinations
from random import Random

import pytest

from quinola.cards import Card
from quinola.dealing import deal_out
from quinola.match import Match
from quinola.rules import preset
from quinola.seating import seat_players
from quinola.seats import SEATS
from quinola.trick import taker_of
from tests.dealing import E, N, S, W
from tests.telling import decline_all, play_out, suits_apart

FAMILY = preset("family")


def test_S3_01_equal_stocks_of_a_hundred_and_the_match_ends_when_one_is_lost() -> None:
    """Four play, each on his own account, from equal stocks; losing a stock ends the match."""
    match = Match(FAMILY, W, stock=100)
    assert match.balances == [0, 0, 0, 0]
    # N holds the spades and leads: he takes all 11 tricks in every deal. Each other player pays
    # him the party, ace of spades 4 + quinola 3 + ace of diamonds 5 + ace of clubs 4 + stake 5
    # = 21; he pays E 1 for the ace of hearts placed, and draws 20 and puts 5 back like all.
    dealt = suits_apart(FAMILY, W, "Ad Jh As Ac")
    # First deal:  N -5 +63 -1 +20 -5 = 72, E -5 -21 +1 -5 = -30, S and W -5 -21 -5 = -31.
    # Later ones need no stakes first: N +77, E -25, S and W -26.
    expected = [[72, -30, -31, -31], [149, -55, -57, -57], [226, -80, -83, -83]]
    for balances in expected:
        play_out(decline_all(match.begin(dealt), "Ac"))
        match.settle()
        assert match.balances == balances
        assert not match.is_over
    play_out(decline_all(match.begin(dealt), "Ac"))
    match.settle()
    # S and W have now lost 83 + 26 = 109.
    assert match.is_over
    with pytest.raises(ValueError, match="the match is over"):
        match.begin(dealt)


@pytest.mark.parametrize(("stock", "over"), [(31, True), (32, False)])
def test_S3_01_the_last_chip_of_a_stock_is_the_end(stock: int, over: bool) -> None:
    """A loss of just the stock ends the match; with one chip left it goes on."""
    match = Match(FAMILY, W, stock=stock)
    play_out(decline_all(match.begin(suits_apart(FAMILY, W, "Ad Jh As Ac")), "Ac"))
    match.settle()
    assert min(match.balances) == -31
    assert match.is_over is over


def test_S3_02_forty_eight_cards_without_the_twos_from_the_ace_down() -> None:
    """No twos, but tens; in each suit ace, king, queen, jack, ten and so on down to three."""
    ranks = "AKQJT9876543"
    assert sorted(map(str, FAMILY.pack)) == sorted(rank + suit for suit in "shdc" for rank in ranks)
    for suit in "shdc":
        for higher, lower in combinations([Card.parse(rank + suit) for rank in ranks], 2):
            assert taker_of([(N, higher), (E, lower)], FAMILY) is N
            assert taker_of([(N, lower), (E, higher)], FAMILY) is E


def test_S3_02_a_pack_with_a_two_is_refused() -> None:
    """A two in the place of a ten makes another pack."""
    pack = [card if str(card) != "Ts" else Card.parse("2s") for card in FAMILY.pack]
    with pytest.raises(ValueError, match="not the pack"):
        deal_out(pack, N, FAMILY)


def test_S3_06_first_dealer_by_lot_then_in_turn() -> None:
    """Any player in any seat may be the first to deal; then the deal goes round clockwise."""
    drawn = [seat_players(FAMILY, Random(seed)) for seed in range(400)]
    assert all(sorted(seating.places) == list(SEATS) for seating in drawn)
    assert {seating.shown for seating in drawn} == {()}
    for seat in SEATS:
        # One in four: 100 of 400.
        assert 70 < sum(seating.dealer is seat for seating in drawn) < 130
    for player in range(4):
        assert 70 < sum(seating.places[player] is seating.dealer for seating in drawn) < 130

    match = Match(FAMILY, W)
    dealers = []
    for _ in range(5):
        dealers.append(match.dealer)
        last_card = ["Qs", "Qh", "Qd", "Qc"][match.dealer]
        aside = {N: "Qc Qd Qh Qs", E: "Qs Qc Qd Qh", S: "Qh Qs Qc Qd", W: "Qd Qh Qs Qc"}
        dealt = suits_apart(FAMILY, match.dealer, aside[match.dealer])
        play_out(decline_all(match.begin(dealt), last_card))
        match.settle()
    assert dealers == [W, N, E, S, W]


def test_S3_07_three_packets_clockwise_the_dealer_last_with_four_at_first() -> None:
    """3-3-3-4, then twice 4 each, round from the dealer's left; the last three are left."""
    pack = list(FAMILY.pack)
    Random(7).shuffle(pack)
    dealt = deal_out(pack, W, FAMILY)
    # W deals, so N, E, S, W. First round: cards 0-2, 3-5, 6-8, 9-12; the second begins at 13, the
    # third at 13 + 16 = 29; 29 + 16 = 45 are dealt.
    places = {
        N: [0, 1, 2, 13, 14, 15, 16, 29, 30, 31, 32],
        E: [3, 4, 5, 17, 18, 19, 20, 33, 34, 35, 36],
        S: [6, 7, 8, 21, 22, 23, 24, 37, 38, 39, 40],
        W: [9, 10, 11, 12, 25, 26, 27, 28, 41, 42, 43, 44],
    }
    for seat in SEATS:
        assert set(dealt.hands[seat]) == {pack[place] for place in places[seat]}, seat
    assert dealt.talon == tuple(pack[45:])
