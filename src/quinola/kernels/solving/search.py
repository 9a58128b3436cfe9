"""One seat against three with open cards: what it comes to, at least or at most.

A question counts something for one seat in every trick, and one side wants much of it, the other
little. `bound` answers whether the seat comes to a number; `value` finds the number.
"""

from __future__ import annotations

from typing import Final

import numpy as np
from numpy.typing import NDArray

from quinola.kernels.bits import PACK, SUIT, SUIT_SIZE, count, highest, lowest, nth, suit_of
from quinola.kernels.compiling import inlined, kernel
from quinola.kernels.layout import (
    AT_FAULT,
    BEST,
    BEST_SEAT,
    FREE,
    HANDS,
    LED,
    MAY_REVOKE,
    OPEN,
    PLAYED,
    STEP,
    TRICK,
    TRICKS,
    TURN,
)
from quinola.kernels.solving.alike import PLAIN, joined, representative

Numbers = NDArray[np.int64]

# A question. WEIGHTS on: what each card counts.
SEAT: Final = 0
MAXIMISES: Final = 1
TAKEN: Final = 2
"""What each trick counts besides its cards if the seat takes it."""
LOST: Final = 3
"""What each trick counts if it does not; the cards count nothing then."""
KIND: Final = 4
"""A number from 0 to 15 that tells the questions put to one table apart."""
WEIGHTS: Final = 5
QUESTION_SIZE: Final = WEIGHTS + 48

# A row of the stack, one for each card in play.
_TURN: Final = 0
_MOVES: Final = 1
_CARD: Final = 2
_LANE: Final = 3
_BEST: Final = 4
_TAKER: Final = 5
_SUM: Final = 6
_NEED: Final = 7
_VALUE: Final = 8
_PLACE: Final = 9
_KEY: Final = 10
_REST: Final = 11
_LIKED: Final = 12
_TRICK: Final = 13
_ROW: Final = 16
STACK_SIZE: Final = 8 + _ROW * 46

MOST: Final = 1 << 40
_KEYS: Final = (1 << 54) - 1
_HALF: Final = (1 << 31) - 1
_ENTER, _NEXT, _LEAVE = range(3)


@inlined
def slot_of(key: int, slots: int) -> int:
    mixed = key * 0x2545F4914F6CDD1D
    return (((mixed ^ (mixed >> 29)) >> 3) & (slots - 1)) << 2


@inlined
def find(table: Numbers, slots: int, key: int) -> int:
    """Where a key stands in the table; -1 if it does not."""
    place = slot_of(key, slots)
    if table[place] & _KEYS == key:
        return place
    if table[place + 2] & _KEYS == key:
        return place + 2
    return -1


@inlined
def place_for(table: Numbers, slots: int, key: int) -> int:
    """Where to write a key that does not stand in the table yet: the place is empty then.

    Of the two places of a slot the first is for the position with more cards left, as long as the
    same question is asked.
    """
    place = slot_of(key, slots)
    old = table[place]
    if ((old ^ key) >> 50) & 15 == 0 and count(old & PACK) > count(key & PACK):
        return place + 2
    table[place + 2] = old
    table[place + 3] = table[place + 1]
    return place


@inlined
def last_trick(question: Numbers, rules: Numbers, hands: Numbers, leader: int) -> int:
    """What the last trick comes to: everybody has one card."""
    card = lowest(hands[leader])
    total = question[WEIGHTS + card]
    best = card
    taker = leader
    lane = suit_of(card)
    seat = leader
    for _ in range(3):
        seat = (seat + rules[STEP]) & 3
        card = lowest(hands[seat])
        total += question[WEIGHTS + card]
        if card > best and suit_of(card) == lane:
            best = card
            taker = seat
    if taker == question[SEAT]:
        return total + question[TAKEN]
    return question[LOST]


@inlined
def _below(own: int, their: int) -> bool:
    """Whether own cards of a suit lie below others' one by one from the lowest, as far as both go."""
    while own != 0 and their != 0:
        if (own & -own) > (their & -their):
            return False
        own &= own - 1
        their &= their - 1
    return True


@inlined
def stays_out(hands: Numbers, seat: int, leads: bool, may_break: int) -> bool:
    """Whether a seat can be seen to take no trick any more.

    Not being on lead it can stay under every lead to come if in each suit its lowest card is below
    the others' lowest, its second lowest below their second lowest, and so on as far as both go.
    On lead it can if one of its cards is certain to be beaten and what is left is as above.
    """
    mine = hands[seat]
    others = (hands[0] | hands[1] | hands[2] | hands[3]) ^ mine
    unsafe = -1
    for suit in range(4):
        own = (mine >> SUIT_SIZE * suit) & SUIT
        their = (others >> SUIT_SIZE * suit) & SUIT
        if not _below(own, their):
            if unsafe >= 0 or not leads:
                return False
            unsafe = suit
    if not leads:
        return True
    for suit in range(4):
        if unsafe >= 0 and suit != unsafe:
            continue
        lane = SUIT << SUIT_SIZE * suit
        own = mine & lane
        their = others & lane
        if own == 0 or their == 0:
            continue
        exit_card = own & -own
        beaten = False
        for other in range(4):
            held = hands[other] & lane
            if other != seat and held != 0 and not (may_break >> other) & 1:
                if (held & -held) > exit_card:
                    beaten = True
        if beaten and _below(own ^ exit_card, their ^ (1 << highest(their))):
            return True
    return False


@inlined
def merit(
    question: Numbers,
    hands: Numbers,
    card: int,
    turn: int,
    lane: int,
    best: int,
    taker: int,
    place: int,
    has_played: bool,
) -> int:
    """How promising a card looks to the one who plays it."""
    seat = question[SEAT]
    maximises = question[MAXIMISES]
    rank = card - SUIT_SIZE * suit_of(card)
    weight = min(question[WEIGHTS + card], 8)
    bit = 1 << card
    if turn == seat:
        if lane == 0:
            return rank + weight if maximises else -rank
        if bit & lane == 0:
            return -8 * weight - rank if maximises else 8 * weight + rank
        if card > best:
            if maximises:
                return 60 + rank if place < 3 else 60 + weight
            return rank if place == 3 else -rank
        return -8 * weight - rank if maximises else 60 + rank
    theirs = hands[seat]
    if lane == 0:
        suit = SUIT << SUIT_SIZE * suit_of(card)
        held = theirs & suit
        if maximises:
            if held == 0:
                return rank
            return 20 + rank if highest(held) < card else -8 * weight - rank
        if held == 0:
            return -40 - rank
        return 40 - rank if lowest(held) > card else -rank
    if has_played:
        if taker == seat:
            if maximises:
                if bit & lane and card > best:
                    return 60 + rank
                return -8 * weight - rank
            if bit & lane and card > best:
                return -60
            return 8 * weight + rank
        # The trick is not the seat's, come what may.
        if maximises:
            return 8 * weight - rank
        return rank - 8 * weight
    if maximises:
        if bit & lane and card > best:
            held = theirs & lane
            return 40 - rank if held == 0 or highest(held) < card else -8 * weight - rank
        return -8 * weight - rank
    if bit & lane:
        return -rank if card > best else 10 + 8 * weight + rank
    return 8 * weight + rank


@inlined
def choose(
    question: Numbers,
    hands: Numbers,
    moves: int,
    card: int,
    turn: int,
    lane: int,
    best: int,
    taker: int,
    place: int,
    step: int,
) -> int:
    """The moves less `card` or less the next lower one, if the other is never worse."""
    seat = question[SEAT]
    other = highest(moves & ((1 << card) - 1))
    more = question[WEIGHTS + card] - question[WEIGHTS + other]
    if more == 0:
        return moves & ~(1 << card)
    suit = SUIT << SUIT_SIZE * suit_of(card)
    if place == 0 or (suit == lane and card > best):
        lane = suit
        best = card
        taker = turn
    higher = lane & ~((2 << best) - 1)
    after = 3 - place
    follows = 0
    player = turn
    can_beat = 0
    for _ in range(after):
        player = (player + step) & 3
        if player == seat:
            follows = 1
        can_beat |= hands[player]
    if taker == seat:
        if can_beat & higher:
            return moves
        his = True
    else:
        if follows and hands[seat] & higher:
            return moves
        his = False
    wants = (turn == seat) == question[MAXIMISES]
    if (more > 0) == (wants == his):
        return moves & ~(1 << other)
    return moves & ~(1 << card)


@kernel
def bound(
    rules: Numbers,
    state: Numbers,
    question: Numbers,
    representatives: Numbers,
    table: Numbers,
    stack: Numbers,
    need: int,
) -> int:
    """Whether the seat comes to `need` from here on with best play of all.

    If what is returned is at least `need`, then it comes to that much or more, else to that much
    or less. `state` must be in play.
    """
    slots = table.shape[0] >> 2
    step = rules[STEP]
    seat = question[SEAT]
    taken = question[TAKEN]
    lost = question[LOST]
    kind = question[KIND] << 50
    at_fault = state[AT_FAULT]
    may_revoke = state[MAY_REVOKE]
    weighs_each = max(taken, lost)
    rest = weighs_each * (TRICKS + 1 - state[TRICK])
    hands = stack[0:4]
    summed = 0
    for other in range(4):
        hands[other] = state[HANDS + other]
        cards = hands[other]
        while cards:
            rest += question[WEIGHTS + lowest(cards)]
            cards &= cards - 1
    cards = state[OPEN]
    while cards:
        summed += question[WEIGHTS + lowest(cards)]
        cards &= cards - 1
    row = 8
    stack[row + _TURN] = state[TURN]
    stack[row + _PLACE] = state[PLAYED]
    stack[row + _LANE] = 0
    if state[PLAYED]:
        stack[row + _LANE] = SUIT << SUIT_SIZE * state[LED]
    stack[row + _BEST] = state[BEST]
    stack[row + _TAKER] = state[BEST_SEAT]
    stack[row + _SUM] = summed
    stack[row + _NEED] = need
    stack[row + _REST] = rest + summed
    stack[row + _TRICK] = state[TRICK]
    stack[row + _KEY] = -1
    first = row
    phase = _ENTER
    value = 0
    nodes = 0
    while True:
        if phase == _ENTER:
            nodes += 1
            turn = stack[row + _TURN]
            lane = stack[row + _LANE]
            trick = stack[row + _TRICK]
            place = stack[row + _PLACE]
            need = stack[row + _NEED]
            left = hands[0] | hands[1] | hands[2] | hands[3]
            liked = -1
            if place == 0:
                value = -1
                rest = stack[row + _REST]
                if need <= 0:
                    value = 0
                elif rest < need:
                    value = rest
                elif trick == TRICKS:
                    value = last_trick(question, rules, hands, turn)
                if value >= 0:
                    phase = _LEAVE
                    stack[row + _KEY] = -1
                    continue
                key = representative(representatives, left) | (turn << 48) | kind
                stack[row + _KEY] = key
                slot = find(table, slots, key)
                if slot >= 0:
                    bounds = table[slot + 1]
                    low = bounds & _HALF
                    high = bounds >> 31
                    if low >= need:
                        value = low
                    elif high < need:
                        value = high
                    if value >= 0:
                        phase = _LEAVE
                        stack[row + _KEY] = -1
                        continue
                    index = table[slot] >> 54
                    if index:
                        suit = index & 3
                        liked = nth(left & (SUIT << SUIT_SIZE * suit), (index >> 2) - 1)
                may_break = at_fault
                if may_revoke >= 0 and trick <= FREE:
                    may_break |= 1 << may_revoke
                if not question[MAXIMISES] and lost == 0 and stays_out(hands, seat, turn == seat, may_break):
                    value = 0
                    phase = _LEAVE
                    stack[row + _KEY] = -1
                    continue
            else:
                best = stack[row + _BEST]
                taker = stack[row + _TAKER]
                higher = lane & ~((2 << best) - 1)
                value = -1
                if taker != seat:
                    if hands[seat] & higher == 0 or ((seat - turn) * step & 3) + place >= 4:
                        value = stack[row + _REST] - stack[row + _SUM] - weighs_each + lost
                        if value >= need:
                            value = lost if lost >= need else -1
                else:
                    value = stack[row + _SUM] + taken
                    if value < need:
                        value = -1
                    else:
                        player = turn
                        for _ in range(4 - place):
                            if hands[player] & higher:
                                value = -1
                            player = (player + step) & 3
                if value >= 0:
                    phase = _LEAVE
                    stack[row + _KEY] = -1
                    continue
            hand = hands[turn]
            moves = hand & lane
            if moves == 0 or (at_fault >> turn) & 1 or (turn == may_revoke and trick <= FREE):
                moves = hand
            if place:
                left |= 1 << stack[row + _BEST]
            double = joined(hand, left) & moves
            moves ^= double & PLAIN
            double &= ~PLAIN
            while double:
                card = lowest(double)
                double &= double - 1
                moves = choose(
                    question, hands, moves, card, turn, lane, stack[row + _BEST],
                    stack[row + _TAKER], place, step
                )
            stack[row + _MOVES] = moves
            stack[row + _LIKED] = liked
            stack[row + _VALUE] = -1 if (turn == seat) == question[MAXIMISES] else MOST
            phase = _NEXT
        if phase == _NEXT:
            moves = stack[row + _MOVES]
            if moves == 0:
                value = stack[row + _VALUE]
                phase = _LEAVE
                continue
            turn = stack[row + _TURN]
            lane = stack[row + _LANE]
            best = stack[row + _BEST]
            taker = stack[row + _TAKER]
            place = stack[row + _PLACE]
            card = lowest(moves)
            if moves & (moves - 1):
                has_played = ((seat - turn) * step & 3) + place >= 4
                liked = stack[row + _LIKED]
                most = -MOST
                cards = moves
                while cards:
                    candidate = lowest(cards)
                    cards &= cards - 1
                    if candidate == liked:
                        card = candidate
                        break
                    looks = merit(
                        question, hands, candidate, turn, lane, best, taker, place, has_played
                    )
                    if looks > most:
                        most = looks
                        card = candidate
            bit = 1 << card
            stack[row + _MOVES] = moves ^ bit
            stack[row + _CARD] = card
            hands[turn] ^= bit
            summed = stack[row + _SUM] + question[WEIGHTS + card]
            below = row + _ROW
            if place == 0:
                lane = SUIT << SUIT_SIZE * suit_of(card)
                best = card
                taker = turn
            elif bit & lane and card > best:
                best = card
                taker = turn
            if place == 3:
                gain = summed + taken if taker == seat else lost
                stack[below + _TURN] = taker
                stack[below + _PLACE] = 0
                stack[below + _LANE] = 0
                stack[below + _SUM] = 0
                stack[below + _NEED] = stack[row + _NEED] - gain
                stack[below + _REST] = stack[row + _REST] - summed - weighs_each
                stack[below + _TRICK] = stack[row + _TRICK] + 1
                stack[row + _KEY] = gain
                if stack[row + _TRICK] == TRICKS:
                    value = 0
                    row = below
                    stack[row + _KEY] = -1
                    phase = _LEAVE
                    continue
            else:
                stack[below + _TURN] = (turn + step) & 3
                stack[below + _PLACE] = place + 1
                stack[below + _LANE] = lane
                stack[below + _BEST] = best
                stack[below + _TAKER] = taker
                stack[below + _SUM] = summed
                stack[below + _NEED] = stack[row + _NEED]
                stack[below + _REST] = stack[row + _REST]
                stack[below + _TRICK] = stack[row + _TRICK]
            row = below
            phase = _ENTER
            continue
        # Leave a row with what it comes to.
        if stack[row + _PLACE] == 0 and stack[row + _KEY] >= 0:
            key = stack[row + _KEY]
            slot = find(table, slots, key)
            low = 0
            high = _HALF
            if slot >= 0:
                low = table[slot + 1] & _HALF
                high = table[slot + 1] >> 31
            else:
                slot = place_for(table, slots, key)
            if value >= stack[row + _NEED]:
                low = max(low, value)
            else:
                high = min(high, value)
            card = stack[row + _LIKED]
            index = 0
            if card >= 0:
                suit = suit_of(card)
                left = hands[0] | hands[1] | hands[2] | hands[3]
                left &= (SUIT << SUIT_SIZE * suit) & ((1 << card) - 1)
                index = ((count(left) + 1) << 2) | suit
            table[slot] = key | (index << 54)
            table[slot + 1] = low | (high << 31)
        if row == first:
            stack[4] += nodes
            return value
        row -= _ROW
        turn = stack[row + _TURN]
        card = stack[row + _CARD]
        hands[turn] |= 1 << card
        if stack[row + _PLACE] == 3:
            value += stack[row + _KEY]
        need = stack[row + _NEED]
        phase = _NEXT
        if (turn == seat) == question[MAXIMISES]:
            if value > stack[row + _VALUE]:
                stack[row + _VALUE] = value
            if value >= need:
                phase = _LEAVE
        else:
            if value < stack[row + _VALUE]:
                stack[row + _VALUE] = value
            if value < need:
                phase = _LEAVE
        if phase == _LEAVE:
            stack[row + _LIKED] = card
            value = stack[row + _VALUE]


@kernel
def value(
    rules: Numbers,
    state: Numbers,
    question: Numbers,
    representatives: Numbers,
    table: Numbers,
    stack: Numbers,
    low: int,
    high: int,
    guess: int,
) -> int:
    """What the seat comes to from here on, known to be from `low` to `high`."""
    while low < high:
        need = guess if guess > low else low + 1
        found = bound(rules, state, question, representatives, table, stack, need)
        if found >= need:
            low = found
        else:
            high = found
        guess = found
    return low
