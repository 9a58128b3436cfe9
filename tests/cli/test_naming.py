"""Statements say by which rules they are, what a house has changed, and where a match stands."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from quinola.cli.naming import changed_options, rules_told, value_of
from quinola.rules import from_toml, house, preset
from quinola.wording import Words
from tests.cli.running import run
from tests.record.matches import example

HOUSE = {"preset": "classic", "options": {"party_bonus": 9, "refill": "after_win"}}


def told(command: str, file: Path, *options: str | Path, **variables: str) -> list[str]:
    done = run(command, file, *options, **variables)
    assert (done.returncode, done.stderr) == (0, b"")
    return done.stdout.decode("utf-8").splitlines()


@pytest.mark.parametrize("command", ["settle", "show"])
def test_a_statement_names_the_rules(tmp_path: Path, command: str) -> None:
    file = tmp_path / "match.json"
    file.write_text(json.dumps(example()), encoding="utf-8")
    assert told(command, file)[:2] == ["classic, 1 deal", ""]
    file.write_text(json.dumps(example() | {"ruleset": HOUSE}), encoding="utf-8")
    assert told(command, file)[:4] == [
        "house rules based on classic, 1 deal",
        "  party_bonus = 9 (4)",
        "  refill = after_win (at_most_first)",
        "",
    ]


def test_rules_given_beside_the_record_are_named(tmp_path: Path) -> None:
    file, rules = tmp_path / "match.json", tmp_path / "ours.toml"
    file.write_text(json.dumps(example()), encoding="utf-8")
    rules.write_text('preset = "classic"\nparty_bonus = "1 stake"\n', encoding="utf-8")
    assert told("settle", file, "--rules", "academy")[0] == "academy, 1 deal"
    assert told("settle", file, "--rules", rules)[:2] == [
        "ours: house rules based on classic, 1 deal",
        "  party_bonus = 1 stake, 10 (4)",
    ]


@pytest.mark.parametrize("command", ["settle", "show"])
def test_in_json_lines_each_match_has_its_line(tmp_path: Path, command: str) -> None:
    file = tmp_path / "all.jsonl"
    line = json.dumps(example())
    # Blank lines count, as in an editor.
    file.write_text(f"{line}\n\n{line}\n", encoding="utf-8")
    lines = told(command, file)
    assert [line for line in lines if line.startswith(str(file))] == [
        f"{file}:1: classic, 1 deal",
        f"{file}:3: classic, 1 deal",
    ]
    assert lines[lines.index(f"{file}:3: classic, 1 deal") - 1] == ""


def test_a_comparison_in_json_lines_has_its_line_too(tmp_path: Path) -> None:
    file = tmp_path / "all.jsonl"
    file.write_text(f"{json.dumps(example())}\n" * 2, encoding="utf-8")
    lines = told("settle", file, "--rules", "all")
    assert [line for line in lines if line.startswith(str(file))] == [f"{file}:1", f"{file}:2"]


def test_what_is_written_as_in_the_preset_is_no_change() -> None:
    words = Words("en")
    same = house("family", {"party_tie": "seat", "stake": 5})
    assert changed_options(same) == []
    assert rules_told(same, words) == "family"
    assert rules_told(house("family", {"stake": 6}), words) == "house rules based on family"


def test_a_single_stake_is_one_stake_however_it_is_written() -> None:
    odd = house("family", {"party_bonus": "1 stakes", "quinola_placed": "2 stake"})
    words = Words("en")
    assert value_of("party_bonus", odd, words) == "1 stake, 5"
    assert value_of("quinola_placed", odd, words) == "2 stakes, 10"
    penalties = house("family", {"penalties": {"revoke": "1 stakes", "peek": 3}})
    assert value_of("penalties", penalties, words) == "revoke 1 stake, peek 3"


def test_options_of_every_kind_can_be_written() -> None:
    academy, words = preset("academy"), Words("en")
    for key in academy.written:
        assert value_of(key, academy, words)
    assert value_of("bete_cap", preset("classic"), words) == "none"


def test_the_name_of_a_house_is_harmless(tmp_path: Path) -> None:
    rules = tmp_path / "x.toml"
    rules.write_text('preset = "classic"\nname = "Дом"\nstake = 7\n', encoding="utf-8")
    assert rules_told(from_toml(rules), Words("en")) == "Дом: house rules based on classic"
