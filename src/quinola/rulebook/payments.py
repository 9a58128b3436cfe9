"""Every payment of a rule set with its amount, from the options: the table beside the sentences."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from quinola import locale
from quinola.cards import Suit
from quinola.rulebook.parameters import parameters
from quinola.rules import IRREGULARITY_KINDS, Ruleset

NOT_SO: Final = "–"
"""Stands where a payment never comes about in this way."""

NO_BREAK: Final = "\u00a0"


@dataclass(frozen=True, slots=True)
class Due:
    """One payment: its message, its reason, and what is due.

    `amounts` are fiches, of an ace and of the ace of diamonds where they differ; or it is the
    message that tells what is paid. `across` and `late`: multiplied between players who sit
    opposite, and in the last two tricks.
    """

    id: str
    reason: str
    amounts: tuple[int, ...] | str
    across: bool = False
    late: bool = False


def dues(ruleset: Ruleset) -> Iterator[Due]:
    """All that can be due under a rule set, in the order of its sentences."""
    for due in _all_dues(ruleset):
        if isinstance(due.amounts, str) or any(due.amounts):
            yield due


def payments_table(
    ruleset: Ruleset, language: str, diamonds: str = Suit.DIAMONDS.glyph
) -> list[list[str]]:
    """A heading and a row for each payment: what for, fiches, multiplied, the clause.

    `diamonds` stands before what is due for the ace of diamonds.
    Columns of a factor that multiplies nothing are left out.
    """
    given = parameters(ruleset, language)
    factors = _factors(ruleset)
    names = ["due-what", *factors, "due-rule"]
    rows = [[locale.say(name, language) for name in names]]
    for due in dues(ruleset):
        cells = [locale.say(f"due-{due.id}", language, **given)]
        for column, factor in factors.items():
            if not _comes_about(due, column):
                cells.append(NOT_SO)
            elif isinstance(due.amounts, str):
                cells.append(_times(locale.say(due.amounts, language, **given), factor))
            else:
                cells.append(_figures(due.amounts, factor, diamonds))
        rows.append([*cells, ruleset.rule(due.reason)])
    return rows


def _factors(ruleset: Ruleset) -> dict[str, int]:
    """The columns of amounts, each with what it multiplies by."""
    across, late = ruleset.opposite_factor, ruleset.last_two_factor
    factors = {"due-ordinary": 1}
    if across > 1:
        factors["due-across"] = across
    if late > 1:
        factors["due-last-two"] = late
    if across > 1 and late > 1:
        factors["due-both"] = across * late
    return factors


def _comes_about(due: Due, column: str) -> bool:
    """Whether there is an amount of it in a column."""
    needs_across = column in ("due-across", "due-both")
    needs_late = column in ("due-last-two", "due-both")
    return (due.across or not needs_across) and (due.late or not needs_late)


def _times(words: str, factor: int) -> str:
    return words if factor == 1 else f"{words}{NO_BREAK}×{NO_BREAK}{factor}"


def _figures(amounts: tuple[int, ...], factor: int, diamonds: str) -> str:
    any_ace, *of_diamonds = (str(fiches * factor) for fiches in amounts)
    return f"{any_ace} ({diamonds}{NO_BREAK}{of_diamonds[0]})" if of_diamonds else any_ace


def _all_dues(ruleset: Ruleset) -> Iterator[Due]:
    yield Due("stake", "stake", (ruleset.stake,))
    yield Due("dealer-stake", "stake", (ruleset.dealer_stake,))
    yield Due("dealer-adds", "dealer-adds", (ruleset.dealer_adds,))
    yield Due("party", "party", "due-worth", across=True)
    yield from _for_aces(ruleset)
    yield from _for_the_quinola(ruleset)
    yield from _for_a_reversis(ruleset)
    yield from _for_an_espagnolette(ruleset)
    for kind in IRREGULARITY_KINDS:
        penalty = f"penalty-{kind.replace('_', '-')}"
        yield Due(penalty, penalty, (ruleset.penalties[kind],))
    yield Due("pool-shared", "pool-shared", "due-share")


def _for_aces(ruleset: Ruleset) -> Iterator[Due]:
    aces = (ruleset.ace, ruleset.ace_of_diamonds)
    yield Due("ace-placed", "ace-placed", aces, across=True, late=True)
    if ruleset.forced_ace_to == "pool":
        yield Due("ace-forced", "ace-forced-pool", aces)
    else:
        yield Due("ace-forced", "ace-forced", aces, across=True, late=True)
    if ruleset.led_aces_to_winner:
        yield Due("ace-led", "ace-led", aces, across=True, late=True)


def _for_the_quinola(ruleset: Ruleset) -> Iterator[Due]:
    placed = (ruleset.quinola_placed,)
    yield Due("quinola-placed", "quinola-placed", placed, across=True, late=True)
    yield Due("quinola-draws", "quinola-draws", "due-pool")
    yield from _for_forcing(ruleset, "quinola-forced", "quinola-forced", 1)
    if ruleset.led_quinola_to_winner:
        yield from _for_forcing(ruleset, "quinola-led", "quinola-led", 1)
    bete = "due-pool-doubled" if ruleset.bete == "pool" else "due-remise"
    yield Due("quinola-bete", "bete-forced", _capped(bete, ruleset))


def _for_forcing(ruleset: Ruleset, id_: str, reason: str, factor: int) -> Iterator[Due]:
    for part, fiches in (
        ("holder", ruleset.quinola_forced_holder),
        ("others", ruleset.quinola_forced_others),
    ):
        amounts = (fiches * factor,)
        yield Due(f"{id_}-{part}", f"{reason}-{part}", amounts, across=True, late=True)


def _for_a_reversis(ruleset: Ruleset) -> Iterator[Due]:
    if ruleset.reversis == "party":
        yield Due("reversis-party", "reversis-party", "due-worth")
    else:
        yield Due("reversis-side", "reversis-made", (ruleset.reversis_side,))
        yield Due("reversis-opposite", "reversis-made", (ruleset.reversis_opposite,))
    yield Due("reversis-draws", "reversis-draws", "due-pool")
    if ruleset.reversis == "tariff":
        yield Due("reversis-broken", "reversis-broken", (ruleset.reversis_broken,))
        if ruleset.broken_bete != "never":
            yield Due("bete-broken", "bete-broken", _capped("due-remise", ruleset))


def _for_an_espagnolette(ruleset: Ruleset) -> Iterator[Due]:
    if ruleset.espagnolette_leads_quinola:
        led = "quinola-led-by-right"
        yield Due(led, led, (ruleset.quinola_placed,), across=True, late=False)
        yield Due(f"{led}-draws", f"{led}-draws", "due-pool")
    if ruleset.four_aces_forcing_factor > 1:
        factor = ruleset.four_aces_forcing_factor
        yield from _for_forcing(ruleset, "four-aces", "quinola-forced", factor)
    if ruleset.espagnolette_success_takes_pool:
        yield Due("espagnolette-succeeds", "espagnolette-succeeds", "due-pool")
    if ruleset.espagnolette_fail_returns == "own_double":
        yield Due("espagnolette-returns", "espagnolette-returns", "due-received")
    else:
        double = (2 * ruleset.ace, 2 * ruleset.ace_of_diamonds)
        pays = "espagnolette-pays-aces"
        yield Due(pays, pays, double, across=True, late=True)
    if ruleset.espagnolette_fail_bete != "never":
        yield Due("bete-espagnolette", "bete-espagnolette", _capped("due-remise", ruleset))


def _capped(message: str, ruleset: Ruleset) -> str:
    return message if ruleset.bete_cap is None else f"{message}-at-most"
