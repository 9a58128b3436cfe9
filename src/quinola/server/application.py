"""The server put together: routes, what they are given, and how refusals are answered."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Final, cast

import msgspec
from litestar import Litestar, Request, Response, asgi, get
from litestar.di import NamedDependency, Provide
from litestar.exceptions import HTTPException, ValidationException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.openapi.spec import License
from msgspec import Struct

from quinola import __version__
from quinola.refusal import Refusal
from quinola.rules import RulesetError
from quinola.server import archive, comparing, lessons, rule_book, tables
from quinola.server.asking import Asking
from quinola.server.chapters import chapter_list, chapter_told
from quinola.server.comparing import Workbench
from quinola.server.connection import Connection
from quinola.server.fault import Fault, fault_of
from quinola.server.full_rules import full_rules
from quinola.server.gate import Gate, is_near
from quinola.server.hall import Habits, Hall
from quinola.server.journal import note_fault
from quinola.server.limits import Buckets, Limits, address_of
from quinola.server.measures import Measures
from quinola.server.page import Files, page
from quinola.server.qr import qr
from quinola.server.room import Pace
from quinola.server.rule_book import Origin
from quinola.server.thinking import Desk
from quinola.store import NotSavedError, Store

if TYPE_CHECKING:
    from litestar.types import ASGIApp, Receive, Scope, Send

STATUS: Final = {
    "table-unknown": 404,
    "match-unknown": 404,
    "deal-unknown": 404,
    "page-unknown": 404,
    "page-not-built": 404,
    "token-wrong": 403,
    "spectators-off": 403,
    "too-many": 429,
    "server-not-saved": 503,
    "server-stopping": 503,
    "server-fails": 500,
    "request-large": 413,
    "request-method": 405,
}
"""Every other refusal is 400."""

BY_STATUS: Final = {404: "page-unknown", 405: "request-method", 413: "request-large"}


@dataclass(frozen=True, slots=True, kw_only=True)
class Config:
    """A server as it is to be. `hosts` are the names that it answers to, without ports."""

    database: str
    hosts: Sequence[str] = ("127.0.0.1", "localhost", "::1")
    origins: Sequence[str] = ()
    origin: str | None = None
    pace: Pace = field(default_factory=Pace)
    limits: Limits = field(default_factory=Limits)
    habits: Habits = field(default_factory=Habits)
    thinkers: int = 1
    warms: bool = True
    files: Files | None = None


class Health(Struct, frozen=True):
    """Whether the server can do its work."""

    status: str


def make_application(config: Config) -> ASGIApp:
    """The whole server, behind its door. It opens its database when it starts."""
    measures, origin = Measures(), Origin(config.origin)
    files = config.files or Files()
    halls: list[Hall] = []

    @asynccontextmanager
    async def lifespan(_app: Litestar) -> AsyncIterator[None]:
        store = await Store.open(config.database, measures.committed)
        desk = Desk(config.thinkers, warms=config.warms, told=measures.moved)
        hall = Hall(
            store, desk, measures, pace=config.pace, limits=config.limits, habits=config.habits
        )
        await hall.open()
        halls[:] = [hall]
        try:
            yield
        finally:
            await hall.close()

    openings = Buckets(config.limits.tables / 3600, config.limits.tables_at_once)
    workbench = Workbench(config.limits)
    app = Litestar(
        [
            rule_book.about,
            rule_book.rules,
            rule_book.check,
            rule_book.settling,
            rule_book.settling_house,
            full_rules,
            chapter_list,
            chapter_told,
            rule_book.messages,
            lessons.course,
            lessons.lesson,
            comparing.compare_rules,
            comparing.compare_deal,
            tables.open_table,
            tables.matches,
            archive.match_ledger,
            archive.match_csv,
            archive.match_record,
            archive.finished_deal,
            archive.deal_record,
            qr,
            health,
            metrics,
            page,
            asgi("/api/socket", copy_scope=False)(_socket(lambda: halls[0])),
        ],
        lifespan=[lifespan],
        dependencies={
            "hall": _given(lambda: halls[0]),
            "files": _given(lambda: files),
            "origin": _given(lambda: origin),
            "openings": _given(lambda: openings),
            "measures": _given(lambda: measures),
            "workbench": _given(lambda: workbench),
        },
        exception_handlers={
            Refusal: _refuse,
            NotSavedError: _refuse,
            HTTPException: _refuse,
            # A body nested more deeply than Python can read.
            RecursionError: _refuse,
            Exception: _fail,
        },
        request_max_body_size=config.limits.body,
        openapi_config=OpenAPIConfig(
            title="Quinola",
            version=__version__,
            path="/api/openapi.json",
            license=License(name="MIT"),
            # No page with scripts from elsewhere.
            render_plugins=[JsonRenderPlugin(path="/")],
        ),
        debug=False,
        logging_config=None,
    )
    return Gate(
        cast("ASGIApp", app),
        hosts=config.hosts,
        origins=[*config.origins, *([config.origin] if config.origin else [])],
        limits=config.limits,
        measures=measures,
    )


def _given(value: Callable[[], Any]) -> Provide:
    return Provide(value, sync_to_thread=False)


def _socket(hall_of: Callable[[], Hall]) -> Callable[..., Any]:
    counted: dict[str, int] = {}

    async def socket(scope: Scope, receive: Receive, send: Send) -> None:
        """The protocol of the table, over a WebSocket."""
        kind: str = scope["type"]
        if kind != "websocket":
            raise Refusal("page-unknown")
        hall, address = hall_of(), address_of(scope["client"])
        limits = hall.limits
        too_many = (
            counted.get(address, 0) >= limits.connections
            or hall.connected >= limits.connections_in_all
        )
        if too_many or hall.is_stopping:
            hall.measures.refused.labels("connections").inc()
            await receive()
            await send({"type": "websocket.close", "code": 1013, "reason": ""})
            return
        counted[address] = counted.get(address, 0) + 1
        hall.connected += 1
        hall.measures.connections.set(hall.connected)
        try:
            await Connection(hall, address, receive, send).serve()
        finally:
            hall.connected -= 1
            hall.measures.connections.set(hall.connected)
            counted[address] -= 1
            if not counted[address]:
                del counted[address]

    return socket


@get("/healthz")
async def health(hall: NamedDependency[Hall]) -> Response[Health]:
    """Whether the database answers, and the server is not about to stop."""
    try:
        await hall.store.last_pulse()
    except Exception as error:  # noqa: BLE001 (whatever it is, the server is not well)
        note_fault("unhealthy", error)
        return Response(Health("failing"), status_code=503)
    stopping = hall.is_stopping
    return Response(Health("stopping" if stopping else "ok"), status_code=503 if stopping else 200)


@get("/metrics", include_in_schema=False, sync_to_thread=False)
def metrics(request: Asking, measures: NamedDependency[Measures]) -> Response[bytes]:
    """For Prometheus, on this machine."""
    if not is_near(request.scope["client"]):
        raise Refusal("page-unknown")
    return Response(measures.written(), media_type="text/plain; version=0.0.4")


# Refusals


def _refuse(_request: Request[Any, Any, Any], error: Exception) -> Response[Fault]:
    refusal = _as_refusal(error)
    fault = fault_of(refusal)
    if isinstance(refusal, RulesetError):
        fault = msgspec.structs.replace(fault, further=[fault_of(f) for f in refusal.further])
    return Response(fault, status_code=STATUS.get(refusal.reason, 400))


def _as_refusal(error: Exception) -> Refusal:
    match error:
        case Refusal():
            return error
        case NotSavedError():
            return Refusal("server-not-saved")
        case ValidationException():
            return Refusal("request-broken", error=_told(error))
        case RecursionError():
            return Refusal("request-broken", error="nested too deeply")
        case HTTPException(status_code=status):
            reason = BY_STATUS.get(status)
            return Refusal(reason) if reason else Refusal("request-broken", error=error.detail)
    return Refusal("server-fails")


def _told(error: ValidationException) -> str:
    extra: Any = error.extra
    first = extra[0] if isinstance(extra, list) and extra else {}
    told = first.get("message") if isinstance(first, dict) else None
    return str(told or error.detail)[:200]


def _fail(request: Request[Any, Any, Any], error: Exception) -> Response[Fault]:
    if isinstance(error, Refusal | NotSavedError | HTTPException | RecursionError):
        return _refuse(request, error)
    note_fault("request-failed", error, method=request.method)
    return Response(fault_of(Refusal("server-fails")), status_code=500)
