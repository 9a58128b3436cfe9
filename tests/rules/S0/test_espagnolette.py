"""S0: the espagnolette, as far as this source has it."""

from __future__ import annotations

import pytest

from quinola.cards import Card
from quinola.deal import Deal
from quinola.ledger import POOL
from quinola.rules import RuleViolation, preset
from quinola.settlement import settle
from tests.dealing import E, N, S, W, exchange, led, outcome, payments, play
from tests.rules.deals import FOUR_ACES, REVOKING, filled, play_in_order

CLASSIC = preset("classic")

THREE_AND_QUINOLA = "As Ah Ac Jh 3d 4d 5d 6d 2s 3s 4s"
FOUR_AND_QUINOLA = "As Ah Ad Ac Jh 4d 5d 6d 2s 3s 4s"
FOUR = "As Ah Ad Ac 3d 4d 5d 6d 2s 3s 4s"


@pytest.mark.parametrize("hand", [THREE_AND_QUINOLA, FOUR_AND_QUINOLA, FOUR])
def test_S0_46_three_aces_with_the_quinola_or_four_aces(hand: str) -> None:
    """Each of the three hands is one: to a diamond lead its holder may play any card."""
    deal = _led_a_diamond(hand)
    assert deal.holder is N
    assert set(deal.legal_cards()) == set(deal.hands[N])
    assert deal.can_play(N, Card.parse("2s"))


@pytest.mark.parametrize(
    "hand", ["As Ah Ac 3d 4d 5d 6d 2s 3s 4s 5s", "As Ah Jh 3d 4d 5d 6d 2s 3s 4s 5s"]
)
def test_S0_46_three_aces_alone_or_two_with_the_quinola_are_none(hand: str) -> None:
    """Their holder must follow suit."""
    deal = _led_a_diamond(hand)
    assert deal.holder is None
    assert [str(card) for card in deal.legal_cards()] == ["6d", "5d", "4d", "3d"]


def _led_a_diamond(hand: str) -> Deal:
    """E has led a diamond, and N is to play from this hand."""
    deal = Deal(CLASSIC, filled(CLASSIC, {E: "2d", N: hand, S: "2c"}))
    return play(exchange(deal, "- - - 2c"), "2d")


def test_S0_46_it_is_the_hand_that_is_held_when_play_begins() -> None:
    """Three aces become one by drawing the quinola; four are none if an ace is put aside."""
    three = "As Ah Ac 3d 4d 5d 6d 2s 3s 4s 5s"
    drawing = Deal(CLASSIC, filled(CLASSIC, {N: three, S: "2c"}, talon="2h Jh 3h"))
    assert exchange(drawing, "- 5s - 2c").holder is N
    parting = Deal(CLASSIC, filled(CLASSIC, {N: FOUR, S: "2c"}, talon="2h 3h 4h"))
    assert exchange(parting, "- Ah - 2c").holder is None


def test_S0_48_it_overrides_following_suit() -> None:
    """N keeps back his ace of hearts for eight tricks, but not in trick 10."""
    deal = exchange(Deal(CLASSIC, FOUR_ACES), "- - - 3c")
    play_in_order(deal, REVOKING, tricks=9)
    assert deal.espagnolette is N
    play(deal, "2h")
    with pytest.raises(RuleViolation):
        deal.play(N, Card.parse("8c"))
    assert [str(card) for card in deal.legal_cards()] == ["Ah"]


def test_S0_48_it_overrides_who_wins_the_party_and_what_the_quinola_costs() -> None:
    """E has no point; with trick 10 taken as the espagnolette he loses all the same."""
    # His one trick among the first nine is no harm.
    early = settle(outcome(espagnolette=E, party_points=6), CLASSIC, pool=100)
    assert payments(early) == {(S, E): 6 + 4}
    facts = {"party_points": 6, "tenth": E}
    plain = settle(outcome(led("Jh", E, 5), **facts), CLASSIC, pool=100)
    assert payments(plain, "party") == {(S, E): 10}
    failed = settle(outcome(led("Jh", E, 5), espagnolette=E, **facts), CLASSIC, pool=100)
    # The best of the others is W with 8 points, who faces E: (6 + 4) x 2.
    assert payments(failed, "party") == {(E, W): 20}
    assert payments(failed, "bete-espagnolette", "bete-led") == {(E, POOL): 100}
