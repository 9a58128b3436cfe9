"""Data from played deals, at the pace of the kernels: deals, records, or steps for learning.

    plan = Plan("deals", preset("classic"), players_named("club-policy"), deals=100_000, seed="1")
    generate(plan, "deals.parquet", workers=2)
    provenance("deals.parquet")["rules"]

docs/data.md tells the columns, and how to read them.
"""

from quinola.generation.plan import Plan, players_named
from quinola.generation.provenance import provenance, sidecar_of
from quinola.generation.refusal import GenerationError
from quinola.generation.writing import Generated, generate, verify_target

__all__ = [
    "Generated",
    "GenerationError",
    "Plan",
    "generate",
    "players_named",
    "provenance",
    "sidecar_of",
    "verify_target",
]
