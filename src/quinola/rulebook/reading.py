"""A chapter in words, as pages, the terminal and the browser show it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from types import MappingProxyType

from quinola import locale
from quinola.locale import LANGUAGES
from quinola.rulebook.chapters import Chapter, ChapterSection, Entry
from quinola.rulebook.full import say_sentence
from quinola.rulebook.parameters import parameters
from quinola.rulebook.sentences import section_of, sentence
from quinola.rulebook.tables import Rows, table_rows
from quinola.rules import PRESETS, preset


@dataclass(frozen=True, slots=True)
class RuleLink:
    """Where the rules say more: a sentence, the heading it stands under, a preset that has it."""

    sentence: str
    title: str
    preset: str


@dataclass(frozen=True, slots=True)
class SaidEntry:
    """An entry in words.

    Of a term `word` is what it is called, `elsewhere` what the other languages call it, and `text`
    its meaning; of a table `text` stands above `rows`, the first of which is the heading.
    """

    entry: Entry
    text: str
    word: str | None
    elsewhere: Mapping[str, str]
    rows: Rows
    links: tuple[RuleLink, ...]

    @property
    def cited(self) -> str:
        """The text with its clauses behind it."""
        clauses = self.entry.clauses
        return f"{self.text} [{', '.join(clauses)}]" if clauses else self.text


@dataclass(frozen=True, slots=True)
class SaidChapterSection:
    """A section of a chapter in words."""

    id: str
    title: str
    entries: tuple[SaidEntry, ...]


@dataclass(frozen=True, slots=True)
class SaidChapter:
    """A chapter in words; `about` tells in a sentence what it is."""

    id: str
    title: str
    about: str
    sections: tuple[SaidChapterSection, ...]


def chapter_in_words(chapter: Chapter, language: str) -> SaidChapter:
    """A chapter as it is read in a language; one that is missing there is told in English."""
    return SaidChapter(
        chapter.id,
        chapter_title(chapter, language),
        locale.say(f"chapter-{chapter.id}-about", language),
        tuple(_said_section(chapter, section, language) for section in chapter.sections),
    )


def chapter_title(chapter: Chapter, language: str) -> str:
    return locale.say(f"chapter-{chapter.id}", language)


def _said_section(chapter: Chapter, section: ChapterSection, language: str) -> SaidChapterSection:
    title = locale.say(f"chapter-{chapter.id}-{section.id}", language)
    entries = tuple(_said_entry(entry, language) for entry in section.entries)
    return SaidChapterSection(section.id, title, entries)


def _said_entry(entry: Entry, language: str) -> SaidEntry:
    word = f"word-{entry.id}"
    is_term = entry.kind == "term"
    return SaidEntry(
        entry,
        locale.say(f"read-{entry.id}", language, **presets_given(language)),
        locale.say(word, language) if is_term else None,
        MappingProxyType(
            {other: locale.say(word, other) for other in LANGUAGES if is_term and other != language}
        ),
        table_rows(entry, language),
        tuple(_links(entry, language)),
    )


@cache
def presets_given(language: str) -> Mapping[str, int | str]:
    """Every preset's options as parameters of messages: `family_stake`, `family_stake_fiches`."""
    return MappingProxyType(
        {
            f"{name}_{key}": value
            for name in PRESETS
            for key, value in parameters(preset(name), language).items()
        }
    )


def _links(entry: Entry, language: str) -> Iterator[RuleLink]:
    for id_ in entry.rules:
        title = locale.say(f"rulebook-{section_of(id_).id}", language)
        yield RuleLink(id_, title, _first_to_have(id_, language))


@cache
def _first_to_have(sentence_id: str, language: str) -> str:
    """The first preset that has a use for a sentence; some preset has one for each."""
    return next(
        name
        for name in PRESETS
        if say_sentence(sentence(sentence_id), language, parameters(preset(name), language))
    )
