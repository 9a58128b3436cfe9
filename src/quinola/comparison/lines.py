"""The payments of one deal under several rule sets, matched line against line.

One line is what one account pays another for the same thing, whatever each rule set calls that or
makes of it: a card's play in a trick, or a step of the settlement (`CAUSES`). Who pays whom is part
of it, for a player wants to know what he himself would have paid. So an ace forced for its leader
and the same ace forced for the pool are two lines, each missing in one rule set.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from types import MappingProxyType
from typing import Final

from quinola.cards import Card
from quinola.ledger import Account, Transfer
from quinola.rules import reasons

CAUSES: Final[Mapping[str, tuple[str, ...]]] = MappingProxyType(
    {
        "party": ("party", "party-shared"),
        "reversis-made": ("reversis-made", "reversis-made-alone", "reversis-party"),
        "card": (
            "ace-placed",
            "ace-forced",
            "ace-forced-pool",
            "ace-led",
            "quinola-placed",
            "quinola-led-by-right",
            "quinola-forced-holder",
            "quinola-forced-others",
            "quinola-forced-undertaker-holder",
            "quinola-forced-undertaker-others",
            "quinola-led-holder",
            "quinola-led-others",
            "espagnolette-returns",
            "espagnolette-pays-aces",
        ),
        "draws": ("quinola-draws", "quinola-led-by-right-draws", "espagnolette-draws"),
        "bete": ("bete-forced", "bete-led"),
    }
)
"""Reasons that are one cause of a line; every other is one by itself.

What is paid for a card is told apart by the card, its trick and by who pays: nothing else is paid
for it between the same two.
"""

ORDER: Final = (
    "stake",
    "dealer-adds",
    "penalty-misdeal",
    "penalty-misdeal-after-exchange",
    "penalty-exposed",
    "penalty-out-of-turn",
    "penalty-peek",
    "reversis-made",
    "reversis-broken",
    "party",
    "card",
    "draws",
    "stake-again",
    "bete",
    "bete-broken",
    "bete-espagnolette",
    "reversis-draws",
    "espagnolette-succeeds",
    "penalty-revoke",
)
"""The causes in the order in which a deal is settled."""


@dataclass(frozen=True, slots=True)
class Place:
    """What makes payments the same line: who pays whom, what for, for which card's play."""

    payer: Account
    payee: Account
    cause: str
    card: Card | None = None
    trick: int | None = None


@dataclass(frozen=True, slots=True)
class Line:
    """The payments at one place, rule set by rule set; () where nothing is paid."""

    place: Place
    cells: tuple[tuple[Transfer, ...], ...]

    @property
    def sums(self) -> tuple[int, ...]:
        """What each rule set comes to, in fiches."""
        return tuple(sum(paid.fiches for paid in cell) for cell in self.cells)

    @property
    def differs(self) -> bool:
        """Whether any two of the rule sets come to different sums."""
        return len(set(self.sums)) > 1

    @property
    def told(self) -> Transfer:
        """A payment that says what the line is for."""
        return next(paid for cell in self.cells for paid in cell)


def cause_of(why: str) -> str:
    """What a payment's reason is one of the names for."""
    return _CAUSE_BY_REASON[why]


_CAUSE_BY_REASON: Final = MappingProxyType(
    {reason: reason for reason in reasons()}
    | {reason: cause for cause, members in CAUSES.items() for reason in members}
)


def place_of(paid: Transfer) -> Place:
    """The line that a payment belongs to."""
    return Place(paid.payer, paid.payee, cause_of(paid.why), paid.card, paid.trick)


def sums_of(transfers: Iterable[Transfer]) -> dict[Place, int]:
    """What one settlement pays at each place, in fiches."""
    sums: dict[Place, int] = {}
    for paid in transfers:
        place = place_of(paid)
        sums[place] = sums.get(place, 0) + paid.fiches
    return sums


def matched(settlements: Sequence[Iterable[Transfer]]) -> tuple[Line, ...]:
    """The payments of one deal, a line for each place, in the order of a settlement."""
    found: dict[Place, list[list[Transfer]]] = {}
    for column, transfers in enumerate(settlements):
        for paid in transfers:
            cells = found.setdefault(place_of(paid), [[] for _ in settlements])
            cells[column].append(paid)
    lines = [Line(place, tuple(map(tuple, cells))) for place, cells in found.items()]
    return tuple(sorted(lines, key=lambda line: _rank(line.place)))


def _rank(place: Place) -> tuple[int, int]:
    return ORDER.index(place.cause), place.trick or 0
