"""Entrants for tests; in a module of their own, so that other processes can make them too."""

from __future__ import annotations

import os
from random import Random

from quinola.actions import Action, Announce
from quinola.deal import Deal
from quinola.view import View


class Faller:
    """Raises at every decision."""

    name = "faller"

    def __init__(self, rng: Random) -> None:
        pass

    def act(self, view: View, deadline: float) -> Action:
        raise ArithmeticError


class Cheat:
    """Always announces an espagnolette, which is hardly ever allowed."""

    name = "cheat"

    def __init__(self, rng: Random) -> None:
        pass

    def act(self, view: View, deadline: float) -> Action:
        return Announce()


class Killer:
    """Takes its whole process along at its first decision."""

    name = "killer"

    def __init__(self, rng: Random) -> None:
        pass

    def act(self, view: View, deadline: float) -> Action:
        os._exit(1)


class Seer:
    """Sees all cards, plays at random, and ruins its copy of the deal each time."""

    def __init__(self, rng: Random) -> None:
        self._rng = rng

    def act(self, view: View, deadline: float, deal: Deal) -> Action:
        assert deal.turn is view.seat
        assert tuple(deal.tricks) == view.tricks
        assert deal.hands[view.seat] == set(view.hand)
        assert deal.phase is view.phase
        assert len({card for hand in deal.hands for card in hand}) == sum(map(len, deal.hands))
        for hand in deal.hands:
            hand.clear()
        deal.tricks.clear()
        return self._rng.choice(view.actions())
