"""Text in columns, by the width that a terminal gives it: wide letters count two, accents none."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Final

from rich.cells import cell_len

GAP: Final = "  "
LEAST_FLOW: Final = 16
"""However narrow the terminal, a flowing column keeps this width; the lines are then longer."""


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
    width: int,
    *,
    right: Collection[int] = (),
    flowing: int | None = None,
) -> list[str]:
    """Rows as lines with their columns below one another.

    The columns in `right` stand to the right. The column `flowing` takes the width that the
    others leave, and is broken over several lines where it needs them.
    """
    if not rows:
        return []
    widths = [max(cell_len(row[column]) for row in rows) for column in range(len(rows[0]))]
    if flowing is not None:
        others = sum(widths) - widths[flowing] + len(GAP) * (len(widths) - 1)
        widths[flowing] = min(widths[flowing], max(LEAST_FLOW, width - others))
    lines = []
    for row in rows:
        flow = wrap(row[flowing], widths[flowing]) if flowing is not None else [""]
        for number, part in enumerate(flow):
            cells = [
                pad(
                    part if column == flowing else cell if number == 0 else "",
                    widths[column],
                    right=column in right,
                )
                for column, cell in enumerate(row)
            ]
            lines.append(GAP.join(cells).rstrip())
    return lines
