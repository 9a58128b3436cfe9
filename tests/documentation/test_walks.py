"""The pages for contributors are walked as they stand, in a copy of the checkout.

adding-a-preset.md, adding-a-bot.md and adding-a-language.md.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.documentation.walk import Walk


@pytest.mark.slow
@pytest.mark.parametrize(
    ("page", "count"),
    [("adding-a-preset.md", 6), ("adding-a-bot.md", 9), ("adding-a-language.md", 9)],
)
def test_a_contributor_gets_there(page: str, count: int, tmp_path: Path) -> None:
    assert Walk(tmp_path).through(page) == count
