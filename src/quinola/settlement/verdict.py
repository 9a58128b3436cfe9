"""What a finished deal amounts to before anything is paid: reversis, espagnolette, party."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from functools import cached_property
from typing import Literal

from quinola.outcome import Facts
from quinola.rules import Ruleset
from quinola.seats import SEATS, Place, Seat

Standing = tuple[int, int]
"""What decides the party first: whether an espagnolette comes first or last, then points."""


@dataclass(frozen=True, kw_only=True)
class Verdict:
    """Who did what in a deal.

    `party_settled` says whether a party is; `cancelled` is set when the reversis, made or broken,
    annuls the rest of the deal. What else there is to say is worked out when it is asked for, so
    that no fact is looked at that does not matter.
    """

    outcome: Facts
    ruleset: Ruleset
    reversis: Literal["made", "broken"] | None
    undertaker: Seat | None
    breaker: Seat | None
    cancelled: bool
    espagnolette_failed: bool
    party_settled: bool

    @property
    def espagnolette(self) -> Seat | None:
        """Whoever has the status, failed or not."""
        return self.outcome.espagnolette

    @property
    def worth(self) -> int:
        """Of the party, in fiches, whether it is settled or not (S0-11)."""
        return self.outcome.party_points + self.ruleset.party_bonus

    @property
    def winner(self) -> Seat | None:
        """Who wins the party, None where none is settled."""
        return self._winner if self.party_settled else None

    @property
    def loser(self) -> Seat | None:
        return self._loser if self.party_settled else None

    @cached_property
    def _winner(self) -> Seat:
        return self._at_end(min)

    @cached_property
    def _loser(self) -> Seat:
        return self._at_end(max)

    def _at_end(self, end: Callable[[Iterable[Standing]], Standing]) -> Seat:
        """First or last; tricks are looked at only for those who tie there (S0-13..15)."""
        standings = self._standings
        at_end = [seat for seat in SEATS if standings[seat] == end(standings)]
        if len(at_end) > 1:
            at_end.sort(key=lambda seat: (self.outcome.tricks[seat], self._place(seat)))
        return at_end[0] if end is min else at_end[-1]

    @property
    def order(self) -> tuple[Seat, ...]:
        """All four from the winner of the party to its loser, also where none is settled."""
        tricks = self.outcome.tricks
        return tuple(
            sorted(SEATS, key=lambda seat: (self._standings[seat], tricks[seat], self._place(seat)))
        )

    def tied_with(self, seat: Seat) -> tuple[Seat, ...]:
        """Who has as many points and tricks as this player, himself among them, best seat first."""
        points, tricks = self.outcome.points, self.outcome.tricks
        tied = [other for other in SEATS if points[other] == points[seat]]
        if len(tied) > 1:
            tied = [other for other in tied if tricks[other] == tricks[seat]]
        return tuple(sorted(tied, key=self._place))

    @cached_property
    def _standings(self) -> tuple[Standing, ...]:
        # An espagnolette first, for so people are asked.
        return tuple((self._befallen(seat), self.outcome.points[seat]) for seat in SEATS)

    def _befallen(self, seat: Seat) -> int:
        """Less than 0 for who comes first, more than 0 for who comes last, whatever his points."""
        if seat is not self.outcome.espagnolette:
            return 0
        if self.espagnolette_failed:
            return 1
        trickless_wins = self.ruleset.espagnolette_trickless_wins_party
        return -(trickless_wins and self.outcome.tricks[seat] == 0)

    def _place(self, seat: Seat) -> int:
        return self.ruleset.seat_precedence.index(Place.of(seat, self.outcome.dealer))


def judge(outcome: Facts, ruleset: Ruleset) -> Verdict:
    """The verdict on a finished deal."""
    reversis, undertaker, breaker = _reversis(outcome, ruleset)
    cancelled = _cancels(reversis, ruleset)
    # Where a reversis is made, no other took a trick, and he who made it does not fail.
    failed = reversis != "made" and not cancelled and _fails(outcome, ruleset)
    return Verdict(
        outcome=outcome,
        ruleset=ruleset,
        reversis=reversis,
        undertaker=undertaker,
        breaker=breaker,
        cancelled=cancelled,
        espagnolette_failed=failed,
        party_settled=reversis != "made" and not cancelled,
    )


def _reversis(
    outcome: Facts, ruleset: Ruleset
) -> tuple[Literal["made", "broken"] | None, Seat | None, Seat | None]:
    """Whether a reversis was made or broken, by whom it was undertaken and who broke it (S0-17)."""
    undertaker = outcome.first_nine
    if undertaker is None:
        return None, None, None
    if outcome.tenth is undertaker and outcome.eleventh is undertaker:
        return "made", undertaker, None
    if ruleset.reversis == "party":
        # Nothing is due for failing, so nothing was undertaken (S3-33).
        return None, None, None
    breaker = outcome.eleventh if outcome.tenth is undertaker else outcome.tenth
    return "broken", undertaker, breaker


def _cancels(reversis: Literal["made", "broken"] | None, ruleset: Ruleset) -> bool:
    if reversis == "made":
        return ruleset.reversis_cancels in ("made", "made_or_broken")
    return reversis == "broken" and ruleset.reversis_cancels == "made_or_broken"


def _fails(outcome: Facts, ruleset: Ruleset) -> bool:
    """Whether the espagnolette took a trick he must not take (S1-25, S3-30)."""
    espagnolette = outcome.espagnolette
    if espagnolette is None:
        return False
    if ruleset.espagnolette_fails_on == "any":
        return outcome.tricks[espagnolette] > 0
    return outcome.tenth is espagnolette or outcome.eleventh is espagnolette


def ties_are_split(verdict: Verdict) -> bool:
    """Whether players who tie share the party (S3-15).

    Seats decide after all where an espagnolette is put first or last out of turn.
    """
    ruleset, outcome = verdict.ruleset, verdict.outcome
    if ruleset.party_tie != "split" or verdict.espagnolette_failed:
        return False
    return not (
        ruleset.espagnolette_trickless_wins_party
        and outcome.espagnolette is not None
        and outcome.tricks[outcome.espagnolette] == 0
    )
