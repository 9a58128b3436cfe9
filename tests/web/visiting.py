"""Pages as people visit them: how big, in which language; and how a deal is played in one."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from playwright.sync_api import Browser, BrowserContext, Page

SIZES: Final = {
    "small phone": (320, 568),
    "phone": (360, 640),
    "tall phone": (390, 844),
    "phone on its side": (844, 390),
    "desktop": (1280, 800),
}
LOCALES: Final = {"ru": "ru-RU", "uk": "uk-UA", "en": "en-GB", "fr": "fr-FR"}

DOUBLE_TAP: Final = 400
"""Milliseconds within which a second tap is part of the first."""

MOST_ACTS: Final = 60

STANDING: Final = """() => !!document.querySelector('.accounts')
    || [document.querySelectorAll('.hand button').length,
        document.querySelector('.prompt')?.innerText,
        document.querySelectorAll('.answers .button').length].join()"""
"""What changes whenever a player has done something."""

EXPECTED_COMPLAINTS: Final = (
    "WebSocket connection",
    "net::ERR_INTERNET_DISCONNECTED",
    "net::ERR_CONNECTION_REFUSED",
    "status of 400",
)
"""What a browser says when the network is taken away from it, and of a request refused."""


class Visits:
    """Pages of one server, each of its own visitor."""

    def __init__(self, browser: Browser, address: str) -> None:
        self.browser = browser
        self.address = address
        self.complaints: list[str] = []
        self._contexts: list[BrowserContext] = []

    def visitor(
        self,
        size: str = "desktop",
        language: str = "en",
        *,
        dark: bool = False,
        moving: bool = False,
    ) -> BrowserContext:
        width, height = SIZES[size]
        context = self.browser.new_context(
            viewport={"width": width, "height": height},
            locale=LOCALES[language],
            color_scheme="dark" if dark else "light",
            reduced_motion="no-preference" if moving else "reduce",
        )
        context.set_default_timeout(20_000)
        self._contexts.append(context)
        return context

    def page(self, context: BrowserContext, path: str = "/") -> Page:
        page = context.new_page()
        page.on("pageerror", lambda error: self.complaints.append(str(error)))
        page.on(
            "console",
            lambda message: (
                self.complaints.append(message.text)
                if message.type in ("error", "warning")
                and not any(known in message.text for known in EXPECTED_COMPLAINTS)
                else None
            ),
        )
        page.on("dialog", lambda dialog: self.complaints.append(f"dialog: {dialog.message}"))
        page.goto(self.address + path)
        page.wait_for_selector("main")
        return page

    def practice(self, context: BrowserContext) -> Page:
        """A table with bots, just begun and without any waiting."""
        page = self.page(context)
        at_once(page)
        begin_practice(page)
        return page

    def close(self) -> None:
        for context in self._contexts:
            context.close()


def at_once(page: Page) -> None:
    """No waiting for cards to be looked at."""
    page.evaluate(
        """() => localStorage.setItem(
            'quinola:liking',
            JSON.stringify({...JSON.parse(localStorage.getItem('quinola:liking') ?? '{}'),
                            pace: 'instant'}),
        )"""
    )
    page.reload()
    page.wait_for_selector("main")


def begin_practice(page: Page) -> None:
    page.locator(".go button").first.click()
    page.wait_for_selector(".hand button")


def settled(page: Page) -> bool:
    return page.locator(".accounts").count() > 0


def wait_for_choice(page: Page) -> bool:
    """Until the player is asked something; False when the deal is settled instead."""
    page.wait_for_selector(".accounts, .answers .button, .mine .seat.turn")
    return not settled(page)


def act(page: Page, *, by_key: bool = False, is_offline: bool = False) -> None:
    """Something that the rules allow: with taps, or a card with a key, for which no tap waits."""
    before = page.evaluate(STANDING)
    if page.locator(".answers .button").count():
        others = page.locator(".answers .button:not(.first)")
        if others.count():
            others.last.click()
        else:
            page.locator(".hand button").first.click()
            page.locator(".answers .button.first").click()
    elif by_key:
        page.locator(".hand button:not(.forbidden)").last.press("Enter")
    else:
        page.wait_for_timeout(DOUBLE_TAP)
        # Where its index is: the next card or row may lie over the rest.
        page.locator(".hand button:not(.forbidden)").last.click(position={"x": 12, "y": 14})
    page.wait_for_function(f"before => ({STANDING})() !== before", arg=before)
    # The page shows a move before the server has taken it; until then it heeds no other.
    if not is_offline:
        page.wait_for_selector('.mine[aria-busy="true"]', state="detached")


def play_deal(page: Page, *, by_key: bool = False) -> None:
    """From wherever it stands to the settlement."""
    for _ in range(MOST_ACTS):
        if not wait_for_choice(page):
            return
        act(page, by_key=by_key)
    raise AssertionError("the deal does not end")
