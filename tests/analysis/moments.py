"""Deals to be judged, with a blunder planted where there is to be one."""

from __future__ import annotations

from random import Random

from quinola.actions import Play, perform
from quinola.bots import ClubBot
from quinola.cards import QUINOLA
from quinola.deal import Phase
from quinola.dealing import deal_out
from quinola.match import Match
from quinola.rules import preset
from quinola.seats import Seat
from quinola.view import View, view_of


def played(seed: int, *, blunder: bool = False) -> Match:
    """One settled deal by `club`; with `blunder`, whoever leads with the quinola in hand leads it.

    The blunder is made in tricks 3 to 8 only, where there are other cards to lead.
    """
    match = Match(preset("classic"), Seat.N)
    pack = list(match.ruleset.pack)
    Random(seed).shuffle(pack)
    deal = match.begin(deal_out(pack, match.dealer, match.ruleset))
    bot = ClubBot(Random(seed))
    while deal.phase is not Phase.OVER:
        assert deal.turn is not None
        view = view_of(deal, deal.turn, match.standing())
        action = bot.act(view, float("inf"))
        perform(deal, deal.turn, Play(QUINOLA) if blunder and may_blunder(view) else action)
    match.settle()
    return match


def may_blunder(view: View) -> bool:
    """Whether the quinola could be led for nothing."""
    trick = view.trick
    return (
        trick is not None
        and not trick.plays
        and 3 <= trick.number <= 8
        and QUINOLA in view.legal
        and len({taken.taker for taken in view.tricks}) > 1
    )


def blundered() -> Match:
    """The first deal in which the blunder can be made."""
    for seed in range(200):
        match = played(seed, blunder=True)
        deal = match.past[0].deal  # type: ignore[union-attr]
        if any(t.plays[0][1] is QUINOLA and 3 <= t.number <= 8 for t in deal.tricks):
            return match
    raise AssertionError("no such deal")
