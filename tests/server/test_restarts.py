"""`kill -9` at every kind of step: all come back by themselves and see what they last saw."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path

import msgspec
import pytest

from quinola.client import Session, open_table
from quinola.online.commands import Act, Hello
from quinola.online.messages import Accepted, Refused, State, Told, Welcome
from quinola.online.settings import Clock, Settings
from quinola.written import SeatLetter
from tests.server.house import Player, Process, asynchronous, players, process, wire

Seated = dict[SeatLetter, Player]

SETTINGS = Settings(preset="family", options={"claims": "manual"}, deals=2, away=3600)
"""Rules in which every kind of question is asked."""


async def state_of(address: str, table: str, player: Player | None) -> State:
    """The whole state as a fresh connection of the seat, or of a looker-on, is told it."""
    async with wire(address) as connection:
        token = None if player is None else player.session.token
        await connection.send(Hello(table=table, token=token))
        welcome = await connection.until(Welcome)
    assert welcome.state is not None
    return welcome.state


def lasting(state: State) -> bytes:
    """What a restart must not change: all but numbers of events, times, and who is connected."""
    sitters = [msgspec.structs.replace(sitter, online=False) for sitter in state.sitters]
    changes = {"seq": 0, "now": 0, "sitters": sitters, "pause_until": None}
    if state.deal is not None:
        changes["deal"] = msgspec.structs.replace(state.deal, until=None)
    return msgspec.json.encode(msgspec.structs.replace(state, **changes))


async def all_states(address: str, table: str, seated: Seated) -> list[bytes]:
    people = [*seated.values(), None]
    return [lasting(await state_of(address, table, player)) for player in people]


def is_restart(told: Told) -> bool:
    return type(told.event).__name__ == "AllOfflineEvent"


async def survive(server: Process, table: str, seated: Seated) -> None:
    """Kill the server, start it again: everyone is back, and sees the same."""
    before = await all_states(server.address, table, seated)
    restarts = {seat: sum(map(is_restart, player.told)) for seat, player in seated.items()}
    await server.kill()
    await server.start()

    async def hear_of_it(seat: SeatLetter, player: Player) -> None:
        while sum(map(is_restart, player.told)) == restarts[seat]:
            await player.hear()

    # Nobody does anything at the clients: they come back by themselves.
    async with asyncio.timeout(60):
        await asyncio.gather(*(hear_of_it(seat, player) for seat, player in seated.items()))
    assert await all_states(server.address, table, seated) == before


async def act(seated: Seated, seat: SeatLetter) -> None:
    """This seat does what it is asked, and all hear of what there is to hear."""
    player = seated[seat]
    while not player.session.actions:
        await player.hear()
    await player.act()


async def play_to(seated: Seated, holds: Callable[[Session], bool]) -> None:
    """Everyone plays until it holds for the first of them to see it; nobody acts after that."""
    reached = asyncio.Event()

    def is_there(session: Session) -> bool:
        if holds(session):
            reached.set()
        return reached.is_set()

    # Whoever has it may have a command on its way.
    turn = asyncio.Lock()

    async def play(player: Player) -> None:
        while not is_there(player.session):
            async with turn:
                if not reached.is_set():
                    await player.act()
            if not is_there(player.session):
                await player.hear()

    tasks = [asyncio.create_task(play(player)) for player in seated.values()]
    await reached.wait()
    async with turn:
        for task in tasks:
            task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)


Step = Callable[[Seated], Awaitable[None]]


async def in_the_exchange(seated: Seated) -> None:
    """Two have exchanged, one in his turn and one ahead of it; the others have not."""
    order = "NESW"
    dealer = dealer_of(seated)
    # The first to exchange is the dealer's right neighbour.
    right: SeatLetter = order[(order.index(dealer) - 1) % 4]  # type: ignore[assignment]
    await act(seated, right)
    await act(seated, dealer)


def dealer_of(seated: Seated) -> SeatLetter:
    for told in reversed(seated["N"].told):
        if type(told.event).__name__ == "DealtEvent":
            dealer: SeatLetter = told.event.dealer  # type: ignore[union-attr]
            return dealer
    raise AssertionError("nothing was dealt")


async def dealt(seated: Seated) -> None:
    for player in seated.values():
        while player.session.stage != "playing":
            await player.hear()


async def in_announcements(seated: Seated) -> None:
    await play_to(seated, lambda session: session.phase == "announce")
    await act(seated, "E")


async def in_a_trick(seated: Seated) -> None:
    await play_to(seated, lambda session: session.phase == "play" and len(session.hand) == 8)


async def in_the_last_trick(seated: Seated) -> None:
    await play_to(seated, lambda session: session.phase == "play" and not session.hand)


async def in_claims(seated: Seated) -> None:
    await play_to(seated, lambda session: session.phase == "claim")
    await act(seated, "W")


async def at_the_settlement(seated: Seated) -> None:
    await play_to(seated, lambda session: session.stage == "settled")


async def between_deals(seated: Seated) -> None:
    for player in seated.values():
        while player.session.stage != "settled":
            await player.hear()
    assert isinstance(await seated["S"].session.ready(), Accepted)


async def in_the_exchange_of_the_next_deal(seated: Seated) -> None:
    await play_to(seated, lambda session: session.phase == "exchange")
    await act(seated, "N")


async def when_all_is_over(seated: Seated) -> None:
    await play_to(seated, lambda session: session.stage == "over")


async def play_and_be_killed(
    steps: list[Step], server: Process, table: str, seated: Seated
) -> None:
    await seated["N"].session.start()
    await dealt(seated)
    for step in steps:
        await step(seated)
        await survive(server, table, seated)


@asynchronous
async def test_killed_in_the_exchange_and_in_a_trick(tmp_path: Path) -> None:
    async with process(tmp_path) as server:
        table, invitation = await open_table(server.address, SETTINGS)
        async with players(server.address, table, invitation) as seated:
            await play_and_be_killed([in_the_exchange, in_a_trick], server, table, seated)


@pytest.mark.slow
@asynchronous
async def test_killed_at_every_kind_of_step(tmp_path: Path) -> None:
    steps: list[Step] = [
        in_the_exchange,
        in_announcements,
        in_a_trick,
        in_the_last_trick,
        in_claims,
        at_the_settlement,
        between_deals,
        in_the_exchange_of_the_next_deal,
        when_all_is_over,
    ]
    async with process(tmp_path) as server:
        table, invitation = await open_table(server.address, SETTINGS)
        # Killed as soon as the link has been given: it works all the same.
        await server.kill()
        await server.start()
        async with players(server.address, table, invitation) as seated:
            await survive(server, table, seated)
            await play_and_be_killed(steps, server, table, seated)
            nets = {
                msgspec.json.encode(told.event)
                for player in seated.values()
                for told in player.told
                if type(told.event).__name__ == "SettledEvent"
            }
            assert len(nets) == 2


@pytest.mark.slow
@asynchronous
async def test_a_command_repeated_after_a_crash_gets_its_first_answer(tmp_path: Path) -> None:
    async with process(tmp_path) as server:
        table, invitation = await open_table(server.address, SETTINGS)
        async with players(server.address, table, invitation) as seated:
            await seated["N"].session.start()
            await dealt(seated)
            session = seated["E"].session
            command = Act(id="once", action=session.actions[0], seen=session.seen)
            other = Act(id="other", action=session.actions[1], seen=session.seen)
            first = await session.send(command)
            assert isinstance(first, Accepted)
            await server.kill()
            await server.start()
            # As a client does that never heard the answer.
            assert await session.send(command) == first
            again = await session.send(other)
            assert isinstance(again, Refused)
            assert again.reason in {"answer-given", "exchange-done", "stale"}


@pytest.mark.slow
@asynchronous
async def test_a_stop_in_order_tells_everyone_and_keeps_everything(tmp_path: Path) -> None:
    async with process(tmp_path) as server:
        table, invitation = await open_table(server.address, SETTINGS)
        async with players(server.address, table, invitation) as seated, wire(server.address) as w:
            await seated["N"].session.start()
            await dealt(seated)
            await in_the_exchange(seated)
            await w.send(Hello(table=table))
            before = await all_states(server.address, table, seated)
            assert await server.stop() == 0
            assert await w.closed() == 1012
            await server.start()
            assert await all_states(server.address, table, seated) == before
            await play_to(seated, lambda session: session.phase == "play")


@pytest.mark.slow
@asynchronous
async def test_clocks_go_on_where_they_stood(tmp_path: Path) -> None:
    settings = Settings(preset="classic", deals=1, clock=Clock(move=600, exchange=600, pause=600))
    async with process(tmp_path) as server:
        table, invitation = await open_table(server.address, settings)
        async with players(server.address, table, invitation) as seated:
            await seated["N"].session.start()
            await dealt(seated)
            before = await state_of(server.address, table, None)
            assert before.deal is not None
            assert before.deal.until is not None
            # So that the server has noted that it is up.
            await asyncio.sleep(2.5)
            await server.kill()
            await asyncio.sleep(2)
            await server.start()
            player = seated["N"]
            while not any(type(told.event).__name__ == "ClockEvent" for told in player.told):
                await player.hear()
            after = await state_of(server.address, table, None)
            assert after.deal is not None
            assert after.deal.until is not None
            # Down for two seconds and a start, and unnoted for two before that at the most.
            gained = (after.deal.until - before.deal.until) / 1000
            assert gained >= 2
            assert gained < 600
            assert after.deal.until <= after.now + 600_000


@pytest.mark.parametrize("ending", ["kill", pytest.param("stop", marks=pytest.mark.slow)])
@asynchronous
async def test_a_seat_is_kept_without_any_connection(ending: str, tmp_path: Path) -> None:
    async with process(tmp_path) as server:
        table, invitation = await open_table(server.address, SETTINGS)
        async with players(server.address, table, invitation) as seated:
            tokens = {seat: player.session.token for seat, player in seated.items()}
        await (server.kill() if ending == "kill" else server.stop())
        await server.start()
        for seat, token in tokens.items():
            async with Session(server.address, table, token=token) as session:
                await session.next()
                assert session.seat == seat
