"""The reckoning at the end of a deal in lines: points and tricks, who pays whom, what is left."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from quinola.columns import cut, table, wrap
from quinola.ledger import Transfer
from quinola.match import SettledDeal
from quinola.seats import SEATS, Seat
from quinola.statement import payment, shortened, signed, verdict_lines
from quinola.wording import Words

WIDEST_NAME: Final = 14


def reckoning(
    played: SettledDeal, held: Sequence[int], pool: int, words: Words, width: int
) -> list[str]:
    """Everything a settled deal came to; `held` and `pool` are the balances and pool after it."""
    return [
        *(line for sentence in verdict_lines(played, words) for line in wrap(sentence, width)),
        "",
        *points_and_tricks(played, words, width),
        "",
        words.say("plain-payments"),
        *payments(played.settlement.transfers, words, width),
        "",
        *balances(held, words, width, net=played.settlement.net),
        words.say("plain-pool", pool=pool),
    ]


def points_and_tricks(played: SettledDeal, words: Words, width: int) -> list[str]:
    """What each player took."""
    rows = [[words.say("column-player"), words.say("column-points"), words.say("column-tricks")]]
    rows += [
        [_name(seat, words), str(played.outcome.points[seat]), str(played.outcome.tricks[seat])]
        for seat in SEATS
    ]
    return table(rows, width, right=(1, 2))


def payments(transfers: Iterable[Transfer], words: Words, width: int) -> list[str]:
    """One payment a row: payer -> payee, fiches, reason and how it comes about, rule."""
    short = shortened(words, WIDEST_NAME)
    rows = [
        [f"{payer} -> {payee}", fiches, why, rule]
        for payer, payee, fiches, why, rule in (payment(transfer, short) for transfer in transfers)
    ]
    return table(rows, width, right=(1,), flowing=2) or [words.say("plain-no-payments")]


def balances(
    held: Sequence[int], words: Words, width: int, *, net: Sequence[int] | None = None
) -> list[str]:
    """What each player has won or lost in the match, and with `net`, in this deal."""
    columns = [held] if net is None else [net, held]
    heads = ("column-balance",) if net is None else ("column-net", "column-balance")
    rows = [[words.say("column-player"), *(words.say(head) for head in heads)]]
    rows += [
        [_name(seat, words), *(signed(figures[seat]) for figures in columns)] for seat in SEATS
    ]
    return table(rows, width, right=range(1, len(rows[0])))


def _name(seat: Seat, words: Words) -> str:
    return f"{cut(words.player(seat), WIDEST_NAME)} ({words.seat(seat)})"
