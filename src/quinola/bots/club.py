"""A bot that plays as the old manuals advise.

It keeps the quinola only where hearts cover it well, makes a void to throw it, ducks, unloads
aces, and weighs every card by a simple estimate of the fiches that it brings under the rule set in
force. It does not try out deals; it sees its `View` and nothing else.
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from quinola.actions import Action, Announce, Claim, Pass, Play
from quinola.bots import espagnolette
from quinola.bots.discarding import exchange
from quinola.bots.outlook import Outlook
from quinola.bots.playing import score
from quinola.bots.reading import Reading
from quinola.bots.reversis import goes_for_it, running_card
from quinola.bots.verdict import has_won_party
from quinola.bots.worth import Worth
from quinola.cards import Card, Rank, Suit
from quinola.deal import Phase
from quinola.view import View


class ClubBot:
    """Plays by rule of thumb. Its `Random` only sets which of two equal cards it likes better."""

    name = "club"

    def __init__(self, rng: Random) -> None:
        # Drawn once, so that the bot carries nothing from move to move: it may be asked about any
        # moment of any deal, twice, or after an undo, and answers alike.
        order = list(Rank)
        rng.shuffle(order)
        suits = list(Suit)
        rng.shuffle(suits)
        self._taste = {
            Card(rank, suit): order.index(rank) * len(suits) + suits.index(suit)
            for rank in Rank
            for suit in Suit
        }

    def act(self, view: View, deadline: float) -> Action:  # noqa: ARG002
        match view.phase:
            case Phase.EXCHANGE:
                return exchange(view, self._taste)
            case Phase.ANNOUNCE:
                return self._announce(view)
            case Phase.CLAIM:
                # Due to the winner of the party alone (S0-40): no one else has anything to claim.
                return Claim() if has_won_party(view) else Pass()
            case _:
                return Play(self._card(view))

    def _announce(self, view: View) -> Action:
        if not view.may_announce:
            return Pass()
        return Announce() if espagnolette.uses_right(_outlook(view)) else Pass()

    def _card(self, view: View) -> Card:
        if len(view.legal) == 1:
            return view.legal[0]
        outlook = _outlook(view)
        if goes_for_it(outlook):
            return running_card(outlook, view.legal)
        mine = view.espagnolette is view.seat
        if view.is_free and (mine or espagnolette.uses_right(outlook)):
            return self._best(view.legal, lambda card: espagnolette.free_score(outlook, card))
        legal = _following(view) if view.is_free else view.legal
        if mine:
            return self._best(
                legal, lambda card: score(outlook, card) - espagnolette.last_two_cost(outlook, card)
            )
        return self._best(legal, lambda card: score(outlook, card))

    def _best(self, legal: tuple[Card, ...], value: Callable[[Card], float]) -> Card:
        # Rounded, so that equal cards count as equal however their sums came about.
        return max(legal, key=lambda card: (round(value(card), 6), self._taste[card]))


def _outlook(view: View) -> Outlook:
    return Outlook(Reading(view), Worth(view), view.hand)


def _following(view: View) -> tuple[Card, ...]:
    """The cards that follow suit, for one who may break it but does not care to."""
    suit = view.trick.suit if view.trick is not None else None
    return tuple(card for card in view.legal if card.suit is suit) or view.legal
