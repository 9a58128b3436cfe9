"""Reads what was said at a sitting: payments, balances, and every card as it was named."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path

from quinola.actions import Play
from quinola.cards import Card
from quinola.dealing import Dealt
from quinola.seats import SEATS, Seat, exchange_order
from quinola.table import Act, NextDeal, Table
from quinola.terminal.savegame import read

CARD = re.compile(r"(10|[2-9AKQJT])([♠♥♦♣])")
PAYMENT = re.compile(r"(\w+) -> (\w+) +([0-9]+)  \S.*\b([SQ][0-9]?-[0-9]+)$")
ROW = re.compile(r"(\w+) \([NESW]\)((?: +[+-]?[0-9]+)+)$")


def cards_in(line: str) -> set[Card]:
    return {Card.parse(rank + suit) for rank, suit in CARD.findall(line)}


def sections(lines: Sequence[str], start: str) -> Iterator[Sequence[str]]:
    """The parts that begin with such a line, each up to the next of them."""
    starts = [index for index, line in enumerate(lines) if line.startswith(start)]
    for begin, end in zip(starts, [*starts[1:], len(lines)], strict=True):
        yield lines[begin:end]


def payments(lines: Iterable[str]) -> Counter[str]:
    """What the listed payments come to for each player and the pool."""
    sums: Counter[str] = Counter()
    for line in lines:
        if found := PAYMENT.match(line):
            payer, payee, fiches, _ = found.groups()
            sums[payer] -= int(fiches)
            sums[payee] += int(fiches)
    return sums


def rows(lines: Iterable[str], heading: str) -> dict[str, list[int]]:
    """The figures of each player in the first list whose heading ends so."""
    listed = iter(lines)
    for line in listed:
        if line.startswith("player") and line.endswith(heading):
            break
    found = [ROW.match(next(listed)) for _ in SEATS]
    return {row[1]: [int(figure) for figure in row[2].split()] for row in found if row}


def pool(lines: Iterable[str]) -> int:
    """What is said last to be in the pool."""
    told = [line for line in lines if line.startswith("In the pool: ")]
    return int(told[-1].split()[3])


class Audience:
    """Follows a transcript and the savegame together: what may the person know at each line?"""

    def __init__(self, save: Path) -> None:
        table, _ = read(save)
        self.table = table
        self.person = table.setup.seating.places[0]
        self.deals = list(_deals(table))

    def leaks(self, lines: Sequence[str]) -> list[str]:
        """The lines that name a card before the person may know it."""
        found = []
        played = sections(lines, "Deal ")
        # "Deal 1 of 3" begins a deal and "Deal 1 is over" its settlement.
        parts = [part for part in played if "is over" not in part[0]]
        assert len(parts) == len(self.deals)
        for part, (dealt, acts) in zip(parts, self.deals, strict=True):
            found += _leaks_in(part, self.person, dealt, acts)
        return found


def _deals(table: Table) -> Iterator[tuple[Dealt, list[Act]]]:
    acts: list[Act] = []
    dealt: Dealt | None = None
    for step in table.steps:
        if isinstance(step, NextDeal):
            if dealt is not None:
                yield dealt, acts
            dealt, acts = step.dealt, []
        else:
            acts.append(step)
    if dealt is not None:
        yield dealt, acts


def _leaks_in(lines: Sequence[str], person: Seat, dealt: Dealt, acts: Sequence[Act]) -> list[str]:
    known = set(dealt.hands[person])
    plays = iter([act for act in acts if isinstance(act.action, Play)])
    leaks: list[str] = []
    for line in lines:
        if re.match(r"(You put|You decline)", line):
            known |= _talon_card(dealt, person)
        if re.match(r"\w+ (plays?|leads?) ", line):
            play = next(plays)
            assert isinstance(play.action, Play)
            assert cards_in(line) == {play.action.card}
            known.add(play.action.card)
        if line.endswith("is over"):
            return leaks
        if not cards_in(line) <= known:
            leaks.append(line)
    return leaks


def _talon_card(dealt: Dealt, person: Seat) -> set[Card]:
    if person is dealt.dealer:
        return set()
    return {dealt.talon[exchange_order(dealt.dealer).index(person)]}
