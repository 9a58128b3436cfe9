"""What a stranger does who does not know what one does not do."""

from __future__ import annotations

import json
import re
from typing import TYPE_CHECKING

import pytest

from tests.cli.running import run
from tests.web.gathering import ASKED, asked, gather, glimpse, open_table, sit
from tests.web.visiting import Visits, act, at_once, begin_practice, play_deal, wait_for_choice

if TYPE_CHECKING:
    from pathlib import Path

    from playwright.sync_api import Page, WebSocketRoute

pytestmark = pytest.mark.slow

NO_STORAGE = """for (const name of ['localStorage', 'sessionStorage']) {
  Object.defineProperty(window, name, { get() { throw new DOMException('no', 'SecurityError') } })
}"""
FULL_STORAGE = """Storage.prototype.setItem = () => {
  throw new DOMException('full', 'QuotaExceededError')
}"""

RIGHT_TO_LEFT = "\u202eevil"
COMBINING = "Z\u0351\u0351\u0351\u0351\u0351\u0351\u0351\u0351"


def in_play(page: Page) -> None:
    """Through the exchange, to where a card is to be played."""
    while wait_for_choice(page) and page.locator(".answers .button").count():
        act(page)


def test_back_and_forward_and_reload_in_every_phase(visits: Visits) -> None:
    page = visits.practice(visits.visitor())

    def seen(meanwhile: tuple[str, ...]) -> dict[str, list[str]]:
        page.wait_for_selector(".hand button, .accounts")
        page.wait_for_function("() => !document.querySelector('.offline')")
        return {what: texts for what, texts in glimpse(page).items() if what not in meanwhile}

    def still_there(*meanwhile: str) -> None:
        """All but what others may do `meanwhile`."""
        before = seen(meanwhile)
        page.reload()
        assert seen(meanwhile) == before
        page.go_back()
        page.wait_for_selector(".go button")
        page.locator(".tables a").first.click()
        assert seen(meanwhile) == before
        page.go_back()
        page.wait_for_selector(".go button")
        page.go_forward()
        assert seen(meanwhile) == before

    wait_for_choice(page)
    # Bots exchange while one thinks.
    still_there("log", "heaps")
    in_play(page)
    still_there()
    play_deal(page, by_key=True)
    page.wait_for_selector(".next .row a")
    still_there()


def test_two_tabs_that_play_at_once_play_one_card(visits: Visits) -> None:
    visitor = visits.visitor()
    page = visits.practice(visitor)
    in_play(page)
    tab = visits.page(visitor, page.url.removeprefix(visits.address))
    tab.wait_for_selector(".mine .seat.turn")
    before = len(glimpse(page)["hand"])
    click = "() => [...document.querySelectorAll('.hand button:not(.forbidden)')].at({}).click()"
    page.evaluate(click.format(-1))
    tab.evaluate(click.format(0))
    # Of four cards each player has one in the trick, whoever was the quicker.
    for one in (page, tab):
        one.wait_for_function(
            "before => document.querySelectorAll('.hand button').length < before", arg=before
        )
        wait_for_choice(one)
    assert glimpse(page)["hand"] == glimpse(tab)["hand"]
    assert before - len(glimpse(page)["hand"]) == 1


def test_the_language_can_be_changed_in_the_middle_of_a_deal(visits: Visits) -> None:
    page = visits.practice(visits.visitor("phone"))
    in_play(page)
    before = glimpse(page)["hand"]
    page.locator("header button").click()
    page.get_by_text("Українська").click()
    page.wait_for_function("() => document.documentElement.lang === 'uk'")
    page.keyboard.press("Escape")
    page.get_by_text("Ваша черга").or_(page.get_by_text("Ваш хід")).or_(
        page.locator(".prompt", has_text=re.compile("[а-я]"))
    ).first.wait_for()
    assert glimpse(page)["hand"] == before
    play_deal(page, by_key=True)


def test_what_is_asked_out_of_season_is_answered_quietly(visits: Visits) -> None:
    page = visits.practice(visits.visitor())
    in_play(page)
    # A hint while others think, an undo while one's own card is on its way, all at once.
    page.locator(".hand button:not(.forbidden)").last.press("Enter")
    for key in "huhuhudadatpl":
        page.keyboard.press(key)
        page.keyboard.press("Escape")
    wait_for_choice(page)
    play_deal(page, by_key=True)
    for key in "uhda":
        page.keyboard.press(key)
    assert page.locator(".accounts").count() == 1
    page.get_by_role("button", name="Next deal").click()
    page.wait_for_selector(".hand button")


def test_a_notice_leaves_the_hint_to_be_read_and_escape_closes_it(visits: Visits) -> None:
    page = visits.practice(visits.visitor("phone"))
    wait_for_choice(page)
    page.keyboard.press("h")
    page.locator(".hint").wait_for()
    page.keyboard.press("u")  # There is nothing to take back.
    page.locator(".notice").wait_for()
    notice, hint = page.locator(".notice").bounding_box(), page.locator(".hint").bounding_box()
    assert notice is not None
    assert hint is not None
    assert notice["y"] + notice["height"] <= hint["y"]
    page.keyboard.press("Escape")
    page.locator(".hint").wait_for(state="detached")


def test_what_was_not_yet_to_be_done_is_told_until_the_table_moves_on(visits: Visits) -> None:
    pages = gather(visits, open_table(visits.address, preset="classic", deals=1))
    host = pages["N"]
    told = host.get_by_text("Not your turn yet.")
    wait_for_choice(host)
    act(host)
    host.locator(".hand button").first.press("Enter")
    told.wait_for()
    act(next(page for page in pages.values() if page.locator(ASKED).count()))
    told.wait_for(state="detached")

    host.locator(".hand button").first.press("Enter")
    told.wait_for()
    host.context.set_offline(True)
    host.get_by_text("The connection is lost").wait_for()
    assert host.locator(".notice").count() == 0
    host.locator(".hand button").first.press("Enter")
    assert host.locator(".notice").count() == 0


def test_names_are_no_markup_and_turn_nothing_round(visits: Visits) -> None:
    path = open_table(visits.address, preset="classic", deals=1)
    host = visits.page(visits.visitor(), path)
    sit(host, "<b onclick=alert()>x", "S")
    host.locator(".seats .S").get_by_text("<b onclick=alert()>x").wait_for()
    guest = visits.page(visits.visitor("phone"), path)
    for name in (RIGHT_TO_LEFT, COMBINING, "\u200b\u200b", "   "):
        guest.fill(".join input", name)
        guest.locator(".join button").click()
        taken = guest.locator(".leave")
        refused = guest.locator(".notice")
        if name.strip():
            taken.or_(refused).first.wait_for()
        if taken.count():
            # Whatever it is, it stays within its own box.
            box, seat = (
                guest.locator(".seats .mine bdi").bounding_box(),
                guest.locator(".seats .mine").bounding_box(),
            )
            assert box is not None
            assert seat is not None
            assert box["x"] >= seat["x"]
            assert box["x"] + box["width"] <= seat["x"] + seat["width"]
            guest.locator(".leave").click()
            guest.wait_for_selector(".join input")


def test_friends_have_no_help_and_a_fifth_can_only_look_on(visits: Visits) -> None:
    path = open_table(visits.address, preset="classic", deals=1)
    pages = gather(visits, path)
    host = pages["N"]
    wait_for_choice(host)
    assert host.get_by_role("button", name="Hint").count() == 0
    assert host.get_by_role("button", name="Undo").count() == 0
    for key in "uh":
        host.keyboard.press(key)
    host.locator("header button").click()
    host.wait_for_selector("dialog")
    assert host.get_by_role("button", name="Show the cards").count() == 0
    host.keyboard.press("Escape")

    fifth = visits.page(visits.visitor("phone"), path)
    fifth.get_by_text("You are looking on").wait_for()
    assert fifth.locator(".hand").count() == 0
    assert fifth.locator(".join").count() == 0
    assert set(glimpse(fifth)["cards"]) == set()


def test_a_fifth_before_the_match_is_told_that_all_seats_are_taken(visits: Visits) -> None:
    path = open_table(visits.address, preset="classic", deals=1)
    for seat, name in zip("NESW", ("Anna", "Olga", "Igor", "Petr"), strict=True):
        page = visits.page(visits.visitor(), path)
        sit(page, name, seat)
    fifth = visits.page(visits.visitor("phone"), path)
    fifth.locator(".seats .W").get_by_text("Petr").wait_for()
    assert fifth.locator(".join").count() == 0
    fifth.get_by_text("You are looking on").wait_for()


def test_a_link_to_a_seat_is_heeded_by_one_who_looks_on(visits: Visits) -> None:
    """It is the address that he has already but for what stands behind the #."""
    path = open_table(visits.address, preset="classic", deals=1)
    page = visits.page(visits.visitor("phone"), path.split("#")[0])
    page.get_by_text("You are looking on").wait_for()
    page.goto(visits.address + path)
    page.fill(".join input", "Vera")
    page.locator(".join button").click()
    page.locator(".seats").get_by_text("Vera").wait_for()


CALLED = {
    "/": "Кинола",
    "/rules/family": "Правила: Семейные · Кинола",
    "/rules/glossary": "Слова игры · Кинола",
    "/learn/aces": "Куда деть туза · Кинола",
    "/compare": "Сравнение правил · Кинола",
    "/book": "Вечера с настоящими картами · Кинола",
}


def test_each_window_is_called_by_what_it_shows(visits: Visits) -> None:
    page = visits.page(visits.visitor("phone", "ru"))
    for path, title in CALLED.items():
        page.goto(visits.address + path)
        page.wait_for_function("title => document.title === title", arg=title)
    page.get_by_role("link", name="На главную").click()
    page.wait_for_function("document.title === 'Кинола'")


@pytest.mark.parametrize("path", ["/", "/learn/aces", "/learn/quinola", "/rules/classic"])
def test_a_heading_of_twice_the_size_is_not_broken_letter_by_letter(
    visits: Visits, path: str
) -> None:
    page = visits.page(visits.visitor("phone"), path)
    page.evaluate("() => document.documentElement.style.setProperty('font-size', '200%')")
    heading = page.locator("h1")
    heading.wait_for()
    lines = heading.evaluate(
        "one => one.getBoundingClientRect().height / parseFloat(getComputedStyle(one).lineHeight)"
    )
    assert round(lines) <= len(heading.inner_text().split())


def test_who_comes_late_takes_a_bots_seat_between_two_deals(visits: Visits) -> None:
    path = open_table(visits.address, preset="classic", deals=2)
    host = gather(visits, path, "N")["N"]
    late = visits.page(visits.visitor("phone"), path)
    late.get_by_text("you can take it when this deal is over").wait_for()
    play_deal(host, by_key=True)
    late.get_by_text("you can play along from the next deal on").wait_for()
    late.fill(".join input", "Vera")
    late.locator(".join button").click()
    late.get_by_role("button", name="Next deal").click()
    host.get_by_role("button", name="Next deal").click()
    late.wait_for_selector(".hand button")
    host.locator(".who", has_text="Vera").wait_for()


ANOTHER_COMMITMENT = "0" * 64


def test_a_commitment_changed_after_the_deal_is_found(visits: Visits) -> None:
    """The page was told another one before the deal than stands in the proof."""

    def lying(socket: WebSocketRoute) -> None:
        server = socket.connect_to_server()

        def pass_on(message: str | bytes) -> None:
            assert isinstance(message, str)
            told = json.loads(message)
            if told.get("event", {}).get("kind") == "sealed":
                told["event"]["commitment"] = ANOTHER_COMMITMENT
            socket.send(json.dumps(told))

        server.on_message(pass_on)

    visitor = visits.visitor()
    visitor.route_web_socket("**/api/socket", lying)
    page = visits.practice(visitor)
    play_deal(page, by_key=True)
    page.get_by_role("button", name="Check the shuffle").click()
    page.get_by_text("not the one that was told before the deal").wait_for()
    assert page.locator(".proof").get_by_text(ANOTHER_COMMITMENT).count() == 1


def test_a_proof_in_a_file_is_what_the_command_checks(visits: Visits, tmp_path: Path) -> None:
    page = visits.practice(visits.visitor())
    play_deal(page, by_key=True)
    page.get_by_role("button", name="Check the shuffle").click()
    page.get_by_text("the one committed to before the deal").wait_for()
    with page.expect_download() as download:
        page.get_by_role("link", name="Proof as a file").click()
    proof = tmp_path / download.value.suggested_filename
    download.value.save_as(proof)
    done = run("verify-shuffle", proof)
    assert done.returncode == 0, done.stderr


def test_a_long_name_widens_no_page_where_its_bearer_is_waited_for(visits: Visits) -> None:
    path = open_table(visits.address, preset="classic", deals=1)
    broad = "W" * 24
    pages = {}
    for seat, name in (("N", broad), ("S", "Ы" * 24)):
        pages[seat] = page = visits.page(visits.visitor("phone", "ru"), path)
        at_once(page)
        sit(page, name, seat)
    pages["N"].locator(".start .button.first").click()
    onlooker = visits.page(visits.visitor("phone", "fr"), path.partition("#")[0])
    while (player := asked(pages)) is not None:
        for each in (*pages.values(), onlooker):
            width = "document.documentElement.scrollWidth"
            assert each.evaluate(width) == 360, each.locator(".prompt").inner_text()
        act(player, by_key=True)


@pytest.mark.parametrize("language", ["fr", "ru"])
def test_there_is_room_for_what_is_said_beside_the_table(visits: Visits, language: str) -> None:
    path = open_table(visits.address, preset="classic", deals=1)
    host = None
    for seat, name in zip("NESW", ("Anne", "Pierre", "Chloé", "Jean"), strict=True):
        page = visits.page(visits.visitor(language=language), path)
        sit(page, name, seat)
        host = host or page
    assert host is not None
    host.locator(".start .button.first").click()
    host.wait_for_selector(".hand button")
    for line in range(5):
        host.fill(".panel .chat input", f"line {line}")
        host.locator(".panel .chat form button").click()
        host.locator(".panel .chat li").get_by_text(f"line {line}").wait_for()
    height = host.locator(".panel .chat .lines").evaluate("lines => lines.clientHeight")
    assert height >= 100


@pytest.mark.parametrize("storage", [NO_STORAGE, FULL_STORAGE], ids=["forbidden", "full"])
def test_it_is_played_without_storage_as_well(visits: Visits, storage: str) -> None:
    visitor = visits.visitor()
    visitor.add_init_script(storage)
    page = visits.page(visitor)
    begin_practice(page)
    wait_for_choice(page)
    act(page)
    wait_for_choice(page)
    page.get_by_role("link", name="Start page").click()
    page.locator(".tables a").first.click()
    page.wait_for_selector(".hand button")
