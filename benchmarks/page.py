"""How soon the page can be played, and how smoothly its cards move, in a real Chromium.

    python benchmarks/page.py [--runs 5] [--tricks 4]

The browser knows nothing of the page before (a context of its own each time). Measured are the time
from going to the address until the start page can be tapped, from that tap until one's hand can be
played, and the times between two frames while cards move. A frame of 60 in a second takes 16.7 ms;
a browser without a graphics card draws with the processor.
"""

from __future__ import annotations

import argparse
import os
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from statistics import median

from playwright.sync_api import Page, sync_playwright

FRAMES = """() => {
    window.frames = []
    let last = performance.now()
    const look = (now) => {
        if (document.querySelector('.flights > *')) window.frames.push(now - last)
        last = now
        requestAnimationFrame(look)
    }
    requestAnimationFrame(look)
}"""
"""Notes each time between two frames while a card is on its way."""

QUIET = ("--no-sandbox", "--disable-gpu", "--disable-background-networking", "--disable-sync")


@contextmanager
def served() -> Iterator[str]:
    """`quinola serve` as people run it; its address."""
    with tempfile.TemporaryDirectory() as folder:
        database = Path(folder) / "tables.db"
        command = [sys.executable, "-m", "quinola", "serve", "--port", "0"]
        command += ["--database", str(database), "--thinkers", "1", "--tables-per-hour", "1000"]
        told = subprocess.PIPE, subprocess.DEVNULL
        with subprocess.Popen(command, stdout=told[0], stderr=told[1], encoding="utf-8") as server:
            assert server.stdout is not None
            line = next(line for line in server.stdout if "http://" in line)
            try:
                yield next(word for word in line.split() if word.startswith("http://"))
            finally:
                server.terminate()


def play_tricks(page: Page, tricks: int) -> list[float]:
    """Some tricks with what is legal; the times between frames while cards moved."""
    page.evaluate(FRAMES)
    for _ in range(tricks + 1):
        page.wait_for_selector(".answers .button, .mine .seat.turn")
        others = page.locator(".answers .button:not(.first)")
        if others.count():
            others.last.click()
        elif page.locator(".answers .button").count():
            page.locator(".hand button").first.click()
            page.locator(".answers .button.first").click()
        else:
            page.locator(".hand button:not(.forbidden)").last.press("Enter")
        page.wait_for_timeout(400)
    frames: list[float] = page.evaluate("() => window.frames")
    return frames


def main() -> None:
    arguments = argparse.ArgumentParser(description=__doc__)
    arguments.add_argument("--runs", type=int, default=5)
    arguments.add_argument("--tricks", type=int, default=4)
    given = arguments.parse_args()
    chromium = os.environ.get("QUINOLA_CHROMIUM") or shutil.which("chromium")
    starts, deals, frames = list[float](), list[float](), list[float]()
    with served() as address, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium, args=list(QUIET))
        for _ in range(given.runs):
            context = browser.new_context(viewport={"width": 1280, "height": 800})
            page = context.new_page()
            began = time.perf_counter()
            page.goto(address, wait_until="commit")
            page.wait_for_selector(".go button")
            starts.append(time.perf_counter() - began)
            began = time.perf_counter()
            page.locator(".go button").first.click()
            page.wait_for_selector(".hand button")
            deals.append(time.perf_counter() - began)
            frames += play_tricks(page, given.tricks)
            context.close()
        browser.close()
    frames.sort()
    sys.stdout.write(
        f"start page: {1000 * median(starts):.0f} ms, at most {1000 * max(starts):.0f}\n"
        f"hand dealt: {1000 * median(deals):.0f} ms, at most {1000 * max(deals):.0f}\n"
        f"{len(frames)} frames with cards on their way: median {median(frames):.1f} ms,"
        f" 95% within {frames[int(0.95 * len(frames))]:.1f} ms,"
        f" longer than two of 60: {sum(f > 34 for f in frames) / len(frames):.1%}\n"
    )


if __name__ == "__main__":
    main()
