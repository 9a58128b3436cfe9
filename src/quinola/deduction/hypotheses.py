"""The ways in which what a seat has seen can have come about, as conditions on the hidden cards.

Who did not follow suit had none of it left, unless he revoked: with the right of an espagnolette,
which shows only when he follows that suit later, or by a fault. Call H0 the deals in which all
who may have been void were void, and R(x) those in which x began play with an espagnolette, his
failures in tricks 1 to 9 say nothing, and all others were void. There is at most one espagnolette
at a table, so every deal that agrees with the view is in H0 or in just one R(x), or in both: then
x held an espagnolette and was void all the same. Drawing from H0 and the R(x) in proportion to
their sizes, and drawing again when a deal of R(x) lies in H0, is therefore uniform. All R(x) that
lie in H0 together are no more than H0 itself, so the deals to draw from are at most twice those
that count: two draws on average at most.

An espagnolette is four aces, or the quinola and just three aces with the fourth lying elsewhere:
five cases that exclude each other, each no more than cards forced into a hand and one card kept
out of it. So every hypothesis is a `System` of classes of cards, each with those who may hold it.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from itertools import combinations

from quinola.cards import ACES, QUINOLA, Suit
from quinola.deduction.evidence import Evidence
from quinola.kernels.assignments import ASIDE
from quinola.seats import Seat


@dataclass(frozen=True, slots=True)
class System:
    """One set of conditions: `places` left to each receiver once `forced` are in `forced_to`.

    `classes` are masks of cards with the receivers that may hold them (one bit each, as numbered
    in `kernels.assignments`). With `revoked`, that seat must hold a card of a suit that it did not
    follow in tricks 1 to 9. `at_fault` revoke without a right to.
    """

    places: tuple[int, int, int, int]
    classes: tuple[tuple[int, int], ...]
    forced: int
    forced_to: Seat
    revoked: Seat | None
    at_fault: frozenset[Seat]


class Hypotheses:
    """All systems that evidence allows when these seats are at fault.

    `open` are H0 and the R(x), which may share deals; `shared` are those that H0 and an R(x)
    share, as systems of their own, for counting.
    """

    def __init__(self, evidence: Evidence, at_fault: Iterable[Seat]) -> None:
        self.evidence = evidence
        self.at_fault = frozenset(at_fault)
        known = evidence.espagnolette
        self.shared: tuple[System, ...] = ()
        if known is not None:
            self.open = tuple(self._holding(known, self._barred(free=known), None))
            return
        void = self._barred(free=None)
        self.open = tuple(self._system(void))
        if not evidence.may_be_secret:
            return
        for seat in evidence.others:
            if evidence.early[seat] & evidence.hidden and seat not in self.at_fault:
                self.open += tuple(self._holding(seat, self._barred(free=seat), seat))
                self.shared += tuple(self._holding(seat, void, None))

    def _barred(self, free: Seat | None) -> dict[Seat, int]:
        """The cards that each other seat cannot hold, if `free` might revoke in tricks 1 to 9."""
        evidence = self.evidence
        barred = {}
        for seat in evidence.others:
            early = 0 if seat is free else evidence.early[seat]
            barred[seat] = 0 if seat in self.at_fault else early | evidence.late[seat]
        return barred

    def _holding(
        self, seat: Seat, barred: dict[Seat, int], revoked: Seat | None
    ) -> Iterator[System]:
        """The five ways in which a seat can have begun play with an espagnolette."""
        mask, number = self.evidence.coding.mask, self.evidence.coding.number
        yield from self._system(barred, seat, mask(ACES), revoked=revoked)
        for suit in Suit:
            (elsewhere,) = (ace for ace in ACES if ace.suit is suit)
            held = mask((ACES - {elsewhere}) | {QUINOLA})
            yield from self._system(barred, seat, held, 1 << number(elsewhere), revoked=revoked)

    def _system(
        self,
        barred: dict[Seat, int],
        holder: Seat | None = None,
        held: int = 0,
        elsewhere: int = 0,
        *,
        revoked: Seat | None = None,
    ) -> Iterator[System]:
        """The system in which `holder` began play with `held` and without `elsewhere`, if any."""
        evidence = self.evidence
        places = [evidence.in_hand[seat] for seat in evidence.others]
        forced, to = 0, evidence.others[0]
        if holder is not None:
            fallen = evidence.fallen[holder]
            forced, to = held & ~fallen, holder
            possible = evidence.hidden & ~barred[holder]
            if forced & ~possible or elsewhere & fallen:
                return
            places[evidence.others.index(holder)] -= forced.bit_count()
        places.append(len(evidence.places_hidden))
        hidden = evidence.hidden & ~forced
        if min(places) < 0 or sum(places) != hidden.bit_count():
            return
        classes: dict[int, int] = {}
        for cards in self._alike(hidden, elsewhere):
            may = 1 << ASIDE
            for receiver, seat in enumerate(evidence.others):
                out = barred[seat] | (elsewhere if seat is holder else 0)
                may |= 0 if cards & out else 1 << receiver
            classes[may] = classes.get(may, 0) | cards
        yield System(
            (places[0], places[1], places[2], places[3]),
            _ordered(classes),
            forced,
            to,
            revoked,
            self.at_fault,
        )

    @staticmethod
    def _alike(cards: int, single: int) -> Iterator[int]:
        """The cards suit by suit, a single one by itself."""
        for suit in Suit:
            of_suit = cards & ~single & (0xFFF << 12 * suit)
            if of_suit:
                yield of_suit
        if cards & single:
            yield single


def _ordered(classes: dict[int, int]) -> tuple[tuple[int, int], ...]:
    """The classes that fewest may hold first, the widest last: it takes what places are left."""
    by_choice = sorted(classes, key=lambda may: (may.bit_count(), classes[may].bit_count()))
    return tuple((classes[may], may) for may in by_choice)


def fault_sets(evidence: Evidence) -> Iterator[list[frozenset[Seat]]]:
    """Who may be at fault besides those who certainly are: nobody, then one, two, three of them.

    A view does not name those at fault. If no deal agrees with it otherwise, the fewest faults
    that can explain it are taken. Deals of two such sets of the same size have nothing in common:
    a deal explained by both needs the faults of those in both only, who are fewer.
    """
    certain = frozenset(evidence.at_fault)
    failed = [
        seat
        for seat in evidence.others
        if seat not in certain and evidence.early[seat] | evidence.late[seat]
    ]
    for number in range(len(failed) + 1):
        yield [certain.union(more) for more in combinations(failed, number)]
