"""Pages in Markdown: the rules in full of each preset and each chapter, by language; an index."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from pathlib import Path, PurePosixPath
from types import MappingProxyType
from typing import Final

from quinola import locale
from quinola.locale import ENGLISH, LANGUAGES
from quinola.rulebook.chapters import Chapter, chapters
from quinola.rulebook.full import SaidSection, rules_in_full
from quinola.rulebook.payments import payments_table
from quinola.rulebook.reading import RuleLink, SaidEntry, chapter_in_words, chapter_title
from quinola.rulebook.tables import preset_title
from quinola.rules import PRESETS, preset

LANGUAGE_NAMES: Final[Mapping[str, str]] = MappingProxyType(
    {"ru": "Русский", "uk": "Українська", "en": "English", "fr": "Français"}
)

INDEX: Final = """\
# The rules of Reversis in full

One page for each rule set in each language, for people who have never played. Every sentence is
made from the options of the rule set, with the amounts that a settlement reckons by, and names the
clauses of the sources that say just so.
`quinola rules show NAME --full` tells the same in the terminal, for a house's own rules too.

Besides, for people who never played, historians and arbiters, there are chapters to read; none of
them belongs to one rule set. In the terminal `quinola rules chapter NAME` tells them.

The first lesson is for those who would rather begin by playing: it is what the browser says at
`/learn`, card by card.

These pages are written by `python -m quinola.rulebook docs/rules`, the lesson by
`python -m quinola.lesson docs/rules`; tests keep them current.

"""


def write_pages(pages: Iterable[tuple[PurePosixPath, str]], folder: Path) -> None:
    """Write pages, each at its place within a folder."""
    for place, text in pages:
        file = folder / place
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, encoding="utf-8")


def pages() -> Iterator[tuple[PurePosixPath, str]]:
    """Each page's place within the folder, and its text."""
    yield PurePosixPath("README.md"), INDEX + "\n".join(_index()) + "\n"
    for language in LANGUAGES:
        yield _place("README", language), "\n".join(_contents(language)) + "\n"
        for name in PRESETS:
            yield _place(name, language), "\n".join(_rules_page(name, language)) + "\n"
        for chapter in chapters():
            yield _place(chapter.id, language), "\n".join(_chapter_page(chapter, language)) + "\n"


def _place(name: str, language: str) -> PurePosixPath:
    return PurePosixPath(language) / f"{name}.md"


def _index() -> Iterator[str]:
    for language in LANGUAGES:
        title = locale.say("web-rules-full", language)
        yield f"- [{LANGUAGE_NAMES[language]} — {title}]({_place('README', language)})"
    yield ""
    yield from _index_table(preset_title, PRESETS)
    yield ""
    titles = {chapter.id: chapter for chapter in chapters()}
    yield from _index_table(lambda id_, language: chapter_title(titles[id_], language), titles)
    yield ""
    yield from _index_table(lambda _, language: locale.say("lesson-title", language), ("lesson",))


def _index_table(title: Callable[[str, str], str], names: Collection[str]) -> Iterator[str]:
    """A row for each language, a column for each page."""
    yield "| | " + " | ".join(title(name, ENGLISH) for name in names) + " |"
    yield "|---" * (len(names) + 1) + "|"
    for language in LANGUAGES:
        links = (f"[{title(name, language)}]({_place(name, language)})" for name in names)
        yield f"| {LANGUAGE_NAMES[language]} | " + " | ".join(links) + " |"


def _contents(language: str) -> Iterator[str]:
    """All that there is to read in one language."""
    yield "# " + locale.say("web-rules-full", language)
    yield ""
    yield _other_languages("README", language)
    yield ""
    yield f"- [{locale.say('lesson-title', language)}](lesson.md)"
    yield ""
    yield locale.say("web-learn-about", language)
    yield ""
    yield "## " + locale.say("rulebook-presets", language)
    yield ""
    yield locale.say("web-rules-about", language)
    yield ""
    for name in PRESETS:
        summary = locale.say(f"ruleset-{name}", language)
        yield f"- [{preset_title(name, language)}]({name}.md) — {summary}"
    yield ""
    yield "## " + locale.say("web-rules-chapters", language)
    yield ""
    for chapter in chapters():
        yield f"- [{chapter_title(chapter, language)}]({chapter.id}.md)"


def _rules_page(name: str, language: str) -> Iterator[str]:
    ruleset = preset(name)
    summary = locale.say(f"ruleset-{name}", language)
    yield "# " + locale.say("rulebook-title", language, name=preset_title(name, language))
    yield ""
    yield f"{summary[0].upper()}{summary[1:]}."
    yield from _ways_on(name, language)
    yield ""
    yield locale.say("rulebook-cited", language, name=name)
    for section in rules_in_full(ruleset, language):
        yield from _section(section)
    yield ""
    yield "## " + locale.say("rulebook-payments", language)
    yield ""
    rows = payments_table(ruleset, language)
    yield from _table(rows, right=range(1, len(rows[0]) - 1))
    yield ""
    yield locale.say("rulebook-table-cited", language)


def _chapter_page(chapter: Chapter, language: str) -> Iterator[str]:
    said = chapter_in_words(chapter, language)
    yield f"# {said.title}"
    yield ""
    yield said.about
    yield from _ways_on(chapter.id, language)
    yield ""
    yield locale.say("chapter-cited", language)
    for section in said.sections:
        yield ""
        yield f"## {section.title}"
        for entry in section.entries:
            yield ""
            yield from _entry(entry)


def _entry(said: SaidEntry) -> Iterator[str]:
    anchor = f'<a id="{said.entry.id}"></a>'
    # Sentences under one heading stand together: the first is link enough.
    first = {link.title: link for link in reversed(said.links)}
    more = "".join(f" → {_rule_link(link)}" for link in reversed(first.values()))
    if said.word is None:
        yield f"{anchor}{said.cited}{more}"
    elif said.decision is not None:
        yield f"{anchor}**{said.word}** {said.text}"
        yield ""
        yield f"→ {said.decision}{more}"
    else:
        elsewhere = " · ".join(f"{language} {word}" for language, word in said.elsewhere.items())
        yield f"{anchor}**{said.word}** ({elsewhere}) — {said.cited}{more}"
    if said.rows:
        yield ""
        in_columns = said.entry.table in ("penalties", "figures")
        amounts = range(1, len(said.rows[0])) if in_columns else ()
        yield from _table(said.rows, right=amounts)


def _rule_link(link: RuleLink) -> str:
    return f"[{link.title}]({link.preset}.md#{link.sentence})"


def _ways_on(here: str, language: str) -> Iterator[str]:
    """Links to this page in other languages, and to the rule sets and chapters in this one."""
    yield ""
    yield _other_languages(here, language)
    titles = {name: preset_title(name, language) for name in PRESETS}
    headings = {chapter.id: chapter_title(chapter, language) for chapter in chapters()}
    for row in (titles, headings):
        yield ""
        yield _links((title, None if name == here else f"{name}.md") for name, title in row.items())


def _other_languages(here: str, language: str) -> str:
    return _links(
        (LANGUAGE_NAMES[other], None if other == language else f"../{other}/{here}.md")
        for other in LANGUAGES
    )


def _links(targets: Iterable[tuple[str, str | None]]) -> str:
    """Links in a row, what one is looking at in bold."""
    return " · ".join(
        f"**{text}**" if target is None else f"[{text}]({target})" for text, target in targets
    )


def _section(section: SaidSection) -> Iterator[str]:
    yield ""
    yield f"## {section.title}"
    yield ""
    for said in section.sentences:
        yield f'- <a id="{said.sentence.id}"></a>{said.cited}'


def _table(rows: Sequence[Sequence[str]], right: Collection[int]) -> Iterator[str]:
    """Rows with their heading, the columns in `right` set to the right."""
    heading, *others = rows
    yield "| " + " | ".join(heading) + " |"
    yield "|" + "|".join("---:" if n in right else "---" for n in range(len(heading))) + "|"
    for row in others:
        yield "| " + " | ".join(row) + " |"
