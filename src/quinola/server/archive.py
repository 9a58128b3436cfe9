"""Matches and deals that are over, for whoever has their link."""

from __future__ import annotations

import csv
import io
from collections.abc import Iterator

import msgspec
from litestar import Response, get
from litestar.di import NamedDependency
from litestar.params import FromPath, FromQuery

from quinola import locale
from quinola.cards import Card
from quinola.online.messages import Payment
from quinola.refusal import Refusal
from quinola.seats import Seat
from quinola.server.finished import (
    DealShown,
    MatchLedger,
    ledger_of,
    record_of_deal,
    record_of_match,
    shown,
)
from quinola.server.hall import Hall
from quinola.store import DealRow, MatchRow
from quinola.wording import Words

COLUMNS = (
    "match",
    "deal",
    "dealer",
    "trick",
    "payer",
    "payee",
    "fiches",
    "why",
    "card",
    "rule",
    "reason",
)


@get("/api/matches/{match:str}")
async def match_ledger(match: FromPath[str], hall: NamedDependency[Hall]) -> MatchLedger:
    """A match with every payment of it."""
    row = await _match(hall, match)
    return ledger_of(row, await hall.store.deals_of(row.id))


@get("/api/matches/{match:str}/ledger.csv")
async def match_csv(
    match: FromPath[str], hall: NamedDependency[Hall], language: FromQuery[str] = locale.ENGLISH
) -> Response[bytes]:
    """The payments of a match, a row each, for spreadsheets; `reason` in this language."""
    if language not in locale.LANGUAGES:
        raise Refusal("page-unknown")
    row = await _match(hall, match)
    ledger = ledger_of(row, await hall.store.deals_of(row.id))
    text = io.StringIO()
    writer = csv.writer(text)
    writer.writerow(COLUMNS)
    writer.writerows(_rows(ledger, language))
    # With its mark, spreadsheets take it for UTF-8.
    return _download(text.getvalue().encode("utf-8-sig"), "text/csv", "ledger.csv")


@get("/api/matches/{match:str}/record.json")
async def match_record(match: FromPath[str], hall: NamedDependency[Hall]) -> Response[bytes]:
    """The record of a match, as far as its deals are over."""
    row = await _match(hall, match)
    return _json_download(record_of_match(row, await hall.store.deals_of(row.id)), match)


@get("/api/deals/{deal:str}")
async def finished_deal(deal: FromPath[str], hall: NamedDependency[Hall]) -> DealShown:
    """A finished deal, all hands open."""
    row = await _deal(hall, deal)
    match = await _match(hall, row.match)
    return shown(row, match, await hall.store.deals_of(match.id))


@get("/api/deals/{deal:str}/record.json")
async def deal_record(deal: FromPath[str], hall: NamedDependency[Hall]) -> Response[bytes]:
    """The record of a finished deal."""
    return _json_download(record_of_deal(await _deal(hall, deal)), deal)


async def _match(hall: Hall, match: str) -> MatchRow:
    row = await hall.store.match(match)
    if row is None:
        raise Refusal("match-unknown")
    return row


async def _deal(hall: Hall, deal: str) -> DealRow:
    row = await hall.store.deal(deal)
    if row is None:
        raise Refusal("deal-unknown")
    return row


def _rows(ledger: MatchLedger, language: str) -> Iterator[list[object]]:
    # Names are the players' own: a spreadsheet shall not take one for a formula.
    names = {
        Seat[seat]: f"{name} {seat}" if seat in ledger.bots else _inert(name)
        for seat, name in ledger.players.items()
    }
    words = Words(language, names=names)
    for deal in ledger.deals:
        for payment in deal.payments:
            yield _row(ledger.number, deal.number, deal.dealer, payment, words)
    for payment in ledger.closing:
        yield _row(ledger.number, "", "", payment, words)


def _row(match: int, deal: object, dealer: str, payment: Payment, words: Words) -> list[object]:
    def account(who: str) -> str:
        return words.account("pool" if who == "pool" else Seat[who])

    reason = words.say(
        f"pay-{payment.why}",
        card=None if payment.card is None else Card.parse(payment.card),
        trick=payment.trick or 0,
        payer=account(payment.payer),
        payee=account(payment.payee),
    )
    return [
        match,
        deal,
        dealer,
        payment.trick or "",
        account(payment.payer),
        account(payment.payee),
        payment.fiches,
        payment.why,
        payment.card or "",
        payment.rule,
        reason,
    ]


def _inert(name: str) -> str:
    return f"'{name}" if name[:1] in "=+-@\t\r" else name


def _json_download(value: object, identity: str) -> Response[bytes]:
    body = msgspec.json.format(msgspec.json.encode(value), indent=1)
    return _download(body, "application/json", f"{identity}.json")


def _download(body: bytes, media_type: str, name: str) -> Response[bytes]:
    headers = {"content-disposition": f'attachment; filename="quinola-{name}"'}
    return Response(body, media_type=media_type, headers=headers)
