"""What can be found wrong with a page by looking at it: by measure, and by axe."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

import pytest

if TYPE_CHECKING:
    from playwright.sync_api import Page

LOOKING: Final = Path(__file__).with_name("looking.js").read_text(encoding="utf-8")
AXE: Final = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"

needs_axe = pytest.mark.skipif(not AXE.is_file(), reason="axe is not installed: npm ci, in web/")


def wrong(page: Page) -> list[str]:
    """What lies wrong on a page."""
    found: list[str] = page.evaluate(LOOKING)
    return found


def serious(page: Page) -> list[str]:
    """What axe finds serious or worse."""
    # Put in by the browser's own hand, not as a script of the page, which its policy forbids.
    page.evaluate(AXE.read_text(encoding="utf-8") + "\n;0")
    result: dict[str, Any] = page.evaluate("() => axe.run(document)")
    return [
        f"{violation['id']}: {node['target']} {node.get('failureSummary', '')}"
        for violation in result["violations"]
        if violation["impact"] in ("serious", "critical")
        for node in violation["nodes"]
    ]
