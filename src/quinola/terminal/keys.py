"""Keys: which have been pressed anew, and how the bar at the bottom names them."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final

from textual.content import Content, Span
from textual.style import Style
from textual.widgets import Static

RELEASE: Final = 0.8
"""Seconds of silence after which a key counts as released: longer than keyboards wait before they
begin to repeat."""

CYRILLIC: Final = dict(zip("qwertyuiopasdfghjklzxcvbnm", "йцукенгшщзфывапролдячсмить", strict=True))
"""The letter that a Russian or Ukrainian keyboard has in the place of a Latin one."""


class Keyboard:
    """Tells a key pressed anew from one that is held down, as no terminal does."""

    def __init__(self) -> None:
        self._last = ""
        self._at = float("-inf")
        self.is_fresh = True

    def press(self, key: str, at: float) -> None:
        """Note a key that came in at this time, in seconds.

        The same one again at once, with no other between, is one held down.
        """
        self.is_fresh = key != self._last or at - self._at > RELEASE
        self._last, self._at = key, at


def with_cyrillic(keys: str) -> str:
    """Keys for a binding, with those in the same places of a Cyrillic keyboard."""
    names = keys.split(",")
    return ",".join([*names, *(CYRILLIC[name] for name in names if name in CYRILLIC)])


@dataclass(frozen=True, slots=True)
class KeyHint:
    """A key as the bar shows it: its name, what it does in words, and the action it stands for."""

    key: str
    words: str
    action: str


class KeyBar(Static):
    """Every key that does something now; a click on it does the same."""

    DEFAULT_CSS = """
    KeyBar { dock: bottom; height: auto; max-height: 3; padding: 0 1;
             background: $panel; color: $foreground; link-style: none; link-color: $foreground;
             link-background: $panel; link-background-hover: $surface; link-style-hover: underline;
             link-color-hover: $foreground; }
    """

    def __init__(self, *, id: str | None = None) -> None:  # noqa: A002 (as every widget has it)
        super().__init__(id=id)
        self._hints: tuple[KeyHint, ...] = ()

    def show(self, hints: Iterable[KeyHint]) -> None:
        self._hints = tuple(hints)
        self._lay_out(self.content_size.width)

    def on_resize(self) -> None:
        self._lay_out(self.content_size.width)

    def _lay_out(self, width: int) -> None:
        self.update(Content("\n").join(rows_of([_hint(hint) for hint in self._hints], width)))


def rows_of(items: Iterable[Content], width: int) -> list[Content]:
    """Items side by side in as many rows as they need; none is broken."""
    rows: list[Content] = []
    for item in items:
        if rows and rows[-1].cell_length + 2 + item.cell_length <= width:
            rows[-1] = Content.assemble(rows[-1], "  ", item)
        else:
            rows.append(item)
    return rows


def _hint(hint: KeyHint) -> Content:
    text = f"{hint.key} {hint.words}"
    act = Style.from_meta({"@click": hint.action})
    return Content(text, [Span(0, len(text), act), Span(0, len(hint.key), "bold $accent")])
