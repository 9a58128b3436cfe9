"""What holds in every deal of every rule set, whoever plays it and however."""

from __future__ import annotations

from collections import Counter
from itertools import permutations, product
from random import Random

import pytest
from hypothesis import given

from quinola.cards import QUINOLA, Card
from quinola.deal import Deal, Phase
from quinola.dealing import deal_out
from quinola.events import Announced
from quinola.ledger import POOL
from quinola.outcome import Outcome, outcome_of
from quinola.rules import PRESETS, Ruleset, RuleViolation, preset
from quinola.seats import SEATS, Seat
from quinola.settlement import settle
from quinola.trick import taker_of
from tests.conservation import assert_all_cards_are_somewhere, assert_chips_are_conserved
from tests.legality_reference import playable
from tests.strategies import (
    played_out,
    random_deal,
    random_irregularities,
    random_outcome,
    random_policies,
    random_ruleset,
    randoms,
    step,
)

# Cards


@given(rng=randoms)
def test_a_new_deal_has_no_past(rng: Random) -> None:
    ruleset = random_ruleset(rng)
    deal = Deal(ruleset, random_deal(ruleset, rng))
    assert deal.phase is Phase.EXCHANGE
    assert deal.turn is deal.dealer.right
    assert deal.trick is None
    assert [deal.events, deal.party, deal.tricks] == [[], [], []]
    assert [deal.espagnolette, deal.holder] == [None, None]
    assert [deal.announced, deal.four_aces] == [False, False]


@given(rng=randoms)
def test_no_card_is_lost_or_doubled(rng: Random) -> None:
    ruleset = random_ruleset(rng)
    deal = Deal(ruleset, random_deal(ruleset, rng))
    policies = random_policies(rng)
    assert_all_cards_are_somewhere(deal)
    while deal.turn is not None:
        step(deal, policies, rng)
        assert_all_cards_are_somewhere(deal)
    assert [len(deal.party), len(deal.tricks)] == [4, 11]


@given(rng=randoms)
def test_points_of_tricks_and_party_are_all_there_are(rng: Random) -> None:
    ruleset = random_ruleset(rng)
    deal = played_out(ruleset, rng)
    in_tricks = sum(outcome_of(deal).points)
    in_party = sum(ruleset.trick_points[card] for card in deal.party)
    # 40, where the ace of diamonds is worth 4 and the quinola 1 (44 in the encyclopedia).
    assert in_tricks + in_party == 35 + ruleset.trick_ace_of_diamonds + ruleset.trick_quinola


@pytest.mark.parametrize("name", PRESETS)
def test_a_pack_holds_40_points_or_44(name: str) -> None:
    assert sum(preset(name).trick_points.values()) == (44 if name == "encyclopedia" else 40)


@given(rng=randoms)
def test_packets_of_three_four_and_four(rng: Random) -> None:
    ruleset = random_ruleset(rng)
    pack = list(ruleset.pack)
    rng.shuffle(pack)
    dealer = rng.choice(SEATS)
    dealt = deal_out(pack, dealer, ruleset)
    eldest, second, third, last = ruleset.way.round_from(ruleset.way.after(dealer))
    assert last is dealer
    assert set(dealt.hands[eldest]) == {*pack[0:3], *pack[13:17], *pack[29:33]}
    assert set(dealt.hands[second]) == {*pack[3:6], *pack[17:21], *pack[33:37]}
    assert set(dealt.hands[third]) == {*pack[6:9], *pack[21:25], *pack[37:41]}
    assert set(dealt.hands[dealer]) == {*pack[9:13], *pack[25:29], *pack[41:45]}
    assert dealt.talon == tuple(pack[45:])
    assert dealt.dealer is dealer
    for wrong in (pack[1:], [*pack[1:], pack[1]], [*pack, pack[0]]):
        with pytest.raises(ValueError, match="pack of the rule set"):
            deal_out(wrong, dealer, ruleset)


# Who takes a trick


def ordered_ranks(ruleset: Ruleset) -> str:
    return "AKQJ98765432" if ruleset.removed_rank == "T" else "AKQJT9876543"


@pytest.mark.parametrize("name", PRESETS)
@pytest.mark.parametrize("suit", "shdc")
def test_in_one_suit_the_higher_rank_takes(name: str, suit: str) -> None:
    ruleset = preset(name)
    ranks = ordered_ranks(ruleset)
    if ruleset.quinola_highest_heart and suit == "h":
        ranks = "J" + ranks.replace("J", "")
    for (higher, better), (lower, worse) in permutations(enumerate(ranks), 2):
        plays = [(Seat.E, Card.parse(better + suit)), (Seat.S, Card.parse(worse + suit))]
        assert taker_of(plays, ruleset) is (Seat.E if higher < lower else Seat.S)


@pytest.mark.parametrize("name", PRESETS)
def test_another_suit_never_takes(name: str) -> None:
    ruleset = preset(name)
    for led, other in product(ruleset.pack, ruleset.pack):
        if led.suit is not other.suit:
            assert taker_of([(Seat.W, led), (Seat.N, other)], ruleset) is Seat.W


def test_a_discard_takes_nothing_and_the_taker_leads() -> None:
    plays = zip((Seat.E, Seat.S, Seat.W, Seat.N), ("9s", "Ad", "8s", "Kh"), strict=True)
    assert taker_of([(s, Card.parse(c)) for s, c in plays], preset("family")) is Seat.E


@given(rng=randoms)
def test_the_taker_leads_to_the_next_trick(rng: Random) -> None:
    ruleset = random_ruleset(rng)
    deal = played_out(ruleset, rng)
    leader = ruleset.way.after(deal.dealer)
    for trick in deal.tricks:
        assert [seat for seat, _ in trick.plays] == list(ruleset.way.round_from(leader))
        assert trick.leader is leader
        suit = trick.plays[0][1].suit
        following = [(s, c) for s, c in trick.plays if c.suit is suit]
        leader, _ = max(following, key=lambda play: ruleset.strength[play[1]])
        assert trick.taker is leader


# Following suit


class Legality:
    """Compares what the deal allows with the reference, card by card."""

    def __init__(self) -> None:
        self.eleven: list[frozenset[Card]] = []
        self.states = 0
        self.free = 0
        """States in which suit could be broken, by right or by fault."""

    def check(self, deal: Deal) -> None:
        if deal.trick is None or deal.turn is None:
            return
        if deal.trick.number == 1 and not deal.trick.plays:
            self.eleven = [frozenset(hand) for hand in deal.hands]
        seat, hand = deal.turn, deal.hands[deal.turn]
        expected = playable(
            hand,
            deal.trick.suit,
            deal.trick.number,
            eleven=self.eleven[seat],
            announcements=deal.ruleset.espagnolette_announced,
            announced=deal.announced and deal.espagnolette is seat,
            at_fault=seat in deal.at_fault,
        )
        legal = deal.legal_cards()
        assert len(legal) == len(set(legal))
        # A card not held is refused at once; the whole pack is tried in every tenth state.
        tried = deal.ruleset.pack if self.states % 10 == 0 else hand
        assert set(legal) == expected == {card for card in tried if deal.can_play(seat, card)}
        suit = deal.trick.suit
        self.states += 1
        self.free += len({card.suit is suit for card in expected}) == 2

    def play_deals(self, deals: int, rng: Random) -> None:
        for _ in range(deals):
            ruleset = random_ruleset(rng)
            at_fault = [seat for seat in SEATS if rng.random() < 0.1]
            deal = Deal(ruleset, random_deal(ruleset, rng), at_fault=at_fault)
            policies = random_policies(rng)
            while deal.turn is not None:
                self.check(deal)
                step(deal, policies, rng)


def test_legal_cards_are_those_of_the_reference() -> None:
    legality = Legality()
    legality.play_deals(250, Random(11))
    assert legality.states == 250 * 44
    assert legality.free > 700


@pytest.mark.slow
@pytest.mark.timeout(1200)
@pytest.mark.parametrize(
    "seed", [pytest.param(seed, marks=[pytest.mark.long] if seed > 3 else []) for seed in range(20)]
)
def test_legal_cards_are_those_of_the_reference_in_a_million_states(seed: int) -> None:
    legality = Legality()
    legality.play_deals(1_137, Random(1000 + seed))
    assert legality.states >= 50_000


# The exchange


@given(rng=randoms)
def test_each_draws_his_own_talon_card_in_the_order_of_the_exchange(rng: Random) -> None:
    ruleset = random_ruleset(rng)
    dealt = random_deal(ruleset, rng)
    deal = Deal(ruleset, dealt)
    others = [seat for seat in SEATS if seat is not deal.dealer]
    right, opposite, left = dealt.dealer.right, dealt.dealer.opposite, dealt.dealer.left
    own = dict(zip((right, opposite, left), dealt.talon, strict=True))
    wishes = {seat: rng.choice(dealt.hands[seat]) for seat in SEATS}
    done: list[Seat] = []
    # Whatever the order in which the four speak up, only the one on turn is heard.
    for order in rng.sample(list(permutations(SEATS)), 24):
        for seat in order:
            if deal.can_discard(seat, wishes[seat]):
                event = deal.discard(seat, wishes[seat])
                done.append(seat)
                assert event.drawn is own.get(seat)
                with pytest.raises(RuleViolation):
                    deal.discard(seat, next(iter(deal.hands[seat])))
                with pytest.raises(RuleViolation):
                    deal.decline(seat)
    assert done == [right, opposite, left, dealt.dealer]
    for seat in others:
        assert deal.hands[seat] == {*dealt.hands[seat], own[seat]} - {wishes[seat]}
    assert deal.hands[dealt.dealer] == set(dealt.hands[dealt.dealer]) - {wishes[dealt.dealer]}
    assert deal.party == [wishes[seat] for seat in done]
    assert deal.discards == wishes


# The espagnolette


def status_expected(deal: Deal, eleven: list[set[Card]]) -> tuple[Seat | None, bool]:
    """Who is the espagnolette of a deal played out, and whether by four aces (steps 4 and 5)."""
    aces = [{str(card) for card in cards} & {"As", "Ah", "Ad", "Ac"} for cards in eleven]
    for event in deal.events:
        if isinstance(event, Announced):
            return event.seat, len(aces[event.seat]) == 4
    if deal.ruleset.espagnolette_announced:
        return None, False
    held = [set(cards) for cards in eleven]
    for trick in deal.tricks[:9]:
        suit = trick.plays[0][1].suit
        for seat, card in trick.plays:
            revokes = card.suit is not suit and any(other.suit is suit for other in held[seat])
            leads = seat is trick.leader and card is QUINOLA
            held[seat].remove(card)
            espagnolette = len(aces[seat]) + (QUINOLA in eleven[seat]) >= 4
            claimed = revokes or (leads and deal.ruleset.espagnolette_leads_quinola)
            if espagnolette and claimed and seat not in deal.at_fault:
                return seat, len(aces[seat]) == 4
    return None, False


def test_who_is_the_espagnolette_shows_in_the_play() -> None:
    rng, kinds = Random(6), Counter[str]()
    for _ in range(250):
        ruleset = random_ruleset(rng)
        dealt = random_deal(ruleset, rng, rng.choice(("espagnolette", "four aces")))
        deal = Deal(ruleset, dealt, at_fault={rng.choice(SEATS)} if rng.random() < 0.3 else ())
        policies = random_policies(rng)
        while deal.phase in {Phase.EXCHANGE, Phase.ANNOUNCE}:
            step(deal, policies, rng)
        eleven = [set(hand) for hand in deal.hands]
        while deal.turn is not None:
            step(deal, policies, rng)
        outcome = outcome_of(deal)
        assert (outcome.espagnolette, outcome.four_aces) == status_expected(deal, eleven)
        kinds["announced"] += deal.announced
        kinds["played"] += deal.espagnolette is not None and not deal.announced
        kinds["held only"] += deal.espagnolette is None and deal.holder is not None
        kinds["four aces"] += outcome.four_aces
    assert min(kinds.values()) > 20
    assert len(kinds) == 4


@given(rng=randoms)
def test_the_card_drawn_cannot_be_put_aside_for_itself(rng: Random) -> None:
    ruleset = random_ruleset(rng)
    deal = Deal(ruleset, random_deal(ruleset, rng))
    first = deal.dealer.right
    drawn = deal.talon_card(first)
    assert drawn is not None
    assert not deal.can_discard(first, drawn)
    assert not deal.can_decline(deal.dealer)


# Chips


def assert_settled_soundly(outcome: Outcome, ruleset: Ruleset, rng: Random) -> None:
    pool, drawn_before = rng.choice((0, 3, 45, 1000)), rng.random() < 0.5
    settlement = settle(outcome, ruleset, pool=pool, drawn_before=drawn_before)
    accounts = assert_chips_are_conserved(settlement.transfers, pool)
    assert tuple(accounts[seat] for seat in SEATS) == settlement.net
    assert accounts[POOL] == settlement.pool
    forfeiting = {
        fault.seat for fault in outcome.irregularities if fault.kind in ruleset.forfeits_receipts
    }
    assert not forfeiting & {transfer.payee for transfer in settlement.transfers}
    again = settle(outcome, ruleset, pool=pool, drawn_before=drawn_before)
    assert again == settlement


@given(rng=randoms)
def test_chips_are_conserved_at_every_step(rng: Random) -> None:
    ruleset = random_ruleset(rng)
    assert_settled_soundly(random_outcome(ruleset, rng), ruleset, rng)
    faults = random_irregularities(rng)
    at_fault = {fault.seat for fault in faults if fault.kind == "revoke"}
    deal = played_out(ruleset, rng, at_fault=at_fault)
    assert_settled_soundly(outcome_of(deal, faults), ruleset, rng)


@pytest.mark.parametrize("seed", range(2))
def test_chips_are_conserved_in_many_settlements(seed: int) -> None:
    rng = Random(seed)
    for _ in range(300):
        ruleset = random_ruleset(rng)
        assert_settled_soundly(random_outcome(ruleset, rng), ruleset, rng)
