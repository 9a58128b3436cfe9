"""Tables as Parquet, by pyarrow: columns with types, compressed, provenance in the file itself."""

from __future__ import annotations

import json
from importlib import import_module
from pathlib import Path
from typing import IO, Any, Final

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
from quinola.generation.refusal import GenerationError

GROUP: Final = 65536
"""Rows of a row group, so that the file depends on the rows alone and not on how they came."""

KEY: Final = b"quinola"
"""Under which the provenance stands in the file's metadata, as JSON."""


def pyarrow() -> Any:
    """The package. Raises `GenerationError` where it is not installed."""
    try:
        import_module("pyarrow.parquet")
    except ImportError:
        raise GenerationError("generate-pyarrow-missing") from None
    return import_module("pyarrow")


def encode(table: Table) -> Any:
    """A table as a record batch."""
    pa = pyarrow()
    fields, arrays = [], []
    for name, column in table.items():
        array = _array(column)
        optional = isinstance(column, Numbers | Choices) and column.optional
        fields.append(pa.field(name, array.type, nullable=optional))
        arrays.append(array)
    return pa.RecordBatch.from_arrays(arrays, schema=pa.schema(fields))


def _array(column: Column) -> Any:
    pa = pyarrow()
    match column:
        case Numbers(values, optional):
            return pa.array(values, mask=values < 0 if optional else None)
        case Flags(values):
            return pa.array(values)
        case Choices(values, words, optional):
            places = pa.array(values.astype(np.int8), mask=values < 0 if optional else None)
            # Texts in the file, which every reader takes as they are.
            return pa.DictionaryArray.from_arrays(places, list(words)).cast(pa.string())
        case Letters(values):
            return pa.array(values).cast(pa.string())
        case Texts(values):
            return pa.array(values, type=pa.string())
        case Lists(values):
            flat = pa.array(np.ascontiguousarray(values).reshape(-1))
            item = pa.field("element", flat.type, nullable=False)
            return pa.FixedSizeListArray.from_arrays(flat, type=pa.list_(item, values.shape[1]))


class ParquetWriter:
    """Gathers record batches into row groups and writes these."""

    def __init__(self, file: IO[bytes], provenance: dict[str, Any]) -> None:
        self._pa = pyarrow()
        self._file = file
        self._metadata = {KEY: json.dumps(provenance)}
        self._writer: Any = None
        self._ahead: list[Any] = []

    def write(self, batch: Any) -> None:
        if self._writer is None:
            self._writer = self._pa.parquet.ParquetWriter(
                self._file, batch.schema.with_metadata(self._metadata), compression="zstd"
            )
        self._ahead.append(batch)
        while sum(map(len, self._ahead)) >= GROUP:
            self._put(GROUP)

    def _put(self, rows: int) -> None:
        # In one piece: pages could otherwise end where a batch does.
        ahead = self._pa.Table.from_batches(self._ahead).replace_schema_metadata(self._metadata)
        self._writer.write_table(ahead.slice(0, rows).combine_chunks(), row_group_size=GROUP)
        self._ahead = ahead.slice(rows).to_batches()

    def close(self) -> None:
        if self._ahead:
            self._put(GROUP)
        if self._writer is not None:
            self._writer.close()


def metadata_of(path: Path) -> bytes | None:
    """The provenance that stands in a file. Raises `OSError`, and `GenerationError` for none."""
    pa = pyarrow()
    try:
        schema = pa.parquet.read_schema(path)
    except pa.ArrowInvalid as error:
        raise GenerationError("generate-not-parquet", file=path, error=str(error)[:200]) from None
    found: bytes | None = (schema.metadata or {}).get(KEY)
    return found
