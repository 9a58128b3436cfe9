"""Finished blocks on disk: a line of JSON with the plan's header, then one line for each block.

Lines are only ever added. One cut short by a crash is the last and is dropped; its block is played
again. Blocks stand in the order in which they were finished, and one that stands twice is the same.
"""

from __future__ import annotations

import json
import os
from collections.abc import Iterator
from pathlib import Path
from types import TracebackType
from typing import Any, Self

from quinola.arena.block import Block
from quinola.arena.plan import FORMAT, VERSION, Plan, Task
from quinola.arena.refusal import ArenaError


class StateFile:
    """The file of one contest, open to be added to; `blocks` are those it held when opened."""

    def __init__(self, path: Path, plan: Plan) -> None:
        """Open a file, or begin one with the plan's header.

        Raises `ArenaError` if it is something else, or of another plan (it is left as it is), and
        `OSError` if it cannot be opened.
        """
        # Unbuffered: a line is with the system when `add` returns, and outlives this process.
        self._file = path.open("a+b", buffering=0)
        try:
            self.blocks = self._take_up(path, plan)
        except BaseException:
            self._file.close()
            raise

    def _take_up(self, path: Path, plan: Plan) -> dict[Task, Block]:
        self._file.seek(0)
        raw = self._file.readall()
        whole = raw[: raw.rfind(b"\n") + 1]
        if not whole:
            # New, or cut short within its header; but not what somebody else keeps there.
            if not _line(plan.header()).startswith(raw):
                raise ArenaError("arena-state-unknown", file=path)
            self._file.truncate(0)
            self._append(plan.header())
            return {}
        lines = _values(whole, path)
        _verify_header(next(lines), plan, path)
        blocks: dict[Task, Block] = {}
        for number, value in enumerate(lines, start=2):
            block = _block(value, plan)
            if block is None:
                raise ArenaError("arena-state-broken", file=path, line=str(number))
            blocks[block.task] = block
        self._file.truncate(len(whole))
        return blocks

    def add(self, block: Block) -> None:
        """Write a block down. Raises `OSError`."""
        self._append(block.to_json())

    def _append(self, value: dict[str, Any]) -> None:
        data = memoryview(_line(value))
        while data:
            data = data[self._file.write(data) or 0 :]

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        traceback: TracebackType | None,
    ) -> None:
        os.fsync(self._file.fileno())
        self._file.close()


def _line(value: dict[str, Any]) -> bytes:
    return json.dumps(value, separators=(",", ":")).encode() + b"\n"


def _values(whole: bytes, path: Path) -> Iterator[dict[str, Any]]:
    for number, line in enumerate(whole.splitlines(), start=1):
        try:
            value = json.loads(line)
        except (ValueError, RecursionError):
            value = None
        if not isinstance(value, dict):
            reason = "arena-state-unknown" if number == 1 else "arena-state-broken"
            raise ArenaError(reason, file=path, line=str(number))
        yield value


def _verify_header(header: dict[str, Any], plan: Plan, path: Path) -> None:
    if header.get("format") != FORMAT or header.get("version") != VERSION:
        raise ArenaError("arena-state-unknown", file=path)
    for key, value in json.loads(_line(plan.header())).items():
        if header.get(key) != value:
            raise ArenaError(
                "arena-state-other",
                file=path,
                field=key,
                theirs=_shown(header.get(key)),
                ours=_shown(value),
            )


def _shown(value: object) -> str:
    text = json.dumps(value, ensure_ascii=False)
    return text if len(text) <= 200 else f"{text[:200]}…"


def _block(value: dict[str, Any], plan: Plan) -> Block | None:
    """The block of a line, None if it is no block of this plan, whatever its number."""
    try:
        block = Block.from_json(value)
    except (KeyError, TypeError, ValueError, AttributeError):
        return None
    fits = (
        0 <= block.task.ruleset < len(plan.rulesets)
        and block.task.number >= 0
        and len(block.games) == len(plan.seatings)
        and len(block.conduct) == len(plan.entrants)
    )
    return block if fits else None
