"""A rule set as the parameters of messages: every option, and the few sums made of them."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from types import MappingProxyType
from typing import Final

from quinola import locale
from quinola.rules import IRREGULARITY_KINDS, OPTIONS, Ruleset
from quinola.rules.options import Amount, Flag, Kinds, Penalties, Precedence

NO_CAP: Final = "none"
"""What an option that is left out is called, to be chosen by."""

PLACES: Final = ("seat_first", "seat_second", "seat_third", "seat_last")

SUMS: Final[Mapping[str, tuple[str, ...]]] = MappingProxyType(
    {
        "first_stakes": ("stake", "dealer_stake", "dealer_adds"),
        "trick_total": ("trick_ace_of_diamonds", "trick_quinola"),
        "both_factor": ("opposite_factor", "last_two_factor"),
        "led_paid": ("led_aces_to_winner", "led_quinola_to_winner"),
        "forfeits_any": ("forfeits_receipts",),
    }
)
"""What is worked out from several options or a whole list, with the options."""


def parameters(ruleset: Ruleset, language: str) -> dict[str, int | str]:
    """What every message about the rules is given.

    Choices are their words, flags "true" or "false", amounts and factors whole numbers. Each
    amount is there once more as `KEY_fiches`, counted out: "5 fiches". A list of places, kinds or
    penalties comes as one parameter for each of its members.
    """
    given = dict(_options(ruleset))
    given["first_stakes"] = ruleset.first_stakes
    given["trick_total"] = sum(ruleset.trick_points.values())
    given["both_factor"] = ruleset.opposite_factor * ruleset.last_two_factor
    given["led_paid"] = _flag(ruleset.led_aces_to_winner or ruleset.led_quinola_to_winner)
    given["forfeits_any"] = _flag(bool(ruleset.forfeits_receipts))
    for name in [name for name in given if _is_amount(name)]:
        count = given[name]
        given[f"{name}_fiches"] = (
            locale.say("rulebook-fiches", language, count=count) if count != NO_CAP else NO_CAP
        )
    return given


def _options(ruleset: Ruleset) -> Iterator[tuple[str, int | str]]:
    for key, kind in OPTIONS.items():
        value = getattr(ruleset, key)
        match kind:
            case Flag():
                yield key, _flag(value)
            case Precedence():
                yield from zip(PLACES, map(str, value), strict=True)
            case Penalties():
                yield from ((f"penalty_{fault}", value[fault]) for fault in IRREGULARITY_KINDS)
            case Kinds():
                for fault in IRREGULARITY_KINDS:
                    yield f"forfeits_{fault}", _flag(fault in value)
            case _:
                yield key, NO_CAP if value is None else value


def _flag(value: bool) -> str:
    return "true" if value else "false"


def _is_amount(name: str) -> bool:
    is_fine = name.startswith("penalty_")
    return is_fine or name in ("bete_cap", "first_stakes") or isinstance(OPTIONS.get(name), Amount)


def options_behind(parameter: str) -> tuple[str, ...]:
    """The options that a parameter tells of."""
    name = parameter.removesuffix("_fiches")
    if name in SUMS:
        return SUMS[name]
    if name in PLACES:
        return ("seat_precedence",)
    if name.startswith("penalty_"):
        return ("penalties",)
    if name.startswith("forfeits_") and name not in OPTIONS:
        return ("forfeits_receipts",)
    return (name,)
