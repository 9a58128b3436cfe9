"""Rule sets compared in the browser: a played deal and a pasted one under all of them.

`QUINOLA_PICTURES=write` takes the README's picture of it anew.
"""

from __future__ import annotations

import asyncio
import json
import re
from concurrent.futures import ThreadPoolExecutor
from typing import TYPE_CHECKING, Any, Final, Literal

import httpx
import pytest

from quinola import locale
from quinola.client import open_table
from quinola.comparison import sides_of
from quinola.online.settings import Settings
from quinola.record import read_record
from quinola.rulebook import rules_in_full
from quinola.rules import PRESETS, preset
from quinola.seats import SEATS
from tests.record.matches import examples
from tests.server.house import players
from tests.web.looking import needs_axe, serious, wrong
from tests.web.test_pictures import take
from tests.web.visiting import LOCALES, SIZES, Visits

if TYPE_CHECKING:
    from playwright.sync_api import Page

SHOWN: Final = 38
"""Of the examples: a reversis broken at a table whose play fits all five rule sets."""

NAMES: Final = {"N": "Anna", "E": "Boris", "S": "Claire", "W": "Denys"}


@pytest.fixture(scope="module")
def deal(server: str) -> str:
    """A deal played at a table of this server; its id."""

    async def play() -> str:
        table, invitation = await open_table(
            server, Settings(preset="classic", deals=1, bots="random")
        )
        async with players(server, table, invitation, ["N"]) as seated:
            await seated["N"].session.start()
            await seated["N"].play(lambda session: session.stage == "over")
        async with httpx.AsyncClient(base_url=server) as client:
            links = (await client.get(f"/api/tables/{table}/matches")).json()
        played: str = links["matches"][0]["deals"][0]["deal"]
        return played

    # The browser keeps an event loop in this thread.
    with ThreadPoolExecutor(1) as thread:
        return thread.submit(asyncio.run, play()).result()


def nets_shown(page: Page) -> dict[str, list[int]]:
    """The figures of the table, by the rule set's name."""
    rows = page.locator(".figures tbody tr").all()
    return {
        row.locator("th bdi").inner_text(): [
            int(re.sub(r"[^\d-]", "", text.replace("−", "-")))
            for text in row.locator("td").all_inner_texts()
        ]
        for row in rows
    }


def nets_expected(record: Any) -> dict[str, list[int]]:
    """What each preset makes of the deal with its pack, and then the pool."""
    read = read_record(record)
    rulesets = [(name, preset(name).with_options(removed_rank="T")) for name in PRESETS]
    return {
        locale.say(f"web-preset-{side.name}", "en"): [
            *(side.deal(1).net[seat] for seat in SEATS),
            side.deal(1).pool,
        ]
        for side in sides_of(read, rulesets).fitting
    }


def paste(page: Page, text: str) -> None:
    page.locator("textarea").fill(text)
    page.locator("form .button.first").click()


def test_a_played_deal_under_all_rule_sets(visits: Visits, server: str, deal: str) -> None:
    page = visits.page(visits.visitor("phone"), f"/deals/{deal}")
    page.get_by_role("link", name="The same deal under all rules").click()
    page.wait_for_selector(".lines li")
    assert page.url.endswith(f"/compare/{deal}")
    record = httpx.get(f"{server}/api/deals/{deal}/record.json").json()
    assert nets_shown(page) == nets_expected(record)

    # The dealer's addition of the academy differs in every deal.
    lines = page.locator(".lines ol > li")
    everything = lines.count()
    page.get_by_label("Only what differs").check()
    assert 0 < lines.count() <= everything
    addition = lines.filter(has_text="addition")
    addition.get_by_role("button", name=re.compile("Academy 5 fiches .*Why")).click()
    reasons = addition.locator(".reasons")
    reasons.get_by_text("What the dealer adds in every deal").wait_for()
    said = [one for part in rules_in_full(preset("academy"), "en") for one in part.sentences]
    (rule,) = [one.text for one in said if one.sentence.id == "dealer-adds"]
    assert rule in reasons.inner_text()
    assert "no such rule" in reasons.inner_text()

    # Against another rule set it is the others that differ.
    page.get_by_label("Compared with").select_option("academy")
    page.locator(".names .base", has_text="Academy").wait_for(state="attached")
    addition.get_by_role("button", name=re.compile("Classic nothing .*Why")).wait_for()


@needs_axe
def test_in_four_languages_light_and_dark(visits: Visits, server: str, deal: str) -> None:
    page = visits.page(visits.visitor("phone"))
    for number, language in enumerate(LOCALES):
        scheme: Literal["dark", "light"] = "dark" if number % 2 else "light"
        page.emulate_media(color_scheme=scheme)
        for path in (f"/compare/{deal}?", "/compare?rules=classic,ukrainian&"):
            page.goto(f"{server}{path}lang={language}")
            page.wait_for_selector(".lines button.why, .variant")
            for button in page.locator("button.why").all()[-1:]:
                button.click()
                page.wait_for_selector(".reasons")
            for size in ("small phone", "phone", "desktop"):
                width, height = SIZES[size]
                page.set_viewport_size({"width": width, "height": height})
                assert wrong(page) == [], (language, path, size)
            assert serious(page) == [], (language, path)


def test_rule_sets_side_by_side_and_a_pasted_record(visits: Visits) -> None:
    page = visits.page(visits.visitor(), "/compare")
    page.wait_for_selector(".variant")
    for name in ("Family", "Encyclopedia", "Academy"):
        page.get_by_label(name, exact=True).uncheck()
    # As in the specification's table, but for the order in which it stands: four options.
    page.get_by_text("4 rules differ").or_(page.get_by_text("5 rules differ")).wait_for()
    assert page.url.endswith("?rules=classic,ukrainian")
    assert page.locator("[data-rule='worth'] .variant").count() == 2
    page.get_by_role("button", name="A house’s own rules").click()
    page.get_by_label("Name of your rules").fill("Ours")
    bonus = page.locator(".option", has_text="Fiches added to the party").locator("input")
    bonus.fill("9")
    bonus.blur()
    page.get_by_role("button", name="Close").click()
    page.locator("[data-rule='worth'] .variant", has_text="Ours").wait_for()
    assert page.locator("[data-rule='worth'] .variant").count() == 3

    page.get_by_text("The same deal under all").click()
    paste(page, "no record")
    page.get_by_role("alert").get_by_text("not JSON").wait_for()
    record = examples()[SHOWN]
    broken = json.loads(json.dumps(record))
    broken["deals"][0]["play"][6] = broken["deals"][0]["play"][5]
    paste(page, json.dumps(broken))
    page.get_by_role("alert").get_by_text("Deal 1, trick 2: ").wait_for()
    paste(page, json.dumps(record | {"players": NAMES}))
    page.wait_for_selector(".lines li")
    assert [*nets_shown(page)] == ["Classic", "Ukrainian", "Ours"]
    page.get_by_label("Ours", exact=True).uncheck()
    for name in ("Family", "Encyclopedia", "Academy"):
        page.get_by_label(name, exact=True).check()
    page.locator(".figures tbody tr").nth(4).wait_for()
    page.wait_for_selector(".told[aria-busy='false']")
    assert nets_shown(page) == nets_expected(record)
    assert "Anna" in page.locator(".figures thead").inner_text()

    page.set_viewport_size({"width": 1280, "height": 1000})
    party = page.locator(".lines ol > li", has_text="The party")
    party.locator("button.why").first.click()
    page.locator("h2").first.evaluate("it => scrollTo(0, it.getBoundingClientRect().top - 16)")
    take(page, "comparison")
