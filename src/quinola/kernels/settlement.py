"""The whole settlement in fiches on a finished state: the steps of `quinola.settlement`.

The order of the steps and of payments into and out of the pool is the specification's. What the
readable core writes into a ledger is here added to accounts at once.
"""

from __future__ import annotations

from typing import Final

import numpy as np
from numpy.typing import NDArray

from quinola.kernels.bits import count
from quinola.kernels.compiling import inlined, kernel
from quinola.kernels.layout import (
    ACE,
    ACE_CARDS,
    ACE_OF_DIAMONDS,
    ACE_OF_DIAMONDS_CARD,
    BETE,
    BETE_CAP,
    BETE_POOL,
    BREAKER,
    BROKEN_ALWAYS,
    BROKEN_BETE,
    BROKEN_KEEPS_FORCED_QUINOLA,
    BROKEN_NEVER,
    BROKEN_OWN_EARLY,
    CANCELS_MADE_OR_BROKEN,
    CANCELS_NOTHING,
    CLAIMS,
    DEALER,
    DEALER_ADDS,
    DEALER_STAKE,
    DRAWN,
    ESPAGNOLETTE,
    ESPAGNOLETTE_FAIL_BETE,
    ESPAGNOLETTE_FAIL_RETURNS,
    ESPAGNOLETTE_FAILS_ON,
    ESPAGNOLETTE_LEADS_QUINOLA,
    ESPAGNOLETTE_ONLY_DRAWS,
    ESPAGNOLETTE_PAYS_REVERSIS_ALONE,
    ESPAGNOLETTE_SUCCESS_TAKES_POOL,
    ESPAGNOLETTE_TRICKLESS_WINS_PARTY,
    FAIL_IF_LED_LATE,
    FAIL_NEVER,
    FAIL_UNLESS_OTHERS,
    FAILED,
    FAILS_ON_ANY,
    FELL_FORCED,
    FELL_LED,
    FELL_PLACED,
    FIRST_STAKES,
    FORCED_ACE_TO_POOL,
    FORFEITING,
    FORFEITS,
    FOUR_ACES,
    FOUR_ACES_FORCING_FACTOR,
    FREE,
    HONOUR,
    HONOUR_BITS,
    HONOURS,
    HONOURS_PLAYED,
    JACK_CARDS,
    KINDS,
    KING_CARDS,
    LAST_TWO_FACTOR,
    LED_ACES_TO_WINNER,
    LED_QUINOLA_TO_WINNER,
    LOSER,
    MADE,
    MANNER_SHIFT,
    MANUAL_CLAIMS,
    OPPOSITE_FACTOR,
    PARTS,
    PARTY,
    PARTY_BONUS,
    PARTY_EXTRA,
    PARTY_INSTEAD,
    PENALTIES,
    POOL,
    PRECEDENCE,
    QUEEN_CARDS,
    QUINOLA_CARD,
    QUINOLA_FELL,
    QUINOLA_FORCED_HOLDER,
    QUINOLA_FORCED_OTHERS,
    QUINOLA_PLACED,
    QUINOLA_PLACED_FROM_EACH,
    REFILL,
    REFILL_AFTER_WIN,
    REFILL_AT_MOST_FIRST,
    REFILL_BELOW_FIRST,
    REFILL_IMMEDIATELY,
    REMISE,
    RESULT_SIZE,
    RETURNS,
    RETURNS_ALL_ACES_DOUBLE,
    REVERSIS,
    REVERSIS_BROKEN,
    REVERSIS_CANCELS,
    REVERSIS_OPPOSITE,
    REVERSIS_SIDE,
    REVERSIS_TAKES_POOL,
    REVOKE,
    SEAT_SHIFT,
    SPLIT_TIES,
    STAKE,
    STEP,
    TAKERS,
    TAKES_ALWAYS,
    TAKES_UNLESS_LATE,
    THE_QUINOLA,
    TRICK_EXTRA,
    TRICK_SHIFT,
    UNDERTAKER,
    WINNER,
    WON,
)

Numbers = NDArray[np.int64]
Nets = tuple[int, int, int, int]

_KINDS = len(KINDS)

PLAY_BEGUN: Final = -1


@kernel
def settle(
    rules: Numbers, state: Numbers, pool: int, drawn_before: int, faults: Numbers, result: Numbers
) -> None:
    """Settle a deal that is over: `result` is filled anew.

    `pool` is what the last deal left, `drawn_before` 1 if the pool was drawn in the last deal
    played, `faults` how often each seat committed each kind of irregularity: shape (4, 6), or
    (0, 6) when there were none. With `PLAY_BEGUN` for `drawn_before` the pool is the remise, what
    was put in before play has been paid, and the nets are from there on.
    """
    for place in range(RESULT_SIZE):
        result[place] = 0
    result[POOL] = pool
    if drawn_before != PLAY_BEGUN:
        open_deal(rules, state[DEALER], drawn_before, faults, result)
    settle_play(rules, state, result)
    for seat in range(faults.shape[0]):
        move(result, seat, POOL, faults[seat, REVOKE] * rules[PENALTIES + REVOKE])


@kernel
def settle_play(rules: Numbers, state: Numbers, result: Numbers) -> None:
    """All that follows from the play (steps 2 to 5); `result` is as `open_deal` leaves it.

    What each step brings whom is noted in the result's parts.
    """
    result[WINNER] = -1
    result[LOSER] = -1
    result[REMISE] = result[POOL]
    cancelled = _judge(rules, state, result)
    before = _nets(result)
    _pay_reversis(rules, state, result)
    before = _note_part(result, 0, before)
    if result[MADE] != 1 and not cancelled:
        _pay_party(rules, state, result)
    before = _note_part(result, 1, before)
    if not cancelled:
        _pay_aces(rules, state, result)
    before = _note_part(result, 2, before)
    if cancelled:
        _pay_undertakers_forced_quinola(rules, state, result)
    else:
        _pay_quinola_and_returns(rules, state, result)
    before = _note_part(result, 3, before)
    if cancelled:
        _move_pool_when_cancelled(rules, state, result)
    else:
        _move_pool(rules, state, result)
    _note_part(result, 4, before)


@inlined
def _nets(result: Numbers) -> Nets:
    return result[0], result[1], result[2], result[3]


@inlined
def _note_part(result: Numbers, part: int, before: Nets) -> Nets:
    """What a step has brought each seat, given the nets before; says the nets now."""
    now = _nets(result)
    for seat in range(4):
        result[PARTS + 4 * part + seat] = now[seat] - before[seat]
    return now


@inlined
def open_deal(
    rules: Numbers, dealer: int, drawn_before: int, faults: Numbers, result: Numbers
) -> None:
    """Stakes and the penalties before play (step 1); `result` holds the pool."""
    pool = result[POOL]
    refill = rules[REFILL]
    if (
        (refill == REFILL_AT_MOST_FIRST and pool <= rules[FIRST_STAKES])
        or (refill == REFILL_BELOW_FIRST and pool < rules[FIRST_STAKES])
        or (refill == REFILL_AFTER_WIN and (pool == 0 or drawn_before))
        or (refill == REFILL_IMMEDIATELY and pool == 0)
    ):
        _put_in_stakes(rules, dealer, result)
    move(result, dealer, POOL, rules[DEALER_ADDS])
    for seat in range(faults.shape[0]):
        for kind in range(_KINDS):
            if faults[seat, kind] and (rules[FORFEITS] >> kind) & 1:
                result[FORFEITING] |= 1 << seat
            if kind != REVOKE:
                move(result, seat, POOL, faults[seat, kind] * rules[PENALTIES + kind])


@kernel
def _put_in_stakes(rules: Numbers, dealer: int, result: Numbers) -> None:
    for seat in range(4):
        move(result, seat, POOL, rules[DEALER_STAKE] if seat == dealer else rules[STAKE])


@inlined
def move(result: Numbers, payer: int, payee: int, fiches: int) -> int:
    """Pay, unless the payee receives nothing in this deal; says what was paid.

    Paying oneself changes nothing, and is said to be nothing.
    """
    fiches = 0 if payer == payee or (result[FORFEITING] >> payee) & 1 else fiches
    result[payer] -= fiches
    result[payee] += fiches
    return fiches


@kernel
def _draw(rules: Numbers, dealer: int, result: Numbers, seat: int) -> None:
    if (result[FORFEITING] >> seat) & 1:
        return
    move(result, POOL, seat, result[POOL])
    result[DRAWN] = 1
    if rules[REFILL] == REFILL_IMMEDIATELY:
        _put_in_stakes(rules, dealer, result)


@inlined
def taker_of(state: Numbers, trick: int) -> int:
    """Who took a closed trick, numbered from 1."""
    return (state[TAKERS] >> 2 * (trick - 1)) & 3


@inlined
def leader_of(rules: Numbers, state: Numbers, trick: int) -> int:
    """Who led to a trick: the taker of the one before, the eldest to the first."""
    leaders = (state[TAKERS] << 2) | ((state[DEALER] + rules[STEP]) & 3)
    return (leaders >> 2 * (trick - 1)) & 3


@inlined
def tricks_of(state: Numbers, seat: int) -> int:
    """How many tricks a seat has taken."""
    return count(state[WON + seat]) // 4


@inlined
def points_of(rules: Numbers, mask: int, extra: int) -> int:
    """What cards count: in tricks (`extra` = TRICK_EXTRA) or in the party (PARTY_EXTRA)."""
    return (
        4 * count(mask & rules[ACE_CARDS])
        + 3 * count(mask & rules[KING_CARDS])
        + 2 * count(mask & rules[QUEEN_CARDS])
        + count(mask & rules[JACK_CARDS])
        + ((mask >> ACE_OF_DIAMONDS_CARD) & 1) * rules[extra]
        + ((mask >> rules[QUINOLA_CARD]) & 1) * rules[extra + 1]
    )


@inlined
def _judge(rules: Numbers, state: Numbers, result: Numbers) -> bool:
    """Note reversis and failed espagnolette; says whether the deal is cancelled."""
    _judge_reversis(rules, state, result)
    made = result[MADE]
    cancels = rules[REVERSIS_CANCELS]
    cancelled = (made == 1 and cancels != CANCELS_NOTHING) or (
        made == -1 and cancels == CANCELS_MADE_OR_BROKEN
    )
    result[FAILED] = -1
    seat = state[ESPAGNOLETTE]
    if seat >= 0 and not cancelled and not (made == 1 and result[UNDERTAKER] == seat):
        if rules[ESPAGNOLETTE_FAILS_ON] == FAILS_ON_ANY:
            fails = state[WON + seat] != 0
        else:
            fails = taker_of(state, 10) == seat or taker_of(state, 11) == seat
        if fails:
            result[FAILED] = seat
    return cancelled


@inlined
def _judge_reversis(rules: Numbers, state: Numbers, result: Numbers) -> None:
    result[UNDERTAKER] = -1
    result[BREAKER] = -1
    first = state[TAKERS] & 3
    # 0b0101... times a seat is that seat nine times over.
    if (state[TAKERS] & 0x3FFFF) != 0x15555 * first:
        return
    tenth = taker_of(state, 10)
    eleventh = taker_of(state, 11)
    if tenth == first and eleventh == first:
        result[MADE] = 1
        result[UNDERTAKER] = first
    elif rules[REVERSIS] != PARTY_INSTEAD:
        result[MADE] = -1
        result[UNDERTAKER] = first
        result[BREAKER] = eleventh if tenth == first else tenth


@inlined
def _pay_reversis(rules: Numbers, state: Numbers, result: Numbers) -> None:
    undertaker = result[UNDERTAKER]
    if result[MADE] == -1:
        move(result, undertaker, result[BREAKER], rules[REVERSIS_BROKEN])
    if result[MADE] != 1:
        return
    payer = -1
    if rules[ESPAGNOLETTE_PAYS_REVERSIS_ALONE] and state[ESPAGNOLETTE] != undertaker:
        payer = state[ESPAGNOLETTE]
    for seat in range(4):
        if seat == undertaker:
            continue
        if rules[REVERSIS] == PARTY_INSTEAD:
            move(result, seat, undertaker, worth_of(rules, state))
        else:
            opposite = seat == (undertaker ^ 2)
            fiches = rules[REVERSIS_OPPOSITE] if opposite else rules[REVERSIS_SIDE]
            move(result, seat if payer < 0 else payer, undertaker, fiches)


@inlined
def worth_of(rules: Numbers, state: Numbers) -> int:
    """What the party is worth, in fiches."""
    return points_of(rules, state[PARTY], PARTY_EXTRA) + rules[PARTY_BONUS]


@inlined
def standing(rules: Numbers, state: Numbers, result: Numbers, seat: int) -> int:
    """Orders the seats for the party, lowest first: points, tricks, then place (S0-13)."""
    out_of_turn = 1
    if seat == state[ESPAGNOLETTE]:
        if seat == result[FAILED]:
            out_of_turn = 2
        elif rules[ESPAGNOLETTE_TRICKLESS_WINS_PARTY] and state[WON + seat] == 0:
            out_of_turn = 0
    points = points_of(rules, state[WON + seat], TRICK_EXTRA)
    place = rules[PRECEDENCE + ((seat - state[DEALER]) & 3)]
    return (out_of_turn << 48) | (points << 8) | (tricks_of(state, seat) << 4) | place


@inlined
def _pay_party(rules: Numbers, state: Numbers, result: Numbers) -> None:
    winner = 0
    loser = 0
    best = worst = standing(rules, state, result, 0)
    for seat in range(1, 4):
        key = standing(rules, state, result, seat)
        winner = seat if key < best else winner
        loser = seat if key > worst else loser
        best = min(best, key)
        worst = max(worst, key)
    result[WINNER] = winner
    result[LOSER] = loser
    fiches = worth_of(rules, state)
    if rules[SPLIT_TIES] and result[FAILED] < 0 and (best >> 48) == 1:
        _share_party(rules, state, result, fiches, best, worst)
    else:
        move(result, loser, winner, fiches * _across(rules, loser, winner))


@kernel
def _share_party(
    rules: Numbers, state: Numbers, result: Numbers, fiches: int, best: int, worst: int
) -> None:
    """All who tie with the winner share the gain, all who tie with the loser the loss (S3-15).

    Odd fiches go one each to the best places, and fall one each on the worst.
    """
    winners = 0
    losers = 0
    for seat in range(4):
        key = standing(rules, state, result, seat) >> 4
        winners += key == best >> 4
        losers += key == worst >> 4
    for seat in range(4):
        key = standing(rules, state, result, seat)
        ahead = 0
        behind = 0
        for other in range(4):
            theirs = standing(rules, state, result, other)
            ahead += theirs >> 4 == key >> 4 and theirs < key
            behind += theirs >> 4 == key >> 4 and theirs > key
        if key >> 4 == best >> 4:
            result[seat] += fiches // winners + (ahead < fiches % winners)
        if key >> 4 == worst >> 4:
            result[seat] -= fiches // losers + (behind < fiches % losers)


@inlined
def _across(rules: Numbers, one: int, other: int) -> int:
    """The factor for a payment across the table (S0-41)."""
    return rules[OPPOSITE_FACTOR] if one == (other ^ 2) else 1


@inlined
def _factor(rules: Numbers, one: int, other: int, trick: int) -> int:
    """m(a, b, t): across the table, and for a card of the last two tricks (S0-42)."""
    late = rules[LAST_TWO_FACTOR] if trick > FREE else 1
    return _across(rules, one, other) * late


@inlined
def _honour(state: Numbers, index: int) -> int:
    return (state[HONOURS] >> HONOUR_BITS * index) & HONOUR


@inlined
def _quinola(state: Numbers) -> int:
    """The quinola's play, packed; -1 if it lies in the party."""
    return state[QUINOLA_FELL] - 1


@inlined
def seat_in(honour: int) -> int:
    """Who played an honour."""
    return (honour >> SEAT_SHIFT) & 3


@inlined
def trick_in(honour: int) -> int:
    """In which trick, from 1."""
    return (honour >> TRICK_SHIFT) & 15


@inlined
def manner_in(honour: int) -> int:
    """Led, forced or placed."""
    return honour >> MANNER_SHIFT


@inlined
def _failed_pays_all_aces(rules: Numbers, result: Numbers) -> bool:
    return result[FAILED] >= 0 and rules[ESPAGNOLETTE_FAIL_RETURNS] == RETURNS_ALL_ACES_DOUBLE


@inlined
def _pay_aces(rules: Numbers, state: Numbers, result: Numbers) -> None:
    winner = _winner_with_claim(rules, state, result)
    if result[FAILED] >= 0:
        _pay_aces_after_failure(rules, state, result, winner)
        return
    # Who pays whom is chance: added up seat by seat, no payment waits for the one before it to be
    # stored in an account that may or may not be its own.
    first = second = third = fourth = 0
    for index in range(state[HONOURS_PLAYED]):
        payer, payee, fiches = _ace_payment(rules, state, _honour(state, index), winner)
        fiches = 0 if (result[FORFEITING] >> payee) & 1 else fiches
        first += (fiches if payee == 0 else 0) - (fiches if payer == 0 else 0)
        second += (fiches if payee == 1 else 0) - (fiches if payer == 1 else 0)
        third += (fiches if payee == 2 else 0) - (fiches if payer == 2 else 0)
        fourth += (fiches if payee == 3 else 0) - (fiches if payer == 3 else 0)
    result[0] += first
    result[1] += second
    result[2] += third
    result[3] += fourth


@kernel
def _pay_aces_after_failure(rules: Numbers, state: Numbers, result: Numbers, winner: int) -> None:
    """The aces where an espagnolette has failed: what is paid to it for placing is noted."""
    doubled = _failed_pays_all_aces(rules, result)
    for index in range(state[HONOURS_PLAYED]):
        honour = _honour(state, index)
        if doubled:
            _pay_ace_by_failed(rules, state, result, honour, winner)
        else:
            _pay_ace(rules, state, result, honour, winner)


@inlined
def _pay_quinola_and_returns(rules: Numbers, state: Numbers, result: Numbers) -> None:
    """The quinola's payments, then what a failed espagnolette gives back for placing (S1-28)."""
    if state[QUINOLA_FELL]:
        winner = _winner_with_claim(rules, state, result)
        _pay_quinola(rules, state, result, _quinola(state), winner)
    failed = result[FAILED]
    if failed >= 0 and not _failed_pays_all_aces(rules, result):
        for seat in range(4):
            move(result, failed, seat, 2 * result[RETURNS + seat])


@inlined
def _ace_fiches(rules: Numbers, honour: int) -> int:
    return rules[ACE_OF_DIAMONDS] if (honour & 7) == 2 else rules[ACE]


@inlined
def _ace_payment(rules: Numbers, state: Numbers, honour: int, winner: int) -> tuple[int, int, int]:
    """Payer, payee and fiches for an ace; payee is the payer if nothing is due.

    So it is for the quinola, which has its own payments. The manner is chance, so that the three
    cases are worked out side by side without branches.
    """
    seat = seat_in(honour)
    trick = trick_in(honour)
    manner = manner_in(honour)
    placed = manner == FELL_PLACED
    led = manner == FELL_LED
    leader = leader_of(rules, state, trick)
    payee = seat if placed else winner if led else leader
    payer = taker_of(state, trick) if placed else seat
    paid_if_led = rules[LED_ACES_TO_WINNER] != 0 and winner >= 0
    paid_if_forced = rules[FORCED_ACE_TO_POOL] == 0
    due = (honour & 7) != THE_QUINOLA and (placed or (paid_if_led if led else paid_if_forced))
    payee = payee if due else payer
    return payer, payee, _ace_fiches(rules, honour) * _factor(rules, payer, payee, trick)


@inlined
def _pay_ace(rules: Numbers, state: Numbers, result: Numbers, honour: int, winner: int) -> None:
    payer, payee, fiches = _ace_payment(rules, state, honour, winner)
    got = move(result, payer, payee, fiches)
    placed_by_failed = manner_in(honour) == FELL_PLACED and payee == result[FAILED]
    result[RETURNS + payer] += got if placed_by_failed else 0


@kernel
def _pay_ace_by_failed(
    rules: Numbers, state: Numbers, result: Numbers, honour: int, winner: int
) -> None:
    """An ace placed or forced, paid double by a failed espagnolette (S4-24)."""
    manner = manner_in(honour)
    if manner == FELL_LED or (manner == FELL_FORCED and rules[FORCED_ACE_TO_POOL]):
        _pay_ace(rules, state, result, honour, winner)
        return
    if (honour & 7) == THE_QUINOLA:
        return
    seat = seat_in(honour)
    trick = trick_in(honour)
    payer = taker_of(state, trick) if manner == FELL_PLACED else seat
    payee = seat if manner == FELL_PLACED else leader_of(rules, state, trick)
    failed = result[FAILED]
    paid = payer if payee == failed else payee
    fiches = 2 * _ace_fiches(rules, honour) * _factor(rules, failed, paid, trick)
    move(result, failed, paid, fiches)


@inlined
def _led_by_right(rules: Numbers, state: Numbers, honour: int) -> bool:
    """Whether the quinola was led as an espagnolette may, to be paid as placed (S4-21)."""
    return (
        rules[ESPAGNOLETTE_LEADS_QUINOLA] == 1
        and manner_in(honour) == FELL_LED
        and trick_in(honour) <= FREE
        and seat_in(honour) == state[ESPAGNOLETTE]
    )


@inlined
def _pay_quinola(rules: Numbers, state: Numbers, result: Numbers, honour: int, winner: int) -> None:
    seat = seat_in(honour)
    trick = trick_in(honour)
    manner = manner_in(honour)
    if manner == FELL_PLACED or _led_by_right(rules, state, honour):
        for payer in range(4):
            pays = rules[QUINOLA_PLACED_FROM_EACH] != 0 or payer == taker_of(state, trick)
            fiches = rules[QUINOLA_PLACED] * _factor(rules, payer, seat, trick)
            got = move(result, payer, seat, fiches if pays else 0)
            result[RETURNS + payer] += got if seat == result[FAILED] else 0
    elif manner == FELL_FORCED:
        forcer = leader_of(rules, state, trick)
        _pay_forcer(rules, result, honour, forcer, _four_aces(rules, state, forcer))
    elif rules[LED_QUINOLA_TO_WINNER] and winner >= 0 and winner != seat:
        _pay_forcer(rules, result, honour, winner, 1)


@inlined
def _four_aces(rules: Numbers, state: Numbers, forcer: int) -> int:
    if state[FOUR_ACES] and forcer == state[ESPAGNOLETTE]:
        return rules[FOUR_ACES_FORCING_FACTOR]
    return 1


@kernel
def _pay_forcer(rules: Numbers, result: Numbers, honour: int, payee: int, factor: int) -> None:
    """For forcing the quinola: from its holder, and from each other player (S0-38)."""
    for payer in range(4):
        holder = payer == seat_in(honour)
        fiches = rules[QUINOLA_FORCED_HOLDER] if holder else rules[QUINOLA_FORCED_OTHERS]
        move(result, payer, payee, fiches * factor * _factor(rules, payer, payee, trick_in(honour)))


@kernel
def _pay_undertakers_forced_quinola(rules: Numbers, state: Numbers, result: Numbers) -> None:
    """All that is left of the card payments when a broken reversis cancels (S0-33)."""
    if result[MADE] != -1 or not rules[BROKEN_KEEPS_FORCED_QUINOLA]:
        return
    honour = _quinola(state)
    if honour >= 0 and seat_in(honour) == result[UNDERTAKER] and manner_in(honour) == FELL_FORCED:
        forcer = leader_of(rules, state, trick_in(honour))
        _pay_forcer(rules, result, honour, forcer, _four_aces(rules, state, forcer))


@inlined
def _winner_with_claim(rules: Numbers, state: Numbers, result: Numbers) -> int:
    """The party's winner if led cards are paid to him (S0-39, S0-40), else -1."""
    winner = result[WINNER]
    if winner >= 0 and rules[MANUAL_CLAIMS] and not (state[CLAIMS] >> winner) & 1:
        return -1
    return winner


@inlined
def _move_pool(rules: Numbers, state: Numbers, result: Numbers) -> None:
    """The pool in the order of play (step 5)."""
    quinola = _quinola(state)
    fell_in = trick_in(quinola) if quinola >= 0 else 0
    broken = result[MADE] == -1
    broken_in = 11 if taker_of(state, 10) == result[UNDERTAKER] else 10
    # What goes in does so in a fixed amount each, so only the quinola's place in the order counts.
    if broken and broken_in < fell_in:
        _undertaker_puts_in(rules, state, result)
    if rules[FORCED_ACE_TO_POOL]:
        _forced_aces_into_pool(rules, state, result)
    elif quinola >= 0:
        _quinola_moves_pool(rules, state, result, quinola)
    if broken and broken_in >= fell_in:
        _undertaker_puts_in(rules, state, result)
    failed = result[FAILED]
    espagnolette = state[ESPAGNOLETTE]
    if failed >= 0 and _failed_owes_bete(rules, state, result):
        _put_in_bete(rules, result, failed, result[REMISE])
    if result[MADE] == 1:
        _undertaker_draws(rules, state, result)
    elif rules[ESPAGNOLETTE_SUCCESS_TAKES_POOL] and espagnolette >= 0 and espagnolette != failed:
        _draw(rules, state[DEALER], result, espagnolette)


@kernel
def _forced_aces_into_pool(rules: Numbers, state: Numbers, result: Numbers) -> None:
    """The aces paid into the pool, and the quinola between them, in the order of play (S3-19)."""
    for index in range(state[HONOURS_PLAYED]):
        honour = _honour(state, index)
        if (honour & 7) == THE_QUINOLA:
            _quinola_moves_pool(rules, state, result, honour)
        elif manner_in(honour) == FELL_FORCED:
            move(result, seat_in(honour), POOL, _ace_fiches(rules, honour))


@kernel
def _move_pool_when_cancelled(rules: Numbers, state: Numbers, result: Numbers) -> None:
    if result[MADE] == -1:
        _undertaker_puts_in(rules, state, result)
        return
    _undertaker_draws(rules, state, result)
    honour = _quinola(state)
    if (
        rules[ESPAGNOLETTE_ONLY_DRAWS]
        and honour >= 0
        and manner_in(honour) == FELL_PLACED
        and seat_in(honour) == state[ESPAGNOLETTE]
        and seat_in(honour) != result[UNDERTAKER]
    ):
        _draw(rules, state[DEALER], result, seat_in(honour))


@inlined
def _quinola_moves_pool(rules: Numbers, state: Numbers, result: Numbers, honour: int) -> None:
    """Placed, the quinola draws the pool; led or forced, it costs a bête (S0-24, S0-25)."""
    seat = seat_in(honour)
    manner = manner_in(honour)
    espagnolette = state[ESPAGNOLETTE]
    failed = result[FAILED]
    if manner == FELL_PLACED:
        if (
            not rules[ESPAGNOLETTE_ONLY_DRAWS]
            or espagnolette < 0
            or (seat == espagnolette and seat != failed)
        ):
            _draw(rules, state[DEALER], result, seat)
        return
    if _led_by_right(rules, state, honour):
        if seat != failed:
            _draw(rules, state[DEALER], result, seat)
        return
    led_late = manner == FELL_LED and trick_in(honour) > FREE
    if result[MADE] == -1 and seat == result[UNDERTAKER] and led_late:
        return
    if seat == failed and _failed_owes_bete(rules, state, result):
        return
    base = result[POOL] if rules[BETE] == BETE_POOL else result[REMISE]
    _put_in_bete(rules, result, seat, base)


@inlined
def _put_in_bete(rules: Numbers, result: Numbers, seat: int, fiches: int) -> None:
    if rules[BETE_CAP] >= 0:
        fiches = min(fiches, rules[BETE_CAP])
    move(result, seat, POOL, fiches)


@kernel
def _undertaker_draws(rules: Numbers, state: Numbers, result: Numbers) -> None:
    """A made reversis takes the pool, as far as it may (S0-19, S0-32)."""
    undertaker = result[UNDERTAKER]
    espagnolette = state[ESPAGNOLETTE]
    if rules[ESPAGNOLETTE_ONLY_DRAWS] and espagnolette >= 0 and espagnolette != undertaker:
        return
    honour = _quinola(state)
    own = honour >= 0 and seat_in(honour) == undertaker
    late = own and trick_in(honour) > FREE
    takes = rules[REVERSIS_TAKES_POOL]
    if (
        takes == TAKES_ALWAYS
        or (takes == TAKES_UNLESS_LATE and not late)
        or (takes != TAKES_UNLESS_LATE and own and not late)
    ):
        _draw(rules, state[DEALER], result, undertaker)


@kernel
def _undertaker_puts_in(rules: Numbers, state: Numbers, result: Numbers) -> None:
    """A broken reversis puts a remise in, where it does (S0-20, S0-31..33)."""
    undertaker = result[UNDERTAKER]
    honour = _quinola(state)
    own = honour >= 0 and seat_in(honour) == undertaker
    late = own and trick_in(honour) > FREE
    bete = rules[BROKEN_BETE]
    if bete == BROKEN_NEVER:
        owes = False
    elif bete == BROKEN_ALWAYS:
        owes = True
    elif bete == BROKEN_OWN_EARLY:
        owes = own and not late
    else:
        led_late = late and manner_in(honour) == FELL_LED
        forced = own and manner_in(honour) == FELL_FORCED
        owes = not (led_late or forced)
    if owes:
        _put_in_bete(rules, result, undertaker, result[REMISE])


@kernel
def _failed_owes_bete(rules: Numbers, state: Numbers, result: Numbers) -> bool:
    """Whether the failed espagnolette puts a remise in (S1-26, S1-27, S4-25)."""
    honour = _quinola(state)
    own = honour >= 0 and seat_in(honour) == result[FAILED]
    bete = rules[ESPAGNOLETTE_FAIL_BETE]
    if bete == FAIL_NEVER:
        return False
    if bete == FAIL_UNLESS_OTHERS:
        return honour < 0 or own
    if bete == FAIL_IF_LED_LATE:
        return own and manner_in(honour) == FELL_LED and trick_in(honour) > FREE
    return own
