"""What a bot is, and how it is asked: one that fails is replaced for that move, openly."""

from __future__ import annotations

import threading
import time
from dataclasses import dataclass
from enum import StrEnum
from random import Random
from typing import Protocol

from quinola.actions import Action, Pass
from quinola.view import View


class Bot(Protocol):
    """Anything that can choose an action.

    `act` gets what its seat may know and a deadline (seconds of `time.monotonic`), and answers
    with one of `view.actions()`.
    """

    name: str

    def act(self, view: View, deadline: float) -> Action: ...


class Stumble(StrEnum):
    """How a bot failed."""

    RAISED = "raised"
    STALLED = "stalled"
    ILLEGAL = "illegal"


@dataclass(frozen=True, slots=True)
class Move:
    """The action to be done; `stumble` is set where it stands in for the bot's own."""

    action: Action
    stumble: Stumble | None = None


def ask(bot: Bot, view: View, rng: Random, *, seconds: float = 1.0) -> Move:
    """The bot's action, or a legal one at random if it raises, stalls or answers illegally.

    The bot thinks in a thread of its own, so that one that never answers holds nobody up;
    that thread is left behind.
    """
    answer: list[Action] = []
    deadline = time.monotonic() + seconds

    def think() -> None:
        # A bot may raise anything at all; it is not for the table to fall with it.
        try:
            answer.append(bot.act(view, deadline))
        except Exception:  # noqa: BLE001
            return

    thread = threading.Thread(target=think, name=f"bot {bot.name}", daemon=True)
    thread.start()
    # A little grace: a bot that stops thinking at the deadline still has to answer.
    thread.join(seconds + 0.25)
    if answer and answer[0] in view.actions():
        return Move(answer[0])
    if answer:
        return Move(stand_in(view, rng), Stumble.ILLEGAL)
    return Move(stand_in(view, rng), Stumble.STALLED if thread.is_alive() else Stumble.RAISED)


def stand_in(view: View, rng: Random) -> Action:
    """A legal action that gives nothing away: passing where one may, else a card at random."""
    actions = view.actions()
    return Pass() if Pass() in actions else rng.choice(actions)
