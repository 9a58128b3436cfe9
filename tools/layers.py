"""Draws which module may import which: `python -m tools.layers` writes docs/pictures/layers.svg.

The layers are those of the contract in pyproject.toml that a test holds all imports to; another
test holds the picture to them.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator
from html import escape
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).parents[1]
PICTURE: Final = ROOT / "docs" / "pictures" / "layers.svg"

CAPTIONS: Final = {
    "cli": "the command",
    "terminal": "what people and programs play at",
    "lesson": "prepared deals, played by the core and told to a learner",
    "online": "a live table, without network, disk or clock",
    "analysis": "hints, contests, research, exact answers, a table with bots",
    "bots": "players that see a view and a deadline, nothing else",
    "deduction": "a view → the deals that agree with it",
    "diagram": "deals drawn, rule sets held against each other, an evening's sheet",
    "statement": "a settlement as a text",
    "view": "what a seat may know, what is kept, what is said; the fast core",
    "actions": "what a player does; deal after deal, pool and balances carried on",
    "settlement": "outcome + rules → who pays whom, by which clause",
    "ledger": "transfers that always balance; what a finished deal came to",
    "deal": "one deal as a state machine; who sits where; a checkable pack",
    "dealing": "the cards as dealt; who takes a trick",
    "events": "what happened",
    "rules": "every option as data, presets, clauses; bytes on disk",
    "refusal": "an id with its parameters",
    "locale": "words by id, text in columns, one process at a file",
    "written": "how cards and seats are written in JSON",
    "seats": "the four of them",
    "cards": "the pack",
}
"""What a layer is for, by its first module."""

PATH: Final = {"match": "1 5", "deal": "2", "outcome": "3", "settlement": "4", "ledger": "4"}
"""The path of a deal, numbered as in docs/architecture.md."""

ROW, BOX, LEFT, CAPTIONS_AT, WIDTH = 34, 24, 40, 560, 1010


def layers() -> list[list[str]]:
    """The modules of each layer, from the top."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    (contract,) = project["tool"]["importlinter"]["contracts"]
    return [re.findall(r"\w+", layer) for layer in contract["layers"]]


def drawing() -> str:
    """The picture, as SVG; it has its own background, to be read by day and by night."""
    rows = layers()
    height = len(rows) * ROW + 20
    lines = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}" role="img"',
        '     font-family="system-ui, sans-serif" font-size="14">',
        "<title>The modules of Quinola in layers: imports point down</title>",
        f'<rect width="{WIDTH}" height="{height}" rx="8" fill="#fffdf8"/>',
        f'<path d="M20 16V{height - 20}l-5-8m5 8l5-8" fill="none" stroke="#5e574a"/>',
        '<text transform="translate(14 150) rotate(-90)" fill="#5e574a" font-size="12">',
        "imports point down</text>",
    ]
    for number, modules in enumerate(rows):
        lines.extend(_row(modules, 10 + number * ROW, is_banded=number % 2 == 0))
    return "\n".join([*lines, "</svg>", ""])


def _row(modules: list[str], top: int, *, is_banded: bool) -> Iterator[str]:
    if is_banded:
        yield f'<rect x="32" y="{top}" width="{WIDTH - 40}" height="{ROW}" fill="#f5f1e8"/>'
    left = LEFT
    for module in modules:
        step = PATH.get(module)
        width = 8 * len(module) + (18 if step is None else 26 + 5 * len(step))
        fill = "#e9c979" if step else "#dfe9e0" if module == "kernels" else "#ebe5d7"
        yield (
            f'<rect x="{left}" y="{top + 5}" width="{width}" height="{BOX}" rx="4" fill="{fill}"/>'
        )
        number = f'<tspan dx="5" font-size="10" fill="#5e574a">{step}</tspan>' if step else ""
        yield f'<text x="{left + 9}" y="{top + 22}" fill="#24211b">{module}{number}</text>'
        left += width + 8
    caption = escape(CAPTIONS[modules[0]])
    yield (f'<text x="{CAPTIONS_AT}" y="{top + 22}" fill="#5e574a" font-size="13">{caption}</text>')


if __name__ == "__main__":
    PICTURE.write_text(drawing(), encoding="utf-8")
