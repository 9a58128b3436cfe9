"""The rules in the browser: read, reached from a settlement, changed by a house and printed."""

from __future__ import annotations

import json
import re
from typing import TYPE_CHECKING, Final
from urllib.parse import urlencode

import pytest

from quinola.rulebook import rules_in_full, sentence_for
from quinola.rules import PRESETS, house
from tests.web.looking import needs_axe, serious, wrong
from tests.web.visiting import LOCALES, Visits, play_deal

if TYPE_CHECKING:
    from pathlib import Path

    from playwright.sync_api import Page

pytestmark = [pytest.mark.slow, needs_axe]

OURS: Final = {"stake": 7, "bete_cap": 90, "opposite_factor": 3}


def ours(preset: str, page: str = "") -> str:
    """Where the rules of a house are."""
    query = urlencode({"options": json.dumps(OURS), "house": "Дом у моста"})
    return f"/rules/{preset}{page}?{query}"


def rule_texts(page: Page) -> list[str]:
    """The rules that a page shows, without the clauses behind them."""
    texts: list[str] = page.evaluate(
        """() => [...document.querySelectorAll('.text section p')].map(
            (rule) => rule.firstChild.textContent.trim())"""
    )
    return texts


def sheets(page: Page, path: Path) -> int:
    """How many sheets the page prints on."""
    page.pdf(path=path, prefer_css_page_size=True)
    return len(re.findall(rb"/Type\s*/Page\b", path.read_bytes()))


def test_a_payment_leads_to_its_rule(visits: Visits) -> None:
    page = visits.practice(visits.visitor(language="ru"))
    play_deal(page)
    line = page.locator(".lines li").first
    line.locator(".rule").click()
    told = line.locator(".clause")
    told.wait_for()
    link = told.locator("a")
    sentence = told.inner_text().removesuffix(link.inner_text()).strip()
    with page.context.expect_page() as opened:
        link.click()
    rules = opened.value
    rules.wait_for_selector("p.named")
    assert rules.locator("p.named").inner_text().startswith(sentence)
    # The first payment of a deal is a stake.
    assert rules.url.endswith(f"/rules/classic#{sentence_for('stake').id}")
    assert rules.locator("p.named").bounding_box()["y"] < 800  # type: ignore[index]


@pytest.mark.parametrize("language", LOCALES)
def test_rules_are_read_as_they_are_told(visits: Visits, language: str) -> None:
    size, dark = ("phone", language in ("ru", "fr")), language in ("uk", "fr")
    page = visits.page(
        visits.visitor(size[0] if size[1] else "desktop", language, dark=dark), "/rules"
    )
    page.wait_for_selector(".tiles a")
    assert not serious(page)
    page.locator(f".tiles a[href='/rules/{PRESETS[3]}']").click()
    page.wait_for_selector(".text section p")
    told = rules_in_full(house(PRESETS[3], {}), language)
    assert rule_texts(page) == [said.text for section in told for said in section.sentences]
    assert page.locator("tbody tr").count() > 20
    assert not wrong(page)
    assert not serious(page)


def test_a_house_reads_what_it_has_changed(visits: Visits) -> None:
    page = visits.page(visits.visitor(language="en"), ours("family"))
    page.wait_for_selector("p.changed")
    own, base = (
        {
            said.sentence.id: said.text
            for section in rules_in_full(house("family", options), "en")
            for said in section.sentences
        }
        for options in (OURS, {})
    )
    changed = page.evaluate(
        "() => [...document.querySelectorAll('p.changed')].map((rule) => rule.id)"
    )
    assert changed == [id_ for id_, text in own.items() if base.get(id_) != text]
    assert "Дом у моста" in page.locator("h1").inner_text()

    # Changed once more in the page, from which the address follows.
    page.get_by_role("button", name="House rules").click()
    announced = page.locator(".option").filter(has_text="an espagnolette must be announced")
    announced.locator("input[type=checkbox]").uncheck()
    page.locator("dialog").get_by_role("button", name="The rules in full").click()
    page.wait_for_selector("#announced.changed")
    assert "espagnolette_announced" in page.url
    page.go_back()
    page.wait_for_selector("#announced:not(.changed)")

    broken = visits.page(visits.visitor(), "/rules/family?options=" + '{"stake":-1}')
    broken.get_by_role("heading").wait_for()
    assert broken.get_by_role("heading").inner_text()
    unknown = visits.page(visits.visitor(), "/rules/whist")
    unknown.locator(".alone a").wait_for()
    # A browser says of itself that there is nothing.
    assert all("404" in complaint for complaint in visits.complaints)
    visits.complaints.clear()


def test_a_booklet_has_two_pages_in_every_language(visits: Visits, tmp_path: Path) -> None:
    for language in LOCALES:
        page = visits.page(visits.visitor(language=language), ours("classic", "/booklet"))
        for preset in PRESETS:
            page.goto(visits.address + ours(preset, "/booklet"))
            page.wait_for_selector(".fitted")
            assert sheets(page, tmp_path / "booklet.pdf") == 2, (language, preset)
        assert not serious(page)
        size = page.evaluate(
            "() => parseFloat(getComputedStyle(document.querySelector('.booklet p')).fontSize)"
        )
        # Some seven points, which is read without a glass.
        assert size > 9
