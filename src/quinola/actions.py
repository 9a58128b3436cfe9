"""What a player may do, as values: a bot answers with one, a log keeps it, a table performs it."""

from __future__ import annotations

from dataclasses import dataclass

from quinola.cards import Card
from quinola.deal import Deal
from quinola.events import Announced, Claimed, Declined, Discarded, Event, Passed, Played
from quinola.seats import Seat


@dataclass(frozen=True, slots=True)
class Discard:
    """Put a card aside, and take the talon card unless one is the dealer."""

    card: Card

    def __str__(self) -> str:
        return f"discard {self.card}"


@dataclass(frozen=True, slots=True)
class Decline:
    """Leave the talon card lying."""

    def __str__(self) -> str:
        return "decline"


@dataclass(frozen=True, slots=True)
class Announce:
    """Announce an espagnolette."""

    def __str__(self) -> str:
        return "announce"


@dataclass(frozen=True, slots=True)
class Claim:
    """Claim the payment for led cards."""

    def __str__(self) -> str:
        return "claim"


@dataclass(frozen=True, slots=True)
class Pass:
    """Announce or claim nothing."""

    def __str__(self) -> str:
        return "pass"


@dataclass(frozen=True, slots=True)
class Play:
    """Play a card to the trick."""

    card: Card

    def __str__(self) -> str:
        return f"play {self.card}"


Action = Discard | Decline | Announce | Claim | Pass | Play

_BARE = {str(action): action for action in (Decline(), Announce(), Claim(), Pass())}


def parse_action(text: str) -> Action:
    """Read an action as `str` writes it. Raises `ValueError` for anything else."""
    verb, _, card = text.partition(" ")
    if verb == "discard":
        return Discard(Card.parse(card))
    if verb == "play":
        return Play(Card.parse(card))
    if text in _BARE:
        return _BARE[text]
    raise ValueError(f"not an action: {text[:40]!r}")


def action_of(event: Event) -> Action | None:
    """What was done; None for what followed by itself, and for a discard whose card is hidden."""
    match event:
        case Discarded(_, card, _) if card is not None:
            return Discard(card)
        case Declined():
            return Decline()
        case Announced():
            return Announce()
        case Claimed():
            return Claim()
        case Passed():
            return Pass()
        case Played(_, card, _):
            return Play(card)
        case _:
            return None


def verify(deal: Deal, seat: Seat, action: Action) -> None:
    """Raise `RuleViolation` if the rules forbid it."""
    match action:
        case Discard(card):
            deal.verify_discard(seat, card)
        case Decline():
            deal.verify_decline(seat)
        case Announce():
            deal.verify_announce(seat)
        case Claim():
            deal.verify_claim(seat)
        case Pass():
            deal.verify_pass(seat)
        case Play(card):
            deal.verify_play(seat, card)


def perform(deal: Deal, seat: Seat, action: Action) -> Event:
    """Do it. Raises `RuleViolation` if the rules forbid it; the deal is then as it was."""
    match action:
        case Discard(card):
            return deal.discard(seat, card)
        case Decline():
            return deal.decline(seat)
        case Announce():
            return deal.announce(seat)
        case Claim():
            return deal.claim(seat)
        case Pass():
            return deal.pass_by(seat)
        case Play(card):
            return deal.play(seat, card)
