"""Many deals on end: dealer, pool and balances carried on, until the match is over."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import Literal

from quinola.deal import Deal
from quinola.dealing import Dealt
from quinola.ledger import POOL, Ledger, Term, Transfer
from quinola.outcome import Irregularity, Outcome, honours_in, outcome_of
from quinola.rules import Ruleset
from quinola.seats import SEATS, Seat
from quinola.settlement import Settlement, open_deal, payments_so_far, penalize, settle

VoidReason = Literal["misdeal", "exposed"]


@dataclass(frozen=True, slots=True)
class SettledDeal:
    """A deal of a match that was played and settled."""

    deal: Deal
    outcome: Outcome
    settlement: Settlement

    @property
    def dealer(self) -> Seat:
        return self.deal.dealer

    @property
    def transfers(self) -> tuple[Transfer, ...]:
        return self.settlement.transfers

    @property
    def net(self) -> tuple[int, int, int, int]:
        return self.settlement.net

    @property
    def pool(self) -> int:
        return self.settlement.pool


@dataclass(frozen=True, slots=True)
class VoidDeal:
    """A deal that was not played: only penalties were paid (S1-30, S1-32)."""

    dealer: Seat
    reason: VoidReason
    irregularities: tuple[Irregularity, ...]
    transfers: tuple[Transfer, ...]
    net: tuple[int, int, int, int]
    pool: int


PastDeal = SettledDeal | VoidDeal


class Match:
    """A match under one rule set.

    It ends after `deals` deals that were played, or with the deal in which a player has lost
    his `stock` of fiches (S3-01), whichever comes first; with neither it goes on for ever.
    `balances` are by seat, in fiches, and may be negative; with the pool they always come to
    what the pool held at the start.
    """

    def __init__(
        self,
        ruleset: Ruleset,
        dealer: Seat,
        *,
        pool: int = 0,
        deals: int | None = None,
        stock: int | None = None,
    ) -> None:
        self.ruleset = ruleset
        self.dealer = dealer
        """Who deals the present or next deal."""
        self.pool = pool
        self.balances = [0, 0, 0, 0]
        self.deals = deals
        self.stock = stock
        self.past: list[PastDeal] = []
        self.deal: Deal | None = None
        self.closing: tuple[Transfer, ...] = ()
        """How the pool was shared out at the end."""
        self._irregularities: tuple[Irregularity, ...] = ()
        self._opening: Ledger | None = None
        self._drawn = False
        self._shown: tuple[int, Standing] | None = None

    @property
    def number(self) -> int:
        """The number of the present deal, or of the next, from 1; void deals count."""
        return len(self.past) + 1

    @property
    def is_over(self) -> bool:
        """Whether no further deal is to be played."""
        if self.closing:
            return True  # even if his share has lifted a loser above his stock again
        played = sum(isinstance(past, SettledDeal) for past in self.past)
        if self.deals is not None and played >= self.deals:
            return True
        return self.stock is not None and min(self.balances) <= -self.stock

    def begin(self, dealt: Dealt, irregularities: Iterable[Irregularity] = ()) -> Deal:
        """Start a deal with these cards; its dealer is the next dealer from then on.

        Raises `ValueError` if a deal is in play, or the match over.
        """
        if self.deal is not None:
            raise ValueError("the last deal is not settled")
        if self.is_over:
            raise ValueError("the match is over")
        self._irregularities = tuple(irregularities)
        at_fault = {fault.seat for fault in self._irregularities if fault.kind == "revoke"}
        self.deal = Deal(self.ruleset, dealt, at_fault=at_fault)
        self.dealer = dealt.dealer
        self._opening = self._opened()
        self._shown = None
        return self.deal

    def _opened(self) -> Ledger:
        """The present deal's ledger when play begins: stakes and penalties are in the pool."""
        ledger = Ledger(self.ruleset, self.dealer, self.pool)
        open_deal(ledger, drawn_before=self._drawn, irregularities=self._irregularities)
        return ledger

    def settle(self) -> SettledDeal:
        """Settle the deal just played to its end and pass the deal on.

        Raises `ValueError` if no deal is in play, as after a first call, or it is not over.
        """
        if self.deal is None:
            raise ValueError("there is no deal to settle")
        outcome = outcome_of(self.deal, self._irregularities)
        settlement = settle(outcome, self.ruleset, pool=self.pool, drawn_before=self._drawn)
        played = SettledDeal(self.deal, outcome, settlement)
        self._drawn = settlement.drawn
        self._carry_on(played, settlement.net, settlement.pool)
        self.dealer = self.ruleset.way.after(self.dealer)
        return played

    def void(
        self,
        reason: VoidReason,
        irregularities: Iterable[Irregularity] = (),
        *,
        dealer: Seat | None = None,
    ) -> VoidDeal:
        """A deal that is not played. After a misdeal the deal passes on, else it is dealt again.

        Raises `ValueError` if a deal is in play, or the match over.
        """
        if self.deal is not None:
            raise ValueError("the last deal is not settled")
        if self.is_over:
            raise ValueError("the match is over")
        dealer = self.dealer if dealer is None else dealer
        ledger = Ledger(self.ruleset, dealer, self.pool)
        faults = tuple(irregularities)
        penalize(ledger, faults)
        net = (ledger.net[0], ledger.net[1], ledger.net[2], ledger.net[3])
        void = VoidDeal(dealer, reason, faults, tuple(ledger.transfers), net, ledger.pool)
        self._carry_on(void, net, ledger.pool)
        self.dealer = self.ruleset.way.after(dealer) if reason == "misdeal" else dealer
        return void

    def _carry_on(self, past: PastDeal, net: Iterable[int], pool: int) -> None:
        self.past.append(past)
        self.deal = None
        self._opening = None
        self.pool = pool
        self.balances = [balance + won for balance, won in zip(self.balances, net, strict=True)]

    def standing(self) -> Standing:
        """Pool and balances as they show now; during a deal they are provisional."""
        if self.deal is None or self._opening is None:
            return Standing(self.number, tuple(self.balances), self.pool, self.pool, ())
        # It changes only when a trick is closed, and is asked for at every card.
        closed = len(self.deal.tricks)
        if self._shown is None or self._shown[0] != closed:
            self._shown = closed, self._provisional(self.deal)
        return self._shown[1]

    def _provisional(self, deal: Deal) -> Standing:
        ledger = self._opened()
        remise = ledger.pool
        payments_so_far(honours_in(deal.tricks), ledger)
        shown = [balance + won for balance, won in zip(self.balances, ledger.net, strict=True)]
        return Standing(self.number, tuple(shown), ledger.pool, remise, tuple(ledger.transfers))

    def share_pool(self) -> tuple[Transfer, ...]:
        """Share an unclaimed pool equally at the end of a match.

        Odd fiches go one each in the order of the seats from the last dealer's left. Raises
        `ValueError` in the middle of a deal.
        """
        if self.deal is not None:
            raise ValueError("the deal in play is not settled")
        last = self.past[-1] if self.past else None
        ledger = shared_out(self.ruleset, last.dealer if last else self.dealer, self.pool)
        self.pool = ledger.pool
        self.balances = [a + b for a, b in zip(self.balances, ledger.net, strict=True)]
        self.closing = (*self.closing, *ledger.transfers)
        return self.closing


@dataclass(frozen=True, slots=True)
class Standing:
    """What lies on the table for all to see: the deal's number, balances by seat, the pool.

    During a deal `pool` and `balances` hold the provisional payments so far, listed in
    `transfers` with the stakes; `remise` is what was in the pool when play began.
    """

    number: int
    balances: tuple[int, ...]
    pool: int
    remise: int
    transfers: tuple[Transfer, ...]


def shared_out(ruleset: Ruleset, dealer: Seat, pool: int) -> Ledger:
    """The pool shared equally (Q-01), odd fiches one each from the last dealer's left on."""
    ledger = Ledger(ruleset, dealer, pool)
    each, odd = divmod(pool, len(SEATS))
    for index, seat in enumerate(_from_left(dealer)):
        ledger.move(POOL, seat, "pool-shared", Term("share", each + (index < odd)))
    return ledger


def _from_left(dealer: Seat) -> Iterator[Seat]:
    seat = dealer
    for _ in SEATS:
        seat = seat.left
        yield seat
