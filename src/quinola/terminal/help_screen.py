"""Help: the game in short, with the figures of the rules in play, the marks, the keys."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from typing import ClassVar, Final

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, Vertical, VerticalScroll
from textual.content import Content
from textual.screen import ModalScreen
from textual.widgets import Static

from quinola.bots import BOTS
from quinola.cards import ACE_OF_DIAMONDS, QUINOLA, plain_points
from quinola.rules import Ruleset
from quinola.terminal.keys import with_cyrillic
from quinola.terminal.levels import level_about
from quinola.terminal.remainder import Remainder
from quinola.terminal.strokes import shorten, strokes_for
from quinola.wording import Words

KEYS: Final = (
    "cards",
    "answer",
    "hasten",
    "hint",
    "review",
    "undo",
    "look",
    "chart",
    "speed",
    "light",
    "quit",
)


class HelpScreen(ModalScreen[None]):
    """A page or two of help."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape,enter,space,question_mark," + with_cyrillic("q"), "dismiss", show=False),
        Binding("down,j", "scroll_down", show=False),
        Binding("up,k", "scroll_up", show=False),
        Binding("pagedown", "page_down", show=False),
        Binding("pageup", "page_up", show=False),
    ]

    def __init__(self, words: Words, ruleset: Ruleset) -> None:
        super().__init__()
        self.words = words
        self.ruleset = ruleset

    def compose(self) -> ComposeResult:
        say = self.words.say
        strokes = strokes_for(self.words.symbols)
        with Vertical(classes="box full"):
            yield Static(say("help-title"), classes="box-title")
            with VerticalScroll(id="help"):
                name = shorten(self.ruleset.name, 24, strokes)
                yield Static(say("help-game", name=name), classes="heading")
                for paragraph in game_in_short(self.ruleset, self.words):
                    yield Static(Content(paragraph), classes="paragraph")
                yield Static(say("help-marks"), classes="heading")
                yield _entry(strokes.turn, say("help-mark-turn"))
                yield _entry(say("dealer-mark"), say("help-mark-dealer"))
                yield _entry("".join(strokes.best.corners[:2]), say("help-mark-best"))
                yield _entry(strokes.taken, say("help-mark-taken"))
                yield _entry("1 2 3 4", say("help-mark-order"))
                yield _entry("*", say("help-mark-provisional"))
                yield Static(say("levels-heading"), classes="heading after")
                for name in BOTS:
                    yield _entry(name, level_about(name, self.words))
                yield Static(say("help-keys"), classes="heading after")
                for topic in (*KEYS, *(() if sys.platform == "win32" else ("suspend",))):
                    yield _entry(say(f"help-key-{topic}"), say(f"help-key-{topic}-does"))
            yield Remainder(self.words)
            yield Static(say("help-close-hint"), classes="hint")

    def on_mount(self) -> None:
        text = self.query_one("#help")
        self.query_one(Remainder).follow(text)
        text.focus()

    def action_scroll_down(self) -> None:
        self.query_one("#help").scroll_down(animate=False)

    def action_scroll_up(self) -> None:
        self.query_one("#help").scroll_up(animate=False)

    def action_page_down(self) -> None:
        self.query_one("#help").scroll_page_down(animate=False)

    def action_page_up(self) -> None:
        self.query_one("#help").scroll_page_up(animate=False)


def game_in_short(rules: Ruleset, words: Words) -> Iterator[str]:
    """The game in a dozen paragraphs, for these rules."""
    say = words.say
    yield say("help-pack", removed="tens" if rules.removed_rank == "T" else "twos")
    ace, quinola = (rules.trick_points[card] for card in (ACE_OF_DIAMONDS, QUINOLA))
    yield _joined(
        say("help-aim"),
        say("help-points", ace=ace, quinola=quinola)
        if (ace, quinola) != (plain_points(ACE_OF_DIAMONDS), plain_points(QUINOLA))
        else "",
    )
    yield _joined(
        say("help-play"), say("help-highest-quinola") if rules.quinola_highest_heart else ""
    )
    yield _joined(
        say("help-exchange"),
        say(
            "help-worth",
            ace=rules.party_ace_of_diamonds,
            quinola=rules.party_quinola,
            bonus=rules.party_bonus,
        ),
    )
    yield say("help-fiches")
    yield _joined(
        say("help-pool", stake=rules.stake, dealer=rules.dealer_stake, bete=rules.bete),
        say("help-dealer-adds", count=rules.dealer_adds) if rules.dealer_adds else "",
    )
    yield say("help-aces", ace=rules.ace, diamonds=rules.ace_of_diamonds, payee=rules.forced_ace_to)
    yield say(
        "help-quinola",
        placed=rules.quinola_placed,
        payer=rules.quinola_placed_from,
        holder=rules.quinola_forced_holder,
        others=rules.quinola_forced_others,
    )
    opposite, last_two = rules.opposite_factor, rules.last_two_factor
    if factors := _joined(
        say("help-opposite", factor=opposite) if opposite > 1 else "",
        say("help-last-two", factor=last_two) if last_two > 1 else "",
    ):
        yield factors
    yield (
        say(
            "help-reversis-tariff",
            side=rules.reversis_side,
            opposite=rules.reversis_opposite,
            broken=rules.reversis_broken,
        )
        if rules.reversis == "tariff"
        else say("help-reversis-party")
    )
    yield _joined(
        say("help-espagnolette", fails=rules.espagnolette_fails_on),
        say("help-espagnolette-announced") if rules.espagnolette_announced else "",
    )


def _joined(*sentences: str) -> str:
    return " ".join(filter(None, sentences))


def _entry(what: str, means: str) -> Horizontal:
    """A key or mark, and what it means."""
    return Horizontal(
        Static(Content(what), classes="what"), Static(Content(means)), classes="entry"
    )
