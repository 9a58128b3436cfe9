"""A place at a live table: who has it, who plays for him, what he was answered."""

from __future__ import annotations

from collections import OrderedDict
from dataclasses import dataclass, field
from typing import Final

from quinola.online.messages import Accepted, Refused, Sitter, Why
from quinola.seats import Seat
from quinola.written import letter_of

ANSWERS: Final = 64
"""Commands of a seat whose answers are remembered."""


@dataclass(slots=True)
class Place:
    """A seat and whoever has it: a person (`token`, a hash), a bot (`level`), or nobody.

    `order` says who of two people sat down first. `away_since` (milliseconds since 1970) is from
    when one who is not `online` has been waited for. `stand_in` says why a bot plays for the
    person, `misses` how often in a row his time has run out.
    """

    seat: Seat
    name: str = ""
    token: str | None = None
    level: str | None = None
    order: int = 0
    online: bool = False
    away_since: int = 0
    stand_in: Why | None = None
    misses: int = 0
    ready: bool = False
    votes: set[Seat] = field(default_factory=set)
    answers: OrderedDict[str, Accepted | Refused] = field(default_factory=OrderedDict)

    @property
    def is_person(self) -> bool:
        return self.token is not None

    @property
    def is_bot(self) -> bool:
        return self.level is not None

    @property
    def is_free(self) -> bool:
        return not (self.is_person or self.is_bot)

    @property
    def plays(self) -> bool:
        """Whether a person has this place and plays for himself."""
        return self.is_person and self.stand_in is None

    @property
    def is_there(self) -> bool:
        """Whether a person plays here and is connected."""
        return self.plays and self.online

    def sit(self, name: str, token: str, order: int, at: int) -> None:
        """A person takes the place, a bot's too."""
        self.clear()
        self.name, self.token, self.order, self.away_since = name, token, order, at

    def seat_bot(self, level: str) -> None:
        self.clear()
        self.level = level

    def clear(self) -> None:
        self.name, self.token, self.level, self.order = "", None, None, 0
        self.online, self.stand_in, self.misses, self.ready = False, None, 0, False
        self.votes.clear()
        self.answers.clear()

    def remember(self, command: str, answer: Accepted | Refused) -> None:
        """Keep an answer for when its command is sent again."""
        self.answers[command] = answer
        while len(self.answers) > ANSWERS:
            self.answers.popitem(last=False)

    def message(self, *, host: bool) -> Sitter:
        """What everyone may know of it."""
        return Sitter(
            seat=letter_of(self.seat),
            is_a="person" if self.is_person else "bot" if self.is_bot else "nobody",
            name=self.name,
            level=self.level,
            online=self.online,
            stand_in=self.stand_in,
            ready=self.ready,
            votes=[letter_of(seat) for seat in sorted(self.votes)],
            host=host,
        )
