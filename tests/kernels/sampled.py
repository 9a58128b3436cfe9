"""Positions to draw from, and sampled deals told back in the readable core."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from random import Random

from quinola.actions import Action, Announce, Claim, Decline, Discard, Pass, Play, perform
from quinola.cards import Card
from quinola.deal import Deal
from quinola.dealing import Dealt
from quinola.events import Announced, Claimed, Declined, Discarded, Passed, Played
from quinola.kernels import layout
from quinola.kernels.encoding import Coding, Numbers, coding
from quinola.match import Standing
from quinola.rules import Ruleset
from quinola.seats import SEATS, Seat, exchange_order
from quinola.view import View, view_of
from tests.strategies import POLICIES, for_the_strong, random_deal, random_policies, step

STANDING = Standing(number=1, balances=(0, 0, 0, 0), pool=0, remise=0, transfers=())


def seen(deal: Deal, seat: Seat) -> View:
    return view_of(deal, seat, STANDING)


def position(
    ruleset: Ruleset,
    rng: Random,
    acts: int,
    *,
    lean: str | None = None,
    at_fault: Iterable[Seat] = (),
) -> Deal:
    """A deal at random, so many acts after it was dealt, or at its end."""
    dealt = random_deal(ruleset, rng, lean)
    deal = Deal(ruleset, dealt, at_fault=frozenset(at_fault))
    policies = random_policies(rng) if rng.random() < 0.5 else for_the_strong(dealt, rng)
    for _ in range(acts):
        if deal.turn is None:
            break
        step(deal, [rng.choice(POLICIES)] * 4 if rng.random() < 0.2 else policies, rng)
    return deal


@dataclass(frozen=True)
class Hidden:
    """Where the hidden cards lie: the other hands and the places aside, as the deal stands."""

    hands: tuple[frozenset[Card], ...]
    aside: tuple[Card | None, ...]


def hidden_in(deal: Deal) -> Hidden:
    """What the truth is. A talon card still to come counts as lying aside."""
    aside: list[Card | None] = []
    for place, seat in enumerate(exchange_order(deal.dealer)):
        if seat in deal.discards:
            aside.append(deal.discards[seat] or deal.talon_card(seat))
        else:
            aside.append(deal.dealt.talon[place] if place < 3 else None)
    return Hidden(tuple(frozenset(deal.hands[seat]) for seat in SEATS), tuple(aside))


def hidden_of(ruleset: Ruleset, state: Numbers, aside: Numbers) -> Hidden:
    """What a sample says."""
    cards = coding(ruleset)
    hands = tuple(frozenset(cards.unmask(int(state[layout.HANDS + seat]))) for seat in SEATS)
    lying: list[Card | None] = []
    for place, put_aside in enumerate(aside):
        still_to_come = put_aside < 0 and place < 3
        number = state[layout.TALON + place] if still_to_come else put_aside
        lying.append(None if number < 0 else cards.cards[number])
    return Hidden(hands, tuple(lying))


def retold(view: View, hidden: Hidden, talon: Iterable[Card], at_fault: Iterable[Seat]) -> Deal:
    """The deal in which the hidden cards lie so, with everything done that the view tells of.

    Raises `RuleViolation` if the rules do not allow that, and `ValueError` if it is no deal.
    """
    talon = tuple(talon)
    exchanged = dict(view.exchanged)
    hands = {seat: set(hidden.hands[seat]) for seat in SEATS}
    for event in view.events:
        if isinstance(event, Played):
            hands[event.seat].add(event.card)
    acts: list[tuple[Seat, Action]] = []
    for place, seat in enumerate(exchange_order(view.dealer)):
        if seat not in exchanged:
            continue
        card = hidden.aside[place]
        assert card is not None
        if exchanged[seat]:
            if place < 3:
                hands[seat].remove(talon[place])
            hands[seat].add(card)
        acts.append((seat, Discard(card) if exchanged[seat] else Decline()))
    for event in view.events:
        match event:
            case Announced(seat):
                acts.append((seat, Announce()))
            case Passed(seat):
                acts.append((seat, Pass()))
            case Claimed(seat):
                acts.append((seat, Claim()))
            case Played(seat, card):
                acts.append((seat, Play(card)))
            case _:
                assert isinstance(event, Discarded | Declined) or event.points >= 0
    dealt = Dealt(view.dealer, {seat: tuple(hands[seat]) for seat in SEATS}, talon)
    deal = Deal(view.ruleset, dealt, at_fault=frozenset(at_fault))
    for seat, action in acts:
        perform(deal, seat, action)
    return deal


def retold_sample(view: View, state: Numbers, aside: Numbers) -> Deal:
    """The deal that a sample says was dealt, with everything done that the view tells of."""
    cards: Coding = coding(view.ruleset)
    talon = [cards.cards[number] for number in state[layout.TALON : layout.TALON + 3]]
    at_fault = [seat for seat in SEATS if state[layout.AT_FAULT] >> seat & 1]
    return retold(view, hidden_of(view.ruleset, state, aside), talon, at_fault)
