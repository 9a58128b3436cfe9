"""The bots that look ahead: by what they may know, in the time they have, and to good effect."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import numpy as np
import pytest

from quinola.actions import Play, perform
from quinola.bots import ClubBot, ExpertBot
from quinola.bots.search import BATCH, Search, _tempered
from quinola.bots.searching import search
from quinola.cards import QUINOLA, Card
from quinola.deal import Deal, Phase
from quinola.kernels import layout
from quinola.kernels.chance import stream
from quinola.kernels.encoding import coding
from quinola.kernels.features import EXCHANGE_WIDTH, WIDTH, see_card, see_exchange, see_situation
from quinola.kernels.play import actions
from quinola.kernels.policy import blank_net, choose, load_net, new_sheet, save_net
from quinola.match import Match
from quinola.rules import PRESETS, RuleViolation, preset
from quinola.view import View, view_of
from tests.strategies import random_deal, random_ruleset, uniform
from tests.test_hidden_cards import renamings, view, world_at_random

pytestmark = pytest.mark.usefixtures("kernels")


def moment(name: str, rng: Random, acts: int) -> View:
    """The view of the seat on turn, some acts into a deal, with a real choice before it."""
    while True:
        dealt = random_deal(preset(name), rng, "even")
        match = Match(preset(name), dealt.dealer)
        deal = match.begin(dealt)
        for _ in range(acts):
            if deal.turn is not None:
                perform(deal, deal.turn, uniform(deal, rng))
        if deal.turn is not None:
            found = view_of(deal, deal.turn, match.standing())
            if len(found.actions()) > 1:
                return found


@pytest.mark.slow
@pytest.mark.parametrize("level", ["expert", "master"])
def test_prospects_are_the_same_in_worlds_alike_to_a_seat(level: str) -> None:
    light = replace(search(level), worlds=40, drawn=80 if search(level).drawn else 0)
    rng, compared = Random(level), 0
    for _ in range(40):
        world = world_at_random(random_ruleset(rng), rng, rng.randrange(47))
        match, deal = world.match(), world.deal()
        seat = deal.turn
        if seat is None or len(view(match, seat).actions()) < 2:
            continue
        seen = light.prospects(view(match, seat), stream(Random(5)))
        for names in renamings(deal, seat, rng):
            try:
                other = world.renamed(names).match()
            except RuleViolation:
                continue
            assert light.prospects(view(other, seat), stream(Random(5))) == seen
            compared += 1
    assert compared > 60


def figures(deal: Deal) -> np.ndarray:
    """All that a policy gets to see of the choices of the seat on turn."""
    code = coding(deal.ruleset)
    state = code.state(deal)
    may = int(actions(state))
    numbers = [number for number in range(layout.ACTIONS) if may >> number & 1]
    exchanging = deal.phase is Phase.EXCHANGE
    rows = np.zeros((len(numbers), EXCHANGE_WIDTH if exchanging else WIDTH), dtype=np.float32)
    for row, number in zip(rows, numbers, strict=True):
        if exchanging:
            see_exchange(code.rules, state, 0, number, row)
        else:
            see_situation(code.rules, state, 45, row)
            see_card(code.rules, state, 45, number, row)
    return rows


def test_a_policy_sees_nothing_that_its_seat_cannot_know() -> None:
    rng, compared = Random("features"), 0
    for _ in range(150):
        world = world_at_random(random_ruleset(rng), rng, rng.randrange(47))
        deal = world.deal()
        if deal.turn is None or deal.phase not in (Phase.EXCHANGE, Phase.PLAY):
            continue
        seen = figures(deal)
        for names in renamings(deal, deal.turn, rng):
            try:
                other = world.renamed(names).deal()
            except RuleViolation:
                continue
            assert np.array_equal(figures(other), seen)
            compared += 1
    assert compared > 200


def test_a_search_stops_at_its_deadline() -> None:
    found = moment("classic", Random(1), 9)
    thorough = Search(net=blank_net(), worlds=4000, drawn=8000)
    prospects = thorough.prospects(found, stream(Random(1)), deadline=0.0)
    assert {prospect.worlds for prospect in prospects} == {BATCH}
    assert {prospect.action for prospect in prospects} == set(found.actions())


@pytest.mark.parametrize("name", PRESETS)
def test_prospects_hang_together(name: str) -> None:
    rng = Random(name)
    for acts in (0, 3, 10, 30, 42):
        found = moment(name, rng, acts)
        prospects = Search(net=blank_net(), worlds=96).prospects(found, stream(rng))
        assert {prospect.action for prospect in prospects} == set(found.actions())
        assert prospects[0].behind == 0
        assert [p.fiches for p in prospects[1:]] == sorted(
            (p.fiches for p in prospects[1:]), reverse=True
        )
        for prospect in prospects:
            assert prospect.behind == pytest.approx(prospects[0].fiches - prospect.fiches)
        for prospect in prospects:
            assert prospect.fiches == pytest.approx(sum(prospect.parts.values()))
            assert prospect.wins_party + prospect.loses_party <= 1
            assert 0 < prospect.worlds <= 96


def test_club_plays_until_the_kernels_are_compiled(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("quinola.bots.searching.is_ready", lambda: False)

    def forbidden(level: str) -> Search:
        raise AssertionError(level)

    monkeypatch.setattr("quinola.bots.searching.search", forbidden)
    found = moment("classic", Random(2), 8)
    rng = Random(4)
    expert = ExpertBot(rng)
    assert expert.act(found, 0.0) == ClubBot(Random(Random(4).random())).act(found, 0.0)


def test_a_policy_with_weights_of_another_shape_is_refused(tmp_path) -> None:  # type: ignore[no-untyped-def]
    net = blank_net()
    save_net(net._replace(play_last=net.play_last[:-1]), tmp_path / "old.npz")
    with pytest.raises(ValueError, match=r"old\.npz"):
        load_net(tmp_path / "old.npz")


def test_the_policies_differ_and_are_not_blank() -> None:
    deal = Deal(preset("classic"), random_deal(preset("classic"), Random(8), "even"))
    code = coding(deal.ruleset)
    state = code.state(deal)
    sheet = new_sheet()
    for level in ("expert", "master"):
        choose(code.rules, state, 45, search(level).net, sheet)
        assert len(set(sheet.figures[list(range(48))].tolist())) > 5
    assert not np.array_equal(search("expert").net.play_first, search("master").net.play_first)


def test_the_quinola_is_placed_when_nothing_speaks_against_it() -> None:
    """Void in the suit led, last to play, quinola in hand: five fiches, the pool, no risk left."""
    rng = Random(12)
    placed = 0
    for _ in range(400):
        found = moment("classic", rng, rng.randrange(12, 40))
        trick = found.trick
        if trick is None or len(trick.plays) != 3 or QUINOLA not in found.legal:
            continue
        if any(card.suit is trick.suit for card in found.legal):
            continue
        best = search("expert").prospects(found, stream(Random(1)))[0]
        placed += best.action.card is QUINOLA  # type: ignore[union-attr]
        assert best.action.card is QUINOLA  # type: ignore[union-attr]
    assert placed >= 3


def test_low_cards_with_nothing_open_between_them_are_tried_as_one() -> None:
    rng, together = Random("alike"), 0
    for _ in range(120):
        found = moment(rng.choice(PRESETS), rng, rng.randrange(8, 44))
        if found.phase is not Phase.PLAY:
            continue
        prospects = Search(net=blank_net(), worlds=64).prospects(found, stream(Random(1)))
        groups: dict[tuple[float, ...], list[Card]] = {}
        for prospect in prospects:
            if prospect.worlds == 64:
                assert isinstance(prospect.action, Play)
                groups.setdefault(tuple(prospect.parts.values()), []).append(prospect.action.card)
        closed = {card for trick in found.tricks for _, card in trick.plays} | set(found.hand)
        strength, points = found.ruleset.strength, found.ruleset.trick_points
        for card in found.legal:
            for other in found.legal:
                between = [
                    third
                    for third in found.ruleset.pack
                    if third.suit is card.suit is other.suit
                    and strength[card] < strength[third] < strength[other]
                ]
                alike = card.suit is other.suit and set(between) <= closed
                if (
                    alike
                    and strength[card] < strength[other]
                    and points[card] == points[other] == 0
                ):
                    group = next((group for group in groups.values() if card in group), [other])
                    assert other in group
                    together += 1
    assert together > 40


@pytest.mark.parametrize("played_by", [0, 1])
def test_others_are_taken_for_the_rival_they_play_like(played_by: int) -> None:
    light = replace(search("master"), worlds=64, drawn=512)
    assert light.rivals is not None
    net, shares = light.rivals[played_by].net, []
    for number in range(8):
        rng = Random(f"rival {number}")
        dealt = random_deal(preset("classic"), rng, "even")
        match = Match(preset("classic"), dealt.dealer)
        deal, code, sheet = match.begin(dealt), coding(preset("classic")), new_sheet()
        for _ in range(28):
            assert deal.turn is not None
            seen = view_of(deal, deal.turn, match.standing())
            chosen = choose(code.rules, code.state(deal), seen.standing.remise, net, sheet)
            perform(
                deal,
                deal.turn,
                next(action for action in seen.actions() if code.encode(action) == chosen),
            )
        assert deal.turn is not None
        found = view_of(deal, deal.turn, match.standing())
        worlds = light._worlds(found, stream(rng), float("inf"))
        shares.append(float((worlds.models == played_by).mean()))
    assert sum(shares) / len(shares) > 0.8


def test_however_unlikely_most_worlds_are_a_sixth_counts() -> None:
    likelihoods = np.random.default_rng(1).normal(-60, 8, 1200)
    tempered = _tempered(likelihoods, 200)
    shares = np.exp(tempered - tempered.max())
    assert 200 <= shares.sum() ** 2 / (shares**2).sum() < 210
    assert np.array_equal(np.argsort(tempered), np.argsort(likelihoods))
    assert np.array_equal(_tempered(likelihoods / 100, 200), likelihoods / 100)
