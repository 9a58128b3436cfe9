"""Rule sets, and the clauses of the sources that they stand on."""

from quinola.rules.clauses import Clause, clauses, clauses_for_option, option_clauses, reasons
from quinola.rules.options import IRREGULARITY_KINDS, MOST_FICHES
from quinola.rules.presets import PRESETS, from_toml, house, preset, ruleset_named
from quinola.rules.ruleset import OPTIONS, Ruleset, RulesetError
from quinola.rules.violation import RuleViolation

__all__ = [
    "IRREGULARITY_KINDS",
    "MOST_FICHES",
    "OPTIONS",
    "PRESETS",
    "Clause",
    "RuleViolation",
    "Ruleset",
    "RulesetError",
    "clauses",
    "clauses_for_option",
    "from_toml",
    "house",
    "option_clauses",
    "preset",
    "reasons",
    "ruleset_named",
]
