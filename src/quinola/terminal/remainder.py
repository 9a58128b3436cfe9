"""A line that tells how much lies below the part of a text or list that is in sight."""

from __future__ import annotations

from textual.content import Content
from textual.widget import Widget
from textual.widgets import Static

from quinola.terminal.strokes import strokes_for
from quinola.wording import Words


class Remainder(Static):
    """Counts the lines below; it takes no room where everything is in sight."""

    DEFAULT_CSS = """
    Remainder { height: 1; padding: 0 1; color: $quiet; display: none; text-wrap: nowrap; }
    Remainder.-needed { display: block; }
    """

    def __init__(self, words: Words) -> None:
        super().__init__()
        self.words = words
        self._scrollers: tuple[Widget, ...] = ()

    def follow(self, *scrollers: Widget) -> None:
        """Tell of these, of which one scrolls at a time."""
        self._scrollers = scrollers
        for scroller in scrollers:
            for changing in ("scroll_y", "virtual_size"):
                self.watch(scroller, changing, self._look_again)
        # The window, which may become lower or higher while all else keeps its size.
        self.watch(self.screen, "virtual_size", self._look_again)

    def _look_again(self) -> None:
        # What scrolls has its new size only when all is laid out.
        self.call_after_refresh(self.count)

    def count(self) -> None:
        """Count anew."""
        is_needed = any(scroller.max_scroll_y > 0 for scroller in self._scrollers)
        if is_needed != self.has_class("-needed"):
            # This line takes its place from what scrolls, or leaves it.
            self.set_class(is_needed, "-needed")
            self._look_again()
        below = sum(round(each.max_scroll_y - each.scroll_y) for each in self._scrollers)
        mark = strokes_for(self.words.symbols).below
        told = f"{mark} {self.words.say('more-below', count=below)}" if below > 0 else ""
        self.update(Content(told))
