"""Who plays the blocks: this process, several on this machine, or a Ray cluster.

All of them take tasks and yield finished blocks in any order; `contest` puts them in order.
"""

from __future__ import annotations

import pickle
import signal
from collections.abc import Generator, Iterable
from contextlib import suppress
from itertools import islice
from multiprocessing import get_context
from multiprocessing.connection import Connection, wait
from multiprocessing.process import BaseProcess
from typing import Any, Protocol

from quinola.arena.block import Block, play_block
from quinola.arena.plan import Plan, Task
from quinola.arena.refusal import ArenaError


class Engine(Protocol):
    """A way to have blocks played. Closing the generator early stops the work."""

    def play(self, plan: Plan, tasks: Iterable[Task]) -> Generator[Block]: ...


class InProcess:
    """One after the other, in this process."""

    def play(self, plan: Plan, tasks: Iterable[Task]) -> Generator[Block]:
        for task in tasks:
            yield play_block(plan, task)


class Processes:
    """Several processes of their own on this machine.

    Each is started afresh (spawned), so that it shares no threads or locks with this one, and has
    a pipe to itself: when this process dies, be it killed, the pipe ends and so does the worker.
    """

    def __init__(self, count: int) -> None:
        self._count = count

    def play(self, plan: Plan, tasks: Iterable[Task]) -> Generator[Block]:
        """Raises `ArenaError` if an entrant cannot be sent to them, fails to be made, or kills
        its process."""
        _verify_sendable(plan)
        ahead = list(reversed(list(tasks)))
        workers: dict[Connection[Any, Any], BaseProcess] = {}
        try:
            for _ in range(min(self._count, len(ahead))):
                pipe, process = _hire(plan)
                workers[pipe] = process
                pipe.send(ahead.pop())
            while workers:
                ready = wait(list(workers))
                for pipe in [pipe for pipe in workers if pipe in ready]:
                    block = _received(pipe)
                    if ahead:
                        pipe.send(ahead.pop())
                    else:
                        pipe.close()
                        workers.pop(pipe).join()
                    yield block
        finally:
            for process in workers.values():
                process.terminate()
            for process in workers.values():
                process.join()


class RayCluster:
    """On Ray, so many blocks at a time: the cluster that Ray finds, else this machine.

    Raises `ArenaError` if Ray is not installed.
    """

    def __init__(self, count: int) -> None:
        try:
            import ray
        except ImportError:
            raise ArenaError("arena-ray-missing") from None
        self._ray = ray
        self._count = count

    def play(self, plan: Plan, tasks: Iterable[Task]) -> Generator[Block]:
        ray = self._ray
        ours = not ray.is_initialized()
        if ours:
            ray.init(log_to_driver=False)
        play = ray.remote(play_block)
        shared = ray.put(plan)
        ahead = iter(tasks)
        pending = [play.remote(shared, task) for task in islice(ahead, self._count)]
        try:
            while pending:
                done, pending = ray.wait(pending)
                pending += [play.remote(shared, task) for task in islice(ahead, len(done))]
                yield from ray.get(done)
        finally:
            for reference in pending:
                ray.cancel(reference, force=True)
            if ours:
                ray.shutdown()


def _verify_sendable(plan: Plan) -> None:
    for entrant in plan.entrants:
        try:
            pickle.dumps(entrant)
        except (pickle.PicklingError, AttributeError, TypeError):
            raise ArenaError("arena-not-sendable", name=entrant.name) from None


def _hire(plan: Plan) -> tuple[Connection[Any, Any], BaseProcess]:
    context = get_context("spawn")
    # Of another class on Windows, which does the same.
    ends: tuple[Any, Any] = context.Pipe()
    ours, theirs = ends
    process = context.Process(target=_work, args=(theirs, plan), daemon=True)
    process.start()
    # The worker has the only other end now: whoever is left alone notices.
    theirs.close()
    return ours, process


def _work(pipe: Connection[Any, Any], plan: Plan) -> None:
    """Play what comes through the pipe until it ends."""
    # Ctrl-C reaches every process of a terminal; the first one sees to the others.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    with suppress(EOFError, OSError):
        while True:
            task = pipe.recv()
            try:
                pipe.send(play_block(plan, task))
            except Exception as error:  # noqa: BLE001 (told by the process that can)
                pipe.send(f"{type(error).__name__}: {error}")


def _received(pipe: Connection[Any, Any]) -> Block:
    try:
        answer = pipe.recv()
    except (EOFError, OSError):
        raise ArenaError("arena-worker-died") from None
    if isinstance(answer, Block):
        return answer
    raise ArenaError("arena-worker-failed", error=answer)
