"""`quinola restore`: the tables as a copy has them."""

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
def restore(file: Path, database: str | None) -> None:
    """Put the copy in FILE in the place of all tables; no server may be running."""
    from quinola.store.backup import restore as put_back

    words = words_for()
    target = database or str(default_database())
    try:
        put_back(target, file)
    except Refusal as error:
        echo(words.refusal(error), err=True)
        sys.exit(BAD_RECORD)
    echo(words.say("backup-restored", file=target))
