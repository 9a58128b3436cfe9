"""How `club` leads, follows and throws cards on other suits.

W deals. S leads and E, N, W follow, N across from S; in the family game N leads and E follows.
"""

import pytest

from quinola.rules import Ruleset, preset
from quinola.seats import SEATS
from tests.bots.situations import Moment, playing

N, E, S, W = SEATS
CLASSIC, ACADEMY = preset("classic"), preset("academy")
ENCYCLOPEDIA, FAMILY = preset("encyclopedia"), preset("family")
WORTHLESS_QUINOLA = CLASSIC.with_options(
    stake=0, dealer_stake=0, quinola_placed=0, quinola_forced_holder=0, quinola_forced_others=0
)

NINE_WITHOUT_HEARTS = (
    "9s 3s 2s 4s 9d 2d 3d 4d 9c 2c 3c 4c 8c 5c 6c 7c 8d 5d 6d 7d 8s 5s 6s 7s"
    " As Qs Js Ks Ad Jd Qd Kd Ac Qc Jc Kc"
)
"""Nine tricks taken by S, after which nothing but hearts is out."""


# Throwing on another suit


@pytest.mark.parametrize("ruleset", [CLASSIC, ACADEMY, ENCYCLOPEDIA])
def test_quinola_is_thrown_at_the_first_chance(ruleset: Ruleset) -> None:
    # S4-41, S0-24: it wins the pool, and hearts may be led next.
    assert playing(ruleset, {N: ".J6432.953.742"}, "5s 9s").answer() == "play Jh"


def test_quinola_is_thrown_before_an_ace() -> None:
    assert playing(CLASSIC, {N: ".J643.A953.742"}, "5s 9s").answer() == "play Jh"


def test_quinola_that_pays_nothing_waits_for_the_ace_of_diamonds() -> None:
    # Nothing is paid for it and there is no pool, but the ace earns two fiches.
    assert playing(WORTHLESS_QUINOLA, {N: ".J643.A953.742"}, "5s 9s").answer() == "play Ad"


def test_ace_of_diamonds_is_thrown_before_another_ace() -> None:
    # S0-35: two fiches against one, and two to lose if it is forced.
    assert playing(CLASSIC, {N: ".532.A953.A742"}, "5s Ks").answer() == "play Ad"


def test_ace_goes_across_the_table_where_it_pays_most() -> None:
    # With S taking the trick the ace earns threefold; the king can wait.
    ruleset = CLASSIC.with_options(opposite_factor=3)
    assert playing(ruleset, {N: ".6532.K95.A742"}, "Ks 5s").answer() == "play Ac"


def test_ace_does_not_go_to_a_side_player_before_a_more_dangerous_king() -> None:
    # The same hand with E taking the trick: the king of the short suit is the greater danger.
    ruleset = CLASSIC.with_options(opposite_factor=3)
    assert playing(ruleset, {N: ".6532.K95.A742"}, "5s Ks").answer() == "play Kd"


def test_without_honours_the_most_dangerous_card_is_thrown() -> None:
    assert playing(CLASSIC, {N: ".653.K963.8742"}, "5s 9s").answer() == "play Kd"


# Following suit


def test_low_card_ducks() -> None:
    # S3-38: best take no trick.
    assert playing(CLASSIC, {N: "84.532.A53.742"}, "5s 2s").answer() == "play 4s"


def test_queen_goes_under_the_king() -> None:
    # It cannot take this trick and would take a later one.
    assert playing(CLASSIC, {N: "Q4.532.953.742"}, "5s Ks").answer() == "play Qs"


def test_ace_stays_in_hand_while_a_low_card_ducks() -> None:
    # Played to a spade lead it is forced (S0-37) and takes a king besides.
    assert playing(CLASSIC, {N: "A4.532.953.742"}, "5s Ks").answer() == "play 4s"


def test_last_to_a_cheap_trick_gets_rid_of_the_king() -> None:
    # Both cards take it; the king would take a dearer trick later.
    assert playing(CLASSIC, {W: "K8.532.9532.74"}, "5s 6s 2s").answer() == "play Ks"


def test_king_of_hearts_is_played_to_save_the_quinola() -> None:
    # S0-25: the quinola forced costs a remise; a trick of small hearts does not.
    assert playing(CLASSIC, {N: "754.KJ.953.742"}, "5h 2h").answer() == "play Kh"


def test_guard_of_the_highest_heart_goes_first() -> None:
    # S4-02: here the quinola would even take the trick from the ace.
    assert playing(ENCYCLOPEDIA, {N: "754.QJ.953.742"}, "5h Ah").answer() == "play Qh"


# Leading


def test_holder_of_the_quinola_does_not_lead_its_guards() -> None:
    assert playing(CLASSIC, {S: "54.QJ32.K632.3"}).answer() == "play 3c"


def test_low_hearts_are_led_to_force_the_quinola() -> None:
    # S0-38: whoever holds it pays the leader most.
    answer = playing(CLASSIC, {S: "AK54.432.Q32.3"}).answer()
    assert answer in ("play 4h", "play 3h", "play 2h")


def test_low_hearts_are_led_in_the_family_game_too() -> None:
    answer = playing(FAMILY, {N: "KQ54.543.Q43.3"}).answer()
    assert answer in ("play 5h", "play 4h", "play 3h")


def test_hearts_are_not_led_where_forcing_pays_nothing() -> None:
    # The single club makes a void instead.
    assert playing(WORTHLESS_QUINOLA, {S: "AK54.432.Q32.3"}).answer() == "play 3c"


def test_hearts_are_not_led_for_a_quinola_that_is_gone() -> None:
    # E takes the first trick, in which the quinola fell.
    hand = {E: "KQ94.AQ32.Q4.2"}
    assert _suit_led(playing(CLASSIC, hand, "7h Ah Jh 9h")) != "h"
    assert _suit_led(playing(CLASSIC, hand, "7h Ah 9h 6h")) == "h"


def test_hearts_are_not_led_for_a_quinola_in_ones_own_discard() -> None:
    # W is the dealer and knows where the quinola is: he put it aside himself.
    hand = {W: "KQ94.AQ32.Q4.2"}
    known = playing(CLASSIC, hand, "7h 8h 9h Ah", party="3c 4c 5c Jh")
    assert _suit_led(known) != "h"
    unknown = playing(CLASSIC, hand, "7h 8h 9h Ah", party="3c 4c Jh 5c")
    assert _suit_led(unknown) == "h"


def test_high_cards_are_not_led() -> None:
    # The lead is lost with a low card, whatever the suit.
    answer = playing(ACADEMY, {S: "AQ4.KQ3.AQ3.K2"}).answer()
    assert answer[-2] in "234"


@pytest.mark.parametrize("ruleset", [CLASSIC, ACADEMY, ENCYCLOPEDIA])
def test_quinola_is_led_in_trick_10_when_only_hearts_are_out(ruleset: Ruleset) -> None:
    # S0-51: it would be forced in the last trick, and the leader paid for it besides the bête.
    moment = playing(ruleset, {S: "98A.J6.98A.98A"}, NINE_WITHOUT_HEARTS)
    assert moment.answer() == "play Jh"


def _suit_led(moment: Moment) -> str:
    return moment.answer()[-1]
