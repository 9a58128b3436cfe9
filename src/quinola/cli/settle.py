"""`quinola settle`: records in, exact settlements out."""

from __future__ import annotations

import json
import sys
from collections.abc import Iterable
from typing import Any

import click

from quinola.cli.reading import Reading, open_records, ruleset_option
from quinola.cli.speech import show, words_for
from quinola.match import Match
from quinola.record import MatchRecord, RecordError, match_result, read_record, replay
from quinola.rules import PRESETS, Ruleset, preset

ALL = "all"
"""In the place of a rule set's name: every preset that is played with the record's pack."""


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
    rulesets = _rulesets(rules)
    compares = rules == ALL
    with open_records(file) as reading:
        for outcome in reading.each(lambda value: _settled(read_record(value), rulesets, compares)):
            if as_json:
                _print_json(outcome, compares, lines=reading.is_lines)
            elif not isinstance(outcome, RecordError):
                _print_statement(outcome, compares)
    sys.exit(reading.status)


Settled = dict[str, Match | RecordError]
"""The match under each rule set by name, or why it cannot be settled so."""


def _rulesets(rules: str | None) -> tuple[Ruleset, ...]:
    """Other rule sets than the record's own; () for those."""
    if rules is None:
        return ()
    if rules == ALL:
        return tuple(preset(name) for name in PRESETS)
    return (ruleset_option(rules),)


def _settled(
    record: MatchRecord, rulesets: Iterable[Ruleset], compares: bool
) -> tuple[MatchRecord, Settled]:
    if not compares:
        own = next(iter(rulesets), record.ruleset)
        return record, {own.name: replay(record, own)}
    # By its own rules the record must be sound; others it may not fit.
    replay(record)
    settled: Settled = {}
    for ruleset in rulesets:
        try:
            settled[ruleset.name] = replay(record, ruleset)
        except RecordError as error:
            settled[ruleset.name] = error
    return record, settled


def _print_json(
    outcome: tuple[MatchRecord, Settled] | RecordError, compares: bool, *, lines: bool
) -> None:
    if isinstance(outcome, RecordError):
        if lines:
            # One object a line, in order: a bad line has one too, that is no settlement.
            click.echo(json.dumps({"error": str(outcome)}, ensure_ascii=False))
        return
    _, settled = outcome
    matches = {name: match for name, match in settled.items() if isinstance(match, Match)}
    value: dict[str, Any]
    if compares:
        value = {"rulesets": {name: match_result(match) for name, match in matches.items()}}
        value["left_out"] = {
            name: error.say() for name, error in settled.items() if isinstance(error, RecordError)
        }
    else:
        value = match_result(next(iter(matches.values())))
    click.echo(json.dumps(value))


def _print_statement(outcome: tuple[MatchRecord, Settled], compares: bool) -> None:
    from quinola.statement import comparison, match_statement

    record, settled = outcome
    words = words_for(record.players)
    matches = {name: match for name, match in settled.items() if isinstance(match, Match)}
    if compares:
        show(comparison(matches, words))
        for name, error in settled.items():
            if isinstance(error, RecordError):
                show(words.say("comparison-left-out", ruleset=name, why=error.say()))
    else:
        show(match_statement(next(iter(matches.values())), words))
