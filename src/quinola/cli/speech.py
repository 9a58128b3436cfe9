"""The language and the symbols that a command speaks in, and the console it speaks to."""

from __future__ import annotations

import os
import shutil
import sys
import unicodedata
from collections import Counter
from collections.abc import Iterable, Mapping
from typing import TextIO

import click

from quinola.columns import Heading
from quinola.locale import ENGLISH, LANGUAGES
from quinola.seats import SEATS, Seat
from quinola.terminal.console import can_speak, fit
from quinola.wording import Symbols, Words

LONGEST_NAME = 60
"""Letters of a name that are shown; a record may give more."""

NO_BREAK_SPACES = "\u00a0\u202f"

LANGUAGE_ASKED = "quinola.language"
"""Where the language that `--language` names is kept while a command runs."""


def _ask_for(context: click.Context, _option: click.Parameter, language: str | None) -> None:
    context.meta[LANGUAGE_ASKED] = language


language_option = click.option(
    "--language",
    type=click.Choice(LANGUAGES),
    is_eager=True,
    expose_value=False,
    callback=_ask_for,
    help="[default: the environment's]",
)
"""For commands that speak: all that is said goes by it, errors as well."""


def language_of(environment: Mapping[str, str]) -> str:
    """The first language of the environment that there is, else English."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG", "LANGUAGE"):
        # LANGUAGE may list several, best first.
        if value := environment.get(name, "").partition(":")[0]:
            language = value.replace("-", "_").partition("_")[0].partition(".")[0].lower()
            return language if language in LANGUAGES else ENGLISH
    return ENGLISH


def language_for(stream: TextIO) -> str:
    """The one asked for by `--language`, or the environment's; else English.

    English as well where the stream cannot carry the alphabet.
    """
    context = click.get_current_context(silent=True)
    asked = context.meta.get(LANGUAGE_ASKED) if context else None
    language = asked or language_of(os.environ)
    return language if can_speak(language, stream.encoding or "ascii") else ENGLISH


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
    """Words for standard output, with the players' names as they can be shown there.

    In the language that `language_for` finds.
    """
    words = Words(language_for(sys.stdout), symbols_for(sys.stdout, os.environ))
    words.names = _distinct(players or {}, words, sys.stdout.encoding or "ascii")
    return words


def _distinct(players: Mapping[Seat, str], words: Words, encoding: str) -> dict[Seat, str]:
    """Names without what could steer a terminal, each telling its player from all others.

    Who has a name that the encoding lacks is called by the seat.
    """
    names = {}
    for seat, name in players.items():
        plain = unicodedata.normalize("NFC", printable(name))[:LONGEST_NAME]
        fitted = fit(plain, encoding)
        names[seat] = fitted if fitted.count("?") == plain.count("?") else ""
    taken = Counter([*names.values(), words.say("pool"), *map(words.seat, SEATS)])
    return {
        seat: name if taken[name] == 1 else f"{name} ({words.seat(seat)})"
        for seat, name in names.items()
        if name
    }


def printable(text: str) -> str:
    """The text without control characters and marks that reorder what stands beside them."""
    return "".join(letter for letter in text if letter.isprintable()).strip()


def visible(text: str) -> str:
    """The text with control characters and the like spelled out: what is wrong may be they.

    Not the spaces at which no line is broken: sentences and numbers have them in some languages.
    """
    return "".join(
        letter
        if letter.isprintable() or letter in NO_BREAK_SPACES
        else letter.encode("unicode_escape").decode("ascii")
        for letter in text
    )


def echo(text: str = "", *, err: bool = False) -> None:
    """Print a line in the stream's own encoding; left to itself, click overrides an ASCII one."""
    click.echo(text, file=sys.stderr if err else sys.stdout)


def width() -> int | None:
    """Columns of the terminal, or those asked for; None for a pipe, where no line is broken."""
    if sys.stdout.isatty() or os.environ.get("COLUMNS"):
        return shutil.get_terminal_size().columns
    return None


def show(lines: Iterable[str]) -> None:
    """Print the lines of a statement, headings bold on a terminal that can."""
    bold = sys.stdout.isatty() and os.environ.get("TERM") != "dumb"
    told = [
        click.style(line, bold=True) if bold and isinstance(line, Heading) else line
        for line in lines
    ]
    if told:
        echo("\n".join(told))
