"""The course of a game on the screen: one thing after another, and never two at once.

Only this touches the `Game`, in a thread, so that neither a bot nor the disk holds up the screen;
the screen shows what was seen when the last thing had happened.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from enum import Enum
from typing import Final

from quinola.actions import Action
from quinola.events import TrickTaken
from quinola.refusal import Refusal
from quinola.terminal.game import Game, Happening
from quinola.view import View

GRACE: Final = 0.15
"""Seconds after being asked within which nobody can have answered: a key that comes in them was
meant to hasten the bots."""


class Order(Enum):
    """What the person may want besides an action of the game."""

    DEAL = "deal"
    UNDO = "undo"


Wish = Action | Order


class Course:
    """Carries out what the person wants and lets the bots act, at a pace in seconds."""

    def __init__(self, game: Game, pace: float, show: Callable[[], None]) -> None:
        self.game = game
        self.pace = pace
        self.view: View | None = None
        self.waits_for_person = False
        self.waits_for_deal = False
        self.is_settled = False
        self.trouble: Refusal | OSError | None = None
        """Why the last thing could not be done."""
        self.stumbled: Happening | None = None
        """What a bot did that had to be replaced, until the person acts again."""
        self.could_not_undo = False
        self._show = show
        self._wish: Wish | None = None
        self._is_busy = False
        self._is_stuck = False
        self._asked_at = 0.0
        self._woken = asyncio.Event()

    def want(self, wish: Wish) -> bool:
        """Have this done next; False if it cannot be wanted now, and then it is forgotten."""
        # To take something back one need not wait until a bot has done thinking.
        if self._wish is not None or (self._is_busy and wish is not Order.UNDO):
            return False
        if fits := self._fits(wish):
            self._wish = wish
            self._woken.set()
        return fits

    def _fits(self, wish: Wish) -> bool:
        match wish:
            case Order.DEAL:
                return self.waits_for_deal
            case Order.UNDO:
                return not self.is_settled
            case _:
                return self.waits_for_person

    def hasten(self) -> None:
        """End the present pause, or try again what could not be saved."""
        if not self.waits_for_person:
            self._is_stuck = False
            self._woken.set()

    def was_just_asked(self, within: float = GRACE) -> bool:
        """Whether it is the person's turn, or the deal over, since so many seconds only."""
        return time.monotonic() - self._asked_at < min(within, self.pace)

    async def run(self) -> None:
        """Go on for as long as the screen lives."""
        self._look()
        self._show()
        while True:
            await self._wait()
            self._woken.clear()
            await self._step()
            self._show()

    async def _wait(self) -> None:
        if self._wish is not None:
            return
        if self._is_stuck or not self._bots_are_to_act:
            await self._woken.wait()
        elif seconds := self._pause():
            try:
                await asyncio.wait_for(self._woken.wait(), seconds)
            except TimeoutError:
                return

    @property
    def _bots_are_to_act(self) -> bool:
        return not (self.waits_for_person or self.waits_for_deal or self.is_settled)

    def _pause(self) -> float:
        """A trick just taken is looked at for a while."""
        events = self.view.events if self.view else ()
        is_after_trick = bool(events) and isinstance(events[-1], TrickTaken)
        return self.pace * (2 if is_after_trick else 1)

    async def _step(self) -> None:
        wish, self._wish = self._wish, None
        if wish is not None and not self._fits(wish):
            return
        self._is_busy = True
        self.trouble = None
        self.could_not_undo = False
        if wish is not None:
            self.stumbled = None
        try:
            await asyncio.to_thread(self._do, wish)
        except Refusal as refusal:
            self.trouble = refusal
        except OSError as error:
            # Nothing happened: what cannot be written down is not done.
            self.trouble = error
            self._is_stuck = True
        finally:
            self._is_busy = False

    def _do(self, wish: Wish | None) -> None:
        match wish:
            case None:
                happening = self.game.go_on()
                if happening is not None and happening.stumble is not None:
                    self.stumbled = happening
            case Order.DEAL:
                self.game.deal()
            case Order.UNDO:
                self.could_not_undo = not self.game.undo()
            case _:
                self.game.act(wish)
        self._look()

    def _look(self) -> None:
        game, was_running = self.game, self._bots_are_to_act
        self.view = game.view() if game.table.deal is not None else None
        self.waits_for_person = self.view is not None and game.waits_for_person
        self.waits_for_deal = game.waits_for_deal
        self.is_settled = game.is_settled
        self._is_stuck = False
        if was_running and not self._bots_are_to_act:
            self._asked_at = time.monotonic()
