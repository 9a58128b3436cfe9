"""`quinola solve`: what each could have done in a deal, had all seen all cards."""

from __future__ import annotations

import json
import re
import sys
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any

import click

from quinola.cards import Card
from quinola.cli.completing import RECORDS, files
from quinola.cli.reading import open_records
from quinola.cli.speech import echo, language_option, show, width, words_for
from quinola.deal import Deal, Phase
from quinola.match import Match, SettledDeal
from quinola.record import MatchRecord, RecordError, error_result, read_record, replay
from quinola.seats import SEATS, Seat
from quinola.wording import Words

if TYPE_CHECKING:
    from quinola.solver import Answer, Prospects, Reckoning

NAME = 16
"""Columns that a name may take."""

FIRST_TOLD = 4
"""The trick from which a finished deal is gone through: before it an answer may take minutes."""


def _cards_before(
    _context: click.Context, _option: click.Parameter, value: str | None
) -> int | None:
    """A place in the play as the number of cards before it: `7.3` is the third card of trick 7."""
    if value is None:
        return None
    match = re.fullmatch(r"([1-9]|1[01])\.([1-4])", value)
    if match is None:
        raise click.BadParameter(f"{value!r} is not a trick from 1 to 11 and a card from 1 to 4.")
    return len(SEATS) * (int(match[1]) - 1) + int(match[2]) - 1


@dataclass(frozen=True, slots=True)
class Solved:
    """A position of a deal and what was found of it."""

    number: int
    deal: Deal
    prospects: tuple[Prospects, ...]
    reckoning: Reckoning | None


@click.command()
@click.argument("file", shell_complete=files(*RECORDS))
@click.option("--deal", "number", type=click.IntRange(min=1), help="This deal; else the last one.")
@click.option(
    "--at",
    "point",
    metavar="TRICK.CARD",
    callback=_cards_before,
    help="Before this card: 7.3 is the third card of trick 7.",
)
@click.option(
    "--seat",
    type=click.Choice([str(seat) for seat in SEATS], case_sensitive=False),
    help="This seat only, with a best play for each answer.",
)
@click.option("--json", "as_json", is_flag=True, help="Print JSON, as programs read it.")
@language_option
def solve(
    file: str, number: int | None, point: int | None, seat: str | None, as_json: bool
) -> None:
    """Work out with open cards what each player can do against the three others.

    FILE is as for `settle`. Told are the points a player can hold himself to if he wants few, and
    those he comes to if he wants many, while the others want the contrary; whether he can take
    every trick to come, or none. In the last four tricks also what all come to, in fiches, if
    each plays for himself. Without `--at`, an unfinished deal is taken where it stands; a finished
    one is gone through before each trick from the fourth on. From the first lead (`--at 1.1`) an
    answer can take minutes.
    """
    seats = SEATS if seat is None else (Seat[seat.upper()],)

    def solve_record(value: Any) -> tuple[MatchRecord, list[Solved]]:
        record = read_record(value)
        return record, list(_all_solved(record, number, point, seats))

    with open_records(file) as reading:
        for told in reading.each(solve_record):
            if not isinstance(told, RecordError):
                record, positions = told
                if as_json:
                    echo(json.dumps(_as_json(positions)))
                else:
                    words = words_for(record.players)
                    show(_told(positions, words, with_lines=seat is not None))
            elif as_json and reading.is_lines:
                echo(json.dumps(error_result(told)))
    sys.exit(reading.status)


def _all_solved(
    record: MatchRecord, number: int | None, point: int | None, seats: Sequence[Seat]
) -> Iterator[Solved]:
    number = len(record.deals) if number is None else number
    if not 1 <= number <= len(record.deals):
        raise RecordError("show-no-deal", number=number, count=len(record.deals))
    for place in _places(record, number, point):
        yield _solved(record, number, place, seats)


def _places(record: MatchRecord, number: int, point: int | None) -> Sequence[int]:
    """Before which cards of the deal to solve it, as cards already played."""
    recorded = record.deals[number - 1]
    if recorded.void is not None:
        raise RecordError("solve-not-in-play", deal=number)
    # The play after the point must be sound too.
    whole = replay(replace(record, deals=record.deals[:number]), finished=False)
    if point is not None and point > len(recorded.play):
        trick, card = point // len(SEATS) + 1, point % len(SEATS) + 1
        raise RecordError("solve-not-so-far", deal=number, trick=trick, card_number=str(card))
    if point is not None:
        return (point,)
    if whole.deal is not None:
        return (len(recorded.play),)
    return range(len(SEATS) * (FIRST_TOLD - 1), len(recorded.play), len(SEATS))


def _solved(record: MatchRecord, number: int, place: int, seats: Sequence[Seat]) -> Solved:
    from quinola.kernels.solving.each_for_himself import TRICKS_LEFT
    from quinola.solver import Solver

    match = _stopped(record, number, place)
    deal = match.deal
    if deal is None or deal.phase is not Phase.PLAY:
        raise RecordError("solve-not-in-play", deal=number)
    solver = Solver(deal)
    reckoning = None
    if solver.tricks_left <= TRICKS_LEFT:
        faults = record.deals[number - 1].irregularities
        reckoning = solver.for_themselves(
            pool=match.pool, drawn_before=_drawn(match), faults=faults
        )
    return Solved(number, deal, tuple(map(solver.prospects, seats)), reckoning)


def _stopped(record: MatchRecord, number: int, place: int) -> Match:
    """The match with its deal stopped before a card, and everything before it settled."""
    recorded = record.deals[number - 1]
    stopped = replace(recorded, play=recorded.play[:place], claims=frozenset())
    match = replay(replace(record, deals=(*record.deals[: number - 1], stopped)), finished=False)
    deal = match.deal
    # A record without a play does not say whether all were asked; who did not announce, passed.
    while recorded.play and deal is not None and deal.phase is Phase.ANNOUNCE:
        assert deal.turn is not None
        deal.pass_by(deal.turn)
    return match


def _drawn(match: Match) -> bool:
    """Whether the pool was drawn in the last deal played before."""
    settled = [past for past in match.past if isinstance(past, SettledDeal)]
    return bool(settled) and settled[-1].settlement.drawn


# JSON


def _as_json(positions: Sequence[Solved]) -> dict[str, Any]:
    return {
        "deal": positions[0].number,
        "positions": [_position_as_json(solved) for solved in positions],
    }


def _position_as_json(solved: Solved) -> dict[str, Any]:
    trick = solved.deal.trick
    assert trick is not None
    return {
        "trick": trick.number,
        "card": len(trick.plays) + 1,
        "turn": str(solved.deal.turn),
        "seats": {str(found.seat): _seat_as_json(found) for found in solved.prospects},
        "each_for_himself": _reckoning_as_json(solved.reckoning),
    }


def _seat_as_json(found: Prospects) -> dict[str, Any]:
    return {
        "points": found.taken,
        "unbeaten": found.unbeaten,
        "avoiding": _answer_as_json(found.avoiding, found.avoiding.value),
        "gathering": _answer_as_json(found.gathering, found.gathering.value),
        "every_trick": _answer_as_json(found.every_trick, bool(found.every_trick.value)),
        "no_trick": _answer_as_json(found.no_trick, bool(found.no_trick.value)),
    }


def _answer_as_json(answer: Answer, value: int | bool) -> dict[str, Any]:
    return {"value": value, "line": [str(card) for card in answer.line]}


def _reckoning_as_json(reckoning: Reckoning | None) -> dict[str, Any] | None:
    if reckoning is None:
        return None
    nets = {str(seat): reckoning.nets[seat] for seat in SEATS}
    return {"net": nets, "line": [str(card) for card in reckoning.line]}


# For people


def _told(positions: Sequence[Solved], words: Words, *, with_lines: bool) -> Iterator[str]:
    for solved in positions:
        yield from _position_told(solved, words)
        if with_lines:
            yield from _lines_told(solved, words)
        if solved is not positions[-1]:
            yield ""


def _position_told(solved: Solved, words: Words) -> Iterator[str]:
    from quinola.columns import heading, paragraph, table
    from quinola.statement import shortened

    short = shortened(words, NAME)
    trick = solved.deal.trick
    assert trick is not None
    yield from heading(
        words.say(
            "solve-before",
            number=solved.number,
            trick=str(trick.number),
            card=str(len(trick.plays) + 1),
            seat=solved.deal.turn,
        ),
        width(),
    )
    columns = ("so-far", "avoiding", "gathering", "every-trick", "no-trick")
    rows = [["", *(words.say(f"solve-{column}") for column in columns)]]
    rows += [_row(found, short) for found in solved.prospects]
    yield from (f"  {line}" for line in table(rows, None, right=(1, 2, 3), limits={0: NAME}))
    if solved.reckoning is not None:
        yield from paragraph(_nets_told(solved.reckoning, words), width())


def _row(found: Prospects, words: Words) -> list[str]:
    every = "yes" if found.every_trick.value else "no"
    if found.unbeaten and found.every_trick.value:
        every = "reversis"
    return [
        words.player(found.seat),
        str(found.taken),
        str(found.avoiding.value),
        str(found.gathering.value),
        words.say(f"solve-{every}"),
        words.say("solve-yes" if found.no_trick.value else "solve-no"),
    ]


def _nets_told(reckoning: Reckoning, words: Words) -> str:
    nets = [f"{words.player(seat)}\u00a0{reckoning.nets[seat]:+}" for seat in SEATS]
    return words.say("solve-each-for-himself", nets=", ".join(nets).replace("-", "−"))


def _lines_told(solved: Solved, words: Words) -> Iterator[str]:
    from quinola.columns import paragraph

    trick = solved.deal.trick
    assert trick is not None
    (found,) = solved.prospects
    lines = {
        "avoiding": found.avoiding.line,
        "gathering": found.gathering.line,
        "every-trick": found.every_trick.line,
        "no-trick": found.no_trick.line,
    }
    if solved.reckoning is not None:
        lines["alone"] = solved.reckoning.line
    for name, line in lines.items():
        yield words.say(f"solve-line-{name}")
        yield from paragraph(_by_tricks(line, len(trick.plays), words), width())


def _by_tricks(line: Sequence[Card], begun: int, words: Words) -> str:
    """The cards of a play in order, a bar between the tricks; spaces within one do not break."""
    first = len(SEATS) - begun
    starts = [0, *range(first, len(line), len(SEATS))]
    ends = [*starts[1:], len(line)]
    tricks = (line[start:end] for start, end in zip(starts, ends, strict=True))
    return " | ".join("\u00a0".join(map(words.card, trick)) for trick in tricks)
