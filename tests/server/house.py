"""Servers for tests: one in the test's own loop, or one in a process that can be killed."""

from __future__ import annotations

import asyncio
import socket
import subprocess
import sys
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass, field
from functools import wraps
from pathlib import Path
from random import Random
from typing import Any, TypeVar, cast

import msgspec
import uvicorn
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from quinola.client import Session
from quinola.online.messages import Accepted, FromServer, Refused, Told, Welcome, read_message
from quinola.server.application import Config, make_application
from quinola.server.room import Pace
from quinola.server.serving import FRAME
from quinola.written import SeatLetter

Kind = TypeVar("Kind", Welcome, Told, Accepted, Refused)

PROCESS = Path(__file__).with_name("process.py")
NAMES: dict[SeatLetter, str] = {"N": "Anna", "E": "Борис", "S": "Claire", "W": "Denys"}


def asynchronous(test: Callable[..., Awaitable[None]]) -> Callable[..., None]:
    """A test that is a coroutine."""

    @wraps(test)
    def run(*args: Any, **kwargs: Any) -> None:
        async def within() -> None:
            async with asyncio.timeout(120):
                await test(*args, **kwargs)

        asyncio.run(within())

    return run


@asynccontextmanager
async def served(database: Path | str, **fields: Any) -> AsyncIterator[str]:
    """A server on a real port, in this loop; gives its address."""
    fields = {"pace": Pace(0, 0), "warms": False, **fields}
    server = uvicorn.Server(
        uvicorn.Config(
            cast("Any", make_application(Config(database=str(database), **fields))),
            port=0,
            lifespan="on",
            ws="websockets-sansio",
            ws_max_size=FRAME,
            ws_per_message_deflate=False,
            log_config=None,
            access_log=False,
            timeout_graceful_shutdown=5,
        )
    )
    # Signals are the test runner's.
    task = asyncio.create_task(server._serve())
    try:
        while not server.started:
            await asyncio.sleep(0.01)
            assert not task.done(), "the server did not start"
        port = server.servers[0].sockets[0].getsockname()[1]
        yield f"http://127.0.0.1:{port}"
    finally:
        server.should_exit = True
        await task


class Process:
    """A server that can be killed and started again, always at the same port."""

    def __init__(self, folder: Path) -> None:
        self.database = folder / "tables.db"
        self.log = folder / "server.log"
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            self.port = probe.getsockname()[1]
        self.address = f"http://127.0.0.1:{self.port}"
        self._process: subprocess.Popen[str] | None = None

    async def start(self) -> None:
        """Start it and wait until it can be reached."""
        with self.log.open("a", encoding="utf-8") as log:
            self._process = subprocess.Popen(
                [sys.executable, str(PROCESS), str(self.database), str(self.port)],
                stdout=subprocess.PIPE,
                stderr=log,
                encoding="utf-8",
            )
        assert self._process.stdout is not None
        line = await asyncio.to_thread(self._process.stdout.readline)
        assert line == "ready\n", self.log.read_text(encoding="utf-8")

    async def kill(self) -> None:
        """As a power cut would."""
        await self._end("kill")

    async def stop(self) -> int:
        """In order; gives the exit status."""
        return await self._end("terminate")

    async def _end(self, how: str) -> int:
        assert self._process is not None
        getattr(self._process, how)()
        status = await asyncio.to_thread(self._process.wait)
        assert self._process.stdout is not None
        self._process.stdout.close()
        self._process = None
        return status

    async def close(self) -> None:
        if self._process is not None:
            await self.kill()


@asynccontextmanager
async def process(folder: Path) -> AsyncIterator[Process]:
    """A server in a process of its own, started."""
    server = Process(folder)
    try:
        await server.start()
        yield server
    finally:
        await server.close()


# Connections


class Wire:
    """A bare WebSocket at a server."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket

    async def send(self, *frames: Any) -> None:
        """Strings and bytes as they are, everything else as JSON."""
        for frame in frames:
            if isinstance(frame, str | bytes):
                await self.socket.send(frame)
            else:
                await self.socket.send(msgspec.json.encode(frame), text=True)

    async def get(self) -> FromServer:
        """The next message."""
        async with asyncio.timeout(60):
            return read_message(await self.socket.recv())

    async def until(self, kind: type[Kind]) -> Kind:
        """The next message of a kind; others are passed over."""
        while not isinstance(message := await self.get(), kind):
            pass
        return message

    async def closed(self) -> int:
        """The code by which the server closes it; what comes before is passed over."""
        async with asyncio.timeout(60):
            with suppress(ConnectionClosed):
                while True:
                    await self.socket.recv()
        assert self.socket.close_code is not None
        return self.socket.close_code


@asynccontextmanager
async def wire(address: str, **fields: Any) -> AsyncIterator[Wire]:
    """A bare connection."""
    url = address.replace("http", "ws", 1) + "/api/socket"
    async with connect(url, compression=None, max_size=2**24, **fields) as socket:
        yield Wire(socket)


# Players


class Recording(Session):
    """A session that keeps every frame as it came."""

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.frames: list[bytes] = []

    def read(self, frame: str | bytes) -> FromServer:
        self.frames.append(frame.encode() if isinstance(frame, str) else frame)
        return super().read(frame)


@dataclass
class Player:
    """Somebody who plays anything legal, and remembers all he was told."""

    session: Session
    rng: Random
    told: list[Told] = field(default_factory=list)
    welcomes: list[Welcome] = field(default_factory=list)

    async def play(self, until: Callable[[Session], bool]) -> None:
        """Play on until it holds: it is looked at after each message."""
        session = self.session
        while not until(session):
            await self.act()
            if until(session):
                return
            await self.hear()

    async def act(self) -> None:
        """Do what one is asked, if one is."""
        session = self.session
        if session.actions:
            answer = await session.act(self.rng.choice(session.actions))
            assert isinstance(answer, Accepted), answer
        elif session.stage == "settled":
            await session.ready()

    async def hear(self) -> None:
        """One message."""
        message = await self.session.next()
        if isinstance(message, Welcome):
            self.welcomes.append(message)
        elif message is not None:
            self.told.append(message)


@asynccontextmanager
async def players(
    address: str,
    table: str,
    invitation: str,
    seats: Sequence[SeatLetter] = ("N", "E", "S", "W"),
    seed: int = 0,
) -> AsyncIterator[dict[SeatLetter, Player]]:
    """People at these seats of a table; the first is the host."""
    seated: dict[SeatLetter, Player] = {}
    try:
        for seat in seats:
            session = Session(address, table, invitation=invitation)
            await session.__aenter__()
            seated[seat] = Player(session, Random(f"{seed} {seat}"))
            answer = await session.take_seat(NAMES[seat], seat)
            assert isinstance(answer, Accepted), answer
        yield seated
    finally:
        for player in seated.values():
            await player.session.__aexit__(None, None, None)
