"""S4: the exchange, what may be seen of it, and the cards aside."""

import pytest

from quinola.cards import Card
from quinola.deal import Deal, Phase
from quinola.events import Declined, Discarded
from quinola.ledger import POOL
from quinola.match import Match
from quinola.outcome import Irregularity, outcome_of
from quinola.rules import RuleViolation, preset
from quinola.seats import SEATS, Seat
from quinola.settlement import settle
from quinola.view import View, view_of
from tests.dealing import E, N, S, W, dealt, exchange, outcome, payments, placed
from tests.rules.S4 import ordinary_deal
from tests.telling import decline_all, play_out, play_tricks

ENCYCLOPEDIA = preset("encyclopedia")

# W deals. The talon: two of spades for S, three of spades for E, four of spades for N.
HANDS = {
    N: "AK5.A5.A543.43",
    E: "QJ.KQ.KQJ9.KQJ",
    S: "76.J982.8762.A",
    W: "98.7643..987652",
}
TALON = "2s 3s 4s"


def before_exchange() -> Deal:
    return Deal(ENCYCLOPEDIA, dealt(W, HANDS, TALON))


def seen_by(deal: Deal, seat: Seat) -> View:
    return view_of(deal, seat, Match(ENCYCLOPEDIA, W).standing())


def test_S4_10_each_non_dealer_puts_a_card_aside_first_and_then_takes_his() -> None:
    """Right of the dealer, opposite, left: each has his own card of the talon, once."""
    deal = before_exchange()
    for seat, discard, taken in [(S, "7s", "2s"), (E, "Qs", "3s"), (N, "5s", "4s")]:
        assert deal.turn is seat
        # Before he puts one aside the card is not his, nor shown to him.
        assert not deal.can_discard(seat, Card.parse(taken))
        assert seen_by(deal, seat).talon_card is None
        event = deal.discard(seat, Card.parse(discard))
        assert event == Discarded(seat, Card.parse(discard), Card.parse(taken))
        assert Card.parse(taken) in deal.hands[seat]
        with pytest.raises(RuleViolation) as refused:
            deal.discard(seat, Card.parse(taken))
        assert refused.value.rule == "S4-10"


def test_S4_10_a_declined_card_is_not_the_next_ones_top_card() -> None:
    """S leaves the two; E still takes the three and N the four."""
    deal = exchange(before_exchange(), "- Qs 5s 8s")
    assert Card.parse("3s") in deal.hands[E]
    assert Card.parse("4s") in deal.hands[N]
    assert Card.parse("2s") in deal.party


def test_S4_10_what_is_put_aside_lies_face_down() -> None:
    """The others see that S has exchanged, and neither card."""
    deal = before_exchange()
    deal.discard(S, Card.parse("7s"))
    for seat in (N, E, W):
        view = seen_by(deal, seat)
        assert view.exchanged == ((S, True),)
        assert view.events == (Discarded(S, None, None),)
        assert view.discard is None
        assert view.talon_card is None
    own = seen_by(deal, S)
    assert own.events == (Discarded(S, Card.parse("7s"), Card.parse("2s")),)


def test_S4_10_the_exchange_keeps_its_order() -> None:
    """N, left of the dealer, may not begin."""
    deal = before_exchange()
    with pytest.raises(RuleViolation) as refused:
        deal.discard(N, Card.parse("5s"))
    assert refused.value.rule == "S4-10"


def test_S4_11_one_who_declines_sees_the_card_he_leaves() -> None:
    """S leaves the two of spades and has looked at it; nobody else has."""
    deal = before_exchange()
    deal.decline(S)
    two = Card.parse("2s")
    own = seen_by(deal, S)
    assert own.talon_card is two
    assert own.events == (Declined(S, two),)
    for seat in (N, E, W):
        view = seen_by(deal, seat)
        assert view.talon_card is None
        assert view.events == (Declined(S, None),)


def test_S4_11_and_only_his_own() -> None:
    """At the end of the exchange S knows the two, E the three, N the four, and W none."""
    deal = exchange(before_exchange(), "- - - 8s")
    seen = {seat: seen_by(deal, seat).talon_card for seat in SEATS}
    assert seen == {S: Card.parse("2s"), E: Card.parse("3s"), N: Card.parse("4s"), W: None}
    assert {seen_by(deal, seat).party for seat in SEATS} == {()}


def test_S4_12_the_dealer_puts_one_aside_and_takes_none() -> None:
    """He must part with one of his twelve, and all hold eleven."""
    deal = before_exchange()
    for seat in (S, E, N):
        deal.decline(seat)
    with pytest.raises(RuleViolation) as refused:
        deal.decline(W)
    assert refused.value.rule == "S4-12"
    assert deal.discard(W, Card.parse("8s")) == Discarded(W, Card.parse("8s"), None)
    assert [len(hand) for hand in deal.hands] == [11, 11, 11, 11]
    assert deal.phase is Phase.PLAY


def test_S4_13_one_who_peeked_gets_no_payment_in_the_deal() -> None:
    """E would win the party, an ace's fiche and, with the quinola, fiches and pool: nothing."""
    told = outcome(
        placed("As", E, S, 2),
        placed("Jh", E, W, 3),
        party_points=9,
        irregularities=(Irregularity(E, "peek"),),
    )
    settled = settle(told, ENCYCLOPEDIA, pool=45)
    assert payments(settled) == {}
    assert settled.net == (0, 0, 0, 0)
    assert settled.pool == 45
    assert not settled.drawn
    # Without the fault: party 9 + 4 = 13 and the ace 1 from S; 5, 5 and, across, 10; and the pool.
    clean = settle(
        outcome(placed("As", E, S, 2), placed("Jh", E, W, 3), party_points=9),
        ENCYCLOPEDIA,
        pool=45,
    )
    assert payments(clean) == {(S, E): 13 + 1 + 5, (N, E): 5, (W, E): 10, (POOL, E): 45}


def test_S4_13_he_still_pays_and_the_others_are_still_paid() -> None:
    """S peeked and lost: he pays E the party and W the fiche for the ace on his trick."""
    told = outcome(placed("As", W, S, 2), party_points=9, irregularities=(Irregularity(S, "peek"),))
    assert payments(settle(told, ENCYCLOPEDIA, pool=45)) == {(S, E): 13, (S, W): 1}


def test_S4_39_the_cards_aside_take_no_part_in_the_play() -> None:
    """None of the four can be played, or is seen, before the end; eleven tricks are 44 cards."""
    match = Match(ENCYCLOPEDIA, E)
    deal = decline_all(match.begin(ordinary_deal.DEALT), "Qc")
    aside = {Card.parse(card) for card in ordinary_deal.ASIDE.split()}
    for trick in ordinary_deal.TRICKS:
        assert deal.turn is not None
        assert not any(deal.can_play(deal.turn, card) for card in aside)
        play_tricks(deal, [trick])
    played = {card for trick in deal.tricks for _, card in trick.plays}
    assert len(played) == 44
    assert played.isdisjoint(aside)
    assert deal.party == [Card.parse(card) for card in ordinary_deal.ASIDE.split()]


def test_S4_39_their_points_are_in_no_trick() -> None:
    """Kings and queens aside are missing from the tricks: 44 less what lies aside."""
    deal = exchange(before_exchange(), "Jh Kd Ah 8s")
    finished = outcome_of(play_out(deal))
    # Quinola 4 + king 3 + ace 4 + 0 = 11; 44 - 11 = 33.
    assert finished.party_points == 11
    assert sum(finished.points) == 33
