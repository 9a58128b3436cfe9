"""`quinola rules` as it is typed: list, show, compare, check."""

from __future__ import annotations

from pathlib import Path

import pytest
from rich.cells import cell_len

from quinola.locale import LANGUAGES
from quinola.rulebook import chapter_in_words, chapters, rules_in_full
from quinola.rules import OPTIONS, PRESETS, clauses, preset
from tests.cli.running import run


def lines(*arguments: str | Path, **variables: str) -> list[str]:
    done = run("rules", *arguments, **variables)
    assert (done.returncode, done.stderr) == (0, b"")
    return done.stdout.decode("utf-8").splitlines()


def test_without_a_word_every_rule_set_is_listed() -> None:
    listed = [line.split()[0] for line in lines() if line]
    assert listed[: len(PRESETS)] == list(PRESETS)
    assert lines("list") == lines()


@pytest.mark.parametrize("name", PRESETS)
def test_every_option_is_shown_and_every_clause_of_the_source(name: str) -> None:
    shown = lines("show", name)
    heads = [line.partition(" = ")[0] for line in shown if " = " in line]
    assert [head for head in heads if head in OPTIONS] == list(OPTIONS)
    source = preset(name).sources[0]
    text = "\n".join(shown)
    assert all(clause.id in text for clause in clauses().values() if clause.source == source)


@pytest.mark.parametrize(
    "name",
    [pytest.param(one, marks=[] if one in ("classic",) else pytest.mark.slow) for one in PRESETS],
)
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rules_are_told_in_full_with_their_clauses(name: str, language: str) -> None:
    told = lines("show", name, "--full", LC_ALL=f"{language}_XX.UTF-8")
    for section in rules_in_full(preset(name), language):
        assert section.title in told
        for said in section.sentences:
            cited = f" [{', '.join(said.clauses)}]" if said.clauses else ""
            assert f"  {said.text}{cited}" in told


def test_the_rules_in_full_keep_to_the_width() -> None:
    shown = lines("show", "classic", "--full", COLUMNS="80", LC_ALL="fr_FR.UTF-8")
    assert 70 < max(map(cell_len, shown)) <= 80
    whole = " ".join(line.strip() for line in shown)
    for section in rules_in_full(preset("classic"), "fr"):
        for said in section.sentences:
            assert said.text in whole


@pytest.mark.slow
@pytest.mark.parametrize(
    "language",
    [pytest.param(one, marks=[] if one == "ru" else pytest.mark.slow) for one in LANGUAGES],
)
def test_every_chapter_is_told(language: str) -> None:
    spoken = {"LC_ALL": f"{language}_XX.UTF-8"}
    listed = lines("chapter", **spoken)
    for one in chapters():
        said = chapter_in_words(one, language)
        assert any(line.split(maxsplit=1) == [one.id, said.title] for line in listed)
        told = lines("chapter", one.id, **spoken)
        assert told[:2] == [said.title, said.about]
        for section in said.sections:
            assert section.title in told
            for entry in section.entries:
                assert any(line.endswith(entry.cited) for line in told)
                assert all(any(row[0] in line for line in told) for row in entry.rows)


@pytest.mark.slow
def test_chapters_keep_to_the_width() -> None:
    for one in chapters():
        shown = lines("chapter", one.id, COLUMNS="80", LC_ALL="uk_UA.UTF-8")
        assert 70 < max(map(cell_len, shown)) <= 80


def test_a_house_has_its_rules_in_full_too(tmp_path: Path) -> None:
    file = tmp_path / "vera.toml"
    file.write_text('preset = "family"\nstake = 17\n', encoding="utf-8")
    shown = lines("show", file, "--full")
    assert "vera" in shown[0]
    (stake,) = (line for line in shown if line.startswith("  When the pool has to be filled"))
    assert "17 fiches" in stake
    assert "[" not in stake
    (row,) = (line for line in shown if line.startswith("Stake: "))
    assert row.split()[-2:] == ["17", "S3-05"]


def test_two_rule_sets_are_compared_by_what_differs_alone() -> None:
    """classic and ukrainian differ in four options, as the specification's table has it."""
    compared = lines("compare", "classic", "ukrainian")
    keys = [line for line in compared if line in OPTIONS]
    assert keys == ["seating", "tricks_seen", "party_bonus", "led_quinola_to_winner"]
    after = compared[compared.index("party_bonus") + 2 :]
    assert [line.split() for line in after[:2]] == [["classic", "4"], ["ukrainian", "0"]]


def test_a_rule_set_does_not_differ_from_itself() -> None:
    assert lines("compare", "family", "family") == ["Nothing differs: family, family."]
    assert lines("compare", "family", "family", "--full") == ["Nothing differs: family, family."]


def test_three_and_more_are_compared_by_what_differs_in_any() -> None:
    compared = lines("compare", "classic", "ukrainian", "academy")
    keys = [line for line in compared if line in OPTIONS]
    pairs = ("ukrainian", "academy")
    apart = [set(lines("compare", "classic", one)) & set(OPTIONS) for one in pairs]
    assert set(keys) == set().union(*apart)
    after = compared[compared.index("party_bonus") + 2 :]
    assert [line.split() for line in after[:3]] == [
        ["classic", "4"],
        ["ukrainian", "0"],
        ["academy", "4"],
    ]


@pytest.mark.parametrize("language", ["en", "uk"])
def test_what_differs_can_be_told_in_sentences(language: str) -> None:
    names = ["classic", "ukrainian", "family"]
    told = lines("compare", *names, "--full", LC_ALL=f"{language}_XX.UTF-8")
    said = {name: " ".join(" ".join(told).split()) for name in names}
    rulesets = [preset(name) for name in names]
    full = [rules_in_full(one, language) for one in rulesets]
    first = {one.sentence.id: one.cited for part in full[0] for one in part.sentences}
    family = {one.sentence.id: one.cited for part in full[2] for one in part.sentences}
    assert f"classic, ukrainian: {first['bete']}" in said["classic"]
    assert f"family: {family['bete']}" in said["family"]
    # What all say alike is not told.
    assert first["quinola"] not in said["classic"]


def test_a_sound_house_file_is_told_by_its_changes(tmp_path: Path) -> None:
    file = tmp_path / "vera.toml"
    file.write_text('preset = "family"\nstake = 10\nparty_tie = "seat"\n', encoding="utf-8")
    told = lines("check", file)
    assert "vera" in told[0]
    # Ties went by seats before, too, so that is no change.
    assert told[1:] == ["  stake = 10 (5)"]


def test_a_bad_house_file_is_told_with_what_is_allowed(tmp_path: Path) -> None:
    file = tmp_path / "bad.toml"
    file.write_text('preset = "classic"\nparty_tie = "split"\n', encoding="utf-8")
    done = run("rules", "check", file)
    assert (done.returncode, done.stdout) == (1, b"")
    assert done.stderr.decode("utf-8").startswith(f"{file}: party_tie: ")


@pytest.mark.parametrize(
    "arguments", [("show", "whist"), ("compare", "classic"), ("check", "no"), ("chapter", "whist")]
)
def test_wrong_usage_ends_with_2(arguments: tuple[str, ...]) -> None:
    done = run("rules", *arguments)
    assert done.returncode == 2
    assert b"Traceback" not in done.stderr


@pytest.mark.parametrize("encoding", ["ascii", "cp1251", "cp437"])
@pytest.mark.parametrize("options", [(), ("--full",)])
def test_any_console_can_be_told(encoding: str, options: tuple[str, ...]) -> None:
    done = run("rules", "show", "classic", *options, PYTHONIOENCODING=encoding, LANG="fr_FR")
    assert (done.returncode, done.stderr) == (0, b"")
    done.stdout.decode(encoding)


def test_all_that_is_wrong_is_told_at_once(tmp_path: Path) -> None:
    file = tmp_path / "bad.toml"
    file.write_text(
        'preset = "clasic"\nname = ""\nstaek = 3\nace = "x"\nparty_bonus = -1\nstake = 2\n'
        "[house]\nx = 1\n",
        encoding="utf-8",
    )
    done = run("rules", "check", file)
    assert (done.returncode, done.stdout) == (1, b"")
    told = done.stderr.decode("utf-8").splitlines()
    assert all(line.startswith(f"{file}: ") for line in told)
    about = [line.removeprefix(f"{file}: ").partition(":")[0] for line in told]
    assert about[:2] == ["name", "house"]
    assert about[2].startswith("there is no rule set clasic")
    assert about[3:] == ["staek", "party_bonus", "ace"]


def test_options_that_go_on_from_a_wrong_stake_are_not_blamed(tmp_path: Path) -> None:
    file = tmp_path / "bad.toml"
    file.write_text('preset = "family"\nstake = "five"\nparty_bonus = "2 stakes"\n', "utf-8")
    (told,) = run("rules", "check", file).stderr.decode("utf-8").splitlines()
    assert told.startswith(f"{file}: stake: ")
