"""The same plan is the same file, whoever does the work; another seed is another."""

from __future__ import annotations

import gzip
import pickle
from pathlib import Path

import pytest

from quinola.generation import GenerationError, Plan, generate
from quinola.generation import plan as planning
from quinola.generation.plan import KINDS, Kind
from quinola.rules import house, preset
from tests.generation.readable import plan_of, rows_of

# The kernels behind it take half a minute to compile, and nothing else needs them.
pytestmark = pytest.mark.slow


def bytes_of(plan: Plan, folder: Path, *, workers: int = 1, suffix: str = ".jsonl") -> bytes:
    file = folder / f"data{suffix}"
    generate(plan, file, workers=workers, force=True)
    return file.read_bytes()


@pytest.mark.parametrize("kind", KINDS)
def test_neither_threads_nor_spans_change_a_byte(
    kind: Kind, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    plan = plan_of(kind, preset("classic"), "expert-policy", deals=60, deals_per_match=2)
    whole = bytes_of(plan, tmp_path)
    for span in (2, 7, 60):
        monkeypatch.setitem(planning.SPAN, kind, span)
        assert bytes_of(plan, tmp_path) == whole
        assert bytes_of(plan, tmp_path, workers=3) == whole


@pytest.mark.parametrize("kind", KINDS)
def test_processes_change_no_byte(kind: Kind, tmp_path: Path) -> None:
    ruleset = house("family", {"stake": 10}, "vera")
    plan = plan_of(kind, ruleset, "novice,random,club,random", deals=6)
    assert bytes_of(plan, tmp_path, workers=2) == bytes_of(plan, tmp_path)


def test_compressed_lines_are_the_same_lines(tmp_path: Path) -> None:
    plan = plan_of("deals", preset("classic"))
    packed = bytes_of(plan, tmp_path, suffix=".jsonl.gz")
    assert gzip.decompress(packed) == bytes_of(plan, tmp_path)
    assert bytes_of(plan, tmp_path, suffix=".jsonl.gz") == packed


@pytest.mark.parametrize("players", ["random", "novice"])
@pytest.mark.parametrize("kind", KINDS)
def test_parts_made_apart_are_those_of_the_whole(kind: Kind, players: str, tmp_path: Path) -> None:
    terms = {"deals_per_match": 3, "seed": "ключ"}
    ruleset = preset("encyclopedia")
    whole = bytes_of(plan_of(kind, ruleset, players, deals=9, **terms), tmp_path)
    first = bytes_of(plan_of(kind, ruleset, players, deals=3, **terms), tmp_path)
    rest = bytes_of(plan_of(kind, ruleset, players, deals=6, skip=3, **terms), tmp_path)
    assert first + rest == whole


@pytest.mark.parametrize("players", ["random", "club-policy", "club"])
def test_another_seed_is_other_data_and_other_players_get_the_same_cards(
    players: str, tmp_path: Path
) -> None:
    def rows(seed: str, players: str = players) -> list[dict[str, object]]:
        return rows_of(plan_of("deals", preset("classic"), players, deals=3, seed=seed), tmp_path)

    def cards(rows: list[dict[str, object]]) -> list[dict[str, object]]:
        names = ("dealer", "talon", "hand_n", "hand_e", "hand_s", "hand_w")
        return [{name: row[name] for name in names} for row in rows]

    one, other = rows("1"), rows("2")
    assert cards(one) != cards(other)
    assert cards(rows("1", "master-policy")) == cards(one)
    assert rows("1", "master-policy") != one
    academy = rows_of(plan_of("deals", preset("academy"), players, deals=3, seed="1"), tmp_path)
    assert cards(academy) == cards(one)


@pytest.mark.parametrize("name", ["classic", "family"])
def test_policies_play_alike_by_themselves_and_when_asked(
    name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    players = "club-policy,expert-policy,master-policy,club-policy"
    plan = plan_of("records", preset(name), players, deals=30, deals_per_match=3)
    by_kernels = bytes_of(plan, tmp_path)
    monkeypatch.setattr(Plan, "policies", None)
    assert bytes_of(plan, tmp_path) == by_kernels


def test_a_plan_can_be_sent_to_other_processes() -> None:
    ruleset = house("academy", {"stake": 3}, "ours")
    plan = plan_of("steps", ruleset, "club", deals=8, deals_per_match=2, skip=4, seed="s")
    again = pickle.loads(pickle.dumps(plan))
    assert again.ruleset == ruleset
    for name in ("kind", "players", "deals", "seed", "deals_per_match", "skip"):
        assert getattr(again, name) == getattr(plan, name)


@pytest.mark.parametrize(
    ("terms", "reason"),
    [
        ({"deals": 3, "deals_per_match": 2}, "arena-deals-odd"),
        ({"deals": 4, "deals_per_match": 2, "skip": 1}, "arena-deals-odd"),
        ({"deals": -1}, "arena-deals-odd"),
        ({"players": "random,random"}, "generate-players"),
    ],
)
def test_plans_that_cannot_be_are_refused(terms: dict[str, object], reason: str) -> None:
    with pytest.raises(GenerationError) as caught:
        plan_of("deals", preset("classic"), **terms)  # type: ignore[arg-type]
    assert caught.value.reason == reason
