"""What `docs/arena.md` shows is what comes out."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest

from quinola.arena.estimate import student
from tests.cli.running import environment, run

TEXT = (Path(__file__).parents[2] / "docs" / "arena.md").read_text(encoding="utf-8")


@pytest.mark.slow
def test_the_command_prints_what_is_shown() -> None:
    (console,) = re.findall(r"```console\n\$ quinola (.*?)\n(.*?)```", TEXT, re.DOTALL)
    done = run(*console[0].split())
    # Times differ from run to run: `...` stands for them.
    shown = r"[\d.]+".join(map(re.escape, console[1].split("...")))
    assert re.fullmatch(shown, done.stdout.decode("utf-8")), done.stdout.decode("utf-8")


@pytest.mark.slow
def test_the_program_runs_and_agrees_with_the_command(tmp_path: Path) -> None:
    (program,) = re.findall(r"```python\n(.*?)```", TEXT, re.DOTALL)
    # In a file, since the workers start from it.
    file = tmp_path / "contest.py"
    file.write_text(program, encoding="utf-8")
    done = subprocess.run(
        [sys.executable, file], capture_output=True, env=environment(), check=True
    )
    (gain,) = re.findall(r"gain of club in the place of random +(\S+ ± \S+)", TEXT)
    assert done.stdout.decode("utf-8") == f"classic: {gain}\n"


def test_the_points_of_students_t_are_right() -> None:
    (told,) = re.findall(r"degrees of freedom: ([\d.]+) for two", " ".join(TEXT.split()))
    assert f"{student(1):.2f}" == told
    assert f"{student(39):.2f}" == "2.02"
    assert f"{student(3999):.2f}" == "1.96"
