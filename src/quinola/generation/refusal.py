"""What cannot be generated, as a sentence by id."""

from quinola.refusal import Refusal


class GenerationError(Refusal):
    """Data that cannot be made, written or read; the sentence says why and what would help."""
