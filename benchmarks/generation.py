"""The pace of `quinola generate` and the size of what it writes, measured in turn in one run.

    python benchmarks/generation.py [--rules classic] [--rounds 5] [--players random,club-policy]

Each kind of data into each kind of file, made by one worker and written to a temporary folder, in
deals a second of the process's processor time, best and median of the rounds, and in bytes a deal.
Beside them, the same deals by the kernels alone, played and settled, with nothing told: what is
lost on the way into the file. Parquet needs the extra `parquet` and is left out without it.
"""

from __future__ import annotations

import argparse
import os
import platform
import statistics
import sys
import tempfile
import time
from dataclasses import dataclass, field
from importlib.util import find_spec
from pathlib import Path

from quinola import __version__
from quinola.generation import Plan, generate, players_named
from quinola.generation.deals import accounts_of
from quinola.generation.plan import KINDS, Kind
from quinola.generation.playing import play
from quinola.rules import PRESETS, Ruleset, preset

SECONDS = 1.0
"""About how long one measurement is to take."""


@dataclass
class Measurement:
    """One kind of data into one kind of file; `suffix` None for the kernels alone."""

    plan: Plan
    suffix: str | None
    size: int = 0
    paces: list[float] = field(default_factory=list)

    def measure(self, folder: Path) -> None:
        began = time.process_time()
        if self.suffix is None:
            for span in self.plan.spans():
                accounts_of(self.plan, play(self.plan, span).log)
        else:
            self.size = generate(self.plan, folder / f"data{self.suffix}", force=True).size
        self.paces.append(self.plan.deals / (time.process_time() - began))

    def told(self) -> str:
        players = self.plan.players[0].name
        what = "nothing told" if self.suffix is None else f"{self.plan.kind} {self.suffix}"
        each = "" if self.suffix is None else f"{self.size / self.plan.deals:,.0f}"
        best, median = max(self.paces), statistics.median(self.paces)
        return f"{players:14} {what:20} {best:>11,.0f} {median:>11,.0f} {each:>11}"


def fitted(
    kind: Kind, ruleset: Ruleset, players: str, suffix: str | None, folder: Path
) -> Measurement:
    """With as many deals as take about a second; what is to be compiled is so afterwards."""
    deals = 1
    while True:
        trial = Measurement(
            Plan(kind, ruleset, players_named(players), deals=deals, seed="pace"), suffix
        )
        began = time.process_time()
        trial.measure(folder)
        spent = time.process_time() - began
        if deals > 1 and spent > SECONDS / 4:
            trial.paces.clear()
            return trial
        deals *= 4


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--rules", choices=PRESETS, default=PRESETS[0])
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--players", default="random,club-policy,club")
    args = parser.parse_args()
    suffixes = [".jsonl", ".jsonl.gz", *([".parquet"] if find_spec("pyarrow") else [])]
    ruleset = preset(args.rules)
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        measurements = []
        for players in args.players.split(","):
            measurements.append(fitted("deals", ruleset, players, None, folder))
            measurements += [
                fitted(kind, ruleset, players, suffix, folder)
                for kind in KINDS
                for suffix in suffixes
            ]
        for _ in range(args.rounds):
            for measurement in measurements:
                measurement.measure(folder)
    load = ", ".join(f"{load:.1f}" for load in os.getloadavg())
    write = sys.stdout.write
    write(
        f"Quinola {__version__}, Python {platform.python_version()}, {os.cpu_count()} cores, "
        f"load {load}; {args.rules}, {args.rounds} rounds\n"
        f"{'players':14} {'written':20} {'best/s':>11} {'median/s':>11} {'bytes/deal':>11}\n"
    )
    for measurement in measurements:
        write(measurement.told() + "\n")


if __name__ == "__main__":
    main()
