"""A game as the environments of other frameworks play it: some deals, on the readable core.

Rewards are in fiches. As `"deal"` they come when a deal is settled: each seat's net, its stakes
included. As `"payments"` they come as they show on the table: a deal's stakes with its first act,
then after each trick what its aces and its quinola pay or draw, provisionally, as `Match.standing`
has it; the settlement may overturn some of it (a reversis, a failed espagnolette) and adds the
party. So the act that ends a deal brings what the settlement comes to less all that was given in the
deal before. Both kinds add up to the same for each deal.
"""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

from quinola.cards import format_hand
from quinola.deal import Phase
from quinola.envs.observation import COLUMNS, Columns, action_mask, columns, observe
from quinola.envs.terms import Terms
from quinola.kernels import layout
from quinola.kernels.encoding import coding
from quinola.seating import Seating
from quinola.seats import SEATS, Seat
from quinola.table import Act, NextDeal, Setup, Step, Table
from quinola.view import View

Observation = dict[str, NDArray[Any]]
Fiches = tuple[float, float, float, float]

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
        self._table.redo(NextDeal(self._table.shuffled()))

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
        return {**vars(self), "_table": tuple(self._table.steps)}

    def __setstate__(self, state: dict[str, Any]) -> None:
        vars(self).update(state)
        self._table = self._new_table(state["_table"])

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
        view = self.view(seat)
        return {"observation": columns(observe(view)), "action_mask": action_mask(view)}

    def act(self, number: int) -> Fiches:
        """Act for the seat on turn, and say what that brings each seat.

        Raises `ValueError`, with nothing changed, for an action that is not allowed.
        """
        seat, deal = self._table.turn, self._table.deal
        if seat is None or deal is None:
            raise ValueError("the game is over")
        allowed = action_mask(self.view(seat))
        if not 0 <= number < layout.ACTIONS or not allowed[number]:
            raise ValueError(f"action {number} is not allowed")
        self._table.redo(Act(seat, coding(deal.ruleset).decode(number, deal.phase)))
        if deal.phase is not Phase.OVER:
            return self._brought() if self.terms.rewards == "payments" else NOTHING
        brought = self._brought()
        if not self.is_over:
            self._table.redo(NextDeal(self._table.shuffled()))
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
