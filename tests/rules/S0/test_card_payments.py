"""S0: what is paid for the aces and the quinola, placed, forced and led.

In `outcome` W deals, E wins the party and S loses it. N sits opposite S, and E opposite W.
"""

from __future__ import annotations

import pytest

from quinola.deal import Deal, Phase
from quinola.ledger import Account
from quinola.outcome import Honour, outcome_of
from quinola.rules import Ruleset, RuleViolation, preset
from quinola.seats import Seat
from quinola.settlement import Settlement, settle
from tests.dealing import E, N, S, W, exchange, forced, led, outcome, payments, placed
from tests.rules.deals import (
    NINE_HEARTS,
    QUARTERED,
    QUARTERED_IN_ORDER,
    SPADE_IN_THE_NINTH,
    play_in_order,
    rules_cited,
)

CLASSIC = preset("classic")
BY_CLAIM = CLASSIC.with_options(claims="manual")


def settled(*honours: Honour, ruleset: Ruleset = CLASSIC, **facts: object) -> Settlement:
    """With 100 in the pool, so that no stakes are due."""
    return settle(outcome(*honours, **facts), ruleset, pool=100)


@pytest.mark.parametrize(("ace", "fiches"), [("As", 1), ("Ah", 1), ("Ac", 1), ("Ad", 2)])
def test_S0_35_an_ace_discarded_earns_1_and_the_ace_of_diamonds_2(ace: str, fiches: int) -> None:
    """The taker of the trick pays it, not its leader, and nobody else does."""
    settlement = settled(placed(ace, N, taker=E, trick=3, leader=S))
    assert payments(settlement, "ace-placed") == {(E, N): fiches}
    assert rules_cited(settlement, "ace-placed") == {"S0-35"}
    assert payments(settlement) == {(E, N): fiches, (S, E): 4}


def test_S0_36_a_quinola_discarded_earns_5() -> None:
    """From the taker of the trick; its leader and the fourth player pay nothing."""
    settlement = settled(placed("Jh", N, taker=E, trick=3, leader=W))
    assert payments(settlement, "quinola-placed") == {(E, N): 5}
    assert rules_cited(settlement, "quinola-placed") == {"S0-36"}
    assert settlement.net == (100 + 5, -5 + 4, -4, 0)


@pytest.mark.parametrize(("ace", "fiches"), [("As", 1), ("Ah", 1), ("Ac", 1), ("Ad", 2)])
def test_S0_37_a_forced_ace_costs_1_and_the_ace_of_diamonds_2(ace: str, fiches: int) -> None:
    """Its holder pays whoever led the suit, and nobody else does."""
    settlement = settled(forced(ace, W, leader=N, trick=3))
    assert payments(settlement, "ace-forced") == {(W, N): fiches}
    assert rules_cited(settlement, "ace-forced") == {"S0-37"}
    assert payments(settlement) == {(W, N): fiches, (S, E): 4}


def test_S0_38_the_forcer_of_the_quinola_gets_a_jeton_from_each_and_two_from_its_holder() -> None:
    """10 from the holder and 5 from each other; S sits opposite N and pays double."""
    settlement = settled(forced("Jh", E, leader=N, trick=3))
    assert payments(settlement, "quinola-forced-holder") == {(E, N): 10}
    assert payments(settlement, "quinola-forced-others") == {(W, N): 5, (S, N): 5 * 2}
    assert rules_cited(settlement, "quinola-forced-holder", "quinola-forced-others") == {"S0-38"}


@pytest.mark.parametrize(("ace", "fiches"), [("As", 1), ("Ad", 2)])
def test_S0_39_aces_led_are_paid_to_the_winner_of_the_party(ace: str, fiches: int) -> None:
    """As if he had forced them; who wins the party himself pays nobody for his own."""
    settlement = settled(led(ace, N, 2))
    assert payments(settlement, "ace-led") == {(N, E): fiches}
    assert rules_cited(settlement, "ace-led") == {"S0-39"}
    assert payments(settled(led(ace, E, 2))) == {(S, E): 4}


def test_S0_39_the_quinola_led_is_paid_to_the_winner_of_the_party() -> None:
    """10 from its leader and 5 from each other, W double from across; the winner does not pay."""
    settlement = settled(led("Jh", N, 4))
    assert payments(settlement, "quinola-led-holder") == {(N, E): 10}
    assert payments(settlement, "quinola-led-others") == {(S, E): 5, (W, E): 5 * 2}
    assert rules_cited(settlement, "quinola-led-holder", "quinola-led-others") == {"S0-39"}


def test_S0_39_a_winner_who_led_the_quinola_himself_gets_nothing_for_it() -> None:
    """No one forces his own card, so nothing but the party is paid between players."""
    settlement = settled(led("Jh", E, 4))
    assert payments(settlement, "party") == {(S, E): 4}
    assert payments(settlement, "quinola-led-holder", "quinola-led-others") == {}


def test_S0_40_led_cards_are_paid_only_if_the_winner_claims() -> None:
    """One claim by him covers all of them; a claim by another, or none, brings nothing."""
    honours = (led("As", N, 2), led("Jh", N, 4))
    forgotten = settled(*honours, ruleset=BY_CLAIM)
    # The party is paid unasked, and the bete for the led quinola has nothing to do with claims.
    assert payments(forgotten, "party") == {(S, E): 4}
    assert forgotten.net == (-100, +4, -4, 0)
    others = settled(*honours, ruleset=BY_CLAIM, claims=frozenset({N, S, W}))
    assert others.net == forgotten.net
    claimed = settled(*honours, ruleset=BY_CLAIM, claims=frozenset({E}))
    # N: 1 for the ace and 10 for the quinola; S 5; W opposite 5 x 2.
    assert claimed.net == (-100 - 11, 4 + 11 + 5 + 10, -4 - 5, -10)


def test_S0_40_cards_placed_and_forced_need_no_claim() -> None:
    """The source asks for a claim only where a card was led."""
    honours = (placed("As", N, taker=E, trick=2), forced("Ad", W, leader=N, trick=3))
    assert payments(settled(*honours, ruleset=BY_CLAIM), "ace-placed", "ace-forced") == {
        (E, N): 1,
        (W, N): 2,
    }


def test_S0_40_everyone_is_asked_after_the_last_trick() -> None:
    """W, trickless on the dealer's left, wins the party and is paid if he speaks."""
    spoke, silent = _claiming_deal(BY_CLAIM), _claiming_deal(BY_CLAIM)
    for seat in (E, N, W, S):
        if seat is W:
            spoke.claim(seat)
        else:
            spoke.pass_by(seat)
        silent.pass_by(seat)
    # E led the ace of hearts and the quinola (tricks 1 and 4); W sits opposite him.
    paid = settle(outcome_of(spoke), BY_CLAIM)
    assert paid.verdict.winner is W
    assert payments(paid, "ace-led") == {(E, W): 1 * 2}
    assert payments(paid, "quinola-led-holder") == {(E, W): 10 * 2}
    assert payments(paid, "quinola-led-others") == {(N, W): 5, (S, W): 5}
    unpaid = settle(outcome_of(silent), BY_CLAIM)
    assert unpaid.verdict.winner is W
    assert payments(unpaid, "ace-led", "quinola-led-holder", "quinola-led-others") == {}


def test_S0_40_where_payment_is_automatic_there_is_nothing_to_claim() -> None:
    """The deal is over with its last card, and the led cards are paid."""
    deal = _claiming_deal(CLASSIC)
    assert deal.phase is Phase.OVER
    assert payments(settle(outcome_of(deal), CLASSIC), "ace-led") == {(E, W): 1 * 2}
    with pytest.raises(RuleViolation) as refused:
        deal.claim(W)
    assert refused.value.rule == "S0-40"


def _claiming_deal(ruleset: Ruleset) -> Deal:
    """E takes eight tricks with hearts and N the last three."""
    deal = exchange(Deal(ruleset, NINE_HEARTS), "- - - 7c")
    return play_in_order(deal, SPADE_IN_THE_NINTH)


OPPOSITE_AND_BESIDE = [
    (placed("As", N, taker=S, trick=3), placed("As", N, taker=E, trick=3), "ace-placed"),
    (placed("Ad", E, taker=W, trick=3), placed("Ad", E, taker=N, trick=3), "ace-placed"),
    (forced("Ac", S, leader=N, trick=3), forced("Ac", S, leader=W, trick=3), "ace-forced"),
    (forced("Ad", W, leader=E, trick=3), forced("Ad", W, leader=S, trick=3), "ace-forced"),
    (led("Ah", W, 3), led("Ah", S, 3), "ace-led"),
    (placed("Jh", N, taker=S, trick=3), placed("Jh", N, taker=W, trick=3), "quinola-placed"),
    (
        forced("Jh", S, leader=N, trick=3),
        forced("Jh", S, leader=E, trick=3),
        "quinola-forced-holder",
    ),
    (led("Jh", W, 3), led("Jh", S, 3), "quinola-led-holder"),
]


@pytest.mark.parametrize(("opposite", "beside", "why"), OPPOSITE_AND_BESIDE)
def test_S0_41_all_these_payments_double_across_the_table(
    opposite: Honour, beside: Honour, why: str
) -> None:
    """The same card between two who face each other brings twice what it brings otherwise."""
    twice, once = (_only(payments(settled(honour), why)) for honour in (opposite, beside))
    single = {"As": 1, "Ah": 1, "Ac": 1, "Ad": 2, "Jh": 5 if why == "quinola-placed" else 10}
    assert once == single[str(beside.card)]
    assert twice == 2 * once


def _only(paid: dict[tuple[Account, Account], int]) -> int:
    (fiches,) = paid.values()
    return fiches


def forcing(holder: Seat, trick: int) -> dict[tuple[Account, Account], int]:
    """What is paid when N leads a heart and so forces the quinola."""
    settlement = settled(forced("Jh", holder, leader=N, trick=trick))
    return payments(settlement, "quinola-forced-holder", "quinola-forced-others")


@pytest.mark.parametrize("trick", [10, 11])
def test_S0_42_forced_from_the_player_opposite_in_the_last_two(trick: int) -> None:
    """The source's example: 8 jetons from the one opposite, 2 from each of the others."""
    # 10 x 2 across x 2 late = 40; 5 x 2 late = 10.
    assert forcing(S, trick) == {(S, N): 8 * 5, (E, N): 2 * 5, (W, N): 2 * 5}


@pytest.mark.parametrize("trick", [10, 11])
def test_S0_42_forced_from_the_side_in_the_last_two(trick: int) -> None:
    """The source's example: its holder 4 jetons, the one opposite 4 too, the third 2."""
    # 10 x 2 late = 20; 5 x 2 across x 2 late = 20; 5 x 2 late = 10.
    assert forcing(E, trick) == {(E, N): 4 * 5, (S, N): 4 * 5, (W, N): 2 * 5}


def test_S0_42_before_the_last_two_nothing_is_doubled_for_lateness() -> None:
    """In trick 9 half of it is due."""
    assert forcing(S, 9) == {(S, N): 20, (E, N): 5, (W, N): 5}
    assert forcing(E, 9) == {(E, N): 10, (S, N): 10, (W, N): 5}


@pytest.mark.parametrize(("trick", "factor"), [(9, 1), (10, 2), (11, 2)])
def test_S0_42_all_other_payments_double_too(trick: int, factor: int) -> None:
    """Aces placed, forced and led and the quinola placed, all between neighbours."""
    honours = (
        placed("Ad", N, taker=E, trick=trick),
        forced("Ac", W, leader=S, trick=trick),
        led("As", N, trick),
        placed("Jh", N, taker=W, trick=trick),
    )
    settlement = settled(*honours)
    assert payments(settlement, "ace-placed") == {(E, N): 2 * factor}
    assert payments(settlement, "ace-forced") == {(W, S): 1 * factor}
    assert payments(settlement, "ace-led") == {(N, E): 1 * factor}
    assert payments(settlement, "quinola-placed") == {(W, N): 5 * factor}
    # The party is for the whole deal and knows no tricks.
    assert payments(settlement, "party") == {(S, E): 4}


def test_S0_37_S0_38_S0_39_at_the_table() -> None:
    """A whole deal with real cards: every payment in it, worked out by hand."""
    deal = exchange(Deal(CLASSIC, QUARTERED), "Qc Kc Ac Jc")
    settlement = settle(outcome_of(play_in_order(deal, QUARTERED_IN_ORDER)), CLASSIC, pool=100)
    # S deals. W has no point and wins; N, E, S have 10 in three tricks, and the dealer's is the
    # worst seat. The party holds A K Q J of clubs: 10, and 4.
    assert payments(settlement, "party") == {(S, W): 14}
    # Trick 1: E leads the ace of hearts, which W may claim from across.
    assert payments(settlement, "ace-led") == {(E, W): 1 * 2}
    # The quinola falls from N: 10, W opposite E 5 x 2, S 5; N puts in a remise.
    assert payments(settlement, "quinola-forced-holder") == {(N, E): 10}
    assert payments(settlement, "quinola-forced-others") == {(W, E): 10, (S, E): 5}
    # Trick 4: E forces the ace of spades from N; trick 7: N that of diamonds from S, across.
    assert payments(settlement, "ace-forced") == {(N, E): 1, (S, N): 2 * 2}
    # N -10-1+4-100, E -2+10+10+5+1, S -14-5-4, W +14+2-10.
    assert settlement.net == (-107, +24, -23, +6)
    assert settlement.pool == 200
