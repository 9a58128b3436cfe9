"""What the strict reader takes and what it refuses, field by field."""

from __future__ import annotations

import json
import re
from importlib import import_module
from inspect import getsource
from typing import Any

import pytest

from quinola.locale import bundle
from quinola.match import VoidDeal
from quinola.record import RecordError, read_record, replay
from quinola.record.reader import DEEPEST, LONGEST_NAME
from quinola.record.source import parse_json
from quinola.rules import MOST_FICHES
from quinola.seats import Seat
from tests.record.matches import example, examples, longer_example


def refusal(record: Any) -> RecordError:
    with pytest.raises(RecordError) as caught:
        replay(read_record(record))
    assert caught.value.say()
    return caught.value


def changed(**fields: Any) -> dict[str, Any]:
    return example() | fields


def with_deal(**fields: Any) -> dict[str, Any]:
    record = example()
    record["deals"][0] |= fields
    return record


@pytest.mark.parametrize("version", [2, 0, -1, "1", True, 1.0, None, [1], {}])
def test_only_version_1_is_read(version: Any) -> None:
    assert refusal(changed(version=version)).reason == "record-version"


@pytest.mark.parametrize("format_", ["quinola", "Quinola-Record", "", None, 1, ["quinola-record"]])
def test_only_this_format_is_read(format_: Any) -> None:
    assert refusal(changed(format=format_)).reason == "record-format"


@pytest.mark.parametrize("field", ["format", "version", "ruleset", "deals"])
def test_the_required_fields_are_required(field: str) -> None:
    record = example()
    del record[field]
    assert refusal(record).deal is None


@pytest.mark.parametrize("value", [None, 1, "deals", [], [[]], True])
def test_a_record_is_an_object(value: Any) -> None:
    assert refusal(value).reason == "record-no-object"


@pytest.mark.parametrize("deal", [None, 1, "deal", [], True])
def test_a_deal_is_an_object(deal: Any) -> None:
    error = refusal(changed(deals=[*example()["deals"], deal]))
    assert (error.reason, error.deal) == ("record-no-object", 2)


def test_unknown_fields_are_refused_and_those_of_other_programs_kept() -> None:
    assert refusal(changed(seed=1)).reason == "record-field-unknown"
    assert refusal(with_deal(score=1)).reason == "record-field-unknown"
    assert refusal(with_deal(Dealer="N")).deal == 1
    record = read_record(changed(_seed=1, _deals=[1.5, None]) | {"_": ""})
    assert record.extra == {"_seed": 1, "_deals": [1.5, None], "_": ""}


def test_the_first_of_several_unknown_fields_is_named() -> None:
    fields = dict.fromkeys("zyxwv", 1)
    assert {refusal(changed(**fields)).params["value"] for _ in range(3)} == {"'z'"}
    ruleset = {"preset": "classic", **fields}
    assert refusal(changed(ruleset=ruleset)).params["value"] == "'z'"


@pytest.mark.parametrize(
    ("card", "is_card"),
    [
        *[(card, True) for card in ("Kh", "K♥", "2c", "2♣")],
        *[(card, False) for card in ("kh", "KH", "hK", "K", "h", "", " Kh", "Kh ", "1h", "11h")],
        *[(card, False) for card in ("K♥\ufe0f", "Kx", None, 1, ["Kh"], {"rank": "K"}, "К♥")],
    ],
)
def test_how_a_card_is_written(card: Any, is_card: bool) -> None:
    error = refusal(with_deal(talon=[card]))
    assert (error.reason == "record-card") is not is_card
    assert error.deal == 1


@pytest.mark.parametrize("card", ["Td", "10d", "10♦", "T♦"])
def test_a_ten_is_written_in_four_ways(card: str) -> None:
    record = example("family")
    play = record["deals"][0]["play"]
    if "Td" in play:
        play[play.index("Td")] = card
    replay(read_record(record))
    assert "Td" in example("family")["deals"][0]["play"]


@pytest.mark.parametrize("card", ["1d", "td", "TD", "010d", "10D"])
def test_and_in_no_other(card: str) -> None:
    record = example("family")
    play = record["deals"][0]["play"]
    number = play.index("Td")
    play[number] = card
    error = refusal(record)
    assert (error.reason, error.trick) == ("record-card", number // 4 + 1)


@pytest.mark.parametrize("pool", [-1, MOST_FICHES + 1, 1.0, True, None, "0", [0], 10**400])
def test_a_pool_is_a_whole_number_of_fiches(pool: Any) -> None:
    assert refusal(changed(pool=pool)).reason == "record-pool"


@pytest.mark.parametrize(
    "players",
    [
        None,
        [],
        "Anna",
        {"N": 1},
        {"N": None},
        {"n": "Anna"},
        {"North": "Anna"},
        {"N": "x" * (LONGEST_NAME + 1)},
        {"N": "\ud800"},
    ],
)
def test_players_are_names_by_seat(players: Any) -> None:
    assert refusal(changed(players=players)).deal is None


@pytest.mark.parametrize(
    "ruleset",
    [
        None,
        1,
        "Classic",
        "classic ",
        "\x1b[2Jclassic",
        [],
        {},
        {"preset": None},
        {"preset": ["classic"]},
        {"preset": {"preset": "classic"}},
        {"options": {}},
        {"preset": "classic", "options": None},
        {"preset": "classic", "options": []},
        {"preset": "classic", "options": {"beet": 1}},
        {"preset": "classic", "options": {"stake": True}},
        {"preset": "classic", "options": {"stake": 1.0}},
        {"preset": "classic", "options": {"stake": -1}},
        {"preset": "classic", "options": {"stake": 10**30}},
        {"preset": "classic", "options": {"stake": [[[[]]]]}},
        {"preset": "classic", "options": {"direction": "left"}},
        {"preset": "classic", "options": {"penalties": {"peek": {}}}},
        {"preset": "classic", "options": {"forfeits_receipts": [["peek"]]}},
        {"preset": "classic", "name": "ours"},
    ],
)
def test_a_rule_set_is_a_preset_or_has_options(ruleset: Any) -> None:
    error = refusal(changed(ruleset=ruleset))
    assert error.deal is None


def test_true_is_not_taken_for_one_in_a_rule_set_read_before() -> None:
    options = {"opposite_factor": 1}
    read_record(changed(ruleset={"preset": "classic", "options": options}))
    refusal(changed(ruleset={"preset": "classic", "options": {"opposite_factor": True}}))
    refusal(changed(ruleset={"preset": "classic", "options": {"opposite_factor": 1.0}}))


@pytest.mark.parametrize(
    ("field", "value"),
    [
        ("dealer", None),
        ("dealer", "n"),
        ("dealer", 0),
        ("hands", None),
        ("hands", []),
        ("hands", {"N": "AKQJ98765432..."}),
        ("talon", None),
        ("talon", "Ad 9c 2h"),
        ("exchange", {}),
        ("exchange", ["-", "-", "-", "-"]),
        ("exchange", ["--", "-", "-", "Kh"]),
        ("exchange", [None, "-", "-", "Kh"]),
        ("play", None),
        ("play", "7c"),
        ("espagnolette", None),
        ("espagnolette", "N"),
        ("irregularities", {}),
        ("irregularities", ["peek"]),
        ("irregularities", [{"seat": "N"}]),
        ("irregularities", [{"seat": "N", "kind": "cheating"}]),
        ("irregularities", [{"seat": "n", "kind": "peek"}]),
        ("irregularities", [{"seat": "N", "kind": "peek", "fine": 3}]),
        ("irregularities", [{"seat": "N", "kind": ["peek"]}]),
        ("claims", "W"),
        ("claims", ["W", "W"]),
        ("claims", [None]),
        ("void", None),
        ("void", False),
        ("void", "rain"),
    ],
)
def test_a_wrong_field_of_a_deal_is_refused_with_its_number(field: str, value: Any) -> None:
    assert refusal(with_deal(**{field: value})).deal == 1


@pytest.mark.parametrize(
    "hand", ["", "AKQ", "A.K.Q.J.9", "A,K,Q,J", "ak.q.j.9", "♠A.K.Q.J", 1, None]
)
def test_a_hand_has_four_suits(hand: Any) -> None:
    record = example()
    record["deals"][0]["hands"]["N"] = hand
    error = refusal(record)
    assert error.reason in ("record-hand", "record-card-missing", "record-hand-size")
    assert error.deal == 1


def test_the_rule_that_a_play_breaks_is_named() -> None:
    record = example()
    (deal,) = record["deals"]
    deal["play"][4], deal["play"][43] = deal["play"][43], deal["play"][4]
    error = refusal(record)
    assert error.deal == 1
    assert error.trick == 2
    assert str(error.card) == deal["play"][4]
    assert error.rule is not None
    assert error.rule in error.say()
    assert "trick 2" in error.say()


def test_a_play_is_read_only_as_far_as_it_is_legal() -> None:
    record = longer_example()
    play = record["deals"][1]["play"]
    play[8] = play[0]
    error = refusal(record)
    assert (error.deal, error.trick, str(error.card)) == (2, 3, play[0])


@pytest.mark.parametrize("count", range(44))
def test_an_unfinished_deal_says_how_far_it_went(count: int) -> None:
    record = example()
    del record["deals"][0]["play"][count:]
    error = refusal(record)
    assert (error.reason, error.deal) == ("record-unfinished", 1)
    assert error.trick == count // 4 + 1
    assert f"{count} of its 44 cards" in error.say()


@pytest.mark.parametrize("count", range(4))
def test_no_card_is_played_before_the_exchange_is_over(count: int) -> None:
    record = example()
    del record["deals"][0]["exchange"][count:]
    assert refusal(record).reason == "record-play-too-soon"
    record["deals"][0]["play"] = []
    assert refusal(record).reason == "record-exchange-unfinished"


def test_a_card_missing_twice_or_strange_to_the_pack() -> None:
    for old, new, reason in (("Kh", "Ts", "not-in-pack"), ("Kh", "Ks", "twice")):
        text = json.dumps(example()["deals"][0]["hands"])
        hands = {seat: list(hand.split(".")) for seat, hand in json.loads(text).items()}
        for suits in hands.values():
            if "K" in suits[1]:
                suits[1] = suits[1].replace("K", "")
                suits[0] += new[0]
                break
        record = with_deal(hands={seat: ".".join(suits) for seat, suits in hands.items()})
        assert refusal(record).reason == f"record-card-{reason}", old


def test_the_first_dealer_is_named() -> None:
    record = example()
    del record["deals"][0]["dealer"]
    error = refusal(record)
    assert (error.reason, error.deal) == ("record-dealer-missing", 1)


def test_a_void_deal_needs_nothing_more() -> None:
    record = changed(deals=[{"dealer": "N", "void": "misdeal"}, {"void": "exposed"}])
    first, second = replay(read_record(record)).past
    assert isinstance(first, VoidDeal)
    assert isinstance(second, VoidDeal)
    assert (first.reason, first.dealer) == ("misdeal", Seat.N)
    assert (second.reason, second.dealer) == ("exposed", Seat.W)


def test_other_programs_fields_are_not_nested_without_end() -> None:
    def nested(levels: int) -> Any:
        return parse_json("[" * levels + "]" * levels)

    assert read_record(changed(_deep=nested(DEEPEST))).extra
    for levels in (DEEPEST + 1, 100, 400):
        assert refusal(changed(_deep=nested(levels))).reason == "record-too-deep"
        ruleset = {"preset": "classic", "options": {"stake": nested(levels)}}
        assert refusal(changed(ruleset=ruleset)).reason == "record-too-deep"


def test_refusals_are_short_whatever_the_record_holds() -> None:
    long = "x" * 100_000
    for record in (
        changed(ruleset=long),
        changed(format=long),
        changed(**{long: 1}),
        changed(pool=[long]),
        changed(players={long: ""}),
        changed(ruleset={"preset": "classic", "options": {long: 1}}),
        with_deal(play=[long]),
        with_deal(hands=dict.fromkeys("NESW", long)),
        with_deal(claims=[long] * 1000),
    ):
        assert len(refusal(record).say()) < 1200


@pytest.mark.parametrize("name", ["source", "reader", "replay"])
def test_every_refusal_has_its_sentence(name: str) -> None:
    text = getsource(import_module(f"quinola.record.{name}"))
    reasons = set(re.findall(r'"(record-[a-z0-9-]+)"', text))
    assert len(reasons) > 5
    assert not [reason for reason in reasons if not bundle("en").has_message(reason)]


def test_all_examples_are_sound() -> None:
    for record in examples():
        match = replay(read_record(record))
        assert sum(match.balances) + match.pool == record.get("pool", 0)


@pytest.mark.parametrize("field", ["format", "version"])
def test_what_tells_a_record_from_other_json_is_asked_for_by_name(field: str) -> None:
    value = example()
    del value[field]
    with pytest.raises(RecordError) as caught:
        read_record(value)
    assert caught.value.reason == "record-field-missing"
    assert f'"{field}"' in caught.value.say()
