"""The server's log: one JSON object in each line, on standard error.

What is logged is named field by field where it happens: ids of tables, seats, kinds of commands,
reasons of refusals. Never what a command says, since that is cards, tokens or chat; and of an
error its type and place, since its words may speak of cards.
"""

from __future__ import annotations

import logging
import sys
import traceback
from datetime import UTC, datetime
from typing import Any, Final

import msgspec

LOGGER: Final = logging.getLogger("quinola.server")


class JsonLines(logging.Formatter):
    """A record as one line."""

    def format(self, record: logging.LogRecord) -> str:
        fields: dict[str, Any] = {
            "at": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
        }
        if record.name == LOGGER.name:
            fields |= {"event": record.msg, **getattr(record, "fields", {})}
        else:
            # Of other libraries: what they say themselves, without what it was said of.
            fields |= {"event": "library", "logger": record.name, "message": str(record.msg)}
        if record.exc_info and record.exc_info[1] is not None:
            fields |= fault(record.exc_info[1])
        return msgspec.json.encode(fields).decode()


def fault(error: BaseException) -> dict[str, Any]:
    """An error's type and where it was raised, without its words."""
    frames = traceback.extract_tb(error.__traceback__)
    return {
        "error": type(error).__qualname__,
        "where": [f"{frame.name}:{frame.lineno}" for frame in frames[-6:]],
    }


def note(event: str, /, *, severity: int = logging.INFO, **fields: object) -> None:
    """Log that something has happened."""
    LOGGER.log(severity, event, extra={"fields": fields})


def note_fault(event: str, error: BaseException, /, **fields: object) -> None:
    """Log an error that is no one's but the server's."""
    note(event, severity=logging.ERROR, **fields, **fault(error))


def start(level: int = logging.INFO) -> None:
    """Log to standard error from now on; other libraries only when something is wrong."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines())
    root = logging.getLogger()
    root.handlers = [handler]
    root.setLevel(logging.WARNING)
    LOGGER.setLevel(level)
    # Alembic and Uvicorn tell much that nobody asked for.
    for name in ("alembic", "uvicorn", "uvicorn.error"):
        logging.getLogger(name).setLevel(logging.WARNING)
