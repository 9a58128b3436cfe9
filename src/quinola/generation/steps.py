"""What was observed and done, as columns for learning: one row for each act."""

from __future__ import annotations

import numpy as np

from quinola.generation.columns import Lists, Numbers, Table
from quinola.generation.deals import numbering
from quinola.generation.plan import Plan, Span
from quinola.kernels.accounts import Sight, Steps, account_steps
from quinola.kernels.encoding import coding
from quinola.kernels.logs import Bench, Log


def steps_table(plan: Plan, span: Span, log: Log) -> Table:
    """All that docs/data.md tells of steps."""
    steps = Steps.new(int(log.done.sum()))
    account_steps(
        coding(plan.ruleset).rules, plan.deals_per_match, log, Bench.new(), Sight.new(), steps
    )
    deals, _ = numbering(plan, span)
    return {
        "deal": Numbers(deals[steps.deal]),
        "step": _small(steps.number),
        "seat": _small(steps.seat),
        "bits": Lists(np.packbits(steps.bits.view(np.uint8), axis=1, bitorder="little")),
        "numbers": Lists(steps.numbers),
        "legal": Numbers(steps.legal),
        "choices": _small(steps.choices),
        "action": _small(steps.action),
        "net": Numbers(steps.net),
    }


def _small(values: np.ndarray) -> Numbers:
    return Numbers(values.astype(np.uint8))
