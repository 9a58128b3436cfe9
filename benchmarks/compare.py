"""How long a deal takes to be compared under the five rule sets, with every reason.

    python -m benchmarks.compare [--deals 200] [--seed 1]

Deals of random legal play, presets in turn, as records of one deal. CPU time, since the machine may
be shared: of playing and settling a deal under its own and every other preset that it fits, of
comparing these with the reasons for all differences, and how many times the one the other is.
"""

from __future__ import annotations

import argparse
import sys
import time
from random import Random
from statistics import median

from benchmarks.settle import played
from quinola.comparison import deal_compared, sides_of
from quinola.record import MatchRecord
from quinola.record.writer import deal_record
from quinola.rules import PRESETS, preset


def say(line: str) -> None:
    sys.stdout.write(f"{line}\n")


def measure(deals: int, rng: Random) -> None:
    settling, comparing, lines = [], [], 0
    for number in range(deals):
        own = preset(PRESETS[number % len(PRESETS)])
        record = MatchRecord(ruleset=own, deals=(deal_record(played(own, rng)),))
        others = [preset(name) for name in PRESETS if name != own.name]
        kept = [one.with_options(removed_rank=own.removed_rank) for one in others]
        start = time.process_time()
        sides = sides_of(record, [(one.name, one) for one in (own, *kept)])
        settled = time.process_time()
        compared = deal_compared(sides, 1)
        end = time.process_time()
        settling.append(settled - start)
        comparing.append(end - start)
        lines += sum(one.line.differs for one in compared.lines)
    ratios = sorted(more / less for more, less in zip(comparing, settling, strict=True))
    say(f"{deals} deals, {lines / deals:.1f} lines of each differ")
    for name, times in (("settled", settling), ("compared", comparing)):
        told = f"median {median(times) * 1000:.1f} ms, slowest {max(times) * 1000:.1f} ms"
        say(f"{name} under five rule sets: {told}")
    say(f"times as long: median {median(ratios):.0f}, most {ratios[-1]:.0f}")


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--deals", type=int, default=200)
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    measure(given.deals, Random(given.seed))
