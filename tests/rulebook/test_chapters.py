"""The chapters have words in every language, a place for every clause, and no amount by hand."""

from __future__ import annotations

import re
from collections import Counter
from typing import Final

import pytest

from quinola.locale import LANGUAGES, bundle, say
from quinola.rulebook import Entry, chapter, chapter_in_words, chapters, rules_in_full, sections
from quinola.rulebook.parameters import options_behind
from quinola.rules import IRREGULARITY_KINDS, PRESETS, clauses, preset
from tests.locale.test_completeness import parts
from tests.rulebook.test_sentences import COUNTED_OUT, FICHES

ENTRIES: Final = tuple(entry for one in chapters() for entry in one.entries)
SENTENCES: Final = {sentence.id: sentence for one in sections() for sentence in one.sentences}

FIGURES: Final = {"how-measured": {"95", "100"}}
"""Figures other than years that an entry may tell, since no option changes them."""

COUNTED: Final = {"jeton"}
"""Where fiches are counted in words, since no option changes how many."""


def messages(entry: Entry) -> set[str]:
    starts = {"term": ("read", "word"), "point": ("word", "read", "decided")}
    return {f"{start}-{entry.id}" for start in starts.get(entry.kind, ("read",))}


def wanted() -> set[str]:
    """Every message of the chapters, without those that belong to no one of them."""
    titles = {f"chapter-{one.id}{end}" for one in chapters() for end in ("", "-about")}
    headings = {f"chapter-{one.id}-{section.id}" for one in chapters() for section in one.sections}
    return titles | headings | {message for entry in ENTRIES for message in messages(entry)}


# The arrangement


def test_every_entry_stands_once() -> None:
    assert [name for name, n in Counter(one.id for one in ENTRIES).items() if n > 1] == []
    assert not {one.id for one in chapters()} & set(PRESETS)


def test_what_an_entry_names_is_there() -> None:
    for one in ENTRIES:
        assert set(one.clauses) <= set(clauses()), one.id
        assert set(one.rules) <= set(SENTENCES), one.id
        assert one.kind in ("text", "term", "table", "point"), one.id


def test_background_and_advice_have_a_place() -> None:
    told = {clause for one in ENTRIES for clause in one.clauses}
    told |= {clause for one in SENTENCES.values() for clause in one.clauses}
    kinds = "BA" if "strategy" in {one.id for one in chapters()} else "B"
    there = {one.id for one in clauses().values() if one.kind in kinds}
    assert sorted(there - told) == []


def test_a_chapter_is_found_by_its_name() -> None:
    assert [chapter(one.id) for one in chapters()] == list(chapters())
    with pytest.raises(KeyError):
        chapter("whist")


# Words


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_entry_and_every_heading_has_words(language: str) -> None:
    for one in chapters():
        chapter_in_words(one, language)  # They are read when they are wanted.
    own = bundle(language)
    assert [name for name in sorted(wanted()) if not own.has_message(name)] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_words_are_left_without_an_entry(language: str) -> None:
    shared = {"chapter-cited", "chapter-says", "chapter-no-such-rule", "chapter-fault"}
    shared |= {f"chapter-fault-{kind}" for kind in IRREGULARITY_KINDS}
    starts = ("read-", "word-", "decided-", "chapter-")
    said = {name for name in parts(language) if name.startswith(starts)}
    assert said - shared == wanted()


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_entry_speaks_of_the_options_that_it_names(language: str) -> None:
    written = parts(language)
    for one in ENTRIES:
        # How many deals the figures rest on is no option.
        params = {param.partition("_") for param in written[f"read-{one.id}"].params - {"deals"}}
        assert {name for name, _, _ in params} <= set(PRESETS), one.id
        told = {option for _, _, param in params for option in options_behind(param)}
        assert told <= set(one.options), one.id
        if one.kind == "text":
            assert told == set(one.options), one.id


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_amount_is_written_out(language: str) -> None:
    counted = re.compile(rf"\b({COUNTED_OUT[language]})\s+{FICHES[language]}\b", re.IGNORECASE)
    written = parts(language)
    for one in ENTRIES:
        for name in messages(one):
            text = " ".join(written[name].texts)
            # Sources have numbers in their names, and years are no amounts.
            figures = re.findall(
                r"(?<!\w)\d+", re.sub(r"\bS\d(-\d\d)?\b|\b1[5-9]\d\d\b|\b20\d\d\b", "", text)
            )
            assert set(figures) <= FIGURES.get(one.id, set()), name
            assert one.id in COUNTED or not counted.search(text), name


@pytest.mark.parametrize("language", LANGUAGES)
def test_texts_are_whole(language: str) -> None:
    for one in chapters():
        said = chapter_in_words(one, language)
        assert said.about.endswith(".")
        for section in said.sections:
            for entry in section.entries:
                assert re.search(r"[.!?]»?$", entry.text), (entry.entry.id, entry.text)
                assert not re.search(r"\s[,.]|[,.]{2}|[.,][^\W\d_]|\(\s|\s\)|  ", entry.text), (
                    entry.entry.id
                )


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_term_is_told_in_the_other_languages_too(language: str) -> None:
    terms = [one for one in ENTRIES if one.kind == "term"]
    for one in chapters():
        for section in chapter_in_words(one, language).sections:
            for said in section.entries:
                if said.entry in terms:
                    assert said.word == say(f"word-{said.entry.id}", language)
                    assert list(said.elsewhere) == [x for x in LANGUAGES if x != language]
                    assert "" not in said.elsewhere.values()
                else:
                    assert (said.word is None) == (said.entry.kind != "point")
                    assert not said.elsewhere


@pytest.mark.parametrize(
    "language",
    [pytest.param(one, marks=[] if one in ("ru",) else pytest.mark.slow) for one in LANGUAGES],
)
def test_where_the_rules_say_more_the_rule_set_has_such_a_rule(language: str) -> None:
    for one in chapters():
        for section in chapter_in_words(one, language).sections:
            for said in section.entries:
                assert [link.sentence for link in said.links] == list(said.entry.rules)
                for link in said.links:
                    told = rules_in_full(preset(link.preset), language)
                    (there,) = (part for part in told if part.title == link.title)
                    assert link.sentence in {each.sentence.id for each in there.sentences}


# Tables


def rows_of(kind: str, language: str) -> list[tuple[Entry, tuple[tuple[str, ...], ...]]]:
    return [
        (said.entry, said.rows)
        for one in chapters()
        for section in chapter_in_words(one, language).sections
        for said in section.entries
        if said.entry.table == kind
    ]


@pytest.mark.parametrize("language", LANGUAGES)
def test_tables_have_a_cell_in_every_column(language: str) -> None:
    for kind in ("penalties", "forfeits", "readings", "values", "figures"):
        for entry, rows in rows_of(kind, language):
            assert len(rows) > 1, entry.id
            assert {len(row) for row in rows} == {len(rows[0])}, entry.id
            assert all(cell for row in rows for cell in row), entry.id


def test_fines_are_those_of_the_rule_sets() -> None:
    ((_, (heading, *rows)),) = rows_of("penalties", "en")
    assert heading[1:] == tuple(say(f"web-preset-{name}") for name in PRESETS)
    for kind, row in zip(IRREGULARITY_KINDS, rows, strict=True):
        assert row[1:] == tuple(str(preset(name).penalties[kind]) for name in PRESETS)


def test_lost_receipts_are_those_of_the_rule_sets() -> None:
    ((_, (_, *rows)),) = rows_of("forfeits", "en")
    told = {row[0]: [cell == say("book-yes") for cell in row[1:]] for row in rows}
    for kind in IRREGULARITY_KINDS:
        there = [kind in preset(name).forfeits_receipts for name in PRESETS]
        assert told.get(say(f"chapter-fault-{kind}"), [False] * len(PRESETS)) == there


def test_what_the_words_say_of_the_rule_sets_holds() -> None:
    """What the chapters tell in words of single rule sets, and of most of them."""
    sets = {name: preset(name) for name in PRESETS}
    assert not any(sets["academy"].penalties.values())
    fines = [one.penalties for one in sets.values()]
    dearer = [one for one in fines if one["misdeal_after_exchange"] > one["misdeal"]]
    assert len(dearer) > len(sets) / 2
    assert [name for name, one in sets.items() if one.bete == "pool"] == ["family"]
    assert [name for name, one in sets.items() if one.reversis == "party"] == ["family"]
    assert [name for name, one in sets.items() if one.espagnolette_fails_on == "any"] == ["family"]
    assert [name for name, one in sets.items() if one.removed_rank == "2"] == ["family"]
    totals = {name: sum(one.trick_points.values()) for name, one in sets.items()}
    assert [name for name, total in totals.items() if total != 40] == ["encyclopedia"]
    assert totals["encyclopedia"] == 44
    assert (sets["academy"].party_ace_of_diamonds, sets["academy"].party_quinola) == (5, 4)
