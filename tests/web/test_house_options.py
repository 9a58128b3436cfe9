"""House options changed in the page: every kind of them, on a phone."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

import pytest

from tests.web.visiting import Visits, begin_practice

if TYPE_CHECKING:
    from playwright.sync_api import Locator, Page

pytestmark = pytest.mark.slow


def option(page: Page, name: str) -> Locator:
    return page.locator(".option").filter(has_text=name)


def test_every_kind_of_option_can_be_changed_and_is_played_by(visits: Visits) -> None:
    page = visits.page(visits.visitor("phone"))
    page.get_by_role("button", name="House rules").click()
    dialog = page.locator("dialog")

    seats = option(page, "Who wins a tie")
    seats.locator("li .what").first.wait_for()
    assert seats.locator("li .what").all_inner_texts() == ["left", "opposite", "right", "dealer"]
    seats.get_by_role("button", name="Move up: dealer").click()
    # The focus goes along, so that a key moves it on.
    page.keyboard.press("Enter")
    assert seats.locator("li .what").all_inner_texts() == ["left", "dealer", "opposite", "right"]

    fines = option(page, "What irregularities cost").locator(".fine")
    fines.filter(has_text="revoke").locator("select").select_option("stakes")
    exposed = fines.filter(has_text="exposed card").locator("input")
    exposed.fill("7")
    exposed.blur()
    early = fines.filter(has_text="out of turn").locator("input")
    early.fill("")
    early.blur()

    kinds = option(page, "Which irregularities forfeit")
    kinds.get_by_label("looking at the talon too soon").uncheck()
    kinds.get_by_label("misdeal", exact=True).check()

    dialog.get_by_label("Name of your rules").fill("Our own")
    dialog.get_by_role("button", name="Close").click()
    page.get_by_text("3 options changed").wait_for()
    with page.expect_request("**/api/tables") as opened:
        begin_practice(page)
    settings = json.loads(opened.value.post_data or "")["settings"]
    assert settings["house"] == "Our own"
    assert settings["options"] == {
        "seat_precedence": ["left", "dealer", "opposite", "right"],
        "penalties": {"misdeal_after_exchange": 20, "exposed": 7, "revoke": "2 stakes"},
        "forfeits_receipts": ["misdeal", "revoke"],
    }


def test_what_cannot_go_together_is_said_beside_the_option(visits: Visits) -> None:
    page = visits.page(visits.visitor("phone"))
    page.get_by_role("button", name="House rules").click()
    tie = option(page, "Whether a full tie is decided")
    tie.locator("select").select_option("split")
    tie.get_by_role("alert").get_by_text("can only be shared if").wait_for()
    tie.get_by_role("button", name="As in the rule set").click()
    tie.get_by_role("alert").wait_for(state="detached")

    stake = option(page, "What each player but the dealer").locator("input")
    stake.fill("ten")
    stake.blur()
    option(page, "What each player but the dealer").get_by_text("is not a whole number").wait_for()

    # On the page itself it is told of which option, and a tap leads there.
    page.get_by_role("button", name="Close").click()
    page.get_by_role("button", name="Play against bots").click()
    page.locator(".fault", has_text="What each player but the dealer").click()
    field = option(page, "What each player but the dealer").locator("input")
    assert field.evaluate("field => document.activeElement === field")
    assert field.input_value() == "ten"


def test_a_match_may_end_by_what_somebody_has_lost(visits: Visits) -> None:
    page = visits.page(visits.visitor("phone"))
    page.get_by_label("200", exact=True).check(force=True)
    with page.expect_request("**/api/tables") as opened:
        begin_practice(page)
    assert json.loads(opened.value.post_data or "")["settings"]["stock"] == 200
