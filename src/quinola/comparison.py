"""The same cards settled under several rule sets, side by side, line against line."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from quinola.columns import Heading, table
from quinola.ledger import Transfer
from quinola.match import Match, PastDeal
from quinola.seats import SEATS
from quinola.statement import shortened, signed
from quinola.wording import Words

NAME: Final = 11
"""Columns that a player's name may take beside a reason."""


def comparison(matches: Mapping[str, Match], words: Words, width: int | None) -> list[str]:
    """Each deal's sums and payments, a column for each rule set."""
    words = shortened(words, NAME)
    lines: list[str] = []
    deals = zip(*(match.past for match in matches.values()), strict=True)
    for number, pasts in enumerate(deals, start=1):
        lines += [
            Heading(words.say("comparison-deal", number=number)),
            *_nets_compared(list(matches), pasts, words, width),
            "",
            *_payments_compared(list(matches), pasts, words, width),
            "",
        ]
    return [*lines, words.say("comparison-differs")]


def _nets_compared(
    names: Sequence[str], pasts: Sequence[PastDeal], words: Words, width: int | None
) -> list[str]:
    nets = [past.net for past in pasts]
    rows = [_row(words.player(seat), [signed(net[seat]) for net in nets]) for seat in SEATS]
    rows.append(_row(words.say("pool"), [str(past.pool) for past in pasts]))
    return _columns(words.say("column-net"), names, rows, width)


def _payments_compared(
    names: Sequence[str], pasts: Sequence[PastDeal], words: Words, width: int | None
) -> list[str]:
    """One row for each payment that any of the rule sets makes, in order of first mention."""
    payments: dict[str, list[list[Transfer]]] = {}
    for column, past in enumerate(pasts):
        for transfer in past.transfers:
            payer, payee = words.account(transfer.payer), words.account(transfer.payee)
            key = words.joined(f"{payer} → {payee}", words.reason(transfer))
            payments.setdefault(key, [[] for _ in pasts])[column].append(transfer)
    rows = []
    for key, columns in payments.items():
        sums = [sum(transfer.fiches for transfer in transfers) for transfers in columns]
        cells = [
            f"{fiches} {transfers[0].rule}" if transfers else "–"
            for fiches, transfers in zip(sums, columns, strict=True)
        ]
        rows.append(_row(key, cells, differs=len(set(sums)) > 1))
    return _columns(words.say("comparison-payments"), names, rows, width)


def _row(title: str, cells: Sequence[str], *, differs: bool | None = None) -> list[str]:
    """A row, marked where the rule sets come to different sums."""
    if differs is None:
        differs = len(set(cells)) > 1
    return ["*" if differs else "", title, *cells]


def _columns(
    title: str, names: Sequence[str], rows: Sequence[Sequence[str]], width: int | None
) -> list[str]:
    figures = range(2, 2 + len(names))
    return table([["", title, *names], *rows], width, right=figures, flowing=1)
