"""A chapter as it is told to a page: typed values of the protocol, and ids of messages."""

from __future__ import annotations

from msgspec import Struct

from quinola.online.messages import ActedEvent, Deal, Own, Refused, Settled, Word
from quinola.written import ActionText


class LessonPart(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A part of the lesson."""


class LessonLink(LessonPart, frozen=True, kw_only=True):
    """A chapter in the list: its title is the message `lesson-NAME`."""

    name: str
    steps: int


class Course(LessonPart, frozen=True, kw_only=True):
    """The chapters, in the order in which they are learnt."""

    chapters: list[LessonLink]


class Laid(LessonPart, frozen=True, kw_only=True):
    """A table as it lies when the learner comes to it."""

    deal: Deal
    own: Own


class LessonAnswer(LessonPart, frozen=True, kw_only=True):
    """What is said to an `action`: the message `say`. `then` is what would follow from it."""

    action: ActionText
    say: str
    params: dict[str, Word] = {}
    then: list[ActedEvent] = []


class LessonRefusal(LessonPart, frozen=True, kw_only=True):
    """What the rules say to an `action` that they forbid."""

    action: ActionText
    refused: Refused


class Question(LessonPart, frozen=True, kw_only=True):
    """Answers to choose from; `right` is the place of the right one, `wrong` the message else."""

    answers: list[Word]
    right: int
    wrong: str


class Cited(LessonPart, frozen=True, kw_only=True):
    """A clause, and the sentence of the rules in full that stands on it."""

    clause: str
    rule: str


class LessonStep(LessonPart, frozen=True, kw_only=True):
    """One thing that the teacher says, the message `say`, after `told` has happened.

    `lays` is a new table that it begins with. `do` is what the learner then does, and `done` what
    happens thereby; `as_good` would do as well. `clauses` are the rules it stands on. At a
    settlement, `reads` is the payment read now, from 0.
    """

    say: str
    params: dict[str, Word] = {}
    clauses: list[Cited] = []
    lays: Laid | None = None
    told: list[ActedEvent] = []
    do: ActionText | None = None
    done: ActedEvent | None = None
    as_good: list[ActionText] = []
    answers: list[LessonAnswer] = []
    refusals: list[LessonRefusal] = []
    question: Question | None = None
    settled: Settled | None = None
    reads: int | None = None


class LessonChapter(LessonPart, frozen=True, kw_only=True):
    """A chapter with all its steps.

    `rule` is the sentence of the rules in full from which one may read on, `preset` the rule set,
    `amounts` the numbers of that rule set, which every message may speak of. Without `stakes`, none
    have been told of yet: there is no pool to be shown.
    """

    name: str
    preset: str
    rule: str
    stakes: bool
    amounts: dict[str, int]
    steps: list[LessonStep]
