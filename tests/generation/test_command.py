"""`quinola generate` as it is typed, refused and broken off."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import get_args

import pytest
from click.testing import CliRunner

from quinola.cli import quinola
from quinola.cli.generate import SUFFIXES, Kind
from quinola.generation import provenance, writing
from quinola.generation.plan import KINDS
from tests.arena.test_command import living
from tests.cli.running import environment, run


@pytest.mark.slow
def test_what_was_made_is_told(tmp_path: Path) -> None:
    file = tmp_path / "data.jsonl"
    done = run("generate", "deals", file, "--deals", "5", "--seed", "зерно", "--players", "random")
    assert done.returncode == 0, done.stderr.decode()
    size = file.stat().st_size
    assert done.stdout.decode().splitlines() == [
        f"{file}: 5 deals, {size:,} bytes, {round(size / 5):,} a deal",
        "rules classic, players random, seed зерно",
        f"provenance: {file}.provenance.json",
    ]
    # Nothing else is told where the kernels are compiled for the first time.
    assert all(line.startswith(b"compiling ") for line in done.stderr.splitlines())
    assert sorted(path.name for path in tmp_path.iterdir()) == [
        "data.jsonl",
        "data.jsonl.provenance.json",
    ]
    assert (
        file.stat().st_mode & 0o777
        == (tmp_path / "data.jsonl.provenance.json").stat().st_mode & 0o777
    )


def test_the_command_knows_the_kinds_and_formats_there_are() -> None:
    assert get_args(Kind) == KINDS
    assert writing.SUFFIXES == SUFFIXES


@pytest.mark.slow
def test_the_command_in_the_provenance_makes_the_same_bytes(tmp_path: Path) -> None:
    rules = tmp_path / "vera's.toml"
    rules.write_text('preset = "family"\nname = "vera\'s"\nstake = 7\n', encoding="utf-8")
    options = ("--deals", "4", "--deals-per-match", "2", "--skip", "6", "--seed", "a b")
    players = "random,club-policy,random,random"
    file = tmp_path / "first.jsonl"
    made = run("generate", "steps", file, "--rules", rules, *options, "--players", players)
    assert made.returncode == 0, made.stderr.decode()
    told = provenance(file)
    again = subprocess.run(
        ["bash", "-c", f"{told['command']}".replace("quinola", f"{sys.executable} -m quinola", 1)],
        cwd=tmp_path,
        capture_output=True,
        env=environment(),
        check=False,
    )
    assert again.returncode == 0, again.stderr.decode()
    assert (tmp_path / "OUT.jsonl").read_bytes() == file.read_bytes()
    assert provenance(tmp_path / "OUT.jsonl") == told


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (("deals", "OUT.csv"), "the name must end in one of .jsonl, .jsonl.gz, .parquet"),
        (("deals", ".jsonl"), "the name must end in one of"),
        (("deals", "nowhere/a.jsonl"), "the folder of nowhere/a.jsonl does not exist"),
        (("deals", "a.jsonl", "--players", "wizard"), "there is no bot wizard; there are random,"),
        (("deals", "a.jsonl", "--players", "club,club"), "2 players are named; name one for all"),
        (("deals", "a.jsonl", "--deals", "0"), "0 is not in the range"),
        (("deals", "a.jsonl", "--deals", "-5"), "-5 is not in the range"),
        (("deals", "a.jsonl", "--deals", "3", "--deals-per-match", "2"), "3 deals make no whole"),
        (("deals", "a.jsonl", "--rules", "whist"), "whist"),
        (("hands", "a.jsonl"), "'hands' is not one of 'deals', 'records', 'steps'"),
    ],
)
def test_what_cannot_be_is_an_error_of_usage(
    arguments: tuple[str, ...], said: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("LC_ALL", "C.UTF-8")
    done = CliRunner().invoke(quinola, ["generate", *arguments])
    assert done.exit_code == 2
    assert said in " ".join(done.stderr.split())
    assert list(tmp_path.iterdir()) == []


@pytest.mark.slow
def test_a_file_that_is_there_is_replaced_only_by_force(tmp_path: Path) -> None:
    file = tmp_path / "a.jsonl"
    file.write_text("mine", encoding="utf-8")
    refused = run("generate", "deals", file, "--deals", "2")
    assert (refused.returncode, file.read_text(encoding="utf-8")) == (2, "mine")
    assert f"{file} is there already; --force replaces it" in refused.stderr.decode()
    assert run("generate", "deals", file, "--deals", "2", "--force").returncode == 0
    assert len(file.read_text(encoding="utf-8").splitlines()) == 2


@pytest.mark.skipif(os.name != "posix" or os.geteuid() == 0, reason="root may write anywhere")
def test_a_folder_that_cannot_be_written_is_told(tmp_path: Path) -> None:
    tmp_path.chmod(0o500)
    done = run("generate", "deals", tmp_path / "a.jsonl", "--deals", "2")
    assert (done.returncode, done.stdout) == (1, b"")
    assert "Permission denied" in done.stderr.decode()


@pytest.mark.slow
@pytest.mark.skipif(not Path("/dev/full").exists(), reason="there is no full disk here")
def test_a_place_where_no_file_can_be_made_is_told() -> None:
    done = run("generate", "deals", "/proc/a.jsonl", "--deals", "2")
    assert (done.returncode, done.stdout) == (1, b"")
    assert done.stderr.decode().startswith("/proc/a.jsonl: ")


@pytest.mark.slow
def test_it_speaks_the_languages(tmp_path: Path) -> None:
    file = tmp_path / "a.jsonl"
    done = run("generate", "records", file, "--deals", "2", "--language", "uk")
    assert "2 роздачі" in done.stdout.decode()
    refused = run("generate", "records", file, LC_ALL="fr_FR.UTF-8")
    assert "existe déjà" in refused.stderr.decode()


@contextmanager
def at_work(file: Path, *options: str) -> Iterator[subprocess.Popen[bytes]]:
    """A long run that has begun to write, in a process group of its own."""
    process = subprocess.Popen(
        [sys.executable, "-m", "quinola", "generate", "deals", file, *options],
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env=environment(),
        start_new_session=True,
    )
    try:
        deadline = time.monotonic() + 120
        while not any(part.stat().st_size for part in file.parent.glob("*.part")):
            assert process.poll() is None
            assert time.monotonic() < deadline
            time.sleep(0.02)
        yield process
    finally:
        if process.poll() is None:
            os.killpg(process.pid, signal.SIGKILL)
        process.communicate()


WAYS = [
    (name, force, players)
    for name in ("SIGINT", "SIGTERM", "SIGKILL")
    for force in (False, True)
    for players in ("random", "novice")
]
"""How to end a run, whether an old file is to be replaced, and by whom it is played."""


@pytest.mark.slow
@pytest.mark.parametrize(
    ("name", "force", "players"),
    WAYS,
)
def test_a_run_broken_off_leaves_no_half_file(
    name: str, force: bool, players: str, tmp_path: Path
) -> None:
    file = tmp_path / "a.jsonl"
    options = ["--deals", "100000000", "--players", players, "--workers", "2"]
    if force:
        file.write_text("old", encoding="utf-8")
        options.append("--force")
    with at_work(file, *options) as process:
        process.send_signal(signal.Signals[name])
        said = process.communicate(timeout=120)[1].decode()
        deadline = time.monotonic() + 60
        while Path("/proc").exists() and living(process.pid):
            assert time.monotonic() < deadline, living(process.pid)
            time.sleep(0.05)
    assert process.returncode == {"SIGINT": 130, "SIGTERM": 143, "SIGKILL": -9}[name]
    assert (f"Interrupted; {file} was not written" in said) == (name == "SIGINT")
    left = [path for path in tmp_path.iterdir() if path.suffix != ".part"]
    assert left == ([file] if force else [])
    assert not force or file.read_text(encoding="utf-8") == "old"
    if name != "SIGKILL":
        assert list(tmp_path.glob("*.part")) == []


@pytest.mark.slow
def test_rows_are_objects_and_nothing_else(tmp_path: Path) -> None:
    file = tmp_path / "a.jsonl"
    assert run("generate", "steps", file, "--deals", "1").returncode == 0
    rows = [json.loads(line) for line in file.read_text(encoding="ascii").splitlines()]
    assert len({tuple(row) for row in rows}) == 1
