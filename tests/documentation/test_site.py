"""The site as `make docs` has built it; skipped where it is not built."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tests.documentation.pages import DOCS, PAGES, ROOT

SITE = ROOT / "site" / "html"

pytestmark = [
    pytest.mark.slow,
    pytest.mark.skipif(not SITE.is_dir(), reason="the site is not built: make docs"),
]


def built(page: str) -> Path:
    place = PAGES[page].relative_to(DOCS).with_suffix(".html")
    return SITE / place


def test_every_page_is_there() -> None:
    missing = [page for page in PAGES if page != "README.md" and not built(page).is_file()]
    assert not missing


def test_nothing_is_fetched_from_elsewhere() -> None:
    """So it can be read without a connection, and nobody is told who reads it."""
    for page in SITE.rglob("*.html"):
        text = page.read_text(encoding="utf-8")
        fetched = re.findall(r'<(?:script|img|source|iframe)\b[^>]*\bsrc(?:set)?="([^"]+)"', text)
        fetched += re.findall(r'<link\b[^>]*\bhref="([^"]+)"', text)
        assert fetched, page
        assert not [link for link in fetched if re.match(r"(\w+:)?//", link)], page
    for style in (SITE / "_static").rglob("*.css"):
        assert not re.search(r"url\(['\"]?(\w+:)?//", style.read_text(encoding="utf-8")), style


def test_the_notebook_was_run() -> None:
    text = built("docs/tutorials/researcher.md").read_text(encoding="utf-8")
    assert len(re.findall(r'<img alt="\w[^"]* [^"]*" src="../_images/', text)) == 3
    assert "club in the place of random" in text


def test_links_to_a_rule_keep_their_anchor() -> None:
    text = built("docs/rules/ru/irregularities.md").read_text(encoding="utf-8")
    assert 'href="classic.html#misdeal"' in text
    assert '<a id="misdeal"></a>' in built("docs/rules/ru/classic.md").read_text(encoding="utf-8")
