"""Bots in processes of their own: none holds a table up, whatever it does."""

from __future__ import annotations

import asyncio
import sys
from pathlib import Path

import pytest

from quinola.client import open_table
from quinola.online.settings import Settings
from quinola.rules import house
from quinola.server.thinking import Desk, NoHintError, desk, parcel
from quinola.view import View
from tests.online.seating import club_of_four
from tests.server.house import asynchronous, players, served

SPINS = "while True: pass"
DIES = "import sys; sys.exit(3)"
BABBLES = """
import sys
sys.stdout.buffer.write(b"x" * 100); sys.stdout.flush()
sys.stdin.read()
"""
READY_THEN = """
import sys
from quinola.server.thinking.parcel import READY, pack
sys.stdout.buffer.write(pack(READY)); sys.stdout.flush()
"""
ILLEGAL = """
from quinola.server.thinking.parcel import LENGTH, unpack
from quinola.actions import Claim
while header := sys.stdin.buffer.read(4):
    sys.stdin.buffer.read(*LENGTH.unpack(header))
    sys.stdout.buffer.write(pack(Claim())); sys.stdout.flush()
"""
ONCE = """
import io, sys
from quinola.server.thinking.parcel import LENGTH, READY, pack
from quinola.server.thinking.thinker import answer_all
sys.stdout.buffer.write(pack(READY)); sys.stdout.flush()
header = sys.stdin.buffer.read(4)
body = sys.stdin.buffer.read(*LENGTH.unpack(header))
answer_all(io.BytesIO(header + body), sys.stdout.buffer)
"""
FAULTY = {
    "spins": SPINS,
    "dies": DIES,
    "babbles": BABBLES,
    "spins when asked": READY_THEN + "sys.stdin.buffer.read(4)\n" + SPINS,
    "dies when asked": READY_THEN + "sys.stdin.buffer.read(4)\n" + DIES,
    "cheats": READY_THEN + ILLEGAL,
}


def a_view() -> View:
    club = club_of_four(Settings(preset="classic", options={"stake": 7}, house="Ours"))
    return club.table.view(club.table.asked[0])


def test_a_view_is_the_same_on_the_other_side() -> None:
    view = a_view()
    assert parcel.unpack(parcel.pack(view)[parcel.LENGTH.size :]) == view
    assert view.ruleset == house("classic", {"stake": 7}, "Ours")


@pytest.mark.parametrize("level", ["random", "novice", "club"])
@asynchronous
async def test_a_bot_answers_for_itself(level: str) -> None:
    thinkers = Desk(1, warms=False)
    thinkers.open()
    try:
        view = a_view()
        # Until the process has started, `club` plays.
        while (thought := await thinkers.move(level, view)).failed:
            assert thought.action in view.actions()
        assert thought.action in view.actions()
        assert thought.level == level
    finally:
        await thinkers.close()


@pytest.mark.parametrize(
    "fault",
    [pytest.param(one, marks=[pytest.mark.slow] if at else []) for at, one in enumerate(FAULTY)],
)
@asynchronous
async def test_a_faulty_bot_is_replaced_for_its_move(
    fault: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(desk, "GRACE", 0.3)
    told = list[tuple[str, bool]]()
    thinkers = Desk(
        1,
        warms=False,
        thinker=(sys.executable, "-c", FAULTY[fault]),
        told=lambda level, failed: told.append((level, failed)),
    )
    thinkers.open()
    try:
        view = a_view()
        for _ in range(3):
            thought = await thinkers.move("novice", view)
            assert thought.failed
            assert thought.action in view.actions()
        assert told == [("novice", True)] * 3
    finally:
        await thinkers.close()


@asynchronous
async def test_a_process_that_has_ended_is_followed_by_another() -> None:
    thinkers = Desk(1, warms=False, thinker=(sys.executable, "-c", ONCE))
    thinkers.open()
    try:
        view, own = a_view(), 0
        # Each answers one question, and is gone.
        while own < 2:
            own += not (await thinkers.move("club", view)).failed
    finally:
        await thinkers.close()


@asynchronous
async def test_no_hint_is_told_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(desk, "HINT_SECONDS", 0.1)
    thinkers = Desk(1, warms=False)
    thinkers.open()
    try:
        with pytest.raises(NoHintError):
            await thinkers.hint(a_view(), "h")
    finally:
        await thinkers.close()


@pytest.mark.slow
@asynchronous
async def test_a_match_among_bots_that_spin_is_played_to_its_end(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(desk, "GRACE", 0.02)
    monkeypatch.setattr(desk, "QUICK", 0.01)
    spinning = (sys.executable, "-c", FAULTY["spins when asked"])
    monkeypatch.setattr(Desk.__init__, "__kwdefaults__", {**defaults(), "thinker": spinning})
    async with served(tmp_path / "tables.db") as address:
        alone, invitation = await open_table(address, Settings(preset="classic", deals=1))
        table, four = await open_table(address, Settings(preset="classic", deals=1))
        async with (
            players(address, alone, invitation, ["S"]) as one,
            players(address, table, four) as others,
        ):
            await one["S"].session.start()
            await others["N"].session.start()
            everyone = [*one.values(), *others.values()]
            await asyncio.gather(*(p.play(lambda s: s.stage == "over") for p in everyone))


def defaults() -> dict[str, object]:
    return dict(Desk.__init__.__kwdefaults__ or {})
