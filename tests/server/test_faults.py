"""Commits that fail and faults that nobody foresaw: the log is right, and all go on from it."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest

from quinola.client import open_table
from quinola.online.commands import Say
from quinola.online.live_table import LiveTable
from quinola.online.messages import Accepted, SaidEvent
from quinola.online.settings import Settings
from quinola.store import NotSavedError, Store
from tests.server.house import Player, asynchronous, players, served

SETTINGS = Settings(preset="classic", deals=1, away=3600)


def failing_once(monkeypatch: pytest.MonkeyPatch, *, after_writing: bool) -> list[str]:
    """Let the next append for a line of chat fail, before it is written or after."""
    append, failed = Store.append, list[str]()

    async def failing(
        self: Store, table: str, number: int, entries: Sequence[bytes], **fields: Any
    ) -> None:
        fails = not failed and any(b'"said"' in entry for entry in entries)
        if fails:
            failed.append(table)
        if fails and not after_writing:
            raise NotSavedError
        await append(self, table, number, entries, **fields)
        if fails:
            raise NotSavedError

    monkeypatch.setattr(Store, "append", failing)
    return failed


def lines(player: Player) -> list[str]:
    told = [message.event for message in player.told]
    return [event.text for event in told if isinstance(event, SaidEvent)]


@pytest.mark.parametrize("after_writing", [False, True])
@asynchronous
async def test_a_commit_that_fails_is_made_good(
    after_writing: bool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    failed = failing_once(monkeypatch, after_writing=after_writing)
    async with served(tmp_path / "tables.db") as address:
        table, invitation = await open_table(address, SETTINGS)
        async with players(address, table, invitation) as seated:
            session = seated["N"].session
            # The table is dropped and read anew; the command is sent again, and done once.
            answer = await session.send(Say(id="a", text="Once"))
            assert isinstance(answer, Accepted)
            assert failed == [table]
            await session.start()
            people = list(seated.values())
            await asyncio.gather(
                *(player.play(lambda session: session.stage == "over") for player in people)
            )
            for player in people:
                assert lines(player).count("Once") == 1


@asynchronous
async def test_a_fault_at_one_table_leaves_the_others_alone(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    apply, raised = LiveTable.apply, list[str]()

    def faulty(self: LiveTable, entry: Any) -> None:
        if not raised and getattr(entry, "text", "") == "Trip":
            raised.append(self.id)
            raise RuntimeError("As Kd Qh")
        apply(self, entry)

    monkeypatch.setattr(LiveTable, "apply", faulty)
    async with served(tmp_path / "tables.db") as address:
        table, invitation = await open_table(address, SETTINGS)
        other, other_invitation = await open_table(address, SETTINGS)
        async with (
            players(address, table, invitation) as seated,
            players(address, other, other_invitation) as others,
        ):
            await others["N"].session.start()
            answer = await seated["N"].session.send(Say(id="a", text="Trip"))
            # It was on the disk: read from there, it has its answer.
            assert isinstance(answer, Accepted)
            assert raised == [table]
            await seated["N"].session.start()
            everyone = [*seated.values(), *others.values()]
            await asyncio.gather(
                *(player.play(lambda session: session.stage == "over") for player in everyone)
            )
            assert all(len(player.welcomes) <= 2 for player in others.values())
