"""A chapter played through, and told to its learner from what he may see."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

from quinola.actions import Action, Decline, Discard, Play, parse_action, verify
from quinola.deal import Phase
from quinola.events import Event, TrickTaken
from quinola.lesson.course import (
    ANY,
    LEARNER,
    Answer,
    Chapter,
    Prepared,
    Step,
    chapter,
    rules_of_the_course,
)
from quinola.lesson.facts import Fact, fact, facts, payment
from quinola.lesson.messages import (
    Cited,
    Laid,
    LessonAnswer,
    LessonChapter,
    LessonRefusal,
    LessonStep,
    Question,
)
from quinola.lesson.stage import Stage
from quinola.locale import ENGLISH
from quinola.online import telling
from quinola.online.messages import ActedEvent, Settled, Word
from quinola.rulebook import rules_in_full
from quinola.rulebook.parameters import parameters
from quinola.rules import RuleViolation
from quinola.seats import Seat
from quinola.view import View, espagnolette_shown, view_of, witnessed
from quinola.written import letter_of


@cache
def told_chapter(name: str) -> LessonChapter:
    """A chapter with all its steps. Raises `KeyError` for one that there is not."""
    written = chapter(name)
    ruleset = rules_of_the_course()
    return LessonChapter(
        name=name,
        preset=ruleset.name,
        rule=written.rule,
        stakes=written.stakes,
        amounts=amounts(),
        steps=list(_steps(written)),
    )


@cache
def amounts() -> dict[str, int]:
    """All amounts, factors and sums of the rules, by the names that the rulebook gives them."""
    given = parameters(rules_of_the_course(), ENGLISH)
    return {name: value for name, value in given.items() if isinstance(value, int)}


@cache
def clauses() -> dict[str, tuple[str, ...]]:
    """The clauses behind each sentence of the rulebook."""
    return {
        said.sentence.id: said.clauses
        for section in rules_in_full(rules_of_the_course(), ENGLISH)
        for said in section.sentences
    }


def _steps(written: Chapter) -> Iterator[LessonStep]:
    rules = rules_of_the_course(stakes=written.stakes)
    for prepared in written.deals:
        stage = Stage(rules, prepared.dealt)
        stage.play(prepared.before)
        for step in prepared.steps:
            yield _told_step(written.name, prepared, step, stage)


def _told_step(name: str, prepared: Prepared, step: Step, stage: Stage) -> LessonStep:
    """What is told at a step; the stage goes on by what is done there."""
    lays = _laid(stage) if step is prepared.steps[0] else None
    told = list(_happenings(step.acts, stage))
    doing = None if step.do is None else parse_action(step.do)
    given = words(facts(step.facts, stage))
    answers = list(_answers(name, step, stage)) if doing else []
    refusals = list(_refusals(stage)) if doing else []
    settled = _settled(stage)
    reads = stage.transfers.index(payment(step.reads, stage)) if step.reads else None
    return LessonStep(
        say=f"lesson-{name}-{step.id}",
        params=given,
        clauses=_cited(step),
        lays=lays,
        told=told,
        do=step.do,
        done=_happening(LEARNER, doing, stage) if doing else None,
        as_good=list(step.as_good),
        answers=answers,
        refusals=refusals,
        question=_question(name, step, stage),
        settled=settled,
        reads=reads,
    )


def _cited(step: Step) -> list[Cited]:
    """Each clause once, with the first sentence of the step's that stands on it."""
    found: dict[str, str] = {}
    for rule in step.rules:
        for clause in clauses()[rule]:
            found.setdefault(clause, rule)
    return [Cited(clause=clause, rule=rule) for clause, rule in found.items()]


def _laid(stage: Stage) -> Laid:
    match, deal = stage.match, stage.deal
    own = telling.own_message(match, deal, LEARNER, laid=None, is_asked=deal.turn is LEARNER)
    return Laid(deal=telling.deal_message(match, deal), own=own)


def _view(stage: Stage) -> View:
    return view_of(stage.deal, LEARNER, stage.match.standing())


# What happens


def _happenings(written: tuple[str, ...], stage: Stage) -> Iterator[ActedEvent]:
    for seat, action in stage.acts(written):
        yield _happening(seat, action, stage)


def _happening(seat: Seat, action: Action, stage: Stage) -> ActedEvent:
    """Something done, as the learner is told of it."""
    return _acted(stage.act(seat, action), stage)


def _acted(events: tuple[Event, ...], stage: Stage) -> ActedEvent:
    deal = stage.deal
    shown = espagnolette_shown(deal)
    shows = deal.phase is not Phase.OVER and any(isinstance(one, TrickTaken) for one in events)
    return ActedEvent(
        did=[telling.game_event(witnessed(one, LEARNER, deal.ruleset)) for one in events],
        phase=telling.phase_name(deal.phase),
        turn=None if deal.turn is None else letter_of(deal.turn),
        choice=telling.choice_for(_view(stage)) if deal.turn is LEARNER else None,
        standing=telling.standing_message(stage.match.standing()) if shows else None,
        espagnolette=None if shown is None else letter_of(shown),
    )


def _settled(stage: Stage) -> Settled | None:
    if stage.settled is None:
        return None
    return telling.settled_message(stage.match, 1, {}, None, helped=False)


# What is said to other actions than the one that is wanted


def _answers(name: str, step: Step, stage: Stage) -> Iterator[LessonAnswer]:
    for action in _view(stage).actions():
        text = str(action)
        if text == step.do or text in step.as_good:
            continue
        answer = step.answers.get(text) or step.answers.get(ANY)
        if answer is None:
            continue
        yield _answer(name, answer, action, stage.again())


def _answer(name: str, answer: Answer, action: Action, stage: Stage) -> LessonAnswer:
    then = []
    if answer.then:
        then = [_happening(LEARNER, action, stage), *_happenings(answer.then, stage)]
    return LessonAnswer(
        action=str(action),
        say=f"lesson-{name}-{answer.say}",
        params=words(facts(answer.facts, stage)),
        then=then,
    )


def _refusals(stage: Stage) -> Iterator[LessonRefusal]:
    """What the rules say to each card of the learner's that they forbid, and to declining."""
    for action in _thinkable(stage):
        try:
            verify(stage.deal, LEARNER, action)
        except RuleViolation as violation:
            yield LessonRefusal(action=str(action), refused=telling.refused(None, violation))


def _thinkable(stage: Stage) -> Iterator[Action]:
    hand = _view(stage).hand
    if stage.deal.phase is Phase.EXCHANGE:
        yield from (Discard(card) for card in hand)
        yield Decline()
    else:
        yield from (Play(card) for card in hand)


def _question(name: str, step: Step, stage: Stage) -> Question | None:
    if not step.asks:
        return None
    assert step.wrong is not None
    return Question(
        answers=[telling.word(fact(text, stage)) for text in step.asks],
        right=step.right,
        wrong=f"lesson-{name}-{step.wrong}",
    )


def words(given: dict[str, Fact]) -> dict[str, Word]:
    """Facts as parameters of messages."""
    return {name: telling.word(value) for name, value in given.items()}
