"""A contest's outcome as JSON, for programs: the same as the report has for people."""

from __future__ import annotations

import platform
from collections.abc import Iterable, Sequence
from dataclasses import asdict, dataclass
from typing import Any

from quinola.arena.block import Conduct
from quinola.arena.plan import FORMAT, VERSION, Plan
from quinola.arena.summary import Figure, RulesetSummary


@dataclass(frozen=True, slots=True)
class Run:
    """What no figure depends on: when (a date as text), by what command, on what."""

    date: str
    command: str
    engine: str
    workers: int
    python: str = platform.python_version()
    system: str = f"{platform.system()} {platform.machine()}"


def contest_json(plan: Plan, summaries: Sequence[RulesetSummary], run: Run) -> dict[str, Any]:
    """Everything. Only what stands under `run`, the times among it, differs from run to run."""
    return {
        **plan.header(),
        "format": f"{FORMAT}-result",
        "version": VERSION,
        "deals": plan.deals,
        "blocks": plan.blocks,
        "labels": list(plan.labels),
        "seatings": [str(seating) for seating in plan.seatings],
        "results": [_ruleset_json(plan, summary) for summary in summaries],
        "run": {
            **asdict(run),
            "times": {summary.name: _times_json(plan, summary.conduct) for summary in summaries},
        },
    }


def _ruleset_json(plan: Plan, summary: RulesetSummary) -> dict[str, Any]:
    return {
        "rules": summary.name,
        "blocks": summary.blocks,
        "figures": [_figure_json(figure) for figure in summary.figures],
        "stumbles": {
            label: dict(sorted(conduct.stumbles.items()))
            for label, conduct in zip(plan.labels, summary.conduct, strict=True)
        },
    }


def _figure_json(figure: Figure) -> dict[str, Any]:
    estimate = figure.estimate
    return {
        "measure": figure.measure,
        "who": figure.who,
        "other": figure.other,
        "mean": estimate.mean,
        "low": estimate.low,
        "high": estimate.high,
        "deviation": estimate.deviation,
        "values": list(figure.values),
    }


def _times_json(plan: Plan, conduct: Iterable[Conduct]) -> dict[str, Any]:
    return {
        label: {
            "decisions": each.times.count,
            "mean_ms": _ms(each.times.mean),
            "p95_ms": _ms(each.times.quantile(0.95)),
        }
        for label, each in zip(plan.labels, conduct, strict=True)
    }


def _ms(seconds: float | None) -> float | None:
    return None if seconds is None else round(1000 * seconds, 4)
