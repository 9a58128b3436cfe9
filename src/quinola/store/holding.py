"""A database file is one server's at a time: two would write past each other.

The lock is the system's own and goes with the process, however that ends; the file beside the
database that it is laid on stays, and means nothing by itself.
"""

from __future__ import annotations

from contextlib import suppress
from pathlib import Path
from typing import BinaryIO

from quinola.exclusive import BUSY, seize
from quinola.store.engine import DatabaseError


def hold(database: Path) -> BinaryIO:
    """Take a database for oneself until what this gives is closed. Raises `DatabaseError`.

    Where the file system has no locks, nothing is held. Raises `OSError` too.
    """
    file = _beside(database).open("ab")
    try:
        seize(file)
    except OSError as error:
        if error.errno in BUSY:
            file.close()
            raise DatabaseError("database-busy", file=str(database)) from None
    return file


def leave_word(database: Path, address: str) -> None:
    """For others who want it: where its server, which holds it, is to be found."""
    with suppress(OSError):
        _beside(database).write_text(address, encoding="utf-8")


def word_left(database: Path) -> str | None:
    """Where a server that held it was last to be found; it may be gone."""
    with suppress(OSError, UnicodeDecodeError):
        return _beside(database).read_text(encoding="utf-8") or None
    return None


def _beside(database: Path) -> Path:
    return database.with_name(database.name + ".lock")
