"""A settled deal as a statement for people: what it came to, and each payment with its rule."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table as Grid
from rich.text import Text

from quinola.deal import Deal
from quinola.ledger import Transfer
from quinola.match import Match, PastDeal, SettledDeal, VoidDeal
from quinola.seats import SEATS
from quinola.settlement import Settlement
from quinola.wording import Words

NAME: Final = 16
NAME_BESIDE_REASON: Final = 11
"""Columns that a name may take in a table."""


def shortened(words: Words, width: int = NAME) -> Words:
    """The same words with names that are not wider than this, and still tell who is who."""
    names = {seat: _cut(name, width) for seat, name in words.names.items()}
    told_apart = dict(names)
    for seat, name in names.items():
        if list(names.values()).count(name) > 1:
            mark = f" ({words.seat(seat)})"
            told_apart[seat] = _cut(words.names[seat], width - len(mark)) + mark
    return Words(words.language, words.symbols, told_apart)


def _cut(name: str, width: int) -> str:
    text = Text(name)
    text.truncate(width, overflow="ellipsis")
    return text.plain


def match_statement(match: Match, words: Words) -> RenderableType:
    """Every deal of a match in order, each with the balances after it."""
    parts: list[RenderableType] = []
    balances = [0, 0, 0, 0]
    for number, past in enumerate(match.past, start=1):
        net = past.net
        balances = [balance + won for balance, won in zip(balances, net, strict=True)]
        parts += [past_statement(past, number, balances, words), Text()]
    if match.closing:
        parts += [transfers_grid(match.closing, words), Text()]
    parts.append(balances_line(match.balances, match.pool, words))
    return Group(*parts)


def past_statement(
    past: PastDeal, number: int, balances: Sequence[int], words: Words
) -> RenderableType:
    """One deal of a match; `balances` are those after it."""
    if isinstance(past, VoidDeal):
        return _void_statement(past, number, balances, words)
    settlement = past.settlement
    heading = words.say(
        "statement-deal", number=number, dealer=past.deal.dealer, remise=settlement.remise
    )
    return Group(
        Text(heading, style="bold"),
        Padding(sums_grid(past, balances, words), (0, 0, 0, 2)),
        *(Padding(Text(line), (0, 0, 0, 2)) for line in verdict_lines(past, words)),
        Padding(transfers_grid(settlement.transfers, words), (0, 0, 0, 2)),
    )


def _void_statement(
    void: VoidDeal, number: int, balances: Sequence[int], words: Words
) -> RenderableType:
    heading = words.say(f"statement-void-{void.reason}", number=number, dealer=void.dealer)
    parts: list[RenderableType] = [Text(heading, style="bold")]
    if void.transfers:
        parts.append(Padding(transfers_grid(void.transfers, words), (0, 0, 0, 2)))
    parts.append(Padding(Text(balances_line(balances, void.pool, words)), (0, 0, 0, 2)))
    return Group(*parts)


def sums_grid(past: SettledDeal, balances: Sequence[int], words: Words) -> Grid:
    """Points, tricks, net and balance of each player, and the pool."""
    settlement, outcome = past.settlement, past.outcome
    grid = Grid(box=None, padding=(0, 2, 0, 0), show_edge=False)
    grid.add_column("", no_wrap=True)
    for seat in SEATS:
        # The one place where a long name stands in full: it may take several lines.
        grid.add_column(words.player(seat), justify="right", max_width=NAME, overflow="fold")
    grid.add_column(words.say("pool"), justify="right", no_wrap=True)
    grid.add_row(words.say("column-points"), *(str(count) for count in outcome.points), "")
    grid.add_row(words.say("column-tricks"), *(str(count) for count in outcome.tricks), "")
    grid.add_row(words.say("column-net"), *(signed(won) for won in settlement.net), "")
    total = (signed(balance) for balance in balances)
    grid.add_row(words.say("column-balance"), *total, str(settlement.pool))
    return grid


def verdict_lines(past: SettledDeal, words: Words) -> list[str]:
    """The party with its cards, and a reversis or an espagnolette if there was one."""
    verdict = past.settlement.verdict
    lines = [_party_line(past.deal, past.settlement, words)]
    if verdict.reversis == "made":
        lines.append(words.say("statement-reversis-made", undertaker=verdict.undertaker))
    if verdict.reversis == "broken":
        lines.append(
            words.say(
                "statement-reversis-broken",
                undertaker=verdict.undertaker,
                breaker=verdict.breaker,
            )
        )
    if verdict.espagnolette is not None:
        failed = "failed" if verdict.espagnolette_failed else "stood"
        lines.append(words.say(f"statement-espagnolette-{failed}", seat=verdict.espagnolette))
    return lines + _lapse_lines(past, words)


def _lapse_lines(past: SettledDeal, words: Words) -> list[str]:
    """What kept payments from being made: a reversis that annuls them, faults of the players."""
    ruleset = past.deal.ruleset
    lines = []
    if past.settlement.verdict.cancelled:
        lines.append(words.say("statement-cancelled", rule=ruleset.rule("cancelled")))
    for fault in past.outcome.irregularities:
        lines.append(words.say(f"statement-fault-{fault.kind}", seat=fault.seat))
        if fault.kind in ruleset.forfeits_receipts:
            reason = "forfeits-revoke" if fault.kind == "revoke" else "forfeits"
            rule = ruleset.rule(reason)
            lines.append(words.say("statement-forfeits", seat=fault.seat, rule=rule))
    return lines


def _party_line(deal: Deal, settlement: Settlement, words: Words) -> str:
    verdict, ruleset = settlement.verdict, deal.ruleset
    values = " + ".join(str(ruleset.party_points[card]) for card in deal.party)
    if ruleset.party_bonus:
        values += f" + {ruleset.party_bonus}"
    return words.say(
        "statement-party" if verdict.party_settled else "statement-party-none",
        # Kept in the order of the exchange, so that each number stands under its card.
        cards=" ".join(words.card(card) for card in deal.party),
        values=values,
        worth=verdict.worth,
        winner=verdict.order[0],
        loser=verdict.order[-1],
    )


def transfers_grid(transfers: Sequence[Transfer], words: Words) -> Grid:
    """Each payment: from whom, to whom, how much, why, by which rule."""
    words = shortened(words)
    grid = Grid(box=None, padding=(0, 2, 0, 0), show_edge=False)
    grid.add_column(words.say("column-from"), no_wrap=True)
    grid.add_column(words.say("column-to"), no_wrap=True)
    grid.add_column(words.say("column-fiches"), justify="right", no_wrap=True)
    grid.add_column(words.say("column-why"))
    grid.add_column(words.say("column-rule"), no_wrap=True)
    for transfer in transfers:
        reckoning = words.reckoning(transfer)
        reason = words.reason(transfer)
        grid.add_row(
            words.account(transfer.payer),
            words.account(transfer.payee),
            str(transfer.fiches),
            f"{reason}: {reckoning}" if reckoning else reason,
            transfer.rule,
        )
    return grid


def balances_line(balances: Sequence[int], pool: int, words: Words) -> str:
    """Everyone's balance and the pool in one line."""
    each = (f"{words.player(seat)} {signed(balances[seat])}" for seat in SEATS)
    return words.say("statement-balances", balances=list(each), pool=pool)


def signed(fiches: int) -> str:
    """A sum with its sign, 0 without one."""
    return f"{fiches:+d}" if fiches else "0"


def comparison(matches: Mapping[str, Match], words: Words) -> RenderableType:
    """The same cards settled under several rule sets, side by side, line against line."""
    words = shortened(words, NAME_BESIDE_REASON)
    parts: list[RenderableType] = []
    for number, pasts in enumerate(
        zip(*(match.past for match in matches.values()), strict=True), 1
    ):
        parts += [
            Text(words.say("comparison-deal", number=number), style="bold"),
            _nets_compared(list(matches), pasts, words),
            Text(),
            _payments_compared(list(matches), pasts, words),
            Text(),
        ]
    parts.append(Text(words.say("comparison-differs")))
    return Group(*parts)


def _nets_compared(names: Sequence[str], pasts: Sequence[PastDeal], words: Words) -> RenderableType:
    grid = _columns(words.say("column-net"), names)
    nets = [past.net for past in pasts]
    for seat in SEATS:
        _compare(grid, words.player(seat), [signed(net[seat]) for net in nets])
    pools = [past.pool for past in pasts]
    _compare(grid, words.say("pool"), [str(pool) for pool in pools])
    return grid


def _payments_compared(
    names: Sequence[str], pasts: Sequence[PastDeal], words: Words
) -> RenderableType:
    """One row for each payment that any of the rule sets makes, in order of first mention."""
    rows: dict[str, list[list[Transfer]]] = {}
    for column, past in enumerate(pasts):
        transfers = past.transfers
        for transfer in transfers:
            payer, payee = words.account(transfer.payer), words.account(transfer.payee)
            key = f"{payer} → {payee}: {words.reason(transfer)}"
            rows.setdefault(key, [[] for _ in pasts])[column].append(transfer)
    grid = _columns(words.say("comparison-payments"), names)
    for key, columns in rows.items():
        sums = [sum(transfer.fiches for transfer in transfers) for transfers in columns]
        cells = [
            f"{fiches} {transfers[0].rule}" if transfers else "–"
            for fiches, transfers in zip(sums, columns, strict=True)
        ]
        _compare(grid, key, cells, differs=len(set(sums)) > 1)
    return grid


def _columns(title: str, names: Sequence[str]) -> Grid:
    grid = Grid(box=None, padding=(0, 2, 0, 0), show_edge=False)
    grid.add_column("", no_wrap=True)
    grid.add_column(title, ratio=1)
    for name in names:
        grid.add_column(name, justify="right", no_wrap=True)
    return grid


def _compare(grid: Grid, title: str, cells: Sequence[str], *, differs: bool | None = None) -> None:
    """A row, marked where the rule sets come to different sums."""
    if differs is None:
        differs = len(set(cells)) > 1
    grid.add_row("*" if differs else "", title, *cells)
