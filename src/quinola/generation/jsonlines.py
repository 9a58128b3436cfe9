"""Tables as JSON Lines: an object a row, nothing else, so that every reader of JSON Lines may."""

from __future__ import annotations

import gzip
from collections.abc import Iterable
from typing import IO, Any, Final

import msgspec
import numpy as np

from quinola.generation.columns import (
    Choices,
    Column,
    Flags,
    Letters,
    Lists,
    Numbers,
    Table,
    Texts,
)

LEVEL: Final = 6
"""Of compression: the highest takes three times as long for a twentieth less."""

RECORD: Final = "record"
"""A column of texts that are JSON themselves, each the whole row."""


def encode(table: Table) -> bytes:
    """The rows of a table, each with its line's end."""
    record = table.get(RECORD)
    if isinstance(record, Texts):
        return "".join(f"{text}\n" for text in record.values).encode()
    # A struct made for these columns is encoded many times as fast as a dict.
    row = msgspec.defstruct("Row", list(table))
    columns = [_plain(column) for column in table.values()]
    return msgspec.json.Encoder().encode_lines(map(row, *columns))


def _plain(column: Column) -> Iterable[Any]:
    match column:
        case Numbers(values, optional=True):
            return [None if value < 0 else value for value in values.tolist()]
        case Choices(values, words):
            # The last one is met by -1.
            named = np.array([*words, None], dtype=object)
            return list(named[values])
        case Letters(values):
            return list(values.astype(np.str_).tolist())
        case Texts(values):
            return values
        case Numbers(values) | Flags(values) | Lists(values):
            return list(values.tolist())


class JsonLinesWriter:
    """Writes encoded rows one after the other, compressed by gzip if wished."""

    def __init__(self, file: IO[bytes], *, compressed: bool) -> None:
        # No time and no name within, so that the same rows are the same bytes.
        self._zip = gzip.GzipFile("", "wb", LEVEL, file, mtime=0) if compressed else None
        self._file: Any = self._zip or file

    def write(self, rows: bytes) -> None:
        self._file.write(rows)

    def close(self) -> None:
        if self._zip is not None:
            self._zip.close()
