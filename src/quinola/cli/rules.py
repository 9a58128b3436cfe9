"""`quinola rules`: the rule sets, shown and compared, and house rules checked."""

from __future__ import annotations

import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Final

import click

from quinola.cards import Suit
from quinola.cli.completing import RULES, files, rulesets
from quinola.cli.naming import changed_options, changes_told, value_of
from quinola.cli.reading import ruleset_option
from quinola.cli.speech import echo, language_option, visible, width, words_for
from quinola.cli.speech import show as print_out
from quinola.columns import cut, heading, paragraph, table
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
    clauses_for_option,
    from_toml,
)
from quinola.wording import Words

WIDEST_AMOUNT: Final = 11
"""Columns of the terminal for an amount; one that is told in words takes several lines."""

WIDEST_VALUE: Final = 26
"""Columns of the terminal for an option's value in words."""

WIDEST_FIGURE: Final = 10
"""Columns of the terminal for a mean with its margin, and for what stands above it."""

WIDEST_NAMES: Final = 15
"""Columns of the terminal for the names of rule sets that say the same."""


LEAST: Final = 2
"""Rule sets that can be compared."""


@click.group(invoke_without_command=True)
@click.pass_context
def rules(context: click.Context) -> None:
    """List the rule sets, show one, compare several, or check a house's own."""
    if context.invoked_subcommand is None:
        context.invoke(list_rules)


@rules.command("list")
@language_option
def list_rules() -> None:
    """Name every rule set there is."""
    words = words_for()
    print_out(table([(name, words.say(f"ruleset-{name}")) for name in PRESETS], width(), flowing=1))
    echo()
    echo(words.say("rules-hint"))


@rules.command("show")
@click.argument("name", metavar="NAME|FILE.toml", shell_complete=rulesets())
@click.option("--full", is_flag=True, help="Tell all its rules in full, for newcomers.")
@language_option
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
        echo(_explained(key, clauses_for_option(key, ruleset.sources), words))
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
@language_option
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
    if said.decision is not None:
        text = f"{said.word} {said.text}"
    elif said.word is not None:
        elsewhere = ", ".join(f"{language} {word}" for language, word in said.elsewhere.items())
        text = f"{said.word} ({elsewhere}): {text}"
    print_out(paragraph(text, across))
    if said.decision is not None:
        print_out(paragraph(f"→ {said.decision}", across))
    if said.rows:
        # Of readings it is what is said that takes several lines, of figures what they are for.
        kind = said.entry.table
        flowing = 1 if kind == "readings" else 0
        limits = {"readings": {0: WIDEST_NAMES}, "values": {1: WIDEST_VALUE, 2: WIDEST_NAMES}}
        broken = limits.get(kind or "", {}) if across else {}
        rows = _narrow(said.rows) if kind == "figures" and across else said.rows
        print_out(table(rows, across, flowing=flowing, limits=broken))


def _narrow(rows: Sequence[Sequence[str]]) -> list[list[str]]:
    """Figures of all rule sets side by side, so that they go into a terminal."""
    heading, *others = rows
    short = [[first, *(cell.replace("\u00a0", "") for cell in cells)] for first, *cells in others]
    return [[heading[0], *(cut(title, WIDEST_FIGURE) for title in heading[1:])], *short]


@rules.command("compare")
@click.argument(
    "names",
    metavar="NAME|FILE.toml NAME|FILE.toml ...",
    nargs=-1,
    required=True,
    shell_complete=rulesets(),
)
@click.option("--full", is_flag=True, help="Tell what differs in whole sentences.")
@language_option
def compare(names: tuple[str, ...], full: bool) -> None:
    """Show what differs between two or more rule sets, and nothing else."""
    if len(names) < LEAST:
        raise click.UsageError("At least two rule sets are needed.")
    rulesets, words = [ruleset_option(name) for name in names], words_for()
    called = [visible(ruleset.name) for ruleset in rulesets]
    if full:
        from quinola.comparison.rules import rules_compared
        from quinola.comparison.telling import rules_told

        told = list(rules_told(rules_compared(rulesets, words.language), called, words, width()))
        print_out(told)
    else:
        told = list(_options_compared(rulesets, called, words))
        for line in told:
            echo(line)
    if not told:
        echo(words.say("rules-same", names=", ".join(called)))


def _options_compared(
    rulesets: Sequence[Ruleset], called: Sequence[str], words: Words
) -> Iterator[str]:
    across = max(map(len, called))
    for key in OPTIONS:
        values = [value_of(key, ruleset, words) for ruleset in rulesets]
        if len(set(values)) == 1:
            continue
        yield key
        cited = {clause for one in rulesets for clause in clauses_for_option(key, one.sources)}
        yield _explained(key, sorted(cited), words)
        for name, value in zip(called, values, strict=True):
            yield f"    {name:<{across}}  {value}"


@rules.command("check")
@click.argument(
    "file",
    type=click.Path(exists=True, dir_okay=False, path_type=Path),
    shell_complete=files(*RULES),
)
@language_option
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


def _explained(key: str, cited: Sequence[str], words: Words) -> str:
    """What an option decides, and the clauses that it settles."""
    meaning = words.say(f"option-{key}")
    return f"    {meaning} [{', '.join(cited)}]" if cited else f"    {meaning}"


def _list_clauses(source: str, words: Words) -> None:
    echo(words.say("rules-clauses", source=source))
    rows = [(clause.id, clause.text) for clause in clauses().values() if clause.source == source]
    print_out(table(rows, width(), flowing=1))
