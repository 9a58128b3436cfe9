"""A question to a thinking process and its answer, as bytes.

Both ends are this program, so values are pickled. A rule set goes as what it was made from.
"""

from __future__ import annotations

import io
import json
import pickle
import struct
from dataclasses import dataclass
from functools import lru_cache
from typing import Any, Final, Literal

from quinola.rules import Ruleset, house
from quinola.view import View

LENGTH: Final = struct.Struct(">I")
READY: Final = "ready"
"""What a process says first, when it has loaded all it needs."""


@dataclass(frozen=True, slots=True)
class Question:
    """A bot's move, or a hint: from this view, within so many seconds.

    `is_compiled` says that the fast core is, so that it can be loaded.
    """

    kind: Literal["move", "hint"]
    level: str
    view: View
    seconds: float
    is_compiled: bool


class _Packer(pickle.Pickler):
    def reducer_override(self, value: Any) -> Any:
        if isinstance(value, Ruleset):
            return _ruleset, (value.preset, json.dumps(dict(value.overrides)), value.name)
        return NotImplemented


@lru_cache(maxsize=64)
def _ruleset(preset: str, overrides: str, name: str) -> Ruleset:
    # Kept, so that a bot meets the same object again and what it has worked out from it.
    return house(preset, json.loads(overrides), None if name == preset else name)


def pack(value: object) -> bytes:
    """A value with its length before it."""
    buffer = io.BytesIO()
    _Packer(buffer, pickle.HIGHEST_PROTOCOL).dump(value)
    body = buffer.getvalue()
    return LENGTH.pack(len(body)) + body


def unpack(body: bytes) -> Any:
    """The value of the bytes after the length."""
    return pickle.loads(body)
