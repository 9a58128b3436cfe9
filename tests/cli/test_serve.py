"""`quinola serve`, `backup` and `restore` as they are typed."""

from __future__ import annotations

import asyncio
import shlex
import signal
import subprocess
import sys
import urllib.request
from contextlib import closing
from pathlib import Path

import msgspec
import pytest

from quinola.client import open_table
from quinola.online.settings import Settings
from quinola.server import serving

QUINOLA = (sys.executable, "-m", "quinola")


def started(database: Path, *options: str) -> tuple[subprocess.Popen[str], str]:
    """A server that was started by hand, and the address that it prints."""
    server = subprocess.Popen(
        [*QUINOLA, "serve", "--port", "0", "--database", str(database), *options],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        encoding="utf-8",
    )
    assert server.stdout is not None
    line = server.stdout.readline()
    assert line.startswith("Quinola is open at http://127.0.0.1:"), line
    return server, line.split()[-1]


def run(*arguments: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [*QUINOLA, *arguments], capture_output=True, encoding="utf-8", check=False, timeout=60
    )


@pytest.fixture(autouse=True)
def in_english(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LC_ALL", "C.UTF-8")


@pytest.mark.slow
@pytest.mark.parametrize(
    "ending", [signal.SIGINT, pytest.param(signal.SIGTERM, marks=pytest.mark.slow)]
)
def test_served_stopped_copied_and_put_back(ending: signal.Signals, tmp_path: Path) -> None:
    database, copy = tmp_path / "tables.db", tmp_path / "copy.db"
    server, address = started(database)
    try:
        with urllib.request.urlopen(f"{address}/api/about", timeout=10) as answer:
            about = msgspec.json.decode(answer.read())
        assert about["protocol"] == 1
        asyncio.run(open_table(address, Settings(preset="classic")))
        made = run("backup", str(copy), "--database", str(database))
        assert made.returncode == 0, made.stderr
        assert copy.exists()
        second = run("serve", "--port", "0", "--database", str(database))
        assert second.returncode == 1
        assert "another server is using this database" in second.stderr
        busy = run("restore", str(copy), "--database", str(database))
        assert busy.returncode == 1
    finally:
        server.send_signal(ending)
        out, err = server.communicate(timeout=30)
    assert server.returncode == 0
    assert "Stopped. Every table is kept." in out
    events = [msgspec.json.decode(line)["event"] for line in err.splitlines()]
    assert events == ["server-started", "table-opened", "server-stopped"]
    put_back = run("restore", str(copy), "--database", str(database))
    assert put_back.returncode == 0, put_back.stderr


@pytest.mark.slow
def test_a_port_that_is_taken_is_told(tmp_path: Path) -> None:
    server, address = started(tmp_path / "tables.db")
    try:
        port = address.rpartition(":")[2]
        second = run("serve", "--port", port, "--database", str(tmp_path / "other.db"))
        assert second.returncode == 2
        assert f"port {port} cannot be had" in second.stderr
    finally:
        server.terminate()
        server.communicate(timeout=30)


@pytest.mark.slow
def test_one_that_runs_already_is_opened_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    opened = tmp_path / "opened"
    browser = tmp_path / "browser"
    browser.write_text(f'#!/bin/sh\necho "$1" >>{shlex.quote(str(opened))}\n', encoding="utf-8")
    browser.chmod(0o755)
    monkeypatch.setenv("BROWSER", str(browser))
    server, address = started(tmp_path / "tables.db", "--open")
    try:
        again = run("serve", "--open", "--database", str(tmp_path / "tables.db"))
        assert again.returncode == 0, again.stderr
        assert again.stdout == f"Quinola is already running, at {address}\n"
        # So it is when its port was asked for, as the first time.
        port = address.rpartition(":")[2]
        same = run("serve", "--open", "--port", port, "--database", str(tmp_path / "tables.db"))
        assert same.stdout == again.stdout, same.stderr
    finally:
        server.terminate()
        server.communicate(timeout=30)
    assert opened.read_text(encoding="utf-8").split() == [address, address, address]


@pytest.mark.slow
def test_where_there_is_no_browser_the_address_is_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("BROWSER", str(tmp_path / "none"))
    server, address = started(tmp_path / "tables.db", "--open")
    assert server.stdout is not None
    lines = [server.stdout.readline() for _ in range(2)]
    while "No browser could be opened" not in lines[-1]:
        assert lines[-1], lines
        lines.append(server.stdout.readline())
    assert address in lines[-1]
    server.terminate()
    server.communicate(timeout=30)


def test_without_a_port_the_next_one_that_is_free_is_taken() -> None:
    with closing(serving.bind("127.0.0.1", None)) as first:
        with closing(serving.bind("127.0.0.1", None)) as second:
            ports = [listener.getsockname()[1] for listener in (first, second)]
        # Others on this machine may hold all ten of them.
        assert ports[0] < ports[1] or ports[0] >= serving.PORT + 9


def test_a_database_that_cannot_be_used_is_told(tmp_path: Path) -> None:
    file = tmp_path / "tables.db"
    file.write_text("not a database" * 100, encoding="utf-8")
    failed = run("serve", "--port", "0", "--database", str(file))
    assert failed.returncode == 1
    assert f"the database cannot be used: {file}: file is not a database" in failed.stderr
    assert "Traceback" not in failed.stderr
