"""`quinola verify-shuffle`: whether a deal was dealt as was committed to before it."""

from __future__ import annotations

import sys

import click

from quinola.cli import BAD_RECORD
from quinola.cli.completing import files
from quinola.cli.speech import echo, language_for, language_option, visible, words_for
from quinola.shuffle import LARGEST_PROOF, ShuffleError, read_proof, verify
from quinola.wording import Words


@click.command("verify-shuffle")
@click.argument("file", shell_complete=files(".json"))
@language_option
def verify_shuffle(file: str) -> None:
    """Check that a deal's seed is the one committed to, and that it deals these cards.

    FILE is the JSON that the table publishes when a deal is over, `-` for standard input. The
    exit status is 0 if all holds, 1 if something does not.
    """
    try:
        proof = read_proof(_text(file))
        verify(proof)
    except ShuffleError as error:
        words = Words(language_for(sys.stderr))
        echo(visible(words.refusal(error)), err=True)
        sys.exit(BAD_RECORD)
    # As a string: the number of a deal has no thousands separator.
    echo(words_for().say("shuffle-holds", deal=str(proof.deal)))


def _text(file: str) -> bytes:
    """The file, or so much of it that it is seen to be too long."""
    try:
        if file == "-":
            return sys.stdin.buffer.read(LARGEST_PROOF + 1)
        with click.open_file(file, "rb") as stream:
            text: bytes = stream.read(LARGEST_PROOF + 1)
            return text
    except OSError as error:
        raise click.UsageError(f"{visible(file)}: {error.strerror or error}") from None
