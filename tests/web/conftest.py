"""A real server and a real browser for the tests of the pages; without them these are skipped."""

from __future__ import annotations

import os
import shutil
import socket
import subprocess
import sys
import time
import urllib.request
from collections.abc import Iterator
from contextlib import suppress
from importlib.resources import files
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from tests.web.visiting import Visits

if TYPE_CHECKING:
    from playwright.sync_api import Browser

CHROMIUM = os.environ.get("QUINOLA_CHROMIUM") or shutil.which("chromium")
QUIET = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)
"""Nothing here needs a graphics card or any other host."""

PATIENCE = 60
"""Seconds for a server to start."""


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """All here is slow but what is marked as `quick`; and comes last.

    A browser once opened keeps an event loop in this thread: no test after it can run another.
    """
    here = Path(__file__).parent
    for item in items:
        if item.path.is_relative_to(here) and item.get_closest_marker("quick") is None:
            item.add_marker(pytest.mark.slow)
    items.sort(key=lambda item: item.path.is_relative_to(here))


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    if CHROMIUM is None:
        pytest.skip("there is no Chromium here (QUINOLA_CHROMIUM may name one)")
    sync_api = pytest.importorskip("playwright.sync_api")
    with sync_api.sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=list(QUIET))
        yield browser
        browser.close()


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """`quinola serve` as people run it; its address."""
    if find_spec("quinola.server") is None:
        pytest.skip("this build has no server")
    if not files("quinola.server").joinpath("static", "index.html").is_file():
        pytest.skip("the client is not built: sh tools/client")
    folder = tmp_path_factory.mktemp("server")
    port = _free_port()
    address = f"http://127.0.0.1:{port}"
    command = [sys.executable, "-m", "quinola", "serve", "--port", str(port)]
    command += ["--database", str(folder / "tables.db"), "--thinkers", "1", "--pace", "0.02"]
    command += ["--tables-per-hour", "1000"]
    with (folder / "log").open("w", encoding="utf-8") as log:
        process = subprocess.Popen(command, stdout=log, stderr=subprocess.STDOUT)
        try:
            _wait_for(address, process, folder / "log")
            yield address
        finally:
            process.terminate()
            process.wait(timeout=20)


def _free_port() -> int:
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port: int = free.getsockname()[1]
        return port


def _wait_for(address: str, process: subprocess.Popen[bytes], log: Path) -> None:
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end and process.poll() is None:
        with suppress(OSError), urllib.request.urlopen(f"{address}/healthz", timeout=2):
            return
        time.sleep(0.2)
    pytest.fail(f"the server did not start: {log.read_text(encoding='utf-8')}")


@pytest.fixture
def visits(browser: Browser, server: str) -> Iterator[Visits]:
    """Pages of this server; whatever a page complains of fails the test."""
    visits = Visits(browser, server)
    yield visits
    visits.close()
    assert not visits.complaints
