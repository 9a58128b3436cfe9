"""Players that are programs: each sees a `View` and a deadline, and nothing else."""

from collections.abc import Callable, Mapping
from random import Random
from types import MappingProxyType
from typing import Final

from quinola.bots.club import ClubBot
from quinola.bots.novice import NoviceBot
from quinola.bots.protocol import Bot, Move, Stumble, ask
from quinola.bots.random_bot import RandomBot
from quinola.bots.searching import ExpertBot, MasterBot, SearchingBot

BOTS: Final[Mapping[str, Callable[[Random], Bot]]] = MappingProxyType(
    {bot.name: bot for bot in (RandomBot, NoviceBot, ClubBot, ExpertBot, MasterBot)}
)
"""The levels by name, weakest first: what makes such a bot, given its source of chance."""

__all__ = [
    "BOTS",
    "Bot",
    "ClubBot",
    "ExpertBot",
    "MasterBot",
    "Move",
    "NoviceBot",
    "RandomBot",
    "SearchingBot",
    "Stumble",
    "ask",
]
