"""Parquet holds the rows that JSON Lines holds, with types, and its own provenance."""

from __future__ import annotations

import json
import sys
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import pytest

from quinola.generation import GenerationError, generate, parquet, provenance
from quinola.generation import plan as planning
from quinola.generation.plan import KINDS, Kind
from quinola.generation.provenance import provenance_of
from quinola.rules import PRESETS, preset
from tests.generation.readable import plan_of, rows_of

# The kernels behind it take half a minute to compile, and nothing else needs them.
pytestmark = pytest.mark.slow

needs_pyarrow = pytest.mark.skipif(
    find_spec("pyarrow") is None, reason='needs pyarrow: pip install "quinola[parquet]"'
)


def table_of(file: Path) -> Any:
    import pyarrow.parquet

    return pyarrow.parquet.read_table(file)


@needs_pyarrow
@pytest.mark.parametrize("name", PRESETS)
def test_the_rows_are_those_of_json_lines(name: str, tmp_path: Path) -> None:
    for kind in KINDS:
        plan = plan_of(kind, preset(name), deals=90, deals_per_match=3, seed=name)
        generate(plan, tmp_path / f"{kind}.parquet")
        rows = table_of(tmp_path / f"{kind}.parquet").to_pylist()
        lines = rows_of(plan, tmp_path)
        if kind == "records":
            assert [row["match"] for row in rows] == list(range(1, 31))
            assert [row["deal"] for row in rows] == list(range(1, 91, 3))
            assert [json.loads(row["record"]) for row in rows] == lines
        else:
            assert rows == lines
        assert provenance(tmp_path / f"{kind}.parquet") == provenance_of(plan, ".parquet")


@needs_pyarrow
@pytest.mark.parametrize("kind", KINDS)
def test_bytes_depend_on_the_rows_alone(
    kind: Kind, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """However they come, and where row groups are full in the middle of what comes."""
    monkeypatch.setattr(parquet, "GROUP", 100)
    plan = plan_of(kind, preset("classic"), deals=250)
    generate(plan, tmp_path / "whole.parquet")
    whole = (tmp_path / "whole.parquet").read_bytes()
    assert len(table_of(tmp_path / "whole.parquet")) >= 250
    for span in (7, 100, 130):
        monkeypatch.setitem(planning.SPAN, kind, span)
        generate(plan, tmp_path / "again.parquet", workers=2, force=True)
        assert (tmp_path / "again.parquet").read_bytes() == whole


@needs_pyarrow
def test_a_row_group_has_so_many_rows(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    import pyarrow.parquet

    monkeypatch.setattr(parquet, "GROUP", 100)
    generate(plan_of("deals", preset("classic"), deals=250), tmp_path / "a.parquet")
    told = pyarrow.parquet.ParquetFile(tmp_path / "a.parquet").metadata
    groups = [told.row_group(group).num_rows for group in range(told.num_row_groups)]
    assert groups == [100, 100, 50]


@needs_pyarrow
def test_asked_players_write_it_too(tmp_path: Path) -> None:
    plan = plan_of("steps", preset("family"), "novice", deals=3)
    generate(plan, tmp_path / "a.parquet", workers=2)
    assert table_of(tmp_path / "a.parquet").to_pylist() == rows_of(plan, tmp_path)


@needs_pyarrow
def test_columns_have_types(tmp_path: Path) -> None:
    for kind in KINDS:
        generate(plan_of(kind, preset("classic"), deals=2), tmp_path / f"{kind}.parquet")
    types = {
        kind: {
            field.name: f"{field.type}{'?' if field.nullable else ''}"
            for field in table_of(tmp_path / f"{kind}.parquet").schema
        }
        for kind in KINDS
    }
    assert types["steps"] == {
        "deal": "int64",
        "step": "uint8",
        "seat": "uint8",
        "bits": "fixed_size_list<element: uint8 not null>[54]",
        "numbers": "fixed_size_list<element: int64 not null>[9]",
        "legal": "int64",
        "choices": "uint8",
        "action": "uint8",
        "net": "int64",
    }
    assert types["records"] == {"match": "int64", "deal": "int64", "record": "string"}
    assert types["deals"]["party_winner"] == "string?"
    assert types["deals"]["dealer"] == "string"
    assert types["deals"]["quinola_trick"] == "int8?"
    assert types["deals"]["pool_drawn"] == "bool"
    assert set(types["deals"].values()) <= {"int64", "int8", "int8?", "string", "string?", "bool"}


@needs_pyarrow
def test_other_parquet_has_no_provenance(tmp_path: Path) -> None:
    import pyarrow.parquet

    pyarrow.parquet.write_table(pyarrow.table({"a": [1]}), tmp_path / "a.parquet")
    with pytest.raises(GenerationError, match="nothing tells where"):
        provenance(tmp_path / "a.parquet")
    (tmp_path / "b.parquet").write_text("no such thing", encoding="utf-8")
    with pytest.raises(GenerationError, match="is no Parquet file"):
        provenance(tmp_path / "b.parquet")


def test_without_pyarrow_the_extra_is_named(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "pyarrow", None)
    monkeypatch.setitem(sys.modules, "pyarrow.parquet", None)
    with pytest.raises(GenerationError, match=r'pip install "quinola\[parquet\]"'):
        generate(plan_of("deals", preset("classic"), deals=2), tmp_path / "a.parquet")
    assert list(tmp_path.iterdir()) == []
