"""`quinola review`, run as people run it."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.cli.running import run

pytestmark = pytest.mark.usefixtures("kernels")

EXAMPLE = Path(__file__).parent.parent.parent / "docs" / "examples" / "quinola-placed.json"
FAST = ("--worlds", "8")


@pytest.mark.slow
def test_the_text_names_the_blunder_and_is_the_same_twice() -> None:
    one = run("review", EXAMPLE, *FAST, COLUMNS="80")
    two = run("review", EXAMPLE, *FAST, COLUMNS="80")
    assert one.returncode == 0
    assert one.stdout == two.stdout
    text = one.stdout.decode()
    assert "Review of deal 1" in text
    assert "Better J♥: the quinola is placed on" in text
    assert max(map(len, text.splitlines())) <= 80


def test_json_has_every_decision() -> None:
    done = run("review", EXAMPLE, "--json", "--level", "expert", *FAST)
    told = json.loads(done.stdout)
    assert (told["level"], told["worlds"]) == ("expert", 8)
    (deal,) = told["deals"]
    assert deal["void"] is None
    assert set(deal["marks"]) == set("NESW")
    assert len(deal["decisions"]) == 39
    assert all(0 <= index < 39 for index in deal["turning_points"])
    for decision in deal["decisions"]:
        assert decision["loss"] in (0, decision["behind"])
        assert (decision["fact"] is None) == (decision["loss"] == 0)


@pytest.mark.slow
def test_the_summary_adds_up_many_records(tmp_path: Path) -> None:
    line = json.dumps(json.loads(EXAMPLE.read_text(encoding="utf-8")))
    file = tmp_path / "two.jsonl"
    file.write_text(f"{line}\n{{}}\n{line}\n", encoding="utf-8")
    done = run("review", file, "--summary", "--json", *FAST)
    assert done.returncode == 1
    told = json.loads(done.stdout)
    assert told["deals"] == 2
    assert told["all"]["decisions"] == 2 * 39
    assert "Claire" in told["players"]
    assert "line 2" in done.stderr.decode()


def test_a_deal_that_is_not_there_is_told() -> None:
    done = run("review", EXAMPLE, "--deal", "2", *FAST)
    assert done.returncode == 1
    assert "there is no deal 2" in done.stderr.decode()
