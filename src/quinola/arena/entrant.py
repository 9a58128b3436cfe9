"""Who may enter the arena: bots, which see a `View`, and clairvoyants, which see every card.

A clairvoyant is a yardstick and no player: it shows what perfect knowledge would be worth. Only
the arena seats one, and only where it was entered as such; a table with people has no place for it.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from random import Random
from typing import Protocol

from quinola.actions import (
    Action,
    action_of,
    perform,
)
from quinola.arena.refusal import ArenaError
from quinola.bots import BOTS, Bot
from quinola.bots.policies import POLICY_BOTS
from quinola.deal import Deal
from quinola.view import View


class Seer(Protocol):
    """Anything that can choose an action with all cards in sight.

    `act` gets the view that an ordinary bot would get in this seat, and besides a copy of the
    whole deal that is its own: it may be played on without any effect on the real one.
    """

    def act(self, view: View, deadline: float, deal: Deal) -> Action: ...


@dataclass(frozen=True, slots=True)
class Contestant:
    """An ordinary bot: `make` makes one from its source of chance. It is shown Views only.

    For more than one worker `make` must be something that pickle can name, as a class or function
    of a module is; a lambda is not.
    """

    name: str
    make: Callable[[Random], Bot]


@dataclass(frozen=True, slots=True)
class Clairvoyant:
    """A privileged player, shown the whole deal at each decision. `make` as for `Contestant`."""

    name: str
    make: Callable[[Random], Seer]


Entrant = Contestant | Clairvoyant

_ENTRANTS: dict[str, Entrant] = {
    **{name: Contestant(name, make) for name, make in BOTS.items()},
    **{bot.name: Contestant(bot.name, bot) for bot in POLICY_BOTS},
}


def register(entrant: Entrant) -> None:
    """Let an entrant be called by its name, in this process. Raises `ValueError` if it is taken."""
    if entrant.name in _ENTRANTS:
        raise ValueError(f"there is an entrant {entrant.name} already")
    _ENTRANTS[entrant.name] = entrant


def entrant(name: str) -> Entrant:
    """A level (`quinola.bots.BOTS`), a policy by itself or an entrant registered, by its name.

    Raises `ArenaError` if there is none.
    """
    if name not in _ENTRANTS:
        raise ArenaError("bot-unknown", name=name[:40], allowed=", ".join(_ENTRANTS))
    return _ENTRANTS[name]


def copy_of(deal: Deal) -> Deal:
    """The same deal at the same moment, made by doing everything again."""
    copy = Deal(deal.ruleset, deal.dealt)
    for event in deal.events:
        if (action := action_of(event)) is not None:
            perform(copy, event.seat, action)
    return copy
