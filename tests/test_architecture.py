"""The package's layers, as pyproject.toml draws them, hold."""

import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[1]


def test_imports_point_one_way() -> None:
    # In a process of its own, because the linter sets up logging for its whole process.
    check = subprocess.run(
        [Path(sys.executable).with_name("lint-imports"), "--no-cache", "--no-logo"],
        cwd=ROOT,
        capture_output=True,
        encoding="utf-8",
        check=False,
    )
    assert check.returncode == 0, check.stdout + check.stderr
