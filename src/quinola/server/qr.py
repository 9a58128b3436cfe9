"""Links as QR codes."""

from __future__ import annotations

import io
from typing import Annotated

import segno
from litestar import Response, post
from litestar.di import NamedDependency
from litestar.params import JSONBody
from msgspec import Meta, Struct

from quinola.server.asking import Asking
from quinola.server.rule_book import Origin


class QrWanted(Struct, frozen=True, forbid_unknown_fields=True):
    """A page of this server, with what stands behind `#`."""

    path: Annotated[str, Meta(pattern="^/[A-Za-z0-9_/#.-]*$", max_length=200)]


@post("/api/qr", status_code=200, sync_to_thread=False)
def qr(
    data: JSONBody[QrWanted], request: Asking, origin: NamedDependency[Origin]
) -> Response[bytes]:
    """The whole address of a page of this server as a QR code, in SVG."""
    base = origin.address or f"{request.url.scheme}://{request.headers.get('host', '')}"
    return Response(drawn(base + data.path), media_type="image/svg+xml")


def drawn(link: str) -> bytes:
    """A link in SVG, in the colour of the text around it."""
    buffer = io.BytesIO()
    code = segno.make(link, error="m", micro=False)
    code.save(
        buffer,
        kind="svg",
        border=4,
        xmldecl=False,
        svgns=True,
        omitsize=True,
        svgclass=None,
        lineclass=None,
        dark="#000",
    )
    return buffer.getvalue().replace(b'stroke="#000"', b'stroke="currentColor"')


def in_terminal(link: str) -> str:
    """A link for a terminal: two rows of modules in a line."""
    buffer = io.StringIO()
    segno.make(link, error="l", micro=False).terminal(buffer, compact=True, border=2)
    return buffer.getvalue()
