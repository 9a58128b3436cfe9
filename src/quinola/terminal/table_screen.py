"""The main screen: the table, the log, the hand, and what there is to do."""

from __future__ import annotations

from typing import ClassVar, Final

from textual import events, work
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, Vertical
from textual.content import Content
from textual.screen import Screen
from textual.widgets import Static

from quinola.actions import Action, Announce, Claim, Decline, Discard, Pass, Play
from quinola.cards import Card
from quinola.deal import Phase
from quinola.events import Declined, Discarded, Event, Played, TrickTaken
from quinola.refusal import Refusal
from quinola.terminal.board import Board, balance, score, title, trick_shown, winning
from quinola.terminal.card_face import with_coloured_cards
from quinola.terminal.chart import ChartScreen
from quinola.terminal.chronicle import Chronicle
from quinola.terminal.course import Course, Order
from quinola.terminal.game import Game
from quinola.terminal.hand import AZERTY, KEYS, Hand, HandCard
from quinola.terminal.hint_screen import HintScreen
from quinola.terminal.keys import KeyBar, Keyboard, KeyHint, with_cyrillic
from quinola.terminal.levels import waiting_line
from quinola.terminal.match_screen import MatchScreen
from quinola.terminal.payments import PaymentsScreen
from quinola.terminal.settlement_screen import SettlementScreen
from quinola.terminal.strokes import shorten, strokes_for
from quinola.terminal.summary import hand_lines, score_lines, trick_lines
from quinola.terminal.tricks_screen import TricksScreen
from quinola.view import View
from quinola.wording import Words

SMALLEST: Final = (80, 22)
"""Columns and lines that the table needs; in less, it is told in lines of text."""

ROOMY: Final = (100, 30)
"""From here on cards are drawn large."""

PACES: Final = {"slow": 1.4, "calm": 0.7, "fast": 0.25, "instant": 0.0}
"""Seconds before each thing that a bot does."""


KEY_NAMES: Final = {
    "-": "minus",
    "=": "equals_sign",
    "&": "ampersand",
    '"': "quotation_mark",
    "'": "apostrophe",
    "(": "left_parenthesis",
    "_": "underscore",
    ")": "right_parenthesis",
}


def _card_bindings() -> list[BindingType]:
    figures = {key: f"card({place})" for place, key in enumerate(KEYS)}
    french = {
        key: f"french_card({place})" for place, key in enumerate(AZERTY) if key not in figures
    }
    return [
        Binding(KEY_NAMES.get(key, key), action, show=False)
        for key, action in (figures | french).items()
    ]


class TableScreen(Screen[None]):
    """Where the cards are played."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("left,shift+tab", "move(-1)", show=False),
        Binding("right,tab", "move(1)", show=False),
        Binding("home", "first", show=False),
        Binding("end", "last", show=False),
        Binding("enter", "confirm", show=False),
        Binding("space", "hasten", show=False),
        *_card_bindings(),
        Binding(with_cyrillic("a"), "affirm", show=False),
        Binding(with_cyrillic("d"), "decline", show=False),
        Binding(with_cyrillic("u"), "undo", show=False),
        Binding(with_cyrillic("h"), "hint", show=False),
        Binding(with_cyrillic("t"), "tricks", show=False),
        Binding(with_cyrillic("p"), "payments", show=False),
        Binding(with_cyrillic("c"), "chart", show=False),
        Binding(with_cyrillic("s"), "speed", show=False),
    ]

    def __init__(self, game: Game, words: Words, pace: float, keyboard: Keyboard) -> None:
        super().__init__()
        self.game = game
        self.words = words
        self.strokes = strokes_for(words.symbols)
        self.keyboard = keyboard
        self.course = Course(game, pace, self._show)
        self.keys = KEYS
        """The row of keys for the cards, as far as is known of the person's keyboard."""
        self._read = 0
        """The deal whose settlement was last opened."""
        self.note: str | None = None
        """Why the last thing tried could not be done."""

    def compose(self) -> ComposeResult:
        yield Static(id="header")
        with Horizontal(id="above"):
            with Vertical(id="table"):
                yield Board(self.words)
                yield Static(id="status")
                yield Static(id="own")
            with Vertical(id="aside"):
                yield Chronicle(self.words)
                yield Static(id="legend")
        yield Static(id="plain")
        yield Static(id="prompt")
        yield Hand(self.words)
        yield Static(id="plain-hand")
        yield KeyBar(id="keys")

    def on_mount(self) -> None:
        self._fit(self.app.size.width, self.app.size.height)
        self.keep_going()

    @work
    async def keep_going(self) -> None:
        """The one worker that touches the game."""
        await self.course.run()

    # Showing

    def on_resize(self, event: events.Resize) -> None:
        self._fit(event.size.width, event.size.height)
        # What has just been uncovered can be focused only after it was laid out.
        self.call_after_refresh(self._draw)

    def _fit(self, width: int, height: int) -> None:
        is_tiny = width < SMALLEST[0] or height < SMALLEST[1]
        is_large = width >= ROOMY[0] and height >= ROOMY[1]
        self.set_class(is_tiny, "-tiny")
        self.set_class(is_large, "-large")
        for widget in (self.query_one(Board), self.query_one(Hand)):
            widget.set_class(is_large, "-large")

    def _show(self) -> None:
        """Something has happened."""
        if not self.app.is_running:
            # On leaving, what is drawn here goes before the game has stopped.
            return
        self.note = self._trouble()
        if self.course.view is None or (self.course.waits_for_deal and not self.course.is_settled):
            self.course.want(Order.DEAL)
            return
        self._draw()
        self._open_settlement()

    def on_screen_resume(self) -> None:
        self._open_settlement()

    def _open_settlement(self) -> None:
        """Once for each deal, and not over a screen that the person has open."""
        number = len(self.game.table.match.past)
        if self.course.is_settled and self._read < number and self.app.screen is self:
            self._read = number
            self.app.push_screen(
                SettlementScreen(self.course, self.words, self.keyboard), self._go_on
            )

    def _go_on(self, _: None) -> None:
        """The settlement has been read."""
        if self.game.table.is_over:
            self.app.push_screen(MatchScreen(self.game, self.words))
        else:
            self.course.want(Order.DEAL)

    def _trouble(self) -> str | None:
        trouble = self.course.trouble
        if self.course.could_not_undo:
            return self.words.say("no-undo")
        if isinstance(trouble, Refusal):
            return self.words.refusal(trouble)
        if trouble is not None:
            return self.words.say("not-saved", error=trouble.strerror or str(trouble))
        stumbled = self.course.stumbled
        if stumbled is not None and stumbled.event is not None:
            return self.words.say(f"plain-stumble-{stumbled.stumble}", seat=stumbled.event.seat)
        return None

    def _draw(self) -> None:
        view = self.course.view
        if view is None:
            return
        self.query_one("#header", Static).update(self._header(view))
        self.query_one(Board).view = view
        self.query_one("#status", Static).update(self._status(view))
        self.query_one("#own", Static).update(self._own(view))
        self.query_one(Chronicle).show(view)
        self.query_one("#legend", Static).update(self._legend())
        self.query_one("#prompt", Static).update(self._prompt(view))
        self.query_one(Hand).show(view.hand, view.legal, is_asked=self._chooses_card(view))
        self.query_one(KeyBar).show(self._hints(view))
        self._draw_plain()

    def _draw_plain(self) -> None:
        """The table in lines of text, where there is no room for it."""
        view = self.course.view
        if view is None or not self.has_class("-tiny"):
            return
        room = self.app.size.width - 2
        self.query_one("#plain", Static).update(self._plain(view, room))
        hand = hand_lines(
            view,
            self.words,
            room,
            self._labels,
            chosen=self.query_one(Hand).chosen,
            is_asked=self._chooses_card(view),
        )
        self.query_one("#plain-hand", Static).update(Content("\n").join(hand))

    def _chooses_card(self, view: View) -> bool:
        return self.course.waits_for_person and view.phase in (Phase.EXCHANGE, Phase.PLAY)

    def _header(self, view: View) -> Content:
        words, deals = self.words, self.game.table.setup.deals
        is_over = view.phase is Phase.OVER
        number = view.standing.number - is_over
        deal = (
            words.say("header-deal", number=number)
            if deals is None
            else words.say("header-deal-of", number=number, deals=deals)
        )
        pool = words.say(
            "header-pool-settled" if is_over else "header-pool",
            pool=view.standing.pool,
            remise=view.standing.remise,
        )
        rules = words.say("header-rules", name=shorten(view.ruleset.name, 24, self.strokes))
        # What matters least is cut off first where the window is narrow.
        facts = ["", deal, pool, rules]
        return Content.assemble(
            (words.say("title"), "bold $accent"), self.strokes.between.join(facts)
        )

    def _status(self, view: View) -> Content:
        """The trick in words: who led, and who takes it as it lies."""
        words = self.words
        trick = trick_shown(view)
        if view.phase is Phase.EXCHANGE or trick is None:
            text = words.say("status-exchange", dealer=view.dealer)
        elif trick.taker is not None:
            text = words.event(_taken(view))
        elif (best := winning(trick, view)) is None:
            text = words.say("status-lead", seat=trick.leader)
        else:
            text = words.say(
                "status-trick",
                leader=trick.leader,
                suit=trick.suit,
                best=best,
                card=dict(trick.plays)[best],
            )
        return with_coloured_cards(text, words)

    def _legend(self) -> str:
        waiting = waiting_line(self.game, self.words)
        provisional = self.words.say("provisional-legend")
        return f"{waiting}\n{provisional}" if waiting else provisional

    def _own(self, view: View) -> Content:
        facts = [*score(view, view.seat, self.words)] if view.phase is not Phase.EXCHANGE else []
        if view.espagnolette is view.seat:
            facts.append(self.words.say("espagnolette"))
        facts.append(balance(view, view.seat, self.words))
        return Content.assemble(
            title(view, view.seat, self.words, 30),
            (self.strokes.between.join(["", *facts]), "$quiet"),
        )

    def _prompt(self, view: View) -> Content:
        asking = with_coloured_cards(self._asking(view), self.words, "bold")
        if self.note is not None:
            note = with_coloured_cards(f"! {self.note}", self.words, "bold $warning")
            return Content.assemble(note, "\n", asking)
        exchange = _own_exchange(view)
        if exchange is None:
            return asking
        return Content.assemble(
            with_coloured_cards(self.words.event(exchange), self.words), "\n", asking
        )

    def _asking(self, view: View) -> str:
        """What there is to do, in words."""
        words = self.words
        if not self.course.waits_for_person:
            if view.turn is None:
                return words.say("prompt-over")
            return words.say("prompt-wait", seat=view.turn)
        match view.phase:
            case Phase.EXCHANGE:
                return words.say("prompt-exchange" if view.may_decline else "prompt-dealer")
            case Phase.ANNOUNCE:
                return words.say("prompt-announce")
            case Phase.CLAIM:
                return words.say("prompt-claim")
            case _:
                return self._asking_for_card(view)

    def _asking_for_card(self, view: View) -> str:
        suit = view.trick.suit if view.trick else None
        if suit is None:
            return self.words.say("prompt-lead")
        if all(card.suit is not suit for card in view.hand):
            return self.words.say("prompt-void", suit=suit)
        return self.words.say("prompt-free" if view.is_free else "prompt-follow", suit=suit)

    def _plain(self, view: View, width: int) -> Content:
        size = self.app.size
        trick = trick_lines(view, self.words, width)
        about = self.words.say(
            "too-small",
            width=size.width,
            height=size.height,
            least_width=SMALLEST[0],
            least_height=SMALLEST[1],
        )
        groups = [
            [self._status(view), *trick],
            score_lines(view, self.words, width),
            [Content.styled(about, "$quiet")],
        ]
        # Nothing is lost for an empty line: there is one only where the rest leaves room for both.
        rows = sum(len(line.wrap(width)) for group in groups for line in group)
        has_room = rows + 2 <= self.query_one("#plain").size.height
        parts = [Content("\n").join(group) for group in groups]
        return Content("\n\n" if has_room else "\n").join(parts)

    def _hints(self, view: View) -> list[KeyHint]:
        """The keys that do something now."""
        words, is_asked = self.words, self.course.waits_for_person
        hints = []
        if not is_asked:
            hints.append(KeyHint(words.say("key-space"), words.say("do-hasten"), "screen.hasten"))
        elif view.phase in (Phase.EXCHANGE, Phase.PLAY):
            does = "do-discard" if view.phase is Phase.EXCHANGE else "do-play"
            hints.append(KeyHint(self.strokes.arrows, words.say("do-choose"), "screen.move(1)"))
            hints.append(KeyHint(words.say("key-enter"), words.say(does), "screen.confirm"))
        if is_asked and view.may_decline:
            hints.append(KeyHint("d", words.say("do-decline"), "screen.decline"))
        if is_asked and view.phase is Phase.ANNOUNCE:
            hints.append(KeyHint("a", words.say("do-announce"), "screen.affirm"))
        if is_asked and view.phase is Phase.CLAIM:
            hints.append(KeyHint("a", words.say("do-claim"), "screen.affirm"))
        if is_asked and view.phase in (Phase.ANNOUNCE, Phase.CLAIM):
            hints.append(KeyHint("d", words.say("do-pass"), "screen.decline"))
        if is_asked:
            hints.append(KeyHint("h", words.say("do-hint"), "screen.hint"))
        hints.append(KeyHint("u", words.say("do-undo"), "screen.undo"))
        hints.append(KeyHint("t", words.say("do-tricks"), "screen.tricks", is_spare=True))
        hints.append(KeyHint("p", words.say("do-payments"), "screen.payments", is_spare=True))
        hints.append(KeyHint("c", words.say("do-chart"), "screen.chart", is_spare=True))
        hints.append(KeyHint("s", self._speed_in_words(), "screen.speed", is_spare=True))
        hints.append(KeyHint("l", words.say("do-light"), "app.light", is_spare=True))
        hints.append(KeyHint("?", words.say("do-help"), "app.explain"))
        hints.append(KeyHint("q", words.say("do-quit"), "app.leave"))
        return hints

    def _speed_in_words(self) -> str:
        return self.words.say("do-speed", speed=self._speed())

    def _speed(self) -> str:
        """The name of the pace at hand, or of the nearest."""
        return min(PACES, key=lambda name: abs(PACES[name] - self.course.pace))

    # What the keys do

    def action_move(self, steps: int) -> None:
        self.query_one(Hand).move(steps)
        self._draw_plain()

    def action_first(self) -> None:
        self.query_one(Hand).go_to(0)
        self._draw_plain()

    def action_last(self) -> None:
        self.query_one(Hand).go_to(-1)
        self._draw_plain()

    def action_card(self, place: int) -> None:
        # `-` is the eleventh key of most keyboards and the sixth of a French one.
        if KEYS[place] in AZERTY:
            place = self.keys.index(KEYS[place])
        self._take(self.query_one(Hand).card_at(place))

    def action_french_card(self, place: int) -> None:
        """A key that only a French keyboard has in that row without Shift."""
        if self.keys != AZERTY:
            self.keys = AZERTY
            self.query_one(Hand).name_keys(self._labels)
        self._take(self.query_one(Hand).card_at(place))

    @property
    def _labels(self) -> str:
        """The keys as they stand on the cards: a figure is one, with Shift or without."""
        return KEYS[:10] + self.keys[10:]

    def action_confirm(self) -> None:
        if not self.course.waits_for_person:
            self.course.hasten()
        elif self.course.was_just_asked():
            self._tell("too-early")
        else:
            self._take(self.query_one(Hand).chosen)

    def _take(self, card: Card | None) -> None:
        """Choose this card by a key, if the person is asked for one and the key is not held."""
        view = self.course.view
        if not self.course.waits_for_person:
            self._tell("too-soon")
        elif card is not None and view is not None:
            self.keyboard.obey(self, lambda: self._choose(card, view))

    def _tell(self, message: str) -> None:
        """Why nothing is done; until the next thing happens."""
        self.note = self.words.say(message)
        self._draw()

    def action_hasten(self) -> None:
        self.course.hasten()

    def on_hand_card_chosen(self, message: HandCard.Chosen) -> None:
        if self.course.view is not None:
            self._choose(message.card, self.course.view)

    def _choose(self, card: Card, seen: View) -> None:
        """Put a card aside, or play it; if it may not be played, say why.

        Nothing is done if anything has happened since the table was seen so.
        """
        view = self.course.view
        if view is seen and view.phase in (Phase.EXCHANGE, Phase.PLAY):
            self._want(Discard(card) if view.phase is Phase.EXCHANGE else Play(card))

    def action_affirm(self) -> None:
        view = self.course.view
        if view is not None and view.phase is Phase.ANNOUNCE:
            self._want(Announce())
        elif view is not None and view.phase is Phase.CLAIM:
            self._want(Claim())

    def action_decline(self) -> None:
        view = self.course.view
        if view is not None and view.phase is Phase.EXCHANGE:
            self._want(Decline())
        elif view is not None and view.phase in (Phase.ANNOUNCE, Phase.CLAIM):
            self._want(Pass())

    def _want(self, action: Action) -> None:
        if self.course.waits_for_person:
            self.course.want(action)
        else:
            self._tell("too-soon")

    def action_undo(self) -> None:
        self.keyboard.obey(self, self._undo)

    def _undo(self) -> None:
        self.course.want(Order.UNDO)

    def action_hint(self) -> None:
        view = self.course.view
        if view is None or not self.course.waits_for_person:
            self._tell("hint-not-asked")
        else:
            self.app.push_screen(HintScreen(view, self.words))

    def action_speed(self) -> None:
        names = list(PACES)
        name = names[(names.index(self._speed()) + 1) % len(names)]
        self.course.pace = PACES[name]
        self._draw()

    def action_tricks(self) -> None:
        if self.course.view is not None:
            self.app.push_screen(TricksScreen(self.course.view, self.words))

    def action_payments(self) -> None:
        if self.course.view is not None:
            self.app.push_screen(PaymentsScreen(self.course.view, self.words))

    def action_chart(self) -> None:
        self.app.push_screen(ChartScreen(self.game.table, self.words))


def _own_exchange(view: View) -> Event | None:
    """What the person exchanged, until he has played his first card."""
    played = any(isinstance(event, Played) and event.seat is view.seat for event in view.events)
    exchanges = (event for event in view.events if isinstance(event, Discarded | Declined))
    return None if played else next((e for e in exchanges if e.seat is view.seat), None)


def _taken(view: View) -> TrickTaken:
    """How the last trick ended."""
    return next(event for event in reversed(view.events) if isinstance(event, TrickTaken))
