"""The package's layers, as pyproject.toml draws them, hold, and are drawn so for readers."""

import subprocess
import sys
from pathlib import Path

from tools.layers import PICTURE, drawing, layers

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


def test_the_picture_shows_these_layers() -> None:
    """`python -m tools.layers` draws it anew."""
    assert drawing() == PICTURE.read_text(encoding="utf-8")


def test_every_module_is_in_the_picture() -> None:
    package = ROOT / "src" / "quinola"
    there = {path.stem for path in package.iterdir() if path.suffix == ".py" or path.is_dir()}
    drawn = [module for layer in layers() for module in layer]
    assert sorted(there - {"__init__", "__main__", "__pycache__"}) == sorted(drawn)
