"""`quinola review`: what each decision of a record was worth."""

from __future__ import annotations

import json
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final

import click

from quinola.cli.completing import RECORDS, files
from quinola.cli.reading import Reading, open_records
from quinola.cli.speech import echo, language_for, language_option, width, words_for
from quinola.cli.speech import show as print_out
from quinola.locale import say
from quinola.match import Match
from quinola.record import MatchRecord, RecordError, error_result, read_record, replay
from quinola.seats import SEATS, Seat
from quinola.wording import Words

if TYPE_CHECKING:
    from quinola.analysis import DealReview, Judge, Tally

WORLDS: Final = 256


@click.command()
@click.argument("file", shell_complete=files(*RECORDS))
@click.option("--deal", "number", type=click.IntRange(min=1), help="Review this deal only.")
@click.option(
    "--level",
    type=click.Choice(["expert", "master"]),
    default="master",
    show_default=True,
    help="Who judges.",
)
@click.option(
    "--worlds",
    type=click.IntRange(1, 100_000),
    default=WORLDS,
    show_default=True,
    help="Deals each choice is tried in; more are slower and surer.",
)
@click.option("--json", "as_json", is_flag=True, help="Print JSON, as programs read it.")
@click.option("--summary", is_flag=True, help="Only the sums over all deals of the file.")
@language_option
def review(
    *, file: str, number: int | None, level: str, worlds: int, as_json: bool, summary: bool
) -> None:
    """Go through a record again: what each decision cost, and where it turned.

    Each decision is judged by what its player could know; docs/review.md tells how. FILE is as for
    `show`. The same file and options give the same review.
    """
    with open_records(file) as reading:
        reviewing = _Reviewing(reading, level, worlds, number)
        for reviewed in reading.each(reviewing.review):
            if isinstance(reviewed, RecordError):
                if as_json and reading.is_lines and not summary:
                    echo(json.dumps(error_result(reviewed)))
            elif not summary:
                _print(reviewed, reviewing, as_json=as_json)
        if summary and reviewing.has_judged:
            _print_summary(reviewing, as_json=as_json)
    sys.exit(reading.status)


@dataclass(frozen=True, slots=True)
class _Reviewed:
    """A match and the reviews of its deals."""

    record: MatchRecord
    match: Match
    deals: tuple[DealReview, ...]


class _Reviewing:
    """Reviews the matches of a file one after the other, and keeps the sums."""

    def __init__(self, reading: Reading, level: str, worlds: int, number: int | None) -> None:
        self.reading = reading
        self.level = level
        self.worlds = worlds
        self.number = number
        self._judge: Judge | None = None
        self._tally: Tally | None = None

    def review(self, value: Any) -> _Reviewed:
        """The reviews of one match. Raises `RecordError`."""
        record = read_record(value)
        match = replay(record, finished=False)
        if self.number is not None and self.number > len(record.deals):
            raise RecordError("show-no-deal", number=self.number, count=len(record.deals))
        words = words_for(record.players)
        deals = []
        for reviewed in self._deals(record, match):
            deals.append(reviewed)
            self.tally.add(reviewed, {seat: _name(seat, record, words) for seat in SEATS})
        return _Reviewed(record, match, tuple(deals))

    def _deals(self, record: MatchRecord, match: Match) -> Iterator[DealReview]:
        from quinola.analysis import Retelling, Reviewer

        if not record.deals:
            return
        first = record.deals[0].dealer
        assert first is not None
        judge = self.judge
        retelling = Retelling(match.ruleset, first, record.pool)
        with _progress() as tell:
            reviewer = Reviewer(
                judge,
                retelling,
                tell=lambda done, count: tell(retelling.match.number, done, count),
            )
            for number, past in enumerate(match.past, start=1):
                if self.number not in (None, number):
                    reviewer.skip(past)
                elif (reviewed := reviewer.review(past)) is not None:
                    yield reviewed
            number = match.number
            if match.deal is not None and self.number in (None, number):
                faults = record.deals[-1].irregularities
                decisions = retelling.tell_unfinished(match.deal, faults)
                if (reviewed := reviewer.judged(number, decisions)) is not None:
                    yield reviewed

    @property
    def judge(self) -> Judge:
        """Made when the first record is sound: it may have to be compiled."""
        if self._judge is None:
            from quinola.analysis import Judge

            _make_ready()
            self._judge = Judge(self.level, self.worlds)
        return self._judge

    @property
    def tally(self) -> Tally:
        if self._tally is None:
            from quinola.analysis import Tally

            self._tally = Tally()
        return self._tally

    @property
    def has_judged(self) -> bool:
        return self._tally is not None


def _name(seat: Seat, record: MatchRecord, words: Words) -> str:
    """By what a player is counted over many matches: the name, else the seat."""
    return words.player(seat) if seat in record.players else str(seat)


def _print(reviewed: _Reviewed, reviewing: _Reviewing, *, as_json: bool) -> None:
    from quinola.analysis.result import review_result
    from quinola.analysis.telling import review_lines, tally_lines
    from quinola.cli.naming import match_title

    level, worlds = reviewing.level, reviewing.worlds
    if as_json:
        echo(json.dumps(review_result(reviewed.deals, level=level, worlds=worlds)))
        return
    record, match = reviewed.record, reviewed.match
    words = words_for(record.players)
    place = reviewing.reading.place if reviewing.reading.is_lines else None
    print_out(match_title(match, len(record.deals), words, width(), place=place))
    for deal in reviewed.deals:
        echo()
        print_out(review_lines(deal, words, width(), by=level, worlds=worlds))
        if match.deal is not None and deal.number == match.number:
            echo(words.say("review-unfinished"))
    if len(reviewed.deals) > 1:
        from quinola.analysis import Tally

        tally = Tally()
        for deal in reviewed.deals:
            tally.add(deal, {seat: words.player(seat) for seat in SEATS})
        echo()
        print_out(tally_lines(tally, words, width()))
    if reviewing.reading.is_lines:
        echo()


def _print_summary(reviewing: _Reviewing, *, as_json: bool) -> None:
    from quinola.analysis.result import tally_result
    from quinola.analysis.telling import tally_lines

    if as_json:
        told = tally_result(reviewing.tally, level=reviewing.level, worlds=reviewing.worlds)
        echo(json.dumps(told))
    else:
        print_out(tally_lines(reviewing.tally, words_for(), width()))


def _make_ready() -> None:
    """Compile what looks ahead, if that is not done, and tell how far it is."""
    from quinola.bots.readiness import STEPS, make_ready

    language = language_for(sys.stderr)

    def told(done: int) -> str:
        return say("review-compiling", language, done=done, count=STEPS)

    is_told = False
    with _status() as show_status:

        def tell(done: int) -> None:
            nonlocal is_told
            if show_status is not None:
                show_status(told(done))
            elif not is_told:
                # Where nobody watches, once is enough.
                is_told = True
                echo(told(done), err=True)

        make_ready(tell)


@contextmanager
def _progress() -> Iterator[Callable[[int, int, int], None]]:
    """Tell on a terminal's standard error how far the review of a deal is."""
    language = language_for(sys.stderr)
    with _status() as show_status:

        def tell(number: int, done: int, count: int) -> None:
            if show_status is not None:
                show_status(say("review-progress", language, number=number, done=done, count=count))

        yield tell


@contextmanager
def _status() -> Iterator[Callable[[str], None] | None]:
    """A line on a terminal's standard error that is written anew; None where there is none."""
    if not sys.stderr.isatty():
        yield None
        return
    from rich.console import Console
    from rich.status import Status

    with Status("", console=Console(stderr=True)) as status:
        yield status.update
