"""The `quinola` command run as people run it: a process of its own, real bytes in and out."""

from __future__ import annotations

import os
import shlex
import subprocess
import sys
from pathlib import Path

COMMAND = f'quinola() {{ {shlex.quote(sys.executable)} -m quinola "$@"; }}'
"""The command for a shell; the checkout's path may have spaces in it."""

SOURCE = Path(__file__).parent.parent.parent / "src"


def environment(**variables: str) -> dict[str, str]:
    """Nothing of the tests' own surroundings but where Python and the program are."""
    return {"PATH": os.environ["PATH"], "PYTHONPATH": str(SOURCE), "LC_ALL": "C.UTF-8"} | variables


def run(*arguments: str | Path, **variables: str) -> subprocess.CompletedProcess[bytes]:
    """Run `quinola` with these arguments and variables of the environment."""
    command = [sys.executable, "-m", "quinola", *map(str, arguments)]
    return subprocess.run(
        command,
        stdin=subprocess.DEVNULL,
        capture_output=True,
        env=environment(**variables),
        check=False,
    )


def shell(script: str, *arguments: str | Path) -> subprocess.CompletedProcess[bytes]:
    """Run a line of shell in which `quinola` is the command and `$1` … are the arguments."""
    command = ["bash", "-c", f"{COMMAND}\n{script}", "bash", *map(str, arguments)]
    return subprocess.run(command, capture_output=True, env=environment(), check=False)
