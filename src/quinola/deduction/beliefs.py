"""All deals that agree with a view: counted, drawn from uniformly, and where each card may be.

What is drawn is a *complete deal*: the hands as dealt, the talon in its order, and what each seat
did in the exchange, all equally likely beforehand, and all equally likely afterwards that agree
with what the seat saw. It is enough to be uniform over the *assignments* of the hidden cards to
the other hands as they are now, and to the places aside: an assignment is made by as many complete
deals as any other. For it settles everything but which talon card a player drew who exchanged: his
discard is the card aside, and what he drew is one of the 11 cards that he then had, those he has
played included; each of the 11 gives one hand as dealt, the 10 others and the discard. A player who
declined had his 11 from the start, and his talon card lies aside; the dealer draws none. So k who
exchanged make 11ᵏ complete deals of each assignment, k being public. Where the exchange is not
over, the places aside hold the talon cards still to come, in their order.

Nothing else bears on the hidden cards. Whether to exchange, to announce, to claim, and what to
play, is everyone's free choice; the suits that were not followed are all that the rules tell by
(see `hypotheses`).
"""

from __future__ import annotations

from functools import cached_property
from math import factorial
from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from quinola.cards import Card
from quinola.deduction.evidence import Evidence
from quinola.deduction.hypotheses import Hypotheses, System, fault_sets
from quinola.kernels import assignments, layout, sampling
from quinola.kernels.assignments import PART_BITS, RECEIVERS
from quinola.kernels.play import act, start_play
from quinola.kernels.sampling import Tables
from quinola.seats import SEATS, Seat, exchange_order
from quinola.view import View

Numbers = NDArray[np.int64]
Reals = NDArray[np.float64]

_FACTORIALS: Final[Reals] = np.array([float(factorial(n)) for n in range(49)])
_NO_SPLITS: Final[Numbers] = np.zeros((0, RECEIVERS), dtype=np.int64)


class Samples(NamedTuple):
    """Deals drawn: `states` (n, STATE_SIZE), and `asides` (n, 4): the cards put aside.

    The places aside are in the order of the exchange; -1 is a seat that has not acted.
    """

    states: Numbers
    asides: Numbers


class Beliefs:
    """The deals that agree with a view. `tables` are what the kernels draw from.

    Those at fault are not named in a view: an unproven revoke passes for a void as long as that
    is possible (`hypotheses.fault_sets`).
    """

    def __init__(self, view: View) -> None:
        self.evidence = Evidence(view)
        self._open, self._shared_by = self._possible()
        self.tables = self._tables()

    def _possible(self) -> tuple[list[Counted], list[Hypotheses]]:
        """The systems to draw from, with their counts, under the fewest faults."""
        for at_faults in fault_sets(self.evidence):
            kinds = [Hypotheses(self.evidence, at_fault) for at_fault in at_faults]
            counted = [Counted(system) for kind in kinds for system in kind.open]
            counted = [system for system in counted if system.count > 0]
            if counted:
                return counted, kinds
        raise ValueError("no deal agrees with this view")

    @cached_property
    def _shared(self) -> list[Counted]:
        systems = [Counted(system) for kind in self._shared_by for system in kind.shared]
        return [system for system in systems if system.count > 0]

    @cached_property
    def count(self) -> float:
        """How many assignments of the hidden cards to hands and places aside agree."""
        return sum(one.count for one in self._open) - sum(one.count for one in self._shared)

    @cached_property
    def marginals(self) -> Reals:
        """How likely each card is where: shape (5, 48), by seat, and aside in row 4, by number.

        Cards in hand now, that is: those played are nowhere, and a talon card to come is aside.
        """
        evidence = self.evidence
        likely = np.zeros((len(SEATS) + 1, 48))
        for one in self._open:
            likely += one.expected(evidence.others) * one.count
        for one in self._shared:
            likely -= one.expected(evidence.others) * one.count
        likely = np.clip(likely / self.count, 0.0, 1.0)
        for number in range(48):
            likely[evidence.seat, number] = evidence.own >> number & 1
        for number in evidence.aside:
            if number >= 0:
                likely[len(SEATS), number] = 1.0
        return likely

    def likelihood(self, seat: Seat, card: Card) -> float:
        """How likely a seat is to hold a card now."""
        return float(self.marginals[seat, self.evidence.coding.number(card)])

    def sample(self, n: int, chance: NDArray[np.uint64]) -> Samples:
        """Draw n deals from a stream of chance, as `kernels.chance.stream` makes one."""
        states = np.empty((n, layout.STATE_SIZE), dtype=np.int64)
        asides = np.empty((n, 4), dtype=np.int64)
        sampling.sample_many(self.tables, states, asides, chance)
        return Samples(states, asides)

    # The tables

    def _tables(self) -> Tables:
        evidence = self.evidence
        systems = np.zeros((len(self._open), sampling.SYSTEM_SIZE), dtype=np.int64)
        nodes = np.zeros((sum(one.nodes for one in self._open), 2), dtype=np.int64)
        edges = np.zeros((sum(one.edges for one in self._open), 3), dtype=np.int64)
        shares = np.zeros(len(edges))
        classes: list[int] = []
        node, edge = 0, 0
        for row, one in zip(systems, self._open, strict=True):
            row[:] = _system_row(one.system, len(classes), node)
            classes += [cards for cards, _ in one.system.classes]
            node, edge = one.lay_out(nodes, edges, shares, node, edge)
        upto = np.cumsum([one.count for one in self._open])
        upto /= upto[-1]
        return Tables(
            rules=evidence.coding.rules,
            template=_template(evidence),
            aside=np.array(evidence.aside, dtype=np.int64),
            facts=_facts(evidence),
            acts=_acts(evidence),
            systems=systems,
            upto=upto,
            classes=np.array(classes, dtype=np.int64),
            nodes=nodes,
            edges=edges,
            shares=shares,
        )


class Counted:
    """A system with its ways counted: `count` assignments; so many `nodes` and `edges` to draw."""

    def __init__(self, system: System) -> None:
        self.system = system
        cards = [mask.bit_count() for mask, _ in system.classes]
        self._sizes = np.array(cards, dtype=np.int64)
        self._places = np.array(system.places, dtype=np.int64)
        # The cards aside are told apart by their places.
        orders = factorial(system.places[assignments.ASIDE])
        self.count, self.nodes, self.edges = float(orders), 0, 0
        if not cards:
            return
        self._split_classes()
        states = (system.places[0] + 1) * (system.places[1] + 1) * (system.places[2] + 1)
        self._reached = np.zeros((len(cards), states), dtype=np.int64)
        self._ways = np.zeros((len(cards), states))
        plan = self._sizes, self._places
        assignments.reach(*plan, self._splits, self._firsts, self._reached)
        self.edges = assignments.count_ways(
            *plan,
            system.classes[-1][1],
            self._splits,
            self._firsts,
            self._weights,
            _FACTORIALS,
            self._reached,
            self._ways,
        )
        self.nodes = int(np.count_nonzero(self._ways[:-1]))
        self.count *= float(self._ways[0, -1])

    def _split_classes(self) -> None:
        """List how each class but the last can be split."""
        splits = [
            _splits(mask.bit_count(), may, self.system.places)
            for mask, may in self.system.classes[:-1]
        ]
        self._firsts = np.cumsum([0, *map(len, splits), 0], dtype=np.int64)
        self._splits = np.concatenate([_NO_SPLITS, *splits])
        sizes = np.repeat(self._sizes[:-1], list(map(len, splits)))
        self._weights = _FACTORIALS[sizes] / _FACTORIALS[self._splits].prod(axis=1)

    def lay_out(
        self, nodes: Numbers, edges: Numbers, shares: Reals, node: int, edge: int
    ) -> tuple[int, int]:
        """Write the nodes and edges from these places on; returns where the next ones go."""
        if self.nodes:
            assignments.lay_out(
                self._sizes,
                self._places,
                self._splits,
                self._firsts,
                self._weights,
                self._reached,
                self._ways,
                nodes,
                edges,
                shares,
                node,
                edge,
            )
        return node + self.nodes, edge + self.edges

    def expected(self, others: tuple[Seat, ...]) -> Reals:
        """How likely each card is where, as `Beliefs.marginals`, if this system holds."""
        system = self.system
        likely = np.zeros((len(SEATS) + 1, 48))
        rows = [*others, len(SEATS)]
        if system.classes:
            expected = np.zeros((len(system.classes), RECEIVERS))
            assignments.expect(
                self._sizes,
                self._places,
                self._splits,
                self._firsts,
                self._weights,
                self._ways,
                np.zeros_like(self._ways),
                expected,
            )
            for (cards, _), size, parts in zip(system.classes, self._sizes, expected, strict=True):
                members = [number for number in range(48) if cards >> number & 1]
                likely[np.ix_(rows, members)] = (parts / size)[:, np.newaxis]
        for number in range(48):
            if system.forced >> number & 1:
                likely[system.forced_to, number] = 1.0
        return likely


def _splits(size: int, may: int, places: tuple[int, int, int, int]) -> Numbers:
    """All ways to give so many cards to those who may hold them, shape (m, 4)."""
    most = [min(size, left) if may >> receiver & 1 else 0 for receiver, left in enumerate(places)]
    parts = np.indices([part + 1 for part in most[:3]], dtype=np.int64).reshape(3, -1).T
    aside = size - parts.sum(axis=1)
    fitting = (aside >= 0) & (aside <= most[3])
    return np.column_stack([parts[fitting], aside[fitting]])


def _system_row(system: System, first_class: int, first_node: int) -> list[int]:
    row = [0] * sampling.SYSTEM_SIZE
    row[sampling.FORCED] = system.forced
    row[sampling.FORCED_TO] = system.forced_to
    row[sampling.REVOKED] = -1 if system.revoked is None else system.revoked
    row[sampling.FAULTS] = sum(1 << seat for seat in system.at_fault)
    row[sampling.FIRST_CLASS] = first_class
    row[sampling.LAST_CLASS] = first_class + len(system.classes) - 1
    row[sampling.FIRST_NODE] = first_node
    row[sampling.LEFT] = sum(
        left << PART_BITS * receiver for receiver, left in enumerate(system.places)
    )
    return row


def _facts(evidence: Evidence) -> Numbers:
    facts = np.zeros(sampling.FACTS_SIZE, dtype=np.int64)
    facts[sampling.OWN] = evidence.seat
    facts[sampling.ACTED] = evidence.acted
    facts[sampling.HIDDEN] = sum(1 << place for place in evidence.places_hidden)
    facts[sampling.PLACES_ASIDE : sampling.PLACES_ASIDE + 4] = evidence.lies
    facts[sampling.FALLEN : sampling.FALLEN + 4] = evidence.fallen
    facts[sampling.FAILED : sampling.FAILED + 4] = evidence.early
    facts[sampling.SHOWN] = sum(1 << seat for seat in evidence.shown)
    return facts


def _acts(evidence: Evidence) -> Numbers:
    """The acts after the exchange, which are public."""
    done = map(evidence.coding.done, evidence.view.events[evidence.acted :])
    return np.array([action for action in done if action is not None], dtype=np.int64)


def _template(evidence: Evidence) -> Numbers:
    """The state as far as it is public or the seat's own: other hands and the party are empty."""
    view, rules = evidence.view, evidence.coding.rules
    state = np.zeros(layout.STATE_SIZE, dtype=np.int64)
    state[layout.DEALER] = view.dealer
    for nobody in (layout.HOLDER, layout.ESPAGNOLETTE, layout.MAY_REVOKE):
        state[nobody] = -1
    if evidence.acted < len(SEATS):
        state[layout.PHASE] = layout.EXCHANGE
        state[layout.ASKED] = evidence.acted
        state[layout.TURN] = exchange_order(view.dealer)[evidence.acted]
    else:
        _play_through(rules, state, evidence)
    state[layout.HANDS + view.seat] = evidence.own
    state[layout.TALON : layout.TALON + 3] = evidence.talon
    return state


def _play_through(rules: Numbers, state: Numbers, evidence: Evidence) -> None:
    """Do the public acts, everyone holding just the cards that he will play."""
    state[layout.HANDS : layout.HANDS + 4] = evidence.fallen
    state[layout.ASKED] = evidence.acted
    start_play(rules, state)
    if evidence.view.ruleset.espagnolette_announced:
        state[layout.PHASE] = layout.ANNOUNCE
        state[layout.ASKED] = state[layout.TRICK] = 0
    for action in _acts(evidence):
        act(rules, state, action)
