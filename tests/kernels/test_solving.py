"""The solver against plain minimax on the readable cards, and against itself."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from itertools import combinations
from random import Random

import numpy as np
import pytest

from quinola.cards import Card
from quinola.deal import Deal, Phase
from quinola.kernels import layout
from quinola.kernels.encoding import coding
from quinola.kernels.solving import question as asked
from quinola.kernels.solving.alike import counting, dearer, represent, weigh
from quinola.kernels.solving.search import bound, value
from quinola.kernels.solving.table import SLOT
from quinola.rules import PRESETS, preset
from quinola.seats import SEATS, Seat
from quinola.solver import Answer, Solver
from tests.kernels.plain_search import Position, counted, points, tricks_lost, tricks_taken
from tests.strategies import random_deal, random_policies, random_ruleset, step

AVOIDING, GATHERING, EVERY_TRICK, NO_TRICK = range(4)


def random_position(rng: Random, tricks: int, lean: str | None = None) -> Deal:
    """A deal with so many tricks left, often in the middle of one, under all sorts of rules."""
    ruleset = random_ruleset(rng) if rng.random() < 0.6 else preset(rng.choice(PRESETS))
    # One who may break suit always makes the plain search take too long.
    at_fault = {rng.choice(SEATS)} if tricks <= 2 and rng.random() < 0.2 else set()
    deal = Deal(ruleset, random_deal(ruleset, rng, lean), at_fault=at_fault)
    policies, begun = random_policies(rng), rng.randrange(4)
    while deal.trick is None or deal.trick.number < 12 - tricks or len(deal.trick.plays) < begun:
        step(deal, policies, rng)
    return deal


def question_of(deal: Deal, seat: Seat, kind: int) -> np.ndarray:
    question = np.zeros(asked.QUESTION_SIZE, dtype=np.int64)
    question[asked.SEAT] = seat
    question[asked.KIND] = 4 * kind + seat
    question[asked.MAXIMISES] = kind == GATHERING
    question[asked.LOST] = kind == EVERY_TRICK
    question[asked.TAKEN] = kind == NO_TRICK
    if kind in (AVOIDING, GATHERING):
        rules = coding(deal.ruleset).rules
        question[asked.WEIGHTS : asked.DEARER] = rules[
            layout.TRICK_POINTS : layout.TRICK_POINTS + 48
        ]
        weigh(question)
    return question


def expected(deal: Deal, seat: Seat, kind: int) -> int:
    """What is still to come for a seat, by plain search."""
    count = (
        points(deal.ruleset, seat),
        points(deal.ruleset, seat),
        tricks_lost(seat),
        tricks_taken(seat),
    )[kind]
    return counted(Position.of(deal), seat, count, maximises=kind == GATHERING)


class Bench:
    """One position and the room to search it, with a table of any size."""

    def __init__(self, deal: Deal, slots: int = 1 << 10) -> None:
        code = coding(deal.ruleset)
        self.rules, self.state = code.rules, code.state(deal)
        owners = self.state[layout.HANDS : layout.HANDS + 4].copy()
        assert deal.trick is not None
        for seat, card in deal.trick.plays:
            owners[seat] |= 1 << code.number(card)
        self.representatives = np.zeros(4 << 12, dtype=np.int64)
        represent(owners, self.representatives)
        self.table = np.zeros(SLOT * slots, dtype=np.int64)
        self.stack = np.zeros(asked.STACK_SIZE, dtype=np.int64)

    def value(self, question: np.ndarray) -> int:
        room = (self.representatives, self.table, self.stack)
        return int(value(self.rules, self.state, question, *room, 0, asked.MOST))

    def bound(self, question: np.ndarray, need: int) -> int:
        room = (self.representatives, self.table, self.stack)
        return int(bound(self.rules, self.state, question, *room, need))


def compare(rng: Random, tricks: int, lean: str | None = None) -> Deal:
    """All four questions of one seat in one position, by both searches."""
    deal = random_position(rng, tricks, lean)
    seat = rng.choice(SEATS)
    bench = Bench(deal, slots=rng.choice((1, 4, 1 << 10)))
    for kind in rng.sample(range(4), 4):
        found = bench.value(question_of(deal, seat, kind))
        assert found == expected(deal, seat, kind), (deal.ruleset, deal.events, seat, kind)
    return deal


@pytest.mark.parametrize("tricks", [1, 2, 3])
def test_every_question_is_answered_as_by_trying_everything(tricks: int) -> None:
    for number in range(25):
        compare(Random(f"{tricks}/{number}"), tricks)


@pytest.mark.slow
@pytest.mark.timeout(1800)
@pytest.mark.parametrize(("tricks", "positions"), [(2, 600), (3, 700)])
def test_thousands_of_endings_are_answered_as_by_trying_everything(
    tricks: int, positions: int
) -> None:
    for number in range(positions):
        compare(Random(f"slow {tricks}/{number}"), tricks)


@pytest.mark.slow
@pytest.mark.timeout(1800)
def test_four_tricks_are_answered_as_by_trying_everything() -> None:
    for number in range(40):
        # Who may revoke has so many choices that plain search takes minutes.
        compare(Random(f"slow 4/{number}"), 4, "even")


def revoking_positions(count: int) -> Iterator[tuple[Random, Deal]]:
    """Positions with three tricks left in which somebody need not follow suit, and holds it."""
    number = 0
    while count:
        number += 1
        rng = Random(f"revoking {number}")
        deal = random_position(rng, 3, rng.choice(("espagnolette", "four aces")))
        position = Position.of(deal)
        suits = {card.suit for seat in SEATS for card in position.hands[seat]}
        if position.early is None or len(suits) < 2:
            continue
        held = {card.suit for card in position.hands[position.early]}
        if len(held) > 1:
            count -= 1
            yield rng, deal


def test_an_espagnolette_may_revoke_in_the_ninth_trick() -> None:
    seats: Counter[bool] = Counter()
    for rng, deal in revoking_positions(12):
        position = Position.of(deal)
        assert position.early is not None
        for seat in (position.early, rng.choice(SEATS)):
            seats[seat is position.early] += 1
            for kind in range(4):
                found = Bench(deal).value(question_of(deal, seat, kind))
                assert found == expected(deal, seat, kind), (deal.events, seat, kind)
    assert len(seats) == 2


def test_a_right_to_revoke_changes_answers() -> None:
    # Else the test above would hold for a solver that knows nothing of it.
    changed = 0
    for _, deal in revoking_positions(12):
        bench = Bench(deal)
        for seat in SEATS:
            question = question_of(deal, seat, AVOIDING)
            with_right = bench.value(question)
            bench.table[:] = 0
            bench.state[layout.MAY_REVOKE] = -1
            changed += bench.value(question) != with_right
            bench.table[:] = 0
            bench.state[layout.MAY_REVOKE] = bench.state[layout.HOLDER]
    assert changed


def test_what_is_returned_bounds_the_value_whatever_is_asked() -> None:
    for number in range(20):
        rng = Random(f"bounds {number}")
        deal = random_position(rng, 3)
        seat, kind = rng.choice(SEATS), rng.randrange(4)
        question = question_of(deal, seat, kind)
        truth = Bench(deal).value(question)
        bench = Bench(deal)
        asks = [*range(min(truth, 6) + 3), truth, truth + 1]
        rng.shuffle(asks)
        for need in asks:
            found = bench.bound(question, need)
            assert (found >= need) is (truth >= need)
            assert found <= truth if found >= need else found >= truth


def test_a_whole_deal_comes_to_what_is_found_and_to_no_more() -> None:
    for number in range(3):
        rng = Random(f"whole {number}")
        deal = random_position(rng, 11, "even")
        question = question_of(deal, rng.choice(SEATS), GATHERING)
        found = Bench(deal, 1 << 16).value(question)
        assert Bench(deal, 1 << 16).bound(question, found) >= found
        assert Bench(deal, 1 << 16).bound(question, found + 1) <= found


def deals_with(tricks: int, count: int) -> Iterator[Deal]:
    for number in range(count):
        yield random_position(Random(f"{tricks} left, {number}"), tricks)


def play_on(deal: Deal, line: Sequence[Card]) -> Iterator[Deal]:
    """Play a line by the rules; the deal after each card."""
    for card in line:
        assert deal.turn is not None
        deal.play(deal.turn, card)
        yield deal


Question = Callable[[Solver, Seat], Answer]


@pytest.mark.parametrize("question", [Solver.avoiding, Solver.gathering])
@pytest.mark.parametrize("tricks", [1, 4, 6])
def test_a_line_brings_the_points_and_keeps_them_at_every_card(
    question: Question, tricks: int
) -> None:
    for deal in deals_with(tricks, 5):
        for seat in SEATS:
            copied = again(deal)
            answer = question(Solver(copied), seat)
            assert len(answer.line) == sum(map(len, copied.hands))
            for reached in play_on(copied, answer.line):
                if reached.phase is Phase.PLAY:
                    assert question(Solver(reached), seat).value == answer.value
            worth = copied.ruleset.trick_points
            taken = [trick for trick in copied.tricks if trick.taker is seat]
            assert sum(worth[card] for trick in taken for _, card in trick.plays) == answer.value


@pytest.mark.parametrize("question", [Solver.every_trick, Solver.no_trick])
@pytest.mark.parametrize("tricks", [1, 4, 6])
def test_a_line_shows_the_tricks_taken_or_the_first_that_must_not_be(
    question: Question, tricks: int
) -> None:
    told = Counter[int]()
    for deal in deals_with(tricks, 8):
        for seat in SEATS:
            copied = again(deal)
            before = len(copied.tricks)
            answer = question(Solver(copied), seat)
            for reached in play_on(copied, answer.line):
                if answer.value and reached.phase is Phase.PLAY:
                    assert question(Solver(reached), seat).value == 1
            wanted = question is Solver.every_trick
            kept = [(trick.taker is seat) is wanted for trick in copied.tricks[before:]]
            assert all(kept) if answer.value else kept == [True] * (len(kept) - 1) + [False]
            assert not answer.value or len(copied.tricks) == layout.TRICKS
            told[answer.value] += 1
    assert len(told) == 2


def again(deal: Deal) -> Deal:
    """The same deal once more, to be played on."""
    from quinola.events import Announced, Declined, Discarded, Passed, Played

    copied = Deal(deal.ruleset, deal.dealt, at_fault=deal.at_fault)
    for event in deal.events:
        match event:
            case Discarded(seat=seat, card=Card() as card):
                copied.discard(seat, card)
            case Declined(seat=seat):
                copied.decline(seat)
            case Announced(seat=seat):
                copied.announce(seat)
            case Passed(seat=seat):
                copied.pass_by(seat)
            case Played(seat=seat, card=card):
                copied.play(seat, card)
            case _:
                pass
    return copied


def test_the_cards_looked_at_are_counted_on() -> None:
    solver = Solver(random_position(Random("looked at"), 6))
    assert solver.looked_at == 0
    solver.avoiding(Seat.N)
    first = solver.looked_at
    solver.gathering(Seat.N)
    assert 0 < first < solver.looked_at


def test_answers_do_not_depend_on_the_order_of_the_questions() -> None:
    for deal in deals_with(7, 3):
        together = Solver(deal)
        for seat in reversed(SEATS):
            alone = Solver(deal).prospects(seat)
            assert together.no_trick(seat).value == alone.no_trick.value
            assert together.gathering(seat).value == alone.gathering.value
            assert together.every_trick(seat).value == alone.every_trick.value
            assert together.avoiding(seat).value == alone.avoiding.value


def test_the_answers_of_a_seat_hang_together() -> None:
    for deal in deals_with(8, 4):
        solver = Solver(deal)
        for seat in SEATS:
            found = solver.prospects(seat)
            assert found.taken <= min(found.avoiding.value, found.gathering.value)
            if found.every_trick.value:
                left = sum(deal.ruleset.trick_points[card] for hand in deal.hands for card in hand)
                assert deal.trick is not None
                left += sum(deal.ruleset.trick_points[card] for _, card in deal.trick.plays)
                assert found.gathering.value == found.taken + left
            if found.no_trick.value:
                assert found.avoiding.value == found.taken


def test_only_a_deal_in_play_can_be_solved() -> None:
    rng = Random(1)
    ruleset = preset("classic")
    deal = Deal(ruleset, random_deal(ruleset, rng))
    with pytest.raises(ValueError, match="no card"):
        Solver(deal)
    policies = random_policies(rng)
    while deal.turn is not None:
        step(deal, policies, rng)
    with pytest.raises(ValueError, match="no card"):
        Solver(deal)


def likeness(owners: Sequence[int], left: int) -> tuple[int, ...]:
    """Whose a suit's cards are from the lowest up."""
    return tuple(
        next(seat for seat in SEATS if owners[seat] >> card & 1)
        for card in range(12)
        if left & 1 << card
    )


def test_sets_of_cards_share_a_representative_if_and_only_if_they_are_alike() -> None:
    rng = Random(3)
    owners = [0, 0, 0, 0]
    for card in range(48):
        if rng.random() < 0.8:
            owners[rng.randrange(4)] |= 1 << card
    representatives = np.zeros(4 << 12, dtype=np.int64)
    represent(np.array(owners, dtype=np.int64), representatives)
    for suit in range(4):
        held = [mask >> 12 * suit & 0xFFF for mask in owners]
        present = sum(held)
        by_likeness: dict[tuple[int, ...], int] = {}
        sets = {left & present for left in range(1 << 12)}
        for left in sets:
            stands = int(representatives[(suit << 12) + left])
            assert stands | present == present
            assert likeness(held, stands) == likeness(held, left)
            assert by_likeness.setdefault(likeness(held, left), stands) == stands


def test_alike_sets_are_compared_card_by_card_from_the_highest() -> None:
    rng = Random(4)
    question = np.zeros(asked.QUESTION_SIZE, dtype=np.int64)
    weights = [rng.randrange(1000) if card % 12 >= 8 else 0 for card in range(48)]
    question[asked.WEIGHTS : asked.DEARER] = weights
    weigh(question)
    for _ in range(200):
        sizes = [rng.randrange(13) for _ in range(4)]
        those, these = (
            [12 * suit + card for suit, size in enumerate(sizes) for card in chosen(rng, size)]
            for _ in range(2)
        )
        more = sum(
            max(weights[here] - weights[there], 0) for there, here in zip(those, these, strict=True)
        )
        there, here = (counting(sum(1 << card for card in cards)) for cards in (those, these))
        assert dearer(question, there, here) == more


def alike_endings(rng: Random, owners: Sequence[int]) -> tuple[list[int], list[int]]:
    """Two endings of three tricks by hands, alike but for what their cards count."""
    first = [sum(1 << card for card in rng.sample(cards_in(mask), 3)) for mask in owners]
    left, second = sum(first), 0
    for suit in range(4):
        held = [mask >> 12 * suit & 0xFFF for mask in owners]
        wanted = likeness(held, left >> 12 * suit & 0xFFF)
        sets = combinations(cards_in(sum(held)), len(wanted))
        masks = [sum(1 << card for card in cards) for cards in sets]
        second |= rng.choice([m for m in masks if likeness(held, m) == wanted]) << 12 * suit
    return first, [second & mask for mask in owners]


def cards_in(mask: int) -> list[int]:
    return [card for card in range(48) if mask >> card & 1]


def test_alike_positions_that_count_otherwise_share_a_table() -> None:
    differed = 0
    for number in range(40):
        rng = Random(f"alike {number}")
        deal = random_position(rng, 11, "even")
        code, bench = coding(deal.ruleset), Bench(deal)
        owners = [int(mask) for mask in bench.state[layout.HANDS : layout.HANDS + 4]]
        seat, turn, kind = rng.choice(SEATS), rng.choice(SEATS), rng.choice((AVOIDING, GATHERING))
        values = []
        for hands in alike_endings(rng, owners):
            bench.state[layout.HANDS : layout.HANDS + 4] = hands
            bench.state[layout.TRICK], bench.state[layout.TURN] = 9, turn
            bench.state[layout.PLAYED], bench.state[layout.OPEN] = 0, 0
            bench.state[layout.MAY_REVOKE] = -1
            cards = tuple(frozenset(code.cards[n] for n in cards_in(mask)) for mask in hands)
            count = points(deal.ruleset, seat)
            position = Position(deal.ruleset, cards, 9, turn, ())
            values.append(counted(position, seat, count, maximises=kind == GATHERING))
            assert bench.value(question_of(deal, seat, kind)) == values[-1]
        differed += values[0] != values[1]
    assert differed


def chosen(rng: Random, size: int) -> list[int]:
    """Some cards of a suit, from the lowest up."""
    return sorted(rng.sample(range(12), size))
