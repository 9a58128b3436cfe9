"""`quinola serve`: tables in the browser, here or for others too."""

from __future__ import annotations

import os
import socket
import sys
import urllib.request
import webbrowser
from contextlib import suppress
from pathlib import Path
from threading import Thread
from typing import Final, NoReturn

import click
from platformdirs import user_data_path

from quinola.cli import BAD_RECORD, WRONG_USAGE
from quinola.cli.completing import files
from quinola.cli.speech import echo, words_for
from quinola.refusal import Refusal
from quinola.wording import Words

LOCAL: Final = "127.0.0.1"
EVERYWHERE: Final = "0.0.0.0"


def default_database() -> Path:
    """Where tables are kept if nothing is said of it."""
    return user_data_path("quinola", appauthor=False) / "tables.db"


database_option = click.option(
    "--database",
    metavar="FILE|URL",
    shell_complete=files(".db"),
    help="Where the tables are kept: a file, sqlite:///FILE or postgresql://…",
)


@click.command()
@click.option("--host", help=f"The address to listen at.  [default: {LOCAL}]")
@click.option("--port", type=click.IntRange(0, 65535), help="[default: 8000, or any free one]")
@click.option("--lan", is_flag=True, help="For all in the same network: says its address there.")
@click.option(
    "--origin",
    metavar="URL",
    help="The address by which others reach it, as behind a proxy: https://games.example",
)
@click.option(
    "--also",
    metavar="URL",
    multiple=True,
    help="A further address by which pages of it may be read.",
)
@click.option("--proxy", metavar="IP", help="Believe a proxy at this address whom it speaks for.")
@database_option
@click.option("--open", "opens", is_flag=True, help="Open the browser.")
@click.option(
    "--thinkers",
    type=click.IntRange(1, 64),
    help="Processes for bots.  [default: one fewer than processors]",
)
@click.option(
    "--pace",
    type=click.FloatRange(0, 10),
    default=1.0,
    help="How slowly bots play, 0 for at once.  [default: 1]",
)
@click.option(
    "--tables-per-hour",
    type=click.IntRange(1),
    help="Tables that one address may open in an hour.  [default: 60]",
)
@click.option("--keep-days", type=click.FloatRange(0.001), help="[default: 30]", default=30.0)
def serve(
    *,
    host: str | None,
    port: int | None,
    lan: bool,
    origin: str | None,
    also: tuple[str, ...],
    proxy: str | None,
    database: str | None,
    opens: bool,
    thinkers: int | None,
    pace: float,
    tables_per_hour: int | None,
    keep_days: float,
) -> None:
    """Serve tables to browsers; everything is on disk before anyone is told of it."""
    from quinola.server import serving
    from quinola.server.application import Config
    from quinola.server.hall import DAY, Habits
    from quinola.server.limits import Limits
    from quinola.server.page import Files
    from quinola.server.room import Pace
    from quinola.store.engine import file_of, url_of
    from quinola.store.holding import leave_word

    words = words_for()
    database = database or str(default_database())
    listening = host or (EVERYWHERE if lan else LOCAL)
    try:
        listener = serving.bind(listening, port)
    except OSError as error:
        _port_is_taken(port, error, database if opens else None, words)
        return
    bound = listener.getsockname()[1]
    here = f"http://{_in_url(LOCAL if listening == EVERYWHERE else listening)}:{bound}"
    lan_address = serving.address_in_lan() if lan else None
    there = None if lan_address is None else f"http://{lan_address}:{bound}"
    files, limits = Files(), Limits()
    if tables_per_hour is not None:
        limits = Limits(tables=tables_per_hour, tables_at_once=tables_per_hour)
    config = Config(
        database=database,
        hosts=_hosts(listening, lan_address),
        origins=also,
        origin=origin or there,
        limits=limits,
        pace=Pace().times(pace),
        habits=Habits(keep=keep_days * DAY),
        files=files,
        thinkers=thinkers or max(1, (os.cpu_count() or 2) - 1),
    )

    def tell() -> None:
        if port is None and bound != serving.PORT:
            echo(words.say("serve-port-next", taken=str(serving.PORT)))
        _announce(words, here, there, wants_lan=lan)
        if (file := file_of(url_of(database))) is not None:
            leave_word(file, here)
        if not files.are_built:
            echo(words.say("serve-pages-missing"))
        echo(words.say("serve-how-to-stop"))
        sys.stdout.flush()
        if opens:
            Thread(target=_open, args=(here, words), daemon=True).start()

    try:
        serving.serve(config, listener, tell, proxy=proxy)
    except Refusal as error:
        running = _running_at(database) if opens and error.reason == "database-busy" else None
        if running is not None:
            _open_running(running, words)
            return
        _fail(words.refusal(error), BAD_RECORD)
    finally:
        listener.close()
    echo(words.say("serve-stopped"))


def _hosts(listening: str, lan_address: str | None) -> list[str]:
    """The names that a request may have come to."""
    names = [LOCAL, "localhost", "::1", listening]
    if lan_address is not None:
        names += [lan_address, socket.gethostname(), f"{socket.gethostname()}.local"]
    return [name for name in names if name != EVERYWHERE]


def _in_url(host: str) -> str:
    return f"[{host}]" if ":" in host else host


def _announce(words: Words, here: str, there: str | None, *, wants_lan: bool) -> None:
    from quinola.server.qr import in_terminal

    echo(words.say("serve-at", address=here))
    if there is not None:
        echo(words.say("serve-lan", address=there))
        if sys.stdout.isatty():
            echo(in_terminal(there))
    elif wants_lan:
        echo(words.say("serve-lan-none"))


def _running_at(database: str) -> str | None:
    """Where the server that holds this database answers, None if nothing does."""
    from quinola.store.engine import file_of, url_of
    from quinola.store.holding import word_left

    file = file_of(url_of(database))
    address = None if file is None else word_left(file)
    if address is None:
        return None
    with suppress(OSError), urllib.request.urlopen(f"{address}/healthz", timeout=5):
        return address
    return None


def _port_is_taken(port: int | None, error: OSError, opens: str | None, words: Words) -> None:
    """Open the browser where the server that holds the database `opens` has the port; else end."""
    running = None if opens is None else _running_at(opens)
    if running is not None and running.endswith(f":{port}"):
        _open_running(running, words)
        return
    told = error.strerror or str(error)
    _fail(words.say("serve-port", port=str(port or 0), error=told), WRONG_USAGE)


def _open_running(address: str, words: Words) -> None:
    echo(words.say("serve-runs-already", address=address))
    _open(address, words)


def _open(address: str, words: Words) -> None:
    """Open the browser; where there is none, say so: the address has been printed."""
    # Without a screen only browsers that run in this very terminal would be found.
    needs_screen = sys.platform not in ("win32", "darwin") and "BROWSER" not in os.environ
    has_screen = bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))
    opened = False
    if has_screen or not needs_screen:
        with suppress(webbrowser.Error, OSError):
            opened = webbrowser.open(address)
    if not opened:
        echo(words.say("serve-no-browser", address=address))
        sys.stdout.flush()


def _fail(message: str, status: int) -> NoReturn:
    echo(message, err=True)
    sys.exit(status)
