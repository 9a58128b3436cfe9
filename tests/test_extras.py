"""What needs an extra that is not installed names it."""

from __future__ import annotations

import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

from tests.cli.running import environment

PROJECT = Path(__file__).parent.parent / "pyproject.toml"
FOR_READERS = {"frames"}
"""What reads our data; nothing of ours needs it."""

CONTRIBUTORS = {"test", "dev", "docs", "peers"}

COMMAND = "sys.argv[1:] = {!r}; from quinola.cli import main; main()"
NEEDED = {
    # The package that is hidden, and what cannot do without it.
    "postgresql": (
        "asyncpg",
        COMMAND.format(
            ["serve", "--port", "0", "--database", "postgresql://nobody@127.0.0.1/none"]
        ),
    ),
    "ray": ("ray", COMMAND.format(["arena", "club", "random", "--engine", "ray"])),
    "pettingzoo": ("pettingzoo", "import quinola.envs.quinola_v0"),
    "gymnasium": ("gymnasium", "import quinola.envs.gymnasium"),
    "openspiel": ("pyspiel", "import quinola.envs.ismcts"),
    "parquet": ("pyarrow", COMMAND.format(["generate", "deals", "deals.parquet"])),
}


def test_every_extra_is_known_here() -> None:
    project = tomllib.loads(PROJECT.read_text(encoding="utf-8"))["project"]
    assert set(project["optional-dependencies"]) - CONTRIBUTORS - FOR_READERS == set(NEEDED)


@pytest.mark.parametrize("extra", NEEDED)
def test_an_extra_that_is_missing_is_named(extra: str) -> None:
    package, program = NEEDED[extra]
    hidden = f"import sys; sys.modules[{package!r}] = None; {program}"
    done = subprocess.run(
        [sys.executable, "-c", hidden], capture_output=True, check=False, env=environment()
    )
    last = done.stderr.decode("utf-8").splitlines()[-1]
    assert done.returncode in (1, 2)
    assert f'pip install "quinola[{extra}]"' in last
    # A command says so without showing its inside.
    assert (b"Traceback" in done.stderr) == program.startswith("import")
