"""The table of payments has all that a settlement pays, at the amounts that it pays."""

from __future__ import annotations

from random import Random

import pytest

from quinola.locale import LANGUAGES
from quinola.rulebook import Due, dues, payments_table
from quinola.rulebook.payments import NOT_SO
from quinola.rules import PRESETS, Ruleset, house, preset
from quinola.settlement import settle
from tests.strategies import random_outcome, random_ruleset

SAME_AS = {
    "stake-again": "stake",
    "party-shared": "party",
    "reversis-made-alone": "reversis-made",
    "quinola-forced-undertaker-holder": "quinola-forced-holder",
    "quinola-forced-undertaker-others": "quinola-forced-others",
    "espagnolette-draws": "quinola-draws",
    "bete-led": "bete-forced",
}
"""Reasons that have no row of their own, with the one whose row tells them."""


def amounts(due: Due, ruleset: Ruleset) -> set[int]:
    """What may be paid for it, beside and across, early and late; nothing where words tell it."""
    if isinstance(due.amounts, str):
        return set()
    across = {1, ruleset.opposite_factor} if due.across else {1}
    late = {1, ruleset.last_two_factor} if due.late else {1}
    return {fiches * one * other for fiches in due.amounts for one in across for other in late}


def test_every_payment_has_a_row_with_its_amount() -> None:
    rng = Random(11)
    met = set()
    for number in range(1500):
        ruleset = preset(PRESETS[number % 5]) if number % 2 else random_ruleset(rng)
        rows = list(dues(ruleset))
        settled = settle(random_outcome(ruleset, rng), ruleset, pool=rng.choice((0, 30, 90)))
        for transfer in settled.transfers:
            reason = SAME_AS.get(transfer.why, transfer.why)
            own = [due for due in rows if due.reason == reason]
            assert own, (transfer.why, ruleset.overrides)
            if not any(isinstance(due.amounts, str) for due in own):
                possible = {fiches for due in own for fiches in amounts(due, ruleset)}
                assert transfer.fiches in possible, (transfer, ruleset.overrides)
                met.add(transfer.why)
    assert len(met) > 20


@pytest.mark.parametrize("language", LANGUAGES)
def test_factors_have_columns_and_are_multiplied_out(language: str) -> None:
    rows = payments_table(house("classic", {"opposite_factor": 3, "last_two_factor": 5}), language)
    placed = next(row for row in rows if row[1:3] == ["5", "15"])
    assert placed[1:5] == ["5", "15", "25", "75"]
    assert {len(row) for row in rows} == {6}
    flat = payments_table(preset("family"), language)
    assert {len(row) for row in flat} == {3}
    assert NOT_SO not in {cell for row in flat for cell in row}


def test_what_a_rule_set_has_not_is_not_in_its_table() -> None:
    def ids(ruleset: Ruleset) -> set[str]:
        return {due.id for due in dues(ruleset)}

    assert "dealer-adds" in ids(preset("academy")) - ids(preset("classic"))
    assert "bete-broken" in ids(preset("classic")) - ids(preset("family"))
    assert {"penalty-revoke"} == ids(house("academy", {"penalties": {"revoke": 1}})) - ids(
        preset("academy")
    )


def test_a_failed_espagnolette_pays_for_forced_aces_unless_the_pool_has_them() -> None:
    """The row and the sentence say the same (S4-24)."""
    options = {"espagnolette_fail_returns": "all_aces_double"}
    for name, is_forced in (("encyclopedia", True), ("family", False)):
        rows = payments_table(preset(name).with_options(**options), "en")
        (row,) = (row for row in rows if "Espagnolette failed, for each ace" in row[0])
        assert ("or forced" in row[0]) is is_forced
