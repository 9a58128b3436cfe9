"""`quinola check`: sound records, and what a lenient reading keeps of others."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random
from typing import Any

from click.testing import CliRunner, Result

from quinola.actions import perform
from quinola.cards import Card
from quinola.cli import quinola
from quinola.match import Match
from quinola.record import match_result, read_record, record_json, record_of, replay, salvage
from quinola.rules import preset
from quinola.seats import Seat
from tests.strategies import random_deal, uniform


def check(file: Path, text: str) -> Result:
    file.write_text(text, encoding="utf-8")
    return CliRunner().invoke(quinola, ["check", str(file)])


def twenty_deals() -> dict[str, Any]:
    """A match of twenty deals; each names its dealer."""
    rng, ruleset = Random(20), preset("classic")
    match = Match(ruleset, Seat.N)
    for _ in range(20):
        deal = match.begin(random_deal(ruleset, rng))
        while deal.turn is not None:
            perform(deal, deal.turn, uniform(deal, rng))
        match.settle()
    return record_json(record_of(match))


def spoil(deals: list[dict[str, Any]]) -> None:
    """Deal 7 is cut in trick 6, deal 9 has a wrong card, in deal 12 two plays are swapped."""
    del deals[6]["play"][22:]
    north = deals[8]["hands"]["N"]
    deals[8]["hands"]["N"] = (
        north.replace("K", "A", 1) if "K" in north else north.replace("Q", "K", 1)
    )
    play = deals[11]["play"]
    # A lead of trick 5 and a card of trick 3 change places: whose they are does not fit.
    play[8], play[17] = play[17], play[8]


def test_sound_records_are_counted(tmp_path: Path) -> None:
    record = twenty_deals()
    result = check(tmp_path / "match.json", json.dumps(record))
    assert (result.exit_code, result.stderr) == (0, "")
    assert result.stdout == f"{tmp_path / 'match.json'}: sound, 20 deals\n"


def test_seventeen_of_twenty_deals_are_kept_and_three_reported(tmp_path: Path) -> None:
    record = twenty_deals()
    spoil(record["deals"])
    file = tmp_path / "match.json"
    result = check(file, json.dumps(record))
    assert result.exit_code == 1
    assert result.stderr.startswith(f"{file}: deal 7: trick 6: ")
    kept, *dropped = result.stdout.splitlines()
    assert "keeps 17 deals" in kept
    assert [line.split(":")[1] for line in dropped] == [" deal 7", " deal 9", " deal 12"]
    assert ": trick 3: " in dropped[2]
    assert "(S0-" in dropped[2] or "(S1-" in dropped[2] or "(S4-" in dropped[2]


def test_what_is_kept_settles_as_if_the_rest_had_not_been_played() -> None:
    record = twenty_deals()
    spoil(record["deals"])
    salvaged = salvage(record)
    numbers = [number for number in range(1, 21) if number not in (7, 9, 12)]
    assert list(salvaged.kept) == numbers
    assert [error.deal for error in salvaged.dropped] == [7, 9, 12]
    assert salvaged.match is not None
    rest = record | {"deals": [record["deals"][number - 1] for number in numbers]}
    assert match_result(salvaged.match) == match_result(replay(read_record(rest)))
    assert sum(salvaged.match.balances) + salvaged.match.pool == 0


def test_a_dropped_deal_still_passes_the_deal_on() -> None:
    record = twenty_deals()
    first, *others = record["deals"]
    # Dealt round from the first dealer, so no other needs to be named.
    record["deals"] = [deal for deal in record["deals"] if deal["dealer"] == first["dealer"]][:1]
    for _ in range(2):
        record["deals"].append(json.loads(json.dumps(first)))
    after = Seat[first["dealer"]]
    for deal in record["deals"][1:]:
        after = preset("classic").way.after(after)
        del deal["dealer"]
        turned = (Seat[first["dealer"]] - after) % 4
        hands = first["hands"]
        deal["hands"] = {str(seat): hands[str(Seat((seat + turned) % 4))] for seat in Seat}
    salvaged = salvage(record)
    assert list(salvaged.kept) == [1, 2, 3]
    record["deals"][1]["play"].pop()
    salvaged = salvage(record)
    assert list(salvaged.kept) == [1, 3]
    assert salvaged.kept[3].dealer is after
    assert len(others) == 19


def test_three_bad_lines_of_twenty(tmp_path: Path) -> None:
    record = twenty_deals()
    matches = [record | {"deals": [deal]} for deal in record["deals"]]
    spoil([match["deals"][0] for match in matches])
    lines = [json.dumps(match) for match in matches]
    lines[8] = lines[8][:-20]
    result = check(tmp_path / "matches.jsonl", "\n".join(lines))
    assert result.exit_code == 1
    sound = [line for line in result.stdout.splitlines() if line.endswith(": sound, 1 deal")]
    assert len(sound) == 17
    reports = result.stderr.splitlines()
    assert [report.split(": ")[1] for report in reports] == ["line 7", "line 9", "line 12"]
    settled = CliRunner().invoke(quinola, ["settle", "--json", str(tmp_path / "matches.jsonl")])
    told = [json.loads(line) for line in settled.stdout.splitlines()]
    assert [n for n, value in enumerate(told, start=1) if "error" in value] == [7, 9, 12]
    assert settled.exit_code == 1


def test_a_record_without_a_sound_deal(tmp_path: Path) -> None:
    record = twenty_deals()
    record["deals"] = record["deals"][:2]
    for deal in record["deals"]:
        deal["play"][0] = "10♠"
    result = check(tmp_path / "match.json", json.dumps(record))
    assert result.exit_code == 1
    assert result.stdout.splitlines()[0].strip() == "a lenient reading keeps no deal"
    assert len(result.stdout.splitlines()) == 3
    assert Card.parse("10♠") is Card.parse("Ts")


def test_a_header_that_cannot_be_read_keeps_nothing(tmp_path: Path) -> None:
    result = check(tmp_path / "match.json", json.dumps(twenty_deals() | {"version": 2}))
    assert (result.exit_code, result.stdout) == (1, "")
    assert len(result.stderr.splitlines()) == 1
