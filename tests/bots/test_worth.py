"""What a rule set pays for, as N sees it: W deals, and S sits across."""

import pytest

from quinola.bots.worth import Worth
from quinola.cards import ACE_OF_DIAMONDS, QUINOLA, Card
from quinola.rules import Ruleset, preset
from quinola.seats import SEATS
from tests.bots.situations import playing

N, E, S, W = SEATS
CLASSIC, FAMILY, ENCYCLOPEDIA = preset("classic"), preset("family"), preset("encyclopedia")
HAND = "84.653.A53.743"


def worth(ruleset: Ruleset, pool: int = 0) -> Worth:
    """At N's first turn."""
    cards = "" if ruleset.direction == "clockwise" else "5s 2s"
    return Worth(playing(ruleset, {N: HAND}, cards, pool=pool).view())


def test_forcing_the_quinola_pays_most_across_the_table() -> None:
    # S0-38, S0-41: 10 from the holder and 5 from each other, doubled across.
    assert worth(CLASSIC).forcing_quinola(S, 1) == 20 + 5 + 5
    assert worth(CLASSIC).forcing_quinola(E, 1) == 10 + 10 + 5
    # S0-42: doubled again in the last two tricks.
    assert worth(CLASSIC).forcing_quinola(E, 10) == 2 * (10 + 10 + 5)
    # S3-23: nothing is doubled in the family game.
    assert worth(FAMILY).forcing_quinola(S, 10) == 10 + 5 + 5


def test_placed_quinola_wins_the_pool_and_its_payment() -> None:
    # 45 lie in the pool; 5 from the taker (S0-36), or from each (S4-16).
    assert worth(CLASSIC).placing(QUINOLA, E, 1) == 45 + 5
    assert worth(CLASSIC).placing(QUINOLA, S, 11) == 45 + 20
    assert worth(ENCYCLOPEDIA).placing(QUINOLA, E, 1) == 45 + 5 + 10 + 5
    # S3-22: of 20 fiches won, 5 go back at once.
    assert worth(FAMILY).placing(QUINOLA, E, 1) == 20 - 5 + 5


def test_taker_pays_for_a_placed_quinola_only_where_he_alone_does() -> None:
    assert worth(CLASSIC).paying(QUINOLA, S, 1) == 10
    assert worth(ENCYCLOPEDIA).paying(QUINOLA, S, 1) == 0


def test_forced_quinola_costs_its_payment_and_the_bete() -> None:
    assert worth(CLASSIC).being_forced(QUINOLA, S, 1) == 20 + 45
    assert worth(CLASSIC.with_options(bete_cap=30)).being_forced(QUINOLA, S, 1) == 20 + 30
    # A pool of 100 stays as it is, and the bête is as much (S0-25).
    assert worth(CLASSIC, pool=100).being_forced(QUINOLA, S, 1) == 20 + 100


def test_aces() -> None:
    spade = Card.parse("As")
    assert worth(CLASSIC).placing(ACE_OF_DIAMONDS, S, 10) == 2 * 2 * 2
    assert worth(CLASSIC).being_forced(spade, E, 1) == 1
    assert worth(CLASSIC).being_forced(spade, S, 1) == 2
    # S3-19: to the pool, and never doubled.
    assert worth(FAMILY).being_forced(spade, S, 11) == 1
    assert worth(CLASSIC).placing(Card.parse("Ks"), S, 10) == 0


@pytest.mark.parametrize(("ruleset", "costs"), [(CLASSIC, True), (FAMILY, False)])
def test_leading_an_ace_costs_only_where_the_winner_is_paid(ruleset: Ruleset, costs: bool) -> None:
    # S0-39 pays the winner of the party for aces led; the family game knows nothing of it.
    assert (worth(ruleset).leading(ACE_OF_DIAMONDS, 1) > 0) is costs


def test_leading_the_quinola_always_costs_the_bete() -> None:
    # S0-29, S3-26, S4-17.
    assert worth(ENCYCLOPEDIA).leading(QUINOLA, 1) == 45
    assert worth(FAMILY).leading(QUINOLA, 1) == 20
    assert worth(CLASSIC).leading(QUINOLA, 1) > 45
