"""Sessions at a live table as the client's tests read them: what a seat was told, and its state.

    python web/tests/session.py > web/tests/sessions.json

Each session is a list of steps for one recipient: `told` messages, then the `state` after them.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from random import Random
from typing import Any

import click
import msgspec

from quinola.online.live_table import Recipient
from quinola.online.messages import State
from quinola.seats import SEATS
from quinola.written import letter_of
from tests.online.sessions import Session, seated

SESSIONS = 8
STEPS = 70
EACH = 14
"""Steps between two states: a session is long enough without them."""


def steps(rng: Random) -> Iterator[tuple[Recipient, Any, list[dict[str, Any]]]]:
    """For a player and the spectators: the state at first, and what came of it."""
    club = seated(rng)
    session = Session(club, rng)
    readers: tuple[Recipient, Recipient] = (rng.choice(SEATS), None)
    first = {to: club.table.state(to, club.now) for to in readers}
    told: dict[Recipient, list[dict[str, Any]]] = {to: [] for to in readers}
    seen = {to: club.table.streams[to].last for to in readers}
    for _ in range(0, STEPS, EACH):
        for _ in range(EACH):
            session.step()
        for to in readers:
            news = club.table.streams[to].since(seen[to]) or []
            seen[to] = club.table.streams[to].last
            if news:
                state: State = club.table.state(to, club.now)
                told[to].append({"told": plain(news), "state": plain(state)})
    for to in readers:
        yield to, {"state": plain(first[to]), "rules": club.table.ruleset.tricks_seen}, told[to]


def plain(message: Any) -> Any:
    return json.loads(msgspec.json.encode(message))


def main() -> None:
    """Write the sessions to standard output."""
    sessions = []
    for seed in range(SESSIONS):
        for to, first, told in steps(Random(seed)):
            seat = None if to is None else letter_of(to)
            sessions.append({"seat": seat, **first, "steps": told})
    click.echo(json.dumps(sessions, ensure_ascii=False, separators=(",", ":")))


if __name__ == "__main__":
    main()
