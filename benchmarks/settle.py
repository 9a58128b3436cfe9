"""How fast records are settled: `quinola settle --json` over JSON Lines, one deal a line.

    python benchmarks/settle.py [--deals 20000] [--seed 1] [--keep FOLDER]

Two files are made with random legal play, dealers and presets in turn: one by the presets alone,
one in which each record has house options besides. For each it prints the deals settled a second
of CPU time by the command (starting up included) and within one process, and the most memory that
the command took for a tenth of the deals and for all: it should not grow. CPU time, not the
clock, since the machine may be shared; the command uses one core.
"""

from __future__ import annotations

import argparse
import json
import os
import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

from quinola.deal import Deal, Phase
from quinola.dealing import deal_out
from quinola.record import match_result, open_source, read_record, record_json, replay
from quinola.record.document import MatchRecord
from quinola.record.source import parse_json
from quinola.record.writer import deal_record
from quinola.rules import PRESETS, Ruleset, house, preset
from quinola.seats import SEATS

HOUSE_OPTIONS: tuple[dict[str, Any], ...] = (
    {"bete_cap": 100},
    {"stake": 20, "dealer_stake": 30},
    {"opposite_factor": 1, "last_two_factor": 3},
    {"led_aces_to_winner": True, "led_quinola_to_winner": True},
    {"refill": "immediately", "forced_ace_to": "pool"},
    {"reversis_cancels": "nothing", "penalties": {"misdeal": 5}},
)


def played(ruleset: Ruleset, rng: Random) -> Deal:
    """A deal played out, each action as likely as any other legal one."""
    pack = list(ruleset.pack)
    rng.shuffle(pack)
    deal = Deal(ruleset, deal_out(pack, rng.choice(SEATS), ruleset))
    while deal.turn is not None:
        seat = deal.turn
        if deal.phase is Phase.PLAY:
            deal.play(seat, rng.choice(deal.legal_cards()))
        elif deal.phase is not Phase.EXCHANGE:
            deal.pass_by(seat)
        elif deal.can_decline(seat) and rng.random() < 0.3:
            deal.decline(seat)
        else:
            deal.discard(seat, rng.choice(sorted(deal.hands[seat], key=str)))
    return deal


def lines(deals: int, seed: int, options: tuple[dict[str, Any], ...]) -> Iterator[str]:
    """Records of one deal each, in turn by every preset with every one of the options."""
    rng = Random(seed)
    for number in range(deals):
        name = PRESETS[number % len(PRESETS)]
        ruleset = house(name, options[number % len(options)]) if options else preset(name)
        record = MatchRecord(ruleset=ruleset, deals=(deal_record(played(ruleset, rng)),))
        yield json.dumps(record_json(record)) + "\n"


def by_the_command(file: Path) -> tuple[float, float]:
    """Seconds of CPU time and the most megabytes of memory that the command took."""
    command = [sys.executable, "-m", "quinola", "settle", "--json", str(file)]
    with Path(os.devnull).open("wb") as nowhere:
        to_nowhere = [(os.POSIX_SPAWN_DUP2, nowhere.fileno(), 1)]
        child = os.posix_spawn(sys.executable, command, os.environ, file_actions=to_nowhere)
        _, status, usage = os.wait4(child, 0)
    if status:
        raise RuntimeError(f"quinola settle failed: {os.waitstatus_to_exitcode(status)}")
    return usage.ru_utime + usage.ru_stime, usage.ru_maxrss / 1024


def in_process(file: Path) -> float:
    """Seconds of CPU time to read, settle and tell every record."""
    source = open_source(str(file))
    started = time.process_time()
    for _, text in source.texts():
        json.dumps(match_result(replay(read_record(parse_json(text)))))
    seconds = time.process_time() - started
    source.close()
    return seconds


def measure(folder: Path, name: str, deals: int, seed: int, options: Any) -> None:
    whole, tenth = folder / f"{name}.jsonl", folder / f"{name}-tenth.jsonl"
    with whole.open("w", encoding="utf-8") as all_of_it, tenth.open("w", encoding="utf-8") as some:
        for number, line in enumerate(lines(deals, seed, options)):
            all_of_it.write(line)
            if number < deals // 10:
                some.write(line)
    _, small = by_the_command(tenth)
    seconds, large = by_the_command(whole)
    own = in_process(whole)
    rates = f"{deals / seconds:14.0f} {deals / own:14.0f}"
    sys.stdout.write(f"{name:8} {deals:7} {rates} {small:12.1f} {large:6.1f}\n")
    sys.stdout.flush()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--deals", type=int, default=20_000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--keep", type=Path, help="leave the files in this folder")
    args = parser.parse_args()
    sys.stdout.write("file       deals  command, /s CPU  process, /s CPU  MB, a tenth  all\n")
    with tempfile.TemporaryDirectory() as temporary:
        folder = args.keep or Path(temporary)
        folder.mkdir(parents=True, exist_ok=True)
        measure(folder, "presets", args.deals, args.seed, ())
        measure(folder, "houses", args.deals, args.seed, HOUSE_OPTIONS)


if __name__ == "__main__":
    main()
