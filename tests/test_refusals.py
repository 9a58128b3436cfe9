"""What may not be done is refused with its reason, its clause and what might be done instead."""

from __future__ import annotations

from itertools import product
from random import Random
from typing import Any

import pytest
from hypothesis import given

from quinola.actions import Action, Announce, Claim, Decline, Discard, Pass, Play, perform
from quinola.cards import Card, Rank, sort_hand
from quinola.deal import Deal, Phase
from quinola.rules import Ruleset, RuleViolation, clauses, house
from quinola.seats import SEATS, Seat
from tests.strategies import random_deal, random_policies, random_ruleset, randoms, step


def state_of(deal: Deal) -> dict[str, Any]:
    """Everything that a refusal must leave as it was."""
    return {
        "phase": deal.phase,
        "turn": deal.turn,
        "hands": [set(hand) for hand in deal.hands],
        "party": list(deal.party),
        "discards": dict(deal.discards),
        "events": list(deal.events),
        "tricks": list(deal.tricks),
        "trick": deal.trick,
        "status": (deal.espagnolette, deal.announced, deal.holder, deal.four_aces),
        "claims": set(deal.claims),
        "legal": deal.legal_cards(),
    }


def every_action(ruleset: Ruleset) -> list[Action]:
    cards = (*ruleset.pack, Card.parse("Ts" if ruleset.removed_rank == "T" else "2s"))
    verbs: list[Action] = [Decline(), Announce(), Claim(), Pass()]
    return [*verbs, *(Discard(card) for card in cards), *(Play(card) for card in cards)]


def is_legal(deal: Deal, seat: Seat, action: Action) -> bool:
    """The rules of turn and phase, once more in plain words."""
    if seat is not deal.turn:
        return False
    match deal.phase, action:
        case Phase.EXCHANGE, Discard(card):
            return card in deal.hands[seat]
        case Phase.EXCHANGE, Decline():
            return seat is not deal.dealer
        case Phase.ANNOUNCE, Announce():
            aces = sum(card.rank is Rank.ACE for card in deal.hands[seat])
            return aces + (Card.parse("Jh") in deal.hands[seat]) >= 4 or aces == 4
        case ((Phase.ANNOUNCE | Phase.CLAIM), Pass()):
            return True
        case Phase.CLAIM, Claim():
            return True
        case Phase.PLAY, Play(card):
            return card in deal.legal_cards()
        case _:
            return False


def can(deal: Deal, seat: Seat, action: Action) -> bool:
    """What the deal itself answers beforehand."""
    match action:
        case Discard(card):
            return deal.can_discard(seat, card)
        case Decline():
            return deal.can_decline(seat)
        case Announce():
            return deal.can_announce(seat)
        case Claim():
            return deal.can_claim(seat)
        case Pass():
            return deal.can_pass(seat)
        case Play(card):
            return deal.can_play(seat, card)


def refusal_expected(deal: Deal, seat: Seat, action: Action) -> tuple[str, dict[str, Any]]:
    """The reason of a refusal and what it speaks of, beside the card and the cards allowed."""
    turn = {"seat": seat, "turn": deal.turn}
    match action:
        case Discard() | Decline() if seat in deal.discards:
            return "exchange-done", {"seat": seat}
        case Discard() | Decline() if seat is not deal.turn:
            return "exchange-out-of-turn", turn
        case Decline():
            return "dealer-discards", {"seat": seat}
        case Announce() if not deal.ruleset.espagnolette_announced:
            return "no-announcements", {"seat": seat}
        case Announce() if deal.phase is Phase.ANNOUNCE and seat is deal.turn:
            return "no-espagnolette", {"seat": seat}
        case Claim() if deal.ruleset.claims == "automatic":
            return "claims-automatic", {"seat": seat}
        case Claim():
            return "claim-out-of-turn", turn
        case Pass() if deal.phase is Phase.CLAIM:
            return "claim-out-of-turn", turn
        case Announce() | Pass():
            return "announce-out-of-turn", turn
        case Play() if deal.phase is not Phase.PLAY or seat is not deal.turn:
            return "play-out-of-turn", turn
        case Discard(card) | Play(card) if card not in deal.hands[seat]:
            return "card-not-held", {"seat": seat}
    assert deal.trick is not None
    return _why_follow(deal, seat), {"seat": seat, "suit": deal.trick.suit}


def _why_follow(deal: Deal, seat: Seat) -> str:
    if seat is not deal.holder:
        return "follow-suit"
    announcements = deal.ruleset.espagnolette_announced
    silent = announcements and deal.espagnolette is not seat
    return "espagnolette-unannounced" if silent else "espagnolette-follows-late"


def cards_expected(deal: Deal, seat: Seat, reason: str, action: Action) -> tuple[Any, Any]:
    """The card in question, and what could be put aside or played in its place."""
    if reason.endswith("out-of-turn") or reason in {"exchange-done", "no-announcements"}:
        return None, ()
    if reason == "dealer-discards":
        return None, sort_hand(deal.hands[seat])
    match action:
        case Discard(card):
            return card, sort_hand(deal.hands[seat])
        case Play(card):
            return card, deal.legal_cards()
        case _:
            return None, ()


def assert_refused_fitly(deal: Deal, seat: Seat, action: Action) -> None:
    with pytest.raises(RuleViolation) as refusal:
        perform(deal, seat, action)
    violation = refusal.value
    reason, params = refusal_expected(deal, seat, action)
    card, allowed = cards_expected(deal, seat, reason, action)
    assert violation.reason == reason
    assert violation.rule == deal.ruleset.rule(reason) in clauses()
    assert (violation.card, violation.allowed) == (card, allowed)
    assert violation.params == {**params, "card": card, "allowed": allowed}


@given(rng=randoms)
def test_a_refused_action_changes_nothing_and_says_why(rng: Random) -> None:
    ruleset = random_ruleset(rng)
    deal = Deal(ruleset, random_deal(ruleset, rng))
    policies = random_policies(rng)
    for _ in range(rng.randrange(54)):
        if deal.turn is not None:
            step(deal, policies, rng)
    before = state_of(deal)
    for seat, action in product(SEATS, every_action(ruleset)):
        assert can(deal, seat, action) is is_legal(deal, seat, action)
        if is_legal(deal, seat, action):
            continue
        assert_refused_fitly(deal, seat, action)
    assert state_of(deal) == before
    while deal.turn is not None:
        step(deal, policies, rng)
    assert deal.phase is Phase.OVER


def test_every_point_of_a_deal_allows_and_refuses_what_it_should() -> None:
    """`can_…` says yes to just what turn and phase allow, announcing and claiming too."""
    rng, phases = Random(7), set[Phase]()
    ruleset = house("family", {"claims": "manual"})
    actions = every_action(ruleset)
    for lean in ("espagnolette", "even"):
        deal = Deal(ruleset, random_deal(ruleset, rng, lean))
        policies = random_policies(rng)
        while deal.phase is not Phase.OVER:
            phases.add(deal.phase)
            assert bool(deal.legal_cards()) is (deal.phase is Phase.PLAY)
            for seat, action in product(SEATS, actions):
                assert can(deal, seat, action) is is_legal(deal, seat, action)
                if not is_legal(deal, seat, action):
                    assert_refused_fitly(deal, seat, action)
            step(deal, policies, rng)
    assert phases == set(Phase) - {Phase.OVER}
