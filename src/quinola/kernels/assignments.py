"""In how many ways cards can lie with those who may hold them, and laying that out for drawing.

Cards that the same receivers may hold are alike, and form a *class*. The receivers are the three
other hands and the cards aside, in the order 0, 1, 2, 3, each with so many places. The classes are
dealt with one after another, the last one taking what places are left: so what may still come
depends on the places left alone, and the ways are counted from the last class back (dynamic
programming). A *split* says how many cards of a class each receiver gets.

    shapes: sizes (k,), places (4,), splits (m, 4), firsts (k,), weights (m,),
            reached and ways (k, states); a state is a number of `_state_of`.

`splits[firsts[c]:firsts[c + 1]]` are those of class c, for all classes but the last; `weights` says
in how many ways the cards of a class can be split so: a multinomial coefficient.

Counts are float64. They are sums of products of positive numbers, so no digits are lost by taking
differences. A sum of n such terms is off by n 2⁻⁵³ of itself at most; with at most 500 splits of a
class and five classes one after another, a chance is right to 10⁻¹² of itself, which no number of
samples that anyone draws can show.
"""

from __future__ import annotations

from typing import Final

import numpy as np
from numpy.typing import NDArray

from quinola.kernels.compiling import inlined, kernel

Numbers = NDArray[np.int64]
Reals = NDArray[np.float64]

RECEIVERS: Final = 4
ASIDE: Final = 3
"""The receiver that stands for the cards aside; 0 to 2 are the other hands."""
PART_BITS: Final = 6
"""A split packed into one number has so many bits for each receiver, the first lowest."""
PART: Final = (1 << PART_BITS) - 1


@inlined
def _state_of(places: Numbers, first: int, second: int, third: int) -> int:
    """The number of a state: so many places left to the three hands, the other places follow."""
    return first + (places[0] + 1) * (second + (places[1] + 1) * third)


@inlined
def _places_left(places: Numbers, left: int, state: int) -> tuple[int, int, int, int]:
    """What a state's number says, where so many cards are left in all."""
    rest, first = divmod(state, places[0] + 1)
    third, second = divmod(rest, places[1] + 1)
    return first, second, third, left - first - second - third


@kernel
def reach(
    sizes: Numbers, places: Numbers, splits: Numbers, firsts: Numbers, reached: Numbers
) -> None:
    """Mark the states that can be met before each class is dealt with."""
    left = 0
    for receiver in range(RECEIVERS):
        left += places[receiver]
    reached[0, _state_of(places, places[0], places[1], places[2])] = 1
    for number in range(sizes.shape[0] - 1):
        for state in range(reached.shape[1]):
            if reached[number, state] == 0:
                continue
            first, second, third, aside = _places_left(places, left, state)
            for split in range(firsts[number], firsts[number + 1]):
                if _fits(splits, split, first, second, third, aside):
                    reached[number + 1, state - _step(places, splits, split)] = 1
        left -= sizes[number]


@inlined
def _fits(splits: Numbers, split: int, first: int, second: int, third: int, aside: int) -> bool:
    return (
        splits[split, 0] <= first
        and splits[split, 1] <= second
        and splits[split, 2] <= third
        and splits[split, 3] <= aside
    )


@inlined
def _step(places: Numbers, splits: Numbers, split: int) -> int:
    """How far a split moves a state's number."""
    return _state_of(places, splits[split, 0], splits[split, 1], splits[split, 2])


@kernel
def count_ways(
    sizes: Numbers,
    places: Numbers,
    last_may: int,
    splits: Numbers,
    firsts: Numbers,
    weights: Reals,
    factorials: Reals,
    reached: Numbers,
    ways: Reals,
) -> int:
    """Count the ways from each state reached; returns how many splits can be met with.

    `last_may` has a bit for each receiver that may hold cards of the last class.
    """
    last = sizes.shape[0] - 1
    left = sizes[last]
    for state in range(ways.shape[1]):
        if reached[last, state]:
            parts = _places_left(places, left, state)
            ways[last, state] = factorials[left]
            for receiver in range(RECEIVERS):
                part = parts[receiver]
                if part < 0 or (part > 0 and not (last_may >> receiver) & 1):
                    ways[last, state] = 0.0
                    break
                ways[last, state] /= factorials[part]
    met = 0
    for number in range(last - 1, -1, -1):
        left += sizes[number]
        for state in range(ways.shape[1]):
            if reached[number, state] == 0:
                continue
            first, second, third, aside = _places_left(places, left, state)
            total = 0.0
            for split in range(firsts[number], firsts[number + 1]):
                if _fits(splits, split, first, second, third, aside):
                    further = ways[number + 1, state - _step(places, splits, split)]
                    total += weights[split] * further
                    met += further > 0.0
            ways[number, state] = total
    return met


@kernel
def lay_out(
    sizes: Numbers,
    places: Numbers,
    splits: Numbers,
    firsts: Numbers,
    weights: Reals,
    reached: Numbers,
    ways: Reals,
    nodes: Numbers,
    edges: Numbers,
    shares: Reals,
    first_node: int,
    first_edge: int,
) -> int:
    """Write down, for each state that is met, the splits with their chances, for drawing.

    A node (first edge, number of edges) is a state before a class, an edge (split packed, next
    node, alias) a split; `shares` and the alias are as in the alias method (Walker 1977, in the
    form of Vose 1991), so that drawing takes the same time however many splits there are. Returns
    the number of nodes written. `reached` is used up: it comes to hold each node's number plus 1.
    """
    left = 0
    for receiver in range(RECEIVERS):
        left += places[receiver]
    last = sizes.shape[0] - 1
    node = first_node
    for number in range(last):
        for state in range(ways.shape[1]):
            if reached[number, state] and ways[number, state] > 0.0:
                node += 1
                reached[number, state] = node
    edge = first_edge
    for number in range(last):
        for state in range(ways.shape[1]):
            if reached[number, state] == 0 or ways[number, state] <= 0.0:
                continue
            first, second, third, aside = _places_left(places, left, state)
            begun = edge
            for split in range(firsts[number], firsts[number + 1]):
                if not _fits(splits, split, first, second, third, aside):
                    continue
                after = state - _step(places, splits, split)
                if ways[number + 1, after] <= 0.0:
                    continue
                edges[edge, 0] = _packed(splits, split)
                edges[edge, 1] = reached[number + 1, after] - 1
                shares[edge] = weights[split] * ways[number + 1, after] / ways[number, state]
                edge += 1
            here = reached[number, state] - 1
            nodes[here, 0] = begun
            nodes[here, 1] = edge - begun
            _lay_aliases(edges, shares, begun, edge)
        left -= sizes[number]
    return node - first_node


@inlined
def _packed(splits: Numbers, split: int) -> int:
    packed = 0
    for receiver in range(RECEIVERS):
        packed |= splits[split, receiver] << (PART_BITS * receiver)
    return packed


@kernel
def _lay_aliases(edges: Numbers, shares: Reals, begun: int, end: int) -> None:
    """From the chances of some edges to shares of equal columns, each with one other edge.

    Edges with less than a whole column get the rest of it filled from one with more. `small` is
    the next that lacks something and has not been passed; one that comes to lack something behind
    it is filled at once.
    """
    for edge in range(begun, end):
        shares[edge] *= end - begun
        edges[edge, 2] = edge
    small = _next_small(shares, begun, end)
    large = _next_large(shares, begun, end)
    filled = small
    while filled < end and large < end:
        edges[filled, 2] = large
        shares[large] -= 1.0 - shares[filled]
        emptied = large
        if shares[emptied] < 1.0:
            large = _next_large(shares, emptied + 1, end)
            if emptied < small:
                filled = emptied
                continue
        small = _next_small(shares, small + 1, end)
        filled = small


@inlined
def _next_small(shares: Reals, edge: int, end: int) -> int:
    while edge < end and shares[edge] >= 1.0:
        edge += 1
    return edge


@inlined
def _next_large(shares: Reals, edge: int, end: int) -> int:
    while edge < end and shares[edge] < 1.0:
        edge += 1
    return edge


@kernel
def expect(
    sizes: Numbers,
    places: Numbers,
    splits: Numbers,
    firsts: Numbers,
    weights: Reals,
    ways: Reals,
    chances: Reals,
    expected: Reals,
) -> None:
    """How many cards of each class each receiver gets on average: shape (k, 4), zero before.

    `chances`, of the shape of `ways` and zero before, comes to hold how likely each state is.
    """
    left = 0
    for receiver in range(RECEIVERS):
        left += places[receiver]
    last = sizes.shape[0] - 1
    chances[0, _state_of(places, places[0], places[1], places[2])] = 1.0
    for number in range(last):
        for state in range(ways.shape[1]):
            if chances[number, state] <= 0.0:
                continue
            first, second, third, aside = _places_left(places, left, state)
            for split in range(firsts[number], firsts[number + 1]):
                if not _fits(splits, split, first, second, third, aside):
                    continue
                after = state - _step(places, splits, split)
                chance = chances[number, state] * weights[split] * ways[number + 1, after]
                chance /= ways[number, state]
                chances[number + 1, after] += chance
                for receiver in range(RECEIVERS):
                    expected[number, receiver] += chance * splits[split, receiver]
        left -= sizes[number]
    for state in range(ways.shape[1]):
        parts = _places_left(places, left, state)
        for receiver in range(RECEIVERS):
            expected[last, receiver] += chances[last, state] * parts[receiver]
