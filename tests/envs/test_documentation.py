"""What `docs/environments.md` shows is what comes out, and what it tells of the columns is so."""

from __future__ import annotations

import re
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path

import pytest

from quinola.envs.observation import COLUMN_NAMES
from tests.cli.running import environment

TEXT = (Path(__file__).parents[2] / "docs" / "environments.md").read_text(encoding="utf-8")
EXAMPLE = r"^## (\w+)\n\n```python\n(.*?)```\n\n```text\n(.*?)```"
PROGRAMS = {name: rest for name, *rest in re.findall(EXAMPLE, TEXT, re.DOTALL | re.MULTILINE)}
NEEDED = {"Batches": "numpy", "PettingZoo": "pettingzoo", "Gymnasium": "gymnasium"}


@pytest.mark.slow
@pytest.mark.parametrize("name", ["Batches", "PettingZoo", "Gymnasium", "OpenSpiel"])
def test_the_programs_print_what_is_shown(name: str, tmp_path: Path) -> None:
    package = NEEDED.get(name, "pyspiel")
    if find_spec(package) is None:
        pytest.skip(f"{package} is not installed")
    program, shown = PROGRAMS[name]
    file = tmp_path / "program.py"
    file.write_text(program, encoding="utf-8")
    done = subprocess.run(
        [sys.executable, file], capture_output=True, env=environment(), check=True
    )
    assert done.stdout.decode("utf-8").replace("\r\n", "\n") == shown


def test_all_columns_are_told_where_they_are() -> None:
    told: list[int] = []
    for ranges, what in re.findall(r"^\| ([\d–, ]+) \| (.*?): ", TEXT, re.MULTILINE):
        spans = [[int(end) for end in span.split("–")] for span in ranges.split(", ")]
        names = what.split(", ") if what.startswith(("exchanged", "played")) else [what]
        for number, span in enumerate(spans):
            name = names[number] if len(names) > 1 else what
            name = f"played by {name}" if what.startswith("played") and number else name
            columns = COLUMN_NAMES[span[0] : span[-1] + 1]
            assert all(name in column for column in columns), (name, columns)
            told += range(span[0], span[-1] + 1)
    assert told == list(range(len(COLUMN_NAMES)))
