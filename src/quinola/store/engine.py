"""How a database is reached: SQLite in a file, or PostgreSQL."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

from sqlalchemy import event
from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import ArgumentError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from quinola.refusal import Refusal

DRIVERS: Final = {"sqlite": "sqlite+aiosqlite", "postgresql": "postgresql+asyncpg"}
FORMS: Final = "sqlite:///FILE, postgresql://USER:PASSWORD@HOST/NAME"


class DatabaseError(Refusal):
    """A database that cannot be had."""


def url_of(text: str) -> URL:
    """The address of a database: `sqlite:///FILE`, `postgresql://…`, or just a file.

    Raises `DatabaseError`.
    """
    if "://" not in text:
        return URL.create(DRIVERS["sqlite"], database=text)
    try:
        url = make_url(text)
    except ArgumentError:
        raise DatabaseError("database-unknown", forms=FORMS) from None
    backend = url.get_backend_name()
    if backend not in DRIVERS:
        raise DatabaseError("database-unknown", forms=FORMS)
    return url.set(drivername=DRIVERS[backend])


def file_of(url: URL) -> Path | None:
    """The file of an SQLite database, None for another kind."""
    if url.get_backend_name() != "sqlite" or not url.database:
        return None
    return Path(url.database)


def make_engine(url: URL) -> AsyncEngine:
    """The engine; nothing is opened yet. Raises `DatabaseError` where its driver is missing."""
    if url.get_backend_name() != "sqlite":
        try:
            return create_async_engine(url, pool_pre_ping=True)
        except ImportError:
            raise DatabaseError("database-driver-missing") from None
    engine = create_async_engine(url)
    event.listen(engine.sync_engine, "connect", _prepare_sqlite)
    return engine


def _prepare_sqlite(connection: Any, _record: object) -> None:
    """What is committed is on the disk, even if the power fails; readers do not wait for it."""
    cursor = connection.cursor()
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=5000"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()
