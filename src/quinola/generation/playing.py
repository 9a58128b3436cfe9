"""A span of a plan played: by the kernels alone where they can, else by asking every player."""

from __future__ import annotations

from collections import Counter
from typing import NamedTuple

import numpy as np

from quinola.arena import Conduct
from quinola.arena.block import Player, play_match
from quinola.bots.policies import policy
from quinola.cards import sort_hand
from quinola.dealing import Dealt
from quinola.generation.plan import Plan, Span
from quinola.kernels.encoding import Coding, coding
from quinola.kernels.logs import AT_RANDOM, Bench, Log, deal_cards, play_matches
from quinola.kernels.policy import blank_net, new_sheet
from quinola.match import SettledDeal
from quinola.seats import SEATS, Seat


class Played(NamedTuple):
    """Deals as they were played, and how often a player failed, by kind of failure."""

    log: Log
    stumbles: Counter[str]


def play(plan: Plan, span: Span) -> Played:
    """Deal and play some matches of a plan."""
    code, bench = coding(plan.ruleset), Bench.new()
    log = Log.new(span.matches * plan.deals_per_match)
    deal_cards(code.rules, plan.keys, span.first, plan.deals_per_match, bench, log)
    policies = plan.policies
    if policies is None:
        return Played(log, _ask(plan, span, code, log))
    named = list(dict.fromkeys(filter(None, policies)))
    nets = [policy(name) for name in named] + [blank_net()] * (4 - len(named))
    who = [AT_RANDOM if name is None else named.index(name) for name in policies]
    play_matches(
        code.rules,
        plan.keys,
        span.first,
        plan.deals_per_match,
        np.array(who, dtype=np.int64),
        (nets[0], nets[1], nets[2], nets[3]),
        new_sheet(),
        bench,
        log,
    )
    return Played(log, Counter())


def _ask(plan: Plan, span: Span, code: Coding, log: Log) -> Counter[str]:
    """Play by asking each player for each decision, and write into the log what is done."""
    conduct = Conduct()
    for number in range(span.matches):
        at = number * plan.deals_per_match
        cards = [_dealt(log, code, at + index) for index in range(plan.deals_per_match)]
        match = span.first + number
        players = [
            Player(
                player,
                plan.chance("player", match, seat),
                plan.chance("stand-in", match, seat),
                conduct,
            )
            for seat, player in zip(SEATS, plan.players, strict=True)
        ]
        for index, past in enumerate(play_match(plan.ruleset, cards, players).past, start=at):
            assert isinstance(past, SettledDeal)
            acts = [act for act in map(code.done, past.deal.events) if act is not None]
            log.acts[index, : len(acts)] = acts
            log.done[index] = len(acts)
    return conduct.stumbles


def _dealt(log: Log, code: Coding, index: int) -> Dealt:
    """The cards of a logged deal."""
    hands = {seat: sort_hand(code.unmask(int(log.hands[index, seat]))) for seat in SEATS}
    talon = tuple(code.cards[card] for card in log.talon[index])
    return Dealt(Seat(int(log.dealer[index])), hands, talon)
