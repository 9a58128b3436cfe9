"""What is counted, for Prometheus. No label says who plays or what is played."""

from __future__ import annotations

from prometheus_client import (
    CollectorRegistry,
    Counter,
    Gauge,
    Histogram,
    generate_latest,
)

BUCKETS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5)


class Measures:
    """The counters of one server."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        add = self.registry
        self.commands = Counter(
            "quinola_commands", "Commands by kind and answer", ("kind", "answer"), registry=add
        )
        self.command_seconds = Histogram(
            "quinola_command_seconds",
            "From a command's coming to its answer",
            buckets=BUCKETS,
            registry=add,
        )
        self.frames_broken = Counter(
            "quinola_frames_broken", "Frames that were refused unread", registry=add
        )
        self.events = Counter("quinola_events_sent", "Events sent to connections", registry=add)
        self.commits = Counter("quinola_commits", "Transactions of the log", registry=add)
        self.appends = Counter("quinola_appends", "Decisions committed", registry=add)
        self.connections = Gauge("quinola_connections", "Connections", registry=add)
        self.slow = Counter(
            "quinola_connections_slow", "Connections dropped for reading too slowly", registry=add
        )
        self.tables = Gauge("quinola_tables_loaded", "Tables in memory", registry=add)
        self.opened = Counter("quinola_tables_opened", "Tables opened", registry=add)
        self.failed = Counter("quinola_tables_failed", "Tables dropped by a fault", registry=add)
        self.moves = Counter(
            "quinola_bot_moves", "Moves of bots", ("level", "outcome"), registry=add
        )
        self.refused = Counter(
            "quinola_requests_refused", "Refused at the door", ("why",), registry=add
        )

    def committed(self, appends: int) -> None:
        """One transaction with so many decisions."""
        self.commits.inc()
        self.appends.inc(appends)

    def moved(self, level: str, failed: bool) -> None:
        """A bot's move, or `club`'s in its place."""
        self.moves.labels(level, "failed" if failed else "own").inc()

    def written(self) -> bytes:
        """All of it in Prometheus's form."""
        return generate_latest(self.registry)
