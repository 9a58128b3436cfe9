"""Hints and reviews at the table: asked for by a key or a word, and never in the way."""

from __future__ import annotations

import asyncio
import threading
from pathlib import Path

import pytest
from textual.widgets import Static

from quinola.analysis import hint
from quinola.bots import BOTS
from quinola.deal import Phase
from quinola.rules import preset
from quinola.terminal import hint_screen
from quinola.terminal.analyst import BackgroundReview
from quinola.terminal.hint_screen import HintScreen
from quinola.terminal.levels import level_lines
from quinola.terminal.review_screen import ReviewScreen
from quinola.terminal.settlement_screen import SettlementScreen
from quinola.terminal.table_screen import TableScreen
from quinola.wording import Words
from tests.terminal.at_table import (
    PERSON,
    AtPilot,
    at_table,
    new_app,
    new_game,
    play_on,
    play_without_screen,
    rest,
    seen,
    text_of,
)
from tests.terminal.test_conversation import Sideboard, converse, sideboard, until

__all__ = ["sideboard"]

pytestmark = pytest.mark.usefixtures("few_worlds")


async def wait_for(pilot: AtPilot, text: str) -> None:
    for _ in range(400):
        if text in text_of(pilot):
            return
        await asyncio.sleep(0.02)
    raise AssertionError(text_of(pilot))


def test_a_key_gives_a_hint_and_another_closes_it(tmp_path: Path) -> None:
    game = new_game(tmp_path)

    async def play(pilot: AtPilot) -> None:
        await pilot.press("h")
        assert isinstance(pilot.app.screen, HintScreen)
        await wait_for(pilot, "expected")
        view = pilot.app.screen.view
        assert pilot.app.screen.hint == hint(view)
        await pilot.press("escape")
        assert isinstance(pilot.app.screen, TableScreen)
        assert seen(pilot) == view

    at_table(new_app(game), play)


def test_a_hint_that_is_not_waited_for_is_dropped(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    game, go_on, done = new_game(tmp_path), threading.Event(), threading.Event()

    def slow(view: object) -> object:
        go_on.wait(10)
        done.set()
        return None

    monkeypatch.setattr("quinola.analysis.hint", slow)

    async def play(pilot: AtPilot) -> None:
        await pilot.press("h")
        await wait_for(pilot, "Looking ahead")
        await pilot.press("escape")
        await pilot.press("d")
        await rest(pilot)
        assert seen(pilot).phase is Phase.PLAY
        go_on.set()
        assert done.wait(10)
        await pilot.pause(0.1)
        assert isinstance(pilot.app.screen, TableScreen)

    at_table(new_app(game), play)


def test_while_it_is_compiled_a_hint_says_so_and_then_comes(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    game, ready = new_game(tmp_path), threading.Event()
    monkeypatch.setattr(hint_screen, "is_ready", ready.is_set)

    async def play(pilot: AtPilot) -> None:
        await pilot.press("h")
        await wait_for(pilot, "being compiled")
        ready.set()
        await wait_for(pilot, "expected")

    at_table(new_app(game), play)


@pytest.mark.slow
def test_a_settled_deal_is_reviewed(tmp_path: Path) -> None:
    game = new_game(tmp_path)

    async def play(pilot: AtPilot) -> None:
        await play_on(pilot)
        assert isinstance(pilot.app.screen, SettlementScreen)
        await pilot.press("r")
        assert isinstance(pilot.app.screen, ReviewScreen)
        await wait_for(pilot, "Review of deal 1")
        made = pilot.app.screen.review.review
        assert made is not None
        assert {judged.decision.seat for judged in made.judgements} == {PERSON}
        await pilot.press("escape")
        assert isinstance(pilot.app.screen, SettlementScreen)

    at_table(new_app(game), play)


def test_a_review_is_cancelled(tmp_path: Path) -> None:
    game = new_game(tmp_path)
    play_without_screen(game, lambda _: False)
    review = BackgroundReview(game.table.match.ruleset, game.table.match.past, PERSON)
    review.cancel()
    assert review.begin()
    review.wait()
    assert review.review is None
    game.savegame.close()


def test_the_words_hint_and_review(sideboard: Sideboard) -> None:
    game = until(Phase.PLAY, sideboard.game(preset("classic"), deals=2))
    said = converse(game, "hint", "review")
    assert any(line.startswith("choice  expected") for line in said)
    assert "The review comes after the deal" in said
    while not game.is_settled:
        if game.waits_for_person:
            game.act(game.view().actions()[0])
        else:
            game.go_on()
    said = converse(game, "hint", "review")
    assert "There is nothing for you to choose now, so there is no hint" in said
    assert "Review of deal 1" in said


def test_levels_that_wait_are_told(sideboard: Sideboard, monkeypatch: pytest.MonkeyPatch) -> None:
    from random import Random

    from tests.terminal.test_conversation import E, N, W

    bots = {W: BOTS["expert"](Random(1)), N: BOTS["club"](Random(1)), E: BOTS["club"](Random(1))}
    game = sideboard.game(preset("classic"), bots=bots)
    monkeypatch.setattr("quinola.terminal.game.is_ready", lambda: False)
    assert "expert plays as club until compiled" in converse(game)
    monkeypatch.setattr("quinola.terminal.game.is_ready", lambda: True)
    assert game.waiting_levels == ()


@pytest.mark.parametrize("language", ["en", "ru", "uk", "fr"])
def test_every_level_is_told_in_a_line(language: str) -> None:
    lines = level_lines(BOTS, Words(language))
    assert [line.split()[0].rstrip(":\u202f") for line in lines] == list(BOTS)
    assert all(len(line) <= 78 for line in lines)


def test_the_help_lists_the_levels(tmp_path: Path) -> None:
    game = new_game(tmp_path)

    async def play(pilot: AtPilot) -> None:
        await pilot.press("?")
        texts = " ".join(str(static.visual) for static in pilot.app.screen.query(Static))
        for name in BOTS:
            assert name in texts
        assert "a hint: the best choices, and why" in texts

    at_table(new_app(game), play)
