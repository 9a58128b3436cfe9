"""One WebSocket: its frames in, bounded and limited, and what it is sent, in a bounded queue."""

from __future__ import annotations

import asyncio
from collections import deque
from contextlib import suppress
from typing import TYPE_CHECKING, Any, Final

from quinola.online.commands import FromClient, Hello, id_of_broken, read_frame
from quinola.online.messages import write_frame
from quinola.online.telling import refused
from quinola.refusal import Refusal
from quinola.server.journal import note
from quinola.server.limits import Bucket
from quinola.server.room import COME_AGAIN, Room, RoomGoneError

if TYPE_CHECKING:
    from litestar.types import Receive, Send

    from quinola.server.hall import Hall

ABUSE: Final = 1008
RESTARTING: Final = 1012
TOO_SLOW: Final = 1013
HELLO_REFUSED: Final = 4403


class Connection:
    """A connection of a page, a program or a bot. `address` is by what it is counted."""

    def __init__(self, hall: Hall, address: str, receive: Receive, send: Send) -> None:
        self._hall = hall
        self._limits = hall.limits
        self._address = address
        self._receive = receive
        self._send = send
        self._queue: deque[bytes] = deque()
        self._queued = 0
        self._wake = asyncio.Event()
        self._code: int | None = None
        self._dropped = asyncio.Event()
        self._room: Room | None = None
        self._bucket = Bucket(self._limits.frames, self._limits.frames_at_once)
        self._broken = 0

    # For the table

    def send(self, frame: bytes) -> None:
        """Have it sent; whoever does not keep up is dropped, and may come again and resume."""
        if self._code is not None:
            return
        self._queue.append(frame)
        self._queued += len(frame)
        self._wake.set()
        limits = self._limits
        if len(self._queue) > limits.queue_frames or self._queued > limits.queue_bytes:
            self._hall.measures.slow.inc()
            note("connection-slow", address=self._address)
            self._queue.clear()
            self._code = TOO_SLOW
            self._dropped.set()

    def close(self, code: int) -> None:
        """Close it when all before this is sent."""
        if self._code is None:
            self._code = code
            self._wake.set()

    # Its life

    async def serve(self) -> None:
        """From its coming to its end."""
        await self._receive()
        await self._send({"type": "websocket.accept", "subprotocol": None, "headers": []})
        tasks = {
            asyncio.create_task(self._read()),
            asyncio.create_task(self._write()),
            asyncio.create_task(self._dropped.wait()),
        }
        try:
            await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        finally:
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
            self._code = self._code or RESTARTING
            if self._room is not None:
                await self._room.leave(self)

    async def _write(self) -> None:
        while True:
            await self._wake.wait()
            self._wake.clear()
            while self._queue:
                frame = self._queue.popleft()
                self._queued -= len(frame)
                # The server's own frames are UTF-8 by their making.
                await self._send({"type": "websocket.send", "bytes": None, "text": frame.decode()})
            if self._code is not None:
                await self._send({"type": "websocket.close", "code": self._code, "reason": ""})
                return

    async def _read(self) -> None:
        try:
            async with asyncio.timeout(self._limits.hello_within) as patience:
                while await self._read_one():
                    if self._room is not None:
                        patience.reschedule(None)
        except TimeoutError:
            self.close(ABUSE)
        # The writer has the last word, and ends what is left of the connection.
        if self._code is not None:
            await self._dropped.wait()

    async def _read_one(self) -> bool:
        """Take one frame; whether there may be more."""
        message: Any = await self._receive()
        if message["type"] != "websocket.receive":
            return False
        frame = message.get("text")
        if frame is None:
            frame = message.get("bytes") or b""
        try:
            read = read_frame(frame)
        except Refusal as refusal:
            self._refuse(id_of_broken(frame), refusal)
            self._count_broken()
        else:
            if self._bucket.take():
                await self._take(read)
            else:
                self._refuse(None if isinstance(read, Hello) else read.id, Refusal("too-fast"))
                self._count_broken()
        return self._code is None

    def _refuse(self, command: str | None, refusal: Refusal) -> None:
        self.send(write_frame(refused(command, refusal)))

    def _count_broken(self) -> None:
        self._hall.measures.frames_broken.inc()
        self._broken += 1
        if self._broken > self._limits.broken:
            note("connection-abusive", address=self._address)
            self.close(ABUSE)

    async def _take(self, message: FromClient) -> None:
        try:
            if isinstance(message, Hello):
                await self._come(message)
            elif self._room is None:
                self._refuse(message.id, Refusal("hello-first"))
            else:
                await self._room.command(self, message)
        except RoomGoneError:
            self.close(COME_AGAIN)

    async def _come(self, hello: Hello) -> None:
        """To a table, from another one perhaps. A refusal ends the connection."""
        before = self._room
        try:
            room = await self._hall.room(hello.table)
            if before is not None and before is not room:
                await before.leave(self)
            self._room = room
            await room.enter(self, hello)
        except Refusal as refusal:
            if before is not None:
                with suppress(RoomGoneError):
                    await before.leave(self)
            self._refuse(None, refusal)
            self.close(HELLO_REFUSED)
