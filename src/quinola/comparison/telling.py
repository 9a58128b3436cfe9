"""A comparison in the terminal: columns for the rule sets, and below them why they differ."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Final

from quinola.columns import Heading, cut, heading, paragraph, table
from quinola.comparison.causes import EARLIER
from quinola.comparison.deal import Change, DealCompared, LineCompared, deal_compared, values_of
from quinola.comparison.rules import SectionCompared
from quinola.comparison.sides import Side, Sides
from quinola.rulebook import Telling
from quinola.seats import SEATS
from quinola.statement import shortened, signed
from quinola.wording import Words

NAME: Final = 11
"""Columns that a player's name may take beside a reason."""

CITED: Final = 15
"""Columns of the terminal for each rule set, so that clauses go beside the amounts."""

RULESET: Final = 9
"""Columns that a rule set's name may take in a terminal: an amount and its clause take no more."""


def comparison(sides: Sides, words: Words, width: int | None) -> list[str]:
    """Each deal's sums and payments, a column for each rule set, and the reasons."""
    words = shortened(words, NAME)
    tellings = [Telling(side.ruleset, words.language) for side in sides.fitting]
    lines: list[str] = []
    for number in range(1, len(sides.record.deals) + 1):
        deal = deal_compared(sides, number)
        lines += [
            Heading(words.say("comparison-deal", number=number)),
            *_nets_compared(deal, words, width),
            "",
            *_payments_compared(deal, words, width),
            "",
            *_reasons_told(deal, tellings, words, width),
        ]
    return [*lines, words.say("comparison-differs")]


def _nets_compared(deal: DealCompared, words: Words, width: int | None) -> list[str]:
    pasts = [side.deal(deal.number) for side in deal.sides]
    rows = []
    for seat in SEATS:
        cells = [signed(past.net[seat]) for past in pasts]
        rows.append([_mark(cells), words.player(seat), *cells])
    pools = [str(past.pool) for past in pasts]
    rows.append([_mark(pools), words.say("pool"), *pools])
    return _columns(words.say("column-net"), deal.sides, rows, width)


def _mark(cells: Sequence[str]) -> str:
    return "*" if len(set(cells)) > 1 else ""


def _payments_compared(deal: DealCompared, words: Words, width: int | None) -> list[str]:
    """One row for each line; those that differ are numbered, to be found among the reasons."""
    marks = _marks(deal)
    cites = width is None or len(deal.sides) <= width // CITED
    rows = []
    for index, compared in enumerate(deal.lines):
        line = compared.line
        cells = [
            (f"{fiches} {payments[0].rule}" if cites else f"{fiches}") if payments else "–"
            for fiches, payments in zip(line.sums, line.cells, strict=True)
        ]
        rows.append([marks.get(index, ""), _title(compared, words), *cells])
    return _columns(words.say("comparison-payments"), deal.sides, rows, width)


def _marks(deal: DealCompared) -> dict[int, str]:
    """The lines that differ, by index, each with its mark."""
    differing = [index for index, one in enumerate(deal.lines) if one.line.differs]
    return {index: f"*{number}" for number, index in enumerate(differing, start=1)}


def _title(compared: LineCompared, words: Words) -> str:
    place, told = compared.line.place, compared.line.told
    payer, payee = words.account(place.payer), words.account(place.payee)
    return words.joined(f"{payer} → {payee}", words.reason(told))


def _columns(
    title: str, sides: Sequence[Side], rows: Sequence[Sequence[str]], width: int | None
) -> list[str]:
    names = [cut(side.name, RULESET) if width else side.name for side in sides]
    figures = range(2, 2 + len(names))
    return table([["", title, *names], *rows], width, right=figures, flowing=1)


# Why


def _reasons_told(
    deal: DealCompared, tellings: Sequence[Telling], words: Words, width: int | None
) -> Iterator[str]:
    """For each rule set, what makes its payments others than those of the first."""
    first = deal.sides[0]
    marks = _marks(deal)
    for column, side in enumerate(deal.sides):
        causes: dict[tuple[Change, ...], list[str]] = {}
        for index, compared in enumerate(deal.lines):
            if compared.changes[column]:
                causes.setdefault(compared.changes[column], []).append(marks[index])
        if not causes:
            continue
        yield from heading(words.say("comparing-why", ruleset=side.name, other=first.name), width)
        for changes, marked in causes.items():
            for change in changes:
                # What only together makes the difference stands below one another.
                mark = " ".join(marked) if change is changes[0] else "+"
                told = change_told(change, first, side, deal.number, words)
                yield from paragraph(f"{mark} {told}", width)
                for text in _sentence_told(
                    change, (first, side), (tellings[0], tellings[column]), words
                ):
                    yield from paragraph(text, width, indent="    ")
        yield ""


def change_told(change: Change, one: Side, other: Side, number: int, words: Words) -> str:
    """An option by its key and in words, and how each rule set has it."""
    option, was, now = change.option, *values_of(change.option, one, other, number)
    if option == EARLIER:
        what = "pool" if isinstance(was, int) and not isinstance(was, bool) else "drawn"
        meaning = words.say(f"comparing-earlier-{what}")
    else:
        meaning = f"{option}, {words.say(f'option-{option}')}"
    if isinstance(was, Mapping) and isinstance(now, Mapping):
        # Of what irregularities cost, what is not the same.
        kinds = [kind for kind in was if was[kind] != now[kind]]
        was, now = ({kind: costs[kind] for kind in kinds} for costs in (was, now))
    return words.joined(meaning, f"{_written(was, words)} → {_written(now, words)}")


def _written(value: object, words: Words) -> str:
    match value:
        case None:
            return words.say("rules-none")
        case bool():
            return str(value).lower()
        case Mapping():
            return ", ".join(f"{kind} {cost}" for kind, cost in value.items())
        case list():
            return ", ".join(value) or "–"
    return str(value)


def _sentence_told(
    change: Change, sides: tuple[Side, Side], tellings: tuple[Telling, Telling], words: Words
) -> Iterator[str]:
    """The rule as the other rule set has it; where that has none, as the first has it."""
    if change.sentence is None:
        return
    own, others = (telling.said(change.sentence) for telling in tellings)
    if others.text:
        yield others.cited
        return
    yield words.joined(sides[1].name, words.say("comparing-no-rule"))
    yield words.joined(sides[0].name, own.cited)


# Rule sets alone


def rules_told(
    sections: Sequence[SectionCompared], names: Sequence[str], words: Words, width: int | None
) -> Iterator[str]:
    """The rules that differ, under their headings, each wording with those who have it."""
    for section in sections:
        yield from heading(section.title, width)
        for rule in section.rules:
            for said, those in rule.variants:
                having = ", ".join(names[index] for index in those)
                text = said.cited if said.text else words.say("comparing-no-rule")
                yield from paragraph(words.joined(having, text), width)
            yield ""
