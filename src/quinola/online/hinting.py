"""A hint as a message."""

from __future__ import annotations

from quinola.analysis.hints import Hint
from quinola.analysis.reasons import Reason
from quinola.bots.search import Prospect
from quinola.online.messages import CommandId, HintChoice, Hinted, HintReason
from quinola.online.telling import suit_letter

DIGITS = 4
"""After the point, in fiches and shares."""


def hinted(command: CommandId, hint: Hint) -> Hinted:
    """The answer to `get-hint`."""
    return Hinted(
        id=command,
        choices=[_choice(prospect) for prospect in hint.choices],
        reason=_reason(hint.reason),
        worlds=hint.choices[0].worlds,
    )


def _choice(prospect: Prospect) -> HintChoice:
    return HintChoice(
        action=str(prospect.action),
        fiches=round(prospect.fiches, DIGITS),
        behind=round(prospect.behind, DIGITS),
        error=round(prospect.error, DIGITS),
        wins=round(prospect.wins_party, DIGITS),
        loses=round(prospect.loses_party, DIGITS),
        makes=round(prospect.makes_reversis, DIGITS),
    )


def _reason(reason: Reason) -> HintReason:
    return HintReason(
        verdict=reason.verdict,
        best=str(reason.best),
        even=[str(action) for action in reason.even],
        other=None if reason.other is None else str(reason.other),
        fact=reason.fact,
        card=None if reason.card is None else str(reason.card),
        suit=None if reason.suit is None else suit_letter(reason.suit),
        factor=reason.factor,
        gain=reason.gain,
        fiches=round(reason.fiches, DIGITS),
        now=reason.now,
        then=reason.then,
    )
