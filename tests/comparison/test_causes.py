"""The options that are told as the cause of a difference are just those that make it."""

from __future__ import annotations

from collections.abc import Collection
from random import Random

import pytest
from hypothesis import given, settings

from quinola.comparison import (
    EARLIER,
    Line,
    Mixtures,
    Side,
    Sides,
    deal_compared,
    matched,
    sides_of,
    values_of,
)
from quinola.comparison.causes import PLAYED_BY
from quinola.comparison.lines import Place, sums_of
from quinola.match import SettledDeal
from quinola.record import RecordError, read_record, replay
from quinola.rulebook import sections
from quinola.rules import IRREGULARITY_KINDS, OPTIONS, PRESETS, RulesetError, house, preset
from tests.comparison.matches import random_record, random_sides
from tests.record.matches import example, examples, longer_example
from tests.strategies import random_ruleset, randoms


def settled_anew(
    sides: Sides, own: Side, other: Side, changed: Collection[str]
) -> dict[Place, int] | None:
    """The whole record played again under the own rules with these options as the other has them.

    It knows nothing of how the comparison mixes them. None where that cannot be.
    """
    theirs = other.ruleset.in_fiches
    options = own.ruleset.in_fiches | {key: theirs[key] for key in changed}
    try:
        ruleset = house(own.ruleset.preset, options)
        return sums_of(replay(sides.record, ruleset).past[-1].transfers)
    except (RulesetError, RecordError):
        return None


@given(rng=randoms)
def test_just_the_options_told_make_the_others_line(rng: Random) -> None:
    sides, own, other = random_sides(rng, 1)
    deal = deal_compared(sides, 1)
    for compared in deal.lines:
        line, (none, changes) = compared.line, compared.changes
        assert none == ()
        told = [change.option for change in changes]
        assert bool(told) is line.differs
        theirs = line.sums[1]
        if told:
            given_all = settled_anew(sides, own, other, told)
            assert given_all is not None
            assert given_all.get(line.place, 0) == theirs
        for option in told:
            without = settled_anew(sides, own, other, [one for one in told if one != option])
            assert without is None or without.get(line.place, 0) != theirs, (line.place, option)


@settings(max_examples=10)
@given(rng=randoms)
def test_in_a_match_the_earlier_deals_may_be_a_cause(rng: Random) -> None:
    """Within the deal's own mixtures: the match before it is either rule set's, or the other's."""
    sides, own, other = random_sides(rng, 3)
    mixtures = Mixtures(sides.record.deals[2], 3, own, other)
    for line in matched([own.deal(3).transfers, other.deal(3).transfers]):
        told = mixtures.cause(line)
        assert bool(told) is line.differs
        for changed in (told, *([one for one in told if one != option] for option in told)):
            sums = mixtures.sums(changed)
            is_theirs = sums is not None and sums.get(line.place, 0) == line.sums[1]
            assert is_theirs is (len(changed) == len(told))
    if EARLIER in mixtures.differing:
        assert own.before(3) != other.before(3)
        was, now = values_of(EARLIER, own, other, 3)
        assert was != now


@given(rng=randoms)
def test_mixtures_reach_from_the_one_rule_set_to_the_other(rng: Random) -> None:
    sides, own, other = random_sides(rng, 2)
    for number in (1, 2):
        mixtures = Mixtures(sides.record.deals[number - 1], number, own, other)
        assert mixtures.sums(()) == sums_of(own.deal(number).transfers)
        assert mixtures.sums(mixtures.differing) == sums_of(other.deal(number).transfers)


def test_a_deal_in_a_match_goes_by_what_the_deals_before_it_left() -> None:
    """New stakes after a win: also if there is something in the pool again, or a deal was void."""
    telling = set()
    for seed in range(12):
        record = random_record(Random(seed), 5)
        penalties = dict.fromkeys(IRREGULARITY_KINDS, 3)
        ruleset = record.ruleset.with_options(refill="after_win", penalties=penalties)
        for own in sides_of(record, [("own", ruleset)]).fitting:
            for number in range(2, 6):
                mixtures = Mixtures(record.deals[number - 1], number, own, own)
                assert mixtures.sums(()) == sums_of(own.deal(number).transfers)
                before = own.before(number)
                if before.pool and isinstance(own.deal(number), SettledDeal):
                    telling.add((before.drawn, own.before(2).drawn))
    assert telling == {(True, True), (True, False), (False, True), (False, False)}


@given(rng=randoms)
def test_the_play_goes_by_no_other_options(rng: Random) -> None:
    """Two rule sets that have these alike come to one outcome, whatever else they have."""
    record = random_record(rng, 1)
    kept = (*PLAYED_BY, "removed_rank", "direction")
    own = record.ruleset.in_fiches
    options = random_ruleset(rng).in_fiches | {key: own[key] for key in kept}
    if options["party_tie"] == "split":
        options |= {"opposite_factor": 1, "forfeits_receipts": []}
    (other,) = replay(record, house("academy", options)).past
    (past,) = replay(record).past
    if isinstance(past, SettledDeal):
        assert isinstance(other, SettledDeal)
        assert other.outcome == past.outcome


def test_a_line_that_is_the_same_has_no_cause() -> None:
    record = read_record(example())
    sides = sides_of(record, [("one", record.ruleset), ("two", preset("academy"))])
    mixtures = Mixtures(record.deals[0], 1, *sides.fitting)
    lines = matched([side.deal(1).transfers for side in sides.fitting])
    alike = [line for line in lines if not line.differs]
    assert alike
    assert {mixtures.cause(line) for line in alike} == {()}


def only_change(record: dict[str, object], **options: object) -> set[tuple[str, ...]]:
    """All causes where a house has changed these options alone."""
    read = read_record(record)
    other = read.ruleset.with_options(**options)
    sides = sides_of(read, [("own", read.ruleset), ("house", other)])
    return {
        tuple(change.option for change in line.changes[1])
        for number in range(1, len(read.deals) + 1)
        for line in deal_compared(sides, number).lines
        if line.line.differs
    }


@pytest.mark.parametrize(
    "options",
    [{"party_bonus": 9}, {"stake": 12}, {"ace": 3, "ace_of_diamonds": 3}, {"dealer_adds": 5}],
)
def test_what_a_house_has_not_changed_is_never_told(options: dict[str, object]) -> None:
    causes = only_change(longer_example(), **options)
    assert causes
    for cause in causes:
        assert set(cause) <= {*options, EARLIER}


def test_an_ace_forced_for_the_pool_is_two_lines_of_one_cause() -> None:
    found = 0
    for record in examples():
        read = read_record(record)
        other = "leader" if read.ruleset.forced_ace_to == "pool" else "pool"
        house_rules = read.ruleset.with_options(forced_ace_to=other)
        sides = sides_of(read, [("own", read.ruleset), ("house", house_rules)], 1)
        if not sides.fitting or not isinstance(sides.fitting[0].deal(1), SettledDeal):
            continue
        aces = [
            one
            for one in deal_compared(sides, 1).lines
            if one.line.told.why.startswith("ace-forced") and one.line.differs
        ]
        for one in aces:
            assert 0 in one.line.sums
            assert [change.option for change in one.changes[1]] == ["forced_ace_to"]
            assert [c.sentence.id for c in one.changes[1] if c.sentence] == ["ace-forced"]
        found += len(aces)
    assert found >= 4


def test_every_option_that_can_be_told_has_a_sentence_to_tell_it() -> None:
    told = {option for part in sections() for one in part.sentences for option in one.options}
    assert told == set(OPTIONS)


def test_all_examples_under_all_presets_are_explained() -> None:
    """Every line of every example that differs has a reason, with the sentence it belongs to."""
    lines = 0
    for record in examples()[::12]:
        read = read_record(record)
        rulesets = [("own", read.ruleset), *((name, preset(name)) for name in PRESETS)]
        sides = sides_of(read, rulesets)
        for number in range(1, len(read.deals) + 1):
            for compared in deal_compared(sides, number).lines:
                told: Line = compared.line
                for fiches, changes in zip(told.sums, compared.changes, strict=True):
                    assert bool(changes) is (fiches != told.sums[0])
                    lines += bool(changes)
                    for change in changes:
                        if change.option != EARLIER:
                            assert change.sentence is not None
                            assert change.option in change.sentence.options
    assert lines > 50
