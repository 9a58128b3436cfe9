"""`quinola arena` as it is typed, broken off and taken up again."""

from __future__ import annotations

import json
import os
import re
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from html.parser import HTMLParser
from pathlib import Path
from typing import Any

import pexpect
import pytest

from quinola.rules import PRESETS
from tests.cli.running import environment, run


def outcome(tmp_path: Path, *arguments: str | Path, **variables: str) -> dict[str, Any]:
    """The JSON of a contest between `club` and `random`."""
    file = tmp_path / "outcome.json"
    done = run("arena", "club", "random", *arguments, "--json", file, **variables)
    assert done.returncode == 0, done.stderr.decode()
    value: dict[str, Any] = json.loads(file.read_text(encoding="utf-8"))
    return value


def without_run(value: dict[str, Any]) -> bytes:
    """The file's bytes but for the part that differs from run to run."""
    assert list(value)[-1] == "run"
    return json.dumps({key: value[key] for key in value if key != "run"}, indent=1).encode()


@pytest.mark.slow
def test_the_number_of_workers_changes_no_byte(tmp_path: Path) -> None:
    options = ("--rules", "family", "--rules", "classic", "--deals", "4", "--seed", "ключ")
    one, two = (outcome(tmp_path, *options, "--workers", n) for n in "12")
    assert without_run(one) == without_run(two)
    assert (one["run"]["workers"], two["run"]["workers"]) == (1, 2)
    assert one["seed"] == "ключ"
    assert [result["rules"] for result in one["results"]] == ["family", "classic"]
    decisions = [times["club"]["decisions"] for times in one["run"]["times"].values()]
    assert all(count > 4 * 20 * 5 for count in decisions)
    other = outcome(tmp_path, *options[:-1], "other", "--workers", "1")
    assert other["results"] != one["results"]


@pytest.mark.slow
def test_the_times_count_decisions_alike_in_every_run(tmp_path: Path) -> None:
    one, two = (outcome(tmp_path, "--deals", "3", "--workers", n)["run"]["times"] for n in "12")
    assert {name: one["classic"][name]["decisions"] for name in one["classic"]} == {
        name: two["classic"][name]["decisions"] for name in two["classic"]
    }


@contextmanager
def contest(state: Path, *options: str) -> Iterator[subprocess.Popen[bytes]]:
    """A long contest that has finished some blocks, in a process group of its own."""
    command = [
        *(sys.executable, "-m", "quinola", "arena", "club", "random", "--deals", "100000"),
        *("--rules", "family", "--workers", "2", "--resume", str(state), *options),
    ]
    process = subprocess.Popen(
        command,
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env=environment(),
        start_new_session=True,
    )
    try:
        deadline = time.monotonic() + 60
        while not state.exists() or state.read_bytes().count(b"\n") < 5:
            assert process.poll() is None
            assert time.monotonic() < deadline
            time.sleep(0.02)
        yield process
    finally:
        if process.poll() is None:
            os.killpg(process.pid, signal.SIGKILL)
        process.communicate()


def living(group: int) -> list[str]:
    """The processes of a group that still run."""
    found = []
    for stat in Path("/proc").glob("[0-9]*/stat"):
        try:
            name, _, rest = stat.read_text(encoding="utf-8").rpartition(")")
        except OSError:
            continue
        state, _, its_group = rest.split()[:3]
        if int(its_group) == group and state != "Z":
            found.append(name)
    return found


def test_after_kill_9_a_run_goes_on_to_the_same_outcome(tmp_path: Path) -> None:
    state = tmp_path / "state.jsonl"
    with contest(state) as process:
        process.send_signal(signal.SIGKILL)
        process.wait()
        deadline = time.monotonic() + 20
        while Path("/proc").exists() and living(process.pid):
            assert time.monotonic() < deadline, living(process.pid)
            time.sleep(0.05)
    kept = state.read_bytes()
    blocks = {json.loads(line)["block"] for line in kept.splitlines()[1:] if line.endswith(b"}")}
    assert len(blocks) >= 4
    options = ("--rules", "family", "--deals", str(len(blocks) + 3), "--workers", "2")
    resumed = outcome(tmp_path, *options, "--resume", state)
    # Nothing that was finished was written, so played, again.
    assert state.read_bytes().startswith(kept[: kept.rfind(b"\n") + 1])
    assert without_run(resumed) == without_run(outcome(tmp_path, *options))


@pytest.mark.slow
def test_ctrl_c_leaves_a_good_file_and_says_how_to_go_on(tmp_path: Path) -> None:
    state = tmp_path / "my state.jsonl"
    with contest(state) as process:
        os.killpg(process.pid, signal.SIGINT)
        out, err = process.communicate(timeout=30)
    assert process.returncode == 130
    assert out == b""
    told = err.decode()
    assert re.match(r"Interrupted; \d+ of 100,000 blocks are kept in ", told)
    assert "Traceback" not in told
    assert told.endswith(f"--resume '{state}'\n")
    assert state.read_bytes().endswith(b"}\n")
    again = outcome(tmp_path, "--rules", "family", "--deals", "4", "--resume", state)
    assert without_run(again) == without_run(outcome(tmp_path, "--rules", "family", "--deals", "4"))


def test_on_a_terminal_progress_shows_and_goes(tmp_path: Path) -> None:
    command = ["-m", "quinola", "arena", "random", "random", "--deals", "30", "--workers", "1"]
    child = pexpect.spawn(
        sys.executable, command, env=environment(TERM="xterm"), encoding="utf-8", timeout=60
    )
    child.expect(r"\d+ of 30 blocks")
    child.expect("random #1 alone among three random #2")
    child.expect(pexpect.EOF)
    child.close()
    assert child.exitstatus == 0


class Checked(HTMLParser):
    """A page's elements: everything is closed, and nothing comes from outside."""

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []
        self.count: dict[str, int] = {}
        self.words: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.count[tag] = self.count.get(tag, 0) + 1
        assert tag not in {"script", "link", "img", "iframe", "object", "base"}
        for name, value in attrs:
            assert name not in {"src", "href", "xlink:href", "style"}, (tag, name)
            assert "url(" not in (value or "")
            assert "nan" not in (value or "").split(",")
        if tag not in {"meta", "br"}:
            self.open.append(tag)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.handle_starttag(tag, attrs)
        self.open.pop()

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag

    def handle_data(self, data: str) -> None:
        if self.open and self.open[-1] != "style":
            self.words.append(data)


def page(file: Path) -> tuple[Checked, str]:
    """A report, checked, and its words."""
    text = file.read_text(encoding="utf-8")
    assert not re.search(r"https?:|@import|url\(", text)
    checked = Checked()
    checked.feed(text)
    checked.close()
    assert checked.open == []
    return checked, " ".join(" ".join(checked.words).split())


@pytest.mark.slow
def test_the_report_holds_what_the_json_holds(tmp_path: Path) -> None:
    report = tmp_path / "report.html"
    options = ("--rules", "all", "--deals", "3", "--seed", "<b>&", "--html", report)
    value = outcome(tmp_path, *options)
    checked, words = page(report)
    assert [result["rules"] for result in value["results"]] == list(PRESETS)
    for result in value["results"]:
        for figure in result["figures"]:
            mean, margin = figure["mean"], figure["high"] - figure["mean"]
            sign = "" if figure["measure"] == "pool" or f"{abs(mean):.2f}" == "0.00" else "+"
            assert f"{mean:{sign}.2f} ± {margin:.2f}".replace("-", "−") in words
    # For each rule set the means, and a running mean and a histogram of each main figure.
    assert checked.count["svg"] == len(PRESETS) * (1 + 2 * 4)
    assert "<b>&" in words
    for told in (value["quinola"], value["run"]["python"], value["run"]["date"], "club, random"):
        assert told in words
    assert "prefers-color-scheme: dark" in report.read_text(encoding="utf-8")


@pytest.mark.parametrize(
    ("language", "title", "decimal"),
    [
        ("ru_RU", "Состязание", r"[+−]\d+,\d\d ± \d"),
        *(
            pytest.param(*spoken, marks=pytest.mark.slow)
            for spoken in (
                ("en_GB", "Contest of", r"[+−]\d+\.\d\d ± \d"),
                ("uk_UA", "Змагання", r"[+−]\d+,\d\d ± \d"),
                ("fr_FR", "Tournoi", r"[+−]\d+,\d\d ± \d"),
            )
        ),
    ],
)
def test_four_bots_two_deals_a_match_in_four_languages(
    tmp_path: Path, language: str, title: str, decimal: str
) -> None:
    (tmp_path / "vera.toml").write_text('preset = "family"\nstake = 10\n', encoding="utf-8")
    report = tmp_path / "report.html"
    done = run(
        *("arena", "random", "random", "random", "club", "--rules", tmp_path / "vera.toml"),
        *("--deals", "4", "--deals-per-match", "2", "--html", report),
        LC_ALL=f"{language}.UTF-8",
        PYTHONIOENCODING="utf-8",
    )
    assert (done.returncode, done.stderr) == (0, b"")
    checked, words = page(report)
    assert title in words
    assert "stake = 10" in words
    for text in (words, done.stdout.decode()):
        assert re.search(decimal, text)
        assert "random #3" in text
    assert checked.count["svg"] == 1 + 2 * 4
    assert f'<html lang="{language[:2]}">' in report.read_text(encoding="utf-8")


def test_one_block_has_no_interval(tmp_path: Path) -> None:
    value = outcome(tmp_path, "--deals", "1", "--html", tmp_path / "one.html")
    figure = value["results"][0]["figures"][0]
    assert (figure["low"], figure["high"], figure["deviation"]) == (None, None, None)
    assert figure["values"] == [figure["mean"]]
    page(tmp_path / "one.html")


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (("club",), "1 bot is named; a contest takes two or four"),
        (("club", "random", "club"), "3 bots are named"),
        (("club", "shark"), "there is no bot shark; there are random, novice, club"),
        (("club", "random", "--deals", "5", "--deals-per-match", "2"), "5 deals make no whole"),
        (("club", "random", "--rules", "whist"), "whist"),
        (("club", "random", "--json", "no/such/folder.json"), "does not exist"),
        (("club", "random", "--workers", "0"), "--workers"),
    ],
)
def test_wrong_usage_is_told_before_anything_is_played(
    arguments: tuple[str, ...], told: str
) -> None:
    done = run("arena", *arguments)
    assert done.returncode == 2
    assert told in done.stderr.decode()
    assert done.stdout == b""


def test_a_foreign_state_ends_with_1_and_a_sentence(tmp_path: Path) -> None:
    state = tmp_path / "state.jsonl"
    outcome(tmp_path, "--deals", "1", "--resume", state)
    done = run("arena", "club", "random", "--seed", "2", "--deals", "1", "--resume", state)
    assert (done.returncode, done.stdout) == (1, b"")
    told = f'{state} is the state of another contest: its seed is "1", not "2"\n'
    assert done.stderr.decode() == told


def test_help_names_every_option() -> None:
    told = run("arena", "--help").stdout.decode()
    for option in (
        "rules",
        "deals",
        "deals-per-match",
        "seed",
        "workers",
        "engine",
        "json",
        "html",
    ):
        assert f"--{option} " in told
