"""What a seat believes, against the rules: which deals it counts, and how many."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from random import Random

import numpy as np
import pytest

from quinola.cards import Card
from quinola.deal import Deal, Phase
from quinola.deduction import Beliefs
from quinola.kernels import layout
from quinola.kernels.chance import stream
from quinola.rules import PRESETS, RuleViolation, house, preset
from quinola.seats import SEATS, Seat
from tests.dealing import dealt, exchange, play
from tests.kernels.counting_reference import agreeing, count_ways, hidden_places, unseen
from tests.kernels.sampled import hidden_in, position, seen
from tests.strategies import random_ruleset
from tests.test_hidden_cards import renamings, world_at_random

N, E, S, W = SEATS


def beliefs_at_random(
    rng: Random, number: int, *, faults: bool = False
) -> Iterator[tuple[Deal, Seat, Beliefs]]:
    for _ in range(number):
        at_fault = [seat for seat in SEATS if rng.random() < 0.4] if faults else []
        deal = position(random_ruleset(rng), rng, rng.randrange(58), at_fault=at_fault)
        for seat in SEATS:
            yield deal, seat, Beliefs(seen(deal, seat))


def kind(deal: Deal, seat: Seat, beliefs: Beliefs) -> str:
    """What makes a position of interest."""
    if deal.phase is not Phase.PLAY:
        return str(deal.phase)
    evidence = beliefs.evidence
    if evidence.espagnolette is not None:
        return "announced" if deal.announced else "betrayed"
    if len(beliefs.tables.systems) > 1:
        return "perhaps revoked"
    failed = any(evidence.early[other] | evidence.late[other] for other in evidence.others)
    return "void" if failed else "plain"


def test_the_deals_that_agree_are_counted_as_the_rules_have_it() -> None:
    rng, kinds = Random(11), Counter[str]()
    while kinds.total() < 150:
        lean = rng.choice(("espagnolette", "four aces", "even"))
        ruleset = house(rng.choice(PRESETS), {"declined_card_seen": rng.random() < 0.5})
        deal = position(ruleset, rng, rng.randrange(22, 52), lean=lean)
        seat = rng.choice(SEATS)
        beliefs = Beliefs(seen(deal, seat))
        what = kind(deal, seat, beliefs)
        if kinds[what] >= 40 or deal.phase is Phase.OVER:
            continue
        kinds[what] += 1
        assert beliefs.count == pytest.approx(count_ways(deal, seat), rel=1e-9)
    assert min(kinds[what] for what in ("announced", "betrayed", "perhaps revoked", "void")) > 20


def test_before_any_suit_was_not_followed_all_ways_count() -> None:
    rng = Random(12)
    for deal, seat, beliefs in beliefs_at_random(rng, 60):
        if not deal.tricks and deal.trick is None:
            expected = 1.0
            left = len(unseen(deal, seat))
            for other in SEATS:
                if other is not seat:
                    for _ in deal.hands[other]:
                        expected *= left
                        left -= 1
                    for held in range(len(deal.hands[other])):
                        expected /= held + 1
            for _ in hidden_places(deal, seat):
                expected *= left
                left -= 1
            assert left == 0
            assert beliefs.count == pytest.approx(expected, rel=1e-12)


def test_the_true_deal_is_always_possible() -> None:
    for deal, _, beliefs in beliefs_at_random(Random(13), 150):
        truth, likely = hidden_in(deal), beliefs.marginals
        for other in SEATS:
            for card in truth.hands[other]:
                assert beliefs.likelihood(other, card) > 0
        for lying in truth.aside:
            if lying is not None:
                assert likely[4, beliefs.evidence.coding.number(lying)] > 0


def test_every_card_in_hand_or_aside_is_somewhere() -> None:
    for deal, _, beliefs in beliefs_at_random(Random(14), 100, faults=True):
        likely = beliefs.marginals
        fallen = beliefs.evidence.coding.mask(
            card for trick in (*deal.tricks, deal.trick) if trick for _, card in trick.plays
        )
        for number in range(48):
            total = 0.0 if fallen >> number & 1 else 1.0
            assert likely[:, number].sum() == pytest.approx(total, abs=1e-9)
        for other in SEATS:
            assert likely[other].sum() == pytest.approx(len(deal.hands[other]), abs=1e-9)


def test_likelihoods_are_those_of_samples() -> None:
    rng = Random(15)
    for _, _, beliefs in beliefs_at_random(rng, 15):
        drawn = beliefs.sample(20_000, stream(rng))
        held = drawn.states[:, :4, np.newaxis] >> np.arange(48) & 1
        assert np.abs(held.mean(axis=0) - beliefs.marginals[:4]).max() < 0.02


def test_the_likelihoods_of_a_small_ending_are_counted_out() -> None:
    rng, checked = Random(16), 0
    while checked < 6:
        deal = position(preset(rng.choice(PRESETS)), rng, rng.randrange(42, 48))
        seat = rng.choice(SEATS)
        if len(unseen(deal, seat)) > 8 or deal.phase is not Phase.PLAY:
            continue
        checked += 1
        ways = agreeing(deal, seat)
        beliefs = Beliefs(seen(deal, seat))
        for other in SEATS:
            for card in unseen(deal, seat):
                share = sum(card in way.hands[other] for way in ways) / len(ways)
                if other is not seat:
                    assert beliefs.likelihood(other, card) == pytest.approx(share, abs=1e-9)


# Views and beliefs


def test_equal_views_give_equal_samples() -> None:
    rng, compared = Random(17), 0
    for _ in range(60):
        world = world_at_random(random_ruleset(rng), rng, rng.randrange(53))
        deal = world.deal()
        if deal.phase is Phase.OVER:
            continue
        for seat in SEATS:
            drawn = Beliefs(seen(deal, seat)).sample(3, stream(Random(1)))
            for names in renamings(deal, seat, rng):
                try:
                    other = world.renamed(names).deal()
                except RuleViolation:
                    continue
                same = Beliefs(seen(other, seat)).sample(3, stream(Random(1)))
                assert np.array_equal(drawn.states, same.states)
                assert np.array_equal(drawn.asides, same.asides)
                compared += 1
    assert compared > 300


def test_when_a_deal_is_over_everything_is_known() -> None:
    rng = Random(18)
    for _ in range(20):
        deal = position(random_ruleset(rng), rng, 99)
        for seat in SEATS:
            beliefs = Beliefs(seen(deal, seat))
            assert beliefs.count == 1
            assert beliefs.marginals[4].sum() == 4


# Told positions. S deals, counterclockwise: E, N, W, S exchange, lead and play in turn.

HANDS = {N: "A32.A.AK82.AK2", E: "KQ54.QJ9.QJ3.9", S: "J6.876.76.QJ876", W: "987.K543.954.4"}


def told(name: str, at_fault: frozenset[Seat] = frozenset(), announcer: Seat | None = None) -> Deal:
    """N holds four aces and three spades. All decline, S puts aside the 8 of clubs, E leads."""
    ruleset = house(name, {"direction": "counterclockwise", "removed_rank": "T"})
    deal = Deal(ruleset, dealt(S, HANDS, "3c 2h 5c"), at_fault=at_fault)
    exchange(deal, "- - - 8c")
    while deal.phase is Phase.ANNOUNCE and deal.turn is not None:
        if deal.turn is announcer:
            deal.announce(announcer)
        else:
            deal.pass_by(deal.turn)
    return deal


def likelihood(deal: Deal, viewer: Seat, seat: Seat, card: str) -> float:
    return Beliefs(seen(deal, viewer)).likelihood(seat, Card.parse(card))


def test_who_does_not_follow_is_void_or_an_espagnolette() -> None:
    deal = told("classic")
    before = likelihood(deal, W, N, "3s"), likelihood(deal, W, N, "Ah")
    play(deal, "4s Kd")
    assert deal.espagnolette is N
    assert 0 < likelihood(deal, W, N, "3s") < before[0] / 3
    assert likelihood(deal, W, N, "Ah") > before[1]


def test_an_ace_thrown_is_more_suspicious_than_a_king() -> None:
    king = likelihood(play(told("classic"), "4s Kd"), W, N, "3s")
    ace = likelihood(play(told("classic"), "4s Ad"), W, N, "3s")
    two_aces = likelihood(play(told("classic"), "4s Ad 7s 6s 8s Js 5s Ac"), W, N, "3s")
    assert king < ace < two_aces


def test_where_an_espagnolette_is_announced_nobody_else_may_revoke() -> None:
    deal = play(told("family", frozenset({N})), "4s Kd")
    assert likelihood(deal, W, N, "3s") == 0
    assert likelihood(play(told("family", announcer=N), "4s Kd"), W, N, "3s") > 0.15


def test_an_announced_espagnolette_holds_what_it_takes() -> None:
    deal = told("family", announcer=N)
    aces = [likelihood(deal, W, N, ace) for ace in ("As", "Ah", "Ad", "Ac")]
    # Of the five hands each lacks one of the five cards, and they are all about as likely.
    assert aces == pytest.approx([0.8] * 4, abs=0.03)
    assert likelihood(deal, W, N, "Jh") == pytest.approx(0.8, abs=0.03)


def test_a_revoke_betrayed_shows_an_espagnolette() -> None:
    deal = play(told("classic"), "4s Kd 7s 6s")
    suspected = likelihood(deal, W, N, "Ah")
    play(deal, "8s Js 5s 3s")
    assert likelihood(deal, W, N, "Ah") > 0.75 > suspected


def test_a_revoke_by_fault_shows_none() -> None:
    """W throws a heart on a spade and follows with a spade to the next: no espagnolette."""
    deal = play(told("classic", frozenset({W})), "4s 3s 3h 6s")
    assert likelihood(deal, E, W, "9s") < 0.1
    play(deal, "Js 5s 2s 7s")
    assert Beliefs(seen(deal, E)).evidence.at_fault == [W]
    assert likelihood(deal, E, W, "9s") > 0.25
    assert likelihood(deal, E, W, "Ac") < 0.4


def test_the_fewest_faults_are_taken_that_explain_the_play() -> None:
    """E leads one of his four spades, and none of the others follows.

    Eight more spades do not fit into the four places aside, so one of the three is at fault, and
    has all those that do not lie aside.
    """
    deal = play(told("family", frozenset({N, W, S})), "4s Kd 3h 7d")
    beliefs = Beliefs(seen(deal, E))
    states = beliefs.sample(3000, stream(Random(1))).states
    assert set(states[:, layout.AT_FAULT].tolist()) == {1 << N, 1 << W, 1 << S}
    spades = beliefs.evidence.hidden & 0xFFF
    held = states[:, layout.HANDS : layout.HANDS + 4] & spades
    held[:, E] = 0
    assert np.array_equal(((held != 0) << np.arange(4)).sum(axis=1), states[:, layout.AT_FAULT])


def test_no_deal_agrees_with_a_view_that_contradicts_itself() -> None:
    view = seen(told("classic"), E)
    with pytest.raises(ValueError, match="no deal agrees"):
        Beliefs(replace(view, hand=view.hand[1:]))
