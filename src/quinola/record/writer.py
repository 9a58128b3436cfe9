"""Records written: a match that was played, as others can read and settle it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from quinola.cards import format_hand
from quinola.deal import Deal
from quinola.events import Played
from quinola.match import Match, PastDeal, VoidDeal
from quinola.outcome import Irregularity
from quinola.record.document import DealRecord, MatchRecord
from quinola.record.reader import FORMAT, VERSION
from quinola.seats import SEATS, Seat, exchange_order


def record_of(
    match: Match, *, pool: int = 0, players: Mapping[Seat, str] | None = None
) -> MatchRecord:
    """The record of a match; `pool` is what lay there at its start.

    A deal in play stands last, as far as it went.
    """
    deals = [_past(past) for past in match.past]
    if match.deal is not None:
        deals.append(deal_record(match.deal))
    return MatchRecord(
        ruleset=match.ruleset, deals=tuple(deals), players=dict(players or {}), pool=pool
    )


def _past(past: PastDeal) -> DealRecord:
    if isinstance(past, VoidDeal):
        return DealRecord(dealer=past.dealer, void=past.reason, irregularities=past.irregularities)
    return deal_record(past.deal, past.outcome.irregularities)


def deal_record(deal: Deal, irregularities: tuple[Irregularity, ...] = ()) -> DealRecord:
    """The record of one deal as far as it was played; its dealer is always named."""
    return DealRecord(
        dealer=deal.dealer,
        hands=deal.dealt.hands,
        talon=deal.dealt.talon,
        exchange=tuple(
            deal.discards[seat] for seat in exchange_order(deal.dealer) if seat in deal.discards
        ),
        play=tuple(event.card for event in deal.events if isinstance(event, Played)),
        espagnolette=deal.espagnolette if deal.announced else None,
        irregularities=irregularities,
        claims=frozenset(deal.claims),
    )


def record_json(record: MatchRecord) -> dict[str, Any]:
    """The JSON value of a record; optional fields are left out when empty."""
    value: dict[str, Any] = {
        "format": FORMAT,
        "version": VERSION,
        "ruleset": ruleset_json(record.ruleset.preset, record.ruleset.overrides),
    }
    if record.players:
        value["players"] = {str(s): record.players[s] for s in SEATS if s in record.players}
    if record.pool:
        value["pool"] = record.pool
    value["deals"] = [_deal_json(deal) for deal in record.deals]
    return {**value, **record.extra}


def ruleset_json(preset: str, overrides: Mapping[str, Any]) -> str | dict[str, Any]:
    """How a record names its rules: by the preset alone, or with a house's options."""
    return {"preset": preset, "options": dict(overrides)} if overrides else preset


def _deal_json(deal: DealRecord) -> dict[str, Any]:
    fields: dict[str, Any] = {
        "dealer": None if deal.dealer is None else str(deal.dealer),
        "hands": deal.hands and {str(seat): format_hand(deal.hands[seat]) for seat in SEATS},
        "talon": [str(card) for card in deal.talon],
        "exchange": ["-" if card is None else str(card) for card in deal.exchange],
        "play": [str(card) for card in deal.play],
        "espagnolette": None if deal.espagnolette is None else str(deal.espagnolette),
        "irregularities": [
            {"seat": str(fault.seat), "kind": fault.kind} for fault in deal.irregularities
        ],
        "claims": [str(seat) for seat in sorted(deal.claims)],
        "void": deal.void,
    }
    return {**{key: value for key, value in fields.items() if value}, **deal.extra}
