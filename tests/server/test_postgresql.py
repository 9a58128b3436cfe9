"""Tables kept in PostgreSQL, where the tests are given one."""

from __future__ import annotations

import asyncio

import pytest

from quinola.client import Session, open_table
from quinola.online.messages import Settled, SettledEvent
from quinola.online.settings import Settings
from tests.server.house import Player, asynchronous, players, served
from tests.store.postgresql import new_database


@pytest.mark.slow
def test_a_match_goes_on_where_it_was_left() -> None:
    with new_database() as database:
        play_stop_and_look(database)


@asynchronous
async def play_stop_and_look(database: str) -> None:
    """A deal by four, the server stopped after it; what it came to is there again."""
    async with served(database) as address:
        table, invitation = await open_table(address, Settings(preset="classic", deals=1))
        async with players(address, table, invitation) as seated:
            await seated["N"].session.start()
            await asyncio.gather(
                *(each.play(lambda s: s.stage == "over") for each in seated.values())
            )
            token = seated["E"].session.token
            (settled,) = settled_for(seated["E"])
    async with served(database) as address, Session(address, table, token=token) as again:
        await again.next()
        assert again.state is not None
        assert again.seat == "E"
        assert again.state.settled == settled


def settled_for(player: Player) -> list[Settled]:
    events = (message.event for message in player.told)
    return [event.settled for event in events if isinstance(event, SettledEvent)]
