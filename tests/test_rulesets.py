"""Rule sets as data: what each option takes, what is refused and why, what a house may change."""

from __future__ import annotations

import re
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import pytest

from quinola.rules import (
    OPTIONS,
    PRESETS,
    RulesetError,
    clauses,
    from_toml,
    house,
    option_clauses,
    preset,
    reasons,
)
from quinola.seats import Place


def written(tmp_path: Path, text: str | bytes, name: str = "house.toml") -> Path:
    file = tmp_path / name
    file.write_bytes(text.encode("utf-8") if isinstance(text, str) else text)
    return file


def refused(options: Mapping[str, Any], base: str = "classic") -> RulesetError:
    with pytest.raises(RulesetError) as refusal:
        house(base, options)
    return refusal.value


def test_there_are_five_presets_of_every_option() -> None:
    assert PRESETS == ("classic", "ukrainian", "family", "encyclopedia", "academy")
    for name in PRESETS:
        assert set(preset(name).written) | {"bete_cap"} == set(OPTIONS)


def test_the_pages_know_the_presets_by_name() -> None:
    pages = Path(__file__).parent.parent / "web" / "src" / "rules" / "presets.ts"
    (named,) = re.findall(r"PRESETS = \[(.*)\]", pages.read_text(encoding="utf-8"))
    assert named == ", ".join(f"'{name}'" for name in PRESETS)


def test_amounts_in_stakes_follow_the_stake() -> None:
    """Family's party bonus is one stake and its revoke costs four: with a stake of 7, 7 and 28."""
    ruleset = house("family", {"stake": 7})
    assert (ruleset.party_bonus, ruleset.quinola_placed) == (7, 7)
    assert (ruleset.quinola_forced_holder, ruleset.quinola_forced_others) == (14, 7)
    assert ruleset.penalties["revoke"] == 28
    # The dealer's stake is an amount of its own: it stays at 5.
    assert ruleset.first_stakes == 3 * 7 + 5


def test_a_table_given_replaces_the_presets_whole() -> None:
    ruleset = house("classic", {"penalties": {"peek": 3}, "forfeits_receipts": ["misdeal"]})
    assert {kind: fine for kind, fine in ruleset.penalties.items() if fine} == {"peek": 3}
    assert ruleset.forfeits_receipts == {"misdeal"}


def test_a_house_without_changes_is_the_preset() -> None:
    assert house("academy", {}) is preset("academy")


@pytest.mark.parametrize(
    ("option", "value"),
    [
        ("seating", "draw"),
        ("removed_rank", 2),
        ("removed_rank", "10"),
        ("quinola_highest_heart", 1),
        ("quinola_highest_heart", "true"),
        ("direction", "left"),
        ("seat_precedence", ["left", "opposite", "right"]),
        ("seat_precedence", ["left", "left", "right", "dealer"]),
        ("seat_precedence", "left"),
        ("seat_precedence", [1, 2, 3, 4]),
        ("stake", -1),
        ("stake", 2.5),
        ("stake", 2.0),
        ("stake", True),
        ("stake", "1 stake"),
        ("stake", 10**9 + 1),
        pytest.param("stake", 10**5000, id="stake-of-5001-digits"),
        ("party_bonus", "one stake"),
        ("party_bonus", "-1 stakes"),
        ("party_bonus", "1.5 stakes"),
        ("party_bonus", "9999999 stakes"),
        ("opposite_factor", 0),
        ("opposite_factor", 1001),
        ("opposite_factor", "2"),
        ("bete_cap", -5),
        ("penalties", 5),
        ("penalties", {"lateness": 1}),
        ("penalties", {"revoke": -1}),
        ("penalties", {"revoke": "a stake"}),
        ("forfeits_receipts", "revoke"),
        ("forfeits_receipts", ["lateness"]),
        ("forfeits_receipts", [["revoke"]]),
        ("reversis", None.__class__),
    ],
)
def test_a_wrong_value_is_refused_by_the_options_name(option: str, value: object) -> None:
    refusal = refused({option: value})
    assert refusal.option == option
    assert str(refusal).startswith(f"{option}: ")
    assert len(str(refusal)) < 400


def test_a_refusal_says_what_is_allowed() -> None:
    assert '"seat", "split"' in str(refused({"party_tie": "draw"}))
    assert "1 to 1,000" in str(refused({"last_two_factor": 0}))
    assert "2 stakes" in str(refused({"quinola_placed": "two"}))
    assert "misdeal_after_exchange" in str(refused({"penalties": {"late": 1}}))


def test_an_unknown_option_is_refused_with_what_it_may_have_been() -> None:
    assert "bete_cap" in str(refused({"betecap": 100}))
    assert "seating, removed_rank" in str(refused({"zzz": 1}))


@pytest.mark.parametrize("base", ["classic", "ukrainian", "encyclopedia", "academy"])
def test_sharing_ties_is_refused_where_payments_double(base: str) -> None:
    """All but the family game double across the table; sharing leaves no room for that (S3-15)."""
    refusal = refused({"party_tie": "split", "forfeits_receipts": []}, base)
    assert refusal.option == "party_tie"
    assert "opposite_factor" in str(refusal)
    house(base, {"party_tie": "split", "opposite_factor": 1, "forfeits_receipts": []})


def test_sharing_ties_is_refused_where_receipts_are_forfeited() -> None:
    refusal = refused({"party_tie": "split", "forfeits_receipts": ["peek"]}, "family")
    assert "forfeits_receipts" in str(refusal)
    house("family", {"party_tie": "split"})


def test_a_house_file_may_have_its_options_at_the_top_or_under_a_heading(tmp_path: Path) -> None:
    top = written(tmp_path, 'preset = "family"\nstake = 10\n[penalties]\nrevoke = 3\n', "a.toml")
    under = written(
        tmp_path,
        'name = "У Веры"\npreset = "family"\n[options]\nstake = 10\npenalties = { revoke = 3 }\n',
        "b.toml",
    )
    one, other = from_toml(top), from_toml(under)
    assert (one.name, other.name) == ("a", "У Веры")
    for ruleset in (one, other):
        assert ruleset.party_bonus == 10
        assert ruleset.penalties["revoke"] == 3
        assert ruleset.seat_precedence == (Place.LEFT, Place.OPPOSITE, Place.RIGHT, Place.DEALER)


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("stake = 10", "preset"),
        ('preset = "whist"', "classic, ukrainian, family"),
        ("preset = 1", "preset"),
        ('preset = "classic"\nname = ""', "name"),
        ('preset = "classic"\nname = "a\\u0007b"', "name"),
        ('preset = "classic"\noptions = 3', "options"),
        ('preset = "classic"\nstake = 1\n[options]\nstake = 2', "stake"),
        ('preset = "classic"\n[oops]\na = 1', "oops"),
        ('preset = "classic"\nstake == 1\n', "line 2"),
        ('preset = "classic"\npreset = "family"', "TOML"),
        ('preset = "classic"\nstake = 1' + "0" * 5000, "TOML"),
        (b'preset = "classic"\xff', "UTF-8"),
        ('preset = "classic"\nx = ' + "[" * 20000, "house.toml"),
        ("#" * 70_000, "larger"),
    ],
)
def test_a_bad_house_file_is_refused_by_its_name(
    tmp_path: Path, text: str | bytes, told: str
) -> None:
    file = written(tmp_path, text)
    with pytest.raises(RulesetError) as refusal:
        from_toml(file)
    assert str(refusal.value).startswith(str(file))
    assert told in str(refusal.value)


def test_a_byte_order_mark_and_windows_line_ends_are_taken(tmp_path: Path) -> None:
    file = written(tmp_path, b'\xef\xbb\xbfpreset = "classic"\r\nstake = 12\r\n')
    assert from_toml(file).stake == 12


def test_every_option_names_its_clauses_and_every_clause_named_exists() -> None:
    assert set(option_clauses()) == set(OPTIONS)
    for ids in (*option_clauses().values(), *reasons().values()):
        assert set(ids) <= set(clauses())


@pytest.mark.parametrize(
    ("name", "reason", "rule"),
    [
        ("classic", "party", "S0-13"),
        ("ukrainian", "party", "S1-11"),
        ("family", "party", "S3-13"),
        ("encyclopedia", "party", "S4-08"),
        ("academy", "party", "S0-13"),
        # S0 breaks off at the espagnolette; its kin S1 is asked next.
        ("classic", "espagnolette-returns", "S1-28"),
        # Only S3 knows a pool that is filled again at once.
        ("classic", "ace-forced-pool", "S3-19"),
    ],
)
def test_a_reason_cites_the_first_source_that_speaks(name: str, reason: str, rule: str) -> None:
    assert preset(name).rule(reason) == rule
