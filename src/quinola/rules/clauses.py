"""The clause catalogue: every rule the four sources state, and which one stands behind what.

Ids are `S0-42` for the sources; `Q-01` and the like are ours, for what no source settles.

`clauses.toml` has the clauses by id; `reasons.toml` says, for each thing the program does or
refuses, which clauses state it, `option_clauses.toml` which ones an option settles. A source that
is silent is filled in from the next one of the rule set's `sources`, as the specification orders
them.
"""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from typing import Any, Literal

Kind = Literal["E", "P", "V", "I", "B", "A"]


@dataclass(frozen=True, slots=True)
class Clause:
    """One rule of a source: engine, payment, view, irregularity, background or advice."""

    id: str
    kind: Kind
    text: str

    @property
    def source(self) -> str:
        return self.id.partition("-")[0]


@cache
def clauses() -> Mapping[str, Clause]:
    """Every clause by id, in the order of the sources."""
    table = _load("clauses.toml")
    return {key: Clause(key, row["kind"], row["text"]) for key, row in table.items()}


@cache
def reasons() -> Mapping[str, tuple[str, ...]]:
    """The clauses behind each reason, in the order of the sources."""
    return {reason: tuple(ids) for reason, ids in _load("reasons.toml").items()}


@cache
def option_clauses() -> Mapping[str, tuple[str, ...]]:
    """The clauses that each option settles, in the order of the sources; () for none."""
    return {option: tuple(ids) for option, ids in _load("option_clauses.toml").items()}


def clause_for(reason: str, sources: tuple[str, ...]) -> str:
    """The clause behind `reason` in the first of `sources` that has one, else in any other.

    Raises `KeyError` for a reason that the catalogue does not have.
    """
    ids = reasons()[reason]
    for source in sources:
        for clause in ids:
            if clause.startswith(source + "-"):
                return clause
    return ids[0]


def clauses_for_option(option: str, sources: tuple[str, ...]) -> tuple[str, ...]:
    """The clauses of the first of `sources` that speaks of an option; () if none does."""
    ids = option_clauses()[option]
    for source in sources:
        if own := tuple(clause for clause in ids if clause.startswith(f"{source}-")):
            return own
    return ()


def _load(name: str) -> dict[str, Any]:
    return tomllib.loads(files("quinola.rules").joinpath(name).read_text(encoding="utf-8"))
