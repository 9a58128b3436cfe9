"""What a server sends is what the published schema promises."""

from __future__ import annotations

import asyncio
import json
from contextlib import AsyncExitStack
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest
from jsonschema import Draft202012Validator

from quinola.client import open_table
from quinola.online.settings import Settings
from quinola.written import SeatLetter
from tests.server.house import NAMES, Player, Recording, asynchronous, served

SCHEMA = Path(__file__).parents[2] / "docs" / "protocol.schema.json"
SEATS: tuple[SeatLetter, ...] = ("N", "E", "S", "W")


def validator_of(definition: str) -> Draft202012Validator:
    schema: dict[str, Any] = json.loads(SCHEMA.read_text(encoding="utf-8"))
    Draft202012Validator.check_schema(schema)
    return Draft202012Validator({**schema, "$ref": f"#/$defs/{definition}"})


@pytest.mark.parametrize("rules", ["classic", pytest.param("family", marks=pytest.mark.slow)])
@asynchronous
async def test_every_frame_of_a_match_is_in_the_schema(rules: str, tmp_path: Path) -> None:
    async with AsyncExitStack() as stack:
        address = await stack.enter_async_context(served(tmp_path / "tables.db"))
        table, invitation = await open_table(address, Settings(preset=rules, deals=1))
        everyone = [
            Player(await stack.enter_async_context(session), Random(f"{rules} {number}"))
            for number, session in enumerate(
                [Recording(address, table, invitation=invitation) for _ in SEATS]
                + [Recording(address, table)]
            )
        ]
        for seat, player in zip(SEATS, everyone, strict=False):
            await player.session.take_seat(NAMES[seat], seat)
        # Refused, since a match does not begin by one who looks on.
        await everyone[-1].session.start()
        await everyone[0].session.start()
        await asyncio.gather(*(p.play(lambda s: s.stage == "over") for p in everyone))
        frames = {frame for p in everyone for frame in recorded(p)}
    kinds = set()
    validator = validator_of("fromServer")
    for frame in frames:
        message = msgspec.json.decode(frame)
        validator.validate(message)
        kinds |= {message["type"], message.get("event", {}).get("kind")}
    assert kinds >= {"welcome", "told", "accepted", "refused", "dealt", "acted", "settled"}


def recorded(player: Player) -> list[bytes]:
    assert isinstance(player.session, Recording)
    return player.session.frames


def test_the_schema_finds_what_is_wrong() -> None:
    validator = validator_of("fromServer")
    assert not validator.is_valid({"type": "told", "seq": "1"})
    assert not validator.is_valid({"type": "nothing"})
