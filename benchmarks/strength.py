"""How strong the bots that look ahead are.

    python benchmarks/strength.py [--deals 100] [--worlds 96]

Each pair is measured one against three: what the lone one wins a deal, mean over all four seats
with the same cards, beyond what one of four of the others wins with these cards. So that hundreds
of deals can be played, every level looks into `--worlds` worlds only (`master` drawing four times
as many to choose from); the bots of the game look into more. The clairvoyant does as its level
does, but in the one true world.

Means with 95% intervals by deals (Student's t). Deterministic for a seed and a number of worlds,
whatever the number of workers.
"""

from __future__ import annotations

import argparse
import json
import os
import sys
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
from quinola.bots.search import Search
from quinola.bots.searching import SearchingBot, search
from quinola.deal import Deal, Phase
from quinola.dealing import deal_out
from quinola.kernels.chance import stream
from quinola.kernels.encoding import coding
from quinola.rules import PRESETS, preset
from quinola.seats import SEATS
from quinola.view import View

PAIRS = (
    ("expert", "club"),
    ("master", "club"),
    ("master", "expert"),
    ("expert that sees", "club"),
    ("master that sees", "club"),
)


class Light(SearchingBot):
    """A level that looks into fewer worlds."""

    def __init__(self, looking: Search, rng: Random) -> None:
        super().__init__(rng)
        self._looking = looking

    def act(self, view: View, deadline: float) -> Action:
        if len(view.actions()) == 1 or view.phase is Phase.CLAIM:
            return super().act(view, deadline)
        return self._looking.prospects(view, stream(self._rng), deadline)[0].action


class Seeing(SearchingBot):
    """The same search given the true cards."""

    def __init__(self, looking: Search, rng: Random) -> None:
        super().__init__(rng)
        self._looking = replace(looking, scale=0.0)

    def act(self, view: View, deadline: float, deal: Deal) -> Action:  # type: ignore[override]
        if len(view.actions()) == 1 or view.phase is Phase.CLAIM:
            return super().act(view, deadline)
        truth = coding(deal.ruleset).state(deal)[None, :]
        return self._looking.weigh(view, view.actions(), truth, deadline)[0].action


def player(name: str, worlds: int) -> Entrant:
    """Who plays under a name of `PAIRS`."""
    level = name.split(maxsplit=1)[0]
    if level not in ("expert", "master"):
        return Contestant(name, BOTS[name])
    real = search(level)
    light = replace(real, worlds=worlds, drawn=4 * worlds if real.drawn else 0)
    if name != level:
        return Clairvoyant(name, partial(Seeing, light))
    return Contestant(name, partial(Light, light))


def edge(rules: str, lone: str, others: str, worlds: int, number: int) -> tuple[float, float]:
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
            rng = Random(f"{rules} {number} {alone} {seat} {who}")
            entrant = player(who, worlds)
            players.append(Player(entrant, rng, Random(number), conduct[who]))
        return play_match(ruleset, cards, players).net

    won = sum(game(seat)[seat] for seat in SEATS) / 4 - sum(game(None)) / 4
    return won, conduct[lone].times.mean or 0.0


def main() -> None:
    arguments = argparse.ArgumentParser(description=__doc__)
    arguments.add_argument("--deals", type=int, default=100)
    arguments.add_argument("--worlds", type=int, default=96)
    arguments.add_argument("--workers", type=int, default=os.cpu_count() or 1)
    arguments.add_argument("--preset", nargs="+", default=list(PRESETS))
    arguments.add_argument("--pairs", nargs="+", type=int, default=list(range(len(PAIRS))))
    given = arguments.parse_args()
    make_ready()
    sys.stdout.write(f"quinola {__version__}, {given.deals} deals, {given.worlds} worlds\n")
    with ProcessPoolExecutor(given.workers, mp_context=get_context("spawn")) as pool:
        for rules in given.preset:
            edges: dict[tuple[str, str], list[float]] = {}
            for index in given.pairs:
                lone, others = PAIRS[index]
                task = partial(edge, rules, lone, others, given.worlds)
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
