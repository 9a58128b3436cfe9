"""Whole deals played at random: for tests, for statistics, and to show the pace.

Playing at random is done a trick at a time with as few branches as can be, for a processor guesses
at random choices in vain; where somebody may break suit, card by card as in `play`.
"""

from __future__ import annotations

from typing import Final

import numpy as np
from numpy.typing import NDArray

from quinola.kernels.bits import SUIT, SUIT_SIZE, count, suit_of
from quinola.kernels.chance import draw
from quinola.kernels.compiling import inlined, kernel
from quinola.kernels.dealing import deal_out, shuffle
from quinola.kernels.layout import (
    ACE_CARDS,
    ANNOUNCE,
    AT_FAULT,
    CLAIM,
    EXCHANGE,
    HANDS,
    MAY_REVOKE,
    PHASE,
    PLAY,
    PLAYED,
    POOL,
    QUINOLA_CARD,
    STEP,
    TAKERS,
    TRICK,
    TRICKS,
    TURN,
    WON,
)
from quinola.kernels.play import act_at_random, close_play, copy, note_honour
from quinola.kernels.settlement import settle

Numbers = NDArray[np.int64]
Chance = NDArray[np.uint64]

_32 = np.uint64(32)
_LOW = np.uint64(0xFFFFFFFF)


def _places_of_bits() -> NDArray[np.int8]:
    """For each set of 6 bits, which of them is its n-th: entry 8 * set + n."""
    places = np.zeros(64 * 8, dtype=np.int8)
    for bits in range(64):
        held = [place for place in range(6) if bits >> place & 1]
        places[8 * bits : 8 * bits + len(held)] = held
    return places


_PLACES: Final = _places_of_bits()


@inlined
def pick(mask: int, n: int) -> int:
    """As `bits.nth`, without a loop."""
    spades = count(mask & SUIT)
    hearts = spades + count(mask & (SUIT << SUIT_SIZE))
    diamonds = hearts + count(mask & (SUIT << 2 * SUIT_SIZE))
    suit = (n >= spades) + (n >= hearts) + (n >= diamonds)
    before = count(mask & ((1 << SUIT_SIZE * suit) - 1))
    lane = (mask >> SUIT_SIZE * suit) & SUIT
    n -= before
    low = count(lane & 63)
    high = int(n >= low)
    half = (lane >> 6 * high) & 63
    n -= low * high
    return SUIT_SIZE * suit + 6 * high + int(_PLACES[8 * half + n])


@inlined
def _part(bits: np.uint64, n: int) -> int:
    """Half of 64 random bits as a number below n."""
    return int(np.int64(((bits & _LOW) * np.uint64(n)) >> _32))


@inlined
def _follow(
    state: Numbers, seat: int, lane: int, bits: np.uint64, best: int, taker: int
) -> tuple[int, int, int]:
    """A card at random to a suit led: which it is, and what takes the trick now, and for whom."""
    hand = state[HANDS + seat]
    follow = hand & lane
    may = follow if follow else hand
    card = pick(may, _part(bits, count(may)))
    state[HANDS + seat] = hand ^ (1 << card)
    beats = card > best and follow != 0
    return card, card if beats else best, seat if beats else taker


@kernel
def play_tricks(rules: Numbers, state: Numbers, chance: Chance) -> None:
    """Play all tricks from an open lead on, where nobody may break suit."""
    honours = rules[ACE_CARDS] | (1 << rules[QUINOLA_CARD])
    step = rules[STEP]
    leader = state[TURN]
    for trick in range(state[TRICK], TRICKS + 1):
        bits, more = draw(chance), draw(chance)
        hand = state[HANDS + leader]
        first = pick(hand, _part(bits, count(hand)))
        state[HANDS + leader] = hand ^ (1 << first)
        suit = suit_of(first)
        lane = SUIT << SUIT_SIZE * suit
        seat = (leader + step) & 3
        second, best, taker = _follow(state, seat, lane, bits >> _32, first, leader)
        seat = (seat + step) & 3
        third, best, taker = _follow(state, seat, lane, more, best, taker)
        seat = (seat + step) & 3
        fourth, best, taker = _follow(state, seat, lane, more >> _32, best, taker)
        cards = (1 << first) | (1 << second) | (1 << third) | (1 << fourth)
        state[WON + taker] |= cards
        state[TAKERS] |= taker << 2 * (trick - 1)
        if cards & honours:
            packed = first | (second << 8) | (third << 16) | (fourth << 24)
            for place in range(4):
                card = (packed >> 8 * place) & 255
                if (1 << card) & honours:
                    seat = (leader + place * step) & 3
                    note_honour(rules, state, seat, card, trick, place, suit)
        leader = taker
    state[TRICK] = TRICKS + 1
    close_play(rules, state)


@kernel
def play_out(rules: Numbers, state: Numbers, chance: Chance) -> None:
    """Do anything allowed until the deal is over, each action as likely as the next."""
    while state[PHASE] == EXCHANGE or state[PHASE] == ANNOUNCE:
        act_at_random(rules, state, chance)
    while state[PHASE] == PLAY:
        if state[PLAYED] == 0 and state[MAY_REVOKE] < 0 and state[AT_FAULT] == 0:
            play_tricks(rules, state, chance)
        else:
            act_at_random(rules, state, chance)
    while state[PHASE] == CLAIM:
        act_at_random(rules, state, chance)


@kernel
def random_deals(
    rules: Numbers,
    faults: Numbers,
    chance: Chance,
    nets: Numbers,
    pools: Numbers,
    state: Numbers,
    result: Numbers,
    pack: Numbers,
) -> None:
    """Deal, play at random and settle as many deals as `nets` has rows, each with an empty pool.

    Writes the nets by seat (shape (n, 4)) and what is left in the pool (shape (n,)), in fiches.
    """
    for index in range(nets.shape[0]):
        shuffle(pack, chance)
        deal_out(state, pack, index & 3)
        play_out(rules, state, chance)
        settle(rules, state, 0, 0, faults, result)
        for seat in range(4):
            nets[index, seat] = result[seat]
        pools[index] = result[POOL]


@kernel
def rollouts(
    rules: Numbers,
    dealt: Numbers,
    faults: Numbers,
    chance: Chance,
    nets: Numbers,
    state: Numbers,
    result: Numbers,
) -> None:
    """Play the same position out at random and settle it, once for each row of `nets`."""
    for index in range(nets.shape[0]):
        copy(state, dealt)
        play_out(rules, state, chance)
        settle(rules, state, 0, 0, faults, result)
        for seat in range(4):
            nets[index, seat] = result[seat]
