"""Exact answers about a deal with all cards open: what each could have held himself to.

For people who look at a deal afterwards, and for judging bots; who plays may not know any of it.
`docs/solver.md` says what is answered and how.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import Final

import numpy as np
from numpy.typing import NDArray

from quinola.cards import Card
from quinola.deal import Deal, Phase
from quinola.kernels import layout
from quinola.kernels.bits import lowest
from quinola.kernels.encoding import coding, faults_of
from quinola.kernels.play import legal, play
from quinola.kernels.solving import question as asked
from quinola.kernels.solving.alike import represent, weigh
from quinola.kernels.solving.each_for_himself import TRICKS_LEFT, max_n, new_plies, new_result
from quinola.kernels.solving.search import bound, value
from quinola.kernels.solving.table import SLOT
from quinola.outcome import Irregularity
from quinola.seats import SEATS, Seat

Numbers = NDArray[np.int64]

SLOT_BITS: Final = (12, 12, 12, 12, 12, 13, 14, 15, 17, 18, 19, 20)
"""Slots of the table as a power of two, by the tricks that are left; a slot takes 48 bytes."""

_AVOIDING, _GATHERING, _EVERY, _NO = range(4)


@dataclass(frozen=True, slots=True)
class Answer:
    """What something comes to with best play by all, and a play of the rest that brings it.

    `value` is in points, or for all or no tricks 1 for yes and 0 for no. `line` ends where no play
    can change the answer any more, or with the last card.
    """

    value: int
    line: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class Prospects:
    """What one seat can do against the three others, who see all cards as it does.

    `taken` are the points it has. `avoiding` is what it can hold itself to, in all, while the three
    want it to have many; `gathering` what it comes to if it wants many itself, so the fewest that
    they can hold it to. `every_trick` says whether it can take all tricks to come, `no_trick`
    whether it can take none; with `unbeaten` it has taken all so far, so that every trick would
    make a reversis.
    """

    seat: Seat
    taken: int
    unbeaten: bool
    avoiding: Answer
    gathering: Answer
    every_trick: Answer
    no_trick: Answer


@dataclass(frozen=True, slots=True)
class Reckoning:
    """The rest of a deal with each player for himself: the nets by seat in fiches, and the play."""

    nets: tuple[int, int, int, int]
    line: tuple[Card, ...]


class Solver:
    """Answers about one position of play, in the middle of a trick or between two.

    The hands must be all open. Raises `ValueError` if no card is to be played.
    """

    def __init__(self, deal: Deal) -> None:
        if deal.phase is not Phase.PLAY:
            raise ValueError("no card is to be played")
        self.deal = deal
        self._coding = coding(deal.ruleset)
        self._rules = self._coding.rules
        self._state = self._coding.state(deal)
        trick = deal.trick
        assert trick is not None
        self.tricks_left = layout.TRICKS + 1 - trick.number
        self._representatives = np.zeros(4 << 12, dtype=np.int64)
        owners = self._state[layout.HANDS : layout.HANDS + 4].copy()
        for seat, card in trick.plays:
            owners[seat] |= 1 << self._coding.number(card)
        represent(owners, self._representatives)
        self._table = np.zeros(SLOT << SLOT_BITS[self.tricks_left], dtype=np.int64)
        self._stack = np.zeros(asked.STACK_SIZE, dtype=np.int64)

    def prospects(self, seat: Seat) -> Prospects:
        """All that is answered of one seat."""
        return Prospects(
            seat=seat,
            taken=self.taken(seat),
            unbeaten=all(trick.taker is seat for trick in self.deal.tricks),
            avoiding=self.avoiding(seat),
            gathering=self.gathering(seat),
            every_trick=self.every_trick(seat),
            no_trick=self.no_trick(seat),
        )

    @property
    def looked_at(self) -> int:
        """How many cards all questions about points and tricks so far have tried in searching.

        It says what they cost whatever the machine.
        """
        return int(self._stack[asked.NODES])

    def taken(self, seat: Seat) -> int:
        """The points in a seat's closed tricks."""
        worth = self.deal.ruleset.trick_points
        mine = (trick for trick in self.deal.tricks if trick.taker is seat)
        return sum(worth[card] for trick in mine for _, card in trick.plays)

    def avoiding(self, seat: Seat) -> Answer:
        """The fewest points in all that a seat can hold itself to, whatever the others do."""
        return self._points(seat, _AVOIDING)

    def gathering(self, seat: Seat) -> Answer:
        """The fewest points in all that the others can hold a seat to that wants many."""
        return self._points(seat, _GATHERING)

    def every_trick(self, seat: Seat) -> Answer:
        """Whether a seat can take all tricks that are not closed yet."""
        return self._tricks(seat, _EVERY)

    def no_trick(self, seat: Seat) -> Answer:
        """Whether a seat can take none of the tricks that are not closed yet."""
        return self._tricks(seat, _NO)

    def for_themselves(
        self, *, pool: int = 0, drawn_before: bool = False, faults: Iterable[Irregularity] = ()
    ) -> Reckoning:
        """The rest if each plays for his own net of the whole settlement, as `max_n` has it.

        `pool` and `drawn_before` are as for `settle`. Raises `ValueError` with more than
        `TRICKS_LEFT` tricks to go.
        """
        if self.tricks_left > TRICKS_LEFT:
            raise ValueError(f"more than {TRICKS_LEFT} tricks are left")
        table, plies, result = faults_of(faults), new_plies(), new_result()
        nets = np.zeros(4, dtype=np.int64)
        state = self._state.copy()
        numbers = []
        while state[layout.PHASE] == layout.PLAY:
            card = max_n(self._rules, state, pool, int(drawn_before), table, plies, result, nets)
            play(self._rules, state, card)
            numbers.append(card)
        north, east, south, west = (int(net) for net in nets)
        return Reckoning((north, east, south, west), self._cards(numbers))

    def _points(self, seat: Seat, kind: int) -> Answer:
        question = self._question(seat, kind)
        question[asked.MAXIMISES] = kind == _GATHERING
        points = self._rules[layout.TRICK_POINTS : layout.TRICK_POINTS + len(self._coding.cards)]
        question[asked.WEIGHTS : asked.DEARER] = points
        weigh(question)
        left = int(points.sum())
        to_come = self._value(question, left)
        return Answer(self.taken(seat) + to_come, self._cards(self._line(question, to_come)))

    def _tricks(self, seat: Seat, kind: int) -> Answer:
        question = self._question(seat, kind)
        # Counted is what must not be; the first of it settles the question.
        question[asked.LOST if kind == _EVERY else asked.TAKEN] = 1
        against = self._value(question, 1)
        return Answer(1 - against, self._cards(self._line(question, against)))

    def _question(self, seat: Seat, kind: int) -> Numbers:
        question = np.zeros(asked.QUESTION_SIZE, dtype=np.int64)
        question[asked.SEAT] = seat
        question[asked.KIND] = len(SEATS) * kind + seat
        return question

    def _value(self, question: Numbers, most: int) -> int:
        found = value(
            self._rules,
            self._state,
            question,
            self._representatives,
            self._table,
            self._stack,
            0,
            most,
        )
        return min(int(found), most)

    def _bound(self, state: Numbers, question: Numbers, need: int) -> int:
        return int(
            bound(
                self._rules,
                state,
                question,
                self._representatives,
                self._table,
                self._stack,
                need,
            )
        )

    def _line(self, question: Numbers, wanted: int) -> Iterator[int]:
        """Cards by which the seat comes to `wanted`, its value, as far as they matter."""
        state = self._state.copy()
        in_tricks = bool(question[asked.LOST] or question[asked.TAKEN])
        while state[layout.PHASE] == layout.PLAY:
            card = self._best(state, question, wanted, in_tricks)
            trick, won = state[layout.TRICK], int(state[layout.WON + question[asked.SEAT]])
            play(self._rules, state, card)
            yield card
            if state[layout.TRICK] != trick:
                won ^= int(state[layout.WON + question[asked.SEAT]])
                counted = self._counted(question, won)
                wanted -= counted
                if in_tricks and counted:
                    return

    def _best(self, state: Numbers, question: Numbers, wanted: int, in_tricks: bool) -> int:
        wants_much = (state[layout.TURN] == question[asked.SEAT]) == question[asked.MAXIMISES]
        # Asked so that the player on turn has it his way: the card by which he has is noted.
        need = wanted if wants_much else wanted + 1
        found = self._bound(state, question, need)
        if (found >= need) == wants_much:
            return int(self._stack[asked.FIRST + asked.LIKED])
        # It counts no trick but the first against him, which he cannot help.
        assert in_tricks
        return lowest(legal(state))

    def _counted(self, question: Numbers, cards: int) -> int:
        """What a closed trick counts: `cards` are its cards if the seat took it, else none."""
        if not cards:
            return int(question[asked.LOST])
        weights = (
            int(question[asked.WEIGHTS + n])
            for n in range(len(self._coding.cards))
            if cards >> n & 1
        )
        return int(question[asked.TAKEN]) + sum(weights)

    def _cards(self, numbers: Iterable[int]) -> tuple[Card, ...]:
        return tuple(self._coding.cards[number] for number in numbers)
