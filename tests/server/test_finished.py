"""What is over is kept and shown: matches, ledgers, deals for a replay, records, old tables."""

from __future__ import annotations

import asyncio
import csv
import io
import json
from contextlib import AsyncExitStack, suppress
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest
from websockets.exceptions import ConnectionClosed

from quinola.bookkeeping.resolved import resolved
from quinola.client import new_token, open_table
from quinola.online.commands import Hello
from quinola.online.messages import SettledEvent, State, Welcome
from quinola.online.settings import Cards, Settings
from quinola.record import read_record, replay
from quinola.rulebook import (
    chapter,
    chapter_in_words,
    chapters,
    payments_table,
    rules_in_full,
)
from quinola.rules import house, preset
from quinola.server.hall import Habits
from tests.server.house import NAMES, Player, asynchronous, players, process, served, wire


async def get(client: httpx.AsyncClient, path: str) -> Any:
    answer = await client.get(path)
    assert answer.status_code == 200, answer.text
    return answer.json()


def settled_of(player: Player) -> list[SettledEvent]:
    return [told.event for told in player.told if isinstance(told.event, SettledEvent)]


async def played(
    stack: AsyncExitStack, address: str, settings: Settings
) -> tuple[str, dict[Any, Player]]:
    table, invitation = await open_table(address, settings)
    seated = await stack.enter_async_context(players(address, table, invitation, ["N", "S"]))
    await seated["N"].session.start()
    await asyncio.gather(
        *(player.play(lambda session: session.stage == "over") for player in seated.values())
    )
    return table, seated


@pytest.mark.parametrize("rules", ["classic", "family", "encyclopedia"])
@asynchronous
async def test_a_match_can_be_looked_up_when_it_is_over(rules: str, tmp_path: Path) -> None:
    async with AsyncExitStack() as stack:
        address = await stack.enter_async_context(served(tmp_path / "tables.db"))
        client = await stack.enter_async_context(httpx.AsyncClient(base_url=address))
        settings = Settings(preset=rules, deals=3, bots="random")
        table, seated = await played(stack, address, settings)
        (links,) = (await get(client, f"/api/tables/{table}/matches"))["matches"]
        assert links["over"]
        ledger = await get(client, f"/api/matches/{links['match']}")
        told = settled_of(seated["N"])
        for deal, event in zip(ledger["deals"], told, strict=True):
            assert deal["net"] == list(event.settled.net)
            assert deal["payments"] == msgspec.to_builtins(event.settled.payments)
        assert ledger["players"]["N"] == NAMES["N"]
        assert ledger["bots"] == ["E", "W"]
        # The record of the match settles to what was told.
        record = await client.get(f"/api/matches/{links['match']}/record.json")
        assert "attachment" in record.headers["content-disposition"]
        match = replay(read_record(record.json()))
        nets = [list(past.net) for past in match.past]
        assert nets == [deal["net"] for deal in ledger["deals"]]
        assert ledger["closing"] or ledger["deals"][-1]["pool"] == 0
        assert sum(ledger["final"]["balances"]) + ledger["final"]["pool"] == 0
        await verify_deals(client, links)
        await verify_csv(client, links["match"], ledger)


async def verify_deals(client: httpx.AsyncClient, links: dict[str, Any]) -> None:
    ids = [deal["deal"] for deal in links["deals"]]
    for index, deal_id in enumerate(ids):
        deal = await get(client, f"/api/deals/{deal_id}")
        assert deal["match"] == links["match"]
        assert deal["previous"] == (ids[index - 1] if index else None)
        assert deal["next"] == (ids[index + 1] if index + 1 < len(ids) else None)
        verify_course(deal)
        record = (await client.get(f"/api/deals/{deal_id}/record.json")).json()
        assert record == deal["settled"]["record"]


def verify_course(deal: dict[str, Any]) -> None:
    """Hands that are played out card by card, and money that changes only from trick to trick."""
    hands = {seat: set(cards) for seat, cards in deal["hands"].items()}
    plays = [event for event in deal["events"] if event["did"] == "played"]
    for event in deal["events"]:
        hand = hands[event["seat"]]
        if event["did"] in {"discarded", "played"}:
            hand.remove(event["card"])
        if event.get("drawn"):
            assert event["drawn"] in deal["talon"]
            hand.add(event["drawn"])
    assert not any(hands.values())
    assert len(plays) == 44
    assert [card for trick in deal["tricks"] for card in trick["cards"]] == [
        play["card"] for play in plays
    ]
    assert len(deal["standings"]) == 12
    before, settled = deal["before"], deal["settled"]
    for standing in deal["standings"]:
        assert sum(standing["balances"]) + standing["pool"] == 0
        assert standing["remise"] == settled["remise"]
    assert deal["standings"][-1]["balances"] == settled["balances"]
    assert deal["standings"][-1]["pool"] == settled["pool"]
    net = [a - b for a, b in zip(settled["balances"], before["balances"], strict=True)]
    assert net == settled["net"]


async def verify_csv(client: httpx.AsyncClient, match: str, ledger: dict[str, Any]) -> None:
    answer = await client.get(f"/api/matches/{match}/ledger.csv?language=uk")
    rows = list(csv.DictReader(io.StringIO(answer.content.decode("utf-8-sig"))))
    payments = [payment for deal in ledger["deals"] for payment in deal["payments"]]
    assert len(rows) == len(payments) + len(ledger["closing"])
    assert sum(int(row["fiches"]) for row in rows) == sum(
        payment["fiches"] for payment in payments + ledger["closing"]
    )
    assert all(re_cyrillic(row["reason"]) for row in rows)
    names = {row["payer"] for row in rows} | {row["payee"] for row in rows}
    assert len(names) == 5


def re_cyrillic(text: str) -> bool:
    return any("а" <= letter <= "я" or letter in "іїєґ" for letter in text.lower())


@asynchronous
async def test_standings_are_those_that_were_told_while_it_was_played(tmp_path: Path) -> None:
    async with AsyncExitStack() as stack:
        address = await stack.enter_async_context(served(tmp_path / "tables.db"))
        client = await stack.enter_async_context(httpx.AsyncClient(base_url=address))
        settings = Settings(preset="classic", deals=4, bots="random")
        table, seated = await played(stack, address, settings)
        (links,) = (await get(client, f"/api/tables/{table}/matches"))["matches"]
        told = [m.event for m in seated["N"].told]
        for deal in links["deals"]:
            standings = (await get(client, f"/api/deals/{deal['deal']}"))["standings"]
            live = []
            for event in told[told.index(next(e for e in told if is_deal(e, deal["number"]))) :]:
                if isinstance(event, SettledEvent):
                    break
                if getattr(event, "standing", None) is not None:
                    live.append(msgspec.to_builtins(event.standing))  # type: ignore[union-attr]
            assert [plain(s) for s in standings[: len(live)]] == [plain(s) for s in live]
            assert len(live) == 11


def is_deal(event: object, number: int) -> bool:
    return type(event).__name__ == "DealtEvent" and getattr(event, "number", 0) == number


def plain(standing: dict[str, Any]) -> dict[str, Any]:
    return {**standing, "balances": list(standing["balances"])}


@asynchronous
async def test_the_same_cards_again(tmp_path: Path) -> None:
    async with AsyncExitStack() as stack:
        address = await stack.enter_async_context(served(tmp_path / "tables.db"))
        client = await stack.enter_async_context(httpx.AsyncClient(base_url=address))
        table, _ = await played(stack, address, Settings(preset="family", deals=1, bots="random"))
        (links,) = (await get(client, f"/api/tables/{table}/matches"))["matches"]
        deal = await get(client, f"/api/deals/{links['deals'][0]['deal']}")
        record = deal["settled"]["record"]["deals"][0]
        cards = Cards(**{key: record[key] for key in ("dealer", "hands", "talon")})
        again = Settings(preset="family", deals=1, practice=True, cards=cards)
        table, invitation = await open_table(address, again)
        seated = await stack.enter_async_context(players(address, table, invitation, ["S"]))
        await seated["S"].session.start()
        await seated["S"].play(lambda session: session.stage == "playing")
        assert set(seated["S"].session.hand) == set(deal["hands"]["S"])


@asynchronous
async def test_a_deal_is_kept_before_anyone_hears_that_it_is_over(tmp_path: Path) -> None:
    async with process(tmp_path) as server, httpx.AsyncClient(base_url=server.address) as client:
        settings = Settings(preset="classic", deals=2, bots="random", away=3600)
        table, invitation = await open_table(server.address, settings)
        async with players(server.address, table, invitation, ["S"]) as seated:
            await seated["S"].session.start()
            await seated["S"].play(lambda session: session.phase == "play")
            await seated["S"].play(lambda session: session.stage == "settled")
            await server.kill()
            await server.start()
            (links,) = (await get(client, f"/api/tables/{table}/matches"))["matches"]
            assert len(links["deals"]) == 1


@asynchronous
async def test_a_table_that_nobody_uses_is_put_away_and_found_again(tmp_path: Path) -> None:
    habits = Habits(rest=0.0, keep=0.4, sweep=0.1)
    async with AsyncExitStack() as stack:
        address = await stack.enter_async_context(served(tmp_path / "tables.db", habits=habits))
        client = await stack.enter_async_context(httpx.AsyncClient(base_url=address))
        table, seated = await played(
            stack, address, Settings(preset="classic", deals=1, bots="random")
        )
        for player in seated.values():
            await player.session.__aexit__(None, None, None)
        state = None
        while state is None or state.stage != "closed":
            # It is closed and archived when it has been left alone for long enough.
            await asyncio.sleep(1)
            # Who comes in that very moment is asked to come again.
            with suppress(ConnectionClosed):
                state = await state_of(address, table)
        assert state.past
        (links,) = (await get(client, f"/api/tables/{table}/matches"))["matches"]
        assert await get(client, f"/api/deals/{links['deals'][0]['deal']}")


async def state_of(address: str, table: str) -> State:
    async with wire(address) as looking_on:
        await looking_on.send(Hello(table=table))
        state = (await looking_on.until(Welcome)).state
    assert state is not None
    return state


@asynchronous
async def test_the_api_has_no_page_for_what_there_is_not(tmp_path: Path) -> None:
    async with (
        served(tmp_path / "tables.db") as address,
        httpx.AsyncClient(base_url=address) as client,
    ):
        for path, reason in {
            "/api/deals/none": "deal-unknown",
            "/api/matches/none": "match-unknown",
            "/api/matches/none/ledger.csv": "match-unknown",
            "/api/tables/none/matches": "table-unknown",
            "/api/none": "page-unknown",
            "/api/messages/de.ftl": "page-unknown",
            "/..%2f..%2fetc/passwd.txt": "page-unknown",
            "/x%00.js": "page-unknown",
            "/favicon.ico": "page-unknown",
        }.items():
            answer = await client.get(path)
            assert answer.status_code == 404, path
            assert answer.json()["reason"] == reason
        assert (await client.delete("/api/tables")).status_code == 405
        broken = await client.post("/api/tables", content=b"{")
        assert broken.status_code == 400
        for nested in (b"[" * 5000, b'{"a":' * 3000, b'{"options":' + b"[" * 3000):
            for path in ("/api/tables", "/api/rules/check", "/api/qr"):
                deep = await client.post(path, content=nested)
                assert (deep.status_code, deep.json()["reason"]) == (400, "request-broken"), path
        large = await client.post("/api/tables", content=b"x" * 100_000)
        assert large.status_code == 413


@asynchronous
async def test_rules_and_words(tmp_path: Path) -> None:
    async with (
        served(tmp_path / "tables.db") as address,
        httpx.AsyncClient(base_url=address) as client,
    ):
        book = await get(client, "/api/rules")
        names = [preset["name"] for preset in book["presets"]]
        assert names == ["classic", "ukrainian", "family", "encyclopedia", "academy"]
        by_name = {preset["name"]: preset for preset in book["presets"]}
        assert by_name["classic"]["differs"] == []
        assert "removed_rank" in by_name["family"]["differs"]
        assert by_name["family"]["written"]["quinola_forced_holder"] == "2 stakes"
        assert by_name["family"]["fiches"]["quinola_forced_holder"] == 10
        options = {option["name"]: option for option in book["options"]}
        assert set(by_name["academy"]["written"]) <= set(options)
        assert options["removed_rank"]["values"] == ["T", "2"]
        own = {"preset": "classic", "options": {"stake": 7, "dealer_stake": 8}, "house": "Ours"}
        ours = (await client.post("/api/rules/check", json=own)).json()
        assert ours["name"] == "Ours"
        assert set(ours["differs"]) == {"stake", "dealer_stake"}
        bad = {"preset": "classic", "options": {"stake": -1, "dealer_stake": "much"}}
        answer = await client.post("/api/rules/check", json=bad)
        assert answer.status_code == 400
        fault = answer.json()
        assert {fault["option"], *(more["option"] for more in fault["further"])} == set(
            bad["options"]
        )
        settling = await get(client, "/api/rules/settling")
        assert settling == [msgspec.to_builtins(resolved(preset(name))) for name in names]
        ours = (await client.post("/api/rules/settling", json=own)).json()
        assert ours["name"] == "Ours"
        assert ours["options"]["stake"] == 7
        assert (await client.post("/api/rules/settling", json=bad)).status_code == 400
        for language in ("ru", "uk", "en", "fr"):
            words = await client.get(f"/api/messages/{language}.ftl")
            assert "follow-suit =" in words.text
            tag = {"If-None-Match": words.headers["etag"]}
            again = await client.get(f"/api/messages/{language}.ftl", headers=tag)
            assert again.status_code == 304


@asynchronous
async def test_a_table_is_opened_once_however_often_it_is_asked_for(tmp_path: Path) -> None:
    async with (
        served(tmp_path / "tables.db") as address,
        httpx.AsyncClient(base_url=address) as client,
    ):
        body = {"settings": {"preset": "classic"}, "invitation": new_token()}
        first = await client.post("/api/tables", json=body)
        again = await client.post("/api/tables", json=body)
        assert (first.status_code, again.status_code) == (201, 200)
        assert first.json() == again.json()


@asynchronous
async def test_a_link_as_a_picture(tmp_path: Path) -> None:
    async with (
        served(tmp_path / "tables.db") as address,
        httpx.AsyncClient(base_url=address) as client,
    ):
        picture = await client.post("/api/qr", json={"path": "/tables/abc#def"})
        assert picture.headers["content-type"] == "image/svg+xml"
        assert picture.text.startswith("<svg")
        for path in ("https://evil.example", "//evil.example/ x", "abc", "/" + "x" * 300):
            assert (await client.post("/api/qr", json={"path": path})).status_code == 400


@asynchronous
async def test_health_and_measures(tmp_path: Path) -> None:
    async with (
        served(tmp_path / "tables.db") as address,
        httpx.AsyncClient(base_url=address) as client,
    ):
        assert await get(client, "/healthz") == {"status": "ok"}
        await open_table(address, Settings(preset="classic"))
        assert "quinola_tables_opened_total 1.0" in (await client.get("/metrics")).text
        schema = await get(client, "/api/openapi.json")
        assert "/api/tables" in schema["paths"]
        assert "/api/deals/{deal}" in schema["paths"]


@asynchronous
async def test_rules_in_full(tmp_path: Path) -> None:
    async with (
        served(tmp_path / "tables.db") as address,
        httpx.AsyncClient(base_url=address) as client,
    ):
        ours = {"quinola_placed": 9, "bete_cap": 77}
        for language in ("ru", "uk", "en", "fr"):
            asked = {"preset": "academy", "options": json.dumps(ours), "language": language}
            told = (await client.get("/api/rules/full", params=asked)).json()
            sections = rules_in_full(house("academy", ours), language)
            assert [
                (section["title"], [(rule["text"], rule["clauses"]) for rule in section["rules"]])
                for section in told["sections"]
            ] == [
                (section.title, [(said.text, list(said.clauses)) for said in section.sentences])
                for section in sections
            ]
            payments = [told["heading"], *(payment["cells"] for payment in told["payments"])]
            assert payments == payments_table(house("academy", ours), language)
            rules = {rule["id"]: rule for section in told["sections"] for rule in section["rules"]}
            # Every payment, and every reason that a settlement gives, leads to a rule that is told.
            assert {payment["rule"] for payment in told["payments"]} <= set(rules)
            assert "quinola-placed" in rules["quinola-placed"]["reasons"]
            assert "9" in rules["quinola-placed"]["text"]
            assert "77" in rules["bete"]["text"]
        for wrong, reason in (
            ({"language": "de"}, "page-unknown"),
            ({"language": "en", "options": "{"}, "request-broken"),
            ({"language": "en", "options": "[]"}, "request-broken"),
            ({"language": "en", "options": "[" * 4000}, "request-broken"),
            ({"language": "en", "options": '{"stake": -1}'}, "option-amount"),
            ({"language": "en", "preset": "whist"}, "preset-unknown"),
        ):
            answer = await client.get("/api/rules/full", params=wrong)
            assert answer.json()["reason"] == reason
        assert (await client.get("/api/rules/full")).status_code == 400


@asynchronous
async def test_chapters(tmp_path: Path) -> None:
    async with (
        served(tmp_path / "tables.db") as address,
        httpx.AsyncClient(base_url=address) as client,
    ):
        for language in ("ru", "fr"):
            listed = await get(client, f"/api/chapters?language={language}")
            assert [one["id"] for one in listed] == [one.id for one in chapters()]
            for link in listed:
                told = await get(client, f"/api/chapters/{link['id']}?language={language}")
                said = chapter_in_words(chapter(link["id"]), language)
                assert told["title"] == link["title"] == said.title
                entries = [entry for section in told["sections"] for entry in section["entries"]]
                ours = [entry for section in said.sections for entry in section.entries]
                assert [entry["text"] for entry in entries] == [entry.text for entry in ours]
                assert [entry.get("elsewhere", {}) for entry in entries] == [
                    entry.elsewhere for entry in ours
                ]
                assert [entry.get("decision") for entry in entries] == [
                    entry.decision for entry in ours
                ]
                assert [entry.get("rows", []) for entry in entries] == [
                    [list(row) for row in entry.rows] for entry in ours
                ]
        for path in ("/api/chapters/whist?language=en", "/api/chapters?language=de"):
            assert (await client.get(path)).status_code == 404
