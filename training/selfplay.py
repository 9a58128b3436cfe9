"""Teach a policy by playing against itself: python -m training.selfplay --start NET --out FOLDER

Each round, deals are played by the present policy and earlier ones; at one choice of each, every
candidate is tried and played out. What each brought its player, in fiches, is what the next policy
learns to foresee from the features alone: so it comes to know the average over all that the player
could not see. This is approximate policy iteration by rollouts (Bertsekas 2013).

The state after each round is kept in FOLDER; the same command goes on from the last one.
"""

from __future__ import annotations

import argparse
import json
import multiprocessing
import time
from pathlib import Path
from random import Random

import numpy as np
from numpy.typing import NDArray

from quinola.kernels.bits import count, lowest, pick
from quinola.kernels.chance import below, stream, unit
from quinola.kernels.compiling import kernel
from quinola.kernels.dealing import deal_out, shuffle
from quinola.kernels.encoding import NO_FAULTS, coding
from quinola.kernels.features import (
    EXCHANGE_WIDTH,
    WIDTH,
    see_card,
    see_exchange,
    see_situation,
)
from quinola.kernels.layout import EXCHANGE, OVER, PHASE, PLAY, RESULT_SIZE, STATE_SIZE, TURN
from quinola.kernels.play import act, actions, copy, legal
from quinola.kernels.policy import (
    Net,
    Sheet,
    choose,
    load_net,
    new_sheet,
    save_net,
)
from quinola.kernels.settlement import settle
from quinola.kernels.trials import remise_of
from quinola.rules import PRESETS, preset
from training.duel import edge
from training.network import Layers, advantage_slope, batches, centred, falling, lengths
from training.rulesets import training_rulesets

Numbers = NDArray[np.int64]
Floats = NDArray[np.float32]

_UNIT = 0.05
LEAGUE = 0.9
"""In how many deals earlier policies take part: what is learnt must hold against all of them, or
each round only learns to beat the last (fictitious play: Brown 1951)."""

STRAY = 0.08
"""How often a move is made at random, so that the policy learns its way back."""


@kernel
def gather(
    rules: Numbers,
    faults: Numbers,
    pool: int,
    exchange_share: float,
    chance: NDArray[np.uint64],
    net: Net,
    other: Net,
    sheet: Sheet,
    pack: Numbers,
    state: Numbers,
    again: Numbers,
    result: Numbers,
    rows: Floats,
    figures: Floats,
    starts: Numbers,
) -> int:
    """One choice from each of many deals, its candidates described and tried.

    In half of the deals some seats play by `other`, so that nobody learns to rely on everyone
    being like himself. `starts` has a place for each example. Returns the number of rows written.
    """
    used = 0
    for example in range(starts.shape[0]):
        exchanging = unit(chance) < exchange_share
        others = below(chance, 16) if unit(chance) < LEAGUE else 0
        found = False
        while not found:
            shuffle(pack, chance)
            deal_out(state, pack, below(chance, 4))
            remise = remise_of(rules, state[9], pool, 0, faults, result)
            wait = below(chance, 4) if exchanging else below(chance, 42)
            while state[PHASE] <= PLAY and not found:
                wanted = state[PHASE] == (EXCHANGE if exchanging else PLAY)
                if wanted and wait <= 0 and count(actions(state)) > 1:
                    found = True
                else:
                    wait -= wanted
                    _move(rules, state, remise, chance, net, other, others, sheet)
        starts[example] = used
        seat = state[TURN]
        others &= ~(1 << seat)
        may = actions(state)
        while may:
            action = lowest(may)
            may &= may - 1
            if exchanging:
                see_exchange(rules, state, remise, action, rows[used])
            else:
                see_situation(rules, state, remise, rows[used])
                see_card(rules, state, remise, action, rows[used])
            copy(again, state)
            act(rules, again, action)
            finish_mixed(rules, again, remise, net, other, others, sheet)
            settle(rules, again, pool, 0, faults, result)
            figures[used] = result[seat] * _UNIT
            used += 1
    return used


@kernel
def _move(
    rules: Numbers,
    state: Numbers,
    remise: int,
    chance: NDArray[np.uint64],
    net: Net,
    other: Net,
    others: int,
    sheet: Sheet,
) -> None:
    if state[PHASE] == PLAY and unit(chance) < STRAY:
        may = legal(state)
        act(rules, state, pick(may, below(chance, count(may))))
    else:
        _act(rules, state, remise, net, other, others, sheet)


@kernel
def _act(
    rules: Numbers, state: Numbers, remise: int, net: Net, other: Net, others: int, sheet: Sheet
) -> None:
    if (others >> state[TURN]) & 1:
        act(rules, state, choose(rules, state, remise, other, sheet))
    else:
        act(rules, state, choose(rules, state, remise, net, sheet))


@kernel
def finish_mixed(
    rules: Numbers, state: Numbers, remise: int, net: Net, other: Net, others: int, sheet: Sheet
) -> None:
    """Play a deal to its end, some seats (a bit each) by the other policy."""
    while state[PHASE] != OVER:
        _act(rules, state, remise, net, other, others, sheet)


def play_part(
    net: Net, league: list[Net], seed: str, examples: int
) -> dict[str, tuple[Floats, Floats, Numbers]]:
    """A worker's share of a round: for cards and for the exchange, rows, figures and starts."""
    rng = Random(seed)
    chance, sheet = stream(rng), new_sheet()
    pack = np.arange(48)
    state, again = np.zeros(STATE_SIZE, np.int64), np.zeros(STATE_SIZE, np.int64)
    result = np.zeros(RESULT_SIZE, np.int64)
    rulesets = training_rulesets(rng, 10)
    parts: dict[str, list[tuple[Floats, Floats, Numbers]]] = {"play": [], "exchange": []}
    chunk = 500
    for number in range(max(1, examples // chunk)):
        ruleset = rulesets[number % 5] if rng.random() < 0.6 else rng.choice(rulesets)
        pool = rng.choice((0, 0, 0, 20, 50, 100, 160))
        kind, width = ("exchange", EXCHANGE_WIDTH) if number % 8 == 7 else ("play", WIDTH)
        rows = np.zeros((chunk * 13, width), np.float32)
        figures = np.zeros(chunk * 13, np.float32)
        starts = np.zeros(chunk, np.int64)
        used = gather(
            coding(ruleset).rules,
            NO_FAULTS,
            pool,
            float(kind == "exchange"),
            chance,
            net,
            league[0] if rng.random() < 0.3 else rng.choice(league),
            sheet,
            pack,
            state,
            again,
            result,
            rows,
            figures,
            starts,
        )
        parts[kind].append((rows[:used].astype(np.float16), figures[:used], starts))
    return {kind: _joined(found) for kind, found in parts.items() if found}


def _joined(parts: list[tuple[Floats, Floats, Numbers]]) -> tuple[Floats, Floats, Numbers]:
    before = np.cumsum([0, *(len(part[1]) for part in parts)])
    return (
        np.concatenate([part[0] for part in parts]),
        np.concatenate([part[1] for part in parts]),
        np.concatenate([part[2] + at for part, at in zip(parts, before, strict=False)]),
    )


def learn(
    layers: Layers, rows: Floats, figures: Floats, starts: Numbers, epochs: int, rate: float
) -> dict[str, float]:
    """Fit the figures; a twentieth is kept aside. Says how much of their spread is foreseen."""
    rng = np.random.default_rng(len(rows))
    held = len(starts) // 20
    cut = int(starts[-held])
    figures = np.clip(figures, -8, 8)
    steps = [part for _ in range(epochs) for part in batches(starts[:-held], cut, 1024, rng)]
    for step, (places, begin) in enumerate(steps):
        now = falling(rate, step / len(steps))
        layers.learn(rows[places].astype(np.float32), advantage_slope(begin, figures[places]), now)
    kept = starts[-held:] - cut
    sizes = lengths(kept, len(figures) - cut)
    truth = centred(figures[cut:], kept, sizes)
    guess = centred(layers.figures(rows[cut:].astype(np.float32)), kept, sizes)
    picked = [
        part[int(np.argmax(mine))]
        for part, mine in zip(np.split(truth, kept[1:]), np.split(guess, kept[1:]), strict=True)
    ]
    return {
        "explained": round(1 - float(np.mean((truth - guess) ** 2) / np.mean(truth**2)), 4),
        "gain": round(float(np.mean(picked)) / _UNIT, 3),
    }


def layers_of(net: Net) -> tuple[Layers, Layers]:
    net = Net(*(part.copy() for part in net))
    return (
        Layers(net.play_first, net.play_second, net.play_second_bias, net.play_last),
        Layers(
            net.exchange_first, net.exchange_second, net.exchange_second_bias, net.exchange_last
        ),
    )


def net_of(play: Layers, exchange: Layers) -> Net:
    # Copies, for learning goes on in place.
    return Net(*(part.copy() for part in (*play.weights(), *exchange.weights())))


def main() -> None:
    arguments = argparse.ArgumentParser(description=__doc__)
    arguments.add_argument("--start", type=Path, required=True, help="a policy to begin with")
    arguments.add_argument(
        "--out", type=Path, required=True, help="folder for the rounds' policies"
    )
    arguments.add_argument("--rounds", type=int, default=12)
    arguments.add_argument("--examples", type=int, default=400_000, help="choices in a round")
    arguments.add_argument("--epochs", type=int, default=3)
    arguments.add_argument("--workers", type=int, default=2)
    given = arguments.parse_args()
    given.out.mkdir(parents=True, exist_ok=True)
    done = sorted(given.out.glob("round-*.npz"))
    net = load_net(done[-1] if done else given.start)
    first = load_net(given.start)
    league = [first, *(load_net(path) for path in done[-6:])]
    kept: list[dict[str, tuple[Floats, Floats, Numbers]]] = []
    play, exchange = layers_of(net)
    if not done:
        # What was learnt as likelihoods is put on the scale of fiches, to be corrected from there.
        play.last *= 0.15
        exchange.last *= 0.15
    for number in range(len(done), given.rounds):
        began = time.monotonic()
        parts = 8
        with multiprocessing.get_context("spawn").Pool(given.workers) as pool:
            seeds = [
                (net, league, f"selfplay/{number}/{part}", given.examples // parts)
                for part in range(parts)
            ]
            found = pool.starmap(play_part, seeds)
        played = time.monotonic()
        # Rounds before the last were played by other policies, but by nearly the same ones.
        kept = [*kept[-3:], *[{kind: _joined([part[kind] for part in found]) for kind in found[0]}]]
        entry: dict[str, object] = {"round": number, "playing": round(played - began)}
        rate = 1e-3 if number < given.rounds // 2 else 4e-4
        for kind, layers in (("play", play), ("exchange", exchange)):
            rows, figures, starts = _joined([part[kind] for part in kept])
            entry[kind] = learn(layers, rows, figures, starts, given.epochs, rate)
        net = net_of(play, exchange)
        league = [first, *[*league[1:], net][-6:]]
        save_net(net, given.out / f"round-{number:02}.npz")
        entry["learning"] = round(time.monotonic() - played)
        rival = league[len(league) // 2]
        entry["edge"] = {
            "over the first": {name: edge(preset(name), net, first, 1000) for name in PRESETS},
            "over an earlier one": {name: edge(preset(name), net, rival, 1000) for name in PRESETS},
        }
        print(json.dumps(entry), flush=True)
        with (given.out / "log.jsonl").open("a", encoding="utf-8") as log:
            log.write(json.dumps(entry) + "\n")


if __name__ == "__main__":
    main()
