"""The lesson: prepared deals that the core plays, facts that it works out, words for all of it."""

from __future__ import annotations

import gzip
import re
import subprocess
import sys
from importlib.resources import files
from pathlib import Path

import msgspec
import pytest

from quinola import locale
from quinola.actions import Play, parse_action, perform, verify
from quinola.deal import Deal
from quinola.lesson import CHAPTERS, chapter, told_chapter
from quinola.lesson.course import LEARNER, Prepared, rules_of_the_course
from quinola.lesson.facts import fact
from quinola.lesson.messages import LessonChapter, LessonStep
from quinola.lesson.stage import Stage
from quinola.locale import LANGUAGES
from quinola.online.messages import Deal as ToldDeal
from quinola.online.messages import PlayedEvent
from quinola.rules import RuleViolation
from quinola.seats import Seat
from tests.cli.running import environment

DOCS = Path(__file__).parents[2] / "docs" / "rules"
WEB = Path(__file__).parents[2] / "web"

STEPS = [(name, step) for name in CHAPTERS for step in told_chapter(name).steps]
PREPARED = [(name, deal) for name in CHAPTERS for deal in chapter(name).deals]
LONGEST = 340
"""Letters: about what a small phone shows beside the cards without scrolling."""


def words_of(step: LessonStep) -> set[str]:
    said = {step.say, *(answer.say for answer in step.answers)}
    return said | ({step.question.wrong} if step.question else set())


def test_every_chapter_is_a_file_and_every_file_a_chapter() -> None:
    found = {file.name for file in files("quinola.lesson").joinpath("chapters").iterdir()}
    assert found == {f"{name}.toml" for name in CHAPTERS}
    assert 8 <= len(CHAPTERS) <= 10


@pytest.mark.parametrize(("name", "prepared"), PREPARED)
def test_a_prepared_deal_is_played_as_the_rules_allow(name: str, prepared: Prepared) -> None:
    """By a deal of its own, not by the lesson's stage."""
    deal = Deal(rules_of_the_course(), prepared.dealt)
    stage = Stage(rules_of_the_course(), prepared.dealt)
    written = list(prepared.before)
    for step in prepared.steps:
        written += step.acts
        written += [f"{LEARNER} {step.do}"] if step.do else []
    stage.play(written)
    for seat, action in stage.done:
        verify(deal, seat, action)
        perform(deal, seat, action)
    assert deal.events == stage.deal.events
    assert len(stage.done) > len(prepared.before)


def test_whatever_the_learner_does_has_one_answer() -> None:
    for name, step in STEPS:
        named = [
            *([step.do] if step.do else []),
            *step.as_good,
            *(answer.action for answer in step.answers),
            *(refusal.action for refusal in step.refusals),
        ]
        assert len(named) == len(set(named)), (name, step.say)
        # Where nothing is to be done, or something is asked, no card is spoken of.
        assert bool(named) is (step.do is not None) is (step.done is not None)
        assert not (step.do and step.question)
        if step.question:
            answers = [msgspec.json.encode(answer) for answer in step.question.answers]
            assert len(set(answers)) == len(answers) >= 2
            assert 0 <= step.question.right < len(answers)


@pytest.mark.parametrize(("name", "prepared"), PREPARED)
def test_lawful_and_forbidden_actions_are_told_apart_as_the_core_does(
    name: str, prepared: Prepared
) -> None:
    told = {step.say: step for step in told_chapter(name).steps}
    stage = Stage(rules_of_the_course(), prepared.dealt)
    stage.play(prepared.before)
    for step in prepared.steps:
        stage.play(step.acts)
        if step.do is None:
            continue
        assert stage.deal.turn is LEARNER
        shown = told[f"lesson-{name}-{step.id}"]
        refused = {refusal.action: refusal.refused for refusal in shown.refusals}
        lawful = {*step.as_good, step.do, *(answer.action for answer in shown.answers)}
        for card in stage.deal.hands[LEARNER]:
            action = Play(card) if stage.deal.trick else parse_action(f"discard {card}")
            if str(action) not in refused:
                verify(stage.deal, LEARNER, action)
                continue
            with pytest.raises(RuleViolation) as violation:
                verify(stage.deal, LEARNER, action)
            assert refused[str(action)].reason == violation.value.reason
            assert refused[str(action)].rule == violation.value.rule
        assert lawful.isdisjoint(refused)
        assert len(refused) <= len(stage.deal.hands[LEARNER])
        stage.play([f"{LEARNER} {step.do}"])


def test_the_lesson_tries_a_forbidden_card_and_an_unwise_one() -> None:
    first = told_chapter("tricks").steps[1]
    assert {refusal.refused.reason for refusal in first.refusals} == {"follow-suit"}
    assert len(first.refusals) == 8
    king = next(answer for answer in first.answers if answer.action == "play Ks")
    # The king is played on, and takes the trick with its own 3 points and the jack's 1.
    assert [acted.did[0].seat for acted in king.then] == ["S", "E", "N"]
    assert king.params["points"].number == 4


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_step_can_be_said(language: str) -> None:
    for name, step in STEPS:
        for message in words_of(step):
            said = say(message, told_chapter(name), step, language)
            assert 10 < len(said) <= LONGEST, (message, len(said))
            assert "{" not in said


def say(message: str, told: LessonChapter, step: LessonStep, language: str) -> str:
    """As the pages say it, with every fact that the step or one of its answers has."""
    words = dict(step.params)
    for answer in step.answers:
        if answer.say == message:
            words |= answer.params
    given: dict[str, object] = dict(told.amounts)
    for name, word in words.items():
        given[name] = word.number if word.number is not None else word.seat or " ".join(word.cards)
    for name, value in list(given.items()):
        if isinstance(value, int):
            given[f"{name}_fiches"] = locale.say("lesson-fiches", language, count=value)
            given[f"{name}_points"] = locale.say("points", language, count=value)
    return locale.say(message, language, **given)


def test_there_are_no_words_of_steps_that_are_gone() -> None:
    source = files("quinola.locale").joinpath("en", "lesson.ftl").read_text(encoding="utf-8")
    written = set(re.findall(rf"^(lesson-(?:{'|'.join(CHAPTERS)})-[\w-]+) =", source, re.MULTILINE))
    assert written == set().union(*(words_of(step) for _, step in STEPS))


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_amount_of_the_rules_is_typed(language: str) -> None:
    """Numbers in figures are what plain cards count, and nothing else."""
    source = files("quinola.locale").joinpath(language, "lesson.ftl").read_text(encoding="utf-8")
    for line in source.splitlines():
        message = line.partition(" =")[0]
        if message.startswith("#"):
            continue
        typed = re.findall(r"\d+", re.sub(r"\{[^}]*\}", "", line))
        counts = {"lesson-tricks-points": ["4", "3", "2", "1"]}
        assert set(typed) <= {"2", "3"} or typed == counts.get(message), line


def test_the_right_answers_are_worked_out() -> None:
    """What is right is a fact of the core, what is wrong may be a number."""
    for name, prepared in PREPARED:
        for step in prepared.steps:
            if step.asks and name != "aces":
                assert not step.asks[step.right].startswith("number"), (name, step.id)
    taker = told_chapter("aces").steps[1].question
    assert taker is not None
    stage = Stage(rules_of_the_course(), chapter("aces").deals[0].dealt)
    stage.play((*chapter("aces").deals[0].before, "W play 9c", "S play As", "E play Qc"))
    stage.play(["N play 3c"])
    assert taker.answers[taker.right].seat == str(stage.deal.tricks[0].taker)


@pytest.mark.parametrize(
    "text",
    [
        "W > S ace-placed As",
        "E > S quinola-placed",
        "W took 1",
        "winner N",
        "loser N",
        "worth",
        "option family no_such",
        "nonsense",
    ],
)
def test_a_claim_that_does_not_hold_is_no_fact(text: str) -> None:
    """In the chapter on aces, E took the first trick and paid for the ace."""
    deal = chapter("aces").deals[0]
    stage = Stage(rules_of_the_course(), deal.dealt)
    stage.play((*deal.before, "W play 9c", "S play As", "E play Qc", "N play 3c"))
    assert fact("E > S ace-placed As", stage) == 1
    assert fact("E took 1", stage) == 6
    with pytest.raises((ValueError, AttributeError)):
        fact(text, stage)


def test_the_learner_is_told_no_card_that_he_may_not_see() -> None:
    for name in CHAPTERS:
        stage: Stage | None = None
        deals = iter(chapter(name).deals)
        for step in told_chapter(name).steps:
            if step.lays:
                prepared = next(deals)
                stage = Stage(rules_of_the_course(), prepared.dealt)
                stage.play(prepared.before)
                assert isinstance(step.lays.deal, ToldDeal)
                hand = {str(card) for card in stage.deal.hands[LEARNER]}
                assert set(step.lays.own.hand) == hand
                hidden = [event for event in step.lays.deal.events if event.seat != "S"]
                assert not any(getattr(event, "drawn", None) for event in hidden)
            for acted in step.told:
                for event in acted.did:
                    if not isinstance(event, PlayedEvent) and event.seat != LEARNER.name:
                        assert getattr(event, "card", None) is None
                if acted.choice is not None:
                    assert acted.turn == LEARNER.name


def test_what_is_refused_says_nothing_of_other_hands() -> None:
    for name, step in STEPS:
        for refusal in step.refusals:
            assert refusal.refused.params["seat"].seat == LEARNER.name, name


def test_the_whole_deal_is_won_by_the_learner_and_read_line_by_line() -> None:
    steps = told_chapter("deal").steps
    settled = steps[-1].settled
    assert settled is not None
    assert settled.verdict.order[0] == Seat.S.name
    read = [step.reads for step in steps if step.reads is not None]
    stakes = sum(payment.why == "stake" for payment in settled.payments)
    # The payment for the quinola is read with the pool that it draws.
    missing = set(range(stakes, len(settled.payments))) - set(read)
    assert [settled.payments[place].why for place in missing] == ["quinola-placed"]
    assert sum(settled.net) + settled.pool == 0


def test_the_pages_to_read_are_current(tmp_path: Path) -> None:
    """Written anew by this command."""
    command = [sys.executable, "-m", "quinola.lesson", str(tmp_path)]
    subprocess.run(command, check=True, env=environment())
    for language in LANGUAGES:
        written = (tmp_path / language / "lesson.md").read_text(encoding="utf-8")
        assert (DOCS / language / "lesson.md").read_text(encoding="utf-8") == written


@pytest.mark.parametrize("language", LANGUAGES)
def test_links_into_the_rules_lead_to_their_sentences(language: str) -> None:
    text = (DOCS / language / "lesson.md").read_text(encoding="utf-8")
    links = re.findall(r"\]\(classic\.md#([\w-]+)\)", text)
    rules = (DOCS / language / "classic.md").read_text(encoding="utf-8")
    assert len(links) == len(CHAPTERS)
    for link in links:
        assert f'<a id="{link}"></a>' in rules


def test_the_pages_are_tested_with_what_is_told_now() -> None:
    """Written anew by `python web/tests/lessons.py`."""
    kept = gzip.decompress((WEB / "tests" / "lessons.json.gz").read_bytes())
    assert kept == msgspec.json.encode([told_chapter(name) for name in CHAPTERS])
