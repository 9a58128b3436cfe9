"""Players that are programs: each sees a `View` and a deadline, and nothing else."""

from quinola.bots.protocol import Bot, Move, Stumble, ask
from quinola.bots.random_bot import RandomBot

__all__ = ["Bot", "Move", "RandomBot", "Stumble", "ask"]
