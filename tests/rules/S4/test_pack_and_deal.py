"""S4: the pack, who deals, and how the cards go round."""

from itertools import combinations
from random import Random

import pytest

from quinola.cards import QUINOLA, Card
from quinola.dealing import deal_out
from quinola.match import Match
from quinola.rules import preset
from quinola.seating import seat_by_quinola, seat_players
from quinola.seats import SEATS
from quinola.trick import taker_of
from tests.dealing import E, N, S, W
from tests.rules.S4 import ordinary_deal
from tests.telling import decline_all, play_tricks

ENCYCLOPEDIA = preset("encyclopedia")
RANKS = "AKQJ98765432"


def test_S4_01_forty_eight_cards_without_the_tens_ace_high_two_low() -> None:
    """No tens; in spades, diamonds and clubs ace, king, queen, jack, nine and so on to two."""
    pack = sorted(rank + suit for suit in "shdc" for rank in RANKS)
    assert sorted(map(str, ENCYCLOPEDIA.pack)) == pack
    for suit in "sdc":
        for higher, lower in combinations([Card.parse(rank + suit) for rank in RANKS], 2):
            assert taker_of([(N, higher), (W, lower)], ENCYCLOPEDIA) is N
            assert taker_of([(N, lower), (W, higher)], ENCYCLOPEDIA) is W


def test_S4_01_a_pack_with_a_ten_is_refused() -> None:
    """A ten in the place of a two makes another pack."""
    pack = [card if str(card) != "2s" else Card.parse("Ts") for card in ENCYCLOPEDIA.pack]
    with pytest.raises(ValueError, match="not the pack"):
        deal_out(pack, N, ENCYCLOPEDIA)


def test_S4_02_the_quinola_is_the_highest_heart() -> None:
    """In hearts the jack beats the ace, king and queen; the others keep their order."""
    hearts = [Card.parse(rank + "h") for rank in "JAKQ98765432"]
    for higher, lower in combinations(hearts, 2):
        assert taker_of([(N, higher), (W, lower)], ENCYCLOPEDIA) is N
        assert taker_of([(N, lower), (W, higher)], ENCYCLOPEDIA) is W


def test_S4_02_it_is_no_trump() -> None:
    """Thrown on another suit the quinola takes nothing, be the card led a two."""
    for suit in "sdc":
        plays = [(N, Card.parse("2" + suit)), (W, QUINOLA)]
        assert taker_of(plays, ENCYCLOPEDIA) is N


@pytest.mark.parametrize("seed", range(40))
def test_S4_04_he_who_is_dealt_the_jack_of_hearts_deals_first(seed: int) -> None:
    """Cards go round counterclockwise, one each, until it falls."""
    seating = seat_players(ENCYCLOPEDIA, Random(seed))
    assert sorted(seating.places) == list(SEATS)
    assert seating.shown.count(QUINOLA) == 1
    assert seating.shown[-1] is QUINOLA
    # The first card goes to the first player, the next to the one at his right, and so on.
    right_of = {N: W, W: S, S: E, E: N}
    receiver = seating.places[0]
    for _ in seating.shown[1:]:
        receiver = right_of[receiver]
    assert seating.dealer is receiver


def test_S4_04_anyone_may_get_it() -> None:
    """Over many drawings each seat and each player deals first about once in four."""
    drawn = [seat_by_quinola(Random(seed), ENCYCLOPEDIA) for seed in range(400)]
    for place in range(4):
        assert 70 < sum(seating.dealer is SEATS[place] for seating in drawn) < 130
        assert 70 < sum(seating.dealer is seating.places[place] for seating in drawn) < 130


def test_S4_04_then_the_deal_passes_counterclockwise() -> None:
    """After E deals N, at his right; then W, S and E again."""
    match = Match(ENCYCLOPEDIA, E)
    play_tricks(decline_all(match.begin(ordinary_deal.DEALT), "Qc"), ordinary_deal.TRICKS)
    match.settle()
    dealers = [match.dealer]
    for _ in range(3):
        match.void("misdeal")
        dealers.append(match.dealer)
    assert dealers == [N, W, S, E]


def test_S4_05_packets_of_three_four_and_four_the_dealer_three_times_four() -> None:
    """Counterclockwise from the dealer's right: 3-3-3-4, then twice 4 each; three are left."""
    pack = list(ENCYCLOPEDIA.pack)
    Random(7).shuffle(pack)
    dealt = deal_out(pack, W, ENCYCLOPEDIA)
    # W deals, so S, E, N, W. First round: cards 0-2, 3-5, 6-8, 9-12; the second begins at 13, the
    # third at 13 + 16 = 29; 29 + 16 = 45 are dealt.
    places = {
        S: [0, 1, 2, 13, 14, 15, 16, 29, 30, 31, 32],
        E: [3, 4, 5, 17, 18, 19, 20, 33, 34, 35, 36],
        N: [6, 7, 8, 21, 22, 23, 24, 37, 38, 39, 40],
        W: [9, 10, 11, 12, 25, 26, 27, 28, 41, 42, 43, 44],
    }
    for seat in SEATS:
        assert set(dealt.hands[seat]) == {pack[place] for place in places[seat]}, seat
    assert dealt.talon == tuple(pack[45:])
