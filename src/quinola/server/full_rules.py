"""The rules of a rule set in full, in words, for pages that show them or link to them."""

from __future__ import annotations

from functools import lru_cache
from typing import Annotated, Any, Final

import msgspec
from litestar import get
from litestar.params import FromQuery, QueryParameter
from msgspec import Struct

from quinola import locale
from quinola.refusal import Refusal
from quinola.rulebook import SaidSection, dues, payments_table, rules_in_full, sentence_for
from quinola.rules import Ruleset, house

KEPT: Final = 64
"""Rule sets in words that are kept; one takes some hundredths of a second to tell."""


class RuleInFull(Struct, frozen=True, kw_only=True):
    """A rule in words. It goes by the `options`, and explains the `reasons` of payments."""

    id: str
    text: str
    clauses: list[str]
    options: list[str]
    reasons: list[str]


class SectionInFull(Struct, frozen=True, kw_only=True):
    """Rules under one heading."""

    id: str
    title: str
    rules: list[RuleInFull]


class PaymentInFull(Struct, frozen=True, kw_only=True):
    """A payment in words: the cells of its row, and the id of the rule that it is due by."""

    cells: list[str]
    rule: str


class RulesInFull(Struct, frozen=True, kw_only=True):
    """All rules of a rule set, and all payments that it knows, the `heading` above their cells."""

    preset: str
    sections: list[SectionInFull]
    heading: list[str]
    payments: list[PaymentInFull]


@get("/api/rules/full", sync_to_thread=True)
def full_rules(
    language: FromQuery[str],
    preset: FromQuery[str] = "classic",
    options: Annotated[FromQuery[str], QueryParameter(description="as a JSON object")] = "{}",
) -> RulesInFull:
    """A rule set, or one with `options` written otherwise, in full and in words."""
    if language not in locale.LANGUAGES:
        raise Refusal("page-unknown")
    return _told(preset, _canonical(options), language)


def _canonical(options: str) -> str:
    """The same options are written the same way. Raises `Refusal`."""
    try:
        return msgspec.json.encode(
            msgspec.json.decode(options, type=dict[str, Any]), order="deterministic"
        ).decode()
    except msgspec.MsgspecError as error:
        raise Refusal("request-broken", error=str(error)) from None


@lru_cache(KEPT)
def _told(preset: str, options: str, language: str) -> RulesInFull:
    ruleset = house(preset, msgspec.json.decode(options))
    heading, *rows = payments_table(ruleset, language)
    return RulesInFull(
        preset=preset,
        sections=[_section(section) for section in rules_in_full(ruleset, language)],
        heading=heading,
        payments=_payments(ruleset, rows),
    )


def _section(section: SaidSection) -> SectionInFull:
    rules = [
        RuleInFull(
            id=said.sentence.id,
            text=said.text,
            clauses=list(said.clauses),
            options=list(said.sentence.options),
            reasons=list(said.sentence.reasons),
        )
        for said in section.sentences
    ]
    return SectionInFull(id=section.id, title=section.title, rules=rules)


def _payments(ruleset: Ruleset, rows: list[list[str]]) -> list[PaymentInFull]:
    return [
        PaymentInFull(cells=row, rule=sentence_for(due.reason).id)
        for due, row in zip(dues(ruleset), rows, strict=True)
    ]
