"""Plain chances that the bots reckon with: how often a suit is led, how suits lie."""

from __future__ import annotations

from functools import cache
from math import comb


@cache
def led_at_least(times: int, tricks: int, suits: int) -> float:
    """That one of so many suits is led so often in the tricks to come, all leads being alike."""
    if times <= 0:
        return 1.0
    if suits <= 0 or times > tricks:
        return 0.0
    chance = 1 / suits
    return sum(
        comb(tricks, led) * chance**led * (1 - chance) ** (tricks - led)
        for led in range(times, tricks + 1)
    )


@cache
def leads_beyond(held: int, tricks: int, suits: int) -> float:
    """How many leads of a suit to expect after so many cards held in it have been played."""
    return sum(led_at_least(times, tricks, suits) for times in range(held + 1, tricks + 1))


@cache
def comes_first(times: int, before: int, chance: float) -> float:
    """That one thing happens so many times before another does: the first has `chance` a turn."""
    if times <= 0:
        return 1.0
    return sum(
        comb(times - 1 + others, others) * chance**times * (1 - chance) ** others
        for others in range(before)
    )


@cache
def nobody_has_more(most: int, cards: int, players: int = 3) -> float:
    """That none of the players between whom so many cards lie has more than `most` of them."""
    if players <= 1:
        return float(not players or cards <= most)
    one = 1 / players
    return sum(
        comb(cards, own)
        * one**own
        * (1 - one) ** (cards - own)
        * nobody_has_more(most, cards - own, players - 1)
        for own in range(min(most, cards) + 1)
    )
