"""A played match turned into a record: `quinola play --record`."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path
from typing import Final

import click

from quinola.record import record_json, record_of
from quinola.refusal import Refusal
from quinola.seats import SEATS
from quinola.table import Table
from quinola.terminal.console import told_as_output

STANDARD_OUTPUT: Final = "-"


def write_record(table: Table, file: str) -> None:
    """Write the settled deals of a match as a record to a new file, or to standard output for `-`.

    A deal in play stays out: the person who asks sits at the table and may not see its hands.
    A file that holds this very record may stay; any other raises `Refusal`. Raises `OSError` if
    it cannot be written.
    """
    names = dict(zip(SEATS, table.setup.names, strict=True))
    record = record_of(table.match, players=names)
    settled = replace(record, deals=record.deals[: len(table.match.past)])
    # Written whole and as bytes: a record is UTF-8 whatever the terminal speaks.
    data = (json.dumps(record_json(settled), ensure_ascii=False) + "\n").encode("utf-8", "replace")
    if file == STANDARD_OUTPUT:
        with told_as_output():
            click.echo(data, nl=False)
        return
    path = Path(file)
    try:
        with path.open("xb") as output:
            output.write(data)
    except FileExistsError:
        if path.is_file() and path.read_bytes() == data:
            return
        raise Refusal("record-exists", file=path) from None
