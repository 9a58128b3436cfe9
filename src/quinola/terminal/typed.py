"""What a person types: a card, a number, or a word for what else can be done."""

from __future__ import annotations

from collections.abc import Iterable
from enum import StrEnum

from quinola.cards import Card, Rank, Suit
from quinola.locale import ENGLISH, say
from quinola.seats import SEATS, Seat
from quinola.wording import Words


class Key(StrEnum):
    """What can be typed besides cards; the words for each stand in `locale/` as `keys-…`."""

    DECLINE = "decline"
    ANNOUNCE = "announce"
    PASS = "pass"
    CLAIM = "claim"
    UNDO = "undo"
    TRICKS = "tricks"
    BALANCES = "balances"
    HAND = "hand"
    SO_FAR = "so-far"
    HINT = "hint"
    REVIEW = "review"
    HELP = "help"
    QUIT = "quit"


class Vocabulary:
    """Understands what is typed in one language, and in English besides.

    Where the two differ, English goes before: its letters are those that are shown where suits
    cannot be drawn.
    """

    def __init__(self, language: str) -> None:
        self._keys: dict[str, Key] = {}
        self._cards: dict[str, Card] = {}
        self._seats: dict[str, Seat] = {}
        for spoken in dict.fromkeys((ENGLISH, language)):
            for key in Key:
                for word in say(f"keys-{key}", spoken).split():
                    self._keys.setdefault(folded(word), key)
            for seat in SEATS:
                self._seats.setdefault(folded(say(f"seat-{seat}".lower(), spoken)), seat)
        for spoken in (ENGLISH, language):
            for spelling, card in _spellings(Words(spoken)):
                self._cards.setdefault(spelling, card)

    def read(self, text: str) -> Card | Key | int | None:
        """A card, a command, a number of the list, or None for anything else."""
        typed = folded(text)
        if typed.isdecimal() and len(typed) <= 2:
            return int(typed)
        return self._keys.get(typed) or self._cards.get(typed)

    def seat(self, text: str) -> Seat | None:
        """A seat by its letter."""
        return self._seats.get(folded(text))


def folded(text: str) -> str:
    """Without spaces, capitals and the marks that choose how a glyph is drawn."""
    bare = "".join(text.split()).replace("\ufe0e", "").replace("\ufe0f", "")
    return bare.casefold()


def _spellings(words: Words) -> Iterable[tuple[str, Card]]:
    for suit in Suit:
        suits = [suit.letter, suit.glyph, *words.say(f"keys-{suit.name}".lower()).split()]
        for rank in Rank:
            ranks = {rank.letter, words.rank(rank)}
            for spelled in ranks:
                for drawn in suits:
                    yield folded(spelled + drawn), Card(rank, suit)
