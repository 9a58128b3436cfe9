"""A deal on masks: what may be done, and doing it.

`legal` and `play` are the play of the cards, `actions` and `act` the whole deal with its other
phases. Nothing is checked: an action must be one of those that are allowed.
"""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from quinola.kernels.bits import PACK, SUIT, SUIT_SIZE, count, lowest, pick, suit_of
from quinola.kernels.chance import below
from quinola.kernels.compiling import inlined, kernel
from quinola.kernels.layout import (
    ACE_CARDS,
    ANNOUNCE,
    ANNOUNCES,
    ASIDE,
    ASKED,
    AT_FAULT,
    BEST,
    BEST_SEAT,
    CLAIM,
    CLAIMS,
    CLAIMS_IT,
    DEALER,
    DECLINE,
    DECLINED_CARD_SEEN,
    ESPAGNOLETTE,
    ESPAGNOLETTE_ANNOUNCED,
    ESPAGNOLETTE_LEADS_QUINOLA,
    EXCHANGE,
    FELL_FORCED,
    FELL_LED,
    FELL_PLACED,
    FOUR_ACES,
    FREE,
    HANDS,
    HOLDER,
    HONOUR_BITS,
    HONOURS,
    HONOURS_PLAYED,
    LED,
    MANNER_SHIFT,
    MANUAL_CLAIMS,
    MAY_REVOKE,
    MISSED,
    OPEN,
    OVER,
    PARTY,
    PASS,
    PHASE,
    PLAY,
    PLAYED,
    QUINOLA_CARD,
    QUINOLA_FELL,
    SEAT_SHIFT,
    STATE_SIZE,
    STEP,
    TAKERS,
    TALON,
    THE_QUINOLA,
    TRICK,
    TRICK_SHIFT,
    TRICKS,
    TURN,
    WON,
)

Numbers = NDArray[np.int64]


@inlined
def copy(state: Numbers, original: Numbers) -> None:
    """Make a state another deal's clone."""
    for place in range(STATE_SIZE):
        state[place] = original[place]


@inlined
def legal(state: Numbers) -> int:
    """The cards that the seat on turn may play: a mask."""
    seat = state[TURN]
    hand = state[HANDS + seat]
    if state[PLAYED] == 0:
        return hand
    follow = hand & (SUIT << SUIT_SIZE * state[LED])
    if follow == 0 or may_break_suit(state, seat):
        return hand
    return follow


@inlined
def may_break_suit(state: Numbers, seat: int) -> bool:
    """Whether a seat need not follow suit: an espagnolette in time (S1-24), or one at fault."""
    if seat == state[MAY_REVOKE] and state[TRICK] <= FREE:
        return True
    return ((state[AT_FAULT] >> seat) & 1) == 1


@inlined
def play(rules: Numbers, state: Numbers, card: int) -> None:
    """Play a card; the fourth one closes the trick."""
    seat = state[TURN]
    suit = suit_of(card)
    if seat == state[HOLDER]:
        _claim_status(rules, state, seat, card, suit)
    bit = 1 << card
    if bit & (rules[ACE_CARDS] | (1 << rules[QUINOLA_CARD])):
        _note_honour(rules, state, seat, card)
    state[HANDS + seat] ^= bit
    state[OPEN] |= bit
    if state[PLAYED] == 0:
        state[LED] = suit
        state[BEST] = card
        state[BEST_SEAT] = seat
    elif suit != state[LED]:
        state[MISSED] |= 1 << (4 * seat + state[LED])
    elif card > state[BEST]:
        state[BEST] = card
        state[BEST_SEAT] = seat
    if state[PLAYED] == 3:
        _close_trick(rules, state)
    else:
        state[PLAYED] += 1
        state[TURN] = (seat + rules[STEP]) & 3


@kernel
def _claim_status(rules: Numbers, state: Numbers, seat: int, card: int, suit: int) -> None:
    """An unannounced espagnolette shows by a revoke, or by leading the quinola where it may."""
    if rules[ESPAGNOLETTE_ANNOUNCED] or state[TRICK] > FREE or (state[AT_FAULT] >> seat) & 1:
        return
    if state[PLAYED] == 0:
        if rules[ESPAGNOLETTE_LEADS_QUINOLA] and card == rules[QUINOLA_CARD]:
            state[ESPAGNOLETTE] = seat
    elif suit != state[LED] and state[HANDS + seat] & (SUIT << SUIT_SIZE * state[LED]):
        state[ESPAGNOLETTE] = seat


@inlined
def fallen_honour(rules: Numbers, seat: int, card: int, trick: int, place: int, led: int) -> int:
    """An ace or the quinola that falls as number `place` (from 0) of a trick, packed."""
    suit = suit_of(card)
    which = THE_QUINOLA if card == rules[QUINOLA_CARD] else suit
    followed = FELL_FORCED if suit == led else FELL_PLACED
    manner = FELL_LED if place == 0 else followed
    return which | (seat << SEAT_SHIFT) | (trick << TRICK_SHIFT) | (manner << MANNER_SHIFT)


@inlined
def _note_honour(rules: Numbers, state: Numbers, seat: int, card: int) -> None:
    """Write down an ace or the quinola, which falls now."""
    packed = fallen_honour(rules, seat, card, state[TRICK], state[PLAYED], state[LED])
    state[HONOURS] |= packed << (HONOUR_BITS * state[HONOURS_PLAYED])
    state[QUINOLA_FELL] = packed + 1 if card == rules[QUINOLA_CARD] else state[QUINOLA_FELL]
    state[HONOURS_PLAYED] += 1


@inlined
def _close_trick(rules: Numbers, state: Numbers) -> None:
    taker = state[BEST_SEAT]
    state[WON + taker] |= state[OPEN]
    state[TAKERS] |= taker << 2 * (state[TRICK] - 1)
    state[OPEN] = 0
    state[PLAYED] = 0
    state[TURN] = taker
    state[TRICK] += 1
    if state[TRICK] > TRICKS:
        close_play(rules, state)


@kernel
def close_play(rules: Numbers, state: Numbers) -> None:
    """All tricks are in: ask for claims, or be done."""
    state[TURN] = -1
    if rules[MANUAL_CLAIMS]:
        _ask_all(rules, state, CLAIM)
    else:
        state[PHASE] = OVER


@kernel
def _ask_all(rules: Numbers, state: Numbers, phase: int) -> None:
    state[PHASE] = phase
    state[ASKED] = 0
    state[TURN] = (state[DEALER] + rules[STEP]) & 3


@kernel
def start_play(rules: Numbers, state: Numbers) -> None:
    """Open the first trick, led by the next after the dealer."""
    state[PHASE] = PLAY
    state[TRICK] = 1
    state[TURN] = (state[DEALER] + rules[STEP]) & 3
    if not rules[ESPAGNOLETTE_ANNOUNCED]:
        state[MAY_REVOKE] = state[HOLDER]


@kernel
def find_holder(rules: Numbers, state: Numbers) -> None:
    """Note whose 11 cards are an espagnolette: the quinola with three aces, or all four aces."""
    quinola = 1 << rules[QUINOLA_CARD]
    state[HOLDER] = -1
    state[FOUR_ACES] = 0
    for seat in range(4):
        hand = state[HANDS + seat]
        aces = count(hand & rules[ACE_CARDS])
        if aces == 4 or (aces == 3 and hand & quinola):
            state[HOLDER] = seat
            state[FOUR_ACES] = aces == 4


@kernel
def exchange(rules: Numbers, state: Numbers, action: int) -> None:
    """Discard a card and take one's talon card, or decline it; the dealer only discards."""
    seat = state[TURN]
    asked = state[ASKED]
    if action == DECLINE:
        state[PARTY] |= 1 << state[TALON + asked]
        state[ASIDE + seat] = rules[DECLINED_CARD_SEEN] * (state[TALON + asked] + 1)
    else:
        state[PARTY] |= 1 << action
        state[ASIDE + seat] = action + 1
        state[HANDS + seat] ^= 1 << action
        if asked < 3:
            state[HANDS + seat] |= 1 << state[TALON + asked]
    state[ASKED] = asked + 1
    if asked < 3:
        # Right, opposite, left of the dealer, then he: whichever way the game goes.
        state[TURN] = (state[DEALER] + 2 - asked) & 3
        return
    end_exchange(rules, state)


@inlined
def end_exchange(rules: Numbers, state: Numbers) -> None:
    """All have exchanged: ask for announcements, or begin to play."""
    find_holder(rules, state)
    if rules[ESPAGNOLETTE_ANNOUNCED]:
        _ask_all(rules, state, ANNOUNCE)
    else:
        start_play(rules, state)


@kernel
def announce(rules: Numbers, state: Numbers, action: int) -> None:
    """Announce an espagnolette, or pass."""
    if action == ANNOUNCES:
        state[ESPAGNOLETTE] = state[TURN]
        state[MAY_REVOKE] = state[TURN]
        start_play(rules, state)
        return
    state[ASKED] += 1
    state[TURN] = (state[TURN] + rules[STEP]) & 3
    if state[ASKED] == 4:
        start_play(rules, state)


@kernel
def claim(rules: Numbers, state: Numbers, action: int) -> None:
    """Claim the payment for led cards, or pass."""
    if action == CLAIMS_IT:
        state[CLAIMS] |= 1 << state[TURN]
    state[ASKED] += 1
    state[TURN] = (state[TURN] + rules[STEP]) & 3
    if state[ASKED] == 4:
        state[PHASE] = OVER
        state[TURN] = -1


@kernel
def actions(state: Numbers) -> int:
    """All that the seat on turn may do: a mask of `ACTIONS` bits, cards lowest; 0 if over."""
    phase = state[PHASE]
    if phase == PLAY:
        return legal(state)
    if phase == EXCHANGE:
        declining = 1 << DECLINE if state[ASKED] < 3 else 0
        return state[HANDS + state[TURN]] | declining
    if phase == ANNOUNCE:
        return (1 << PASS) | ((1 << ANNOUNCES) if state[TURN] == state[HOLDER] else 0)
    if phase == CLAIM:
        return (1 << PASS) | (1 << CLAIMS_IT)
    return 0


@kernel
def act(rules: Numbers, state: Numbers, action: int) -> None:
    """Do one of `actions`."""
    phase = state[PHASE]
    if phase == PLAY:
        play(rules, state, action)
    elif phase == EXCHANGE:
        exchange(rules, state, action)
    elif phase == ANNOUNCE:
        announce(rules, state, action)
    elif phase == CLAIM:
        claim(rules, state, action)


@inlined
def pick_action(may: int, n: int) -> int:
    """Number n, from 0, of the actions of a mask. There must be one."""
    # Cards are picked from masks of cards: what lies above them is not for every processor.
    cards = may & PACK
    held = count(cards)
    if n < held:
        return pick(cards, n)
    others = may ^ cards
    for _ in range(n - held):
        others &= others - 1
    return lowest(others)


@kernel
def act_at_random(rules: Numbers, state: Numbers, chance: NDArray[np.uint64]) -> None:
    """Do any of `actions`, each as likely as the next."""
    may = actions(state)
    act(rules, state, pick_action(may, below(chance, count(may))))
