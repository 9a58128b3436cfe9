"""Two deals that differ only in what a seat cannot know are one and the same to it.

A second deal is made from the first by exchanging the names of cards that the seat has not seen:
in other hands, in the talon, among others' cards aside. If everybody's acts are legal in it too,
nothing the seat can see or ask may tell the two apart.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from random import Random

import pytest

from quinola.actions import Action, Announce, Claim, Decline, Discard, Pass, Play, perform, verify
from quinola.bots import BOTS
from quinola.cards import Card
from quinola.deal import Deal, Phase
from quinola.dealing import Dealt
from quinola.match import Match, Standing
from quinola.rules import PRESETS, Ruleset, RuleViolation, house
from quinola.seats import SEATS, Seat
from quinola.view import View, view_of
from tests.strategies import (
    POLICIES,
    Policy,
    for_the_strong,
    random_deal,
    random_policies,
    random_ruleset,
    step,
    uniform,
)

DEADLINE = float("inf")

Names = dict[Card, Card]
"""Which card takes the place of which; all others keep theirs."""


@dataclass(frozen=True)
class World:
    """The cards dealt and everything done so far."""

    ruleset: Ruleset
    dealt: Dealt
    acts: tuple[tuple[Seat, Action], ...]

    def renamed(self, names: Names) -> World:
        def new(cards: Sequence[Card]) -> tuple[Card, ...]:
            return tuple(names.get(card, card) for card in cards)

        hands = {seat: new(hand) for seat, hand in self.dealt.hands.items()}
        acts = [
            (seat, Discard(names.get(act.card, act.card)) if isinstance(act, Discard) else act)
            for seat, act in self.acts
        ]
        dealt = Dealt(self.dealt.dealer, hands, new(self.dealt.talon))
        return World(self.ruleset, dealt, tuple(acts))

    def match(self) -> Match:
        """The match at this point. Raises `RuleViolation` if an act is not legal here."""
        match = Match(self.ruleset, self.dealt.dealer, pool=20)
        deal = match.begin(self.dealt)
        for seat, action in self.acts:
            perform(deal, seat, action)
        return match

    def deal(self) -> Deal:
        deal = self.match().deal
        assert deal is not None
        return deal


def world_at_random(ruleset: Ruleset, rng: Random, acts: int) -> World:
    """A deal some acts after it was dealt."""
    dealt = random_deal(ruleset, rng)
    deal = Deal(ruleset, dealt)
    policies: Sequence[Policy] = random_policies(rng)
    if rng.random() < 0.5:
        policies = for_the_strong(dealt, rng)
    done: list[tuple[Seat, Action]] = []
    while deal.turn is not None and len(done) < acts:
        done.append((deal.turn, step(deal, policies, rng)))
    return World(ruleset, dealt, tuple(done))


def seen_by(deal: Deal, seat: Seat) -> set[Card]:
    """What a player has held, looked at, or seen on the table."""
    seen = set(deal.hands[seat])
    for trick in (*deal.tricks, *([deal.trick] if deal.trick else [])):
        seen |= {card for _, card in trick.plays}
    if seat in deal.discards:
        discard, talon_card = deal.discards[seat], deal.talon_card(seat)
        looked_at = discard is not None or deal.ruleset.declined_card_seen
        seen |= {discard} if discard is not None else set()
        seen |= {talon_card} if talon_card is not None and looked_at else set()
    return seen


def renamings(deal: Deal, seat: Seat, rng: Random) -> Iterator[Names]:
    """Ways to rename what the seat has not seen: two cards, all of them, one player's suit."""
    unseen = [card for card in deal.ruleset.pack if card not in seen_by(deal, seat)]
    if len(unseen) < 2:
        return
    for _ in range(2):
        one, other = rng.sample(unseen, 2)
        yield {one: other, other: one}
    yield dict(zip(unseen, rng.sample(unseen, len(unseen)), strict=True))
    # A player is made void, so that what was a revoke in one deal is a plain discard in the other.
    for player in SEATS:
        if player is seat or (deal.holder is not None and player is not deal.holder):
            continue
        for suit in {card.suit for card in deal.hands[player]}:
            out = [card for card in deal.hands[player] if card.suit is suit and card in unseen]
            others = [c for c in unseen if c.suit is not suit and c not in deal.hands[player]]
            if len(others) >= len(out):
                swapped = list(zip(sorted(out, key=str), rng.sample(others, len(out)), strict=True))
                yield dict(swapped) | {new: old for old, new in swapped}


def every_act(ruleset: Ruleset) -> Iterator[Action]:
    yield from (Decline(), Announce(), Claim(), Pass())
    for card in ruleset.pack:
        yield Discard(card)
        yield Play(card)


def answers(deal: Deal, seat: Seat) -> list[object]:
    """What the seat is told whatever it tries: how it is refused, or that it is not."""
    told: list[object] = []
    for action in every_act(deal.ruleset):
        try:
            verify(deal, seat, action)
        except RuleViolation as no:
            told.append((str(action), no.reason, no.params, no.rule, no.card, no.allowed, str(no)))
        else:
            told.append((str(action), None))
    return told


def view(match: Match, seat: Seat) -> View:
    assert match.deal is not None
    return view_of(match.deal, seat, match.standing())


def compare(world: World, rng: Random, kinds: Counter[str]) -> None:
    """Compare the world with others like it for every seat, and count what kinds were met."""
    match = world.match()
    deal = match.deal
    assert deal is not None
    if deal.phase is Phase.OVER:
        return  # the party lies open, and with it all the cards
    for seat in SEATS:
        for names in renamings(deal, seat, rng):
            try:
                other = world.renamed(names).match()
            except RuleViolation:
                continue
            assert other.deal is not None
            assert view(other, seat) == view(match, seat)
            kinds[deal.phase] += 1
            kinds["one held an espagnolette, the other not"] += (deal.holder is None) != (
                other.deal.holder is None
            )
            if deal.espagnolette is not other.deal.espagnolette:
                kinds["one revoked, the other was void"] += 1
            if rng.random() < 0.05:
                assert repr(view(other, seat)) == repr(view(match, seat))
                assert answers(other.deal, seat) == answers(deal, seat)
                kinds["refusals"] += 1


def compare_many(name: str, deals: int, rng: Random) -> Counter[str]:
    kinds = Counter[str]()
    for _ in range(deals):
        manual = {"claims": "manual"} if rng.random() < 0.3 else {}
        ruleset = house(name, manual) if rng.random() < 0.7 else random_ruleset(rng)
        compare(world_at_random(ruleset, rng, rng.randrange(53)), rng, kinds)
    return kinds


@pytest.mark.parametrize("name", PRESETS)
def test_worlds_alike_to_a_seat_look_alike(name: str) -> None:
    kinds = compare_many(name, 60, Random(name))
    assert kinds[Phase.PLAY] > 500
    assert kinds["refusals"] > 30
    assert kinds["one held an espagnolette, the other not"] > 10


@pytest.mark.slow
@pytest.mark.timeout(600)
@pytest.mark.parametrize("name", PRESETS)
def test_many_worlds_alike_to_a_seat_look_alike(name: str) -> None:
    kinds = compare_many(name, 200, Random(f"{name} again"))
    assert kinds[Phase.EXCHANGE] > 50
    assert kinds["one held an espagnolette, the other not"] > 70


def test_announcing_and_claiming_tell_nothing_by_being_asked() -> None:
    rng, kinds = Random(3), Counter[str]()
    for _ in range(20):
        ruleset = house("family", {"claims": "manual"})
        compare(world_at_random(ruleset, rng, rng.choice((4, 5, 6, 7))), rng, kinds)
        compare(world_at_random(ruleset, rng, rng.choice((50, 51, 52))), rng, kinds)
    assert kinds[Phase.ANNOUNCE] > 50
    assert kinds[Phase.CLAIM] > 50
    assert kinds["one held an espagnolette, the other not"] > 20


def test_a_revoke_by_right_looks_like_a_void() -> None:
    rng, kinds = Random(4), Counter[str]()
    for _ in range(50):
        ruleset = house(rng.choice(("classic", "encyclopedia", "academy")), {})
        dealt = random_deal(ruleset, rng, rng.choice(("espagnolette", "four aces")))
        deal, done = Deal(ruleset, dealt), list[tuple[Seat, Action]]()
        for _ in range(rng.randrange(6, 40)):
            assert deal.turn is not None
            actor = deal.turn
            done.append((actor, step(deal, [rng.choice(POLICIES)] * 4, rng)))
        compare(World(ruleset, dealt, tuple(done)), rng, kinds)
    assert kinds["one revoked, the other was void"] > 20


@pytest.mark.usefixtures("few_worlds")
@pytest.mark.parametrize(
    "name",
    [
        pytest.param(one, marks=[] if one in ("club", "master") else pytest.mark.slow)
        for one in BOTS
    ],
)
def test_a_bot_acts_alike_in_worlds_alike_to_it(name: str) -> None:
    rng, compared = Random(name), 0
    for _ in range(60):
        world = world_at_random(random_ruleset(rng), rng, rng.randrange(47))
        match, deal = world.match(), world.deal()
        seat = deal.turn
        if seat is None:
            continue
        chosen = BOTS[name](Random(5)).act(view(match, seat), DEADLINE)
        for names in renamings(deal, seat, rng):
            try:
                other = world.renamed(names).match()
            except RuleViolation:
                continue
            assert BOTS[name](Random(5)).act(view(other, seat), DEADLINE) == chosen
            compared += 1
    assert compared > 100


@pytest.mark.parametrize("name", PRESETS)
def test_what_a_seat_knows_tells_worlds_apart(name: str) -> None:
    """His own hand, discard and talon card are in a player's view: another card, another view."""
    rng, kinds = Random(name), Counter[str]()
    ruleset = house(name, {})
    for _ in range(60):
        world = world_at_random(ruleset, rng, rng.randrange(48))
        match, deal = world.match(), world.deal()
        played = {card for trick in deal.tricks for _, card in trick.plays}
        played |= {card for _, card in deal.trick.plays} if deal.trick else set()
        for seat in SEATS:
            seen = seen_by(deal, seat)
            unseen = [card for card in ruleset.pack if card not in seen]
            private = sorted(seen - played, key=str)
            if not private or not unseen:
                continue
            one, other = rng.choice(private), rng.choice(unseen)
            try:
                changed = world.renamed({one: other, other: one}).match()
            except RuleViolation:
                continue
            assert view(changed, seat) != view(match, seat)
            kinds["hand" if one in deal.hands[seat] else "aside"] += 1
    assert kinds["hand"] > 50
    assert kinds["aside"] > 5


def test_the_espagnolette_shown_is_the_espagnolette_or_nobody() -> None:
    """One who revokes by fault gives himself away too, but is no espagnolette by it."""
    rng, shown = Random(7), Counter[str]()
    for _ in range(50):
        ruleset = random_ruleset(rng)
        dealt = random_deal(ruleset, rng, "espagnolette")
        deal = Deal(ruleset, dealt, at_fault={rng.choice(SEATS)})
        while deal.turn is not None:
            step(deal, [uniform] * 4, rng)
            seen = {espagnolette_known(deal, seat) for seat in SEATS}
            assert seen <= {deal.espagnolette, None}
            assert deal.espagnolette in seen
            shown["to all"] += seen == {deal.espagnolette} != {None}
            shown["to himself"] += len(seen) == 2
    assert shown["to all"] > 30
    assert shown["to himself"] > 30


def espagnolette_known(deal: Deal, seat: Seat) -> Seat | None:
    standing = Standing(number=1, balances=(0, 0, 0, 0), pool=0, remise=0, transfers=())
    return view_of(deal, seat, standing).espagnolette
