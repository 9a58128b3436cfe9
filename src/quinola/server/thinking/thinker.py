"""The thinking process: reads questions from standard input, answers on standard output.

`python -m quinola.server.thinking.thinker`. It holds no table and no secret, only views.
"""

from __future__ import annotations

import os
import sys
import time
from collections.abc import Callable, Mapping
from functools import cache
from random import Random, SystemRandom
from typing import BinaryIO, Final

from quinola.bots import BOTS, Bot
from quinola.bots.readiness import is_ready
from quinola.online.hinting import hinted
from quinola.server.thinking.parcel import LENGTH, READY, Question, pack, unpack

UNASKED: Final = "-"
"""Stands for the command that the server puts in."""


@cache
def _bot(level: str) -> Bot:
    return BOTS[level](Random(SystemRandom().randrange(2**64)))


def _move(question: Question) -> object:
    return _bot(question.level).act(question.view, time.monotonic() + question.seconds)


def _hint(question: Question) -> object:
    from quinola.analysis.hints import hint

    # As a message already, so that the server need not load what it was made with.
    return hinted(UNASKED, hint(question.view))


ANSWERS: Mapping[str, Callable[[Question], object]] = {"move": _move, "hint": _hint}


def answer_all(questions: BinaryIO, answers: BinaryIO) -> None:
    """Answer until there is no more to be read. Whatever a bot raises is answered with None."""
    while header := questions.read(LENGTH.size):
        question: Question = unpack(questions.read(*LENGTH.unpack(header)))
        if question.is_compiled:
            # Loaded aside from the first move on, so that a first hint need not wait for it.
            is_ready()
        try:
            answer = ANSWERS[question.kind](question)
        except Exception:  # noqa: BLE001 (a bot may raise anything)
            answer = None
        answers.write(pack(answer))
        answers.flush()


def main() -> None:
    """Think until the server is gone."""
    answers = os.fdopen(os.dup(1), "wb")
    # Whatever a bot prints shall not be taken for an answer.
    os.dup2(2, 1)
    answers.write(pack(READY))
    answers.flush()
    answer_all(sys.stdin.buffer, answers)


if __name__ == "__main__":
    main()
