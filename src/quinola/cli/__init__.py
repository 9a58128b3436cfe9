"""The `quinola` command.

Each subcommand lives in a module of its own that is loaded when it is called for, so that
`quinola --version` and completion stay quick.
"""

from __future__ import annotations

import sys
from importlib import import_module

import click

from quinola import __version__

SUBCOMMANDS = ("play", "settle", "check", "show", "rules")

GOOD, BAD_RECORD, WRONG_USAGE = 0, 1, 2
"""Exit statuses."""


class LazyGroup(click.Group):
    """A group whose subcommand `x` is `quinola.cli.x.x`."""

    def list_commands(self, ctx: click.Context) -> list[str]:
        return list(SUBCOMMANDS)

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        if cmd_name not in SUBCOMMANDS:
            return None
        command = getattr(import_module(f"quinola.cli.{cmd_name}"), cmd_name)
        assert isinstance(command, click.Command)
        return command


@click.group(cls=LazyGroup, context_settings={"help_option_names": ["-h", "--help"]})
@click.version_option(__version__, prog_name="quinola", message="%(prog)s %(version)s")
def quinola() -> None:
    """Reversis (Quinola): play it, settle it exactly, compare its rules."""


def main() -> None:
    """Run the command, speaking UTF-8 where the console can and losing no output where it cannot."""
    for stream in (sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            # A console of an older code page gets '?' for what it lacks, not a crash.
            stream.reconfigure(errors="replace")
    quinola()
