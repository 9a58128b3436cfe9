"""What old advice was measured to be worth: the figures that the chapter on strategy shows.

`figures.json` beside this is what `python -m benchmarks.advice` writes (docs/advice.md).
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from types import MappingProxyType
from typing import Any, Final

SHARES: Final = frozenset(
    {
        "quinola_ends",
        "reversis_happens",
        "streak_made",
        "espagnolette_happens",
        "espagnolette_fails",
    }
)
"""Measures that are shares of all cases; the others are fiches a deal."""


@dataclass(frozen=True, slots=True)
class Figure:
    """A mean over `count` values; the 95% interval is `mean` plus or minus `half`."""

    count: int
    mean: float
    half: float

    @property
    def sign(self) -> int:
        """Which side of 0 the whole interval lies on: 1 or -1; 0 where it does not tell."""
        if abs(self.mean) <= self.half:
            return 0
        return 1 if self.mean > 0 else -1


@dataclass(frozen=True, slots=True)
class Deals:
    """How it was measured: deals of each rule set at each table, and the seed."""

    deals: int
    seed: int


def deals() -> Deals:
    """How many deals the figures rest on."""
    about = _written()["about"]
    return Deals(about["deals"], about["seed"])


def is_measured(table: str, ruleset: str) -> bool:
    """Whether there are figures of a rule set at a table; a new one has none until it is played."""
    return f"{table}/{ruleset}" in _written()


def figures(table: str, ruleset: str, measure: str) -> Mapping[str, Figure | None]:
    """A measure by its groups, for one rule set at one table; None where too few were met.

    Raises `KeyError` for a table, rule set or measure that was not measured.
    """
    groups = _written()[f"{table}/{ruleset}"][measure]
    return MappingProxyType({group: row and Figure(*row) for group, row in groups.items()})


@cache
def _written() -> Mapping[str, Any]:
    text = files("quinola.rulebook").joinpath("figures.json").read_text(encoding="utf-8")
    written: Mapping[str, Any] = json.loads(text)
    return written
