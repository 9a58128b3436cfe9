"""Files that one process has to itself, also as Windows has them."""

from __future__ import annotations

import importlib.util
import sys
from pathlib import Path
from types import ModuleType
from typing import Any, BinaryIO

import pytest

from quinola import exclusive


class Mandatory(ModuleType):
    """Windows' locks, as far as they are asked here: bytes of a file, from where one is in it."""

    LK_NBLCK = 2

    def __init__(self) -> None:
        super().__init__("msvcrt")
        self.taken: set[tuple[int, int]] = set()
        self.files: dict[int, BinaryIO] = {}

    def locking(self, number: int, mode: int, count: int) -> None:
        assert (mode, count) == (self.LK_NBLCK, 1)
        file = self.files[number]
        place = (Path(file.name).stat().st_ino, file.tell())
        if place in self.taken:
            raise PermissionError(13, "Permission denied")
        self.taken.add(place)


@pytest.fixture
def windows(monkeypatch: pytest.MonkeyPatch) -> tuple[Any, Mandatory]:
    """The module as it is loaded there, and the locks it finds."""
    locks = Mandatory()
    monkeypatch.setattr(sys, "platform", "win32")
    monkeypatch.setitem(sys.modules, "msvcrt", locks)
    spec = importlib.util.spec_from_file_location("exclusive_on_windows", exclusive.__file__)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module, locks


def test_what_is_written_into_a_file_moves_no_lock(
    tmp_path: Path, windows: tuple[Any, Mandatory]
) -> None:
    module, locks = windows
    path = tmp_path / "tables.db.lock"
    with path.open("ab") as first:
        locks.files[first.fileno()] = first
        module.seize(first)
        # Where the server that holds it is to be found: others read it while it is held.
        path.write_text("http://127.0.0.1:8000", encoding="utf-8")
        with path.open("ab") as second:
            locks.files[second.fileno()] = second
            with pytest.raises(PermissionError) as refused:
                module.seize(second)
            assert refused.value.errno in module.BUSY
    assert all(place > path.stat().st_size for _, place in locks.taken)


def test_one_at_a_time_here(tmp_path: Path) -> None:
    path = tmp_path / "lock"
    with path.open("ab") as first, path.open("ab") as second:
        exclusive.seize(first)
        with pytest.raises(OSError) as refused:  # noqa: PT011 (the number tells)
            exclusive.seize(second)
        assert refused.value.errno in exclusive.BUSY
