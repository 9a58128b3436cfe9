"""The policies by themselves: each does at first sight what its network finds best.

They are what the levels that look ahead go on by (`club` here is the policy that the bot `club`
taught, not that bot). A table of four of them is played by the kernels alone, some ten thousand
deals a second; asked through its view, as here, each answers alike.
"""

from __future__ import annotations

import hashlib
from functools import lru_cache
from importlib.resources import as_file, files
from random import Random
from typing import TYPE_CHECKING, ClassVar, Final

from quinola.actions import Action
from quinola.bots.readiness import make_ready
from quinola.view import View

if TYPE_CHECKING:
    from quinola.kernels.policy import Net


class PolicyBot:
    """Does what one network finds best; its chance decides nothing that it sees."""

    name: str
    nets: ClassVar[tuple[str, ...]]

    def __init__(self, rng: Random) -> None:
        self._rng = rng

    def act(self, view: View, deadline: float) -> Action:  # noqa: ARG002
        actions = view.actions()
        if len(actions) == 1:
            return actions[0]
        make_ready()
        from quinola.deduction import Beliefs
        from quinola.kernels.chance import stream
        from quinola.kernels.encoding import coding
        from quinola.kernels.policy import choose, new_sheet

        # A network looks at nothing that its seat does not know, so any world will do.
        code, world = coding(view.ruleset), Beliefs(view).sample(1, stream(self._rng)).states[0]
        net = policy(self.nets[0])
        chosen = choose(code.rules, world, view.standing.remise, net, new_sheet())
        return code.decode(chosen, view.phase)


class ClubPolicyBot(PolicyBot):
    """As the bot `club` taught it."""

    name = "club-policy"
    nets = ("club",)


class ExpertPolicyBot(PolicyBot):
    """As `expert` goes on in the worlds that it tries."""

    name = "expert-policy"
    nets = ("expert",)


class MasterPolicyBot(PolicyBot):
    """As `master` goes on in the worlds that it tries."""

    name = "master-policy"
    nets = ("master",)


POLICY_BOTS: Final = (ClubPolicyBot, ExpertPolicyBot, MasterPolicyBot)


@lru_cache
def policy(name: str) -> Net:
    """The network of this name, as it comes with Quinola."""
    from quinola.kernels.policy import load_net

    with as_file(files("quinola.bots") / "nets" / f"{name}.npz") as path:
        return load_net(path)


def fingerprint(name: str) -> str:
    """The SHA-256 of a network's file, in hexadecimal."""
    return hashlib.sha256((files("quinola.bots") / "nets" / f"{name}.npz").read_bytes()).hexdigest()
