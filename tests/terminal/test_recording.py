"""`quinola play --record`: a saved match as a record that the other commands read."""

from __future__ import annotations

import json
import subprocess
from pathlib import Path

import pytest

from quinola.record import match_result, read_record, replay
from quinola.rules import house
from quinola.table import Table
from quinola.terminal.savegame import read
from tests.terminal.at_table import new_game, play_without_screen
from tests.terminal.sitting import COMMAND, environment


def record(save: Path, file: str | Path, *options: str) -> subprocess.CompletedProcess[bytes]:
    return subprocess.run(
        [*COMMAND, "--save", save, "--record", file, *options],
        stdin=subprocess.DEVNULL,
        capture_output=True,
        env=environment(),
        check=False,
    )


@pytest.fixture
def over(tmp_path: Path) -> Path:
    """A match of one deal by house rules, played to its end."""
    ruleset = house("family", {"stake": 7, "dealer_stake": 9}, "Наши")
    game = new_game(tmp_path, ruleset=ruleset, names=("Катя", "Zoé", "You", "李"))
    play_without_screen(game, lambda _: False)
    game.savegame.close()
    return game.savegame.path


@pytest.fixture
def going_on(tmp_path: Path) -> Path:
    """A match in the middle of its second deal."""
    game = new_game(tmp_path, deals=2)
    play_without_screen(game, lambda _: False)
    game.deal()
    play_without_screen(game, lambda view: len(view.tricks) > 2)
    game.savegame.close()
    return game.savegame.path


def table_of(save: Path) -> Table:
    table, _ = read(save)
    return table


def test_a_record_says_what_was_played(over: Path, tmp_path: Path) -> None:
    file, before = tmp_path / "record.json", over.read_bytes()
    done = record(over, file)
    assert (done.returncode, done.stdout, done.stderr) == (0, b"", b"")
    assert over.read_bytes() == before
    read_back = read_record(json.loads(file.read_text(encoding="utf-8")))
    assert list(read_back.players.values()) == ["Катя", "Zoé", "You", "李"]
    match = replay(read_back)
    played = table_of(over).match
    assert match.ruleset.overrides == played.ruleset.overrides
    assert [past.transfers for past in match.past] == [past.transfers for past in played.past]
    assert match_result(match)["deals"] == match_result(played)["deals"]


def test_a_dash_is_standard_output(over: Path, tmp_path: Path) -> None:
    file = tmp_path / "record.json"
    record(over, file)
    done = record(over, "-")
    assert (done.returncode, done.stdout, done.stderr) == (0, file.read_bytes(), b"")


def test_the_hands_of_a_deal_in_play_stay_unseen(going_on: Path) -> None:
    done = record(going_on, "-")
    assert done.returncode == 0
    assert done.stderr == b"Deal 2 is not settled yet, so the record does not have it\n"
    (deal,) = json.loads(done.stdout)["deals"]
    assert deal["dealer"] == str(table_of(going_on).match.past[0].dealer)
    assert len(deal["play"]) == 44


def test_a_file_is_never_written_over(over: Path, tmp_path: Path) -> None:
    file = tmp_path / "record.json"
    assert record(over, file).returncode == 0
    written = file.read_bytes()
    # Asked for twice it is there already.
    again = record(over, file)
    assert (again.returncode, again.stderr) == (0, b"")
    file.write_bytes(b"precious\n")
    refused = record(over, file)
    assert refused.returncode == 1
    assert refused.stderr.decode() == f"{file} exists and holds something else; name another file\n"
    assert file.read_bytes() == b"precious\n"
    assert written != file.read_bytes()


@pytest.mark.parametrize("where", ["nowhere/record.json", "folder"])
def test_what_cannot_be_written_is_named(over: Path, tmp_path: Path, where: str) -> None:
    (tmp_path / "folder").mkdir()
    done = record(over, tmp_path / where)
    assert done.returncode == 1
    assert str(tmp_path / where) in done.stderr.decode()
    assert b"Traceback" not in done.stderr


def test_a_full_disk_is_not_blamed_on_the_match(over: Path) -> None:
    with Path("/dev/full").open("wb") as full:
        done = subprocess.run(
            [*COMMAND, "--save", over, "--record", "-"],
            stdin=subprocess.DEVNULL,
            stdout=full,
            stderr=subprocess.PIPE,
            env=environment(),
            check=False,
        )
    assert (done.returncode, done.stderr) == (1, b"quinola: No space left on device\n")


def test_without_a_match_there_is_no_record(tmp_path: Path) -> None:
    done = record(tmp_path / "none.jsonl", tmp_path / "record.json")
    assert done.returncode == 1
    assert b"none.jsonl does not exist" in done.stderr
    assert not (tmp_path / "record.json").exists()


@pytest.mark.parametrize("option", ["--resume", "--plain", "--ascii", "--seed=x", "--rules=family"])
def test_nothing_else_can_be_asked_for(over: Path, tmp_path: Path, option: str) -> None:
    done = record(over, tmp_path / "record.json", option)
    assert done.returncode == 2
    name = option.partition("=")[0]
    assert done.stderr.decode().startswith(f"{name} cannot be given with --record")
    assert not (tmp_path / "record.json").exists()
