"""The door: who may come in at all, and what every answer says to the browser.

It stands before everything else, for requests and for WebSockets alike.
"""

from __future__ import annotations

import ipaddress
from collections.abc import Iterable
from typing import TYPE_CHECKING, Any, Final
from urllib.parse import urlsplit

import msgspec

from quinola.online.telling import refused
from quinola.refusal import Refusal
from quinola.server.limits import Buckets, Limits, address_of
from quinola.server.measures import Measures

if TYPE_CHECKING:
    from litestar.types import ASGIApp, Message, Receive, Scope, Send

POLICY: Final = "; ".join(
    (
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        # Places and sizes of cards are set as styles of elements; no rule can be added so.
        "style-src-attr 'unsafe-inline'",
        "img-src 'self' data: blob:",
        "font-src 'self'",
        "media-src 'self'",
        "connect-src 'self'",
        "manifest-src 'self'",
        "worker-src 'self'",
        "base-uri 'none'",
        "form-action 'none'",
        "frame-ancestors 'none'",
    )
)

HEADERS: Final = (
    (b"content-security-policy", POLICY.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"x-frame-options", b"DENY"),
    (b"referrer-policy", b"no-referrer"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), geolocation=(), microphone=(), payment=()"),
)


class Gate:
    """Lets in what comes to one of our `hosts` (names without ports) and from our own pages.

    `origins` are further pages that may talk to the server, such as a proxy's. A program that is
    no browser sends no `Origin`, and may.
    """

    def __init__(
        self,
        app: ASGIApp,
        *,
        hosts: Iterable[str],
        origins: Iterable[str],
        limits: Limits,
        measures: Measures,
    ) -> None:
        self._app = app
        self._hosts = {host.lower() for host in hosts}
        self._origins = {origin.lower().rstrip("/") for origin in origins}
        self._hosts |= {host for o in self._origins if (host := urlsplit(o).hostname)}
        self._requests = Buckets(limits.requests, limits.requests_at_once)
        self._measures = measures

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        kind: str = scope["type"]
        if kind == "lifespan":
            await self._app(scope, receive, send)
            return
        headers = dict(scope["headers"])
        reason = self._why_not(scope, headers)
        if reason is not None:
            self._measures.refused.labels(reason).inc()
            await _turn_away(scope, receive, send, reason)
        elif kind == "websocket":
            await self._app(scope, receive, send)
        else:
            await self._app(scope, receive, _with_headers(send))

    def _why_not(self, scope: Scope, headers: dict[bytes, bytes]) -> str | None:
        host = headers.get(b"host", b"").decode("latin-1").lower()
        if not self.is_ours(host):
            return "host-foreign"
        origin = headers.get(b"origin")
        if origin is not None and not self._is_known(origin.decode("latin-1").lower(), host):
            return "origin-foreign"
        if not self._requests.take(address_of(scope["client"])):
            return "too-many"
        return None

    def is_ours(self, host: str) -> bool:
        """Whether a `Host` header names this server."""
        try:
            name = urlsplit(f"//{host}").hostname
        except ValueError:
            return False
        return name is not None and name in self._hosts

    def _is_known(self, origin: str, host: str) -> bool:
        """The page's own server, or one that was named; a port counts."""
        return origin in self._origins or origin in {f"http://{host}", f"https://{host}"}


def is_near(client: tuple[str, int] | None) -> bool:
    """Whether a client is on this machine."""
    if client is None:
        return False
    try:
        return ipaddress.ip_address(client[0].removeprefix("::ffff:")).is_loopback
    except ValueError:
        return False


def _with_headers(send: Send) -> Send:
    async def sending(message: Message) -> None:
        if message["type"] == "http.response.start":
            own = {name for name, _ in message["headers"]}
            more = [header for header in HEADERS if header[0] not in own]
            message["headers"] = [*message["headers"], *more]
        await send(message)

    return sending


STATUS: Final = {"host-foreign": 421, "origin-foreign": 403, "too-many": 429}


async def _turn_away(scope: Any, receive: Receive, send: Send, reason: str) -> None:
    if scope["type"] == "websocket":
        await receive()
        # Before it is accepted, this is an answer of 403.
        await send({"type": "websocket.close", "code": 1008, "reason": ""})
        return
    told = refused(None, Refusal(reason))
    body = msgspec.json.encode({"reason": told.reason, "params": told.params})
    headers = [(b"content-type", b"application/json"), *HEADERS]
    await send(
        {
            "type": "http.response.start",
            "status": STATUS[reason],
            "headers": [*headers, (b"content-length", b"%d" % len(body))],
        }
    )
    await send({"type": "http.response.body", "body": body, "more_body": False})
