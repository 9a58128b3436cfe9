"""Friends at one table, each in a browser of his own; and a server that can be killed."""

from __future__ import annotations

import json
import secrets
import subprocess
import sys
import urllib.request
from typing import TYPE_CHECKING, Any, Final

from tests.server.house import PROCESS
from tests.web.visiting import act, at_once

if TYPE_CHECKING:
    from collections.abc import Iterable
    from pathlib import Path

    from playwright.sync_api import Page

    from tests.web.visiting import Visits

FRIENDS: Final = {"N": "Anna", "E": "Борис", "S": "Zoé", "W": "Денис"}

ASKED: Final = ".answers .button, .mine .seat.turn"
"""What only the page of one who may act now shows."""

GLIMPSE: Final = """() => {
  const texts = (name) => [...document.querySelectorAll(name)].map((one) => one.innerText.trim())
  const cards = (name) => [...document.querySelectorAll(name)].map((one) => one.dataset.card)
  return {
    hand: cards('.hand button'),
    trick: cards('.played').sort(),
    cards: cards('[data-card]'),
    heaps: document.querySelectorAll('.heap .layer').length,
    seats: texts('.table .seat .facts'),
    pool: texts('.table header .pool'),
    prompt: texts('.prompt'),
    answers: texts('.answers .button'),
    log: texts('.panel [aria-label="What happened"] li'),
    accounts: texts('.accounts tr'),
    lines: texts('.lines li'),
  }
}"""


class House:
    """A server in a process of its own, at one port with one database however often it dies."""

    def __init__(self, folder: Path, port: int) -> None:
        self.address = f"http://127.0.0.1:{port}"
        self._command = [sys.executable, str(PROCESS), str(folder / "tables.db"), str(port)]
        self._log = folder / "server.log"
        self._process: subprocess.Popen[str] | None = None

    def start(self) -> None:
        with self._log.open("a", encoding="utf-8") as log:
            self._process = subprocess.Popen(
                self._command, stdout=subprocess.PIPE, stderr=log, encoding="utf-8"
            )
        assert self._process.stdout is not None
        line = self._process.stdout.readline()
        assert line == "ready\n", self._log.read_text(encoding="utf-8")

    def kill(self) -> None:
        """As a power cut would."""
        if self._process is None:
            return
        self._process.kill()
        self._process.wait()
        assert self._process.stdout is not None
        self._process.stdout.close()
        self._process = None


def open_table(address: str, **settings: Any) -> str:
    """A table as it is ordered of the server; the path of its invitation."""
    invitation = secrets.token_urlsafe(32)
    body = json.dumps({"settings": settings, "invitation": invitation}).encode()
    request = urllib.request.Request(
        f"{address}/api/tables", body, {"Content-Type": "application/json"}
    )
    with urllib.request.urlopen(request, timeout=60) as answer:
        table = json.load(answer)["table"]
    return f"/tables/{table}#{invitation}"


def sit(page: Page, name: str, seat: str) -> None:
    """Take this seat of a table that has not begun."""
    page.fill(".join input", name)
    page.locator(f".seats .{seat} button").click()
    page.wait_for_selector(".leave")


def gather(visits: Visits, path: str, seats: Iterable[str] = FRIENDS) -> dict[str, Page]:
    """Each friend in his own browser at his seat, the first of them the host; all begin."""
    pages = {}
    for seat in seats:
        pages[seat] = page = visits.page(visits.visitor(), path)
        at_once(page)
        sit(page, FRIENDS[seat], seat)
    next(iter(pages.values())).get_by_role("button", name="Start the match").click()
    for page in pages.values():
        page.wait_for_selector(".hand button")
    return pages


def glimpse(page: Page) -> dict[str, list[str]]:
    """Everything that a player sees of a deal."""
    seen: dict[str, list[str]] = page.evaluate(GLIMPSE)
    # Who came and went is of the table and not of the deal.
    seen["log"] = [line for line in seen["log"] if not line.endswith((" is away", " is back"))]
    return seen


def asked(pages: dict[str, Page]) -> Page | None:
    """The page of somebody who may act; waits until there is one, or the deal is settled."""
    first = next(iter(pages.values()))
    for _ in range(2000):
        for page in pages.values():
            if page.locator(ASKED).count():
                return page
        if all(page.locator(".accounts").count() for page in pages.values()):
            return None
        # The pages' events come in only while one of them is waited for.
        first.wait_for_timeout(50)
    raise AssertionError("nobody is asked and nothing is settled")


def play_on(pages: dict[str, Page], until: str) -> None:
    """Whoever is asked acts, until every page shows this; fails if that takes too many acts."""
    for _ in range(100):
        if any(page.locator(until).count() for page in pages.values()):
            break
        if (one := asked(pages)) is None:
            break
        act(one, by_key=True)
    for page in pages.values():
        page.wait_for_selector(until)


def count_everywhere(pages: dict[str, Page], name: str, count: int) -> None:
    """Wait until each page shows so many of these."""
    for page in pages.values():
        page.wait_for_function(
            "([name, count]) => document.querySelectorAll(name).length === count",
            arg=[name, count],
        )
