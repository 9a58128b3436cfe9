"""What the person's own decisions in the deal just settled were worth."""

from __future__ import annotations

import re
from typing import ClassVar, Final

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Vertical, VerticalScroll
from textual.content import Content
from textual.widgets import Static

from quinola.terminal.analyst import LEVEL, BackgroundReview
from quinola.terminal.card_face import with_coloured_cards
from quinola.terminal.keys import with_cyrillic
from quinola.terminal.remainder import Remainder
from quinola.terminal.text_screen import TextScreen
from quinola.wording import Words

OFTEN: Final = 0.2
"""Seconds between two looks how far the review is."""


class ReviewScreen(TextScreen):
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
        lines = review_lines(review, self.words, self.text_width, by=LEVEL, worlds=WORLDS)
        if not review.judgements:
            lines.append(self.words.say("review-nothing"))
        text = "\n".join(lines)
        content = with_coloured_cards(text, self.words)
        # What stands at the edge heads what is set in below it.
        for heading in re.finditer(r"^\S.*(?=\n )", text, re.MULTILINE):
            content = content.stylize("bold $accent", heading.start(), heading.end())
        self._say(content)

    def _say(self, content: Content) -> None:
        self.query_one("#review", Static).update(content)
