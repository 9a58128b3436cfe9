"""`quinola rules`: the rule sets, shown and compared, and house rules checked."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Final

import click

from quinola.cards import Suit
from quinola.cli.naming import changed_options, changes_told, value_of
from quinola.cli.reading import ruleset_option
from quinola.cli.speech import echo, visible, width, words_for
from quinola.cli.speech import show as print_out
from quinola.columns import heading, paragraph, table
from quinola.rulebook import (
    SaidEntry,
    chapter,
    chapter_in_words,
    chapter_title,
    chapters,
    payments_table,
    rules_in_full,
)
from quinola.rules import (
    OPTIONS,
    PRESETS,
    Ruleset,
    RulesetError,
    clauses,
    from_toml,
    option_clauses,
)
from quinola.wording import Words

WIDEST_AMOUNT: Final = 11
"""Columns of the terminal for an amount; one that is told in words takes several lines."""

WIDEST_NAMES: Final = 15
"""Columns of the terminal for the names of rule sets that say the same."""


@click.group(invoke_without_command=True)
@click.pass_context
def rules(context: click.Context) -> None:
    """List the rule sets, show one, compare two, or check a house's own."""
    if context.invoked_subcommand is None:
        context.invoke(list_rules)


@rules.command("list")
def list_rules() -> None:
    """Name every rule set there is."""
    words = words_for()
    print_out(table([(name, words.say(f"ruleset-{name}")) for name in PRESETS], width(), flowing=1))
    echo()
    echo(words.say("rules-hint"))


@rules.command("show")
@click.argument("name", metavar="NAME|FILE.toml")
@click.option("--full", is_flag=True, help="Tell all its rules in full, for newcomers.")
def show(name: str, full: bool) -> None:
    """Show every option of a rule set, with the clauses that it settles."""
    ruleset, words = ruleset_option(name), words_for()
    if full:
        _show_in_full(ruleset, words)
        return
    echo(f"{visible(ruleset.name)}: {_summary(ruleset, words)}")
    echo()
    for key in OPTIONS:
        echo(f"{key} = {value_of(key, ruleset, words)}")
        _explain(key, _own_clauses(key, ruleset), words)
    echo()
    _list_clauses(ruleset.sources[0], words)


def _show_in_full(ruleset: Ruleset, words: Words) -> None:
    """The rules as sentences, each with its clauses, then every payment in a table."""
    across = width()
    print_out(heading(f"{visible(ruleset.name)}: {_summary(ruleset, words)}", across))
    for section in rules_in_full(ruleset, words.language):
        echo()
        print_out(heading(section.title, across))
        for said in section.sentences:
            print_out(paragraph(said.cited, across))
    echo()
    print_out(heading(words.say("rulebook-payments"), across))
    rows = payments_table(ruleset, words.language, words.suit(Suit.DIAMONDS))
    amounts = dict.fromkeys(range(1, len(rows[0]) - 1), WIDEST_AMOUNT)
    right = frozenset(amounts)
    print_out(table(rows, across, right=right, flowing=0, limits=amounts if across else {}))


@rules.command("chapter")
@click.argument("name", type=click.Choice([one.id for one in chapters()]), required=False)
def read_chapter(name: str | None) -> None:
    """Tell a chapter to read besides the rules; without NAME, list them all."""
    words, across = words_for(), width()
    if name is None:
        titles = [(one.id, chapter_title(one, words.language)) for one in chapters()]
        print_out(table(titles, across, flowing=1))
        return
    said = chapter_in_words(chapter(name), words.language)
    print_out(heading(said.title, across))
    print_out(paragraph(said.about, across, indent=""))
    for section in said.sections:
        echo()
        print_out(heading(section.title, across))
        for entry in section.entries:
            _read_entry(entry, across)


def _read_entry(said: SaidEntry, across: int | None) -> None:
    text = said.cited
    if said.word is not None:
        elsewhere = ", ".join(f"{language} {word}" for language, word in said.elsewhere.items())
        text = f"{said.word} ({elsewhere}): {text}"
    print_out(paragraph(text, across))
    if said.rows:
        # Of readings it is what is said that takes several lines, of figures what they are for.
        flowing = 1 if said.entry.table == "readings" else 0
        limits = {1 - flowing: WIDEST_NAMES} if flowing and across else {}
        print_out(table(said.rows, across, flowing=flowing, limits=limits))


@rules.command("compare")
@click.argument("one", metavar="NAME|FILE.toml")
@click.argument("other", metavar="NAME|FILE.toml")
def compare(one: str, other: str) -> None:
    """Show what differs between two rule sets, and nothing else."""
    pair, words = (ruleset_option(one), ruleset_option(other)), words_for()
    names = [visible(ruleset.name) for ruleset in pair]
    width = max(map(len, names))
    alike = True
    for key in OPTIONS:
        values = [value_of(key, ruleset, words) for ruleset in pair]
        if values[0] == values[1]:
            continue
        alike = False
        echo(key)
        _explain(key, sorted({*_own_clauses(key, pair[0]), *_own_clauses(key, pair[1])}), words)
        for name, value in zip(names, values, strict=True):
            echo(f"    {name:<{width}}  {value}")
    if alike:
        echo(words.say("rules-same", one=names[0], other=names[1]))


@rules.command("check")
@click.argument("file", type=click.Path(exists=True, dir_okay=False, path_type=Path))
def check(file: Path) -> None:
    """Check a house's rules: what is wrong with them (exit status 1), or what they change."""
    words = words_for()
    try:
        ruleset = from_toml(file)
    except RulesetError as error:
        for fault in (error, *error.further):
            echo(visible(fault.say(words.language)), err=True)
        sys.exit(1)
    echo(
        words.say(
            "rules-sound",
            file=visible(str(file)),
            name=visible(ruleset.name),
            preset=ruleset.preset,
            count=len(changed_options(ruleset)),
        )
    )
    print_out(changes_told(ruleset, words, width()))


def _summary(ruleset: Ruleset, words: Words) -> str:
    if ruleset.name in PRESETS:
        return words.say(f"ruleset-{ruleset.name}")
    return words.say("ruleset-house", preset=ruleset.preset)


def _explain(key: str, cited: Sequence[str], words: Words) -> None:
    """What an option decides, and the clauses that it settles."""
    meaning = words.say(f"option-{key}")
    echo(f"    {meaning} [{', '.join(cited)}]" if cited else f"    {meaning}")


def _own_clauses(key: str, ruleset: Ruleset) -> list[str]:
    """The clauses of the rule set's first source that speaks of an option."""
    for source in ruleset.sources:
        if own := [clause for clause in option_clauses()[key] if clause.startswith(source)]:
            return own
    return []


def _list_clauses(source: str, words: Words) -> None:
    echo(words.say("rules-clauses", source=source))
    rows = [(clause.id, clause.text) for clause in clauses().values() if clause.source == source]
    print_out(table(rows, width(), flowing=1))
