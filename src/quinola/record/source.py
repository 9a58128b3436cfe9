"""Where records come from: a file or standard input, one match or JSON Lines.

Nothing is believed: sizes are bounded before anything is read into memory, text must be UTF-8
(a byte order mark and any line ends are taken), and JSON must be JSON, each key once.
"""

from __future__ import annotations

import errno
import io
import json
import math
import os
import reprlib
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any, BinaryIO, Final, NoReturn

from quinola.record.document import RecordError

LARGEST_MATCH: Final = 8 * 1024 * 1024
"""Characters that one match may take; more is no record."""

LINES_SUFFIXES: Final = (".jsonl", ".ndjson")


class Source:
    """An opened file of records.

    `is_lines` says whether it holds JSON Lines; `size` is its size in bytes, None if unknown.
    """

    def __init__(self, name: str, binary: BinaryIO, size: int | None) -> None:
        self.name = name
        self.size = size
        self._binary = binary
        # Broken bytes are carried through as lone surrogates, so that one bad line spoils no other.
        self._text = io.TextIOWrapper(
            binary, encoding="utf-8-sig", errors="surrogateescape", newline=None
        )
        self._number = 0
        """Of the line that was read last."""
        self._ahead: list[tuple[int, str]] = []
        self.is_lines = self._sniff()

    def position(self) -> int:
        """How many bytes were read so far."""
        return self._binary.tell()

    def texts(self) -> Iterator[tuple[int | None, str]]:
        """The text of each match with its line's number; None for a file of one match."""
        if not self.is_lines:
            yield None, self._whole()
            return
        yield from self._ahead
        self._ahead.clear()
        while begun := self._begun_line():
            yield begun
            self._pass_over_rest(begun[1])

    def _sniff(self) -> bool:
        """JSON Lines by its name, or where one of two first lines is a match by itself.

        One match may be laid out over many lines in any way, so how a line begins tells nothing.
        """
        if self.name.endswith(LINES_SUFFIXES):
            return True
        while len(self._ahead) < 2 and (begun := self._begun_line()):
            self._ahead.append(begun)
            if _is_too_long(begun[1]):
                return False
        return len(self._ahead) == 2 and any(is_match(line) for _, line in self._ahead)

    def _begun_line(self) -> tuple[int, str] | None:
        """The next line that is not blank, with its number; cut where it is longer than a match."""
        while line := self._text.readline(LARGEST_MATCH + 1):
            self._number += 1
            if line.strip():
                return self._number, line
            self._pass_over_rest(line)
        return None

    def _pass_over_rest(self, line: str) -> None:
        """Read past what was cut off a line, a piece at a time."""
        while _is_too_long(line) and not line.endswith("\n"):
            line = self._text.readline(LARGEST_MATCH + 1)

    def _whole(self) -> str:
        """All that is there, or so much of it that it is seen to be too long."""
        text = ""
        for number, line in self._ahead:
            # Blank lines passed over are put back, so that errors name the right row.
            blank = number - 1 - text.count("\n")
            text += "\n" * min(blank, LARGEST_MATCH) + line
        return text + self._text.read(max(0, LARGEST_MATCH + 1 - len(text)))

    def close(self) -> None:
        self._text.close()


def _is_too_long(text: str) -> bool:
    return len(text) > LARGEST_MATCH


def is_match(line: str) -> bool:
    """Whether a line is a match by itself, as each of JSON Lines is."""
    try:
        value = parse_json(line)
    except RecordError:
        return False
    return isinstance(value, dict) and "format" in value


def open_source(name: str) -> Source:
    """Open a file of records by its name, `-` for standard input. Raises `OSError`."""
    if name == "-":
        if sys.stdin is None:
            raise OSError(errno.EBADF, os.strerror(errno.EBADF))
        return Source("-", sys.stdin.buffer, None)
    if not name:
        # A path that is empty would be this folder.
        raise FileNotFoundError(errno.ENOENT, os.strerror(errno.ENOENT))
    path = Path(name)
    return Source(name, path.open("rb"), path.stat().st_size)


def parse_json(text: str) -> Any:
    """The value of a JSON text. Raises `RecordError` saying what is wrong and where."""
    if _is_too_long(text):
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
        raise RecordError("record-not-json", row=error.lineno, column=error.colno) from None
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
                raise RecordError("record-key-twice", key=reprlib.repr(key))
            seen.add(key)
    return value


def _no_constant(name: str) -> NoReturn:
    """For NaN and Infinity, which Python would read."""
    raise RecordError("record-no-number", name=name)


def _finite(digits: str) -> float:
    number = float(digits)
    if math.isinf(number):
        raise RecordError("record-no-number", name=reprlib.repr(digits))
    return number


_DECODER = json.JSONDecoder(
    object_pairs_hook=_object, parse_float=_finite, parse_constant=_no_constant
)
