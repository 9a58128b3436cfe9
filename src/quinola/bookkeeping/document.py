"""A book as it is kept: an evening's deals in JSON, each with what was noted of it.

docs/book.md describes the format. Only answers are kept: all sums are worked out anew.
"""

from __future__ import annotations

import re
from typing import Annotated, Any, Final, Literal

import msgspec
from msgspec import Meta, Struct

from quinola.bookkeeping.question import BookError
from quinola.match import VoidReason
from quinola.rules import IRREGULARITY_KINDS, MOST_FICHES, Ruleset, house, preset
from quinola.written import SeatLetter

FORMAT: Literal["quinola-book"] = "quinola-book"
VERSION: Literal[1] = 1

RECORD: Final = "quinola-record"
"""The other files of ours, for which a book may be mistaken."""

Name = Annotated[str, Meta(max_length=200)]


class HouseRules(Struct, frozen=True, forbid_unknown_fields=True):
    """A preset with options written otherwise, as in a record."""

    preset: str
    options: dict[str, Any] = {}


class NotedFault(Struct, frozen=True, forbid_unknown_fields=True):
    """An irregularity: by whom, of which kind."""

    seat: SeatLetter
    kind: str


class NotedDeal(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """One deal. `answers` are by the ids of questions; `dealer` only where the turn was broken."""

    answers: dict[str, Any] = {}
    irregularities: tuple[NotedFault, ...] = ()
    void: VoidReason | None = None
    dealer: SeatLetter | None = None


class Book(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """An evening. `pool` is what lay in it before; `shared` says that it was shared out after."""

    format: Literal["quinola-book"]
    version: Literal[1]
    ruleset: str | HouseRules
    dealer: SeatLetter
    players: dict[SeatLetter, Name] = {}
    pool: Annotated[int, Meta(ge=0, le=MOST_FICHES)] = 0
    deals: tuple[NotedDeal, ...] = ()
    shared: bool = False


def read_book(value: object) -> Book:
    """A book from its JSON value. Raises `BookError`, which says where the fault is."""
    _verify_kind(value)
    try:
        book = msgspec.convert(value, Book)
    except msgspec.ValidationError as error:
        # What it says besides is English; the place is what everybody can read.
        place = re.search(r"\$[^`]*", str(error))
        raise BookError("book-form", problem=place[0] if place else "$") from None
    for number, deal in enumerate(book.deals, start=1):
        for fault in deal.irregularities:
            if fault.kind not in IRREGULARITY_KINDS:
                allowed = ", ".join(IRREGULARITY_KINDS)
                raise BookError("book-fault", deal=number, kind=fault.kind[:60], allowed=allowed)
    return book


def _verify_kind(value: object) -> None:
    """Another kind of file, or a book by a later program, is called by what it is."""
    if not isinstance(value, dict):
        return
    if value.get("format") == RECORD:
        raise BookError("book-is-record")
    version = value.get("version")
    if value.get("format") == FORMAT and type(version) is int and version > VERSION:
        raise BookError("book-newer", version=version)


def ruleset_of(book: Book) -> Ruleset:
    """The rules it is kept by. Raises `RulesetError`."""
    if isinstance(book.ruleset, str):
        return preset(book.ruleset)
    return house(book.ruleset.preset, book.ruleset.options)


def book_json(book: Book) -> dict[str, Any]:
    """The JSON value of a book."""
    value: dict[str, Any] = msgspec.to_builtins(book)
    return value
