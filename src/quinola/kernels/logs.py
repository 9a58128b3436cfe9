"""Whole matches played by random choice or by policies and written down: the cards and the acts.

A *log* holds of each deal what a record does and nothing that follows from it; `accounts` tells
what it came to. Deals stand match by match, each match of the same number of deals. All chance
comes from two keys, one for the cards and one for the play, and from the match's number: so a match
is the same whatever else is played beside it, and the cards are the same whoever plays.
"""

from __future__ import annotations

from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from quinola.kernels.bits import count
from quinola.kernels.chance import below, draw
from quinola.kernels.compiling import inlined, kernel
from quinola.kernels.dealing import deal_out, shuffle
from quinola.kernels.layout import (
    DEALER,
    DRAWN,
    ESPAGNOLETTE,
    EXCHANGE,
    HANDS,
    HOLDER,
    KINDS,
    MAY_REVOKE,
    OVER,
    PHASE,
    POOL,
    RESULT_SIZE,
    STATE_SIZE,
    STEP,
    TALON,
    TURN,
)
from quinola.kernels.play import act, actions, pick_action
from quinola.kernels.policy import Net, Sheet, choose
from quinola.kernels.settlement import settle
from quinola.kernels.trials import remise_of

Numbers = NDArray[np.int64]
Acts = NDArray[np.int8]
Chance = NDArray[np.uint64]

MOST_ACTS: Final = 4 + 4 + 44 + 4
"""Four exchange, four may be asked to announce, 44 cards fall, four may be asked to claim."""

CARDS, PLAY = range(2)
"""What each of the keys is for."""

AT_RANDOM: Final = -1
"""In the place of a policy: any action that is allowed."""

_STEP: Final = np.uint64(0x9E3779B97F4A7C15)


class Log(NamedTuple):
    """n deals as they were dealt and played; rows that nothing was written into are 0."""

    dealer: Numbers
    hands: Numbers
    """Masks by seat, before the exchange: shape (n, 4)."""
    talon: Numbers
    """Three cards in the order of the exchange: shape (n, 3)."""
    acts: Acts
    """All that was done, by the numbers of `layout`, in order: shape (n, `MOST_ACTS`)."""
    done: Numbers
    """How many acts that are."""

    @classmethod
    def new(cls, n: int) -> Log:
        """Room for so many deals."""
        return cls(
            np.zeros(n, dtype=np.int64),
            np.zeros((n, 4), dtype=np.int64),
            np.zeros((n, 3), dtype=np.int64),
            np.zeros((n, MOST_ACTS), dtype=np.int8),
            np.zeros(n, dtype=np.int64),
        )


class Bench(NamedTuple):
    """What a thread writes on while it plays deals or goes through them again."""

    state: Numbers
    result: Numbers
    pack: Numbers
    no_faults: Numbers
    chance: Chance

    @classmethod
    def new(cls) -> Bench:
        """A bench for one thread."""
        return cls(
            np.zeros(STATE_SIZE, dtype=np.int64),
            np.zeros(RESULT_SIZE, dtype=np.int64),
            np.arange(48, dtype=np.int64),
            np.zeros((0, len(KINDS)), dtype=np.int64),
            np.zeros(1, dtype=np.uint64),
        )


@inlined
def _seed(chance: Chance, key: np.uint64, match: int) -> None:
    """Start the stream of a match: each is a number drawn from the key's own stream."""
    chance[0] = key + np.uint64(match) * _STEP
    chance[0] = draw(chance)


@kernel
def deal_cards(
    rules: Numbers, keys: Chance, first: int, deals_a_match: int, bench: Bench, log: Log
) -> None:
    """Deal the cards of all matches of a log, whose first has the number `first`, from 0.

    The first dealer goes round from match to match, and the deal passes on within one.
    """
    for index in range(log.dealer.shape[0]):
        match, number = first + index // deals_a_match, index % deals_a_match
        if number == 0:
            _seed(bench.chance, keys[CARDS], match)
        # From a pack in order, so that a deal depends on nothing before its match.
        for card in range(48):
            bench.pack[card] = card
        shuffle(bench.pack, bench.chance)
        dealer = (match + number * rules[STEP]) & 3
        deal_out(bench.state, bench.pack, dealer)
        log.dealer[index] = dealer
        for seat in range(4):
            log.hands[index, seat] = bench.state[HANDS + seat]
        for slot in range(3):
            log.talon[index, slot] = bench.state[TALON + slot]


@inlined
def lay(log: Log, index: int, state: Numbers) -> None:
    """Make a state the start of a logged deal."""
    for place in range(STATE_SIZE):
        state[place] = 0
    dealer = log.dealer[index]
    state[DEALER] = dealer
    state[PHASE] = EXCHANGE
    state[TURN] = (dealer + 3) & 3
    state[HOLDER] = -1
    state[ESPAGNOLETTE] = -1
    state[MAY_REVOKE] = -1
    for seat in range(4):
        state[HANDS + seat] = log.hands[index, seat]
    for slot in range(3):
        state[TALON + slot] = log.talon[index, slot]


@inlined
def done(log: Log, index: int, number: int) -> int:
    """One of the acts of a logged deal, in a number wide enough to shift by."""
    return int(log.acts[index, number])


@kernel
def play_matches(
    rules: Numbers,
    keys: Chance,
    first: int,
    deals_a_match: int,
    players: Numbers,
    nets: tuple[Net, Net, Net, Net],
    sheet: Sheet,
    bench: Bench,
    log: Log,
) -> None:
    """Play all deals of a log whose cards are dealt, and write down what is done.

    `players` has for each seat the index of its policy among `nets`, or `AT_RANDOM`.
    """
    state, result = bench.state, bench.result
    pool = drawn = 0
    for index in range(log.dealer.shape[0]):
        if index % deals_a_match == 0:
            _seed(bench.chance, keys[PLAY], first + index // deals_a_match)
            pool = drawn = 0
        remise = remise_of(rules, log.dealer[index], pool, drawn, bench.no_faults, result)
        lay(log, index, state)
        acts = 0
        while state[PHASE] != OVER:
            who = players[state[TURN]]
            if who == AT_RANDOM:
                may = actions(state)
                action = pick_action(may, below(bench.chance, count(may)))
            else:
                action = choose(rules, state, remise, nets[who], sheet)
            log.acts[index, acts] = action
            acts += 1
            act(rules, state, action)
        log.done[index] = acts
        settle(rules, state, pool, drawn, bench.no_faults, result)
        pool, drawn = result[POOL], result[DRAWN]
