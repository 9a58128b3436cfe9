"""The pages of the documentation, and all code that stands in them.

A comment right above a block of code says what cannot be seen from the block itself:

- `<!-- file: deal.json -->`: the page's commands find it as a file of this name;
- `<!-- slow -->`: it takes more than a second or two, so `make test` leaves it out;
- `<!-- run by: tests/server/test_client.py -->`: another test runs it;
- `<!-- not run: it needs a server -->`: nothing does, and why;
- `<!-- example: hello -->`: tests/online/test_protocol_page.py holds it to a real run.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from markdown_it import MarkdownIt
from markdown_it.token import Token

ROOT = Path(__file__).parents[2]
DOCS = ROOT / "docs"
PAGES = {
    file.relative_to(ROOT).as_posix(): file for file in (ROOT / "README.md", *DOCS.rglob("*.md"))
}
"""All pages by their path from the root of the checkout."""


@dataclass(frozen=True, slots=True)
class Block:
    """A block of code: its `language` is what the fence says, `indented` if there is no fence.

    `mark` and `about` are the comment above it: `<!-- mark: about -->`.
    """

    page: str
    line: int
    language: str
    text: str
    mark: str = ""
    about: str = ""

    @property
    def place(self) -> str:
        return f"{self.page}:{self.line}"


@cache
def tokens(page: str) -> tuple[Token, ...]:
    """The page as Markdown has it."""
    return tuple(MarkdownIt("commonmark").enable("table").parse(PAGES[page].read_text("utf-8")))


@cache
def blocks(page: str) -> tuple[Block, ...]:
    """All blocks of code of a page, in order."""
    return tuple(_blocks(page))


def _blocks(page: str) -> Iterator[Block]:
    before = None
    for token in tokens(page):
        if token.type in ("fence", "code_block"):
            assert token.map
            language = token.info.strip() if token.type == "fence" else "indented"
            mark = re.fullmatch(r"<!-- ([\w ]+?)(?:: (.*))? -->\s*", _comment(before))
            said = (mark[1], mark[2] or "") if mark else ("", "")
            yield Block(page, token.map[0] + 1, language, token.content, *said)
        before = token


def _comment(token: Token | None) -> str:
    """What the last line of an HTML block is, if that is what stands before."""
    if token is None or token.type != "html_block":
        return ""
    return token.content.rstrip().rpartition("\n")[2]


def inline(page: str, kind: str) -> Iterator[Token]:
    """All tokens of a kind that stand within the lines of text."""
    for token in tokens(page):
        for child in token.children or ():
            if child.type == kind:
                yield child


def html(page: str) -> str:
    """All that a page says in HTML."""
    parts = [token.content for token in tokens(page) if token.type == "html_block"]
    return "\n".join(parts + [token.content for token in inline(page, "html_inline")])


def all_blocks(*languages: str) -> list[Block]:
    """The blocks of all pages that are in one of these languages."""
    return [one for page in PAGES for one in blocks(page) if one.language in languages]
