"""`quinola settle`: records in, exact settlements out."""

from __future__ import annotations

import json
import sys
from dataclasses import dataclass, field

import click

from quinola.cli.reading import open_records, ruleset_option
from quinola.cli.speech import echo, show, visible, width, words_for
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

ALL = "all"
"""In the place of a rule set's name: every preset that is played with the record's pack."""

OWN = "record"
"""What a house's own rules are called beside the presets."""


@click.command()
@click.argument("file")
@click.option("--json", "as_json", is_flag=True, help="Print JSON, as programs read it.")
@click.option(
    "--rules",
    "rules",
    metavar="NAME|FILE.toml|all",
    help="Settle by these rules instead of the record's; `all` compares every preset.",
)
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
    """A record's match, or, to be compared, the match under each rule set that it fits."""

    record: MatchRecord
    matches: dict[str, Match]
    left_out: dict[str, RecordError] = field(default_factory=dict)
    compares: bool = False


def _settled(record: MatchRecord, ruleset: Ruleset | None, compares: bool) -> Settled:
    match = replay(record, ruleset)
    if not compares:
        return Settled(record, {match.ruleset.name: match})
    # By its own rules the record must be sound; others it may not fit.
    matches = {OWN: match} if record.ruleset.overrides else {}
    left_out = {}
    for name in PRESETS:
        try:
            matches[name] = replay(record, preset(name))
        except RecordError as error:
            left_out[name] = error
    return Settled(record, matches, left_out, compares)


def _print_json(settled: Settled) -> None:
    results = {name: match_result(match) for name, match in settled.matches.items()}
    if settled.compares:
        left_out = {name: error_result(error) for name, error in settled.left_out.items()}
        echo(json.dumps({"rulesets": results, "left_out": left_out}))
    else:
        (result,) = results.values()
        echo(json.dumps(result))


def _print_statement(settled: Settled, place: str | None) -> None:
    from quinola.cli.naming import changes_told, match_title, rules_told
    from quinola.columns import heading
    from quinola.comparison import comparison
    from quinola.statement import match_statement

    words = words_for(settled.record.players)
    if settled.compares:
        if place is not None:
            show(heading(place, width()))
        if OWN in settled.matches:
            own = settled.matches[OWN].ruleset
            show(heading(words.joined(OWN, rules_told(own, words)), width()))
            show([*changes_told(own, words, width()), ""])
        show(comparison(settled.matches, words, width()))
        for name, error in settled.left_out.items():
            why = visible(error.say(words.language))
            echo(words.say("comparison-left-out", ruleset=name, why=why))
    else:
        (match,) = settled.matches.values()
        show([*match_title(match, len(settled.record.deals), words, width(), place=place), ""])
        show(match_statement(match, words, width()))
