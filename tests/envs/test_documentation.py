"""What `docs/environments.md` tells of the columns is so."""

from __future__ import annotations

import re
from pathlib import Path

from quinola.envs.observation import COLUMN_NAMES

TEXT = (Path(__file__).parents[2] / "docs" / "environments.md").read_text(encoding="utf-8")


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
