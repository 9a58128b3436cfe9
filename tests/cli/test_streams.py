"""Whatever stands at the ends of the command: closed, broken, full, hostile or very long."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest

from quinola.terminal.console import can_speak
from tests.cli.running import environment, run, shell
from tests.record.matches import example, examples


@pytest.fixture
def match(tmp_path: Path) -> Path:
    file = tmp_path / "match.json"
    file.write_text(json.dumps(example()), encoding="utf-8")
    return file


@pytest.fixture
def big(tmp_path: Path) -> Path:
    file = tmp_path / "big.jsonl"
    line = json.dumps(example()) + "\n"
    file.write_text(line * 300, encoding="utf-8")
    return file


@pytest.mark.parametrize("options", ["", "--json"])
def test_a_reader_that_stops_early_is_no_error(big: Path, options: str) -> None:
    done = shell(f'quinola settle "$1" {options} | head -1', big)
    assert done.stderr == b""
    assert done.stdout.count(b"\n") == 1


@pytest.mark.parametrize("command", ["settle --json", "settle", "check", "show", "rules show"])
def test_a_full_disk_is_told(match: Path, command: str) -> None:
    what = "classic" if command == "rules show" else match
    done = shell(f'quinola {command} "$1" > /dev/full', what)
    assert done.returncode == 1
    assert done.stderr == b"quinola: No space left on device\n"


def test_closed_streams(match: Path) -> None:
    closed_input = shell("quinola settle - <&-")
    assert closed_input.returncode == 2
    assert b"Traceback" not in closed_input.stderr
    assert b"<stdin>" in closed_input.stderr
    for command in ("settle", "show"):
        closed = shell(f'quinola {command} "$1" >&-', match)
        assert (closed.returncode, closed.stderr) == (1, b"quinola: standard output is closed\n")
        closed_error = shell(f'quinola {command} "$1" 2>&-', match)
        assert (closed_error.returncode, closed_error.stderr) == (0, b"")
        both = shell(f'quinola {command} "$1" >&- 2>&-', match)
        assert both.returncode == 1


@pytest.mark.parametrize("command", ["settle", "show", "check"])
def test_a_name_that_is_empty_is_no_file(command: str) -> None:
    done = run(command, "")
    assert (done.returncode, done.stdout) == (2, b"")
    assert done.stderr.endswith(b"Error: '': No such file or directory\n")


@pytest.mark.parametrize("command", ["settle", "show"])
def test_ctrl_c_ends_without_a_word(command: str) -> None:
    with subprocess.Popen(
        [sys.executable, "-m", "quinola", command, "-"],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env=environment(),
    ) as waiting:
        assert waiting.stdin is not None
        assert waiting.stdout is not None
        assert waiting.stderr is not None
        # With two lines it has enough to begin, and waits for a third.
        waiting.stdin.write(2 * (json.dumps(example()).encode() + b"\n"))
        waiting.stdin.flush()
        assert waiting.stdout.readline() == b"<stdin>:1: classic, 1 deal\n"
        waiting.send_signal(signal.SIGINT)
        assert waiting.wait(30) == 130
        assert waiting.stderr.read() == b""


def test_a_bad_record_with_standard_error_closed(match: Path) -> None:
    match.write_text("{}", encoding="utf-8")
    done = shell('quinola settle --json "$1" 2>&-', match)
    assert (done.returncode, done.stdout) == (1, b"")


def test_input_that_fails_midway_is_told(tmp_path: Path) -> None:
    done = run("settle", "/proc/self/mem")
    assert done.returncode in (1, 2)
    assert b"/proc/self/mem: Input/output error" in done.stderr
    assert b"Traceback" not in done.stderr


def test_a_file_name_in_another_encoding(tmp_path: Path) -> None:
    name = os.fsencode(tmp_path) + b"/\xc0\xfc\x1b[31m.json"
    with Path(os.fsdecode(name)).open("w", encoding="utf-8") as file:
        file.write("{}")
    for encoding in ("utf-8", "ascii", "cp1251"):
        done = run("check", os.fsdecode(name), PYTHONIOENCODING=encoding)
        assert done.returncode == 1
        assert b"Traceback" not in done.stderr
        assert b"\x1b" not in done.stderr


HOSTILE = "\x1b[2J\x1b]0;title\x07\u202eevil\u009b31m\r\n\x00\u200f\u2028"


def spoiled() -> Iterator[dict[str, Any]]:
    """Records that have hostile text wherever an error may quote it."""
    yield example() | {"ruleset": HOSTILE}
    yield example() | {"format": HOSTILE}
    yield example() | {HOSTILE: 1}
    yield example() | {"pool": HOSTILE}
    yield example() | {"players": {HOSTILE: "x"}}
    yield example() | {"ruleset": {"preset": "classic", "options": {HOSTILE: 1}}}
    yield example() | {"ruleset": {"preset": "classic", "options": {"bete": HOSTILE}}}
    yield example() | {"ruleset": {"preset": "classic", "options": {"penalties": {HOSTILE: 1}}}}
    for field in ("dealer", "void", "espagnolette"):
        yield example() | {"deals": [example()["deals"][0] | {field: HOSTILE}]}
    for field in ("talon", "exchange", "play", "claims"):
        yield example() | {"deals": [example()["deals"][0] | {field: [HOSTILE]}]}


def assert_harmless(output: bytes) -> None:
    text = output.decode("utf-8")
    assert not [letter for letter in text if not letter.isprintable() and letter != "\n"]


def test_what_could_steer_a_terminal_is_never_printed_raw(tmp_path: Path) -> None:
    file = tmp_path / "hostile.jsonl"
    lines = [json.dumps(record) for record in spoiled()]
    lines.append(f'{{"{json.dumps(HOSTILE)[1:-1]}": 1, "{json.dumps(HOSTILE)[1:-1]}": 2}}')
    lines.append(json.dumps(example(), ensure_ascii=False)[:-1] + f', "\u009b{HOSTILE[6:]}": 1}}')
    file.write_text("\n".join(lines), encoding="utf-8", newline="")
    for command in (["settle"], ["settle", "--json"], ["check"], ["show"]):
        done = run(*command, file)
        assert done.returncode == 1
        assert done.stderr.count(b"\n") >= len(lines)
        assert_harmless(done.stdout)
        assert_harmless(done.stderr)


def test_names_are_shown_without_what_could_steer_a_terminal(tmp_path: Path) -> None:
    record = example() | {"players": {"N": HOSTILE, "E": "\x1b", "S": "a" * 200, "W": "Мария\n"}}
    file = tmp_path / "match.json"
    file.write_text(json.dumps(record), encoding="utf-8")
    for command in ("settle", "show"):
        done = run(command, file)
        assert done.returncode == 0
        assert_harmless(done.stdout)
        assert "Мария" in done.stdout.decode()
    assert_harmless(run("settle", file, "--rules", "all").stdout)


NAMES = {"N": "Мария", "E": "Zoé", "S": "李", "W": "Ünal"}
ENVIRONMENTS: dict[str, dict[str, str]] = {
    "C": {"LC_ALL": "C", "PYTHONUTF8": "0", "PYTHONCOERCECLOCALE": "0"},
    "POSIX": {"LC_ALL": "POSIX", "PYTHONUTF8": "0", "PYTHONCOERCECLOCALE": "0"},
    "ascii": {"PYTHONIOENCODING": "ascii"},
    "ascii strict": {"PYTHONIOENCODING": "ascii:strict"},
    "cp1251": {"PYTHONIOENCODING": "cp1251"},
    "cp1252": {"PYTHONIOENCODING": "cp1252"},
    "cp437": {"PYTHONIOENCODING": "cp437"},
    "latin-1": {"PYTHONIOENCODING": "latin-1"},
    "utf-16": {"PYTHONIOENCODING": "utf-16-le"},
    "Turkish": {"LANG": "tr_TR.UTF-8", "LC_ALL": "tr_TR.UTF-8"},
    "dumb": {"TERM": "dumb"},
}


@pytest.mark.parametrize(
    "surroundings",
    [
        pytest.param(name, marks=[] if name in ("C", "cp1251") else pytest.mark.slow)
        for name in ENVIRONMENTS
    ],
)
def test_every_console_gets_the_nearest_letters_it_has(tmp_path: Path, surroundings: str) -> None:
    variables = ENVIRONMENTS[surroundings]
    file = tmp_path / "match.json"
    # A bête, an arrow, dashes and suits are in these.
    file.write_text(json.dumps(example() | {"players": NAMES}, ensure_ascii=False), "utf-8")
    encoding = variables.get("PYTHONIOENCODING", "utf-8").partition(":")[0]
    told = ""
    for command in (["settle", "--rules", "all"], ["show"]):
        done = run(*command, file, **variables)
        assert (done.returncode, done.stderr) == (0, b"")
        told += done.stdout.decode(encoding)
    assert "?" not in told
    for name in NAMES.values():
        try:
            can_be_shown = bool(name.encode(encoding))
        except UnicodeEncodeError:
            can_be_shown = False
        assert (name in told) is can_be_shown or surroundings in ("C", "POSIX")
    if encoding == "ascii":
        assert "Zoe" in told
        assert "Unal" in told


TOLD = (
    "rules show classic",
    "rules show family --full",
    "rules chapter glossary",
    "rules chapter unclear",
    "rules chapter strategy",
    "arena club random --deals 2 --workers 1",
    "solve {record} --at 8.1",
    "play --help",
)


@pytest.mark.parametrize(
    ("encoding", "language"),
    [
        *(
            pytest.param(*surroundings, marks=pytest.mark.slow)
            for surroundings in (
                ("cp437", "en"),
                ("ascii", "en"),
                ("cp850", "fr"),
                ("cp1252", "fr"),
                ("cp866", "ru"),
                ("cp1251", "ru"),
                ("cp1251", "uk"),
                ("koi8-u", "uk"),
                # Which lacks a letter of Ukrainian: all is told in English.
                ("cp866", "uk"),
            )
        ),
    ],
)
def test_nothing_that_is_told_is_lost_on_an_old_console(
    match: Path, encoding: str, language: str
) -> None:
    """No sign of a number, and no word quoted in another alphabet."""
    spoken = language if can_speak(language, encoding) else "en"
    for command in TOLD:
        arguments = command.format(record=match).split()
        done = run(*arguments, PYTHONIOENCODING=encoding, LC_ALL=f"{language}_XX.UTF-8")
        assert (done.returncode, done.stderr) == (0, b"")
        whole = run(*arguments, LC_ALL=f"{spoken}_XX.UTF-8").stdout.decode("utf-8")
        assert done.stdout.decode(encoding).count("?") == whole.count("?"), command


def test_the_language_is_one_that_the_console_can_write(match: Path) -> None:
    done = run("settle", match, LC_ALL="ru_RU.UTF-8", PYTHONIOENCODING="ascii")
    assert b"Deal 1" in done.stdout
    assert b"?" not in done.stdout


@pytest.mark.slow
def test_json_is_ascii_whatever_the_console(tmp_path: Path) -> None:
    file = tmp_path / "Мария.jsonl"
    lines = [json.dumps(example() | {"players": NAMES}, ensure_ascii=False), '{"й": 1}']
    file.write_text("\n".join(lines), encoding="utf-8")
    outputs = {
        name: run("settle", "--json", file, **variables)
        for name, variables in ENVIRONMENTS.items()
        if name != "utf-16"
    }
    assert len({done.stdout for done in outputs.values()}) == 1
    for done in outputs.values():
        assert done.stdout.isascii()
        assert "Мария.jsonl" in json.loads(done.stdout.splitlines()[1])["error"]


WATCH = """
import os, sys
nowhere = os.open(os.devnull, os.O_RDWR)
actions = [(os.POSIX_SPAWN_DUP2, nowhere, 1), (os.POSIX_SPAWN_DUP2, nowhere, 2)]
child = os.posix_spawn(sys.executable, sys.argv[1:], os.environ, file_actions=actions)
_, status, usage = os.wait4(child, 0)
print(os.waitstatus_to_exitcode(status), usage.ru_maxrss)
"""
"""Runs a command from a small process: what a large one had at the fork counts as the child's."""


def most_memory(arguments: list[str], feed: Callable[[Any], None]) -> tuple[int, float]:
    """The exit status of the command and the most megabytes it took, fed through a pipe."""
    command = [sys.executable, "-m", "quinola", *arguments]
    watcher = subprocess.Popen(
        [sys.executable, "-c", WATCH, *command],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        bufsize=0,
        env=environment(),
    )
    assert watcher.stdin is not None
    assert watcher.stdout is not None
    with watcher.stdin as pipe, suppress(BrokenPipeError):  # The command may have seen enough.
        feed(pipe)
    status, kilobytes = watcher.stdout.read().split()
    watcher.stdout.close()
    watcher.wait()
    return int(status), int(kilobytes) / 1024


MEGABYTE = 1024 * 1024


@pytest.mark.slow
@pytest.mark.parametrize(
    "garbage", [b"x", b"[", b"{}\n", b'{"a', b"\xff", b"\x00", b"[],\n", b'["\xd0\x96",']
)
@pytest.mark.parametrize("command", ["settle", "check"])
def test_a_hundred_megabytes_of_garbage_take_bounded_memory(command: str, garbage: bytes) -> None:
    piece = garbage * (MEGABYTE // len(garbage))

    def feed(pipe: Any) -> None:
        for _ in range(100):
            pipe.write(piece)

    status, megabytes = most_memory([command, "-"], feed)
    assert status == 1
    assert megabytes < 250


@pytest.mark.slow
def test_blank_lines_without_end_take_no_memory() -> None:
    def feed(pipe: Any) -> None:
        pipe.write(b"\n" * 5 * MEGABYTE)

    status, megabytes = most_memory(["settle", "-"], feed)
    assert status == 1
    assert megabytes < 60


@pytest.mark.slow
def test_a_long_file_takes_no_more_memory_than_a_short_one() -> None:
    lines = b"".join(json.dumps(record).encode() + b"\n" for record in examples())

    def fed(times: int) -> float:
        def feed(pipe: Any) -> None:
            for _ in range(times):
                pipe.write(lines)

        status, megabytes = most_memory(["settle", "--json", "-"], feed)
        assert status == 0
        return megabytes

    assert fed(20) < fed(2) + 5


def test_the_largest_honest_match_is_read(tmp_path: Path) -> None:
    record = example()
    record["deals"] *= 200
    file = tmp_path / "long.json"
    file.write_text(json.dumps(record, indent=1), encoding="utf-8")
    done = run("settle", "--json", file)
    assert done.returncode == 0
    assert len(json.loads(done.stdout)["deals"]) == 200


SPEAKING = {
    "a settlement": (("settle", "FILE", "--language", "uk"), "кошик"),
    "a record": (("check", "FILE", "--language", "fr"), "en ordre"),
    "a deal": (("show", "FILE", "--language", "ru"), "Сдача 1"),
    "a rule set": (("rules", "show", "classic", "--full", "--language", "ru"), "взятка"),
    "a chapter": (("rules", "chapter", "--language", "fr", "glossary"), "donneur"),
    "what differs": (("rules", "compare", "--language", "uk", "classic", "family"), "місця"),
    "an error": (("settle", "nowhere.json", "--rules", "mine", "--language", "ru"), "нет"),
}


@pytest.mark.parametrize("what", SPEAKING)
def test_a_language_is_spoken_that_is_not_the_environments(what: str, match: Path) -> None:
    arguments, expected = SPEAKING[what]
    given = [str(match) if one == "FILE" else one for one in arguments]
    done = run(*given, LC_ALL="en_GB.UTF-8")
    assert expected in (done.stdout + done.stderr).decode("utf-8")
