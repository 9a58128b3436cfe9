"""The rule sets that the networks learn on: the presets, and houses that vary them."""

from __future__ import annotations

from random import Random

from quinola.rules import PRESETS, Ruleset, RulesetError, house, preset

_VARIED = {
    "party_bonus": (0, 4, "1 stake", 10),
    "stake": (5, 10, 20),
    "dealer_adds": (0, 5),
    "ace": (1, 2, 5),
    "ace_of_diamonds": (2, 3, 10),
    "forced_ace_to": ("leader", "pool"),
    "quinola_placed": (5, "1 stake", 10),
    "quinola_placed_from": ("taker", "each"),
    "quinola_forced_holder": (10, "2 stakes", 20),
    "led_aces_to_winner": (False, True),
    "led_quinola_to_winner": (False, True),
    "opposite_factor": (1, 2),
    "last_two_factor": (1, 2),
    "bete": ("remise", "pool"),
    "reversis_cancels": ("nothing", "made", "made_or_broken"),
    "reversis_takes_pool": ("always", "unless_late_quinola", "own_early_quinola"),
    "espagnolette_fails_on": ("last_two", "any"),
    "espagnolette_announced": (False, True),
    "quinola_highest_heart": (False, True),
    "direction": ("clockwise", "counterclockwise"),
    "removed_rank": ("T", "2"),
}


def training_rulesets(rng: Random, houses: int) -> list[Ruleset]:
    """All presets, each as often as all the houses of a fifth of `houses`."""
    varied: list[Ruleset] = []
    while len(varied) < houses:
        base = rng.choice(PRESETS)
        keys = rng.sample(sorted(_VARIED), rng.randint(1, 6))
        try:
            varied.append(house(base, {key: rng.choice(_VARIED[key]) for key in keys}))
        except RulesetError:
            continue  # a combination that the rules forbid
    return [*(preset(name) for name in PRESETS), *varied]
