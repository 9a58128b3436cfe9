"""What there is to read besides the rules: chapters, and what their paragraphs stand for."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from typing import Any, Literal

EntryKind = Literal["text", "term", "table"]
TableKind = Literal["penalties", "forfeits", "readings"]


@dataclass(frozen=True, slots=True)
class Entry:
    """A paragraph, a term with its meaning, or a table.

    `clauses` are the rules of the sources it stands for, `rules` the sentences of the rules in
    full that say more, `options` those whose values it tells. `table` is what a table shows.
    """

    id: str
    kind: EntryKind
    clauses: tuple[str, ...]
    rules: tuple[str, ...]
    options: tuple[str, ...]
    table: TableKind | None


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
    text = files("quinola.rulebook").joinpath("chapters.toml").read_text(encoding="utf-8")
    return tuple(
        Chapter(id_, tuple(_section(name, rows) for name, rows in sections.items()))
        for id_, sections in tomllib.loads(text).items()
    )


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
    )
