"""The networks of `quinola.kernels.policy` as NumPy has to learn them: forward, backward, Adam.

Examples are choices among several candidates. `rows` describes all candidates of all examples one
under the other, shape (candidates, width); `starts` says where each example begins, shape
(examples,); `targets` has a number for each candidate.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

import numpy as np
from numpy.typing import NDArray

Floats = NDArray[np.float32]
Places = NDArray[np.int64]


@dataclass
class Layers:
    """A network with two hidden layers: weights, weights and biases of the second, last weights."""

    first: Floats
    second: Floats
    second_bias: Floats
    last: Floats
    _moments: dict[str, list[Any]] = field(default_factory=dict)
    _steps: int = 0

    @classmethod
    def fresh(cls, width: int, first: int, second: int, rng: np.random.Generator) -> Layers:
        """Small random weights (He et al. 2015)."""

        def weights(*shape: int) -> Any:
            return (rng.standard_normal(shape) * np.sqrt(2 / shape[0])).astype(np.float32)

        bias = np.zeros(second, dtype=np.float32)
        return cls(weights(width, first), weights(first, second), bias, weights(second) * 0.1)

    def weights(self) -> tuple[Floats, Floats, Floats, Floats]:
        return self.first, self.second, self.second_bias, self.last

    def figures(self, rows: Floats) -> Any:
        return self._forward(rows)[0]

    def _forward(self, rows: Floats) -> tuple[Floats, Floats, Floats]:
        one = np.maximum(rows @ self.first, 0)
        two = np.maximum(one @ self.second + self.second_bias, 0)
        return two @ self.last, one, two

    def learn(self, rows: Floats, slope: Any, rate: float) -> None:
        """One step of Adam (Kingma & Ba 2015); `slope` maps figures to their gradient."""
        figures, one, two = self._forward(rows)
        down = slope(figures).astype(np.float32)
        gradients = {"last": two.T @ down}
        back = np.outer(down, self.last) * (two > 0)
        gradients["second"] = one.T @ back
        gradients["second_bias"] = back.sum(axis=0)
        back = (back @ self.second.T) * (one > 0)
        gradients["first"] = rows.T @ back
        self._steps += 1
        for name, gradient in gradients.items():
            self._step(name, gradient, rate)

    def _step(self, name: str, gradient: Floats, rate: float) -> None:
        mean, square = self._moments.setdefault(name, [0.0, 0.0])
        mean = 0.9 * mean + 0.1 * gradient
        square = 0.999 * square + 0.001 * gradient**2
        self._moments[name] = [mean, square]
        scale = np.sqrt(1 - 0.999**self._steps) / (1 - 0.9**self._steps)
        weights = getattr(self, name)
        weights -= rate * scale * mean / (np.sqrt(square) + 1e-8)


def falling(rate: float, share: float) -> float:
    """A rate of learning when that share of the steps is done: half a wave of a cosine."""
    return float(rate * 0.5 * (1 + np.cos(np.pi * share)) + 1e-5)


def lengths(starts: Places, total: int) -> Places:
    """How many candidates each example has."""
    return np.diff(np.append(starts, total))


def likelihood_slope(starts: Places, chosen: Floats) -> Any:
    """The gradient of the cross-entropy between a softmax and the choices made (1 where chosen)."""
    sizes = lengths(starts, len(chosen))

    def slope(figures: Floats) -> Any:
        top = np.repeat(np.maximum.reduceat(figures, starts), sizes)
        weights = np.exp(figures - top)
        shares = weights / np.repeat(np.add.reduceat(weights, starts), sizes)
        return (shares - chosen) / len(starts)

    return slope


def advantage_slope(starts: Places, targets: Floats) -> Any:
    """The gradient of Huber's loss, figures and targets each less their example's mean."""
    sizes = lengths(starts, len(targets))
    wanted = centred(targets, starts, sizes)

    def slope(figures: Floats) -> Any:
        error = np.clip(centred(figures, starts, sizes) - wanted, -2, 2)
        return centred(error, starts, sizes) / len(starts)

    return slope


def centred(values: Any, starts: Places, sizes: Places) -> Any:
    """Values less the mean of their example."""
    return values - np.repeat(np.add.reduceat(values, starts) / sizes, sizes)


def batches(
    starts: Places, total: int, size: int, rng: np.random.Generator
) -> list[tuple[Places, Places]]:
    """Examples in random batches: for each batch its candidates' places and its own starts."""
    sizes = lengths(starts, total)
    order = rng.permutation(len(starts))
    out = []
    for at in range(0, len(order), size):
        part = order[at : at + size]
        part_sizes = sizes[part]
        part_starts = np.concatenate(([0], np.cumsum(part_sizes)[:-1]))
        places = np.repeat(starts[part] - part_starts, part_sizes) + np.arange(part_sizes.sum())
        out.append((places, part_starts))
    return out
