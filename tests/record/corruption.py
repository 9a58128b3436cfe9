"""Records with one thing wrong: each key and value of a JSON value spoiled in turn."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

Path = tuple[str | int, ...]

OTHER_TYPES: tuple[Any, ...] = (None, True, 1, 1.5, "x", "", [], {}, [[]], {"N": "As"}, 10**40)


@dataclass(frozen=True)
class Mutant:
    """A spoiled copy of a value, where it was spoiled and how."""

    value: Any
    path: Path
    how: str

    @property
    def deal(self) -> int | None:
        """The number of the deal it was spoiled in; None where a deal came or went as a whole."""
        return int(self.path[1]) + 1 if len(self.path) > 2 and self.path[0] == "deals" else None


def mutants(record: dict[str, Any]) -> Iterator[Mutant]:
    """Every single corruption of a record."""
    text = json.dumps(record)
    for path in _paths(record):
        for how, spoil in _ways(_at(record, path)):
            copy = json.loads(text)
            parent, key = _at(copy, path[:-1]), path[-1]
            spoil(parent, key)
            if copy != record or json.dumps(copy) != text:
                yield Mutant(copy, path, how)


def _paths(value: Any, path: Path = ()) -> Iterator[Path]:
    """The path of each value within, containers included, the whole left out."""
    keys: Any = value if isinstance(value, dict) else range(len(value))
    for key in keys:
        yield (*path, key)
        if isinstance(value[key], dict | list):
            yield from _paths(value[key], (*path, key))


def _at(value: Any, path: Path) -> Any:
    for key in path:
        value = value[key]
    return value


def _ways(value: Any) -> Iterator[tuple[str, Any]]:
    yield "deleted", _delete
    yield "renamed", _rename
    yield "twice", _double
    yield "swapped with the next", _swap
    for other in (*OTHER_TYPES, *_like(value)):
        yield f"set to {str(other)[:20]!r}", _setter(other)


def _like(value: Any) -> Iterator[Any]:
    """Values of the same kind that could well stand there."""
    match value:
        case bool():
            return
        case int():
            yield from (value + 1, value - 1, -value, 10**9 + 1)
        case str():
            yield from ("N", "W", "As", "2c", "Jh", "Td", "-", "family", "academy", "misdeal")
            yield from (value.lower(), value.upper(), f" {value}", value[:-1], value[::-1])
            yield value[1:] + value[:1]
        case list():
            yield from (value[:-1], value[1:], value[::-1], value[: len(value) // 2])


def _delete(parent: Any, key: Any) -> None:
    del parent[key]


def _rename(parent: Any, key: Any) -> None:
    if isinstance(parent, dict):
        parent[f"{key}s"] = parent.pop(key)


def _double(parent: Any, key: Any) -> None:
    if isinstance(parent, list):
        parent.insert(key, parent[key])


def _swap(parent: Any, key: Any) -> None:
    if isinstance(parent, list) and key + 1 < len(parent):
        parent[key], parent[key + 1] = parent[key + 1], parent[key]


def _setter(other: Any) -> Any:
    def set_to(parent: Any, key: Any) -> None:
        parent[key] = other

    return set_to
