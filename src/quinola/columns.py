"""Text in columns, by the width that a terminal gives it: wide letters count two, accents none."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from itertools import zip_longest
from types import MappingProxyType
from typing import Final

from rich.cells import cell_len

GAP: Final = "  "
LEAST_FLOW: Final = 16
"""However narrow the terminal, a flowing column keeps this width; the lines are then longer."""

NO_LIMITS: Final = MappingProxyType[int, int]({})


class Heading(str):
    """A line that stands over others; a terminal may show it so."""

    __slots__ = ()


def cut(text: str, width: int) -> str:
    """The text, its end left out if it is wider than `width` cells."""
    if cell_len(text) <= width:
        return text
    return _head(text, width - 1) + "…"


def _head(text: str, width: int) -> str:
    """As much of the text as `width` cells hold."""
    end = len(text)
    while cell_len(text[:end]) > width:
        end -= 1
    return text[:end]


def pad(text: str, width: int, *, right: bool = False) -> str:
    """The text with spaces to `width` cells, after it or, for figures, before it."""
    space = " " * max(0, width - cell_len(text))
    return space + text if right else text + space


def wrap(text: str, width: int, *, breaks_words: bool = True) -> list[str]:
    """Lines of at most `width` cells, broken at plain spaces.

    A longer word is broken too, or with `breaks_words` off, left to stand out.
    """
    lines: list[str] = []
    line = ""
    for word in filter(None, text.split(" ")):
        longer = f"{line} {word}" if line else word
        if cell_len(longer) <= width:
            line = longer
            continue
        if line:
            lines.append(line)
        line = word
        while breaks_words and cell_len(line) > width:
            head = _head(line, width) or line[0]
            lines.append(head)
            line = line[len(head) :]
    return [*lines, line] if line or not lines else lines


def table(
    rows: Sequence[Sequence[str]],
    width: int | None,
    *,
    right: Collection[int] = (),
    flowing: int | None = None,
    limits: Mapping[int, int] = NO_LIMITS,
) -> list[str]:
    """Rows as lines with their columns below one another.

    The columns in `right` stand to the right, and those in `limits` are broken over several lines
    where a cell is wider than that. The column `flowing` takes the width that the others leave,
    and is broken where it needs more; with `width` None it never is.
    """
    if not rows:
        return []
    widths = [max(map(cell_len, column)) for column in zip(*rows, strict=True)]
    broken = {column: limit for column, limit in limits.items() if widths[column] > limit}
    for column, limit in broken.items():
        widths[column] = limit
    if flowing is not None and width is not None:
        others = sum(widths) - widths[flowing] + len(GAP) * (len(widths) - 1)
        left = max(LEAST_FLOW, width - others)
        if widths[flowing] > left:
            broken[flowing] = widths[flowing] = left
    lines = []
    for row in rows:
        if not broken:
            lines.append(_line(row, widths, right))
            continue
        cells = [
            wrap(cell, broken[column]) if column in broken else [cell]
            for column, cell in enumerate(row)
        ]
        lines += [_line(parts, widths, right) for parts in zip_longest(*cells, fillvalue="")]
    return lines


def _line(cells: Sequence[str], widths: Sequence[int], right: Collection[int]) -> str:
    padded = [pad(cell, widths[column], right=column in right) for column, cell in enumerate(cells)]
    return GAP.join(padded).rstrip()


def paragraph(text: str, width: int | None, indent: str = "  ") -> list[str]:
    """A sentence set in from the left, its further lines a little more."""
    if width is None:
        return [indent + text]
    first, *rest = wrap(text, max(LEAST_FLOW, width - 2 * len(indent))) or [""]
    return [indent + first, *(2 * indent + line for line in rest)]


def heading(text: str, width: int | None) -> list[str]:
    """A heading, over several lines where it needs them."""
    return [Heading(line) for line in (paragraph(text, width, "") if width else [text])]


def beside(blocks: Sequence[Sequence[str]], gap: str) -> list[str]:
    """Blocks of lines next to one another, each as wide as its widest line."""
    widths = [max(map(cell_len, block), default=0) for block in blocks]
    return [
        gap.join(pad(part, width) for part, width in zip(parts, widths, strict=True)).rstrip()
        for parts in zip_longest(*blocks, fillvalue="")
    ]
