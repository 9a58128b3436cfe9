"""The pace of the environments, beside other libraries' card games, measured in turn in one run.

    python benchmarks/environments.py [--preset classic] [--rounds 5] [--alone]

Whole deals by random play, observations and masks of actions written at every step, choosing the
actions included; a batch's deals are counted as they end, each settled and the next one dealt. In
processor time of the thread that works; each measurement is repeated in every round, and the best
and the median are printed with the ratio to our largest batch. Others' games are other games:
hearts has 13 tricks, ours 11, an exchange and a settlement besides; so moves a second are printed
too. The extra `peers` brings what is compared with; without it those lines say what to install.
"""

from __future__ import annotations

import argparse
import os
import platform
import random
import sys
from collections.abc import Callable, Iterator
from typing import Any

import numpy as np
from kernels import Measurement, Ours, peers, told

from quinola import __version__
from quinola.envs.batched import Batch, choose_at_random
from quinola.kernels.chance import stream
from quinola.rules import PRESETS

SIZES = (1, 64, 4096)
STEPS = {1: 960, 64: 960, 4096: 96}
"""Steps of one measurement, by the size of the batch: 20 deals on end, or two."""

INSTALL = 'pip install "quinola[pettingzoo,gymnasium,openspiel]"'


def batch(preset: str, n: int, *, columns: bool) -> Callable[[], tuple[int, int]]:
    """Random play in so many games at once."""
    games = Batch(n, rules=preset, columns=columns, seed=1)
    chosen, chance = np.zeros(n, dtype=np.int64), stream(random.Random(1))

    def work() -> tuple[int, int]:
        deals = 0
        for _ in range(STEPS[n]):
            choose_at_random(games.told.legal, chance, chosen)
            games.step(chosen)
            deals += int(np.count_nonzero(games.told.ended))
        return deals, STEPS[n] * n

    work()
    return work


def pettingzoo_env(preset: str) -> Iterator[Measurement]:
    from quinola.envs import quinola_v0

    env: Any = quinola_v0.env(rules=preset)
    rng = random.Random(1)

    def work() -> tuple[int, int]:
        moves = 0
        env.reset()
        for _ in env.agent_iter():
            seen, _, ended, stopped, _ = env.last()
            over = ended or stopped
            env.step(None if over else rng.choice(np.flatnonzero(seen["action_mask"]).tolist()))
            moves += not over
        return 1, moves

    yield Measurement("our PettingZoo environment, random", work)


def gymnasium_env(preset: str) -> Iterator[Measurement]:
    from quinola.envs.gymnasium import SeatEnv

    env = SeatEnv(rules=preset, opponents="random")
    rng = random.Random(1)

    def work() -> tuple[int, int]:
        seen, _ = env.reset()
        ended, moves = False, 0
        while not ended:
            action = rng.choice(np.flatnonzero(seen["action_mask"]).tolist())
            seen, _, ended, _, _ = env.step(action)
            moves += 4
        return 1, moves

    yield Measurement("our Gymnasium environment, three bots random", work)


def openspiel_game(preset: str) -> Iterator[Measurement]:
    import quinola.envs.openspiel  # noqa: F401 (registers it)
    import pyspiel  # isort: skip

    game = pyspiel.load_game("python_quinola", {"rules": preset})
    rng = random.Random(1)

    def work() -> tuple[int, int]:
        state, moves = game.new_initial_state(), 0
        while not state.is_terminal():
            if state.is_chance_node():
                cards, _ = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(rng.choice(cards))
            else:
                state.apply_action(rng.choice(state.legal_actions()))
                moves += 1
        return 1, moves

    yield Measurement("our game in OpenSpiel, its loop in Python", work)


def ours(preset: str, write: Callable[[str], object]) -> Iterator[Measurement]:
    """Our other environments, as far as their frameworks are there."""
    for environment in (pettingzoo_env, gymnasium_env, openspiel_game):
        try:
            yield from environment(preset)
        except ImportError as missing:
            write(f"{environment.__name__} left out ({missing}): {INSTALL}\n")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--preset", choices=PRESETS, default=PRESETS[0])
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--alone", action="store_true", help="leave out the others")
    args = parser.parse_args()
    write = sys.stdout.write
    batches = [
        Measurement(
            f"batch of {n}, {'columns unfolded' if columns else 'words'}",
            batch(args.preset, n, columns=columns),
            0.5e6 if n == max(SIZES) and not columns else None,
        )
        for columns in (False, True)
        for n in SIZES
    ]
    unseen = Measurement("random deals by the kernels, nothing told", Ours(args.preset).deals)
    others = [] if args.alone else peers(write)
    measurements = [*batches, unseen, *ours(args.preset, write), *others]
    for _ in range(args.rounds):
        for measurement in measurements:
            measurement.measure()
    largest = batches[len(SIZES) - 1]
    load = ", ".join(f"{load:.1f}" for load in os.getloadavg())
    write(
        f"Quinola {__version__}, Python {platform.python_version()}, {os.cpu_count()} cores, "
        f"load {load}; {args.preset}, {args.rounds} rounds\n"
        f"{'':44} {'best/s':>11} {'median/s':>11} {'moves/s':>12}  beside\n"
    )
    for measurement in measurements:
        write(told(measurement, largest) + "\n")


if __name__ == "__main__":
    main()
