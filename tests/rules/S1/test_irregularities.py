"""S1: what is met only with real cards: exposed cards, misdeals, acting out of turn."""

from __future__ import annotations

from quinola.ledger import POOL
from quinola.match import Match
from quinola.outcome import Irregularity
from quinola.rules import preset
from tests.dealing import E, N, S, exchange
from tests.rules.deals import QUARTERED, play_out

UKRAINIAN = preset("ukrainian")


def test_S1_30_after_an_exposed_card_the_same_dealer_deals_again() -> None:
    """No stakes, no fine, no settlement, and the deal does not pass on."""
    match = Match(UKRAINIAN, S, pool=30)
    void = match.void("exposed")
    assert void.transfers == ()
    assert match.balances == [0, 0, 0, 0]
    assert match.pool == 30
    assert match.dealer is S


def test_S1_31_a_misdealer_loses_the_deal() -> None:
    """It passes to the next, E; found in time it costs him nothing more."""
    match = Match(UKRAINIAN, S, pool=30)
    match.void("misdeal", [Irregularity(S, "misdeal")])
    assert match.dealer is E
    assert match.balances == [0, 0, 0, 0]
    assert match.pool == 30


def test_S1_32_a_misdeal_found_after_the_exchange_costs_four_jetons() -> None:
    """20 into the pool from the dealer, the deal void, and he loses it."""
    match = Match(UKRAINIAN, S, pool=30)
    void = match.void("misdeal", [Irregularity(S, "misdeal_after_exchange")])
    paid = [(transfer.payer, transfer.payee, transfer.fiches) for transfer in void.transfers]
    assert paid == [(S, POOL, 4 * 5)]
    assert void.transfers[0].rule == "S1-32"
    # No stakes were put in, though the pool was low enough for them.
    assert match.balances == [0, 0, -20, 0]
    assert match.pool == 50
    assert match.dealer is E


def test_S1_34_putting_a_card_aside_out_of_turn_costs_a_jeton() -> None:
    """5 into the pool before play, so that the remise is 105; the deal is played."""
    match = Match(UKRAINIAN, S, pool=100)
    deal = match.begin(QUARTERED, [Irregularity(N, "out_of_turn")])
    assert match.standing().pool == 105
    play_out(exchange(deal, "- - - 2c"))
    settlement = match.settle().settlement
    fines = [
        (transfer.payer, transfer.payee, transfer.fiches, transfer.rule)
        for transfer in settlement.transfers
        if transfer.why == "penalty-out-of-turn"
    ]
    assert fines == [(N, POOL, 5, "S1-34")]
    assert settlement.remise == 105


def test_S1_34_without_a_fault_there_is_no_fine() -> None:
    """The same deal played in order leaves the remise at 100."""
    match = Match(UKRAINIAN, S, pool=100)
    play_out(exchange(match.begin(QUARTERED), "- - - 2c"))
    assert match.settle().settlement.remise == 100
