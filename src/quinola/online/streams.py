"""What each recipient was told: numbered from 1 without gaps, the last part of it kept."""

from __future__ import annotations

from collections import deque
from typing import Final

from quinola.online.messages import AnyEvent, Told

KEPT: Final = 160
"""Events that are kept: two deals and more. Who has missed more gets the whole state."""


class Stream:
    """One recipient's events."""

    def __init__(self) -> None:
        self._kept: deque[Told] = deque(maxlen=KEPT)
        self.last = 0
        """The number of the last event, 0 before the first."""

    def add(self, event: AnyEvent, at: int) -> None:
        """Tell one more; `at` in milliseconds since 1970."""
        self.last += 1
        self._kept.append(Told(seq=self.last, at=at, event=event))

    def since(self, seen: int) -> list[Told] | None:
        """What came after event `seen`; None if it is not all kept, or `seen` is still to come."""
        missed = self.last - seen
        if missed < 0 or missed > len(self._kept):
            return None
        return [self._kept[index - missed] for index in range(missed)]

    def kept(self) -> list[Told]:
        """All that is kept, the oldest first."""
        return list(self._kept)
