"""A settled deal as a statement for people: what it came to, and each payment with its rule."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from quinola.columns import cut, heading, paragraph, table
from quinola.deal import Deal
from quinola.ledger import Transfer
from quinola.match import Match, PastDeal, SettledDeal, VoidDeal
from quinola.seats import SEATS
from quinola.settlement import Settlement, Verdict
from quinola.wording import Words

NAME: Final = 16
"""Columns that a name may take in a table."""

INDENT: Final = "  "


def shortened(words: Words, width: int = NAME) -> Words:
    """The same words with names that are not wider than this, and still tell who is who."""
    names = {seat: cut(name, width) for seat, name in words.names.items()}
    told_apart = dict(names)
    for seat, name in names.items():
        if list(names.values()).count(name) > 1:
            mark = f" ({words.seat(seat)})"
            told_apart[seat] = cut(words.names[seat], width - len(mark)) + mark
    return Words(words.language, words.symbols, told_apart)


def match_statement(match: Match, words: Words, width: int | None) -> list[str]:
    """Every deal of a match in order, each with the balances after it.

    With `width` None no line is broken, so that each payment stands in a line of its own.
    """
    lines: list[str] = []
    balances = [0, 0, 0, 0]
    for number, past in enumerate(match.past, start=1):
        net = past.net
        balances = [balance + won for balance, won in zip(balances, net, strict=True)]
        lines += [*past_statement(past, number, balances, words, width), ""]
    if match.closing:
        lines += [*transfers_lines(match.closing, words, width), ""]
    return [*lines, *paragraph(balances_line(match.balances, match.pool, words), width, "")]


def past_statement(
    past: PastDeal, number: int, balances: Sequence[int], words: Words, width: int | None
) -> list[str]:
    """One deal of a match; `balances` are those after it."""
    if isinstance(past, VoidDeal):
        return _void_statement(past, number, balances, words, width)
    settlement = past.settlement
    title = words.say(
        "statement-deal", number=number, dealer=past.deal.dealer, remise=settlement.remise
    )
    inner = None if width is None else width - len(INDENT)
    return [
        *heading(title, width),
        *_set_in(sums_lines(past, balances, words, inner)),
        *(line for said in verdict_lines(past, words) for line in paragraph(said, width, INDENT)),
        *_set_in(transfers_lines(settlement.transfers, words, inner)),
    ]


def _void_statement(
    void: VoidDeal, number: int, balances: Sequence[int], words: Words, width: int | None
) -> list[str]:
    title = words.say(f"statement-void-{void.reason}", number=number, dealer=void.dealer)
    inner = None if width is None else width - len(INDENT)
    return [
        *heading(title, width),
        *_set_in(transfers_lines(void.transfers, words, inner) if void.transfers else []),
        *paragraph(balances_line(balances, void.pool, words), width, INDENT),
    ]


def _set_in(lines: Sequence[str]) -> list[str]:
    return [INDENT + line for line in lines]


def sums_lines(
    past: SettledDeal, balances: Sequence[int], words: Words, width: int | None
) -> list[str]:
    """Points, tricks, net and balance of each player, and the pool."""
    settlement, outcome = past.settlement, past.outcome
    figures = [
        [words.say("column-points"), *map(str, outcome.points), ""],
        [words.say("column-tricks"), *map(str, outcome.tricks), ""],
        [words.say("column-net"), *map(signed, settlement.net), ""],
        [words.say("column-balance"), *map(signed, balances), str(settlement.pool)],
    ]
    heads = ["", *(words.player(seat) for seat in SEATS), words.say("pool")]
    # The one place where a long name stands in full: it may take several lines.
    names = dict.fromkeys(range(1, 5), _name_width(heads, figures, width))
    return table([heads, *figures], width, right=range(1, 6), limits=names)


def _name_width(heads: Sequence[str], figures: Sequence[Sequence[str]], width: int | None) -> int:
    """What is left for each name, but no less than its figures need."""
    widest = max(len(figure) for row in figures for figure in row[1:5])
    if width is None:
        return max(widest, NAME)
    ends = max(len(row[0]) for row in figures), max(len(heads[5]), *(len(r[5]) for r in figures))
    return max(widest, min(NAME, (width - sum(ends) - 5 * 2) // 4))


def verdict_lines(past: SettledDeal, words: Words) -> list[str]:
    """The party with its cards, and a reversis or an espagnolette if there was one."""
    verdict = past.settlement.verdict
    lines = [_party_line(past.deal, past.settlement, words), *reversis_lines(verdict, words)]
    if verdict.espagnolette is not None:
        failed = "failed" if verdict.espagnolette_failed else "stood"
        lines.append(words.say(f"statement-espagnolette-{failed}", seat=verdict.espagnolette))
    return lines + _lapse_lines(past, words)


def reversis_lines(verdict: Verdict, words: Words) -> list[str]:
    """A reversis, if there was one."""
    lines = []
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
    return lines


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


def transfers_lines(transfers: Sequence[Transfer], words: Words, width: int | None) -> list[str]:
    """Each payment: from whom, to whom, how much, why, by which rule."""
    words = shortened(words)
    heads = ("from", "to", "fiches", "why", "rule")
    rows = [[words.say(f"column-{head}") for head in heads]]
    rows += [payment(transfer, words) for transfer in transfers]
    return table(rows, width, right=(2,), flowing=3)


def payment(transfer: Transfer, words: Words) -> list[str]:
    """Payer, payee, fiches, why and how they come about, the rule."""
    return [
        words.account(transfer.payer),
        words.account(transfer.payee),
        str(transfer.fiches),
        words.grounds(transfer),
        transfer.rule,
    ]


def balances_line(balances: Sequence[int], pool: int, words: Words) -> str:
    """Everyone's balance and the pool in one line."""
    each = (f"{words.player(seat)} {signed(balances[seat])}" for seat in SEATS)
    return words.say("statement-balances", balances=list(each), pool=pool)


def signed(fiches: int) -> str:
    """A sum with its sign, 0 without one."""
    return f"{fiches:+d}" if fiches else "0"
