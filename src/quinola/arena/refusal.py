"""What the arena cannot do, as a sentence by id."""

from quinola.refusal import Refusal


class ArenaError(Refusal):
    """A contest that cannot be held or gone on with; the sentence says why and what would help."""
