"""The full-screen game for tests: a match with fast bots, and a pilot that plays it."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Callable, Coroutine, Mapping
from pathlib import Path
from random import Random
from typing import Any

from textual.pilot import Pilot
from textual.screen import Screen

from quinola.actions import Decline
from quinola.bots import Bot, RandomBot
from quinola.cards import Card
from quinola.dealing import Dealt
from quinola.rules import Ruleset, preset
from quinola.seating import Seating
from quinola.seats import SEATS, Seat
from quinola.table import Setup, Table
from quinola.terminal.app import QuinolaApp
from quinola.terminal.game import Game
from quinola.terminal.hand import KEYS
from quinola.terminal.personal import PersonalWords
from quinola.terminal.savegame import Savegame
from quinola.terminal.table_screen import TableScreen
from quinola.view import View
from quinola.wording import Symbols

PERSON = Seat.S
NAMES = ("Kim", "Robin", "You", "Alex")
CARD = re.compile(r"(?:10|[2-9AKQJ])[♠♥♦♣]")
KEY_NAMES = {"-": "minus", "=": "equals_sign"}

AtPilot = Pilot[None]


def new_game(
    folder: Path,
    *,
    ruleset: Ruleset | None = None,
    dealer: Seat = Seat.E,
    deals: int = 1,
    names: tuple[str, str, str, str] = NAMES,
    bots: Mapping[Seat, Bot] | None = None,
    dealt: Dealt | None = None,
) -> Game:
    """A match that begins with these cards, or with shuffled ones; the bots play at random."""
    setup = Setup(
        ruleset=ruleset or preset("classic"),
        seating=Seating((SEATS[0], SEATS[1], SEATS[2], SEATS[3]), dealer),
        names=names,
        seed="a night at the table",
        deals=deals,
    )
    others = [seat for seat in SEATS if seat is not PERSON]
    dice = {seat: Random(0) for seat in others}
    seated = bots or {seat: RandomBot(dice[seat]) for seat in others}
    table = Table(setup)
    if dealt is not None:
        table.shuffled = lambda: dealt  # type: ignore[method-assign]
    savegame = Savegame.create(folder / "match.jsonl", setup, {})
    return Game(table, PERSON, seated, savegame, dice=dice)


def new_app(
    game: Game, symbols: Symbols = Symbols.GLYPHS, *, pace: float = 0.0, dark: bool = True
) -> QuinolaApp:
    names = dict(zip(SEATS, game.table.setup.names, strict=True))
    words = PersonalWords("en", symbols, names, game.person)
    return QuinolaApp(game, words, pace=pace, dark=dark)


def at_table(
    app: QuinolaApp,
    do: Callable[[AtPilot], Coroutine[Any, Any, None]],
    size: tuple[int, int] = (80, 24),
) -> None:
    """Start the app, wait until it has come to rest, and do this."""

    async def sit() -> None:
        async with app.run_test(size=size) as pilot:
            await rest(pilot)
            await do(pilot)

    try:
        asyncio.run(sit())
    finally:
        app.game.savegame.close()


async def rest(pilot: AtPilot) -> None:
    """Wait until there is something for the person to do, and the screen shows it."""
    await pilot.pause()
    await _come_to_rest(pilot)
    await pilot.pause()


async def _come_to_rest(pilot: AtPilot) -> None:
    for _ in range(5000):
        screen = pilot.app.screen
        if not isinstance(screen, TableScreen):
            return
        course = screen.course
        if course.waits_for_person and not course._is_busy and course._wish is None:
            return
        await asyncio.sleep(0.002)
    raise AssertionError("the game does not go on")


def table_screen(pilot: AtPilot) -> TableScreen:
    screen = pilot.app.screen
    assert isinstance(screen, TableScreen), screen
    return screen


def seen(pilot: AtPilot) -> View:
    view = table_screen(pilot).course.view
    assert view is not None
    return view


def lines_of(screen: Screen[Any]) -> list[str]:
    """What stands on the screen, line by line."""
    return [strip.text for strip in screen._compositor.render_strips()]


def text_of(pilot: AtPilot) -> str:
    return "\n".join(lines_of(pilot.app.screen))


async def press_card(pilot: AtPilot, card: Card) -> None:
    """Press the card's own key; a key pressed twice on end would count as held down."""
    key = KEYS[seen(pilot).hand.index(card)]
    await pilot.press("left", KEY_NAMES.get(key, key))
    await rest(pilot)


async def play_on(pilot: AtPilot, until: Callable[[View], bool] = lambda _: False) -> None:
    """Decline the exchange and play the lowest legal cards by their keys, to the deal's end."""
    while isinstance(pilot.app.screen, TableScreen):
        view = seen(pilot)
        if until(view):
            break
        key = "d" if view.may_decline else KEYS[view.hand.index(view.legal[-1])]
        # Without the pauses of `Pilot.press`, which are for looking at the screen.
        pilot.app.simulate_key("left")
        pilot.app.simulate_key(KEY_NAMES.get(key, key))
        while _is_shown(pilot, view):
            await asyncio.sleep(0.002)
        await _come_to_rest(pilot)
    await pilot.pause()


def _is_shown(pilot: AtPilot, view: View) -> bool:
    screen = pilot.app.screen
    return isinstance(screen, TableScreen) and screen.course.view is view


def play_without_screen(game: Game, until: Callable[[View], bool]) -> None:
    """Bring the game to where the person is to act and this is so; else to the deal's end."""
    while True:
        if game.waits_for_person:
            view = game.view()
            if until(view):
                return
            game.act(Decline() if view.may_decline else view.actions()[-1])
        elif game.is_settled:
            return
        elif game.waits_for_deal:
            game.deal()
        else:
            game.go_on()
