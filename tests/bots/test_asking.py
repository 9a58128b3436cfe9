"""A bot that fails is replaced for the move, and the reason is told."""

from __future__ import annotations

import threading
from random import Random
from typing import Any

import pytest

from quinola.actions import Announce, Decline, Discard, Pass, Play
from quinola.bots import BOTS, Stumble, ask
from quinola.cards import Card
from quinola.rules import preset
from quinola.seats import SEATS
from quinola.view import View
from tests.bots.situations import announcing, exchanging, playing

N, E, S, W = SEATS
MOMENT = playing(preset("classic"), {N: "84.532.A53.742"}, "5s 2s")


class Answering:
    """Answers with whatever it was given."""

    name = "answering"

    def __init__(self, answer: Any) -> None:
        self.answer = answer

    def act(self, view: View, deadline: float) -> Any:
        return self.answer


class Raising:
    name = "raising"

    def __init__(self, error: BaseException) -> None:
        self.error = error

    def act(self, view: View, deadline: float) -> Any:
        raise self.error


class Sleeping:
    """Sleeps until it is woken at the end of the test."""

    name = "sleeping"

    def __init__(self) -> None:
        self.wake = threading.Event()

    def act(self, view: View, deadline: float) -> Any:
        self.wake.wait(60)
        return view.actions()[0]


def test_legal_answer_is_taken_as_it_is() -> None:
    move = ask(Answering(Play(Card.parse("8s"))), MOMENT.view(), Random(1))
    assert (str(move.action), move.stumble) == ("play 8s", None)


@pytest.mark.parametrize("error", [ValueError("no idea"), KeyError(1), RecursionError(), OSError()])
def test_bot_that_raises_is_replaced(error: Exception) -> None:
    move = ask(Raising(error), MOMENT.view(), Random(1))
    assert move.stumble is Stumble.RAISED
    assert move.action in MOMENT.view().actions()


def test_bot_that_sleeps_on_is_replaced() -> None:
    bot = Sleeping()
    move = ask(bot, MOMENT.view(), Random(1), seconds=0.01)
    bot.wake.set()
    assert move.stumble is Stumble.STALLED
    assert move.action in MOMENT.view().actions()


@pytest.mark.parametrize(
    "answer",
    [
        Play(Card.parse("Ad")),  # does not follow suit
        Play(Card.parse("Ks")),  # not held
        Discard(Card.parse("8s")),
        Decline(),
        Announce(),
        Pass(),
        None,
        "play 8s",
        42,
        [],
        Card.parse("8s"),
    ],
    ids=str,
)
def test_illegal_or_senseless_answer_is_replaced(answer: object) -> None:
    move = ask(Answering(answer), MOMENT.view(), Random(1))
    assert move.stumble is Stumble.ILLEGAL
    assert move.action in MOMENT.view().actions()


def test_stand_in_passes_where_it_may() -> None:
    # It announces nothing for a bot that could not answer.
    moment = announcing(preset("family"), {S: "A93.AJ5.A7.543"})
    move = ask(Answering(None), moment.view(), Random(1))
    assert (move.action, move.stumble) == (Pass(), Stumble.ILLEGAL)


def test_stand_in_follows_its_own_chance_only() -> None:
    moves = {str(ask(Answering(None), MOMENT.view(), Random(7)).action) for _ in range(5)}
    assert len(moves) == 1


@pytest.mark.usefixtures("few_worlds")
@pytest.mark.parametrize("name", BOTS)
def test_every_level_answers_when_asked(name: str) -> None:
    bot = BOTS[name](Random(3))
    assert bot.name == name
    for moment in (MOMENT, exchanging(preset("classic"), {N: "A4.653.8653.52"})):
        move = ask(bot, moment.view(), Random(1), seconds=30)
        assert move.stumble is None
