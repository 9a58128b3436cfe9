"""A bot that does anything it may, with the same likelihood: the yardstick of all others."""

from __future__ import annotations

from random import Random

from quinola.actions import Action
from quinola.view import View


class RandomBot:
    """Chooses uniformly among the legal actions."""

    name = "random"

    def __init__(self, rng: Random) -> None:
        self._rng = rng

    def act(self, view: View, deadline: float) -> Action:  # noqa: ARG002
        return self._rng.choice(view.actions())
