"""What the teacher speaks of, asked of the game's core: no number of the lesson is typed.

A fact is written in a few words, and claims what it names: a payment that nobody makes, or a trick
that another takes, is a `ValueError` and no lesson.

    E > S ace-placed Ad     what E pays S for it in fiches; the card may be left out
    E took 3                the points in trick 3, which E took
    points E, tricks E      what E has taken so far
    received E              everything that E has been paid so far
    pool, remise            what is in the pool, and what was when play began
    winner E, loser E       the seat, if it wins or loses the party
    party                   its four cards, when the deal is over
    worth                   its price
    seat E                  the seat
    net E                   what the whole deal brought E
    number 2                the number
    option ace              an amount of the rules; `option family stake` of another rule set
"""

from __future__ import annotations

from collections.abc import Mapping

from quinola.cards import Card
from quinola.ledger import POOL, Account, Transfer
from quinola.lesson.course import rules_of_the_course
from quinola.lesson.stage import Stage
from quinola.outcome import points_in
from quinola.rules import preset
from quinola.seats import Seat

Fact = int | Seat | tuple[Card, ...]


def facts(written: Mapping[str, str], stage: Stage) -> dict[str, Fact]:
    """Each fact by the name that the words give it."""
    return {name: fact(text, stage) for name, text in written.items()}


def fact(text: str, stage: Stage) -> Fact:
    """One fact. Raises `ValueError` where it is none."""
    match text.split():
        case [_, ">", *_]:
            return payment(text, stage).fiches
        case [seat, "took", number]:
            return _points_of_trick(stage, Seat[seat], int(number))
        case ["points", seat]:
            return points_in(stage.deal.tricks, stage.deal.ruleset)[Seat[seat]]
        case ["tricks", seat]:
            return sum(trick.taker is Seat[seat] for trick in stage.deal.tricks)
        case ["received", seat]:
            return sum(one.fiches for one in stage.transfers if one.payee is Seat[seat])
        case ["pool"]:
            settled = stage.settled
            return settled.pool if settled else stage.match.standing().pool
        case ["remise"]:
            settled = stage.settled
            return settled.settlement.remise if settled else stage.match.standing().remise
        case ["seat", seat]:
            return Seat[seat]
        case ["number", number]:
            return int(number)
        case ["option", option]:
            return _amount(rules_of_the_course().name, option)
        case ["option", name, option]:
            return _amount(name, option)
        case _:
            return _of_the_settlement(text, stage)


def payment(text: str, stage: Stage) -> Transfer:
    """The one payment that is meant by `E > S ace-placed Ad`."""
    payer, _, payee, why, *card = text.split()
    found = [
        one
        for one in stage.transfers
        if (one.payer, one.payee, one.why) == (_account(payer), _account(payee), why)
        and card in ([], [str(one.card)])
    ]
    if len(found) != 1:
        raise ValueError(f"{len(found)} payments are {text!r}")
    return found[0]


def _account(text: str) -> Account:
    return POOL if text == "pool" else Seat[text]


def _points_of_trick(stage: Stage, seat: Seat, number: int) -> int:
    trick = stage.deal.tricks[number - 1]
    if trick.taker is not seat:
        raise ValueError(f"{seat} did not take trick {number}")
    return sum(stage.deal.ruleset.trick_points[card] for _, card in trick.plays)


def _amount(name: str, option: str) -> int:
    value = getattr(preset(name), option)
    if not isinstance(value, int):
        raise ValueError(f"{option!r} is no amount")  # noqa: TRY004 (a fault of the chapter)
    return value


def _of_the_settlement(text: str, stage: Stage) -> Fact:
    if stage.settled is None:
        raise ValueError(f"not a fact, or not yet: {text!r}")
    verdict = stage.settled.settlement.verdict
    match text.split():
        case ["party"]:
            return tuple(stage.deal.party)
        case ["worth"]:
            return verdict.worth
        case ["net", seat]:
            return stage.settled.net[Seat[seat]]
        case ["winner", seat] if verdict.order[0] is Seat[seat]:
            return Seat[seat]
        case ["loser", seat] if verdict.order[-1] is Seat[seat]:
            return Seat[seat]
    raise ValueError(f"not a fact: {text!r}")
