"""Ways to assign cards, against going through all of them; small cases made by chance."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import permutations
from math import factorial
from random import Random

import numpy as np
import pytest

from quinola.deduction.beliefs import Counted
from quinola.deduction.hypotheses import System
from quinola.seats import SEATS, Seat

OTHERS = (Seat.E, Seat.S, Seat.W)


def small_system(rng: Random) -> System:
    """Up to eight cards in up to four classes, each for some of the receivers."""
    size = rng.randint(1, 8)
    receivers = [rng.randrange(4) for _ in range(size)]
    places = [receivers.count(receiver) for receiver in range(4)]
    cards = rng.sample(range(48), size)
    classes: dict[int, int] = {}
    for card in cards:
        may = rng.choice((0b1000, 0b1001, 0b1010, 0b1110, 0b1101, 0b1111, 0b1111))
        classes[may] = classes.get(may, 0) | 1 << card
    ordered = sorted(classes.items(), key=lambda one: one[0].bit_count())
    return System(
        (places[0], places[1], places[2], places[3]),
        tuple((mask, may) for may, mask in ordered),
        0,
        Seat.E,
        None,
        frozenset(),
    )


def assignments(system: System) -> Iterator[dict[int, int]]:
    """Which receiver each card goes to; the cards aside in one order."""
    may = {card: who for mask, who in system.classes for card in range(48) if mask >> card & 1}
    row = [receiver for receiver in range(4) for _ in range(system.places[receiver])]
    for receivers in set(permutations(row)):
        assigned = dict(zip(may, receivers, strict=True))
        if all(may[card] >> receiver & 1 for card, receiver in assigned.items()):
            yield assigned


def test_ways_and_likelihoods_are_those_of_all_assignments() -> None:
    rng, possible = Random(1), 0
    for _ in range(250):
        system = small_system(rng)
        ways = list(assignments(system))
        counted = Counted(system)
        assert counted.count == len(ways) * factorial(system.places[3])
        if not ways:
            continue
        possible += 1
        share = np.zeros((len(SEATS) + 1, 48))
        rows = [*OTHERS, len(SEATS)]
        for assigned in ways:
            for card, receiver in assigned.items():
                share[rows[receiver], card] += 1 / len(ways)
        assert counted.expected(OTHERS) == pytest.approx(share, abs=1e-12)
    assert possible > 80


def test_nothing_hidden_is_one_way() -> None:
    counted = Counted(System((0, 0, 0, 0), (), 0, Seat.E, None, frozenset()))
    assert counted.count == 1
    assert not counted.expected(OTHERS).any()


def test_the_aliases_draw_each_split_by_its_chance() -> None:
    """The columns of a node, each shared by two splits, add up to the chances of the splits."""
    rng, checked = Random(2), 0
    while checked < 40:
        system = small_system(rng)
        counted = Counted(system)
        if not counted.edges:
            continue
        checked += 1
        nodes = np.zeros((counted.nodes, 2), dtype=np.int64)
        edges = np.zeros((counted.edges, 3), dtype=np.int64)
        shares = np.zeros(counted.edges)
        assert counted.lay_out(nodes, edges, shares, 0, 0) == (counted.nodes, counted.edges)
        ways = [*assignments(system)]
        first_class = system.classes[0][0]
        chances: dict[int, float] = {}
        for assigned in ways:
            split = sum(1 << 6 * who for card, who in assigned.items() if first_class >> card & 1)
            chances[split] = chances.get(split, 0.0) + 1 / len(ways)
        first, number = nodes[0]
        drawn: dict[int, float] = dict.fromkeys(chances, 0.0)
        for edge in range(first, first + number):
            drawn[int(edges[edge, 0])] += shares[edge] / number
            drawn[int(edges[edges[edge, 2], 0])] += (1 - shares[edge]) / number
        assert drawn == pytest.approx(chances, abs=1e-12)
