"""Hostile frames, strangers at the door, secrets tried where they do not fit, slow readers."""

from __future__ import annotations

import asyncio
import base64
import contextlib
import socket
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from quinola.client import Session, new_token, open_table
from quinola.online.commands import Act, Hello, Say, TakeSeat
from quinola.online.messages import Accepted, DealtEvent, Refused, Told, Welcome
from quinola.online.settings import Settings
from quinola.server.limits import Limits
from tests.server.house import NAMES, Player, asynchronous, players, served, wire

SETTINGS = Settings(preset="classic", deals=1)


def hostile() -> Iterator[str | bytes]:
    yield from ("null", "0", '""', "[]", "{}", "true", "NaN", "no JSON at all", "")
    yield "[" * 3000
    yield '{"a":' * 600
    yield '{"type":"unknown","id":"1"}'
    yield '{"type":["hello"]}'
    yield '{"type":"hello"}'
    yield '{"type":"hello","table":5}'
    yield '{"type":"act","id":"1","action":"play 7c","seen":99999999999999999999999999}'
    yield '{"type":"act","id":"1","action":"play 7c","seen":1e400}'
    yield '{"type":"act","id":null,"action":"play 7c","seen":1}'
    yield '{"type":"act","id":"1","action":"play 7c","seen":1,"__proto__":{"seat":"N"}}'
    yield '{"__proto__":{"type":"act"},"constructor":1}'
    yield '{"type":"say","id":"' + "x" * 50 + '","text":"hi"}'
    yield '{"type":"say","id":"1","text":"\\ud800"}'
    yield b"\x00\x01\x02\xff"
    yield b"\xff\xfe"
    yield "x" * 4097


LARGE = "x" * 5_000_000


def is_over(session: Session) -> bool:
    return session.stage == "over"


async def is_well(player: Player) -> bool:
    """Whether the player's session goes on as if nothing had happened."""
    answer = await player.session.send(Say(id=player.session.new_id(), text="Still here"))
    return isinstance(answer, Accepted)


@pytest.mark.parametrize("as_player", [False, True])
@asynchronous
async def test_hostile_frames_are_refused_and_hurt_nobody_else(
    as_player: bool, tmp_path: Path
) -> None:
    async with served(tmp_path / "tables.db", limits=Limits(broken=1000)) as address:
        table, invitation = await open_table(address, SETTINGS)
        other_table, other_invitation = await open_table(address, SETTINGS)
        async with (
            players(address, table, invitation, ["N", "E"]) as seated,
            players(address, other_table, other_invitation) as others,
            wire(address) as bad,
        ):
            if as_player:
                token = seated["E"].session.token
                await bad.send(Hello(table=table, token=token))
                await bad.until(Welcome)
            for frame in hostile():
                await bad.send(frame)
                answer = await bad.until(Refused)
                assert answer.reason in {"frame-broken", "frame-large"}
                assert answer.id in {None, "1"}
            # Who asked under an id that can be read is answered under it.
            for command in ({"type": "say", "text": "x" * 281}, {"type": "unknown"}):
                await bad.send({**command, "id": "7"})
                assert (await bad.until(Refused)).id == "7"
            # It is still a connection like any other.
            await bad.send(Hello(table=table))
            await bad.until(Welcome)
            with contextlib.suppress(ConnectionClosed):
                await bad.send(LARGE)
            assert await bad.closed() == 1009
            assert await is_well(seated["N"])
            await others["N"].session.start()
            await asyncio.gather(*(player.play(is_over) for player in others.values()))


@asynchronous
async def test_invalid_text_ends_its_connection_alone(tmp_path: Path) -> None:
    async with served(tmp_path / "tables.db") as address:
        table, invitation = await open_table(address, SETTINGS)
        async with players(address, table, invitation, ["N"]) as seated:
            for payload in (b"\xff\xff", b"\x80abc"):
                async with wire(address) as bad:
                    await bad.socket.send(payload, text=True)
                    assert await bad.closed() == 1007
            assert await is_well(seated["N"])


@asynchronous
async def test_who_sends_too_much_is_slowed_down_and_then_out(tmp_path: Path) -> None:
    limits = Limits(frames=0.001, frames_at_once=5, broken=10)
    async with served(tmp_path / "tables.db", limits=limits) as address:
        table, _ = await open_table(address, SETTINGS)
        async with wire(address) as bad:
            await bad.send(Hello(table=table))
            await bad.until(Welcome)
            for number in range(5):
                await bad.send(Say(id=str(number), text="Hi"))
            refusals = [(await bad.until(Refused)).reason for _ in range(5)]
            assert refusals == ["not-seated"] * 4 + ["too-fast"]
            for number in range(20):
                with contextlib.suppress(Exception):
                    await bad.send(Say(id=str(number), text="Hi"))
            assert await bad.closed() == 1008


@asynchronous
async def test_a_connection_has_to_say_hello(tmp_path: Path) -> None:
    impatient = Limits(hello_within=0.3)
    async with served(tmp_path / "tables.db", limits=impatient) as address, wire(address) as bad:
        assert await bad.closed() == 1008
    # Time enough, however slow the machine, for whoever says something.
    async with served(tmp_path / "tables.db", limits=Limits(hello_within=60)) as address:
        async with wire(address) as bad:
            await bad.send(Say(id="1", text="Hi"))
            assert (await bad.until(Refused)).reason == "hello-first"
        async with wire(address) as bad:
            await bad.send(Hello(table="nowhere"))
            assert (await bad.until(Refused)).reason == "table-unknown"
            assert await bad.closed() == 4403


# The door


FOREIGN = [
    ({"Origin": "http://evil.example"}, 403),
    ({"Origin": "null"}, 403),
    ({"Origin": "http://127.0.0.1:1"}, 403),
    ({"Host": "evil.example"}, 421),
    ({"Host": "127.0.0.1.evil.example"}, 421),
    ({"Host": "[bad"}, 421),
]


@pytest.mark.parametrize(("headers", "status"), FOREIGN)
@asynchronous
async def test_strangers_are_turned_away(
    headers: dict[str, str], status: int, tmp_path: Path
) -> None:
    async with served(tmp_path / "tables.db") as address:
        body = {"settings": SETTINGS, "invitation": new_token()}
        async with httpx.AsyncClient(base_url=address) as client:
            for method, path in (("GET", "/api/about"), ("POST", "/api/tables"), ("GET", "/")):
                content = msgspec.json.encode(body)
                answer = await client.request(method, path, content=content, headers=headers)
                assert answer.status_code == status
        if "Origin" in headers:
            with pytest.raises(InvalidStatus) as refused:
                async with wire(address, origin=headers["Origin"]):
                    pass
            assert refused.value.response.status_code == 403


@asynchronous
async def test_our_own_page_may_come_in_and_a_named_one(tmp_path: Path) -> None:
    async with served(tmp_path / "tables.db", origins=["https://games.example"]) as address:
        table, _ = await open_table(address, SETTINGS)
        for origin in (address, "https://games.example"):
            async with wire(address, origin=origin) as good:
                await good.send(Hello(table=table))
                assert isinstance(await good.get(), Welcome)


@asynchronous
async def test_every_answer_tells_the_browser_to_be_strict(tmp_path: Path) -> None:
    async with (
        served(tmp_path / "tables.db") as address,
        httpx.AsyncClient(base_url=address) as client,
    ):
        for path in ("/", "/api/about", "/api/nothing", "/assets/none.js", "/healthz"):
            headers = (await client.get(path)).headers
            policy = headers["content-security-policy"]
            assert "script-src 'self';" in policy
            assert "frame-ancestors 'none'" in policy
            assert "unsafe-eval" not in policy
            assert headers["x-content-type-options"] == "nosniff"
            assert "set-cookie" not in headers


@asynchronous
async def test_an_address_opens_only_so_many_tables(tmp_path: Path) -> None:
    limits = Limits(tables=0.01, tables_at_once=2)
    async with (
        served(tmp_path / "tables.db", limits=limits) as address,
        httpx.AsyncClient(base_url=address) as client,
    ):
        statuses = []
        for _ in range(3):
            body = {"settings": {"preset": "classic"}, "invitation": new_token()}
            statuses.append((await client.post("/api/tables", json=body)).status_code)
        assert statuses == [201, 201, 429]


@asynchronous
async def test_an_address_has_only_so_many_connections(tmp_path: Path) -> None:
    async with served(tmp_path / "tables.db", limits=Limits(connections=2)) as address:
        async with wire(address), wire(address):
            with pytest.raises(InvalidStatus):
                async with wire(address):
                    pass
        # Those who have gone make room, once the server has seen them go.
        while True:
            with contextlib.suppress(InvalidStatus):
                async with wire(address):
                    break
            await asyncio.sleep(0.05)


# Secrets where they do not fit


@asynchronous
async def test_only_the_seats_own_token_opens_it_on_every_way_to_read(tmp_path: Path) -> None:
    private = msgspec.structs.replace(SETTINGS, spectators=False)
    async with served(tmp_path / "tables.db") as address:
        table, invitation = await open_table(address, private)
        elsewhere, other_invitation = await open_table(address, private)
        async with (
            players(address, table, invitation) as seated,
            players(address, elsewhere, other_invitation, ["N"]) as others,
            httpx.AsyncClient(base_url=address) as client,
        ):
            foreign = others["N"].session.token
            # None, one that opens nothing, another table's, the invitation as a token.
            wrong: list[str | None] = [None, new_token(), foreign, invitation]
            for token in wrong:
                async with wire(address) as bad:
                    await bad.send(Hello(table=table, token=token, seen=0))
                    refusal = await bad.until(Refused)
                    assert refusal.reason in {"token-wrong", "spectators-off"}
                    assert await bad.closed() == 4403
            path = f"/api/tables/{table}/matches"
            for secret in (None, new_token(), foreign, other_invitation):
                headers = {} if secret is None else {"Authorization": f"Bearer {secret}"}
                assert (await client.get(path, headers=headers)).status_code == 403
            for secret in (invitation, seated["E"].session.token):
                headers = {"Authorization": f"Bearer {secret}"}
                assert (await client.get(path, headers=headers)).status_code == 200


@asynchronous
async def test_a_refused_connection_hears_nothing_of_the_table(tmp_path: Path) -> None:
    async with served(tmp_path / "tables.db") as address:
        table, invitation = await open_table(address, SETTINGS)
        async with players(address, table, invitation) as seated, wire(address) as bad:
            # First as one who looks on, then with a token that is none: out it is.
            await bad.send(Hello(table=table), Hello(table=table, token=new_token()))
            await bad.until(Welcome)
            await bad.until(Refused)
            await seated["N"].session.start()
            heard: list[Any] = []
            with contextlib.suppress(Exception):
                while True:
                    heard.append(await bad.get())
            assert not heard


@asynchronous
async def test_who_loses_the_seat_loses_its_cards_in_every_tab(tmp_path: Path) -> None:
    async with served(tmp_path / "tables.db") as address:
        table, invitation = await open_table(address, SETTINGS)
        async with players(address, table, invitation, ["N", "E"]) as seated:
            token = seated["E"].session.token
            async with wire(address) as tab:
                await tab.send(Hello(table=table, token=token))
                assert (await tab.until(Welcome)).seat == "E"
                await seated["E"].session.leave()
                assert (await tab.until(Welcome)).seat is None
                # Another sits down there, and cards are dealt: the old tabs see none.
                async with players(address, table, invitation, ["E"]) as newcomer:
                    await seated["N"].session.start()
                    while newcomer["E"].session.stage != "playing":
                        await newcomer["E"].hear()
                    told = await tab.until(Told)
                    while not isinstance(told.event, DealtEvent):
                        told = await tab.until(Told)
                    assert told.event.hand is msgspec.UNSET
                await tab.send(Hello(table=table, token=token))
                assert (await tab.until(Refused)).reason == "token-wrong"


@asynchronous
async def test_a_seated_players_name_opens_nothing(tmp_path: Path) -> None:
    async with served(tmp_path / "tables.db") as address:
        table, invitation = await open_table(address, SETTINGS)
        async with players(address, table, invitation, ["N"]) as seated:
            for name in (NAMES["N"], "anna", "Anna ", "A\u200bnna", "Аnna"):
                async with Session(address, table, invitation=invitation) as stranger:
                    answer = await stranger.take_seat(name)
                    assert isinstance(answer, Refused)
                    assert answer.reason == "name-taken"
            assert await is_well(seated["N"])


# Commands repeated, stale, at once


@asynchronous
async def test_a_repeat_gets_its_first_answer_and_a_second_click_is_refused(
    tmp_path: Path,
) -> None:
    async with served(tmp_path / "tables.db") as address:
        table, invitation = await open_table(address, SETTINGS)
        async with players(address, table, invitation) as seated:
            await seated["N"].session.start()
            player = seated["E"]
            while not player.session.actions:
                await player.hear()
            action, seen = player.session.actions[0], player.session.seen
            async with wire(address) as tab:
                await tab.send(Hello(table=table, token=player.session.token))
                await tab.until(Welcome)
                command = Act(id="one", action=action, seen=seen)
                await tab.send(command, command, command, Act(id="two", action=action, seen=seen))
                answers = [await tab.until(Accepted) for _ in range(3)]
                assert answers[0] == answers[1] == answers[2]
                again = await tab.until(Refused)
                assert again.id == "two"
                await tab.send(Act(id="old", action=action, seen=1))
                stale = await tab.until(Refused)
                assert stale.reason == "stale"
                assert stale.state is not None


@asynchronous
async def test_four_who_exchange_at_once_are_all_heard(tmp_path: Path) -> None:
    async with served(tmp_path / "tables.db") as address:
        for _ in range(10):
            table, invitation = await open_table(address, SETTINGS)
            async with players(address, table, invitation) as seated:
                await seated["N"].session.start()
                for player in seated.values():
                    while not player.session.actions:
                        await player.hear()
                answers = await asyncio.gather(
                    *(
                        player.session.act(player.rng.choice(player.session.actions))
                        for player in seated.values()
                    )
                )
                assert all(isinstance(answer, Accepted) for answer in answers)
                for player in seated.values():
                    while player.session.phase != "play":
                        await player.hear()


@asynchronous
async def test_frames_sent_without_waiting_are_taken_in_their_order(tmp_path: Path) -> None:
    async with served(tmp_path / "tables.db") as address:
        table, invitation = await open_table(address, SETTINGS)
        async with wire(address) as tab:
            sit = TakeSeat(id="a", invitation=invitation, token=new_token(), name="Anna")
            await tab.send(
                Hello(table=table, invitation=invitation), sit, {"type": "start", "id": "b"}
            )
            assert (await tab.until(Accepted)).id == "a"
            assert (await tab.until(Accepted)).id == "b"


# Readers that do not read


@asynchronous
async def test_a_slow_reader_is_dropped_and_can_resume(tmp_path: Path) -> None:
    limits = Limits(frames=1e6, frames_at_once=10**6, queue_frames=50, queue_bytes=10**6)
    async with (
        served(tmp_path / "tables.db", limits=limits) as address,
        httpx.AsyncClient(base_url=address) as client,
    ):
        table, invitation = await open_table(address, SETTINGS)
        async with players(address, table, invitation) as seated:
            await seated["N"].session.start()
            token = seated["S"].session.token
            writer = await deaf(address)
            hello = masked(msgspec.json.encode(Hello(table=table, token=token)))
            while b"connections_slow_total 1.0" not in (await client.get("/metrics")).content:
                with contextlib.suppress(ConnectionError):
                    writer.write(hello * 100)
                    await writer.drain()
                await asyncio.sleep(0.05)
            writer.close()
            with contextlib.suppress(ConnectionError):
                await writer.wait_closed()
            # The others never noticed, and the seat goes on.
            people = list(seated.values())
            await asyncio.gather(*(player.play(is_over) for player in people))


async def deaf(address: str) -> asyncio.StreamWriter:
    """A WebSocket that sends and never reads."""
    host, port = address.removeprefix("http://").split(":")
    raw = socket.socket()
    raw.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    raw.setblocking(False)
    await asyncio.get_running_loop().sock_connect(raw, (host, int(port)))
    reader, writer = await asyncio.open_connection(sock=raw, limit=1024)
    key = base64.b64encode(bytes(16)).decode()
    writer.write(
        f"GET /api/socket HTTP/1.1\r\nHost: {host}:{port}\r\nUpgrade: websocket\r\n"
        f"Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: {key}\r\n\r\n"
        "".encode()
    )
    await writer.drain()
    assert (await reader.readline()).startswith(b"HTTP/1.1 101")
    return writer


def masked(payload: bytes) -> bytes:
    """A short text frame of a client; a mask of zeros changes nothing."""
    assert len(payload) < 65536
    if len(payload) <= 125:
        return bytes([0x81, 0x80 | len(payload)]) + bytes(4) + payload
    return bytes([0x81, 0x80 | 126]) + len(payload).to_bytes(2, "big") + bytes(4) + payload
