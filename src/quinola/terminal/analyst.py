"""The analysis of the person's own play, done aside: never in the way of the game.

It is asked for what the person may know and for nothing else: a hint is made from his view, and a
review, after the deal, of his own decisions from his views at the time.
"""

from __future__ import annotations

import threading
from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from quinola.bots.readiness import is_ready
from quinola.match import PastDeal
from quinola.rules import Ruleset
from quinola.seats import Seat

if TYPE_CHECKING:
    from quinola.analysis import DealReview


LEVEL: Final = "master"


class BackgroundReview:
    """The review of the last of some deals, for one seat: begun at once, in a thread.

    `review` is there when it is done; `done` of `count` decisions are judged so far. `cancel` ends
    it before the next decision. While the kernels are not ready nothing is begun: see `begin`.
    """

    def __init__(self, ruleset: Ruleset, past: Sequence[PastDeal], seat: Seat) -> None:
        self.ruleset = ruleset
        self.past = tuple(past)
        self.seat = seat
        self.done = 0
        self.count = 0
        self.review: DealReview | None = None
        self._is_cancelled = threading.Event()
        self._thread: threading.Thread | None = None

    def begin(self) -> bool:
        """Begin, if that can be done by now; whether it has been."""
        if self._thread is None and is_ready():
            self._thread = threading.Thread(target=self._run, name="review", daemon=True)
            self._thread.start()
        return self._thread is not None

    def cancel(self) -> None:
        self._is_cancelled.set()

    @property
    def is_running(self) -> bool:
        return self._thread is not None and self._thread.is_alive()

    def wait(self) -> None:
        """Until it is done or cancelled."""
        if self._thread is not None:
            self._thread.join()

    def _run(self) -> None:
        from quinola.analysis import Judge, Retelling, Reviewer

        reviewer = Reviewer(
            Judge(LEVEL),
            Retelling(self.ruleset, self.past[0].dealer),
            tell=self._tell,
            goes_on=lambda: not self._is_cancelled.is_set(),
        )
        for past in self.past[:-1]:
            reviewer.skip(past)
        self.review = reviewer.review(self.past[-1], (self.seat,))

    def _tell(self, done: int, count: int) -> None:
        self.done, self.count = done, count
