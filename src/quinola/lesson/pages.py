"""The lesson to be read without a browser: one page in Markdown for each language."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from pathlib import PurePosixPath
from typing import Final

from quinola import locale
from quinola.cards import Card, Suit
from quinola.lesson.course import CHAPTERS, LEARNER
from quinola.lesson.messages import LessonAnswer, LessonChapter, LessonStep, Question
from quinola.lesson.telling import told_chapter
from quinola.locale import LANGUAGES
from quinola.online.messages import (
    ActedEvent,
    AnyGameEvent,
    DeclinedEvent,
    PlayedEvent,
    Settled,
    TookEvent,
    Word,
)
from quinola.rulebook.pages import LANGUAGE_NAMES
from quinola.seats import Seat
from quinola.wording import Words

PLACES: Final = (Seat.W, Seat.N, Seat.E)
MOST_EVENTS: Final = 12
"""More than this at once are played out of sight."""


def pages() -> Iterator[tuple[PurePosixPath, str]]:
    """Each page's place within the folder of the rules, and its text."""
    for language in LANGUAGES:
        yield PurePosixPath(language) / "lesson.md", _Page(language).text()


class _Page:
    """The lesson in one language."""

    def __init__(self, language: str) -> None:
        self.language = language
        names = {seat: self.say(f"lesson-seat-{seat.name.lower()}") for seat in PLACES}
        self.words = Words(language, names={**names, LEARNER: self.say("web-you")})

    def say(self, message: str, **params: object) -> str:
        return locale.say(message, self.language, **params)

    def text(self) -> str:
        return "\n".join(self._lines()) + "\n"

    def _lines(self) -> Iterator[str]:
        yield "# " + self.say("lesson-title")
        yield ""
        yield self.say("lesson-docs-about")
        yield ""
        yield " · ".join(
            f"**{LANGUAGE_NAMES[other]}**"
            if other == self.language
            else f"[{LANGUAGE_NAMES[other]}](../{other}/lesson.md)"
            for other in LANGUAGES
        )
        for number, name in enumerate(CHAPTERS, start=1):
            chapter = told_chapter(name)
            yield ""
            yield f"## {number}. " + self.say(f"lesson-{name}")
            settled = None
            for step in chapter.steps:
                yield from self._step(chapter, step, is_settled_before=step.settled == settled)
                if step.question is None:
                    settled = step.settled or settled
            yield ""
            link = f"{chapter.preset}.md#{chapter.rule}"
            yield f"[{self.say('lesson-in-full')}]({link})"

    def _step(
        self, chapter: LessonChapter, step: LessonStep, *, is_settled_before: bool
    ) -> Iterator[str]:
        """A step; a settlement is told once, however many steps speak of it."""
        if step.lays is not None:
            yield ""
            hand = " ".join(self._held(step.lays.own.hand))
            yield f"**{self.words.joined(self.say('lesson-docs-hand'), hand)}**"
        events = [event for acted in step.told for event in acted.did]
        if 0 < len(events) <= MOST_EVENTS:
            yield ""
            yield f"> {self._told(events)}"
        yield ""
        cited = f" [{', '.join(one.clause for one in step.clauses)}]" if step.clauses else ""
        yield self._said(step.say, chapter, step.params) + cited
        if step.question is not None:
            yield from self._question(step.question)
        elif step.settled is not None and not is_settled_before:
            yield from self._settled(step.settled)
        if step.do is not None:
            yield from self._doing(chapter, step)

    def _doing(self, chapter: LessonChapter, step: LessonStep) -> Iterator[str]:
        yield ""
        yield f"- **{self.say('lesson-docs-do', did=self._action(step.do or ''))}**"
        by_words: dict[str, list[LessonAnswer]] = {}
        for answer in step.answers:
            by_words.setdefault(answer.say, []).append(answer)
        for said, answers in by_words.items():
            cards = ", ".join(self._tried(answer.action) for answer in answers)
            params = {**step.params, **answers[0].params}
            instead = self.say("lesson-docs-instead", card=cards)
            yield f"- {instead} {self._said(said, chapter, params)}"
        acts = step.done.did if isinstance(step.done, ActedEvent) else []
        closed = [event for event in acts if isinstance(event, TookEvent)]
        if closed:
            yield ""
            yield f"> {self._told(closed)}"

    def _question(self, question: Question) -> Iterator[str]:
        yield ""
        for place, answer in enumerate(question.answers):
            told = str(self._word(answer))
            yield f"- **{told}** ✓" if place == question.right else f"- {told}"

    def _settled(self, settled: Settled) -> Iterator[str]:
        yield ""
        for payment in settled.payments:
            payer, payee = (self._account(one) for one in (payment.payer, payment.payee))
            card = self.words.card(Card.parse(payment.card)) if payment.card else ""
            why = self.say(
                f"pay-{payment.why}",
                card=card,
                trick=payment.trick or 0,
                payer=payer,
                payee=payee,
            )
            yield f"- {payer} → {payee} **{payment.fiches}**: {why} [{payment.rule}]"

    # Words

    def _said(self, message: str, chapter: LessonChapter, facts: Mapping[str, Word]) -> str:
        given: dict[str, object] = dict(chapter.amounts)
        given |= {name: self._word(word) for name, word in facts.items()}
        for name, value in list(given.items()):
            if isinstance(value, int):
                given[f"{name}_fiches"] = self.say("lesson-fiches", count=value)
                given[f"{name}_points"] = self.say("points", count=value)
        return self.say(message, **given)

    def _word(self, word: Word) -> int | str:
        match word:
            case Word(is_a="seat", seat=str(letter)):
                return self.words.player(Seat[letter])
            case Word(is_a="cards", cards=cards):
                return " ".join(self.words.card(Card.parse(card)) for card in cards)
            case Word(number=int(number)):
                return number
        raise ValueError(f"the lesson speaks of no {word.is_a}")

    def _action(self, action: str) -> str:
        discard = self.say("web-do-discard")
        tried = self._tried(action)
        return f"{discard} {tried}" if action.startswith("discard") else tried

    def _tried(self, action: str) -> str:
        _, _, card = action.partition(" ")
        return self.words.card(Card.parse(card)) if card else self.say("web-do-decline")

    def _account(self, account: str) -> str:
        return self.say("pool") if account == "pool" else self.words.player(Seat[account])

    def _held(self, hand: Iterable[str]) -> Iterator[str]:
        cards = [Card.parse(card) for card in hand]
        for suit in Suit:
            yield from (self.words.card(card) for card in cards if card.suit is suit)

    def _told(self, events: Iterable[AnyGameEvent]) -> str:
        return " · ".join(self._event(event) for event in events)

    def _event(self, event: AnyGameEvent) -> str:
        name = self.words.player(Seat[event.seat])
        match event:
            case PlayedEvent(card=card):
                return self.words.joined(name, self.words.card(Card.parse(card)))
            case TookEvent(points=points):
                return f"▲ {self.words.joined(name, self.say('points', count=points))}"
            case DeclinedEvent():
                return self.words.joined(name, self.say("web-exchange-declined"))
            case _:
                return self.words.joined(name, self.say("web-exchange-used"))
