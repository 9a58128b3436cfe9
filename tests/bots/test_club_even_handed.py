"""`club` answers a view, and nothing but the view."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest

from quinola.actions import Pass, perform
from quinola.bots import ClubBot
from quinola.deal import Deal, Phase
from quinola.match import Match
from quinola.rules import PRESETS, preset
from quinola.seats import SEATS
from quinola.view import View, view_of
from tests.bots.situations import playing
from tests.strategies import random_deal

NEVER = float("inf")


def views(match: Match, deal: Deal, rng: Random) -> Iterator[View]:
    """The views of a deal played by `club` in all seats, each before its move."""
    bots = {seat: ClubBot(Random(rng.random())) for seat in SEATS}
    while deal.turn is not None:
        view = view_of(deal, deal.turn, match.standing())
        yield view
        perform(deal, deal.turn, bots[deal.turn].act(view, NEVER))


@pytest.mark.parametrize("name", PRESETS)
def test_cards_that_others_hold_do_not_matter(name: str) -> None:
    # Before each move the unseen cards change places among the other hands.
    rng = Random(f"hidden {name}")
    match = Match(preset(name), SEATS[0], pool=20)
    deal = match.begin(random_deal(match.ruleset, rng))
    bot = ClubBot(Random(5))
    for view in views(match, deal, rng):
        others = [seat for seat in SEATS if seat is not view.seat]
        before = bot.act(view, NEVER)
        kept = [set(hand) for hand in deal.hands]
        cards = sorted((card for seat in others for card in deal.hands[seat]), key=str)
        rng.shuffle(cards)
        for seat in others:
            deal.hands[seat] = {cards.pop() for _ in kept[seat]}
        assert bot.act(view_of(deal, view.seat, match.standing()), NEVER) == before
        deal.hands[:] = kept


def test_moments_seen_before_do_not_matter() -> None:
    # A bot asked about the deal backwards answers as one asked forwards: it keeps nothing.
    rng = Random("memory")
    match = Match(preset("classic"), SEATS[0])
    seen = list(views(match, match.begin(random_deal(match.ruleset, rng)), rng))
    forwards, backwards = ClubBot(Random(5)), ClubBot(Random(5))
    there = [forwards.act(view, NEVER) for view in seen]
    back = [backwards.act(view, NEVER) for view in reversed(seen)]
    assert there == back[::-1]


def test_name_of_the_rule_set_does_not_matter() -> None:
    # A house that writes out all of a preset's options under another preset gets the same play.
    family = preset("family")
    written = {key: value for key, value in family.written.items() if key != "bete_cap"}
    renamed = preset("classic").with_options(**written)
    answers = []
    for ruleset in (family, renamed):
        rng = Random("name")
        match = Match(ruleset, SEATS[0])
        deal = match.begin(random_deal(ruleset, rng))
        for _ in views(match, deal, rng):
            pass
        answers.append([str(event) for event in deal.events])
    assert answers[0] == answers[1]


@pytest.mark.parametrize("name", PRESETS)
def test_payment_for_led_cards_is_claimed_by_the_winner_of_the_party(name: str) -> None:
    # S0-40: it is due to him only, and only if claimed.
    rng = Random(f"claims {name}")
    ruleset = preset(name).with_options(claims="manual")
    winners = set()
    for _ in range(12):
        match = Match(ruleset, SEATS[0])
        deal = match.begin(random_deal(ruleset, rng, "even"))
        for _ in views(match, deal, rng):
            pass
        winner = match.settle().settlement.verdict.winner
        # An espagnolette that nobody has seen revoke may be told from the settlement alone.
        if deal.espagnolette is None:
            assert deal.claims == ({winner} if winner is not None else set())
            winners.add(winner)
    assert len(winners - {None}) > 1


def test_a_made_reversis_leaves_nothing_to_claim() -> None:
    ruleset = preset("classic").with_options(claims="manual")
    aces = {SEATS[2]: "AKQJ.AKQJ.AKQ."}
    moment = playing(ruleset, aces, dealer=SEATS[1])
    while moment.deal.phase is not Phase.CLAIM:
        view = moment.view()
        perform(moment.deal, view.seat, view.actions()[0])
    assert {trick.taker for trick in moment.deal.tricks} == {SEATS[2]}
    answers = []
    while moment.deal.turn is not None:
        answers.append(moment.answer())
        perform(moment.deal, moment.deal.turn, Pass())
    assert answers == ["pass"] * 4
