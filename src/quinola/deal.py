"""One deal as it is played: exchange, announcements, eleven tricks.

Every action comes in three: `verify_…` raises `RuleViolation`, `can_…` answers, and the plain
verb acts and returns the event. The state knows all cards; what a seat may know of it is
`quinola.view`'s to say.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator
from enum import StrEnum

from quinola.cards import ACES, QUINOLA, Card, Suit, is_espagnolette, sort_hand
from quinola.dealing import HAND, Dealt, verify_dealt
from quinola.events import (
    Announced,
    Claimed,
    Declined,
    Discarded,
    Event,
    Passed,
    Played,
    TrickTaken,
)
from quinola.rules import Ruleset, RuleViolation
from quinola.seats import SEATS, Seat, exchange_order
from quinola.trick import FREE_TRICKS, Trick, taker_of


class Phase(StrEnum):
    """What a deal is waiting for."""

    EXCHANGE = "exchange"
    ANNOUNCE = "announce"
    PLAY = "play"
    CLAIM = "claim"
    OVER = "over"


class Deal:
    """A deal in play.

    `at_fault` are seats whose revokes are known from a record: they may break suit, pay for it,
    and become no espagnolette by their play. Raises `ValueError` unless the hands and the talon
    are the whole pack, 11 cards each, 12 to the dealer and 3 over.
    """

    def __init__(self, ruleset: Ruleset, dealt: Dealt, *, at_fault: Collection[Seat] = ()) -> None:
        verify_dealt(ruleset, dealt)
        self.ruleset = ruleset
        self.dealt = dealt
        self.dealer = dealt.dealer
        self.at_fault = frozenset(at_fault)
        self.hands: list[set[Card]] = [set(dealt.hands[seat]) for seat in SEATS]
        self.phase = Phase.EXCHANGE
        self.events: list[Event] = []
        self.party: list[Card] = []
        """The cards aside so far, in the order of the exchange: the discard or the card left."""
        self.discards: dict[Seat, Card | None] = {}
        """What each seat put aside, None if it declined."""
        self.espagnolette: Seat | None = None
        """Who has the status, by announcement or by play. Not public until it shows."""
        self.announced = False
        self.holder: Seat | None = None
        """Whose 11 cards are an espagnolette when play begins."""
        self.four_aces = False
        """Whether the holder began play with all four."""
        self.claims: set[Seat] = set()
        """Who claimed the payment for led cards (S0-40)."""
        self.tricks: list[Trick] = []
        self._number = 0
        self._plays: list[tuple[Seat, Card]] = []
        self._suit: Suit | None = None
        """The open trick: its number (0 before play), its cards and the suit led."""
        self._after = {seat: ruleset.way.after(seat) for seat in SEATS}
        self._waiting: Iterator[Seat] = iter(exchange_order(dealt.dealer))
        self.turn: Seat | None = next(self._waiting)

    @property
    def eldest(self) -> Seat:
        """Who leads to the first trick: the next after the dealer (S3-17, S4-27)."""
        return self.ruleset.way.after(self.dealer)

    def talon_card(self, seat: Seat) -> Card | None:
        """The talon card that is this seat's alone (S1-33, S3-10); None for the dealer."""
        return None if seat is self.dealer else self.dealt.talon[_slot(seat, self.dealer)]

    # The exchange

    def verify_discard(self, seat: Seat, card: Card) -> None:
        self._verify_exchanging(seat)
        hand = self.hands[seat]
        if card not in hand:
            raise RuleViolation(
                "card-not-held", self.ruleset, card=card, seat=seat, allowed=sort_hand(hand)
            )

    def can_discard(self, seat: Seat, card: Card) -> bool:
        return _allowed(self.verify_discard, seat, card)

    def discard(self, seat: Seat, card: Card) -> Discarded:
        """Put a card aside, then take one's own talon card; the dealer takes none (S0-05, S0-07).

        Raises `RuleViolation` out of turn or for a card not held.
        """
        self.verify_discard(seat, card)
        drawn = self.talon_card(seat)
        hand = self.hands[seat]
        hand.remove(card)
        if drawn is not None:
            hand.add(drawn)
        self.discards[seat] = card
        event = Discarded(seat, card, drawn)
        self._set_aside(card, event)
        return event

    def verify_decline(self, seat: Seat) -> None:
        self._verify_exchanging(seat)
        if seat is self.dealer:
            raise RuleViolation(
                "dealer-discards", self.ruleset, seat=seat, allowed=sort_hand(self.hands[seat])
            )

    def can_decline(self, seat: Seat) -> bool:
        return _allowed(self.verify_decline, seat)

    def decline(self, seat: Seat) -> Declined:
        """Leave the talon card lying; it goes to the party (S0-06, S3-10).

        Raises `RuleViolation` out of turn, or for the dealer, who must put a card aside.
        """
        self.verify_decline(seat)
        card = self.dealt.talon[_slot(seat, self.dealer)]
        self.discards[seat] = None
        event = Declined(seat, card)
        self._set_aside(card, event)
        return event

    def _verify_exchanging(self, seat: Seat) -> None:
        if seat in self.discards:
            raise RuleViolation("exchange-done", self.ruleset, seat=seat)
        if self.phase is not Phase.EXCHANGE or seat is not self.turn:
            raise RuleViolation("exchange-out-of-turn", self.ruleset, seat=seat, turn=self.turn)

    def _set_aside(self, card: Card, event: Event) -> None:
        self.party.append(card)
        self.events.append(event)
        self.turn = next(self._waiting, None)
        if self.turn is None:
            self._end_exchange()

    def _end_exchange(self) -> None:
        # Four aces make at most one espagnolette at a table.
        self.holder = next((seat for seat in SEATS if is_espagnolette(self.hands[seat])), None)
        self.four_aces = self.holder is not None and self.hands[self.holder] >= ACES
        if self.ruleset.espagnolette_announced:
            self._ask_all(Phase.ANNOUNCE)
        else:
            self._start_play()

    # Announcements

    def verify_announce(self, seat: Seat) -> None:
        if not self.ruleset.espagnolette_announced:
            raise RuleViolation("no-announcements", self.ruleset, seat=seat)
        self._verify_announcing(seat)
        if seat is not self.holder:
            raise RuleViolation("no-espagnolette", self.ruleset, seat=seat)

    def can_announce(self, seat: Seat) -> bool:
        return _allowed(self.verify_announce, seat)

    def announce(self, seat: Seat) -> Announced:
        """Announce an espagnolette before the first lead (S3-27).

        Raises `RuleViolation` where there are no announcements, out of turn, or for another hand.
        """
        self.verify_announce(seat)
        self.espagnolette, self.announced = seat, True
        event = Announced(seat)
        self.events.append(event)
        self._start_play()
        return event

    def _verify_announcing(self, seat: Seat) -> None:
        if self.phase is not Phase.ANNOUNCE or seat is not self.turn:
            raise RuleViolation("announce-out-of-turn", self.ruleset, seat=seat, turn=self.turn)

    # Passing, where there is something to announce or to claim

    def verify_pass(self, seat: Seat) -> None:
        if self.phase is Phase.CLAIM:
            self._verify_claiming(seat)
        else:
            self._verify_announcing(seat)

    def can_pass(self, seat: Seat) -> bool:
        return _allowed(self.verify_pass, seat)

    def pass_by(self, seat: Seat) -> Passed:
        """Announce or claim nothing. Raises `RuleViolation` out of turn."""
        self.verify_pass(seat)
        event = Passed(seat)
        self.events.append(event)
        self._ask_next()
        return event

    def _ask_all(self, phase: Phase) -> None:
        # Everyone is asked, so that being asked tells nobody anything.
        self.phase = phase
        self._waiting = self.ruleset.way.round_from(self.eldest)
        self.turn = next(self._waiting)

    def _ask_next(self) -> None:
        self.turn = next(self._waiting, None)
        if self.turn is None and self.phase is Phase.ANNOUNCE:
            self._start_play()
        elif self.turn is None:
            self.phase = Phase.OVER

    # Claims

    def verify_claim(self, seat: Seat) -> None:
        if self.ruleset.claims == "automatic":
            raise RuleViolation("claims-automatic", self.ruleset, seat=seat)
        self._verify_claiming(seat)

    def can_claim(self, seat: Seat) -> bool:
        return _allowed(self.verify_claim, seat)

    def claim(self, seat: Seat) -> Claimed:
        """Claim the payment for led cards, due to the winner of the party alone (S0-40).

        Raises `RuleViolation` where they are paid unasked, and out of turn.
        """
        self.verify_claim(seat)
        self.claims.add(seat)
        event = Claimed(seat)
        self.events.append(event)
        self._ask_next()
        return event

    def _verify_claiming(self, seat: Seat) -> None:
        if self.phase is not Phase.CLAIM or seat is not self.turn:
            raise RuleViolation("claim-out-of-turn", self.ruleset, seat=seat, turn=self.turn)

    # Play

    @property
    def trick(self) -> Trick | None:
        """The open trick as it lies, None when no card is to be played."""
        if self.phase is not Phase.PLAY:
            return None
        leader = self._plays[0][0] if self._plays else self.turn
        assert leader is not None
        return Trick(self._number, leader, tuple(self._plays))

    def _start_play(self) -> None:
        self.phase = Phase.PLAY
        self._open_trick(1, self.eldest)

    def _open_trick(self, number: int, leader: Seat) -> None:
        self._number, self.turn = number, leader
        self._plays, self._suit = [], None

    def verify_play(self, seat: Seat, card: Card) -> None:
        if self.phase is not Phase.PLAY or seat is not self.turn:
            raise RuleViolation("play-out-of-turn", self.ruleset, seat=seat, turn=self.turn)
        if card not in self.hands[seat]:
            raise RuleViolation(
                "card-not-held", self.ruleset, card=card, seat=seat, allowed=self.legal_cards()
            )
        if self._breaks_suit(seat, card) and not self._may_break_suit(seat):
            raise RuleViolation(
                self._why_follow(seat),
                self.ruleset,
                card=card,
                seat=seat,
                suit=self._suit,
                allowed=self.legal_cards(),
            )

    def can_play(self, seat: Seat, card: Card) -> bool:
        return _allowed(self.verify_play, seat, card)

    def play(self, seat: Seat, card: Card) -> Played:
        """Play a card to the trick; the fourth one closes it.

        Raises `RuleViolation` out of turn, for a card not held, or for not following suit.
        """
        self.verify_play(seat, card)
        if seat is self.holder and self._claims_status(seat, card):
            self.espagnolette = seat
        self.hands[seat].remove(card)
        if not self._plays:
            self._suit = card.suit
        self._plays.append((seat, card))
        event = Played(seat, card, self._number)
        self.events.append(event)
        if len(self._plays) == len(SEATS):
            self._close_trick()
        else:
            self.turn = self._after[seat]
        return event

    def legal_cards(self) -> tuple[Card, ...]:
        """The cards that the player on turn may play, suit by suit from the highest; () if none."""
        if self.phase is not Phase.PLAY or self.turn is None:
            return ()
        hand = self.hands[self.turn]
        following = [card for card in hand if card.suit is self._suit]
        if following and not self._may_break_suit(self.turn):
            return sort_hand(following)
        return sort_hand(hand)

    def _breaks_suit(self, seat: Seat, card: Card) -> bool:
        suit = self._suit
        if suit is None or card.suit is suit:
            return False
        return any(held.suit is suit for held in self.hands[seat])

    def _may_break_suit(self, seat: Seat) -> bool:
        return seat in self.at_fault or (
            self._number <= FREE_TRICKS and seat is self._may_be_espagnolette
        )

    @property
    def _may_be_espagnolette(self) -> Seat | None:
        """Who has the rights of an espagnolette, whether or not he has used any (S4-26)."""
        return self.espagnolette if self.ruleset.espagnolette_announced else self.holder

    def _claims_status(self, seat: Seat, card: Card) -> bool:
        """Whether this card makes the holder the espagnolette, where none is announced."""
        if self.ruleset.espagnolette_announced or seat in self.at_fault:
            return False
        if self._number > FREE_TRICKS:
            return False
        if self._suit is None:
            return card is QUINOLA and self.ruleset.espagnolette_leads_quinola
        return self._breaks_suit(seat, card)

    def _why_follow(self, seat: Seat) -> str:
        # A refused holder is in trick 10 or 11, or has kept silent.
        if seat is self._may_be_espagnolette:
            return "espagnolette-follows-late"
        return "espagnolette-unannounced" if seat is self.holder else "follow-suit"

    def _close_trick(self) -> None:
        number, plays = self._number, tuple(self._plays)
        taker = taker_of(plays, self.ruleset)
        self.tricks.append(Trick(number, plays[0][0], plays, taker))
        points = self.ruleset.trick_points
        won = sum(points[card] for _, card in plays)
        self.events.append(TrickTaken(taker, number, won))
        if number < HAND:
            self._open_trick(number + 1, taker)
            return
        self.turn = None
        if self.ruleset.claims == "manual":
            self._ask_all(Phase.CLAIM)
        else:
            self.phase = Phase.OVER


def _slot(seat: Seat, dealer: Seat) -> int:
    return exchange_order(dealer).index(seat)


def _allowed(verify: Callable[..., None], *args: object) -> bool:
    try:
        verify(*args)
    except RuleViolation:
        return False
    return True
