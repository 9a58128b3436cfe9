"""A rule set worked out, for those who settle by it elsewhere: the pages, which do so offline."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from msgspec import Struct

from quinola.rules import OPTIONS, Ruleset, reasons
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
        options={name: _plain(getattr(ruleset, name)) for name in OPTIONS},
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


def _plain(value: object) -> object:
    match value:
        case Mapping():
            return dict(value)
        case frozenset():
            return sorted(value)
        case tuple():
            return [str(each) for each in value]
    return value
