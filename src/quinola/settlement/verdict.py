"""What a finished deal amounts to before anything is paid: reversis, espagnolette, party."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from quinola.outcome import Outcome
from quinola.rules import Ruleset
from quinola.seats import SEATS, Place, Seat


@dataclass(frozen=True, slots=True, kw_only=True)
class Verdict:
    """Who did what in a deal.

    `order` has the seats from the winner of the party to its loser, also where no party is
    settled; `party_settled` says whether one is. `cancelled` is set when the reversis, made or
    broken, annuls the rest of the deal.
    """

    reversis: Literal["made", "broken"] | None
    undertaker: Seat | None
    breaker: Seat | None
    cancelled: bool
    espagnolette: Seat | None
    espagnolette_failed: bool
    order: tuple[Seat, ...]
    worth: int
    party_settled: bool

    @property
    def winner(self) -> Seat | None:
        """Who wins the party, None where none is settled."""
        return self.order[0] if self.party_settled else None

    @property
    def loser(self) -> Seat | None:
        return self.order[-1] if self.party_settled else None


def judge(outcome: Outcome, ruleset: Ruleset) -> Verdict:
    """The verdict on a finished deal."""
    reversis, undertaker, breaker = _reversis(outcome, ruleset)
    cancelled = _cancels(reversis, ruleset)
    failed = not cancelled and _fails(
        outcome,
        ruleset,
        made_by_himself=(reversis == "made" and undertaker is outcome.espagnolette),
    )
    return Verdict(
        reversis=reversis,
        undertaker=undertaker,
        breaker=breaker,
        cancelled=cancelled,
        espagnolette=outcome.espagnolette,
        espagnolette_failed=failed,
        order=_order(outcome, ruleset, failed),
        worth=outcome.party_points + ruleset.party_bonus,
        party_settled=reversis != "made" and not cancelled,
    )


def _reversis(
    outcome: Outcome, ruleset: Ruleset
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


def _fails(outcome: Outcome, ruleset: Ruleset, *, made_by_himself: bool) -> bool:
    """Whether the espagnolette took a trick he must not take (S1-25, S3-30)."""
    espagnolette = outcome.espagnolette
    if espagnolette is None or made_by_himself:
        return False
    if ruleset.espagnolette_fails_on == "any":
        return outcome.tricks[espagnolette] > 0
    return espagnolette in (outcome.tenth, outcome.eleventh)


def _order(outcome: Outcome, ruleset: Ruleset, failed: bool) -> tuple[Seat, ...]:
    """By points, then tricks, then place (S0-13..15), but for what befalls an espagnolette."""

    def key(seat: Seat) -> tuple[int, int, int, int]:
        place = ruleset.seat_precedence.index(Place.of(seat, outcome.dealer))
        return _standing(seat), outcome.points[seat], outcome.tricks[seat], place

    def _standing(seat: Seat) -> int:
        if seat is not outcome.espagnolette:
            return 0
        if failed:
            return 1
        return -(ruleset.espagnolette_trickless_wins_party and outcome.tricks[seat] == 0)

    return tuple(sorted(SEATS, key=key))


def ties_are_split(outcome: Outcome, verdict: Verdict, ruleset: Ruleset) -> bool:
    """Whether players who tie share the party (S3-15).

    Seats decide after all where an espagnolette is put first or last out of turn.
    """
    if ruleset.party_tie != "split" or verdict.espagnolette_failed:
        return False
    return not (
        ruleset.espagnolette_trickless_wins_party
        and outcome.espagnolette is not None
        and outcome.tricks[outcome.espagnolette] == 0
    )
