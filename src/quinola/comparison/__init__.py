"""The same deals under several rule sets, line against line, and why they come out otherwise."""

from quinola.comparison.causes import EARLIER, Mixtures, sentence_on
from quinola.comparison.deal import Change, DealCompared, LineCompared, deal_compared, values_of
from quinola.comparison.lines import Line, Place, matched
from quinola.comparison.result import differences
from quinola.comparison.rules import (
    RuleCompared,
    SectionCompared,
    options_compared,
    rules_compared,
)
from quinola.comparison.sides import Before, Side, Sides, sides_of, with_pack_of

__all__ = [
    "EARLIER",
    "Before",
    "Change",
    "DealCompared",
    "Line",
    "LineCompared",
    "Mixtures",
    "Place",
    "RuleCompared",
    "SectionCompared",
    "Side",
    "Sides",
    "deal_compared",
    "differences",
    "matched",
    "options_compared",
    "rules_compared",
    "sentence_on",
    "sides_of",
    "values_of",
    "with_pack_of",
]
