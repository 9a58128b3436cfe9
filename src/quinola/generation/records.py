"""Whole records, as docs/record.md has them: one row for each match."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Final

import numpy as np

from quinola.generation.columns import Numbers, Table, Texts
from quinola.generation.deals import LETTERS, accounts_of, numbering
from quinola.generation.plan import Plan, Span
from quinola.generation.spelling import spelling
from quinola.kernels import accounts
from quinola.kernels.layout import DECLINE
from quinola.kernels.logs import Log
from quinola.record import MatchRecord, record_json
from quinola.seats import SEATS

CARDS: Final = 44
"""That fall in a deal."""


def records_table(plan: Plan, span: Span, log: Log) -> Table:
    """The record of each match as JSON, with its number and its first deal's, both from 1 on."""
    deals, length = list(_deals(plan, log)), plan.deals_per_match
    begin, end = _frame(plan)
    texts = [
        begin + ",".join(deals[first : first + length]) + end
        for first in range(0, len(deals), length)
    ]
    numbers, matches = numbering(plan, span)
    return {
        "match": Numbers(matches[::length]),
        "deal": Numbers(numbers[::length]),
        "record": Texts(texts),
    }


def _frame(plan: Plan) -> tuple[str, str]:
    """What stands before and after the deals in each record."""
    names = dict(zip(SEATS, (player.name for player in plan.players), strict=True))
    empty = MatchRecord(ruleset=plan.ruleset, deals=(), players=names)
    text = json.dumps(record_json(empty), separators=(",", ":"), ensure_ascii=False)
    before, _, after = text.rpartition("[]")
    return f"{before}[", f"]{after}"


def _deals(plan: Plan, log: Log) -> Iterator[str]:
    """Each deal as JSON: what `record_json` writes, put together from whole arrays."""
    made, spelt = accounts_of(plan, log), spelling(plan.ruleset)
    announced = plan.ruleset.espagnolette_announced
    played = log.acts[np.arange(len(made))[:, None], _places(made)].astype(np.int64)
    exchanged = np.where(log.acts[:, :4] == DECLINE, len(spelt.cards), log.acts[:, :4])
    entries = [*(f'"{card}"' for card in spelt.cards), '"-"']
    for dealer, hands, talon, exchange, play, espagnolette, claims in zip(
        log.dealer.tolist(),
        spelt.hands(log.hands).astype(np.str_).tolist(),
        spelt.joined(log.talon, '","').astype(np.str_).tolist(),
        exchanged.tolist(),
        spelt.joined(played, '","').astype(np.str_).tolist(),
        made[:, accounts.ESPAGNOLETTE].tolist(),
        made[:, accounts.CLAIMS].tolist(),
        strict=True,
    ):
        north, east, south, west = hands
        right, opposite, left, own = exchange
        more = ""
        if announced and espagnolette >= 0:
            more += f',"espagnolette":"{LETTERS[espagnolette]}"'
        if claims:
            seats = ",".join(f'"{LETTERS[seat]}"' for seat in SEATS if claims >> seat & 1)
            more += f',"claims":[{seats}]'
        yield (
            f'{{"dealer":"{LETTERS[dealer]}","hands":{{"N":"{north}","E":"{east}","S":"{south}",'
            f'"W":"{west}"}},"talon":["{talon[:-2]}],"exchange":[{entries[right]},'
            f'{entries[opposite]},{entries[left]},{entries[own]}],"play":["{play[:-2]}]{more}}}'
        )


def _places(made: np.ndarray) -> np.ndarray:
    """Where in a log's acts the cards of the play stand, (n, `CARDS`)."""
    return made[:, accounts.PLAYED_FROM, None] + np.arange(CARDS)
