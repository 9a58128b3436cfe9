"""How the commands read records and rule sets, and what they say of bad ones."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any, TypeVar

import click

from quinola.cli import BAD_RECORD, GOOD
from quinola.cli.speech import echo, language_for, visible
from quinola.record import RecordError, Source, open_source
from quinola.record.source import parse_json
from quinola.rules import Ruleset, RulesetError, ruleset_named

T = TypeVar("T")

LONG_FILE = 1024 * 1024
"""Bytes from which a progress bar is shown."""


class Reading:
    """The records of a file, one after the other; `status` is the exit status they call for."""

    def __init__(self, source: Source) -> None:
        self._source = source
        self._line: int | None = None
        self.is_lines = source.is_lines
        self.status = GOOD

    def each(self, use: Callable[[Any], T]) -> Iterator[T | RecordError]:
        """What `use` makes of each JSON value; errors are told on standard error and handed on."""
        with _progress(self._source) as advance:
            for text in self._texts():
                try:
                    made: T | RecordError = use(parse_json(text))
                except RecordError as error:
                    self.refuse(error)
                    made = error
                yield made
                advance()

    def _texts(self) -> Iterator[str]:
        texts = self._source.texts()
        while True:
            try:
                self._line, text = next(texts)
            except StopIteration:
                return
            except OSError as error:
                raise click.ClickException(f"{self.place}: {error.strerror or error}") from None
            yield text

    def refuse(self, error: RecordError) -> None:
        """Say on standard error what is wrong with the record that is being read, and where."""
        self.status = BAD_RECORD
        error.file, error.line = _shown(self._source.name), self._line
        echo(visible(error.say(language_for(sys.stderr))), err=True)

    @property
    def place(self) -> str:
        """The file and the line that are being read."""
        file = _shown(self._source.name)
        return file if self._line is None else f"{file}:{self._line}"


@contextmanager
def open_records(file: str) -> Iterator[Reading]:
    """Open a file of records; what cannot be opened is an error of usage."""
    try:
        source = open_source(file)
    except OSError as error:
        raise click.UsageError(f"{_shown(file)}: {error.strerror or error}") from None
    try:
        yield Reading(source)
    finally:
        source.close()


def ruleset_option(value: str) -> Ruleset:
    """The rule set that `--rules` names: a preset, or a house's TOML file.

    What is wrong with it is an error of usage.
    """
    try:
        return ruleset_named(value)
    except RulesetError as error:
        raise click.UsageError(visible(error.say(language_for(sys.stderr)))) from None
    except OSError as error:
        raise click.UsageError(f"{_shown(value)}: {error.strerror or error}") from None


def _shown(name: str) -> str:
    """A file's name as it can be printed."""
    if not name:
        return "''"
    return "<stdin>" if name == "-" else visible(os.fsencode(name).decode("utf-8", "replace"))


@contextmanager
def _progress(source: Source) -> Iterator[Callable[[], None]]:
    """Show how far a long file of lines is, on a terminal's standard error.

    Where results scroll by on that terminal too, they are progress enough.
    """
    is_long = source.is_lines and source.size is not None and source.size > LONG_FILE
    if not is_long or not sys.stderr.isatty() or sys.stdout.isatty():
        yield lambda: None
        return
    from rich.console import Console
    from rich.progress import Progress

    with Progress(console=Console(stderr=True), transient=True) as progress:
        task = progress.add_task(_shown(source.name), total=source.size)
        yield lambda: progress.update(task, completed=source.position())
