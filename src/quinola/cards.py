"""Cards, packs and hands, and how they are written.

A card is written rank then suit (`As`, `Td`, `2c`); readers also take `A♠` and `10d`. A hand is
written as in PBN: spades.hearts.diamonds.clubs, each from the highest rank down.
"""

from __future__ import annotations

from collections.abc import Iterable
from enum import IntEnum
from typing import Final


class Suit(IntEnum):
    """In the order in which hands are written."""

    SPADES = 0
    HEARTS = 1
    DIAMONDS = 2
    CLUBS = 3

    @property
    def letter(self) -> str:
        return "shdc"[self]

    @property
    def glyph(self) -> str:
        return "♠♥♦♣"[self]


class Rank(IntEnum):
    """The printed ranks; what beats what may differ by rule set (S4-02)."""

    TWO = 2
    THREE = 3
    FOUR = 4
    FIVE = 5
    SIX = 6
    SEVEN = 7
    EIGHT = 8
    NINE = 9
    TEN = 10
    JACK = 11
    QUEEN = 12
    KING = 13
    ACE = 14

    @property
    def letter(self) -> str:
        return "23456789TJQKA"[self - 2]


class Card:
    """One of the 52 cards. There is one object for each, so cards compare by identity."""

    __slots__ = ("_text", "rank", "suit")

    rank: Rank
    suit: Suit
    _text: str

    def __new__(cls, rank: Rank, suit: Suit) -> Card:
        return _BY_RANK_AND_SUIT[rank, suit]

    def __reduce__(self) -> tuple[type[Card], tuple[Rank, Suit]]:
        return Card, (self.rank, self.suit)

    def __copy__(self) -> Card:
        return self

    def __deepcopy__(self, memo: object) -> Card:
        return self

    def __str__(self) -> str:
        return self._text

    def __repr__(self) -> str:
        return f"<{self._text}>"

    @classmethod
    def parse(cls, text: str) -> Card:
        """Read `As`, `A♠`, `Td` or `10d`.

        Raises `ValueError` for anything else.
        """
        try:
            return _BY_TEXT[text]
        except (KeyError, TypeError):
            raise ValueError(f"not a card: {text!r}") from None


def _create_cards() -> dict[tuple[Rank, Suit], Card]:
    cards = {}
    for suit in Suit:
        for rank in Rank:
            card = object.__new__(Card)
            card.rank, card.suit, card._text = rank, suit, rank.letter + suit.letter
            cards[rank, suit] = card
    return cards


def _spellings(card: Card) -> Iterable[str]:
    ranks = ("T", "10") if card.rank is Rank.TEN else (card.rank.letter,)
    return (rank + suit for rank in ranks for suit in (card.suit.letter, card.suit.glyph))


_BY_RANK_AND_SUIT: Final = _create_cards()
_BY_TEXT: Final = {text: card for card in _BY_RANK_AND_SUIT.values() for text in _spellings(card)}

QUINOLA: Final = Card(Rank.JACK, Suit.HEARTS)
ACE_OF_DIAMONDS: Final = Card(Rank.ACE, Suit.DIAMONDS)
ACES: Final = frozenset(Card(Rank.ACE, suit) for suit in Suit)


def pack_without(removed: Rank) -> tuple[Card, ...]:
    """The 48 cards that are left when one rank is taken out, suit by suit from the lowest."""
    return tuple(card for card in _BY_RANK_AND_SUIT.values() if card.rank is not removed)


def is_espagnolette(hand: Iterable[Card]) -> bool:
    """Three aces with the quinola, or all four aces (S0-46, S1-23, S3-27, S4-20)."""
    cards = set(hand)
    aces = len(cards & ACES)
    return aces == 4 or (aces == 3 and QUINOLA in cards)


def plain_points(card: Card) -> int:
    """Ace 4, king 3, queen 2, jack 1, in every suit alike."""
    return max(0, card.rank - Rank.TEN)


def sort_hand(cards: Iterable[Card]) -> tuple[Card, ...]:
    """As a hand is held: suit by suit, each from the highest rank down."""
    return tuple(sorted(cards, key=lambda card: (card.suit, -card.rank)))


def parse_hand(text: str) -> tuple[Card, ...]:
    """Read a hand such as `AQ93.J82.K7.AJ9`; a ten may also be written `10`.

    Raises `ValueError` if there are not four suits or a rank is unknown.
    """
    holdings = text.replace("10", "T").split(".")
    if len(holdings) != len(Suit):
        raise ValueError(f"a hand has four suits parted by points, not {len(holdings)}")
    cards = []
    for suit, ranks in zip("shdc", holdings, strict=True):
        for letter in ranks:
            card = _BY_TEXT.get(letter + suit)
            if card is None:
                raise ValueError(f"{letter!r} is not a rank")
            cards.append(card)
    return tuple(cards)


def format_hand(cards: Iterable[Card]) -> str:
    """Write a hand as `parse_hand` reads it, each suit from the highest rank down."""
    held = sort_hand(cards)
    return ".".join(
        "".join(card.rank.letter for card in held if card.suit is suit) for suit in Suit
    )
