"""A window too small to draw the table in, and texts longer than their window."""

from __future__ import annotations

from pathlib import Path

import pytest
from textual.containers import VerticalScroll
from textual.pilot import Pilot
from textual.widgets import Static

from quinola.deal import Phase
from quinola.seats import SEATS
from quinola.terminal.app import QuinolaApp
from quinola.terminal.board import facts
from quinola.terminal.game import Game
from quinola.terminal.personal import PersonalWords
from quinola.terminal.remainder import Remainder
from quinola.terminal.strokes import strokes_for
from quinola.view import View
from quinola.wording import Symbols
from tests.terminal.at_table import (
    CARD,
    AtPilot,
    at_table,
    lines_of,
    new_app,
    new_game,
    play_on,
    play_without_screen,
    rest,
    seen,
    text_of,
)

SMALL = (60, 20)


def is_mid_trick(view: View) -> bool:
    return (
        view.phase is Phase.PLAY
        and len(view.tricks) > 2
        and view.trick is not None
        and len(view.trick.plays) > 1
        and len(view.legal) > 1
    )


def told(pilot: Pilot[None], part: str) -> str:
    return str(pilot.app.screen.query_one(part, Static).visual)


def app_in(language: str, game: Game) -> QuinolaApp:
    names = dict(zip(SEATS, game.table.setup.names, strict=True))
    return QuinolaApp(game, PersonalWords(language, Symbols.GLYPHS, names, game.person), pace=0.0)


@pytest.mark.parametrize("language", ["en", "ru", "uk", "fr"])
@pytest.mark.parametrize(
    "size", [SMALL, *(pytest.param(size, marks=pytest.mark.slow) for size in ((50, 16), (79, 40)))]
)
def test_the_table_is_told_in_lines(language: str, size: tuple[int, int], tmp_path: Path) -> None:
    game = new_game(tmp_path)
    play_without_screen(game, is_mid_trick)
    app = app_in(language, game)

    async def look(pilot: AtPilot) -> None:
        view = seen(pilot)
        assert view.trick is not None
        plain, hand = told(pilot, "#plain"), told(pilot, "#plain-hand")
        for seat in SEATS:
            told_of = [line for line in plain.splitlines() if app.words.player(seat) in line]
            facts_told = strokes_for(app.words.symbols).between.join(facts(view, seat, app.words))
            assert any(facts_told in line for line in told_of)
        for order, (seat, card) in enumerate(view.trick.plays, start=1):
            assert f"{order}. {app.words.player(seat)} {app.words.card(card)}" in plain
        for card in view.hand:
            assert app.words.card(card) in hand
        # All of it can be seen, the question too.
        shown = "\n".join(lines_of(pilot.app.screen))
        assert all(line.strip() in shown for line in hand.splitlines())
        assert told(pilot, "#prompt").split()[0] in shown

    at_table(app, look, size)


def test_the_chosen_card_stands_in_brackets_and_moves(tmp_path: Path) -> None:
    game = new_game(tmp_path)
    play_without_screen(game, is_mid_trick)

    async def move(pilot: AtPilot) -> None:
        hand = seen(pilot).hand

        def chosen() -> str:
            shown = told(pilot, "#plain-hand")
            return shown[shown.index("[") + 1 : shown.index("]")]

        first = int(chosen().split()[0])
        assert chosen() == f"{first} {new_app(game).words.card(hand[first - 1])}"
        for key, step in (("right", 1), ("tab", 2), ("left", 1), ("shift+tab", 0)):
            await pilot.press(key)
            await pilot.pause()
            place = (first - 1 + step) % len(hand) + 1
            assert chosen().split()[0] == str(place)
        await pilot.press("enter")
        await rest(pilot)
        assert len(seen(pilot).hand) == len(hand) - 1

    at_table(new_app(game), move, SMALL)


@pytest.mark.slow
def test_a_whole_deal_can_be_played_in_a_small_window(tmp_path: Path) -> None:
    async def play(pilot: AtPilot) -> None:
        await play_on(pilot)
        text = text_of(pilot)
        assert "Deal 1 is settled" in text
        assert "The party: " in text
        assert "more lines below: Page Down" in text

    at_table(new_app(new_game(tmp_path)), play, SMALL)


@pytest.mark.slow
@pytest.mark.parametrize(
    "size", [SMALL, *(pytest.param(size, marks=pytest.mark.slow) for size in ((80, 24), (100, 30)))]
)
def test_what_lies_below_is_counted_down_to_nothing(size: tuple[int, int], tmp_path: Path) -> None:
    async def scroll(pilot: AtPilot) -> None:
        await pilot.press("question_mark")
        await pilot.pause()
        text = pilot.app.screen.query_one("#help", VerticalScroll)
        remainder = pilot.app.screen.query_one(Remainder)
        await pilot.pause()
        left = text.max_scroll_y
        assert left > 20
        while text.scroll_y < text.max_scroll_y:
            left = round(text.max_scroll_y - text.scroll_y)
            assert f"{left} more line" in str(remainder.visual)
            await pilot.press("pagedown")
            await pilot.pause()
        await pilot.pause()
        assert "more line" not in text_of(pilot)
        await pilot.press("pageup")
        await pilot.resize_terminal(size[0], size[1] - 3)
        await pilot.pause()
        await pilot.pause()
        left = round(text.max_scroll_y - text.scroll_y)
        assert f"{left} more line" in str(remainder.visual)

    at_table(new_app(new_game(tmp_path)), scroll, size)


def test_nothing_is_counted_where_all_is_in_sight(tmp_path: Path) -> None:
    async def look(pilot: AtPilot) -> None:
        await pilot.press("t")
        await pilot.pause()
        remainder = pilot.app.screen.query_one(Remainder)
        assert not remainder.display

    at_table(new_app(new_game(tmp_path)), look)


def test_in_lines_no_card_of_others_is_told(tmp_path: Path) -> None:
    game = new_game(tmp_path)
    play_without_screen(game, is_mid_trick)

    async def look(pilot: AtPilot) -> None:
        view, words = seen(pilot), new_app(game).words
        assert view.trick is not None
        open_cards = {words.card(card) for _, card in view.trick.plays}
        allowed = open_cards | {words.card(card) for card in view.hand}
        assert set(CARD.findall(text_of(pilot))) <= allowed

    at_table(new_app(game), look, SMALL)
