"""How fast deals are solved with open cards, by the tricks that are left.

    python benchmarks/solve.py [--positions 40] [--tricks 5,6,7,8,9] [--seed 1] [--plain 5]

The positions come of random deals and random play up to the trick, presets in turn, seats in turn.
For each number of tricks left: the median and the most milliseconds of CPU time for each of the
four questions with its line, each with a fresh table; then for the first question how many thousand
cards were looked at, which depends on no machine, and how many times as long a plain alpha-beta
search over all legal moves takes, without table, order or limits (the median of the ratios, up to
`--plain` tricks). Last, how many times a second `max_n` answers. CPU
time, not the clock, since the machine may be shared; one core is used.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections.abc import Callable
from random import Random
from statistics import median

import numpy as np
from numpy.typing import NDArray

from quinola.deal import Deal, Phase
from quinola.dealing import deal_out
from quinola.kernels import layout
from quinola.kernels.bits import lowest
from quinola.kernels.compiling import kernel
from quinola.kernels.encoding import NO_FAULTS, coding
from quinola.kernels.play import copy, legal, play
from quinola.kernels.solving.each_for_himself import TRICKS_LEFT, max_n, new_plies, new_result
from quinola.rules import PRESETS, preset
from quinola.seats import SEATS, Seat
from quinola.solver import Solver

Numbers = NDArray[np.int64]

QUESTIONS: tuple[tuple[str, Callable[[Solver, Seat], object]], ...] = (
    ("wanting few", Solver.avoiding),
    ("wanting many", Solver.gathering),
    ("every trick", Solver.every_trick),
    ("no trick", Solver.no_trick),
)


def position(tricks: int, number: int, seed: int) -> Deal:
    """A deal played at random until so many tricks are left."""
    rng = Random(f"{seed}/{tricks}/{number}")
    ruleset = preset(PRESETS[number % len(PRESETS)])
    pack = list(ruleset.pack)
    rng.shuffle(pack)
    deal = Deal(ruleset, deal_out(pack, rng.choice(SEATS), ruleset))
    while deal.phase is not Phase.PLAY or len(deal.tricks) < layout.TRICKS - tricks:
        seat = deal.turn
        assert seat is not None
        if deal.phase is Phase.PLAY:
            deal.play(seat, rng.choice(deal.legal_cards()))
        elif deal.phase is Phase.EXCHANGE:
            deal.discard(seat, rng.choice(sorted(deal.hands[seat], key=str)))
        else:
            deal.pass_by(seat)
    return deal


def milliseconds(work: Callable[[], object]) -> float:
    started = time.process_time()
    work()
    return 1000 * (time.process_time() - started)


LOW, HIGH, MOVES, CARD, SO_FAR, ROW = (layout.STATE_SIZE + place for place in range(6))


@kernel
def plain(rules: Numbers, state: Numbers, seat: int, plies: Numbers) -> int:
    """The points a seat holds itself to from here on, by alpha-beta alone; `plies` has 45 rows."""
    copy(plies[0], state)
    plies[0, LOW] = -1
    plies[0, HIGH] = 1 << 40
    plies[0, SO_FAR] = 0
    plies[0, MOVES] = legal(plies[0])
    depth = 0
    while True:
        row = plies[depth]
        if row[MOVES] and row[LOW] < row[HIGH]:
            card = lowest(row[MOVES])
            row[MOVES] &= row[MOVES] - 1
            depth += 1
            child = plies[depth]
            copy(child, row)
            play(rules, child, card)
            child[LOW] = row[LOW]
            child[HIGH] = row[HIGH]
            child[SO_FAR] = row[SO_FAR]
            won = child[layout.WON + seat] ^ row[layout.WON + seat]
            while won:
                child[SO_FAR] += rules[layout.TRICK_POINTS + lowest(won)]
                won &= won - 1
            if child[layout.PHASE] == layout.PLAY:
                child[MOVES] = legal(child)
                continue
            found = child[SO_FAR]
        else:
            found = row[HIGH] if row[layout.TURN] == seat else row[LOW]
            if depth == 0:
                return found
        depth -= 1
        row = plies[depth]
        if row[layout.TURN] == seat:
            row[HIGH] = min(row[HIGH], found)
        else:
            row[LOW] = max(row[LOW], found)


def ratio(deal: Deal, seat: Seat, plies: Numbers) -> float:
    """How many times as long plain alpha-beta takes for a seat that wants few points."""
    code = coding(deal.ruleset)
    state, found = code.state(deal), []
    slow = milliseconds(lambda: found.append(int(plain(code.rules, state, int(seat), plies))))
    solver = Solver(deal)
    quick = milliseconds(lambda: found.append(solver.avoiding(seat).value - solver.taken(seat)))
    if found[0] != found[1]:
        raise RuntimeError(f"the searches differ: {found}")
    return slow / quick


def measure(tricks: int, positions: int, seed: int, up_to: int) -> str:
    deals = [position(tricks, number, seed) for number in range(positions)]
    cells = [f"{tricks:6}"]
    looked_at: dict[str, list[int]] = {}
    for name, ask in QUESTIONS:
        times = []
        for number, deal in enumerate(deals):
            solver = Solver(deal)
            seat = SEATS[number % len(SEATS)]
            times.append(milliseconds(lambda: ask(solver, seat)))  # noqa: B023 (called at once)
            looked_at.setdefault(name, []).append(solver.looked_at)
        cells.append(f"{median(times):8.2f} {max(times):9.1f}")
    cards = looked_at[QUESTIONS[0][0]]
    cells.append(f"{median(cards) / 1000:9.1f} {max(cards) / 1000:10.0f}")
    if tricks <= up_to:
        plies = np.zeros((45, ROW), dtype=np.int64)
        ratios = [ratio(deal, SEATS[n % len(SEATS)], plies) for n, deal in enumerate(deals)]
        cells.append(f"{median(ratios):10.1f}")
    return "  ".join(cells)


def for_themselves(tricks: int, positions: int, seed: int) -> float:
    """How many times a second `max_n` answers."""
    plies, result, nets = new_plies(), new_result(), np.zeros(4, dtype=np.int64)
    seconds = 0.0
    for number in range(positions):
        deal = position(tricks, number, seed)
        code = coding(deal.ruleset)
        state = code.state(deal)
        started = time.process_time()
        for _ in range(10):
            max_n(code.rules, state, 0, 0, NO_FAULTS, plies, result, nets)
        seconds += (time.process_time() - started) / 10
    return positions / seconds


def warm_up() -> None:
    """Compile everything."""
    deal = position(2, 0, 0)
    Solver(deal).prospects(SEATS[0])
    Solver(deal).for_themselves()
    ratio(deal, SEATS[0], np.zeros((45, ROW), dtype=np.int64))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--positions", type=int, default=40)
    parser.add_argument("--tricks", default="5,6,7,8,9", help="which numbers of tricks left")
    parser.add_argument("--plain", type=int, default=5, help="compare with plain search up to here")
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()
    warm_up()
    write = sys.stdout.write
    names = "  ".join(f"{name + ' ms (most)':>18}" for name, _ in QUESTIONS)
    write(f"tricks  {names}  1000 cards (most)    times plain\n")
    for tricks in map(int, args.tricks.split(",")):
        write(measure(tricks, args.positions, args.seed, args.plain) + "\n")
        sys.stdout.flush()
    for tricks in range(2, TRICKS_LEFT + 1):
        rate = for_themselves(tricks, args.positions, args.seed)
        write(f"max^n, {tricks} tricks: {rate:.0f} a second\n")
        sys.stdout.flush()


if __name__ == "__main__":
    main()
