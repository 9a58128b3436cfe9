"""A view put into masks: which cards are hidden, where they may lie, and what the play shows."""

from __future__ import annotations

from typing import Final

from quinola.cards import QUINOLA, Card, Suit, is_espagnolette
from quinola.deal import Phase
from quinola.dealing import HAND
from quinola.kernels.encoding import coding
from quinola.kernels.sampling import DECLINED, DISCARDED, NOTHING, UNDRAWN
from quinola.seats import SEATS, Seat, exchange_order
from quinola.trick import FREE_TRICKS, Trick
from quinola.view import View

_SUIT_MASKS: Final = {suit: 0xFFF << 12 * suit for suit in Suit}


class Evidence:
    """All that the cards not seen depend on. Cards are masks; lists are by seat.

    `hidden` are the cards that the seat has not seen. `aside` is what lies in each of the four
    places aside (by the order of the exchange), -1 if that is hidden or nothing; `lies` says
    which. `talon` are the talon cards known, else -1. `in_hand` counts the cards each seat holds.
    `fallen` are the cards it has played, `early` and `late` the suits (all their cards) that it
    did not follow in tricks 1 to 9, and 10 to 11. `at_fault` are the seats that have certainly
    revoked without a right to; `espagnolette` is another seat that certainly holds one.
    """

    def __init__(self, view: View) -> None:
        self.view = view
        self.coding = coding(view.ruleset)
        self.seat = view.seat
        self.others = tuple(Seat((view.seat + step) & 3) for step in (1, 2, 3))
        self.own = self.coding.mask(view.hand)
        self._read_play()
        self._read_exchange()
        seen = self.own | sum(self.fallen) | sum(1 << card for card in self.aside if card >= 0)
        self.hidden = ((1 << 48) - 1) & ~seen
        self.espagnolette = view.espagnolette if view.espagnolette in self.others else None
        self.at_fault = [seat for seat in SEATS if self._is_at_fault(seat)]

    # The exchange

    def _read_exchange(self) -> None:
        view = self.view
        exchanged = dict(view.exchanged)
        self.lies: list[int] = []
        self.aside: list[int] = []
        self.talon = [-1, -1, -1]
        for place, seat in enumerate(exchange_order(view.dealer)):
            if seat not in exchanged:
                self.lies.append(UNDRAWN if place < 3 else NOTHING)
                self.aside.append(-1)
                continue
            self.lies.append(DISCARDED if exchanged[seat] else DECLINED)
            card = view.party[place] if view.party else self._own_aside(seat)
            self.aside.append(-1 if card is None else self.coding.number(card))
            if seat is self.seat and place < 3 and view.talon_card is not None:
                self.talon[place] = self.coding.number(view.talon_card)
        self.acted = len(exchanged)
        self.in_hand = [
            HAND + (seat is view.dealer and seat not in exchanged) - self.fallen[seat].bit_count()
            for seat in SEATS
        ]

    def _own_aside(self, seat: Seat) -> Card | None:
        """What this seat put aside or left lying, if it is the view's and has seen it."""
        if seat is not self.seat:
            return None
        return self.view.discard or self.view.talon_card

    @property
    def places_hidden(self) -> list[int]:
        """The places aside in which a card lies that the seat has not seen."""
        return [
            place
            for place, card in enumerate(self.aside)
            if card < 0 and self.lies[place] != NOTHING
        ]

    # The play

    def _read_play(self) -> None:
        self.fallen = [0, 0, 0, 0]
        self.early = [0, 0, 0, 0]
        self.late = [0, 0, 0, 0]
        self.betrayed: set[Seat] = set()
        """Who played a suit that he had not followed: he had revoked."""
        self.betrayed_late: set[Seat] = set()
        """Who had not followed it in trick 10, where nobody may revoke."""
        self.led_quinola: set[Seat] = set()
        """By whom it was led in tricks 1 to 9."""
        view = self.view
        for trick in (*view.tricks, *([view.trick] if view.trick else [])):
            for seat, card in trick.plays:
                self._read_card(trick, seat, card)

    def _read_card(self, trick: Trick, seat: Seat, card: Card) -> None:
        bit = 1 << self.coding.number(card)
        is_free = trick.number <= FREE_TRICKS
        if bit & (self.early[seat] | self.late[seat]):
            self.betrayed.add(seat)
        if bit & self.late[seat]:
            self.betrayed_late.add(seat)
        self.fallen[seat] |= bit
        if seat is trick.leader and card is QUINOLA and is_free:
            self.led_quinola.add(seat)
        if trick.suit is not None and card.suit is not trick.suit:
            failed = self.early if is_free else self.late
            failed[seat] |= _SUIT_MASKS[trick.suit]

    def _is_at_fault(self, seat: Seat) -> bool:
        """Whether a seat has revoked, or may now, without an espagnolette's right to."""
        if seat in self.betrayed_late:
            return True
        if seat is not self.view.espagnolette and self._would_be_named(seat):
            return True
        return seat is self.seat and self._is_own_fault()

    def _would_be_named(self, seat: Seat) -> bool:
        """Whether a seat has done what would by right have made it the espagnolette, to this eye.

        Another's revoke shows when he betrays it; one's own cards one knows, and in the end all.
        """
        if seat in self.betrayed:
            return True
        if seat is self.seat and self.own & self.early[seat]:
            return True
        is_known = seat is self.seat or self.view.phase is Phase.OVER
        return is_known and seat in self.shown and self._holds_espagnolette(seat)

    def _is_own_fault(self) -> bool:
        view = self.view
        if self.own & self.late[self.seat]:
            return True
        if view.trick is None or not view.is_to_act or view.is_free:
            return False
        suit = view.trick.suit
        may_follow = any(card.suit is suit for card in view.legal)
        return may_follow and any(card.suit is not suit for card in view.legal)

    # An espagnolette

    def _holds_espagnolette(self, seat: Seat) -> bool:
        """Whether one began play with it whose cards are all known."""
        held = self.own if seat is self.seat else 0
        return is_espagnolette(self.coding.unmask(held | self.fallen[seat]))

    @property
    def may_be_secret(self) -> bool:
        """Whether another may hold an espagnolette and use it, without this seat's knowing."""
        return not self.view.ruleset.espagnolette_announced and self.espagnolette is None

    @property
    def shown(self) -> set[Seat]:
        """Whom his play alone makes the espagnolette if he holds one: by the rules' two ways."""
        ruleset = self.view.ruleset
        if ruleset.espagnolette_leads_quinola and not ruleset.espagnolette_announced:
            return self.betrayed | self.led_quinola
        return self.betrayed
