"""S4: all eleven tricks, and nine of them with a failure at the end. The pool holds 45."""

import pytest

from quinola.deal import Deal
from quinola.ledger import POOL
from quinola.outcome import Outcome, outcome_of
from quinola.rules import preset
from quinola.seats import Seat
from quinola.settlement import settle
from tests.dealing import (
    E,
    N,
    S,
    W,
    broken,
    forced,
    led,
    outcome,
    payments,
    placed,
    reversis,
)
from tests.telling import Payments, decline_all, play_out, rules_cited, suits_apart

ENCYCLOPEDIA = preset("encyclopedia")
TARIFF: Payments = {(S, N): 32, (E, N): 16, (W, N): 16}
BETES = ("bete-broken", "bete-led", "bete-forced", "bete-espagnolette")
CARDS = (
    "ace-placed",
    "ace-forced",
    "quinola-placed",
    "quinola-forced-holder",
    "quinola-forced-others",
)


@pytest.mark.parametrize("trick", [10, 11])
def test_S4_14_losing_one_of_the_last_two_puts_a_remise_in(trick: int) -> None:
    """N took nine tricks and lost the tenth or the last: he adds 45 to the 45."""
    settled = settle(broken(N, E, trick=trick), ENCYCLOPEDIA, pool=45)
    assert payments(settled, *BETES) == {(N, POOL): 45}
    assert rules_cited(settled, "bete-broken") == {"S4-14"}
    assert settled.pool == 90
    assert not settled.drawn


def test_S4_14_the_bete_is_the_remise_of_that_deal() -> None:
    """135 in the pool when play began: a bête of 135."""
    assert settle(broken(N, E), ENCYCLOPEDIA, pool=135).pool == 270


def test_S4_14_losing_both_is_broken_once() -> None:
    """One bête, be one or two tricks lost."""
    told = broken(N, E, eleventh=W, points=(34, 3, 0, 3), tricks=(9, 1, 0, 1))
    assert payments(settle(told, ENCYCLOPEDIA, pool=45), *BETES) == {(N, POOL): 45}


def test_S4_14_eight_tricks_undertake_nothing() -> None:
    """Ten tricks, but one of the first nine lost: no bête, only a lost party."""
    told = outcome(points=(37, 3, 0, 0), tricks=(10, 1, 0, 0), tenth=N, eleventh=N)
    settled = settle(told, ENCYCLOPEDIA, pool=45)
    # S, the dealer's right, has no point: N, opposite, pays 4 × 2.
    assert payments(settled) == {(N, S): 8}
    assert settled.verdict.undertaker is None


def test_S4_15_made_it_takes_the_remise() -> None:
    """N draws the 45, whether or not he had the quinola."""
    for honours in [(), (led("Jh", N, 3),), (led("Jh", N, 11),)]:
        settled = settle(reversis(N, *honours), ENCYCLOPEDIA, pool=45)
        assert payments(settled, "reversis-draws") == {(POOL, N): 45}
        assert rules_cited(settled, "reversis-draws") == {"S4-15"}
        assert settled.pool == 0
        assert settled.drawn


def test_S4_18_the_quinola_played_in_the_first_nine_puts_a_bete_in() -> None:
    """N led it in the third trick and broke down: one bête for it and one for the reversis."""
    settled = settle(broken(N, E, led("Jh", N, 3)), ENCYCLOPEDIA, pool=45)
    assert payments(settled, "bete-led") == {(N, POOL): 45}
    assert payments(settled, "bete-broken") == {(N, POOL): 45}
    # 45 + 45 + 45 = 135
    assert settled.pool == 135


def test_S4_18_and_is_taken_back_with_the_reversis_made() -> None:
    """What he put in comes back with the remise: N ends 45 the richer by the pool, not less."""
    settled = settle(reversis(N, led("Jh", N, 3)), ENCYCLOPEDIA, pool=45)
    pool = sum(t.fiches for t in settled.transfers if t.payer == POOL) - sum(
        t.fiches for t in settled.transfers if t.payee == POOL
    )
    assert pool == 45
    assert settled.pool == 0
    # 32 + 16 + 16 + 45 = 109
    assert settled.net == (109, -16, -32, -16)


def test_S4_19_led_in_the_last_two_it_is_not_fined() -> None:
    """N led the quinola in the tenth, took it, and lost the last: only the reversis' own bête."""
    settled = settle(broken(N, E, led("Jh", N, 10), trick=11), ENCYCLOPEDIA, pool=45)
    assert payments(settled, "bete-led") == {}
    assert payments(settled, "bete-broken") == {(N, POOL): 45}
    assert settled.pool == 90


def test_S4_19_nor_when_the_reversis_is_made() -> None:
    """Led to the last trick of all: no bête, and the pool is his."""
    settled = settle(reversis(N, led("Jh", N, 11)), ENCYCLOPEDIA, pool=45)
    assert payments(settled, *BETES) == {}
    assert settled.pool == 0


def test_S4_19_another_who_leads_it_there_is_fined() -> None:
    """E broke the reversis in the tenth and leads the quinola to the last: it costs him 45."""
    settled = settle(
        broken(N, E, led("Jh", E, 11), eleventh=E, tricks=(9, 2, 0, 0)), ENCYCLOPEDIA, pool=45
    )
    assert payments(settled, "bete-led") == {(E, POOL): 45}
    assert payments(settled, "bete-broken") == {(N, POOL): 45}
    assert settled.pool == 135


def honours_of_others() -> Outcome:
    return reversis(
        N, placed("As", E, N, 2), placed("Ad", S, N, 10), placed("Jh", W, N, 5), party_points=9
    )


def test_S4_32_a_made_reversis_cancels_the_card_payments() -> None:
    """Aces placed, and W's quinola placed, bring nothing: no fiches, and no remise to W."""
    settled = settle(honours_of_others(), ENCYCLOPEDIA, pool=45)
    assert payments(settled) == {**TARIFF, (POOL, N): 45}


def test_S4_32_an_ace_drawn_before_is_cancelled_too() -> None:
    """N led clubs and drew W's ace, and the quinola from E: neither pays, nor puts in a bête."""
    told = reversis(N, forced("Ac", W, N, 2, taker=N), forced("Jh", E, N, 3, taker=N))
    settled = settle(told, ENCYCLOPEDIA, pool=45)
    assert payments(settled) == {**TARIFF, (POOL, N): 45}


def test_S4_32_a_broken_one_cancels_nothing() -> None:
    """E placed an ace on N's trick: 1; and W the quinola: 5, 5 and across 10, and the pool."""
    told = broken(N, S, placed("As", E, N, 2), placed("Jh", W, N, 5))
    settled = settle(told, ENCYCLOPEDIA, pool=45)
    assert payments(settled, *CARDS) == {(N, E): 1, (N, W): 5, (S, W): 5, (E, W): 10}
    assert payments(settled, "quinola-draws") == {(POOL, W): 45}


@pytest.mark.parametrize(
    ("undertaker", "tariff"),
    [
        (N, {(S, N): 32, (E, N): 16, (W, N): 16}),
        (W, {(E, W): 32, (N, W): 16, (S, W): 16}),
    ],
)
def test_S4_33_a_made_reversis_earns_thirty_two_across_and_sixteen_from_each_side(
    undertaker: Seat, tariff: Payments
) -> None:
    """64 in all, whatever lies in the party, which nobody pays."""
    settled = settle(reversis(undertaker, party_points=9), ENCYCLOPEDIA, pool=45)
    assert payments(settled) == {**tariff, (POOL, undertaker): 45}
    assert rules_cited(settled, "reversis-made") == {"S4-33"}


def test_S4_33_in_a_deal_played_with_cards() -> None:
    """W deals and S takes all eleven tricks with diamonds; the quinola lies aside."""
    deal = decline_all(Deal(ENCYCLOPEDIA, suits_apart(ENCYCLOPEDIA, W, "Qd Jh Qs Qc")), "Qc")
    settled = settle(outcome_of(play_out(deal)), ENCYCLOPEDIA)
    # Stakes 10, 10, 10 and W 15; S +64 +45.
    assert settled.net == (-10 - 32, -10 - 16, -10 + 64 + 45, -15 - 16)


@pytest.mark.parametrize("breaker", [E, S, W])
@pytest.mark.parametrize("trick", [10, 11])
def test_S4_34_the_breaker_gets_sixty_four(breaker: Seat, trick: int) -> None:
    """From N, in whichever seat and of the two tricks; it is not doubled, and nobody else pays."""
    settled = settle(broken(N, breaker, trick=trick), ENCYCLOPEDIA, pool=45)
    assert payments(settled, "reversis-broken") == {(N, breaker): 64}
    assert rules_cited(settled, "reversis-broken") == {"S4-34"}
    assert payments(settled, "reversis-made", "reversis-draws") == {}


def test_S4_34_of_two_who_took_the_last_two_the_first_broke_it() -> None:
    """E took the tenth and W the last: E is paid."""
    told = broken(N, E, eleventh=W, points=(34, 3, 0, 3), tricks=(9, 1, 0, 1))
    assert payments(settle(told, ENCYCLOPEDIA, pool=45), "reversis-broken") == {(N, E): 64}


def test_S4_34_the_party_is_settled_beside_it() -> None:
    """N, with 37 points, loses that too: W deals, and S, across, wins with none: (9 + 4) × 2."""
    settled = settle(broken(N, E, party_points=9), ENCYCLOPEDIA, pool=45)
    assert payments(settled) == {(N, E): 64, (N, S): 26, (N, POOL): 45}
