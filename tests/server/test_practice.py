"""One alone among bots, at practice: undo, all cards, and hints from a process of their own."""

from __future__ import annotations

from pathlib import Path

import pytest

from quinola.client import open_table
from quinola.online.commands import GetHint, ShowCards, Undo
from quinola.online.messages import Accepted, Hinted, Refused, Shown, UndoneEvent
from quinola.online.settings import Settings
from quinola.server.thinking import desk
from tests.server.house import asynchronous, players, served

SETTINGS = Settings(preset="classic", deals=1, bots="novice", practice=True)


@asynchronous
async def test_undo_and_all_cards(tmp_path: Path) -> None:
    async with served(tmp_path / "tables.db") as address:
        table, invitation = await open_table(address, SETTINGS)
        async with players(address, table, invitation, ["S"]) as seated:
            player, session = seated["S"], seated["S"].session
            await session.start()
            await player.play(lambda s: s.phase == "play" and len(s.hand) == 9)
            hand = set(session.hand)
            shown = await session.send(ShowCards(id="cards"))
            assert isinstance(shown, Shown)
            assert set(shown.hands["S"]) == hand
            undone = await session.send(Undo(id="undo", seen=session.seen))
            assert isinstance(undone, Accepted)
            while not any(isinstance(told.event, UndoneEvent) for told in player.told):
                await player.hear()
            assert len(session.hand) == 10
            assert hand < set(session.hand)
            await player.play(lambda s: s.stage == "over")


@asynchronous
async def test_where_no_hint_can_be_had_it_is_said(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(desk, "HINT_SECONDS", 0.1)
    async with served(tmp_path / "tables.db") as address:
        table, invitation = await open_table(address, SETTINGS)
        async with players(address, table, invitation, ["S"]) as seated:
            player = seated["S"]
            await player.session.start()
            while not player.session.actions:
                await player.hear()
            answer = await player.session.send(GetHint(id="hint"))
            assert isinstance(answer, Refused)
            assert answer.reason == "hint-late"


@pytest.mark.slow
@pytest.mark.usefixtures("kernels")
@asynchronous
async def test_a_hint(tmp_path: Path) -> None:
    async with served(tmp_path / "tables.db", warms=True) as address:
        table, invitation = await open_table(address, SETTINGS)
        async with players(address, table, invitation, ["S"]) as seated:
            player = seated["S"]
            await player.session.start()
            while not player.session.actions:
                await player.hear()
            answer = await player.session.send(GetHint(id="hint"))
            assert isinstance(answer, Hinted)
            assert answer.id == "hint"
            assert answer.choices[0].action in player.session.actions
