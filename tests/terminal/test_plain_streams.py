"""`quinola play` with all kinds of things at the other end of its streams."""

from __future__ import annotations

import re
import subprocess
from collections.abc import Sequence
from pathlib import Path

import pexpect
import pytest

from tests.terminal.sitting import COMMAND, Sitting, environment, is_question

MATCH = ("--bots", "random", "--seed", "streams", "--deals", "1", "--seat", "S")
SUITS = re.compile("[♠♥♦♣]")


def run(*options: str, given: bytes = b"", **variables: str) -> subprocess.CompletedProcess[bytes]:
    return subprocess.run(
        [*COMMAND, *options],
        input=given,
        capture_output=True,
        env=environment(**variables),
        check=False,
    )


def any_card() -> bytes:
    """Answers that come to the end of a deal whatever the cards: every number at each question."""
    return b"".join(b"%d\n" % number for _ in range(12) for number in range(12, 0, -1))


MORE_ENCODINGS = [
    pytest.param(encoding, marks=pytest.mark.slow)
    for encoding in ("cp866", "cp1252", "koi8-r", "shift_jis", "utf-16-le")
]


@pytest.mark.parametrize("encoding", ["cp437", "cp1251", "ascii", *MORE_ENCODINGS])
def test_any_encoding_will_do(encoding: str, tmp_path: Path) -> None:
    save = tmp_path / "match.jsonl"
    ran = run(
        *("--plain", *MATCH, "--save", str(save)),
        given=any_card().decode().encode(encoding),
        PYTHONIOENCODING=f"{encoding}:strict",
    )
    assert ran.returncode == 0, ran.stderr
    said = ran.stdout.decode(encoding)
    assert "The match is over after 1 deal" in said
    assert not SUITS.search(said)
    assert re.search(r"\b10 [2-9AKQJ][SHDC]\b", said)


@pytest.mark.parametrize("variables", [{"LC_ALL": "C"}, {"LC_ALL": "POSIX", "PYTHONUTF8": "0"}])
def test_the_c_locale(variables: dict[str, str], tmp_path: Path) -> None:
    save = tmp_path / "match.jsonl"
    ran = run("--plain", *MATCH, "--save", str(save), given=any_card(), **variables)
    assert ran.returncode == 0, ran.stderr
    assert b"The match is over after 1 deal" in ran.stdout


@pytest.mark.parametrize(
    ("closed", "status"), [("<&-", 0), ("</dev/null", 0), (">&-", 0), ("<&- >&- 2>&-", 0)]
)
def test_closed_streams(closed: str, status: int, tmp_path: Path) -> None:
    save = tmp_path / "match.jsonl"
    command = f'exec "$@" {closed}'
    ran = subprocess.run(
        ["/bin/sh", "-c", command, "sh", *COMMAND, *MATCH, "--save", str(save)],
        capture_output=True,
        stdin=subprocess.DEVNULL,
        env=environment(),
        check=False,
    )
    assert ran.returncode == status, ran.stderr
    assert b"Traceback" not in ran.stderr
    # Whatever became of the streams, the match is whole.
    with Sitting(save, "--resume") as sitting:
        assert is_question(sitting.listen()[-1])


def test_crlf_blanks_and_byte_order_mark(tmp_path: Path) -> None:
    with Sitting(tmp_path / "match.jsonl", *MATCH) as sitting:
        sitting.listen()
        sitting.tell(b"\xef\xbb\xbfh\r")
        assert any(line.startswith("Your hand: ") for line in sitting.listen())
        question = sitting.lines[-1]
        assert sitting.answer(b"\r") == [question]
        assert sitting.answer(b"   ") == [question]
        assert "You put" in " ".join(sitting.answer(b"  1 \t\r"))


def test_a_line_of_ten_thousand_letters_is_one_line(tmp_path: Path) -> None:
    with Sitting(tmp_path / "match.jsonl", *MATCH) as sitting:
        first = sitting.listen()
        said = sitting.answer("1" * 10_000)
        assert said[0].startswith("That is no card")
        assert said[-1] == first[-1]
        assert [line for line in sitting.lines if len(line) > 100] == []
        # The rest of the long line was no further answer.
        assert "You put" in " ".join(sitting.answer("1"))


@pytest.mark.parametrize(
    "typed",
    [
        b"\x1b[2J\x1b]0;owned\x07",
        b"\x00\x01\x02",
        b"\xff\xfe\xfd",
        "\u202eQh".encode(),
        b"Qh\x1b[A",
        b"%s%n{0}",
        "李".encode() * 400,
    ],
)
def test_nothing_typed_steers_the_terminal(typed: bytes, tmp_path: Path) -> None:
    with Sitting(tmp_path / "match.jsonl", *MATCH) as sitting:
        question = sitting.listen()[-1]
        said = sitting.answer(typed)
        assert said[0].startswith("That is no card")
        assert said[-1] == question
        assert all(line.isprintable() for line in sitting.lines)


@pytest.mark.parametrize("options", [(), ("--plain",)])
def test_without_a_terminal_it_is_played_in_lines(options: Sequence[str], tmp_path: Path) -> None:
    ran = run(*options, *MATCH, "--save", str(tmp_path / "match.jsonl"))
    told = b"This terminal cannot show the full game" in ran.stdout
    assert told is not bool(options)
    assert b"Put a card aside" in ran.stdout or b"Put which card aside" in ran.stdout
    assert ran.returncode == 0


def test_on_a_dumb_terminal_it_is_played_in_lines(tmp_path: Path) -> None:
    command, *arguments = (*COMMAND, *MATCH, "--save", str(tmp_path / "match.jsonl"))
    terminal = pexpect.spawn(
        command, arguments, env=environment(TERM="dumb"), encoding="utf-8", timeout=60
    )
    terminal.expect("This terminal cannot show the full game")
    terminal.expect(r"Put .*\? ")
    said = str(terminal.before)
    assert "\x1b" not in said
    assert not SUITS.search(said)
    terminal.sendline("1")
    terminal.expect(r"You put \w+ aside")
    terminal.expect(r"Trick 1.*\? ")
    terminal.sendeof()
    terminal.expect("The match is saved in")
    terminal.expect(pexpect.EOF)
    terminal.close()
    assert terminal.exitstatus == 0


def test_ctrl_c_at_a_terminal(tmp_path: Path) -> None:
    command, *arguments = (*COMMAND, "--plain", *MATCH, "--save", str(tmp_path / "match.jsonl"))
    terminal = pexpect.spawn(
        command, arguments, env=environment(TERM="xterm"), encoding="utf-8", timeout=60
    )
    terminal.expect(r"Put .*\? ")
    assert SUITS.search(str(terminal.before))
    terminal.sendintr()
    terminal.expect("The match is saved in")
    terminal.expect("quinola play --resume --save")
    terminal.expect(pexpect.EOF)
    terminal.close()
    assert terminal.exitstatus == 0


def test_a_reader_that_goes_away_costs_nothing(tmp_path: Path) -> None:
    save = tmp_path / "match.jsonl"
    with Sitting(save, *MATCH) as sitting:
        sitting.listen()
        assert sitting.process.stdout is not None
        sitting.process.stdout.close()
        sitting.tell("1")
        sitting.process.wait()
        assert sitting.process.stderr is not None
        assert b"Traceback" not in sitting.process.stderr.read()
    with Sitting(save, "--resume") as sitting:
        assert is_question(sitting.listen()[-1])


def test_letters_for_suits_on_request(tmp_path: Path) -> None:
    with Sitting(tmp_path / "match.jsonl", *MATCH, "--ascii") as sitting:
        said = sitting.play_on(sitting.listen())
        assert "".join(said).isascii()
        assert re.search(r"You put [2-9AKQJ]+[SHDC] aside", " ".join(said))


HOUSE = {
    "option": ('preset = "classic"\nstaek = 3\n', ["house.toml", "staek", "stake"]),
    "value": ('preset = "classic"\nrefill = "often"\n', ["refill", "often", '"after_win"']),
    "preset": ('preset = "modern"\n', ["modern", "classic", "academy"]),
    "no preset": ("stake = 3\n", ["classic", "academy"]),
    "not TOML": ("stake = = 3\n", ["house.toml", "line 1"]),
    "escape": ('preset = "classic"\nrefill = "\\u001b[2Jx"\n', ["refill", '"after_win"']),
    "name": ('preset = "classic"\nname = "\\u001b[2Jx"\n', ["name"]),
}


@pytest.mark.parametrize("fault", HOUSE)
def test_faulty_house_rules(fault: str, tmp_path: Path) -> None:
    text, told = HOUSE[fault]
    rules = tmp_path / "house.toml"
    rules.write_text(text, encoding="utf-8")
    ran = run("--plain", "--rules", str(rules), "--save", str(tmp_path / "match.jsonl"))
    assert ran.returncode == 2
    errors = ran.stderr.decode()
    assert all(word in errors for word in told), errors
    assert "\x1b" not in errors
    assert not (tmp_path / "match.jsonl").exists()


def test_house_rules_are_played(tmp_path: Path) -> None:
    rules = tmp_path / "house.toml"
    rules.write_text(
        'preset = "family"\nname = "Дом Ивановых"\nstake = 7\ndealer_stake = 9\n', encoding="utf-8"
    )
    save = tmp_path / "match.jsonl"
    with Sitting(save, *MATCH, "--rules", str(rules)) as sitting:
        said = sitting.listen()
        assert said[0] == "Reversis (Quinola), rules: Дом Ивановых. ? gives help"
        assert "In the pool: 30 fiches" in said
        sitting.kill()
    rules.unlink()
    with Sitting(save, "--resume") as sitting:
        said = sitting.listen()
        assert said[0] == "The match goes on. Rules: Дом Ивановых"
        assert "In the pool: 30 fiches" in said


@pytest.mark.parametrize(
    ("options", "told"),
    [
        (("--rules", "whist"), "classic"),
        (("--rules", "none.toml"), "none.toml"),
        (("--bots", "grandmaster"), "random"),
        (("--bots", "club,random"), "3"),
        (("--deals", "0"), "--deals"),
        (("--seat", "X"), "--seat"),
        (("--language", "de"), "--language"),
    ],
)
def test_wrong_usage(options: Sequence[str], told: str, tmp_path: Path) -> None:
    ran = run("--plain", *options, "--save", str(tmp_path / "match.jsonl"))
    assert ran.returncode == 2
    assert told in ran.stderr.decode()


def test_a_folder_that_cannot_be_written(tmp_path: Path) -> None:
    blocked = tmp_path / "a file"
    blocked.write_bytes(b"")
    ran = run("--plain", *MATCH, "--save", str(blocked / "match.jsonl"))
    assert ran.returncode == 1
    assert b"Traceback" not in ran.stderr
    assert str(blocked) in ran.stderr.decode()


@pytest.mark.slow
def test_a_match_goes_from_the_screen_to_lines(tmp_path: Path) -> None:
    save = tmp_path / "match.jsonl"
    command, *arguments = (*COMMAND, *MATCH, "--save", str(save))
    terminal = pexpect.spawn(
        command,
        arguments,
        env=environment(TERM="xterm-256color"),
        encoding="utf-8",
        timeout=60,
        dimensions=(30, 100),
    )
    terminal.expect("First dealer: ")
    terminal.expect("Press Enter to begin")
    terminal.send("\r")
    terminal.expect("quit")
    terminal.send("q")
    terminal.expect("The match is saved in")
    terminal.expect(pexpect.EOF)
    terminal.close()
    assert terminal.exitstatus == 0
    with Sitting(save, "--resume") as sitting:
        assert is_question(sitting.listen()[-1])
