"""The benchmark's figures depend on the seed and on nothing else."""

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

COMMAND = Path(__file__).parents[2] / "benchmarks" / "club.py"


def rows(*options: str) -> list[dict[str, Any]]:
    """The rows for the family game without their times, which differ from run to run."""
    done = subprocess.run(
        [sys.executable, COMMAND, "--preset", "family", "--json", *options],
        capture_output=True,
        encoding="utf-8",
        check=True,
    )
    found = json.loads(done.stdout)["rows"]
    return [{key: row[key] for key in row if not key.startswith("club_ms")} for row in found]


@pytest.mark.slow
def test_number_of_processes_changes_no_figure() -> None:
    alone = rows("--deals", "11", "--workers", "1")
    assert alone == rows("--deals", "11", "--workers", "2")
    assert [(row["lone"], row["others"], row["deals"]) for row in alone] == [
        ("club", "random", 11),
        ("random", "club", 11),
    ]


@pytest.mark.slow
def test_seed_changes_the_figures() -> None:
    one, other = (rows("--deals", "2", "--seed", seed)[0]["mean"] for seed in ("1", "2"))
    assert one != other
