"""What `club` puts aside, and when it leaves the talon card lying."""

import pytest

from quinola.rules import PRESETS, preset
from quinola.seats import SEATS
from tests.bots.situations import exchanging

N, E, S, W = SEATS
CLASSIC = preset("classic")
WORTHLESS_QUINOLA = CLASSIC.with_options(
    stake=0, dealer_stake=0, quinola_placed=0, quinola_forced_holder=0, quinola_forced_others=0
)


@pytest.mark.parametrize("name", PRESETS)
def test_quinola_second_in_suit_is_put_aside(name: str) -> None:
    # S3-25: with one heart beside it, the second heart lead forces it.
    assert exchanging(preset(name), {N: "7543.J6.953.74"}).answer() == "discard Jh"


@pytest.mark.parametrize("name", PRESETS)
def test_quinola_third_in_suit_is_put_aside(name: str) -> None:
    # S3-25, even where it means to keep a king of a short suit.
    assert exchanging(preset(name), {N: "753.J65.953.K4"}).answer() == "discard Jh"


def test_dealer_puts_the_quinola_aside_as_the_others_do() -> None:
    # The dealer has twelve cards and draws none; the quinola third is no better for it.
    assert exchanging(CLASSIC, {W: "753.J65.953.K43"}).answer() == "discard Jh"


def test_large_pool_makes_a_bare_quinola_no_better() -> None:
    # The bête grows with the pool, so that what may be won never outweighs what may be lost.
    assert exchanging(CLASSIC, {N: "753.J65.953.K4"}, pool=300).answer() == "discard Jh"


def test_quinola_well_covered_is_kept_and_a_void_made_for_it() -> None:
    # S0-26: king and queen with small hearts cover it. S0-27: the single spade goes, not the king
    # of clubs, so that the quinola can be thrown on spades.
    assert exchanging(CLASSIC, {N: "7.KQJ32.953.K4"}).answer() == "discard 7s"


def test_quinola_fourth_with_two_short_suits_is_kept() -> None:
    # Three small hearts outlast the hearts of most others; the king of a short suit goes.
    assert exchanging(CLASSIC, {N: "75.J643.953.K4"}).answer() == "discard Kc"


def test_quinola_that_nothing_is_paid_for_is_a_plain_jack() -> None:
    # No pool and no payments for it: the king of a short suit threatens more points.
    assert exchanging(WORTHLESS_QUINOLA, {N: "753.J65.953.K4"}).answer() == "discard Kc"


def test_ace_of_a_short_suit_is_put_aside() -> None:
    # S3-20: it would be forced at the second lead of spades at the latest.
    assert exchanging(CLASSIC, {N: "A4.653.8653.52"}).answer() == "discard As"


def test_of_two_short_aces_the_ace_of_diamonds_goes() -> None:
    # It costs two fiches where another ace costs one (S0-37).
    assert exchanging(CLASSIC, {N: "A4.653.A3.8652"}).answer() == "discard Ad"


def test_ace_of_a_long_suit_is_kept() -> None:
    # Four small spades under it: it may be thrown before spades come round so often.
    assert exchanging(CLASSIC, {N: "A8532.65.86.52"}).answer() != "discard As"


def test_hand_of_low_cards_is_left_as_it_is() -> None:
    # No card that it could draw is likely to be as low as the one it would put aside.
    assert exchanging(CLASSIC, {N: "5432.432.32.32"}).answer() == "decline"


def test_dealer_with_low_cards_must_put_one_aside() -> None:
    # Declining is not the dealer's to choose (S0-07).
    assert exchanging(CLASSIC, {W: "5432.432.32.432"}).answer().startswith("discard ")


def test_for_a_reversis_the_one_loser_goes() -> None:
    # Every other card of this hand takes a trick.
    assert exchanging(CLASSIC, {N: "AKQJ9.AKQ.AK.5"}).answer() == "discard 5c"


def test_espagnolette_keeps_its_honours_and_its_low_cards() -> None:
    # Aces and quinola are its right (S1-23); the low cards are for tricks 10 and 11 (S1-25).
    assert exchanging(CLASSIC, {N: "A93.AJ5.A76.43"}).answer() == "discard 9s"


def test_four_aces_are_kept_together() -> None:
    assert exchanging(CLASSIC, {N: "A93.A5.A76.A43"}).answer() == "discard 9s"
