"""`quinola backup`: a copy of all tables, while the server is at work."""

from __future__ import annotations

import sys
from pathlib import Path

import click

from quinola.cli import BAD_RECORD
from quinola.cli.serve import database_option, default_database
from quinola.cli.speech import echo, words_for
from quinola.refusal import Refusal


@click.command()
@click.argument("file", type=click.Path(dir_okay=False, path_type=Path))
@database_option
def backup(file: Path, database: str | None) -> None:
    """Copy all tables to FILE; the server may go on meanwhile."""
    from quinola.store.backup import back_up

    words = words_for()
    try:
        back_up(database or str(default_database()), file)
    except Refusal as error:
        echo(words.refusal(error), err=True)
        sys.exit(BAD_RECORD)
    echo(words.say("backup-made", file=str(file)))
