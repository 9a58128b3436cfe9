"""No single corruption of a record gives a traceback, a partial settlement or a silent repair."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random
from typing import Any

import pytest
from click.testing import CliRunner

from quinola.cli import quinola
from quinola.record import MatchRecord, RecordError, read_record, record_json, replay
from quinola.rules import clauses
from tests.record.corruption import Mutant, mutants
from tests.record.matches import examples


def chosen() -> list[dict[str, Any]]:
    """A record of each kind: presets and house rules, one deal and several, a void one."""
    kinds: dict[Any, dict[str, Any]] = {}
    for record in examples():
        void = any("void" in deal for deal in record["deals"])
        faults = any("irregularities" in deal for deal in record["deals"])
        announced = any("espagnolette" in deal for deal in record["deals"])
        is_house = isinstance(record["ruleset"], dict)
        kinds.setdefault((len(record["deals"]), is_house, void, faults, announced), record)
    return list(kinds.values())


RECORDS = chosen()
FULL = RECORDS[0] | {
    "players": {"N": "Мария", "E": "Zoé"},
    "pool": 12,
    "ruleset": {"preset": RECORDS[0]["ruleset"], "options": {"claims": "manual", "bete_cap": 60}},
    "_from": {"_club": ["x", 1]},
    "deals": [
        RECORDS[0]["deals"][0]
        | {"claims": ["W"], "irregularities": [{"seat": "N", "kind": "peek"}], "_table": 3}
    ],
}


def assert_refused_well(error: RecordError, mutant: Mutant) -> None:
    assert error.say()
    assert not {"\n", "\x1b"} & set(error.say())
    if mutant.deal is not None:
        assert error.deal == mutant.deal
    if error.rule is not None:
        assert error.rule in clauses()
    if mutant.path[-2:-1] == ("play",) and error.trick is not None:
        first_wrong = int(mutant.path[-1])
        assert error.trick >= first_wrong // 4 + 1
    if error.reason in ("card-not-held", "follow-suit") and "play" in mutant.path:
        assert error.trick is not None
        assert error.card is not None
        assert error.rule is not None


def assert_sound(record: MatchRecord, mutant: Mutant) -> None:
    """What was read is what was written there, and its settlement conserves the sum."""
    assert json.dumps(record_json(read_record(record_json(record)))) == json.dumps(
        record_json(record)
    )
    match = replay(record)
    assert len(match.past) == len(mutant.value["deals"])
    assert sum(match.balances) + match.pool == mutant.value.get("pool", 0)


def judged(all_mutants: list[Mutant]) -> tuple[int, int]:
    sound = refused = 0
    for mutant in all_mutants:
        try:
            record = read_record(mutant.value)
            replay(record)
        except RecordError as error:
            assert_refused_well(error, mutant)
            refused += 1
            continue
        assert_sound(record, mutant)
        sound += 1
    return sound, refused


def test_the_fullest_record_is_sound() -> None:
    replay(read_record(FULL))


def test_every_corruption_of_the_fullest_record() -> None:
    sound, refused = judged(list(mutants(FULL)))
    assert refused > 1900
    assert 20 < sound < refused / 10


@pytest.mark.parametrize(
    "number",
    [pytest.param(one, marks=[pytest.mark.slow] if one % 3 else []) for one in range(len(RECORDS))],
)
def test_some_corruptions_of_every_kind_of_record(number: int) -> None:
    every = list(mutants(RECORDS[number]))
    _, refused = judged(Random(number).sample(every, min(len(every), 150)))
    assert refused > 0


@pytest.mark.slow
@pytest.mark.timeout(1200)
@pytest.mark.parametrize("number", range(len(RECORDS)))
def test_every_corruption_of_every_kind_of_record(number: int) -> None:
    _, refused = judged(list(mutants(RECORDS[number])))
    assert refused > 0


def test_what_is_sound_after_a_corruption_is_written_back_as_it_stood() -> None:
    """No silent repair: other than in its spelling, what is read is what was there."""
    for mutant in mutants(FULL):
        if mutant.deal is None:
            continue
        try:
            record = read_record(mutant.value)
            replay(record)
        except RecordError:
            continue
        (written,) = record_json(record)["deals"]
        (deal,) = mutant.value["deals"]
        there = {key: value for key, value in deal.items() if value or key.startswith("_")}
        assert {**written, "hands": None} == {**there, "hands": None}, (mutant.path, mutant.how)


def test_the_command_answers_every_line(tmp_path: Path) -> None:
    """Corrupt lines among sound ones: each has one object in its place, and one message."""
    some = Random(5).sample(list(mutants(FULL)), 300)
    file = tmp_path / "mutants.jsonl"
    with file.open("w", encoding="utf-8") as lines:
        for mutant in some:
            lines.write(json.dumps(mutant.value) + "\n" + json.dumps(FULL) + "\n")
    run = CliRunner().invoke(quinola, ["settle", "--json", str(file)])
    assert run.exit_code == 1
    assert run.exception is None or isinstance(run.exception, SystemExit)
    told = [json.loads(line) for line in run.stdout.splitlines()]
    assert len(told) == 600
    errors = {number: value for number, value in enumerate(told, start=1) if "error" in value}
    assert len(run.stderr.splitlines()) == len(errors) > 200
    for number, value in errors.items():
        assert number % 2 == 1
        assert value["line"] == number
        assert value["error"].startswith(f"{file}: line {number}: ")
        if some[number // 2].deal is not None:
            assert value["deal"] == some[number // 2].deal
            assert f": deal {value['deal']}: " in value["error"]
    right = told[1]
    for number, value in enumerate(told, start=1):
        if number % 2 == 0:
            assert value == right
        elif number not in errors:
            pool = some[number // 2].value.get("pool", 0)
            assert sum(value["balances"].values()) + value["pool"] == pool
