"""Records written and read again: nothing is lost, and they settle as the match did."""

from __future__ import annotations

import json
import subprocess
import sys
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from quinola.actions import perform
from quinola.match import Match
from quinola.record import (
    MatchRecord,
    match_result,
    read_record,
    record_json,
    record_of,
    replay,
)
from quinola.record.source import parse_json
from quinola.rules import preset
from quinola.seats import SEATS, Seat
from tests.record.matches import example, examples, record_of_random_match
from tests.strategies import random_deal, randoms, uniform


def assert_comes_back(match: Match, record: MatchRecord) -> None:
    text = json.dumps(record_json(record))
    again = read_record(parse_json(text))
    assert again == record
    assert json.dumps(record_json(again)) == text
    replayed = replay(again)
    assert match_result(replayed) == match_result(match)
    if match.past:
        assert replayed.dealer is match.dealer
    assert record_json(record_of(replayed)) == record_json(record_of(match))


@given(rng=randoms)
def test_a_match_comes_back_from_its_record(rng: Random) -> None:
    assert_comes_back(*record_of_random_match(rng))


@pytest.mark.slow
@pytest.mark.timeout(1200)
@pytest.mark.parametrize(
    "seed", [pytest.param(seed, marks=[pytest.mark.long] if seed > 4 else []) for seed in range(10)]
)
def test_ten_thousand_matches_come_back_from_their_records(seed: int) -> None:
    rng = Random(seed)
    for _ in range(1000):
        assert_comes_back(*record_of_random_match(rng))


def test_every_example_is_its_own_canonical_form() -> None:
    for record in examples():
        written = record_json(read_record(record))
        assert record_json(read_record(written)) == written
        without_default = {key: value for key, value in record.items() if value != 0}
        assert written == without_default


def test_other_spellings_are_written_in_one() -> None:
    record = example("family")
    (deal,) = record["deals"]
    as_written = json.dumps(record_json(read_record(record)))
    for field in ("talon", "exchange", "play"):
        deal[field] = [spelled_otherwise(card) for card in deal[field]]
    deal["hands"] = {
        letter: ".".join(ranks[::-1].replace("T", "10") for ranks in hand.split("."))
        for letter, hand in reversed(deal["hands"].items())
    }
    shuffled = dict(reversed(record.items()))
    shuffled["deals"] = [dict(reversed(deal.items()))]
    assert "10♠" in deal["play"] + deal["talon"] + deal["exchange"]
    assert json.dumps(record_json(read_record(shuffled))) == as_written


def spelled_otherwise(card: str) -> str:
    rank, suit = card[0], card[1:]
    if card == "-":
        return card
    return rank.replace("T", "10") + suit.translate(str.maketrans("shdc", "♠♥♦♣"))


@given(rng=randoms, cards=st.integers(0, 44))
def test_a_deal_left_in_play_is_taken_up_where_it_stood(rng: Random, cards: int) -> None:
    ruleset = preset(rng.choice(("classic", "family")))
    match = Match(ruleset, rng.choice(SEATS))
    deal = match.begin(random_deal(ruleset, rng))
    while deal.turn is not None and len(deal.events) < cards:
        perform(deal, deal.turn, uniform(deal, rng))
    record = record_of(match)
    resumed = replay(read_record(record_json(record)), finished=False).deal
    if deal.turn is None:
        assert resumed is None
        return
    assert resumed is not None
    assert resumed.hands == deal.hands
    assert resumed.party == deal.party
    assert resumed.tricks == deal.tricks
    # Before the first lead a record does not tell whether everyone has passed already.
    if record.deals[-1].play or not ruleset.espagnolette_announced:
        assert resumed.trick == deal.trick


def test_fields_of_other_programs_stay_in_their_order_whatever_the_hash_seed() -> None:
    record = example()
    names = [f"_{letter}" for letter in "qwertyuiop"]
    record |= dict.fromkeys(names, 1)
    program = (
        "import json, sys; from quinola.record import read_record, record_json;"
        "print(list(record_json(read_record(json.load(sys.stdin))))[-10:])"
    )
    for seed in "123":
        run = subprocess.run(
            [sys.executable, "-c", program],
            input=json.dumps(record),
            capture_output=True,
            encoding="utf-8",
            env={"PYTHONHASHSEED": seed},
            check=True,
        )
        assert run.stdout == f"{names}\n"


def test_names_come_back_letter_for_letter() -> None:
    record = example()
    record["players"] = {"N": "Мария", "E": "Zoé", "S": "李", "W": "Zoe\u0301"}
    text = json.dumps(record, ensure_ascii=False)
    again = read_record(parse_json(text))
    assert again.players == dict(zip(SEATS, ("Мария", "Zoé", "李", "Zoe\u0301"), strict=True))
    assert record_json(again)["players"] == record["players"]
    assert Seat.W in again.players
