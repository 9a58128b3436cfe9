"""What is observed: the same where a seat cannot tell deals apart, another where it can."""

from __future__ import annotations

from collections import Counter
from random import Random

import numpy as np
import pytest

from quinola.cards import Card, Suit
from quinola.envs.batched import Batch
from quinola.envs.game import Game
from quinola.envs.observation import (
    COLUMN_NAMES,
    COLUMNS,
    action_mask,
    columns,
    observe,
)
from quinola.envs.terms import Terms
from quinola.kernels.encoding import coding
from quinola.kernels.observing import WORDS
from quinola.rules import PRESETS, RuleViolation, house
from quinola.seats import SEATS, Seat
from quinola.table import Act, NextDeal
from tests.test_hidden_cards import World, renamings, seen_by, view, world_at_random


def as_game(world: World) -> Game:
    """The environments' game at this point."""
    ruleset = world.ruleset
    terms = Terms(rules=ruleset.preset, options=dict(ruleset.overrides))
    game = Game(terms, world.dealt.dealer, seed=1)
    steps = (NextDeal(world.dealt), *(Act(seat, action) for seat, action in world.acts))
    game.__setstate__({**game.__getstate__(), "_table": steps})
    return game


def in_a_batch(world: World, games: Batch) -> Batch:
    """The same as the one game of a batch."""
    code = coding(world.ruleset)
    games.lay(0, world.dealt)
    for _, action in world.acts:
        games.step(np.array([code.encode(action)]))
    return games


def told_to(game: Game, seat: Seat) -> list[bytes | str]:
    """All that a seat is told of a game, in every form, and the same as the views have it."""
    seen = game.observe(seat)
    if not game.is_over:
        assert np.array_equal(seen["observation"], columns(observe(game.view(seat))))
        assert np.array_equal(seen["action_mask"], action_mask(game.view(seat)))
    return [seen["observation"].tobytes(), seen["action_mask"].tobytes(), game.told(seat)]


@pytest.mark.parametrize("name", PRESETS)
def test_nothing_unseen_is_observed(name: str) -> None:
    rng, compared = Random(name), Counter[str]()
    ruleset = house(name, {"claims": "manual"})
    games = Batch(1, rules=name, options={"claims": "manual"}, columns=True)
    for _ in range(12):
        world = world_at_random(ruleset, rng, rng.randrange(52))
        game, deal = as_game(world), world.deal()
        for seat in SEATS:
            for names in renamings(deal, seat, rng):
                other = world.renamed(names)
                try:
                    changed = other.deal()
                except RuleViolation:
                    continue
                assert told_to(as_game(other), seat) == told_to(game, seat)
                compared[deal.phase] += 1
                compared["hidden"] += changed.espagnolette is not deal.espagnolette
                if deal.turn is seat and world.dealt.dealer is other.dealt.dealer:
                    told = [array.tobytes() for array in in_a_batch(world, games).told]
                    assert [array.tobytes() for array in in_a_batch(other, games).told] == told
                    compared["in batches"] += 1
    assert compared["play"] > 80
    assert compared.total() > 150
    assert compared["in batches"] > 20


@pytest.mark.parametrize("name", PRESETS)
def test_what_a_seat_knows_is_observed(name: str) -> None:
    """Another card in the hand or aside is another observation."""
    rng, compared = Random(name), Counter[str]()
    for _ in range(40):
        world = world_at_random(house(name, {}), rng, rng.randrange(48))
        match, deal = world.match(), world.deal()
        for seat in SEATS:
            aside = deal.discards.get(seat)
            private = {*deal.hands[seat], *([aside] if aside else [])}
            unseen = [card for card in world.ruleset.pack if card not in seen_by(deal, seat)]
            if not private or not unseen:
                continue
            one, other = rng.choice(sorted(private, key=str)), rng.choice(unseen)
            try:
                changed = world.renamed({one: other, other: one}).match()
            except RuleViolation:
                continue
            assert (observe(view(changed, seat)) != observe(view(match, seat))).any()
            compared["aside" if one is aside else "hand"] += 1
    assert compared["hand"] > 50
    assert compared["aside"] > 3


def test_columns_have_names_that_say_what_they_tell() -> None:
    assert len(set(COLUMN_NAMES)) == len(COLUMN_NAMES) == COLUMNS == 441
    rng = Random(2)
    for name in PRESETS:
        ruleset = house(name, {})
        strongest = {suit: max(cards_of(ruleset.pack, suit), key=ruleset.strength.__getitem__)
                     for suit in Suit}  # fmt: skip
        for acts in range(0, 48, 5):
            match = world_at_random(ruleset, rng, acts).match()
            assert match.deal is not None
            seen = view(match, match.deal.turn or Seat.N)
            row = dict(zip(COLUMN_NAMES, columns(observe(seen)).tolist(), strict=True))
            for suit, card in strongest.items():
                assert row[f"hand: {suit.name.lower()}-12"] == (card in seen.hand)
            assert sum(row[key] for key in row if key.startswith("hand: ")) == len(seen.hand)
            assert row[f"phase: {seen.phase}"] == 1
            assert row["pool when play began"] == seen.standing.remise
            assert row["points: left"] == seen.points[seen.seat.left]
            assert row["tricks: opposite"] == seen.tricks_taken[seen.seat.opposite]
            assert row["dealer: right"] == (seen.dealer is seen.seat.right)
            played = [card for key, card in row.items() if key.startswith("played by ")]
            assert sum(played) == 4 * len(seen.tricks) + (
                len(seen.trick.plays) if seen.trick else 0
            )


def cards_of(pack: tuple[Card, ...], suit: Suit) -> list[Card]:
    return [card for card in pack if card.suit is suit]


def test_many_observations_unfold_as_one() -> None:
    words = np.stack(
        [
            observe(view(world_at_random(house("academy", {}), Random(n), n).match(), Seat.E))
            for n in range(30)
        ]
    )
    assert words.shape == (30, WORDS)
    rows = columns(words)
    assert rows.dtype == np.float32
    assert all(np.array_equal(row, columns(one)) for row, one in zip(rows, words, strict=True))
    assert np.array_equal(columns(words.reshape(5, 6, -1)), rows.reshape(5, 6, -1))


def test_only_who_is_on_turn_may_do_something() -> None:
    match = world_at_random(house("classic", {}), Random(1), 20).match()
    assert match.deal is not None
    for seat in SEATS:
        assert action_mask(view(match, seat)).any() == (seat is match.deal.turn)
