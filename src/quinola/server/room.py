"""One live table at work: a task that takes one thing after another, and who is connected.

For each thing: decide, commit, apply, then tell everyone (see docs/online.md). Nobody waits inside
a transaction and nobody's going away can break one off, for the task belongs to no connection.
"""

from __future__ import annotations

import asyncio
import secrets
import time
from collections.abc import Awaitable, Callable, Iterable
from contextlib import suppress
from dataclasses import dataclass
from random import SystemRandom
from typing import TYPE_CHECKING, Final

import msgspec

from quinola.bots.protocol import stand_in
from quinola.deal import Phase
from quinola.online.commands import AnyCommand, Hello, TakeSeat
from quinola.online.deciding import (
    Decision,
    answer_of,
    arrive,
    close,
    decide,
    depart,
    due,
    move,
    next_due,
)
from quinola.online.entries import AnyEntry, Begun, write_entry
from quinola.online.greeting import greet
from quinola.online.live_table import LiveTable, Recipient, Wanted
from quinola.online.messages import Accepted, Refused, Told, write_frame
from quinola.online.telling import refused
from quinola.online.tokens import hash_of
from quinola.refusal import Refusal
from quinola.rules import RuleViolation
from quinola.seats import Seat
from quinola.server.finished import deal_row, match_row
from quinola.server.journal import note, note_fault
from quinola.server.measures import Measures
from quinola.server.thinking import Desk, NoHintError, Thought
from quinola.store import Store
from quinola.view import View

if TYPE_CHECKING:
    from quinola.server.connection import Connection

COME_AGAIN: Final = 1011
"""Close code: a fault of the server, after which the table is read anew from its log."""

LATER: Final = 0.25
"""Seconds until another look where something is due and a bot still thinks about it."""

Job = Callable[[], Awaitable[None]]


@dataclass(frozen=True, slots=True)
class Pace:
    """How long bots take for a move at least, in seconds, so that people can follow."""

    move: float = 0.6
    after_trick: float = 1.4

    def times(self, factor: float) -> Pace:
        """So many times as slow."""
        return Pace(self.move * factor, self.after_trick * factor)


@dataclass(frozen=True, slots=True)
class Works:
    """What all tables of a server share."""

    store: Store
    desk: Desk
    measures: Measures
    pace: Pace


@dataclass(frozen=True, slots=True)
class Kept:
    """How much of the present match is kept among what is over."""

    match: int = 0
    deals: int = 0
    over: bool = False


@dataclass(slots=True)
class Seated:
    """For whom a connection is: a seat, with the hash of the token that opened it, or nobody."""

    to: Recipient = None
    token: str | None = None
    sent: int = 0


class RoomGoneError(Exception):
    """The table has been dropped; it is read anew when somebody comes again."""


class Room:
    """A live table with its connections. `size` is the number of entries in its log."""

    def __init__(self, table: LiveTable, log: Iterable[AnyEntry], size: int, works: Works) -> None:
        self.table = table
        self.connections: dict[Connection, Seated] = {}
        self.is_gone = False
        self.used_at = time.monotonic()
        self._size = size
        self._works = works
        self._begun = max((entry.at for entry in log if isinstance(entry, Begun)), default=0)
        self._kept = Kept()
        self._jobs: asyncio.Queue[tuple[Job, asyncio.Future[None]]] = asyncio.Queue()
        self._thinks_about: tuple[Seat, int, str] | None = None
        self._is_advising = False
        self._aside: set[asyncio.Task[None]] = set()
        self._alarm: asyncio.TimerHandle | None = None
        self._task = asyncio.create_task(self._work(), name=f"table {table.id}")

    # What others ask of it; each is done when its turn has come

    async def wake(self, entries: Iterable[AnyEntry]) -> None:
        """Begin, with what is to be noted of a restart."""

        async def job() -> None:
            await self._commit(entries)

        await self._do(job)

    async def enter(self, connection: Connection, hello: Hello) -> None:
        """A connection comes, or says anew whose it is. Raises `Refusal`, and it is out then."""

        async def job() -> None:
            before = self.connections.pop(connection, Seated())
            try:
                greeting = greet(self.table, hello, now=_now())
            except Refusal:
                await self._depart(before.to)
                raise
            token = None if hello.token is None else hash_of(hello.token)
            self.connections[connection] = Seated(greeting.to, token, greeting.seen)
            connection.send(write_frame(greeting.welcome))
            for told in greeting.missed:
                connection.send(write_frame(told))
            await self._depart(before.to)
            if greeting.to is not None:
                await self._commit(arrive(self.table, greeting.to, now=_now()))

        await self._do(job)

    async def command(self, connection: Connection, command: AnyCommand) -> None:
        """A command; its answer is sent to the connection."""
        came = time.perf_counter()

        async def job() -> None:
            seated = self.connections.get(connection)
            if seated is not None:
                answer = await self._carry_out(connection, seated, command)
                kind = str(command.__struct_config__.tag)
                self._works.measures.commands.labels(kind, answer).inc()
                self._works.measures.command_seconds.observe(time.perf_counter() - came)

        await self._do(job)

    async def leave(self, connection: Connection) -> None:
        """A connection is gone."""

        async def job() -> None:
            await self._depart(self.connections.pop(connection, Seated()).to)

        with suppress(RoomGoneError):
            await self._do(job)

    async def close_idle(self) -> None:
        """Close the table for good, since nobody uses it."""

        async def job() -> None:
            await self._commit(close(self.table, "idle", now=_now()))

        await self._do(job)

    async def stop(self) -> None:
        """Do what waits to be done, and no more."""
        await self._jobs.join()
        self._give_up()
        self._task.cancel()
        await asyncio.gather(self._task, *self._aside, return_exceptions=True)

    @property
    def is_idle(self) -> bool:
        """Whether nothing happens here before somebody comes."""
        return (
            not self.connections
            and self._jobs.empty()
            and self._thinks_about is None
            and next_due(self.table) is None
        )

    # One thing after another

    async def _do(self, job: Job) -> None:
        if self.is_gone:
            raise RoomGoneError
        self.used_at = time.monotonic()
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._jobs.put_nowait((job, done))
        # Who waits may go away: what was begun is finished all the same.
        await asyncio.shield(done)

    async def _work(self) -> None:
        while not self.is_gone:
            job, done = await self._jobs.get()
            try:
                try:
                    await job()
                except Refusal as refusal:
                    _fail(done, refusal)
                await self._go_on()
            except Exception as error:  # noqa: BLE001 (whatever it is)
                # Memory and disk may differ now: the log is right, and is read again.
                note_fault("table-failed", error, table=self.table.id)
                self._works.measures.failed.inc()
                self._give_up()
                _fail(done, RoomGoneError())
            else:
                if not done.done():
                    done.set_result(None)
            finally:
                self._jobs.task_done()

    def _give_up(self) -> None:
        """Let go of everything; connections are to come again."""
        self.is_gone = True
        if self._alarm is not None:
            self._alarm.cancel()
        for task in self._aside:
            task.cancel()
        for connection in list(self.connections):
            connection.close(COME_AGAIN)
        self.connections.clear()
        while not self._jobs.empty():
            _, done = self._jobs.get_nowait()
            _fail(done, RoomGoneError())
            self._jobs.task_done()

    async def _commit(self, entries: Iterable[AnyEntry]) -> None:
        """On the disk first, then in the table."""
        entries = list(entries)
        if not entries:
            return
        await self._works.store.append(
            self.table.id,
            self._size,
            [write_entry(entry) for entry in entries],
            at=entries[-1].at,
            closed=self.table.closed or any(_closes(entry) for entry in entries),
        )
        self._size += len(entries)
        for entry in entries:
            if isinstance(entry, Begun):
                self._begun = entry.at
            self.table.apply(entry)

    async def _go_on(self) -> None:
        """All that follows by itself; then everyone is told."""
        while entries := due(self.table, now=_now(), chance=secrets.token_bytes):
            await self._commit(entries)
        await self._keep_finished()
        self._tell()
        self._think()
        self._set_alarm()

    async def _keep_finished(self) -> None:
        """Keep deals that are over where they can be looked up, before anyone hears of them."""
        table = self.table
        if table.match is None:
            return
        over = table.stage in ("over", "closed")
        now = Kept(table.matches, len(table.settled), over)
        if now == self._kept:
            return
        known = self._kept.deals if self._kept.match == now.match else 0
        deals = [deal_row(table, n, table.last_at) for n in range(known + 1, now.deals + 1)]
        await self._works.store.keep(match_row(table, self._begun), deals)
        self._kept = now

    async def _depart(self, seat: Recipient) -> None:
        """A connection of theirs is gone; note it if that was the last one."""
        if seat is not None and all(o.to is not seat for o in self.connections.values()):
            await self._commit(depart(self.table, seat, now=_now()))

    # Commands

    async def _carry_out(self, connection: Connection, seated: Seated, command: AnyCommand) -> str:
        """Do it and answer; gives `accepted`, or why it was refused."""
        table = self.table
        decision = decide(table, seated.to, command, now=_now(), chance=secrets.token_bytes)
        await self._commit(decision.entries)
        if decision.errand is not None:
            return self._run_errand(connection, command, decision)
        answer = decision.answer or answer_of(table, decision.seat, command, now=_now())
        connection.send(write_frame(answer))
        if isinstance(answer, Refused):
            return answer.reason
        if isinstance(command, TakeSeat) and seated.to is None:
            await self._seat(connection, command, answer)
        return "accepted"

    async def _seat(self, connection: Connection, command: TakeSeat, answer: Accepted) -> None:
        """From now on the connection is that of the seat."""
        assert answer.seat is not None
        seat = Seat[answer.seat]
        self.connections[connection] = Seated(seat, hash_of(command.token))
        self._welcome(connection)
        await self._commit(arrive(self.table, seat, now=_now()))

    def _run_errand(self, connection: Connection, command: AnyCommand, decision: Decision) -> str:
        if decision.errand == "cards":
            connection.send(write_frame(self.table.cards_shown(command.id)))
        elif self._is_advising:
            connection.send(write_frame(refused(command.id, Refusal("too-fast"))))
            return "too-fast"
        else:
            assert decision.seat is not None
            self._is_advising = True
            view = self.table.view(decision.seat)
            self._set_aside(self._hint(connection, command, view))
        return "accepted"

    async def _hint(self, connection: Connection, command: AnyCommand, view: View) -> None:
        try:
            hint = await self._works.desk.hint(view, command.id)
            connection.send(write_frame(hint))
        except NoHintError:
            connection.send(write_frame(refused(command.id, Refusal("hint-late"))))
        finally:
            self._is_advising = False

    # Telling

    def _tell(self) -> None:
        frames: dict[tuple[Recipient, int], bytes] = {}
        bodies: dict[int, bytes] = {}
        for connection, seated in list(self.connections.items()):
            if not self._is_still_theirs(seated):
                # The seat is no longer theirs: from here on they see what everyone may.
                seated.to, seated.token = None, None
                self._welcome(connection)
                continue
            missed = self.table.streams[seated.to].since(seated.sent)
            if missed is None:
                self._welcome(connection)
                continue
            for told in missed:
                key = (seated.to, told.seq)
                if key not in frames:
                    frames[key] = _frame(told, bodies)
                connection.send(frames[key])
                seated.sent = told.seq
            self._works.measures.events.inc(len(missed))

    def _is_still_theirs(self, seated: Seated) -> bool:
        if seated.to is None:
            return True
        kept = self.table.places[seated.to].token
        return kept is not None and secrets.compare_digest(kept, seated.token or "")

    def _welcome(self, connection: Connection) -> None:
        seated = self.connections[connection]
        connection.send(write_frame(self.table.welcome(seated.to, _now())))
        seated.sent = self.table.streams[seated.to].last

    # Bots and time

    def _think(self) -> None:
        """See that a bot thinks about its move, if one is wanted."""
        wanted = self.table.wanted(_now())
        about = None if wanted is None else (wanted.seat, wanted.step, wanted.by)
        if about == self._thinks_about:
            return
        self._thinks_about = about
        if wanted is not None:
            self._set_aside(self._move(wanted))

    async def _move(self, wanted: Wanted) -> None:
        ready_at = time.monotonic() + self._pause_before(wanted)
        thought = await self._works.desk.move(wanted.level, wanted.view)
        if thought.failed:
            note("bot-failed", table=self.table.id, seat=str(wanted.seat), level=wanted.level)
        await asyncio.sleep(ready_at - time.monotonic())

        async def job() -> None:
            await self._commit(self._moved(wanted, thought))
            if self._thinks_about == (wanted.seat, wanted.step, wanted.by):
                self._thinks_about = None

        with suppress(RoomGoneError):
            await self._do(job)

    def _moved(self, wanted: Wanted, thought: Thought) -> Iterable[AnyEntry]:
        try:
            return move(self.table, wanted, thought.action, now=_now())
        except RuleViolation:
            action = stand_in(wanted.view, SystemRandom())
            return move(self.table, wanted, action, now=_now())

    def _pause_before(self, wanted: Wanted) -> float:
        """Bots take their time where people look on, and more when a trick has just been taken."""
        if wanted.by == "clock" or not self.connections:
            return 0.0
        view, pace = wanted.view, self._works.pace
        lies_open = (
            view.phase is Phase.PLAY and view.tricks and not (view.trick and view.trick.plays)
        )
        return pace.after_trick if lies_open else pace.move

    def _set_alarm(self) -> None:
        if self._alarm is not None:
            self._alarm.cancel()
            self._alarm = None
        soon = next_due(self.table)
        if soon is None or self.is_gone:
            return
        seconds = (soon - _now()) / 1000
        delay = seconds if seconds > 0 else LATER
        self._alarm = asyncio.get_running_loop().call_later(delay, self._look)

    def _look(self) -> None:
        async def job() -> None:
            """Nothing but what follows by itself."""

        async def look() -> None:
            with suppress(RoomGoneError):
                await self._do(job)

        self._set_aside(look())

    def _set_aside(self, work: Awaitable[None]) -> None:
        """Let something run beside the table's own task."""

        async def run() -> None:
            try:
                await work
            except Exception as error:  # noqa: BLE001 (nobody else would hear of it)
                note_fault("task-failed", error, table=self.table.id)

        task = asyncio.create_task(run())
        self._aside.add(task)
        task.add_done_callback(self._aside.discard)


def _frame(told: Told, bodies: dict[int, bytes]) -> bytes:
    """As `write_frame` has it, but an event that several streams share is written only once."""
    body = bodies.get(id(told.event))
    if body is None:
        body = bodies[id(told.event)] = msgspec.json.encode(told.event)
    return b'{"type":"told","seq":%d,"at":%d,"event":%b}' % (told.seq, told.at, body)


def _closes(entry: AnyEntry) -> bool:
    return entry.__struct_config__.tag == "closed"


def _fail(done: asyncio.Future[None], error: Exception) -> None:
    if not done.done():
        done.set_exception(error)
        # Whoever waited may be gone; then nobody asks for it.
        done.exception()


def _now() -> int:
    """Milliseconds since 1970."""
    return time.time_ns() // 1_000_000
