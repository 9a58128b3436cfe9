"""The game told to one of its players, who is "you" in it."""

from __future__ import annotations

from collections.abc import Mapping

from quinola.events import Event, Played
from quinola.ledger import Account, Transfer
from quinola.refusal import Refusal
from quinola.rules import RuleViolation
from quinola.seats import Seat
from quinola.wording import Symbols, Words, told


class PersonalWords(Words):
    """Words that address the player in the seat `person`."""

    def __init__(
        self, language: str, symbols: Symbols, names: Mapping[Seat, str], person: Seat
    ) -> None:
        super().__init__(language, symbols, names)
        self.person = person

    def event(self, event: Event) -> str:
        if event.seat is not self.person:
            return super().event(event)
        happening, facts = told(event)
        return self.say(f"you-{happening}", **facts)

    def lead(self, event: Played) -> str:
        """The first card of a trick."""
        if event.seat is self.person:
            return self.say("you-led", card=event.card, trick=event.trick)
        return self.say("plain-led", seat=event.seat, card=event.card, trick=event.trick)

    def refusal(self, refusal: Refusal) -> str:
        """Why the person may not do it, and what he may, with the clause."""
        if isinstance(refusal, RuleViolation) and refusal.params.get("seat") is self.person:
            sentence = self.say(f"you-{refusal.reason}", **refusal.params)
            return f"{sentence} [{refusal.rule}]"
        return super().refusal(refusal)

    def reason(self, transfer: Transfer) -> str:
        # "Forced by S" rather than "by You": names stand beside the reason, in their own columns,
        # and need then be in no grammatical case here.
        return self.say(
            f"pay-{transfer.why}",
            card=transfer.card,
            trick=transfer.trick or 0,
            payer=self._letter(transfer.payer),
            payee=self._letter(transfer.payee),
        )

    def _letter(self, account: Account) -> str:
        return self.seat(account) if isinstance(account, Seat) else self.say("pool")
