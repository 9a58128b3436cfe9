"""Copies of an SQLite database, made while a server is at work, and put back."""

from __future__ import annotations

import os
import sqlite3
from contextlib import closing
from pathlib import Path

from quinola.store.engine import DatabaseError, file_of, url_of
from quinola.store.holding import hold

NEEDED = {"tables", "entries", "matches", "deals", "alembic_version"}


def back_up(database: str, copy: Path) -> None:
    """Copy a database as it stands, whole, whatever is being written to it.

    The copy appears only when it is complete. Raises `DatabaseError`.
    """
    source = _existing(_file(database))
    _copy(source, copy)


def restore(database: str, copy: Path) -> None:
    """Put a copy back in the place of a database; no server may be running on it.

    Raises `DatabaseError`.
    """
    target = _file(database)
    _verify(_existing(copy))
    target.parent.mkdir(parents=True, exist_ok=True)
    with hold(target):
        _settle(target)
        _copy(copy, target)


def _file(database: str) -> Path:
    file = file_of(url_of(database))
    if file is None:
        raise DatabaseError("database-not-sqlite")
    return file


def _existing(file: Path) -> Path:
    if not file.is_file():
        raise DatabaseError("database-missing", file=str(file))
    return file


def _copy(source: Path, target: Path) -> None:
    unfinished = target.with_name(target.name + ".unfinished")
    try:
        unfinished.unlink(missing_ok=True)
        with closing(_connect(source)) as old, closing(sqlite3.connect(unfinished)) as new:
            old.backup(new)
            new.execute("PRAGMA journal_mode=DELETE")
        with unfinished.open("rb+") as file:
            os.fsync(file.fileno())
        unfinished.replace(target)
    except (sqlite3.Error, OSError) as error:
        unfinished.unlink(missing_ok=True)
        raise DatabaseError("database-fails", error=str(error)) from error


def _connect(file: Path) -> sqlite3.Connection:
    return sqlite3.connect(f"{file.absolute().as_uri()}?mode=ro", uri=True)


def _verify(copy: Path) -> None:
    """Raise `DatabaseError` unless this is a sound database of ours."""
    try:
        with closing(_connect(copy)) as connection:
            sound = connection.execute("PRAGMA integrity_check").fetchone() == ("ok",)
            rows = connection.execute("SELECT name FROM sqlite_master WHERE type = 'table'")
            names = {name for (name,) in rows}
    except sqlite3.Error:
        raise DatabaseError("database-foreign", file=str(copy)) from None
    if not sound or not names >= NEEDED:
        raise DatabaseError("database-foreign", file=str(copy))


def _settle(file: Path) -> None:
    """Bring what is written beside a database into it, or it would be read as a part of the copy.

    Whatever cannot be read is given up: its place is taken by the copy.
    """
    if not file.exists():
        return
    try:
        with closing(sqlite3.connect(file)) as connection:
            connection.execute("PRAGMA journal_mode=DELETE")
    except sqlite3.DatabaseError:
        for ending in ("-wal", "-shm"):
            file.with_name(file.name + ending).unlink(missing_ok=True)
