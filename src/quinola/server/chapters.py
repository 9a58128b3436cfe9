"""What there is to read besides the rules, in words, for the pages."""

from __future__ import annotations

from functools import cache

from litestar import get
from litestar.params import FromPath, FromQuery
from msgspec import Struct

from quinola.locale import LANGUAGES
from quinola.refusal import Refusal
from quinola.rulebook import SaidChapterSection, SaidEntry, chapter, chapter_in_words, chapters


class ChapterLink(Struct, frozen=True, kw_only=True):
    """A chapter in a list."""

    id: str
    title: str
    about: str


class RuleNamed(Struct, frozen=True, kw_only=True):
    """Where the rules say more: a rule, a rule set that has it, the heading it stands under."""

    rule: str
    preset: str
    title: str


class EntryTold(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A paragraph; of a term also its `word` and what the other languages call it; a table's rows.

    The first of the `rows` is their heading; `worded` are those that are words rather than figures.
    Of an unclear point `word` is the question, and `decision` our answer.
    """

    id: str
    text: str
    word: str | None = None
    elsewhere: dict[str, str] = {}
    decision: str | None = None
    rows: list[list[str]] = []
    worded: bool = False
    clauses: list[str] = []
    links: list[RuleNamed] = []


class ChapterSectionTold(Struct, frozen=True, kw_only=True):
    """Entries under one heading."""

    id: str
    title: str
    entries: list[EntryTold]


class ChapterTold(ChapterLink, frozen=True, kw_only=True):
    """A chapter in words."""

    sections: list[ChapterSectionTold]


@get("/api/chapters", sync_to_thread=True)
def chapter_list(language: FromQuery[str]) -> list[ChapterLink]:
    """The chapters, in the order in which they are best read."""
    told = [_told(one.id, language) for one in chapters()]
    return [ChapterLink(id=one.id, title=one.title, about=one.about) for one in told]


@get("/api/chapters/{name:str}", sync_to_thread=True)
def chapter_told(name: FromPath[str], language: FromQuery[str]) -> ChapterTold:
    """A chapter in words."""
    return _told(name, language)


def _told(name: str, language: str) -> ChapterTold:
    if language not in LANGUAGES or name not in {one.id for one in chapters()}:
        raise Refusal("page-unknown")
    return _in_words(name, language)


@cache
def _in_words(name: str, language: str) -> ChapterTold:
    said = chapter_in_words(chapter(name), language)
    return ChapterTold(
        id=said.id,
        title=said.title,
        about=said.about,
        sections=[_section(section) for section in said.sections],
    )


def _section(section: SaidChapterSection) -> ChapterSectionTold:
    return ChapterSectionTold(
        id=section.id,
        title=section.title,
        entries=[_entry(entry) for entry in section.entries],
    )


def _entry(said: SaidEntry) -> EntryTold:
    return EntryTold(
        id=said.entry.id,
        text=said.text,
        word=said.word,
        elsewhere=dict(said.elsewhere),
        decision=said.decision,
        rows=[list(row) for row in said.rows],
        worded=said.entry.table in ("readings", "values"),
        clauses=list(said.entry.clauses),
        links=[
            RuleNamed(rule=link.sentence, preset=link.preset, title=link.title)
            for link in said.links
        ],
    )
