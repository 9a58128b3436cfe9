"""Our searching bots beside OpenSpiel's, at the same time for a decision.

    python benchmarks/openspiel_bots.py [--deals 20] [--preset all] [--levels expert master]

OpenSpiel's IS-MCTS (`quinola.envs.ismcts`) plays our game in our arena: the same cards in every
seating, ten games to a deal. How many simulations it is given is found beforehand for each level,
by deals that do not count, so that its mean decision takes the same processor time as ours; or they
are given by `--simulations`. The times taken in the contest are printed beside the result.
`--rollouts openspiel` leaves it its own evaluator, which plays move by move through Python. The
extra `openspiel` is needed.
"""

from __future__ import annotations

import argparse
import platform
import sys
from functools import partial

from quinola import __version__
from quinola.arena import Contestant, Plan, Processes, RulesetSummary, entrant, hold, summarize
from quinola.bots.readiness import make_ready
from quinola.rules import PRESETS, Ruleset, preset

LEVELS = ("expert", "master")
FIRST_GUESS = {"kernels": 100, "openspiel": 10}
FEWEST = 2
"""With less than two simulations the search has nothing to choose by."""


def contest(
    ruleset: Ruleset,
    level: str,
    simulations: int,
    rollouts: str,
    *,
    deals: int,
    seed: str,
    workers: int,
) -> RulesetSummary:
    """Some deals of a level against the search with so many simulations."""
    from quinola.envs.ismcts import IsmctsBot

    make = partial(IsmctsBot, simulations=simulations, rollouts=rollouts)
    plan = Plan([entrant(level), Contestant("ismcts", make)], [ruleset], deals=deals, seed=seed)
    (summary,) = summarize(plan, hold(plan, engine=Processes(workers)))
    return summary


def milliseconds(summary: RulesetSummary) -> tuple[float, float]:
    """The mean times of a decision, ours and the search's."""
    ours, theirs = (conduct.times.mean or 0.0 for conduct in summary.conduct)
    return 1000 * ours, 1000 * theirs


def simulations_for(level: str, rollouts: str, workers: int) -> int:
    """With how many simulations the search takes as long as this level does.

    A simulation costs much the same under all rule sets, so it is measured under one.
    """
    ruleset = preset(PRESETS[0])
    simulations = FIRST_GUESS[rollouts]
    for trial in range(2):
        seed = f"calibration {trial}"
        ours, theirs = milliseconds(
            contest(
                ruleset,
                level,
                simulations,
                rollouts,
                deals=workers,
                seed=seed,
                workers=workers,
            )
        )
        simulations = max(FEWEST, round(simulations * ours / theirs))
    return simulations


def amount(summary: RulesetSummary, measure: str, who: str, other: str) -> str:
    told = summary.figure(measure, who, other).estimate
    margin = f" ± {told.margin:5.2f}" if told.margin is not None else ""
    return f"{told.mean:+7.2f}{margin}".replace("-", "−")


def line(level: str, simulations: int, summary: RulesetSummary) -> str:
    ours, theirs = milliseconds(summary)
    stumbles = sum(sum(conduct.stumbles.values()) for conduct in summary.conduct)
    figures = (
        amount(summary, "gain", level, "ismcts"),
        amount(summary, "gain", "ismcts", level),
        amount(summary, "lone", level, "ismcts"),
        amount(summary, "lone", "ismcts", level),
    )
    return (
        f"| `{summary.name}` | `{level}` | {summary.blocks} | {' | '.join(figures)} "
        f"| {ours:.1f} | {theirs:.1f} | {simulations} | {stumbles} |\n"
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--deals", type=int, default=20, help="for each rule set and level")
    parser.add_argument("--preset", choices=("all", *PRESETS), default="all")
    parser.add_argument("--levels", nargs="+", choices=LEVELS, default=LEVELS)
    parser.add_argument("--rollouts", choices=tuple(FIRST_GUESS), default="kernels")
    parser.add_argument("--simulations", type=int, help="for a decision, instead of measuring")
    parser.add_argument("--seed", default="1")
    parser.add_argument("--workers", type=int, default=2, help="processes; changes no figure")
    args = parser.parse_args()
    try:
        import quinola.envs.ismcts  # noqa: F401 (only to see that it can be had)
    except ImportError as missing:
        sys.exit(str(missing))
    make_ready()
    write = sys.stdout.write
    write(
        f"Quinola {__version__}, Python {platform.python_version()}, seed {args.seed}, "
        f"rollouts of ismcts by {args.rollouts}; fiches a deal (95%), CPU time\n"
        "| rule set | level | deals | gain of level | gain of ismcts | level alone | ismcts alone "
        "| level ms | ismcts ms | simulations | failures |\n|" + "---|" * 11 + "\n"
    )
    for level in args.levels:
        simulations = args.simulations or simulations_for(level, args.rollouts, args.workers)
        for name in PRESETS if args.preset == "all" else (args.preset,):
            summary = contest(
                preset(name),
                level,
                simulations,
                args.rollouts,
                deals=args.deals,
                seed=args.seed,
                workers=args.workers,
            )
            write(line(level, simulations, summary))
            sys.stdout.flush()


if __name__ == "__main__":
    main()
