"""A hint: the best choices of a moment, what each may bring, and why the best is best.

It is made from a `View` and from nothing else: its chance too is drawn from what the seat has
seen. So two deals that the seat cannot tell apart give it the same hint.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from random import Random
from typing import Final

import numpy as np
from numpy.typing import NDArray

from quinola.analysis.reasons import Reason, reason_for
from quinola.bots.search import Prospect, Search
from quinola.bots.searching import search
from quinola.kernels.chance import stream
from quinola.view import View

SHOWN: Final = 3
"""Choices that a hint names."""


@dataclass(frozen=True, slots=True)
class Hint:
    """The best choices, best first, and the reason for the best."""

    choices: tuple[Prospect, ...]
    reason: Reason


def hint(view: View, by: Search | None = None) -> Hint:
    """What to do now, as `master` sees it. Raises `ValueError` when it is not the seat's turn."""
    prospects = (by or measuring("master")).prospects(view, chance_of(view))
    return Hint(prospects[:SHOWN], reason_for(view, prospects))


def measuring(level: str) -> Search:
    """How a level looks ahead, but told as it was measured: without its policy's opinion of it.

    That makes a bot stronger, but has no error that could be stated. Raises `KeyError`.
    """
    return replace(search(level), scale=0.0)


def chance_of(view: View) -> NDArray[np.uint64]:
    """A stream of chance that depends on what the seat has seen alone."""
    seen = (str(view.seat), str(view.dealer), view.hand, view.discard, view.talon_card)
    return stream(Random(f"{seen} {view.events}"))
