"""A deal is reviewed: blunders are found, nothing breaks it, and it comes out the same twice."""

from __future__ import annotations

import json
from dataclasses import replace

import pytest

from quinola.actions import Play
from quinola.analysis import DealReview, Judge, Kind, Retelling, Reviewer, Tally
from quinola.analysis.result import review_result, tally_result
from quinola.analysis.telling import review_lines, tally_lines
from quinola.cards import QUINOLA
from quinola.locale import LANGUAGES
from quinola.match import Match, SettledDeal, VoidDeal
from quinola.outcome import Irregularity
from quinola.record import DealRecord, record_of, replay
from quinola.seats import SEATS, Seat
from quinola.wording import Words
from tests.analysis.moments import blundered, played

pytestmark = pytest.mark.usefixtures("kernels")

NAMES = {seat: str(seat) for seat in SEATS}


def reviewed(match: Match, worlds: int = 64) -> DealReview:
    reviewer = Reviewer(Judge("master", worlds), Retelling(match.ruleset, match.past[0].dealer))
    made = [reviewer.review(past) for past in match.past]
    assert made[-1] is not None
    return made[-1]


def test_a_quinola_led_for_nothing_is_a_turning_point() -> None:
    review = reviewed(blundered())
    blunder = review.losses[0]
    assert blunder.decision.action == Play(QUINOLA)
    assert blunder.decision.kind is Kind.LEADING
    assert blunder.loss > 10
    assert blunder in review.turning_points
    assert blunder.reason is not None
    assert blunder.reason.fact == "keep-quinola"
    others = [seat for seat in SEATS if seat is not blunder.decision.seat]
    mark = review.mark(blunder.decision.seat)
    assert mark is not None
    assert all(mark > (review.mark(seat) or 0) for seat in others)


def test_the_same_deal_is_judged_alike() -> None:
    match = played(1)
    one, two = (review_result([reviewed(match, 16)], level="master", worlds=16) for _ in "ab")
    assert one == two


def test_only_real_choices_are_judged_by_what_was_seen() -> None:
    match = played(2)
    past = match.past[0]
    decisions = Retelling(match.ruleset, past.dealer).tell(past)
    assert all(len(decision.view.actions()) > 1 for decision in decisions)
    assert all(decision.action in decision.view.actions() for decision in decisions)
    assert all(decision.view.party == () for decision in decisions)
    assert {decision.trick for decision in decisions if decision.kind is Kind.EXCHANGE} == {0}
    late = {decision.trick for decision in decisions if decision.kind is Kind.LAST_TWO}
    assert late <= {10, 11}


def test_a_loss_counts_from_two_errors_on() -> None:
    judged = reviewed(played(3), 32).judgements
    assert judged
    for one in judged:
        within = one.chosen.behind <= 2 * one.chosen.error
        assert (one.loss == 0) == within
        assert one.open_gain >= 0


def test_a_review_can_be_broken_off() -> None:
    match = played(4)
    told: list[tuple[int, int]] = []
    reviewer = Reviewer(
        Judge("expert", 8),
        Retelling(match.ruleset, match.past[0].dealer),
        tell=lambda done, count: told.append((done, count)),
        goes_on=lambda: len(told) < 4,
    )
    assert reviewer.review(match.past[0]) is None
    assert [done for done, _ in told] == [0, 1, 2, 3]


def test_one_seat_alone_is_judged_as_among_all() -> None:
    match = played(5)
    judge = Judge("expert", 16)
    retelling = Retelling(match.ruleset, match.past[0].dealer)
    alone = Reviewer(judge, retelling).review(match.past[0], (Seat.E,))
    everyone = Reviewer(judge, Retelling(match.ruleset, match.past[0].dealer))
    among = everyone.review(match.past[0])
    assert alone is not None
    assert among is not None
    theirs = [one for one in among.judgements if one.decision.seat is Seat.E]
    assert [one.chosen for one in alone.judgements] == [one.chosen for one in theirs]
    assert [one.swing for one in alone.judgements] == [one.swing for one in theirs]


def with_faults(match: Match) -> Match:
    """A void deal before, a penalty, and a revoke: a foreign card where one could follow."""
    record = record_of(match)
    deal = record.deals[0]
    void = DealRecord(
        dealer=deal.dealer,
        void="exposed",
        irregularities=(Irregularity(Seat.E, "exposed"),),
    )
    leader = match.ruleset.way.after(match.past[0].dealer)
    for place in range(1, 4):
        seat = list(match.ruleset.way.round_from(leader))[place]
        past = match.past[0]
        assert isinstance(past, SettledDeal)
        mine = [trick_card for t in past.deal.tricks for s, trick_card in t.plays if s is seat]
        suit = deal.play[0].suit
        if mine[0].suit is suit and any(card.suit is not suit for card in mine):
            foreign = next(card for card in mine if card.suit is not suit)
            faulty = replace(
                deal,
                play=(*deal.play[:place], foreign),
                irregularities=(Irregularity(seat, "revoke"), Irregularity(seat, "peek")),
            )
            return replay(replace(record, deals=(void, faulty)), finished=False)
    raise AssertionError("nobody can revoke")


def test_faults_and_void_deals_break_nothing() -> None:
    match = with_faults(played(6))
    assert isinstance(match.past[0], VoidDeal)
    assert match.deal is not None
    retelling = Retelling(match.ruleset, match.past[0].dealer)
    reviewer = Reviewer(Judge("expert", 16), retelling)
    void = reviewer.review(match.past[0])
    assert void is not None
    assert (void.void, void.judgements) == ("exposed", ())
    faults = (Irregularity(seat, "revoke") for seat in match.deal.at_fault)
    review = reviewer.judged(2, retelling.tell_unfinished(match.deal, faults))
    assert review is not None
    assert review.unjudged == 1
    assert review.judgements
    for one in (void, review):
        assert review_lines(one, Words(), 80, by="expert", worlds=16)


def test_sums_agree_with_the_judgements() -> None:
    review = reviewed(played(7), 32)
    tally = Tally()
    tally.add(review, NAMES)
    tally.add(review, NAMES)
    everything = tally.everything()
    assert everything.decisions == 2 * len(review.judgements)
    assert everything.fiches == pytest.approx(2 * sum(one.loss for one in review.judgements))
    assert sum(one.decisions for one in tally.kinds().values()) == everything.decisions
    assert sum(one.decisions for one in tally.players().values()) == everything.decisions
    told = json.loads(json.dumps(tally_result(tally, level="master", worlds=32)))
    assert told["deals"] == 2
    assert told["all"]["decisions"] == everything.decisions
    assert list(told["players"]) == ["N", "E", "S", "W"]
    for language in LANGUAGES:
        lines = tally_lines(tally, Words(language), 80)
        assert all(len(line) <= 80 for line in lines)


def test_the_text_keeps_to_its_width() -> None:
    review = reviewed(blundered(), 32)
    names = dict(zip(SEATS, ("Anna", "Boris", "Claire", "Denys the Elder"), strict=True))
    for language in LANGUAGES:
        lines = review_lines(review, Words(language, names=names), 80, by="master", worlds=32)
        assert max(map(len, lines)) <= 80
