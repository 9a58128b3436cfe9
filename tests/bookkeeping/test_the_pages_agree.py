"""The pages settle a book by themselves, in TypeScript; they come to what this program does."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path
from random import SystemRandom
from typing import Final

import pytest

ROOT: Final = Path(__file__).parents[2]
WEB: Final = ROOT / "web"

DEALS: Final = 2000

pytestmark = [
    pytest.mark.slow,
    pytest.mark.skipif(
        not (WEB / "node_modules" / "vitest").is_dir() or shutil.which("sh") is None,
        reason="the client's tests are not installed: sh tools/client",
    ),
]


def test_on_thousands_of_fresh_deals(tmp_path: Path) -> None:
    seed = SystemRandom().randrange(10**9)
    sample = tmp_path / "bookings.json"
    command = [sys.executable, str(WEB / "tests" / "bookings.py")]
    with sample.open("wb") as file:
        subprocess.run(
            [*command, "--deals", str(DEALS), "--seed", str(seed)],
            cwd=ROOT,
            env={**os.environ, "PYTHONPATH": str(ROOT)},
            stdout=file,
            check=True,
        )
    ran = subprocess.run(
        ["sh", "tools/npm", "run", "--silent", "test", "--", "tests/settling.test.ts"],
        cwd=ROOT,
        env={**os.environ, "QUINOLA_BOOKINGS": str(sample), "NO_COLOR": "1"},
        capture_output=True,
        text=True,
        encoding="utf-8",
        check=False,
    )
    assert ran.returncode == 0, f"--deals {DEALS} --seed {seed}\n{ran.stdout}\n{ran.stderr}"
