"""What the README lists is all there is; what it shows is run by tests/documentation."""

from __future__ import annotations

import re
from pathlib import Path

from quinola.rules import PRESETS

TEXT = (Path(__file__).parent.parent / "README.md").read_text(encoding="utf-8")


def test_every_rule_set_is_listed() -> None:
    assert re.findall(r"^\| `(\w+)` \| (?!whether|who|the hands)", TEXT, re.MULTILINE) == list(
        PRESETS
    )
