"""A refusal by the rules of the game."""

from __future__ import annotations

from collections.abc import Sequence

from quinola.cards import Card
from quinola.refusal import Refusal
from quinola.rules.ruleset import Ruleset


class RuleViolation(Refusal):
    """An action that the rules do not allow.

    `rule` is the id of the clause that forbids it, `card` the card in question (None if there is
    none) and `allowed` the cards that could be put aside or played instead. It is for the eyes
    of the player who tried: `allowed` are cards of his.
    """

    def __init__(
        self,
        reason: str,
        ruleset: Ruleset,
        *,
        card: Card | None = None,
        allowed: Sequence[Card] = (),
        **params: object,
    ) -> None:
        super().__init__(reason, card=card, allowed=allowed, **params)
        self.rule = ruleset.rule(reason)
        self.card = card
        self.allowed = tuple(allowed)

    def say(self, language: str = "en") -> str:
        return f"{super().say(language)} ({self.rule})"
