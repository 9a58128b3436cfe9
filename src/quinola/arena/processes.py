"""Work shared out among processes on this machine.

Each is started afresh (spawned), so that it shares no threads or locks with this one, and has a
pipe to itself: when this process dies, be it killed, the pipe ends and so does the worker.
"""

from __future__ import annotations

import pickle
import signal
from collections.abc import Callable, Generator, Iterable
from contextlib import suppress
from itertools import islice
from multiprocessing import get_context
from multiprocessing.connection import Connection, wait
from multiprocessing.process import BaseProcess
from typing import Any, TypeVar

from quinola.arena.entrant import Entrant
from quinola.arena.refusal import ArenaError

C = TypeVar("C")
T = TypeVar("T")
R = TypeVar("R")


class WorkerLost(Exception):
    """A worker that did not do its task: `error` is what it raised, None if its process died."""

    def __init__(self, error: str | None) -> None:
        super().__init__(error)
        self.error = error


def verify_sendable(entrants: Iterable[Entrant]) -> None:
    """Raise `ArenaError` for an entrant that cannot be sent to another process."""
    for entrant in entrants:
        try:
            pickle.dumps(entrant)
        except (pickle.PicklingError, AttributeError, TypeError):
            raise ArenaError("arena-not-sendable", name=entrant.name) from None


def share_out(do: Callable[[C, T], R], common: C, tasks: Iterable[T], count: int) -> Generator[R]:
    """What `do(common, task)` comes to for each task, as it is finished, in any order.

    So many processes do them; `do` is a function of a module. Closing the generator stops them.
    Raises `WorkerLost`.
    """
    ahead = iter(tasks)
    workers: dict[Connection[Any, Any], BaseProcess] = {}
    try:
        for task in islice(ahead, count):
            pipe, process = _hire(do, common)
            workers[pipe] = process
            pipe.send(task)
        while workers:
            ready = wait(list(workers))
            for pipe in [pipe for pipe in workers if pipe in ready]:
                done: R = _received(pipe)
                try:
                    pipe.send(next(ahead))
                except StopIteration:
                    pipe.close()
                    workers.pop(pipe).join()
                yield done
    finally:
        for process in workers.values():
            process.terminate()
        for process in workers.values():
            process.join()


def _hire(do: Callable[[C, T], R], common: C) -> tuple[Connection[Any, Any], BaseProcess]:
    context = get_context("spawn")
    # Of another class on Windows, which does the same.
    ends: tuple[Any, Any] = context.Pipe()
    ours, theirs = ends
    process = context.Process(target=_work, args=(theirs, do, common), daemon=True)
    process.start()
    # The worker has the only other end now: whoever is left alone notices.
    theirs.close()
    return ours, process


def _work(pipe: Connection[Any, Any], do: Callable[[C, T], R], common: C) -> None:
    """Do what comes through the pipe until it ends."""
    # Ctrl-C reaches every process of a terminal; the first one sees to the others.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    with suppress(EOFError, OSError):
        while True:
            task = pipe.recv()
            try:
                pipe.send((True, do(common, task)))
            except Exception as error:  # noqa: BLE001 (told by the process that can)
                pipe.send((False, f"{type(error).__name__}: {error}"))


def _received(pipe: Connection[Any, Any]) -> Any:
    try:
        is_done, answer = pipe.recv()
    except (EOFError, OSError):
        raise WorkerLost(None) from None
    if not is_done:
        raise WorkerLost(answer)
    return answer
