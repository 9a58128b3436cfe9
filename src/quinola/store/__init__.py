"""What a server keeps on disk: the logs of its tables, and the deals that are over.

It knows nothing of the game: entries and finished deals are bytes to it.
"""

from quinola.store.store import DealRow, MatchRow, NotSavedError, Store

__all__ = ["DealRow", "MatchRow", "NotSavedError", "Store"]
