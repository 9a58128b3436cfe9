"""Who paid whom: transfers between the four players and the pool, balanced at every step."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, Literal

from quinola.cards import Card
from quinola.rules import Ruleset
from quinola.seats import SEATS, Seat

POOL: Final = "pool"
Account = Seat | Literal["pool"]


@dataclass(frozen=True, slots=True)
class Term:
    """One number of a reckoning: what it is called (mostly an option's key), and the number."""

    name: str
    value: int


@dataclass(frozen=True, slots=True)
class Transfer:
    """A payment in fiches (more than 0) from one account to another, and why.

    `why` is a reason's id and `rule` its clause; `terms` multiply to the amount; `card` and
    `trick` say which card's play is paid for.
    """

    payer: Account
    payee: Account
    fiches: int
    why: str
    rule: str
    terms: tuple[Term, ...] = ()
    card: Card | None = None
    trick: int | None = None


class Ledger:
    """An account of one deal. Every movement goes through `move`, so the sum never changes.

    `forfeiting` seats receive nothing (S4-13, S4-37): a transfer to one is left out.
    `drawn` says whether the pool was drawn, be it empty.
    """

    def __init__(
        self, ruleset: Ruleset, dealer: Seat, pool: int, forfeiting: frozenset[Seat] = frozenset()
    ) -> None:
        self.ruleset = ruleset
        self.dealer = dealer
        self.pool = pool
        self.forfeiting = forfeiting
        self.net = [0, 0, 0, 0]
        self.transfers: list[Transfer] = []
        self.drawn = False

    def move(
        self,
        payer: Account,
        payee: Account,
        why: str,
        *terms: Term,
        card: Card | None = None,
        trick: int | None = None,
        cites: str | None = None,
    ) -> None:
        """Pay the product of the terms.

        `cites` is the reason whose clause is cited, where it is not that of `why`. Nothing moves
        when the amount is 0, when one would pay himself, and when the payee receives nothing in
        this deal.
        """
        fiches = 1
        for term in terms:
            fiches *= term.value
        if not fiches or payer is payee or payee in self.forfeiting:
            return
        rule = self.ruleset.rule(cites or why)
        self.transfers.append(Transfer(payer, payee, fiches, why, rule, terms, card, trick))
        self._add(payer, -fiches)
        self._add(payee, fiches)

    def _add(self, account: Account, fiches: int) -> None:
        if isinstance(account, Seat):
            self.net[account] += fiches
        else:
            self.pool += fiches

    def draw(
        self, seat: Seat, why: str, card: Card | None = None, trick: int | None = None
    ) -> None:
        """Give all that is in the pool to one player, unless he receives nothing in this deal.

        An empty pool is drawn too. New stakes follow at once under `refill = immediately`
        (S3-22).
        """
        if seat in self.forfeiting:
            return
        self.move(POOL, seat, why, Term("pool", self.pool), card=card, trick=trick)
        self.drawn = True
        if self.ruleset.refill == "immediately":
            self.put_in_stakes("stake-again")

    def put_in_stakes(self, why: str = "stake") -> None:
        """`stake` from everyone, `dealer_stake` from the dealer (S0-21)."""
        ruleset = self.ruleset
        for seat in SEATS:
            if seat is self.dealer:
                self.move(seat, POOL, why, Term("dealer_stake", ruleset.dealer_stake))
            else:
                self.move(seat, POOL, why, Term("stake", ruleset.stake))
