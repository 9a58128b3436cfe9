"""How a connection begins: who it is for, and what it gets first."""

from __future__ import annotations

import msgspec

from quinola.online.commands import Hello
from quinola.online.live_table import LiveTable, Recipient
from quinola.online.messages import Told, Welcome
from quinola.online.tokens import opens
from quinola.refusal import Refusal


class Greeting(msgspec.Struct, frozen=True):
    """To whom a connection belongs, and its first messages; `seen` is the last event in them."""

    to: Recipient
    welcome: Welcome
    missed: list[Told]
    seen: int


def greet(table: LiveTable, hello: Hello, *, now: int) -> Greeting:
    """Answer a `hello`. A wrong token opens nothing, not even the spectators' stream.

    Raises `Refusal`.
    """
    to: Recipient = None
    if hello.token is not None:
        to = table.seat_of(hello.token)
        if to is None:
            raise Refusal("token-wrong")
    elif not (table.settings.spectators or _is_invited(table, hello)):
        raise Refusal("spectators-off")
    stream = table.streams[to]
    missed = None if hello.seen is None else stream.since(hello.seen)
    welcome = table.welcome(to, now, whole=missed is None)
    return Greeting(to, welcome, missed or [], stream.last)


def _is_invited(table: LiveTable, hello: Hello) -> bool:
    return hello.invitation is not None and opens(hello.invitation, table.invitation)
