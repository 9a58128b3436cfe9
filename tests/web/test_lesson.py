"""The first lesson as somebody learns by it: played through on a phone, and looked at."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

import pytest

from tests.web.looking import needs_axe, serious, wrong
from tests.web.visiting import DOUBLE_TAP, Visits

if TYPE_CHECKING:
    from playwright.sync_api import Page

LOOKED_AT: Final = (("tricks", 1), ("exchange", 1), ("party", 2), ("reversis", 4), ("deal", 18))
"""Chapters and steps: a card to play, one to put aside, a question, two settlements."""

IN_SIGHT: Final = """() => {
    const words = document.querySelector('.words').getBoundingClientRect().bottom
    return [...document.querySelectorAll('.hand button, .says, .ways .on')]
        .map((element) => [element, element.getBoundingClientRect()])
        .filter(([element, {top, bottom}]) =>
            top < 0 || bottom > (element.matches('.says') ? words : innerHeight) + 1)
        .map(([element]) => element.className)
}"""
"""What of the cards, the words and the way on is out of sight, or has to be scrolled to."""


def told(page: Page, path: str) -> Any:
    return page.evaluate("path => fetch(path).then((answer) => answer.json())", path)


def card(page: Page, action: str) -> None:
    """Play or put aside a card with a key, for which no tap waits."""
    verb, _, name = action.partition(" ")
    page.locator(f'.hand [data-card="{name}"]').press("Enter")
    if verb == "discard":
        page.locator(".teacher .row .first").click()


def at_step(page: Page, number: int) -> None:
    page.wait_for_selector(f'[role=progressbar][aria-valuenow="{number}"]')


def learn(page: Page, chapter: dict[str, Any]) -> None:
    """Do all that is wanted, from the first step to the last."""
    for number, step in enumerate(chapter["steps"], start=1):
        at_step(page, number)
        assert page.evaluate(IN_SIGHT) == [], (chapter["name"], number)
        if "do" in step:
            card(page, step["do"])
        elif "question" in step:
            page.locator(".teacher .row button").nth(step["question"]["right"]).click()
        elif number < len(chapter["steps"]):
            page.locator(".ways .on").click()


def test_the_whole_lesson_is_played_through_on_a_phone(visits: Visits) -> None:
    page = visits.page(visits.visitor("phone", "ru"), "/learn")
    chapters = [link["name"] for link in told(page, "/api/lesson")["chapters"]]
    page.locator(".begin").click()
    first, *others = (told(page, f"/api/lesson/{name}") for name in chapters)

    # A forbidden card, and one that is played on and taken back, by taps.
    at_step(page, 1)
    page.locator(".ways .on").click()
    at_step(page, 2)
    for name, said in (("Qh", ".refused"), ("Ks", ".reply")):
        page.wait_for_timeout(DOUBLE_TAP)
        page.locator(f'.hand [data-card="{name}"]').click(position={"x": 12, "y": 14})
        page.wait_for_selector(said)
    assert page.locator(".refused").count() == 0
    assert page.locator('.hand [data-card="Ks"]').count() == 0
    page.locator(".ways .on").click()
    page.wait_for_selector('.hand [data-card="Ks"]')
    page.locator(".ways .way").last.click()

    learn(page, first)
    for chapter in others:
        page.locator(".ways a.on").click()
        page.wait_for_url(f"**/learn/{chapter['name']}")
        learn(page, chapter)

    # All is kept.
    page.goto(f"{visits.address}/learn")
    page.wait_for_selector(".begin")
    assert page.locator(".number.done").count() == len(chapters)

    page.goto(f"{visits.address}/learn/deal")
    at_step(page, 1)
    learn(page, others[-1])
    page.locator(".ways .on").click()
    page.wait_for_url("**/tables/*")
    page.wait_for_selector(".hand button")


@needs_axe
@pytest.mark.parametrize(
    ("size", "language"),
    [("phone", "fr"), ("small phone", "uk"), ("desktop", "ru"), ("phone on its side", "en")],
)
def test_the_lesson_is_to_be_seen_and_read_by_all(visits: Visits, size: str, language: str) -> None:
    page = visits.page(visits.visitor(size, language), "/learn")
    found: dict[str, list[str]] = {"contents": [*wrong(page), *serious(page)]}
    for name, step in LOOKED_AT:
        page.evaluate(
            "([name, step]) => localStorage.setItem('quinola:lesson', JSON.stringify("
            "{at: {[name]: step}, done: []}))",
            [name, step],
        )
        page.goto(f"{visits.address}/learn/{name}")
        at_step(page, step + 1)
        found[f"{name} {step}, light"] = [*wrong(page), *serious(page)]
        page.emulate_media(color_scheme="dark")
        found[f"{name} {step}, dark"] = serious(page)
        page.emulate_media(color_scheme="light")
    assert not {stage: faults for stage, faults in found.items() if faults}


def test_the_language_may_change_and_cards_move_at_any_step(visits: Visits) -> None:
    page = visits.page(visits.visitor("desktop", "en", moving=True), "/learn/quinola")
    at_step(page, 1)
    page.locator(".ways .on").click()
    at_step(page, 2)
    english = page.locator(".says").inner_text()
    page.locator(".gear button").click()
    page.locator("dialog label").get_by_text("Українська").click()
    page.keyboard.press("Escape")
    page.wait_for_function(
        "before => document.querySelector('.says').innerText !== before", arg=english
    )
    assert "кінола" in page.locator(".says").inner_text()
    card(page, "play Jh")
    at_step(page, 3)
    # The teacher is heard: what he says stands in a live region.
    assert page.locator("[aria-live=polite] .says").count() == 1
    page.keyboard.press("KeyB")
    at_step(page, 2)


def test_a_card_tapped_while_a_question_waits_is_answered_so(visits: Visits) -> None:
    page = visits.page(visits.visitor("phone"), "/learn/aces")
    chapter = told(page, "/api/lesson/aces")
    at_step(page, 1)
    card(page, chapter["steps"][0]["do"])
    at_step(page, 2)
    page.locator(".teacher .row button").first.wait_for()
    page.locator(".hand button").last.click()
    page.locator(".reply").get_by_text("Choose an answer").wait_for()
