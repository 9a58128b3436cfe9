"""The columns of a table, each as arrays: the file formats write them as they can."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray

Whole = NDArray[np.signedinteger[Any]] | NDArray[np.unsignedinteger[Any]]


@dataclass(frozen=True, slots=True)
class Numbers:
    """Whole numbers (n,), of the array's type; `optional` where -1 stands for none."""

    values: Whole
    optional: bool = False


@dataclass(frozen=True, slots=True)
class Flags:
    """True or false (n,)."""

    values: NDArray[np.bool_]


@dataclass(frozen=True, slots=True)
class Choices:
    """One of a few words each, by place in `words` (n,); `optional` where -1 stands for none."""

    values: Whole
    words: tuple[str, ...]
    optional: bool = False


@dataclass(frozen=True, slots=True)
class Letters:
    """Short texts of ASCII as fixed bytes (n,), filled up with 0."""

    values: NDArray[np.bytes_]


@dataclass(frozen=True, slots=True)
class Texts:
    """Texts of any length."""

    values: list[str]


@dataclass(frozen=True, slots=True)
class Lists:
    """Whole numbers, as many in every row: (n, k)."""

    values: Whole


Column = Numbers | Flags | Choices | Letters | Texts | Lists
Table = dict[str, Column]
"""Columns of one length by their names, in order."""
