"""Whole matches and whole tables in the browser, and what may befall them."""

from __future__ import annotations

import re
import socket
import time
from typing import TYPE_CHECKING, Final

import pytest

from tests.web.gathering import (
    FRIENDS,
    House,
    asked,
    count_everywhere,
    gather,
    glimpse,
    open_table,
    play_on,
    sit,
)
from tests.web.visiting import Visits, act, at_once, begin_practice, play_deal, wait_for_choice

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from playwright.sync_api import Browser, Page

pytestmark = pytest.mark.slow

AWAY: Final = 30
"""Seconds without a network."""


def numbers(page: Page, cells: str) -> list[int]:
    texts = page.locator(cells).all_inner_texts()
    return [int(text.strip().replace("−", "-")) for text in texts]


# Whole matches


def test_a_match_against_bots_to_its_end(visits: Visits) -> None:
    page = visits.page(visits.visitor("phone"))
    at_once(page)
    page.get_by_label("4", exact=True).check(force=True)
    begin_practice(page)
    for number in range(1, 5):
        page.get_by_text(f"Deal {number} of 4").wait_for()
        play_deal(page, by_key=True)
        page.get_by_text(f"Deal {number}: settlement").wait_for()
        if number < 4:
            page.get_by_role("button", name="Next deal").click()
            page.wait_for_selector(".table .seat")
    page.get_by_text("The match is over").wait_for()
    # What was left in the pool is shared out, so that all that was lost has been won.
    assert sum(numbers(page, "tbody tr:not(.pool) td:last-child")) == 0
    assert numbers(page, "tr.pool td") == [0]

    page.get_by_role("link", name="The match").click()
    page.wait_for_selector("figure svg")
    assert page.locator("tbody tr:has(a)").count() == 4
    assert sum(numbers(page, "tfoot td")) == 0
    for column in range(2, 6):
        # The deals and the share of the pool come to the balance.
        parts = numbers(page, f"tbody tr > :nth-child({column})")
        assert [sum(parts)] == numbers(page, f"tfoot tr > :nth-child({column})")


def test_four_browsers_at_one_table_through_a_deal(visits: Visits) -> None:
    # Rules by which people are asked everything that can be asked.
    path = open_table(visits.address, preset="family", options={"claims": "manual"}, deals=1)
    pages = gather(visits, path)
    held = {seat: set(glimpse(page)["hand"]) for seat, page in pages.items()}
    assert sorted(map(len, held.values())) == [11, 11, 11, 12]
    assert len(set.union(*held.values())) == 45
    while (one := asked(pages)) is not None:
        for seat, page in pages.items():
            seen = glimpse(page)
            own = set(seen["hand"])
            assert set(seen["cards"]) == own | set(seen["trick"]), seat
            # In the exchange one card comes from the talon, and afterwards none.
            assert len(own - held[seat]) <= 1
            others = set().union(*(held[other] for other in FRIENDS if other != seat))
            assert not own & others, seat
        act(one, by_key=True)
    accounts = {tuple(numbers(page, ".accounts tbody td")) for page in pages.values()}
    assert len(accounts) == 1
    balances = {tuple(numbers(page, ".accounts td:last-child")) for page in pages.values()}
    assert len(balances) == 1
    assert sum(balances.pop()) == 0
    lines = {tuple(page.locator(".lines li .fiches").all_inner_texts()) for page in pages.values()}
    assert len(lines) == 1


# Accidents


@pytest.fixture
def house(tmp_path: Path, server: str) -> Iterator[House]:
    """A server to be killed; `server` sees to it that there are pages."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    house = House(tmp_path, port)
    house.start()
    yield house
    house.kill()


@pytest.fixture
def guests(browser: Browser, house: House) -> Iterator[Visits]:
    visits = Visits(browser, house.address)
    yield visits
    visits.close()
    assert not visits.complaints


def test_a_killed_server_loses_nothing_of_what_was_seen(house: House, guests: Visits) -> None:
    path = open_table(house.address, preset="classic", deals=1, away=3600)
    pages = gather(guests, path)

    def power_cut() -> None:
        before = {seat: glimpse(page) for seat, page in pages.items()}
        house.kill()
        for page in pages.values():
            page.get_by_text("The connection is lost").wait_for()
        house.start()
        for page in pages.values():
            page.get_by_text("The connection is lost").wait_for(state="detached")
            # All four are there again.
            page.wait_for_function("() => !document.querySelector('.seat .warn')")
        assert {seat: glimpse(page) for seat, page in pages.items()} == before

    # One has chosen: all see that he has, or it is kept until his turn comes.
    one = asked(pages)
    assert one is not None
    act(one)
    one.wait_for_function(
        "() => document.querySelector('.seat .done')"
        " || document.querySelector('.prompt').innerText.startsWith('Your choice is kept')"
    )
    count_everywhere(pages, ".seat .done", one.locator(".seat .done").count())
    power_cut()

    play_on(pages, ".played")
    one = asked(pages)
    assert one is not None
    act(one, by_key=True)
    count_everywhere(pages, ".played", 2)
    power_cut()

    play_on(pages, ".accounts")
    for page in pages.values():
        page.wait_for_selector(".next .row a")
    power_cut()


def test_half_a_minute_without_a_network_loses_nothing(visits: Visits) -> None:
    path = open_table(visits.address, preset="classic", deals=1, bots="random", away=3600)
    pages = gather(visits, path, ("S", "N"))
    one, other = pages["S"], pages["N"]
    wait_for_choice(one)
    wait_for_choice(other)

    one.context.set_offline(True)
    gone = time.monotonic()
    one.get_by_text("The connection is lost").wait_for()
    before = glimpse(one)["hand"]
    # What he does meanwhile is kept, and what others do is told when he is back.
    act(one, is_offline=True)
    act(other)
    other.locator(".panel form input").fill("Are you there?")
    other.get_by_role("button", name="Send").click()
    other.locator(".panel").get_by_text("Are you there?").wait_for()
    one.wait_for_timeout(max(0.0, AWAY - (time.monotonic() - gone)) * 1000)
    assert one.locator(".panel").get_by_text("Are you there?").count() == 0
    one.context.set_offline(False)
    one.get_by_text("The connection is lost").wait_for(state="detached")
    one.locator(".panel").get_by_text("Are you there?").wait_for()
    other.locator(".panel li").get_by_text(f"{FRIENDS['S']} is back").wait_for()
    assert set(glimpse(one)["hand"]) <= set(before)

    play_on(pages, ".accounts")
    assert numbers(one, ".accounts tbody td") == numbers(other, ".accounts tbody td")


# What only some rules ask


def test_an_espagnolette_is_announced_and_may_break_suit(visits: Visits) -> None:
    # The four aces with the host.
    hands = {
        "N": "75.KQJ6.Q96.J85",
        "E": "J983.T95.K.T64",
        "S": "AQ.A3.A875.AKQ",
        "W": "KT64.74.JT4.73",
    }
    cards = {"dealer": "N", "hands": hands, "talon": ["3d", "8h", "9c"]}
    path = open_table(
        visits.address, preset="family", deals=1, practice=True, bots="random", cards=cards
    )
    page = visits.page(visits.visitor("phone"), path)
    at_once(page)
    sit(page, "Anna", "S")
    page.get_by_role("button", name="Start the match").click()
    page.get_by_role("button", name="Keep my hand").click()
    page.get_by_text("You hold an espagnolette. Announce it?").wait_for()
    page.get_by_role("button", name="Announce").click()
    page.wait_for_function("() => !document.querySelector('.answers .button')")
    page.locator(".mine .seat").get_by_text("espagnolette").wait_for()
    page.locator(".tool").nth(4).click()
    page.locator("dialog").get_by_text("You announce an espagnolette").wait_for()
    page.keyboard.press("Escape")
    play_deal(page, by_key=True)
    page.get_by_text("Espagnolette").first.wait_for()


def test_led_cards_are_claimed_by_hand(visits: Visits) -> None:
    path = open_table(
        visits.address,
        preset="classic",
        options={"claims": "manual"},
        deals=1,
        practice=True,
        bots="random",
    )
    page = visits.page(visits.visitor(), path)
    at_once(page)
    sit(page, "Anna", "S")
    page.get_by_role("button", name="Start the match").click()
    claim = page.get_by_role("button", name="Claim")
    for _ in range(60):
        assert wait_for_choice(page), "the deal was settled with nobody asked"
        if claim.count():
            break
        act(page, by_key=True)
    assert page.locator(".hand button").count() == 0
    page.keyboard.press("a")
    page.wait_for_selector(".accounts")


def test_a_clock_runs_and_hands_the_move_to_a_bot(visits: Visits) -> None:
    clock = {"move": 3, "exchange": 3, "pause": 3600}
    path = open_table(visits.address, preset="classic", deals=2, bots="random", clock=clock)
    page = visits.page(visits.visitor(), path)
    at_once(page)
    sit(page, "Anna", "S")
    page.get_by_role("button", name="Start the match").click()
    page.wait_for_selector(".hand button")
    before = len(glimpse(page)["hand"])
    page.locator(".mine .seat").get_by_text(re.compile(r"^\d s$")).wait_for()
    # He does nothing: a bot does it for him, twice, and then sits there until he says otherwise.
    page.get_by_text("A bot plays for you.").wait_for()
    page.get_by_role("button", name="Play again myself").click()
    page.get_by_text("A bot plays for you.").wait_for(state="detached")
    assert len(glimpse(page)["hand"]) < before
    # The next deal waits for him even if a bot has ended this one for him.
    page.get_by_text("Deal 1: settlement").wait_for(timeout=120_000)
    if page.get_by_text("A bot plays for you.").count():
        page.get_by_role("button", name="Play again myself").click()
    page.get_by_role("button", name="Next deal").click()
    page.get_by_text("Deal 2 of 2").wait_for()


# Motion

COUNT_MOTION: Final = """
window.motions = 0
const animate = Element.prototype.animate
Element.prototype.animate = function (...what) {
  window.motions += 1
  return animate.apply(this, what)
}
for (const name of ['animationstart', 'transitionrun']) {
  addEventListener(name, () => (window.motions += 1), true)
}"""


@pytest.mark.parametrize("moving", [True, False], ids=["as usual", "reduced"])
def test_nothing_moves_for_those_who_want_no_motion(visits: Visits, moving: bool) -> None:
    visitor = visits.visitor(moving=moving)
    visitor.add_init_script(COUNT_MOTION)
    page = visits.practice(visitor)
    play_deal(page, by_key=True)
    page.wait_for_selector(".next .row a")
    assert bool(page.evaluate("window.motions")) is moving


WATCH_TELLING: Final = """
window.flown = new Set()
window.sums = new Set()
const animate = Element.prototype.animate
Element.prototype.animate = function (...what) {
  const lines = document.querySelectorAll('.lines li').length
  if (this.matches('.accounts .chip')) window.flown.add(lines)
  return animate.apply(this, what)
}
const fiches = cell => parseInt(cell.textContent.replace('\u2212', '-'))
new MutationObserver(() => {
  const cells = [...document.querySelectorAll('.accounts .stands, .accounts .pool strong')]
  if (cells.length) window.sums.add(cells.map(fiches).reduce((sum, each) => sum + each))
}).observe(document, {subtree: true, childList: true, characterData: true})"""


def test_each_payment_is_seen_to_move_and_keeps_the_sum(visits: Visits) -> None:
    visitor = visits.visitor(moving=True)
    visitor.add_init_script(WATCH_TELLING)
    page = visits.practice(visitor)
    play_deal(page, by_key=True)
    page.get_by_role("button", name="At once").wait_for(state="detached", timeout=120_000)
    lines = page.locator(".lines li").count()
    assert page.evaluate("[...window.flown]") == list(range(1, lines + 1))
    assert page.evaluate("[...window.sums]") == [0]


# Fingers


def test_a_card_dragged_up_is_played_and_one_let_go_stays(visits: Visits) -> None:
    page = visits.practice(visits.visitor())
    while page.locator(".answers .button").count() or not page.locator(".mine .seat.turn").count():
        assert wait_for_choice(page)
        act(page)
    before = glimpse(page)["hand"]
    card = page.locator(".hand button:not(.forbidden)").last
    played = card.get_attribute("data-card")

    def drag(by: int) -> None:
        box = card.bounding_box()
        assert box is not None
        x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
        page.mouse.move(x, y)
        page.mouse.down()
        page.mouse.move(x + 5, y + by, steps=4)
        page.mouse.up()

    drag(-20)
    page.wait_for_function("() => !document.querySelector('.dragged, .hand [style*=transform]')")
    assert glimpse(page)["hand"] == before
    drag(-200)
    page.wait_for_function(
        """card => !document.querySelector(`.hand [data-card="${card}"]`)""", arg=played
    )
    assert len(glimpse(page)["hand"]) == len(before) - 1
