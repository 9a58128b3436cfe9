"""No bot ever breaks a rule: whole deals, checked afterwards from the public record alone."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Mapping
from random import Random

import pytest

from quinola.actions import perform
from quinola.bots import BOTS
from quinola.cards import Card, Suit
from quinola.deal import Deal
from quinola.events import Announced, Event, Played
from quinola.match import Match
from quinola.rules import PRESETS, Ruleset, preset
from quinola.seats import SEATS, Seat
from quinola.view import view_of
from tests.legality_reference import playable
from tests.strategies import random_deal, random_ruleset


def revokes(events: Iterable[Event], ruleset: Ruleset, faulty: Iterable[Seat] = ()) -> list[Played]:
    """The cards that broke suit without a right to it, told from what was played alone.

    All 44 cards come to the table, so that each player's eleven can be read backwards.
    """
    events = list(events)
    eleven: Mapping[Seat, list[Card]] = defaultdict(list)
    for event in events:
        if isinstance(event, Played):
            eleven[event.seat].append(event.card)
    announcer = next((event.seat for event in events if isinstance(event, Announced)), None)
    held = {seat: set(cards) for seat, cards in eleven.items()}
    suit: Suit | None = None
    found = []
    played = 0
    for event in events:
        if not isinstance(event, Played):
            continue
        suit = None if played % len(SEATS) == 0 else suit
        allowed = playable(
            held[event.seat],
            suit,
            event.trick,
            eleven=eleven[event.seat],
            announcements=ruleset.espagnolette_announced,
            announced=event.seat is announcer,
            at_fault=event.seat in faulty,
        )
        if event.card not in allowed:
            found.append(event)
        suit = event.card.suit if suit is None else suit
        held[event.seat].remove(event.card)
        played += 1
    return found


def played_by(names: Mapping[Seat, str], ruleset: Ruleset, rng: Random) -> Deal:
    """A deal at random played to its end; every answer must be one of those offered."""
    dealt = random_deal(ruleset, rng)
    match = Match(ruleset, dealt.dealer, pool=rng.choice((0, 0, 20, 200)))
    deal = match.begin(dealt)
    bots = {seat: BOTS[names[seat]](Random(rng.random())) for seat in SEATS}
    while deal.turn is not None:
        view = view_of(deal, deal.turn, match.standing())
        action = bots[deal.turn].act(view, float("inf"))
        assert action in view.actions(), f"{action} is none of {view.actions()}"
        perform(deal, deal.turn, action)
    match.settle()
    return deal


def check(ruleset: Ruleset, rng: Random, names: Mapping[Seat, str]) -> None:
    deal = played_by(names, ruleset, rng)
    assert len(deal.tricks) == 11
    assert revokes(deal.events, ruleset) == []


ALL_CLUB = dict.fromkeys(SEATS, "club")


@pytest.mark.parametrize("name", PRESETS)
def test_club_keeps_the_rules_of_every_preset(name: str) -> None:
    rng = Random(f"legality {name}")
    for _ in range(30):
        check(preset(name), rng, ALL_CLUB)


def test_club_keeps_the_rules_of_houses() -> None:
    rng = Random("legality in houses")
    for _ in range(150):
        check(random_ruleset(rng), rng, ALL_CLUB)


def test_club_keeps_the_rules_beside_random_players() -> None:
    rng = Random("legality in company")
    for _ in range(60):
        names = {seat: rng.choice(("club", "random")) for seat in SEATS}
        check(random_ruleset(rng), rng, names)


@pytest.mark.slow
@pytest.mark.usefixtures("few_worlds")
@pytest.mark.parametrize("name", ["novice", "expert", "master"])
def test_every_level_keeps_the_rules_of_presets_and_houses(name: str) -> None:
    rng = Random(f"legality of {name}")
    for number in range(15):
        ruleset = preset(PRESETS[number % 5]) if number < 10 else random_ruleset(rng)
        check(ruleset, rng, dict.fromkeys(SEATS, name))


@pytest.mark.slow
@pytest.mark.timeout(1200)
@pytest.mark.parametrize(
    "batch",
    [pytest.param(batch, marks=[pytest.mark.long] if batch > 2 else []) for batch in range(6)],
)
def test_club_keeps_the_rules_in_thousands_of_deals(batch: int) -> None:
    rng = Random(f"legality {batch}")
    for number in range(500):
        ruleset = random_ruleset(rng) if number % 2 else preset(rng.choice(PRESETS))
        check(ruleset, rng, ALL_CLUB)


def test_checker_finds_a_revoke() -> None:
    # The checker itself: a deal in which one seat is at fault and breaks suit where it can.
    ruleset = preset("classic")
    found = 0
    for number in range(20):
        rng = Random(number)
        deal = Deal(ruleset, random_deal(ruleset, rng, "even"), at_fault={Seat.N})
        while deal.turn is not None:
            if deal.trick is None:
                deal.discard(deal.turn, min(deal.hands[deal.turn], key=str))
                continue
            legal = deal.legal_cards()
            other = [card for card in legal if card.suit is not deal.trick.suit]
            deal.play(deal.turn, rng.choice(other or legal))
        broken = revokes(deal.events, ruleset)
        assert all(event.seat is Seat.N for event in broken)
        assert revokes(deal.events, ruleset, faulty=[Seat.N]) == []
        found += len(broken)
    assert found
