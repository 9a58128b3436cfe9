"""S0: players, pack, seats, deal, exchange and trick."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from quinola.cards import Card, Rank, Suit
from quinola.deal import Deal
from quinola.dealing import deal_out
from quinola.events import Declined, Discarded
from quinola.match import Match
from quinola.rules import RuleViolation, preset
from quinola.seating import seat_by_honours, seat_players
from quinola.seats import SEATS, Seat
from quinola.settlement import settle
from quinola.view import view_of
from tests.dealing import E, N, S, W, dealt, exchange, outcome, play
from tests.rules.deals import QUARTERED, play_out

CLASSIC = preset("classic")


def test_S0_01_four_players_each_for_himself() -> None:
    """Four sit down, and who loses the party pays alone: nobody has a partner."""
    assert sorted(seat_players(CLASSIC, Random(1)).places) == [N, E, S, W]
    # E won and S lost a party of blank cards, worth 4; those opposite them have no part in it.
    assert settle(outcome(), CLASSIC, pool=100).net == (0, +4, -4, 0)


def test_S0_02_a_pack_of_52_without_the_tens() -> None:
    """48 cards, twelve in each suit, no ten and every other rank; a ten at the table is refused."""
    pack = CLASSIC.pack
    assert len(set(pack)) == len(pack) == 48
    assert {card.rank for card in pack} == set(Rank) - {Rank.TEN}
    assert Counter(card.suit for card in pack) == dict.fromkeys(Suit, 12)
    with_a_ten = {**QUARTERED.hands, N: (Card.parse("Ts"), *QUARTERED.hands[N][1:])}
    with pytest.raises(ValueError, match="whole pack"):
        Deal(CLASSIC, dealt(S, {seat: _written(with_a_ten[seat]) for seat in SEATS}, "3c 4c 5c"))


def _written(cards: tuple[Card, ...]) -> str:
    return ".".join(
        "".join(card.rank.letter for card in cards if card.suit is suit) for suit in Suit
    )


def test_S0_03_honours_are_drawn_for_seats_and_the_first_deal() -> None:
    """The ace picks a seat and deals; king, queen and jack sit next to him in order of play."""
    # Players 0 to 3 drew queen, ace, jack and king. The ace takes S; counterclockwise from S
    # come E for the king, N for the queen and W for the jack.
    drawn = [Card.parse(card) for card in ("Qs", "As", "Js", "Ks")]
    seating = seat_by_honours(drawn, S, CLASSIC.way)
    assert seating.places == (N, S, W, E)
    assert seating.dealer is S


def test_S0_03_the_ace_has_the_choice_whoever_draws_it() -> None:
    """One ace, king, queen and jack are drawn; the seat named goes to the ace, and he deals."""
    drawers = set()
    for seed in range(60):
        seating = seat_players(CLASSIC, Random(seed), chosen=W)
        assert sorted(card.rank for card in seating.shown) == [11, 12, 13, 14]
        ace = [card.rank for card in seating.shown].index(Rank.ACE)
        assert seating.places[ace] is seating.dealer is W
        drawers.add(ace)
    assert drawers == {0, 1, 2, 3}


@pytest.mark.parametrize("dealer", SEATS)
def test_S0_04_eleven_cards_twelve_to_the_dealer_three_over(dealer: Seat) -> None:
    """Whoever deals takes twelve cards, the others have eleven, and three are the talon."""
    cards = deal_out(CLASSIC.pack, dealer, CLASSIC)
    assert {seat: len(cards.hands[seat]) for seat in SEATS} == {
        **dict.fromkeys(SEATS, 11),
        dealer: 12,
    }
    assert len(cards.talon) == 3


def test_S0_04_other_numbers_of_cards_are_refused() -> None:
    """Twelve cards to another than the dealer are no deal."""
    with pytest.raises(ValueError, match="12 to the dealer"):
        Deal(CLASSIC, type(QUARTERED)(N, QUARTERED.hands, QUARTERED.talon))


def test_S0_05_a_player_may_exchange_one_card() -> None:
    """He puts one card of his own aside, then has his talon card instead, once; or he declines."""
    deal = Deal(CLASSIC, QUARTERED)
    before = set(deal.hands[E])
    aside, drawn = Card.parse("Ah"), Card.parse("3c")
    assert not deal.can_discard(E, drawn)
    assert deal.discard(E, aside) == Discarded(E, aside, drawn)
    assert deal.hands[E] == before - {aside} | {drawn}
    with pytest.raises(RuleViolation) as again:
        deal.discard(E, Card.parse("9h"))
    assert again.value.rule == "S0-05"
    kept = set(deal.hands[N])
    deal.decline(N)
    assert deal.hands[N] == kept


def test_S0_06_who_declines_may_look_at_the_card_he_leaves() -> None:
    """Having declined he sees it, not before; one who declines learns nothing of another's."""
    match = Match(CLASSIC, S)
    deal = match.begin(QUARTERED)
    assert view_of(deal, E, match.standing()).talon_card is None
    deal.decline(E)
    deal.decline(N)
    left = {seat: view_of(deal, seat, match.standing()).talon_card for seat in SEATS}
    assert left == {N: Card.parse("4c"), E: Card.parse("3c"), S: None, W: None}
    assert view_of(deal, E, match.standing()).events == (
        Declined(E, Card.parse("3c")),
        Declined(N, None),
    )


@pytest.mark.parametrize(
    ("looker", "elsewhere"), [(N, (W, "2s")), (W, (N, "5s")), (S, (N, "5s"))], ids="NWS"
)
def test_S0_06_nobody_else_may_look_at_it(looker: Seat, elsewhere: tuple[Seat, str]) -> None:
    """With another card in its place the others see the very same table."""
    holder, written = elsewhere
    other, left = Card.parse(written), QUARTERED.talon[0]
    swapped = tuple(left if card is other else card for card in QUARTERED.hands[holder])
    views = []
    for hands, talon in (
        (QUARTERED.hands, QUARTERED.talon),
        ({**QUARTERED.hands, holder: swapped}, (other, *QUARTERED.talon[1:])),
    ):
        match = Match(CLASSIC, S)
        deal = match.begin(type(QUARTERED)(S, hands, talon))
        deal.decline(E)
        views.append(view_of(deal, looker, match.standing()))
    assert views[0] == views[1]


def test_S0_07_the_dealer_puts_one_aside_and_takes_none() -> None:
    """He may not keep his twelfth card; then all hold eleven."""
    deal = Deal(CLASSIC, QUARTERED)
    for seat, card in ((E, "Ah"), (N, None), (W, "Ac")):
        if card is None:
            deal.decline(seat)
        else:
            deal.discard(seat, Card.parse(card))
    with pytest.raises(RuleViolation) as kept:
        deal.decline(S)
    assert kept.value.rule == "S0-07"
    assert deal.discard(S, Card.parse("Kh")) == Discarded(S, Card.parse("Kh"), None)
    assert [len(hand) for hand in deal.hands] == [11, 11, 11, 11]
    assert deal.hands[S] == set(QUARTERED.hands[S]) - {Card.parse("Kh")}


def test_S0_08_the_four_cards_aside_are_the_party() -> None:
    """Three discards or cards left in the talon and the dealer's discard, in nobody's hand."""
    deal = exchange(Deal(CLASSIC, QUARTERED), "Ks - 4d Ad")
    # N left the four of clubs.
    assert [str(card) for card in deal.party] == ["Ks", "4c", "4d", "Ad"]
    assert not set(deal.party) & set().union(*deal.hands)
    match = Match(CLASSIC, S)
    played = exchange(match.begin(QUARTERED), "Ks - 4d Ad")
    play_out(played)
    # King 3, ace of diamonds 5, two blanks.
    assert match.settle().outcome.party_points == 3 + 5


def test_S0_28_the_winner_of_a_trick_leads_the_next() -> None:
    """N takes the king of spades that E led with the ace, so the lead is his and not E's."""
    deal = exchange(Deal(CLASSIC, QUARTERED), "- - - 2c")
    play(deal, "Ks As Js Qs")
    assert deal.turn is N
    with pytest.raises(RuleViolation) as refused:
        deal.play(E, Card.parse("Ah"))
    assert refused.value.rule == "S0-28"
    play(deal, "5s 2s 3s 4s")
    assert deal.turn is N
    # Now N leads a heart, and E takes it with the ace.
    play(deal, "6h Qh Kh Ah")
    assert deal.turn is E
