"""`quinola check`: whether a record is sound, and what a lenient reading would keep of it."""

from __future__ import annotations

import sys
from typing import Any

import click

from quinola.cli.completing import RECORDS, files
from quinola.cli.reading import Reading, open_records
from quinola.cli.speech import echo, language_option, visible, words_for
from quinola.record import RecordError, Salvage, read_record, replay, salvage
from quinola.wording import Words


@click.command()
@click.argument("file", shell_complete=files(*RECORDS))
@language_option
def check(file: str) -> None:
    """Check a record strictly; where it fails, say what a lenient reading keeps and drops.

    FILE is as for `settle`. The exit status is 0 if every record is sound, 1 if one is not.
    """
    words = words_for()
    with open_records(file) as reading:
        for checked in reading.each(_checked):
            if isinstance(checked, int):
                echo(words.say("check-sound", file=reading.place, count=checked))
            elif isinstance(checked, tuple):
                _tell_flaws(*checked, reading, words)
    sys.exit(reading.status)


def _checked(value: Any) -> int | tuple[RecordError, Salvage]:
    """How many deals a sound record has; else what is wrong first, and what can be kept.

    Raises `RecordError` where nothing can.
    """
    try:
        return len(replay(read_record(value)).past)
    except RecordError as error:
        return error, salvage(value)


def _tell_flaws(error: RecordError, kept: Salvage, reading: Reading, words: Words) -> None:
    reading.refuse(error)
    numbers = list(kept.kept)
    if numbers:
        echo("  " + words.say("check-kept", count=len(numbers), deals=numbers))
    else:
        echo("  " + words.say("check-kept-none"))
    for dropped in kept.dropped:
        echo("  " + words.say("check-dropped", error=visible(dropped.say(words.language))))
