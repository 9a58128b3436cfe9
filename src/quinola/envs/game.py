"""A game as the environments of other frameworks play it: some deals, on the readable core.

The fast core goes along, and tells what is observed and allowed: `envs.observation` says the same
from views, which property tests hold it to.

Rewards are in fiches. As `"deal"` they come when a deal is settled: each seat's net, its stakes
included. As `"payments"` they come as they show on the table: a deal's stakes with its first act,
then after each trick what its aces and its quinola pay or draw, provisionally, as `Match.standing`
has it; the settlement may overturn some of it (a reversis, a failed espagnolette) and adds the
party. So the act that ends a deal brings what the settlement comes to less all that was given in
the deal before. Both kinds add up to the same for each deal.
"""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

from quinola.cards import format_hand
from quinola.deal import Phase
from quinola.envs.observation import COLUMNS, Columns, columns
from quinola.envs.terms import Terms
from quinola.kernels import layout
from quinola.kernels.batches import do_all, new_bench, open_deal
from quinola.kernels.encoding import coding
from quinola.kernels.observing import REMISE, ROW_SIZE, WORDS, observe_one
from quinola.kernels.play import actions
from quinola.seating import Seating
from quinola.seats import SEATS, Seat
from quinola.table import Act, NextDeal, Setup, Step, Table
from quinola.view import View

Numbers = NDArray[np.int64]
Observation = dict[str, NDArray[Any]]
Fiches = tuple[float, float, float, float]

_BENCH = new_bench()

NOTHING: Fiches = (0.0, 0.0, 0.0, 0.0)


class Game:
    """One game from its first deal to its last. `seed` decides all shuffles, `dealer` deals first.

    It can be copied and pickled at any moment: that does all its steps again.
    """

    def __init__(self, terms: Terms, dealer: Seat, seed: int) -> None:
        self.terms = terms
        self._dealer, self._seed = dealer, seed
        self._shown: Fiches = NOTHING
        self._table = self._new_table(())
        self._deal()

    def _new_table(self, steps: tuple[Step, ...]) -> Table:
        north, east, south, west = (seat.name for seat in SEATS)
        setup = Setup(
            ruleset=self.terms.ruleset,
            seating=Seating(SEATS, self._dealer),
            names=(north, east, south, west),
            seed=str(self._seed),
            deals=self.terms.deals,
            shares_pool=False,
        )
        return Table(setup, steps)

    def __getstate__(self) -> dict[str, Any]:
        return {**vars(self), "_table": tuple(self._table.steps), "_row": None}

    def __setstate__(self, state: dict[str, Any]) -> None:
        vars(self).update(state)
        self._table = self._new_table(state["_table"])
        self._row = self._fast_row()

    def _deal(self) -> None:
        self._table.redo(NextDeal(self._table.shuffled()))
        self._row = self._fast_row()

    def _fast_row(self) -> Numbers:
        """The deal on the table as the fast core has it, which tells it sooner than views do."""
        deal = self._table.deal
        assert deal is not None
        code = coding(deal.ruleset)
        row = np.zeros(ROW_SIZE, dtype=np.int64)
        row[: layout.STATE_SIZE] = code.dealt(deal.dealt)
        open_deal(code.rules, row, _BENCH)
        row[REMISE] = self._table.match.standing().remise
        done = [action for event in deal.events if (action := code.done(event)) is not None]
        do_all(code.rules, row, np.array(done, dtype=np.int64), np.zeros(len(done), np.int64))
        return row

    @property
    def is_over(self) -> bool:
        return self._table.is_over

    @property
    def turn(self) -> Seat | None:
        """Who is to act, None when the game is over."""
        return self._table.turn

    def view(self, seat: Seat) -> View:
        """What a seat may know."""
        return self._table.view(seat)

    def observe(self, seat: Seat) -> Observation:
        """The same as columns, and what the seat may do: a mask of 0 when it is another's turn."""
        words = np.zeros(WORDS, dtype=np.int64)
        observe_one(coding(self.terms.ruleset).rules, self._row, seat, words)
        return {"observation": columns(words), "action_mask": self.action_mask(seat)}

    def action_mask(self, seat: Seat) -> NDArray[np.int8]:
        """1 for each action that the seat may do now, by the numbers of `kernels.layout`."""
        mask = np.zeros(layout.ACTIONS, dtype=np.int8)
        if seat is self.turn:
            may = int(actions(self._row))
            mask[:] = [may >> number & 1 for number in range(layout.ACTIONS)]
        return mask

    def act(self, number: int) -> Fiches:
        """Act for the seat on turn, and say what that brings each seat.

        Raises `ValueError`, with nothing changed, for an action that is not allowed.
        """
        seat, deal = self.turn, self._table.deal
        if seat is None or deal is None:
            raise ValueError("the game is over")
        if not 0 <= number < layout.ACTIONS or not int(actions(self._row)) >> number & 1:
            raise ValueError(f"action {number} is not allowed")
        code = coding(deal.ruleset)
        self._table.redo(Act(seat, code.decode(number, deal.phase)))
        do_all(code.rules, self._row, np.array([number]), np.zeros(1, np.int64))
        if deal.phase is not Phase.OVER:
            return self._brought() if self.terms.rewards == "payments" else NOTHING
        brought = self._brought()
        if not self.is_over:
            self._deal()
            return brought
        share = self._table.match.pool / 4 if self.terms.share_pool else 0.0
        north, east, south, west = (fiches + share for fiches in brought)
        return north, east, south, west

    def _brought(self) -> Fiches:
        """What has come to each seat since this was last asked."""
        shown = self._table.match.standing().balances
        north, east, south, west = (
            float(now - before) for now, before in zip(shown, self._shown, strict=True)
        )
        self._shown = (shown[0], shown[1], shown[2], shown[3])
        return north, east, south, west

    def told(self, seat: Seat) -> str:
        """A few lines for a programmer's eyes: what a seat knows, cards as records have them."""
        view = self.view(seat)
        standing = view.standing
        closed = [str(points) for points in view.points]
        lines = [
            f"deal {standing.number} by {view.dealer}, {view.phase}, turn {view.turn or '-'}",
            f"pool {standing.pool}, balances {' '.join(map(str, standing.balances))}",
            f"points {' '.join(closed)}, tricks {' '.join(map(str, view.tricks_taken))}",
            f"{seat}: {format_hand(view.hand)}",
        ]
        if view.trick is not None:
            cards = " ".join(f"{player}:{card}" for player, card in view.trick.plays)
            lines.append(f"trick {view.trick.number}: {cards}".rstrip())
        return "\n".join(lines)


def drawn_game(terms: Terms, rng: np.random.Generator) -> Game:
    """A game whose dealer, unless the terms name one, and shuffles are drawn."""
    dealer = Seat(int(rng.integers(4)))
    seed = int(rng.integers(2**63))
    return Game(terms, terms.first_dealer if terms.first_dealer is not None else dealer, seed)


def limits() -> tuple[Columns, Columns]:
    """The least and the most that each column can say."""
    most = np.ones(COLUMNS, dtype=np.float32)
    # Fiches and points are whole numbers that only the rules bound.
    most[-9:-5] = most[-1] = np.finfo(np.float32).max
    most[-5:-1] = 11
    return np.zeros(COLUMNS, dtype=np.float32), most
