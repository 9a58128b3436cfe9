"""The bots that look ahead: `expert` and `master`.

Until their kernels are compiled, which takes a minute once on a machine, they play as `club` does,
so that nobody waits for a first card. Where there is no deadline nobody waits, and they see to it
that they play as they are called.
"""

from __future__ import annotations

from functools import lru_cache
from random import Random
from typing import TYPE_CHECKING, ClassVar

from quinola.actions import Action, Claim, Pass
from quinola.bots.club import ClubBot
from quinola.bots.policies import policy
from quinola.bots.readiness import is_ready, make_ready
from quinola.bots.verdict import has_won_party
from quinola.deal import Phase
from quinola.view import View

if TYPE_CHECKING:
    from quinola.bots.search import Search


class SearchingBot:
    """Tries its choices out by a search, and does what brings most.

    `seconds` is how long it thinks about a card where people wait for it, `nets` are the policies
    by which it goes on itself and takes the others to play.
    """

    name: str
    seconds: float
    nets: ClassVar[tuple[str, ...]]

    def __init__(self, rng: Random) -> None:
        self._rng = rng
        self._meanwhile = ClubBot(Random(rng.random()))

    def act(self, view: View, deadline: float) -> Action:
        actions = view.actions()
        if len(actions) == 1:
            return actions[0]
        if view.phase is Phase.CLAIM:
            # Due to the winner of the party alone (S0-40), and free.
            return Claim() if has_won_party(view) else Pass()
        if deadline == float("inf"):
            make_ready()
        elif not is_ready():
            return self._meanwhile.act(view, deadline)
        from quinola.kernels.chance import stream

        return search(self.name).prospects(view, stream(self._rng), deadline)[0].action


class ExpertBot(SearchingBot):
    """Takes the others to play as `club` does, in worlds as they come."""

    name = "expert"
    seconds = 0.3
    nets = ("expert", "club")


class MasterBot(SearchingBot):
    """Takes the others to play as `club` or as itself, by what they did, and so weighs worlds."""

    name = "master"
    seconds = 0.5
    nets = ("master", "club")


@lru_cache
def search(level: str) -> Search:
    """How a level looks ahead. Raises `KeyError` for one that does not."""
    from quinola.bots.search import Rival, Search

    match level:
        case "expert":
            rival = Rival(policy("club"))
            return Search(
                net=policy("expert"), rivals=(rival, rival), worlds=512, scale=13.0, doubt=2.2
            )
        case "master":
            net = policy("master")
            return Search(
                net=net,
                rivals=(Rival(policy("club")), Rival(net, heat=0.15)),
                worlds=2048,
                drawn=8192,
                scale=13.0,
                doubt=2.2,
            )
        case _:
            raise KeyError(level)
