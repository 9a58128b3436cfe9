"""Hands as text, as records have them, without a string for each."""

from __future__ import annotations

from typing import Final

import numpy as np
from numpy.typing import NDArray

from quinola.kernels.bits import SUIT_SIZE
from quinola.kernels.compiling import kernel

Numbers = NDArray[np.int64]
Letters = NDArray[np.uint8]

HAND_TEXT: Final = 12 + 3
"""Letters of the longest: the dealer's twelve cards, and a point between two suits."""

_POINT: Final = ord(".")


@kernel
def write_hands(masks: Numbers, order: Numbers, ranks: Letters, text: Letters) -> None:
    """Write hands (n,) into `text` (n, `HAND_TEXT`), the rest of a row 0.

    `order` has the numbers of the cards suit by suit, each from the highest rank down, `ranks` the
    letter for each in that order.
    """
    for index in range(masks.shape[0]):
        at = 0
        for place in range(4 * SUIT_SIZE):
            if place and place % SUIT_SIZE == 0:
                text[index, at] = _POINT
                at += 1
            if (masks[index] >> order[place]) & 1:
                text[index, at] = ranks[place]
                at += 1
        for rest in range(at, HAND_TEXT):
            text[index, rest] = 0
