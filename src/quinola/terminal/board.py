"""The table seen from above: the others in their places, the trick in the middle.

The person sits at the bottom, his left neighbour at the left, whichever way the cards go round.
It is drawn from a `View` alone, so a card that the person may not know cannot get into it.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from textual.content import Content
from textual.reactive import reactive
from textual.widget import Widget

from quinola.deal import Phase
from quinola.dealing import HAND
from quinola.seats import Seat, exchange_order
from quinola.terminal.card_face import Look, back, card_size, face
from quinola.terminal.strokes import shorten, signed, strokes_for
from quinola.trick import Trick, taker_of
from quinola.view import View
from quinola.wording import Words

SIDE: Final = 17
"""Cells for the player at either side."""

WIDEST_GAP: Final = 16
"""Cells at most between the players at the sides and the trick, both sides together."""

Block = list[Content]
"""Lines of one width."""


class Board(Widget):
    """The three others and the trick."""

    DEFAULT_CSS = """
    Board { width: 1fr; height: 1fr; }
    """

    view: reactive[View | None] = reactive(None)

    def __init__(self, words: Words) -> None:
        super().__init__(id="board")
        self.words = words

    def render(self) -> Content:
        if self.view is None:
            return Content("")
        width, height = self.size
        lines = board_lines(self.view, self.words, width, height, large=self.has_class("-large"))
        return Content("\n").join(lines)


def board_lines(view: View, words: Words, width: int, height: int, *, large: bool) -> Block:
    """The board as lines, in the middle of what room there is."""
    north = _player(view, view.seat.opposite, words, wide=True)
    middle = _middle(view, words, large=large)
    west = _player(view, view.seat.left, words)
    east = _player(view, view.seat.right, words)
    rows = max(len(middle), len(west), len(east))
    # On a wide screen they still sit near enough to be one table.
    between = min(width - 2 * SIDE, middle[0].cell_length + WIDEST_GAP)
    table = [
        _centred(Content.assemble(left, _centred(inner, between), right), width)
        for left, inner, right in zip(
            _filled(west, SIDE, rows),
            _filled(middle, middle[0].cell_length, rows),
            _filled(east, SIDE, rows),
            strict=True,
        )
    ]
    spare = height - len(north) - rows
    gap = [Content("")] * (1 if spare >= 2 else 0)
    top = [Content("")] * (max(0, spare - len(gap)) // 2)
    return [*top, *(_centred(line, width) for line in north), *gap, *table]


def cards_held(view: View, seat: Seat) -> int:
    """How many cards a seat holds: everyone can count them."""
    played = len(view.tricks) + any(player is seat for player, _ in _plays(view.trick))
    to_discard = seat is view.dealer and all(other is not seat for other, _ in view.exchanged)
    return HAND + to_discard - played


def score(view: View, seat: Seat, words: Words) -> tuple[str, str]:
    """A seat's tricks and points in words."""
    return (
        words.say("tricks", count=view.tricks_taken[seat]),
        words.say("points", count=view.points[seat]),
    )


def balance(view: View, seat: Seat, words: Words) -> str:
    """A balance with its sign, and a mark while it is provisional."""
    amount = view.standing.balances[seat]
    if view.phase is Phase.OVER:
        return words.say("balance-settled", amount=signed(amount))
    return words.say("balance-provisional", amount=signed(amount))


def title(view: View, seat: Seat, words: Words, width: int) -> Content:
    """A player's name with the seat's letter and the marks of the turn and of the dealer."""
    strokes = strokes_for(words.symbols)
    badge = f" {words.say('dealer-mark')} " if seat is view.dealer else ""
    letter = f" {words.seat(seat)}"
    room = width - 2 - len(letter) - (len(badge) + 1 if badge else 0)
    name = shorten(words.player(seat), room, strokes)
    parts: list[str | Content | tuple[str, str]] = (
        [(f"{strokes.turn} ", "bold $accent"), (name, "bold $accent underline")]
        if seat is view.turn
        else ["  ", (name, "bold")]
    )
    if name != words.seat(seat):
        parts.append((letter, "$quiet"))
    if badge:
        parts += [" ", (badge, "bold reverse")]
    return Content.assemble(*parts)


def _player(view: View, seat: Seat, words: Words, *, wide: bool = False) -> Block:
    strokes = strokes_for(words.symbols)
    held = cards_held(view, seat)
    cards = Content.assemble(
        "  ", (strokes.held * held, "$secondary"), (f" {held}" if held else "", "$quiet")
    )
    lines = [title(view, seat, words, 2 * SIDE if wide else SIDE), cards]
    told = facts(view, seat, words)
    if wide:
        return [
            lines[0].pad_right(2 if seat is not view.turn else 0),
            cards[2:],
            Content.styled(strokes.between.join(told), "$quiet"),
        ]
    return [*lines, *(Content.styled("  " + fact, "$quiet") for fact in told)]


def facts(view: View, seat: Seat, words: Words) -> list[str]:
    """What everyone knows of a seat: its exchange, then its tricks and points; its balance."""
    if view.phase is Phase.EXCHANGE:
        done = dict(view.exchanged).get(seat)
        message = {None: "exchange-to-come", True: "exchange-used", False: "exchange-declined"}
        told = [words.say(message[done])]
    else:
        told = list(score(view, seat, words))
    if view.espagnolette is seat:
        told.append(words.say("espagnolette"))
    return [*told, balance(view, seat, words)]


# The middle


def trick_shown(view: View) -> Trick | None:
    """The trick on the table: the open one, or the last until the next is led."""
    if view.trick is not None and view.trick.plays:
        return view.trick
    return view.tricks[-1] if view.tricks else view.trick


def winning(trick: Trick, view: View) -> Seat | None:
    """Who takes the trick as it lies."""
    if trick.taker is not None or not trick.plays:
        return trick.taker
    return taker_of(trick.plays, view.ruleset)


def _middle(view: View, words: Words, *, large: bool) -> Block:
    trick = trick_shown(view)
    if trick is None:
        return _cross(_talon(view, words, large=large), words.say("talon"), large=large)
    best = winning(trick, view)
    cells = {}
    for order, (seat, card) in enumerate(trick.plays, start=1):
        look = Look.BEST if seat is best else Look.PLAIN
        mark = strokes_for(words.symbols).taken if seat is trick.taker else ""
        cells[seat] = face(card, words, large=large, look=look, above=str(order), below=mark)
    caption = words.say("trick-caption", number=trick.number, of=HAND)
    return _cross(_around(view, cells), caption, large=large)


def _talon(view: View, words: Words, *, large: bool) -> list[Block | None]:
    """The card aside for each seat: all face down but the one that the person was shown."""
    strokes = strokes_for(words.symbols)
    cells: dict[Seat, Block] = {}
    for seat in exchange_order(view.dealer)[:3]:
        cells[seat] = back(strokes, large=large)
    if view.discard is not None:
        cells[view.seat] = face(view.discard, words, large=large, look=Look.LOW)
    elif view.talon_card is not None:
        cells[view.seat] = face(view.talon_card, words, large=large, look=Look.LOW)
    if view.dealer is not view.seat and any(seat is view.dealer for seat, _ in view.exchanged):
        cells[view.dealer] = back(strokes, large=large)
    return _around(view, cells)


def _around(view: View, cells: dict[Seat, Block]) -> list[Block | None]:
    """Cells in the order top, left, right, bottom."""
    seat = view.seat
    return [cells.get(place) for place in (seat.opposite, seat.left, seat.right, seat)]


def _cross(cells: Sequence[Block | None], caption: str, *, large: bool) -> Block:
    """Four cards in a cross, those at the sides half a card lower than the one at the top."""
    width, height = card_size(large=large)
    inner = 15 if large else 11
    blank = [Content(" " * width)] * height
    top, left, right, bottom = (blank if cell is None else cell for cell in cells)
    gap = (height + 1) // 2 * 2 - height
    column = [
        *(_centred(line, inner) for line in top),
        *[Content(" " * inner)] * gap,
        *(_centred(line, inner) for line in bottom),
    ]
    if gap:
        column[height] = _centred(Content.styled(caption[:inner], "$quiet"), inner)
    start = (len(column) - height) // 2
    rows = []
    for row, line in enumerate(column):
        beside = start <= row < start + height
        rows.append(
            Content.assemble(
                left[row - start] if beside else blank[0],
                line,
                right[row - start] if beside else blank[0],
            )
        )
    return rows


def _plays(trick: Trick | None) -> tuple[tuple[Seat, object], ...]:
    return trick.plays if trick is not None else ()


def _filled(block: Block, width: int, rows: int) -> Block:
    """The block made `rows` lines high, from the middle, and `width` cells wide."""
    above = (rows - len(block)) // 2
    lines = [Content("")] * above + block + [Content("")] * (rows - len(block) - above)
    return [line.pad_right(max(0, width - line.cell_length)) for line in lines]


def _centred(line: Content, width: int) -> Content:
    spare = max(0, width - line.cell_length)
    return line.pad(spare // 2, spare - spare // 2)
