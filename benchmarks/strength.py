"""How strong the bots that look ahead are.

    python benchmarks/strength.py [--deals 100] [--share 0.125]

Each pair is measured one against three: what the lone one wins a deal, mean over all four seats
with the same cards, beyond what one of four of the others wins with these cards. So that hundreds
of deals can be played, every level looks into a `--share` of its worlds only. The clairvoyant does
as its level does, but in the one true world. Who plays at sight does what its network finds best
and looks no further. A seat has the same luck in all games with its cards, so that games part only
where players choose otherwise.

Means with 95% intervals by deals (Student's t). Deterministic for a share, whatever the
number of workers.
"""

from __future__ import annotations

import argparse
import json
import os
import sys
from abc import ABC, abstractmethod
from concurrent.futures import ProcessPoolExecutor
from dataclasses import replace
from functools import partial
from multiprocessing import get_context
from random import Random

from quinola import __version__
from quinola.actions import Action
from quinola.arena import Clairvoyant, Conduct, Contestant, Entrant, estimate
from quinola.arena.block import Player, play_match
from quinola.bots import BOTS
from quinola.bots.readiness import make_ready
from quinola.bots.search import Search, Worlds
from quinola.bots.searching import SearchingBot, search
from quinola.deal import Deal, Phase
from quinola.dealing import deal_out
from quinola.deduction import Beliefs
from quinola.kernels.chance import stream
from quinola.kernels.encoding import coding
from quinola.kernels.policy import choose, new_sheet
from quinola.rules import PRESETS, preset
from quinola.seats import SEATS
from quinola.view import View

PAIRS = (
    ("expert", "club"),
    ("expert at sight", "club"),
    ("master", "club"),
    ("master at sight", "club"),
    ("master", "expert"),
    ("expert that sees", "club"),
    ("master that sees", "club"),
)


class Measured(SearchingBot, ABC):
    """A level that decides in one way of its own, where there is something to decide."""

    def __init__(self, looking: Search, rng: Random) -> None:
        super().__init__(rng)
        self._looking = looking

    def act(self, view: View, deadline: float, *deal: Deal) -> Action:
        if len(view.actions()) == 1 or view.phase is Phase.CLAIM:
            return super().act(view, deadline)
        return self.best(view, *deal)

    @abstractmethod
    def best(self, view: View, *deal: Deal) -> Action:
        """Its choice; a clairvoyant is shown the deal as well."""


class Light(Measured):
    """Looks into fewer worlds."""

    def best(self, view: View, *_: Deal) -> Action:
        return self._looking.prospects(view, stream(self._rng))[0].action


class AtSight(Measured):
    """Does what its network finds best, and looks no further."""

    def best(self, view: View, *_: Deal) -> Action:
        code, sheet = coding(view.ruleset), new_sheet()
        # The network looks at what the seat knows itself, so any world will do.
        (world,) = Beliefs(view).sample(1, stream(self._rng)).states
        chosen = choose(code.rules, world, view.standing.remise, self._looking.net, sheet)
        return next(action for action in view.actions() if code.encode(action) == chosen)


class Seeing(Measured):
    """The same search given the true cards."""

    def best(self, view: View, *deal: Deal) -> Action:
        (true,) = deal
        truth = Worlds.true(coding(true.ruleset).state(true))
        looking = replace(self._looking, scale=0.0)
        return looking.weigh(view, view.actions(), truth, float("inf"))[0].action


def player(name: str, share: float) -> Entrant:
    """Who plays under a name of `PAIRS`."""
    level = name.split(maxsplit=1)[0]
    if level not in ("expert", "master"):
        return Contestant(name, BOTS[name])
    real = search(level)
    light = replace(real, worlds=round(share * real.worlds), drawn=round(share * real.drawn))
    match name.removeprefix(level):
        case " that sees":
            return Clairvoyant(name, partial(Seeing, light))
        case " at sight":
            return Contestant(name, partial(AtSight, light))
        case _:
            return Contestant(name, partial(Light, light))


def edge(rules: str, lone: str, others: str, share: float, number: int) -> tuple[float, float]:
    """One deal in five games: the lone one's edge, and its time for a decision in seconds."""
    ruleset = preset(rules)
    pack = list(ruleset.pack)
    Random(f"strength {rules} {number}").shuffle(pack)
    cards = [deal_out(pack, SEATS[number % 4], ruleset)]
    conduct = {lone: Conduct(), others: Conduct()}

    def game(alone: int | None) -> tuple[int, ...]:
        players = []
        for seat in SEATS:
            who = lone if seat == alone else others
            rng = Random(f"{rules} {number} {seat}")
            players.append(Player(player(who, share), rng, Random(number), conduct[who]))
        return tuple(play_match(ruleset, cards, players).balances)

    won = sum(game(seat)[seat] for seat in SEATS) / 4 - sum(game(None)) / 4
    return won, conduct[lone].times.mean or 0.0


def main() -> None:
    arguments = argparse.ArgumentParser(description=__doc__)
    arguments.add_argument("--deals", type=int, default=100)
    arguments.add_argument("--share", type=float, default=0.125)
    arguments.add_argument("--workers", type=int, default=os.cpu_count() or 1)
    arguments.add_argument("--preset", nargs="+", default=list(PRESETS))
    arguments.add_argument("--pairs", nargs="+", type=int, default=list(range(len(PAIRS))))
    given = arguments.parse_args()
    make_ready()
    sys.stdout.write(f"quinola {__version__}, {given.deals} deals, {given.share} of the worlds\n")
    with ProcessPoolExecutor(given.workers, mp_context=get_context("spawn")) as pool:
        for rules in given.preset:
            edges: dict[tuple[str, str], list[float]] = {}
            for index in given.pairs:
                lone, others = PAIRS[index]
                task = partial(edge, rules, lone, others, given.share)
                results = list(pool.map(task, range(given.deals), chunksize=2))
                edges[lone, others] = [won for won, _ in results]
                seconds = sum(time for _, time in results) / len(results)
                _say(rules, lone, others, edges[lone, others], seconds)
            for level in ("expert", "master"):
                pair = [edges.get((name, "club")) for name in (level, f"{level} that sees")]
                if all(pair):
                    _say_share(rules, level, *pair)


def _say(rules: str, lone: str, others: str, edges: list[float], seconds: float) -> None:
    found = estimate(edges)
    line = {
        "rules": rules,
        "lone": lone,
        "others": others,
        "edge": round(found.mean, 2),
        "half": round(found.margin or 0.0, 2),
        "ms": round(1000 * seconds, 1),
    }
    sys.stdout.write(json.dumps(line) + "\n")
    sys.stdout.flush()


def _say_share(rules: str, level: str, edges: list[float], seeing: list[float]) -> None:
    """The share of the clairvoyant's edge that a level captures, on the same deals (jackknife)."""
    share = sum(edges) / sum(seeing)
    without = [
        (sum(edges) - one) / (sum(seeing) - all_) for one, all_ in zip(edges, seeing, strict=True)
    ]
    n = len(without)
    pseudo = estimate([n * share - (n - 1) * part for part in without])
    line = {
        "rules": rules,
        "level": level,
        "share": round(share, 2),
        "half": round(pseudo.margin or 0.0, 2),
    }
    sys.stdout.write(json.dumps(line) + "\n")
    sys.stdout.flush()


if __name__ == "__main__":
    main()
