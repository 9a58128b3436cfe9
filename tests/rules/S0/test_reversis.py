"""S0: the reversis, made and broken, and what becomes of the quinola and the pool in it."""

from __future__ import annotations

import pytest

from quinola.deal import Deal
from quinola.ledger import POOL, Account
from quinola.match import Match
from quinola.outcome import Honour, outcome_of
from quinola.rules import preset
from quinola.seats import Seat
from quinola.settlement import settle
from tests.dealing import (
    E,
    N,
    S,
    W,
    broken,
    exchange,
    forced,
    led,
    outcome,
    payments,
    placed,
    reversis,
)
from tests.rules.deals import (
    HEARTS_FIRST,
    NINE_HEARTS,
    SPADE_IN_THE_NINTH,
    play_in_order,
    received,
    rules_cited,
)

CLASSIC = preset("classic")
MADE: dict[tuple[Account, Account], int] = {(N, E): 16, (S, E): 16, (W, E): 32}
"""What E is paid for a reversis; W sits opposite him."""


def test_S0_16_a_reversis_takes_the_place_of_the_party() -> None:
    """Who takes every trick is no loser: the party is not paid, whatever lies in it."""
    settlement = settle(reversis(E, party_points=10), CLASSIC, pool=100)
    assert settlement.verdict.reversis == "made"
    assert settlement.verdict.winner is None
    assert payments(settlement, "party") == {}
    # With one trick fewer, and that one among the first nine, there is no reversis but a party.
    missed = outcome(points=(0, 40, 0, 0), tricks=(1, 10, 0, 0), tenth=E, eleventh=E)
    assert payments(settle(missed, CLASSIC, pool=100), "party") == {(E, S): 4}


def test_S0_17_undertaken_with_the_first_nine_tricks() -> None:
    """E takes nine hearts, then loses: broken. With eight hearts and then a loss: no reversis."""
    nine = exchange(Deal(CLASSIC, NINE_HEARTS), "- - - 7c")
    verdict = settle(outcome_of(play_in_order(nine, HEARTS_FIRST)), CLASSIC).verdict
    assert (verdict.undertaker, verdict.reversis, verdict.breaker) == (E, "broken", N)
    eight = exchange(Deal(CLASSIC, NINE_HEARTS), "- - - 7c")
    verdict = settle(outcome_of(play_in_order(eight, SPADE_IN_THE_NINTH)), CLASSIC).verdict
    assert (verdict.undertaker, verdict.reversis, verdict.breaker) == (None, None, None)
    assert verdict.party_settled


@pytest.mark.parametrize("trick", [10, 11])
def test_S0_18_losing_one_of_the_last_two_loses_its_benefits(trick: int) -> None:
    """The undertaker is paid nothing by anybody and draws nothing."""
    settlement = settle(broken(E, N, trick=trick), CLASSIC, pool=100)
    assert settlement.verdict.reversis == "broken"
    assert received(settlement, E) == 0
    assert not settlement.drawn


def test_S0_19_a_made_reversis_takes_the_pool() -> None:
    """All of it, here with the quinola in the party."""
    settlement = settle(reversis(E), CLASSIC, pool=100)
    assert payments(settlement, "reversis-draws") == {(POOL, E): 100}
    assert rules_cited(settlement, "reversis-draws") == {"S0-19"}
    assert settlement.net == (-16, 16 + 16 + 32 + 100, -16, -32)
    assert settlement.pool == 0


@pytest.mark.parametrize("trick", [10, 11])
@pytest.mark.parametrize("breaker", [N, W, S])
def test_S0_20_a_failed_one_puts_a_remise_in_and_pays(breaker: Seat, trick: int) -> None:
    """R into the pool, and 64 to whoever broke it, beside him or opposite; no one else is paid."""
    settlement = settle(broken(E, breaker, trick=trick), CLASSIC, pool=100)
    assert payments(settlement) == {(E, POOL): 100, (E, breaker): 64}
    assert rules_cited(settlement, "bete-broken", "reversis-broken") == {"S0-20"}
    assert settlement.pool == 200


def test_S0_30_played_before_the_last_two_it_wins_reversis_and_remises() -> None:
    """Led in trick 9 the undertaker has both; led in trick 10 the reversis alone."""
    early = settle(reversis(E, led("Jh", E, 9)), CLASSIC, pool=100)
    assert payments(early) == {**MADE, (POOL, E): 100}
    late = settle(reversis(E, led("Jh", E, 10)), CLASSIC, pool=100)
    assert payments(late) == MADE
    assert late.pool == 100


def test_S0_30_it_is_enough_that_he_played_it_early() -> None:
    """Forced from him by the first lead, which he took with it: he still has both."""
    settlement = settle(reversis(E, forced("Jh", E, leader=S, trick=1)), CLASSIC, pool=100)
    assert payments(settlement) == {**MADE, (POOL, E): 100}


@pytest.mark.parametrize("trick", [1, 5, 9])
def test_S0_31_led_early_and_broken_he_pays_and_puts_in_a_remise(trick: int) -> None:
    """64 to the breaker and R to the pool: one remise, not a second for leading the quinola."""
    settlement = settle(broken(E, N, led("Jh", E, trick)), CLASSIC, pool=100)
    assert payments(settlement) == {(E, N): 64, (E, POOL): 100}
    assert settlement.pool == 200


@pytest.mark.parametrize("trick", [10, 11])
def test_S0_32_led_late_no_remise_either_way_but_the_reversis_is_paid(trick: int) -> None:
    """Made he draws nothing, broken he puts nothing in; the tariff is due both times."""
    made = settle(reversis(E, led("Jh", E, trick)), CLASSIC, pool=100)
    assert payments(made) == MADE
    lost = settle(broken(E, N, led("Jh", E, trick, taker=N), trick=trick), CLASSIC, pool=100)
    assert payments(lost) == {(E, N): 64}
    assert made.pool == lost.pool == 100


def test_S0_32_led_in_trick_10_and_broken_in_trick_11() -> None:
    """The quinola took trick 10; still no remise."""
    settlement = settle(broken(E, N, led("Jh", E, 10), trick=11), CLASSIC, pool=100)
    assert payments(settlement) == {(E, N): 64}


def test_S0_33_forced_from_the_undertaker_who_is_then_broken() -> None:
    """No remise goes in, but the forced quinola is paid for, besides the reversis."""
    # N breaks in trick 10 and leads a heart to trick 11. Late: holder E 10 x 2, W 5 x 2, and
    # S, opposite N, 5 x 2 x 2.
    quinola = forced("Jh", E, leader=N, trick=11)
    settlement = settle(broken(E, N, quinola), CLASSIC, pool=100)
    whys = ("quinola-forced-undertaker-holder", "quinola-forced-undertaker-others")
    assert payments(settlement, *whys) == {(E, N): 20, (W, N): 10, (S, N): 20}
    assert rules_cited(settlement, *whys) == {"S0-33"}
    assert settlement.net == (64 + 20 + 10 + 20, -64 - 20, -20, -10)
    assert settlement.pool == 100


def test_S0_33_forced_by_the_first_lead() -> None:
    """An undertaker who had to take trick 1 with it: the leader of that trick is paid."""
    # S led. Holder E beside him 10, W beside him 5, N opposite 5 x 2. W broke: 64.
    quinola = forced("Jh", E, leader=S, trick=1)
    settlement = settle(broken(E, W, quinola), CLASSIC, pool=100)
    assert payments(settlement) == {(E, W): 64, (E, S): 10, (W, S): 5, (N, S): 10}
    assert settlement.pool == 100


@pytest.mark.parametrize(
    "quinola",
    [placed("Jh", N, taker=E, trick=4), forced("Jh", N, leader=E, trick=4)],
    ids=["placed", "forced"],
)
def test_S0_34_anothers_quinola_is_a_plain_jack_under_a_made_reversis(quinola: Honour) -> None:
    """It draws nothing and costs nothing; the undertaker has his pool."""
    settlement = settle(reversis(E, quinola), CLASSIC, pool=100)
    assert payments(settlement) == {**MADE, (POOL, E): 100}
    assert settlement.pool == 0


@pytest.mark.parametrize(
    "quinola",
    [
        placed("Jh", N, taker=E, trick=4),
        forced("Jh", N, leader=E, trick=4),
        placed("Jh", S, taker=N, trick=10),
        led("Jh", N, 11),
    ],
    ids=["placed", "forced", "placed late", "led late"],
)
def test_S0_34_anothers_quinola_is_a_plain_jack_under_a_broken_one(quinola: Honour) -> None:
    """Whatever became of it, the undertaker's remise is all that moves the pool."""
    settlement = settle(broken(E, N, quinola), CLASSIC, pool=100)
    assert payments(settlement) == {(E, N): 64, (E, POOL): 100}
    assert settlement.pool == 200


HONOURS = (
    placed("As", N, taker=E, trick=2),
    forced("Ad", W, leader=E, trick=3),
    led("Ac", E, 4),
    placed("Jh", S, taker=E, trick=5),
)


def test_S0_44_all_card_payments_lapse_with_a_reversis() -> None:
    """Made or broken, nothing is paid for aces and quinola; without one they are due."""
    made = settle(reversis(E, *HONOURS), CLASSIC, pool=100)
    assert payments(made) == {**MADE, (POOL, E): 100}
    lost = settle(broken(E, N, *HONOURS), CLASSIC, pool=100)
    assert payments(lost) == {(E, N): 64, (E, POOL): 100}
    # E (0 points) wins the party here; W faces him. He led the ace of clubs himself.
    neither = settle(outcome(*HONOURS), CLASSIC, pool=100)
    assert payments(neither, "ace-placed", "ace-forced", "ace-led", "quinola-placed") == {
        (E, N): 1,
        (W, E): 2 * 2,
        (E, S): 5,
    }


def test_S0_44_what_was_taken_in_the_deal_is_given_back() -> None:
    """The aces that N threw on hearts showed as paid; with the reversis broken they are not."""
    match = Match(CLASSIC, S)
    deal = exchange(match.begin(NINE_HEARTS), "- - - 7c")
    play_in_order(deal, HEARTS_FIRST, tricks=8)
    # N placed the ace of diamonds in trick 2 and that of clubs in trick 6.
    during = [
        (transfer.payer, transfer.payee, transfer.fiches)
        for transfer in match.standing().transfers
        if transfer.why == "ace-placed"
    ]
    assert during == [(E, N, 2), (E, N, 1)]
    rest = {seat: " ".join(cards.split()[8:]) for seat, cards in HEARTS_FIRST.items()}
    play_in_order(deal, rest, tricks=3)
    # 45 of stakes; E led the quinola in trick 4 and is broken: 64 and a remise of 45.
    assert payments(match.settle().settlement, "ace-placed") == {}
    assert match.balances == [64 - 10, -64 - 45 - 10, -15, -10]
    assert match.pool == 90


def test_S0_45_a_reversis_is_worth_16_and_32_from_across() -> None:
    """For every undertaker it is the player he faces who pays double."""
    settlement = settle(reversis(E), CLASSIC, pool=100)
    assert payments(settlement, "reversis-made") == MADE
    assert rules_cited(settlement, "reversis-made") == {"S0-45"}
    assert payments(settle(reversis(S), CLASSIC, pool=100), "reversis-made") == {
        (N, S): 32,
        (E, S): 16,
        (W, S): 16,
    }


@pytest.mark.parametrize("holder", [N, W])
def test_S0_49_nobody_pays_more_than_the_reversis(holder: Seat) -> None:
    """However many of his aces fell, and the quinola with them, a player pays 16, or 32."""
    honours = (
        forced("As", holder, leader=E, trick=2),
        forced("Ad", holder, leader=E, trick=3),
        forced("Jh", holder, leader=E, trick=4),
    )
    made = settle(reversis(E, *honours), CLASSIC, pool=100)
    assert made.net[N] == made.net[S] == -16
    assert made.net[W] == -32
    lost = settle(broken(E, S, *honours), CLASSIC, pool=100)
    assert (lost.net[N], lost.net[S], lost.net[W]) == (0, 64, 0)
