"""How the places and the first deal are come by, shown as it happens at a table."""

from __future__ import annotations

from random import Random

from quinola.cards import Card, Rank
from quinola.rules import Ruleset
from quinola.seating import Seating, draw_honours, seat_by_honours, seat_players, turned
from quinola.seats import SEATS, Seat
from quinola.terminal.console import Console
from quinola.terminal.opponents import names_of
from quinola.terminal.typed import Key, Vocabulary
from quinola.wording import Words


class Left(Exception):
    """The person has gone: end of input, or he said so."""


class Ceremony:
    """Seats the person (player 0) and three bots. `sits` is where the person wants to sit."""

    def __init__(
        self, ruleset: Ruleset, seed: str, sits: Seat | None, console: Console, words: Words
    ) -> None:
        self.ruleset = ruleset
        self.rng = Random(f"{seed}/seating")
        self.sits = sits
        self.console = console
        self.words = words

    def hold(self) -> Seating:
        """Show it and come to a seating. Raises `Left` if the person goes away instead."""
        match self.ruleset.seating:
            case "honours":
                seating = self._draw_honours()
            case _:
                seating = seat_players(self.ruleset, self.rng)
                if self.sits is not None:
                    seating = turned(seating, self.sits)
        names = names_of(seating, self.words.language)
        if self.ruleset.seating == "quinola":
            self._tell_cards_dealt(seating, names)
        elif self.ruleset.seating == "lot":
            self._say("seating-lot")
        self._tell_places(seating, names)
        return seating

    def _draw_honours(self) -> Seating:
        drawn = draw_honours(self.rng)
        anywhere = self.rng.choice(SEATS)
        self._say("seating-honours")
        # Nobody has a seat yet: the players are told apart by their numbers.
        unseated = names_of(Seating(SEATS, SEATS[0]), self.words.language)
        for player, card in zip(unseated.values(), drawn, strict=True):
            self._say("seating-draws", player=player, card=card)
        if drawn[0].rank is Rank.ACE:
            return seat_by_honours(drawn, self._choice_of_seat(), self.ruleset.way)
        seating = seat_by_honours(drawn, anywhere, self.ruleset.way)
        return seating if self.sits is None else turned(seating, self.sits)

    def _choice_of_seat(self) -> Seat:
        if self.sits is not None:
            return self.sits
        vocabulary = Vocabulary(self.words.language)
        while True:
            letters = ", ".join(self.words.seat(seat) for seat in SEATS)
            answer = self.console.ask(self.words.say("seating-choose", seats=letters))
            if answer is None or vocabulary.read(answer) is Key.QUIT:
                raise Left
            seat = vocabulary.seat(answer)
            if seat is not None:
                return seat
            self._say("seating-no-seat", seats=letters)

    def _tell_cards_dealt(self, seating: Seating, names: dict[Seat, str]) -> None:
        self._say("seating-quinola")
        order = tuple(self.ruleset.way.round_from(seating.places[0]))
        rounds = [
            seating.shown[start : start + len(order)]
            for start in range(0, len(seating.shown), len(order))
        ]
        for cards in rounds:
            self._say("seating-round", cards=self._dealt(cards, order, names))

    def _dealt(
        self, cards: tuple[Card, ...], order: tuple[Seat, ...], names: dict[Seat, str]
    ) -> str:
        pairs = zip(order, cards, strict=False)
        return ", ".join(f"{names[seat]} {self.words.card(card)}" for seat, card in pairs)

    def _tell_places(self, seating: Seating, names: dict[Seat, str]) -> None:
        order = self.ruleset.way.round_from(seating.places[0])
        places = ", ".join(f"{names[seat]} ({self.words.seat(seat)})" for seat in order)
        self._say("seating-places", places=places)
        self._say("seating-dealer", dealer=names[seating.dealer])

    def _say(self, message: str, **params: object) -> None:
        self.console.say(self.words.say(message, **params))
