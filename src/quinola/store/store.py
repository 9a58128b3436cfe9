"""The database of a server: logs that only grow, and what is over and may be looked up."""

from __future__ import annotations

import zlib
from collections.abc import Callable, Sequence
from typing import BinaryIO, Self

import msgspec
from sqlalchemy import delete, insert, select, update
from sqlalchemy.engine import URL
from sqlalchemy.exc import DBAPIError, IntegrityError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncEngine

from quinola.store.engine import DatabaseError, file_of, make_engine, url_of
from quinola.store.holding import hold
from quinola.store.migrations import upgrade
from quinola.store.schema import DEALS, ENTRIES, MATCHES, PULSE, TABLES
from quinola.store.writer import Append, NotSavedError, Writer, write

__all__ = ["DealRow", "MatchRow", "NotSavedError", "Store"]


class MatchRow(msgspec.Struct, frozen=True):
    """A match as it is kept; `body` is its JSON."""

    id: str
    table: str
    number: int
    body: bytes


class DealRow(msgspec.Struct, frozen=True):
    """A deal that is over; `body` is its JSON."""

    id: str
    match: str
    number: int
    body: bytes


class Store:
    """An open database; make one with `open`. Times are milliseconds since 1970.

    Whatever writes raises `NotSavedError` if nothing of it was written.
    """

    def __init__(
        self, engine: AsyncEngine, told: Callable[[int], None], held: BinaryIO | None
    ) -> None:
        self._engine = engine
        self._held = held
        self._writer = Writer(engine, told)

    @classmethod
    async def open(cls, database: str, told: Callable[[int], None] = lambda _: None) -> Self:
        """Open it, made or migrated if need be; `told` hears how much each commit held.

        Raises `DatabaseError`.
        """
        url = url_of(database)
        engine: AsyncEngine | None = None
        held: BinaryIO | None = None
        try:
            if (file := file_of(url)) is not None:
                file.parent.mkdir(parents=True, exist_ok=True)
                held = hold(file)
            engine = make_engine(url)
            async with engine.begin() as connection:
                await connection.run_sync(upgrade)
        except (SQLAlchemyError, OSError, ImportError) as error:
            if engine is not None:
                await engine.dispose()
            if held is not None:
                held.close()
            raise DatabaseError("database-fails", error=_what(error, url)) from error
        return cls(engine, told, held)

    async def close(self) -> None:
        """Commit what waits, and close."""
        await self._writer.stop()
        await self._engine.dispose()
        if self._held is not None:
            self._held.close()

    # Tables and their logs

    async def open_table(self, table: str, invitation: str, first: bytes, *, at: int) -> str:
        """A new table with its first entry; the id of the one with this invitation, if there is."""
        if (known := await self.table_invited(invitation)) is not None:
            return known
        row = {"id": table, "invitation": invitation, "opened_at": at, "last_at": at}
        try:
            async with self._engine.begin() as connection:
                await connection.execute(insert(TABLES), [{**row, "closed": False}])
                await write(connection, [Append(table, 0, [first], at, closed=False)])
        except IntegrityError:
            # Two requests at once: the other one was first.
            if (known := await self.table_invited(invitation)) is not None:
                return known
            raise NotSavedError from None
        except (SQLAlchemyError, OSError):
            raise NotSavedError from None
        return table

    async def table_invited(self, invitation: str) -> str | None:
        """The table of an invitation's hash."""
        query = select(TABLES.c.id).where(TABLES.c.invitation == invitation)
        async with self._engine.connect() as connection:
            return (await connection.execute(query)).scalar_one_or_none()

    async def append(
        self, table: str, number: int, entries: Sequence[bytes], *, at: int, closed: bool = False
    ) -> None:
        """Add entries to a log, all or none; the first gets this number."""
        await self._writer.append(Append(table, number, entries, at, closed))

    async def entries(self, table: str) -> list[bytes] | None:
        """The log of a table, None where there is no such table."""
        query = select(ENTRIES.c.entry).where(ENTRIES.c.table_id == table)
        async with self._engine.connect() as connection:
            row = (
                await connection.execute(select(TABLES.c.archive).where(TABLES.c.id == table))
            ).one_or_none()
            if row is None:
                return None
            if row.archive is not None:
                return msgspec.msgpack.decode(zlib.decompress(row.archive), type=list[bytes])
            rows = await connection.execute(query.order_by(ENTRIES.c.number))
            return [bytes(entry) for entry in rows.scalars()]

    async def untouched_since(self, at: int) -> list[str]:
        """Tables not archived yet that nothing has happened at since, the oldest first."""
        query = select(TABLES.c.id).where(TABLES.c.last_at < at, TABLES.c.archive.is_(None))
        async with self._engine.connect() as connection:
            rows = await connection.execute(query.order_by(TABLES.c.last_at).limit(100))
            return list(rows.scalars())

    async def archive(self, table: str) -> None:
        """Pack a log into one value; it can still be read, and no longer added to."""
        log = await self.entries(table)
        packed = zlib.compress(msgspec.msgpack.encode(log), 9)
        try:
            async with self._engine.begin() as connection:
                await connection.execute(
                    update(TABLES).where(TABLES.c.id == table).values(archive=packed, closed=True)
                )
                await connection.execute(delete(ENTRIES).where(ENTRIES.c.table_id == table))
        except (SQLAlchemyError, OSError):
            raise NotSavedError from None

    # What is over

    async def keep(self, match: MatchRow, deals: Sequence[DealRow]) -> None:
        """Keep a match as it stands now, and those of its deals that are not kept yet."""
        values = {"table_id": match.table, "number": match.number, "body": match.body}
        try:
            async with self._engine.begin() as connection:
                changed = await connection.execute(
                    update(MATCHES).where(MATCHES.c.id == match.id).values(**values)
                )
                if changed.rowcount == 0:
                    await connection.execute(insert(MATCHES).values(id=match.id, **values))
                kept = select(DEALS.c.id).where(DEALS.c.match_id == match.id)
                known = set((await connection.execute(kept)).scalars())
                new = [
                    {"id": d.id, "match_id": d.match, "number": d.number, "body": d.body}
                    for d in deals
                    if d.id not in known
                ]
                if new:
                    await connection.execute(insert(DEALS), new)
        except (SQLAlchemyError, OSError):
            raise NotSavedError from None

    async def matches_of(self, table: str) -> list[MatchRow]:
        """All matches of a table, in order."""
        query = select(MATCHES).where(MATCHES.c.table_id == table).order_by(MATCHES.c.number)
        async with self._engine.connect() as connection:
            rows = (await connection.execute(query)).all()
        return [MatchRow(row.id, row.table_id, row.number, row.body) for row in rows]

    async def match(self, match: str) -> MatchRow | None:
        """A match by its id."""
        query = select(MATCHES).where(MATCHES.c.id == match)
        async with self._engine.connect() as connection:
            row = (await connection.execute(query)).one_or_none()
        return None if row is None else MatchRow(row.id, row.table_id, row.number, row.body)

    async def deals_of(self, match: str) -> list[DealRow]:
        """The finished deals of a match, in order."""
        query = select(DEALS).where(DEALS.c.match_id == match).order_by(DEALS.c.number)
        async with self._engine.connect() as connection:
            rows = (await connection.execute(query)).all()
        return [DealRow(row.id, row.match_id, row.number, row.body) for row in rows]

    async def deal(self, deal: str) -> DealRow | None:
        """A finished deal by its id."""
        query = select(DEALS).where(DEALS.c.id == deal)
        async with self._engine.connect() as connection:
            row = (await connection.execute(query)).one_or_none()
        return None if row is None else DealRow(row.id, row.match_id, row.number, row.body)

    # The server's own life

    async def last_pulse(self) -> int | None:
        """When a server last said that it was up."""
        async with self._engine.connect() as connection:
            return (await connection.execute(select(PULSE.c.at))).scalar_one_or_none()

    async def pulse(self, at: int) -> None:
        """Say that the server is up."""
        try:
            async with self._engine.begin() as connection:
                changed = await connection.execute(update(PULSE).values(at=at))
                if changed.rowcount == 0:
                    await connection.execute(insert(PULSE).values(id=1, at=at))
        except (SQLAlchemyError, OSError):
            raise NotSavedError from None


def _what(error: Exception, url: URL) -> str:
    """What a person can do something about: where the database is, and what is wrong there."""
    where = file_of(url) or url.set(password=None, query={}).render_as_string()
    if isinstance(error, OSError):
        return f"{where}: {error.strerror or type(error).__name__}"
    reason = str(error.orig if isinstance(error, DBAPIError) else error)
    return f"{where}: {reason.splitlines()[0] if reason else type(error).__name__}"
