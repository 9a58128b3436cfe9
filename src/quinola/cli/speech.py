"""The language and the symbols that a command speaks in, and the console it speaks to."""

from __future__ import annotations

import os
import sys
from collections.abc import Mapping
from typing import TYPE_CHECKING, TextIO

import click

from quinola.locale import ENGLISH, LANGUAGES
from quinola.seats import Seat
from quinola.wording import Symbols, Words

if TYPE_CHECKING:
    from rich.console import RenderableType

PIPE_WIDTH = 100
"""Columns where there is no terminal to ask."""


def language_of(environment: Mapping[str, str]) -> str:
    """The first language of the environment that there is, else English."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG", "LANGUAGE"):
        if value := environment.get(name, "").partition(":")[0]:
            language = value.replace("-", "_").partition("_")[0].partition(".")[0].lower()
            return language if language in LANGUAGES else ENGLISH
    return ENGLISH


def symbols_for(stream: TextIO, environment: Mapping[str, str]) -> Symbols:
    """Suit glyphs where the stream can carry them and the terminal can draw them."""
    if environment.get("TERM") in ("dumb", "linux"):
        return Symbols.LETTERS
    try:
        "♠♥♦♣×→".encode(stream.encoding or "ascii")
    except (UnicodeEncodeError, LookupError):
        return Symbols.LETTERS
    return Symbols.GLYPHS


def words_for(players: Mapping[Seat, str] | None = None) -> Words:
    """Words for standard output. Names are shown without what could steer a terminal."""
    names = {seat: printable(name) for seat, name in (players or {}).items()}
    return Words(language_of(os.environ), symbols_for(sys.stdout, os.environ), names)


def printable(text: str) -> str:
    """The text without control characters and marks that reorder what stands beside them."""
    return "".join(letter for letter in text if letter.isprintable()).strip()


def show(renderable: RenderableType) -> None:
    """Print a statement: as wide as the terminal, or as a pipe is read, no blanks at line ends."""
    from rich.console import Console

    width = None if sys.stdout.isatty() or os.environ.get("COLUMNS") else PIPE_WIDTH
    console = Console(width=width, highlight=False, markup=False, emoji=False)
    with console.capture() as captured:
        console.print(renderable)
    for line in captured.get().splitlines():
        click.echo(line.rstrip())
