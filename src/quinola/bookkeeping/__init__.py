"""Deals played with real cards: only what their settlement depends on is asked and noted."""
