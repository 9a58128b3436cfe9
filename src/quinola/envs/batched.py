"""Thousands of games side by side, stepped by one compiled call: for learning and for statistics::

    games = Batch(4096, rules="classic", columns=True, seed=1)
    while True:
        chosen = policy(games.told.bits, games.told.numbers, games.told.masks)
        games.step(chosen)

All that is told lies in arrays made or given once (`Arrays`), which each step fills anew. A deal
that is over is settled in the same step, and the next one dealt: `ended` says so, and `rewards`
then has what the deal brought, while the observation is the next deal's. Nothing but NumPy and the
compiled kernels is needed. Steps release Python's lock, so that batches in several threads run
side by side.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, NamedTuple, Self

import numpy as np
from numpy.typing import NDArray

from quinola.dealing import Dealt, verify_dealt
from quinola.envs.terms import Terms
from quinola.kernels import batches as kernels
from quinola.kernels import observing
from quinola.kernels.encoding import coding
from quinola.kernels.layout import STATE_SIZE

Numbers = NDArray[np.int64]

MASK_COLUMNS: Final = observing.MASK_COLUMNS


class Arrays(NamedTuple):
    """What a batch of n games tells; row i is game i.

    `words` (n, 15) int64: what the seat on turn observes, packed (`envs.observation`).
    `legal` (n,) int64: what it may do, bit k for action k.
    `seats` (n,) int64: which seat is on turn, 0 to 3 for N, E, S, W.
    `rewards` (n, 4) float64: by seat, the fiches that a deal ended in this step has brought, or 0.
    `ended` (n,) bool: whether a deal has ended in this step; `over`: whether a game has.
    `bits` (n, 432) uint8, `numbers` (n, 9) float32: the columns of `envs.observation`, unfolded,
    and `masks` (n, 56) uint8: 1 for each of the 52 actions that is allowed, then four columns of 0.
    The last three have no rows unless columns are asked for.
    """

    words: Numbers
    legal: Numbers
    seats: Numbers
    rewards: NDArray[np.float64]
    ended: NDArray[np.bool_]
    over: NDArray[np.bool_]
    bits: NDArray[np.uint8]
    numbers: NDArray[np.float32]
    masks: NDArray[np.uint8]

    @classmethod
    def new(cls, n: int, *, columns: bool = False) -> Self:
        """Arrays for n games."""
        unfolded = n if columns else 0
        return cls(
            np.zeros((n, observing.WORDS), dtype=np.int64),
            np.zeros(n, dtype=np.int64),
            np.zeros(n, dtype=np.int64),
            np.zeros((n, 4), dtype=np.float64),
            np.zeros(n, dtype=np.bool_),
            np.zeros(n, dtype=np.bool_),
            np.zeros((unfolded, observing.BIT_COLUMNS), dtype=np.uint8),
            np.zeros((unfolded, observing.NUMBER_COLUMNS), dtype=np.float32),
            np.zeros((unfolded, MASK_COLUMNS), dtype=np.uint8),
        )


class Batch:
    """n games under the same terms (`envs.terms.Terms`); game i of a seed is the same in any batch.

    `told` are the arrays, `columns` says whether observations and masks are unfolded into columns
    besides. `arrays`, where given, are written into instead of new ones. Raises `ValueError` for
    terms that cannot be had, no games, or arrays of another shape or type.
    """

    def __init__(
        self,
        n: int,
        *,
        rules: str = "classic",
        options: Mapping[str, object] | None = None,
        deals: int = 1,
        dealer: int | None = None,
        share_pool: bool = False,
        seed: int = 0,
        columns: bool = False,
        arrays: Arrays | None = None,
    ) -> None:
        if n < 1:
            raise ValueError(f"a batch has a game at least, not {n}")
        self.terms = Terms(
            rules=rules, options=options or {}, deals=deals, dealer=dealer, share_pool=share_pool
        )
        self.told = Arrays.new(n, columns=columns) if arrays is None else arrays
        _verify(self.told, Arrays.new(n, columns=columns))
        self._rules = coding(self.terms.ruleset).rules
        self._plan = np.array(
            [deals, -1 if dealer is None else dealer, share_pool, columns], dtype=np.int64
        )
        self._rows = np.zeros((n, observing.ROW_SIZE), dtype=np.int64)
        self._chances = np.zeros((n, 1), dtype=np.uint64)
        self._bench = kernels.new_bench()
        self._written = _as_written(self.told)
        self.reset(seed)

    def __getstate__(self) -> dict[str, Any]:
        made_of_others = ("_rules", "_written")
        return {key: value for key, value in vars(self).items() if key not in made_of_others}

    def __setstate__(self, state: dict[str, Any]) -> None:
        vars(self).update(state)
        # Read-only, which a copy of it would not be: Numba would compile everything anew for that.
        self._rules = coding(self.terms.ruleset).rules
        self._written = _as_written(self.told)

    def __len__(self) -> int:
        return len(self._rows)

    def reset(self, seed: int | None = None) -> None:
        """Begin all games anew; with a seed, as a new batch with it would."""
        if seed is not None:
            streams = np.random.SeedSequence(seed).generate_state(len(self), np.uint64)
            self._chances[:, 0] = streams
        kernels.begin_all(
            self._rules, self._plan, self._rows, self._chances, self._bench, self._written
        )

    def step(self, chosen: Numbers) -> None:
        """Act in every game: `chosen` (n,) int64, by the numbers of `kernels.layout`.

        Raises `ValueError`, with nothing changed anywhere, if an action is not allowed.
        """
        if chosen.shape != (len(self),) or chosen.dtype != np.int64:
            raise ValueError(
                f"{len(self)} int64 actions are wanted, not {chosen.dtype} {chosen.shape}"
            )
        wrong = kernels.first_illegal(self.told.legal, chosen)
        if wrong >= 0:
            raise ValueError(f"action {chosen[wrong]} is not allowed in game {wrong}")
        kernels.step_all(
            self._rules,
            self._plan,
            chosen,
            self._rows,
            self._chances,
            self._bench,
            self._written,
        )

    def lay(self, index: int, dealt: Dealt) -> None:
        """Put these cards in place of a game's present deal; pool and number of deals stay.

        Raises `ValueError` if they are not the rule set's pack.
        """
        verify_dealt(self.terms.ruleset, dealt)
        row = self._rows[index]
        row[:STATE_SIZE] = coding(self.terms.ruleset).dealt(dealt)
        kernels.open_deal(self._rules, row, self._bench)
        one: Any = [array[index : index + 1] for array in self._written]
        one = kernels.Told(*one)
        kernels.tell_all(self._rules, self._plan, self._rows[index : index + 1], one)

    def state(self, index: int) -> Numbers:
        """A copy of one game's deal with all its cards, as `kernels.layout` has it.

        For tests and statistics: this is no observation.
        """
        return self._rows[index, :STATE_SIZE].copy()


def _as_written(told: Arrays) -> kernels.Told:
    """The same arrays as the kernels write them, bytes in whole words."""
    return kernels.Told(
        told.words,
        told.legal,
        told.seats,
        told.rewards,
        told.ended,
        told.over,
        told.bits.view(np.int64),
        told.numbers,
        told.masks.view(np.int64),
    )


def choose_at_random(legal: Numbers, chance: NDArray[np.uint64], chosen: Numbers) -> None:
    """Write into `chosen` (n,) any allowed action of each game, each as likely as the next.

    `legal` as `Arrays` has it, `chance` a stream as `kernels.chance.stream` makes one.
    """
    kernels.choose_at_random(legal, chance, chosen)


def _verify(given: Arrays, wanted: Arrays) -> None:
    array: Any
    other: Any
    for name, array, other in zip(Arrays._fields, given, wanted, strict=True):
        alike = array.shape == other.shape and array.dtype == other.dtype
        if not alike or not array.flags.c_contiguous or not array.flags.writeable:
            raise ValueError(f"{name} must be a writable {other.dtype} array {other.shape}")
