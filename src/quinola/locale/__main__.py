"""`python -m quinola.locale LANGUAGE` lists what a translation lacks, beside English."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from importlib.resources import files
from typing import Final

import click
from babel import Locale
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from quinola.locale import ENGLISH, LANGUAGES

PLURALS: Final = frozenset(("zero", "one", "two", "few", "many"))

FEW_WORDS: Final = 2
"""Up to so many may be the same in two languages: the game's own words travel."""


@dataclass
class Said(Visitor):
    """What a message is made of."""

    file: str
    params: set[str] = field(default_factory=set)
    forms: list[set[str]] = field(default_factory=list)
    text: str = ""

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.params.add(node.id.name)

    def visit_TextElement(self, node: ast.TextElement) -> None:  # noqa: N802
        self.text += node.value

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802
        keys = {key.name for v in node.variants if isinstance(key := v.key, ast.Identifier)}
        if keys & PLURALS:
            self.forms.append(keys)
        self.generic_visit(node)


def messages(language: str) -> dict[str, Said]:
    """All messages of a language by their ids, in the order of its files."""
    found: dict[str, Said] = {}
    folder = files("quinola.locale") / language
    for file in sorted(folder.iterdir(), key=lambda one: one.name):
        if file.name.endswith(".ftl"):
            for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body:
                if isinstance(entry, ast.Message) and entry.value is not None:
                    found[entry.id.name] = said = Said(file.name)
                    said.visit(entry.value)
    return found


def lacking(language: str) -> Iterator[str]:
    """A line for each message that is missing, or not as the English one and the language ask."""
    wanted = {*Locale(language).plural_form.tags, "other"}
    own = messages(language)
    for name, english in messages(ENGLISH).items():
        said = own.get(name)
        if said is None:
            yield f"{english.file}: {name} is missing"
            continue
        if said.params != english.params:
            differing = ", ".join(sorted(said.params ^ english.params))
            yield f"{said.file}: {name} has other parameters than in English: {differing}"
        for forms in said.forms:
            if forms != wanted:
                yield f"{said.file}: {name} needs the plural forms {', '.join(sorted(wanted))}"
        is_long = len(re.findall(r"[^\W\d_]{2,}", said.text)) > FEW_WORDS
        if is_long and said.text == english.text:
            yield f"{said.file}: {name} is still in English"
    for name in own.keys() - messages(ENGLISH).keys():
        yield f"{own[name].file}: {name} is not in English"


@click.command()
@click.argument("language", type=click.Choice([one for one in LANGUAGES if one != ENGLISH]))
def check(language: str) -> None:
    """List what LANGUAGE lacks; nothing is said of a whole translation."""
    lines = list(lacking(language))
    if lines:
        click.echo(f"{len(lines)} messages still to be translated:")
        click.echo("\n".join(lines))
    raise SystemExit(bool(lines))


if __name__ == "__main__":
    check()
