"""What a seat can tell from its view of the cards it has not seen, and deals drawn accordingly."""

from quinola.deduction.beliefs import Beliefs, Samples

__all__ = ["Beliefs", "Samples"]
