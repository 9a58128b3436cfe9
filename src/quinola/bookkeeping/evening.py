"""An evening at a real table: deal after deal settled from the book, pool and balances carried on.

A deal that is corrected changes every later one; so all of them are worked out anew each time.
"""

from __future__ import annotations

from dataclasses import dataclass

from quinola.bookkeeping.document import Book, NotedDeal, ruleset_of
from quinola.bookkeeping.notes import Notes
from quinola.bookkeeping.question import QUESTIONS, Answer, BookError, Question
from quinola.bookkeeping.reckoning import Reckoning, reckon
from quinola.ledger import Ledger, Transfer
from quinola.match import shared_out
from quinola.outcome import Irregularity
from quinola.seats import Seat
from quinola.settlement import penalize


@dataclass(frozen=True, slots=True, kw_only=True)
class BookedDeal:
    """A deal of the evening, with what was paid in it, in fiches, and the `pool` after it.

    `reckoning` is None where the deal is void, and where one before it is not settled yet: then
    nobody knows what was in the pool. `balances` are those after it, by seat.
    """

    number: int
    dealer: Seat
    noted: NotedDeal
    reckoning: Reckoning | None
    transfers: tuple[Transfer, ...]
    net: tuple[int, ...]
    balances: tuple[int, ...]
    pool: int
    is_settled: bool


class Evening:
    """All that follows from a book.

    `next_dealer` deals next; `closing` is how the pool was shared out at the end. Raises
    `BookError` or `RulesetError` for a book that says what cannot be said.
    """

    def __init__(self, book: Book) -> None:
        self.book = book
        self.ruleset = ruleset_of(book)
        self.players = {Seat[letter]: name for letter, name in book.players.items()}
        self.balances = (0, 0, 0, 0)
        self.pool = book.pool
        self.dealer = self.next_dealer = Seat[book.dealer]
        self.closing: tuple[Transfer, ...] = ()
        self.deals: list[BookedDeal] = []
        self._drawn = False
        for number, noted in enumerate(book.deals, start=1):
            self.deals.append(self._book(number, noted))
        if book.shared:
            ledger = shared_out(self.ruleset, self.dealer, self.pool)
            self.closing = tuple(ledger.transfers)
            self._carry(ledger.net, ledger.pool)

    @property
    def is_settled(self) -> bool:
        """Whether every deal is."""
        return all(deal.is_settled for deal in self.deals)

    def _book(self, number: int, noted: NotedDeal) -> BookedDeal:
        self.dealer = self.next_dealer if noted.dealer is None else Seat[noted.dealer]
        faults = tuple(Irregularity(Seat[f.seat], f.kind) for f in noted.irregularities)
        answers = _answers(noted, number)
        reckoning = None
        transfers: tuple[Transfer, ...] = ()
        net: tuple[int, ...] = (0, 0, 0, 0)
        is_settled = self.is_settled
        if is_settled and noted.void is not None:
            ledger = Ledger(self.ruleset, self.dealer, self.pool)
            penalize(ledger, faults)
            transfers, net = tuple(ledger.transfers), tuple(ledger.net)
            self._carry(net, ledger.pool)
        elif is_settled:
            notes = Notes(self.ruleset, self.dealer, answers, faults)
            reckoning = reckon(notes, pool=self.pool, drawn_before=self._drawn)
            settlement = reckoning.settlement
            is_settled = settlement is not None
            if settlement is not None:
                transfers, net = settlement.transfers, settlement.net
                self._drawn = settlement.drawn
                self._carry(net, settlement.pool)
        if noted.void != "exposed":
            self.next_dealer = self.ruleset.way.after(self.dealer)
        else:
            self.next_dealer = self.dealer
        return BookedDeal(
            number=number,
            dealer=self.dealer,
            noted=noted,
            reckoning=reckoning,
            transfers=transfers,
            net=net,
            balances=self.balances,
            pool=self.pool,
            is_settled=is_settled,
        )

    def _carry(self, net: tuple[int, ...] | list[int], pool: int) -> None:
        one, two, three, four = (a + b for a, b in zip(self.balances, net, strict=True))
        self.balances, self.pool = (one, two, three, four), pool


def _answers(noted: NotedDeal, number: int) -> dict[Question, Answer]:
    unknown = [name for name in noted.answers if name not in QUESTIONS]
    if unknown:
        raise BookError("book-question", deal=number, question=unknown[0][:40])
    try:
        return {
            QUESTIONS[name]: QUESTIONS[name].read(value) for name, value in noted.answers.items()
        }
    except BookError as error:
        error.deal = number
        raise
