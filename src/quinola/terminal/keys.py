"""Keys: which have been pressed anew, and how the bar at the bottom names them."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from enum import Enum
from typing import Any, Final

from textual.content import Content, Span
from textual.screen import Screen
from textual.style import Style
from textual.timer import Timer
from textual.widgets import Static

HELD: Final = 0.15
"""Seconds at most from one repeat of a key held down to the next."""

RELEASE: Final = 0.8
"""Seconds after which a key counts as pressed anew: longer than keyboards wait before they begin
to repeat."""

ROWS: Final = 3
"""Lines at most for the bar of keys."""

CYRILLIC: Final = dict(zip("qwertyuiopasdfghjklzxcvbnm", "йцукенгшщзфывапролдячсмить", strict=True))
"""The letter that a Russian or Ukrainian keyboard has in the place of a Latin one."""


class Stroke(Enum):
    """How a key came in."""

    FRESH = "fresh"
    DOUBTFUL = "doubtful"
    """Pressed anew, or the first repeat of one held down: what comes next will tell."""
    REPEATED = "repeated"


class Keyboard:
    """Tells a key pressed anew from one that is held down, as no terminal does."""

    patience = HELD
    """Seconds to wait until a doubtful key counts as pressed anew."""

    def __init__(self) -> None:
        self._last = ""
        self._at = float("-inf")
        self._doubtful: Timer | None = None
        self.stroke = Stroke.FRESH

    def press(self, key: str, at: float) -> None:
        """Note a key that came in at this time, in seconds."""
        pause = at - self._at
        if key != self._last or pause > RELEASE:
            self.stroke = Stroke.FRESH
        else:
            self.stroke = Stroke.DOUBTFUL if pause > HELD else Stroke.REPEATED
        if self.stroke is Stroke.REPEATED and self._doubtful is not None:
            self._doubtful.stop()
        self._last, self._at = key, at

    def obey(self, screen: Screen[Any], act: Callable[[], None]) -> None:
        """Do what the key last noted is for, on the screen it was meant for, unless it is held.

        A doubtful one is obeyed as soon as no repeat has followed it.
        """

        def act_if_still_here() -> None:
            if screen.app.screen is screen:
                act()

        match self.stroke:
            case Stroke.FRESH:
                act()
            case Stroke.DOUBTFUL:
                self._doubtful = screen.set_timer(self.patience, act_if_still_here)
            case Stroke.REPEATED:
                pass


def with_cyrillic(keys: str) -> str:
    """Keys for a binding, with those in the same places of a Cyrillic keyboard."""
    names = keys.split(",")
    return ",".join([*names, *(CYRILLIC[name] for name in names if name in CYRILLIC)])


@dataclass(frozen=True, slots=True)
class KeyHint:
    """A key as the bar shows it: its name, what it does in words, and the action it stands for.

    A spare one is left out where there is no room: the help has it too.
    """

    key: str
    words: str
    action: str
    is_spare: bool = False


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
        hints = list(self._hints)
        while len(rows := rows_of([_hint(hint) for hint in hints], width)) > ROWS:
            spare = [hint for hint in hints if hint.is_spare]
            if not spare:
                break
            hints.remove(spare[-1])
        self.update(Content("\n").join(rows))


def rows_of(items: Iterable[Content], width: int, between: str = "  ") -> list[Content]:
    """Items side by side in as many rows as they need; none is broken."""
    rows: list[Content] = []
    for item in items:
        if rows and rows[-1].cell_length + len(between) + item.cell_length <= width:
            rows[-1] = Content.assemble(rows[-1], between, item)
        else:
            rows.append(item)
    return rows


def _hint(hint: KeyHint) -> Content:
    text = f"{hint.key} {hint.words}"
    act = Style.from_meta({"@click": hint.action})
    return Content(text, [Span(0, len(text), act), Span(0, len(hint.key), "bold $accent")])
