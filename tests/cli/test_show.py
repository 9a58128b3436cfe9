"""`quinola show`: a deal laid out, finished or not."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner, Result

from quinola.cli import quinola
from tests.record.matches import example, longer_example


def show(tmp_path: Path, record: Any, *options: str) -> Result:
    file = tmp_path / "match.json"
    file.write_text(json.dumps(record), encoding="utf-8")
    return CliRunner().invoke(quinola, ["show", str(file), *options])


def test_all_cards_are_shown_as_dealt_and_as_played(tmp_path: Path) -> None:
    record = example()
    (deal,) = record["deals"]
    result = show(tmp_path, record)
    assert result.exit_code == 0
    lines = result.stdout.splitlines()
    start = next(number for number, line in enumerate(lines) if line.startswith("trick"))
    rows = [line.split()[1:-1] for line in lines[start + 1 : start + 12]]
    shown = [card.strip(">*") for row in rows for card in row]
    played = [card[0] + "♠♥♦♣"["shdc".index(card[1])] for card in deal["play"]]
    assert sorted(shown) == sorted(played)
    for number, row in enumerate(rows):
        (led,) = (card.strip(">*") for card in row if card.startswith(">"))
        assert led == played[4 * number]
        assert sum(card.endswith("*") for card in row) == 1


@pytest.mark.parametrize("cards", [0, 1, 4, 43])
def test_an_unfinished_deal_is_shown_as_far_as_it_went(tmp_path: Path, cards: int) -> None:
    record = example()
    del record["deals"][0]["play"][cards:]
    result = show(tmp_path, record)
    assert result.exit_code == 0
    assert "The deal is not played to its end." in result.stdout
    assert "Party" not in result.stdout


@pytest.mark.parametrize("entries", range(4))
def test_an_unfinished_exchange_is_shown(tmp_path: Path, entries: int) -> None:
    record = example()
    record["deals"][0]["play"] = []
    del record["deals"][0]["exchange"][entries:]
    result = show(tmp_path, record)
    assert result.exit_code == 0
    assert result.stdout.count("aside") + result.stdout.count("declines") == entries


def test_one_deal_of_several(tmp_path: Path) -> None:
    record = longer_example()
    second = show(tmp_path, record, "--deal", "2").stdout
    assert "Deal 2, dealt by" in second
    assert "Deal 1, dealt by" not in second
    none = show(tmp_path, record, "--deal", "99")
    assert (none.exit_code, none.stdout) == (1, "")
    assert "there is no deal 99" in none.stderr
    assert show(tmp_path, record, "--deal", "0").exit_code == 2


def test_only_the_last_deal_may_be_unfinished(tmp_path: Path) -> None:
    record = longer_example()
    record["deals"][0]["play"].pop()
    result = show(tmp_path, record)
    assert (result.exit_code, result.stdout) == (1, "")
