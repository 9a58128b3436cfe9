"""A match that was left, killed, or fought over by two processes goes on where it was."""

from __future__ import annotations

import json
import signal
import subprocess
import time
from collections.abc import Sequence
from pathlib import Path

import pytest

from quinola.terminal.savegame import read
from tests.terminal.sitting import COMMAND, Sitting, environment, first_choice, resuming

MATCH = ("--bots", "random", "--seed", "resume", "--deals", "2", "--seat", "S")
ACE = "one"
"""A seed with which the person draws the ace."""


def prompt(said: Sequence[str]) -> list[str]:
    """The hand, what may be played, and the question; between deals, the whole settlement."""
    start = max(
        (
            index
            for index, line in enumerate(said)
            if line.startswith(("Your hand: ", "Deal ")) and "of" not in line.split()
        ),
    )
    return list(said[start:])


def run_to(sitting: Sitting, question: str) -> list[str]:
    said = sitting.listen()
    while not said[-1].startswith(question):
        said = sitting.play_on(said)
    return said


@pytest.mark.parametrize(
    "question",
    [
        *("Put", "Next deal"),
        *(pytest.param(f"Trick {n},", marks=pytest.mark.slow) for n in range(1, 12)),
    ],
)
def test_after_a_kill_the_same_question_is_asked(question: str, tmp_path: Path) -> None:
    save = tmp_path / "match.jsonl"
    with Sitting(save, *MATCH) as sitting:
        before = run_to(sitting, question)
        sitting.kill()
    with Sitting(save, "--resume") as sitting:
        assert prompt(sitting.listen()) == prompt(before)


def test_the_question_of_a_claim_comes_again(tmp_path: Path) -> None:
    rules = tmp_path / "claims.toml"
    rules.write_text('preset = "classic"\nclaims = "manual"\n', encoding="utf-8")
    save = tmp_path / "match.jsonl"
    with Sitting(save, *MATCH, "--rules", str(rules)) as sitting:
        before = run_to(sitting, "Claim")
        sitting.kill()
    with Sitting(save, "--resume") as sitting:
        said = sitting.listen()
        assert said[-1] == before[-1]
        assert "You claim the payment for led cards" in sitting.answer("claim")


@pytest.mark.slow
@pytest.mark.parametrize(
    "delay", [0.002, *(pytest.param(wait, marks=pytest.mark.slow) for wait in (0.0, 0.005, 0.01))]
)
def test_killed_at_any_moment_a_match_comes_to_the_same_end(delay: float, tmp_path: Path) -> None:
    """Killed again and again right after an answer, while bots move and lines are written."""
    match = (*MATCH, "--deals", "1")
    with Sitting(tmp_path / "whole.jsonl", *match) as sitting:
        sitting.play_to_end(sitting.listen())
        whole = sitting.lines
    save = tmp_path / "match.jsonl"
    with Sitting(save, *match) as sitting:
        sitting.listen()
    answers = 0
    while True:
        with Sitting(save, "--resume") as sitting:
            said = sitting.listen()
            for _ in range(2):
                if not said[-1].endswith("?") and not said[-1].startswith("Next"):
                    break
                said = sitting.play_on(said)
                answers += 1
            if said[-1].startswith("Seed of the match"):
                break
            sitting.tell(first_choice(said))
            time.sleep(delay)
            sitting.kill()
    # Killed after every third question of the twelve, at least.
    assert answers >= 6
    end = whole.index("Final balances:")
    assert sitting.lines[sitting.lines.index("Final balances:") :] == whole[end:]


def test_the_end_of_input_saves(tmp_path: Path) -> None:
    save = tmp_path / "match.jsonl"
    with Sitting(save, *MATCH) as sitting:
        before = run_to(sitting, "Trick 2,")
        assert sitting.leave() == (0, "")
        assert sitting.lines[-1] == resuming(save)
    with Sitting(save, "--resume") as sitting:
        said = sitting.listen()
        assert prompt(said) == prompt(before)
        assert "The match goes on. Rules: classic" in said
        after = sitting.answer("q")
        assert any(line.startswith("The match is saved in") for line in after)
        assert sitting.process.wait() == 0


def test_an_interrupt_saves(tmp_path: Path) -> None:
    save = tmp_path / "match.jsonl"
    with Sitting(save, *MATCH) as sitting:
        run_to(sitting, "Trick 3,")
        sitting.process.send_signal(signal.SIGINT)
        assert any(line.startswith("The match is saved in") for line in sitting.listen())
        assert sitting.process.wait() == 0


def test_what_was_not_seen_is_told_on_resuming(tmp_path: Path) -> None:
    """The process is gone before the bots' cards reached anyone."""
    save = tmp_path / "match.jsonl"
    with Sitting(save, *MATCH) as sitting:
        said = run_to(sitting, "Trick 2,")
        told = sitting.play_on(said)
        sitting.kill()
    happened = told[: told.index(prompt(told)[0])]
    with Sitting(save, "--resume") as sitting:
        again = sitting.listen()
        start = again.index(happened[0])
        assert again[start : start + len(happened)] == happened


def test_one_process_at_a_time(tmp_path: Path) -> None:
    save = tmp_path / "match.jsonl"
    with Sitting(save, *MATCH) as first:
        first.listen()
        content = save.read_bytes()
        for options in (("--resume",), MATCH):
            with Sitting(save, *options) as second:
                second.listen()
                status, errors = second.leave()
            assert status == 1
            assert "is being played by another process" in errors
        assert save.read_bytes() == content
        first.kill()
        with Sitting(save, "--resume") as third:
            assert third.listen()[-1].endswith("?")


def test_a_new_match_keeps_an_unfinished_one(tmp_path: Path) -> None:
    save = tmp_path / "match.jsonl"
    with Sitting(save, *MATCH) as sitting:
        before = run_to(sitting, "Trick 5,")
        sitting.leave()
    content = save.read_bytes()
    with Sitting(save, "--bots", "random", "--seat", "E") as sitting:
        said = sitting.listen()
    kept = tmp_path / "match-1.jsonl"
    assert resuming(kept) in said
    assert kept.read_bytes() == content
    with Sitting(kept, "--resume") as sitting:
        assert prompt(sitting.listen()) == prompt(before)


def test_one_who_leaves_before_the_first_deal_changes_nothing(tmp_path: Path) -> None:
    save = tmp_path / "match.jsonl"
    save.write_bytes(b"of another program\n")
    # The person draws the ace, and is asked for his seat.
    with Sitting(save, "--seed", ACE) as sitting:
        assert sitting.listen()[-1].startswith("The ace is yours")
        assert sitting.leave() == (0, "")
        assert sitting.lines[-1] == "No match was begun"
    assert save.read_bytes() == b"of another program\n"


@pytest.mark.slow
def test_a_finished_match_gives_way(tmp_path: Path) -> None:
    save = tmp_path / "match.jsonl"
    with Sitting(save, *MATCH[:-4], "--deals", "1", "--seat", "N") as sitting:
        sitting.play_to_end(sitting.listen())
        end = sitting.lines[sitting.lines.index("Final balances:") :]
    with Sitting(save, "--resume") as sitting:
        assert sitting.listen()[-len(end) :] == end
        assert sitting.leave() == (0, "")
    with Sitting(save, *MATCH) as sitting:
        sitting.listen()
    assert sorted(path.name for path in tmp_path.iterdir()) == ["match.jsonl", "match.jsonl.lock"]


@pytest.mark.parametrize(
    ("content", "told"),
    [
        (b"", "is not a saved game of this version"),
        (b"not json\n", "line 1 is broken"),
        (b'{"format": "quinola-game", "version": 99}\n', "is not a saved game of this version"),
        (b'{"format": "quinola-game", "version": 1, "setup": 3}\n', "line 1 is broken"),
        (b"[]\n", "line 1 is broken"),
        (b"\xff\xfe\x00\n", "line 1 is broken"),
        (b"[" * 100_000 + b"\n", "line 1 is broken"),
    ],
)
def test_a_broken_file_is_refused_and_kept(content: bytes, told: str, tmp_path: Path) -> None:
    save = tmp_path / "match.jsonl"
    save.write_bytes(content)
    with Sitting(save, "--resume") as sitting:
        sitting.listen()
        status, errors = sitting.leave()
    assert status == 1
    assert told in errors
    assert str(save) in errors
    assert save.read_bytes() == content


def test_a_broken_line_is_named(tmp_path: Path) -> None:
    save = tmp_path / "match.jsonl"
    with Sitting(save, *MATCH) as sitting:
        run_to(sitting, "Trick 2,")
    lines = save.read_text(encoding="utf-8").splitlines()
    # A card played twice.
    broken = [*lines, lines[-1]]
    save.write_text("\n".join(broken) + "\n", encoding="utf-8")
    with Sitting(save, "--resume") as sitting:
        sitting.listen()
        status, errors = sitting.leave()
    assert status == 1
    assert f"line {len(broken)} is broken" in errors
    with Sitting(save, *MATCH) as sitting:
        said = sitting.listen()
    assert resuming(tmp_path / "match-1.jsonl") in said
    assert (tmp_path / "match-1.jsonl").read_text(encoding="utf-8").splitlines() == broken


def test_there_is_nothing_to_go_on_with(tmp_path: Path) -> None:
    with Sitting(tmp_path / "none.jsonl", "--resume") as sitting:
        sitting.listen()
        status, errors = sitting.leave()
    assert status == 1
    assert "does not exist" in errors


def test_undo_survives_a_kill(tmp_path: Path) -> None:
    save = tmp_path / "match.jsonl"
    with Sitting(save, *MATCH) as sitting:
        said = run_to(sitting, "Trick 3,")
        before = prompt(said)
        sitting.play_on(said)
        assert "Taken back" in sitting.answer("u")
        sitting.kill()
    assert json.loads(save.read_text(encoding="utf-8").splitlines()[-1]).keys() == {"undo"}
    with Sitting(save, "--resume") as sitting:
        said = sitting.listen()
        assert prompt(said) == before
        # Not twice the same step: the first card of the deal is still there to be taken back.
        assert "Taken back" in sitting.answer("u")


def test_undo_back_to_the_first_card_put_aside(tmp_path: Path) -> None:
    save = tmp_path / "match.jsonl"
    with Sitting(save, *MATCH) as sitting:
        first = sitting.listen()
        said = sitting.play_on(first)
        while not said[-1].startswith("Trick 3,"):
            said = sitting.play_on(said)
        for _ in range(3):
            said = sitting.answer("u")
            assert said[0] == "Taken back"
        assert prompt(said) == prompt(first)
        assert sitting.answer("u")[0] == "There is nothing of yours to take back in this deal"
        table, _ = read(save)
        assert len(table.steps) <= 4


def test_the_default_file_lies_in_the_state_folder(tmp_path: Path) -> None:
    ran = subprocess.run(
        [*COMMAND, "--plain", *MATCH],
        input=b"",
        capture_output=True,
        env=environment(XDG_STATE_HOME=str(tmp_path), HOME=str(tmp_path)),
        check=True,
    )
    assert ran.stdout.decode().endswith(f"\n{resuming()}\n")
    assert len(list(tmp_path.rglob("match.jsonl"))) == 1


@pytest.mark.parametrize("option", ["--deals=3", "--seed=x", "--bots=club", "--keep-pool"])
def test_resuming_takes_no_new_agreement(option: str, tmp_path: Path) -> None:
    with Sitting(tmp_path / "match.jsonl", "--resume", option) as sitting:
        sitting.listen()
        status, errors = sitting.leave()
    assert status == 2
    assert option.partition("=")[0] in errors


@pytest.mark.parametrize(
    ("language", "told"),
    [
        ("en", "line 1 is broken, so the match cannot be resumed: it is not a JSON object"),
        ("ru", "строка 1 испорчена"),
        ("uk", "рядок 1 зіпсовано"),
        ("fr", "ce n’est pas un objet JSON"),
    ],
)
def test_what_is_wrong_is_told_in_one_language(language: str, told: str, tmp_path: Path) -> None:
    save = tmp_path / "match.jsonl"
    save.write_bytes(b"not json\n")
    with Sitting(save, "--resume", "--language", language) as sitting:
        sitting.listen()
        status, errors = sitting.leave()
    assert status == 1
    assert told in errors
    assert ("JSON object" in errors) is (language == "en")


def test_a_match_goes_on_in_its_own_language(tmp_path: Path) -> None:
    save = tmp_path / "match.jsonl"
    with Sitting(save, *MATCH, "--language", "fr") as sitting:
        sitting.listen()
        sitting.leave()
    with Sitting(save, "--resume") as sitting:
        assert sitting.listen()[0].startswith("Le match")
    with Sitting(save, "--resume", "--language", "en") as sitting:
        assert sitting.listen()[0].startswith("The match goes on")
