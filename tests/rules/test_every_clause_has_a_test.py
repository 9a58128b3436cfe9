"""Every rule that the sources state has a test named after its id."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from quinola.rules import clauses

HERE = Path(__file__).parent
NAMED = re.compile(r"test_((?:[A-Z]\d*_\d\d_)+)")
TESTED_KINDS = "EPVI"
"""Background and advice are no rules and want no test."""


def functions_by_folder() -> Iterator[tuple[str, str]]:
    """Every test function below this folder that pytest collects, with the folder it stands in."""
    for path in sorted(HERE.glob("**/test_*.py")):
        for node in ast.parse(path.read_text(encoding="utf-8")).body:
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                yield path.relative_to(HERE).parts[0], node.name


def ids_in(name: str) -> list[str]:
    """`test_S0_13_pays` and `test_S0_13_S0_14_pay` name the clauses that they are for."""
    named = NAMED.match(name)
    return re.sub(r"_(\d\d)_", r"-\1 ", named[1]).split() if named else []


@pytest.mark.parametrize("source", ["S0", "S1", "S3", "S4"])
def test_every_rule_of_a_source_has_a_test_of_its_name(source: str) -> None:
    """In the folder of its source, so that it is tried with that source's preset."""
    tested = {
        key for folder, name in functions_by_folder() if folder == source for key in ids_in(name)
    }
    ours = {clause.id for clause in clauses().values() if clause.source == source}
    rules = {key for key in ours if clauses()[key].kind in TESTED_KINDS}
    assert rules
    assert sorted(rules - tested) == []


def test_no_test_names_a_clause_that_is_not_there() -> None:
    """Nor does a test stand in the folder of another source."""
    named = [(folder, name, key) for folder, name in functions_by_folder() for key in ids_in(name)]
    assert [(name, key) for _, name, key in named if key not in clauses()] == []
    astray = [name for folder, name, key in named if not key.startswith(f"{folder}-")]
    assert astray == []


def test_ids_are_read_from_names() -> None:
    """The reading itself, on which the others stand."""
    assert ids_in("test_S0_13_most_points_pays") == ["S0-13"]
    assert ids_in("test_S0_37_S0_38_at_the_table") == ["S0-37", "S0-38"]
    assert ids_in("test_a_deal_of_S0_13_kind") == []
