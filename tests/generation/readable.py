"""What generated data must say, worked out by the readable core from records of the same plan."""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

import numpy as np

from quinola.actions import action_of, perform
from quinola.cards import ACES, QUINOLA, Card, Suit, format_hand
from quinola.deal import Deal
from quinola.envs.observation import action_mask, columns, observe
from quinola.generation import Plan, generate, players_named
from quinola.generation.plan import Kind
from quinola.kernels.encoding import coding
from quinola.match import Match, SettledDeal
from quinola.outcome import Honour
from quinola.record import read_record, replay
from quinola.rules import Ruleset
from quinola.seats import SEATS, Seat, exchange_order
from quinola.view import view_of


def plan_of(kind: Kind, ruleset: Ruleset, players: str = "random", **terms: Any) -> Plan:
    return Plan(kind, ruleset, players_named(players), **{"deals": 40, **terms})


def rows_of(plan: Plan, folder: Path, **how: Any) -> list[dict[str, Any]]:
    """The rows of a plan's data, by way of a file of JSON Lines."""
    file = folder / f"{plan.kind}.jsonl"
    generate(plan, file, force=True, **how)
    return [json.loads(line) for line in file.read_text(encoding="ascii").splitlines()]


def replayed(records: Sequence[dict[str, Any]]) -> list[Match]:
    """Records played again by the readable rules."""
    return [replay(read_record(record)) for record in records]


def deal_rows(matches: Sequence[Match], skip: int = 0) -> Iterator[dict[str, Any]]:
    """What the rows of deals must be."""
    number = skip
    for match in matches:
        pool = 0
        for past in match.past:
            assert isinstance(past, SettledDeal)
            number += 1
            yield {
                "deal": number,
                "match": (number - 1) // len(match.past) + 1,
                **_dealt(past.deal),
                "pool_before": pool,
                **_settled(past),
            }
            pool = past.pool


def _dealt(deal: Deal) -> dict[str, Any]:
    order = exchange_order(deal.dealer)
    put = {seat: deal.discards[seat] for seat in order}
    talon = dict(zip(order, deal.dealt.talon, strict=False))
    party = [card if card is not None else talon[seat] for seat, card in put.items()]
    assert set(party) == set(deal.party)
    return {
        "dealer": str(deal.dealer),
        **by_seat("hand", [format_hand(deal.dealt.hands[seat]) for seat in SEATS]),
        "talon": " ".join(map(str, deal.dealt.talon)),
        **by_seat("discard", [_text(put[seat]) for seat in SEATS]),
        "party": " ".join(map(str, party)),
    }


def _settled(past: SettledDeal) -> dict[str, Any]:
    settlement, verdict, outcome = past.settlement, past.settlement.verdict, past.outcome
    return {
        "remise": settlement.remise,
        "pool_after": settlement.pool,
        "pool_drawn": settlement.drawn,
        **by_seat("net", settlement.net),
        **by_seat("points", outcome.points),
        **by_seat("tricks", outcome.tricks),
        "party_worth": verdict.worth,
        "party_winner": _text(verdict.winner),
        "party_loser": _text(verdict.loser),
        "reversis": verdict.reversis,
        "undertaker": _text(verdict.undertaker),
        "breaker": _text(verdict.breaker),
        "espagnolette_hand": _text(past.deal.holder),
        "espagnolette": _text(verdict.espagnolette),
        "espagnolette_failed": verdict.espagnolette_failed,
        **_fates(outcome.honours),
    }


def _fates(honours: Sequence[Honour]) -> dict[str, Any]:
    fell = {honour.card: honour for honour in honours}
    aces = {f"ace_{suit.name.lower()}": card for suit in Suit for card in ACES if card.suit is suit}
    told: dict[str, Any] = {}
    for name, card in {**aces, "quinola": QUINOLA}.items():
        honour = fell.get(card)
        told[f"{name}_by"] = _text(honour.seat if honour else None)
        told[f"{name}_how"] = str(honour.manner) if honour else "aside"
        told[f"{name}_trick"] = honour.trick if honour else None
        told[f"{name}_taker"] = _text(honour.taker if honour else None)
    return told


def by_seat(name: str, values: Sequence[Any]) -> dict[str, Any]:
    return {f"{name}_{seat}".lower(): values[seat] for seat in SEATS}


def _text(value: Card | Seat | None) -> str | None:
    return None if value is None else str(value)


def step_rows(matches: Sequence[Match], skip: int = 0) -> Iterator[dict[str, Any]]:
    """What the rows of steps must be, each player looking through his own view."""
    number = skip
    for played in matches:
        again = Match(played.ruleset, played.past[0].dealer)
        for past in played.past:
            assert isinstance(past, SettledDeal)
            number += 1
            for step in _steps(again, past):
                yield {"deal": number, **step}
            assert again.settle().net == past.net


def _steps(match: Match, past: SettledDeal) -> Iterator[dict[str, Any]]:
    code = coding(match.ruleset)
    deal = match.begin(past.deal.dealt)
    actions = [action for action in map(action_of, past.deal.events) if action is not None]
    for number, action in enumerate(actions):
        seat = deal.turn
        assert seat is not None
        view = view_of(deal, seat, match.standing())
        seen, mask = columns(observe(view)), action_mask(view)
        yield {
            "step": number,
            "seat": int(seat),
            "bits": np.packbits(seen[:432].astype(np.uint8), bitorder="little").tolist(),
            "numbers": seen[432:].astype(int).tolist(),
            "legal": sum(1 << k for k in np.flatnonzero(mask).tolist()),
            "choices": int(mask.sum()),
            "action": code.encode(action),
            "net": past.net[seat],
        }
        perform(deal, seat, action)
