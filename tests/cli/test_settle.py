"""`quinola settle`: its JSON field by field, its exit statuses, its rule sets."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner, Result

from quinola.cli import quinola
from quinola.rules import OPTIONS, PRESETS, clauses
from tests.cli.running import run
from tests.record.matches import example, examples, longer_example

DEAL_FIELDS = [
    "net",
    "pool",
    "points",
    "tricks",
    "party_worth",
    "party_winner",
    "party_loser",
    "reversis",
    "undertaker",
    "breaker",
    "espagnolette",
    "espagnolette_failed",
    "transfers",
]
DIFFERENCE_FIELDS = ["deal", "from", "to", "cause", "card", "trick", "fiches", "because"]
SHOWN = Path(__file__).parents[2] / "docs" / "examples" / "quinola-placed.json"
"""A deal that every rule set allows."""

ERROR_FIELDS = ["error", "reason", "line", "deal", "trick", "card", "rule"]


def settle(*arguments: str | Path, stdin: str | None = None) -> Result:
    return CliRunner().invoke(quinola, ["settle", *map(str, arguments)], input=stdin)


def written(file: Path, *records: Any) -> Path:
    file.write_text("\n".join(json.dumps(record) for record in records), encoding="utf-8")
    return file


def settled(tmp_path: Path, record: Any, *options: str | Path) -> dict[str, Any]:
    result = settle(written(tmp_path / "match.json", record), "--json", *options)
    assert result.exit_code == 0, result.output
    assert result.stdout.count("\n") == 1
    value: dict[str, Any] = json.loads(result.stdout)
    return value


def test_the_fields_and_their_order(tmp_path: Path) -> None:
    value = settled(tmp_path, longer_example())
    assert list(value) == ["deals", "balances", "pool"]
    for deal in value["deals"]:
        assert list(deal) == DEAL_FIELDS
        for field in ("net", "points", "tricks"):
            assert list(deal[field]) == ["N", "E", "S", "W"]
        assert deal["transfers"]
        for transfer in deal["transfers"]:
            assert list(transfer) == ["from", "to", "fiches", "why", "rule"]
    assert list(value["balances"]) == ["N", "E", "S", "W"]


def test_net_is_what_the_transfers_come_to(tmp_path: Path) -> None:
    for record in examples()[::9]:
        value = settled(tmp_path, record)
        pool = record.get("pool", 0)
        balances = dict.fromkeys("NESW", 0)
        for deal in value["deals"]:
            accounts = {**dict.fromkeys("NESW", 0), "pool": pool}
            for transfer in deal["transfers"]:
                assert transfer["fiches"] > 0
                assert transfer["rule"] in clauses()
                accounts[transfer["from"]] -= transfer["fiches"]
                accounts[transfer["to"]] += transfer["fiches"]
            pool = accounts.pop("pool")
            assert (deal["net"], deal["pool"]) == (accounts, pool)
            balances = {seat: balances[seat] + accounts[seat] for seat in balances}
        assert (value["balances"], value["pool"]) == (balances, pool)


def test_a_void_deal_has_every_field_empty(tmp_path: Path) -> None:
    record = example()
    fault = {"seat": "N", "kind": "misdeal_after_exchange"}
    record["deals"].append({"void": "misdeal", "dealer": "N", "irregularities": [fault]})
    played, void = settled(tmp_path, record)["deals"]
    assert "void" not in played
    assert list(void) == [*DEAL_FIELDS, "void"]
    (penalty,) = void["transfers"]
    assert (penalty["from"], penalty["to"], penalty["fiches"]) == ("N", "pool", 20)
    assert void["net"] == {"N": -20, "E": 0, "S": 0, "W": 0}
    assert void["pool"] == played["pool"] + 20
    assert void["points"] == void["tricks"] == dict.fromkeys("NESW", 0)
    assert void["party_worth"] == 0
    assert void["espagnolette_failed"] is False
    for field in DEAL_FIELDS[5:11]:
        assert void[field] is None
    assert void["void"] == "misdeal"


def test_no_deals_come_to_nothing(tmp_path: Path) -> None:
    value = settled(tmp_path, example() | {"deals": [], "pool": 7})
    assert value == {"deals": [], "balances": dict.fromkeys("NESW", 0), "pool": 7}


def test_one_object_a_line_in_order_and_bad_lines_in_their_place(tmp_path: Path) -> None:
    good = examples()[:5]
    bad = example()
    bad["deals"][0]["play"][6] = bad["deals"][0]["play"][5]
    file = written(tmp_path / "all.jsonl", *good[:2], bad, *good[2:])
    with file.open("a", encoding="utf-8") as more:
        more.write("\n\n{]\n")
    result = settle(file, "--json")
    assert result.exit_code == 1
    told = [json.loads(line) for line in result.stdout.splitlines()]
    assert len(told) == 7
    for number, record in enumerate(good):
        assert told[number + (number >= 2)] == settled(tmp_path, record)
    assert list(told[2]) == list(told[6]) == ERROR_FIELDS
    where = {key: told[2][key] for key in ("line", "deal", "trick", "card")}
    assert where == {"line": 3, "deal": 1, "trick": 2, "card": bad["deals"][0]["play"][5]}
    assert told[2]["rule"] in clauses()
    assert (told[6]["line"], told[6]["deal"]) == (8, None)
    assert result.stderr.splitlines() == [told[2]["error"], told[6]["error"]]


def test_a_bad_match_prints_nothing_on_standard_output(tmp_path: Path) -> None:
    record = longer_example()
    record["deals"][-1]["play"].pop()
    for options in ([], ["--json"], ["--rules", "all"], ["--rules", "all", "--json"]):
        result = settle(written(tmp_path / "match.json", record), *options)
        assert (result.exit_code, result.stdout) == (1, "")
        assert str(tmp_path / "match.json") in result.stderr
        assert f"deal {len(record['deals'])}: trick 11" in result.stderr


def test_standard_input_is_read_for_a_dash(tmp_path: Path) -> None:
    text = json.dumps(example())
    one = settle("-", "--json", stdin=text)
    assert json.loads(one.stdout) == settled(tmp_path, example())
    several = settle("-", "--json", stdin=f"{text}\n{text}\n{{\n")
    assert several.stdout.startswith(one.stdout * 2)
    assert several.exit_code == 1
    assert "<stdin>: line 3: " in several.stderr


def test_other_rules_by_name_and_by_file(tmp_path: Path) -> None:
    record = example()
    other = settled(tmp_path, record | {"ruleset": "ukrainian"})
    assert settled(tmp_path, record, "--rules", "ukrainian") == other
    assert other != settled(tmp_path, record)
    house = tmp_path / "ours.toml"
    house.write_text('preset = "classic"\nparty_bonus = 9\n', encoding="utf-8")
    options = {"preset": "classic", "options": {"party_bonus": 9}}
    expected = settled(tmp_path, record | {"ruleset": options})
    assert settled(tmp_path, record, "--rules", house) == expected


def test_all_presets_side_by_side(tmp_path: Path) -> None:
    record = json.loads(SHOWN.read_text(encoding="utf-8"))
    value = settled(tmp_path, record, "--rules", "all")
    assert list(value) == ["rulesets", "pack_kept", "left_out", "differences"]
    assert list(value["rulesets"]) == list(PRESETS)
    assert value["left_out"] == {}
    assert value["pack_kept"] == ["family"]
    pack = {
        "ruleset": {
            "preset": "family",
            "options": {"removed_rank": "T", "direction": "counterclockwise"},
        }
    }
    for name, result in value["rulesets"].items():
        own = record | (pack if name == "family" else {"ruleset": name})
        assert result == settled(tmp_path, own)


def test_a_ruleset_that_forbids_an_act_is_left_out(tmp_path: Path) -> None:
    record = next(
        one
        for one in examples()
        if one["ruleset"] == "family" and one["deals"][0].get("espagnolette")
    )
    value = settled(tmp_path, record, "--rules", "all")
    assert list(value["rulesets"]) == ["family"]
    assert set(value["left_out"]) == set(PRESETS) - {"family"}
    for error in value["left_out"].values():
        assert list(error) == ERROR_FIELDS
        assert error["reason"] == "no-announcements"
        assert error["rule"]


def test_a_comparison_says_what_makes_each_difference(tmp_path: Path) -> None:
    """Every line that differs, once; its causes are told against the record's own rules."""
    record = longer_example() | {"ruleset": "classic"}
    value = settled(tmp_path, record, "--rules", "all")
    first, *others = value["rulesets"]
    assert first == "classic"
    lines = [[one[key] for key in DIFFERENCE_FIELDS[:6]] for one in value["differences"]]
    assert len(lines) == len({str(line) for line in lines}) > 5
    for told in value["differences"]:
        assert list(told) == DIFFERENCE_FIELDS
        fiches = told["fiches"]
        assert set(told["because"]) == {name for name in others if fiches[name] != fiches[first]}
        for name, changes in told["because"].items():
            assert changes, name
            for change in changes:
                assert list(change) == ["option", "was", "is", "rule", "clauses"]
                assert change["was"] != change["is"]
                assert set(change["clauses"]) <= set(clauses())
                if change["option"] != "earlier_deals":
                    assert change["option"] in OPTIONS
                    assert change["rule"]
    told_of = {
        change["option"]: (change["was"], change["is"])
        for told in value["differences"]
        for change in told["because"].get("ukrainian", ())
    }
    assert told_of["party_bonus"] == (4, 0)


def test_a_comparison_tells_the_reasons_in_words() -> None:
    told = " ".join(settle(SHOWN, "--rules", "all").stdout.split())
    assert "Why ukrainian pays differently from classic" in told
    assert "party_bonus, fiches added to the party: 4 → 0" in told
    assert "Nothing is added to it. [S1-10]" in told
    assert "family: with the pack of this deal" in told


def test_a_houses_own_rules_stand_beside_the_presets(tmp_path: Path) -> None:
    record = example() | {"ruleset": {"preset": "classic", "options": {"party_bonus": 9}}}
    value = settled(tmp_path, record, "--rules", "all")
    assert next(iter(value["rulesets"])) == "record"
    assert value["rulesets"]["record"] == settled(tmp_path, record)
    assert value["rulesets"]["classic"] == settled(tmp_path, example())
    told = settle(written(tmp_path / "match.json", record), "--rules", "all").stdout
    lines = told.splitlines()
    assert lines[:3] == ["record: house rules based on classic", "  party_bonus = 9 (4)", ""]
    assert lines[4].split()[:2] == ["net", "record"]


def test_a_houses_pack_is_kept_by_all(tmp_path: Path) -> None:
    options = {"removed_rank": "2", "espagnolette_announced": True, "quinola_highest_heart": True}
    record = example("family") | {"ruleset": {"preset": "classic", "options": options}}
    record["deals"] = [{"dealer": "N", "void": "exposed"}]
    value = settled(tmp_path, record, "--rules", "all")
    assert list(value["rulesets"]) == ["record", *PRESETS]
    assert value["pack_kept"] == [name for name in PRESETS if name != "family"]


@pytest.mark.parametrize(
    "arguments",
    [
        [],
        ["nowhere.json"],
        ["."],
        ["{file}", "--rules"],
        ["{file}", "--rules", "nonesuch"],
        ["{file}", "--rules", "nowhere.toml"],
        ["{file}", "--rules", "."],
        ["{file}", "--rules", "{file}"],
        ["{file}", "--json", "--yaml"],
        ["{file}", "{file}"],
    ],
)
def test_wrong_usage_is_2(tmp_path: Path, arguments: list[str]) -> None:
    file = written(tmp_path / "match.json", example())
    result = settle(*(argument.format(file=file) for argument in arguments))
    assert (result.exit_code, result.stdout) == (2, "")
    assert "Error: " in result.stderr


def test_a_file_that_may_not_be_read_is_wrong_usage(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(path: Path, mode: str) -> None:
        raise PermissionError(13, "Permission denied", str(path))

    file = written(tmp_path / "match.json", example())
    monkeypatch.setattr(Path, "open", refuse)
    result = settle(file)
    assert result.exit_code == 2
    assert f"Error: {file}: Permission denied" in result.stderr


@pytest.mark.slow
def test_a_settlement_is_the_same_every_time(tmp_path: Path) -> None:
    file = written(tmp_path / "all.jsonl", *examples()[::10])
    for options in (["--json"], [], ["--rules", "all", "--json"]):
        first = run("settle", file, *options, PYTHONHASHSEED="1")
        second = run("settle", file, *options, PYTHONHASHSEED="2", LANG="tr_TR.UTF-8")
        assert first.returncode == 0
        assert first.stdout == second.stdout


def test_a_statement_has_each_payment_with_its_rule(tmp_path: Path) -> None:
    record = example() | {"players": {"N": "Мария", "E": "Zoé", "S": "李"}}
    result = settle(written(tmp_path / "match.json", record))
    assert result.exit_code == 0
    (deal,) = settled(tmp_path, record)["deals"]
    names = {"N": "Мария", "E": "Zoé", "S": "李", "W": "W", "pool": "pool"}
    payments = [line.split() for line in result.stdout.splitlines() if line[-5:-3] in ("S0", "S1")]
    told = [(words[0], words[1], int(words[2]), words[-1]) for words in payments]
    assert told == [
        (names[paid["from"]], names[paid["to"]], paid["fiches"], paid["rule"])
        for paid in deal["transfers"]
    ]


def test_two_of_one_name_are_told_apart(tmp_path: Path) -> None:
    players = {"N": "Анна", "E": "Анна\u200b", "S": "S", "W": "pool"}
    told = settle(written(tmp_path / "match.json", example() | {"players": players})).stdout
    for name in ("Анна (N)", "Анна (E)", "S (S)", "pool (W)"):
        assert name in told
