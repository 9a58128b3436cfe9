"""Who thinks about which question: a few processes, a queue, and deadlines that hold.

A process that is not done in time, or dies, is killed and another started; the move is then made
by `club` at once. So a table waits for its bot no longer than the bot may think, whatever it does.
"""

from __future__ import annotations

import asyncio
import os
import sys
from asyncio.subprocess import DEVNULL, PIPE, Process, create_subprocess_exec
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from itertools import count
from random import Random, SystemRandom
from typing import Any, Final

from msgspec.structs import replace

from quinola.actions import Action
from quinola.bots import BOTS, ClubBot
from quinola.bots.protocol import stand_in
from quinola.bots.searching import SearchingBot
from quinola.online.messages import CommandId, Hinted
from quinola.server.thinking.parcel import LENGTH, READY, Question, pack, unpack
from quinola.view import View

GRACE: Final = 1.0
"""Seconds beyond the time to think, for the way there and back."""

QUICK: Final = 0.2
"""Seconds for a bot that does not look ahead."""

START: Final = 30.0
"""Seconds that a new process may take to begin."""

RETRY: Final = 5.0
"""Seconds until another try where a process could not be started."""

HINT_SECONDS: Final = 15.0
MEANWHILE: Final = "club"
"""What plays until the fast core is compiled, and where a bot has failed."""

THINKER: Final = (sys.executable, "-m", "quinola.server.thinking.thinker")
WARMING: Final = (
    sys.executable,
    "-c",
    "from quinola.bots.readiness import make_ready; make_ready()",
)


class NoHintError(Exception):
    """No hint was found in time."""


@dataclass(frozen=True, slots=True)
class Thought:
    """A bot's move; `failed` says that `club` had to step in, `level` who was asked."""

    action: Action
    level: str
    failed: bool = False


@dataclass(slots=True, order=True)
class Job:
    """A question on its way, and where its answer goes: None for none. Moves go before hints."""

    rank: tuple[bool, int]
    question: Question = field(compare=False)
    answer: asyncio.Future[Any] = field(compare=False)


class Desk:
    """So many thinking processes; start with `open`, and always `close`.

    With `warms` it compiles what the looking-ahead bots need, in a process of its own; until that
    is done `club` plays for them. `told` hears each level and whether it failed.
    """

    def __init__(
        self,
        processes: int = 1,
        *,
        warms: bool = True,
        told: Callable[[str, bool], None] = lambda _level, _failed: None,
        thinker: Sequence[str] = THINKER,
    ) -> None:
        self.is_warm = False
        self._warms = warms
        self._told = told
        self._thinker = tuple(thinker)
        self._jobs: asyncio.PriorityQueue[Job] = asyncio.PriorityQueue()
        self._numbers = count()
        self._warm = asyncio.Event()
        self._tasks: list[asyncio.Task[None]] = []
        self._processes = processes
        self._club = ClubBot(Random(SystemRandom().randrange(2**64)))

    def open(self) -> None:
        """Begin; until the processes have started, moves are `club`'s."""
        self._tasks = [
            asyncio.create_task(self._serve(), name=f"thinker {number}")
            for number in range(self._processes)
        ]
        if self._warms:
            self._tasks.append(asyncio.create_task(self._make_warm(), name="compiling"))

    async def close(self) -> None:
        """End all processes."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    async def move(self, level: str, view: View) -> Thought:
        """A legal move of a bot of this level, always, and in time."""
        bot = BOTS[level]
        looks_ahead = isinstance(bot, type) and issubclass(bot, SearchingBot)
        asked = level if self.is_warm or not looks_ahead else MEANWHILE
        seconds = getattr(bot, "seconds", QUICK)
        action = await self._ask(
            Question("move", asked, view, seconds, self.is_warm), seconds + GRACE
        )
        failed = action not in view.actions()
        self._told(level, failed)
        return Thought(self._by_club(view) if failed else action, level, failed)

    async def hint(self, view: View, command: CommandId) -> Hinted:
        """The answer to a command that asks for a hint from this view. Raises `NoHintError`."""
        try:
            async with asyncio.timeout(HINT_SECONDS):
                await self._warm.wait()
        except TimeoutError:
            raise NoHintError from None
        question = Question("hint", "master", view, HINT_SECONDS, self.is_warm)
        hint = await self._ask(question, HINT_SECONDS)
        if not isinstance(hint, Hinted):
            raise NoHintError
        return replace(hint, id=command)

    def _by_club(self, view: View) -> Action:
        action = self._club.act(view, 0.0)
        return action if action in view.actions() else stand_in(view, Random())

    async def _ask(self, question: Question, patience: float) -> Any:
        """The answer, or None: the wait for a free process counts too."""
        rank = (question.kind == "hint", next(self._numbers))
        job = Job(rank, question, asyncio.get_running_loop().create_future())
        self._jobs.put_nowait(job)
        try:
            async with asyncio.timeout(patience):
                return await job.answer
        except TimeoutError:
            return None

    # Processes

    async def _serve(self) -> None:
        """Lead one process, or one after another, through its questions."""
        while True:
            process = await self._started()
            try:
                if process is None:
                    await asyncio.sleep(RETRY)
                    continue
                while await self._served(process):
                    pass
            finally:
                await _end(process)

    async def _started(self) -> Process | None:
        """A process that is ready to think, None if it could not be had."""
        environment = {**os.environ, "NUMBA_NUM_THREADS": "1", "OMP_NUM_THREADS": "1"}
        process: Process | None = None
        try:
            process = await _begun(self._thinker, stdin=PIPE, stdout=PIPE, env=environment)
            async with asyncio.timeout(START):
                ready = await _read(process) == READY
        except (OSError, EOFError, TimeoutError):
            ready = False
        except asyncio.CancelledError:
            await _end(process)
            raise
        if not ready:
            await _end(process)
            return None
        return process

    async def _served(self, process: Process) -> bool:
        """One question; whether the process is still good for another."""
        job = await self._jobs.get()
        if job.answer.done():  # nobody waits for it any more
            return True
        assert process.stdin is not None
        answer, is_good = None, True
        try:
            async with asyncio.timeout(job.question.seconds + GRACE):
                process.stdin.write(pack(job.question))
                await process.stdin.drain()
                answer = await _read(process)
        except (TimeoutError, OSError, EOFError):
            is_good = False
        if not job.answer.done():
            job.answer.set_result(answer)
        return is_good

    async def _make_warm(self) -> None:
        process: Process | None = None
        try:
            process = await _begun(WARMING, stdin=DEVNULL, stdout=DEVNULL, env=None)
            self.is_warm = await process.wait() == 0
        except OSError:
            return
        finally:
            await _end(process)
        if self.is_warm:
            self._warm.set()


async def _read(process: Process) -> Any:
    """The next value from a process. Raises `EOFError` when it is gone."""
    assert process.stdout is not None
    header = await process.stdout.readexactly(LENGTH.size)
    return unpack(await process.stdout.readexactly(*LENGTH.unpack(header)))


async def _begun(
    command: Sequence[str], *, stdin: int, stdout: int, env: Mapping[str, str] | None
) -> Process:
    """A new process; one whose starting is broken off is ended. Raises `OSError`."""
    starting = asyncio.ensure_future(
        create_subprocess_exec(*command, stdin=stdin, stdout=stdout, stderr=DEVNULL, env=env)
    )
    try:
        return await asyncio.shield(starting)
    except asyncio.CancelledError:
        with suppress(OSError):
            await _end(await starting)
        raise


async def _end(process: Process | None) -> None:
    """Kill it and see it gone, even if one is to stop oneself meanwhile."""
    if process is None:
        return
    with suppress(ProcessLookupError):
        process.kill()
    # Its pipes are closed with it, which asyncio would notice a moment later.
    transport = getattr(process, "_transport", None)
    if transport is not None:
        transport.close()
    going = asyncio.ensure_future(process.wait())
    try:
        await asyncio.shield(going)
    except asyncio.CancelledError:
        await going
        raise
