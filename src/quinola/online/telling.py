"""The game's values as messages. What depends on who reads it is made from his view alone."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from copy import copy
from typing import Literal

from quinola.actions import Action, Announce, Claim, Decline, Discard, Pass, Play, verify
from quinola.cards import Card, Suit, sort_hand
from quinola.deal import Deal as CoreDeal
from quinola.deal import Phase
from quinola.events import (
    Announced,
    Claimed,
    Declined,
    Discarded,
    Event,
    Passed,
    Played,
    TrickTaken,
)
from quinola.ledger import Transfer
from quinola.match import Match, SettledDeal
from quinola.match import Standing as CoreStanding
from quinola.online.messages import (
    Account,
    AnnouncedEvent,
    AnyGameEvent,
    BySeat,
    Choice,
    ClaimedEvent,
    CommandId,
    Deal,
    DeclinedEvent,
    DiscardedEvent,
    Factor,
    Own,
    PassedEvent,
    PastDeal,
    Payment,
    PhaseName,
    PlayedEvent,
    Refused,
    Settled,
    Standing,
    State,
    TookEvent,
    Trick,
    Verdict,
    Word,
)
from quinola.record import MatchRecord, record_json
from quinola.record.writer import deal_record
from quinola.refusal import Refusal
from quinola.rules import RuleViolation
from quinola.seats import SEATS, Seat, exchange_order
from quinola.shuffle import Proof
from quinola.trick import Trick as CoreTrick
from quinola.view import View, public_view_of, view_of
from quinola.written import SeatLetter, letter_of

_PHASES: Mapping[Phase, PhaseName] = {
    Phase.EXCHANGE: "exchange",
    Phase.ANNOUNCE: "announce",
    Phase.PLAY: "play",
    Phase.CLAIM: "claim",
    Phase.OVER: "over",
}


def phase_name(phase: Phase) -> PhaseName:
    """A phase as it is written."""
    return _PHASES[phase]


# Who is asked, be it his turn or not


def asked(deal: CoreDeal) -> tuple[Seat, ...]:
    """Who is still to answer in this phase, in order: the one on turn first.

    In the exchange, and when announcements and claims are called for, all are asked at once.
    """
    if deal.turn is None:
        return ()
    match deal.phase:
        case Phase.EXCHANGE:
            order = exchange_order(deal.dealer)
        case Phase.PLAY:
            return (deal.turn,)
        case _:
            north, east, south, west = deal.ruleset.way.round_from(deal.eldest)
            order = (north, east, south, west)
    return order[order.index(deal.turn) :]


def as_on_turn(deal: CoreDeal, seat: Seat) -> CoreDeal:
    """The same deal to look at, were it the turn of this seat, which is asked in this phase."""
    if deal.turn is seat:
        return deal
    theirs = copy(deal)
    theirs.turn = seat
    return theirs


def verify_answer(deal: CoreDeal, seat: Seat, action: Action) -> None:
    """Raise `RuleViolation` if the rules forbid it, in turn or as an answer ahead of it."""
    verify(as_on_turn(deal, seat) if seat in asked(deal) else deal, seat, action)


def choice_for(view: View) -> Choice:
    """What a seat on turn may do."""
    cards, others = [], list[Literal["decline", "announce", "claim", "pass"]]()
    for action in view.actions():
        match action:
            case Discard(card) | Play(card):
                cards.append(str(card))
            case Decline():
                others.append("decline")
            case Announce():
                others.append("announce")
            case Claim():
                others.append("claim")
            case Pass():
                others.append("pass")
    return Choice(cards=cards, others=others)


# The deal


def deal_message(
    match: Match, deal: CoreDeal, *, until: int | None = None, helped: bool = False
) -> Deal:
    """The deal in play as everyone sees it."""
    view = public_view_of(deal, match.standing())
    return Deal(
        number=view.standing.number,
        dealer=letter_of(view.dealer),
        phase=phase_name(view.phase),
        held=view.held,
        points=view.points,
        tricks_taken=view.tricks_taken,
        standing=standing_message(view.standing),
        events=[game_event(event) for event in view.events],
        tricks=[trick_message(trick) for trick in view.tricks],
        trick=trick_message(view.trick) if view.trick else None,
        turn=None if view.turn is None else letter_of(view.turn),
        until=until,
        espagnolette=_seat(view.espagnolette),
        helped=helped,
    )


def own_message(
    match: Match, deal: CoreDeal, seat: Seat, *, laid: Action | None, is_asked: bool
) -> Own:
    """What the player of a seat sees of his own; `is_asked` if he may answer now."""
    standing = match.standing()
    view = view_of(deal, seat, standing)
    on_turn = view_of(as_on_turn(deal, seat), seat, standing) if is_asked else view
    return Own(
        hand=cards_text(view.hand),
        choice=choice_for(on_turn) if is_asked else None,
        laid=None if laid is None else str(laid),
        discard=_card(view.discard),
        talon_card=_card(view.talon_card),
        again=[trick.number for trick in view.seen_again],
        espagnolette=view.espagnolette is seat,
        free=view.is_free,
    )


def game_event(event: Event) -> AnyGameEvent:
    """An event as the reader may see it: what he may not know is None in it already."""
    seat = letter_of(event.seat)
    match event:
        case Discarded(_, card, drawn):
            return DiscardedEvent(seat=seat, card=_card(card), drawn=_card(drawn))
        case Declined(_, card):
            return DeclinedEvent(seat=seat, card=_card(card))
        case Announced():
            return AnnouncedEvent(seat=seat)
        case Claimed():
            return ClaimedEvent(seat=seat)
        case Passed():
            return PassedEvent(seat=seat)
        case Played(_, card, trick):
            return PlayedEvent(seat=seat, card=str(card), trick=trick)
        case TrickTaken(_, trick, points):
            return TookEvent(seat=seat, trick=trick, points=points)


def trick_message(trick: CoreTrick) -> Trick:
    """A trick as it lies."""
    return Trick(
        number=trick.number,
        leader=letter_of(trick.leader),
        cards=[str(card) for _, card in trick.plays],
        seats=[letter_of(seat) for seat, _ in trick.plays],
        taker=_seat(trick.taker),
    )


# Money


def standing_message(standing: CoreStanding) -> Standing:
    """Balances, pool and the provisional payments."""
    return Standing(
        balances=by_seat(standing.balances),
        pool=standing.pool,
        remise=standing.remise,
        payments=payments_message(standing.transfers),
    )


def payments_message(transfers: Iterable[Transfer]) -> list[Payment]:
    """Each payment in order."""
    return [
        Payment(
            payer=_account(transfer.payer),
            payee=_account(transfer.payee),
            fiches=transfer.fiches,
            why=transfer.why,
            rule=transfer.rule,
            factors=[Factor(name=term.name, value=term.value) for term in transfer.terms],
            card=_card(transfer.card),
            trick=transfer.trick,
        )
        for transfer in transfers
    ]


def balances_after(match: Match, number: int) -> BySeat:
    """Everyone's balance when deal `number` (from 1) was settled."""
    totals = [0, 0, 0, 0]
    for past in match.past[:number]:
        totals = [total + won for total, won in zip(totals, past.net, strict=True)]
    return by_seat(totals)


def past_message(match: Match) -> list[PastDeal]:
    """All deals of the match that are over."""
    balances = [0, 0, 0, 0]
    told = []
    for number, past in enumerate(match.past, start=1):
        balances = [total + won for total, won in zip(balances, past.net, strict=True)]
        told.append(
            PastDeal(
                number=number,
                dealer=letter_of(past.dealer),
                net=past.net,
                balances=by_seat(balances),
                pool=past.pool,
            )
        )
    return told


def settled_message(
    match: Match, number: int, names: Mapping[Seat, str], seed: bytes | None, *, helped: bool
) -> Settled:
    """Deal `number` (from 1), which is over: what it came to, its record and its seed."""
    past = match.past[number - 1]
    assert isinstance(past, SettledDeal)  # a live table voids no deal
    settlement, ruleset = past.settlement, match.ruleset
    before = match.past[number - 2].pool if number > 1 else 0
    record = MatchRecord(
        ruleset=ruleset, deals=(deal_record(past.deal),), players=names, pool=before
    )
    return Settled(
        number=number,
        dealer=letter_of(past.dealer),
        remise=settlement.remise,
        net=past.net,
        balances=balances_after(match, number),
        pool=past.pool,
        payments=payments_message(past.transfers),
        verdict=_verdict(past),
        record=record_json(record),
        proof=None if seed is None else Proof.of(seed, number, past.deal.dealt, ruleset),
        helped=helped,
    )


def _verdict(past: SettledDeal) -> Verdict:
    verdict, outcome = past.settlement.verdict, past.outcome
    return Verdict(
        party=[str(card) for card in past.deal.party],
        worth=verdict.worth,
        party_settled=verdict.party_settled,
        order=[letter_of(seat) for seat in verdict.order],
        points=outcome.points,
        tricks=outcome.tricks,
        reversis=verdict.reversis,
        undertaker=_seat(verdict.undertaker),
        breaker=_seat(verdict.breaker),
        cancelled=verdict.cancelled,
        espagnolette=_seat(verdict.espagnolette),
        espagnolette_failed=verdict.espagnolette_failed,
    )


# Refusals


def refused(command: CommandId | None, refusal: Refusal, state: State | None = None) -> Refused:
    """A refusal for the one who tried."""
    return Refused(
        id=command,
        reason=refusal.reason,
        params={name: word(value) for name, value in refusal.params.items()},
        rule=refusal.rule if isinstance(refusal, RuleViolation) else None,
        state=state,
    )


def word(value: object) -> Word:
    """A parameter of a refusal by its kind."""
    match value:
        case None:
            return Word(is_a="null")
        case Card():
            return Word(is_a="card", card=str(value))
        case Seat():
            return Word(is_a="seat", seat=letter_of(value))
        case Suit():
            return Word(is_a="suit", suit=suit_letter(value))
        case int():
            return Word(is_a="number", number=value)
        case tuple() | list():
            return Word(is_a="cards", cards=[str(card) for card in value])
        case _:
            return Word(is_a="text", text=str(value))


_SUITS: tuple[Literal["s", "h", "d", "c"], ...] = ("s", "h", "d", "c")


# Small parts


def suit_letter(suit: Suit) -> Literal["s", "h", "d", "c"]:
    """A suit as it is written."""
    return _SUITS[suit]


def cards_text(cards: Iterable[Card]) -> list[str]:
    """Cards in the order of a hand."""
    return [str(card) for card in sort_hand(cards)]


def by_seat(numbers: Sequence[int]) -> BySeat:
    """Four numbers, N to W."""
    north, east, south, west = numbers
    return north, east, south, west


def names_by_seat(names: Mapping[Seat, str]) -> dict[Seat, str]:
    """The names of those who have one, for a record."""
    return {seat: names[seat] for seat in SEATS if names.get(seat)}


def _account(account: Seat | Literal["pool"]) -> Account:
    return letter_of(account) if isinstance(account, Seat) else account


def _seat(seat: Seat | None) -> SeatLetter | None:
    return None if seat is None else letter_of(seat)


def _card(card: Card | None) -> str | None:
    return None if card is None else str(card)
