"""S4: the play of the cards, their points, and the tricks that may be looked at again."""

import pytest

from quinola.cards import Card
from quinola.deal import Deal
from quinola.match import Match
from quinola.outcome import outcome_of
from quinola.rules import RuleViolation, preset
from quinola.view import view_of
from tests.dealing import E, N, S, W
from tests.rules.S4 import ordinary_deal
from tests.telling import (
    COUNTERCLOCKWISE,
    decline_all,
    play_tricks,
    points_by_trick,
    told,
    turns,
)

ENCYCLOPEDIA = preset("encyclopedia")


def ordinary() -> Deal:
    return decline_all(Deal(ENCYCLOPEDIA, ordinary_deal.DEALT), "Qc")


def test_S4_03_forty_four_points_in_the_tricks() -> None:
    """Ace 4, of diamonds 5; king 3; queen 2; jack 1, of hearts 4; nothing else."""
    tricks = (
        "N As Ks Qs Js",  # 4 + 3 + 2 + 1 = 10
        "N Ac Kc Qc Jc",  # 10
        "N Ad Kd Qd Jd",  # 5 + 3 + 2 + 1 = 11
        "N Jh Ah Kh Qh",  # 4 + 4 + 3 + 2 = 13, and the quinola takes it
        "N 9s 8s 7s 6s",
        "N 9h 8h 7h 6h",
        "N 9d 8d 7d 6d",
        "N 9c 8c 7c 6c",
        "N 5s 4s 3s 5h",
        "N 4h 3h 5d 4d",
        "N 3d 5c 4c 3c",
    )
    deal = decline_all(Deal(ENCYCLOPEDIA, told(E, tricks, "2s 2c 2h 2d", COUNTERCLOCKWISE)), "2d")
    assert points_by_trick(deal, tricks, N) == [10, 10, 11, 13, 0, 0, 0, 0, 0, 0, 0]
    assert outcome_of(deal).points == (44, 0, 0, 0)


def test_S4_03_each_players_points_are_those_of_his_own_tricks() -> None:
    """In the ordinary deal N has 6, E 18, S 14 and W 4; 2 lie aside."""
    finished = outcome_of(play_tricks(ordinary(), ordinary_deal.TRICKS))
    assert finished.points == (6, 18, 14, 4)
    assert finished.party_points == 2
    assert finished.tricks == (2, 4, 4, 1)


def test_S4_27_the_dealers_right_leads_first_and_play_goes_counterclockwise() -> None:
    """E deals: N leads, then W, S and E play; whoever took the trick leads the next."""
    deal = ordinary()
    seats = turns(deal, ordinary_deal.TRICKS[:2])
    # S takes the first trick with the ace of spades.
    assert seats == [N, W, S, E, S, E, N, W]


def test_S4_27_suit_is_followed_where_it_can_be() -> None:
    """N leads the two of spades: W has three spades and may play only those."""
    deal = ordinary()
    deal.play(N, Card.parse("2s"))
    assert [str(card) for card in deal.legal_cards()] == ["Qs", "7s", "6s"]
    with pytest.raises(RuleViolation) as refused:
        deal.play(W, Card.parse("Jh"))
    assert refused.value.rule == "S4-27"
    assert deal.turn is W


def test_S4_27_void_a_player_may_play_anything() -> None:
    """In trick 9 W has no diamond left, so any of his three cards will do."""
    deal = play_tricks(ordinary(), ordinary_deal.TRICKS[:8])
    deal.play(E, Card.parse("Qd"))
    deal.play(N, Card.parse("8d"))
    assert {str(card) for card in deal.legal_cards()} == {"7s", "Jh", "9c"}


def test_S4_27_the_highest_of_the_suit_led_takes_the_trick() -> None:
    """Neither the quinola (trick 9) nor the ace of diamonds (10) takes from another suit."""
    deal = play_tricks(ordinary(), ordinary_deal.TRICKS)
    takers = [str(trick.taker) for trick in deal.tricks]
    assert takers == ["S", "S", "N", "N", "W", "S", "S", "E", "E", "E", "E"]


def test_S4_35_each_may_look_at_the_tricks_he_has_taken() -> None:
    """After seven tricks S sees his four again, N his two, W his one and E none."""
    deal = play_tricks(ordinary(), ordinary_deal.TRICKS[:7])
    standing = Match(ENCYCLOPEDIA, E).standing()
    seen = {
        seat: [trick.number for trick in view_of(deal, seat, standing).seen_again]
        for seat in (N, E, S, W)
    }
    assert seen == {N: [3, 4], E: [], S: [1, 2, 6, 7], W: [5]}
    third = view_of(deal, N, standing).seen_again[0]
    assert [str(card) for _, card in third.plays] == ["4d", "7d", "9d", "2d"]
