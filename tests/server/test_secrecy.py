"""Every byte to each recipient recorded and searched; and logs, which hold no cards or secrets."""

from __future__ import annotations

import asyncio
import logging
import re
from collections.abc import Iterator
from contextlib import AsyncExitStack, contextmanager
from pathlib import Path
from random import Random
from typing import Any

import httpx
import msgspec
import pytest

from quinola.client import open_table
from quinola.online.messages import SettledEvent, Told
from quinola.online.settings import Settings
from quinola.rules import preset
from quinola.seats import Seat, exchange_order
from quinola.server.journal import LOGGER, JsonLines
from quinola.written import SeatLetter
from tests.server.house import NAMES, Player, Recording, asynchronous, served, wire

CARD = re.compile(rb"(?<![0-9A-Za-z_-])([2-9TJQKA][shdc])(?![0-9A-Za-z_-])")
HAND = re.compile(rb'"(?:[AKQJT2-9]*\.){3}[AKQJT2-9]*"')
"""Four suits as in PBN: no hand is told so before its deal is over."""

SEATS: tuple[SeatLetter, ...] = ("N", "E", "S", "W")


def settled_in(frames: list[bytes]) -> list[SettledEvent]:
    messages = (msgspec.json.decode(frame) for frame in frames)
    told = [m for m in messages if m["type"] == "told" and m["event"]["kind"] == "settled"]
    return [msgspec.convert(m, Told).event for m in told]  # type: ignore[misc]


def verify_frames(frames: list[bytes], to: SeatLetter | None) -> int:
    """Search each frame up to a deal's settlement for what was not the recipient's to know yet."""
    deals = settled_in(frames)
    searched, number, played = 0, 0, set[str]()
    for frame in frames:
        message = msgspec.json.decode(frame)
        kind = message.get("event", {}).get("kind")
        if kind == "settled":
            number, played = number + 1, set()
            continue
        if kind == "match-begun" or message.get("state", {}).get("settled") or number == len(deals):
            continue
        deal = deals[number].settled
        for act in message.get("event", {}).get("did", []):
            if act["did"] == "played":
                played.add(act["card"])
        allowed = played | own_cards(deal.record, to)
        named = {card.decode() for card in CARD.findall(frame)}
        assert named <= allowed, (to, frame, named - allowed)
        assert not HAND.search(frame)
        assert deal.proof is not None
        assert deal.proof.seed.encode() not in frame
        searched += 1
    return searched


def own_cards(record: dict[str, Any], to: SeatLetter | None) -> set[str]:
    """The seat's cards as dealt, and the talon card that it drew or declined and saw."""
    if to is None:
        return set()
    (deal,) = record["deals"]
    suits = deal["hands"][to].split(".")
    cards = {rank + suit for ranks, suit in zip(suits, "shdc", strict=True) for rank in ranks}
    order = exchange_order(Seat[deal["dealer"]])
    place = order.index(Seat[to])
    if place < len(deal["talon"]):
        is_declined = deal["exchange"][place] == "-"
        if not is_declined or preset(record["ruleset"]).declined_card_seen:
            cards.add(deal["talon"][place])
    return cards


@contextmanager
def all_logs() -> Iterator[list[str]]:
    """Whatever anyone logs, as the server would write it."""
    lines = list[str]()

    class Keep(logging.Handler):
        def emit(self, record: logging.LogRecord) -> None:
            lines.append(self.format(record))

    keep, root = Keep(), logging.getLogger()
    keep.setFormatter(JsonLines())
    levels = root.level, LOGGER.level
    root.addHandler(keep)
    root.setLevel(logging.INFO)
    LOGGER.setLevel(logging.DEBUG)
    try:
        yield lines
    finally:
        root.removeHandler(keep)
        root.setLevel(levels[0])
        LOGGER.setLevel(levels[1])


@pytest.mark.parametrize("rules", ["classic", "family", "encyclopedia"])
@asynchronous
async def test_no_byte_names_a_card_before_its_time(rules: str, tmp_path: Path) -> None:
    with all_logs() as lines:
        async with AsyncExitStack() as stack:
            address = await stack.enter_async_context(served(tmp_path / "tables.db"))
            table, invitation = await open_table(address, Settings(preset=rules, deals=2))
            everyone: dict[SeatLetter | None, Player] = {}
            for seat in SEATS:
                session = Recording(address, table, invitation=invitation)
                await stack.enter_async_context(session)
                await session.take_seat(NAMES[seat], seat)
                everyone[seat] = Player(session, Random(f"{rules} {seat}"))
            looking_on = await stack.enter_async_context(Recording(address, table))
            everyone[None] = Player(looking_on, Random(0))
            await everyone["N"].session.start()
            nosy = asyncio.create_task(ask_everything(address, table))
            await asyncio.gather(*(p.play(lambda s: s.stage == "over") for p in everyone.values()))
            nosy.cancel()
            for to, player in everyone.items():
                assert isinstance(player.session, Recording)
                assert verify_frames(player.session.frames, to) > 100
            secrets = [invitation, *(player.session.token for player in everyone.values())]
    verify_logs(lines, secrets)


async def ask_everything(address: str, table: str) -> None:
    """One who tries all there is to read while cards are in play, and may find none."""
    async with httpx.AsyncClient(base_url=address) as client:
        while True:
            for path in (
                "/api/about",
                f"/api/tables/{table}/matches",
                f"/api/tables/{table}",
                f"/api/deals/{table}",
                f"/api/matches/{table}",
                "/metrics",
                "/healthz",
            ):
                answer = await client.get(path)
                assert not CARD.search(answer.content), path
            async with wire(address) as stranger:
                await stranger.send({"type": "hello", "table": table, "token": "A" * 43})
                assert not CARD.search(msgspec.json.encode(await stranger.get()))
            await asyncio.sleep(0.05)


def verify_logs(lines: list[str], secrets: list[str]) -> None:
    assert any("table-opened" in line for line in lines)
    for line in lines:
        assert not CARD.search(line.encode()), line
        assert not any(secret in line for secret in secrets), line
        assert not any(name in line for name in NAMES.values()), line


def test_a_fault_is_logged_without_its_words() -> None:
    with all_logs() as lines:
        from quinola.server.journal import note_fault

        try:
            raise ValueError("the hand is As Kd")
        except ValueError as error:
            note_fault("fault", error, table="t")
            logging.getLogger("other").exception("Something of %s", "Qh")
    assert len(lines) == 2
    assert all("ValueError" in line for line in lines)
    assert not any(CARD.search(line.encode()) for line in lines)


def test_the_search_finds_what_it_looks_for() -> None:
    assert CARD.findall(b'{"card":"7c","hand":["As","Td"]}') == [b"7c", b"As", b"Td"]
    assert HAND.search(b'{"N":"AQ93.J82.K7.AJ9"}')
