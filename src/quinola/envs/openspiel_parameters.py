"""How OpenSpiel's parameters of our game name a rule set: a preset, and any option otherwise.

    python_quinola(rules=family,stake=10,party_tie=split,dealer=2)

An option that is not given is the preset's. Amounts are in fiches, factors as they are, flags 0 or
1; words as in `quinola rules`, the four places of `seat_precedence` joined by "-", best first. What
irregularities cost (`penalties`, `forfeits_receipts`) is no parameter: nobody commits any here.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import Any, Final, Self

from quinola.kernels.encoding import Coding, coding
from quinola.rules import OPTIONS, PRESETS, Ruleset, house
from quinola.rules.options import Choice, Flag, Kinds, Penalties, Precedence

Value = str | int | bool

THE_PRESETS: Final = -1
"""Stands for an option as the preset has it, where it is a number; "" does for words."""

_LEFT_OUT: Final = (Penalties, Kinds)
_WORDS: Final = (Choice, Precedence)

_OPTIONS: Final = {key: kind for key, kind in OPTIONS.items() if not isinstance(kind, _LEFT_OUT)}

DEFAULTS: Final[dict[str, Value]] = {
    "rules": PRESETS[0],
    "dealer": 0,
    "share_pool": False,
    **{key: "" if isinstance(kind, _WORDS) else THE_PRESETS for key, kind in _OPTIONS.items()},
}
"""Every parameter with what it is unless given."""


class Given:
    """What the parameters of one game come to. Never changed, and so never copied."""

    def __init__(self, parameters: tuple[tuple[str, Value], ...]) -> None:
        self._parameters = parameters
        given = {**DEFAULTS, **dict(parameters)}
        self.ruleset = house(given["rules"], _options(given))
        self.code: Coding = coding(self.ruleset)
        self.dealer = int(given["dealer"])
        if self.dealer not in range(4):
            raise ValueError(f"no dealer {self.dealer}: 0 to 3")
        self.share_pool = bool(given["share_pool"])

    def __deepcopy__(self, memo: dict[int, Any]) -> Self:
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        return _read, (self._parameters,)


def _options(given: Mapping[str, Value]) -> dict[str, object]:
    options: dict[str, object] = {}
    for key, kind in _OPTIONS.items():
        value = given[key]
        if value == DEFAULTS[key]:
            continue
        options[key] = value
        if isinstance(kind, Precedence):
            options[key] = str(value).split("-")
        elif isinstance(kind, Flag) and value in {0, 1}:
            options[key] = bool(value)
    if options.get("party_tie") == "split":
        # Parties are shared only where nobody may forfeit what he is paid; here nobody does.
        options["forfeits_receipts"] = []
    return options


@lru_cache(maxsize=64)
def _read(parameters: tuple[tuple[str, Value], ...]) -> Given:
    return Given(parameters)


def read(parameters: Mapping[str, Value]) -> Given:
    """What parameters come to, worked out once.

    Raises `RulesetError` for rules that cannot be had, and `ValueError` for no such dealer.
    """
    return _read(tuple(parameters.items()))


def written(ruleset: Ruleset, dealer: int, *, share_pool: bool = False) -> dict[str, Value]:
    """The parameters of a rule set, but for what its irregularities cost."""
    parameters: dict[str, Value] = {"rules": ruleset.preset, "dealer": dealer}
    parameters["share_pool"] = share_pool
    for key in ruleset.overrides.keys() & _OPTIONS.keys():
        value = getattr(ruleset, key)
        if value is None:
            continue
        kind = _OPTIONS[key]
        if isinstance(kind, Precedence):
            parameters[key] = "-".join(value)
        else:
            parameters[key] = int(value) if isinstance(kind, Flag) else value
    return parameters
