"""A plan carried out: played span by span, by this process or several, and written in order."""

from __future__ import annotations

import json
from collections import Counter, deque
from collections.abc import Callable, Generator, Iterable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from dataclasses import dataclass
from itertools import islice
from pathlib import Path
from typing import IO, Any, Final, NamedTuple, Protocol

from quinola.arena.processes import WorkerLost, share_out, verify_sendable
from quinola.bots.readiness import make_ready
from quinola.generation import jsonlines, parquet
from quinola.generation.columns import Table
from quinola.generation.deals import deals_table
from quinola.generation.files import whole
from quinola.generation.plan import Kind, Plan, Span
from quinola.generation.playing import play
from quinola.generation.provenance import provenance_of, sidecar_of
from quinola.generation.records import records_table
from quinola.generation.refusal import GenerationError
from quinola.generation.steps import steps_table
from quinola.kernels.logs import Log

PARQUET: Final = ".parquet"
SUFFIXES: Final = (".jsonl", ".jsonl.gz", PARQUET)

TABLES: Final[dict[Kind, Callable[[Plan, Span, Log], Table]]] = {
    "deals": deals_table,
    "records": records_table,
    "steps": steps_table,
}


class Writer(Protocol):
    def write(self, encoded: Any) -> None: ...
    def close(self) -> None: ...


@dataclass(frozen=True, slots=True)
class Generated:
    """A file made: its size in bytes, and how often a player failed, by kind of failure.

    Where one fails, a legal action is done in its place, as in the arena.
    """

    size: int
    stumbles: Counter[str]


class Part(NamedTuple):
    """A span played and encoded for its file."""

    number: int
    encoded: Any
    deals: int
    stumbles: Counter[str]


class Common(NamedTuple):
    """What all workers are given."""

    plan: Plan
    suffix: str


def generate(
    plan: Plan,
    path: Path | str,
    *,
    workers: int = 1,
    force: bool = False,
    tell: Callable[[int], object] | None = None,
) -> Generated:
    """Write a plan's data into a file, `.jsonl`, `.jsonl.gz` or `.parquet` by its name.

    Nothing stands under that name before all is written. So many `workers` share the work, as
    threads where the kernels play, else as processes; they change no byte. `tell` hears how many
    deals are done. Raises `GenerationError` and `ArenaError` for what cannot be done, `OSError`.
    """
    path, tell = Path(path), tell or (lambda _: None)
    verify_target(path, force=force)
    suffix = _suffix_of(path)
    told = provenance_of(plan, suffix)
    beside = {} if suffix == PARQUET else {sidecar_of(path): _readable(told)}
    stumbles: Counter[str] = Counter()
    done = 0
    with whole(path, force=force, beside=beside) as file:
        writer = _writer(file, suffix, told)
        with closing(_parts(Common(plan, suffix), workers)) as parts:
            for part in parts:
                writer.write(part.encoded)
                stumbles.update(part.stumbles)
                done += part.deals
                tell(done)
        writer.close()
    return Generated(path.stat().st_size, stumbles)


def verify_target(path: Path, *, force: bool) -> None:
    """Raise `GenerationError` for a file that cannot be made, as far as its name tells."""
    if _suffix_of(path) == PARQUET:
        parquet.pyarrow()
    if not path.parent.is_dir():
        raise GenerationError("no-folder", file=path)
    if path.exists() and not force:
        raise GenerationError("generate-exists", file=path)


def _suffix_of(path: Path) -> str:
    for suffix in SUFFIXES:
        if path.name.endswith(suffix) and path.name != suffix:
            return suffix
    raise GenerationError("generate-suffix", file=path, allowed=", ".join(SUFFIXES))


def _readable(told: dict[str, Any]) -> bytes:
    return (json.dumps(told, indent=1) + "\n").encode()


def _writer(file: IO[bytes], suffix: str, told: dict[str, Any]) -> Writer:
    if suffix == PARQUET:
        return parquet.ParquetWriter(file, told)
    return jsonlines.JsonLinesWriter(file, compressed=suffix.endswith(".gz"))


def _parts(common: Common, workers: int) -> Generator[Part]:
    """All parts in order."""
    make_ready()
    tasks = enumerate(common.plan.spans())
    if workers == 1:
        return (_part(common, task) for task in tasks)
    # Kernels let other threads work beside them, and a process of its own takes seconds to start.
    if common.plan.policies is not None:
        return _by_threads(common, tasks, workers)
    return _by_processes(common, tasks, workers)


def _by_threads(common: Common, tasks: Iterator[tuple[int, Span]], workers: int) -> Generator[Part]:
    with ThreadPoolExecutor(workers) as pool:
        try:
            # Some more than there are threads, so that none waits for what is being written.
            ahead = deque(pool.submit(_part, common, task) for task in islice(tasks, 2 * workers))
            while ahead:
                part = ahead.popleft().result()
                ahead += [pool.submit(_part, common, task) for task in islice(tasks, 1)]
                yield part
        finally:
            pool.shutdown(wait=True, cancel_futures=True)


def _by_processes(
    common: Common, tasks: Iterator[tuple[int, Span]], workers: int
) -> Generator[Part]:
    verify_sendable(common.plan.players)
    # Compiled once, here, and not by each of them.
    _part(common, (0, Span(0, 0)))
    try:
        with closing(share_out(_part, common, tasks, workers)) as parts:
            yield from _in_order(parts)
    except WorkerLost as lost:
        if lost.error is None:
            raise GenerationError("generate-worker-died") from None
        raise GenerationError("arena-worker-failed", error=lost.error) from None


def _part(common: Common, task: tuple[int, Span]) -> Part:
    number, span = task
    played = play(common.plan, span)
    table = TABLES[common.plan.kind](common.plan, span, played.log)
    encode = parquet.encode if common.suffix == PARQUET else jsonlines.encode
    return Part(number, encode(table), len(played.log.dealer), played.stumbles)


def _in_order(parts: Iterable[Part]) -> Iterator[Part]:
    """Parts as they are numbered; those that come too soon wait."""
    waiting: dict[int, Part] = {}
    wanted = 0
    for part in parts:
        waiting[part.number] = part
        while wanted in waiting:
            yield waiting.pop(wanted)
            wanted += 1
