"""Every transfer says what it is for: its numbers by name, its card, its trick."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest

from quinola.ledger import Ledger, Term, Transfer
from quinola.outcome import Outcome
from quinola.rules import OPTIONS, Ruleset, reasons
from quinola.seats import Seat
from quinola.settlement import Settlement, open_deal, payments_so_far, settle
from tests.strategies import random_outcome, random_ruleset

FOR_A_CARD = (
    "ace-placed",
    "ace-forced",
    "ace-forced-pool",
    "ace-led",
    "quinola-placed",
    "quinola-led-by-right",
    "quinola-forced-holder",
    "quinola-forced-others",
    "quinola-forced-undertaker-holder",
    "quinola-forced-undertaker-others",
    "quinola-led-holder",
    "quinola-led-others",
    "espagnolette-returns",
    "espagnolette-pays-aces",
    "quinola-draws",
    "quinola-led-by-right-draws",
    "espagnolette-draws",
    "bete-forced",
    "bete-led",
)

LATER = {
    "stake",
    "dealer-adds",
    "party",
    "party-shared",
    "ace-led",
    "quinola-led-holder",
    "quinola-led-others",
}
"""What is not among the payments shown in play."""


def settlements(seed: int, count: int) -> list[tuple[Outcome, Ruleset, Settlement]]:
    rng = Random(seed)
    settled = []
    for _ in range(count):
        ruleset = random_ruleset(rng)
        outcome = random_outcome(ruleset, rng)
        settled.append((outcome, ruleset, settle(outcome, ruleset, pool=rng.choice((0, 90)))))
    return settled


def assert_term_is_so(term: Term, ruleset: Ruleset, settlement: Settlement) -> None:
    if term.name.startswith("penalties."):
        assert term.value == ruleset.penalties[term.name.removeprefix("penalties.")]
    elif term.name in OPTIONS:
        assert term.value == getattr(ruleset, term.name)
    elif term.name == "remise":
        assert term.value == settlement.remise
    elif term.name == "party_worth":
        assert term.value == settlement.verdict.worth
    elif term.name == "double":
        assert term.value == 2
    else:
        assert term.name in {"pool", "share", "received"}


@pytest.mark.parametrize("seed", range(2))
def test_terms_are_options_by_their_keys_and_cards_are_those_paid_for(seed: int) -> None:
    seen = set[str]()
    for outcome, ruleset, settlement in settlements(seed, 1500):
        played = {(honour.card, honour.trick) for honour in outcome.honours}
        for transfer in settlement.transfers:
            seen.add(transfer.why)
            for term in transfer.terms:
                assert_term_is_so(term, ruleset, settlement)
            if transfer.why in FOR_A_CARD:
                assert (transfer.card, transfer.trick) in played
            else:
                assert (transfer.card, transfer.trick) == (None, None)
    assert set(FOR_A_CARD) <= seen <= set(reasons())


def doubled_fitly(transfer: Transfer, ruleset: Ruleset) -> bool:
    """A card payment is doubled across the table and late by terms that say so."""
    names = [term.name for term in transfer.terms]
    assert isinstance(transfer.payer, Seat)
    assert isinstance(transfer.payee, Seat)
    across = transfer.payer is transfer.payee.opposite and ruleset.opposite_factor != 1
    late = transfer.trick is not None and transfer.trick >= 10 and ruleset.last_two_factor != 1
    return ("opposite_factor" in names) is across and ("last_two_factor" in names) is late


def test_doubling_is_a_term_of_its_own() -> None:
    doubling = FOR_A_CARD[:2] + FOR_A_CARD[3:12]
    doubled = 0
    for _, ruleset, settlement in settlements(7, 800):
        for transfer in settlement.transfers:
            if transfer.why in doubling:
                assert doubled_fitly(transfer, ruleset)
                doubled += len(transfer.terms) > 1
    assert doubled > 100


def test_payments_of_a_deal_in_play_are_those_of_a_plain_settlement() -> None:
    """Without a reversis, an espagnolette and a party, what shows at once is what will be paid."""
    rng, compared = Random(3), 0
    for _ in range(500):
        ruleset, pool = random_ruleset(rng), rng.choice((0, 40))
        outcome = replace(
            random_outcome(ruleset, rng),
            first_nine=None,
            espagnolette=None,
            four_aces=False,
            irregularities=(),
        )
        ledger = Ledger(ruleset, outcome.dealer, pool)
        open_deal(ledger, drawn_before=False)
        so_far = payments_so_far(outcome.honours, ledger)
        whole = settle(outcome, ruleset, pool=pool).transfers
        opening = len(ledger.transfers) - len(so_far)
        expected = [transfer for transfer in whole[opening:] if transfer.why not in LATER]
        assert list(so_far) == expected
        assert ledger.transfers[opening:] == expected
        compared += len(expected)
    assert compared > 500
