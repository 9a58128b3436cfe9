"""A refusal as HTTP tells it."""

from __future__ import annotations

from msgspec import Struct

from quinola.online.messages import Word
from quinola.online.telling import refused
from quinola.refusal import Refusal


class Fault(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """What is wrong: the id of a sentence and what it speaks of.

    `option` is the option of the rules at fault. Of a record: where it is wrong (`line` of JSON
    Lines, `deal` and `trick` from 1), and the clause that a play in it breaks.
    """

    reason: str
    params: dict[str, Word] = {}
    option: str | None = None
    line: int | None = None
    deal: int | None = None
    trick: int | None = None
    rule: str | None = None
    further: list[Fault] = []


def fault_of(refusal: Refusal) -> Fault:
    """A refusal with the places that it knows of."""
    return Fault(
        reason=refusal.reason,
        params=refused(None, refusal).params,
        option=getattr(refusal, "option", None),
        line=getattr(refusal, "line", None),
        deal=getattr(refusal, "deal", None),
        trick=getattr(refusal, "trick", None),
        rule=getattr(refusal, "rule", None),
    )
