"""The client in Python, as its page shows it, and what it does when it is not let in."""

from __future__ import annotations

import asyncio
import re
from pathlib import Path

import pytest

from quinola.client import ComeInError, RequestError, Session, new_token, open_table
from quinola.online.messages import Accepted
from quinola.online.settings import Settings
from tests.server.house import asynchronous, players, served

PAGE = Path(__file__).parents[2] / "docs" / "protocol.md"


@asynchronous
async def test_the_example_of_the_page_plays_a_match(tmp_path: Path) -> None:
    (example,) = re.findall(r"```python\n(.*?)```", PAGE.read_text(encoding="utf-8"), re.DOTALL)
    async with served(tmp_path / "tables.db") as address:
        program = example.replace("http://127.0.0.1:8000", address)
        # It brings its own loop.
        await asyncio.to_thread(exec, compile(program, "example", "exec"), {})


@asynchronous
async def test_who_is_not_let_in_is_told_why(tmp_path: Path) -> None:
    async with served(tmp_path / "tables.db") as address:
        table, _ = await open_table(address, Settings(preset="classic"))
        async with Session(address, table, token=new_token()) as session:
            with pytest.raises(ComeInError) as error:
                await session.next()
            assert error.value.refused.reason == "token-wrong"
        async with Session(address, "nowhere") as session:
            with pytest.raises(ComeInError):
                await session.start()
        with pytest.raises(RequestError) as refused:
            await open_table(address, Settings(preset="none"))
        assert (refused.value.status, refused.value.reason) == (400, "preset-unknown")


@asynchronous
async def test_a_lost_connection_is_made_anew_and_nothing_is_told_twice(tmp_path: Path) -> None:
    async with served(tmp_path / "tables.db") as address:
        table, invitation = await open_table(address, Settings(preset="classic", deals=1))
        async with players(address, table, invitation, ["N", "S"]) as seated:
            session = seated["N"].session
            await session.drop()
            assert isinstance(await session.start(), Accepted)
            for _ in range(20):
                await session.drop()
                await seated["N"].act()
                await seated["N"].hear()
            seqs = [told.seq for told in seated["N"].told]
            assert seqs == sorted(set(seqs))


@asynchronous
async def test_a_taken_seat_survives_a_connection_lost_before_the_answer(tmp_path: Path) -> None:
    async with served(tmp_path / "tables.db") as address:
        table, invitation = await open_table(address, Settings(preset="classic", deals=1))
        async with Session(address, table, invitation=invitation) as session:
            await session.next()
            sitting = asyncio.create_task(session.take_seat("Anna", "E"))
            await asyncio.sleep(0)
            await session.drop()
            answer = await sitting
            assert isinstance(answer, Accepted)
            while session.seat is None:
                await session.next()
            assert session.seat == "E"
