"""What `docs/record.md` tells of limits is so; its examples are run by tests/documentation."""

from __future__ import annotations

from pathlib import Path

from quinola.record.source import LARGEST_MATCH

TEXT = (Path(__file__).parent.parent.parent / "docs" / "record.md").read_text(encoding="utf-8")


def test_the_limit_is_the_one_that_holds() -> None:
    assert f"{LARGEST_MATCH:,}".replace(",", " ") in TEXT
