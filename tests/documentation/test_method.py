"""docs/method.md: its example prints what it shows, and what it says of citing is so."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

from quinola import __version__
from quinola.arena.estimate import student
from tests.cli.running import environment

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs" / "method.md").read_text(encoding="utf-8")


def test_the_example_prints_what_is_shown(tmp_path: Path) -> None:
    ((program, shown),) = re.findall(r"```python\n(.*?)```\n\n```text\n(.*?)```", PAGE, re.DOTALL)
    file = tmp_path / "program.py"
    file.write_text(program, encoding="utf-8")
    done = subprocess.run(
        [sys.executable, file], capture_output=True, check=True, env=environment()
    )
    printed = done.stdout.decode("utf-8").replace("\r\n", "\n")
    assert printed == shown
    by_hand, by_the_arena = re.findall(r"[+−-][\d.]+ ± [\d.]+", printed)
    assert by_hand == by_the_arena
    (point,) = re.findall(r"t = ([\d.]+)", program)
    assert f"{student(11):.3f}" == point


def test_the_citation_is_of_this_version() -> None:
    text = (ROOT / "CITATION.cff").read_text(encoding="utf-8")
    citation = dict(re.findall(r"^([\w-]+): *(.*)$", text, re.MULTILINE))
    assert citation["cff-version"] == "1.2.0"
    assert {"message", "title", "authors"} <= set(citation)
    assert citation["version"] == __version__
    assert f"quinola=={__version__}" in PAGE
    license_text = (ROOT / "LICENSE").read_text(encoding="utf-8")
    assert license_text.startswith(citation["license"])


def test_the_page_names_what_there_is() -> None:
    for path in re.findall(r"`(benchmarks/[\w.]+|[\w/]+\.cff)`", PAGE):
        assert (ROOT / path).is_file(), path
