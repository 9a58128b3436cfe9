"""How the pages lie and whether everybody can use them: sizes, languages, colours, large text."""

from __future__ import annotations

import itertools
from typing import TYPE_CHECKING, Final, Literal

import pytest

from quinola.bookkeeping.question import QUESTIONS, Answer, Kind
from quinola.outcome import Manner
from quinola.seats import Seat
from tests.web import noting
from tests.web.gathering import open_table, sit
from tests.web.looking import needs_axe, serious, wrong
from tests.web.visiting import (
    SIZES,
    Visits,
    act,
    at_once,
    begin_practice,
    play_deal,
    wait_for_choice,
)

if TYPE_CHECKING:
    from collections.abc import Iterator

    from playwright.sync_api import Page

SCHEMES: Final[tuple[Literal["dark", "light"], ...]] = ("dark", "light")
LONG_NAMES: Final = {"S": "Щ" * 24, "W": "W" * 24}
"""As long as a name may be, as wide, and with no place to break it."""


def stages(visits: Visits, page: Page) -> Iterator[str]:
    """All pages of a practice table one after another, by name."""
    at_once(page)
    yield "start"
    page.locator(".rules .row button").nth(1).click()
    page.wait_for_selector("dialog .option")
    yield "house rules"
    page.keyboard.press("Escape")
    page.locator(".gear").click()
    yield "settings"
    page.keyboard.press("Escape")
    begin_practice(page)
    wait_for_choice(page)
    yield "exchange"
    act(page)
    wait_for_choice(page)
    while page.locator(".answers .button").count():
        act(page)
        wait_for_choice(page)
    yield "play"
    page.locator(".tool").nth(2).click()
    yield "tricks"
    page.keyboard.press("Escape")
    page.locator(".tool").nth(3).click()
    yield "payments"
    page.keyboard.press("Escape")
    page.locator("header button").click()
    yield "menu"
    page.keyboard.press("Escape")
    play_deal(page)
    page.wait_for_selector(".next .row a")
    page.locator(".more button").last.click()
    page.wait_for_selector(".more [role=status]")
    yield "settlement"
    page.locator(".next .row a").first.click()
    page.wait_for_selector(".steps")
    for _ in range(9):
        page.keyboard.press("ArrowRight")
    yield "replay"
    page.locator("header a").last.click()
    page.wait_for_selector("figure svg")
    yield "match"
    page.goto(visits.address)
    page.locator(".go button").nth(1).click()
    yield "a table for friends"
    page.locator("dialog .button.first").click()
    page.wait_for_selector(".join")
    page.fill(".join input", LONG_NAMES["S"])
    page.locator(".join button").click()
    page.wait_for_selector(".leave")
    yield "lobby"
    yield from stages_of_a_book(visits, page)


def stages_of_a_book(visits: Visits, page: Page) -> Iterator[str]:
    """The pages on which evenings with real cards are kept, with names as long as they may be."""
    page.goto(f"{visits.address}/book")
    page.wait_for_selector(".setup")
    yield "a new evening"
    noting.begin(page, "family", players=(LONG_NAMES["S"], "Anna", LONG_NAMES["W"], "Claire"))
    yield "a question"
    noting.answer(page, QUESTIONS["nine"], None)
    noting.answer(page, QUESTIONS["espagnolette"], Seat.S)
    yield "tricks or points"
    while (question := noting.open_question(page)) and question.id != "party":
        noting.answer(page, question, (5, 2, 3, 1))
    yield "the party"
    noting.answer(page, QUESTIONS["party"], 40)
    page.wait_for_selector(".ask .trouble")
    yield "a contradiction"
    page.locator("summary").click()
    page.locator(".add .button").click()
    page.locator("fieldset:has(input) label").last.click()
    page.wait_for_selector(".came")
    yield "a void deal"
    page.locator(".deal > .first").click()
    noting.answer(page, QUESTIONS["nine"], Seat.W)
    given_to: dict[Kind, Answer] = {
        Kind.SEAT: Seat.W,
        Kind.MANNER: Manner.LED,
        Kind.PARTY: 5,
        Kind.YES_OR_NO: False,
    }
    while (question := noting.open_question(page)) is not None:
        noting.answer(page, question, given_to.get(question.kind))
    yield "a settled deal"
    page.locator(".after tbody button").first.click()
    page.locator("fieldset:has(input) label").nth(-2).click()
    page.locator(".deal ~ .button").click()
    page.wait_for_selector(".changes")
    yield "a correction"
    page.locator("header button").click()
    page.wait_for_selector("dialog .setup")
    yield "the evening"
    page.keyboard.press("Escape")
    page.locator(".after > .button").click()
    page.wait_for_selector(".deal")
    yield "the end of the evening"
    page.goto(f"{visits.address}/book")
    page.wait_for_selector("a.book")
    yield "evenings"


@pytest.mark.parametrize(
    ("size", "language"),
    [
        *itertools.product(("phone", "desktop"), ("ru", "uk", "en", "fr")),
        # Elsewhere in the language whose words are longest.
        *((size, "fr") for size in SIZES if size not in ("phone", "desktop")),
    ],
)
def test_nothing_overlaps_or_is_cut_off(visits: Visits, size: str, language: str) -> None:
    page = visits.page(visits.visitor(size, language))
    found: dict[str, list[str]] = {}
    for stage in stages(visits, page):
        for scheme in SCHEMES:
            page.emulate_media(color_scheme=scheme)
            found[f"{stage}, {scheme}"] = wrong(page)
    assert not {stage: faults for stage, faults in found.items() if faults}


@pytest.mark.parametrize("size", ["small phone", "desktop"])
def test_text_of_twice_the_size_is_not_cut_off(visits: Visits, size: str) -> None:
    page = visits.page(visits.visitor(size, "ru"))
    found: dict[str, list[str]] = {}
    for stage in stages(visits, page):
        page.evaluate("() => document.documentElement.style.setProperty('font-size', '200%')")
        # It may then be longer than the window, and is scrolled.
        faults = [fault for fault in wrong(page) if "ends below" not in fault]
        if faults:
            found[stage] = faults
        page.evaluate("() => document.documentElement.style.removeProperty('font-size')")
    assert not found


@pytest.mark.parametrize("size", ["small phone", "phone", "phone on its side", "desktop"])
def test_long_names_stay_where_they_belong(visits: Visits, size: str) -> None:
    path = open_table(visits.address, preset="classic", deals=1)
    page = visits.page(visits.visitor(size, "ru"), path)
    at_once(page)
    sit(page, LONG_NAMES["S"], "S")
    other = visits.visitor()
    sit(visits.page(other, path), LONG_NAMES["W"], "W")
    mute = page.locator(".chat").get_by_text(LONG_NAMES["W"]).last
    mute.wait_for()
    found = {"lobby": wrong(page)}
    page.locator(".start .button.first").click()
    page.wait_for_selector(".hand button")
    found["table"] = wrong(page)
    page.locator("header button").click()
    page.wait_for_selector("dialog")
    found["menu"] = wrong(page)
    page.keyboard.press("Escape")
    if size != "desktop":
        page.locator(".tool.side").last.click()
        mute.wait_for()
        found["chat"] = wrong(page)
        page.keyboard.press("Escape")
    other.close()
    page.locator(".vote").wait_for()
    # A card under the mouse is lifted, over a little of the one above it.
    page.mouse.move(0, 0)
    # Where there is room for one thing more only by scrolling, one scrolls.
    found["away"] = [fault for fault in wrong(page) if "ends below" not in fault]
    assert not {stage: faults for stage, faults in found.items() if faults}


@needs_axe
@pytest.mark.parametrize(
    ("size", "dark"),
    [
        pytest.param("phone", True, id="phone-dark"),
        pytest.param("desktop", False, id="desktop-light"),
        pytest.param("phone", False, id="phone-light", marks=pytest.mark.long),
        pytest.param("desktop", True, id="desktop-dark", marks=pytest.mark.long),
    ],
)
def test_axe_finds_nothing_serious(visits: Visits, size: str, dark: bool) -> None:
    page = visits.page(visits.visitor(size, "ru", dark=dark))
    found = {stage: serious(page) for stage in stages(visits, page)}
    assert not {stage: faults for stage, faults in found.items() if faults}


@pytest.mark.quick
@needs_axe
def test_axe_finds_nothing_serious_on_the_first_page(visits: Visits) -> None:
    assert not serious(visits.page(visits.visitor("phone", "uk")))
