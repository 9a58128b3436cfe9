"""A match on disk: cut short anywhere, edited, locked, on a full disk."""

from __future__ import annotations

import json
import os
from collections.abc import Callable, Iterator
from contextlib import suppress
from pathlib import Path
from random import Random

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from quinola.bots import RandomBot
from quinola.refusal import Refusal
from quinola.rules import house, preset
from quinola.seating import Seating
from quinola.seats import SEATS
from quinola.table import Setup
from quinola.terminal.game import Game
from quinola.terminal.lock import Lock
from quinola.terminal.savegame import Savegame, SavegameError, read, set_aside

N, E, S, W = SEATS
JUNK: st.SearchStrategy[object] = st.one_of(
    st.none(), st.integers(), st.text(), st.lists(st.integers()), st.just({})
)
SETUP = Setup(
    ruleset=house("family", {"stake": 7, "penalties": {"misdeal": "2 stakes"}}, "Наши"),
    seating=Seating((S, W, N, E), E),
    names=("Kim", "Robin", "You", "Alex"),
    seed="saved",
    deals=2,
    stock=500,
    shares_pool=False,
)


def play(path: Path, acts: int) -> Game:
    """A match on which this many things have happened, with an undo now and then."""
    table_bots = {seat: RandomBot(Random(str(seat))) for seat in (N, E, W)}
    savegame = Savegame.create(path, SETUP, {"bots": ["random"] * 3})
    table, _ = read(path)
    game = Game(table, S, table_bots, savegame)
    rng = Random("person")
    for number in range(acts):
        if game.waits_for_deal:
            game.deal()
        elif game.waits_for_person:
            game.act(rng.choice(game.view().actions()))
            if number % 7 == 0:
                game.undo()
        elif game.go_on() is None:
            break
    savegame.close()
    return game


@pytest.fixture(scope="module")
def saved(tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("saved") / "match.jsonl"
    play(path, 140)
    return path


@pytest.mark.parametrize("acts", [0, 1, 3, 20, 60, 90])
def test_what_is_read_is_what_was_played(acts: int, tmp_path: Path) -> None:
    game = play(tmp_path / "match.jsonl", acts)
    table, header = read(tmp_path / "match.jsonl")
    assert table.steps == game.table.steps
    assert table.setup == SETUP
    assert table.setup.ruleset.written == SETUP.ruleset.written
    assert header["bots"] == ["random"] * 3
    if table.deal is not None:
        assert table.view(S) == game.view()


@given(data=st.data())
@settings(suppress_health_check=[HealthCheck.function_scoped_fixture])
def test_cut_short_anywhere_it_goes_on_from_the_last_whole_line(
    saved: Path, tmp_path: Path, data: st.DataObject
) -> None:
    raw = saved.read_bytes()
    header = raw.index(b"\n") + 1
    size = data.draw(st.integers(header, len(raw)))
    path = tmp_path / "cut.jsonl"
    path.write_bytes(raw[:size])
    savegame, table, _ = Savegame.resume(path)
    savegame.close()
    lines = raw[:size].count(b"\n")
    assert path.read_bytes() == b"".join(raw.splitlines(keepends=True)[:lines])
    whole, _ = read(saved)
    assert table.setup == whole.setup


@given(data=st.data())
@settings(suppress_health_check=[HealthCheck.function_scoped_fixture])
def test_an_edited_file_is_read_or_refused(
    saved: Path, tmp_path: Path, data: st.DataObject
) -> None:
    lines = saved.read_bytes().splitlines(keepends=True)
    at = data.draw(st.integers(0, len(lines) - 1))
    value = json.loads(lines[at])
    key = data.draw(st.sampled_from(sorted(value)))
    value[key] = data.draw(JUNK)
    lines[at] = json.dumps(value).encode() + b"\n"
    path = tmp_path / "edited.jsonl"
    path.write_bytes(b"".join(lines))
    with suppress(SavegameError):
        read(path)
    assert path.read_bytes() == b"".join(lines)


@pytest.mark.parametrize("key", ["ruleset", "places", "dealer", "shown", "names", "seed", "deals"])
@pytest.mark.parametrize("junk", [[], "x", -1, {"preset": "classic", "options": {"staek": 1}}])
def test_a_setup_that_cannot_be_is_refused(key: str, junk: object, tmp_path: Path) -> None:
    path = tmp_path / "match.jsonl"
    play(path, 0)
    header = json.loads(path.read_bytes())
    if (key, junk) in (("shown", []), ("seed", "x")):
        return
    header["setup"][key] = junk
    path.write_text(json.dumps(header) + "\n", encoding="utf-8")
    with pytest.raises(SavegameError) as refused:
        read(path)
    assert refused.value.params["line"] == 1


def test_a_windows_editor_does_no_harm(saved: Path, tmp_path: Path) -> None:
    path = tmp_path / "crlf.jsonl"
    path.write_bytes(saved.read_bytes().replace(b"\n", b"\r\n"))
    assert read(path)[0].steps == read(saved)[0].steps


def test_a_step_that_cannot_be_written_is_not_done(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = play(tmp_path / "match.jsonl", 5)
    game.savegame, game.table, _ = Savegame.resume(tmp_path / "match.jsonl")
    before, steps = game.savegame.path.read_bytes(), list(game.table.steps)

    def full(fd: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "fsync", full)
    while not game.waits_for_person:
        with pytest.raises(OSError, match="No space"):
            game.go_on()
        break
    assert game.table.steps == steps
    # The line that may not have reached the disk is gone, so that the next is not glued to it.
    assert game.savegame.path.read_bytes() == before
    monkeypatch.undo()
    assert game.waits_for_person or game.go_on() is not None
    assert read(game.savegame.path)[0].steps == game.table.steps
    game.savegame.close()


def test_a_copy_is_kept_under_a_free_name(tmp_path: Path) -> None:
    path = tmp_path / "match.jsonl"
    for number in (1, 2, 3):
        path.write_bytes(b"%d" % number)
        assert set_aside(path) == tmp_path / f"match-{number}.jsonl"
    assert [(tmp_path / f"match-{number}.jsonl").read_bytes() for number in (1, 2, 3)] == [
        b"1",
        b"2",
        b"3",
    ]
    assert path.read_bytes() == b"3"


def test_a_new_file_is_never_half_a_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "match.jsonl"
    play(path, 30)
    before = path.read_bytes()

    def full(fd: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "fsync", full)
    with pytest.raises(OSError, match="No space"):
        Savegame.create(path, SETUP, {})
    assert path.read_bytes() == before


@pytest.fixture
def locked(tmp_path: Path) -> Iterator[Path]:
    path = tmp_path / "match.jsonl"
    with Lock(path):
        yield path


def test_a_lock_is_held_once(locked: Path) -> None:
    with pytest.raises(SavegameError) as refused:
        Lock(locked)
    assert refused.value.reason == "savegame-in-use"
    assert str(locked) in str(refused.value)


def test_a_lock_is_free_again_afterwards(tmp_path: Path) -> None:
    path = tmp_path / "match.jsonl"
    for _ in range(2):
        with Lock(path):
            pass
    with Lock(path), Lock(tmp_path / "other.jsonl"):
        pass


def test_only_files_are_played(tmp_path: Path) -> None:
    with pytest.raises(SavegameError, match="not a file"):
        Lock(tmp_path)


def test_presets_are_kept_whole(tmp_path: Path) -> None:
    for name in ("classic", "academy"):
        setup = Setup(
            ruleset=preset(name), seating=SETUP.seating, names=SETUP.names, seed="", deals=None
        )
        Savegame.create(tmp_path / name, setup, {}).close()
        assert read(tmp_path / name)[0].setup == setup


@pytest.mark.parametrize(
    ("spoil", "line", "why"),
    [
        (lambda lines: [b"no json", *lines[1:]], 1, "savegame-no-json"),
        (lambda lines: [*lines[:5], b"[1]", *lines[5:]], 6, "savegame-no-json"),
        (lambda lines: [*lines[:3], b'{"deal": "N"}'], 4, "savegame-lacks"),
        (lambda lines: [lines[0], b'{"undo": 1}'], 2, "savegame-no-step"),
        (lambda lines: [lines[0], b'{"act": "S decline"}', *lines[1:]], 2, "savegame-no-step"),
        (
            lambda lines: [lines[0].replace(b'"seed": "saved"', b'"seed": 3')],
            1,
            "savegame-no-match",
        ),
        (lambda lines: [lines[0].replace(b'"seed"', b'"sead"')], 1, "savegame-lacks"),
        (lambda lines: [lines[0].replace(b'"stake": 7', b'"stake": -7')], 1, "option-amount"),
        (lambda lines: [*lines[:2], b'{"act": "Z Q"}'], 3, "savegame-lacks"),
    ],
)
def test_what_is_wrong_in_which_line_is_told(
    spoil: Callable[[list[bytes]], list[bytes]], line: int, why: str, saved: Path, tmp_path: Path
) -> None:
    path = tmp_path / "spoiled.jsonl"
    path.write_bytes(b"\n".join(spoil(saved.read_bytes().splitlines())) + b"\n")
    with pytest.raises(SavegameError) as refused:
        read(path)
    cause = refused.value.params["why"]
    assert isinstance(cause, Refusal)
    assert (refused.value.reason, cause.reason) == ("savegame-broken", why)
    assert refused.value.params["line"] == line
