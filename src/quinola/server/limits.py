"""How much one connection, one address or all together may ask of the server."""

from __future__ import annotations

import time
from collections import OrderedDict
from collections.abc import Callable
from dataclasses import dataclass

KEPT_ADDRESSES = 10_000


@dataclass(frozen=True, slots=True, kw_only=True)
class Limits:
    """All of them; times in seconds, sizes in bytes.

    A connection may send `frames` a second, `frames_at_once` in a burst; after `broken` frames
    that were refused unread it is closed. What is not taken in fast enough is kept until it is
    `queue_frames` or `queue_bytes`. An address may open `tables_at_once` tables, and `tables` an
    hour from then on, ask `requests` a second over HTTP, have `comparisons` worked out a second,
    and have so many `connections`.
    """

    frames: float = 20
    frames_at_once: int = 60
    broken: int = 20
    queue_frames: int = 400
    queue_bytes: int = 2_000_000
    hello_within: float = 10
    connections: int = 200
    connections_in_all: int = 10_000
    tables: float = 60
    tables_at_once: int = 60
    requests: float = 50
    requests_at_once: int = 500
    comparisons: float = 1
    comparisons_at_once: int = 40
    tables_loaded: int = 20_000
    body: int = 32_768


class Bucket:
    """Lets so many through at once, and then so many a second."""

    __slots__ = ("_clock", "_filled_at", "_level", "_most", "_rate")

    def __init__(self, rate: float, most: int, clock: Callable[[], float] = time.monotonic) -> None:
        self._rate, self._most, self._clock = rate, most, clock
        self._level, self._filled_at = float(most), clock()

    def take(self) -> bool:
        """Whether one more may pass."""
        now = self._clock()
        self._level = min(self._most, self._level + (now - self._filled_at) * self._rate)
        self._filled_at = now
        if self._level < 1:
            return False
        self._level -= 1
        return True


class Buckets:
    """One for each address; those that were not heard of for longest are forgotten."""

    def __init__(self, rate: float, most: int, clock: Callable[[], float] = time.monotonic) -> None:
        self._rate, self._most, self._clock = rate, most, clock
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, address: str) -> bool:
        """Whether this address may do it once more."""
        bucket = self._buckets.pop(address, None) or Bucket(self._rate, self._most, self._clock)
        self._buckets[address] = bucket
        if len(self._buckets) > KEPT_ADDRESSES:
            self._buckets.popitem(last=False)
        return bucket.take()


def address_of(client: tuple[str, int] | None) -> str:
    """By what a client is counted: its IPv4 address, or its network of 64 bits in IPv6."""
    if client is None:
        return ""
    host = client[0].removeprefix("::ffff:")
    return ":".join(host.split(":")[:4]) if host.count(":") > 1 else host
