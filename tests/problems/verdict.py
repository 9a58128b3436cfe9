"""How it is known which answers are right, and by how much.

In trick 10 and later all deals that agree with the view are counted out (`endings`). Earlier,
every choice is played to the end in very many of them by two policies, `expert`'s and `master`'s,
half of the worlds each; the right answers must be better with either.
A choice in trick 9 is played out as all would with open cards (`kernels.trials`). The worlds are
taken as they come. Since a player's doings tell something of his cards, a position is only kept
as a problem if worlds weighed by what the others did, as `master` has them, bear the same answer
out.

    python -m tests.problems.verdict [name …]

works the verdicts out, of all problems or those named, writes them into their files, and writes
docs/problems.md anew.
"""

from __future__ import annotations

import sys
from collections.abc import Mapping, Sequence
from pathlib import Path
from random import Random
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from quinola.bots.readiness import make_ready
from quinola.bots.searching import search
from quinola.deal import Phase
from quinola.deduction import Beliefs
from quinola.kernels.chance import stream
from quinola.kernels.encoding import coding
from quinola.kernels.policy import Net, new_sheet
from quinola.kernels.trials import new_trials, try_out
from quinola.view import View
from tests.problems import endings
from tests.problems.page import PAGE, page
from tests.problems.problem import POSITIONS, Problem, problems

Numbers = NDArray[np.int64]

WORLDS: Final = 100_000
"""In how many a choice is tried that is not clearly behind, by both policies together."""

FIRST: Final = 4_000
"""After so many of them, by each policy, a choice far behind is left."""

FAR: Final = 8.0
"""How many standard errors behind the worst right answer that is."""

CHUNK: Final = 5_000
POLICIES: Final = ("expert", "master")
"""The levels whose policies judge."""


def verdict(problem: Problem, worlds: int = WORLDS) -> dict[str, Any]:
    """The verdict on a problem, as its file keeps it.

    `margin` is by how many fiches the worst right answer is better than the best other, `error`
    its standard error, `fiches` what each choice brings, from the play on. Of two policies the one
    with the smaller margin counts. An exact verdict is `certain` if in no deal and by no play of
    anybody, from the choice on, another answer can come to more than a right one.
    """
    if problem.view.phase is Phase.CLAIM or len(problem.deal.tricks) >= 9:
        return _exact(problem)
    return _sampled(problem, worlds)


def _exact(problem: Problem) -> dict[str, Any]:
    worlds = endings.all_worlds(problem.view)
    values = endings.outcomes(problem.view, worlds)
    right, others = _places(problem)
    means = values[:, :, 0].mean(axis=0)
    surely = values[:, right, 1].min(axis=1) >= values[:, others, 2].max(axis=1)
    return {
        "method": "exact",
        "digest": problem.digest,
        "deals": len(worlds),
        "margin": round(float(means[right].min() - means[others].max()), 2),
        "certain": bool(surely.all()),
        "fiches": _by_action(problem, means),
    }


def _sampled(problem: Problem, worlds: int) -> dict[str, Any]:
    judged = [_judged(problem, search(level).net, worlds // 2, level) for level in POLICIES]
    margin, error, _ = min(judged)
    means = np.mean([means for _, _, means in judged], axis=0)
    return {
        "method": "sampled",
        "digest": problem.digest,
        "worlds": worlds,
        "margin": round(margin, 2),
        "error": round(error, 3),
        "fiches": _by_action(problem, means),
    }


def _judged(
    problem: Problem, net: Net, worlds: int, level: str
) -> tuple[float, float, Sequence[float]]:
    """Margin, its standard error and the mean of each choice, by one policy."""
    right, others = _places(problem)
    beliefs, chance = Beliefs(problem.view), stream(Random(f"{problem.name} {level}"))
    tried = _tried(problem.view, net, beliefs.sample(min(FIRST, worlds), chance).states)
    means = tried.mean(axis=0)
    worst = right[int(np.argmin(means[right]))]
    margins = [_margin(tried, worst, other) for other in others]
    near = [o for o, (m, e) in zip(others, margins, strict=True) if m < FAR * e]
    far = [margin for o, margin in zip(others, margins, strict=True) if o not in near]
    if worlds > FIRST:
        kept = sorted([*right, *near])
        states = beliefs.sample(worlds - FIRST, chance).states
        more = np.concatenate([tried[:, kept], _tried(problem.view, net, states, kept)])
        means[kept] = more.mean(axis=0)
        worst = right[int(np.argmin(means[right]))]
        found = [_margin(more, kept.index(worst), kept.index(other)) for other in near]
    else:
        found = [_margin(tried, worst, other) for other in near]
    margin, error = min([*found, *far])
    return margin, error, means.tolist()


def _margin(tried: Numbers, better: int, worse: int) -> tuple[float, float]:
    behind = tried[:, better] - tried[:, worse]
    return float(behind.mean()), float(behind.std() / np.sqrt(len(behind)))


def _tried(view: View, net: Net, states: Numbers, places: Sequence[int] | None = None) -> Numbers:
    """The seat's net by each of its actions, or those in some places, in each world: (n, k)."""
    code, sheet = coding(view.ruleset), new_sheet()
    choices = np.array([code.encode(action) for action in view.actions()])
    choices = choices if places is None else choices[list(places)]
    parts = []
    for start in range(0, len(states), CHUNK):
        chunk = states[start : start + CHUNK]
        trials = new_trials(len(chunk), len(choices))
        remise = view.standing.remise
        alike = np.zeros(len(chunk), dtype=np.int64)
        try_out(
            code.rules,
            chunk,
            0,
            len(chunk),
            choices,
            remise,
            net,
            (net, net),
            alike,
            sheet,
            trials,
        )
        parts.append(trials.fiches)
    return np.concatenate(parts)


def _places(problem: Problem) -> tuple[list[int], list[int]]:
    """Where among the view's actions the right ones are, and where all others."""
    actions = problem.view.actions()
    right = [place for place, action in enumerate(actions) if action in problem.right]
    return right, [place for place in range(len(actions)) if place not in right]


def _by_action(problem: Problem, means: Sequence[float]) -> dict[str, float]:
    actions = problem.view.actions()
    order = sorted(range(len(actions)), key=lambda place: -means[place])
    return {str(actions[place]): round(float(means[place]), 2) for place in order}


def write(path: Path, found: Mapping[str, Any]) -> None:
    """Put a verdict at the end of a problem's file, in place of the one there."""
    told, _, _ = path.read_text(encoding="utf-8").partition("\n[verdict]\n")
    lines = ["[verdict]"]
    for key, value in found.items():
        if isinstance(value, Mapping):
            lines += ["", f"[verdict.{key}]"]
            lines += [f'"{action}" = {fiches}' for action, fiches in value.items()]
        else:
            lines.append(f"{key} = {_toml(value)}")
    path.write_text(told.rstrip() + "\n\n" + "\n".join(lines) + "\n", encoding="utf-8")


def _toml(value: str | bool | float) -> str:
    if isinstance(value, bool):
        return str(value).lower()
    return f'"{value}"' if isinstance(value, str) else str(value)


def main(names: Sequence[str]) -> None:
    make_ready()
    for problem in problems():
        if names and problem.name not in names:
            continue
        found = verdict(problem)
        write(POSITIONS / f"{problem.name}.toml", found)
        spread = f" ± {found['error']}" if "error" in found else ""
        sys.stdout.write(f"{problem.name}: {found['method']}, {found['margin']}{spread}\n")
        sys.stdout.flush()
    PAGE.write_text(page(problems()), encoding="utf-8")


if __name__ == "__main__":
    main(sys.argv[1:])
