"""The balances over the match, drawn with characters.

Each player's line has a mark and a colour of its own, and its name and balance at its end; where
several balances are equal a mark of its own says so.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from itertools import accumulate, pairwise
from typing import ClassVar, Final

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Vertical
from textual.content import Content
from textual.screen import ModalScreen
from textual.widget import Widget
from textual.widgets import Static

from quinola.seats import SEATS, Seat
from quinola.table import Table
from quinola.terminal.keys import rows_of, with_cyrillic
from quinola.terminal.strokes import Strokes, shorten, signed, strokes_for
from quinola.wording import Words

COLOURS: Final = ("$text-spades", "$text-hearts", "$text-diamonds", "$text-clubs")
"""The four hues that are told apart anyway; by seat N, E, S, W."""

LEAST_ROWS: Final = 5
LEAST_COLUMNS: Final = 24
"""In less, no line can be made out."""

Balances = tuple[int, int, int, int]


def balances_by_deal(table: Table) -> list[Balances]:
    """The balances at the start and after each deal, before the pool is shared out at the end."""

    def add(balances: Balances, net: Balances) -> Balances:
        north, east, south, west = (have + won for have, won in zip(balances, net, strict=True))
        return north, east, south, west

    nets = (past.net for past in table.match.past)
    return list(accumulate(nets, add, initial=(0, 0, 0, 0)))


def _history(table: Table) -> list[Balances]:
    """The balances by deal, the last with its share of the pool."""
    history = balances_by_deal(table)
    north, east, south, west = table.match.balances
    return [*history[:-1], (north, east, south, west)] if table.match.closing else history


@dataclass
class _Canvas:
    """Cells with a character and a colour each."""

    width: int
    height: int
    cells: dict[tuple[int, int], tuple[str, str]] = field(default_factory=dict)

    def put(self, x: int, y: int, char: str, style: str) -> None:
        self.cells[x, y] = char, style

    def lines(self) -> list[Content]:
        return [
            Content.assemble(*(self.cells.get((x, y), (" ", "")) for x in range(self.width)))
            for y in range(self.height)
        ]


def plot(history: Sequence[Balances], width: int, height: int, strokes: Strokes) -> list[Content]:
    """Four lines over the deals, with a scale at the left and the deals below.

    Higher is better; the line of 0 runs across. Of more deals than there are columns, evenly
    chosen ones are shown, the first and the last always.
    """
    low = min(0, *(min(row) for row in history))
    high = max(0, *(max(row) for row in history))
    label = max(len(f"{value:+}") for value in (low, high))
    left, rows = label + 2, height - 2
    columns = _columns(len(history), width - left - 1)
    canvas = _Canvas(width, height)

    def row_of(value: int) -> int:
        return round((high - value) * (rows - 1) / ((high - low) or 1))

    _draw_scale(
        canvas, {row_of(value): value for value in (low, high, 0)}, left, row_of(0), strokes
    )
    shown = [(left + x, history[deal]) for x, deal in columns]
    for seat in SEATS:
        points = [(x, row_of(balances[seat])) for x, balances in shown]
        for start, end in pairwise(points):
            _draw_line(canvas, start, end, COLOURS[seat], strokes)
    for x, balances in shown:
        for seat in SEATS:
            y = row_of(balances[seat])
            alone = sum(row_of(other) == y for other in balances) == 1
            mark = strokes.marks[seat if alone else len(SEATS)]
            canvas.put(x, y, mark, f"bold {COLOURS[seat]}" if alone else "bold $foreground")
    _draw_deals(canvas, [(left + x, deal) for x, deal in columns], height - 1)
    return canvas.lines()


def _columns(count: int, width: int) -> list[tuple[int, int]]:
    """Where which deal stands: (column, deal)."""
    shown = min(count, max(2, width // 2))
    if shown < 2:
        return [(0, 0)]
    step = min(16, (width - 1) // (shown - 1))
    return [(place * step, place * (count - 1) // (shown - 1)) for place in range(shown)]


def _draw_scale(
    canvas: _Canvas, values: dict[int, int], left: int, zero: int, strokes: Strokes
) -> None:
    across, up = strokes.rounds[4:]
    for y in range(canvas.height - 2):
        canvas.put(left - 1, y, up, "$rule")
    for x in range(left, canvas.width):
        canvas.put(x, zero, strokes.dot if x % 2 else " ", "$quiet")
    for y, value in values.items():
        for offset, char in enumerate(signed(value).rjust(left - 2)):
            canvas.put(offset, y, char, "$quiet")
    canvas.put(left - 1, zero, across, "$quiet")


def _draw_line(
    canvas: _Canvas, start: tuple[int, int], end: tuple[int, int], style: str, strokes: Strokes
) -> None:
    """From one point across, at half the way up or down, and across again."""
    (x1, y1), (x2, y2) = start, end
    from_left_up, from_left_down, down_right, up_right, across, up = strokes.rounds
    turn = (x1 + x2) // 2
    for x in range(x1 + 1, x2):
        canvas.put(x, y1 if x < turn else y2, across, style)
    if y1 == y2 or turn in (x1, x2):
        return
    rises = y2 < y1
    canvas.put(turn, y1, from_left_up if rises else from_left_down, style)
    canvas.put(turn, y2, down_right if rises else up_right, style)
    for y in range(min(y1, y2) + 1, max(y1, y2)):
        canvas.put(turn, y, up, style)


def _draw_deals(canvas: _Canvas, columns: Sequence[tuple[int, int]], y: int) -> None:
    free_from = 0
    for x, deal in columns:
        text = str(deal)
        if x >= free_from and x + len(text) <= canvas.width:
            for offset, char in enumerate(text):
                canvas.put(x + offset, y, char, "$quiet")
            free_from = x + len(text) + 1


class Chart(Widget):
    """The chart, as large as there is room for, with the players' names below it."""

    DEFAULT_CSS = """
    Chart { width: 1fr; height: 1fr; }
    """

    def __init__(self, table: Table, words: Words) -> None:
        super().__init__()
        self.history = _history(table)
        self.words = words

    def render(self) -> Content:
        width, height = self.size
        strokes = strokes_for(self.words.symbols)
        legend = self._legend(width, strokes)
        room = height - len(legend) - 1
        if room < LEAST_ROWS or width < LEAST_COLUMNS:
            # The balances of today, where there is no room to draw how they came about.
            return Content("\n").join(legend)
        lines = plot(self.history, width, room, strokes)
        return Content("\n").join([*lines, Content(""), *legend])

    def _legend(self, width: int, strokes: Strokes) -> list[Content]:
        """Each player's mark, name and balance; names are cut only where a row has no room."""

        def item(seat: Seat) -> Content:
            balance = f" {signed(self.history[-1][seat])}"
            room = max(3, min(20, width - len(balance) - 2))
            return Content.assemble(
                (f"{strokes.marks[seat]} ", f"bold {COLOURS[seat]}"),
                shorten(self.words.player(seat), room, strokes),
                balance,
            )

        return rows_of([item(seat) for seat in SEATS], width, between="   ")


class ChartScreen(ModalScreen[None]):
    """The chart by itself."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape,enter,space," + with_cyrillic("q,c"), "dismiss", show=False),
    ]

    def __init__(self, table: Table, words: Words) -> None:
        super().__init__()
        self.table = table
        self.words = words

    def compose(self) -> ComposeResult:
        strokes = strokes_for(self.words.symbols)
        with Vertical(classes="box full"):
            yield Static(self.words.say("chart-title"), classes="box-title")
            yield Static(
                self.words.say("chart-explained", several=strokes.marks[-1]), classes="quiet"
            )
            if self.table.match.past:
                yield Chart(self.table, self.words)
            else:
                yield Static(self.words.say("chart-empty"))
            yield Static(self.words.say("close-hint"), classes="hint")

    def on_click(self) -> None:
        self.dismiss()
