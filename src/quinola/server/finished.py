"""What is over and everyone's: matches and their settled deals, as they are kept and answered."""

from __future__ import annotations

import base64
from collections.abc import Iterable
from hashlib import sha256
from typing import Any, Final

import msgspec
from msgspec import Struct

from quinola.ledger import Ledger
from quinola.match import Match, SettledDeal
from quinola.online import telling
from quinola.online.live_table import LiveTable
from quinola.online.messages import AnyGameEvent, BySeat, Payment, Settled, Standing, Trick, Verdict
from quinola.outcome import honours_in
from quinola.record.reader import FORMAT, VERSION
from quinola.record.writer import ruleset_json
from quinola.rules import Ruleset
from quinola.seats import SEATS
from quinola.settlement import open_deal, payments_so_far
from quinola.store import DealRow, MatchRow
from quinola.written import CardText, SeatLetter, letter_of

ID_BYTES: Final = 16


class Money(Struct, frozen=True, kw_only=True):
    """What everyone has won or lost, N to W, and what lies in the pool."""

    balances: BySeat
    pool: int


class RulesOf(Struct, frozen=True, kw_only=True):
    """The rules of a match, as a record has them, with their name."""

    preset: str
    options: dict[str, Any]
    name: str

    @classmethod
    def of(cls, ruleset: Ruleset) -> RulesOf:
        """Of a rule set."""
        return cls(preset=ruleset.preset, options=dict(ruleset.overrides), name=ruleset.name)


class KeptMatch(Struct, frozen=True, kw_only=True):
    """A match without its deals. `final` is absent until it is over."""

    number: int
    begun: int
    ruleset: RulesOf
    players: dict[SeatLetter, str]
    bots: list[SeatLetter]
    closing: list[Payment] = []
    final: Money | None = None


class KeptDeal(Struct, frozen=True, kw_only=True):
    """A settled deal with all hands open. `standings[k]` is how the money stood after trick k."""

    number: int
    at: int
    before: Money
    hands: dict[SeatLetter, list[CardText]]
    talon: list[CardText]
    events: list[AnyGameEvent]
    tricks: list[Trick]
    standings: list[Standing]
    settled: Settled


class DealLink(Struct, frozen=True, kw_only=True):
    """A finished deal in a list."""

    deal: str
    number: int
    dealer: SeatLetter
    at: int
    net: BySeat


class MatchLinks(Struct, frozen=True, kw_only=True):
    """A match in a list, with the links of its deals."""

    match: str
    number: int
    begun: int
    over: bool
    deals: list[DealLink]


class DealOfLedger(Struct, frozen=True, kw_only=True):
    """A deal's part of a ledger."""

    deal: str
    number: int
    at: int
    dealer: SeatLetter
    net: BySeat
    balances: BySeat
    pool: int
    remise: int
    payments: list[Payment]
    verdict: Verdict
    helped: bool


class MatchLedger(KeptMatch, frozen=True, kw_only=True):
    """A match with every payment of it."""

    match: str
    over: bool
    deals: list[DealOfLedger]


class DealShown(KeptDeal, frozen=True, kw_only=True):
    """A finished deal with all that a replay shows."""

    deal: str
    match: str
    ruleset: RulesOf
    players: dict[SeatLetter, str]
    bots: list[SeatLetter]
    previous: str | None = None
    next: str | None = None


def link_id(kind: str, table: LiveTable, *numbers: int) -> str:
    """The id by which a match or deal is linked to: nobody can guess it, or work it out of another.

    It follows from the hash of the table's invitation, so that it is the same after a crash.
    """
    text = "\n".join((f"quinola/{kind}", table.invitation, *map(str, numbers)))
    return base64.urlsafe_b64encode(sha256(text.encode()).digest()[:ID_BYTES]).rstrip(b"=").decode()


def match_row(table: LiveTable, begun: int) -> MatchRow:
    """The table's present match as it is to be kept. `begun` is when it began."""
    match, play = table.match, table.play
    assert match is not None
    assert play is not None
    is_over = table.stage in ("over", "closed")
    kept = KeptMatch(
        number=table.matches,
        begun=begun,
        ruleset=RulesOf.of(match.ruleset),
        players={
            letter_of(seat): name
            for seat, name in zip(SEATS, play.setup.names, strict=True)
            if name
        },
        bots=[letter_of(place.seat) for place in table.places.values() if place.is_bot],
        closing=telling.payments_message(match.closing),
        final=Money(balances=telling.by_seat(match.balances), pool=match.pool) if is_over else None,
    )
    identity = link_id("match", table, table.matches)
    return MatchRow(identity, table.id, table.matches, msgspec.json.encode(kept))


def deal_row(table: LiveTable, number: int, at: int) -> DealRow:
    """A settled deal of the present match (from 1) as it is to be kept; settled `at`."""
    match = table.match
    assert match is not None
    kept = KeptDeal(
        number=number,
        at=at,
        before=_before(match, number),
        settled=table.settled[number - 1],
        **_course(match, number),
    )
    return DealRow(
        link_id("deal", table, table.matches, number),
        link_id("match", table, table.matches),
        number,
        msgspec.json.encode(kept),
    )


def _before(match: Match, number: int) -> Money:
    pool = match.past[number - 2].pool if number > 1 else 0
    return Money(balances=telling.balances_after(match, number - 1), pool=pool)


def _course(match: Match, number: int) -> dict[str, Any]:
    """How the deal went, with open cards."""
    past = match.past[number - 1]
    assert isinstance(past, SettledDeal)
    deal = past.deal
    return {
        "hands": {letter_of(s): telling.cards_text(deal.dealt.hands[s]) for s in SEATS},
        "talon": [str(card) for card in deal.dealt.talon],
        "events": [telling.game_event(event) for event in deal.events],
        "tricks": [telling.trick_message(trick) for trick in deal.tricks],
        "standings": list(_standings(match, number)),
    }


def _standings(match: Match, number: int) -> Iterable[Standing]:
    """How the money stood when the play began, and after each trick; the last is the settlement."""
    past, before = match.past[number - 1], _before(match, number)
    assert isinstance(past, SettledDeal)
    earlier = match.past[number - 2] if number > 1 else None
    drawn = isinstance(earlier, SettledDeal) and earlier.settlement.drawn
    for closed in range(len(past.deal.tricks)):
        ledger = Ledger(match.ruleset, past.dealer, before.pool)
        open_deal(ledger, drawn_before=drawn, irregularities=())
        remise = ledger.pool
        payments_so_far(honours_in(past.deal.tricks[:closed]), ledger)
        yield Standing(
            balances=_sum(before.balances, (ledger.net[s] for s in SEATS)),
            pool=ledger.pool,
            remise=remise,
            payments=telling.payments_message(ledger.transfers),
        )
    yield Standing(
        balances=_sum(before.balances, past.net),
        pool=past.pool,
        remise=past.settlement.remise,
        payments=telling.payments_message(past.transfers),
    )


def _sum(before: BySeat, net: Iterable[int]) -> BySeat:
    return telling.by_seat([a + b for a, b in zip(before, net, strict=True)])


# What is kept, put together again for who asks


def links_of(row: MatchRow, deals: Iterable[DealRow]) -> MatchLinks:
    """A match in a list."""
    match = msgspec.json.decode(row.body, type=KeptMatch)
    return MatchLinks(
        match=row.id,
        number=match.number,
        begun=match.begun,
        over=match.final is not None,
        deals=[_link(deal) for deal in deals],
    )


def _link(row: DealRow) -> DealLink:
    deal = msgspec.json.decode(row.body, type=KeptDeal)
    settled = deal.settled
    return DealLink(
        deal=row.id, number=deal.number, dealer=settled.dealer, at=deal.at, net=settled.net
    )


def ledger_of(row: MatchRow, deals: Iterable[DealRow]) -> MatchLedger:
    """A match with all its payments."""
    match = msgspec.json.decode(row.body, type=KeptMatch)
    return MatchLedger(
        **msgspec.structs.asdict(match),
        match=row.id,
        over=match.final is not None,
        deals=[_of_ledger(deal) for deal in deals],
    )


def _of_ledger(row: DealRow) -> DealOfLedger:
    deal = msgspec.json.decode(row.body, type=KeptDeal)
    settled = deal.settled
    return DealOfLedger(
        deal=row.id,
        number=deal.number,
        at=deal.at,
        dealer=settled.dealer,
        net=settled.net,
        balances=settled.balances,
        pool=settled.pool,
        remise=settled.remise,
        payments=settled.payments,
        verdict=settled.verdict,
        helped=settled.helped,
    )


def shown(row: DealRow, match: MatchRow, neighbours: Iterable[DealRow]) -> DealShown:
    """A deal for its page; `neighbours` are all finished deals of its match."""
    deal = msgspec.json.decode(row.body, type=KeptDeal)
    of_match = msgspec.json.decode(match.body, type=KeptMatch)
    by_number = {other.number: other.id for other in neighbours}
    return DealShown(
        **msgspec.structs.asdict(deal),
        deal=row.id,
        match=match.id,
        ruleset=of_match.ruleset,
        players=of_match.players,
        bots=of_match.bots,
        previous=by_number.get(deal.number - 1),
        next=by_number.get(deal.number + 1),
    )


def record_of_deal(row: DealRow) -> dict[str, Any]:
    """The record of one deal."""
    return msgspec.json.decode(row.body, type=KeptDeal).settled.record


def record_of_match(match: MatchRow, deals: Iterable[DealRow]) -> dict[str, Any]:
    """The record of a whole match, as far as its deals are over."""
    kept = msgspec.json.decode(match.body, type=KeptMatch)
    records = [record_of_deal(row) for row in deals]
    return {
        "format": FORMAT,
        "version": VERSION,
        "ruleset": ruleset_json(kept.ruleset.preset, kept.ruleset.options),
        "players": kept.players,
        "deals": [deal for record in records for deal in record["deals"]],
    }
