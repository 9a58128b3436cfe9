"""The README's pictures: the table and a settlement, light and dark, in the size that they have.

`QUINOLA_PICTURES=write python -m pytest tests/web/test_pictures.py` takes them anew.
"""

from __future__ import annotations

import json
import os
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING, Any, Final

from quinola.rules import preset
from quinola.seats import Seat
from tests.web import noting
from tests.web.visiting import DOUBLE_TAP, Visits, act, at_once, begin_practice, wait_for_choice

if TYPE_CHECKING:
    from playwright.sync_api import Page, Route

PICTURES: Final = Path(__file__).parents[2] / "docs" / "pictures"
MOST: Final = 200_000
"""Bytes of a picture."""

IN_THE_MIDDLE: Final = 9
"""Cards in hand, when the picture of the table is taken."""


CARDS: Final = {
    "dealer": "W",
    "hands": {
        "N": "982.Q76.3.7632",
        "E": "6.93.AKJ654.Q8",
        "S": "KQJ54.J4.Q.K94",
        "W": "A73.A52.872.AJ5",
    },
    "talon": ["8h", "9d", "Kh"],
}
"""The quinola is the player's, who soon has no diamonds to follow with."""

QUINOLA: Final = ".hand button[data-card='Jh']:not(.forbidden)"
OTHERS: Final = ".hand button:not([data-card='Jh']):not(.forbidden)"


def deal_these_cards(page: Page) -> None:
    """Every table that this page opens begins with them."""

    def order(route: Route) -> None:
        wish: Any = route.request.post_data_json
        wish["settings"]["cards"] = CARDS
        route.continue_(post_data=json.dumps(wish))

    page.route("**/api/tables", order)


def play_well(page: Page) -> None:
    """The quinola on another suit as soon as that can be, and anything else before."""
    if page.locator(".answers .button").count():
        act(page)
        return
    page.wait_for_timeout(DOUBLE_TAP)
    free = page.get_by_text("Your turn").count() and not page.get_by_text("follow hearts").count()
    throws = free and page.locator(QUINOLA).count()
    card = page.locator(QUINOLA if throws or not page.locator(OTHERS).count() else OTHERS).last
    name = card.get_attribute("data-card")
    card.click()
    page.wait_for_selector(f".hand button[data-card='{name}']", state="detached")


def play_into_a_trick(page: Page) -> None:
    """Until the player is to follow to a trick, some tricks into the deal."""
    while wait_for_choice(page):
        page.wait_for_timeout(DOUBLE_TAP)
        follows = page.get_by_text("Your turn: follow").count()
        lie_open = page.locator(".played .card").count()
        if follows and lie_open >= 2 and page.locator(".hand button").count() <= IN_THE_MIDDLE:
            return
        play_well(page)
    raise AssertionError("the player led to every trick")


def take(page: Page, name: str) -> None:
    """Pictures of what is shown now, kept or compared with those that are."""
    page.mouse.move(0, 0)
    for scheme in ("light", "dark"):
        page.emulate_media(color_scheme=scheme)
        page.wait_for_timeout(300)
        taken = page.screenshot(animations="disabled", caret="hide")
        file = PICTURES / f"{name}-{scheme}.png"
        if os.environ.get("QUINOLA_PICTURES") == "write":
            file.write_bytes(taken)
        kept = file.read_bytes()
        assert size(kept) == size(taken), file
        assert len(kept) < MOST, file


def size(png: bytes) -> tuple[int, int]:
    """Width and height in pixels."""
    assert png.startswith(b"\x89PNG\r\n\x1a\n")
    return int.from_bytes(png[16:20]), int.from_bytes(png[20:24])


def test_the_pictures_of_the_readme(visits: Visits) -> None:
    page = visits.page(visits.visitor())
    at_once(page)
    deal_these_cards(page)
    begin_practice(page)
    play_into_a_trick(page)
    take(page, "table")
    while wait_for_choice(page):
        play_well(page)
    page.wait_for_selector(".lines li")
    page.set_viewport_size({"width": 1280, "height": 1000})
    take(page, "settlement")


def test_the_picture_of_the_bookkeeper(visits: Visits) -> None:
    context = visits.visitor()
    page = visits.page(context, "/book")
    noting.begin(page, "classic", Seat.N)
    dealers = (Seat.N, Seat.W, Seat.S)
    first, second, third = noting.witnesses(preset("classic"), Random(21), dealers)
    for witness in (first, second):
        noting.note(page, witness)
        page.locator(".deal > .first").click()
    for _ in range(6):
        question = noting.open_question(page)
        assert question is not None
        noting.answer(page, question, third.answer(question))
    page.set_viewport_size({"width": 1280, "height": 700})
    take(page, "book")
