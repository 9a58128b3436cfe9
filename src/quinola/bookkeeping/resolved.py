"""A rule set worked out, for those who settle by it elsewhere: the pages, which do so offline."""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from quinola.rules import Ruleset, reasons
from quinola.written import CardText


class PackCard(Struct, frozen=True):
    """A card of the pack: what beats what in its suit, and what it counts in tricks and aside."""

    card: CardText
    strength: int
    trick: int
    party: int


class ResolvedRules(Struct, frozen=True, kw_only=True):
    """Every option, with amounts in fiches, the pack, and the clause behind each reason."""

    name: str
    preset: str
    options: dict[str, Any]
    pack: list[PackCard]
    clauses: dict[str, str]


def resolved(ruleset: Ruleset) -> ResolvedRules:
    """All that a settlement looks up in a rule set."""
    return ResolvedRules(
        name=ruleset.name,
        preset=ruleset.preset,
        options=ruleset.in_fiches,
        pack=[
            PackCard(
                str(card),
                ruleset.strength[card],
                ruleset.trick_points[card],
                ruleset.party_points[card],
            )
            for card in ruleset.pack
        ],
        clauses={reason: ruleset.rule(reason) for reason in reasons()},
    )
