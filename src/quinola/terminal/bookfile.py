"""The file that holds an evening's book: whole at every moment, whatever happens meanwhile."""

from __future__ import annotations

import json
import os
from pathlib import Path

from quinola.bookkeeping.document import Book, book_json, read_book
from quinola.bookkeeping.question import BookError

MOST_BYTES = 4 * 1024 * 1024


def read_bookfile(path: Path) -> Book:
    """Raises `BookError` if it holds no book, `OSError` if it cannot be read."""
    with path.open("rb") as file:
        data = file.read(MOST_BYTES + 1)
    if len(data) > MOST_BYTES:
        raise BookError("book-large", most=MOST_BYTES)
    try:
        value = json.loads(data)
    except json.JSONDecodeError as error:
        raise BookError("record-not-json", row=error.lineno, column=error.colno) from None
    except UnicodeDecodeError as error:
        raise BookError("record-not-utf8", column=error.start + 1) from None
    except RecursionError:
        raise BookError("record-too-deep") from None
    return read_book(value)


def write_bookfile(path: Path, book: Book) -> None:
    """On disk when this returns; before that the file is as it was. Raises `OSError`."""
    new = path.with_name(path.name + ".new")
    with new.open("wb") as file:
        file.write(json.dumps(book_json(book), ensure_ascii=False, indent=1).encode())
        file.write(b"\n")
        file.flush()
        os.fsync(file.fileno())
    new.replace(path)
