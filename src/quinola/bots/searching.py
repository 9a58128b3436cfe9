"""The bots that look ahead: `expert` and `master`."""

from __future__ import annotations

from functools import lru_cache
from importlib.resources import as_file, files
from random import Random
from typing import ClassVar

from quinola.actions import Action, Claim, Pass
from quinola.bots.search import Search
from quinola.bots.verdict import has_won_party
from quinola.deal import Phase
from quinola.kernels.chance import stream
from quinola.kernels.policy import Net, load_net
from quinola.view import View


class SearchingBot:
    """Tries its choices out by a `Search`, and does what brings most."""

    name: ClassVar[str]
    search: ClassVar[Search]

    def __init__(self, rng: Random) -> None:
        self._rng = rng

    def act(self, view: View, deadline: float) -> Action:
        actions = view.actions()
        if len(actions) == 1:
            return actions[0]
        if view.phase is Phase.CLAIM:
            # Due to the winner of the party alone (S0-40), and free.
            return Claim() if has_won_party(view) else Pass()
        return self.search.prospects(view, stream(self._rng), deadline)[0].action


@lru_cache
def net(name: str) -> Net:
    """The weights of a policy that comes with the package."""
    with as_file(files("quinola.bots") / "nets" / f"{name}.npz") as path:
        return load_net(path)
