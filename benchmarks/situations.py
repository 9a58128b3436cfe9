"""Situations that old advice speaks of, on the kernels' states, and what becomes of them.

A *question* arises when the seat on turn can do either what is asked about or something else: both
are masks of its actions. In each deal one moment at which it arises, each as likely as any other,
is played out both ways from the same cards. A *measure* sorts the answers to a question, or what a
deal came to, into groups. What is summed up are whole numbers, so that the order of work changes no
figure.
"""

from __future__ import annotations

from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from quinola.kernels.bits import PACK, SUIT, SUIT_SIZE, count, highest, lowest, of_suit, suit_of
from quinola.kernels.chance import below
from quinola.kernels.compiling import inlined, kernel
from quinola.kernels.dealing import deal_out, shuffle
from quinola.kernels.features import gone
from quinola.kernels.layout import (
    ACE_CARDS,
    ASKED,
    BEST,
    BEST_SEAT,
    DEALER,
    DECLINE,
    ESPAGNOLETTE,
    EXCHANGE,
    FAILED,
    HANDS,
    HOLDER,
    KING_CARDS,
    LED,
    MANNER_SHIFT,
    OVER,
    PART_NAMES,
    PARTS,
    PHASE,
    PLAY,
    PLAYED,
    QUEEN_CARDS,
    QUINOLA_CARD,
    QUINOLA_FELL,
    RESULT_SIZE,
    SEAT_SHIFT,
    STATE_SIZE,
    TAKERS,
    TRICK,
    TURN,
)
from quinola.kernels.play import act, actions, copy
from quinola.kernels.policy import (
    Net,
    Sheet,
    best_of,
    choose,
    finish,
    weigh_cards,
    weigh_exchange,
)
from quinola.kernels.settlement import PLAY_BEGUN, settle, tricks_of
from quinola.kernels.trials import remise_of

Numbers = NDArray[np.int64]
Chance = NDArray[np.uint64]
Masks = tuple[int, int]

(
    QUINOLA_KEPT,
    SHORT_ACE_ASIDE,
    ESPAGNOLETTE_KEPT,
    TALON_LEFT,
    VOID_MADE,
    QUINOLA_THROWN,
    QUINOLA_LED_LATE,
    LED_LOW,
    DUCKED_HIGH,
    TAKEN_HIGH,
    HEARTS_LED,
    ACE_THROWN,
    REVERSIS_BROKEN_UP,
) = range(13)
QUESTIONS: Final = 13

_STAGES: Final = ("1-3", "4-6", "7-9", "10")
"""The tricks that a question arose in. The last leaves no choice."""

MEASURES: Final = (
    ("quinola_kept_by_hearts", ("0", "1", "2", "3", "4", "5+")),
    ("quinola_kept_second_by_shortest_suit", ("0", "1", "2+")),
    ("quinola_kept_third_by_shortest_suit", ("0", "1", "2+")),
    ("quinola_kept_many_hearts_by_honours", ("0", "1", "2", "3")),
    ("ace_aside_by_length", ("1", "2", "3", "4", "5+")),
    ("short_ace_aside_by_courts", ("0-3", "4-5", "6-7", "8+")),
    ("espagnolette_kept", ("all",)),
    ("talon_left_by_courts", ("0", "1", "2", "3", "4+")),
    ("void_made_by_hearts", ("0-2", "3+")),
    ("quinola_thrown", (*_STAGES, "under_reversis")),
    ("quinola_led_late", ("beside_plain", "beside_heart", "undertaker")),
    ("led_low", _STAGES[:3]),
    ("ducked_high", _STAGES),
    ("taken_high", _STAGES),
    ("hearts_led", _STAGES[:3]),
    ("ace_thrown", (*_STAGES, "under_reversis")),
    ("reversis_broken_up", ("4-5", "6-7", "8-9", "10")),
    ("quinola_ends", ("placed", "forced", "led", "aside")),
    ("quinola_brings", ("placed", "forced", "led", "all")),
    ("reversis_happens", ("undertaken", "made", "broken")),
    ("reversis_brings", ("made", "broken")),
    ("streak_made", ("3", "5", "7", "9")),
    ("streak_brings", ("3", "5", "7", "9")),
    ("espagnolette_happens", ("held", "shown")),
    ("espagnolette_fails", ("shown",)),
    ("espagnolette_brings", ("unused", "succeeded", "failed")),
    ("tricks_bring_of_party", ("0", "1", "2", "3", "4", "5+")),
)
"""The measures with their groups. Those up to `reversis_broken_up` are differences in fiches."""

GROUPS: Final = 6

(
    KEPT_BY_HEARTS,
    SECOND_BY_SUIT,
    THIRD_BY_SUIT,
    KEPT_BY_HONOURS,
    ASIDE_BY_LENGTH,
    ASIDE_BY_COURTS,
    _ESPAGNOLETTE_KEPT,
    LEFT_BY_COURTS,
    VOID_BY_HEARTS,
    _QUINOLA_THROWN,
    _QUINOLA_LED_LATE,
    _LED_LOW,
    _DUCKED_HIGH,
    _TAKEN_HIGH,
    _HEARTS_LED,
    _ACE_THROWN,
    _REVERSIS_BROKEN_UP,
    QUINOLA_ENDS,
    QUINOLA_BRINGS,
    REVERSIS_HAPPENS,
    REVERSIS_BRINGS,
    STREAK_MADE,
    STREAK_BRINGS,
    ESPAGNOLETTE_HAPPENS,
    ESPAGNOLETTE_FAILS,
    ESPAGNOLETTE_BRINGS,
    TRICKS_BRING,
) = range(len(MEASURES))

PARTY_PART: Final = PART_NAMES.index("party")
QUINOLA_PART: Final = PART_NAMES.index("quinola")
POOL_PART: Final = PART_NAMES.index("pool")

NOBODY: Final = -1
NOWHERE: Final = -1
"""The group of what a measure leaves out."""


# Hands


@inlined
def _hearts(cards: int) -> int:
    return cards & (SUIT << SUIT_SIZE)


@inlined
def _courts(rules: Numbers, cards: int) -> int:
    """The aces, kings and queens among cards."""
    return int(cards & (rules[ACE_CARDS] | rules[KING_CARDS] | rules[QUEEN_CARDS]))


@inlined
def _length(cards: int, card: int) -> int:
    """How many cards there are of a card's suit."""
    return count(of_suit(cards, suit_of(card)))


@kernel
def _shortest_ace(rules: Numbers, hand: int) -> int:
    """The ace whose suit is shortest, as a mask; 0 where there is none."""
    aces = hand & rules[ACE_CARDS]
    found, fewest = 0, 99
    while aces:
        ace = lowest(aces)
        aces &= aces - 1
        if _length(hand, ace) < fewest:
            fewest = _length(hand, ace)
            found = 1 << ace
    return found


@kernel
def _plain_singletons(hand: int) -> int:
    """Cards that are alone in a suit other than hearts."""
    found = 0
    for suit in range(4):
        held = hand & (SUIT << SUIT_SIZE * suit)
        if suit != 1 and held and held & (held - 1) == 0:
            found |= held
    return found


@kernel
def _shortest_plain_suit(hand: int) -> int:
    shortest = 99
    for suit in range(4):
        if suit != 1:
            shortest = min(shortest, count(hand & (SUIT << SUIT_SIZE * suit)))
    return shortest


@inlined
def _is_espagnolette(rules: Numbers, hand: int) -> bool:
    aces = count(hand & rules[ACE_CARDS])
    return aces == 4 or (aces == 3 and (hand >> rules[QUINOLA_CARD]) & 1 == 1)


@kernel
def _taker_of_all(state: Numbers) -> int:
    """Who took every trick so far, where three or more are closed; else nobody."""
    if state[TRICK] < 4:
        return NOBODY
    taker = state[TAKERS] & 3
    return taker if tricks_of(state, taker) == state[TRICK] - 1 else NOBODY


@inlined
def _stage(trick: int) -> int:
    return int(trick - 1) // 3


# Questions: what is asked about, and what else could be done


@kernel
def choices(question: int, rules: Numbers, state: Numbers) -> Masks:
    """Both masks of a question; it does not arise where one is empty."""
    if state[PHASE] == EXCHANGE:
        return _choices_in_exchange(question, rules, state)
    if state[PHASE] != PLAY:
        return 0, 0
    if state[PLAYED] == 0:
        return _choices_on_lead(question, rules, state)
    return _choices_in_reply(question, rules, state)


@kernel
def _choices_in_exchange(question: int, rules: Numbers, state: Numbers) -> Masks:
    hand = state[HANDS + state[TURN]]
    may = actions(state)
    quinola = 1 << rules[QUINOLA_CARD]
    if question == QUINOLA_KEPT and hand & quinola:
        return may & ~quinola, quinola
    if question == SHORT_ACE_ASIDE and hand & quinola == 0:
        return _shortest_ace(rules, hand), may & ~rules[ACE_CARDS]
    if question == ESPAGNOLETTE_KEPT and _is_espagnolette(rules, hand):
        keeping = 0
        left = may
        while left:
            action = left & -left
            left &= left - 1
            if _is_espagnolette(rules, hand & ~action):
                keeping |= action
        return keeping, may & ~keeping
    if question == TALON_LEFT and state[ASKED] < 3:
        return 1 << DECLINE, hand
    if question == VOID_MADE and hand & quinola:
        alone = _plain_singletons(hand)
        return alone, hand & ~(alone | quinola)
    return 0, 0


@kernel
def _choices_on_lead(question: int, rules: Numbers, state: Numbers) -> Masks:
    seat, trick = state[TURN], state[TRICK]
    hand = state[HANDS + seat]
    quinola = 1 << rules[QUINOLA_CARD]
    if question == QUINOLA_LED_LATE and trick == 10 and hand & quinola:
        return quinola, hand ^ quinola
    if trick > 9 or _taker_of_all(state) == seat:
        return 0, 0
    if question == LED_LOW:
        lows, highs = 0, 0
        for suit in range(4):
            held = hand & (SUIT << SUIT_SIZE * suit)
            if suit != 1 and count(held) > 1:
                lows |= held & -held
                highs |= 1 << highest(held)
        return lows, highs
    if question == HEARTS_LED and PACK & ~(gone(state, seat) | hand) & quinola:
        small = _hearts(hand) & (quinola - 1)
        return small & ~_courts(rules, small), hand & ~_hearts(hand)
    return 0, 0


@kernel
def _choices_in_reply(question: int, rules: Numbers, state: Numbers) -> Masks:
    seat = state[TURN]
    hand = state[HANDS + seat]
    quinola = 1 << rules[QUINOLA_CARD]
    following = hand & (SUIT << SUIT_SIZE * state[LED])
    if following == 0:
        if question == QUINOLA_THROWN and hand & quinola:
            return quinola, hand ^ quinola
        if question == ACE_THROWN and hand & quinola == 0:
            return hand & rules[ACE_CARDS], hand & ~rules[ACE_CARDS]
        return 0, 0
    under = following & ((1 << state[BEST]) - 1)
    if question == REVERSIS_BROKEN_UP:
        taker = _taker_of_all(state)
        last = state[PLAYED] == 3 and taker == state[BEST_SEAT] and taker != NOBODY
        return (following & ~under, under) if last else (0, 0)
    if following & quinola:
        return 0, 0
    if question == DUCKED_HIGH:
        return _ends(under)
    if question == TAKEN_HIGH and state[PLAYED] == 3 and under == 0:
        return _ends(following) if _taker_of_all(state) != seat else (0, 0)
    return 0, 0


@inlined
def _ends(cards: int) -> Masks:
    """The highest and the lowest of a suit's cards, unless they are neighbours or the same."""
    apart = cards and highest(cards) - lowest(cards) > 1
    return (1 << highest(cards), cards & -cards) if apart else (0, 0)


# Measures: the group that an answer belongs to


@kernel
def _note(sums: Numbers, measure: int, group: int, value: int) -> None:
    """Count a value in."""
    if group != NOWHERE:
        sums[measure, group, 0] += 1
        sums[measure, group, 1] += value
        sums[measure, group, 2] += value * value


@kernel
def _note_answer(question: int, rules: Numbers, state: Numbers, value: int, sums: Numbers) -> None:
    """Sort in what was gained by doing what a question asks about, in the state it arose in."""
    hand = state[HANDS + state[TURN]]
    hearts = count(_hearts(hand & ~(1 << rules[QUINOLA_CARD])))
    courts = count(_courts(rules, hand))
    trick = state[TRICK]
    stage = _stage(trick)
    under_reversis = _taker_of_all(state) >= 0 and trick > 4
    if question == QUINOLA_KEPT:
        _note(sums, KEPT_BY_HEARTS, min(hearts, 5), value)
        shortest = min(_shortest_plain_suit(hand), 2)
        _note(sums, SECOND_BY_SUIT, shortest if hearts == 1 else NOWHERE, value)
        _note(sums, THIRD_BY_SUIT, shortest if hearts == 2 else NOWHERE, value)
        honours = count(_courts(rules, _hearts(hand)))
        _note(sums, KEPT_BY_HONOURS, honours if hearts > 2 else NOWHERE, value)
    elif question == SHORT_ACE_ASIDE:
        length = _length(hand, lowest(_shortest_ace(rules, hand)))
        _note(sums, ASIDE_BY_LENGTH, min(length, 5) - 1, value)
        if length <= 3:
            _note(sums, ASIDE_BY_COURTS, min(max(courts // 2 - 1, 0), 3), value)
    elif question == ESPAGNOLETTE_KEPT:
        _note(sums, _ESPAGNOLETTE_KEPT, 0, value)
    elif question == TALON_LEFT:
        held = courts + ((hand >> rules[QUINOLA_CARD]) & 1)
        _note(sums, LEFT_BY_COURTS, min(held, 4), value)
    elif question == VOID_MADE:
        _note(sums, VOID_BY_HEARTS, int(hearts > 2), value)
    elif question == QUINOLA_THROWN:
        _note(sums, _QUINOLA_THROWN, 4 if under_reversis else stage, value)
    elif question == QUINOLA_LED_LATE:
        beside = 1 if hearts else 0
        _note(sums, _QUINOLA_LED_LATE, 2 if _taker_of_all(state) == state[TURN] else beside, value)
    elif question == LED_LOW:
        _note(sums, _LED_LOW, stage, value)
    elif question == DUCKED_HIGH:
        _note(sums, _DUCKED_HIGH, stage, value)
    elif question == TAKEN_HIGH:
        _note(sums, _TAKEN_HIGH, stage, value)
    elif question == HEARTS_LED:
        _note(sums, _HEARTS_LED, stage, value)
    elif question == ACE_THROWN:
        _note(sums, _ACE_THROWN, 4 if under_reversis else stage, value)
    elif question == REVERSIS_BROKEN_UP:
        _note(sums, _REVERSIS_BROKEN_UP, trick // 2 - 2, value)


@kernel
def _note_deal(state: Numbers, result: Numbers, sums: Numbers) -> None:
    """Count in what a whole deal came to."""
    fell = state[QUINOLA_FELL] - 1
    # 0 led, 1 forced, 2 placed: here the other way round.
    manner = 2 - (fell >> MANNER_SHIFT) if fell >= 0 else 3
    for group in range(4):
        _note(sums, QUINOLA_ENDS, group, int(group == manner))
    if manner < 3:
        seat = (fell >> SEAT_SHIFT) & 3
        brought = result[PARTS + 4 * QUINOLA_PART + seat] + result[PARTS + 4 * POOL_PART + seat]
        _note(sums, QUINOLA_BRINGS, manner, brought)
        _note(sums, QUINOLA_BRINGS, 3, brought)
    streak = 1
    first = state[TAKERS] & 3
    while streak < 11 and (state[TAKERS] >> 2 * streak) & 3 == first:
        streak += 1
    _note(sums, REVERSIS_HAPPENS, 0, int(streak >= 9))
    _note(sums, REVERSIS_HAPPENS, 1, int(streak == 11))
    _note(sums, REVERSIS_HAPPENS, 2, int(9 <= streak < 11))
    if streak >= 9:
        _note(sums, REVERSIS_BRINGS, int(streak < 11), result[first])
    for group in range(4):
        if streak >= 2 * group + 3:
            _note(sums, STREAK_MADE, group, int(streak == 11))
            _note(sums, STREAK_BRINGS, group, result[first])
    holder = state[HOLDER]
    shown = state[ESPAGNOLETTE] >= 0
    _note(sums, ESPAGNOLETTE_HAPPENS, 0, int(holder >= 0))
    _note(sums, ESPAGNOLETTE_HAPPENS, 1, int(shown))
    if shown:
        failed = int(result[FAILED] >= 0)
        _note(sums, ESPAGNOLETTE_FAILS, 0, failed)
        _note(sums, ESPAGNOLETTE_BRINGS, 1 + failed, result[holder])
    elif holder >= 0:
        _note(sums, ESPAGNOLETTE_BRINGS, 0, result[holder])
    # Of one player only, for what the four win of one party hangs together.
    _note(sums, TRICKS_BRING, min(tricks_of(state, 0), 5), result[PARTS + 4 * PARTY_PART])


# Playing


class Watch(NamedTuple):
    """What watching deals is written on; one for each thread."""

    sheet: Sheet
    pack: Numbers
    state: Numbers
    again: Numbers
    met: Numbers
    """The state that each question is asked in, shape (QUESTIONS, STATE_SIZE)."""
    arose: Numbers
    """How often each question arose in this deal."""
    result: Numbers
    sums: Numbers
    """By measure and group how many values, their sum and the sum of their squares."""


def new_watch(sheet: Sheet) -> Watch:
    """Room for watching, with nothing summed up."""
    return Watch(
        sheet,
        np.arange(48, dtype=np.int64),
        np.zeros(STATE_SIZE, dtype=np.int64),
        np.zeros(STATE_SIZE, dtype=np.int64),
        np.zeros((QUESTIONS, STATE_SIZE), dtype=np.int64),
        np.zeros(QUESTIONS, dtype=np.int64),
        np.zeros(RESULT_SIZE, dtype=np.int64),
        np.zeros((len(MEASURES), GROUPS, 3), dtype=np.int64),
    )


@kernel
def watch_deals(
    rules: Numbers,
    faults: Numbers,
    pool: int,
    deals: int,
    cards: Chance,
    picks: Chance,
    net: Net,
    table: Net,
    watch: Watch,
) -> None:
    """Deals played by `table` in all seats; whoever is asked a question goes on by `net`.

    `pool` is what each deal finds in the pool, in fiches. `cards` deals, `picks` chooses moments:
    so that the cards are the same whoever plays.
    """
    state = watch.state
    for deal in range(deals):
        shuffle(watch.pack, cards)
        deal_out(state, watch.pack, deal & 3)
        remise = remise_of(rules, state[DEALER], pool, 0, faults, watch.result)
        for question in range(QUESTIONS):
            watch.arose[question] = 0
        while state[PHASE] != OVER:
            _meet(rules, state, picks, watch)
            act(rules, state, choose(rules, state, remise, table, watch.sheet))
        settle(rules, state, remise, PLAY_BEGUN, faults, watch.result)
        _note_deal(state, watch.result, watch.sums)
        for question in range(QUESTIONS):
            if watch.arose[question]:
                _answer(question, rules, faults, remise, net, table, watch)


@kernel
def _meet(rules: Numbers, state: Numbers, picks: Chance, watch: Watch) -> None:
    """Keep this moment for the questions that arise in it, so that of n each is as likely."""
    for question in range(QUESTIONS):
        one, other = choices(question, rules, state)
        if one and other:
            watch.arose[question] += 1
            if below(picks, watch.arose[question]) == 0:
                copy(watch.met[question], state)


@kernel
def _answer(
    question: int,
    rules: Numbers,
    faults: Numbers,
    remise: int,
    net: Net,
    table: Net,
    watch: Watch,
) -> None:
    """Play the kept moment out both ways, each by the action that the policy likes best."""
    met = watch.met[question]
    one, other = choices(question, rules, met)
    if met[PHASE] == PLAY:
        weigh_cards(rules, met, remise, one | other, net, watch.sheet)
    else:
        weigh_exchange(rules, met, remise, one | other, net, watch.sheet)
    first, second = best_of(watch.sheet.figures, one), best_of(watch.sheet.figures, other)
    gained = _played_out(first, rules, faults, remise, net, table, met, watch)
    gained -= _played_out(second, rules, faults, remise, net, table, met, watch)
    _note_answer(question, rules, met, gained, watch.sums)


@kernel
def _played_out(
    action: int,
    rules: Numbers,
    faults: Numbers,
    remise: int,
    net: Net,
    table: Net,
    met: Numbers,
    watch: Watch,
) -> int:
    """What an action brings its seat from the play on, in fiches."""
    seat = met[TURN]
    copy(watch.again, met)
    act(rules, watch.again, action)
    finish(rules, watch.again, remise, seat, net, table, watch.sheet)
    settle(rules, watch.again, remise, PLAY_BEGUN, faults, watch.result)
    return int(watch.result[seat])
