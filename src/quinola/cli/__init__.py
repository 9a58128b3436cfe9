"""The `quinola` command.

Each subcommand lives in a module of its own that is loaded when it is called for, so that
`quinola --version` and completion stay quick.
"""

from __future__ import annotations

import codecs
import errno
import io
import os
import sys
from functools import partial
from importlib import import_module

import click

from quinola import __version__

SUBCOMMANDS = (
    "play",
    "settle",
    "book",
    "check",
    "show",
    "review",
    "solve",
    "rules",
    "arena",
    "generate",
    "verify-shuffle",
    "serve",
    "backup",
    "restore",
    "completion",
)

GOOD, BAD_RECORD, WRONG_USAGE = 0, 1, 2
"""Exit statuses."""

COMPLETE = "_QUINOLA_COMPLETE"
"""The variable by which a shell asks what may come next."""

INTERRUPTED = 128 + 2
"""What a shell says of a command that Ctrl-C has ended."""


class LazyGroup(click.Group):
    """A group whose subcommand `x-y` is `quinola.cli.x_y.x_y`."""

    def list_commands(self, ctx: click.Context) -> list[str]:  # noqa: ARG002 (click's)
        return list(SUBCOMMANDS)

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:  # noqa: ARG002
        if cmd_name not in SUBCOMMANDS:
            return None
        name = cmd_name.replace("-", "_")
        command = getattr(import_module(f"quinola.cli.{name}"), name)
        assert isinstance(command, click.Command)
        return command

    def invoke(self, ctx: click.Context) -> object:
        try:
            return super().invoke(ctx)
        except KeyboardInterrupt:
            # Left to click, it would end as one that found a bad record.
            sys.exit(INTERRUPTED)


class ClosedOutput(io.TextIOBase):
    """Standard output where the shell has closed it: who writes to it is told so."""

    def write(self, _text: str, /) -> int:
        raise OSError(errno.EBADF, "standard output is closed")


@click.group(cls=LazyGroup, context_settings={"help_option_names": ["-h", "--help"]})
@click.version_option(__version__, prog_name="quinola", message="%(prog)s %(version)s")
def quinola() -> None:
    """Reversis (Quinola): play it, settle it exactly, compare its rules."""


def main() -> None:
    """Run the command on whatever streams there are.

    A console of an older code page gets the nearest letters it has, and an output that fails or
    is closed is told of where that can be done.
    """
    _prepare_output()
    if COMPLETE in os.environ:
        # Makes the shells known to click.
        import_module("quinola.cli.shells")
    try:
        try:
            quinola(complete_var=COMPLETE)
        finally:
            # Not left to the interpreter, which would show its own error for a full disk.
            sys.stdout.flush()
    except OSError as error:
        _give_up(error)


def _prepare_output() -> None:
    # Python sets them to None when they are closed, whatever their types say.
    if sys.stdout is None:
        sys.stdout = ClosedOutput()
    for stream in (sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            handler = f"quinola.nearest.{stream.encoding}"
            codecs.register_error(handler, partial(_nearest, stream.encoding))
            stream.reconfigure(errors=handler)


def _nearest(encoding: str, error: UnicodeError) -> tuple[str, int]:
    """For letters that the encoding lacks: `e` for `ê`, `-` for `–`, `eto` for `это`."""
    from quinola.terminal.console import in_latin

    # The error does not name a code page: it says "charmap" for each.
    assert isinstance(error, UnicodeEncodeError)
    return in_latin(error.object[error.start : error.end], encoding), error.end


def _give_up(error: OSError) -> None:
    if not isinstance(sys.stdout, ClosedOutput):
        # What is still in the buffer cannot be written, now or at exit.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    if error.errno != errno.EPIPE:
        click.echo(f"quinola: {error.strerror or error}", err=True)
    sys.exit(BAD_RECORD)
