"""What every refusal of the program is made of: a reason by id, and what it speaks of.

The words are looked up when they are wanted, in the reader's language; programs read the fields.
"""

from __future__ import annotations

from quinola.locale import ENGLISH, say


class Refusal(ValueError):
    """Something that cannot be done or read.

    `reason` is the id of its sentence in `locale/`, `params` what the sentence speaks of.
    """

    def __init__(self, reason: str, **params: object) -> None:
        super().__init__(reason)
        self.reason = reason
        self.params = params

    def say(self, language: str = ENGLISH) -> str:
        """The sentence for a person."""
        return say(self.reason, language, **self.params)

    def __str__(self) -> str:
        return self.say()
