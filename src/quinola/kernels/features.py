"""What a player can tell of a choice, in numbers: what a policy looks at.

A choice is described from what its seat knows: its hand, its card aside, the cards played, who
failed to follow what, the rules, the pool. Nothing here reads another's hand or the party, though a
state holds them; a test changes what is hidden and finds the same numbers. Twenty fiches, about
a party's worth, count as 1, so that rule sets with other amounts look alike.

A row of features has `SITUATION` numbers on the moment, the same for all choices, then `CHOICE`
numbers on the choice itself. Playing a card and the exchange are described by rows of their own.
"""

from __future__ import annotations

from typing import Final

import numpy as np
from numpy.typing import NDArray

from quinola.kernels.bits import PACK, SUIT, SUIT_SIZE, count, highest, suit_of
from quinola.kernels.compiling import inlined, kernel
from quinola.kernels.layout import (
    ACE,
    ACE_CARDS,
    ACE_OF_DIAMONDS,
    ACE_OF_DIAMONDS_CARD,
    ASIDE,
    ASKED,
    BEST,
    BEST_SEAT,
    DEALER,
    DECLINE,
    ESPAGNOLETTE,
    ESPAGNOLETTE_ANNOUNCED,
    ESPAGNOLETTE_FAILS_ON,
    FORCED_ACE_TO_POOL,
    FREE,
    HANDS,
    LAST_TWO_FACTOR,
    LED,
    LED_QUINOLA_TO_WINNER,
    MAY_REVOKE,
    MISSED,
    OPEN,
    OPPOSITE_FACTOR,
    PARTY_BONUS,
    PLAYED,
    QUINOLA_CARD,
    QUINOLA_FORCED_HOLDER,
    QUINOLA_FORCED_OTHERS,
    QUINOLA_PLACED,
    QUINOLA_PLACED_FROM_EACH,
    REVERSIS,
    REVERSIS_BROKEN,
    REVERSIS_SIDE,
    STEP,
    TRICK,
    TRICK_EXTRA,
    TRICK_EXTRA_QUINOLA,
    TURN,
    WON,
)
from quinola.kernels.settlement import points_of, tricks_of

Numbers = NDArray[np.int64]
Features = NDArray[np.float32]

SITUATION: Final = 50
CHOICE: Final = 38
WIDTH: Final = SITUATION + CHOICE

_UNIT: Final = 0.05


@inlined
def _capped(fiches: float) -> float:
    return min(_UNIT * fiches, 4.0)


@inlined
def gone(state: Numbers, seat: int) -> int:
    """The cards that a seat knows not to be in another hand, its own hand left aside: a mask."""
    played = state[WON] | state[WON + 1] | state[WON + 2] | state[WON + 3] | state[OPEN]
    aside = state[ASIDE + seat]
    return played | ((1 << aside) >> 1)


@kernel
def see_situation(rules: Numbers, state: Numbers, pool: int, row: Features) -> None:
    """Describe the moment for the seat on turn in play, into the first `SITUATION` numbers.

    `pool` is what the pool held when play began (the remise), in fiches.
    """
    seat = state[TURN]
    hand = state[HANDS + seat]
    known = gone(state, seat)
    unseen = PACK & ~(known | hand)
    quinola = 1 << rules[QUINOLA_CARD]
    trick = state[TRICK]
    row[0] = 1.0
    row[1] = trick / 11.0
    row[2] = state[PLAYED] / 3.0
    following = hand & (SUIT << SUIT_SIZE * state[LED])
    row[3] = state[PLAYED] > 0 and following == 0
    row[4] = (hand & quinola) != 0
    row[5] = (unseen & quinola) != 0
    row[6] = count(hand & (SUIT << SUIT_SIZE)) / 6.0
    row[7] = count(unseen & (SUIT << SUIT_SIZE)) / 12.0
    row[8] = trick > FREE
    row[9] = trick == FREE
    _see_points(rules, state, seat, trick, row)
    row[18] = points_of(rules, state[OPEN], TRICK_EXTRA) / 8.0
    opposite = state[PLAYED] > 0 and state[BEST_SEAT] == (seat ^ 2)
    row[19] = opposite
    row[20] = count(hand & rules[ACE_CARDS]) / 2.0
    row[21] = count(unseen & rules[ACE_CARDS]) / 4.0
    row[22] = _strength(hand, unseen)
    row[23] = _shortest(hand) / 4.0
    row[24] = state[MAY_REVOKE] == seat and trick <= FREE
    row[25] = (seat ^ 2) == state[DEALER]
    _see_rules(rules, pool, 26, row)
    _see_hand(rules, state, hand, unseen, row)
    _see_espagnolette(rules, state, seat, row)


@inlined
def _see_points(rules: Numbers, state: Numbers, seat: int, trick: int, row: Features) -> None:
    """How the party stands, whether a reversis is under way, how he stands who takes the trick."""
    mine = points_of(rules, state[WON + seat], TRICK_EXTRA)
    taker = state[BEST_SEAT]
    takers = mine
    fewest = 1 << 30
    fewest_beside_taker = 1 << 30
    most = -1
    other_all = 0.0
    hearts = 0
    clean = 0
    for other in range(4):
        if other != seat:
            theirs = points_of(rules, state[WON + other], TRICK_EXTRA)
            fewest = min(fewest, theirs)
            most = max(most, theirs)
            if other == taker:
                takers = theirs
            else:
                fewest_beside_taker = min(fewest_beside_taker, theirs)
            if tricks_of(state, other) == trick - 1:
                other_all = 1.0
            hearts += (state[MISSED] >> (4 * other + 1)) & 1
            clean += state[WON + other] == 0
    started = trick > 1
    all_mine = started and tricks_of(state, seat) == trick - 1
    row[10] = min(mine, 40) / 10.0
    row[11] = min(max(mine - fewest, -20), 20) / 10.0
    row[12] = min(max(mine - most, -20), 20) / 10.0
    row[13] = state[WON + seat] == 0
    row[14] = all_mine
    row[15] = (trick - 1) / 9.0 if all_mine else 0.0
    row[16] = other_all if started else 0.0
    row[17] = (trick - 1) / 9.0 * other_all if started else 0.0
    open_ = state[PLAYED] > 0
    row[42] = min(max(takers - mine, -20), 20) / 10.0 if open_ else 0.0
    row[43] = min(max(takers - fewest_beside_taker, -20), 20) / 10.0 if open_ else 0.0
    row[44] = hearts / 3.0
    row[45] = clean / 3.0
    row[49] = tricks_of(state, seat) / 4.0


@inlined
def _see_hand(rules: Numbers, state: Numbers, hand: int, unseen: int, row: Features) -> None:
    """What the hand can still do: place the quinola, take every trick, take none."""
    void = 0
    nearly = 0
    running = 0
    safe = 0
    for suit in range(4):
        mine = (hand >> SUIT_SIZE * suit) & SUIT
        theirs = (unseen >> SUIT_SIZE * suit) & SUIT
        void += mine == 0
        nearly += mine != 0 and suit != 1 and mine & (mine - 1) == 0
        over = mine & -_above(theirs)
        running += count(over)
        safe += mine != 0 and (theirs & (mine & -mine) - 1) == 0
    held = 12 - state[TRICK]
    row[36] = void / 3.0
    row[37] = nearly / 3.0
    row[38] = points_of(rules, unseen | hand, TRICK_EXTRA) / 20.0
    row[39] = running / held
    row[40] = running == held
    row[41] = safe / 4.0


@inlined
def _above(cards: int) -> int:
    """The bit above all cards of a suit; the lowest bit where there are none."""
    return 1 << (highest(cards) + 1)


@inlined
def _see_espagnolette(rules: Numbers, state: Numbers, seat: int, row: Features) -> None:
    """Who is known to the seat to be the espagnolette, and whether he takes the trick."""
    # One who did not announce it is known to himself alone, whatever he has thrown.
    known = rules[ESPAGNOLETTE_ANNOUNCED] and state[ESPAGNOLETTE] >= 0
    row[46] = known and state[ESPAGNOLETTE] != seat
    row[47] = state[ESPAGNOLETTE] == seat
    row[48] = known and state[PLAYED] > 0 and state[BEST_SEAT] == state[ESPAGNOLETTE]


@inlined
def _see_rules(rules: Numbers, pool: int, at: int, row: Features) -> None:
    """What is at stake by the rules in force: ten numbers."""
    placed = rules[QUINOLA_PLACED] * (3 if rules[QUINOLA_PLACED_FROM_EACH] else 1)
    row[at + 0] = _capped(pool)
    row[at + 1] = _capped(placed)
    row[at + 2] = _capped(rules[QUINOLA_FORCED_HOLDER])
    row[at + 3] = _capped(rules[PARTY_BONUS])
    row[at + 4] = rules[OPPOSITE_FACTOR] > 1
    row[at + 5] = rules[LAST_TWO_FACTOR] > 1
    row[at + 6] = _capped(rules[REVERSIS_SIDE]) if rules[REVERSIS] == 0 else -1.0
    row[at + 7] = _capped(rules[REVERSIS_BROKEN])
    row[at + 8] = rules[LED_QUINOLA_TO_WINNER]
    row[at + 9] = rules[TRICK_EXTRA_QUINOLA] + rules[FORCED_ACE_TO_POOL] * 0.5


@inlined
def _strength(hand: int, unseen: int) -> float:
    """How high a hand is: of the pairs in suit, its card with one unseen, the share it wins."""
    wins = 0
    pairs = 0
    for suit in range(4):
        mine = (hand >> SUIT_SIZE * suit) & SUIT
        theirs = (unseen >> SUIT_SIZE * suit) & SUIT
        pairs += count(mine) * count(theirs)
        while mine:
            lowest = mine & -mine
            wins += count(theirs & (lowest - 1))
            mine ^= lowest
    return wins / pairs if pairs else 0.5


@inlined
def _shortest(hand: int) -> int:
    """How many cards the shortest suit has that is not empty."""
    shortest = 12
    for suit in range(4):
        held = count((hand >> SUIT_SIZE * suit) & SUIT)
        if held:
            shortest = min(shortest, held)
    return shortest


@kernel
def see_card(rules: Numbers, state: Numbers, pool: int, card: int, row: Features) -> None:
    """Describe playing a card, into the `CHOICE` numbers after the situation's."""
    seat = state[TURN]
    hand = state[HANDS + seat]
    unseen = PACK & ~(gone(state, seat) | hand)
    suit = suit_of(card)
    rank = card - SUIT_SIZE * suit
    led = state[PLAYED] == 0
    in_suit = led or suit == state[LED]
    beats = led or (in_suit and card > state[BEST])
    at = SITUATION
    row[at] = rank / 11.0
    row[at + 1] = points_of(rules, 1 << card, TRICK_EXTRA) / 4.0
    row[at + 2] = (rules[ACE_CARDS] >> card) & 1
    row[at + 3] = card == ACE_OF_DIAMONDS_CARD
    row[at + 4] = card == rules[QUINOLA_CARD]
    row[at + 5] = suit == 1
    row[at + 6] = beats
    row[at + 7] = (not beats) * rank / 11.0
    row[at + 8] = not in_suit
    row[at + 9] = not in_suit and (hand & (SUIT << SUIT_SIZE * state[LED])) != 0
    row[at + 10] = suit == 1 and in_suit and row[4] > 0 and card != rules[QUINOLA_CARD]
    row[at + 11] = led and suit == 1 and (unseen >> rules[QUINOLA_CARD]) & 1 != 0
    row[at + 12] = row[at + 11] * (1.0 - rank / 11.0)
    fiches = _at_once(rules, state, seat, card, pool)
    row[at + 13] = max(min(_UNIT * fiches, 4.0), -4.0)
    _see_neighbours(hand >> SUIT_SIZE * suit, unseen >> SUIT_SIZE * suit, rank, row)
    to_come = 3 - state[PLAYED]
    void = _void_shown(state, seat, suit if led else state[LED], to_come)
    row[at + 19] = void / 3.0
    keeps = _keeps(to_come - void, 6.0 * row[at + 14], 6.0 * row[at + 15])
    takes = keeps if beats else 0.0
    _see_taking(rules, state, card, takes, row)
    led_suit = suit if led else state[LED]
    lack = _lacks(count(unseen >> SUIT_SIZE * led_suit & SUIT), 12 - state[TRICK], count(unseen))
    row[at + 28] = lack
    row[at + 29] = takes * lack * to_come / 3.0
    row[at + 30] = row[at + 29] * row[5] * (led_suit != 1)
    rest = hand ^ (1 << card)
    row[at + 31] = row[4] * count(rest & (SUIT << SUIT_SIZE)) / 4.0
    row[at + 32] = row[14] * (beats and row[at + 14] == 0)
    given = (not in_suit) * row[at + 1]
    row[at + 33] = given * row[43]
    row[at + 34] = (not beats) * row[16]
    _see_rest(rest >> SUIT_SIZE * suit & SUIT, unseen >> SUIT_SIZE * suit & SUIT, row)
    row[at + 37] = takes * row[40]


@inlined
def _see_neighbours(mine: int, theirs: int, rank: int, row: Features) -> None:
    """How many cards of its suit stand above and below a card, unseen and in the same hand."""
    above = SUIT & ~((2 << rank) - 1)
    under = (1 << rank) - 1
    at = SITUATION
    row[at + 14] = count(theirs & above) / 6.0
    row[at + 15] = count(theirs & under) / 6.0
    row[at + 16] = count(mine & above) / 4.0
    row[at + 17] = count(mine & under) / 4.0
    row[at + 18] = count(mine & SUIT) == 1


@inlined
def _lacks(cards: int, held: int, hidden: int) -> float:
    """About how likely a player with `held` of the hidden cards has none of the suit's."""
    lacks = 1.0
    for _ in range(cards):
        lacks *= 1.0 - held / max(hidden, 1)
    return lacks


@inlined
def _see_rest(mine: int, theirs: int, row: Features) -> None:
    """What is left of a card's suit without it: what it ducks, what it takes."""
    at = SITUATION
    lowest_left = mine & -mine
    row[at + 35] = count(theirs & (lowest_left - 1)) / 6.0 if mine else -0.5
    row[at + 36] = count(theirs & (_above(mine) - 1)) / 6.0 if mine else -0.5


@inlined
def _see_taking(rules: Numbers, state: Numbers, card: int, takes: float, row: Features) -> None:
    """What it means to take this trick, by how likely the card is to."""
    at = SITUATION
    row[at + 20] = takes
    row[at + 21] = takes * points_of(rules, state[OPEN] | (1 << card), TRICK_EXTRA) / 8.0
    row[at + 22] = takes * row[14]
    row[at + 23] = takes * row[16]
    row[at + 24] = takes * row[8]
    row[at + 25] = takes * row[4]
    row[at + 26] = takes * row[11]
    row[at + 27] = takes * row[13]


@inlined
def _keeps(followers: int, higher: float, lower: float) -> float:
    """About how likely the best card so far is to take the trick, whoever can go under doing so."""
    if followers <= 0 or higher == 0:
        return 1.0
    overtaken = higher / (higher + lower) * (0.35 if lower > 0 else 1.0)
    keeps = 1.0
    for _ in range(followers):
        keeps *= 1.0 - overtaken
    return keeps


@inlined
def _void_shown(state: Numbers, seat: int, suit: int, to_come: int) -> int:
    """How many of those still to play to the trick have failed to follow its suit before."""
    void = 0
    for other in range(4):
        if other != seat and to_come and not _has_played(state, other):
            void += (state[MISSED] >> (4 * other + suit)) & 1
    return void


@inlined
def _has_played(state: Numbers, other: int) -> bool:
    """Whether a seat's card lies in the open trick, told by its hand being a card shorter."""
    return count(state[HANDS + other]) < 12 - state[TRICK]


@inlined
def _at_once(rules: Numbers, state: Numbers, seat: int, card: int, pool: int) -> float:
    """Fiches that a card brings or costs if the trick's present taker keeps it."""
    trick = state[TRICK]
    late = rules[LAST_TWO_FACTOR] if trick > FREE else 1
    ace = (rules[ACE_CARDS] >> card) & 1
    quinola = card == rules[QUINOLA_CARD]
    if state[PLAYED] == 0 or not (ace or quinola):
        return 0.0
    in_suit = suit_of(card) == state[LED]
    taker = state[BEST_SEAT]
    leader = (seat - rules[STEP] * state[PLAYED]) & 3
    fiches = 0.0
    if ace:
        worth = rules[ACE_OF_DIAMONDS] if card == ACE_OF_DIAMONDS_CARD else rules[ACE]
        payee = leader if in_suit else taker
        factor = late * (rules[OPPOSITE_FACTOR] if payee == seat ^ 2 else 1)
        fiches += -worth * factor if in_suit else worth * factor
    if quinola and not in_suit:
        factor = late * (rules[OPPOSITE_FACTOR] if taker == seat ^ 2 else 1)
        fiches += rules[QUINOLA_PLACED] * factor + pool
    elif quinola:
        factor = late * (rules[OPPOSITE_FACTOR] if leader == seat ^ 2 else 1)
        fiches -= rules[QUINOLA_FORCED_HOLDER] * factor + pool
    return fiches


EXCHANGE_WIDTH: Final = 98


@kernel
def see_exchange(rules: Numbers, state: Numbers, pool: int, action: int, row: Features) -> None:
    """Describe discarding a card or declining, as the hand is then: `EXCHANGE_WIDTH` numbers."""
    seat = state[TURN]
    hand = state[HANDS + seat]
    quinola = rules[QUINOLA_CARD]
    declines = action == DECLINE
    kept = hand if declines else hand ^ (1 << action)
    row[0] = 1.0
    row[1] = declines
    row[2] = seat == state[DEALER]
    row[3] = state[ASKED] / 3.0
    row[4] = (kept >> quinola) & 1
    hearts = (kept >> SUIT_SIZE) & SUIT
    row[5] = count(hearts) / 5.0 * row[4]
    row[6] = count(kept & rules[ACE_CARDS]) / 2.0
    row[7] = (kept >> ACE_OF_DIAMONDS_CARD) & 1
    row[8] = _strength(kept, PACK & ~hand)
    row[9] = row[8] * row[8]
    discards = not declines
    row[10] = discards and (1 << action) & rules[ACE_CARDS] != 0
    row[11] = discards and action == quinola
    row[12] = discards and action == ACE_OF_DIAMONDS_CARD
    row[13] = (action % SUIT_SIZE) / 11.0 if discards else 0.0
    row[14] = discards and 12 <= action < 24
    row[15] = 1.0 if _shortest(kept) == 1 else 0.0
    empty = 0
    for suit in range(4):
        held = (kept >> SUIT_SIZE * suit) & SUIT
        empty += held == 0
        _see_suit(held, suit, row)
        for rank in range(SUIT_SIZE):
            row[50 + SUIT_SIZE * suit + rank] = (held >> rank) & 1
    _see_rules(rules, pool, 40, row)
    row[16] = empty
    row[17] = empty * row[4]
    aces = count(kept & rules[ACE_CARDS])
    row[18] = aces == 4 or (aces == 3 and (kept >> quinola) & 1 == 1)
    row[19] = row[18] * rules[ESPAGNOLETTE_FAILS_ON]
    row[20] = _capped(rules[QUINOLA_FORCED_HOLDER] + rules[QUINOLA_FORCED_OTHERS])
    row[21] = _capped(rules[PARTY_BONUS])
    row[22] = _capped(rules[REVERSIS_SIDE]) if rules[REVERSIS] == 0 else -1.0
    row[23] = row[4] * row[20]


@inlined
def _see_suit(held: int, suit: int, row: Features) -> None:
    """Four numbers on a suit as kept: its length, its honours, its low cards, its danger."""
    at = 24 + 4 * suit
    row[at] = count(held) / 4.0
    row[at + 1] = count(held & 0b111100000000) / 2.0
    row[at + 2] = count(held & 0b11111) / 3.0
    # Nothing low under high cards: they take tricks when the suit is led.
    row[at + 3] = (held & 0b111111) == 0 and held != 0
