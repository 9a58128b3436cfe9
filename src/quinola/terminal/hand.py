"""The person's hand: every card can be chosen, clicked, and has a key of its own.

Cards that may be played stand a line higher than the others. The twelve places stay as they are
and only what lies in them changes, so a neighbour is chosen when a card has left.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from textual import events
from textual.app import ComposeResult
from textual.containers import Horizontal
from textual.content import Content
from textual.message import Message
from textual.widget import Widget

from quinola.cards import Card
from quinola.terminal.card_face import Look, face
from quinola.wording import Words

KEYS: Final = "1234567890-="
"""The top row of the keyboard, one key for each of twelve cards."""

AZERTY: Final = "&é\"'(-è_çà)="
"""The same row of a French keyboard, where the figures need Shift."""


class HandCard(Widget):
    """A place in the hand, with a card in it or none."""

    DEFAULT_CSS = """
    HandCard { width: 5; height: 3; margin: 1 0 0 1; pointer: pointer; }
    HandCard.-first-of-suit { margin: 1 0 0 2; }
    HandCard.-raised { margin: 0 0 0 1; }
    HandCard.-raised.-first-of-suit { margin: 0 0 0 2; }
    HandCard.-empty { display: none; }
    """

    class Chosen(Message):
        """A card was clicked."""

        def __init__(self, card: Card) -> None:
            super().__init__()
            self.card = card

    def __init__(self, place: int, words: Words) -> None:
        super().__init__(id=f"card-{place}", classes="-empty")
        self.place = place
        self.words = words
        self.card: Card | None = None
        self.is_legal = False
        self.is_asked = False
        self.is_chosen = False
        self.key = KEYS[place]

    def put(self, card: Card | None, *, is_legal: bool, is_asked: bool, starts_suit: bool) -> None:
        """Lay a card into this place; `is_asked` says that the person is to choose one."""
        self.card, self.is_legal, self.is_asked = card, is_legal, is_asked
        self.set_class(card is None, "-empty")
        self.set_class(is_legal, "-raised")
        self.set_class(starts_suit, "-first-of-suit")
        self.refresh()

    def render(self) -> Content:
        if self.card is None:
            return Content("")
        return Content("\n").join(
            face(
                self.card,
                self.words,
                large=self.size.width > 5,
                look=self._look(),
                # `-` and `=` would not be seen in a border made of such lines.
                below=self.key if self.key.isdigit() else f" {self.key} ",
            )
        )

    def _look(self) -> Look:
        if self.is_chosen and self.is_asked:
            return Look.CHOSEN
        return Look.LOW if self.is_asked and not self.is_legal else Look.PLAIN

    def on_click(self, event: events.Click) -> None:
        event.stop()
        # The second half of a double click would hit the card that has just moved up.
        if self.card is not None and event.chain == 1:
            self.post_message(self.Chosen(self.card))


class Hand(Horizontal):
    """The cards in the order of a hand, one of them chosen, whether they are in sight or not."""

    DEFAULT_CSS = """
    Hand { height: 4; width: 100%; align-horizontal: center; }
    Hand.-large { height: 6; }
    Hand.-large HandCard { width: 7; height: 5; }
    """

    def __init__(self, words: Words) -> None:
        super().__init__(id="hand")
        self.words = words
        self._at = 0

    def compose(self) -> ComposeResult:
        for place in range(len(KEYS)):
            yield HandCard(place, self.words)

    @property
    def places(self) -> list[HandCard]:
        return list(self.query(HandCard))

    @property
    def _held(self) -> list[HandCard]:
        return [place for place in self.places if place.card is not None]

    def show(self, cards: Sequence[Card], legal: Sequence[Card], *, is_asked: bool) -> None:
        """Show these cards. When asked, a card that may be played is chosen."""
        for place in self.places:
            card = cards[place.place] if place.place < len(cards) else None
            before = cards[place.place - 1] if 0 < place.place <= len(cards) else None
            place.put(
                card,
                is_legal=is_asked and card in legal,
                is_asked=is_asked,
                starts_suit=card is not None and before is not None and before.suit != card.suit,
            )
        if not cards:
            return
        near = min(self._at, len(cards) - 1)
        if is_asked and cards[near] not in legal and legal:
            near = min((cards.index(card) for card in legal), key=lambda place: abs(place - near))
        self._choose(near)

    def name_keys(self, keys: str) -> None:
        """Write these keys on the cards."""
        for place, key in zip(self.places, keys, strict=True):
            place.key = key
            place.refresh()

    def card_at(self, place: int) -> Card | None:
        return self.places[place].card

    @property
    def chosen(self) -> Card | None:
        """The card that Enter would play."""
        return self.card_at(self._at)

    def move(self, steps: int) -> None:
        """Choose the next card, or the one before, round at the ends."""
        if held := self._held:
            self._choose((self._at + steps) % len(held))

    def go_to(self, place: int) -> None:
        """Choose the first card (0) or the last (-1)."""
        if held := self._held:
            self._choose(held[place].place)

    def _choose(self, at: int) -> None:
        self._at = at
        for place in self.places:
            place.is_chosen = place.place == at
            place.refresh()
