"""Links of the documentation lead somewhere, and every page can be reached."""

from __future__ import annotations

import re
from functools import cache
from urllib.parse import unquote

import pytest

from tests.documentation.pages import DOCS, PAGES, ROOT, html, inline, tokens


@cache
def anchors(page: str) -> set[str]:
    """What a link to a page may name: its headings, as code hosts call them, and ids in HTML."""
    found = set(re.findall(r'id="([^"]+)"', html(page)))
    for place, token in enumerate(tokens(page)):
        if token.type == "heading_open":
            words = re.sub(r"[^\w\- ]", "", tokens(page)[place + 1].content.lower())
            found.add(words.replace(" ", "-"))
    return found


@pytest.mark.parametrize("page", PAGES)
def test_every_link_leads_somewhere(page: str) -> None:
    links = [str(link.attrs["href"]) for link in inline(page, "link_open")]
    links += [str(image.attrs["src"]) for image in inline(page, "image")]
    links += re.findall(r'(?:src|srcset|href)="([^"]+)"', html(page))
    for link in links:
        if re.match(r"\w+:", link):
            continue
        path, _, anchor = unquote(link).partition("#")
        file = (PAGES[page].parent / path).resolve() if path else PAGES[page]
        assert file.exists(), (page, link)
        if anchor:
            assert anchor in anchors(file.relative_to(ROOT).as_posix()), (page, link)


def test_no_page_of_the_site_links_out_of_it() -> None:
    for page in PAGES.keys() - {"README.md"}:
        for link in inline(page, "link_open"):
            path = str(link.attrs["href"]).partition("#")[0]
            if path and not re.match(r"\w+:", path):
                assert (PAGES[page].parent / path).resolve().is_relative_to(DOCS), (page, path)


def test_every_page_is_on_the_contents() -> None:
    """The site's table of contents is made of these lists; see docs/conf.py."""
    listed = ["docs/index.md"]
    for page in PAGES.keys() - {"README.md"}:
        if PAGES[page].name in ("index.md", "README.md"):
            text = PAGES[page].read_text(encoding="utf-8")
            for link in re.findall(r"^- \[[^]]+\]\(([^)#]+\.md)\)", text, re.MULTILINE):
                file = (PAGES[page].parent / link).resolve()
                listed.append(file.relative_to(ROOT).as_posix())
    assert sorted(listed) == sorted(PAGES.keys() - {"README.md"})
