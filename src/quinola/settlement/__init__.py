"""The settlement of a deal: every payment, in order, each by its rule.

The order is that of the specification: stakes and the penalties before play (`stakes`), the
reversis or the party (`party`), the aces and the quinola (`honours`), the pool in the order of play
(`pool`), penalties for revokes. It is worked out once, when the last trick is in, from the deal's
`Outcome` alone; `verdict` says what the deal amounts to before anything is paid.
"""

from quinola.settlement.settle import Settlement, payments_so_far, settle
from quinola.settlement.stakes import open_deal, penalize
from quinola.settlement.verdict import Verdict, judge

__all__ = [
    "Settlement",
    "Verdict",
    "judge",
    "open_deal",
    "payments_so_far",
    "penalize",
    "settle",
]
