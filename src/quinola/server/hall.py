"""All tables of a server: opened, fetched from their logs when somebody comes, put away again."""

from __future__ import annotations

import asyncio
import secrets
import time
from contextlib import suppress
from dataclasses import dataclass
from typing import Final

from quinola.online.deciding import open_table, restart
from quinola.online.entries import AnyEntry, Opened, read_entry, write_entry
from quinola.online.live_table import LiveTable
from quinola.online.settings import Settings
from quinola.refusal import Refusal
from quinola.server.journal import note, note_fault
from quinola.server.limits import Limits
from quinola.server.measures import Measures
from quinola.server.room import Pace, Room, RoomGoneError, Works
from quinola.server.thinking import Desk
from quinola.store import NotSavedError, Store

ID_BYTES: Final = 12
DAY: Final = 24 * 3600


@dataclass(frozen=True, slots=True, kw_only=True)
class Habits:
    """When what is done by itself, in seconds.

    A table that nobody is at is put out of memory after `rest`; one where nothing has happened for
    `keep` is closed and archived. That is looked for every `sweep`; every `pulse` the server notes
    that it is up, so that after a crash clocks go on where they stood.
    """

    rest: float = 60
    keep: float = 30 * DAY
    sweep: float = 30
    pulse: float = 2


class Hall:
    """The tables. Make it with `open`, and `close` it."""

    def __init__(
        self,
        store: Store,
        desk: Desk,
        measures: Measures,
        *,
        pace: Pace,
        limits: Limits,
        habits: Habits,
    ) -> None:
        self.store = store
        self.desk = desk
        self.measures = measures
        self.limits = limits
        self.is_stopping = False
        self.connected = 0
        self._works = Works(store, desk, measures, pace)
        self._habits = habits
        self._rooms: dict[str, Room] = {}
        self._loading: dict[str, asyncio.Lock] = {}
        self._down_since: int | None = None
        self._tasks: list[asyncio.Task[None]] = []

    async def open(self) -> None:
        """Begin."""
        self._down_since = await self.store.last_pulse()
        self.desk.open()
        self._tasks = [
            asyncio.create_task(self._sweep_for_ever(), name="sweeper"),
            asyncio.create_task(self._pulse_for_ever(), name="pulse"),
        ]

    async def close(self) -> None:
        """Let every table finish what it is at; all is on the disk then."""
        self.is_stopping = True
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await asyncio.gather(*(room.stop() for room in self._rooms.values()))
        self._rooms.clear()
        await self.desk.close()
        with suppress(NotSavedError):
            await self.store.pulse(_now())
        await self.store.close()

    async def open_table(self, settings: Settings, invitation: str) -> tuple[str, bool]:
        """A new table's id, or that of the one that has this invitation; whether it is new.

        Raises `Refusal` for settings that cannot be had, and `NotSavedError`.
        """
        table = secrets.token_urlsafe(ID_BYTES)
        opened = open_table(table, invitation, settings, now=_now())
        found = await self.store.open_table(
            table, opened.invitation, write_entry(opened), at=opened.at
        )
        if found == table:
            self.measures.opened.inc()
            note("table-opened", table=table, preset=settings.preset, practice=settings.practice)
        return found, found == table

    async def room(self, table: str) -> Room:
        """A table at work, fetched from its log if need be. Raises `Refusal`."""
        room = self._rooms.get(table)
        if room is not None and not room.is_gone:
            return room
        if self.is_stopping:
            raise Refusal("server-stopping")
        lock = self._loading.setdefault(table, asyncio.Lock())
        try:
            async with lock:
                room = self._rooms.get(table)
                if room is None or room.is_gone:
                    room = await self._fetch(table)
                return room
        finally:
            if not lock.locked():
                self._loading.pop(table, None)

    async def _fetch(self, table: str) -> Room:
        written = await self.store.entries(table)
        if written is None:
            raise Refusal("table-unknown")
        if len(self._rooms) >= self.limits.tables_loaded:
            raise Refusal("too-many")
        log = [read_entry(entry) for entry in written]
        live = await asyncio.to_thread(_played, log)
        room = Room(live, log, len(log), self._works)
        self._rooms[table] = room
        self.measures.tables.set(len(self._rooms))
        # Whoever was connected when the server went down is not any more.
        was_used = any(place.online for place in live.places.values())
        try:
            await room.wake(restart(live, now=_now(), since=self._down_since) if was_used else ())
        except RoomGoneError:
            raise Refusal("server-not-saved") from None
        return room

    # By itself

    async def _sweep_for_ever(self) -> None:
        while True:
            await asyncio.sleep(self._habits.sweep)
            try:
                await self.sweep()
            except (NotSavedError, RoomGoneError, Refusal) as error:
                note_fault("sweep-failed", error)

    async def sweep(self) -> None:
        """Put tables away that rest, and archive those that nobody has used for long."""
        now = time.monotonic()
        for table, room in list(self._rooms.items()):
            if room.is_gone:
                del self._rooms[table]
            elif room.is_idle and now - room.used_at >= self._habits.rest:
                del self._rooms[table]
                await room.stop()
        self.measures.tables.set(len(self._rooms))
        old = _now() - int(self._habits.keep * 1000)
        for table in await self.store.untouched_since(old):
            if table not in self._rooms:
                await self._archive(table)

    async def _archive(self, table: str) -> None:
        room = await self.room(table)
        if not room.connections:
            await room.close_idle()
            del self._rooms[table]
            await room.stop()
            await self.store.archive(table)
            note("table-archived", table=table)

    async def _pulse_for_ever(self) -> None:
        while True:
            await asyncio.sleep(self._habits.pulse)
            if self.connected:
                try:
                    await self.store.pulse(_now())
                except NotSavedError as error:
                    note_fault("pulse-failed", error)


def _played(log: list[AnyEntry]) -> LiveTable:
    opened, *entries = log
    assert isinstance(opened, Opened)
    return LiveTable(opened, entries)


def _now() -> int:
    """Milliseconds since 1970."""
    return time.time_ns() // 1_000_000
