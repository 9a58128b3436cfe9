"""The chapter on strategy has all advice of the sources, and figures that bear out its words."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from importlib.resources import files
from pathlib import Path
from typing import Final

import pytest

from benchmarks.advice import ENOUGH, TABLES
from benchmarks.situations import MEASURES
from quinola.locale import LANGUAGES, say
from quinola.rulebook import SaidEntry, chapter, chapter_in_words
from quinola.rulebook.figures import SHARES, Figure, deals, figures
from quinola.rules import PRESETS, clauses
from tests.locale.test_completeness import parts

STRATEGY: Final = chapter("strategy")
MEASURED: Final = tuple(entry for entry in STRATEGY.entries if entry.table == "figures")
GROUPS: Final = dict(MEASURES)


def said(language: str) -> Iterator[SaidEntry]:
    for section in chapter_in_words(STRATEGY, language).sections:
        yield from section.entries


def claimed(claim: str, tables: tuple[str, ...]) -> Iterator[tuple[str, str, str]]:
    """The tables, rule sets and group that a claim is about."""
    group, _, where = claim.partition("@")
    at = set(where.split("/")) if where else set()
    assert at <= {*TABLES, *PRESETS}, claim
    for table in tables:
        for name in PRESETS:
            if at & set(TABLES) <= {table} and at & set(PRESETS) <= {name}:
                yield table, name, group


# Advice


def test_every_advice_of_the_sources_stands_in_this_chapter() -> None:
    advice = {clause.id for clause in clauses().values() if clause.kind == "A"}
    assert advice == {clause for entry in STRATEGY.entries for clause in entry.clauses}


def test_every_advice_is_weighed_by_figures() -> None:
    assert all(entry.table == "figures" for entry in STRATEGY.entries if entry.clauses)


# Claims


def test_the_figures_bear_out_what_is_said() -> None:
    for entry in MEASURED:
        assert entry.measure is not None
        for claim, sign in entry.claims.items():
            held = 0
            for table, name, group in claimed(claim, entry.tables):
                figure = figures(table, name, entry.measure)[group]
                if figure is not None:
                    assert figure.sign == {"+": 1, "-": -1}[sign], (entry.id, claim, table, name)
                    held += 1
            assert held, (entry.id, claim)


def test_every_claim_is_about_a_group_of_its_measure() -> None:
    for entry in MEASURED:
        assert entry.measure in GROUPS, entry.id
        assert set(entry.tables) <= set(TABLES), entry.id
        for claim in entry.claims:
            assert claim.partition("@")[0] in GROUPS[entry.measure], (entry.id, claim)


def test_an_advice_that_is_called_wrong_has_figures_against_it() -> None:
    """The three places where the chapter contradicts a book."""
    by_id = {entry.id: entry for entry in MEASURED}
    assert by_id["lead-it-late"].claims["beside_plain"] == "-"
    assert by_id["break-in-time"].claims["4-5"] == "-"
    # King and queen are no better cover than small hearts: within the doubt of both figures.
    for table in ("alike", "club"):
        for name in PRESETS:
            by_honours = figures(table, name, "quinola_kept_many_hearts_by_honours")
            none, two = by_honours["0"], by_honours["2"]
            assert none is not None
            assert two is not None
            assert abs(two.mean - none.mean) < max(0.2 * none.mean, 2 * (none.half + two.half))


# Figures


def cell(figure: Figure | None, *, share: bool) -> str:
    if figure is None:
        return "–"
    if share:
        return f"{100 * figure.mean:.1f} ± {100 * figure.half:.1f} %"
    text = f"{figure.mean:+.1f} ± {figure.half:.1f}".replace("-", "−")
    return text.replace("−0.0 ", "+0.0 ")


@pytest.mark.parametrize("language", LANGUAGES)
def test_figures_come_from_the_data(language: str) -> None:
    mark = say("arena-decimal-mark", language)
    for one in said(language):
        entry = one.entry
        if entry.measure is None:
            assert not one.rows
            continue
        heading, *rows = one.rows
        assert heading[1:] == tuple(say(f"web-preset-{name}", language) for name in PRESETS)
        told = [
            [text.replace("\u00a0", " ").replace(mark, ".") for text in row[1:]] for row in rows
        ]
        share = entry.measure in SHARES
        expected = [
            [cell(figures(table, name, entry.measure)[group], share=share) for name in PRESETS]
            for table in entry.tables
            for group in GROUPS[entry.measure]
        ]
        # What was too rare everywhere has no row.
        assert told == [row for row in expected if set(row) != {"–"}], entry.id


@pytest.mark.parametrize("language", LANGUAGES)
def test_rows_can_be_told_apart(language: str) -> None:
    for one in said(language):
        labels = [row[0] for row in one.rows]
        assert len(labels) == len(set(labels)), one.entry.id


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_figure_stands_in_the_words(language: str) -> None:
    """But for the certainty of the intervals, and how many deals there were, from the data."""
    written = parts(language)
    for entry in STRATEGY.entries:
        text = " ".join(written[f"read-{entry.id}"].texts)
        allowed = {"95", "100"} if entry.id == "how-measured" else set()
        assert set(re.findall(r"\d+", text)) == allowed, entry.id
    (how,) = (one for one in said(language) if one.entry.id == "how-measured")
    assert str(deals().deals) in re.sub(r"(?<=\d)[,\s](?=\d)", "", how.text)


def test_the_data_are_what_the_benchmark_writes() -> None:
    text = files("quinola.rulebook").joinpath("figures.json").read_text(encoding="utf-8")
    written = json.loads(text)
    assert set(written) == {"about", *(f"{table}/{name}" for table in TABLES for name in PRESETS)}
    for place in set(written) - {"about"}:
        assert list(written[place]) == list(GROUPS), place
        for measure, groups in written[place].items():
            assert tuple(groups) == GROUPS[measure], (place, measure)
            for count, _, half in filter(None, groups.values()):
                assert ENOUGH <= count <= written["about"]["deals"]
                assert half >= 0


def test_the_page_on_measuring_speaks_of_these_data() -> None:
    page = (Path(__file__).parents[2] / "docs" / "advice.md").read_text(encoding="utf-8")
    assert f"{deals().deals:,} deals of each rule set" in page
    assert f"seed {deals().seed}," in page
    assert f"{deals().deals * len(TABLES) * len(PRESETS):,} in all" in page
    assert f"fewer than {ENOUGH} values" in " ".join(page.split())


def test_shares_are_shares() -> None:
    for table in TABLES:
        for name in PRESETS:
            for measure in GROUPS:
                means = [found.mean for found in figures(table, name, measure).values() if found]
                assert measure not in SHARES or all(0 <= mean <= 1 for mean in means)
            ends = figures(table, name, "quinola_ends").values()
            assert sum(found.mean for found in ends if found) == pytest.approx(1, abs=0.001)


@pytest.mark.parametrize(
    ("mean", "half", "sign"), [(2, 1, 1), (-2, 1, -1), (1, 1, 0), (-1, 2, 0), (0, 0, 0)]
)
def test_the_sign_of_a_figure_is_that_of_its_whole_interval(
    mean: float, half: float, sign: int
) -> None:
    assert Figure(100, mean, half).sign == sign


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_words_are_left_over(language: str) -> None:
    used = {f"figures-{entry.measure}" for entry in MEASURED}
    used |= {f"company-{table}" for entry in MEASURED for table in entry.tables}
    used |= {
        f"group-{group}"
        for entry in MEASURED
        for group in GROUPS[entry.measure or ""]
        if not group[0].isdigit()
    }
    prefixes = ("figures-", "company-", "group-")
    there = {name for name in parts(language) if name.startswith(prefixes)}
    assert there == used
