"""A client in Python: a seat at a table of a server, for bots, scripts and tests::

    table, invitation = await open_table("http://127.0.0.1:8000", Settings(preset="classic"))
    async with Session("http://127.0.0.1:8000", table, invitation=invitation) as session:
        await session.take_seat("Anna")
        await session.start()
        async for message in session:
            if session.actions:
                await session.act(my_choice(session.hand, session.actions))

A connection that is lost is made anew; what was missed is told then, and commands that were not
answered are sent again under their ids, so that none is carried out twice.
"""

from __future__ import annotations

import asyncio
import secrets
import urllib.error
import urllib.request
from collections.abc import AsyncIterator
from contextlib import suppress
from itertools import count
from types import TracebackType
from typing import Any, Final, Self

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from quinola.online.commands import (
    Act,
    AnyCommand,
    Hello,
    Leave,
    Ready,
    Start,
    TakeSeat,
)
from quinola.online.messages import (
    Accepted,
    ActedEvent,
    Choice,
    DealtEvent,
    FromServer,
    Hinted,
    LaidEvent,
    MatchBegunEvent,
    MatchOverEvent,
    PhaseName,
    Refused,
    SettledEvent,
    Shown,
    Stage,
    State,
    Told,
    UndoneEvent,
    Welcome,
    read_message,
)
from quinola.online.messages import ClosedEvent as TableClosed
from quinola.online.settings import Settings
from quinola.written import SeatLetter

Answer = Accepted | Refused | Hinted | Shown
Message = Welcome | Told

TIMEOUT: Final = 10.0
FIRST_WAIT: Final = 0.1
LONGEST_WAIT: Final = 2.0
"""Seconds until a lost connection is tried again, doubled each time."""


class ComeInError(Exception):
    """The table does not let one in; `refused` says why."""

    def __init__(self, refused: Refused) -> None:
        super().__init__(refused.reason)
        self.refused = refused


class RequestError(Exception):
    """A request over HTTP that was refused; `reason` is the id of its sentence."""

    def __init__(self, status: int, reason: str) -> None:
        super().__init__(f"{status} {reason}")
        self.status = status
        self.reason = reason


def new_token() -> str:
    """A secret for a seat or a table: 32 random bytes as the protocol writes them."""
    return secrets.token_urlsafe(32)


async def open_table(server: str, settings: Settings) -> tuple[str, str]:
    """Open a table; its id and the invitation to it. Raises `RequestError`."""
    invitation = new_token()
    body = msgspec.json.encode({"settings": settings, "invitation": invitation})
    answer = await asyncio.to_thread(_request, f"{server}/api/tables", body)
    return answer["table"], invitation


def _request(url: str, body: bytes | None) -> Any:
    headers = {"content-type": "application/json"}
    request = urllib.request.Request(url, body, headers)
    try:
        with urllib.request.urlopen(request, timeout=TIMEOUT) as answer:
            return msgspec.json.decode(answer.read())
    except urllib.error.HTTPError as error:
        with error:
            fault = msgspec.json.decode(error.read())
        raise RequestError(error.code, fault["reason"]) from None


class Session:
    """A place at a table: a player's once he has sat down or given his `token`, else a looker-on's.

    Iterate over it for what happens: each `Welcome` (forget everything and take its state) and
    each `Told`, once, in order; the iteration ends when the table is closed. `actions`, `hand`,
    `stage`, `phase` and `seen` are as of the last message that the iteration gave.
    """

    def __init__(
        self,
        server: str,
        table: str,
        *,
        token: str | None = None,
        invitation: str | None = None,
    ) -> None:
        self.table = table
        self.token = token or new_token()
        self.seat: SeatLetter | None = None
        self.seen = 0
        self.stage: Stage = "seating"
        self.state: State | None = None
        """The whole state as it came last."""
        self.phase: PhaseName | None = None
        self.hand: list[str] = []
        self._url = f"ws{server.removeprefix('http').rstrip('/')}/api/socket"
        self._invitation = invitation
        self._is_seated = token is not None
        self._choice: Choice | None = None
        self._acted = 0
        self._received: int | None = None
        self._ids = count(1)
        self._prefix = secrets.token_hex(4)
        self._pending: dict[str, tuple[AnyCommand, asyncio.Future[Answer]]] = {}
        self._messages: asyncio.Queue[Message | BaseException | None] = asyncio.Queue()
        self._socket: ClientConnection | None = None
        self._task: asyncio.Task[None] | None = None

    async def __aenter__(self) -> Self:
        self._task = asyncio.create_task(self._stay(), name=f"session at {self.table}")
        return self

    async def __aexit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        assert self._task is not None
        self._task.cancel()
        await asyncio.gather(self._task, return_exceptions=True)

    @property
    def actions(self) -> list[str]:
        """What the player may do now, as `act` takes it; nothing while he is not asked."""
        if self._choice is None or self.seen < self._acted:
            return []
        verb = "discard" if self.phase == "exchange" else "play"
        return [*(f"{verb} {card}" for card in self._choice.cards), *self._choice.others]

    # What happens

    async def __aiter__(self) -> AsyncIterator[Message]:
        while (message := await self.next()) is not None:
            yield message

    async def next(self) -> Message | None:
        """The next message, None when the table is closed. Raises `ComeInError`."""
        message = await self._messages.get()
        if isinstance(message, BaseException):
            raise message
        if message is not None:
            self._take_in(message)
        return message

    def _take_in(self, message: Message) -> None:
        match message:
            case Welcome(state=State() as state):
                own = state.own
                self.state, self.seen, self.stage = state, state.seq, state.stage
                self.hand = list(own.hand) if own else []
                self.phase = state.deal.phase if state.deal else None
                self._choice, self._acted = own.choice if own else None, 0
            case Told(seq=seq, event=event):
                self.seen = seq
                self._follow(event)
        if isinstance(message, Welcome):
            self.seat = message.seat

    def _follow(self, event: object) -> None:
        """Keep up what a player needs: the hand and what he is asked."""
        match event:
            case MatchBegunEvent():
                self.stage = "settled"
            case DealtEvent(hand=hand, choice=choice, phase=phase):
                self.stage, self.phase, self._choice = "playing", phase, choice
                self.hand = hand if isinstance(hand, list) else []
            case ActedEvent(did=did, choice=choice, phase=phase):
                self.phase, self._choice = phase, choice
                for act in did:
                    card, drawn = getattr(act, "card", None), getattr(act, "drawn", None)
                    if act.seat == self.seat and card in self.hand:
                        self.hand.remove(card)
                    if act.seat == self.seat and drawn is not None:
                        self.hand.append(drawn)
            case LaidEvent():
                self._choice = None
            case UndoneEvent(own=own, deal=deal):
                self.phase = deal.phase
                self.hand = list(own.hand) if own else []
                self._choice = own.choice if own else None
            case SettledEvent():
                self.stage, self.phase, self._choice, self.hand = "settled", None, None, []
            case MatchOverEvent():
                self.stage = "over"
            case TableClosed():
                self.stage = "closed"

    # What one does

    async def take_seat(self, name: str, seat: SeatLetter | None = None) -> Answer:
        """Sit down, with the session's token."""
        assert self._invitation is not None
        return await self.send(
            TakeSeat(
                id=self.new_id(),
                invitation=self._invitation,
                token=self.token,
                name=name,
                seat=seat,
            )
        )

    async def start(self) -> Answer:
        """Begin a match, as the host."""
        return await self.send(Start(id=self.new_id()))

    async def ready(self) -> Answer:
        """On to the next deal."""
        return await self.send(Ready(id=self.new_id()))

    async def act(self, action: str) -> Answer:
        """Do something in the deal: `play 7c`, `decline` and the like."""
        answer = await self.send(Act(id=self.new_id(), action=action, seen=self.seen))
        if isinstance(answer, Accepted):
            # Until its event is seen, what was asked before is of no account.
            self._acted = answer.seq
        return answer

    async def leave(self) -> Answer:
        """Give the seat up."""
        return await self.send(Leave(id=self.new_id()))

    def new_id(self) -> str:
        """An id for a command that no other one of this seat has."""
        return f"{self._prefix}-{next(self._ids)}"

    async def send(self, command: AnyCommand) -> Answer:
        """Send a command, again after a lost connection, until it is answered."""
        answer: asyncio.Future[Answer] = asyncio.get_running_loop().create_future()
        self._pending[command.id] = command, answer
        if self._socket is not None:
            with suppress(ConnectionClosed):
                await self._socket.send(msgspec.json.encode(command), text=True)
        return await answer

    async def drop(self) -> None:
        """Lose the connection, as a bad network would; it is made anew at once."""
        if self._socket is not None:
            self._socket.transport.abort()

    # The connection

    async def _stay(self) -> None:
        wait = FIRST_WAIT
        try:
            while True:
                try:
                    async with connect(self._url, compression=None, max_size=2**24) as socket:
                        wait = FIRST_WAIT
                        await self._converse(socket)
                except (OSError, ConnectionClosed, InvalidHandshake, TimeoutError):
                    pass
                self._socket = None
                await asyncio.sleep(wait)
                wait = min(2 * wait, LONGEST_WAIT)
        except ComeInError as error:
            self._end(error)
        except _Closed:
            self._end(None)

    def _end(self, error: ComeInError | None) -> None:
        self._messages.put_nowait(error)
        for _, answer in self._pending.values():
            if not answer.done():
                answer.set_exception(error or ConnectionError("the table is closed"))
        self._pending.clear()

    async def _converse(self, socket: ClientConnection) -> None:
        await self._say_hello(socket)
        self._socket = socket
        for command, _ in list(self._pending.values()):
            await socket.send(msgspec.json.encode(command), text=True)
        async for frame in socket:
            await self._receive(self.read(frame), socket)

    def read(self, frame: str | bytes) -> FromServer:
        """What a frame of the server says; for who wants the frames themselves to override."""
        return read_message(frame)

    async def _say_hello(self, socket: ClientConnection) -> None:
        hello = Hello(
            table=self.table,
            token=self.token if self._is_seated else None,
            invitation=None if self._is_seated else self._invitation,
            seen=self._received,
        )
        await socket.send(msgspec.json.encode(hello), text=True)

    async def _receive(self, message: Any, socket: ClientConnection) -> None:
        match message:
            case Welcome(state=state, seat=seat):
                self._is_seated = seat is not None
                if state is not None:
                    self._received = state.seq
                self._messages.put_nowait(message)
            case Told(seq=seq):
                if self._received is not None and seq != self._received + 1:
                    await self._say_hello(socket)
                    return
                self._received = seq
                self._messages.put_nowait(message)
                if isinstance(message.event, TableClosed):
                    raise _Closed
            case Refused(id=None):
                raise ComeInError(message)
            case Accepted() | Refused() | Hinted() | Shown():
                self._answered(message)

    def _answered(self, answer: Answer) -> None:
        assert answer.id is not None
        command, waiting = self._pending.pop(answer.id, (None, None))
        if isinstance(command, TakeSeat) and isinstance(answer, Accepted):
            # Its events are numbered anew; a welcome follows.
            self._is_seated, self._received = True, None
        if waiting is not None and not waiting.done():
            waiting.set_result(answer)


class _Closed(Exception):
    """The table is closed: nothing more will come."""
