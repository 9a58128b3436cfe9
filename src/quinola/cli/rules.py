"""`quinola rules`: the rule sets, shown and compared, and house rules checked."""

from __future__ import annotations

import sys
from collections.abc import Mapping
from pathlib import Path
from typing import TYPE_CHECKING

import click

from quinola.cli.reading import ruleset_option
from quinola.cli.speech import printable, words_for
from quinola.cli.speech import show as print_out
from quinola.rules import (
    OPTIONS,
    PRESETS,
    Ruleset,
    RulesetError,
    clauses,
    from_toml,
    option_clauses,
    preset,
)
from quinola.wording import Words

if TYPE_CHECKING:
    from rich.table import Table as Grid


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
    width = max(len(name) for name in PRESETS)
    for name in PRESETS:
        click.echo(f"{name:<{width}}  {words.say(f'ruleset-{name}')}")
    click.echo()
    click.echo(words.say("rules-hint"))


@rules.command("show")
@click.argument("name", metavar="NAME|FILE.toml")
def show(name: str) -> None:
    """Show every option of a rule set, with the clauses that it settles."""
    ruleset, words = ruleset_option(name), words_for()
    click.echo(f"{printable(ruleset.name)}: {_summary(ruleset, words)}")
    click.echo()
    grid = _grid(words, printable(ruleset.name))
    for key in OPTIONS:
        cited = ", ".join(_own_clauses(key, ruleset))
        grid.add_row(key, _value(key, ruleset, words), words.say(f"option-{key}"), cited)
    print_out(grid)
    click.echo()
    _list_clauses(ruleset.sources[0], words)


@rules.command("compare")
@click.argument("one", metavar="NAME|FILE.toml")
@click.argument("other", metavar="NAME|FILE.toml")
def compare(one: str, other: str) -> None:
    """Show what differs between two rule sets, and nothing else."""
    first, second, words = ruleset_option(one), ruleset_option(other), words_for()
    differing = [key for key in OPTIONS if _value(key, first, words) != _value(key, second, words)]
    if not differing:
        click.echo(words.say("rules-same", one=printable(first.name), other=printable(second.name)))
        return
    grid = _grid(words, printable(first.name), printable(second.name))
    for key in differing:
        values = (_value(key, ruleset, words) for ruleset in (first, second))
        cited = {*_own_clauses(key, first), *_own_clauses(key, second)}
        grid.add_row(key, *values, words.say(f"option-{key}"), ", ".join(sorted(cited)))
    print_out(grid)


@rules.command("check")
@click.argument("file", type=click.Path(exists=True, dir_okay=False, path_type=Path))
def check(file: Path) -> None:
    """Check a house's rules: what is wrong with them (exit status 1), or what they change."""
    words = words_for()
    try:
        ruleset = from_toml(file)
    except RulesetError as error:
        click.echo(error.say(words.language), err=True)
        sys.exit(1)
    base = preset(ruleset.preset)
    changed = [key for key in ruleset.overrides if ruleset.written[key] != base.written.get(key)]
    click.echo(
        words.say(
            "rules-sound",
            file=printable(str(file)),
            name=printable(ruleset.name),
            preset=ruleset.preset,
            count=len(changed),
        )
    )
    for key in changed:
        click.echo(f"  {key} = {_value(key, ruleset, words)}  ({_value(key, base, words)})")


def _summary(ruleset: Ruleset, words: Words) -> str:
    if ruleset.name in PRESETS:
        return words.say(f"ruleset-{ruleset.name}")
    return words.say("ruleset-house", preset=ruleset.preset)


def _grid(words: Words, *names: str) -> Grid:
    from rich.table import Table as Grid

    grid = Grid(box=None, padding=(0, 2, 0, 0), show_edge=False)
    grid.add_column(words.say("column-option"), overflow="fold")
    for name in names:
        grid.add_column(name, overflow="fold")
    grid.add_column(words.say("column-meaning"))
    grid.add_column(words.say("column-rule"))
    return grid


def _value(key: str, ruleset: Ruleset, words: Words) -> str:
    """An option as it is written, and in fiches where that is a number of stakes."""
    written = ruleset.written.get(key)
    match written:
        case None:
            return words.say("rules-none")
        case bool():
            return str(written).lower()
        case str() if isinstance(getattr(ruleset, key), int):
            return words.say("rules-in-stakes", written=written, fiches=str(getattr(ruleset, key)))
        case Mapping():
            return ", ".join(f"{kind} {cost}" for kind, cost in written.items()) or "–"
        case list() | tuple():
            return ", ".join(written) or "–"
        case _:
            return str(written)


def _own_clauses(key: str, ruleset: Ruleset) -> list[str]:
    """The clauses of the rule set's first source that speaks of an option."""
    for source in ruleset.sources:
        if own := [clause for clause in option_clauses()[key] if clause.startswith(source)]:
            return own
    return []


def _list_clauses(source: str, words: Words) -> None:
    from rich.table import Table as Grid

    click.echo(words.say("rules-clauses", source=source))
    grid = Grid(box=None, padding=(0, 2, 0, 0), show_header=False, show_edge=False)
    for clause in clauses().values():
        if clause.source == source:
            grid.add_row(clause.id, clause.text)
    print_out(grid)
