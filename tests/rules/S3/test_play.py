"""S3: the play of the cards, their points, and the trick that may be looked at again."""

import pytest

from quinola.cards import ACES, Card
from quinola.deal import Deal, Phase
from quinola.match import Match
from quinola.outcome import outcome_of
from quinola.rules import RuleViolation, preset
from quinola.seats import SEATS
from quinola.view import view_of
from tests.dealing import E, N, S, W
from tests.rules.S3 import ordinary_deal
from tests.telling import CLOCKWISE, decline_all, play_tricks, points_by_trick, told, turns

FAMILY = preset("family")


def ordinary() -> Deal:
    return decline_all(Deal(FAMILY, ordinary_deal.DEALT), "Qc")


def test_S3_03_ace_four_king_three_queen_two_jack_one_and_nothing_else() -> None:
    """Points of the tricks as they are taken; the quinola and the ace of diamonds are no more."""
    tricks = (
        "N As Ks Qs Js",  # 4 + 3 + 2 + 1 = 10
        "N Ah Kh Qh Jh",  # 10, the quinola a jack like another
        "N Ad Kd Qd Jd",  # 10, the ace of diamonds an ace like another
        "N Ac Kc Qc Jc",
        "N Ts 9s 8s 7s",
        "N Th 9h 8h 7h",
        "N Td 9d 8d 7d",
        "N Tc 9c 8c 7c",
        "N 6s 5s 4s 6h",
        "N 5h 4h 6d 5d",
        "N 4d 6c 5c 4c",
    )
    deal = decline_all(Deal(FAMILY, told(W, tricks, "3c 3h 3s 3d", CLOCKWISE)), "3d")
    assert points_by_trick(deal, tricks, N) == [10, 10, 10, 10, 0, 0, 0, 0, 0, 0, 0]
    assert outcome_of(deal).points == (40, 0, 0, 0)


def test_S3_03_each_players_points_are_those_of_his_own_tricks() -> None:
    """In the ordinary deal N has 6, E 4, S and W 14 each; 2 lie aside."""
    finished = outcome_of(play_tricks(ordinary(), ordinary_deal.TRICKS))
    assert finished.points == (6, 4, 14, 14)
    assert finished.tricks == (2, 1, 4, 4)


def test_S3_17_the_dealers_left_leads_first_and_play_goes_clockwise() -> None:
    """W deals: N leads, then E, S and W play; whoever took the trick leads the next."""
    deal = ordinary()
    seats = turns(deal, ordinary_deal.TRICKS[:2])
    # S takes the first trick with the ace of spades.
    assert seats == [N, E, S, W, S, W, N, E]


def test_S3_17_suit_is_followed_where_it_can_be() -> None:
    """N leads the three of spades: E has three spades and may play only those."""
    deal = ordinary()
    deal.play(N, Card.parse("3s"))
    assert [str(card) for card in deal.legal_cards()] == ["Qs", "8s", "7s"]
    with pytest.raises(RuleViolation) as refused:
        deal.play(E, Card.parse("Jh"))
    assert refused.value.rule == "S3-17"
    assert deal.turn is E


def test_S3_17_void_a_player_may_play_anything() -> None:
    """In trick 9 E has no diamond left, so any of his three cards will do."""
    deal = play_tricks(ordinary(), ordinary_deal.TRICKS[:8])
    deal.play(W, Card.parse("Qd"))
    deal.play(N, Card.parse("9d"))
    assert {str(card) for card in deal.legal_cards()} == {"8s", "Jh", "Tc"}


def test_S3_17_the_highest_of_the_suit_led_takes_the_trick() -> None:
    """A king or an ace of another suit takes nothing: W's ten of spades holds the tenth trick."""
    deal = play_tricks(ordinary(), ordinary_deal.TRICKS)
    takers = [str(trick.taker) for trick in deal.tricks]
    assert takers == ["S", "S", "N", "N", "E", "S", "S", "W", "W", "W", "W"]


def test_S3_17_three_aces_without_the_quinola_give_no_freedom() -> None:
    """S holds three aces, nothing to announce, and follows suit like anyone in all 11 tricks."""
    deal = ordinary()
    assert len(deal.hands[S] & ACES) == 3
    choices = []
    for trick in ordinary_deal.TRICKS:
        for card in trick.split()[1:]:
            assert deal.turn is not None
            assert deal.trick is not None
            suit = deal.trick.suit
            if deal.turn is S and suit is not None:
                held = {c for c in deal.hands[S] if c.suit is suit} or deal.hands[S]
                choices.append(set(deal.legal_cards()) == held)
            deal.play(deal.turn, Card.parse(card))
    # S leads four tricks (2, 3, 7, 8) and follows in seven.
    assert choices == [True] * 7
    assert deal.phase is Phase.OVER


def test_S3_35_only_the_last_closed_trick_may_be_looked_at() -> None:
    """After three tricks only the third, for its taker and the others alike; none at first."""
    deal = ordinary()
    standing = Match(FAMILY, W).standing()
    assert all(view_of(deal, seat, standing).seen_again == () for seat in SEATS)
    play_tricks(deal, ordinary_deal.TRICKS[:3])
    for seat in SEATS:
        seen = view_of(deal, seat, standing).seen_again
        # The first two were taken by S, the third by N.
        assert [trick.number for trick in seen] == [3]
        assert [str(card) for _, card in seen[0].plays] == ["5d", "8d", "Td", "3d"]


def test_S3_35_a_trick_begun_hides_nothing_and_shows_nothing_more() -> None:
    """With a card led to the fourth trick the third is still the last closed one."""
    deal = play_tricks(ordinary(), ordinary_deal.TRICKS[:3])
    deal.play(N, Card.parse("Ks"))
    seen = view_of(deal, W, Match(FAMILY, W).standing()).seen_again
    assert [trick.number for trick in seen] == [3]
