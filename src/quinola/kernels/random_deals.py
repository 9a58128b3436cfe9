"""Whole deals played at random: for tests, for statistics, and to show the pace.

Playing at random is done a trick at a time with as few branches as can be, for a processor guesses
at random choices in vain; where somebody may break suit, card by card as in `play`.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from quinola.kernels.bits import SUIT, SUIT_SIZE, count, lowest, pick_bit, suit_of
from quinola.kernels.chance import draw
from quinola.kernels.compiling import inlined, kernel
from quinola.kernels.dealing import deal_out, shuffle
from quinola.kernels.layout import (
    ACE_CARDS,
    ANNOUNCE,
    ASIDE,
    ASKED,
    AT_FAULT,
    BEST,
    BEST_SEAT,
    CLAIM,
    DEALER,
    DECLINED_CARD_SEEN,
    EXCHANGE,
    HANDS,
    LED,
    MAY_REVOKE,
    MISSED,
    PARTY,
    PHASE,
    PLAY,
    PLAYED,
    POOL,
    QUINOLA_CARD,
    RESULT_SIZE,
    STATE_SIZE,
    STEP,
    TAKERS,
    TALON,
    TRICK,
    TRICKS,
    TURN,
    WON,
)
from quinola.kernels.play import act_at_random, close_play, copy, end_exchange, note_honour
from quinola.kernels.settlement import settle

Numbers = NDArray[np.int64]
Chance = NDArray[np.uint64]

_32 = np.uint64(32)
_LOW = np.uint64(0xFFFFFFFF)


@inlined
def _part(bits: np.uint64, n: int) -> int:
    """Half of 64 random bits as a number below n."""
    return int(np.int64(((bits & _LOW) * np.uint64(n)) >> _32))


@inlined
def _follow(
    state: Numbers, seat: int, suit: int, bits: np.uint64, best: int, taker: int
) -> tuple[int, int, int, int]:
    """A card at random to a suit led: it, the card that takes the trick now, and for whom.

    And a bit, in the place for `MISSED`, if the suit was not followed. Cards are masks, whose order
    within a suit is that of the cards.
    """
    hand = state[HANDS + seat]
    follow = hand & (SUIT << SUIT_SIZE * suit)
    may = follow if follow else hand
    card = pick_bit(may, _part(bits, count(may)))
    state[HANDS + seat] = hand ^ card
    missed = int(follow == 0)
    beats = card > best and missed == 0
    return card, card if beats else best, seat if beats else taker, missed << (4 * seat + suit)


@kernel
def play_tricks(rules: Numbers, state: Numbers, chance: Chance, plays: Numbers) -> None:
    """Play all tricks from an open lead on, where nobody may break suit.

    Writes the cards played into `plays`, a row of four for each trick.
    """
    honours = rules[ACE_CARDS] | (1 << rules[QUINOLA_CARD])
    step = rules[STEP]
    leader = state[TURN]
    missed, takers = state[MISSED], state[TAKERS]
    for trick in range(state[TRICK], TRICKS + 1):
        bits, more = draw(chance), draw(chance)
        hand = state[HANDS + leader]
        first = pick_bit(hand, _part(bits, count(hand)))
        state[HANDS + leader] = hand ^ first
        suit = suit_of(lowest(first))
        seat = (leader + step) & 3
        second, best, taker, void = _follow(state, seat, suit, bits >> _32, first, leader)
        missed |= void
        seat = (seat + step) & 3
        third, best, taker, void = _follow(state, seat, suit, more, best, taker)
        missed |= void
        seat = (seat + step) & 3
        fourth, best, taker, void = _follow(state, seat, suit, more >> _32, best, taker)
        missed |= void
        plays[trick - 1, 0] = lowest(first)
        plays[trick - 1, 1] = lowest(second)
        plays[trick - 1, 2] = lowest(third)
        plays[trick - 1, 3] = lowest(fourth)
        state[WON + taker] |= first | second | third | fourth
        takers |= taker << 2 * (trick - 1)
        places = (
            int(first & honours != 0)
            | int(second & honours != 0) << 1
            | int(third & honours != 0) << 2
            | int(fourth & honours != 0) << 3
        )
        while places:
            place = lowest(places)
            places &= places - 1
            seat = (leader + place * step) & 3
            note_honour(rules, state, seat, plays[trick - 1, place], trick, place, suit)
        leader = taker
        state[LED], state[BEST], state[BEST_SEAT] = suit, lowest(best), taker
    state[MISSED], state[TAKERS] = missed, takers
    state[TRICK] = TRICKS + 1
    close_play(rules, state)


@kernel
def exchange_at_random(rules: Numbers, state: Numbers, chance: Chance) -> None:
    """What is left of the exchange, each discard as likely as the next, and as declining."""
    for asked in range(state[ASKED], 4):
        bits = draw(chance) >> _32
        seat = (state[DEALER] + 3 - asked) & 3
        hand = state[HANDS + seat]
        held = count(hand)
        draws = asked < 3
        n = _part(bits, held + int(draws))
        declines = n == held
        drawn = (1 << state[TALON + asked]) if draws else 0
        aside = drawn if declines else pick_bit(hand, min(n, held - 1))
        # The talon card is taken up, then a card put aside: that very one by who declines it.
        state[HANDS + seat] = (hand | drawn) ^ aside
        state[PARTY] |= aside
        seen = rules[DECLINED_CARD_SEEN] if declines else 1
        state[ASIDE + seat] = seen * (lowest(aside) + 1)
    state[ASKED] = 4
    state[TURN] = state[DEALER]
    end_exchange(rules, state)


@kernel
def play_out(rules: Numbers, state: Numbers, chance: Chance, plays: Numbers) -> None:
    """Do anything allowed until the deal is over, each action as likely as the next."""
    if state[PHASE] == EXCHANGE:
        exchange_at_random(rules, state, chance)
    while state[PHASE] == ANNOUNCE:
        act_at_random(rules, state, chance)
    while state[PHASE] == PLAY:
        if state[PLAYED] == 0 and state[MAY_REVOKE] < 0 and state[AT_FAULT] == 0:
            play_tricks(rules, state, chance, plays)
        else:
            act_at_random(rules, state, chance)
    while state[PHASE] == CLAIM:
        act_at_random(rules, state, chance)


class Desk(NamedTuple):
    """What a kernel writes on while it plays deals, made beforehand: see `new_desk`."""

    state: Numbers
    result: Numbers
    pack: Numbers
    plays: Numbers
    """The cards of the last deal, a row of four for each trick, where nobody could break suit."""


def new_desk() -> Desk:
    """A desk for one thread."""
    return Desk(
        np.zeros(STATE_SIZE, dtype=np.int64),
        np.zeros(RESULT_SIZE, dtype=np.int64),
        np.arange(48, dtype=np.int64),
        np.zeros((TRICKS, 4), dtype=np.int64),
    )


@kernel
def random_deals(
    rules: Numbers, faults: Numbers, chance: Chance, desk: Desk, nets: Numbers, pools: Numbers
) -> None:
    """Deal, play at random and settle as many deals as `nets` has rows, each with an empty pool.

    Writes the nets by seat (shape (n, 4)) and what is left in the pool (shape (n,)), in fiches.
    """
    state, result = desk.state, desk.result
    for index in range(nets.shape[0]):
        shuffle(desk.pack, chance)
        deal_out(state, desk.pack, index & 3)
        play_out(rules, state, chance, desk.plays)
        settle(rules, state, 0, 0, faults, result)
        for seat in range(4):
            nets[index, seat] = result[seat]
        pools[index] = result[POOL]


@kernel
def rollouts(
    rules: Numbers, position: Numbers, faults: Numbers, chance: Chance, desk: Desk, nets: Numbers
) -> None:
    """Play the same position out at random and settle it, once for each row of `nets`."""
    for index in range(nets.shape[0]):
        copy(desk.state, position)
        play_out(rules, desk.state, chance, desk.plays)
        settle(rules, desk.state, 0, 0, faults, desk.result)
        for seat in range(4):
            nets[index, seat] = desk.result[seat]
