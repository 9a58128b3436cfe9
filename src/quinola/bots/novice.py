"""A bot for those who are learning: it knows how the game goes, and forgets it now and then."""

from __future__ import annotations

from random import Random
from typing import Final

from quinola.actions import Action
from quinola.bots.club import ClubBot
from quinola.view import View

FORGETS: Final = 0.3
"""How often it does anything that it may."""


class NoviceBot:
    """Plays as `club` does, but for every third choice or so, which it leaves to chance."""

    name = "novice"

    def __init__(self, rng: Random) -> None:
        self._rng = rng
        self._club = ClubBot(Random(rng.random()))

    def act(self, view: View, deadline: float) -> Action:
        if self._rng.random() < FORGETS:
            return self._rng.choice(view.actions())
        return self._club.act(view, deadline)
