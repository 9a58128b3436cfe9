"""S3: the exchange, and the party that it makes."""

import pytest

from quinola.cards import Card
from quinola.deal import Deal, Phase
from quinola.events import Declined
from quinola.match import Match
from quinola.outcome import outcome_of
from quinola.rules import RuleViolation, preset
from quinola.seats import SEATS
from quinola.settlement import settle
from quinola.view import view_of
from tests.dealing import E, N, S, W, dealt, exchange, outcome, payments
from tests.rules.S3 import ordinary_deal
from tests.telling import decline_all, pass_all, play_out, play_tricks, suits_apart

FAMILY = preset("family")

# W deals. The reserve: ten of spades for S, nine of spades for E, eight of spades for N.
HANDS = {
    N: "AK5.A5.A543.43",
    E: "QJ.KQ.KQJT.KQJ",
    S: "76.JT98.9876.A",
    W: "43.7643..T98765",
}
TALON = "Ts 9s 8s"


def before_exchange() -> Deal:
    return Deal(FAMILY, dealt(W, HANDS, TALON))


def test_S3_08_the_exchange_goes_from_the_dealers_right_against_the_deal() -> None:
    """Right of the dealer first, then opposite, then left; each puts one aside and takes one."""
    deal = before_exchange()
    for seat, discard, taken in [(S, "7s", "Ts"), (E, "Qs", "9s"), (N, "5s", "8s")]:
        for other in SEATS:
            if other is not seat:
                held = next(iter(deal.hands[other]))
                assert not deal.can_discard(other, held)
        assert deal.turn is seat
        assert Card.parse(taken) not in deal.hands[seat]
        deal.discard(seat, Card.parse(discard))
        assert Card.parse(taken) in deal.hands[seat]
        assert Card.parse(discard) not in deal.hands[seat]
    assert deal.turn is W


def test_S3_08_out_of_turn_is_refused() -> None:
    """The dealer's left may not put a card aside before those at his right and opposite."""
    deal = before_exchange()
    with pytest.raises(RuleViolation) as refused:
        deal.discard(N, Card.parse("5s"))
    assert refused.value.rule == "S3-08"
    assert deal.party == []


def test_S3_08_the_card_taken_is_not_had_before_one_is_put_aside() -> None:
    """The reserve card cannot itself be the one put aside, and is not shown before."""
    deal = before_exchange()
    assert not deal.can_discard(S, Card.parse("Ts"))
    assert view_of(deal, S, Match(FAMILY, W).standing()).talon_card is None


def test_S3_09_the_dealer_only_puts_one_aside_and_all_hold_eleven() -> None:
    """The dealer has twelve cards, must put one aside, and takes none."""
    deal = exchange(before_exchange(), "7s Qs 5s 4s")
    assert [len(deal.hands[seat]) for seat in SEATS] == [11, 11, 11, 11]
    # W held 4s 3s, four hearts and six clubs.
    assert deal.hands[W] == set(dealt(W, HANDS, TALON).hands[W]) - {Card.parse("4s")}
    assert len(deal.party) == 4


def test_S3_09_the_dealer_may_not_keep_twelve() -> None:
    """Declining is not for the dealer."""
    deal = before_exchange()
    for seat in (S, E, N):
        deal.decline(seat)
    with pytest.raises(RuleViolation) as refused:
        deal.decline(W)
    assert refused.value.rule == "S3-09"
    assert deal.phase is Phase.EXCHANGE


def test_S3_10_a_declined_card_stays_and_the_next_takes_his_own() -> None:
    """S leaves the ten of spades; E then takes the nine, N the eight, and nobody has the ten."""
    deal = exchange(before_exchange(), "- Qs 5s 4s")
    ten, nine, eight = (Card.parse(card) for card in TALON.split())
    assert nine in deal.hands[E]
    assert eight in deal.hands[N]
    assert all(ten not in hand for hand in deal.hands)
    assert len(deal.hands[S]) == 11
    assert ten in deal.party


def test_S3_10_a_declined_card_stays_unseen() -> None:
    """No looking at it either, for him who left it no more than for the others."""
    deal = before_exchange()
    deal.decline(S)
    for seat in SEATS:
        view = view_of(deal, seat, Match(FAMILY, W).standing())
        assert view.talon_card is None
        assert view.events == (Declined(S, None),)
        assert view.exchanged == ((S, False),)


def test_S3_11_a_card_put_aside_cannot_be_taken_back() -> None:
    """After his exchange a player can neither change it nor play the card he put aside."""
    deal = before_exchange()
    deal.discard(S, Card.parse("7s"))
    with pytest.raises(RuleViolation) as refused:
        deal.discard(S, Card.parse("6s"))
    assert refused.value.rule == "S3-11"
    with pytest.raises(RuleViolation):
        deal.decline(S)
    exchange_rest = [(E, "Qs"), (N, "5s"), (W, "4s")]
    for seat, card in exchange_rest:
        deal.discard(seat, Card.parse(card))
    pass_all(deal)
    deal.play(N, Card.parse("8s"))
    deal.play(E, Card.parse("9s"))
    assert not deal.can_play(S, Card.parse("7s"))
    assert deal.can_play(S, Card.parse("6s"))


def test_S3_12_the_cards_aside_and_those_left_are_the_party() -> None:
    """S leaves the ten; E, N and W put aside queen, five and four: these four are the party."""
    deal = exchange(before_exchange(), "- Qs 5s 4s")
    assert [str(card) for card in deal.party] == ["Ts", "Qs", "5s", "4s"]
    play_out(pass_all(deal))
    # Queen 2, the others nothing.
    assert outcome_of(deal).party_points == 2


def test_S3_12_the_party_is_opened_after_play() -> None:
    """Nobody sees the four cards before the last trick is in; then everyone does."""
    match = Match(FAMILY, W)
    deal = decline_all(match.begin(ordinary_deal.DEALT), "Qc")
    for trick in ordinary_deal.TRICKS:
        assert {view_of(deal, seat, match.standing()).party for seat in SEATS} == {()}
        play_tricks(deal, [trick])
    aside = tuple(Card.parse(card) for card in ["3c", "7h", "4s", "Qc"])
    assert {view_of(deal, seat, match.standing()).party for seat in SEATS} == {aside}


def test_S3_16_the_sources_example_makes_nine_and_the_party_fourteen() -> None:
    """Ace of clubs, quinola, a queen and a blank card, and a stake of five."""
    # In the order of the exchange: S diamonds, E hearts, N spades, W (dealer) clubs.
    deal = decline_all(Deal(FAMILY, suits_apart(FAMILY, W, "Qd Jh 3s Ac")), "Ac")
    finished = outcome_of(play_out(deal))
    # 4 + 3 + 2 + 0 = 9; 9 + 5 = 14.
    assert finished.party_points == 9
    assert settle(finished, FAMILY).verdict.worth == 14


def test_S3_16_the_loser_pays_the_points_and_the_stake() -> None:
    """The same nine points in a deal without reversis: S, with most points, pays E 14."""
    settled = settle(outcome(party_points=9), FAMILY, pool=20)
    assert payments(settled) == {(S, E): 14}


@pytest.mark.parametrize(
    ("aside", "points"),
    [
        ("Ad Kh Qs Jc", 11),  # ace of diamonds 5 + 3 + 2 + 1
        ("Kd Ah Qs Jc", 10),  # any other ace 4 + 3 + 2 + 1
        ("Jd Jh Js Jc", 6),  # the quinola 3, the other jacks 1 each
        ("Td Th Ts Tc", 0),
    ],
)
def test_S3_16_the_ace_of_diamonds_counts_five_and_the_quinola_three(
    aside: str, points: int
) -> None:
    """Two cards count more in the party than in tricks; the rest count alike."""
    deal = decline_all(Deal(FAMILY, suits_apart(FAMILY, W, aside)), aside.split()[3])
    assert outcome_of(play_out(deal)).party_points == points


def test_S3_16_the_stake_that_is_added_is_the_one_agreed_on() -> None:
    """With a stake of eight the party of nine points is 17."""
    house = FAMILY.with_options(stake=8, dealer_stake=8)
    # 9 + 8 = 17.
    assert payments(settle(outcome(party_points=9), house, pool=32)) == {(S, E): 17}
