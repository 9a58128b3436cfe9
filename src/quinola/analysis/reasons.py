"""Why one choice is better than another, in the game's own terms.

Nothing is taken from a list of precepts: the part of the settlement in which the two differ most
says what is gained, and the cards on the table say how. Whether it is gained at all is asked first.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final, Literal

from quinola.actions import Action, Announce, Discard, Pass, Play
from quinola.bots.search import Prospect
from quinola.cards import ACES, QUINOLA, Card, Suit, plain_points
from quinola.deal import Phase
from quinola.trick import FREE_TRICKS, Trick, taker_of
from quinola.view import View

SURE: Final = 2.0
"""A difference counts from so many standard errors on."""

FEW_TRICKS: Final = 5
"""Who has taken all of so many may be after a reversis."""

NAMED: Final = 3
"""Choices of equal worth that are named besides the best."""

Verdict = Literal["only", "same", "even", "even-but", "better"]
Gain = Literal["wins", "loses", "party", "aces", "quinola", "pool", "made", "broken", "reversis"]
Factor = Literal["none", "late", "across", "both"]


@dataclass(frozen=True, slots=True, kw_only=True)
class Reason:
    """Why `best` is best.

    `verdict`: it is the only choice; all come to the same; all are even as far as can be told, or
    the best and those in `even` are, but not `other`; or it is better than `other`. Then `fact`
    says what it does (a message `fact-…`, about `card`, `suit` and `factor`) and `gain` in what
    it is better by `fiches`: `now` and `then` are the chances, in percent, where the gain is one.
    """

    verdict: Verdict
    best: Action
    even: tuple[Action, ...] = ()
    other: Action | None = None
    fact: str = "none"
    card: Card | None = None
    suit: Suit | None = None
    factor: Factor = "none"
    gain: Gain = "party"
    fiches: float = 0.0
    now: int = 0
    then: int = 0


def reason_for(view: View, prospects: Sequence[Prospect]) -> Reason:
    """Why the first of these prospects is best; they are those of one moment, best first."""
    best, *others = prospects
    if not others:
        return Reason(verdict="only", best=best.action)
    if not any(_differs(other) for other in others):
        return Reason(verdict="same", best=best.action)
    even = [other for other in others if not is_sure(other)]
    worse = [other for other in others if is_sure(other)]
    named = tuple(prospect.action for prospect in even[:NAMED])
    if not worse:
        return Reason(verdict="even", best=best.action, even=named)
    if any(_differs(other) for other in even):
        gain, _, _ = _gain(best, worse[0])
        return Reason(
            verdict="even-but",
            best=best.action,
            even=named,
            other=worse[0].action,
            gain=gain,
            fiches=worse[0].behind,
        )
    return why_better(view, best, worse[0])


def why_better(view: View, best: Prospect, other: Prospect) -> Reason:
    """Why one choice is better than one that is certainly worse."""
    gain, now, then = _gain(best, other)
    fact, card, suit, factor = next(_facts(view, best, other))
    return Reason(
        verdict="better",
        best=best.action,
        other=other.action,
        fact=fact,
        card=card,
        suit=suit,
        factor=factor,
        gain=gain,
        fiches=other.behind,
        now=now,
        then=then,
    )


def is_sure(prospect: Prospect) -> bool:
    """Whether a choice is behind the best by more than chance would put it there."""
    return prospect.behind > SURE * prospect.error


def _differs(prospect: Prospect) -> bool:
    return prospect.error > 0 or prospect.behind != 0


# What is gained


def _gain(best: Prospect, other: Prospect) -> tuple[Gain, int, int]:
    """In which part of the settlement most is gained, and by which chances."""
    part = max(best.parts, key=lambda name: best.parts[name] - other.parts[name])
    match part:
        case "party":
            won = best.wins_party, other.wins_party
            lost = best.loses_party, other.loses_party
            return _by_chance("wins", won, "loses", lost) or ("party", 0, 0)
        case "reversis":
            made = best.makes_reversis, other.makes_reversis
            broken = best.reversis_broken, other.reversis_broken
            return _by_chance("made", made, "broken", broken) or ("reversis", 0, 0)
        case "aces":
            return "aces", 0, 0
        case "quinola":
            return "quinola", 0, 0
        case _:
            return "pool", 0, 0


Chances = tuple[float, float]
"""How likely something is by the best choice, and by the other."""


def _by_chance(good: Gain, more: Chances, bad: Gain, less: Chances) -> tuple[Gain, int, int] | None:
    """What changes more, by name and in per cent: something good or bad; None if hardly either."""
    gained, spared = more[0] - more[1], less[1] - less[0]
    if max(gained, spared) < 0.01:
        return None
    name, (now, then) = (good, more) if gained >= spared else (bad, less)
    return name, round(100 * now), round(100 * then)


# How: the facts of the card, the most telling first

Fact = tuple[str, Card | None, Suit | None, Factor]


def _facts(view: View, best: Prospect, other: Prospect) -> Iterator[Fact]:
    card, another = _card(best.action), _card(other.action)
    if view.phase is Phase.EXCHANGE:
        yield from _facts_of_exchange(view, card, another)
    elif isinstance(best.action, Announce):
        yield "announce", None, None, "none"
    elif isinstance(best.action, Pass):
        yield "silence", None, None, "none"
    elif card is not None and another is not None:
        yield from _facts_of_reversis(view, best, other, card, another)
        assert view.trick is not None
        if not view.trick.plays:
            yield from _facts_of_leading(view, card, another)
        elif card.suit is view.trick.suit:
            yield from _facts_of_following(view, view.trick, card, another)
        else:
            yield from _facts_of_discarding(view, view.trick, card, another)
    yield "none", None, None, "none"


def _card(action: Action) -> Card | None:
    return action.card if isinstance(action, Play | Discard) else None


def _facts_of_exchange(view: View, card: Card | None, another: Card | None) -> Iterator[Fact]:
    if card is None:
        yield "decline", None, None, "none"
        return
    if card is QUINOLA:
        yield "aside-quinola", card, None, "none"
    yield from _keeping(view, card, another)
    if _is_last_of_suit(view, card):
        yield "void", card, card.suit, "none"
    if plain_points(card):
        yield "aside-high", card, None, "none"


def _facts_of_reversis(
    view: View, best: Prospect, other: Prospect, card: Card, another: Card
) -> Iterator[Fact]:
    takers = {trick.taker for trick in view.tricks}
    if len(view.tricks) < FEW_TRICKS or len(takers) > 1:
        return
    if view.seat in takers:
        if best.makes_reversis > other.makes_reversis:
            yield "keep-reversis", card, None, "none"
    elif _would_take(view, card) and not _would_take(view, another):
        yield "break-reversis", card, None, "none"


def _facts_of_leading(view: View, card: Card, another: Card) -> Iterator[Fact]:
    yield from _keeping(view, card, another)
    if card.suit is Suit.HEARTS and another.suit is not Suit.HEARTS and _quinola_is_out(view):
        yield "force-quinola", card, None, "none"
    if _is_last_of_suit(view, card):
        yield "void", card, card.suit, "none"
    if _higher_out(view, card) > _higher_out(view, another):
        yield "give-up-lead", card, None, "none"


def _facts_of_following(view: View, trick: Trick, card: Card, another: Card) -> Iterator[Fact]:
    top = dict(trick.plays)[taker_of(trick.plays, view.ruleset)]
    takes, would_take = _would_take(view, card), _would_take(view, another)
    yield from _keeping(view, card, another)
    if would_take and not takes:
        yield "duck", top, None, "none"
    if takes and not would_take:
        yield "take", card, None, "none"
    if not takes and plain_points(card) > plain_points(another):
        yield "shed-below", card, None, "none"
    if takes and would_take and view.ruleset.strength[card] > view.ruleset.strength[another]:
        yield "take-high", card, None, "none"


def _facts_of_discarding(view: View, trick: Trick, card: Card, another: Card) -> Iterator[Fact]:
    if card is QUINOLA:
        yield "place-quinola", card, None, _factor(view, trick)
    if card in ACES:
        yield "place-ace", card, None, _factor(view, trick)
    yield from _keeping(view, card, another)
    if _is_last_of_suit(view, card):
        yield "void", card, card.suit, "none"
    if plain_points(card):
        yield "shed", card, None, "none"


def _keeping(view: View, card: Card, another: Card | None) -> Iterator[Fact]:
    """What stays in the hand because the other card is not chosen."""
    if another is None:
        return
    if another is QUINOLA:
        yield "keep-quinola", another, None, "none"
    elif another.suit is Suit.HEARTS and card.suit is not Suit.HEARTS and QUINOLA in view.hand:
        yield "keep-guard", another, None, "none"
    elif another in ACES and card not in ACES:
        yield "keep-ace", another, None, "none"


def _factor(view: View, trick: Trick) -> Factor:
    """What multiplies the payment for a card placed on the trick as it lies."""
    taker = taker_of(trick.plays, view.ruleset)
    across = view.ruleset.opposite_factor > 1 and taker is view.seat.opposite
    late = view.ruleset.last_two_factor > 1 and trick.number > FREE_TRICKS
    if across and late:
        return "both"
    return "across" if across else "late" if late else "none"


def _would_take(view: View, card: Card) -> bool:
    """Whether the card takes the trick as it lies, or is led to it."""
    assert view.trick is not None
    return taker_of((*view.trick.plays, (view.seat, card)), view.ruleset) is view.seat


def _is_last_of_suit(view: View, card: Card) -> bool:
    return sum(held.suit is card.suit for held in view.hand) == 1


def _quinola_is_out(view: View) -> bool:
    """Whether another may still hold the quinola."""
    return QUINOLA not in (*view.hand, view.discard, view.talon_card, *_played(view))


def _higher_out(view: View, card: Card) -> int:
    """How many higher cards of the suit others may hold."""
    strength = view.ruleset.strength
    seen = {*view.hand, view.discard, *_played(view)}
    return sum(
        other.suit is card.suit and strength[other] > strength[card] and other not in seen
        for other in view.ruleset.pack
    )


def _played(view: View) -> Iterator[Card]:
    tricks = (*view.tricks, *([view.trick] if view.trick is not None else ()))
    return (card for trick in tricks for _, card in trick.plays)
