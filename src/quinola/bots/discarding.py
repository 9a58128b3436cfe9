"""The exchange: which card to put aside, or whether to leave the talon card lying."""

from __future__ import annotations

from collections.abc import Mapping
from statistics import fmean

from quinola.actions import Action, Decline, Discard
from quinola.bots.outlook import Outlook
from quinola.bots.reading import Reading
from quinola.bots.reversis import chance_of_all
from quinola.bots.worth import Worth
from quinola.cards import ACES, QUINOLA, Card, is_espagnolette
from quinola.view import View

FOR_REVERSIS = 0.5
"""How likely a reversis must look before any card is played."""


def exchange(view: View, taste: Mapping[Card, int]) -> Action:
    """The card whose going helps most; none, where a card from the talon is likely to be worse."""
    reading, worth = Reading(view), Worth(view)
    outlook = Outlook(reading, worth, view.hand)
    if is_espagnolette(view.hand):
        return _keep_espagnolette(view)
    chances = {card: chance_of_all(reading, _without(view.hand, card)) for card in view.legal}
    likeliest = max(view.legal, key=lambda card: (chances[card], -reading.strength[card]))
    if chances[likeliest] >= FOR_REVERSIS:
        return Discard(likeliest)
    best = max(view.legal, key=lambda card: (round(outlook.relief(card), 6), taste[card]))
    if not view.may_decline:
        return Discard(best)
    rest = Outlook(reading, worth, _without(view.hand, best))
    drawn = fmean(rest.burden(card) for card in view.ruleset.pack if card not in view.hand)
    return Discard(best) if outlook.relief(best) > drawn else Decline()


def _keep_espagnolette(view: View) -> Action:
    """Put the highest other card aside, so that low ones are left for the last two tricks."""
    others = [card for card in view.legal if card is not QUINOLA and card not in ACES]
    highest = max(others, key=lambda card: (card.rank, card.suit))
    return Discard(highest)


def _without(hand: tuple[Card, ...], card: Card) -> tuple[Card, ...]:
    return tuple(held for held in hand if held is not card)
