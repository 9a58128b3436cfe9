"""Who plays the blocks: this process, several on this machine, or a Ray cluster.

All of them take tasks and yield finished blocks in any order; `contest` puts them in order.
"""

from __future__ import annotations

from collections.abc import Generator, Iterable
from itertools import islice
from typing import Protocol

from quinola.arena.block import Block, play_block
from quinola.arena.plan import Plan, Task
from quinola.arena.processes import WorkerLost, share_out, verify_sendable
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
    """Several processes of their own on this machine: see `processes`."""

    def __init__(self, count: int) -> None:
        self._count = count

    def play(self, plan: Plan, tasks: Iterable[Task]) -> Generator[Block]:
        """Raises `ArenaError` if an entrant cannot be sent to them, fails to be made, or kills
        its process."""
        verify_sendable(plan.entrants)
        try:
            yield from share_out(play_block, plan, tasks, self._count)
        except WorkerLost as lost:
            if lost.error is None:
                raise ArenaError("arena-worker-died") from None
            raise ArenaError("arena-worker-failed", error=lost.error) from None


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
