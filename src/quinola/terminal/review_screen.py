"""What the person's own decisions in the deal just settled were worth."""

from __future__ import annotations

from typing import ClassVar, Final

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Vertical, VerticalScroll
from textual.content import Content
from textual.screen import ModalScreen
from textual.widgets import Static

from quinola.terminal.analyst import LEVEL, BackgroundReview
from quinola.terminal.card_face import with_coloured_cards
from quinola.terminal.keys import with_cyrillic
from quinola.terminal.remainder import Remainder
from quinola.wording import Words

OFTEN: Final = 0.2
"""Seconds between two looks how far the review is."""


SCROLL_BAR: Final = 2


class ReviewScreen(ModalScreen[None]):
    """The review, or how far it is: it goes on aside whether or not this is open."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape,enter,space," + with_cyrillic("q,r"), "dismiss", show=False),
    ]

    def __init__(self, review: BackgroundReview, words: Words) -> None:
        super().__init__()
        self.review = review
        self.words = words

    def compose(self) -> ComposeResult:
        with Vertical(classes="box full"):
            with VerticalScroll(id="review-text"):
                yield Static(id="review")
            yield Remainder(self.words)
            yield Static(self.words.say("close-hint"), classes="hint")

    def on_mount(self) -> None:
        scrolled = self.query_one(VerticalScroll)
        self.query_one(Remainder).follow(scrolled)
        scrolled.focus()
        self._look()

    def _look(self) -> None:
        """Show what there is, and look again as long as there is more to come."""
        if self.review.review is not None:
            self._lay_out()
            return
        if self.review.begin():
            done, count = self.review.done, self.review.count
            self._say(Content(self.words.say("review-running", done=done, count=count)))
        else:
            self._say(Content(self.words.say("review-wait")))
        self.set_timer(OFTEN, self._look)

    def on_resize(self) -> None:
        if self.review.review is not None:
            self._lay_out()

    def _lay_out(self) -> None:
        from quinola.analysis.review import WORLDS
        from quinola.analysis.telling import review_lines

        review = self.review.review
        assert review is not None
        # The scroll bar may be still to come.
        width = max(20, self.query_one(VerticalScroll).content_region.width - SCROLL_BAR)
        lines = review_lines(review, self.words, width, by=LEVEL, worlds=WORLDS)
        if not review.judgements:
            lines.append(self.words.say("review-nothing"))
        self._say(with_coloured_cards("\n".join(lines), self.words))

    def _say(self, content: Content) -> None:
        self.query_one("#review", Static).update(content)

    def on_click(self) -> None:
        self.dismiss()
