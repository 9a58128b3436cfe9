"""What a played deal came to: the few facts that its settlement depends on.

They can be drawn from a deal played to the end (`Outcome`), or written down by people who played
with real cards (`quinola.book`). The settlement looks at a fact only if the payments may depend
on it, so that those people need to note no others.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from dataclasses import dataclass
from enum import StrEnum
from typing import Protocol

from quinola.cards import ACES, QUINOLA, Card
from quinola.deal import Deal, Phase
from quinola.rules import IRREGULARITY_KINDS, Ruleset
from quinola.seats import SEATS, Seat
from quinola.trick import FREE_TRICKS, LAST_TRICK, Trick

_HONOURS = ACES | {QUINOLA}


class Manner(StrEnum):
    """How an ace or the quinola was played."""

    LED = "led"
    FORCED = "forced"
    """To a lead of its own suit."""
    PLACED = "placed"
    """To a lead of another suit."""


class HonourFacts(Protocol):
    """The play of an ace or the quinola, as the settlement asks about it.

    A card in the party is never played and has no such event.
    """

    @property
    def card(self) -> Card: ...
    @property
    def seat(self) -> Seat:
        """Who played it."""

    @property
    def manner(self) -> Manner: ...
    @property
    def leader(self) -> Seat:
        """Who led to the trick."""

    @property
    def taker(self) -> Seat:
        """Who took the trick."""

    @property
    def is_late(self) -> bool:
        """Whether it fell in trick 10 or 11."""

    @property
    def is_last(self) -> bool:
        """Whether it fell in trick 11."""

    @property
    def trick(self) -> int | None:
        """Its number, 1 to 11, if it is known; nothing is paid by it."""


class Facts(Protocol):
    """All that the settlement may ask about a finished deal; `Outcome` says what each means."""

    @property
    def dealer(self) -> Seat: ...
    @property
    def points(self) -> tuple[int, int, int, int]: ...
    @property
    def tricks(self) -> tuple[int, int, int, int]: ...
    @property
    def party_points(self) -> int: ...
    @property
    def first_nine(self) -> Seat | None: ...
    @property
    def tenth(self) -> Seat: ...
    @property
    def eleventh(self) -> Seat: ...
    @property
    def aces(self) -> Iterable[HonourFacts]: ...
    @property
    def quinola(self) -> HonourFacts | None: ...
    @property
    def espagnolette(self) -> Seat | None: ...
    @property
    def four_aces(self) -> bool: ...
    @property
    def irregularities(self) -> Sequence[Irregularity]: ...
    @property
    def claims(self) -> Collection[Seat]: ...

    def in_order_of_play(self, honours: Iterable[HonourFacts]) -> Iterable[HonourFacts]:
        """These honours as they fell, the first first."""


@dataclass(frozen=True, slots=True)
class Honour:
    """An ace or the quinola played: by whom, in which trick (1 to 11), led and taken by whom."""

    card: Card
    seat: Seat
    trick: int
    manner: Manner
    leader: Seat
    taker: Seat

    @property
    def is_late(self) -> bool:
        """Whether it fell in trick 10 or 11."""
        return self.trick > FREE_TRICKS

    @property
    def is_last(self) -> bool:
        """Whether it fell in trick 11."""
        return self.trick == LAST_TRICK


@dataclass(frozen=True, slots=True)
class Irregularity:
    """A fault at a real table: `kind` is one of `IRREGULARITY_KINDS`."""

    seat: Seat
    kind: str

    def __post_init__(self) -> None:
        if self.kind not in IRREGULARITY_KINDS:
            raise ValueError(f"no such irregularity: {self.kind!r}")


@dataclass(frozen=True, slots=True, kw_only=True)
class Outcome:
    """A finished deal as its settlement sees it.

    `points` and `tricks` are by seat (N, E, S, W); `party_points` is the value of the four cards
    aside, without the bonus; `first_nine` took tricks 1 to 9, if one player did; `tenth` and
    `eleventh` took those tricks; `honours` stand in the order of play; `espagnolette` has the
    status at the end of the deal, and `four_aces` says that he began play with all of them.
    `claims` are seats that claimed the payment for led cards (S0-40).
    """

    dealer: Seat
    points: tuple[int, int, int, int]
    tricks: tuple[int, int, int, int]
    party_points: int
    first_nine: Seat | None
    tenth: Seat
    eleventh: Seat
    honours: tuple[Honour, ...]
    espagnolette: Seat | None = None
    four_aces: bool = False
    irregularities: tuple[Irregularity, ...] = ()
    claims: frozenset[Seat] = frozenset()

    @property
    def quinola(self) -> Honour | None:
        """The quinola's play, None if it lies in the party."""
        return next((honour for honour in self.honours if honour.card is QUINOLA), None)

    @property
    def aces(self) -> tuple[Honour, ...]:
        """The aces that were played, in the order of play."""
        return tuple(honour for honour in self.honours if honour.card is not QUINOLA)

    def in_order_of_play(self, honours: Iterable[HonourFacts]) -> Iterable[HonourFacts]:
        """These honours as they fell, the first first."""
        return sorted(honours, key=self.honours.index)


def outcome_of(deal: Deal, irregularities: Iterable[Irregularity] = ()) -> Outcome:
    """The facts of a deal played to the end. Raises `ValueError` if it is not over."""
    if deal.phase is not Phase.OVER:
        raise ValueError(f"the deal is not over: {deal.phase}")
    takers = [_taker(trick) for trick in deal.tricks]
    counts = [takers.count(seat) for seat in SEATS]
    nine = set(takers[:FREE_TRICKS])
    return Outcome(
        dealer=deal.dealer,
        points=points_in(deal.tricks, deal.ruleset),
        tricks=(counts[0], counts[1], counts[2], counts[3]),
        party_points=sum(deal.ruleset.party_points[card] for card in deal.party),
        first_nine=nine.pop() if len(nine) == 1 else None,
        tenth=takers[9],
        eleventh=takers[10],
        honours=honours_in(deal.tricks),
        espagnolette=deal.espagnolette,
        four_aces=deal.four_aces and deal.espagnolette is deal.holder,
        irregularities=tuple(irregularities),
        claims=frozenset(deal.claims),
    )


def points_in(tricks: Sequence[Trick], ruleset: Ruleset) -> tuple[int, int, int, int]:
    """Points of the cards in each seat's own tricks (S0-10)."""
    worth = ruleset.trick_points
    points = [0, 0, 0, 0]
    for trick in tricks:
        points[_taker(trick)] += sum(worth[card] for _, card in trick.plays)
    return points[0], points[1], points[2], points[3]


def honours_in(tricks: Iterable[Trick]) -> tuple[Honour, ...]:
    """The aces and the quinola in closed tricks, in the order of play."""
    return tuple(
        Honour(card, seat, trick.number, _manner(seat, card, trick), trick.leader, _taker(trick))
        for trick in tricks
        for seat, card in trick.plays
        if card in _HONOURS
    )


def _manner(seat: Seat, card: Card, trick: Trick) -> Manner:
    if seat is trick.leader:
        return Manner.LED
    return Manner.FORCED if card.suit is trick.suit else Manner.PLACED


def _taker(trick: Trick) -> Seat:
    if trick.taker is None:
        raise ValueError(f"trick {trick.number} is not closed")
    return trick.taker
