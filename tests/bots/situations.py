"""Moments of real deals, told by the cards that matter; the rest of the pack falls where it may."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random

from quinola.bots import BOTS
from quinola.cards import Card, Suit, format_hand, parse_hand
from quinola.deal import Deal
from quinola.dealing import HAND
from quinola.match import Match
from quinola.rules import Ruleset
from quinola.seats import SEATS, Seat
from quinola.trick import taker_of
from quinola.view import View, view_of
from tests.dealing import dealt, play


class Moment:
    """A deal at some point, with the match that it belongs to."""

    def __init__(self, match: Match, deal: Deal, twelfth: Card) -> None:
        self.match = match
        self.deal = deal
        self.twelfth = twelfth
        """The card that the dealer puts aside."""

    def view(self) -> View:
        """What the player on turn sees."""
        assert self.deal.turn is not None
        return view_of(self.deal, self.deal.turn, self.match.standing())

    def answer(self, bot: str = "club") -> str:
        """What the bot does, written as in a log."""
        return str(BOTS[bot](Random(1)).act(self.view(), float("inf")))


def exchanging(
    ruleset: Ruleset, hands: Mapping[Seat, str], *, dealer: Seat = Seat.W, pool: int = 0
) -> Moment:
    """The exchange, when the one seat whose hand is told is to choose; those before it declined."""
    (seat,) = hands
    moment = _dealt(ruleset, _told(hands), {}, dealer, [], pool)
    _decline(moment.deal, until=seat)
    return moment


def playing(
    ruleset: Ruleset,
    hands: Mapping[Seat, str],
    cards: str = "",
    *,
    dealer: Seat = Seat.W,
    party: str = "",
    pool: int = 0,
    announced: bool = False,
) -> Moment:
    """A point in play: `hands` as they are when play begins, then `cards` played in turn.

    Nobody exchanged, so the party is the talon with the dealer's discard.
    """
    told = _told(hands)
    voids = _add_played(ruleset, told, cards, dealer)
    aside = [Card.parse(card) for card in party.split()]
    moment = _dealt(ruleset, told, voids, dealer, aside, pool)
    deal = _to_play(moment)
    while deal.trick is None:
        assert deal.turn is not None
        if announced and deal.can_announce(deal.turn):
            deal.announce(deal.turn)
        else:
            deal.pass_by(deal.turn)
    play(deal, cards)
    return moment


def announcing(ruleset: Ruleset, hands: Mapping[Seat, str], *, dealer: Seat = Seat.W) -> Moment:
    """The moment when the one seat whose hand is told may announce; those before it passed."""
    (seat,) = hands
    moment = _dealt(ruleset, _told(hands), {}, dealer, [], 0)
    deal = _to_play(moment)
    while deal.turn is not seat:
        assert deal.turn is not None
        deal.pass_by(deal.turn)
    return moment


def _told(hands: Mapping[Seat, str]) -> dict[Seat, list[Card]]:
    return {seat: list(parse_hand(hands.get(seat, "..."))) for seat in SEATS}


def _add_played(
    ruleset: Ruleset, told: dict[Seat, list[Card]], cards: str, dealer: Seat
) -> dict[Seat, set[Suit]]:
    """Give each card played to its player, and say which suits he showed that he lacked."""
    voids: dict[Seat, set[Suit]] = {seat: set() for seat in SEATS}
    leader = ruleset.way.after(dealer)
    played = [Card.parse(card) for card in cards.split()]
    while played:
        seats = list(ruleset.way.round_from(leader))
        plays = list(zip(seats, played, strict=False))
        played = played[len(plays) :]
        for seat, card in plays:
            if card not in told[seat]:
                told[seat].append(card)
            if card.suit is not plays[0][1].suit:
                voids[seat].add(plays[0][1].suit)
        leader = taker_of(plays, ruleset)
    return voids


def _dealt(
    ruleset: Ruleset,
    told: dict[Seat, list[Card]],
    voids: Mapping[Seat, set[Suit]],
    dealer: Seat,
    aside: list[Card],
    pool: int,
) -> Moment:
    """Hands filled up at random with cards that contradict nothing told, and dealt."""
    known = {card for hand in told.values() for card in hand} | set(aside)
    rest = [card for card in ruleset.pack if card not in known]
    assert len(rest) + len(known) == len(ruleset.pack)
    for attempt in range(10_000):
        Random(attempt).shuffle(rest)
        held, talon = _filled(told, rest, dealer, aside)
        added = {seat: held[seat][len(told[seat]) :] for seat in SEATS}
        if not any(card.suit in voids.get(seat, ()) for seat in SEATS for card in added[seat]):
            break
    else:
        raise ValueError("no deal agrees with what is told")
    match = Match(ruleset, dealer, pool=pool)
    hands = {seat: format_hand(held[seat]) for seat in SEATS}
    deal = match.begin(dealt(dealer, hands, " ".join(map(str, talon))))
    return Moment(match, deal, held[dealer][-1])


def _filled(
    told: Mapping[Seat, list[Card]], rest: list[Card], dealer: Seat, aside: list[Card]
) -> tuple[dict[Seat, list[Card]], list[Card]]:
    """Hands of 11 and four cards aside, one of which the dealer still holds unless he has 12."""
    cards = iter(rest)
    held = {seat: [*told[seat]] for seat in SEATS}
    for hand in held.values():
        hand.extend(next(cards) for _ in range(HAND - len(hand)))
    party = [*aside, *cards]
    if len(held[dealer]) == HAND:
        held[dealer].append(party.pop())
    return held, party


def _decline(deal: Deal, until: Seat) -> None:
    while deal.turn is not until:
        assert deal.turn is not None
        deal.decline(deal.turn)


def _to_play(moment: Moment) -> Deal:
    """The exchange: all decline, and the dealer puts aside what was dealt him too many."""
    deal = moment.deal
    _decline(deal, until=deal.dealer)
    deal.discard(deal.dealer, moment.twelfth)
    return deal
