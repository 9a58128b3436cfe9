"""What people note settles exactly as the full record of the same deal does."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest
from hypothesis import given, settings

from quinola.bookkeeping.notes import Notes, Unanswered
from quinola.bookkeeping.question import Answer, Question
from quinola.outcome import Outcome, outcome_of
from quinola.rules import PRESETS, Ruleset, preset
from quinola.settlement import Settlement, settle
from tests.bookkeeping.noting import Witness, noted
from tests.strategies import (
    played_out,
    random_irregularities,
    random_outcome,
    random_ruleset,
    randoms,
)

FEW = settings(max_examples=25)
"""In every run: twenty thousand deals are tried below."""


def told(settlement: Settlement) -> object:
    """All that a settlement comes to; in a book nothing is known of the numbers of tricks."""
    verdict = settlement.verdict
    transfers = Counter(
        (t.payer, t.payee, t.fiches, t.why, t.rule, t.terms, t.card) for t in settlement.transfers
    )
    return (
        transfers,
        settlement.net,
        settlement.pool,
        settlement.remise,
        settlement.drawn,
        verdict.reversis,
        verdict.undertaker,
        verdict.breaker,
        verdict.winner,
        verdict.loser,
    )


def compare(ruleset: Ruleset, rng: Random) -> None:
    """One deal, played with a lean to what is rare and noted in both manners of the party."""
    irregularities = random_irregularities(rng)
    at_fault = [fault.seat for fault in irregularities if fault.kind == "revoke"]
    deal = played_out(ruleset, rng, at_fault=at_fault)
    outcome = outcome_of(deal, irregularities)
    pool, drawn_before = rng.choice((0, 3, 25, 45, 200)), rng.random() < 0.3
    party = tuple(deal.party) if rng.random() < 0.5 else None
    reckoning, _ = noted(Witness(outcome, ruleset, party), pool=pool, drawn_before=drawn_before)
    assert not reckoning.contradictions
    assert reckoning.settlement is not None
    full = settle(outcome, ruleset, pool=pool, drawn_before=drawn_before)
    assert told(reckoning.settlement) == told(full)


@FEW
@given(randoms)
def test_by_random_rules(rng: Random) -> None:
    compare(random_ruleset(rng), rng)


@pytest.mark.parametrize("name", PRESETS)
@FEW
@given(randoms)
def test_by_each_preset(name: str, rng: Random) -> None:
    compare(preset(name), rng)


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(20))
def test_twenty_thousand_deals(seed: int) -> None:
    rng = Random(seed)
    for _ in range(500):
        compare(random_ruleset(rng), rng)
        compare(preset(rng.choice(PRESETS)), rng)


@given(randoms)
def test_facts_at_random(rng: Random) -> None:
    """Without cards: rarer coincidences than play brings about."""
    ruleset = random_ruleset(rng)
    outcome = random_outcome(ruleset, rng)
    assert told(settle(noted_down(outcome, ruleset), ruleset)) == told(settle(outcome, ruleset))


def noted_down(outcome: Outcome, ruleset: Ruleset) -> Notes:
    """What is asked of this outcome, answered, whether it could have been played or not."""
    witness, answers = Witness(outcome, ruleset), dict[Question, Answer]()
    while True:
        notes = Notes(ruleset, outcome.dealer, answers, outcome.irregularities)
        try:
            settle(notes, ruleset)
        except Unanswered as unanswered:
            answers[unanswered.question] = witness.answer(unanswered.question)
        else:
            return notes
