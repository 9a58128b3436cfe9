"""Deals under two rule sets that they both fit, at random."""

from __future__ import annotations

from random import Random

from hypothesis import assume

from quinola.comparison import Side, Sides, sides_of
from quinola.match import Match
from quinola.outcome import Irregularity
from quinola.record import MatchRecord, read_record, record_json, record_of
from quinola.rules import IRREGULARITY_KINDS, PRESETS, Ruleset, preset
from quinola.seats import SEATS
from tests.strategies import (
    random_deal,
    random_irregularities,
    random_policies,
    random_ruleset,
    step,
)


def random_record(rng: Random, deals: int) -> MatchRecord:
    """So many deals, one in six of them void."""
    pool = rng.choice((0, 0, 7, 120))
    match = Match(random_ruleset(rng), rng.choice(SEATS), pool=pool)
    for _ in range(deals):
        if rng.random() < 1 / 6:
            fault = Irregularity(rng.choice(SEATS), rng.choice(IRREGULARITY_KINDS))
            match.void(rng.choice(("misdeal", "exposed")), [fault])
            continue
        deal = match.begin(random_deal(match.ruleset, rng), random_irregularities(rng))
        policies = random_policies(rng)
        while deal.turn is not None:
            step(deal, policies, rng)
        match.settle()
    return read_record(record_json(record_of(match, pool=pool)))


def another(rng: Random, record: MatchRecord) -> Ruleset:
    """Other rules with the same pack: a preset's or anything."""
    ruleset = preset(rng.choice(PRESETS)) if rng.random() < 0.5 else random_ruleset(rng)
    return ruleset.with_options(removed_rank=record.ruleset.removed_rank)


def random_sides(rng: Random, deals: int) -> tuple[Sides, Side, Side]:
    """A record under its own rules and under others; what does not fit is passed over."""
    record = random_record(rng, deals)
    sides = sides_of(record, [("own", record.ruleset), ("other", another(rng, record))])
    assume(len(sides.fitting) == 2)
    own, other = sides.fitting
    return sides, own, other
