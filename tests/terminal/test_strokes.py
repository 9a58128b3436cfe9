"""Keys that are held down, come too early, or belong to another keyboard; and Ctrl-Z."""

from __future__ import annotations

import asyncio
import shlex
import shutil
import sys
from collections.abc import Callable
from pathlib import Path

import pexpect
import pytest
from textual.events import Key

from quinola.deal import Phase
from quinola.terminal.game import Game
from quinola.terminal.hand import AZERTY, KEYS, HandCard
from quinola.terminal.keys import HELD, RELEASE
from quinola.terminal.table_screen import KEY_NAMES
from tests.terminal.at_table import (
    PERSON,
    AtPilot,
    at_table,
    new_app,
    new_game,
    play_without_screen,
    rest,
    seen,
    table_screen,
    text_of,
)
from tests.terminal.sitting import COMMAND, environment

BETWEEN = (HELD + RELEASE) / 2
"""A pause after which a key may have been pressed anew, or may have begun to repeat."""


async def press_at(pilot: AtPilot, key: str, at: float) -> None:
    """A key at a time that the test makes up."""
    event = Key(KEY_NAMES.get(key, key), key if len(key) == 1 else None)
    event.time = at
    pilot.app.post_message(event)
    await pilot.pause()
    await rest(pilot)


async def wait_until(is_so: Callable[[], bool]) -> None:
    for _ in range(2000):
        if is_so():
            return
        await asyncio.sleep(0.005)
    raise AssertionError("it does not come to be so")


def with_three_cards_played(folder: Path) -> Game:
    game = new_game(folder)
    play_without_screen(game, lambda view: view.phase is Phase.PLAY and len(view.hand) == 8)
    return game


def held(pilot: AtPilot) -> int:
    return len(seen(pilot).hand)


def test_a_key_pressed_twice_counts_twice_as_soon_as_it_is_not_held(tmp_path: Path) -> None:
    app = new_app(with_three_cards_played(tmp_path))
    app.keyboard.patience = 0.01

    async def undo_twice(pilot: AtPilot) -> None:
        await press_at(pilot, "u", 1000.0)
        assert held(pilot) == 9
        await press_at(pilot, "u", 1000.0 + BETWEEN)
        await wait_until(lambda: held(pilot) == 10)

    at_table(app, undo_twice)


@pytest.mark.slow
def test_what_a_repeat_follows_was_held_and_counts_once(tmp_path: Path) -> None:
    app = new_app(with_three_cards_played(tmp_path))
    # Longer than the keys take to come in, however slow this machine.
    app.keyboard.patience = 2.0

    async def hold(pilot: AtPilot) -> None:
        for wait in (0.0, BETWEEN, BETWEEN + HELD / 2, BETWEEN + HELD):
            await press_at(pilot, "u", 1000.0 + wait)
        await asyncio.sleep(2.2)
        await rest(pilot)
        assert held(pilot) == 9

    at_table(app, hold)


def test_a_doubtful_key_does_nothing_where_another_screen_has_opened(tmp_path: Path) -> None:
    app = new_app(with_three_cards_played(tmp_path))
    app.keyboard.patience = 0.2

    async def undo_and_look(pilot: AtPilot) -> None:
        await press_at(pilot, "u", 1000.0)
        await press_at(pilot, "u", 1000.0 + BETWEEN)
        app.action_explain()
        await pilot.pause(0.4)
        await pilot.press("escape")
        await rest(pilot)
        assert held(pilot) == 9

    at_table(app, undo_and_look)


@pytest.mark.parametrize("key", ["2", "é", "d"])
def test_a_key_before_ones_turn_says_that_it_did_nothing(key: str, tmp_path: Path) -> None:
    game = new_game(tmp_path, dealer=PERSON.left)

    async def press(pilot: AtPilot) -> None:
        await pilot.press("d")
        await wait_until(lambda: not table_screen(pilot).course.waits_for_person)
        steps = len(game.table.steps)
        await pilot.press(key)
        await pilot.pause()
        assert "It is not your turn yet" in text_of(pilot)
        assert len(game.table.steps) == steps

    at_table(new_app(game, pace=600.0), press)


def test_enter_meant_to_hasten_the_bots_plays_no_card(tmp_path: Path) -> None:
    async def press(pilot: AtPilot) -> None:
        course = table_screen(pilot).course
        course.was_just_asked = lambda within=1.0: True  # type: ignore[method-assign]
        await pilot.press("enter")
        await pilot.pause()
        assert "That came before you were asked" in text_of(pilot)
        assert seen(pilot).discard is None
        course.was_just_asked = lambda within=1.0: False  # type: ignore[method-assign]
        await pilot.press("left", "enter")
        await rest(pilot)
        assert seen(pilot).discard is not None

    at_table(new_app(new_game(tmp_path)), press)


@pytest.mark.parametrize(
    "place",
    [0, 5, 10, *(pytest.param(n, marks=pytest.mark.slow) for n in (1, 2, 3, 4, 6, 7, 8, 9))],
)
def test_each_key_of_a_french_keyboard_has_its_card(place: int, tmp_path: Path) -> None:
    async def press(pilot: AtPilot) -> None:
        hand = seen(pilot).hand
        # What tells the keyboard: a key that no other has there without Shift.
        table_screen(pilot).keys = AZERTY
        await press_at(pilot, AZERTY[place], 1000.0)
        assert seen(pilot).discard is hand[place]

    at_table(new_app(new_game(tmp_path)), press)


def test_a_french_keyboard_is_known_by_its_letters(tmp_path: Path) -> None:
    async def press(pilot: AtPilot) -> None:
        hand, screen = seen(pilot).hand, table_screen(pilot)
        await press_at(pilot, "-", 1000.0)
        assert seen(pilot).discard is hand[10]
        await press_at(pilot, "u", 1001.0)
        await press_at(pilot, "é", 1002.0)
        assert seen(pilot).discard is hand[1]
        keys = "".join(place.key for place in screen.query(HandCard))
        assert keys == KEYS[:10] + AZERTY[10:]
        await press_at(pilot, "u", 1003.0)
        await press_at(pilot, "-", 1004.0)
        assert seen(pilot).discard is hand[5]
        # The figures stay what they were: with Shift they are in the same places.
        await press_at(pilot, "u", 1005.0)
        await press_at(pilot, "7", 1006.0)
        assert seen(pilot).discard is hand[6]

    at_table(new_app(new_game(tmp_path)), press)


@pytest.mark.slow
@pytest.mark.skipif(
    sys.platform == "win32" or shutil.which("bash") is None, reason="there is no job control"
)
def test_ctrl_z_goes_to_the_shell_and_fg_comes_back(tmp_path: Path) -> None:
    command = shlex.join(
        [*COMMAND, "--bots", "random", "--seat", "S", "--save", str(tmp_path / "match.jsonl")]
    )
    shell = pexpect.spawn(
        "bash",
        ["--norc", "--noprofile", "-i"],
        env=environment(TERM="xterm-256color", PS1="ready> "),
        encoding="utf-8",
        timeout=60,
        dimensions=(30, 100),
    )
    shell.expect("ready> ")
    shell.sendline(command)
    shell.expect("Press Enter to begin")
    shell.send("\r")
    shell.expect("quit")
    shell.send("\x1a")
    shell.expect("Stopped")
    shell.sendline("fg")
    shell.expect("quit")
    shell.send("q")
    shell.expect("The match is saved in")
    shell.expect("ready> ")
    shell.sendline("exit")
    shell.expect(pexpect.EOF)
    shell.close()
    assert shell.exitstatus == 0


def test_a_view_of_another_moment_is_no_longer_acted_upon(tmp_path: Path) -> None:
    """A doubtful key was meant for the table as it was seen then."""
    app = new_app(with_three_cards_played(tmp_path))

    async def choose(pilot: AtPilot) -> None:
        screen, old = table_screen(pilot), seen(pilot)
        await press_at(pilot, "u", 1000.0)
        now = seen(pilot)
        screen._choose(now.legal[0], old)
        await rest(pilot)
        assert seen(pilot) == now
        screen._choose(now.legal[0], now)
        await rest(pilot)
        assert held(pilot) == len(now.hand) - 1

    at_table(app, choose)
