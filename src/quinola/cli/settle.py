"""`quinola settle`: records in, exact settlements out."""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from typing import TYPE_CHECKING

import click

from quinola.cli.completing import RECORDS, files, rulesets
from quinola.cli.reading import open_records, ruleset_option
from quinola.cli.speech import echo, language_option, show, visible, width, words_for
from quinola.match import Match
from quinola.record import (
    MatchRecord,
    RecordError,
    error_result,
    match_result,
    read_record,
    replay,
)
from quinola.rules import PRESETS, Ruleset, preset

if TYPE_CHECKING:
    from quinola.comparison import Sides

ALL = "all"
"""In the place of a rule set's name: every preset, with the record's pack."""

OWN = "record"
"""What a house's own rules are called beside the presets."""


@click.command()
@click.argument("file", shell_complete=files(*RECORDS))
@click.option("--json", "as_json", is_flag=True, help="Print JSON, as programs read it.")
@click.option(
    "--rules",
    "rules",
    metavar="NAME|FILE.toml|all",
    shell_complete=rulesets(ALL),
    help="Settle by these rules instead of the record's; `all` compares every preset.",
)
@language_option
def settle(file: str, as_json: bool, rules: str | None) -> None:
    """Work out a record: who pays whom, how much, by which rule.

    FILE holds one match as JSON, or JSON Lines with a match on each line; `-` reads standard
    input. The exit status is 0 if every record was sound, 1 if one was not.
    """
    compares = rules == ALL
    ruleset = None if rules is None or compares else ruleset_option(rules)
    told = 0
    with open_records(file) as reading:
        for settled in reading.each(lambda value: _settled(read_record(value), ruleset, compares)):
            if isinstance(settled, RecordError):
                if as_json and reading.is_lines:
                    # One object a line, in order: a bad line has one too, that is no settlement.
                    echo(json.dumps(error_result(settled)))
            elif as_json:
                _print_json(settled)
            else:
                if told:
                    echo()
                told += 1
                _print_statement(settled, reading.place if reading.is_lines else None)
    sys.exit(reading.status)


@dataclass(frozen=True, slots=True)
class Settled:
    """A record's match; or, to be compared, the match under each rule set that it fits."""

    record: MatchRecord
    match: Match
    sides: Sides | None = None


def _settled(record: MatchRecord, ruleset: Ruleset | None, compares: bool) -> Settled:
    match = replay(record, ruleset)
    return Settled(record, match, _compared(record) if compares else None)


def _compared(record: MatchRecord) -> Sides:
    """By its own rules, of which the record is known to be sound, and by the others, if it fits.

    The others are played with the pack of its own.
    """
    from quinola.comparison import sides_of, with_pack_of

    own = record.ruleset
    first = OWN if own.overrides else own.preset
    others = [(name, with_pack_of(preset(name), own)) for name in PRESETS if name != first]
    return sides_of(record, [(first, own), *others])


def _print_json(settled: Settled) -> None:
    if settled.sides is None:
        echo(json.dumps(match_result(settled.match)))
        return
    from quinola.comparison import differences

    sides = settled.sides
    results = {side.name: match_result(side.match) for side in sides.fitting}
    left_out = {name: error_result(error) for name, error in sides.left_out.items()}
    told = {
        "rulesets": results,
        "pack_kept": list(_with_another_pack(sides)),
        "left_out": left_out,
        "differences": list(differences(sides)),
    }
    echo(json.dumps(told))


def _with_another_pack(sides: Sides) -> Iterator[str]:
    """The rule sets that have another pack than the one they are played with here."""
    for side in sides.fitting:
        if side.name != OWN and side.ruleset.removed_rank != preset(side.name).removed_rank:
            yield side.name


def _print_statement(settled: Settled, place: str | None) -> None:
    from quinola.cli.naming import changes_told, match_title, rules_told
    from quinola.columns import heading, paragraph
    from quinola.statement import match_statement

    words = words_for(settled.record.players)
    if settled.sides is None:
        match = settled.match
        show([*match_title(match, len(settled.record.deals), words, width(), place=place), ""])
        show(match_statement(match, words, width()))
        return
    from quinola.comparison.telling import comparison

    if place is not None:
        show(heading(place, width()))
    if settled.record.ruleset.overrides:
        own = settled.record.ruleset
        show(heading(words.joined(OWN, rules_told(own, words)), width()))
        show([*changes_told(own, words, width()), ""])
    show(comparison(settled.sides, words, width()))
    for name in _with_another_pack(settled.sides):
        told = words.say("comparison-pack-kept", ruleset=name)
        show(paragraph(told, width(), indent=""))
    for name, error in settled.sides.left_out.items():
        why = visible(error.say(words.language))
        told = words.say("comparison-left-out", ruleset=name, why=why)
        show(paragraph(told, width(), indent=""))
