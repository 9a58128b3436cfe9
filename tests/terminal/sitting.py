"""A sitting at `quinola play --plain`: a process that is read, answered and, if need be, killed."""

from __future__ import annotations

import os
import re
import shlex
import signal
import subprocess
import sys
from collections.abc import Iterable, Mapping
from contextlib import suppress
from pathlib import Path
from types import TracebackType
from typing import Self

COMMAND = (sys.executable, "-m", "quinola", "play")


def resuming(save: Path | None = None) -> str:
    """The line that tells how such a match is gone on with."""
    where = () if save is None else ("--save", str(save))
    return "  " + shlex.join([*COMMAND, "--resume", *where])


NUMBERED = re.compile(r"([0-9]+) (?:10|[2-9AKQJT])[♠♥♦♣SHDC]")


def environment(**variables: str) -> dict[str, str]:
    """This process's environment without what could change the language or the encoding."""
    ours = {
        name: value
        for name, value in os.environ.items()
        if not name.startswith(("LC_", "LANG", "PYTHON", "TERM", "COLUMNS"))
    }
    return {**ours, "LC_ALL": "C.UTF-8", **variables}


def is_question(line: str) -> bool:
    return line.endswith("?") or line.startswith("Next deal")


class Sitting:
    """One process. `lines` are all it has said, without their ends."""

    def __init__(
        self, save: Path, *options: str, variables: Mapping[str, str] | None = None
    ) -> None:
        self.lines: list[str] = []
        self.process = subprocess.Popen(
            [*COMMAND, "--plain", "--save", save, *options],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            env=environment(**(variables or {})),
        )

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.process.kill()
        self.process.wait()
        for stream in (self.process.stdin, self.process.stdout, self.process.stderr):
            if stream is not None:
                with suppress(OSError):
                    stream.close()

    def listen(self) -> list[str]:
        """What it says up to its next question, or to its end."""
        said: list[str] = []
        assert self.process.stdout is not None
        for raw in self.process.stdout:
            said.append(raw.decode().rstrip("\r\n"))
            if is_question(said[-1]):
                break
        self.lines += said
        return said

    def tell(self, text: str | bytes) -> None:
        """Type a line."""
        assert self.process.stdin is not None
        data = text.encode() if isinstance(text, str) else text
        self.process.stdin.write(data + b"\n")
        self.process.stdin.flush()

    def answer(self, text: str | bytes) -> list[str]:
        """Type a line and listen."""
        self.tell(text)
        return self.listen()

    def play_on(self, said: list[str]) -> list[str]:
        """Answer one question with the first card that may be played."""
        return self.answer(first_choice(said))

    def play_to_end(self, said: list[str]) -> None:
        while said and is_question(said[-1]):
            said = self.play_on(said)

    def leave(self) -> tuple[int, str]:
        """End the input: exit status and standard error."""
        assert self.process.stdin is not None
        self.process.stdin.close()
        self.listen()
        assert self.process.stderr is not None
        errors = self.process.stderr.read().decode()
        return self.process.wait(), errors

    def kill(self) -> None:
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()


def first_choice(said: Iterable[str]) -> str:
    """The number of the first card that may be played, or what else moves the game on."""
    listed = list(said)
    question = listed[-1]
    if question.startswith("Next deal"):
        return ""
    if question.startswith(("Announce", "Claim")):
        return "p"
    if question.startswith("The ace is yours"):
        return "S"
    _, _, hand = " ".join(listed).rpartition("Your hand: ")
    _, _, choice = hand.rpartition("You may play: ")
    found = NUMBERED.search(choice)
    assert found is not None, listed
    return found[1]
