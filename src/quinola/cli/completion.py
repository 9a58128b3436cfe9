"""`quinola completion`: a shell learns to complete the command."""

from __future__ import annotations

import sys

import click

from quinola.cli.shells import SHELLS, script
from quinola.cli.speech import echo, language_for
from quinola.locale import say


@click.command()
@click.argument("shell", type=click.Choice(SHELLS))
def completion(shell: str) -> None:
    """Print what makes a shell complete commands, options, rule sets, bots and files.

    \b
    In bash, for this shell alone:  eval "$(quinola completion bash)"
    In zsh, after compinit:         eval "$(quinola completion zsh)"
    In fish:                        quinola completion fish | source

    The first lines of what is printed say how to have it in every shell.
    """
    click.echo(script(shell).encode("ascii"), nl=False)
    if sys.stdout.isatty():
        echo(say("completion-install", language_for(sys.stderr)), err=True)
