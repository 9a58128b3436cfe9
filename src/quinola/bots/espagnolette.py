"""The hand of three aces with the quinola, or of four aces: its rights, and its last two tricks."""

from __future__ import annotations

from typing import Final

from quinola.bots.outlook import Outlook
from quinola.bots.playing import taking
from quinola.cards import ACES, QUINOLA, Card, Suit
from quinola.trick import FREE_TRICKS
from quinola.view import View

LED_LATE: Final = 0.4
"""How often a suit is led in one of the last two tricks."""


def danger_at_last(outlook: Outlook, card: Card) -> float:
    """The chance that a card kept for the last two tricks takes one of them."""
    out = outlook.reading.out[card.suit]
    if not out:
        return LED_LATE / 2
    below = sum(strength < outlook.reading.strength[card] for strength in out) / len(out)
    return float(LED_LATE * below**1.5)


def keepers(outlook: Outlook) -> tuple[frozenset[Card], float]:
    """The two cards best kept for the last two tricks, and the chance that they take one."""
    dangers = sorted(
        (
            (danger_at_last(outlook, card), card.rank, card.suit, card)
            for card in outlook.hand
            if card is not QUINOLA
        ),
    )[:2]
    safe = 1.0
    for danger, *_ in dangers:
        safe *= 1 - danger
    return frozenset(kept[-1] for kept in dangers), 1 - safe


def failing(outlook: Outlook) -> float:
    """What an espagnolette pays for failing: double returns, the party, perhaps a bête."""
    worth, ruleset = outlook.worth, outlook.worth.ruleset
    cost = 2.0 * worth.party
    returned = _received(outlook.reading.view)
    if ruleset.espagnolette_fail_returns == "all_aces_double":
        returned += 2 * worth.around * (3 * ruleset.ace + ruleset.ace_of_diamonds)
    cost += 2 * returned
    if ruleset.espagnolette_fail_bete in ("unless_others_quinola", "if_own_quinola"):
        cost += worth.remise
    if ruleset.espagnolette_success_takes_pool:
        cost += worth.pool
    return cost


def _received(view: View) -> float:
    """What this seat has been paid for placing so far."""
    return float(
        sum(
            transfer.fiches
            for transfer in view.standing.transfers
            if transfer.payee is view.seat and transfer.why in ("ace-placed", "quinola-placed")
        )
    )


def gains(outlook: Outlook) -> float:
    """What its aces and the quinola bring an espagnolette that gets rid of them all."""
    worth = outlook.worth
    gained = sum(worth.placing(card, None, 1) for card in outlook.hand if card in ACES)
    if QUINOLA in outlook.hand:
        gained += worth.placing(QUINOLA, None, 1)
    return gained


def uses_right(outlook: Outlook) -> bool:
    """Whether to be the espagnolette, now that it can still be left."""
    worth = outlook.worth
    _, risk = keepers(outlook)
    if worth.ruleset.espagnolette_fails_on == "any":
        risk = 1 - (1 - risk) * (1 - _risk_of_any(outlook))
    gained = gains(outlook) + worth.party
    if worth.ruleset.espagnolette_success_takes_pool:
        gained += worth.pool
    lost = failing(outlook) + gains(outlook)
    without = -outlook.cost
    return (1 - risk) * gained - risk * lost > without


def _risk_of_any(outlook: Outlook) -> float:
    """The chance of having to take a trick before the last two: only by leading the first."""
    view, reading = outlook.reading.view, outlook.reading
    if view.tricks_taken[view.seat]:
        return 1.0
    leads = view.ruleset.way.after(view.dealer) is view.seat and not view.tricks
    if not leads or (view.trick is not None and view.trick.plays):
        return 0.0
    later = reading.later()
    return min(
        reading.stays_best(card.suit, reading.strength[card], later) for card in outlook.hand
    )


def free_score(outlook: Outlook, card: Card) -> float:
    """What a card brings when one may break suit: honours placed, low cards kept to the end."""
    reading, worth = outlook.reading, outlook.worth
    trick = reading.trick
    assert trick is not None
    kept, _ = keepers(outlook)
    value = reading.strength[card] / 20 - (20 if card in kept else 0)
    if not trick.plays:
        return value + _free_lead(outlook, card)
    best = reading.best
    assert best is not None
    if card.suit is not trick.suit:
        future = 0.8 * worth.placing(card, None, reading.number)
        # A gain that can wait for a better payer is worth as much; the quinola does not wait.
        urgent = 0.5 + (FREE_TRICKS - reading.number < _honours(outlook))
        honour = worth.placing(card, best[0], reading.number)
        return value + honour - (0 if card is QUINOLA else future * 0.5) + urgent * (honour > 0)
    if card is QUINOLA or card in ACES:
        value -= worth.being_forced(card, trick.leader, reading.number)
        value -= worth.placing(card, None, reading.number)
    if reading.strength[card] > reading.strength[best[1]]:
        takes = reading.stays_best(card.suit, reading.strength[card], reading.later())
        value -= takes * (taking(outlook, card, card.suit, reading.later()) + _any_cost(outlook))
    return value


def _honours(outlook: Outlook) -> int:
    return sum(card is QUINOLA or card in ACES for card in outlook.hand)


def _any_cost(outlook: Outlook) -> float:
    return failing(outlook) if outlook.worth.ruleset.espagnolette_fails_on == "any" else 0.0


def _free_lead(outlook: Outlook, card: Card) -> float:
    reading, worth = outlook.reading, outlook.worth
    if card is QUINOLA and worth.ruleset.espagnolette_leads_quinola:
        paid = worth.placed_quinola(None, reading.number)
        return paid + worth.pool - taking(outlook, card, Suit.HEARTS, reading.later())
    value = 0.0
    if card is QUINOLA or card in ACES:
        value -= worth.leading(card, reading.number) + worth.placing(card, None, reading.number)
    takes = reading.stays_best(card.suit, reading.strength[card], reading.later())
    return value - takes * (taking(outlook, card, card.suit, reading.later()) + _any_cost(outlook))


def last_two_cost(outlook: Outlook, card: Card) -> float:
    """What an espagnolette risks with this card in trick 10 or 11, beside the trick itself."""
    reading = outlook.reading
    trick, best = reading.trick, reading.best
    if trick is None or reading.number <= FREE_TRICKS:
        return 0.0
    if best is not None and (
        card.suit is not best[1].suit or reading.strength[card] < reading.strength[best[1]]
    ):
        return 0.0
    takes = reading.stays_best(card.suit, reading.strength[card], reading.later())
    return takes * failing(outlook)
