"""How `club` uses an espagnolette. W deals; S leads under `classic`, N under `family`."""

import pytest

from quinola.rules import preset
from quinola.seats import SEATS
from tests.bots.situations import announcing, exchanging, playing

N, E, S, W = SEATS
CLASSIC, FAMILY, ENCYCLOPEDIA = preset("classic"), preset("family"), preset("encyclopedia")
HAND = "A93.AJ5.A7.432"
FAMILY_HAND = "A93.AJ5.A7.543"


def test_quinola_is_thrown_in_the_first_trick_by_breaking_suit() -> None:
    # S1-24: N holds spades and need not follow; the quinola wins the pool at once.
    assert playing(CLASSIC, {N: HAND}, "5s 6s").answer() == "play Jh"


def test_to_a_heart_an_ace_is_thrown_and_the_quinola_kept() -> None:
    # Played to hearts the quinola would be forced (S0-25); the dearest ace goes.
    assert playing(CLASSIC, {N: HAND}, "3h 6h").answer() == "play Ad"


def test_after_the_quinola_the_aces_go() -> None:
    assert playing(CLASSIC, {N: HAND}, "5s 6s Jh 7s Kc 8c 9c").answer() == "play Ad"


def test_two_lowest_cards_are_kept_for_the_last_tricks() -> None:
    # S1-25: in tricks 10 and 11 it must follow suit and must take neither. With the honours gone,
    # its highest card goes, though it could follow with a low one.
    cards = "5s 6s Jh 7s Kc 8c 9c Ad Qc 5c 6c As Jc 7c 5d Ah Ac 3d Js"
    assert playing(CLASSIC, {N: HAND}, cards).answer() == "play 9s"


def test_of_equal_cards_the_one_that_more_can_beat_is_kept() -> None:
    # Two cards stay for the last tricks. Of three sixes the six of spades is the safest: only
    # higher spades are out, but two lower hearts and four lower diamonds.
    cards = (
        "Kh 3h Ad 9h Qh 2s As 4h 8h 8d Js Kd 7h 5d 9s Qd 5s 8s Jh 7s 2d Ah 4d Jd 2h Ac 9d Kc 7d 8c"
    )
    assert playing(CLASSIC, {N: "AJ96.AJ6.A96.2"}, cards).answer() == "play 6h"


def test_eldest_leads_low() -> None:
    # Its honours are worth more thrown than led.
    answer = playing(CLASSIC, {S: HAND}).answer()
    assert answer in ("play 2c", "play 3c", "play 4c", "play 3s")


def test_eldest_leads_the_quinola_where_that_is_its_right() -> None:
    # S4-21: led, it is paid as placed and wins the remise.
    assert playing(ENCYCLOPEDIA, {S: HAND}).answer() == "play Jh"


def test_family_espagnolette_is_announced() -> None:
    # S3-29: with no trick it takes the pot, and its low cards make that likely.
    assert announcing(FAMILY, {S: FAMILY_HAND}).answer() == "announce"


def test_espagnolette_that_earns_nothing_and_risks_much_is_not_announced() -> None:
    # N leads the first trick, has nothing but high cards, and any trick fails; a house that pays
    # nothing for the right leaves no reason to ask for it.
    ruleset = FAMILY.with_options(
        espagnolette_success_takes_pool=False, quinola_placed=0, ace=0, ace_of_diamonds=0, stake=0,
        dealer_stake=0, espagnolette_fail_bete="unless_others_quinola", party_bonus=999,
    )  # fmt: skip
    assert announcing(ruleset, {N: "AKQ.AKQ.AKQ.AK"}).answer() == "pass"


def test_other_hands_pass() -> None:
    assert announcing(FAMILY, {S: "A93.A85.A7.543"}).answer() == "pass"


def test_family_espagnolette_does_not_follow_with_its_ace() -> None:
    # Any trick fails there (S3-30), so that an ace on the suit led is the worst of all cards.
    moment = playing(FAMILY, {E: FAMILY_HAND}, "4s", announced=True)
    assert moment.answer() == "play Jh"


def test_without_the_announcement_suit_is_followed() -> None:
    # S3-28: who kept silent has no right; the low spade ducks.
    assert playing(FAMILY, {E: FAMILY_HAND}, "4s").answer() == "play 3s"


@pytest.mark.parametrize("name", ["classic", "family"])
def test_hand_is_kept_together_in_the_exchange(name: str) -> None:
    answer = exchanging(preset(name), {N: "A93.AJ5.A76.43"}).answer()
    assert answer not in ("discard As", "discard Ah", "discard Ad", "discard Jh")


def test_low_card_follows_in_trick_10() -> None:
    # Having revoked, N must take neither of the last two (S1-25): the two, not the nine.
    cards = (
        "Kd Jd Jh 6d 8d 9d Ah Ac 3c Ad 7c Jc 4d Qd As Qc 6c 9s 5c 2d 2h 7d 7h 4h Kh 9h 6h 5h"
        " 3h 6s Qh 4c Kc 3s 8s Js 8c"
    )
    assert playing(CLASSIC, {N: "A93.AJ5.A7.942"}, cards).answer() == "play 2c"
