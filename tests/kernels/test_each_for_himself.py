"""max^n against trying everything out with the readable settlement."""

from __future__ import annotations

from random import Random

import pytest

from quinola.cards import Card
from quinola.deal import Deal, Phase
from quinola.kernels.encoding import coding
from quinola.kernels.solving.each_for_himself import TRICKS_LEFT
from quinola.outcome import Irregularity, outcome_of
from quinola.settlement import settle
from quinola.solver import Reckoning, Solver
from tests.kernels.test_solving import again, random_position
from tests.strategies import random_irregularities

Nets = tuple[int, int, int, int]


def plain_max_n(
    deal: Deal, pool: int, drawn: bool, faults: tuple[Irregularity, ...]
) -> tuple[Nets, tuple[Card, ...]]:
    """The nets and the play if all play for themselves, the lowest card where it is all one."""
    if deal.phase is not Phase.PLAY:
        while deal.turn is not None:
            deal.claim(deal.turn)
        outcome = outcome_of(deal, faults)
        return settle(outcome, deal.ruleset, pool=pool, drawn_before=drawn).net, ()
    seat = deal.turn
    assert seat is not None
    best: tuple[Nets, tuple[Card, ...]] | None = None
    for card in sorted(deal.legal_cards(), key=coding(deal.ruleset).number):
        following = again(deal)
        following.play(seat, card)
        nets, line = plain_max_n(following, pool, drawn, faults)
        if best is None or nets[seat] > best[0][seat]:
            best = nets, (card, *line)
    assert best is not None
    return best


def compare(rng: Random, tricks: int) -> None:
    lean = rng.choice((None, None, "espagnolette", "high quinola"))
    deal = random_position(rng, tricks, lean)
    pool, drawn = rng.choice((0, 7, 45, 200)), rng.random() < 0.5
    faults = random_irregularities(rng)
    # A fault that lets somebody revoke is the deal's own.
    faults = tuple(fault for fault in faults if fault.kind != "revoke")
    faults += tuple(Irregularity(seat, "revoke") for seat in sorted(deal.at_fault))
    nets, line = plain_max_n(deal, pool, drawn, faults)
    found = Solver(deal).for_themselves(pool=pool, drawn_before=drawn, faults=faults)
    assert found == Reckoning(nets, line), (deal.ruleset, deal.events)


@pytest.mark.parametrize("tricks", [1, 2])
def test_the_nets_and_the_play_are_those_of_trying_everything(tricks: int) -> None:
    for number in range(30):
        compare(Random(f"{tricks}/{number}"), tricks)


@pytest.mark.slow
@pytest.mark.timeout(1800)
@pytest.mark.parametrize(("tricks", "positions"), [(2, 1000), (3, 60)])
def test_more_endings_come_to_what_trying_everything_does(tricks: int, positions: int) -> None:
    for number in range(positions):
        compare(Random(f"slow {tricks}/{number}"), tricks)


@pytest.mark.parametrize("tricks", [3, 4])
def test_the_line_comes_to_the_nets(tricks: int) -> None:
    for number in range(5):
        deal = random_position(Random(f"line {tricks}/{number}"), tricks)
        faults = tuple(Irregularity(seat, "revoke") for seat in sorted(deal.at_fault))
        found = Solver(deal).for_themselves(pool=12, faults=faults)
        for card in found.line:
            assert deal.turn is not None
            deal.play(deal.turn, card)
        while deal.turn is not None:
            deal.claim(deal.turn)
        assert settle(outcome_of(deal, faults), deal.ruleset, pool=12).net == found.nets


def test_it_is_for_the_last_tricks_only() -> None:
    deal = random_position(Random(2), TRICKS_LEFT + 1)
    with pytest.raises(ValueError, match="tricks are left"):
        Solver(deal).for_themselves()
