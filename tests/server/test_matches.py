"""Whole matches over real WebSockets: everyone is told the same, once and in order."""

from __future__ import annotations

import asyncio
from pathlib import Path

import msgspec
import pytest

from quinola.client import Session, open_table
from quinola.online.messages import Accepted, SettledEvent, Told, Welcome
from quinola.online.settings import Settings
from quinola.record import read_record, replay
from quinola.shuffle import Proof, commitment_to, verify
from tests.server.house import Player, asynchronous, players, served


def is_over(session: Session) -> bool:
    return session.stage == "over"


def settled_of(told: list[Told]) -> list[SettledEvent]:
    return [message.event for message in told if isinstance(message.event, SettledEvent)]


@pytest.mark.parametrize("preset", ["classic", "family"])
@asynchronous
async def test_a_whole_match_of_four(preset: str, tmp_path: Path) -> None:
    async with served(tmp_path / "tables.db") as address:
        table, invitation = await open_table(address, Settings(preset=preset, deals=2))
        async with (
            players(address, table, invitation) as seated,
            Session(address, table) as looking_on,
        ):
            spectator = Player(looking_on, seated["N"].rng)
            await seated["N"].session.start()
            everyone = [*seated.values(), spectator]
            await asyncio.gather(*(player.play(is_over) for player in everyone))
            for player in everyone:
                # Since the last welcome, every event once and in order.
                last = player.welcomes[-1]
                assert last.state is not None
                first = player.told.index(
                    next(told for told in player.told if told.seq == last.state.seq + 1)
                )
                seqs = [told.seq for told in player.told[first:]]
                assert seqs == list(range(seqs[0], seqs[0] + len(seqs)))
            results = [settled_of(player.told) for player in everyone]
            assert all(len(result) == 2 for result in results)
            assert all(result == results[0] for result in results)
            verify_settled(everyone, results[0])


def verify_settled(everyone: list[Player], deals: list[SettledEvent]) -> None:
    """Records that settle to what was told, and shuffles that were fixed before the deal."""
    told = everyone[0].told
    for deal in deals:
        settled = deal.settled
        if settled.number == 1:
            match = replay(read_record(settled.record))
            assert match.past[0].net == settled.net
        proof = msgspec.convert(settled.proof, Proof)
        verify(proof)
        sealed = [
            message
            for message in told
            if getattr(message.event, "commitment", None) == proof.commitment
        ]
        dealt = [message for message in told if type(message.event).__name__ == "DealtEvent"]
        assert sealed[0].seq < dealt[settled.number - 1].seq
        assert commitment_to(bytes.fromhex(proof.seed), settled.number) == proof.commitment


@asynchronous
async def test_one_alone_among_bots(tmp_path: Path) -> None:
    async with served(tmp_path / "tables.db") as address:
        settings = Settings(preset="encyclopedia", deals=2, bots="novice", practice=True)
        table, invitation = await open_table(address, settings)
        async with players(address, table, invitation, ["S"]) as seated:
            assert isinstance(await seated["S"].session.start(), Accepted)
            await seated["S"].play(is_over)
            assert len(settled_of(seated["S"].told)) == 2


@asynchronous
async def test_the_same_when_connections_are_lost_all_the_time(tmp_path: Path) -> None:
    async with served(tmp_path / "tables.db") as address:
        settings = Settings(preset="academy", deals=1, away=3600)
        table, invitation = await open_table(address, settings)
        async with players(address, table, invitation) as seated:
            await seated["N"].session.start()

            async def stumble(player: Player) -> None:
                for _ in range(12):
                    await asyncio.sleep(0.2 * player.rng.random())
                    await player.session.drop()

            people = list(seated.values())
            stumbling = [asyncio.create_task(stumble(player)) for player in people]
            await asyncio.gather(*(player.play(is_over) for player in people))
            for task in stumbling:
                task.cancel()
            await asyncio.gather(*stumbling, return_exceptions=True)
            results = [settled_of(player.told) for player in people]
            # Who came when all was over has it from the state.
            assert any(results)
            for player, result in zip(people, results, strict=True):
                state = player.welcomes[-1].state
                if result:
                    assert result == max(results, key=len)
                else:
                    assert state is not None
                    assert state.settled == max(results, key=len)[0].settled


@asynchronous
async def test_two_tabs_on_one_seat_agree(tmp_path: Path) -> None:
    async with served(tmp_path / "tables.db") as address:
        table, invitation = await open_table(address, Settings(preset="classic", deals=1))
        async with players(address, table, invitation, ["N"]) as seated:
            one = seated["N"]
            async with Session(address, table, token=one.session.token) as second:
                other = Player(second, one.rng)
                await other.hear()
                assert second.seat == "N"
                await one.session.start()
                await asyncio.gather(one.play(is_over), watch(other))
                assert settled_of(one.told) == settled_of(other.told)
                welcome = other.welcomes[0]
                assert isinstance(welcome, Welcome)
                assert welcome.state is not None
                first = welcome.state.seq + 1
                assert other.told == [told for told in one.told if told.seq >= first]


async def watch(player: Player) -> None:
    """Hear everything, do nothing."""
    while player.session.stage != "over":
        await player.hear()
