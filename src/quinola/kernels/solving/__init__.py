"""Exact play with open cards: one seat against three, and each for himself at the end of a deal."""
