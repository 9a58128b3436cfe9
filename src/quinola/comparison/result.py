"""What differs between rule sets in a match, as the JSON that `quinola settle` prints."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from quinola.comparison.deal import Change, DealCompared, LineCompared, deal_compared, values_of
from quinola.comparison.sides import Sides
from quinola.rulebook import Telling


def differences(sides: Sides) -> Iterator[dict[str, Any]]:
    """Each line that differs, deal by deal: what every rule set has there, and because of what."""
    tellings = [Telling(side.ruleset, "en") for side in sides.fitting]
    for number in range(1, len(sides.record.deals) + 1):
        deal = deal_compared(sides, number)
        for compared in deal.lines:
            if compared.line.differs:
                yield _difference(compared, deal, tellings)


def _difference(
    compared: LineCompared, deal: DealCompared, tellings: list[Telling]
) -> dict[str, Any]:
    place = compared.line.place
    names = [side.name for side in deal.sides]
    return {
        "deal": deal.number,
        "from": str(place.payer),
        "to": str(place.payee),
        "cause": place.cause,
        "card": None if place.card is None else str(place.card),
        "trick": place.trick,
        "fiches": dict(zip(names, compared.line.sums, strict=True)),
        "because": {
            names[column]: [
                _change(change, deal, column, tellings) for change in compared.changes[column]
            ]
            for column in range(1, len(names))
            if compared.changes[column]
        },
    }


def _change(
    change: Change, deal: DealCompared, column: int, tellings: list[Telling]
) -> dict[str, Any]:
    """An option, or `earlier_deals`; `rule` is the sentence of the rules that tells of it."""
    was, now = values_of(change.option, deal.sides[0], deal.sides[column], deal.number)
    sentence = change.sentence
    # Where the other has no such rule, the first has it.
    said = [tellings[side].said(sentence) for side in (column, 0)] if sentence else []
    return {
        "option": change.option,
        "was": was,
        "is": now,
        "rule": None if sentence is None else sentence.id,
        "clauses": next((list(one.clauses) for one in said if one.text), []),
    }
