"""`quinola show`: a record laid out to be read, hands, play and settlement."""

from __future__ import annotations

import sys

import click

from quinola.cli.completing import RECORDS, files
from quinola.cli.reading import open_records
from quinola.cli.speech import echo, language_option, width, words_for
from quinola.cli.speech import show as print_out
from quinola.deal import Deal
from quinola.match import Match, PastDeal, SettledDeal
from quinola.record import MatchRecord, RecordError, read_record, replay
from quinola.wording import Words


@click.command()
@click.argument("file", shell_complete=files(*RECORDS))
@click.option("--deal", "number", type=click.IntRange(min=1), help="Show this deal only.")
@language_option
def show(file: str, number: int | None) -> None:
    """Lay out a record: the hands, the play trick by trick, the settlement.

    FILE is as for `settle`. A last deal may be unfinished; it is shown as far as it went.
    """
    told = 0
    with open_records(file) as reading:
        for shown in reading.each(lambda value: _replayed(read_record(value), number)):
            if isinstance(shown, RecordError):
                continue
            if told:
                echo()
            told += 1
            _show_match(*shown, number, reading.place if reading.is_lines else None)
    sys.exit(reading.status)


def _replayed(record: MatchRecord, number: int | None) -> tuple[MatchRecord, Match]:
    match = replay(record, finished=False)
    if number is not None and number > len(record.deals):
        raise RecordError("show-no-deal", number=number, count=len(record.deals))
    return record, match


def _show_match(record: MatchRecord, match: Match, number: int | None, place: str | None) -> None:
    from quinola.cli.naming import match_title
    from quinola.columns import paragraph
    from quinola.statement import balances_line

    words = words_for(record.players)
    print_out(match_title(match, len(record.deals), words, width(), place=place))
    balances = [0, 0, 0, 0]
    for index, past in enumerate(match.past, start=1):
        net = past.net
        balances = [balance + won for balance, won in zip(balances, net, strict=True)]
        if number in (None, index):
            _show_past(past, index, balances, words)
    if match.deal is not None and number in (None, match.number):
        _show_deal_in_play(match, words)
    if number is None:
        print_out(paragraph(balances_line(match.balances, match.pool, words), width(), ""))


def _show_past(past: PastDeal, number: int, balances: list[int], words: Words) -> None:
    from quinola.statement import past_statement

    echo()
    if isinstance(past, SettledDeal):
        _lay_out(past.deal, words)
    print_out(past_statement(past, number, balances, words, width()))


def _show_deal_in_play(match: Match, words: Words) -> None:
    echo()
    echo(words.say("show-deal", number=match.number))
    assert match.deal is not None
    _lay_out(match.deal, words)
    echo(words.say("show-unfinished"))


def _lay_out(deal: Deal, words: Words) -> None:
    from quinola.diagram import exchange_lines, hands_lines, tricks_lines

    print_out(hands_lines(deal.dealt, words))
    echo()
    for line in exchange_lines(deal, words):
        echo(f"  {line}")
    echo()
    echo(words.say("show-play"))
    print_out(tricks_lines(deal, words))
    echo()
