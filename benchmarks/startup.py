"""How much longer than Python itself `quinola --version` takes to start and end.

    python benchmarks/startup.py [--runs 40]

The two run in turn, so that a busy machine slows both alike. It prints the median times, by the
clock and in CPU time, and the median difference between a run and the one beside it.
"""

from __future__ import annotations

import argparse
import os
import platform
import sys
import time
from pathlib import Path
from statistics import median

ALONE = [sys.executable, "-c", "pass"]
VERSION = [sys.executable, "-m", "quinola", "--version"]


def run(command: list[str]) -> tuple[float, float]:
    """Milliseconds by the clock and of CPU time."""
    with Path(os.devnull).open("wb") as nowhere:
        to_nowhere = [(os.POSIX_SPAWN_DUP2, nowhere.fileno(), 1)]
        started = time.perf_counter()
        child = os.posix_spawn(command[0], command, os.environ, file_actions=to_nowhere)
        _, status, usage = os.wait4(child, 0)
        elapsed = time.perf_counter() - started
    if status:
        raise RuntimeError(f"{command} failed: {os.waitstatus_to_exitcode(status)}")
    return 1000 * elapsed, 1000 * (usage.ru_utime + usage.ru_stime)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--runs", type=int, default=40, help="of each of the two")
    args = parser.parse_args()
    # Once each beforehand, so that the files are in memory and the bytecode is written.
    run(ALONE)
    run(VERSION)
    pairs = [(run(ALONE), run(VERSION)) for _ in range(args.runs)]
    sys.stdout.write(f"Python {platform.python_version()}, {args.runs} runs of each in turn\n")
    sys.stdout.write("          python -c pass   quinola --version   difference   ratio\n")
    for index, unit in enumerate(("clock", "CPU")):
        alone = median(bare[index] for bare, _ in pairs)
        version = median(full[index] for _, full in pairs)
        more = median(full[index] - bare[index] for bare, full in pairs)
        sys.stdout.write(
            f"{unit:6} {alone:14.1f} ms {version:17.1f} ms {more:9.1f} ms {version / alone:7.2f}\n"
        )


if __name__ == "__main__":
    main()
