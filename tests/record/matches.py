"""Matches played at random and the records of them."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random
from typing import Any

from quinola.match import Match
from quinola.outcome import Irregularity
from quinola.record import MatchRecord, read_record, record_json, record_of
from quinola.rules import IRREGULARITY_KINDS
from quinola.seats import SEATS
from tests.strategies import (
    random_deal,
    random_irregularities,
    random_policies,
    random_ruleset,
    step,
)

NAMES = ("Мария", "Zoé", "李", "Ö", "a b", 'q"\\', "\u202e\x1b[31m", "")
EXTRAS: tuple[dict[str, Any], ...] = (
    {},
    {"_from": "a club"},
    {"_z": 1, "_a": [1.5, None, {"_deep": [[]]}], "_м": "\x1b"},
)


def random_match(rng: Random, *, pool: int = 0) -> Match:
    """A match of up to four deals, void ones among them, the last one perhaps not yet settled."""
    ruleset = random_ruleset(rng)
    match = Match(ruleset, rng.choice(SEATS), pool=pool)
    for _ in range(rng.randrange(5)):
        if rng.random() < 0.2:
            faults = [Irregularity(rng.choice(SEATS), rng.choice(IRREGULARITY_KINDS))]
            match.void(rng.choice(("misdeal", "exposed")), faults[: rng.randrange(2)])
            continue
        deal = match.begin(random_deal(ruleset, rng), random_irregularities(rng))
        policies = random_policies(rng)
        while deal.turn is not None:
            step(deal, policies, rng)
        match.settle()
    return match


def record_of_random_match(rng: Random) -> tuple[Match, MatchRecord]:
    """A match with its record, in which there are names and fields of other programs."""
    pool = rng.choice((0, 0, 7, 10**9))
    match = random_match(rng, pool=pool)
    players = {seat: rng.choice(NAMES) for seat in SEATS if rng.random() < 0.5}
    value = record_json(record_of(match, pool=pool, players=players))
    for part in (value, *value["deals"]):
        part.update(rng.choice(EXTRAS))
    return match, read_record(json.loads(json.dumps(value)))


def examples() -> list[dict[str, Any]]:
    """The records of `tests/data/examples.jsonl`, fresh ones that a test may change."""
    file = Path(__file__).parent.parent / "data" / "examples.jsonl"
    lines = file.read_text(encoding="utf-8").splitlines()
    return [json.loads(line)["record"] for line in lines]


def example(ruleset: str = "classic") -> dict[str, Any]:
    """The first example of one deal played by a preset's rules."""
    return next(
        record
        for record in examples()
        if record["ruleset"] == ruleset
        and len(record["deals"]) == 1
        and "void" not in record["deals"][0]
    )


def longer_example() -> dict[str, Any]:
    """The first example of several deals, all of them played."""
    return next(
        record
        for record in examples()
        if len(record["deals"]) > 1 and all("void" not in deal for deal in record["deals"])
    )
