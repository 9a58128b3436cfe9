"""Compiling is done once, by one process at a time."""

from __future__ import annotations

import threading
from pathlib import Path

import pytest

from quinola.bots import readiness


def test_who_comes_while_another_compiles_waits_and_finds_it_done(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    begun, may_end = threading.Event(), threading.Event()
    compiled: list[str] = []

    def steps() -> list[int]:
        compiled.append(threading.current_thread().name)
        begun.set()
        assert may_end.wait(20)
        return [1]

    monkeypatch.setattr(readiness, "_ready", False)
    monkeypatch.setattr(readiness, "_mark", lambda: tmp_path / "kernels" / "all-compiled")
    monkeypatch.setattr(readiness, "_steps", steps)

    def make_ready() -> None:
        # Each stands for a process of its own, which knows of the others by the disk only.
        monkeypatch.setattr(readiness, "_ready", False)
        readiness.make_ready()

    first = threading.Thread(target=make_ready, name="first")
    first.start()
    assert begun.wait(20)
    second = threading.Thread(target=make_ready, name="second")
    second.start()
    second.join(0.3)
    assert second.is_alive()
    may_end.set()
    first.join(20)
    second.join(20)
    assert compiled == ["first"]
    assert (tmp_path / "kernels" / "all-compiled").exists()
