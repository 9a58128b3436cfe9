"""Recorded deals with the settlements that the specification works out for them."""

from __future__ import annotations

import json
from collections import Counter
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner

from quinola.cli import quinola
from quinola.record import match_result, read_record, replay

TEXT = (Path(__file__).parent / "data" / "examples.jsonl").read_text(encoding="utf-8")
EXAMPLES: list[dict[str, Any]] = [json.loads(line) for line in TEXT.splitlines()]


def _id(number: int, example: dict[str, Any]) -> str:
    ruleset = example["record"]["ruleset"]
    name = ruleset if isinstance(ruleset, str) else f"{ruleset['preset']}-house"
    return f"{number}-{name}-{example['about']}".replace(" ", "-")


each_example = pytest.mark.parametrize(
    ("number", "example"),
    [pytest.param(n, example, id=_id(n, example)) for n, example in enumerate(EXAMPLES, start=1)],
)


def _as_expected(result: dict[str, Any], expected: dict[str, Any]) -> dict[str, Any]:
    """The result with only those fields of each deal that the example speaks of."""
    deals = [
        {field: deal[field] for field in wanted}
        for deal, wanted in zip(result["deals"], expected["deals"], strict=True)
    ]
    return {"deals": deals, "balances": result["balances"], "pool": result["pool"]}


@pytest.fixture(scope="module")
def printed(tmp_path_factory: pytest.TempPathFactory) -> list[str]:
    """What `quinola settle --json` prints of all the records, line by line."""
    file = tmp_path_factory.mktemp("examples") / "records.jsonl"
    lines = [json.dumps(example["record"]) + "\n" for example in EXAMPLES]
    file.write_text("".join(lines), encoding="utf-8")
    run = CliRunner().invoke(quinola, ["settle", "--json", str(file)])
    assert run.exit_code == 0, run.output
    return run.stdout.splitlines()


def test_there_are_examples_of_every_preset() -> None:
    """A file cut short would otherwise pass unnoticed."""
    assert len(EXAMPLES) == 190
    rulesets = Counter(str(example["record"]["ruleset"]) for example in EXAMPLES)
    for name in ("classic", "ukrainian", "family", "encyclopedia", "academy"):
        assert rulesets[name] >= 24


@each_example
def test_the_record_settles_as_it_should(number: int, example: dict[str, Any]) -> None:
    """Read, played through and settled, the record comes to what is expected of it."""
    result = match_result(replay(read_record(example["record"])))
    assert _as_expected(result, example["expected"]) == example["expected"]


@each_example
def test_the_command_line_settles_it_so_too(
    number: int, example: dict[str, Any], printed: list[str]
) -> None:
    """Its line of `quinola settle --json` says the same, and its transfers make up the nets."""
    result = json.loads(printed[number - 1])
    assert _as_expected(result, example["expected"]) == example["expected"]
    for deal in result["deals"]:
        net = dict.fromkeys("NESW", 0)
        for transfer in deal["transfers"]:
            for account, fiches in [
                (transfer["from"], -transfer["fiches"]),
                (transfer["to"], transfer["fiches"]),
            ]:
                if account != "pool":
                    net[account] += fiches
        assert net == deal["net"]
    assert len(printed) == len(EXAMPLES)


def test_a_record_that_stands_alone_in_a_file_is_one_object(tmp_path: Path) -> None:
    """Not JSON Lines: one match laid out over many lines gives one object."""
    example = EXAMPLES[0]
    file = tmp_path / "record.json"
    file.write_text(json.dumps(example["record"], indent=2), encoding="utf-8")
    run = CliRunner().invoke(quinola, ["settle", "--json", str(file)])
    assert run.exit_code == 0, run.output
    assert _as_expected(json.loads(run.stdout), example["expected"]) == example["expected"]
