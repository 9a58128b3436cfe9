"""What `docs/data.md` shows is what comes out, and every column is told there."""

from __future__ import annotations

import re
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path

import pytest

from quinola.generation.deals import deals_table
from quinola.generation.plan import KINDS, Kind, Span
from quinola.generation.playing import play
from quinola.rules import preset
from tests.cli.running import COMMAND, environment, run
from tests.generation.readable import plan_of, rows_of

TEXT = (Path(__file__).parents[2] / "docs" / "data.md").read_text(encoding="utf-8")
(CONSOLE,) = re.findall(r"```console\n(.*?)```", TEXT, re.DOTALL)
PROGRAMS = re.findall(r"```python\n(.*?)```\n\n```text\n(.*?)```", TEXT, re.DOTALL)
NEEDED = ("pandas", "polars", "pyarrow")

needs_frames = pytest.mark.skipif(
    not all(map(find_spec, NEEDED)), reason='needs pandas and Polars: pip install "quinola[frames]"'
)


@pytest.mark.slow
@needs_frames
def test_the_examples_come_out_as_shown(tmp_path: Path) -> None:
    for example in CONSOLE.split("$ ")[1:]:
        command, _, shown = example.partition("\n")
        done = subprocess.run(
            ["bash", "-c", f"{COMMAND}\n{command}"],
            cwd=tmp_path,
            capture_output=True,
            env=environment(),
            check=True,
        )
        pattern = ".*".join(map(re.escape, shown.strip().split("...")))
        assert re.fullmatch(pattern, done.stdout.decode().strip(), re.DOTALL), done.stdout
    assert len(PROGRAMS) == 4
    for program, shown in PROGRAMS:
        done = subprocess.run(
            [sys.executable, "-c", program],
            cwd=tmp_path,
            capture_output=True,
            env=environment(),
            check=False,
        )
        assert done.returncode == 0, done.stderr.decode()
        assert done.stdout.decode().replace("\r\n", "\n") == shown


@needs_frames
def test_json_lines_are_read_by_both(tmp_path: Path) -> None:
    import numpy as np
    import pandas as pd
    import polars as pl

    for kind in KINDS:
        rows = rows_of(plan_of(kind, preset("classic")), tmp_path)
        file = tmp_path / f"{kind}.jsonl"
        assert len(pd.read_json(file, lines=True)) == len(rows)
        assert pl.read_ndjson(file, infer_schema_length=None).rows(named=True)[-1] == rows[-1]
    bits = pl.read_ndjson(tmp_path / "steps.jsonl")["bits"].cast(pl.Array(pl.UInt8, 54)).to_numpy()
    assert np.array_equal(bits, [row["bits"] for row in rows])


def told(kind: Kind) -> list[str]:
    """The columns that a chapter's table names, ranges such as `net_n` … `net_w` filled in."""
    chapter = TEXT.split(f"\n## {kind.title()}\n")[1].split("\n## ")[0]
    names = []
    for cell in re.findall(r"^\| (`.*?) \|", chapter, re.MULTILINE):
        first, *others = re.findall(r"`(\w+)`", cell)
        if "…" not in cell:
            names += [first, *others]
        elif first.endswith("_n"):
            names += [first[:-1] + seat for seat in "nesw"]
        else:
            honours = ("ace_spades", "ace_hearts", "ace_diamonds", "ace_clubs", "quinola")
            names += [f"{honour}_{first.rpartition('_')[2]}" for honour in honours]
    return names


def test_every_column_is_told(tmp_path: Path) -> None:
    plan = plan_of("deals", preset("classic"), deals=1)
    columns = deals_table(plan, Span(0, 1), play(plan, Span(0, 1)).log)
    assert sorted(told("deals")) == sorted(columns)
    (first, *_) = rows_of(plan_of("steps", preset("classic"), deals=1), tmp_path)
    assert told("steps") == list(first)
    assert told("records") == ["match", "deal", "record"]


def test_every_option_is_told() -> None:
    help_ = run("generate", "--help").stdout.decode()
    for option in set(re.findall(r"--[a-z-]+", help_)) - {"--help"}:
        assert f"`{option}`" in TEXT, option
