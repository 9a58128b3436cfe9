"""How good the old advice is: what strong play makes of it, on many random deals.

    python -m benchmarks.advice --out FILE [--deals 60000] [--seed 1] [--state FILE] [--workers 2]

For each rule set, three tables: four strong players (`alike`), one among three who play as `club`
does (`club`), and four strong ones who find three times the first stakes in the pool (`rich`). The
strong ones do what the network of `master` finds best, and look no further ahead; those who play
as `club` go by the network that it taught. Wherever old advice applies (`situations.MEASURES`),
the deal is played out both ways from the same cards: the difference is what following the advice
is worth, in fiches. Every deal is dealt anew and stands alone.

Written are, by table, rule set, measure and group, how many values there were, their mean, and half
the 95% interval. The figures depend on seed and number of deals only, not on how the work is shared
out. With `--state` every part done is kept, and the same command goes on from there.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Iterator, Mapping
from multiprocessing import get_context
from pathlib import Path
from random import Random
from statistics import NormalDist
from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from benchmarks.situations import GROUPS, MEASURES, new_watch, watch_deals
from quinola import __version__
from quinola.bots.searching import search
from quinola.kernels.chance import stream
from quinola.kernels.encoding import NO_FAULTS, coding
from quinola.kernels.policy import new_sheet
from quinola.rules import PRESETS, preset

Sums = NDArray[np.int64]
Figure = tuple[int, float, float]

TABLES: Final = ("alike", "club", "rich")
RICH: Final = 3
"""How many times the first stakes lie in a rich pool before the deal."""

PART: Final = 2000
"""Deals to a task."""

ENOUGH: Final = 30
"""A group with fewer values has no figure: it would say nothing."""


class Part(NamedTuple):
    """Some deals of one rule set at one table."""

    table: str
    ruleset: str
    seed: int
    number: int
    deals: int

    @property
    def name(self) -> str:
        return "/".join(map(str, self))


def watched(part: Part) -> tuple[str, Sums]:
    """Play a part: its name and its sums."""
    ruleset = preset(part.ruleset)
    master = search("master")
    assert master.rivals is not None
    club = master.rivals[0].net
    watch = new_watch(new_sheet())
    watch_deals(
        coding(ruleset).rules,
        NO_FAULTS,
        RICH * ruleset.first_stakes if part.table == "rich" else 0,
        part.deals,
        stream(Random(f"{part.seed}/cards/{part.number}")),
        stream(Random(f"{part.seed}/moments/{part.number}")),
        master.net,
        club if part.table == "club" else master.net,
        watch,
    )
    return part.name, watch.sums


def parts(deals: int, seed: int) -> Iterator[Part]:
    for number in range(-(-deals // PART)):
        for table in TABLES:
            for name in PRESETS:
                yield Part(table, name, seed, number, min(PART, deals - number * PART))


def watch_all(deals: int, seed: int, workers: int, state: Path | None) -> dict[str, Sums]:
    """The sums of every part, by its name; those that the state has are not played again."""
    done = _kept(state)
    left = [part for part in parts(deals, seed) if part.name not in done]
    with get_context("spawn").Pool(workers) as pool:
        for name, sums in pool.imap_unordered(watched, left):
            done[name] = sums
            if state:
                with state.open("a", encoding="utf-8") as file:
                    file.write(json.dumps([name, sums.tolist()]) + "\n")
    return done


def _kept(state: Path | None) -> dict[str, Sums]:
    """What a state file has; a last line cut short is played again."""
    done: dict[str, Sums] = {}
    if state and state.exists():
        for line in state.read_text(encoding="utf-8").splitlines(keepends=True):
            if line.endswith("\n"):
                name, sums = json.loads(line)
                done[name] = np.array(sums)
    return done


def figure(count: int, total: int, squares: int) -> Figure:
    """How many values, their mean, half its 95% interval; both rounded."""
    mean = total / count
    variance = (squares - total * mean) / (count - 1)
    half = NormalDist().inv_cdf(0.975) * (max(variance, 0.0) / count) ** 0.5
    return count, round(mean, 4), round(half, 4)


def figures(sums: Sums) -> dict[str, dict[str, Figure | None]]:
    """The figures of one rule set at one table, by measure and group; None for rare ones."""
    return {
        measure: {
            group: figure(*map(int, sums[row, place])) if sums[row, place, 0] >= ENOUGH else None
            for place, group in enumerate(groups)
        }
        for row, (measure, groups) in enumerate(MEASURES)
    }


def summed_up(done: Mapping[str, Sums], deals: int, seed: int) -> dict[str, Sums]:
    """The sums by "TABLE/RULES", in the order of `TABLES` and the presets."""
    of = {
        f"{table}/{name}": np.zeros((len(MEASURES), GROUPS, 3), dtype=np.int64)
        for table in TABLES
        for name in PRESETS
    }
    for part in parts(deals, seed):
        of[f"{part.table}/{part.ruleset}"] += done[part.name]
    return of


def written(of: Mapping[str, Sums], deals: int, seed: int) -> str:
    """All figures as JSON, a line for each measure, so that a change can be read."""
    about = {"quinola": __version__, "deals": deals, "seed": seed, "rich": RICH}
    tables = (
        f" {json.dumps(name)}: {{\n"
        + ",\n".join(
            f"  {json.dumps(measure)}: {json.dumps(found)}"
            for measure, found in figures(sums).items()
        )
        + "\n }"
        for name, sums in of.items()
    )
    return "{\n" + ",\n".join([f' "about": {json.dumps(about)}', *tables]) + "\n}\n"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--out", type=Path, required=True, help="where to write the figures")
    parser.add_argument("--deals", type=int, default=60_000, help="of each rule set and table")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--state", type=Path, help="keeps what is done")
    parser.add_argument("--workers", type=int, default=2, help="processes; changes no figure")
    given = parser.parse_args()
    done = watch_all(given.deals, given.seed, given.workers, given.state)
    of = summed_up(done, given.deals, given.seed)
    given.out.write_text(written(of, given.deals, given.seed), encoding="utf-8")


if __name__ == "__main__":
    main()
