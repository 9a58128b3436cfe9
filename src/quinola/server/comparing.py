"""Rule sets compared over HTTP: what differs, and one deal under all of them."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Annotated, Any, Final, Literal, TypeVar

import msgspec
from litestar import post
from litestar.di import NamedDependency
from litestar.params import JSONBody
from msgspec import Meta, Struct

from quinola.comparison import (
    DealCompared,
    LineCompared,
    Side,
    deal_compared,
    options_compared,
    rules_compared,
    sides_of,
    values_of,
    with_pack_of,
)
from quinola.match import SettledDeal
from quinola.online import telling
from quinola.online.messages import Account, BySeat, Payment
from quinola.record import MatchRecord, RecordError, read_record
from quinola.record.source import is_match, parse_json
from quinola.refusal import Refusal
from quinola.rulebook import SaidSentence, Sentence, Telling
from quinola.rules import PRESETS, Ruleset, house, preset
from quinola.seats import Seat
from quinola.server.asking import Asking
from quinola.server.fault import Fault, fault_of
from quinola.server.finished import KeptMatch, RulesOf, record_of_match
from quinola.server.hall import Hall
from quinola.server.limits import Buckets, Limits, address_of
from quinola.server.rule_book import HouseRules
from quinola.written import CardText, SeatLetter, letter_of

MOST_RULESETS: Final = 8
MOST_DEALS: Final = 300
"""Of a match that is compared: it is played through under every rule set."""

LARGEST_RECORD: Final = 4 * 1024 * 1024
"""Bytes of a request: a record of a megabyte, with its quotes and letters told in JSON."""

WAITING: Final = 20
"""Comparisons that wait their turn, from all addresses."""

Made = TypeVar("Made")
Language = Literal["ru", "uk", "en", "fr"]
Count = Annotated[int, Meta(ge=1, le=1_000_000)]


# What is asked


class RulesToCompare(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Rule sets, and the language of the sentences."""

    rulesets: Annotated[list[HouseRules], Meta(min_length=2, max_length=MOST_RULESETS)]
    language: Language = "en"


class DealToCompare(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A finished deal by its id, or deal `number` of a record, by itself or as text.

    A text may be JSON Lines: then `match` says which line, blank ones not counted. Without
    `rulesets` the deal is compared under its own rules and all presets. Those that are played with
    another pack are taken with the deal's own, or, with `keeps_pack` false, left out.
    """

    deal: Annotated[str, Meta(max_length=64)] | None = None
    record: dict[str, Any] | str | None = None
    match: Count = 1
    number: Count = 1
    rulesets: Annotated[list[HouseRules], Meta(max_length=MOST_RULESETS)] = []
    keeps_pack: bool = True
    language: Language = "en"


# What is answered


class Said(Struct, frozen=True):
    """A rule in words, with its clauses; the text is empty where there is no such rule."""

    text: str
    clauses: list[str]


class RuleDiffering(Struct, frozen=True, kw_only=True):
    """A rule that is not the same in all: `said` by each rule set, and the options behind it."""

    rule: str
    options: list[str]
    said: list[Said]


class SectionDiffering(Struct, frozen=True, kw_only=True):
    """The rules under one heading that differ."""

    section: str
    title: str
    rules: list[RuleDiffering]


class RulesCompared(Struct, frozen=True, kw_only=True):
    """What differs, by sections; `options` that differ, each with its value in every rule set."""

    rulesets: list[RulesOf]
    sections: list[SectionDiffering]
    options: dict[str, list[Any]]


class Column(Struct, frozen=True, kw_only=True):
    """The deal under one rule set. `own`: these are the rules it was played by.

    `pack_kept`: these rules have another pack, but for this deal.
    `before` is what lay in the pool before the deal, `remise` what was in it when play began
    (absent for a void deal), `pool` what is in it after.
    """

    ruleset: RulesOf
    own: bool
    pack_kept: bool
    before: int
    net: BySeat
    pool: int
    remise: int | None = None


class LeftOut(Struct, frozen=True, kw_only=True):
    """A rule set that the match does not fit, and why."""

    ruleset: RulesOf
    fault: Fault


class ChangeTold(Struct, frozen=True, kw_only=True):
    """An option, or `earlier_deals`, as the first rule set has it and as this one has it.

    `rule` is the sentence that tells of it, in `sentences`; null for the earlier deals.
    """

    option: str
    was: Any
    now: Any
    rule: str | None = None


class Cell(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """What one rule set has at a line; `changes` to the first rule set's options make it so."""

    fiches: int
    payments: list[Payment] = []
    changes: list[ChangeTold] = []


class LineTold(Struct, frozen=True, kw_only=True):
    """What one pays another for one thing, a cell for each column."""

    payer: Account
    payee: Account
    cause: str
    card: CardText | None = None
    trick: int | None = None
    cells: list[Cell]


class ComparedDeal(Struct, frozen=True, kw_only=True):
    """One deal under several rule sets; the first column is what the others are told against.

    `matches` and `deals` are how many there are to choose from; `sentences` by id, each as every
    column has it.
    """

    matches: int
    match: int
    deals: int
    number: int
    dealer: SeatLetter
    void: str | None
    ruleset: RulesOf
    players: dict[SeatLetter, str]
    bots: list[SeatLetter]
    columns: list[Column]
    left_out: list[LeftOut]
    lines: list[LineTold]
    sentences: dict[str, list[Said]]


# One at a time


class Workbench:
    """Where comparisons are worked out: in a thread, one after another, so that tables go on."""

    def __init__(self, limits: Limits) -> None:
        self._buckets = Buckets(limits.comparisons, limits.comparisons_at_once)
        self._turn = asyncio.Semaphore(1)
        self._waiting = 0

    async def work(self, request: Asking, make: Callable[[], Made]) -> Made:
        """What `make` makes. Raises `Refusal` if the client, or all together, ask for too much."""
        address = address_of(request.scope["client"])
        if self._waiting >= WAITING or not self._buckets.take(address):
            raise Refusal("too-many")
        self._waiting += 1
        try:
            async with self._turn:
                return await asyncio.to_thread(make)
        finally:
            self._waiting -= 1


@post("/api/rules/compare", status_code=200)
async def compare_rules(
    data: JSONBody[RulesToCompare], request: Asking, workbench: NamedDependency[Workbench]
) -> RulesCompared:
    """What differs between rule sets, in sentences, or 400 with what is wrong with one."""
    return await workbench.work(request, lambda: _rules_compared(data))


@post("/api/compare", status_code=200, request_max_body_size=LARGEST_RECORD)
async def compare_deal(
    data: JSONBody[DealToCompare],
    request: Asking,
    hall: NamedDependency[Hall],
    workbench: NamedDependency[Workbench],
) -> ComparedDeal:
    """One deal under several rule sets, line against line, with the reasons of differences."""
    if data.deal is not None:
        chosen = await _finished(hall, data.deal)
        return await workbench.work(request, lambda: _deal_compared(chosen, data))
    if data.record is None:
        raise Refusal("compare-nothing")
    return await workbench.work(request, lambda: _deal_compared(_recorded(data), data))


def _rules_compared(asked: RulesToCompare) -> RulesCompared:
    rulesets = [_ruleset(one) for one in asked.rulesets]
    values = [ruleset.in_fiches for ruleset in rulesets]
    return RulesCompared(
        rulesets=[RulesOf.of(ruleset) for ruleset in rulesets],
        sections=[
            SectionDiffering(
                section=section.id,
                title=section.title,
                rules=[
                    RuleDiffering(
                        rule=rule.sentence.id,
                        options=list(rule.options),
                        said=[_said(said) for said in rule.said],
                    )
                    for rule in section.rules
                ],
            )
            for section in rules_compared(rulesets, asked.language)
        ],
        options={
            option: [value[option] for value in values] for option in options_compared(rulesets)
        },
    )


def _ruleset(asked: HouseRules) -> Ruleset:
    return house(asked.preset, asked.options, asked.house)


def _said(said: SaidSentence) -> Said:
    return Said(said.text, list(said.clauses))


# The deal that is meant


@dataclass(frozen=True, slots=True)
class Chosen:
    """A match, and which deal of it is compared; `own` is how its rules are called."""

    record: MatchRecord
    number: int
    own: Ruleset
    match: int = 1
    matches: int = 1
    bots: tuple[SeatLetter, ...] = ()


async def _finished(hall: Hall, deal: str) -> Chosen:
    """A finished deal with those before it. Raises `Refusal` if there is no such."""
    row = await hall.store.deal(deal)
    match = None if row is None else await hall.store.match(row.match)
    if row is None or match is None:
        raise Refusal("deal-unknown")
    earlier = [one for one in await hall.store.deals_of(match.id) if one.number <= row.number]
    kept = msgspec.json.decode(match.body, type=KeptMatch)
    rules = kept.ruleset
    return Chosen(
        record=read_record(record_of_match(match, earlier)),
        number=row.number,
        own=house(rules.preset, rules.options, rules.name),
        bots=tuple(kept.bots),
    )


def _recorded(asked: DealToCompare) -> Chosen:
    """The record that was sent. Raises `RecordError` or `Refusal`, saying what is wrong where."""
    sent = asked.record
    values = list(_matches_in(sent)) if isinstance(sent, str) else [(None, sent)]
    if asked.match > len(values):
        raise Refusal("compare-match-missing", number=asked.match, count=len(values))
    line, value = values[asked.match - 1]
    try:
        record = read_record(parse_json(value) if isinstance(value, str) else value)
    except RecordError as error:
        error.line = line
        raise
    count = len(record.deals)
    if count > MOST_DEALS:
        raise Refusal("compare-deals-many", count=count, most=MOST_DEALS)
    if asked.number > count:
        raise Refusal("compare-deal-missing", number=asked.number, count=count)
    return Chosen(record, asked.number, record.ruleset, asked.match, len(values))


def _matches_in(text: str) -> Iterator[tuple[int | None, Any]]:
    """Each match of a text: itself, or, of JSON Lines, each line that is not blank, by number."""
    try:
        yield None, parse_json(text)
    except RecordError:
        lines = [(n, line) for n, line in enumerate(text.splitlines(), start=1) if line.strip()]
        if len(lines) < 2 or not is_match(lines[0][1]):
            raise
        yield from lines


# The deal compared


def _deal_compared(chosen: Chosen, asked: DealToCompare) -> ComparedDeal:
    """Raises `RecordError` if the record does not hold together by its own rules."""
    rulesets = [_ruleset(one) for one in asked.rulesets] or _all_for(chosen.own)
    record, number = chosen.record, chosen.number
    sound = sides_of(record, [("own", record.ruleset)], number)
    for error in sound.left_out.values():
        raise error
    # Two may be called the same; here they go by their numbers.
    played = (
        [with_pack_of(one, record.ruleset) for one in rulesets] if asked.keeps_pack else rulesets
    )
    sides = sides_of(record, [(str(n), one) for n, one in enumerate(played)], number)
    sentences: dict[str, Sentence] = {}
    lines, columns = [], []
    if sides.fitting:
        deal = deal_compared(sides, number)
        lines = [_line(compared, deal, sentences) for compared in deal.lines]
        columns = [_column(side, rulesets[int(side.name)], chosen) for side in sides.fitting]
    tellings = [Telling(side.ruleset, asked.language) for side in sides.fitting]
    past = sound.fitting[0].deal(number)
    return ComparedDeal(
        matches=chosen.matches,
        match=chosen.match,
        deals=len(record.deals),
        number=number,
        dealer=letter_of(past.dealer),
        void=None if isinstance(past, SettledDeal) else past.reason,
        ruleset=RulesOf.of(chosen.own),
        players={letter_of(seat): name for seat, name in record.players.items() if name},
        bots=list(chosen.bots),
        columns=columns,
        left_out=[
            LeftOut(ruleset=RulesOf.of(rulesets[int(name)]), fault=fault_of(error))
            for name, error in sides.left_out.items()
        ],
        lines=lines,
        sentences={
            name: [_said(telling.said(sentence)) for telling in tellings]
            for name, sentence in sentences.items()
        },
    )


def _all_for(own: Ruleset) -> list[Ruleset]:
    """The rules that a deal was played by, and the presets that are not these."""
    others = [preset(name) for name in PRESETS]
    return [own, *(one for one in others if one.written != own.written)]


def _column(side: Side, ruleset: Ruleset, chosen: Chosen) -> Column:
    past = side.deal(chosen.number)
    return Column(
        ruleset=RulesOf.of(ruleset),
        own=ruleset.written == chosen.own.written,
        pack_kept=ruleset.removed_rank != side.ruleset.removed_rank,
        before=side.before(chosen.number).pool,
        net=telling.by_seat(past.net),
        pool=past.pool,
        remise=past.settlement.remise if isinstance(past, SettledDeal) else None,
    )


def _line(compared: LineCompared, deal: DealCompared, sentences: dict[str, Sentence]) -> LineTold:
    """A line; the sentences that its reasons point to are added to `sentences`."""
    line = compared.line
    cells = []
    for column, payments in enumerate(line.cells):
        changes = []
        for change in compared.changes[column]:
            was, now = values_of(change.option, deal.sides[0], deal.sides[column], deal.number)
            if change.sentence is not None:
                sentences[change.sentence.id] = change.sentence
            rule = None if change.sentence is None else change.sentence.id
            changes.append(ChangeTold(option=change.option, was=was, now=now, rule=rule))
        cells.append(
            Cell(
                fiches=line.sums[column],
                payments=telling.payments_message(payments),
                changes=changes,
            )
        )
    place = line.place
    return LineTold(
        payer=_account(place.payer),
        payee=_account(place.payee),
        cause=place.cause,
        card=None if place.card is None else str(place.card),
        trick=place.trick,
        cells=cells,
    )


def _account(account: Any) -> Account:
    return letter_of(account) if isinstance(account, Seat) else "pool"
