"""Which rules a match was played by, as the commands tell it, with what a house has changed."""

from __future__ import annotations

import re
from collections.abc import Mapping

from quinola.cli.speech import visible
from quinola.columns import heading, paragraph
from quinola.match import Match
from quinola.rules import PRESETS, Ruleset, preset
from quinola.wording import Words


def match_title(
    match: Match, count: int, words: Words, width: int | None, *, place: str | None = None
) -> list[str]:
    """The rules and the number of deals, then a line for each option that a house has changed.

    `place` is where the match stands among others, told before it.
    """
    title = words.say("show-match", ruleset=rules_told(match.ruleset, words), count=count)
    if place is not None:
        title = words.joined(place, title)
    return [*heading(title, width), *changes_told(match.ruleset, words, width)]


def rules_told(ruleset: Ruleset, words: Words) -> str:
    """A preset by its name, a house's rules by theirs and the preset they are based on."""
    if not changed_options(ruleset) and ruleset.name in PRESETS:
        return ruleset.name
    based = words.say("ruleset-house", preset=ruleset.preset)
    name = visible(ruleset.name)
    return based if name == ruleset.preset else words.joined(name, based)


def changed_options(ruleset: Ruleset) -> list[str]:
    """The options that a house has written otherwise than the preset it is based on."""
    base = preset(ruleset.preset)
    return [key for key in ruleset.overrides if ruleset.written.get(key) != base.written.get(key)]


def changes_told(ruleset: Ruleset, words: Words, width: int | None) -> list[str]:
    """Each option changed: the house's value, and in brackets the preset's."""
    base = preset(ruleset.preset)
    return [
        line
        for key in changed_options(ruleset)
        for line in paragraph(
            f"{key} = {value_of(key, ruleset, words)} ({value_of(key, base, words)})", width
        )
    ]


def value_of(key: str, ruleset: Ruleset, words: Words) -> str:
    """An option as it is written, and in fiches where that is a number of stakes."""
    written = ruleset.written.get(key)
    match written:
        case None:
            return words.say("rules-none")
        case bool():
            return str(written).lower()
        case str() if isinstance(getattr(ruleset, key), int):
            fiches = str(getattr(ruleset, key))
            return words.say("rules-in-stakes", written=_counted(written), fiches=fiches)
        case Mapping():
            costs = (f"{kind} {_counted(str(cost))}" for kind, cost in written.items())
            return ", ".join(costs) or "–"
        case list() | tuple():
            return ", ".join(written) or "–"
        case _:
            return str(written)


def _counted(written: str) -> str:
    """A number of stakes in the singular or plural, whichever a house wrote."""
    number = re.match("[0-9]+", written)
    if number is None or "stake" not in written:
        return written
    return f"{int(number[0])} stake" + ("" if int(number[0]) == 1 else "s")
