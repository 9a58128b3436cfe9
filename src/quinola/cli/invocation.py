"""The command as it can be typed again, however this process was started."""

from __future__ import annotations

import os
import shlex
import shutil
import sys
from pathlib import Path
from typing import Final

STARTED_BY: Final = "QUINOLA_STARTED_BY"
"""The variable by which the Makefile says that it was `make terminal`."""


def play_again(*options: str) -> str:
    """`quinola play` with these options as a line for the shell, in the way it was started now."""
    if os.environ.get(STARTED_BY) == "make":
        return f"make terminal ARGS={_for_make(shlex.join(options))}"
    return shlex.join([*_program(), "play", *options])


def typed_command() -> str:
    """What was typed, as it can be typed again."""
    return shlex.join(
        ["quinola", *(os.fsencode(a).decode("utf-8", "replace") for a in sys.argv[1:])]
    )


def _for_make(arguments: str) -> str:
    """Arguments that the shell hands to make, and make to a shell of its own."""
    arguments = arguments.replace("$", "$$")
    # Within double quotes these mean something to the shell; without them it reads more easily.
    return shlex.quote(arguments) if set('"$`\\!') & set(arguments) else f'"{arguments}"'


def _program() -> list[str]:
    started = sys.argv[0]
    if Path(started).name == "__main__.py":
        return [sys.orig_argv[0], "-m", "quinola"]
    found = shutil.which("quinola")
    if found is not None and Path(started).exists() and Path(found).samefile(started):
        return ["quinola"]
    return [started]
