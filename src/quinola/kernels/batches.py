"""Many games at once: one call acts in all of them, settles, deals anew and tells what is seen."""

from __future__ import annotations

from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from quinola.kernels.bits import count, suit_of
from quinola.kernels.chance import below
from quinola.kernels.compiling import inlined, kernel
from quinola.kernels.dealing import deal_out, shuffle
from quinola.kernels.layout import (
    ACTIONS,
    BEST_SEAT,
    CLAIMS_IT,
    DEALER,
    DECLINE,
    EXCHANGE,
    LED,
    OVER,
    PHASE,
    PLAY,
    PLAYED,
    POOL,
    RESULT_SIZE,
    STEP,
    TRICK_EXTRA,
    TURN,
    WON,
)
from quinola.kernels.layout import DRAWN as WAS_DRAWN
from quinola.kernels.observing import (
    BETRAYED,
    BY_SEAT,
    CARRIED,
    CLAIMED_AT,
    DEALER_AT,
    DEALS,
    DECLINED_AT,
    DRAWN,
    EXCHANGED_AT,
    FALLEN,
    MISSED_AT,
    POINTS,
    REMISE,
    TAKEN,
    observe,
    spread,
    unfold,
)
from quinola.kernels.play import act, actions, exchange, legal, pick_action, play
from quinola.kernels.settlement import points_of, settle
from quinola.kernels.trials import remise_of

Numbers = NDArray[np.int64]
Chance = NDArray[np.uint64]

# A plan: what all games of a batch have in common.
DEALS_A_GAME, FIRST_DEALER, SHARES_POOL, UNFOLDS = range(4)
PLAN_SIZE: Final = 4


class Told(NamedTuple):
    """What is written at each step for n games; `bits` and `masks` in whole words."""

    words: Numbers
    legal: Numbers
    seats: Numbers
    rewards: NDArray[np.float64]
    ended: NDArray[np.bool_]
    over: NDArray[np.bool_]
    bits: Numbers
    numbers: NDArray[np.float32]
    masks: Numbers


class Bench(NamedTuple):
    """What a thread writes on meanwhile."""

    pack: Numbers
    result: Numbers
    no_faults: Numbers
    ended: Numbers
    """How many deals ended in the last step, shape (1,)."""


def new_bench() -> Bench:
    """A bench for one thread."""
    return Bench(
        np.arange(48, dtype=np.int64),
        np.zeros(RESULT_SIZE, dtype=np.int64),
        np.zeros((0, 6), dtype=np.int64),
        np.zeros(1, dtype=np.int64),
    )


@kernel
def begin_all(
    rules: Numbers, plan: Numbers, rows: Numbers, chances: Chance, bench: Bench, told: Told
) -> None:
    """Begin a game in every row: `rows` (n, ROW_SIZE), a stream for each in `chances` (n, 1)."""
    for index in range(rows.shape[0]):
        _begin_game(rules, plan, rows[index], chances[index], bench)
        for seat in range(4):
            told.rewards[index, seat] = 0.0
        told.ended[index] = False
        told.over[index] = False
    bench.ended[0] = 0
    tell_all(rules, plan, rows, told)


@kernel
def first_illegal(may: Numbers, chosen: Numbers) -> int:
    """The first game whose action is not allowed there, -1 if there is none."""
    for index in range(chosen.shape[0]):
        action = chosen[index]
        if action < 0 or action >= ACTIONS or (may[index] >> action) & 1 == 0:
            return index
    return -1


@kernel
def step_all(
    rules: Numbers,
    plan: Numbers,
    chosen: Numbers,
    rows: Numbers,
    chances: Chance,
    bench: Bench,
    told: Told,
) -> None:
    """Act once in every game. Where a deal is over it is settled and the next one dealt at once."""
    some_ended = bench.ended[0] > 0
    ended = 0
    for index in range(rows.shape[0]):
        row = rows[index]
        do(rules, row, chosen[index])
        if some_ended and told.ended[index]:
            for seat in range(4):
                told.rewards[index, seat] = 0.0
            told.ended[index] = False
            told.over[index] = False
        if row[PHASE] == OVER:
            ended += 1
            _end_deal(rules, plan, row, chances[index], bench, told, index)
        _tell(rules, plan, row, told, index)
    bench.ended[0] = ended


@inlined
def do(rules: Numbers, row: Numbers, action: int) -> None:
    """Act in a row, and note what must be known to tell it."""
    seat = row[TURN] & 3
    if row[PHASE] == PLAY:
        _play(rules, row, seat, action)
    elif row[PHASE] == EXCHANGE:
        row[BY_SEAT] |= 1 << seat + (DECLINED_AT if action == DECLINE else EXCHANGED_AT)
        exchange(rules, row, action)
    else:
        row[BY_SEAT] |= (1 if action == CLAIMS_IT else 0) << seat + CLAIMED_AT
        act(rules, row, action)


@inlined
def _play(rules: Numbers, row: Numbers, seat: int, card: int) -> None:
    suit, led = suit_of(card), row[LED]
    row[FALLEN + seat] |= 1 << card
    row[BETRAYED] |= ((row[BY_SEAT] >> MISSED_AT + 4 * suit + seat) & 1) << seat
    missed = 1 if row[PLAYED] > 0 and suit != led else 0
    row[BY_SEAT] |= missed << MISSED_AT + 4 * led + seat
    closes = row[PLAYED] == 3
    play(rules, row, card)
    if closes:
        taker = row[BEST_SEAT] & 3
        row[TAKEN] += 1 << 4 * taker
        row[POINTS + taker] = points_of(rules, row[WON + taker], TRICK_EXTRA)


@kernel
def _end_deal(
    rules: Numbers,
    plan: Numbers,
    row: Numbers,
    chance: Chance,
    bench: Bench,
    told: Told,
    index: int,
) -> None:
    result = bench.result
    settle(rules, row, row[CARRIED], row[DRAWN], bench.no_faults, result)
    row[DEALS] += 1
    over = row[DEALS] == plan[DEALS_A_GAME]
    share = result[POOL] / 4.0 if over and plan[SHARES_POOL] else 0.0
    for seat in range(4):
        told.rewards[index, seat] = result[seat] + share
    told.ended[index] = True
    told.over[index] = over
    if over:
        _begin_game(rules, plan, row, chance, bench)
        return
    row[CARRIED] = result[POOL]
    row[DRAWN] = result[WAS_DRAWN]
    _deal(rules, row, (row[DEALER] + rules[STEP]) & 3, chance, bench)


@inlined
def _begin_game(rules: Numbers, plan: Numbers, row: Numbers, chance: Chance, bench: Bench) -> None:
    row[CARRIED] = 0
    row[DRAWN] = 0
    row[DEALS] = 0
    dealer = plan[FIRST_DEALER]
    if dealer < 0:
        dealer = below(chance, 4)
    _deal(rules, row, dealer, chance, bench)


@kernel
def _deal(rules: Numbers, row: Numbers, dealer: int, chance: Chance, bench: Bench) -> None:
    # From a pack in order, so that a game does not depend on the others of its batch.
    for card in range(48):
        bench.pack[card] = card
    shuffle(bench.pack, chance)
    deal_out(row, bench.pack, dealer)
    open_deal(rules, row, bench)


@kernel
def open_deal(rules: Numbers, row: Numbers, bench: Bench) -> None:
    """Nothing has been done yet with the cards that lie in a row."""
    for place in range(FALLEN, REMISE):
        row[place] = 0
    row[BY_SEAT] = 1 << DEALER_AT + row[DEALER]
    row[REMISE] = remise_of(
        rules, row[DEALER], row[CARRIED], row[DRAWN], bench.no_faults, bench.result
    )


@kernel
def tell_all(rules: Numbers, plan: Numbers, rows: Numbers, told: Told) -> None:
    """Write what is seen and allowed in every row."""
    for index in range(rows.shape[0]):
        _tell(rules, plan, rows[index], told, index)


@inlined
def _tell(rules: Numbers, plan: Numbers, row: Numbers, told: Told, index: int) -> None:
    may = legal(row) if row[PHASE] == PLAY else actions(row)
    told.seats[index] = row[TURN]
    told.legal[index] = may
    words = told.words[index]
    observe(rules, row, row[TURN] & 3, words)
    if plan[UNFOLDS]:
        unfold(words, told.bits[index], told.numbers[index])
        spread(may, 7, told.masks[index], 0)


@kernel
def choose_at_random(may: Numbers, chance: Chance, chosen: Numbers) -> None:
    """For each mask of actions any of them, each as likely as the next."""
    for index in range(may.shape[0]):
        chosen[index] = pick_action(may[index], below(chance, count(may[index])))


@kernel
def do_all(rules: Numbers, row: Numbers, acts: Numbers, seats: Numbers) -> None:
    """Do some acts on end in one row, and write down who did each."""
    for index in range(acts.shape[0]):
        seats[index] = row[TURN]
        do(rules, row, acts[index])
