"""Random deals on masks."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from quinola.kernels.chance import below, draw
from quinola.kernels.compiling import kernel
from quinola.kernels.layout import (
    DEALER,
    ESPAGNOLETTE,
    EXCHANGE,
    HANDS,
    HOLDER,
    MAY_REVOKE,
    PHASE,
    STATE_SIZE,
    TALON,
    TURN,
)

Numbers = NDArray[np.int64]

_LOW = np.uint64(0xFFFFFFFF)
_32 = np.uint64(32)


@kernel
def deal_out(state: Numbers, pack: Numbers, dealer: int) -> None:
    """Deal a pack in its present order: 12 cards to the dealer, 11 to the others, 3 over.

    Packets do not matter to a well shuffled pack, so there are none here.
    """
    for place in range(STATE_SIZE):
        state[place] = 0
    state[DEALER] = dealer
    state[PHASE] = EXCHANGE
    state[TURN] = (dealer + 3) & 3
    state[HOLDER] = -1
    state[ESPAGNOLETTE] = -1
    state[MAY_REVOKE] = -1
    place = 0
    for seat in range(4):
        hand = 0
        for _ in range(12 if seat == dealer else 11):
            hand |= 1 << pack[place]
            place += 1
        state[HANDS + seat] = hand
    for slot in range(3):
        state[TALON + slot] = pack[place + slot]


@kernel
def shuffle(pack: Numbers, chance: NDArray[np.uint64]) -> None:
    """Shuffle 48 cards (Fisher and Yates), two swaps for each number drawn."""
    place = 47
    while place > 1:
        bits = draw(chance)
        other = np.int64(((bits >> _32) * np.uint64(place + 1)) >> _32)
        pack[place], pack[other] = pack[other], pack[place]
        place -= 1
        other = np.int64(((bits & _LOW) * np.uint64(place + 1)) >> _32)
        pack[place], pack[other] = pack[other], pack[place]
        place -= 1
    if place == 1 and below(chance, 2) == 0:
        pack[0], pack[1] = pack[1], pack[0]
