"""The kinds of option a rule set has: what values each takes, and how it is read.

Options come from TOML and JSON, so a value is a string, a whole number, a boolean, a list or a
table. Every refusal says what would be allowed.
"""

from __future__ import annotations

import re
import reprlib
from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType
from typing import Final

from quinola.refusal import Refusal
from quinola.seats import Place

MOST_FICHES: Final = 10**9
"""No single amount is above this, so that no deal's payments leave 64 bits."""

HIGHEST_FACTOR: Final = 1000

IRREGULARITY_KINDS: Final = (
    "misdeal",
    "misdeal_after_exchange",
    "exposed",
    "out_of_turn",
    "peek",
    "revoke",
)

_STAKES = re.compile(r"([0-9]{1,4}) stakes?")


class BadValue(Refusal):
    """A value that an option does not take; `params["allowed"]` says what it does."""


@dataclass(frozen=True, slots=True)
class Choice:
    """One of a few words."""

    values: tuple[str, ...]

    def read(self, value: object, _stake: int) -> str:
        if not isinstance(value, str) or value not in self.values:
            raise BadValue("option-choice", value=_shown(value), allowed=self.allowed)
        return value

    @property
    def allowed(self) -> str:
        return ", ".join(f'"{value}"' for value in self.values)


@dataclass(frozen=True, slots=True)
class Flag:
    """True or false."""

    def read(self, value: object, _stake: int) -> bool:
        if not isinstance(value, bool):
            raise BadValue("option-flag", value=_shown(value))
        return value

    @property
    def allowed(self) -> str:
        return "true, false"


@dataclass(frozen=True, slots=True)
class Amount:
    """Fiches, or where `in_stakes`, also a number of stakes ("2 stakes"), which follows `stake`."""

    in_stakes: bool = False

    def read(self, value: object, stake: int) -> int:
        if self.in_stakes and isinstance(value, str) and (stakes := _STAKES.fullmatch(value)):
            return self._bounded(int(stakes[1]) * stake)
        if isinstance(value, bool) or not isinstance(value, int) or value < 0:
            reason = "option-amount-or-stakes" if self.in_stakes else "option-amount"
            raise BadValue(reason, value=_shown(value))
        return self._bounded(value)

    def _bounded(self, fiches: int) -> int:
        if fiches > MOST_FICHES:
            raise BadValue("option-too-large", most=MOST_FICHES)
        return fiches

    @property
    def allowed(self) -> str:
        return '0, 1, 2 …, "1 stake", "2 stakes" …' if self.in_stakes else "0, 1, 2 …"


@dataclass(frozen=True, slots=True)
class Cap:
    """Fiches, or absent for no limit."""

    def read(self, value: object, stake: int) -> int:
        return Amount().read(value, stake)

    @property
    def allowed(self) -> str:
        return "0, 1, 2 … (or leave it out)"


@dataclass(frozen=True, slots=True)
class Factor:
    """How many times a payment is taken."""

    def read(self, value: object, _stake: int) -> int:
        if isinstance(value, bool) or not isinstance(value, int):
            raise BadValue("option-factor", value=_shown(value), most=HIGHEST_FACTOR)
        if not 1 <= value <= HIGHEST_FACTOR:
            raise BadValue("option-factor", value=_shown(value), most=HIGHEST_FACTOR)
        return value

    @property
    def allowed(self) -> str:
        return f"1 … {HIGHEST_FACTOR}"


@dataclass(frozen=True, slots=True)
class Precedence:
    """The four places of the table, best first."""

    def read(self, value: object, _stake: int) -> tuple[Place, ...]:
        if (
            not isinstance(value, list | tuple)
            or not all(isinstance(place, str) for place in value)
            or sorted(value) != sorted(Place)
        ):
            raise BadValue("option-precedence", value=_shown(value), allowed=self.allowed)
        return tuple(Place(place) for place in value)

    @property
    def allowed(self) -> str:
        return ", ".join(f'"{place}"' for place in Place)


@dataclass(frozen=True, slots=True)
class Penalties:
    """What each kind of irregularity costs; a kind left out costs nothing."""

    def read(self, value: object, stake: int) -> Mapping[str, int]:
        if not isinstance(value, Mapping):
            raise BadValue("option-penalties-table", value=_shown(value), allowed=self.allowed)
        fines = dict.fromkeys(IRREGULARITY_KINDS, 0)
        for kind, amount in value.items():
            if kind not in fines:
                raise BadValue("option-kind", value=_shown(kind), allowed=self.allowed)
            fines[kind] = Amount(in_stakes=True).read(amount, stake)
        return MappingProxyType(fines)

    @property
    def allowed(self) -> str:
        return ", ".join(IRREGULARITY_KINDS)


@dataclass(frozen=True, slots=True)
class Kinds:
    """Some of the kinds of irregularity."""

    def read(self, value: object, _stake: int) -> frozenset[str]:
        if not isinstance(value, list | tuple):
            raise BadValue("option-kinds", value=_shown(value), allowed=self.allowed)
        for kind in value:
            if kind not in IRREGULARITY_KINDS:
                raise BadValue("option-kind", value=_shown(kind), allowed=self.allowed)
        return frozenset(value)

    @property
    def allowed(self) -> str:
        return ", ".join(f'"{kind}"' for kind in IRREGULARITY_KINDS)


OptionKind = Choice | Flag | Amount | Cap | Factor | Precedence | Penalties | Kinds


def _shown(value: object) -> str:
    """A value as a refusal may quote it: short, whatever the file held."""
    if isinstance(value, str) and len(value) <= 60:
        return f'"{value}"'
    return reprlib.repr(value)
