"""Tables over HTTP: opened, and looked up with what is finished at them."""

from __future__ import annotations

from litestar import Response, get, post
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody
from msgspec import Struct

from quinola.online.live_table import LiveTable
from quinola.online.settings import Settings
from quinola.online.tokens import Token, opens
from quinola.refusal import Refusal
from quinola.server.asking import Asking
from quinola.server.finished import MatchLinks, links_of
from quinola.server.hall import Hall
from quinola.server.limits import Buckets, address_of


class OpenTable(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A table as it is ordered. The client makes the `invitation`; only its hash is kept."""

    settings: Settings
    invitation: Token


class TableOpened(Struct, frozen=True, kw_only=True):
    """A table, and its page."""

    table: str
    page: str


class Matches(Struct, frozen=True, kw_only=True):
    """The matches of a table."""

    matches: list[MatchLinks]


@post("/api/tables")
async def open_table(
    data: JSONBody[OpenTable],
    request: Asking,
    hall: NamedDependency[Hall],
    openings: NamedDependency[Buckets],
) -> Response[TableOpened]:
    """Open a table: 201, or 200 if this invitation has opened it before."""
    if not openings.take(address_of(request.scope["client"])):
        raise Refusal("too-many")
    table, is_new = await hall.open_table(data.settings, data.invitation)
    opened = TableOpened(table=table, page=f"/tables/{table}")
    return Response(opened, status_code=201 if is_new else 200)


@get("/api/tables/{table:str}/matches")
async def matches(table: FromPath[str], request: Asking, hall: NamedDependency[Hall]) -> Matches:
    """The matches of a table and their finished deals, for those who may look on there."""
    room = await hall.room(table)
    _admit(room.table, request.headers.get("authorization"))
    rows = await hall.store.matches_of(table)
    return Matches(matches=[links_of(row, await hall.store.deals_of(row.id)) for row in rows])


def _admit(table: LiveTable, authorization: str | None) -> None:
    """Raise `Refusal` unless they may look on, by a seat's token, the invitation, or as all may."""
    if authorization is None:
        if not table.settings.spectators:
            raise Refusal("spectators-off")
        return
    scheme, _, secret = authorization.partition(" ")
    is_known = opens(secret, table.invitation) or table.seat_of(secret) is not None
    if scheme.lower() != "bearer" or not is_known:
        raise Refusal("token-wrong")
