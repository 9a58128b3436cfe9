"""The rules in full as pages in Markdown: one for each preset in each language, and an index."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from pathlib import PurePosixPath
from types import MappingProxyType
from typing import Final

from quinola import locale
from quinola.locale import ENGLISH, LANGUAGES
from quinola.rulebook.full import SaidSection, rules_in_full
from quinola.rulebook.payments import payments_table
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

These pages are written by `python -m quinola.rulebook docs/rules`; a test keeps them current.

"""


def pages() -> Iterator[tuple[PurePosixPath, str]]:
    """Each page's place within the folder, and its text."""
    yield PurePosixPath("README.md"), INDEX + "\n".join(_index()) + "\n"
    for language in LANGUAGES:
        for name in PRESETS:
            text = "\n".join(_page(name, language)) + "\n"
            yield PurePosixPath(language) / f"{name}.md", text


def _index() -> Iterator[str]:
    yield "| | " + " | ".join(_title(name, ENGLISH) for name in PRESETS) + " |"
    yield "|---" * (len(PRESETS) + 1) + "|"
    for language in LANGUAGES:
        links = (f"[{_title(name, language)}]({language}/{name}.md)" for name in PRESETS)
        yield f"| {LANGUAGE_NAMES[language]} | " + " | ".join(links) + " |"


def _page(name: str, language: str) -> Iterator[str]:
    ruleset = preset(name)
    summary = locale.say(f"ruleset-{name}", language)
    yield "# " + locale.say("rulebook-title", language, name=_title(name, language))
    yield ""
    yield f"{summary[0].upper()}{summary[1:]}."
    yield ""
    yield _links(
        (LANGUAGE_NAMES[other], None if other == language else f"../{other}/{name}.md")
        for other in LANGUAGES
    )
    yield ""
    yield _links(
        (_title(other, language), None if other == name else f"{other}.md") for other in PRESETS
    )
    yield ""
    yield locale.say("rulebook-cited", language, name=name)
    for section in rules_in_full(ruleset, language):
        yield from _section(section)
    yield ""
    yield "## " + locale.say("rulebook-payments", language)
    yield ""
    yield from _table(payments_table(ruleset, language))
    yield ""
    yield locale.say("rulebook-table-cited", language)


def _title(name: str, language: str) -> str:
    return locale.say(f"web-preset-{name}", language)


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


def _table(rows: list[list[str]]) -> Iterator[str]:
    heading, *payments = rows
    yield "| " + " | ".join(heading) + " |"
    yield "|---" + "|---:" * (len(heading) - 2) + "|---|"
    for row in payments:
        yield "| " + " | ".join(row) + " |"
