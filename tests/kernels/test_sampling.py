"""Deals drawn: all agree with the view, and each is drawn as often as any other."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable
from math import factorial, sqrt
from random import Random

import numpy as np
import pytest

from quinola.cards import Card
from quinola.deal import Deal, Phase
from quinola.deduction import Beliefs
from quinola.kernels import layout, sampling
from quinola.kernels.chance import stream
from quinola.kernels.encoding import Numbers, coding
from quinola.kernels.play import act
from quinola.rules import PRESETS, house
from quinola.seats import SEATS, Seat, exchange_order
from tests.kernels.counting_reference import agreeing, hidden_places, unseen
from tests.kernels.sampled import Hidden, hidden_of, position, retold_sample, seen
from tests.strategies import random_ruleset
from tests.test_deduction import kind

SURE = 5.0
"""So many standard deviations off, a sampler is wrong: by chance once in some millions."""


def deviation(counts: Iterable[int], shares: Iterable[float]) -> float:
    """Pearson's chi-square by which counts differ from their shares, in standard deviations.

    Made normal by its cube root (Wilson & Hilferty 1931), which holds for few counts too.
    """
    counts = list(counts)
    total = sum(counts)
    expected = [share * total for share in shares]
    assert len(expected) == len(counts) > 1
    square = sum((n - e) ** 2 / e for n, e in zip(counts, expected, strict=True))
    freedom = len(counts) - 1
    variance = 2 / (9 * freedom)
    return float(((square / freedom) ** (1 / 3) - (1 - variance)) / sqrt(variance))


def uneven(counts: Iterable[int]) -> float:
    counts = list(counts)
    return deviation(counts, [1 / len(counts)] * len(counts))


# Every sample agrees


def check_samples(deal: Deal, seat: Seat, rng: Random) -> None:
    """Tell some samples again in the readable core: same view, same vectors at every step."""
    view, cards = seen(deal, seat), coding(deal.ruleset)
    beliefs = Beliefs(view)
    for state, aside in zip(*beliefs.sample(3, stream(rng)), strict=True):
        told = retold_sample(view, state, aside)
        assert seen(told, seat) == view
        assert np.array_equal(cards.state(told), state)
        replayed = np.zeros_like(state)
        sampling.as_dealt(beliefs.tables, state, aside, replayed)
        assert np.array_equal(cards.dealt(told.dealt, at_fault=told.at_fault), replayed)
        for index in range(sampling.acts(beliefs.tables)):
            act(cards.rules, replayed, sampling.observed(beliefs.tables, aside, index))
        assert np.array_equal(replayed, state)


def check_positions(rng: Random, number: int) -> Counter[str]:
    kinds = Counter[str]()
    for _ in range(number):
        faults = [seat for seat in SEATS if rng.random() < 0.3] if rng.random() < 0.3 else []
        deal = position(random_ruleset(rng), rng, rng.randrange(58), at_fault=faults)
        for seat in SEATS:
            check_samples(deal, seat, rng)
            kinds[str(deal.phase)] += 1
            kinds["at fault"] += bool(faults)
    return kinds


def test_every_sample_agrees_with_the_view() -> None:
    kinds = check_positions(Random(21), 300)
    assert min(kinds[phase] for phase in ("exchange", "announce", "play", "claim", "over")) > 10
    assert kinds["at fault"] > 100


@pytest.mark.slow
@pytest.mark.timeout(900)
def test_every_sample_agrees_with_many_views() -> None:
    check_positions(Random(22), 1000)


# Each as often as any other


def drawn_rows(deal: Deal, seat: Seat, number: int, rng: Random) -> tuple[Numbers, Numbers]:
    """The different samples as rows of other hands and cards aside, and how often each came."""
    drawn = Beliefs(seen(deal, seat)).sample(number, stream(rng))
    rows = np.column_stack([drawn.states[:, :4], drawn.asides])
    return np.unique(rows, axis=0, return_counts=True)


def row(deal: Deal, hidden: Hidden) -> tuple[int, ...]:
    cards = coding(deal.ruleset)
    hands = [cards.mask(hand) for hand in hidden.hands]
    return (*hands, *(-1 if card is None else cards.number(card) for card in hidden.aside))


def small_ending(rng: Random, is_wanted: Callable[[Deal, Seat], bool]) -> tuple[Deal, Seat]:
    """An ending like this with not too many ways to lie."""
    while True:
        lean = rng.choice(("espagnolette", "four aces", "even"))
        options = {"declined_card_seen": rng.random() < 0.5, "claims": "manual"}
        ruleset = house(rng.choice(PRESETS), options)
        deal = position(ruleset, rng, rng.randrange(38, 53), lean=lean)
        seat = rng.choice(SEATS)
        if deal.phase is Phase.OVER or not is_wanted(deal, seat):
            continue
        ways = factorial(len(unseen(deal, seat))) / factorial(len(hidden_places(deal, seat)))
        for other in SEATS:
            ways /= factorial(len(deal.hands[other])) if other is not seat else 1
        if 2 <= ways <= 1000:
            return deal, seat


def is_of(wanted: str) -> Callable[[Deal, Seat], bool]:
    return lambda deal, seat: kind(deal, seat, Beliefs(seen(deal, seat))) == wanted


def declined_unseen(deal: Deal, seat: Seat) -> bool:
    declined = deal.discards.get(seat, ...) is None
    return declined and not deal.ruleset.declined_card_seen


def check_even(deal: Deal, seat: Seat, rng: Random) -> None:
    """Draw from an ending and compare with all deals that the readable core allows."""
    ways = {row(deal, hidden)[:4] for hidden in agreeing(deal, seat)}
    orders = factorial(len(hidden_places(deal, seat)))
    assert Beliefs(seen(deal, seat)).count == pytest.approx(len(ways) * orders)
    rows, counts = drawn_rows(deal, seat, 40 * len(ways) + 1000, rng)
    by_hands = Counter[tuple[int, ...]]()
    for drawn, number in zip(rows.tolist(), counts.tolist(), strict=True):
        by_hands[tuple(drawn[:4])] += number
    assert by_hands.keys() == ways
    if len(ways) > 1:
        assert uneven(by_hands.values()) < SURE


@pytest.mark.parametrize(
    ("wanted", "endings"),
    [
        ("plain", 1),
        pytest.param("void", 6, marks=pytest.mark.slow),
        pytest.param("perhaps revoked", 6, marks=pytest.mark.slow),
        pytest.param("announced", 4, marks=pytest.mark.slow),
        ("betrayed", 6),
    ],
)
def test_endings_are_drawn_evenly(wanted: str, endings: int) -> None:
    rng = Random(wanted)
    for _ in range(endings):
        check_even(*small_ending(rng, is_of(wanted)), rng)


def test_endings_after_a_card_declined_unseen_are_drawn_evenly() -> None:
    rng = Random(23)
    for _ in range(3):
        check_even(*small_ending(rng, declined_unseen), rng)


def test_the_order_of_the_cards_aside_is_drawn_evenly() -> None:
    """When all tricks are in and claims are asked for, only that is hidden."""
    rng, met = Random(24), set[int]()
    while met != {6, 24}:
        options = {"claims": "manual", "declined_card_seen": False}
        deal = position(house("classic", options), rng, 48)
        assert deal.phase is Phase.CLAIM
        seat = rng.choice(SEATS)
        ways = {row(deal, hidden) for hidden in agreeing(deal, seat, in_order=True)}
        rows, counts = drawn_rows(deal, seat, 200 * len(ways), rng)
        assert {tuple(drawn) for drawn in rows.tolist()} == ways
        assert uneven(counts.tolist()) < SURE
        met.add(len(ways))


def test_a_card_drawn_is_any_of_the_eleven_held() -> None:
    """Of those who exchanged, it is not known which card came from the talon."""
    rng, checked = Random(25), 0
    while checked < 6:
        deal = position(random_ruleset(rng), rng, rng.randrange(4, 40))
        seat = rng.choice(SEATS)
        beliefs = Beliefs(seen(deal, seat))
        states = beliefs.sample(5000, stream(rng)).states
        for place, other in enumerate(exchange_order(deal.dealer)[:3]):
            if other is seat or deal.discards.get(other) is None:
                continue
            fallen = beliefs.evidence.fallen[other]
            eleven = states[:, layout.HANDS + other] | fallen
            drawn = states[:, layout.TALON + place]
            below = np.bitwise_count(eleven & ((1 << drawn) - 1))
            assert (eleven >> drawn & 1).all()
            assert uneven(np.bincount(below, minlength=11).tolist()) < SURE
            checked += 1


# The exchange: too many ways to list, so by what must be even


@pytest.mark.parametrize(
    "acts", [pytest.param(one, marks=[] if one in (2, 4) else pytest.mark.slow) for one in range(5)]
)
def test_in_the_exchange_every_hidden_card_is_as_likely_in_every_place(acts: int) -> None:
    rng = Random(acts)
    for _ in range(2):
        deal = position(random_ruleset(rng), rng, acts, lean="even")
        for seat in rng.sample(SEATS, 2):
            hidden = unseen(deal, seat)
            drawn = Beliefs(seen(deal, seat)).sample(4000, stream(rng))
            check_places(
                deal,
                seat,
                hidden,
                [hidden_of(deal.ruleset, *one) for one in zip(*drawn, strict=True)],
            )


def check_places(deal: Deal, seat: Seat, hidden: list[Card], drawn: list[Hidden]) -> None:
    places = hidden_places(deal, seat)
    others = [other for other in SEATS if other is not seat]
    sizes = [len(deal.hands[other]) for other in others] + [1] * len(places)
    assert sum(sizes) == len(hidden)
    lying = {card: Counter[int]() for card in hidden}
    together = Counter[int]()
    one, other_one = hidden[0], hidden[-1]
    for sample in drawn:
        where = dict.fromkeys(hidden, -1)
        for receiver, other in enumerate(others):
            where |= dict.fromkeys(sample.hands[other], receiver)
        for index, place in enumerate(places):
            card = sample.aside[place]
            assert card is not None
            where[card] = 3 + index
        assert where.keys() == set(hidden)
        for card, receiver in where.items():
            lying[card][receiver] += 1
        together[where[one] if where[one] == where[other_one] else -1] += 1
    shares = [size / len(hidden) for size in sizes]
    for counts in lying.values():
        assert deviation([counts[receiver] for receiver in range(len(sizes))], shares) < SURE
    pairs = [size * (size - 1) / (len(hidden) * (len(hidden) - 1)) for size in sizes[:3]]
    found = [together[receiver] for receiver in (0, 1, 2, -1)]
    assert deviation(found, [*pairs, 1 - sum(pairs)]) < SURE


# Chance


def test_the_stream_of_chance_settles_what_is_drawn() -> None:
    rng = Random(26)
    deal = position(house("classic", {}), rng, 20)
    beliefs = Beliefs(seen(deal, Seat.N))
    first, second, third = (beliefs.sample(50, stream(Random(seed))).states for seed in (1, 1, 2))
    assert np.array_equal(first, second)
    assert not np.array_equal(first, third)
    assert len(np.unique(first, axis=0)) > 40
