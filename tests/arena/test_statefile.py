"""The state file: whatever ends a run, the next one goes on from the last whole block."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from quinola.arena import ArenaError, Block, Clairvoyant, Plan, Task, entrant, hold, play_block
from quinola.rules import Ruleset, house, preset
from tests.arena.entrants import Seer


def plan(
    *,
    rules: Ruleset | None = None,
    deals: int = 4,
    seed: str = "state",
    names: tuple[str, str] = ("random", "random"),
    match: int = 1,
) -> Plan:
    return Plan(
        [entrant(name) for name in names],
        [rules or preset("family")],
        deals=deals,
        seed=seed,
        deals_per_match=match,
    )


@pytest.fixture
def state(tmp_path: Path) -> Path:
    """The file of a whole run."""
    path = tmp_path / "contest.jsonl"
    hold(plan(), state=path)
    return path


class Counting:
    """Plays in this process and notes what."""

    def __init__(self) -> None:
        self.played: list[int] = []

    def play(self, plan, tasks):  # type: ignore[no-untyped-def]
        for task in tasks:
            self.played.append(task.number)
            yield play_block(plan, task)


def played_anew(path: Path, contest: Plan) -> list[int]:
    """Which blocks are played again with this file; the outcome must be that of a fresh run."""
    engine = Counting()
    blocks = hold(contest, state=path, engine=engine)
    assert [block.games for block in blocks] == [block.games for block in hold(contest)]
    assert [block.task for block in blocks] == contest.tasks()
    return engine.played


def test_a_whole_file_leaves_nothing_to_play(state: Path) -> None:
    before = state.read_bytes()
    assert played_anew(state, plan()) == []
    assert state.read_bytes() == before


def test_a_block_comes_back_as_it_was_played() -> None:
    block = play_block(plan(), Task(0, 1))
    back = Block.from_json(json.loads(json.dumps(block.to_json())))
    assert back.games == block.games
    assert back.task == block.task
    assert [each.times.to_json() for each in back.conduct] == [
        each.times.to_json() for each in block.conduct
    ]


@pytest.mark.slow
def test_wherever_the_file_is_cut_the_rest_is_played_and_the_outcome_the_same(state: Path) -> None:
    whole = state.read_bytes()
    ends = [index + 1 for index, byte in enumerate(whole) if byte == ord("\n")]
    cuts = [0, 1, ends[0] - 1, ends[0], ends[0] + 1, ends[1] - 1, ends[1], ends[2] + 30]
    for cut in cuts:
        state.write_bytes(whole[:cut])
        kept = max(sum(end <= cut for end in ends) - 1, 0)
        assert played_anew(state, plan()) == list(range(kept, 4)), cut
        assert [json.loads(line)["block"] for line in state.read_bytes().splitlines()[1:]] == [
            *range(4)
        ]


def test_blocks_in_any_order_and_twice_are_one(state: Path) -> None:
    header, *lines = state.read_bytes().splitlines(keepends=True)
    state.write_bytes(b"".join([header, lines[3], lines[0], lines[3]]))
    assert played_anew(state, plan()) == [1, 2]


def test_a_run_can_be_lengthened_and_cut_short(state: Path) -> None:
    assert played_anew(state, plan(deals=6)) == [4, 5]
    assert played_anew(state, plan(deals=2)) == []


@pytest.mark.parametrize(
    ("other", "field"),
    [
        (plan(seed="another"), "seed"),
        (plan(names=("club", "random")), "entrants"),
        (plan(match=2), "deals_per_match"),
        (plan(rules=preset("classic")), "rules"),
        (plan(rules=house("family", {"stake": 10}, "family")), "rules"),
        (
            Plan(
                [entrant("random"), Clairvoyant("random", Seer)],
                [preset("family")],
                deals=4,
                seed="state",
            ),
            "entrants",
        ),
    ],
)
def test_another_contests_file_is_refused_and_left_alone(
    state: Path, other: Plan, field: str
) -> None:
    before = state.read_bytes()
    with pytest.raises(ArenaError) as caught:
        hold(other, state=state)
    assert caught.value.reason == "arena-state-other"
    assert caught.value.params["field"] == field
    assert str(state) in str(caught.value)
    assert state.read_bytes() == before


def test_the_program_that_began_it_must_go_on_with_it(state: Path) -> None:
    """Bots may play otherwise in another version."""
    text = state.read_text(encoding="utf-8")
    header, _, rest = text.partition("\n")
    changed = json.dumps(json.loads(header) | {"quinola": "0.0.9"})
    state.write_text(f"{changed}\n{rest}", encoding="utf-8")
    with pytest.raises(ArenaError, match=r'its quinola is "0\.0\.9"'):
        hold(plan(), state=state)


@pytest.mark.parametrize(
    "content", ["a letter to somebody", '{"format": "quinola-game"}\n', "[1]\n", "\n", "{\n"]
)
def test_a_file_of_another_kind_is_refused_and_left_alone(tmp_path: Path, content: str) -> None:
    path = tmp_path / "letter.txt"
    path.write_text(content, encoding="utf-8")
    with pytest.raises(ArenaError) as caught:
        hold(plan(), state=path)
    assert caught.value.reason == "arena-state-unknown"
    assert path.read_text(encoding="utf-8") == content


def test_a_line_that_is_no_block_is_named(state: Path) -> None:
    header, first, *rest = state.read_text(encoding="utf-8").splitlines()
    good = json.loads(first)
    fiche_more = good | {"games": [[good["games"][0][0] + 1, *good["games"][0][1:]]]}
    for bad in (
        "garbage",
        "[]",
        "{}",
        json.dumps(fiche_more | {"games": fiche_more["games"] + good["games"][1:]}),
        json.dumps(good | {"games": good["games"][1:]}),
        json.dumps(good | {"rules": 1}),
        json.dumps(good | {"block": -1}),
        json.dumps(good | {"times": []}),
    ):
        text = "\n".join([header, first, bad, *rest]) + "\n"
        state.write_text(text, encoding="utf-8")
        with pytest.raises(ArenaError, match="line 3") as caught:
            hold(plan(), state=state)
        assert caught.value.reason == "arena-state-broken"
        assert state.read_text(encoding="utf-8") == text
