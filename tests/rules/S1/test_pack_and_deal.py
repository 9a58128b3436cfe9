"""S1: players, pack, seats, shuffle, deal, exchange, and what may be looked at."""

from __future__ import annotations

from collections import Counter
from itertools import combinations
from random import Random

import pytest

from quinola.cards import QUINOLA, Card, Suit
from quinola.deal import Deal
from quinola.dealing import deal_out
from quinola.match import Match
from quinola.rules import RuleViolation, preset
from quinola.seating import Seating, seat_players
from quinola.seats import SEATS, Seat
from quinola.table import Setup, Table
from quinola.trick import taker_of
from quinola.view import view_of
from tests.dealing import E, N, S, W, exchange, play
from tests.rules.deals import QUARTERED

UKRAINIAN = preset("ukrainian")


def test_S1_01_four_players_and_48_cards() -> None:
    """A seat for each of four, and every rank but the ten in every suit."""
    assert sorted(seat_players(UKRAINIAN, Random(1)).places) == [N, E, S, W]
    ranks = "AKQJ98765432"
    assert {str(card) for card in UKRAINIAN.pack} == {
        rank + suit for rank in ranks for suit in "shdc"
    }
    assert len(UKRAINIAN.pack) == 48


@pytest.mark.parametrize("suit", Suit)
def test_S1_01_ace_high_two_low(suit: Suit) -> None:
    """Of any two cards of a suit the one that stands first takes the trick, led or not."""
    cards = [Card.parse(rank + suit.letter) for rank in "AKQJ98765432"]
    for higher, lower in combinations(cards, 2):
        assert taker_of([(N, lower), (W, higher)], UKRAINIAN) is W
        assert taker_of([(N, higher), (W, lower)], UKRAINIAN) is N


def test_S1_03_seats_and_dealer_by_lot() -> None:
    """No cards are drawn; every player comes to every seat, and every seat to deal, alike often."""
    drawn = [seat_players(UKRAINIAN, Random(seed)) for seed in range(1600)]
    assert all(seating.shown == () for seating in drawn)
    sits = Counter((player, seating.places[player]) for seating in drawn for player in range(4))
    deals = Counter((seating.places[0], seating.dealer) for seating in drawn)
    # 1600 lots: each of 16 pairs 400 times in the first count, 100 times in the second. The
    # statistic has 9 and 15 degrees of freedom; 1 in 1000 lies above 27.9 and 37.7.
    assert _chi_square([sits[player, seat] for player in range(4) for seat in SEATS], 400) < 27.9
    assert _chi_square([deals[seat, dealer] for seat in SEATS for dealer in SEATS], 100) < 37.7


def _chi_square(counts: list[int], expected: float) -> float:
    return sum((count - expected) ** 2 / expected for count in counts)


@pytest.mark.parametrize("dealer", SEATS)
def test_S1_04_eleven_each_twelve_to_the_dealer_three_in_reserve(dealer: Seat) -> None:
    """Counted for each dealer; the reserve is what is left."""
    cards = deal_out(UKRAINIAN.pack, dealer, UKRAINIAN)
    assert [len(cards.hands[seat]) for seat in SEATS] == [11 + (seat is dealer) for seat in SEATS]
    in_hand = {card for hand in cards.hands.values() for card in hand}
    assert len(cards.talon) == 3
    assert in_hand | set(cards.talon) == set(UKRAINIAN.pack)


def test_S1_05_any_player_may_put_a_card_aside_and_take_one() -> None:
    """Each of the three may, and each may leave it; two cards are never put aside."""
    for choices in ("Ks Jh Ac", "- - -", "Ks - Ac"):
        deal = Deal(UKRAINIAN, QUARTERED)
        before = [set(hand) for hand in deal.hands]
        exchange(deal, f"{choices} 2c")
        for seat, choice, drawn in zip((E, N, W), choices.split(), QUARTERED.talon, strict=True):
            gone = set() if choice == "-" else {Card.parse(choice)}
            assert deal.hands[seat] == before[seat] - gone | ({drawn} if gone else set())
    deal = Deal(UKRAINIAN, QUARTERED)
    deal.discard(E, Card.parse("Ks"))
    with pytest.raises(RuleViolation) as second:
        deal.discard(E, Card.parse("8s"))
    assert second.value.rule == "S1-05"


def test_S1_06_who_does_not_may_look_at_the_card_meant_for_him() -> None:
    """He sees the card that he left, and the three others do not."""
    match = Match(UKRAINIAN, S)
    deal = match.begin(QUARTERED)
    deal.discard(E, Card.parse("Ah"))
    assert view_of(deal, N, match.standing()).talon_card is None
    deal.decline(N)
    left = Card.parse("4c")
    views = {seat: view_of(deal, seat, match.standing()) for seat in SEATS}
    assert views[N].talon_card is left
    for seat in (E, S, W):
        assert str(left) not in repr(views[seat])


def test_S1_07_the_dealer_puts_one_aside_and_takes_none() -> None:
    """Twelve cards become eleven, all of them his own; to keep them all is refused."""
    deal = exchange_of_three()
    with pytest.raises(RuleViolation) as kept:
        deal.decline(S)
    assert kept.value.rule == "S1-07"
    deal.discard(S, Card.parse("Ad"))
    assert deal.hands[S] == set(QUARTERED.hands[S]) - {Card.parse("Ad")}
    assert len(deal.hands[S]) == 11


def exchange_of_three() -> Deal:
    """All but the dealer have exchanged or not."""
    deal = Deal(UKRAINIAN, QUARTERED)
    deal.discard(E, Card.parse("Ah"))
    deal.decline(N)
    deal.decline(W)
    return deal


@pytest.mark.parametrize(
    ("dealer", "order"), [(S, (E, N, W, S)), (W, (S, E, N, W))], ids=["S deals", "W deals"]
)
def test_S1_29_dealt_in_three_rounds(dealer: Seat, order: tuple[Seat, ...]) -> None:
    """From the dealer's right on: 3, 3, 3 and 4 to himself, then twice 4 to everyone."""
    pack = UKRAINIAN.pack
    cards = deal_out(pack, dealer, UKRAINIAN)
    got = {seat: set(cards.hands[seat]) for seat in SEATS}
    first, second, third, last = order
    # Round 1 is cards 0-12, round 2 cards 13-28, round 3 cards 29-44.
    assert got[first] == {*pack[0:3], *pack[13:17], *pack[29:33]}
    assert got[second] == {*pack[3:6], *pack[17:21], *pack[33:37]}
    assert got[third] == {*pack[6:9], *pack[21:25], *pack[37:41]}
    assert got[last] == {*pack[9:13], *pack[25:29], *pack[41:45]}
    assert cards.talon == pack[45:48]


@pytest.mark.parametrize("dealer", SEATS)
def test_S1_33_the_reserve_cards_belong_to_the_right_and_on_round(dealer: Seat) -> None:
    """The first is the dealer's right neighbour's, the second the next one's, then the third's."""
    cards = deal_out(UKRAINIAN.pack, dealer, UKRAINIAN)
    deal = Deal(UKRAINIAN, cards)
    seat = dealer
    for slot in range(3):
        seat = seat.right
        assert deal.talon_card(seat) is cards.talon[slot]
        assert deal.discard(seat, cards.hands[seat][0]).drawn is cards.talon[slot]
    assert deal.talon_card(dealer) is None


def test_S1_33_a_card_left_is_not_the_next_players() -> None:
    """E leaves the first; N still draws the second, and may not draw before his turn."""
    deal = Deal(UKRAINIAN, QUARTERED)
    with pytest.raises(RuleViolation) as early:
        deal.discard(N, Card.parse("Jh"))
    assert early.value.rule == "S1-33"
    deal.decline(E)
    assert deal.discard(N, Card.parse("Jh")).drawn is Card.parse("4c")


def test_S1_35_only_ones_own_tricks_may_be_looked_at() -> None:
    """E took tricks 1 and 2 and N the third: each may turn over his own, W none at all."""
    match = Match(UKRAINIAN, S)
    deal = exchange(match.begin(QUARTERED), "- - - 2c")
    play(deal, "Ah Jh Qh Kh 9h 6h 7h 8h Ks As Js Qs")
    again = {seat: view_of(deal, seat, match.standing()).seen_again for seat in SEATS}
    assert {seat: [trick.number for trick in tricks] for seat, tricks in again.items()} == {
        E: [1, 2],
        N: [3],
        W: [],
        S: [],
    }
    assert (N, QUINOLA) in again[E][0].plays


def test_S1_36_the_pack_is_well_shuffled() -> None:
    """Each card comes to each hand as often as its size says, and to each place of the reserve."""
    deals = 2400
    fell: Counter[tuple[Card, str]] = Counter()
    for seed in range(deals):
        cards = table_of(f"seed {seed}").shuffled()
        for seat in SEATS:
            fell.update((card, seat.name) for card in cards.hands[seat])
        fell.update((card, f"talon {slot}") for slot, card in enumerate(cards.talon))
    sizes = {"N": 11, "E": 11, "S": 12, "W": 11, "talon 0": 1, "talon 1": 1, "talon 2": 1}
    statistic = sum(
        _chi_square([fell[card, place] for card in UKRAINIAN.pack], deals * size / 48)
        for place, size in sizes.items()
    )
    # 47 x 6 = 282 degrees of freedom, standard deviation 24: far above 402 is no good shuffle,
    # far below 162 no chance at all.
    assert 162 < statistic < 402


def test_S1_36_every_deal_is_shuffled_anew() -> None:
    """The second deal of a table is another than the first, and so is another table's."""
    table = table_of("one")
    first = table.shuffled()
    table.match.void("exposed")
    assert table.shuffled().hands != first.hands
    assert table_of("two").shuffled().hands != first.hands


def table_of(seed: str) -> Table:
    """A table at which S deals first and this seed shuffles."""
    seating = Seating((N, E, S, W), S)
    names = ("a", "b", "c", "d")
    return Table(Setup(ruleset=UKRAINIAN, seating=seating, names=names, seed=seed, deals=None))
