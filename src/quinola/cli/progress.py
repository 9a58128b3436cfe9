"""How far long work is, on standard error."""

from __future__ import annotations

import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Final

from quinola.cli.speech import echo

SELDOM: Final = 30.0
"""Seconds between two lines of progress where there is no terminal."""


@contextmanager
def progress(said: Callable[[int], str], total: int) -> Iterator[Callable[[int], None]]:
    """A bar on a terminal, elsewhere a line now and then; told how much of the total is done.

    `said` puts that into words.
    """
    if not sys.stderr.isatty():
        told = time.monotonic()

        def tell(done: int) -> None:
            nonlocal told
            if time.monotonic() - told >= SELDOM:
                told = time.monotonic()
                echo(said(done), err=True)

        yield tell
        return
    from rich.console import Console
    from rich.progress import BarColumn, Progress, TextColumn, TimeRemainingColumn

    columns = (TextColumn("{task.description}"), BarColumn(), TimeRemainingColumn())
    with Progress(*columns, console=Console(stderr=True), transient=True) as bars:
        bar = bars.add_task("", total=total)
        yield lambda done: bars.update(bar, completed=done, description=said(done))
