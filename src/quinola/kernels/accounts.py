"""What logged deals came to, and what each player observed when he acted: a log gone through again.

Everything follows from the cards and the acts of a `logs.Log`, the rules, and the deals before in
the same match, whose pool is carried on.
"""

from __future__ import annotations

from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from quinola.kernels import layout
from quinola.kernels.batches import do
from quinola.kernels.bits import count
from quinola.kernels.compiling import inlined, kernel
from quinola.kernels.layout import (
    DECLINE,
    FAILED,
    HONOUR,
    HONOUR_BITS,
    HONOURS,
    HONOURS_PLAYED,
    MANNER_SHIFT,
    PARTY,
    PARTY_BONUS,
    PARTY_EXTRA,
    PHASE,
    POOL,
    SEAT_SHIFT,
    TAKERS,
    TRICK_EXTRA,
    TRICK_SHIFT,
    TURN,
    WON,
)
from quinola.kernels.logs import Bench, Log, done, lay
from quinola.kernels.observing import (
    BIT_COLUMNS,
    BY_SEAT,
    DEALER_AT,
    FALLEN,
    NUMBER_COLUMNS,
    POINTS_OF,
    POOL_AT_START,
    ROW_SIZE,
    TRICKS_OF,
    WORDS,
    observe,
    unfold,
)
from quinola.kernels.observing import REMISE as ROW_REMISE
from quinola.kernels.play import act, actions
from quinola.kernels.settlement import points_of, settle, tricks_of
from quinola.kernels.trials import remise_of

Numbers = NDArray[np.int64]

# An account: fiches, points and tricks by seat, seats with -1 for nobody, flags.
NET: Final = 0
POINTS: Final = 4
TRICKS: Final = 8
(
    BEFORE,
    REMISE,
    AFTER,
    DRAWN,
    WORTH,
    WINNER,
    LOSER,
    MADE,
    UNDERTAKER,
    BREAKER,
    HOLDER,
    ESPAGNOLETTE,
    HAS_FAILED,
    CLAIMS,
    PLAYED_FROM,
) = range(12, 27)
"""The pool before the deal, when play begins and after it; whether it was drawn; the party; as in
a result; whose hand was an espagnolette when play began; as in a state; how many acts came before
the first card."""
ASIDE: Final = 27
"""The four cards of the party in the order of the exchange."""
FATES: Final = 31
"""Of each ace by its suit, then of the quinola, four numbers: who played it, how, in which trick,
and who took that; -1 for a card of the party."""
BY, HOW, TRICK, TAKER = range(4)
ACCOUNT_SIZE: Final = FATES + 4 * 5


@kernel
def account(rules: Numbers, deals_a_match: int, log: Log, bench: Bench, accounts: Numbers) -> None:
    """Settle all deals of a log: `accounts` has shape (n, `ACCOUNT_SIZE`)."""
    state, result = bench.state, bench.result
    pool = drawn = 0
    for index in range(log.dealer.shape[0]):
        if index % deals_a_match == 0:
            pool = drawn = 0
        lay(log, index, state)
        into = accounts[index]
        into[PLAYED_FROM] = 0
        for number in range(log.done[index]):
            into[PLAYED_FROM] += 1 if state[PHASE] < layout.PLAY else 0
            act(rules, state, done(log, index, number))
        settle(rules, state, pool, drawn, bench.no_faults, result)
        into[BEFORE] = pool
        pool, drawn = result[POOL], result[layout.DRAWN]
        _note_result(result, into)
        _note_state(rules, state, into)
        _note_party(log, index, into)


@inlined
def _note_result(result: Numbers, into: Numbers) -> None:
    for seat in range(4):
        into[NET + seat] = result[seat]
    into[REMISE] = result[layout.REMISE]
    into[AFTER] = result[POOL]
    into[DRAWN] = result[layout.DRAWN]
    into[WINNER] = result[layout.WINNER]
    into[LOSER] = result[layout.LOSER]
    into[MADE] = result[layout.MADE]
    into[UNDERTAKER] = result[layout.UNDERTAKER]
    into[BREAKER] = result[layout.BREAKER]
    into[HAS_FAILED] = 1 if result[FAILED] >= 0 else 0


@inlined
def _note_state(rules: Numbers, state: Numbers, into: Numbers) -> None:
    for seat in range(4):
        into[POINTS + seat] = points_of(rules, state[WON + seat], TRICK_EXTRA)
        into[TRICKS + seat] = tricks_of(state, seat)
    into[WORTH] = points_of(rules, state[PARTY], PARTY_EXTRA) + rules[PARTY_BONUS]
    into[HOLDER] = state[layout.HOLDER]
    into[ESPAGNOLETTE] = state[layout.ESPAGNOLETTE]
    into[CLAIMS] = state[layout.CLAIMS]
    for place in range(FATES, ACCOUNT_SIZE):
        into[place] = -1
    for number in range(state[HONOURS_PLAYED]):
        honour = (state[HONOURS] >> HONOUR_BITS * number) & HONOUR
        at = FATES + 4 * (honour & 7)
        trick = (honour >> TRICK_SHIFT) & 15
        into[at + BY] = (honour >> SEAT_SHIFT) & 3
        into[at + HOW] = honour >> MANNER_SHIFT
        into[at + TRICK] = trick
        into[at + TAKER] = (state[TAKERS] >> 2 * (trick - 1)) & 3


@inlined
def _note_party(log: Log, index: int, into: Numbers) -> None:
    for slot in range(4):
        card = done(log, index, slot)
        if card == DECLINE and slot < 3:
            into[ASIDE + slot] = log.talon[index, slot]
        else:
            into[ASIDE + slot] = card


class Steps(NamedTuple):
    """What the acts of a log were done upon: one row for each, m in all."""

    deal: Numbers
    """The place of its deal in the log."""
    number: Numbers
    """Which of the deal's acts it is, from 0."""
    seat: Numbers
    legal: Numbers
    """Which actions were allowed, a bit each."""
    choices: Numbers
    """How many."""
    action: Numbers
    net: Numbers
    """What the deal brought the seat in the end, in fiches."""
    bits: Numbers
    """Observed, as bytes of 0 or 1 in whole words: shape (m, `BIT_COLUMNS` // 8)."""
    numbers: Numbers
    """Observed besides, shape (m, `NUMBER_COLUMNS`)."""

    @classmethod
    def new(cls, m: int) -> Steps:
        """Room for so many."""
        one = [np.zeros(m, dtype=np.int64) for _ in range(7)]
        widths = (BIT_COLUMNS // 8, NUMBER_COLUMNS)
        return cls(*one, *(np.zeros((m, width), dtype=np.int64) for width in widths))


class Sight(NamedTuple):
    """What a thread writes on while it looks through the players' eyes."""

    row: Numbers
    words: Numbers
    numbers: NDArray[np.float32]

    @classmethod
    def new(cls) -> Sight:
        """For one thread."""
        return cls(
            np.zeros(ROW_SIZE, dtype=np.int64),
            np.zeros(WORDS, dtype=np.int64),
            np.zeros(NUMBER_COLUMNS, dtype=np.float32),
        )


@kernel
def account_steps(
    rules: Numbers, deals_a_match: int, log: Log, bench: Bench, sight: Sight, steps: Steps
) -> None:
    """Go through all acts of a log: `steps` has room for just so many."""
    row, result = sight.row, bench.result
    pool = drawn = at = 0
    for index in range(log.dealer.shape[0]):
        if index % deals_a_match == 0:
            pool = drawn = 0
        lay(log, index, row)
        for place in range(FALLEN, ROW_SIZE):
            row[place] = 0
        row[BY_SEAT] = 1 << DEALER_AT + log.dealer[index]
        row[ROW_REMISE] = remise_of(rules, log.dealer[index], pool, drawn, bench.no_faults, result)
        first = at
        for number in range(log.done[index]):
            steps.deal[at] = index
            steps.number[at] = number
            action = done(log, index, number)
            steps.action[at] = action
            _look(rules, row, sight, steps, at)
            do(rules, row, action)
            at += 1
        settle(rules, row, pool, drawn, bench.no_faults, result)
        pool, drawn = result[POOL], result[layout.DRAWN]
        for step in range(first, at):
            steps.net[step] = result[steps.seat[step]]


@inlined
def _look(rules: Numbers, row: Numbers, sight: Sight, steps: Steps, at: int) -> None:
    """What the seat on turn observes and may do."""
    words, numbers = sight.words, steps.numbers[at]
    seat = row[TURN] & 3
    may = actions(row)
    steps.seat[at] = seat
    steps.choices[at] = count(may)
    observe(rules, row, seat, words)
    unfold(words, steps.bits[at], sight.numbers)
    # Whole numbers, which a pool of any size can be: single precision would round it.
    for place in range(4):
        numbers[place] = words[POINTS_OF + place]
        numbers[4 + place] = (words[TRICKS_OF] >> 4 * place) & 15
    numbers[8] = words[POOL_AT_START]
    steps.legal[at] = may
