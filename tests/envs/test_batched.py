"""Batches of games against the readable core: the same cards and acts, all told is compared."""

from __future__ import annotations

import copy
import pickle
from collections import Counter
from random import Random

import numpy as np
import pytest
from hypothesis import given

from quinola.actions import perform
from quinola.cards import Card
from quinola.deal import Deal, Phase
from quinola.dealing import Dealt
from quinola.envs.batched import Arrays, Batch, choose_at_random
from quinola.envs.observation import action_mask, columns, observe
from quinola.kernels import layout
from quinola.kernels.chance import stream
from quinola.kernels.encoding import Coding, coding
from quinola.match import Match
from quinola.rules import PRESETS, Ruleset
from quinola.seats import SEATS, Seat
from quinola.view import view_of
from tests.strategies import (
    Policy,
    for_the_strong,
    random_deal,
    random_policies,
    random_ruleset,
    randoms,
)

# The kernels of batches take half a minute to compile, and nothing but batches needs them.
pytestmark = pytest.mark.slow


def dealt_in(state: np.ndarray, code: Coding) -> Dealt:
    """The cards of a state in which nobody has acted."""
    hands = {seat: code.unmask(int(state[layout.HANDS + seat])) for seat in SEATS}
    talon: tuple[Card, ...] = tuple(code.cards[card] for card in state[layout.TALON :][:3])
    return Dealt(Seat(int(state[layout.DEALER])), hands, talon)


class Twin:
    """A game of a batch, played again on the readable core."""

    def __init__(self, games: Batch, index: int, rng: Random) -> None:
        self._games, self._index, self._rng = games, index, rng
        self.code = coding(games.terms.ruleset)
        self.kinds: Counter[str] = Counter()
        self._begin_game()

    def _begin_game(self) -> None:
        ruleset, deals = self._games.terms.ruleset, self._games.terms.deals
        state = self._games.state(self._index)
        self.match = Match(ruleset, Seat(int(state[layout.DEALER])), deals=deals)
        self._begin_deal()

    def _begin_deal(self) -> None:
        if self._rng.random() < 0.7:
            lean = self._rng.choice((None, "espagnolette", "four aces"))
            dealt = random_deal(self._games.terms.ruleset, self._rng, lean)
            dealt = Dealt(self.match.dealer, *_moved(dealt, self.match.dealer))
            self._games.lay(self._index, dealt)
        dealt = dealt_in(self._games.state(self._index), self.code)
        assert dealt.dealer is self.match.dealer
        self.deal = self.match.begin(dealt)
        self._policies: list[Policy] = list(random_policies(self._rng))
        if self._rng.random() < 0.5:
            self._policies = list(for_the_strong(dealt, self._rng))

    def choose(self) -> int:
        """Compare all that is told, then act."""
        seat = self.deal.turn
        assert seat is not None
        told, index = self._games.told, self._index
        view = view_of(self.deal, seat, self.match.standing())
        assert told.seats[index] == seat
        assert np.array_equal(told.words[index], observe(view))
        mask = action_mask(view)
        assert [int(told.legal[index]) >> number & 1 for number in range(52)] == list(mask)
        assert np.array_equal(told.masks[index], [*mask, 0, 0, 0, 0])
        row = np.concatenate([told.bits[index], told.numbers[index]], dtype=np.float32)
        assert np.array_equal(row, columns(observe(view)))
        self.kinds["espagnolette known"] += view.espagnolette is not None
        self.kinds["espagnolette hidden"] += self.deal.espagnolette is not view.espagnolette
        action = self._policies[seat](self.deal, self._rng)
        perform(self.deal, seat, action)
        return self.code.encode(action)

    def verify_end(self) -> None:
        """Compare what the step brought, and go on to the next deal."""
        told, index = self._games.told, self._index
        over = self.deal.phase is Phase.OVER
        assert told.ended[index] == over
        if not over:
            assert not told.rewards[index].any()
            assert not told.over[index]
            return
        settled = self.match.settle()
        share = settled.pool / 4 if self.match.is_over and self._games.terms.share_pool else 0
        assert told.rewards[index].tolist() == [net + share for net in settled.net]
        assert told.over[index] == self.match.is_over
        self.kinds["deals"] += 1
        drawn = settled.settlement.drawn and settled.pool > 0
        self.kinds["drawn, and not empty"] += drawn and not self.match.is_over
        self.kinds["games"] += self.match.is_over
        if self.match.is_over:
            self._begin_game()
        else:
            self._begin_deal()


def _moved(dealt: Dealt, dealer: Seat) -> tuple[dict[Seat, tuple[Card, ...]], tuple[Card, ...]]:
    """The same hands as if another had dealt them."""
    by = dealer - dealt.dealer
    return {seat: dealt.hands[Seat((seat - by) & 3)] for seat in SEATS}, dealt.talon


def play_both(games: Batch, rng: Random, steps: int) -> Counter[str]:
    twins = [Twin(games, index, rng) for index in range(len(games))]
    for _ in range(steps):
        games.step(np.array([twin.choose() for twin in twins], dtype=np.int64))
        for twin in twins:
            twin.verify_end()
    return sum((twin.kinds for twin in twins), Counter[str]())


def batch_of(ruleset: Ruleset, n: int, **terms: object) -> Batch:
    options = dict(ruleset.overrides)
    return Batch(n, rules=ruleset.preset, options=options, columns=True, **terms)  # type: ignore[arg-type]


@pytest.mark.parametrize("name", PRESETS)
def test_a_batch_is_so_many_readable_games(name: str) -> None:
    games = Batch(5, rules=name, deals=3, share_pool=True, columns=True, seed=5)
    kinds = play_both(games, Random(name), 330)
    assert kinds["games"] >= 3
    assert kinds["espagnolette known"] > 5


@given(rng=randoms)
def test_a_batch_goes_by_any_rules(rng: Random) -> None:
    terms = {"deals": rng.randint(1, 3), "seed": rng.getrandbits(32)}
    games = batch_of(random_ruleset(rng), 2, share_pool=rng.random() < 0.5, **terms)
    play_both(games, rng, rng.randint(1, 120))


def test_stakes_after_a_pool_was_drawn_and_filled_again() -> None:
    options = {"refill": "after_win"}
    games = Batch(8, rules="classic", options=options, deals=6, columns=True)
    kinds = play_both(games, Random(3), 6 * 48)
    assert kinds["drawn, and not empty"] >= 1


@pytest.mark.parametrize("part", range(4))
def test_many_games_of_a_batch_are_readable_games(part: int) -> None:
    rng, kinds = Random(f"batches {part}"), Counter[str]()
    for _ in range(25):
        games = batch_of(random_ruleset(rng), 4, deals=rng.randint(1, 3), share_pool=True)
        kinds += play_both(games, rng, 112)
    assert kinds["espagnolette known"] > 50
    assert kinds["espagnolette hidden"] > 20


def play_on(games: Batch, chance: np.ndarray, steps: int) -> list[bytes]:
    """Random steps, and everything told after each."""
    chosen, told = np.zeros(len(games), dtype=np.int64), []
    for _ in range(steps):
        choose_at_random(games.told.legal, chance, chosen)
        games.step(chosen)
        told.append(b"".join(array.tobytes() for array in games.told))
    return told


def test_a_copy_goes_on_as_the_original_and_apart_from_it() -> None:
    games = Batch(5, deals=2, columns=True, seed=3)
    for _ in range(4):
        play_on(games, stream(Random(1)), 29)
        other, third = copy.deepcopy(games), pickle.loads(pickle.dumps(games))
        before = b"".join(array.tobytes() for array in games.told)
        went = play_on(other, stream(Random(2)), 60)
        assert before == b"".join(array.tobytes() for array in games.told)
        assert play_on(third, stream(Random(2)), 60) == went
        assert play_on(games, stream(Random(2)), 60) == went


def test_a_seed_decides_each_game_whatever_the_size_of_its_batch() -> None:
    few, many = Batch(3, seed=11, deals=4), Batch(40, seed=11, deals=4)
    for _ in range(230):
        assert np.array_equal(few.told.words, many.told.words[:3])
        assert np.array_equal(few.told.rewards, many.told.rewards[:3])
        lowest = np.array([int(may & -may).bit_length() - 1 for may in many.told.legal])
        many.step(lowest)
        few.step(lowest[:3].copy())
    few.reset(11)
    many.reset(12)
    assert np.array_equal(few.told.words, Batch(3, seed=11, deals=4).told.words)
    assert not np.array_equal(few.told.words, many.told.words[:3])


def test_given_arrays_are_written_into() -> None:
    arrays = Arrays.new(6)
    games = Batch(6, seed=1, arrays=arrays)
    assert games.told is arrays
    assert arrays.words.any()
    with pytest.raises(ValueError, match="bits must be a writable uint8"):
        Batch(6, arrays=arrays, columns=True)
    with pytest.raises(ValueError, match="words must be"):
        Batch(6, arrays=arrays._replace(words=arrays.words[:, ::-1]))


@pytest.mark.parametrize("wrong", [-1, 52, 63, 64, 2**40, "another's"])
def test_an_action_not_allowed_is_refused_and_changes_nothing(wrong: int | str) -> None:
    games = Batch(4, seed=9)
    chosen = np.array([layout.DECLINE] * 4)
    if isinstance(wrong, str):
        theirs = ~int(games.told.legal[2]) & (1 << 48) - 1
        wrong = theirs.bit_length() - 1
    chosen[2] = wrong
    before = pickle.dumps(games)
    with pytest.raises(ValueError, match=f"action {wrong} is not allowed in game 2"):
        games.step(chosen)
    assert pickle.dumps(games) == before
    with pytest.raises(ValueError, match="4 int64 actions"):
        games.step(chosen[:3])


def test_terms_that_cannot_be_had_are_refused() -> None:
    for terms in ({"rules": "whist"}, {"deals": 0}, {"dealer": 4}, {"options": {"stake": -1}}):
        with pytest.raises(ValueError, match=r"."):
            Batch(1, **terms)
    with pytest.raises(ValueError, match="a batch has a game"):
        Batch(0)


def test_shared_pools_make_games_zero_sum() -> None:
    games, sums = Batch(64, share_pool=True, deals=2, dealer=1, seed=2), np.zeros(64)
    chosen, chance = np.zeros(64, dtype=np.int64), stream(Random(4))
    assert (games.told.seats == 0).all()
    for _ in range(96):
        choose_at_random(games.told.legal, chance, chosen)
        games.step(chosen)
        sums += games.told.rewards.sum(axis=1)
    assert games.told.over.all()
    assert not sums.any()


def test_random_choices_are_even() -> None:
    legal = np.full(60_000, 0b1011 | 1 << 48, dtype=np.int64)
    chosen = np.zeros(60_000, dtype=np.int64)
    choose_at_random(legal, stream(Random(8)), chosen)
    counts = Counter(chosen.tolist())
    assert set(counts) == {0, 1, 3, 48}
    assert max(abs(count - 15_000) for count in counts.values()) < 600


def test_a_deal_laid_must_be_the_pack() -> None:
    games = Batch(1)
    dealt = dealt_in(games.state(0), coding(games.terms.ruleset))
    with pytest.raises(ValueError, match="whole pack"):
        games.lay(0, Dealt(dealt.dealer, dealt.hands, dealt.talon[:2]))
    assert isinstance(Deal(games.terms.ruleset, dealt), Deal)
