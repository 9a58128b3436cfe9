"""How much longer than Python itself `quinola` takes to start and end, and to answer the Tab key.

    python benchmarks/startup.py [--runs 40]

Each is run in turn with Python alone, so that a busy machine slows both alike. It prints the
median times, by the clock and in CPU time, and the median difference to the run beside it.
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
QUINOLA = [sys.executable, "-m", "quinola"]


def asked(*words: str) -> dict[str, str]:
    """The surroundings in which a shell asks what may come in the place of the last word."""
    return {
        "_QUINOLA_COMPLETE": "zsh_complete",
        "COMP_WORDS": "\n".join(["quinola", *words]),
        "COMP_CWORD": str(len(words)),
    }


MEASURED: dict[str, tuple[list[str], dict[str, str]]] = {
    "quinola --version": ([*QUINOLA, "--version"], {}),
    "Tab after quinola": (QUINOLA, asked("")),
    "Tab after quinola settle": (QUINOLA, asked("settle", "")),
    "Tab after quinola play --rules": (QUINOLA, asked("play", "--rules", "")),
    "Tab after quinola arena": (QUINOLA, asked("arena", "")),
}


def run(command: list[str], variables: dict[str, str]) -> tuple[float, float]:
    """Milliseconds by the clock and of CPU time."""
    with Path(os.devnull).open("wb") as nowhere:
        to_nowhere = [(os.POSIX_SPAWN_DUP2, nowhere.fileno(), 1)]
        started = time.perf_counter()
        child = os.posix_spawn(command[0], command, os.environ | variables, file_actions=to_nowhere)
        _, status, usage = os.wait4(child, 0)
        elapsed = time.perf_counter() - started
    if status:
        raise RuntimeError(f"{command} failed: {os.waitstatus_to_exitcode(status)}")
    return 1000 * elapsed, 1000 * (usage.ru_utime + usage.ru_stime)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--runs", type=int, default=40, help="of each")
    args = parser.parse_args()
    sys.stdout.write(f"Python {platform.python_version()}, {args.runs} runs of each in turn\n")
    sys.stdout.write(f"{'':36} python -c pass     this   difference   ratio\n")
    for name, (command, variables) in MEASURED.items():
        # Once beforehand, so that the files are in memory and the bytecode is written.
        run(ALONE, {})
        run(command, variables)
        pairs = [(run(ALONE, {}), run(command, variables)) for _ in range(args.runs)]
        for index, unit in enumerate(("clock", "CPU")):
            alone = median(bare[index] for bare, _ in pairs)
            full = median(told[index] for _, told in pairs)
            more = median(told[index] - bare[index] for bare, told in pairs)
            sys.stdout.write(
                f"{name if index == 0 else '':30} {unit:5} {alone:11.1f} ms {full:7.1f} ms"
                f" {more:8.1f} ms {full / alone:7.2f}\n"
            )


if __name__ == "__main__":
    main()
