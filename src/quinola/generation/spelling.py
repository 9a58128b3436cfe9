"""Cards of the kernels as records spell them, for whole arrays at once."""

from __future__ import annotations

from functools import lru_cache

import numpy as np
from numpy.typing import NDArray

from quinola.kernels.encoding import Coding, coding
from quinola.kernels.writing import HAND_TEXT, write_hands
from quinola.rules import Ruleset

Numbers = NDArray[np.int64]
Letters = NDArray[np.bytes_]


class Spelling:
    """How one rule set's cards are spelt: `cards` has the text of each number."""

    def __init__(self, code: Coding) -> None:
        self.cards = tuple(str(card) for card in code.cards)
        held = sorted(code.cards, key=lambda card: (card.suit, -card.rank))
        self._order = np.array([code.number(card) for card in held], dtype=np.int64)
        self._ranks = np.array([ord(card.rank.letter) for card in held], dtype=np.uint8)

    def hands(self, masks: Numbers) -> Letters:
        """Masks (…) as hands such as `KQ.864.KJ.9864` (…)."""
        flat = np.ascontiguousarray(masks).reshape(-1)
        text = np.zeros((len(flat), HAND_TEXT), dtype=np.uint8)
        write_hands(flat, self._order, self._ranks, text)
        return text.view(f"S{HAND_TEXT}").reshape(masks.shape)

    def joined(self, cards: Numbers, mark: str) -> Letters:
        """Rows of cards (n, k) as texts (n,), each card followed by `mark`, the last one too."""
        spelt = np.array([card + mark for card in self.cards], dtype=np.bytes_)
        row = np.ascontiguousarray(spelt[cards])
        return row.view(f"S{row.dtype.itemsize * row.shape[1]}").reshape(-1)

    def row(self, cards: Numbers) -> Letters:
        """Rows of cards (n, k) as texts (n,) such as `9d 9h 7h`."""
        return self.joined(cards, " ").astype(f"S{3 * cards.shape[1] - 1}")


@lru_cache(maxsize=16)
def spelling(ruleset: Ruleset) -> Spelling:
    """The spelling of a rule set's cards, made once."""
    return Spelling(coding(ruleset))
