"""How fast deals are drawn that agree with a view, by stage, beside dealing and rejecting.

    python benchmarks/sample.py [--positions 40] [--samples 20000] [--seed 1]

Positions are met in random play under all presets in turn, each seen by one of the seats. For each
stage it prints the samples a second in the median and in the slowest position, and the time to make
the tables from a view. Beside it in the same run: a plain sampler that deals the hidden cards at
random and keeps a deal if no card lies where it cannot, that is, if nobody holds a suit that he did
not follow. It writes hands only, no talon, party or espagnolette, and leaves revokes by right out
of account, so that it is not uniform; both make it quicker. It gives a position up after 200,000
deals on end that it could not keep. CPU time of one core, not the clock.
"""

from __future__ import annotations

import argparse
import platform
import sys
import time
from random import Random
from statistics import median

import numpy as np
from numpy.typing import NDArray

from quinola.actions import perform
from quinola.deal import Deal, Phase
from quinola.dealing import deal_out
from quinola.deduction import Beliefs
from quinola.kernels.chance import below, stream
from quinola.kernels.compiling import kernel
from quinola.kernels.layout import HANDS, STATE_SIZE
from quinola.kernels.play import copy
from quinola.kernels.sampling import OWN, Tables
from quinola.match import Standing
from quinola.rules import PRESETS, preset
from quinola.seats import SEATS
from quinola.view import View, view_of

Numbers = NDArray[np.int64]

STANDING = Standing(number=1, balances=(0, 0, 0, 0), pool=0, remise=0, transfers=())
STAGES = {
    "before the exchange": (0, 0),
    "in the exchange": (1, 3),
    "trick 1": (4, 7),
    "tricks 2-3": (8, 15),
    "tricks 4-6": (16, 27),
    "tricks 7-9": (28, 39),
    "tricks 10-11": (40, 47),
}
"""How many acts there have been, announcements not counted."""
VAIN = 200_000


@kernel
def reject(
    tables: Tables,
    cards: Numbers,
    conditions: Numbers,
    chance: NDArray[np.uint64],
    states: Numbers,
) -> int:
    """Shuffle and deal until the states are filled or none was kept for long; returns how many.

    `conditions` (4, 2) says how many cards each receiver gets, and which it cannot hold (a mask).
    """
    kept, vain = 0, 0
    while kept < states.shape[0] and vain < VAIN:
        state = states[kept]
        copy(state, tables.template)
        for last in range(cards.shape[0] - 1, 0, -1):
            other = below(chance, last + 1)
            cards[last], cards[other] = cards[other], cards[last]
        place, wrong = 0, 0
        for receiver in range(4):
            dealt = 0
            for _ in range(conditions[receiver, 0]):
                dealt |= 1 << cards[place]
                place += 1
            wrong |= dealt & conditions[receiver, 1]
            if receiver < 3:
                state[HANDS + ((tables.facts[OWN] + 1 + receiver) & 3)] |= dealt
        vain = vain + 1 if wrong else 0
        kept += wrong == 0
    return kept


def met(name: str, rng: Random, acts: int) -> View:
    """A deal after so many acts at random, seen by any of the seats."""
    ruleset = preset(name)
    pack = list(ruleset.pack)
    rng.shuffle(pack)
    deal = Deal(ruleset, deal_out(pack, rng.choice(SEATS), ruleset))
    while acts or deal.phase is Phase.ANNOUNCE:
        acts -= deal.phase is not Phase.ANNOUNCE
        assert deal.turn is not None
        view = view_of(deal, deal.turn, STANDING)
        perform(deal, deal.turn, rng.choice(view.actions()))
    return view_of(deal, rng.choice(SEATS), STANDING)


def drawn(beliefs: Beliefs, samples: int, rng: Random) -> float:
    """Samples a second."""
    chance = stream(rng)
    started = time.process_time()
    beliefs.sample(samples, chance)
    return samples / (time.process_time() - started)


def rejected(beliefs: Beliefs, samples: int, rng: Random) -> float:
    """Samples a second of the plain sampler; few or none if it has given up."""
    evidence = beliefs.evidence
    cards = [number for number in range(48) if evidence.hidden >> number & 1]
    conditions = [
        (evidence.in_hand[seat], evidence.early[seat] | evidence.late[seat])
        for seat in evidence.others
    ]
    row = np.array(cards, dtype=np.int64)
    rows = np.array([*conditions, (len(evidence.places_hidden), 0)], dtype=np.int64)
    states = np.empty((samples, STATE_SIZE), dtype=np.int64)
    chance = stream(rng)
    started = time.process_time()
    kept = reject(beliefs.tables, row, rows, chance, states)
    return kept / (time.process_time() - started)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--positions", type=int, default=40, help="of each stage")
    parser.add_argument("--samples", type=int, default=20_000, help="drawn from each position")
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()
    rng = Random(args.seed)
    # Once beforehand, so that everything is compiled.
    first = Beliefs(met(PRESETS[0], rng, 30))
    drawn(first, 1, rng)
    rejected(first, 1, rng)
    sys.stdout.write(
        f"Python {platform.python_version()}, {args.positions} positions of each stage, "
        f"{args.samples} samples of each\n"
    )
    sys.stdout.write(f"{'':20} {'drawn, millions/s':>20} {'rejecting':>20} {'tables, ms':>20}\n")
    sys.stdout.write(f"{'':20}" + f"{'median':>11} {'worst':>9}" * 3 + "\n")
    for stage, (least, most) in STAGES.items():
        rates, plain, making = [], [], []
        for index in range(args.positions):
            view = met(PRESETS[index % len(PRESETS)], rng, rng.randint(least, most))
            started = time.process_time()
            beliefs = Beliefs(view)
            making.append(1000 * (time.process_time() - started))
            rates.append(drawn(beliefs, args.samples, rng) / 1e6)
            plain.append(rejected(beliefs, args.samples, rng) / 1e6)
        sys.stdout.write(
            f"{stage:20}{median(rates):11.2f} {min(rates):9.2f}"
            f"{median(plain):11.3f} {min(plain):9.3f}"
            f"{median(making):11.2f} {max(making):9.2f}\n"
        )


if __name__ == "__main__":
    main()
