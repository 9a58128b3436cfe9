"""Teach a policy to choose as the `club` bot does: python -m training.imitation --out NET

The result is what `expert` plays its rollouts by, and where self-play begins.
"""

from __future__ import annotations

import argparse
import json
import multiprocessing
import time
from pathlib import Path
from random import Random

import numpy as np

from quinola.actions import perform
from quinola.bots.club import ClubBot
from quinola.deal import Deal, Phase
from quinola.dealing import deal_out
from quinola.kernels.encoding import coding
from quinola.kernels.features import EXCHANGE_WIDTH, WIDTH, see_card, see_exchange, see_situation
from quinola.kernels.play import actions
from quinola.kernels.policy import FIRST, SECOND, Net, save_net
from quinola.match import Match
from quinola.seats import SEATS
from quinola.view import view_of
from training.network import Floats, Layers, batches, falling, likelihood_slope
from training.rulesets import training_rulesets

Examples = dict[str, list[np.ndarray]]


def watch(seed: int, deals: int) -> dict[str, Examples]:
    """Let `club` play, and write down every real choice: rows by candidate, 1 for the chosen."""
    rng = Random(f"imitation/{seed}")
    rulesets = training_rulesets(rng, 20)
    seen: dict[str, Examples] = {"play": {}, "exchange": {}}
    for number in range(deals):
        ruleset = rulesets[number % 5] if rng.random() < 0.5 else rng.choice(rulesets)
        pack = list(ruleset.pack)
        rng.shuffle(pack)
        dealer = rng.choice(SEATS)
        match = Match(ruleset, dealer, pool=rng.choice((0, 0, 20, 60, 120)))
        deal = match.begin(deal_out(pack, dealer, ruleset))
        bots = {seat: ClubBot(Random(rng.random())) for seat in SEATS}
        while deal.phase is not Phase.OVER:
            assert deal.turn is not None
            standing = match.standing()
            action = bots[deal.turn].act(view_of(deal, deal.turn, standing), 0.0)
            _note(seen, deal, standing.remise, coding(ruleset).encode(action))
            if rng.random() < 0.05:
                # Off the beaten track now and then, so that it is known what to do there.
                action = rng.choice(view_of(deal, deal.turn, standing).actions())
            perform(deal, deal.turn, action)
    return seen


def _note(seen: dict[str, Examples], deal: Deal, pool: int, chosen: int) -> None:
    if deal.phase not in (Phase.EXCHANGE, Phase.PLAY):
        return
    code = coding(deal.ruleset)
    state = code.state(deal)
    may = int(actions(state))
    candidates = [number for number in range(52) if may >> number & 1]
    if len(candidates) == 1:
        return
    exchanging = deal.phase is Phase.EXCHANGE
    rows = np.zeros((len(candidates), EXCHANGE_WIDTH if exchanging else WIDTH), dtype=np.float32)
    for row, number in zip(rows, candidates, strict=True):
        if exchanging:
            see_exchange(code.rules, state, pool, number, row)
        else:
            see_situation(code.rules, state, pool, row)
            see_card(code.rules, state, pool, number, row)
    examples = seen["exchange" if exchanging else "play"]
    examples.setdefault("rows", []).append(rows)
    examples.setdefault("targets", []).append(
        np.array([n == chosen for n in candidates], dtype=np.float32)
    )


def teach(
    layers: Layers,
    rows: list[Floats],
    targets: list[Floats],
    epochs: int,
    name: str,
    log: list[dict[str, object]],
) -> None:
    """Fit the choices; every twentieth example is kept aside to see how well it does."""
    rng = np.random.default_rng(1)
    held = max(1, len(rows) // 20)
    sizes = np.array([len(row) for row in rows])
    starts = np.concatenate(([0], np.cumsum(sizes)[:-1]))
    table, chosen = np.concatenate(rows), np.concatenate(targets)
    cut = starts[-held]
    for epoch in range(epochs):
        rate = falling(3e-3, epoch / epochs)
        for places, begin in batches(starts[:-held], cut, 1024, rng):
            layers.learn(table[places], likelihood_slope(begin, chosen[places]), rate)
        figures = layers.figures(table[cut:])
        best = np.split(figures, starts[-held + 1 :] - cut)
        truth = np.split(chosen[cut:], starts[-held + 1 :] - cut)
        agree = float(np.mean([t[int(np.argmax(b))] for b, t in zip(best, truth, strict=True)]))
        log.append({"network": name, "epoch": epoch, "agreement": round(agree, 4)})
        print(json.dumps(log[-1]), flush=True)


def main() -> None:
    arguments = argparse.ArgumentParser(description=__doc__)
    arguments.add_argument("--out", type=Path, required=True)
    arguments.add_argument("--deals", type=int, default=6000)
    arguments.add_argument("--workers", type=int, default=2)
    arguments.add_argument("--epochs", type=int, default=12)
    given = arguments.parse_args()
    began = time.monotonic()
    parts = [(part, given.deals // 20) for part in range(20)]
    with multiprocessing.get_context("spawn").Pool(given.workers) as pool:
        seen = pool.starmap(watch, parts)
    log: list[dict[str, object]] = [
        {"deals": given.deals, "seconds": round(time.monotonic() - began)}
    ]
    print(log[0], flush=True)
    rng = np.random.default_rng(0)
    play = Layers.fresh(WIDTH, FIRST, SECOND, rng)
    exchange = Layers.fresh(EXCHANGE_WIDTH, FIRST, SECOND, rng)
    for name, layers in (("play", play), ("exchange", exchange)):
        rows = [row for part in seen for row in part[name]["rows"]]
        targets = [row for part in seen for row in part[name]["targets"]]
        teach(layers, rows, targets, given.epochs, name, log)
    save_net(Net(*play.weights(), *exchange.weights()), given.out)
    given.out.with_suffix(".log.jsonl").write_text(
        "".join(json.dumps(entry) + "\n" for entry in log), encoding="utf-8"
    )


if __name__ == "__main__":
    main()
