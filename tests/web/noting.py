"""People who note a deal in the page, tap by tap, answering what it asks."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from quinola.bookkeeping.question import QUESTIONS, Answer, Kind, Question
from quinola.outcome import Manner, outcome_of
from quinola.rules import PRESETS, Ruleset
from quinola.seats import SEATS, Seat
from tests.bookkeeping.noting import Witness
from tests.strategies import played_out

if TYPE_CHECKING:
    from collections.abc import Sequence
    from random import Random

    from playwright.sync_api import Locator, Page

MOST_QUESTIONS: Final = 60
PLAYERS: Final = ("Anna", "Boris", "Clara", "David")


def witnesses(ruleset: Ruleset, rng: Random, dealers: Sequence[Seat]) -> list[Witness]:
    """People who saw a deal each, the first of which has no reversis."""
    found: list[Witness] = []
    while len(found) < len(dealers):
        deal = played_out(ruleset, rng)
        outcome = outcome_of(deal)
        is_first = not found
        if outcome.dealer is dealers[len(found)] and not (is_first and outcome.first_nine):
            party = tuple(deal.party) if len(found) % 2 else None
            found.append(Witness(outcome, ruleset, party))
    return found


def begin(
    page: Page, preset: str = "classic", dealer: Seat = Seat.N, players: Sequence[str] = PLAYERS
) -> None:
    """A new evening of four players, where one is to be agreed on."""
    for field, player in zip(page.locator(".names input").all(), players, strict=True):
        field.fill(player)
    _choose(page.locator(".setup fieldset").nth(1), SEATS.index(dealer))
    _choose(page.locator(".setup fieldset").nth(2), PRESETS.index(preset))
    page.locator(".setup .first").click()
    page.locator(".deal").wait_for()


def _choose(choices: Locator, place: int) -> None:
    # The radio buttons themselves are unseen: one taps on their labels.
    choices.locator("label").nth(place).click()


def note(page: Page, witness: Witness) -> list[str]:
    """Answer whatever is asked until the deal is settled; the ids of the questions."""
    asked: list[str] = []
    for _ in range(MOST_QUESTIONS):
        question = open_question(page)
        if question is None:
            return asked
        asked.append(question.id)
        answer(page, question, witness.answer(question))
    raise AssertionError(f"there is no end of questions: {asked}")


def open_question(page: Page) -> Question | None:
    """What is asked now; None if the deal is settled."""
    page.locator(".ask .open, .came").first.wait_for()
    if page.locator(".came").count():
        return None
    name = page.locator(".ask:has(.open)").get_attribute("data-question")
    assert name is not None
    return QUESTIONS[name]


def answer(page: Page, question: Question, given: Answer) -> None:
    """Tap an answer to the question that is open, and wait until it is noted."""
    ask = page.locator(f'.ask[data-question="{question.id}"]')
    match question.kind:
        case Kind.COUNTS:
            assert isinstance(given, tuple)
            for field, count in zip(ask.locator("input").all(), given, strict=True):
                field.fill(str(count))
            ask.locator(".done").click()
        case Kind.PARTY:
            _answer_party(ask, given)
        case _:
            ask.locator(".choices button").nth(_place(question, given)).click()
    ask.locator(".answered").wait_for()


def _answer_party(ask: Locator, given: Answer) -> None:
    if isinstance(given, int):
        _choose(ask.locator("fieldset"), 1)
        ask.locator("form input").fill(str(given))
    else:
        assert isinstance(given, tuple)
        _choose(ask.locator("fieldset"), 0)
        for card in given:
            ask.locator(f'[data-card="{card}"]').click()
    ask.locator(".done").click()


def _place(question: Question, given: Answer) -> int:
    """Which of the answers that can be tapped it is."""
    match question.kind:
        case Kind.SEAT:
            return SEATS.index(Seat(given))  # type: ignore[arg-type]
        case Kind.SEAT_OR_NOBODY:
            return 0 if given is None else 1 + SEATS.index(Seat(given))  # type: ignore[arg-type]
        case Kind.MANNER:
            manners = [*Manner, None]
            return manners.index(given)
        case _:
            return int(bool(given))


def correct(page: Page, question: Question, given: Answer) -> None:
    """Answer a question of the deal that is shown otherwise."""
    page.locator(f'.ask[data-question="{question.id}"] .answered').click()
    answer(page, question, given)
