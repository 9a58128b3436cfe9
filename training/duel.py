"""Two policies against each other at kernel speed: one among three, in every seat."""

from __future__ import annotations

from random import Random

import numpy as np
from numpy.typing import NDArray

from quinola.kernels.chance import stream
from quinola.kernels.compiling import kernel
from quinola.kernels.dealing import deal_out, shuffle
from quinola.kernels.encoding import NO_FAULTS, coding
from quinola.kernels.layout import DEALER, OVER, PHASE, RESULT_SIZE, STATE_SIZE, TURN
from quinola.kernels.play import act, copy
from quinola.kernels.policy import Net, Sheet, choose, new_sheet
from quinola.kernels.settlement import settle
from quinola.kernels.trials import remise_of
from quinola.rules import Ruleset

Numbers = NDArray[np.int64]


@kernel
def _duels(
    rules: Numbers,
    faults: Numbers,
    chance: NDArray[np.uint64],
    one: Net,
    three: Net,
    sheet: Sheet,
    pack: Numbers,
    dealt: Numbers,
    state: Numbers,
    result: Numbers,
    nets: Numbers,
) -> None:
    for block in range(nets.shape[0]):
        shuffle(pack, chance)
        deal_out(dealt, pack, block & 3)
        remise = remise_of(rules, dealt[DEALER], 0, 0, faults, result)
        for seat in range(4):
            copy(state, dealt)
            while state[PHASE] != OVER:
                if state[TURN] == seat:
                    act(rules, state, choose(rules, state, remise, one, sheet))
                else:
                    act(rules, state, choose(rules, state, remise, three, sheet))
            settle(rules, state, 0, 0, faults, result)
            nets[block, seat] = result[seat]


def edge(ruleset: Ruleset, one: Net, three: Net, blocks: int, seed: int = 1) -> tuple[float, float]:
    """What `one` wins a deal against three of `three` beyond what three would win in its place.

    Mean and half the 95% interval, in fiches.
    """
    sheet = new_sheet()
    both = []
    for player in (one, three):
        nets = np.zeros((blocks, 4), np.int64)
        _duels(
            coding(ruleset).rules,
            NO_FAULTS,
            stream(Random(seed)),
            player,
            three,
            sheet,
            np.arange(48),
            np.zeros(STATE_SIZE, np.int64),
            np.zeros(STATE_SIZE, np.int64),
            np.zeros(RESULT_SIZE, np.int64),
            nets,
        )
        both.append(nets.mean(axis=1))
    gain = both[0] - both[1]
    return float(gain.mean()), float(1.96 * gain.std() / np.sqrt(blocks))
