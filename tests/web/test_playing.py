"""Deals played in the browser, with taps, keys and accidents."""

from __future__ import annotations

import json
import re
from typing import TYPE_CHECKING

import pytest

from tests.web.visiting import (
    Visits,
    act,
    at_once,
    play_deal,
    settled,
    wait_for_choice,
)

if TYPE_CHECKING:
    from playwright.sync_api import Page


def hand(page: Page) -> list[str]:
    cards: list[str] = page.locator(".hand button").evaluate_all(
        "buttons => buttons.map(button => button.dataset.card)"
    )
    return cards


def invitation(page: Page) -> str:
    """Open a table for friends, sit down, and give its link."""
    page.locator(".go button").nth(1).click()
    page.locator("dialog .button.first").click()
    page.fill(".join input", "Anna")
    page.locator(".join button").click()
    page.wait_for_selector(".link input")
    return page.locator(".link input").first.input_value()


def sit(page: Page, name: str) -> None:
    page.fill(".join input", name)
    page.locator(".join button").click()
    page.wait_for_selector(".leave")


@pytest.mark.quick
def test_a_deal_against_bots_and_all_that_comes_after_it(visits: Visits) -> None:
    page = visits.practice(visits.visitor("phone", "ru"))
    play_deal(page)

    rows = page.locator(".lines li")
    assert rows.count() >= 4
    net = [
        int(text.strip().replace("−", "-"))
        for text in page.locator("tbody tr:not(.pool) .net").all_inner_texts()
    ]
    pool = int(page.locator("tr.pool td").inner_text())
    assert sum(net) + pool == 0
    assert page.locator(".party .card").count() == 4

    page.get_by_role("button", name="Проверить тасовку").click()
    page.get_by_text("Проверено здесь").wait_for()

    with page.expect_download() as download:
        page.get_by_role("button", name="Скачать запись").click()
    record = json.loads(download.value.path().read_text(encoding="utf-8"))
    assert record["format"] == "quinola-record"
    assert len(record["deals"][0]["play"]) == 44

    page.get_by_role("link", name="Повтор").click()
    page.wait_for_selector(".steps")
    for _ in range(3):
        page.keyboard.press("ArrowRight")
    page.wait_for_function("() => location.hash === '#t1c2'")
    again = visits.page(visits.visitor(), page.url.removeprefix(visits.address))
    again.get_by_text("Trick 1, card 2").wait_for()
    assert again.locator(".played .card").count() == 2

    page.get_by_role("link", name="Матч").click()
    page.wait_for_selector("figure svg")
    with page.expect_download() as sheet:
        page.get_by_role("link", name="Платежи (CSV)").click()
    assert sheet.value.path().read_text(encoding="utf-8-sig").startswith("match,deal")


def test_the_same_cards_can_be_played_again(visits: Visits) -> None:
    page = visits.practice(visits.visitor())
    cards = hand(page)
    play_deal(page)
    page.get_by_role("button", name="Play these cards again").click()
    page.wait_for_selector(".hand button")
    assert hand(page) == cards


def test_an_illegal_card_stays_and_says_why(visits: Visits) -> None:
    page = visits.practice(visits.visitor())
    while wait_for_choice(page):
        if (
            page.locator(".hand .forbidden").count()
            and not page.locator(".answers .button").count()
        ):
            break
        act(page)
    before = hand(page)
    page.wait_for_timeout(400)
    page.locator(".hand .forbidden").first.click()
    page.get_by_text(re.compile("does not follow suit")).wait_for()
    assert hand(page) == before
    rule = page.locator(".notice .rule")
    rule.click()
    assert page.locator(".notice .clause").inner_text()


def test_a_second_tap_plays_no_second_card(visits: Visits) -> None:
    page = visits.practice(visits.visitor())
    wait_for_choice(page)
    act(page)
    if not wait_for_choice(page) or page.locator(".answers .button").count():
        act(page)
        wait_for_choice(page)
    before = len(hand(page))
    page.wait_for_timeout(400)
    page.locator(".hand button:not(.forbidden)").last.dblclick()
    page.wait_for_timeout(600)
    assert before - len(hand(page)) == 1


def test_undo_gives_the_card_back(visits: Visits) -> None:
    page = visits.practice(visits.visitor())
    wait_for_choice(page)
    before = hand(page)
    page.locator(".hand button").first.click()
    page.locator(".answers .button.first").click()
    page.wait_for_function("() => !document.querySelector('.answers .button')")
    page.get_by_role("button", name="Undo").click()
    page.get_by_text("Taken back.").wait_for()
    page.wait_for_selector(".answers .button")
    assert hand(page) == before


def test_a_deal_with_the_keyboard_alone(visits: Visits) -> None:
    page = visits.page(visits.visitor())
    at_once(page)
    page.locator("body").press("Tab")
    while page.evaluate("document.activeElement.textContent.trim()") != "Play against bots":
        page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    page.wait_for_selector(".hand button")
    page.keyboard.press("ArrowRight")
    plays = 0
    while wait_for_choice(page):
        if page.locator(".answers .button").count():
            dealer = page.locator(".answers .button").count() == 1
            if dealer:
                page.keyboard.press("Enter")
                page.wait_for_selector(".answers .button.first:enabled")
                page.keyboard.press("Enter")
            else:
                page.keyboard.press("d")
            page.wait_for_function("() => !document.querySelector('.answers .button')")
            continue
        before = len(hand(page))
        focus = "document.activeElement.closest('.hand') !== null"
        assert page.evaluate(focus), "the focus has left the hand"
        for _ in range(12):
            if not page.evaluate("document.activeElement.classList.contains('forbidden')"):
                break
            page.keyboard.press("ArrowRight")
        else:
            page.keyboard.press("Home")
        if page.evaluate("document.activeElement.classList.contains('forbidden')"):
            page.keyboard.press("Home")
            while page.evaluate("document.activeElement.classList.contains('forbidden')"):
                page.keyboard.press("ArrowRight")
        page.keyboard.press("Enter")
        page.wait_for_function(
            """before => !!document.querySelector('.accounts')
                || document.querySelectorAll('.hand button').length < before""",
            arg=before,
        )
        plays += 1
    assert plays == 11
    assert settled(page)


@pytest.mark.quick
def test_reload_and_a_second_tab_show_the_same_seat(visits: Visits) -> None:
    visitor = visits.visitor()
    page = visits.practice(visitor)
    wait_for_choice(page)
    cards = hand(page)
    page.reload()
    page.wait_for_selector(".hand button")
    assert hand(page) == cards
    tab = visits.page(visitor, page.url.removeprefix(visits.address))
    tab.wait_for_selector(".hand button")
    assert hand(tab) == cards
    act(page)
    wait_for_choice(page)
    wait_for_choice(tab)
    assert hand(tab) == hand(page)
    act(tab)
    page.wait_for_timeout(500)
    assert sorted(hand(page)) == sorted(hand(tab))


def test_a_lost_connection_is_told_and_comes_back_with_what_was_played(visits: Visits) -> None:
    visitor = visits.visitor()
    page = visits.practice(visitor)
    wait_for_choice(page)
    act(page)
    wait_for_choice(page)
    before = len(hand(page))
    visitor.set_offline(True)
    page.get_by_text("The connection is lost").wait_for()
    page.wait_for_timeout(400)
    page.locator(".hand button:not(.forbidden)").last.click()
    if page.locator(".answers .button.first").count():
        page.locator(".answers .button.first").click()
    page.wait_for_timeout(1000)
    visitor.set_offline(False)
    page.get_by_text("The connection is lost").wait_for(state="detached")
    play_deal(page)
    assert before >= 11


def test_friends_at_one_table_and_one_who_looks_on(visits: Visits) -> None:
    host = visits.page(visits.visitor())
    at_once(host)
    link = invitation(host)
    host.wait_for_selector(".code svg path")
    guest = visits.page(visits.visitor("phone", "fr"), link.removeprefix(visits.address))
    at_once(guest)
    sit(guest, "Zoé <b>")
    watcher = visits.page(
        visits.visitor("phone", "uk"), link.split("#")[0].removeprefix(visits.address)
    )
    host.locator(".seats").get_by_text("Zoé <b>").wait_for()
    host.get_by_role("button", name="Start the match").click()
    for page in (host, guest, watcher):
        page.wait_for_selector(".table")
    assert watcher.locator(".hand").count() == 0
    host.fill(".panel form input", "<img src=x onerror=alert(1)>")
    host.get_by_role("button", name="Send").click()
    guest.locator(".tool.side").last.click()
    guest.locator("dialog").get_by_text("<img src=x onerror=alert(1)>").wait_for()
    guest.keyboard.press("Escape")
    for _ in range(60):
        for page in (host, guest):
            if page.locator(".answers .button, .mine .seat.turn").count() and not settled(page):
                act(page)
        if settled(host) and settled(guest):
            break
        host.wait_for_timeout(100)
    watcher.wait_for_selector(".accounts")
    host.get_by_role("button", name="Next deal").click()
    guest.get_by_role("button", name="Donne suivante").click()
    for page in (host, guest, watcher):
        page.wait_for_selector(".table")


def test_a_name_that_looks_like_another_is_refused(visits: Visits) -> None:
    host = visits.page(visits.visitor())
    link = invitation(host)
    guest = visits.page(visits.visitor(), link.removeprefix(visits.address))
    guest.fill(".join input", "Аnna")
    guest.locator(".join button").click()
    guest.get_by_text("the two names would look alike").wait_for()
    assert guest.locator(".leave").count() == 0
