"""`quinola solve`: positions of a record answered with open cards."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner, Result

from quinola.cli import quinola
from quinola.cli.solve import FIRST_TOLD
from quinola.record import read_record, replay
from quinola.rules import PRESETS
from quinola.seats import SEATS
from tests.record.matches import example, examples, longer_example


def solve(tmp_path: Path, record: Any, *options: str, language: str = "C.UTF-8") -> Result:
    file = tmp_path / "match.json"
    file.write_text(json.dumps(record), encoding="utf-8")
    runner = CliRunner(env={"LC_ALL": language})
    return runner.invoke(quinola, ["solve", str(file), *options])


def positions(result: Result) -> list[dict[str, Any]]:
    assert (result.exit_code, result.stderr) == (0, "")
    told = json.loads(result.stdout)["positions"]
    assert isinstance(told, list)
    return told


def test_a_finished_deal_is_gone_through_from_the_fourth_trick_on(tmp_path: Path) -> None:
    record = example()
    told = positions(solve(tmp_path, record, "--json"))
    assert [(place["trick"], place["card"]) for place in told] == [
        (trick, 1) for trick in range(FIRST_TOLD, 12)
    ]
    (past,) = replay(read_record(record)).past
    leaders = [trick.leader for trick in past.deal.tricks]  # type: ignore[union-attr]
    assert [place["turn"] for place in told] == [str(leader) for leader in leaders[3:]]
    for place in told:
        assert (place["each_for_himself"] is not None) is (place["trick"] >= 8)
        assert list(place["seats"]) == list("NESW")


def test_before_the_last_card_all_is_as_it_came_to_be(tmp_path: Path) -> None:
    record = example()
    match = replay(read_record(record))
    outcome = match.past[0].outcome  # type: ignore[union-attr]
    (told,) = positions(solve(tmp_path, record, "--at", "11.4", "--json"))
    assert (told["trick"], told["card"]) == (11, 4)
    for seat in SEATS:
        found = told["seats"][str(seat)]
        assert found["avoiding"]["value"] == found["gathering"]["value"] == outcome.points[seat]
        assert found["every_trick"]["value"] is (outcome.eleventh is seat)
        assert found["no_trick"]["value"] is (outcome.eleventh is not seat)
    assert told["each_for_himself"] == {
        "net": {str(seat): match.past[0].net[seat] for seat in SEATS},
        "line": record["deals"][0]["play"][-1:],
    }


@pytest.mark.parametrize("cards", [25, 28, 39])
def test_an_unfinished_deal_is_solved_where_it_stands(tmp_path: Path, cards: int) -> None:
    record = example()
    del record["deals"][0]["play"][cards:]
    (told,) = positions(solve(tmp_path, record, "--json"))
    assert (told["trick"], told["card"]) == (cards // 4 + 1, cards % 4 + 1)
    for found in told["seats"].values():
        for answer in ("avoiding", "gathering"):
            assert len(found[answer]["line"]) == 44 - cards


def test_one_seat_is_told_with_its_lines(tmp_path: Path) -> None:
    record = example()
    whole = solve(tmp_path, record, "--at", "8.3")
    assert whole.exit_code == 0
    heading, columns, *rows = whole.stdout.splitlines()
    assert heading.startswith("Deal 1, before card 3 of trick 8")
    assert "wanting few" in columns
    assert len(rows) == 5
    one = solve(tmp_path, record, "--at", "8.3", "--seat", "w").stdout.splitlines()
    assert one[2] == rows[3]
    (told,) = positions(solve(tmp_path, record, "--at", "8.3", "--json"))
    line = told["seats"]["W"]["avoiding"]["line"]
    shown = one[one.index("Wanting few points:") + 1].split()
    assert [card for card in shown if card != "|"] == [
        card[0] + "♠♥♦♣"["shdc".index(card[1])] for card in line
    ]
    assert shown[2::5] == ["|"] * 3


def test_several_deals(tmp_path: Path) -> None:
    record = longer_example()
    first = solve(tmp_path, record, "--deal", "1", "--at", "9.1")
    assert first.stdout.startswith("Deal 1, before card 1 of trick 9")
    none = solve(tmp_path, record, "--deal", "99")
    assert (none.exit_code, none.stdout) == (1, "")
    assert "there is no deal 99" in none.stderr


def test_pool_and_faults_of_the_match_count(tmp_path: Path) -> None:
    record = example() | {"pool": 0}
    (without,) = positions(solve(tmp_path, record, "--at", "11.4", "--json"))
    record["deals"][0]["irregularities"] = [{"seat": "E", "kind": "out_of_turn"}]
    (fined,) = positions(solve(tmp_path, record, "--at", "11.4", "--json"))
    nets = [told["each_for_himself"]["net"] for told in (without, fined)]
    assert nets[0] != nets[1]
    assert nets[1]["E"] == replay(read_record(record)).past[0].net[1]


def test_every_preset_can_be_solved(tmp_path: Path) -> None:
    seen = set()
    for record in examples():
        name = record["ruleset"]
        if name in PRESETS and name not in seen and "void" not in record["deals"][-1]:
            seen.add(name)
            (told,) = positions(solve(tmp_path, record, "--at", "10.1", "--json"))
            assert told["each_for_himself"]["net"]
    assert len(seen) >= 4


@pytest.mark.parametrize("play", [[], None])
def test_where_no_card_is_to_be_played_it_says_so(tmp_path: Path, play: list[str] | None) -> None:
    record = example()
    deal = record["deals"][0]
    if play is None:
        record["deals"].append({"void": "misdeal"})
    else:
        deal["play"] = []
        del deal["exchange"][2:]
    result = solve(tmp_path, record)
    assert (result.exit_code, result.stdout) == (1, "")
    assert "no card is to be played" in result.stderr


def test_a_card_that_was_not_reached_is_refused(tmp_path: Path) -> None:
    record = example()
    del record["deals"][0]["play"][30:]
    result = solve(tmp_path, record, "--at", "8.4")
    assert (result.exit_code, result.stdout) == (1, "")
    assert "trick 8" in result.stderr
    assert "card 4" in result.stderr


@pytest.mark.parametrize("place", ["12.1", "0.1", "3.5", "3", "x", "3.1.1"])
def test_a_place_that_there_is_not_is_wrong_usage(tmp_path: Path, place: str) -> None:
    result = solve(tmp_path, example(), "--at", place)
    assert result.exit_code == 2
    assert repr(place) in result.stderr


def test_a_bad_record_is_told_and_the_next_solved(tmp_path: Path) -> None:
    bad = example()
    bad["deals"][0]["play"][40] = bad["deals"][0]["play"][0]
    file = tmp_path / "lines.jsonl"
    lines = [json.dumps(bad), json.dumps(example())]
    file.write_text("\n".join(lines), encoding="utf-8")
    arguments = ["solve", str(file), "--at", "9.1", "--json"]
    result = CliRunner(env={"LC_ALL": "C.UTF-8"}).invoke(quinola, arguments)
    assert result.exit_code == 1
    first, second = map(json.loads, result.stdout.splitlines())
    assert "error" in first
    assert second["positions"][0]["trick"] == 9


@pytest.mark.parametrize(
    ("language", "told"),
    [("ru_RU.UTF-8", "Сдача 1"), ("uk_UA.UTF-8", "Роздача 1"), ("fr_FR.UTF-8", "Donne 1")],
)
def test_it_speaks_other_languages(tmp_path: Path, language: str, told: str) -> None:
    result = solve(tmp_path, example(), "--at", "9.1", "--seat", "N", language=language)
    assert result.exit_code == 0
    assert result.stdout.startswith(told)
