"""Statements on paper of any width: nothing sticks out, columns stand in line, no rule is cut."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest
from rich.cells import cell_len

from quinola.record import match_result, read_record, replay
from tests.cli.running import run
from tests.record.matches import example, examples

LONG = "Александра Константиновна Преображенская"
NAMES: dict[str, dict[str, str]] = {
    "none": {},
    "short": {"N": "Мария", "E": "Zoé", "S": "李", "W": "Ö"},
    "long": {"N": LONG, "E": "Иннокентий Варфоломеевич", "S": f"{LONG}-младшая", "W": "李" * 20},
    "unbroken": dict.fromkeys("NESW", "x" * 200),
}


def lines_of(tmp_path: Path, record: Any, width: int, *options: str, **variables: str) -> list[str]:
    file = tmp_path / "match.json"
    file.write_text(json.dumps(record), encoding="utf-8")
    command, *rest = options or ("settle",)
    done = run(command, file, *rest, COLUMNS=str(width), **variables)
    assert (done.returncode, done.stderr) == (0, b"")
    return done.stdout.decode("utf-8").splitlines()


@pytest.mark.parametrize(
    ("names", "width", "variables"),
    [
        *[(names, 80, {}) for names in NAMES],
        *[("long", width, {}) for width in (100, 140)],
        *[(names, 80, {"PYTHONIOENCODING": "ascii", "TERM": "dumb"}) for names in ("none", "long")],
    ],
)
def test_a_statement_fits_and_its_rules_stand_in_a_column(
    tmp_path: Path, names: str, width: int, variables: dict[str, str]
) -> None:
    record = example() | {"players": NAMES[names]}
    lines = lines_of(tmp_path, record, width, **variables)
    assert max(map(cell_len, lines)) <= width
    (deal,) = match_result(replay(read_record(record)))["deals"]
    heading = next(line for line in lines if line.split()[:2] == ["from", "to"])
    column = cell_len(heading) - len("clause")
    rules = [line[-5:] for line in lines if cell_len(line) == column + 5 and line[-5] == "S"]
    assert rules == [transfer["rule"] for transfer in deal["transfers"]]


@pytest.mark.parametrize("names", NAMES)
def test_a_comparison_is_readable_at_80_columns(tmp_path: Path, names: str) -> None:
    house = {"preset": "classic", "options": {"party_bonus": 9}}
    record = example() | {"players": NAMES[names], "ruleset": house}
    lines = lines_of(tmp_path, record, 80, "settle", "--rules", "all")
    assert max(map(cell_len, lines)) <= 80
    told = " ".join(" ".join(lines).split())
    for name in ("record", "classic", "ukrainian", "encyclopedia", "academy"):
        assert name in told
    for ruleset in ("classic", "ukrainian", "encyclopedia", "academy"):
        value = match_result(replay(read_record(record | {"ruleset": ruleset})))
        for transfer in value["deals"][0]["transfers"]:
            assert f" {transfer['rule']}" in told
    assert "…" not in "".join(line for line in lines if " S0-" in line) or names != "none"


def test_rows_are_marked_where_the_rule_sets_differ(tmp_path: Path) -> None:
    lines = lines_of(tmp_path, example() | {"pool": 0}, 100, "settle", "--rules", "all")
    until = next(number for number, line in enumerate(lines) if line.startswith("Why "))
    rows = [
        (line[0], re.findall(r"(\d+|–)(?: (?:S\d|Q)-\d\d|(?= |$))", line))
        for line in lines[8:until]
        if line
    ]
    rows = [(mark, cells[-4:]) for mark, cells in rows if len(cells) >= 4]
    assert {mark for mark, _ in rows} == {"*", " "}
    for mark, cells in rows:
        assert (mark == "*") is (len(set(cells)) > 1), cells


def test_every_statement_and_diagram_fits_80_columns(tmp_path: Path) -> None:
    record = examples()
    file = tmp_path / "all.jsonl"
    some = [line | {"players": NAMES["long"]} for line in record[::19]]
    file.write_text("\n".join(json.dumps(line) for line in some), encoding="utf-8")
    for command in (["settle"], ["show"], ["settle", "--rules", "all"]):
        done = run(*command, file, COLUMNS="80")
        assert done.returncode == 0
        long = [line for line in done.stdout.decode().splitlines() if cell_len(line) > 80]
        assert not [line for line in long if not line.startswith("  Александра")]
