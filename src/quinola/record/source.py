"""Where records come from: a file or standard input, one match or JSON Lines.

Nothing is believed: sizes are bounded before anything is read into memory, text must be UTF-8
(a byte order mark and any line ends are taken), and JSON must be JSON, each key once.
"""

from __future__ import annotations

import io
import json
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final, NoReturn

from quinola.record.document import RecordError

LARGEST_MATCH: Final = 16 * 1024 * 1024
"""Characters that one match may take; more is no record."""

LINES_SUFFIXES: Final = (".jsonl", ".ndjson")


class Source:
    """An opened file of records.

    `is_lines` says whether it holds JSON Lines; `size` is its size in bytes, None if unknown.
    """

    def __init__(self, name: str, binary: io.BufferedIOBase, size: int | None) -> None:
        self.name = name
        self.size = size
        self._binary = binary
        # Broken bytes are carried through as lone surrogates, so that one bad line spoils no other.
        self._text = io.TextIOWrapper(
            binary, encoding="utf-8-sig", errors="surrogateescape", newline=None
        )
        self._ahead: list[str] = []
        self.is_lines = self._sniff()

    def position(self) -> int:
        """How many bytes were read so far."""
        return self._binary.tell()

    def texts(self) -> Iterator[tuple[int | None, str]]:
        """The text of each match with its line's number; None for a file of one match."""
        if not self.is_lines:
            yield None, self._whole()
            return
        number = 0
        while line := self._next_line():
            number += 1
            if line.strip():
                yield number, line

    def _sniff(self) -> bool:
        """JSON Lines by its name, or where a second line begins another object."""
        if self.name.endswith(LINES_SUFFIXES):
            return True
        begun = 0
        while begun < 2 and sum(map(len, self._ahead)) <= LARGEST_MATCH:
            line = self._text.readline(LARGEST_MATCH + 1)
            if not line:
                return False
            self._ahead.append(line)
            if line.strip():
                begun += 1
                if not line.startswith("{"):
                    return False
        return begun == 2

    def _next_line(self) -> str:
        if self._ahead:
            return self._ahead.pop(0)
        line = self._text.readline(LARGEST_MATCH + 1)
        rest = line
        while len(line) > LARGEST_MATCH and rest and not rest.endswith("\n"):
            # Too long to be a match: the rest of the line is passed over unseen.
            rest = self._text.readline(LARGEST_MATCH + 1)
        return line

    def _whole(self) -> str:
        ahead = "".join(self._ahead)
        return ahead + self._text.read(max(0, LARGEST_MATCH + 1 - len(ahead)))

    def close(self) -> None:
        self._text.close()


def open_source(name: str) -> Source:
    """Open a file of records by its name, `-` for standard input. Raises `OSError`."""
    if name == "-":
        return Source("-", sys.stdin.buffer, None)
    path = Path(name)
    return Source(name, path.open("rb"), path.stat().st_size)


def parse_json(text: str) -> Any:
    """The value of a JSON text. Raises `RecordError` saying what is wrong and where."""
    if len(text) > LARGEST_MATCH:
        raise RecordError("record-too-large", most=LARGEST_MATCH)
    try:
        text.encode("utf-8")
    except UnicodeEncodeError as error:
        raise RecordError("record-not-utf8", column=error.start + 1) from None
    if not text.strip():
        raise RecordError("record-empty")
    try:
        return _DECODER.decode(text)
    except json.JSONDecodeError as error:
        raise RecordError(
            "record-not-json", error=error.msg, row=error.lineno, column=error.colno
        ) from None
    except RecursionError:
        raise RecordError("record-too-deep") from None
    except RecordError:
        raise
    except ValueError:
        # Python's own bound on the digits of a number.
        raise RecordError("record-number-too-long") from None


def _object(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    value = dict(pairs)
    if len(value) != len(pairs):
        seen: set[str] = set()
        for key, _ in pairs:
            if key in seen:
                raise RecordError("record-key-twice", key=key[:60])
            seen.add(key)
    return value


def _no_constant(name: str) -> NoReturn:
    raise RecordError("record-no-number", name=name)


_DECODER = json.JSONDecoder(object_pairs_hook=_object, parse_constant=_no_constant)
