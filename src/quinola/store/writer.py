"""Many commits made one: what waits while the disk is busy goes with the next transaction.

A transaction costs a flush of the disk, whether it holds one entry or a hundred. All rows of one
append are in the same transaction, and nobody is told of a commit before it is one.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass, field

from sqlalchemy import bindparam, insert, update
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from quinola.store.schema import ENTRIES, TABLES

MOST_AT_ONCE = 256
"""Appends in one transaction."""

_ADD = insert(ENTRIES)
_TOUCH = (
    update(TABLES)
    .where(TABLES.c.id == bindparam("table"))
    .values(last_at=bindparam("at"), closed=bindparam("is_closed"))
)


class NotSavedError(Exception):
    """Nothing of it is on disk: the disk is full, or another server has written this table."""


@dataclass(slots=True)
class Append:
    """Entries for the log of one table, from `number` on."""

    table: str
    number: int
    entries: Sequence[bytes]
    at: int
    closed: bool
    done: asyncio.Future[None] = field(default_factory=asyncio.Future)


class Writer:
    """Takes appends and commits them, in their order. `told` hears of each commit's appends."""

    def __init__(self, engine: AsyncEngine, told: Callable[[int], None] = lambda _: None) -> None:
        self._engine = engine
        self._told = told
        self._connection: AsyncConnection | None = None
        """Kept from one commit to the next: fetching one costs as much as writing does."""
        self._waiting: list[Append] = []
        self._wake = asyncio.Event()
        self._stopping = False
        self._task = asyncio.create_task(self._run(), name="log writer")

    def append(self, append: Append) -> Awaitable[None]:
        """Commit; what is awaited raises `NotSavedError` if that was not to be."""
        if self._stopping:
            raise NotSavedError
        self._waiting.append(append)
        self._wake.set()
        return append.done

    async def stop(self) -> None:
        """Commit what waits, and no more."""
        self._stopping = True
        self._wake.set()
        await self._task
        if self._connection is not None:
            await self._connection.close()

    async def _run(self) -> None:
        while True:
            await self._wake.wait()
            batch = self._waiting[:MOST_AT_ONCE]
            del self._waiting[:MOST_AT_ONCE]
            if not self._waiting and not self._stopping:
                self._wake.clear()
            if batch:
                await self._commit_all(batch)
            elif self._stopping:
                return

    async def _commit_all(self, batch: Sequence[Append]) -> None:
        try:
            await self._commit(batch)
        except (SQLAlchemyError, OSError):
            # One that cannot be written shall not take the others with it.
            if len(batch) == 1:
                _finish(batch, NotSavedError())
                return
            for append in batch:
                await self._commit_all([append])
            return
        self._told(len(batch))
        _finish(batch, None)

    async def _commit(self, batch: Sequence[Append]) -> None:
        connection, self._connection = self._connection, None
        if connection is None:
            connection = await self._engine.connect()
        try:
            async with connection.begin():
                await write(connection, batch)
        except (SQLAlchemyError, OSError):
            await connection.close()
            raise
        self._connection = connection


async def write(connection: AsyncConnection, batch: Sequence[Append]) -> None:
    """All entries of some appends."""
    await connection.execute(
        _ADD,
        [
            {"table_id": append.table, "number": number, "entry": entry}
            for append in batch
            for number, entry in enumerate(append.entries, start=append.number)
        ],
    )
    touched = {
        append.table: {"table": append.table, "at": append.at, "is_closed": append.closed}
        for append in batch
    }
    await connection.execute(_TOUCH, list(touched.values()))


def _finish(batch: Sequence[Append], error: NotSavedError | None) -> None:
    for append in batch:
        if append.done.cancelled():
            continue
        if error is None:
            append.done.set_result(None)
        else:
            append.done.set_exception(error)
