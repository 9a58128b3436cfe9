"""`quinola play`: a match against three bots."""

from __future__ import annotations

import os
import secrets
import shlex
import sys
from pathlib import Path
from typing import Final, NoReturn

import click
from platformdirs import user_state_path

from quinola import locale
from quinola.cli import BAD_RECORD, WRONG_USAGE
from quinola.cli.speech import language_of, symbols_for
from quinola.rules import PRESETS, Ruleset, RulesetError, from_toml, preset
from quinola.seats import SEATS, Seat
from quinola.terminal.console import Console, can_speak, printable
from quinola.terminal.lock import Lock
from quinola.terminal.opening import Agreement
from quinola.terminal.opponents import UnknownBot, kinds_of
from quinola.terminal.savegame import SavegameError
from quinola.terminal.session import Session
from quinola.wording import Symbols, Words

RULES: Final = "classic"
BOTS: Final = "club"
DEALS: Final = 8
"""Twice round the table."""

MATCH_OPTIONS: Final = ("rules", "deals", "stock", "seat", "seed", "bots", "keep_pool")
"""What a match is begun with, and keeps."""


@click.command()
@click.option(
    "--rules",
    metavar="NAME|FILE.toml",
    help=f"{', '.join(PRESETS)}, or a house's own.  [default: {RULES}]",
)
@click.option(
    "--deals",
    type=click.IntRange(1, 9999),
    help=f"Deals in the match.  [default: {DEALS}, with --stock none]",
)
@click.option(
    "--stock",
    type=click.IntRange(1, 10**9),
    help="End the match when a player has lost this many fiches.",
)
@click.option(
    "--seat",
    type=click.Choice([str(seat) for seat in SEATS], case_sensitive=False),
    metavar="N|E|S|W",
    help="Where you sit.",
)
@click.option("--seed", metavar="TEXT", help="Shuffle by this seed, not a new one.")
@click.option("--resume", is_flag=True, help="Go on with the saved match.")
@click.option("--plain", is_flag=True, help="Play in lines: for screen readers, pipes and scripts.")
@click.option(
    "--bots", metavar="KIND[,KIND,KIND]", help=f"Who plays against you.  [default: {BOTS}]"
)
@click.option(
    "--language", type=click.Choice(locale.LANGUAGES), help="[default: the environment's]"
)
@click.option("--ascii", "ascii_", is_flag=True, help="Write suits as letters: S H D C.")
@click.option("--keep-pool", is_flag=True, help="Do not share out the pool when the match ends.")
@click.option(
    "--save",
    metavar="FILE",
    type=click.Path(dir_okay=False, path_type=Path),
    help="Where the match is kept.",
)
@click.pass_context
def play(
    ctx: click.Context,
    *,
    rules: str | None,
    deals: int | None,
    stock: int | None,
    seat: str | None,
    seed: str | None,
    resume: bool,
    plain: bool,
    bots: str | None,
    language: str | None,
    ascii_: bool,
    keep_pool: bool,
    save: Path | None,
) -> None:
    """Play a match against three bots; every card is saved before it shows."""
    console = Console.standard()
    words = _words(console, language, ascii_=ascii_)
    if resume:
        _refuse_with_resume(ctx, words)
        agreement = None
    else:
        agreement = Agreement(
            ruleset=_ruleset(rules or RULES, words),
            seed=secrets.token_hex(16) if seed is None else _text(seed),
            kinds=_kinds(bots or BOTS, words),
            deals=DEALS if deals is None and stock is None else deals,
            stock=stock,
            shares_pool=not keep_pool,
        )
    path = _default_path() if save is None else save
    session = Session(console, words, path, _resuming(save), plain=plain)
    try:
        with Lock(path):
            if agreement is None:
                session.resume()
            else:
                session.start(agreement, Seat[seat.upper()] if seat else None)
    except SavegameError as error:
        _fail(words.refusal(error), BAD_RECORD)
    except BrokenPipeError:
        # Nobody reads on. What was played is saved; click ends the process in silence.
        raise
    except OSError as error:
        reason = error.strerror or str(error)
        _fail(words.say("savegame-unwritable", file=path, error=reason), BAD_RECORD)


def _words(console: Console, language: str | None, *, ascii_: bool) -> Words:
    chosen = language or language_of(os.environ)
    if not can_speak(chosen, console.encoding):
        console.say(locale.say("play-language", spoken=chosen, encoding=console.encoding))
        chosen = locale.ENGLISH
    is_lettered = ascii_ or sys.stdout is None or not console.is_utf8
    symbols = Symbols.LETTERS if is_lettered else symbols_for(sys.stdout, os.environ)
    return Words(chosen, symbols)


def _text(argument: str) -> str:
    """An argument as it can be written down, whatever bytes it was given in."""
    return os.fsencode(argument).decode("utf-8", "replace")


def _ruleset(name: str, words: Words) -> Ruleset:
    """A preset by its name, else a house's file."""
    try:
        if name not in PRESETS and (name.endswith(".toml") or Path(name).exists()):
            return from_toml(Path(name))
        return preset(name)
    except RulesetError as error:
        _fail(error.say(words.language), WRONG_USAGE)
    except OSError as error:
        reason = error.strerror or str(error)
        _fail(words.say("rules-unreadable", file=name, error=reason), WRONG_USAGE)


def _kinds(text: str, words: Words) -> tuple[str, ...]:
    try:
        return kinds_of(text)
    except UnknownBot as error:
        _fail(words.refusal(error), WRONG_USAGE)


def _refuse_with_resume(ctx: click.Context, words: Words) -> None:
    given = [
        f"--{name.replace('_', '-')}"
        for name in MATCH_OPTIONS
        if ctx.get_parameter_source(name) is click.core.ParameterSource.COMMANDLINE
    ]
    if given:
        _fail(words.say("resume-has-its-own", options=given), WRONG_USAGE)


def _default_path() -> Path:
    return user_state_path("quinola", appauthor=False) / "match.jsonl"


def _resuming(save: Path | None) -> str:
    """The command that goes on with a match, as it is typed."""
    command = "quinola play --resume"
    return command if save is None else f"{command} --save {shlex.quote(str(save))}"


def _fail(message: str, status: int) -> NoReturn:
    click.echo(printable(message), err=True)
    sys.exit(status)
