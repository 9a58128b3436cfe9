"""What `docs/record.md` shows is what happens: its examples are run."""

from __future__ import annotations

import re
import subprocess
from pathlib import Path

import pytest

from quinola.record.source import LARGEST_MATCH
from tests.cli.running import COMMAND, environment

TEXT = (Path(__file__).parent.parent.parent / "docs" / "record.md").read_text(encoding="utf-8")
DEAL = re.findall(r"```json\n(.*?)```", TEXT, re.DOTALL)[0]
CONSOLES = re.findall(r"```console\n(.*?)```", TEXT, re.DOTALL)


def shown(expected: str) -> re.Pattern[str]:
    """What the page shows as a pattern: `...` stands for anything, also for several lines."""
    return re.compile(".*".join(map(re.escape, expected.strip().split("..."))), re.DOTALL)


@pytest.mark.parametrize("number", range(len(CONSOLES)))
def test_the_examples_come_out_as_shown(tmp_path: Path, number: int) -> None:
    (tmp_path / "deal.json").write_text(DEAL, encoding="utf-8")
    for example in CONSOLES[number].split("$ ")[1:]:
        command, _, expected = example.partition("\n")
        done = subprocess.run(
            ["bash", "-c", f"{COMMAND}\n{command}"],
            cwd=tmp_path,
            capture_output=True,
            env=environment(),
            check=False,
        )
        said = (done.stdout + done.stderr).decode().strip()
        assert shown(expected).fullmatch(said), said


def test_there_are_examples_to_run() -> None:
    assert len(CONSOLES) == 5
    assert sum(console.count("$ quinola") for console in CONSOLES) == 7


def test_the_limit_is_the_one_that_holds() -> None:
    assert f"{LARGEST_MATCH:,}".replace(",", " ") in TEXT
