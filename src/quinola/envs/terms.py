"""What an environment's games go by, checked once for all of them."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any, Literal, get_args

from quinola.rules import Ruleset, house
from quinola.seats import Seat

Rewards = Literal["deal", "payments"]


@dataclass(frozen=True, kw_only=True)
class Terms:
    """The terms of a game.

    `rules` is a preset and `options` what a house has otherwise, as `quinola rules` names them. A
    game has so many `deals`; pool and dealer are carried from one to the next. `dealer` (0 to 3 for
    N, E, S, W) deals first, None for one at random. With `share_pool` each seat gets a quarter of
    what is left in the pool when the game is over, fractions of fiches included, so that all
    rewards come to 0 together; else what is left belongs to nobody. `rewards` come with the
    settlement of each `"deal"`, or as `"payments"` fall due (see `envs.game`).

    Raises `RulesetError`, a `ValueError`, for rules that cannot be had, and `ValueError` otherwise.
    """

    rules: str = "classic"
    options: Mapping[str, Any] = field(default_factory=dict)
    deals: int = 1
    dealer: int | None = None
    share_pool: bool = False
    rewards: Rewards = "deal"

    def __post_init__(self) -> None:
        _ = self.ruleset
        if self.deals < 1:
            raise ValueError(f"a game has a deal at least, not {self.deals}")
        if self.dealer is not None and self.dealer not in range(4):
            raise ValueError(f"no dealer {self.dealer}: 0 to 3")
        if self.rewards not in get_args(Rewards):
            raise ValueError(f"no rewards {self.rewards!r}: {', '.join(get_args(Rewards))}")

    @cached_property
    def ruleset(self) -> Ruleset:
        return house(self.rules, self.options)

    def __getstate__(self) -> dict[str, Any]:
        # A rule set is made anew out of its name and options.
        return {key: value for key, value in vars(self).items() if key != "ruleset"}

    @property
    def first_dealer(self) -> Seat | None:
        return None if self.dealer is None else Seat(self.dealer)
