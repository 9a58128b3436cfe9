"""`quinola book`: an evening with real cards, settled deal by deal."""

from __future__ import annotations

import json
import sys
from pathlib import Path

import click

from quinola import locale
from quinola.bookkeeping.evening import Evening
from quinola.bookkeeping.result import evening_result
from quinola.booksheet import sheet
from quinola.cli import BAD_RECORD, GOOD
from quinola.cli.completing import files, rulesets
from quinola.cli.reading import ruleset_option
from quinola.cli.speech import echo, language_for, language_option, show, visible, width, words_for
from quinola.refusal import Refusal
from quinola.rules import PRESETS
from quinola.terminal.bookfile import read_bookfile
from quinola.terminal.bookkeeper import Bookkeeper, ask_for_book
from quinola.terminal.ceremony import Left
from quinola.terminal.console import Console
from quinola.terminal.lock import Lock
from quinola.terminal.savegame import SavegameError

RULES = "classic"


@click.command()
@click.argument(
    "file", type=click.Path(dir_okay=False, path_type=Path), shell_complete=files(".json")
)
@click.option(
    "--rules",
    metavar="NAME|FILE.toml",
    shell_complete=rulesets(),
    help=f"For a new book: {', '.join(PRESETS)}, or a house's own.  [default: {RULES}]",
)
@click.option("--sheet", "as_sheet", is_flag=True, help="Print the whole evening and ask nothing.")
@click.option("--json", "as_json", is_flag=True, help="Print it as JSON, as programs read it.")
@language_option
def book(file: Path, rules: str | None, *, as_sheet: bool, as_json: bool) -> None:
    """Keep the book of an evening with real cards: who pays whom, and why.

    FILE is made if it is not there yet. Of each deal only that is asked on which its settlement
    depends. The page /book of `quinola serve` reads and writes the same files.

    With --sheet or --json the exit status is 1 if a deal is not settled.
    """
    if rules is not None and file.exists():
        raise click.UsageError(
            locale.say("book-has-rules", language_for(sys.stdout), file=str(file))
        )
    if not file.parent.is_dir():
        _fail(locale.say("no-folder", language_for(sys.stderr), file=str(file)))
    try:
        if as_sheet or as_json:
            sys.exit(_tell(file, as_json=as_json))
        with Lock(file):
            _keep(file, rules)
    except Left:
        sys.exit(GOOD)
    except (Refusal, SavegameError) as refusal:
        _fail(f"{file}: {refusal.say(language_for(sys.stdout))}")
    except OSError as error:
        _fail(f"{file}: {error.strerror or error}")


def _tell(file: Path, *, as_json: bool) -> int:
    evening = Evening(read_bookfile(file))
    if as_json:
        echo(json.dumps(evening_result(evening)))
    else:
        show(sheet(evening, words_for(evening.players), width()))
    return GOOD if evening.is_settled else BAD_RECORD


def _keep(file: Path, rules: str | None) -> None:
    console = Console.standard()
    if file.exists():
        kept = read_bookfile(file)
        words = words_for(Evening(kept).players)
    else:
        words = words_for()
        kept = ask_for_book(ruleset_option(rules or RULES), console, words)
    Bookkeeper(kept, file, console, words).keep()


def _fail(message: str) -> None:
    echo(visible(message), err=True)
    sys.exit(BAD_RECORD)
