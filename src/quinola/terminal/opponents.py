"""Who sits at the table with the person: three bots, each chosen by the name of its kind."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from random import Random
from typing import Final

from quinola import locale
from quinola.bots import BOTS, Bot
from quinola.refusal import Refusal
from quinola.seating import Seating
from quinola.seats import Seat

OPPONENTS: Final = 3


class UnknownBot(Refusal):
    """A kind of bot there is none of; `params["allowed"]` are those there are."""


def kinds_of(text: str) -> tuple[str, ...]:
    """The three kinds from `club` or `club,random,club`. Raises `UnknownBot`."""
    kinds = tuple(filter(None, (kind.strip() for kind in text.split(","))))
    if len(kinds) == 1:
        kinds *= OPPONENTS
    if len(kinds) != OPPONENTS:
        raise UnknownBot("bots-number", count=len(kinds), wanted=OPPONENTS)
    for kind in kinds:
        if kind not in BOTS:
            raise UnknownBot("bot-unknown", name=kind[:40], allowed=", ".join(BOTS))
    return kinds


def seat_bots(kinds: Sequence[str], seating: Seating) -> tuple[dict[Seat, Bot], dict[Seat, Random]]:
    """The bots by seat, and the generators they draw from. The person is player 0."""
    dice = {seat: Random(0) for seat in seating.places[1:]}
    return {seat: BOTS[kind](dice[seat]) for seat, kind in zip(dice, kinds, strict=True)}, dice


def names_of(seating: Seating, language: str) -> dict[Seat, str]:
    """What the players are called: the person "You", the bots by the language's own names."""
    person, *others = seating.places
    names = {person: locale.say("you", language)}
    for number, seat in enumerate(others, start=1):
        names[seat] = locale.say(f"opponent-{number}", language)
    return names


def names_kept(
    kept: Mapping[Seat, str], seating: Seating, language: str, can_show: Callable[[str], bool]
) -> dict[Seat, str]:
    """The names that the bots had before, the person by this language's own.

    Where one of them cannot be shown, the bots too have this language's names.
    """
    names = names_of(seating, language)
    others = seating.places[1:]
    if all(can_show(kept[seat]) for seat in others):
        names |= {seat: kept[seat] for seat in others}
    return names
