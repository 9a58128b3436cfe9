"""What players may call themselves: one line, nothing invisible, not to be taken for another.

A name is brought into Unicode's NFKC form; what is invisible or turns the direction of writing is
taken out of it. Two names at a table may not look alike: they are compared by a skeleton, in which
letters of the Latin, Cyrillic and Greek alphabets and digits that look the same are one.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable
from typing import Final

from quinola.refusal import Refusal

LONGEST_NAME: Final = 24
"""Characters (code points) of a name, after it was cleaned."""

LONGEST_GIVEN: Final = 200
"""Characters that are looked at at all."""

MOST_MARKS: Final = 2
"""Combining marks that may stand on one letter; more would run over what is above it."""

_DROPPED: Final = frozenset(("Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"))
_INVISIBLE: Final = frozenset(
    chr(point)
    for first, last in (
        (0x034F, 0x034F),  # joins graphemes
        (0x115F, 0x1160),  # Hangul fillers
        (0x17B4, 0x17B5),  # Khmer vowels without a shape
        (0x180B, 0x180F),  # Mongolian variants
        (0x2800, 0x2800),  # Braille without dots
        (0x3164, 0x3164),
        (0xFE00, 0xFE0F),  # variants of the sign before
        (0xFFA0, 0xFFA0),
        (0xE0100, 0xE01EF),
    )
    for point in range(first, last + 1)
)


class NameRefused(Refusal):
    """A name that cannot be had at this table; `reason` says why."""


def cleaned_name(text: str) -> str:
    """The name as it will be shown.

    Raises `NameRefused` if it is empty, too long, or has no letter or digit to call it by.
    """
    if len(text) > LONGEST_GIVEN:
        raise NameRefused("name-long", most=LONGEST_NAME)
    normal = unicodedata.normalize("NFKC", text)
    # Once more: what is taken out may have kept a letter and its mark apart.
    name = unicodedata.normalize("NFC", " ".join(_visible(normal).split()))
    if not name:
        raise NameRefused("name-empty")
    if len(name) > LONGEST_NAME:
        raise NameRefused("name-long", most=LONGEST_NAME)
    if not any(letter.isalnum() for letter in name):
        raise NameRefused("name-signs")
    if _marks_in_a_row(name) > MOST_MARKS:
        raise NameRefused("name-marks", most=MOST_MARKS)
    return name


def visible_line(text: str) -> str:
    """Text in one line without what is invisible or turns the direction of writing."""
    return " ".join(_visible(unicodedata.normalize("NFC", text)).split())


def _visible(text: str) -> str:
    # A line's end parts words, as a space does; of the rest nothing is left.
    spaced = "".join(" " if letter in "\t\n\v\f\r\x85\u2028\u2029" else letter for letter in text)
    return "".join(
        letter
        for letter in spaced
        if unicodedata.category(letter) not in _DROPPED and letter not in _INVISIBLE
    )


def _marks_in_a_row(name: str) -> int:
    most = count = 0
    for letter in name:
        count = count + 1 if unicodedata.category(letter).startswith("M") else 0
        most = max(most, count)
    return most


def verify_distinct(name: str, others: Iterable[str]) -> None:
    """Raise `NameRefused` if the name looks like one of the others."""
    mine = skeleton(name)
    for other in others:
        if skeleton(other) == mine:
            raise NameRefused("name-taken", name=other)


def skeleton(name: str) -> str:
    """What is left of a name when letters that look alike are one: equal for "Anna" and "Аnnа".

    Case, spaces, points and hyphens do not count.
    """
    folded = unicodedata.normalize("NFC", _alike(_alike(name).casefold()))
    return "".join(letter for letter in folded if letter.isalnum() or ord(letter) > 0x7F)


def _alike(text: str) -> str:
    return text.translate(_LOOKS_LIKE).replace("rn", "m").replace("vv", "w")


def _pairs(letters: str, looks: str) -> dict[int, str]:
    return {ord(letter): look for letter, look in zip(letters, looks, strict=True)}


_LOOKS_LIKE: Final = {
    # Cyrillic capitals and small letters, as most faces draw them; ы and ю look like two letters.
    **_pairs("АВЕКМНОРСТУХІЇЈЅЗЬѴԌԚԜҮҺ", "ABEKMHOPCTYXlÏJS3bVGQWYh"),
    **_pairs("асеорухіїјѕһԁԛԝгпкьзѵүнтм", "aceopyxlïjshdqwrnkb3vyhtm"),
    # Greek.
    **_pairs("ΑΒΕΖΗΙΚΜΝΟΡΤΥΧ", "ABEZHlKMNOPTYX"),
    **_pairs("αβγικνορτυχ", "aßylkvoptux"),
    # Latin letters and digits that are drawn alike.
    **_pairs("iI1|İıӀ0Ø", "llllllloo"),
    ord("ё"): "ë",
    ord("Ё"): "Ë",
}
