"""How strong `club` is against `random`: duplicate deals, one line for each rule set.

    python benchmarks/club.py [--deals 4000] [--preset all] [--seed 1] [--json]

Every deal is played four times with the same cards, the lone player in each seat in turn; the four
make one block, and the 95% interval is worked out over blocks. Each deal stands alone: it starts
with an empty pool and fresh stakes, and what is left in the pool at its end belongs to nobody. The
figures depend on the seed and the number of deals only, not on how many processes share the work.
"""

from __future__ import annotations

import argparse
import json
import platform
import sys
import time
from collections.abc import Iterator, Mapping
from dataclasses import asdict, dataclass
from math import sqrt
from multiprocessing import get_context
from random import Random
from statistics import fmean, stdev

from quinola import __version__
from quinola.actions import perform
from quinola.bots import BOTS, Bot
from quinola.dealing import Dealt, deal_out
from quinola.match import Match
from quinola.rules import PRESETS, Ruleset, preset
from quinola.seats import SEATS, Seat
from quinola.view import view_of

TABLES = (("club", "random"), ("random", "club"))
"""The lone player, and the other three."""

BATCH = 10
"""Deals to a task."""


@dataclass(frozen=True, slots=True)
class Batch:
    """Some deals of one table, to be played by one process."""

    ruleset: str
    lone: str
    others: str
    seed: int
    first: int
    deals: int


@dataclass(slots=True)
class Score:
    """What came of a batch: each block's mean for the lone player, and how long club thought."""

    blocks: list[float]
    decisions: int = 0
    seconds: float = 0.0
    slowest: float = 0.0


@dataclass(frozen=True, slots=True)
class Row:
    """One line of the table; `mean` is in fiches a deal, `interval` half the width of the 95%."""

    ruleset: str
    lone: str
    others: str
    deals: int
    mean: float
    interval: float
    club_ms: float
    club_ms_most: float


def cards_of(ruleset: Ruleset, seed: int, number: int) -> Dealt:
    """The cards of one deal; the deal passes round as in a match."""
    pack = list(ruleset.pack)
    Random(f"{seed}/{ruleset.name}/{number}").shuffle(pack)
    return deal_out(pack, SEATS[number % len(SEATS)], ruleset)


def play_batch(batch: Batch) -> Score:
    """Play a batch, every deal once for each seat of the lone player."""
    ruleset = preset(batch.ruleset)
    score = Score([])
    for number in range(batch.first, batch.first + batch.deals):
        dealt = cards_of(ruleset, batch.seed, number)
        won = [
            play_deal(ruleset, dealt, _seated(batch, number, lone), score)[lone] for lone in SEATS
        ]
        score.blocks.append(fmean(won))
    return score


def play_deal(
    ruleset: Ruleset, dealt: Dealt, bots: Mapping[Seat, Bot], score: Score
) -> tuple[int, int, int, int]:
    """Play and settle one deal; what each seat wins, in fiches."""
    match = Match(ruleset, dealt.dealer)
    deal = match.begin(dealt)
    while deal.turn is not None:
        seat = deal.turn
        view = view_of(deal, seat, match.standing())
        began = time.thread_time()
        action = bots[seat].act(view, float("inf"))
        if bots[seat].name == "club":
            spent = time.thread_time() - began
            score.decisions += 1
            score.seconds += spent
            score.slowest = max(score.slowest, spent)
        perform(deal, seat, action)
    return match.settle().settlement.net


def _seated(batch: Batch, number: int, lone: Seat) -> dict[Seat, Bot]:
    names = {seat: batch.lone if seat is lone else batch.others for seat in SEATS}
    return {
        seat: BOTS[name](Random(f"{batch.seed}/{number}/{lone}/{seat}/{name}"))
        for seat, name in names.items()
    }


def batches(ruleset: str, lone: str, others: str, seed: int, deals: int) -> Iterator[Batch]:
    for first in range(0, deals, BATCH):
        yield Batch(ruleset, lone, others, seed, first, min(BATCH, deals - first))


def measure(rulesets: list[str], deals: int, seed: int, workers: int) -> Iterator[Row]:
    """One row for each rule set and table."""
    with get_context("spawn").Pool(workers) as pool:
        for ruleset in rulesets:
            for lone, others in TABLES:
                tasks = batches(ruleset, lone, others, seed, deals)
                yield summed_up(ruleset, lone, others, list(pool.imap(play_batch, tasks)))


def summed_up(ruleset: str, lone: str, others: str, scores: list[Score]) -> Row:
    blocks = [block for score in scores for block in score.blocks]
    error = stdev(blocks) / sqrt(len(blocks)) if len(blocks) > 1 else float("inf")
    decisions = sum(score.decisions for score in scores)
    return Row(
        ruleset=ruleset,
        lone=lone,
        others=others,
        deals=len(blocks),
        mean=fmean(blocks),
        interval=1.96 * error,
        club_ms=1000 * sum(score.seconds for score in scores) / decisions,
        club_ms_most=1000 * max(score.slowest for score in scores),
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--deals", type=int, default=4000, help="deals for each rule set and table")
    parser.add_argument("--preset", choices=("all", *PRESETS), default="all")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--workers", type=int, default=2, help="processes; changes no figure")
    parser.add_argument("--json", action="store_true", help="print JSON instead of a table")
    args = parser.parse_args()
    rulesets = list(PRESETS) if args.preset == "all" else [args.preset]
    rows = measure(rulesets, args.deals, args.seed, args.workers)
    write = sys.stdout.write
    if args.json:
        about = {"quinola": __version__, "python": platform.python_version(), "seed": args.seed}
        write(json.dumps({**about, "rows": [asdict(row) for row in rows]}, indent=1) + "\n")
        return
    write("rule set      lone    others  deals  fiches a deal (95%)   club ms (most)\n")
    for row in rows:
        write(
            f"{row.ruleset:13} {row.lone:7} {row.others:7} {row.deals:5}  "
            f"{row.mean:+8.2f} ± {row.interval:5.2f}      "
            f"{row.club_ms:7.2f} ({row.club_ms_most:.0f})\n"
        )
        sys.stdout.flush()


if __name__ == "__main__":
    main()
