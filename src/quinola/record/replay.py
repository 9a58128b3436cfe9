"""A record played through again by its rules, deal by deal."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, replace
from typing import Any

from quinola.cards import Card
from quinola.deal import Deal, Phase
from quinola.dealing import HAND, Dealt
from quinola.match import Match
from quinola.record.document import DealRecord, MatchRecord, RecordError
from quinola.record.reader import read_deal, read_header
from quinola.rules import Ruleset, RuleViolation, clauses_for_option
from quinola.seats import SEATS, Seat, exchange_order


def replay(record: MatchRecord, ruleset: Ruleset | None = None, *, finished: bool = True) -> Match:
    """Play and settle the deals of a record, in order, under its rules or under others.

    Under other rules the cards go round as they did, and each trick is taken as those rules have
    it. With `finished` every deal must be played to its end; without, the last one may be left
    in play (`match.deal`). Raises `RecordError` at the first thing that is wrong.
    """
    match = _match_for(record, ruleset or record.ruleset)
    for number, deal in enumerate(record.deals, start=1):
        is_last = number == len(record.deals)
        add_deal(match, deal, number, finished=finished or not is_last)
    return match


def _match_for(record: MatchRecord, ruleset: Ruleset) -> Match:
    first = record.deals[0].dealer if record.deals else SEATS[0]
    if first is None:
        raise RecordError("record-dealer-missing", deal=1)
    if ruleset.removed_rank != record.ruleset.removed_rank:
        raise _other_pack(record.ruleset, ruleset)
    if ruleset.direction != record.ruleset.direction:
        ruleset = ruleset.with_options(direction=record.ruleset.direction)
    return Match(ruleset, first, pool=record.pool)


def _other_pack(own: Ruleset, other: Ruleset) -> RecordError:
    """Names a card of the record that the other rules do without, and the rule that says so."""
    card = next(card for card in own.pack if card not in other.strength)
    rule = clauses_for_option("removed_rank", other.sources)[0]
    return RecordError("record-other-pack", ruleset=other.name, card=card, rule=rule)


def add_deal(match: Match, deal: DealRecord, number: int, *, finished: bool = True) -> None:
    """Play a recorded deal as the match's next. Raises `RecordError`."""
    if deal.void is not None:
        match.void(deal.void, deal.irregularities, dealer=deal.dealer)
        return
    dealer = match.dealer if deal.dealer is None else deal.dealer
    dealt = _dealt(deal, dealer, match.ruleset, number)
    in_play = match.begin(dealt, deal.irregularities)
    try:
        _play_through(in_play, deal, number)
    except RuleViolation as violation:
        trick = len(in_play.tricks) + 1 if in_play.phase is Phase.PLAY else None
        raise RecordError.of(violation, deal=number, trick=trick) from None
    if in_play.phase is Phase.OVER:
        match.settle()
    elif finished:
        raise _unfinished(deal, number)


def _unfinished(deal: DealRecord, number: int) -> RecordError:
    if len(deal.exchange) < len(SEATS):
        return RecordError("record-exchange-unfinished", deal=number, count=len(deal.exchange))
    count, most = len(deal.play), HAND * len(SEATS)
    trick = count // len(SEATS) + 1
    return RecordError("record-unfinished", deal=number, trick=trick, count=count, most=most)


def _dealt(deal: DealRecord, dealer: Seat, ruleset: Ruleset, number: int) -> Dealt:
    """The cards as dealt, known to be the whole pack."""
    hands = deal.hands
    if hands is None:
        raise RecordError("record-field-missing", deal=number, field="hands")
    cards = [card for seat in SEATS for card in hands[seat]] + list(deal.talon)
    if set(cards) != set(ruleset.pack) or len(cards) != len(ruleset.pack):
        _refuse_pack(cards, ruleset, number)
    for seat in SEATS:
        count = HAND + (seat is dealer)
        if len(hands[seat]) != count:
            raise RecordError(
                "record-hand-size", deal=number, seat=seat, count=len(hands[seat]), right=count
            )
    return Dealt(dealer, hands, deal.talon)


def _refuse_pack(cards: list[Card], ruleset: Ruleset, number: int) -> None:
    for card, count in Counter(cards).items():
        if card not in ruleset.strength:
            raise RecordError("record-card-not-in-pack", deal=number, card=card)
        if count > 1:
            raise RecordError("record-card-twice", deal=number, card=card)
    missing = [card for card in ruleset.pack if card not in set(cards)]
    raise RecordError("record-card-missing", deal=number, card=missing[0], count=len(missing))


def _play_through(deal: Deal, record: DealRecord, number: int) -> None:
    for seat, card in zip(exchange_order(deal.dealer), record.exchange, strict=False):
        if card is None:
            deal.decline(seat)
        else:
            deal.discard(seat, card)
    _announce(deal, record)
    for card in record.play:
        turn = deal.turn
        if turn is None or deal.phase is not Phase.PLAY:
            raise RecordError("record-play-too-soon", deal=number, card=card)
        deal.play(turn, card)
    while deal.phase is Phase.CLAIM and deal.turn is not None:
        if deal.turn in record.claims:
            deal.claim(deal.turn)
        else:
            deal.pass_by(deal.turn)


def _announce(deal: Deal, record: DealRecord) -> None:
    announcer = record.espagnolette
    if deal.phase is Phase.EXCHANGE:
        return
    if announcer is not None and deal.phase is not Phase.ANNOUNCE:
        deal.verify_announce(announcer)
    if not record.play and announcer is None:
        # Left in play before anyone was asked, or with nobody having said anything yet.
        return
    while deal.phase is Phase.ANNOUNCE and deal.turn is not None:
        if deal.turn is announcer:
            deal.announce(deal.turn)
        else:
            deal.pass_by(deal.turn)


@dataclass(frozen=True, slots=True)
class Salvage:
    """What a lenient reading keeps of a record, and why it dropped the rest.

    `kept` are the sound deals by number, `dropped` an error for each of the others; `match` has
    the kept ones settled in order, as if the others had not been played.
    """

    kept: dict[int, DealRecord]
    dropped: tuple[RecordError, ...]
    match: Match | None


def salvage(value: Any) -> Salvage:
    """Keep every sound deal of a record's JSON value, and report each one that is not.

    Nothing is mended, and no deal is played on past an illegal card. A deal that names no dealer
    is dealt by whose turn it is after the one before, sound or not, if that can be told. Raises
    `RecordError` if the record's own fields are wrong, so that no deal of it can be understood.
    """
    header = read_header(value)
    values = header.pop("deals")
    record = MatchRecord(**header, deals=())
    match: Match | None = None
    kept: dict[int, DealRecord] = {}
    dropped: list[RecordError] = []
    expected: Seat | None = None
    for number, deal_value in enumerate(values, start=1):
        try:
            deal = _sound_deal(record, deal_value, number, expected)
        except RecordError as error:
            dropped.append(error)
            expected = _dealer_after(deal_value, expected, record.ruleset)
            continue
        kept[number] = deal
        match = match or _match_for(replace(record, deals=(deal,)), record.ruleset)
        add_deal(match, deal, number)
        expected = match.dealer
    return Salvage(kept, tuple(dropped), match)


def _sound_deal(record: MatchRecord, value: Any, number: int, expected: Seat | None) -> DealRecord:
    """The deal with its dealer filled in, once it has been played through by itself."""
    deal = read_deal(value, number)
    dealer = expected if deal.dealer is None else deal.dealer
    if dealer is None:
        raise RecordError("record-dealer-missing", deal=number)
    deal = replace(deal, dealer=dealer)
    add_deal(Match(record.ruleset, dealer), deal, number)
    return deal


def _dealer_after(value: Any, expected: Seat | None, ruleset: Ruleset) -> Seat | None:
    """Who deals after a dropped deal, None where that deal leaves it in doubt."""
    named = value.get("dealer") if isinstance(value, dict) else None
    if named is not None:
        expected = next((seat for seat in SEATS if str(seat) == named), None)
    if expected is None or not isinstance(value, dict) or value.get("void") == "exposed":
        return expected
    return ruleset.way.after(expected)
