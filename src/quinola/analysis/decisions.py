"""The decisions of a match that was played, each with what its player could see at that moment."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from enum import StrEnum

import numpy as np
from numpy.typing import NDArray

from quinola.actions import (
    Action,
    Play,
    action_of,
    perform,
)
from quinola.deal import Deal, Phase
from quinola.events import Event
from quinola.kernels.encoding import coding
from quinola.match import Match, PastDeal, VoidDeal
from quinola.outcome import Irregularity
from quinola.rules import Ruleset
from quinola.seats import Seat
from quinola.trick import FREE_TRICKS
from quinola.view import View, view_of


class Kind(StrEnum):
    """What sort of decision it is. In tricks 10 and 11 every card counts as `LAST_TWO`."""

    EXCHANGE = "exchange"
    ANNOUNCEMENT = "announcement"
    LEADING = "leading"
    FOLLOWING = "following"
    DISCARDING = "discarding"
    """On a suit that one does not follow."""
    LAST_TWO = "last-two"


@dataclass(frozen=True, slots=True, kw_only=True)
class Decision:
    """A real choice, and what was chosen.

    `trick` is 0 before play. `view` is what the seat saw, `world` the deal as it really lay
    (shape (STATE_SIZE,)): only what open cards would have given is reckoned from it.
    """

    seat: Seat
    trick: int
    kind: Kind
    view: View
    action: Action
    world: NDArray[np.int64]


class Retelling:
    """A match done over again, deal by deal. `match` stands before the next one."""

    def __init__(self, ruleset: Ruleset, dealer: Seat, pool: int = 0) -> None:
        self.match = Match(ruleset, dealer, pool=pool)

    def tell(self, past: PastDeal) -> tuple[Decision, ...]:
        """The decisions of the next deal, which is then settled; () for a void one."""
        if isinstance(past, VoidDeal):
            self.match.void(past.reason, past.irregularities, dealer=past.dealer)
            return ()
        told = self.tell_unfinished(past.deal, past.outcome.irregularities)
        self.match.settle()
        return told

    def tell_unfinished(
        self, deal: Deal, irregularities: Iterable[Irregularity] = ()
    ) -> tuple[Decision, ...]:
        """The decisions of a deal as far as it went."""
        again = self.match.begin(deal.dealt, irregularities)
        return tuple(self._decisions(again, deal.events))

    def _decisions(self, again: Deal, events: Iterable[Event]) -> Iterator[Decision]:
        for event in events:
            action = action_of(event)
            if action is None:
                continue
            seat = event.seat
            view = _by_the_rules(view_of(again, seat, self.match.standing()))
            if len(view.actions()) > 1 and view.phase is not Phase.CLAIM:
                yield Decision(
                    seat=seat,
                    trick=view.trick.number if view.trick is not None else 0,
                    kind=_kind(view, action),
                    view=view,
                    action=action,
                    world=coding(self.match.ruleset).state(again),
                )
            perform(again, seat, action)


def _by_the_rules(view: View) -> View:
    """The view with no revokes among its choices, where a record knows that its seat revokes."""
    suit = view.trick.suit if view.trick is not None else None
    if suit is None or view.is_free or not view.is_to_act:
        return view
    following = tuple(card for card in view.legal if card.suit is suit)
    return replace(view, legal=following) if following else view


def _kind(view: View, action: Action) -> Kind:
    match view.phase:
        case Phase.EXCHANGE:
            return Kind.EXCHANGE
        case Phase.ANNOUNCE:
            return Kind.ANNOUNCEMENT
    assert view.trick is not None
    if view.trick.number > FREE_TRICKS:
        return Kind.LAST_TWO
    suit = view.trick.suit
    if suit is None:
        return Kind.LEADING
    follows = isinstance(action, Play) and action.card.suit is suit
    return Kind.FOLLOWING if follows else Kind.DISCARDING
