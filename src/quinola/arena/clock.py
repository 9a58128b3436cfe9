"""How long decisions took, kept small: a count for each twentieth of a decade or so of time."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from math import log
from typing import Any, Final, Self

STEP: Final = log(1.05)
"""Times in one class differ by 5% at the most."""

SHORTEST: Final = 1e-7
"""Seconds; anything shorter counts as this."""


class Times:
    """The times of many decisions, in seconds of processor time."""

    def __init__(self) -> None:
        self.total = 0.0
        self._classes: Counter[int] = Counter()

    @property
    def count(self) -> int:
        return self._classes.total()

    @property
    def mean(self) -> float | None:
        return self.total / self.count if self.count else None

    def quantile(self, share: float) -> float | None:
        """The time that this share of decisions did not exceed, to within 5%."""
        wanted = share * self.count
        for index in sorted(self._classes):
            wanted -= self._classes[index]
            if wanted <= 0:
                return float(SHORTEST * 1.05 ** (index + 1))
        return None

    def add(self, seconds: float) -> None:
        self.total += seconds
        self._classes[int(log(max(seconds, SHORTEST) / SHORTEST) / STEP)] += 1

    def merge(self, other: Times) -> None:
        self.total += other.total
        self._classes.update(other._classes)

    def to_json(self) -> dict[str, Any]:
        classes = {str(index): self._classes[index] for index in sorted(self._classes)}
        return {"seconds": self.total, "classes": classes}

    @classmethod
    def from_json(cls, value: Mapping[str, Any]) -> Self:
        """Raises `KeyError`, `TypeError` or `ValueError` for anything that `to_json` never gave."""
        times = cls()
        times.total = float(value["seconds"])
        times._classes.update({int(key): int(count) for key, count in value["classes"].items()})
        return times
