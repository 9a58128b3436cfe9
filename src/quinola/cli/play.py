"""`quinola play`: a match against three bots."""

from __future__ import annotations

import os
import secrets
import sys
from pathlib import Path
from typing import Final, NoReturn

import click
from platformdirs import user_state_path

from quinola import locale
from quinola.bots import BOTS as KINDS
from quinola.cli import BAD_RECORD, WRONG_USAGE
from quinola.cli.completing import files, opponents, rulesets
from quinola.cli.invocation import play_again
from quinola.cli.recording import write_record
from quinola.cli.speech import language_of, symbols_for
from quinola.refusal import Refusal
from quinola.rules import PRESETS, Ruleset, RulesetError, ruleset_named
from quinola.seats import SEATS, Seat
from quinola.terminal.console import Console, OutputError, can_speak, printable
from quinola.terminal.lock import Lock
from quinola.terminal.opening import Agreement, language_kept
from quinola.terminal.opponents import UnknownBot, kinds_of
from quinola.terminal.savegame import SavegameError, read
from quinola.terminal.session import Session
from quinola.wording import Symbols, Words

RULES: Final = "classic"
BOTS: Final = "club"
DEALS: Final = 8
"""Twice round the table."""

MATCH_OPTIONS: Final = ("rules", "deals", "stock", "seat", "seed", "bots", "keep_pool")
"""What a match is begun with, and keeps."""

SITTING_OPTIONS: Final = ("resume", "plain", "ascii_")
"""What makes no sense where nothing is played."""


@click.command()
@click.option(
    "--rules",
    metavar="NAME|FILE.toml",
    shell_complete=rulesets(),
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
    "--bots",
    metavar="KIND[,KIND,KIND]",
    shell_complete=opponents,
    help=f"Who plays against you: {', '.join(KINDS)}; one for all, or three.  [default: {BOTS}]",
)
@click.option(
    "--language",
    type=click.Choice(locale.LANGUAGES),
    help="[default: the saved match's, else the environment's]",
)
@click.option("--ascii", "ascii_", is_flag=True, help="Write suits as letters: S H D C.")
@click.option("--keep-pool", is_flag=True, help="Do not share out the pool when the match ends.")
@click.option(
    "--save",
    metavar="FILE",
    type=click.Path(dir_okay=False, path_type=Path),
    shell_complete=files(".jsonl"),
    help="Where the match is kept.",
)
@click.option(
    "--record",
    metavar="FILE",
    shell_complete=files(".json"),
    help="Play nothing; write the saved match's settled deals as a record, `-` to standard output.",
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
    record: str | None,
) -> None:
    """Play a match against three bots; every card is saved before it shows.

    \b
    random  plays any legal card
    novice  plays as club does, but slips now and then
    club    plays as the old manuals advise
    expert  tries every card out in hundreds of deals that may be
    master  does so too, and asks what the others' play gives away of their cards
    """
    console = Console.standard()
    path = _default_path() if save is None else save
    is_kept = resume or record is not None
    words = _words(console, language or (language_kept(path) if is_kept else None), ascii_=ascii_)
    agreement = None
    if record is not None:
        _refuse_with("--record", (*MATCH_OPTIONS, *SITTING_OPTIONS), ctx, words)
    elif resume:
        _refuse_with("--resume", MATCH_OPTIONS, ctx, words)
    else:
        agreement = Agreement(
            ruleset=_ruleset(RULES if rules is None else rules, words),
            seed=secrets.token_hex(16) if seed is None else _text(seed),
            kinds=_kinds(BOTS if bots is None else bots, words),
            deals=DEALS if deals is None and stock is None else deals,
            stock=stock,
            shares_pool=not keep_pool,
        )
    if is_kept and not path.exists():
        _fail(words.say("play-none", file=path), BAD_RECORD)
    try:
        if record is not None:
            _record(path, record, words)
            return
        session = Session(console, words, path, _resuming, plain=plain)
        with Lock(path):
            if agreement is None:
                session.resume()
            else:
                session.start(agreement, Seat[seat.upper()] if seat else None)
    except SavegameError as error:
        _fail(_told(error, words), BAD_RECORD)
    except OutputError:
        # Nobody reads on, or can: the file is not to blame, and holds what was played.
        raise
    except OSError as error:
        _fail(words.say("savegame-unwritable", file=path, error=_reason(error)), BAD_RECORD)


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
        return ruleset_named(name)
    except RulesetError as error:
        _fail(error.say(words.language), WRONG_USAGE)
    except OSError as error:
        _fail(words.say("rules-unreadable", file=name, error=_reason(error)), WRONG_USAGE)


def _kinds(text: str, words: Words) -> tuple[str, ...]:
    try:
        return kinds_of(text)
    except UnknownBot as error:
        _fail(words.refusal(error), WRONG_USAGE)


def _refuse_with(option: str, others: tuple[str, ...], ctx: click.Context, words: Words) -> None:
    """End if one of the others was given beside an option that goes without them."""
    given = [
        f"--{name.strip('_').replace('_', '-')}"
        for name in others
        if ctx.get_parameter_source(name) is click.core.ParameterSource.COMMANDLINE
    ]
    if given:
        _fail(words.say("match-has-its-own", options=given, option=option), WRONG_USAGE)


def _record(path: Path, file: str, words: Words) -> None:
    table, _ = read(path)
    try:
        write_record(table, file)
    except Refusal as error:
        _fail(words.refusal(error), BAD_RECORD)
    except OutputError:
        raise
    except OSError as error:
        _fail(words.say("record-unwritable", file=file, error=_reason(error)), BAD_RECORD)
    if table.match.deal is not None:
        click.echo(words.say("record-settled-only", number=table.match.number), err=True)


def _default_path() -> Path:
    return user_state_path("quinola", appauthor=False) / "match.jsonl"


def _resuming(path: Path) -> str:
    """The command that goes on with a match, as it is typed."""
    where = () if path == _default_path() else ("--save", str(path))
    return play_again("--resume", *where)


def _told(error: SavegameError, words: Words) -> str:
    """What is wrong with a saved match, the cause of it in the same language."""
    told = {
        name: words.refusal(value) if isinstance(value, Refusal) else value
        for name, value in error.params.items()
    }
    return words.say(error.reason, **told)


def _reason(error: OSError) -> str:
    return error.strerror or str(error)


def _fail(message: str, status: int) -> NoReturn:
    click.echo(printable(message), err=True)
    sys.exit(status)
