"""The levels of the bots, each told in one line."""

from __future__ import annotations

from collections.abc import Iterable

from quinola.bots import BOTS, ClubBot
from quinola.terminal.game import Game
from quinola.wording import Words


def level_about(name: str, words: Words) -> str:
    """What a level does."""
    return words.say(f"level-{name}", club=ClubBot.name)


def level_lines(names: Iterable[str], words: Words) -> list[str]:
    """Each of these levels with what it does, weakest first."""
    wanted = set(names)
    return [words.joined(name, level_about(name, words)) for name in BOTS if name in wanted]


def waiting_line(game: Game, words: Words) -> str:
    """Who plays as another until he is compiled; "" if nobody does."""
    levels = game.waiting_levels
    if not levels:
        return ""
    return words.say(
        "levels-waiting", levels=", ".join(levels), count=len(levels), club=ClubBot.name
    )


def against_line(game: Game, words: Words) -> str:
    """Who sits against the person, each with his level."""
    bots = [
        words.say("levels-bot", seat=seat, kind=game.bots[seat].name)
        for seat in game.table.setup.seating.places
        if seat in game.bots
    ]
    return words.say("levels-against", bots=bots)
