"""What there is to read besides the rules: chapters, and what their paragraphs stand for."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from types import MappingProxyType
from typing import Any, Final, Literal

EntryKind = Literal["text", "term", "table", "point"]
TableKind = Literal["penalties", "forfeits", "readings", "values", "figures"]

ARRANGEMENTS: Final = ("chapters.toml", "unclear.toml", "strategy.toml")
"""Files of chapters, in the order in which they are best read; the first says how they are made."""


@dataclass(frozen=True, slots=True)
class Entry:
    """A paragraph, a term with its meaning, a table, or a point that the sources leave unclear.

    `clauses` are the rules of the sources it stands for, `rules` the sentences of the rules in
    full that say more, `options` those whose values it tells. `table` is what a table shows; of
    figures it shows `measure` at `tables`, and `claims` is what the words say of it: by groups of
    the measure the sign that every rule set has there.
    """

    id: str
    kind: EntryKind
    clauses: tuple[str, ...]
    rules: tuple[str, ...]
    options: tuple[str, ...]
    table: TableKind | None
    measure: str | None
    tables: tuple[str, ...]
    claims: Mapping[str, str]


@dataclass(frozen=True, slots=True)
class ChapterSection:
    """Entries under one heading; `id` is told apart from all others by its chapter's."""

    id: str
    entries: tuple[Entry, ...]


@dataclass(frozen=True, slots=True)
class Chapter:
    """A chapter, read from its first section to its last."""

    id: str
    sections: tuple[ChapterSection, ...]

    @property
    def entries(self) -> tuple[Entry, ...]:
        return tuple(entry for section in self.sections for entry in section.entries)


@cache
def chapters() -> tuple[Chapter, ...]:
    """All chapters, in the order in which they are best read."""
    return tuple(
        Chapter(id_, tuple(_section(name, rows) for name, rows in sections.items()))
        for name in ARRANGEMENTS
        for id_, sections in _load(name).items()
    )


def _load(name: str) -> Mapping[str, Any]:
    return tomllib.loads(files("quinola.rulebook").joinpath(name).read_text(encoding="utf-8"))


def chapter(id_: str) -> Chapter:
    """One chapter; `KeyError` for an unknown one."""
    for one in chapters():
        if one.id == id_:
            return one
    raise KeyError(id_)


def _section(id_: str, rows: Mapping[str, Mapping[str, Any]]) -> ChapterSection:
    return ChapterSection(id_, tuple(_entry(name, row) for name, row in rows.items()))


def _entry(id_: str, row: Mapping[str, Any]) -> Entry:
    table = row.get("table")
    return Entry(
        id_,
        row.get("kind", "text" if table is None else "table"),
        tuple(row.get("clauses", ())),
        tuple(row.get("rules", ())),
        tuple(row.get("options", ())),
        table,
        row.get("measure"),
        tuple(row.get("tables", ("alike",))),
        MappingProxyType(row.get("claims", {})),
    )
