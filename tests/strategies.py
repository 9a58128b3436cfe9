"""Rule sets, deals, play and outcomes at random, leaning to what is rare and costly.

Everything is drawn from a `random.Random`: with a fixed seed in long runs of thousands, or from
`randoms`, which Hypothesis varies and whose seed it keeps when a test fails.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from random import Random

from hypothesis import strategies as st

from quinola.actions import Action, Announce, Claim, Decline, Discard, Pass, Play, perform
from quinola.cards import ACES, QUINOLA, Card, Rank, Suit
from quinola.deal import Deal, Phase
from quinola.dealing import Dealt
from quinola.outcome import Honour, Irregularity, Manner, Outcome
from quinola.rules import IRREGULARITY_KINDS, OPTIONS, PRESETS, Ruleset, house
from quinola.rules.options import (
    Amount,
    Cap,
    Choice,
    Factor,
    Flag,
    Kinds,
    OptionKind,
    Penalties,
    Precedence,
)
from quinola.seats import SEATS, Place, Seat

# Rule sets

AMOUNTS = (0, 1, 2, 3, 4, 5, 7, 10, 15, 16, 20, 32, 64, 100, 999)


def random_ruleset(rng: Random) -> Ruleset:
    """A preset with none, few or all of its options written otherwise."""
    share = rng.choice((0.0, 0.1, 0.3, 0.6, 1.0))
    options = {
        key: random_value(kind, rng) for key, kind in OPTIONS.items() if rng.random() < share
    }
    options = {key: value for key, value in options.items() if value is not None}
    if options.get("party_tie") == "split":
        # Allowed only so; an impossible rule set is refused, which is tested elsewhere.
        options |= {"opposite_factor": 1, "forfeits_receipts": []}
    return house(rng.choice(PRESETS), options)


def random_value(kind: OptionKind, rng: Random) -> object:
    """A value that an option of this kind takes, as a file has it; None to leave it out."""
    match kind:
        case Choice(values):
            return rng.choice(values)
        case Flag():
            return rng.random() < 0.5
        case Amount(in_stakes):
            stakes = rng.randrange(4)
            in_words = f"{stakes} stake" + ("" if stakes == 1 else "s")
            return in_words if in_stakes and rng.random() < 0.3 else rng.choice(AMOUNTS)
        case Cap():
            return rng.choice((None, *AMOUNTS))
        case Factor():
            return rng.choice((1, 1, 2, 3, 5))
        case Precedence():
            return rng.sample([str(place) for place in Place], len(Place))
        case Penalties():
            kinds = rng.sample(IRREGULARITY_KINDS, rng.randrange(len(IRREGULARITY_KINDS) + 1))
            return {name: rng.choice((*AMOUNTS, "2 stakes")) for name in kinds}
        case Kinds():
            return rng.sample(IRREGULARITY_KINDS, rng.randrange(4))


# Cards dealt

LEANINGS = ("even", "high", "high", "high quinola", "high quinola", "espagnolette", "four aces")


def random_deal(ruleset: Ruleset, rng: Random, lean: str | None = None) -> Dealt:
    """A deal: even, or leaning to a hand of high cards or an espagnolette."""
    lean = lean or rng.choice(LEANINGS)
    favoured = rng.choice(SEATS)
    chosen = set(_favoured_cards(lean, ruleset, rng))
    rest = [card for card in ruleset.pack if card not in chosen]
    rng.shuffle(rest)
    dealer = rng.choice(SEATS)
    hands = {}
    for seat in SEATS:
        hand = list(chosen) if seat is favoured else []
        while len(hand) < 11 + (seat is dealer):
            hand.append(rest.pop())
        hands[seat] = tuple(hand)
    return Dealt(dealer, hands, tuple(rest))


def _favoured_cards(lean: str, ruleset: Ruleset, rng: Random) -> Iterable[Card]:
    match lean:
        case "high" | "high quinola":
            suits = rng.sample(list(Suit), rng.choice((2, 3)))
            high = [card for card in ruleset.pack if card.suit in suits]
            high.sort(key=lambda card: -card.rank)
            best = high[: rng.choice((9, 10, 11))]
            return {*best[:-1], QUINOLA} if lean == "high quinola" else best
        case "espagnolette":
            return (*rng.sample(sorted(ACES, key=str), 3), QUINOLA)
        case "four aces":
            return ACES
        case _:
            return ()


# Play

Policy = Callable[[Deal, Random], Action]


def _strength(deal: Deal, card: Card) -> int:
    return deal.ruleset.strength[card]


def uniform(deal: Deal, rng: Random) -> Action:
    """Any legal action as likely as any other."""
    assert deal.turn is not None
    match deal.phase:
        case Phase.EXCHANGE:
            hand = sorted(deal.hands[deal.turn], key=str)
            actions: list[Action] = [Discard(card) for card in hand]
            return rng.choice([*actions, Decline()] if deal.can_decline(deal.turn) else actions)
        case Phase.ANNOUNCE:
            return Announce() if deal.can_announce(deal.turn) and rng.random() < 0.8 else Pass()
        case Phase.CLAIM:
            return Claim() if rng.random() < 0.6 else Pass()
        case _:
            return Play(rng.choice(deal.legal_cards()))


def grab(deal: Deal, rng: Random) -> Action:
    """Take every trick: keep and play the highest cards."""
    assert deal.turn is not None
    if deal.phase is Phase.EXCHANGE:
        return Discard(min(deal.hands[deal.turn], key=lambda card: (card.rank, card.suit)))
    if deal.phase is not Phase.PLAY:
        return uniform(deal, rng)
    assert deal.trick is not None
    following = [card for card in deal.legal_cards() if card.suit is deal.trick.suit]
    if deal.trick.suit is not None and not following:
        return Play(min(deal.legal_cards(), key=lambda card: _strength(deal, card)))
    choice = following or deal.legal_cards()
    if deal.trick.suit is None and rng.random() < 0.2 and QUINOLA in choice:
        return Play(QUINOLA)
    return Play(max(choice, key=lambda card: _strength(deal, card)))


def grab_nine(deal: Deal, rng: Random) -> Action:
    """Take nine tricks and then none."""
    late = deal.trick is not None and deal.trick.number >= 10
    return duck(deal, rng) if late else grab(deal, rng)


def grab_with_quinola_last(deal: Deal, rng: Random) -> Action:
    """Take every trick, but keep the quinola for one of the last two."""
    action = grab(deal, rng)
    if not isinstance(action, Play) or deal.trick is None:
        return action
    legal = deal.legal_cards()
    if deal.trick.number == 10 and QUINOLA in legal and rng.random() < 0.5:
        return Play(QUINOLA)
    others = [card for card in legal if card is not QUINOLA]
    if action.card is not QUINOLA or not others:
        return action
    suit = deal.trick.suit
    return Play(max(others, key=lambda card: (card.suit is suit, _strength(deal, card))))


def duck(deal: Deal, rng: Random) -> Action:
    """Take no trick, and throw the quinola and the aces at the first chance."""
    assert deal.turn is not None
    if deal.phase is Phase.EXCHANGE:
        loose = [card for card in deal.hands[deal.turn] if card not in ACES and card is not QUINOLA]
        return Discard(max(loose, key=lambda card: (card.rank, card.suit)))
    if deal.phase is not Phase.PLAY:
        return uniform(deal, rng)
    assert deal.trick is not None
    suit = deal.trick.suit
    thrown = [card for card in deal.legal_cards() if suit is not None and card.suit is not suit]
    if thrown:
        return Play(max(thrown, key=lambda card: (card is QUINOLA, card in ACES, card.rank)))
    return Play(min(deal.legal_cards(), key=lambda card: _strength(deal, card)))


POLICIES: tuple[Policy, ...] = (uniform, grab, grab_nine, grab_with_quinola_last, duck)


def random_policies(rng: Random) -> tuple[Policy, Policy, Policy, Policy]:
    """One for each seat: all alike, one against three, or mixed."""
    one, other = rng.choice(POLICIES), rng.choice(POLICIES)
    odd = rng.choice(SEATS)
    match rng.randrange(3):
        case 0:
            return one, one, one, one
        case 1:
            seats = [one if seat is odd else other for seat in SEATS]
        case _:
            seats = [rng.choice(POLICIES) for _ in SEATS]
    return seats[0], seats[1], seats[2], seats[3]


def for_the_strong(dealt: Dealt, rng: Random) -> tuple[Policy, Policy, Policy, Policy]:
    """The player with the best cards grabs, the others throw off or play at random."""
    worth = {seat: sum(card.rank for card in dealt.hands[seat]) for seat in SEATS}
    strong = max(SEATS, key=lambda seat: worth[seat])
    mine = rng.choice((grab, grab_nine, grab_with_quinola_last))
    others = rng.choice((duck, uniform))
    seats = [mine if seat is strong else others for seat in SEATS]
    return seats[0], seats[1], seats[2], seats[3]


def step(deal: Deal, policies: Sequence[Policy], rng: Random) -> Action:
    """Let the player on turn act; returns what he did."""
    assert deal.turn is not None
    action = policies[deal.turn](deal, rng)
    perform(deal, deal.turn, action)
    return action


def played_out(
    ruleset: Ruleset, rng: Random, *, at_fault: Iterable[Seat] = (), lean: str | None = None
) -> Deal:
    """A deal at random, played to its end."""
    dealt = random_deal(ruleset, rng, lean)
    deal = Deal(ruleset, dealt, at_fault=frozenset(at_fault))
    policies = random_policies(rng) if rng.random() < 0.4 else for_the_strong(dealt, rng)
    while deal.turn is not None:
        step(deal, policies, rng)
    return deal


def random_irregularities(rng: Random) -> tuple[Irregularity, ...]:
    """Mostly none, sometimes one or two."""
    count = rng.choice((0, 0, 0, 1, 1, 2))
    return tuple(
        Irregularity(rng.choice(SEATS), rng.choice(IRREGULARITY_KINDS)) for _ in range(count)
    )


# Outcomes without any cards played


def random_outcome(ruleset: Ruleset, rng: Random) -> Outcome:
    """Facts of a deal that hang together, made directly: takers, honours, points, faults."""
    espagnolette, owners = _owners(rng)
    tricks = _Tricks(ruleset, owners, rng)
    counts = [tricks.takers.count(seat) for seat in SEATS]
    points, party = _points(counts, rng)
    nine = set(tricks.takers[:9])
    claims = frozenset(seat for seat in SEATS if rng.random() < 0.5)
    return Outcome(
        dealer=rng.choice(SEATS),
        points=(points[0], points[1], points[2], points[3]),
        tricks=(counts[0], counts[1], counts[2], counts[3]),
        party_points=party,
        first_nine=nine.pop() if len(nine) == 1 else None,
        tenth=tricks.takers[9],
        eleventh=tricks.takers[10],
        honours=tuple(tricks.honours),
        espagnolette=espagnolette,
        four_aces=espagnolette is not None and all(owners[ace] is espagnolette for ace in ACES),
        irregularities=random_irregularities(rng),
        claims=claims,
    )


def _owners(rng: Random) -> tuple[Seat | None, dict[Card, Seat | None]]:
    """Who holds which honour (None: it lies in the party), and who is an espagnolette by it."""
    honours = [*sorted(ACES, key=str), QUINOLA]
    owners = {card: rng.choice((*SEATS, *SEATS, None)) for card in honours}
    if rng.random() < 0.5:
        return None, owners
    espagnolette = rng.choice(SEATS)
    kept = honours[:4] if rng.random() < 0.5 else [*rng.sample(honours[:4], 3), QUINOLA]
    return espagnolette, owners | dict.fromkeys(kept, espagnolette)


class _Tricks:
    """Eleven tricks of which only the honours and the takers are known."""

    def __init__(self, ruleset: Ruleset, owners: dict[Card, Seat | None], rng: Random) -> None:
        self.highest_quinola = ruleset.quinola_highest_heart
        self.rng = rng
        self.takers: list[Seat] = []
        self.honours: list[Honour] = []
        self.sweeper = rng.choice((None, *SEATS))
        self.slots: dict[tuple[int, Seat], Card] = {}
        for card, owner in owners.items():
            if owner is not None:
                free = [trick for trick in range(1, 12) if (trick, owner) not in self.slots]
                late = [trick for trick in free if trick >= 10]
                trick = rng.choice(late if late and rng.random() < 0.4 else free)
                self.slots[trick, owner] = card
        leader = rng.choice(SEATS)
        for trick in range(1, 12):
            leader = self._play(trick, leader)

    def _play(self, trick: int, leader: Seat) -> Seat:
        held = {seat: self.slots[trick, seat] for seat in SEATS if (trick, seat) in self.slots}
        suit = self._suit_led(trick, leader, held)
        taker = self._taker(trick, suit, held)
        for seat in (Seat((leader + turn) % 4) for turn in range(4)):
            if seat in held:
                card = held[seat]
                manner = Manner.FORCED if card.suit is suit else Manner.PLACED
                manner = Manner.LED if seat is leader else manner
                self.honours.append(Honour(card, seat, trick, manner, leader, taker))
        self.takers.append(taker)
        return taker

    def _suit_led(self, trick: int, leader: Seat, held: dict[Seat, Card]) -> Suit:
        if leader in held:
            return held[leader].suit
        if self.sweeper is None or (trick >= 10 and self.rng.random() < 0.5):
            return self.rng.choice(list(Suit))
        # A sweep goes on only if nobody else's ace falls to its own suit.
        strange = {card.suit for seat, card in held.items() if seat is not self.sweeper}
        return self.rng.choice([suit for suit in Suit if suit not in strange] or list(Suit))

    def _taker(self, trick: int, suit: Suit, held: dict[Seat, Card]) -> Seat:
        following = {card: seat for seat, card in held.items() if card.suit is suit}
        if QUINOLA in following and self.highest_quinola:
            return following[QUINOLA]
        for card, seat in following.items():
            if card.rank is Rank.ACE:
                return seat
        able = [seat for seat in SEATS if seat not in held or held[seat].suit is suit]
        keeps = self.rng.random() < (0.98 if trick <= 9 else 0.6)
        if self.sweeper in able and keeps:
            return self.sweeper
        return self.rng.choice(able)


def _points(counts: Sequence[int], rng: Random) -> tuple[list[int], int]:
    """Points by seat and of the party, 40 in all; equal points are made frequent."""
    party = rng.randrange(14)
    takers = [seat for seat in SEATS if counts[seat]]
    points = [0, 0, 0, 0]
    if rng.random() < 0.5:
        alike = rng.sample(takers, rng.randint(1, len(takers)))
        for seat in alike:
            points[seat] = (40 - party) // len(alike)
        return points, 40 - sum(points)
    for _ in range(40 - party):
        points[rng.choice(takers)] += 1
    return points, party


# For Hypothesis

# A seed is all that is drawn: a whole deal of single choices is more than Hypothesis can make
# smaller to any use. `test_deal_machine` is where a counterexample shrinks.
randoms = st.randoms(use_true_random=True)
