"""A deal driven by Hypothesis against a model of turns, phases and suits in plain words.

Rule set, cards and every act are Hypothesis's choices, so a failure shrinks to the fewest acts.
"""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from quinola.actions import Action, Announce, Claim, Decline, Discard, Pass, Play, perform
from quinola.cards import Card
from quinola.deal import Deal, Phase
from quinola.events import (
    Announced,
    Claimed,
    Declined,
    Discarded,
    Event,
    Passed,
    Played,
    TrickTaken,
)
from quinola.match import Match
from quinola.outcome import Irregularity
from quinola.rules import PRESETS, RuleViolation, house
from quinola.seats import SEATS, Seat
from tests.conservation import assert_all_cards_are_somewhere, assert_chips_are_conserved
from tests.legality_reference import playable
from tests.strategies import random_deal, randoms

OPTIONS = st.fixed_dictionaries(
    {},
    optional={
        "removed_rank": st.sampled_from(["T", "2"]),
        "direction": st.sampled_from(["clockwise", "counterclockwise"]),
        "quinola_highest_heart": st.booleans(),
        "espagnolette_announced": st.booleans(),
        "espagnolette_leads_quinola": st.booleans(),
        "claims": st.sampled_from(["automatic", "manual"]),
    },
)


class DealMachine(RuleBasedStateMachine):
    """One deal: some acts are legal, some are not, and the model knows which."""

    deal: Deal

    @initialize(
        name=st.sampled_from(PRESETS),
        options=OPTIONS,
        rng=randoms,
        at_fault=st.sets(st.sampled_from(SEATS), max_size=1),
    )
    def begin(self, name: str, options: dict[str, Any], rng: Any, at_fault: set[Seat]) -> None:
        self.ruleset = house(name, options)
        faults = [Irregularity(seat, "revoke") for seat in at_fault]
        self.match = Match(self.ruleset, SEATS[0], pool=7)
        self.deal = self.match.begin(random_deal(self.ruleset, rng), faults)
        step = 1 if self.ruleset.direction == "clockwise" else 3
        dealer = self.deal.dealer
        self.clock = [Seat((dealer + step * turn) % 4) for turn in (1, 2, 3, 0)]
        # The model: who is still to act in a phase, the hands, the open trick, tricks closed.
        self.phase = Phase.EXCHANGE
        self.waiting = [Seat((dealer + turn) % 4) for turn in (3, 2, 1, 0)]
        self.hands = {seat: set(self.deal.dealt.hands[seat]) for seat in SEATS}
        self.talon = list(self.deal.dealt.talon)
        self.announcer: Seat | None = None
        self.eleven: dict[Seat, frozenset[Card]] = {}
        self.trick: list[tuple[Seat, Card]] = []
        self.closed = 0
        self.claims: set[Seat] = set()
        self.events: list[Event] = []

    # What the model allows

    def legal(self, seat: Seat) -> list[Action]:
        if not self.waiting or seat is not self.waiting[0]:
            return []
        hand = sorted(self.hands[seat], key=str)
        match self.phase:
            case Phase.EXCHANGE:
                discards: list[Action] = [Discard(card) for card in hand]
                return discards if seat is self.deal.dealer else [*discards, Decline()]
            case Phase.ANNOUNCE:
                return [Announce(), Pass()] if self.is_espagnolette(seat) else [Pass()]
            case Phase.CLAIM:
                return [Claim(), Pass()]
            case _:
                return [Play(card) for card in hand if card in self.playable(seat)]

    def is_espagnolette(self, seat: Seat) -> bool:
        cards = {str(card) for card in self.eleven[seat]}
        aces = len(cards & {"As", "Ah", "Ad", "Ac"})
        return aces == 4 or (aces == 3 and "Jh" in cards)

    def playable(self, seat: Seat) -> set[Card]:
        return playable(
            self.hands[seat],
            self.trick[0][1].suit if self.trick else None,
            self.closed + 1,
            eleven=self.eleven[seat],
            announcements=self.ruleset.espagnolette_announced,
            announced=self.announcer is seat,
            at_fault=seat in self.deal.at_fault,
        )

    # How the model moves on

    def follow(self, seat: Seat, action: Action) -> None:
        self.waiting.pop(0)
        match action:
            case Discard(card):
                drawn = None if seat is self.deal.dealer else self.talon.pop(0)
                self.hands[seat].remove(card)
                self.hands[seat] |= {drawn} if drawn else set()
                self.events.append(Discarded(seat, card, drawn))
            case Decline():
                self.events.append(Declined(seat, self.talon.pop(0)))
            case Announce():
                self.announcer, self.waiting = seat, []
                self.events.append(Announced(seat))
            case Claim():
                self.claims.add(seat)
                self.events.append(Claimed(seat))
            case Pass():
                self.events.append(Passed(seat))
            case Play(card):
                self.hands[seat].remove(card)
                self.trick.append((seat, card))
                self.events.append(Played(seat, card, self.closed + 1))
        if not self.waiting:
            self.move_on()

    def move_on(self) -> None:
        match self.phase:
            case Phase.EXCHANGE:
                self.eleven = {seat: frozenset(self.hands[seat]) for seat in SEATS}
                announced = self.ruleset.espagnolette_announced
                self.phase = Phase.ANNOUNCE if announced else Phase.PLAY
                self.waiting = list(self.clock)
            case Phase.ANNOUNCE:
                self.phase, self.waiting = Phase.PLAY, list(self.clock)
            case Phase.PLAY:
                self.close_trick()
            case _:
                self.phase = Phase.OVER

    def close_trick(self) -> None:
        taker = self.taker()
        points = sum(self.ruleset.trick_points[card] for _, card in self.trick)
        self.events.append(TrickTaken(taker, self.closed + 1, points))
        self.closed, self.trick = self.closed + 1, []
        turn = self.clock.index(taker)
        self.waiting = self.clock[turn:] + self.clock[:turn]
        if self.closed == 11:
            manual = self.ruleset.claims == "manual"
            self.phase = Phase.CLAIM if manual else Phase.OVER
            self.waiting = list(self.clock) if manual else []

    def taker(self) -> Seat:
        ranks = "AKQJT98765432"

        def height(play: tuple[Seat, Card]) -> int:
            card = str(play[1])
            highest = card == "Jh" and self.ruleset.quinola_highest_heart
            return -1 if highest else ranks.index(card[0])

        suit = self.trick[0][1].suit
        return min((play for play in self.trick if play[1].suit is suit), key=height)[0]

    # Acts

    @precondition(lambda self: self.waiting)
    @rule(choice=st.integers(min_value=0))
    def act(self, choice: int) -> None:
        seat = self.waiting[0]
        actions = self.legal(seat)
        action = actions[choice % len(actions)]
        before = len(self.events)
        event = perform(self.deal, seat, action)
        self.follow(seat, action)
        assert event == self.events[before]

    @precondition(lambda self: self.waiting)
    @rule(choices=st.lists(st.integers(min_value=0, max_value=11), min_size=4, max_size=12))
    def act_round_the_table(self, choices: list[int]) -> None:
        for choice in choices:
            if self.waiting:
                self.act(choice)

    @rule(
        seat=st.sampled_from(SEATS),
        card=st.integers(min_value=0, max_value=47),
        verb=st.sampled_from([Discard, Play, Decline, Announce, Claim, Pass]),
    )
    def try_anything(self, seat: Seat, card: int, verb: Any) -> None:
        action = verb(self.ruleset.pack[card]) if verb in {Discard, Play} else verb()
        if action in self.legal(seat):
            perform(self.deal, seat, action)
            self.follow(seat, action)
            return
        events = list(self.deal.events)
        with pytest.raises(RuleViolation):
            perform(self.deal, seat, action)
        assert self.deal.events == events

    # What always holds

    @invariant()
    def deal_and_model_agree(self) -> None:
        deal = self.deal
        assert deal.phase is self.phase
        assert deal.turn is (self.waiting[0] if self.waiting else None)
        assert deal.events == self.events
        assert deal.claims == self.claims
        assert deal.hands == [self.hands[seat] for seat in SEATS]
        assert len(deal.tricks) == self.closed
        assert (list(deal.trick.plays) if deal.trick else []) == self.trick
        if self.phase is Phase.PLAY:
            assert set(deal.legal_cards()) == self.playable(self.waiting[0])
        assert_all_cards_are_somewhere(deal)

    def teardown(self) -> None:
        if not hasattr(self, "phase"):
            return
        if self.phase is not Phase.OVER:
            with pytest.raises(ValueError, match="not over"):
                self.match.settle()
            return
        settlement = self.match.settle().settlement
        assert_chips_are_conserved(settlement.transfers, 7)
        with pytest.raises(ValueError, match="no deal"):
            self.match.settle()


TestDealMachine = DealMachine.TestCase
TestDealMachine.settings = settings(
    max_examples=40,
    stateful_step_count=30,
    # Acts are drawn between acts, and a busy machine would count as slow drawing.
    suppress_health_check=[HealthCheck.too_slow],
)
