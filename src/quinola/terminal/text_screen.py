"""A text over the table that may be longer than its box."""

from __future__ import annotations

from typing import Final

from textual.containers import VerticalScroll
from textual.screen import ModalScreen

from quinola.terminal.remainder import Remainder

SCROLL_BAR: Final = 2


class TextScreen(ModalScreen[None]):
    """A screen with one scrolled part and a `Remainder` that follows it; a click closes it.

    Textual calls these handlers besides those of the same name in a subclass.
    """

    def on_mount(self) -> None:
        scrolled = self.query_one(VerticalScroll)
        self.query_one(Remainder).follow(scrolled)
        scrolled.focus()

    @property
    def text_width(self) -> int:
        """Columns for the text: as if its scroll bar were there, which may be still to come."""
        return max(20, self.query_one(VerticalScroll).content_region.width - SCROLL_BAR)

    def on_click(self) -> None:
        self.dismiss()
