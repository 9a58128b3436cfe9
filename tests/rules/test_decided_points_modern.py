"""Points that the sources of `family` (S3) and `encyclopedia` (S4) leave open, as they are decided.

One test for each row of the specification's table of decisions that concerns these two. In
`outcome` W deals, E wins the party and S loses it; N sits opposite S, and E opposite W. The pool
holds 20 in the family game, 45 in the encyclopedia's.
"""

from __future__ import annotations

import pytest

from quinola.cards import Card
from quinola.deal import Deal, Phase
from quinola.dealing import Dealt
from quinola.ledger import POOL
from quinola.match import Match
from quinola.outcome import Irregularity
from quinola.rules import Ruleset, preset
from quinola.seats import SEATS
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
from tests.rules.S3 import ordinary_deal as family_deal
from tests.rules.S4 import ordinary_deal as encyclopedia_deal
from tests.telling import Payments, filled

FAMILY, ENCYCLOPEDIA = preset("family"), preset("encyclopedia")
BETES = ("bete-broken", "bete-led", "bete-forced", "bete-espagnolette")


@pytest.mark.parametrize("ruleset", [FAMILY, ENCYCLOPEDIA])
def test_the_dealer_comes_last_in_a_tie_of_seats(ruleset: Ruleset) -> None:
    """With all equal the dealer loses; with two equal at the top he does not win."""
    for dealer in SEATS:
        equal = outcome(dealer=dealer, points=(10, 10, 10, 10), tricks=(3, 3, 3, 3))
        assert settle(equal, ruleset).verdict.loser is dealer


def test_a_broken_reversis_pays_its_breaker_sixty_four() -> None:
    """As much as the three tariffs together, 16 + 16 + 32, in the encyclopedia's game."""
    for breaker in (E, S, W):
        settled = settle(broken(N, breaker), ENCYCLOPEDIA, pool=45)
        assert payments(settled, "reversis-broken") == {(N, breaker): 64}


@pytest.mark.parametrize(("ruleset", "across"), [(FAMILY, 1), (ENCYCLOPEDIA, 2)])
def test_who_leads_the_heart_has_forced_the_quinola_even_if_another_takes(
    ruleset: Ruleset, across: int
) -> None:
    """E led a small heart, N had to play the quinola, S took with a high one: E is paid."""
    settled = settle(outcome(forced("Jh", N, E, 4, taker=S)), ruleset, pool=45)
    paid = payments(settled, "quinola-forced-holder", "quinola-forced-others")
    assert paid == {(N, E): 10, (S, E): 5, (W, E): 5 * across}


def test_a_placed_quinola_is_paid_by_each_in_the_encyclopedias_game() -> None:
    """The five fiches that S4-28 names without a payer are due from everyone (S4-16)."""
    settled = settle(outcome(placed("Jh", N, E, 3)), ENCYCLOPEDIA, pool=45)
    assert payments(settled, "quinola-placed") == {(E, N): 5, (W, N): 5, (S, N): 10}


def test_anothers_quinola_draws_nothing_under_a_made_reversis() -> None:
    """W placed it on N's trick; N made the reversis and draws the 45."""
    settled = settle(reversis(N, placed("Jh", W, N, 3)), ENCYCLOPEDIA, pool=45)
    assert payments(settled, "quinola-draws", "quinola-placed") == {}
    assert payments(settled, "reversis-draws") == {(POOL, N): 45}


def test_a_made_reversis_beside_an_espagnolette_moves_nothing_in_the_pool() -> None:
    """N led the quinola early and made it, E is the espagnolette: no draw and no bête either."""
    settled = settle(reversis(N, led("Jh", N, 3), espagnolette=E), ENCYCLOPEDIA, pool=45)
    assert [t for t in settled.transfers if POOL in (t.payer, t.payee)] == []
    assert settled.pool == 45
    assert not settled.drawn


@pytest.mark.parametrize("ruleset", [FAMILY, ENCYCLOPEDIA])
def test_the_top_of_the_talon_is_a_fixed_card_for_each(ruleset: Ruleset) -> None:
    """W deals. S and E leave theirs, and N takes the third card, not the first."""
    talon = "3s 4s 5s"
    deal = Deal(ruleset, filled(ruleset, W, {N: "9...", W: "8..."}, talon))
    exchange(deal, "- - 9s 8s")
    assert Card.parse("5s") in deal.hands[N]
    assert [str(card) for card in deal.party] == ["3s", "4s", "9s", "8s"]


@pytest.mark.parametrize(("kind", "fine"), [("peek", 0), ("revoke", 2)])
def test_no_payment_means_nothing_at_all_party_and_pool_included(kind: str, fine: int) -> None:
    """E would have the party, both his cards' fiches and the pool, and gets none of it."""
    told = outcome(
        placed("As", E, S, 2), placed("Jh", E, W, 3), irregularities=(Irregularity(E, kind),)
    )
    settled = settle(told, ENCYCLOPEDIA, pool=45)
    assert settled.net == (0, -fine, 0, 0)
    assert settled.pool == 45 + fine
    assert not settled.drawn


def test_aces_his_own_and_others_are_paid_by_the_failed_espagnolette() -> None:
    """N failed. For W's ace of diamonds, placed on S's trick, and his own, placed on E's."""
    told = outcome(
        placed("Ad", W, S, 3), placed("Ac", N, E, 4), espagnolette=N, tenth=N, eleventh=S
    )
    settled = settle(told, ENCYCLOPEDIA, pool=45)
    # To W, its payee, 2 × 2; to E, who would have paid him, 1 × 2.
    assert payments(settled, "espagnolette-pays-aces") == {(N, W): 4, (N, E): 2}
    assert payments(settled, "ace-placed") == {}


def test_the_pot_is_restored_at_once_and_may_be_drawn_twice() -> None:
    """E, without a trick, draws it for the quinola and again, restored, for his espagnolette."""
    told = outcome(placed("Jh", E, S, 3), espagnolette=E, tricks=(4, 0, 5, 2))
    settled = settle(told, FAMILY, pool=37)
    assert payments(settled, "quinola-draws") == {(POOL, E): 37}
    assert payments(settled, "espagnolette-succeeds") == {(POOL, E): 20}
    assert settled.pool == 20


def test_a_failed_espagnolette_keeps_the_pot_drawn_and_what_he_got_for_forcing() -> None:
    """The payment for the quinola goes back twice; the pot does not, nor what forcing brought."""
    settled = settle(outcome(placed("Jh", E, S, 3), espagnolette=E), FAMILY, pool=37)
    assert payments(settled, "quinola-draws") == {(POOL, E): 37}
    returned: Payments = {(E, S): 10}
    assert payments(settled, "espagnolette-returns") == returned
    settled = settle(outcome(forced("Jh", N, E, 3), espagnolette=E), FAMILY, pool=20)
    assert payments(settled, "espagnolette-returns") == {}
    forcing = payments(settled, "quinola-forced-holder", "quinola-forced-others")
    assert forcing == {(N, E): 10, (S, E): 5, (W, E): 5}


def test_the_bete_of_the_family_game_is_the_pot_in_the_order_of_play() -> None:
    """An ace forced before it in the same trick is in the pot, one after it is not yet."""
    before = outcome(forced("Ah", W, S, 4), forced("Jh", N, S, 4, taker=W))
    settled = settle(before, FAMILY, pool=20)
    assert payments(settled, "bete-forced") == {(N, POOL): 21}
    after = outcome(forced("Jh", N, S, 4, taker=W), forced("Ah", W, S, 4))
    settled = settle(after, FAMILY, pool=20)
    assert payments(settled, "bete-forced") == {(N, POOL): 20}


def test_what_the_failed_espagnolette_pays_to_the_fewest_is_the_party() -> None:
    """Its cards and the stake, 9 + 5, and not the pot."""
    settled = settle(outcome(espagnolette=E, party_points=9), FAMILY, pool=37)
    assert payments(settled) == {(E, W): 14}
    assert settled.pool == 37


def test_under_a_reversis_the_espagnolette_pays_the_party_like_the_rest() -> None:
    """And returns nothing of what his aces brought."""
    told = reversis(N, placed("Ad", E, N, 2), espagnolette=E, party_points=9)
    settled = settle(told, FAMILY, pool=20)
    assert payments(settled, "reversis-party") == {(E, N): 14, (S, N): 14, (W, N): 14}
    assert payments(settled, "ace-placed") == {(N, E): 2}
    assert payments(settled, "espagnolette-returns") == {}


def test_an_espagnolette_that_was_dealt_is_announced_after_the_exchange() -> None:
    """Not while cards are still put aside; and if the exchange has broken it, not at all."""
    known = {S: "A3.A3.A43.A543", E: "Q..."}
    deal = Deal(FAMILY, filled(FAMILY, E, known))
    assert not deal.can_announce(S)
    exchange(deal, "- - - Qs")
    assert deal.phase is Phase.ANNOUNCE
    assert deal.can_announce(S)
    broken_up = exchange(Deal(FAMILY, filled(FAMILY, E, known)), "- - As Qs")
    assert not broken_up.can_announce(S)


def test_a_bete_after_the_pool_was_drawn_is_the_remise_play_began_with() -> None:
    """W draws the 45 with the quinola; N then breaks down and puts in 45, not nothing."""
    settled = settle(broken(N, E, placed("Jh", W, N, 3)), ENCYCLOPEDIA, pool=45)
    assert payments(settled, "quinola-draws") == {(POOL, W): 45}
    assert payments(settled, *BETES) == {(N, POOL): 45}
    assert settled.pool == 45


@pytest.mark.parametrize(
    ("ruleset", "dealt", "stakes"),
    [(FAMILY, family_deal.DEALT, 20), (ENCYCLOPEDIA, encyclopedia_deal.DEALT, 45)],
)
def test_a_void_deal_has_no_stakes(ruleset: Ruleset, dealt: Dealt, stakes: int) -> None:
    """Nobody pays but the one at fault, and the deal that is played is staked once."""
    match = Match(ruleset, dealt.dealer)
    void = match.void("exposed")
    assert void.net == (0, 0, 0, 0)
    assert void.pool == 0
    match.begin(dealt)
    assert match.standing().pool == stakes
    assert -sum(match.standing().balances) == stakes
