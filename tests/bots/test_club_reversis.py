"""How `club` makes, gives up and breaks a reversis. W deals, and S leads under `classic`."""

import pytest

from quinola.rules import preset
from quinola.seats import SEATS
from tests.bots.situations import playing

N, E, S, W = SEATS
CLASSIC, FAMILY = preset("classic"), preset("family")
NO_TARIFFS = CLASSIC.with_options(reversis_broken=0, reversis_side=0, reversis_opposite=0)

NINE_BY_S = (
    "As 3s 2s 4s Ks 6s 7s 8s Qs 9s 2d 5s Ad 3d 4d 5d Kd 6d 7d 8d Ac 2c 3c 4c Kc 5c 6c 7c"
    " Qc 8c 9c Jd Jc 3h Qd 4h"
)
"""Nine tricks by S; N, void in spades and clubs, holds two hearts."""

NINE_WITH_QUINOLA = (
    "Ah 3h Jh 4h As 3s 2s 4s Ks 6s 7s 8s Qs 9s 2d 5s Ad 3d 4d 5d Kd 6d 7d 8d Ac 2c 3c 4c"
    " Kc 5c 6c 7c Qc 8c 9c Jd"
)
"""Nine tricks by S, who forced N's quinola in the first."""

SEVEN_BY_S = "Ad 3d 4d 5d Kd 6d 7d 8d As 3s 2s 4s Ks 6s 7s 8s Qs 9s 2d 5s Ac 2c 3c 4c Kc 5c 6c 7c"


def test_hand_of_top_cards_takes_from_the_first_trick_on() -> None:
    answer = playing(CLASSIC, {S: "AKQ.AKQ9.AKQ.A"}).answer()
    assert answer[-2] == "A"


def test_undertaker_plays_the_quinola_before_the_last_two_tricks() -> None:
    # S0-30: with ace, king and queen of hearts in the same hand it takes like any of them, and
    # played now it does not cost him the pool.
    cards = "As 2s 3s 4s Ks 5s 6s 7s"
    assert playing(CLASSIC, {S: "AKQ.AKQJ.AK.AK"}, cards).answer() == "play Jh"


def test_poor_hand_does_not_go_on_after_one_trick() -> None:
    # Having taken the first trick is no reason to take the second.
    answer = playing(CLASSIC, {S: "A85.632.975.K4"}, "As 2s 3s 4s").answer()
    assert answer != "play Kc"


@pytest.mark.parametrize("tariff", [64, 20])
def test_reversis_is_broken_in_trick_10(tariff: int) -> None:
    # S3-39, S4-34: the breaker is paid, and pays 32 less across the table.
    ruleset = CLASSIC.with_options(reversis_broken=tariff)
    moment = playing(ruleset, {N: "72.A2.Q742.963"}, f"{NINE_BY_S} Kh 5h")
    assert moment.answer() == "play Ah"


def test_reversis_is_left_alone_where_it_costs_nothing() -> None:
    # Nobody pays for it made or broken, so that a trick of points is only a loss.
    moment = playing(NO_TARIFFS, {N: "72.A2.Q742.963"}, f"{NINE_BY_S} Kh 5h")
    assert moment.answer() == "play 2h"


def test_reversis_that_annuls_a_dear_quinola_is_let_pass() -> None:
    # N's quinola was forced. Made, the reversis annuls that (S0-44) for 32 across the table; to
    # break it earns 10 and leaves N the bête and the payments to pay.
    ruleset = CLASSIC.with_options(reversis_broken=10, reversis_cancels="made")
    moment = playing(ruleset, {N: "72.KJ2.742.963"}, f"{NINE_WITH_QUINOLA} Qh 5h")
    assert moment.answer() == "play 2h"


def test_same_reversis_is_broken_where_that_annuls_the_quinola_too() -> None:
    # The manual's own payments: 64 for breaking, and nothing else is due either way.
    moment = playing(CLASSIC, {N: "72.KJ2.742.963"}, f"{NINE_WITH_QUINOLA} Qh 5h")
    assert moment.answer() == "play Kh"


def test_card_that_will_break_a_reversis_is_kept() -> None:
    # Seven tricks by S: the ace of hearts, which N would else throw for a fiche, must stay.
    moment = playing(CLASSIC, {N: "72.A732.742.63"}, f"{SEVEN_BY_S} Qc 8c")
    assert moment.answer() != "play Ah"


def test_the_same_card_is_thrown_where_no_reversis_threatens() -> None:
    # The first of those tricks taken by E: the ace of hearts goes to S across the table.
    cards = SEVEN_BY_S.replace("Ad 3d 4d 5d", "5d Ad 4d 3d") + " Qc 8c"
    assert cards != SEVEN_BY_S
    moment = playing(CLASSIC, {N: "72.A732.742.63"}, _lead_back_to_s(cards))
    assert moment.answer() == "play Ah"


def _lead_back_to_s(cards: str) -> str:
    """E took the first trick and leads a diamond to S's king."""
    return cards.replace("Kd 6d 7d 8d", "6d 7d 8d Kd")


def test_undertaker_in_trick_10_leads_what_takes() -> None:
    # Having taken nine, to lose one now costs 64 and a remise (S0-18, S0-20).
    moment = playing(CLASSIC, {S: "AKQ.A5.AK.AKQJ"}, NINE_BY_S)
    assert moment.answer() == "play Ah"


def test_reversis_of_the_family_game_is_broken_too() -> None:
    # S3-33: made, it would cost every player the party.
    nine = (
        "Ac 3c 4c 5c Kc 6c 7c 8c Qc 9c Tc 3d Ad 4d 5d 6d Kd 7d 8d 9d Qd Td Jd 4h As 3s 4s 5s"
        " Ks 6s 7s 8s Qs 9s Ts 5h"
    )
    moment = playing(FAMILY, {E: "963.A3.T74.963"}, f"{nine} Kh")
    assert moment.answer() == "play Ah"
