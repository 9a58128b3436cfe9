"""The server as a process: its socket, its start, its end."""

from __future__ import annotations

import asyncio
import gc
import logging
import signal
import socket
import sys
from collections.abc import Callable
from contextlib import suppress
from typing import TYPE_CHECKING, Final, cast

import uvicorn

from quinola.server import journal
from quinola.server.application import Config, make_application
from quinola.store import Store

if TYPE_CHECKING:
    from uvicorn._types import ASGIApplication

PORT: Final = 8000
FRAME: Final = 16_384
"""Bytes of a WebSocket message above which the connection is broken off unread."""

STOPPING: Final = 8
"""Seconds that connections have to take in that the server stops."""


class _Server(uvicorn.Server):
    """Says when it can be reached."""

    def __init__(self, config: uvicorn.Config, tell: Callable[[], None]) -> None:
        super().__init__(config)
        self._tell = tell

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            _spare_collections()
            self._tell()


def _spare_collections() -> None:
    """Have the garbage collector look seldom, and not at what is there from the start.

    A table is thousands of objects that stay for hours and are freed by their counts. To look
    through those of hundreds of tables, as often as the collector does by itself, made everyone
    wait for seconds (docs/benchmarks.md).
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(100_000, 20, 10)


def bind(host: str, port: int | None) -> socket.socket:
    """A socket to listen on; without a port the usual one, or the next that is free.

    A browser keeps the keys to seats by address, port included: so it is the same one again, if it
    can be. Raises `OSError`.
    """
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listener = socket.socket(family, socket.SOCK_STREAM)
    if sys.platform == "win32":
        # There the other option would let two servers have one port.
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_EXCLUSIVEADDRUSE, 1)
    else:
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        if port is None:
            _bind_near(listener, host)
        else:
            listener.bind((host, port))
        listener.listen(2048)
    except OSError:
        listener.close()
        raise
    listener.setblocking(False)
    return listener


def _bind_near(listener: socket.socket, host: str) -> None:
    for port in range(PORT, PORT + 10):
        with suppress(OSError):
            listener.bind((host, port))
            return
    listener.bind((host, 0))


def address_in_lan() -> str | None:
    """This machine's address in its local network, None if it has none; nothing is sent."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe, suppress(OSError):
        probe.connect(("10.255.255.255", 1))
        address = str(probe.getsockname()[0])
        return None if address.startswith(("127.", "0.")) else address
    return None


async def prepare(database: str) -> None:
    """Make or migrate the database, and see that it can be used. Raises `DatabaseError`."""
    await (await Store.open(database)).close()


def serve(
    config: Config,
    listener: socket.socket,
    tell: Callable[[], None],
    *,
    proxy: str | None = None,
) -> None:
    """Serve until a signal ends it; `tell` is called when it can be reached.

    `proxy` is the address of a proxy that is believed when it says whom it speaks for.
    """
    # At a terminal somebody plays; what goes to a file or a service manager is for operators.
    journal.start(logging.WARNING if sys.stderr.isatty() else logging.INFO)
    asyncio.run(prepare(config.database))
    server = _Server(
        uvicorn.Config(
            cast("ASGIApplication", make_application(config)),
            lifespan="on",
            ws="websockets-sansio",
            ws_max_size=FRAME,
            ws_per_message_deflate=False,
            ws_ping_interval=20,
            ws_ping_timeout=20,
            log_config=None,
            access_log=False,
            server_header=False,
            proxy_headers=proxy is not None,
            forwarded_allow_ips=proxy,
            timeout_graceful_shutdown=STOPPING,
        ),
        tell,
    )
    journal.note("server-started")
    # Uvicorn stops in order, and then raises the signal again: what is to be done is done then.
    signal.signal(signal.SIGTERM, lambda _signal, _frame: None)
    with suppress(KeyboardInterrupt):
        server.run(sockets=[listener])
    journal.note("server-stopped")
