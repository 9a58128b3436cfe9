"""The pace of the kernels, beside other libraries' card games, measured in turn in one run.

    python benchmarks/kernels.py [--preset classic] [--rounds 9] [--no-compiling]

All but the two threads in processor time of the thread that works; each measurement is repeated in
every round, and the best and the median are printed with the ratio to the goal, or to our whole
deals. Others' games are other games: hearts has 13 tricks, ours 11, an exchange and a settlement
besides; so moves a second are printed too. The extra `peers` brings what is compared with; without
it those lines say what to install.
"""

from __future__ import annotations

import argparse
import os
import platform
import random
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from pathlib import Path
from statistics import median
from threading import Thread
from typing import Any

import numpy as np

from quinola import __version__
from quinola.kernels import layout
from quinola.kernels.chance import stream
from quinola.kernels.dealing import deal_out, shuffle
from quinola.kernels.encoding import NO_FAULTS, coding
from quinola.kernels.random_deals import new_desk, random_deals, rollouts
from quinola.rules import PRESETS, preset

Work = Callable[[], tuple[int, int]]
"""Does some work and says how many deals and how many moves that was."""

MOVES = 48
"""Of a deal of ours at random: four exchanges and 44 cards (announcing and claiming left out)."""
BATCH = 4096
POSITIONS = 32

INSTALL = 'pip install "quinola[peers]"'


@dataclass
class Measurement:
    """One line of the table: deals a second, round by round, and the goal if there is one."""

    name: str
    work: Work
    goal: float | None = None
    clock: Callable[[], float] = time.thread_time
    rates: list[float] = field(default_factory=list)
    moves: list[float] = field(default_factory=list)

    def measure(self) -> None:
        began = self.clock()
        deals, moves = self.work()
        seconds = max(self.clock() - began, 1e-9)
        self.rates.append(deals / seconds)
        self.moves.append(moves / seconds)


class Ours:
    """Our kernels under one rule set, with everything that they write on."""

    def __init__(self, name: str, seed: int = 1) -> None:
        self.rules = coding(preset(name)).rules
        self.chance, self.desk = stream(random.Random(seed)), new_desk()
        self.nets = np.zeros((16 * BATCH, 4), dtype=np.int64)
        self.pools = np.zeros(16 * BATCH, dtype=np.int64)
        self.positions = np.zeros((POSITIONS, layout.STATE_SIZE), dtype=np.int64)
        for index, position in enumerate(self.positions):
            shuffle(self.desk.pack, self.chance)
            deal_out(position, self.desk.pack, index & 3)
        # Whatever is not compiled is so now.
        random_deals(self.rules, NO_FAULTS, self.chance, self.desk, self.nets[:4], self.pools[:4])
        rollouts(self.rules, self.positions[0], NO_FAULTS, self.chance, self.desk, self.nets[:4])

    def deals(self) -> tuple[int, int]:
        random_deals(self.rules, NO_FAULTS, self.chance, self.desk, self.nets, self.pools)
        return len(self.nets), MOVES * len(self.nets)

    def batches(self) -> tuple[int, int]:
        nets, pools = self.nets[:BATCH], self.pools[:BATCH]
        for _ in range(16):
            random_deals(self.rules, NO_FAULTS, self.chance, self.desk, nets, pools)
        return 16 * BATCH, MOVES * 16 * BATCH

    def rollouts(self) -> tuple[int, int]:
        nets = self.nets[: len(self.nets) // POSITIONS]
        for position in self.positions:
            rollouts(self.rules, position, NO_FAULTS, self.chance, self.desk, nets)
        return len(self.nets), MOVES * len(self.nets)


def in_threads(workers: list[Ours]) -> tuple[int, int]:
    """Whole deals by as many threads as there are workers."""
    threads = [Thread(target=worker.deals) for worker in workers]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    deals = sum(len(worker.nets) for worker in workers)
    return deals, MOVES * deals


# Others


def openspiel() -> Iterator[Measurement]:
    import pyspiel
    from open_spiel.python.algorithms.mcts import RandomRolloutEvaluator

    game = pyspiel.load_game("hearts")
    rng, chance = random.Random(1), np.random.RandomState(1)
    bots = [pyspiel.make_uniform_random_bot(seat, seat) for seat in range(4)]
    evaluator = RandomRolloutEvaluator(10, chance)

    def by_python() -> tuple[int, int]:
        state, moves = game.new_initial_state(), 0
        while not state.is_terminal():
            if state.is_chance_node():
                cards, _ = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(rng.choice(cards))
            else:
                state.apply_action(rng.choice(state.legal_actions()))
                moves += 1
        return 1, moves

    mean = sum(by_python()[1] for _ in range(20)) // 20

    def by_bots() -> tuple[int, int]:
        for seed in range(500):
            pyspiel.evaluate_bots(game.new_initial_state(), bots, seed)
        return 500, 500 * mean

    position = game.new_initial_state()
    while position.is_chance_node():
        cards, _ = zip(*position.chance_outcomes(), strict=True)
        position.apply_action(rng.choice(cards))

    def by_evaluator() -> tuple[int, int]:
        evaluator.evaluate(position)
        return 10, 10 * 52

    yield Measurement("OpenSpiel hearts, its loop in Python", by_python)
    yield Measurement("OpenSpiel hearts, evaluate_bots in C++", by_bots)
    yield Measurement("OpenSpiel hearts, random-rollout evaluator", by_evaluator)


def pettingzoo() -> Iterator[Measurement]:
    from pettingzoo.classic import hanabi_v5, leduc_holdem_v4

    def player(env: Any) -> Work:
        def work() -> tuple[int, int]:
            env.reset(seed=1)
            moves = 0
            for agent in env.agent_iter():
                seen, _, ended, stopped, _ = env.last()
                over = ended or stopped
                env.step(None if over else env.action_space(agent).sample(seen["action_mask"]))
                moves += not over
            return 1, moves

        return work

    for name, env in (("hanabi", hanabi_v5.env()), ("leduc hold'em", leduc_holdem_v4.env())):
        work = player(env)
        work()
        yield Measurement(f"PettingZoo {name}, random", work)


def rlcard() -> Iterator[Measurement]:
    import rlcard
    from rlcard.agents import RandomAgent

    def player(env: Any) -> Work:
        def work() -> tuple[int, int]:
            before = env.timestep
            env.run(is_training=False)
            return 1, env.timestep - before

        return work

    for name in ("bridge", "uno", "gin-rummy"):
        env = rlcard.make(name, config={"seed": 1})
        agents = [RandomAgent(num_actions=env.num_actions) for _ in range(env.num_players)]
        env.set_agents(agents)
        yield Measurement(f"RLCard {name}, random", player(env))


def peers(write: Callable[[str], object]) -> Iterator[Measurement]:
    """Whatever of the others is there; a line for each that is not."""
    for library in (openspiel, pettingzoo, rlcard):
        try:
            yield from library()
        except ImportError as missing:
            write(f"{library.__name__} left out ({missing}): {INSTALL}\n")


# Compiling

ONE_CALL = "import sys; sys.path.insert(0, {here!r}); from kernels import Ours; Ours('classic')"
COMPILE_ALL = "from quinola.bots.readiness import make_ready; make_ready()"
LOAD_ALL = """
import time
from quinola.bots.readiness import is_ready
while not is_ready():
    time.sleep(0.01)
"""


def compiling(write: Callable[[str], object]) -> None:
    """How long until random deals can be played, and until bots can search.

    Cold into an empty cache, warm with all of it on disk, each in a process of its own.
    """
    one_call = ONE_CALL.format(here=str(Path(__file__).parent))
    for what, first, again in (
        ("random deals and rollouts", one_call, one_call),
        ("everything the bots use", COMPILE_ALL, LOAD_ALL),
    ):
        with tempfile.TemporaryDirectory() as folder:
            environment = os.environ | {"NUMBA_CACHE_DIR": folder, "XDG_CACHE_HOME": folder}
            cold = seconds_of([sys.executable, "-c", first], environment)
            warm = min(seconds_of([sys.executable, "-c", again], environment) for _ in range(3))
        write(f"{what:44} {cold:8.1f} s cold {warm:8.2f} s warm\n")


def seconds_of(command: list[str], environment: dict[str, str]) -> float:
    """Processor time of a command."""
    before = os.times()
    subprocess.run(command, env=environment, check=True)
    after = os.times()
    used = after.children_user + after.children_system
    return used - before.children_user - before.children_system


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--preset", choices=PRESETS, default=PRESETS[0])
    parser.add_argument("--rounds", type=int, default=9)
    parser.add_argument("--no-compiling", action="store_true", help="leave out compiling anew")
    args = parser.parse_args()
    write = sys.stdout.write
    one, two = Ours(args.preset), [Ours(args.preset, seed) for seed in (2, 3)]
    single = Measurement("1 thread, by the clock", one.deals, clock=time.perf_counter)
    double = Measurement(
        "2 threads, by the clock", lambda: in_threads(two), clock=time.perf_counter
    )
    deals = Measurement("whole random deals, settled", one.deals, 1.2e6)
    measurements = [
        deals,
        Measurement("rollouts from dealt positions", one.rollouts, 1.8e6),
        Measurement(f"batches of {BATCH} deals a call", one.batches, 1.0e6),
        single,
        double,
        *peers(write),
    ]
    for _ in range(args.rounds):
        for measurement in measurements:
            measurement.measure()
    load = ", ".join(f"{load:.1f}" for load in os.getloadavg())
    write(
        f"Quinola {__version__}, Python {platform.python_version()}, {os.cpu_count()} cores, "
        f"load {load}; {args.preset}, {args.rounds} rounds\n"
        f"{'':44} {'best/s':>11} {'median/s':>11} {'moves/s':>12}  beside\n"
    )
    for one_line in measurements:
        write(told(one_line, deals) + "\n")
    ratios = [b / a for a, b in zip(single.rates, double.rates, strict=True)]
    write(
        f"two threads beside one: best {max(double.rates) / max(single.rates):.2f}, "
        f"median {median(ratios):.2f}, best pair {max(ratios):.2f} (goal 1.8)\n"
    )
    if not args.no_compiling:
        compiling(write)


def told(measurement: Measurement, ours: Measurement) -> str:
    best, middle = max(measurement.rates), median(measurement.rates)
    if measurement.goal is not None:
        beside = f"{best / measurement.goal:.2f} of {measurement.goal / 1e6:.1f} million"
    elif measurement.clock is time.perf_counter:
        beside = ""
    else:
        beside = f"ours {median(ours.rates) / middle:,.1f} times in deals, "
        beside += f"{median(ours.moves) / median(measurement.moves):,.1f} in moves"
    moves = max(measurement.moves)
    return f"{measurement.name:44} {best:11,.0f} {middle:11,.0f} {moves:12,.0f}  {beside}"


if __name__ == "__main__":
    main()
