"""What one seat may know of a deal, filled field by field.

Two deals that differ only in what a seat cannot know give it equal views. The cards of the party
are secret until the deal is over; a declined talon card is known to its decliner only, and to him
only where the rules let him see it.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from quinola.actions import Action, Announce, Claim, Decline, Discard, Pass, Play
from quinola.cards import Card, Suit, sort_hand
from quinola.deal import Deal, Phase
from quinola.events import Declined, Discarded, Event
from quinola.match import Standing
from quinola.outcome import points_in
from quinola.rules import Ruleset
from quinola.seats import SEATS, Seat
from quinola.trick import FREE_TRICKS, Trick


@dataclass(frozen=True, slots=True, kw_only=True)
class View:
    """A deal as `seat` sees it.

    `hand` and `legal` are sorted by suit, high cards first; `legal` are the cards that may be
    put aside or played now, () when it is another's turn. `discard` is the seat's own card aside,
    `talon_card` the talon card it drew, or declined and looked at. `exchanged` says of each seat
    that has acted whether it exchanged. `tricks` are all closed tricks, which a player may
    remember; `seen_again` those that he may turn over and look at now (S1-35, S3-35, S4-35).
    `espagnolette` is who has the status, as far as this seat can tell; `is_free` says that
    the seat itself may break suit now. `party` is empty until the deal is over.
    """

    ruleset: Ruleset
    seat: Seat
    dealer: Seat
    phase: Phase
    turn: Seat | None
    standing: Standing
    hand: tuple[Card, ...]
    legal: tuple[Card, ...]
    may_decline: bool
    may_announce: bool
    may_claim: bool
    is_free: bool
    discard: Card | None
    talon_card: Card | None
    exchanged: tuple[tuple[Seat, bool], ...]
    events: tuple[Event, ...]
    espagnolette: Seat | None
    tricks: tuple[Trick, ...]
    trick: Trick | None
    seen_again: tuple[Trick, ...]
    points: tuple[int, int, int, int]
    tricks_taken: tuple[int, int, int, int]
    party: tuple[Card, ...]

    @property
    def is_to_act(self) -> bool:
        return self.turn is self.seat

    def actions(self) -> tuple[Action, ...]:
        """Everything the seat may do now; () when it is another's turn."""
        if not self.is_to_act:
            return ()
        match self.phase:
            case Phase.EXCHANGE:
                declining = (Decline(),) if self.may_decline else ()
                return (*(Discard(card) for card in self.legal), *declining)
            case Phase.ANNOUNCE:
                return (Announce(), Pass()) if self.may_announce else (Pass(),)
            case Phase.CLAIM:
                return (Claim(), Pass())
            case _:
                return tuple(Play(card) for card in self.legal)


@dataclass(frozen=True, slots=True, kw_only=True)
class PublicView:
    """A deal as everyone sees it, whoever looks on: no field depends on a card not yet shown.

    `held` are the cards left in each hand; `events` hold no card of the exchange; `espagnolette`
    is who has shown himself to be one. `party` is empty until the deal is over.
    """

    dealer: Seat
    phase: Phase
    turn: Seat | None
    standing: Standing
    held: tuple[int, int, int, int]
    events: tuple[Event, ...]
    espagnolette: Seat | None
    tricks: tuple[Trick, ...]
    trick: Trick | None
    points: tuple[int, int, int, int]
    tricks_taken: tuple[int, int, int, int]
    party: tuple[Card, ...]


def public_view_of(deal: Deal, standing: Standing) -> PublicView:
    """The deal as one without a seat may see it. `standing` is public."""
    north, east, south, west = (len(deal.hands[seat]) for seat in SEATS)
    return PublicView(
        dealer=deal.dealer,
        phase=deal.phase,
        turn=deal.turn,
        standing=standing,
        held=(north, east, south, west),
        events=_witnessed_all(deal.events, None, deal.ruleset),
        espagnolette=espagnolette_shown(deal),
        tricks=tuple(deal.tricks),
        trick=deal.trick,
        points=points_in(deal.tricks, deal.ruleset),
        tricks_taken=_tricks_taken(deal),
        party=_party_shown(deal),
    )


def view_of(deal: Deal, seat: Seat, standing: Standing) -> View:
    """The deal as this seat may see it. `standing` is public."""
    on_turn = deal.turn is seat
    hand = sort_hand(deal.hands[seat])
    return View(
        ruleset=deal.ruleset,
        seat=seat,
        dealer=deal.dealer,
        phase=deal.phase,
        turn=deal.turn,
        standing=standing,
        hand=hand,
        legal=_legal(deal, hand) if on_turn else (),
        # Asked only when the answer may be yes: a refusal is costly to word.
        may_decline=on_turn and deal.phase is Phase.EXCHANGE and deal.can_decline(seat),
        may_announce=on_turn and deal.phase is Phase.ANNOUNCE and deal.can_announce(seat),
        may_claim=on_turn and deal.phase is Phase.CLAIM and deal.can_claim(seat),
        is_free=_is_free(deal, seat),
        discard=deal.discards.get(seat),
        talon_card=_talon_card_seen(deal, seat),
        exchanged=tuple((other, card is not None) for other, card in deal.discards.items()),
        events=_witnessed_all(deal.events, seat, deal.ruleset),
        espagnolette=_espagnolette_known(deal, seat),
        tricks=tuple(deal.tricks),
        trick=deal.trick,
        seen_again=_seen_again(deal.tricks, seat, deal.ruleset),
        points=points_in(deal.tricks, deal.ruleset),
        tricks_taken=_tricks_taken(deal),
        party=_party_shown(deal),
    )


def _tricks_taken(deal: Deal) -> tuple[int, int, int, int]:
    takers = [trick.taker for trick in deal.tricks]
    north, east, south, west = (takers.count(seat) for seat in SEATS)
    return north, east, south, west


def _party_shown(deal: Deal) -> tuple[Card, ...]:
    return tuple(deal.party) if deal.phase is Phase.OVER else ()


def witnessed(event: Event, seat: Seat | None, ruleset: Ruleset) -> Event:
    """An event as this seat sees it: others' exchanges without their cards (S0-06, S4-11).

    None is for those who have no seat.
    """
    match event:
        case Discarded(actor, _, _) if actor is not seat:
            return Discarded(actor, None, None)
        case Declined(actor, _) if actor is not seat or not ruleset.declined_card_seen:
            return Declined(actor, None)
        case _:
            return event


def _witnessed_all(
    events: Sequence[Event], seat: Seat | None, ruleset: Ruleset
) -> tuple[Event, ...]:
    """All events so far. Only the exchange, the first four, holds anything hidden."""
    exchange = (witnessed(event, seat, ruleset) for event in events[: len(SEATS)])
    return (*exchange, *events[len(SEATS) :])


def _legal(deal: Deal, hand: tuple[Card, ...]) -> tuple[Card, ...]:
    return hand if deal.phase is Phase.EXCHANGE else deal.legal_cards()


def _is_free(deal: Deal, seat: Seat) -> bool:
    """Whether an espagnolette in this seat may break suit now (S1-24)."""
    if deal.trick is None or deal.trick.number > FREE_TRICKS or seat is not deal.holder:
        return False
    return deal.announced or not deal.ruleset.espagnolette_announced


def _talon_card_seen(deal: Deal, seat: Seat) -> Card | None:
    if seat not in deal.discards:
        return None
    declined = deal.discards[seat] is None
    return None if declined and not deal.ruleset.declined_card_seen else deal.talon_card(seat)


def espagnolette_shown(deal: Deal) -> Seat | None:
    """Who is the espagnolette, as far as everyone can tell."""
    return _espagnolette_known(deal, None)


def _espagnolette_known(deal: Deal, seat: Seat | None) -> Seat | None:
    """Who is the espagnolette, as far as a seat, or one without a seat, can tell.

    A revoke looks like any discard until its player follows a suit that he did not follow before.
    """
    espagnolette = deal.espagnolette
    if espagnolette is None or espagnolette is seat:
        return espagnolette
    if deal.announced or deal.phase is Phase.OVER:
        return espagnolette
    return espagnolette if _is_betrayed(espagnolette, deal.tricks, deal.trick) else None


def _is_betrayed(seat: Seat, tricks: Iterable[Trick], trick: Trick | None) -> bool:
    """Whether the player has played a suit after having failed to follow it."""
    missed: set[Suit | None] = set()
    for past in (*tricks, *([trick] if trick else [])):
        for player, card in past.plays:
            if player is seat and card.suit in missed:
                return True
            if player is seat and card.suit is not past.suit:
                missed.add(past.suit)
    return False


def _seen_again(tricks: Sequence[Trick], seat: Seat, ruleset: Ruleset) -> tuple[Trick, ...]:
    """The tricks that may be turned over: one's own, the last one, or both."""
    own = ruleset.tricks_seen in ("own", "own_and_last")
    last = ruleset.tricks_seen in ("last", "own_and_last")
    return tuple(
        trick
        for trick in tricks
        if (own and trick.taker is seat) or (last and trick.number == len(tricks))
    )
