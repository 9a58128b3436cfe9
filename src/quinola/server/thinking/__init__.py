"""Bots that think in processes of their own, so that none can hold up a table but its own."""

from quinola.server.thinking.desk import Desk, NoHintError, Thought

__all__ = ["Desk", "NoHintError", "Thought"]
