"""Reversis (Quinola): its rules, deals and settlements, and a table to play them at."""

__version__ = "0.1.0"
