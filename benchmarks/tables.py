"""Many tables at once: scripted players in one process, the server in another.

    python benchmarks/tables.py --tables 50 --seconds 20 [--rate 300] [--drops 0.05]

Four players at each table do anything legal as soon as they are asked, or together so many times a
second. Measured are commands a second, the time from a command to its answer and to the last of
the four who hears of it, transactions, and the server's memory and processor time (all the players
are one process, too, and may well be busier than the server). Each event must come once and in
order; with `--drops` that share of the connections is lost each minute, and comes again.
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import os
import random
import re
import subprocess
import sys
import tempfile
import time
import urllib.request
from contextlib import closing
from dataclasses import dataclass, field
from pathlib import Path

import click
import uvloop

from quinola.client import Session, open_table
from quinola.online.messages import Accepted, ActedEvent, Refused, Told
from quinola.online.settings import Settings
from quinola.server.application import Config
from quinola.server.limits import Limits
from quinola.server.room import Pace
from quinola.server.serving import bind, serve
from quinola.written import SeatLetter

PRESET = "classic"
SEATS: tuple[SeatLetter, ...] = ("N", "E", "S", "W")


@dataclass
class Figures:
    """What was seen; times in seconds."""

    answers: list[float] = field(default_factory=list)
    heard: list[float] = field(default_factory=list)
    events: int = 0
    lost: int = 0
    refused: int = 0
    drops: int = 0
    cpu: float = 0.0


class Pacer:
    """Lets so many through a second, all if the rate is 0."""

    def __init__(self, rate: float) -> None:
        self._step = 1 / rate if rate else 0.0
        self._next = time.perf_counter()

    async def turn(self) -> None:
        if self._step:
            now = time.perf_counter()
            self._next = max(self._next + self._step, now)
            await asyncio.sleep(self._next - now)


@dataclass
class Scripted:
    """Four players at a table."""

    figures: Figures
    pacer: Pacer
    began: dict[str, float] = field(default_factory=dict)
    heard_by: dict[str, int] = field(default_factory=dict)

    async def play(self, session: Session) -> None:
        """Until cancelled: act when asked, start again when a match is over."""
        last: int | None = None
        async for message in session:
            if not isinstance(message, Told):
                last = session.seen
                continue
            self.figures.events += 1
            if last is not None and message.seq != last + 1:
                self.figures.lost += 1
            last = message.seq
            self._note(message)
            await self._act(session)

    def _note(self, told: Told) -> None:
        if not isinstance(told.event, ActedEvent):
            return
        act = told.event.did[0]
        key = f"{act.seat} {getattr(act, 'card', '')} {getattr(act, 'trick', '')}"
        if key in self.began:
            self.heard_by[key] = self.heard_by.get(key, 0) + 1
            if self.heard_by[key] == 4:
                self.figures.heard.append(time.perf_counter() - self.began.pop(key))
                del self.heard_by[key]

    async def _act(self, session: Session) -> None:
        began = time.perf_counter()
        if session.actions:
            await self.pacer.turn()
            action = random.choice(session.actions)
            began = time.perf_counter()
            if action.startswith("play"):
                tricks = 11 - len(session.hand) + 1
                self.began[f"{session.seat} {action.split()[1]} {tricks}"] = began
            answer = await session.act(action)
        elif session.stage == "settled":
            answer = await session.ready()
        elif session.stage == "over" and session.seat == "N":
            answer = await session.start()
        else:
            return
        if isinstance(answer, Accepted):
            self.figures.answers.append(time.perf_counter() - began)
        elif isinstance(answer, Refused) and answer.reason != "not-settled":
            self.figures.refused += 1


async def drop_some(sessions: list[Session], share: float, figures: Figures) -> None:
    """Lose that share of the connections each minute."""
    while share:
        await asyncio.sleep(60 / (share * len(sessions)))
        await random.choice(sessions).drop()
        figures.drops += 1


async def gather_at(address: str, number: int) -> list[Session]:
    """A new table with four players."""
    table, invitation = await open_table(address, Settings(preset=PRESET, deals=8))
    sessions = [Session(address, table, invitation=invitation) for _ in SEATS]
    for seat, session in zip(SEATS, sessions, strict=True):
        await session.__aenter__()
        await session.take_seat(f"Player {number} {seat}", seat)
    return sessions


async def load(address: str, pid: int, options: argparse.Namespace) -> Figures:
    """Play at so many tables for so long."""
    figures, pacer = Figures(), Pacer(options.rate)
    sessions: list[Session] = []
    tasks = []
    for first in range(0, options.tables, 25):
        numbers = range(first, min(first + 25, options.tables))
        for four in await asyncio.gather(*(gather_at(address, number) for number in numbers)):
            scripted = Scripted(figures, pacer)
            sessions += four
            tasks += [asyncio.create_task(scripted.play(session)) for session in four]
    for session in sessions[::4]:
        await session.start()
    await asyncio.sleep(1)
    figures.answers.clear()
    figures.heard.clear()
    before = cpu_time(pid)
    tasks.append(asyncio.create_task(drop_some(sessions, options.drops, figures)))
    await asyncio.sleep(options.seconds)
    figures.cpu = cpu_time(pid) - before
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
    for session in sessions:
        await session.__aexit__(None, None, None)
    return figures


def quantile(times: list[float], share: float) -> str:
    """In milliseconds."""
    ordered = sorted(times)
    return f"{1000 * ordered[int(share * (len(ordered) - 1))]:.1f} ms" if ordered else "-"


def metric(text: str, name: str) -> float:
    found = re.search(rf"^{name} (\S+)$", text, re.MULTILINE)
    return float(found[1]) if found else 0.0


def memory(pid: int) -> float:
    """Resident, in megabytes; 0 where the system does not say."""
    try:
        status = Path(f"/proc/{pid}/status").read_text(encoding="utf-8")
    except OSError:
        return 0.0
    found = re.search(r"VmRSS:\s+(\d+)", status)
    return int(found[1]) / 1024 if found else 0.0


def cpu_time(pid: int) -> float:
    """Processor seconds of a process so far, all its threads; 0 where the system does not say."""
    try:
        fields = Path(f"/proc/{pid}/stat").read_text(encoding="utf-8").rpartition(")")[2].split()
    except OSError:
        return 0.0
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def server(database: str, port: str) -> None:
    """The other process."""
    limits = Limits(
        connections=10**6, tables=10**6, tables_at_once=10**6, requests=10**6, frames=10**4
    )
    config = Config(database=database, pace=Pace(0, 0), warms=False, limits=limits)
    serve(config, bind("127.0.0.1", int(port)), lambda: click.echo("ready"))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=50)
    parser.add_argument("--seconds", type=float, default=20)
    parser.add_argument("--rate", type=float, default=0, help="commands a second, 0 for all")
    parser.add_argument("--drops", type=float, default=0, help="share of connections a minute")
    parser.add_argument("--server", nargs=2, help=argparse.SUPPRESS)
    options = parser.parse_args()
    if options.server:
        server(*options.server)
        return
    with closing(bind("127.0.0.1", 0)) as free:
        port = free.getsockname()[1]
    with tempfile.TemporaryDirectory() as folder:
        database = f"{folder}/tables.db"
        process = subprocess.Popen(
            [sys.executable, __file__, "--server", database, str(port)],
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            encoding="utf-8",
        )
        assert process.stdout is not None
        process.stdout.readline()
        address = f"http://127.0.0.1:{port}"
        try:
            empty = memory(process.pid)
            # The players' own pauses are not to be taken for the server's.
            gc.disable()
            figures = uvloop.run(load(address, process.pid, options))
            full = memory(process.pid)
            with urllib.request.urlopen(f"{address}/metrics", timeout=30) as answer:
                text = answer.read().decode()
        finally:
            process.terminate()
            process.wait()
    report(figures, options.tables, options.seconds, text, full - empty)


def report(figures: Figures, tables: int, seconds: float, text: str, grown: float) -> None:
    commits, appends = metric(text, "quinola_commits_total"), metric(text, "quinola_appends_total")
    commands = max(len(figures.answers), 1)
    lines = (
        f"{tables} tables, {4 * tables} connections, {seconds:g} s",
        f"commands/s            {len(figures.answers) / seconds:.0f}",
        f"server's processor    {1000 * figures.cpu / commands:.2f} ms a command",
        f"command to answer     {halves(figures.answers)}",
        f"command to all four   {halves(figures.heard)}",
        f"decisions/transaction {appends / max(commits, 1):.1f} ({commits:.0f} transactions)",
        f"memory per table      {1024 * grown / tables:.0f} kB",
        f"events heard          {figures.events}, out of order {figures.lost}",
        f"refused               {figures.refused}; connections dropped {figures.drops}",
    )
    click.echo("\n".join(lines))


def halves(times: list[float]) -> str:
    return f"p50 {quantile(times, 0.5)}, p99 {quantile(times, 0.99)}"


if __name__ == "__main__":
    main()
