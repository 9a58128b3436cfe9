"""Starting up loads what is needed and no more."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest

from tests.cli.running import environment, run
from tests.record.matches import example


def loaded(*arguments: str) -> set[str]:
    """The modules that are loaded when the command ends."""
    program = (
        "import sys; from quinola.cli import quinola\n"
        f"try: quinola({list(arguments)!r})\n"
        "except SystemExit: print('\\n' + ' '.join(sys.modules))"
    )
    command = [sys.executable, "-c", program]
    done = subprocess.run(command, capture_output=True, check=True, env=environment())
    return set(done.stdout.decode().splitlines()[-1].split())


def test_the_version_needs_nothing_of_the_game() -> None:
    modules = loaded("--version")
    assert "quinola.cli" in modules
    assert {name for name in modules if name.startswith("quinola.")} == {"quinola.cli"}
    assert not modules & {"rich", "textual", "fluent", "json", "tomllib", "babel", "asyncio"}


@pytest.mark.parametrize("command", ["settle", "check", "show"])
def test_records_need_neither_the_bots_nor_the_screen(tmp_path: Path, command: str) -> None:
    file = tmp_path / "match.json"
    file.write_text(json.dumps(example()), encoding="utf-8")
    modules = loaded(command, str(file))
    assert "quinola.record" in modules
    assert not {name for name in modules if name.startswith(("textual", "quinola.bots"))}


def test_json_needs_neither_words_nor_tables(tmp_path: Path) -> None:
    file = tmp_path / "match.json"
    file.write_text(json.dumps(example()), encoding="utf-8")
    modules = loaded("settle", "--json", str(file))
    assert not modules & {"rich.console", "rich.table", "textual", "fluent.runtime", "babel"}


@pytest.mark.parametrize("arguments", [["--version"], ["--help"], ["settle", "--help"], []])
def test_help_and_version(arguments: list[str]) -> None:
    done = run(*arguments)
    assert done.returncode == (0 if arguments else 2)
    assert b"quinola" in (done.stdout + done.stderr).lower()
