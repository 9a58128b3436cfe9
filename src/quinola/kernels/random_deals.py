"""Whole deals played at random: for tests, for statistics, and to show the pace.

Playing at random is done a trick at a time with as few branches as can be, for a processor guesses
at random choices in vain; where somebody may break suit, card by card as in `play`.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from quinola.kernels.bits import count, lowest, pick, pick_bit, suit_around, suit_of
from quinola.kernels.chance import below, draw
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
    FREE,
    HANDS,
    HONOUR_BITS,
    HONOURS,
    HONOURS_PLAYED,
    LED,
    MAY_REVOKE,
    MISSED,
    PARTY,
    PHASE,
    PLAY,
    PLAYED,
    POOL,
    QUINOLA_CARD,
    QUINOLA_FELL,
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
from quinola.kernels.play import (
    act_at_random,
    close_play,
    copy,
    end_exchange,
    fallen_honour,
    legal,
    play,
)
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
def _reply(hand: int, led: int, bits: np.uint64) -> int:
    """A card at random to the suit led: one of that suit, or else any."""
    follow = hand & led
    may = follow if follow else hand
    return pick_bit(may, _part(bits, count(may)))


@inlined
def _either(condition: bool, one: int, other: int) -> int:
    return one if condition else other


@inlined
def _round_from(
    place: int, first: int, second: int, third: int, fourth: int
) -> tuple[int, int, int, int]:
    """Four things in turn round the table, begun with the one at `place`, counted from 0."""
    half = place >= 2
    first, third = _either(half, third, first), _either(half, first, third)
    second, fourth = _either(half, fourth, second), _either(half, second, fourth)
    odd = (place & 1) == 1
    return (
        _either(odd, second, first),
        _either(odd, third, second),
        _either(odd, fourth, third),
        _either(odd, first, fourth),
    )


@kernel
def play_tricks(rules: Numbers, state: Numbers, chance: Chance, fell: Numbers) -> None:
    """Play all tricks from an open lead on, where nobody may break suit.

    Writes into `fell`, by card, when it fell: 4 * (trick - 1) + its place in the trick. The hands
    are kept in the order of play, so that none has to be looked up by who leads, and in variables:
    in memory, LLVM would make branches of what chance decides ("Two cores, one truth" in
    docs/architecture.md). Cards are masks, whose order within a suit is that of the cards.
    """
    step = rules[STEP]
    leader = state[TURN] & 3
    first, second = state[HANDS + leader], state[HANDS + ((leader + step) & 3)]
    third, fourth = state[HANDS + (leader ^ 2)], state[HANDS + ((leader - step) & 3)]
    played = first | second | third | fourth
    missed, takers = state[MISSED], state[TAKERS]
    suits = best = 0
    for trick in range(state[TRICK] - 1, TRICKS):
        bits, more = draw(chance), draw(chance)
        # Who leads has as many cards as there are tricks left.
        lead = pick_bit(first, _part(bits, TRICKS - trick))
        led = suit_around(lead)
        reply_2 = _reply(second, led, bits >> _32)
        reply_3 = _reply(third, led, more)
        reply_4 = _reply(fourth, led, more >> _32)
        fell[lowest(lead)] = 4 * trick
        fell[lowest(reply_2)] = 4 * trick + 1
        fell[lowest(reply_3)] = 4 * trick + 2
        fell[lowest(reply_4)] = 4 * trick + 3
        suit = suit_of(lowest(lead))
        suits |= suit << 2 * trick
        missed |= int(reply_2 & led == 0) << (4 * ((leader + step) & 3) + suit)
        missed |= int(reply_3 & led == 0) << (4 * (leader ^ 2) + suit)
        missed |= int(reply_4 & led == 0) << (4 * ((leader - step) & 3) + suit)
        place = _either(reply_2 & led > lead, 1, 0)
        best = max(reply_2 & led, lead)
        place = _either(reply_3 & led > best, 2, place)
        best = max(reply_3 & led, best)
        place = _either(reply_4 & led > best, 3, place)
        best = max(reply_4 & led, best)
        first, second, third, fourth = _round_from(
            place, first ^ lead, second ^ reply_2, third ^ reply_3, fourth ^ reply_4
        )
        leader = (leader + place * step) & 3
        takers |= leader << 2 * trick
        state[WON + leader] |= lead | reply_2 | reply_3 | reply_4
    for seat in range(4):
        state[HANDS + seat] = 0
    state[MISSED], state[TAKERS] = missed, takers
    state[LED], state[BEST], state[BEST_SEAT] = suit_of(lowest(best)), lowest(best), leader
    state[TRICK] = TRICKS + 1
    _note_honours(rules, state, played, fell, suits)
    close_play(rules, state)


@inlined
def _note_honours(rules: Numbers, state: Numbers, played: int, fell: Numbers, suits: int) -> None:
    """Write down the aces and the quinola among the cards played, in the order in which they fell.

    `fell` is by card, `suits` has two bits for the suit led to each trick. The place of each among
    the honours is how many fell before: so they need not be sorted, nor be met in their tricks.
    """
    quinola = rules[QUINOLA_CARD]
    honours = played & (rules[ACE_CARDS] | (1 << quinola))
    before = state[HONOURS_PLAYED]
    leaders = state[TAKERS] << 2 | ((state[DEALER] + rules[STEP]) & 3)
    moments = 0
    rest = honours
    while rest:
        moments |= 1 << fell[lowest(rest)]
        rest &= rest - 1
    noted, quinola_fell = state[HONOURS], state[QUINOLA_FELL]
    rest = honours
    while rest:
        card = lowest(rest)
        rest &= rest - 1
        moment = fell[card]
        trick, place = moment >> 2, moment & 3
        seat = ((leaders >> 2 * trick) + place * rules[STEP]) & 3
        packed = fallen_honour(rules, seat, card, trick + 1, place, (suits >> 2 * trick) & 3)
        number = before + count(moments & ((1 << moment) - 1))
        noted |= packed << HONOUR_BITS * number
        quinola_fell = packed + 1 if card == quinola else quinola_fell
    state[HONOURS], state[QUINOLA_FELL] = noted, quinola_fell
    state[HONOURS_PLAYED] = before + count(honours)


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
def end_trick(rules: Numbers, state: Numbers, chance: Chance) -> None:
    """Play a trick to its end, card by card: so with regard to who may break suit."""
    for _ in range(state[PLAYED], 4):
        may = legal(state)
        play(rules, state, pick(may, below(chance, count(may))))


@kernel
def play_out(rules: Numbers, state: Numbers, chance: Chance, fell: Numbers) -> None:
    """Do anything allowed until the deal is over, each action as likely as the next."""
    if state[PHASE] == EXCHANGE:
        exchange_at_random(rules, state, chance)
    while state[PHASE] == ANNOUNCE:
        act_at_random(rules, state, chance)
    while state[PHASE] == PLAY:
        bound = (state[MAY_REVOKE] < 0 or state[TRICK] > FREE) and state[AT_FAULT] == 0
        if bound and state[PLAYED] == 0:
            play_tricks(rules, state, chance, fell)
        else:
            end_trick(rules, state, chance)
    while state[PHASE] == CLAIM:
        act_at_random(rules, state, chance)


class Desk(NamedTuple):
    """What a kernel writes on while it plays deals, made beforehand: see `new_desk`."""

    state: Numbers
    result: Numbers
    pack: Numbers
    fell: Numbers
    """By card, when it fell in the last deal played by tricks: see `play_tricks`."""


def new_desk() -> Desk:
    """A desk for one thread."""
    return Desk(
        np.zeros(STATE_SIZE, dtype=np.int64),
        np.zeros(RESULT_SIZE, dtype=np.int64),
        np.arange(48, dtype=np.int64),
        np.zeros(48, dtype=np.int64),
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
        play_out(rules, state, chance, desk.fell)
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
        play_out(rules, desk.state, chance, desk.fell)
        settle(rules, desk.state, 0, 0, faults, desk.result)
        for seat in range(4):
            nets[index, seat] = desk.result[seat]
