"""Rule sets and deals compared over HTTP: whole, clear in what is wrong, and within limits."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from random import Random
from typing import Any

import httpx
import pytest

from quinola.client import open_table
from quinola.comparison import EARLIER, rules_compared, sides_of
from quinola.online.settings import Settings
from quinola.record import read_record
from quinola.rules import OPTIONS, PRESETS, clauses, house, preset
from quinola.server.comparing import LARGEST_RECORD, MOST_DEALS
from quinola.server.limits import Limits
from tests.record.corruption import mutants
from tests.record.matches import example, examples, longer_example
from tests.server.house import asynchronous, players, served


@asynccontextmanager
async def asking(tmp_path: Path, **limits: Any) -> AsyncIterator[httpx.AsyncClient]:
    fields = {"comparisons": 1000, "comparisons_at_once": 1000, **limits}
    async with (
        served(tmp_path / "tables.db", limits=Limits(**fields)) as address,
        httpx.AsyncClient(base_url=address, timeout=60) as client,
    ):
        yield client


async def compared(client: httpx.AsyncClient, **asked: Any) -> Any:
    answer = await client.post("/api/compare", json=asked)
    assert answer.status_code == 200, answer.text
    return answer.json()


async def refused(client: httpx.AsyncClient, path: str = "/api/compare", **asked: Any) -> Any:
    answer = await client.post(path, json=asked)
    assert answer.status_code == 400, answer.text
    return answer.json()


@asynchronous
async def test_rule_sets_by_what_differs_alone(tmp_path: Path) -> None:
    async with asking(tmp_path) as client:
        ours = {"preset": "family", "options": {"party_bonus": 9}, "house": "Ours"}
        asked = {"rulesets": [{"preset": "family"}, ours], "language": "uk"}
        answer = await client.post("/api/rules/compare", json=asked)
        told = answer.json()
        assert [one["name"] for one in told["rulesets"]] == ["family", "Ours"]
        assert told["options"] == {"party_bonus": [5, 9]}
        (section,) = told["sections"]
        (rule,) = section["rules"]
        (expected,) = rules_compared([preset("family"), house("family", {"party_bonus": 9})], "uk")
        assert section["title"] == expected.title
        assert rule["options"] == ["party_bonus"]
        assert [said["text"] for said in rule["said"]] == [s.text for s in expected.rules[0].said]
        # A house's own rule is nobody's clause.
        assert [bool(said["clauses"]) for said in rule["said"]] == [True, False]
        path = "/api/rules/compare"
        few = await refused(client, path, rulesets=[ours])
        assert few["reason"] == "request-broken"
        wrong = await refused(
            client, path, rulesets=[ours, {"preset": "classic", "options": {"stake": -1}}]
        )
        assert (wrong["reason"], wrong["option"]) == ("option-amount", "stake")


@asynchronous
async def test_a_record_under_all_rule_sets(tmp_path: Path) -> None:
    async with asking(tmp_path) as client:
        record = longer_example() | {"ruleset": "classic"}
        for number in range(1, len(record["deals"]) + 1):
            told = await compared(client, record=json.dumps(record), number=number)
            assert (told["number"], told["deals"]) == (number, len(record["deals"]))
            verify_columns(told, record, number)
        with_object = await compared(client, record=record, number=len(record["deals"]))
        assert with_object == told
        # The earlier deals have left other pools.
        changes = [
            c for line in told["lines"] for cell in line["cells"] for c in cell.get("changes", [])
        ]
        assert EARLIER in {change["option"] for change in changes}
        for change in changes:
            assert change["option"] in (*OPTIONS, EARLIER)
            if change["rule"] is not None:
                assert len(told["sentences"][change["rule"]]) == len(told["columns"])


def verify_columns(told: Any, record: Any, number: int) -> None:
    """As each rule set settles it by itself, the own first and each with the deal's pack."""
    first, *others = told["columns"]
    assert (first["own"], first["ruleset"]["name"]) == (True, "classic")
    assert [c["ruleset"]["name"] for c in (first, *others)] + [
        c["ruleset"]["name"] for c in told["left_out"]
    ] == [name for name in PRESETS if name in {c["ruleset"]["name"] for c in told["columns"]}] + [
        c["ruleset"]["name"] for c in told["left_out"]
    ]
    for index, column in enumerate(told["columns"]):
        name = column["ruleset"]["name"]
        assert column["pack_kept"] is (name == "family")
        ruleset = preset(name).with_options(removed_rank="T")
        (side,) = sides_of(read_record(record), [(name, ruleset)], number).fitting
        past = side.deal(number)
        assert (column["net"], column["pool"]) == (list(past.net), past.pool)
        assert column["before"] == side.before(number).pool
        assert sum(line["cells"][index]["fiches"] for line in told["lines"]) == sum(
            paid.fiches for paid in past.transfers
        )
        for line in told["lines"]:
            cell = line["cells"][index]
            assert bool(cell.get("changes")) is (cell["fiches"] != line["cells"][0]["fiches"])
            assert all(paid["rule"] in clauses() for paid in cell.get("payments", []))


@asynchronous
async def test_the_first_rule_set_asked_for_is_what_the_others_are_told_against(
    tmp_path: Path,
) -> None:
    async with asking(tmp_path) as client:
        ours = {"preset": "classic", "options": {"party_bonus": 9}, "house": "Ours"}
        told = await compared(
            client, record=example(), rulesets=[{"preset": "ukrainian"}, ours, {"preset": "family"}]
        )
        assert [column["ruleset"]["name"] for column in told["columns"]] == ["ukrainian", "Ours"]
        assert [column["own"] for column in told["columns"]] == [False, False]
        (party,) = [line for line in told["lines"] if line["cause"] == "party"]
        (change,) = party["cells"][1]["changes"]
        assert (change["option"], change["was"], change["now"]) == ("party_bonus", 0, 9)
        # With the pack of the deal it is a play that does not fit, without it the pack.
        (left,) = told["left_out"]
        assert (left["fault"]["reason"], left["fault"]["rule"]) == (
            "espagnolette-unannounced",
            "S3-27",
        )
        assert (left["fault"]["trick"], left["fault"]["params"]["card"]["card"]) == (1, "Ac")
        strict = await compared(
            client, record=example(), keeps_pack=False, rulesets=[{"preset": "family"}]
        )
        assert strict["columns"] == strict["lines"] == []
        (left,) = strict["left_out"]
        assert (left["fault"]["reason"], left["fault"]["rule"]) == ("record-other-pack", "S3-02")


@asynchronous
async def test_a_finished_deal_by_its_id(tmp_path: Path) -> None:
    async with asking(tmp_path) as client:
        address = str(client.base_url)
        settings = Settings(preset="classic", deals=2, bots="random")
        table, invitation = await open_table(address, settings)
        async with players(address, table, invitation, ["N"]) as seated:
            await seated["N"].session.start()
            await seated["N"].play(lambda session: session.stage == "over")
        (match,) = (await client.get(f"/api/tables/{table}/matches")).json()["matches"]
        for number, link in enumerate(match["deals"], start=1):
            told = await compared(client, deal=link["deal"])
            shown = (await client.get(f"/api/deals/{link['deal']}")).json()
            assert (told["number"], told["deals"]) == (number, number)
            assert (told["players"], told["bots"]) == (shown["players"], shown["bots"])
            own = told["columns"][0]
            assert (own["net"], own["pool"]) == (shown["settled"]["net"], shown["settled"]["pool"])
            assert own["before"] == shown["before"]["pool"]
            # Its link gives away no other deal.
            others = {one["deal"] for one in match["deals"]} | {match["match"], table}
            assert not any(secret in json.dumps(told) for secret in others)
        unknown = await client.post("/api/compare", json={"deal": "nonesuch"})
        assert (unknown.status_code, unknown.json()["reason"]) == (404, "deal-unknown")


@asynchronous
async def test_what_is_wrong_is_said_with_its_place(tmp_path: Path) -> None:
    async with asking(tmp_path) as client:
        assert (await refused(client))["reason"] == "compare-nothing"
        assert (await refused(client, record=""))["reason"] == "record-empty"
        assert (await refused(client, record="{]"))["reason"] == "record-not-json"
        broken = example()
        broken["deals"][0]["play"][6] = broken["deals"][0]["play"][5]
        fault = await refused(client, record=json.dumps(broken))
        assert (fault["reason"], fault["deal"], fault["trick"]) == ("card-not-held", 1, 2)
        assert fault["rule"] in clauses()
        missing = await refused(client, record=example(), number=2)
        assert missing["reason"] == "compare-deal-missing"
        assert missing["params"]["count"]["number"] == 1
        lines = "\n\n".join(json.dumps(one) for one in examples()[:2])
        assert (await compared(client, record=lines, match=2))["matches"] == 2
        assert (await refused(client, record=lines, match=3))["reason"] == "compare-match-missing"
        assert (await refused(client, record=lines + "\n{]", match=3))["line"] == 4
        many = example() | {"deals": example()["deals"] * (MOST_DEALS + 1)}
        assert (await refused(client, record=many))["reason"] == "compare-deals-many"
        large = await client.post("/api/compare", json={"record": "x" * LARGEST_RECORD})
        assert (large.status_code, large.json()["reason"]) == (413, "request-large")


@pytest.mark.slow
@asynchronous
async def test_no_text_is_too_much_for_it(tmp_path: Path) -> None:
    rng = Random(7)
    texts = [
        "[" * 100_000,
        "null",
        "[]",
        '{"format": 1}',
        '"\\ud800"',
        "NaN",
        "1e999",
        "\0",
        "{}\n{}",
    ]
    texts += ["{}\n{}", '{"format":"quinola-record"}\n{}', json.dumps(example())[:-40]]
    records = rng.sample([mutant.value for mutant in mutants(longer_example())], 60)
    async with asking(tmp_path) as client:
        for record in [*texts, *map(json.dumps, records), *records]:
            answer = await client.post(
                "/api/compare",
                content=json.dumps({"record": record, "number": rng.randrange(1, 4)}),
            )
            assert answer.status_code in (200, 400), (record, answer.text)
            assert answer.json().get("reason") != "server-fails"


@pytest.mark.parametrize("path", ["/api/compare", "/api/rules/compare"])
@asynchronous
async def test_nobody_can_have_more_than_is_his(path: str, tmp_path: Path) -> None:
    async with asking(tmp_path, comparisons=0.0001, comparisons_at_once=3) as client:
        asked = {
            "/api/compare": {"record": example()},
            "/api/rules/compare": {"rulesets": [{"preset": "classic"}, {"preset": "family"}]},
        }[path]
        answers = await asyncio.gather(*(client.post(path, json=asked) for _ in range(5)))
        assert sorted(answer.status_code for answer in answers) == [200, 200, 200, 429, 429]
        assert (await client.get("/healthz")).status_code == 200
