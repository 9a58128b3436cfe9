"""The full-screen game, played by keys and by mouse as a person would."""

from __future__ import annotations

import threading
from pathlib import Path

import pytest
from textual.events import Key, Paste
from textual.widgets import Static

from quinola.actions import Action
from quinola.cards import Card, parse_hand, sort_hand
from quinola.deal import Phase
from quinola.events import Announced, Claimed, Played
from quinola.rules import clauses, house, preset
from quinola.seats import SEATS, Seat
from quinola.table import Act
from quinola.terminal.hand import KEYS, Hand, HandCard
from quinola.terminal.help_screen import HelpScreen
from quinola.terminal.keys import KeyBar
from quinola.terminal.match_screen import MatchScreen
from quinola.terminal.payments import ClauseScreen, PaymentList, PaymentsScreen
from quinola.terminal.savegame import Savegame
from quinola.terminal.settlement_screen import SettlementScreen
from quinola.terminal.strokes import signed
from quinola.terminal.table_screen import TableScreen
from quinola.terminal.tricks_screen import TricksScreen
from quinola.view import View
from quinola.wording import Symbols
from tests.dealing import dealt
from tests.terminal.at_table import (
    CARD,
    PERSON,
    AtPilot,
    at_table,
    lines_of,
    new_app,
    new_game,
    play_on,
    play_without_screen,
    press_card,
    rest,
    seen,
    table_screen,
    text_of,
)

SIZES = [(80, 24), pytest.param((120, 40), marks=pytest.mark.slow)]

FOUR_ACES = dealt(
    Seat.E,
    {
        Seat.N: "KQJT98.KQJ.KQ.",
        Seat.E: "7654.T98.JT9.QJ",
        Seat.S: "A3.A3.A43.AK43",
        Seat.W: ".7654.8765.T98",
    },
    "7c 6c 5c",
)
"""For the rules without twos."""


def must_follow(view: View) -> bool:
    return view.phase is Phase.PLAY and 0 < len(view.legal) < len(view.hand)


def prompt(pilot: AtPilot) -> str:
    return str(table_screen(pilot).query_one("#prompt", Static).visual)


def hand_shown(pilot: AtPilot) -> list[Card]:
    places = table_screen(pilot).query_one(Hand).places
    return [place.card for place in places if place.card is not None]


# A whole deal


@pytest.mark.parametrize("size", SIZES)
def test_a_deal_is_played_by_keys_and_settled(tmp_path: Path, size: tuple[int, int]) -> None:
    game = new_game(tmp_path, deals=2)

    async def play(pilot: AtPilot) -> None:
        await play_on(pilot)
        assert isinstance(pilot.app.screen, SettlementScreen)
        played = game.table.last
        assert played is not None
        shown = text_of(pilot)
        for card in played.deal.party:
            assert pilot.app.screen.words.card(card) in shown
        for seat in SEATS:
            row = next(line for line in shown.splitlines() if f" {NAMES_SHOWN[seat]} " in line)
            assert signed(game.table.match.balances[seat]) in row.split()
        await pilot.press("n")
        await rest(pilot)
        assert seen(pilot).standing.number == 2
        assert seen(pilot).phase is Phase.EXCHANGE

    at_table(new_app(game), play, size)


NAMES_SHOWN = dict(zip(SEATS, ("Kim", "Robin", "You", "Alex"), strict=True))


@pytest.mark.slow
@pytest.mark.parametrize("size", SIZES)
def test_a_deal_is_played_by_mouse(tmp_path: Path, size: tuple[int, int]) -> None:
    game = new_game(tmp_path)

    async def play(pilot: AtPilot) -> None:
        while isinstance(pilot.app.screen, TableScreen):
            view = seen(pilot)
            place = view.hand.index(view.legal[0])
            await pilot.click(f"#card-{place}")
            await rest(pilot)
        assert isinstance(pilot.app.screen, SettlementScreen)

    at_table(new_app(game), play, size)
    mine = [s for s in game.table.steps if isinstance(s, Act) and s.seat is PERSON]
    assert len(mine) == 12


def test_arrows_and_enter_choose_a_card(tmp_path: Path) -> None:
    async def play(pilot: AtPilot) -> None:
        hand = seen(pilot).hand
        await pilot.press("end", "left", "left", "enter")
        await rest(pilot)
        assert seen(pilot).discard is hand[-3]

    at_table(new_app(new_game(tmp_path)), play)


def test_the_bar_of_keys_can_be_clicked(tmp_path: Path) -> None:
    async def play(pilot: AtPilot) -> None:
        bar = table_screen(pilot).query_one(KeyBar)
        row, line = next(
            (row, line)
            for row, line in enumerate(lines_of(pilot.app.screen))
            if "d decline" in line
        )
        await pilot.click(offset=(line.index("decline"), row))
        await rest(pilot)
        assert bar.is_attached
        assert seen(pilot).discard is None
        assert seen(pilot).phase is Phase.PLAY

    at_table(new_app(new_game(tmp_path)), play)


def test_after_the_last_deal_the_pool_is_shared_and_the_order_told(tmp_path: Path) -> None:
    game = new_game(tmp_path)
    app = new_app(game)

    play_without_screen(game, until=lambda view: len(view.hand) == 1)

    async def play(pilot: AtPilot) -> None:
        await play_on(pilot)
        await pilot.press("n")
        await pilot.pause()
        assert isinstance(pilot.app.screen, MatchScreen)
        match = game.table.match
        assert match.closing
        assert match.pool == 0
        rows = [line.split() for line in lines_of(pilot.app.screen)[2:6]]
        assert [int(row[-1]) for row in rows] == sorted(match.balances, reverse=True)
        await pilot.press("q")

    at_table(app, play)
    assert not app.is_running


# What is refused, shown, taken back


def test_an_illegal_card_is_not_played_and_the_clause_is_told(tmp_path: Path) -> None:
    game = new_game(tmp_path)

    play_without_screen(game, until=must_follow)

    async def play(pilot: AtPilot) -> None:
        view, steps = seen(pilot), len(game.table.steps)
        illegal = next(card for card in view.hand if card not in view.legal)
        await press_card(pilot, illegal)
        assert "does not follow suit" in prompt(pilot)
        cited = prompt(pilot).rpartition("[")[2].partition("]")[0]
        assert cited in clauses()
        assert len(game.table.steps) == steps
        assert hand_shown(pilot) == list(view.hand)
        await press_card(pilot, seen(pilot).legal[0])
        assert "does not follow suit" not in text_of(pilot)

    at_table(new_app(game), play)


def test_legal_cards_stand_higher(tmp_path: Path) -> None:
    game = new_game(tmp_path)
    play_without_screen(game, until=must_follow)

    async def play(pilot: AtPilot) -> None:
        view = seen(pilot)
        tops: dict[bool, set[int]] = {True: set(), False: set()}
        for place in table_screen(pilot).query(HandCard):
            if place.card is not None:
                tops[place.card in view.legal].add(place.region.y)
        assert max(tops[True]) < min(tops[False])

    at_table(new_app(game), play)


def test_an_exchange_shows_what_was_put_aside_and_what_was_taken(tmp_path: Path) -> None:
    async def play(pilot: AtPilot) -> None:
        card = seen(pilot).hand[4]
        await press_card(pilot, card)
        view = seen(pilot)
        assert view.talon_card in hand_shown(pilot)
        assert card not in hand_shown(pilot)
        told = prompt(pilot)
        assert told.startswith(f"You put {table_screen(pilot).words.card(card)} aside and take ")

    at_table(new_app(new_game(tmp_path)), play)


@pytest.mark.parametrize(("rules", "is_shown"), [("classic", True), ("family", False)])
def test_a_declined_talon_card_is_shown_only_where_the_rules_let_it(
    tmp_path: Path, rules: str, is_shown: bool
) -> None:
    game = new_game(tmp_path, ruleset=preset(rules))

    async def play(pilot: AtPilot) -> None:
        hand = seen(pilot).hand
        await pilot.press("d")
        await rest(pilot)
        deal = game.table.deal
        assert deal is not None
        left = deal.talon_card(PERSON)
        assert left is not None
        words = table_screen(pilot).words
        assert (words.card(left) in prompt(pilot)) is is_shown
        assert (words.card(left) in text_of(pilot)) is is_shown
        assert hand_shown(pilot) == list(hand)

    at_table(new_app(game), play)


def test_the_dealer_only_puts_a_card_aside(tmp_path: Path) -> None:
    async def play(pilot: AtPilot) -> None:
        assert len(hand_shown(pilot)) == 12
        assert "decline" not in text_of(pilot).splitlines()[-2]
        await pilot.press("d")
        await rest(pilot)
        assert "must put one aside" in prompt(pilot)
        await press_card(pilot, seen(pilot).hand[11])
        assert len(hand_shown(pilot)) == 11

    at_table(new_app(new_game(tmp_path, dealer=PERSON)), play)


def test_undo_brings_the_card_back_on_screen_and_on_disk(tmp_path: Path) -> None:
    game = new_game(tmp_path)

    play_without_screen(game, until=lambda view: len(view.hand) == 9)

    async def play(pilot: AtPilot) -> None:
        before = seen(pilot)
        await press_card(pilot, before.legal[0])
        await pilot.press("u")
        await rest(pilot)
        after = seen(pilot)
        assert (after.hand, after.trick, after.tricks) == (before.hand, before.trick, before.tricks)
        assert hand_shown(pilot) == list(before.hand)

    at_table(new_app(game), play)
    savegame, table, _ = Savegame.resume(tmp_path / "match.jsonl")
    savegame.close()
    assert table.steps == game.table.steps


def test_undo_says_when_there_is_nothing_to_take_back(tmp_path: Path) -> None:
    async def play(pilot: AtPilot) -> None:
        await pilot.press("u")
        await rest(pilot)
        assert "nothing in this deal" in prompt(pilot)

    at_table(new_app(new_game(tmp_path)), play)


def test_help_opens_scrolls_and_closes(tmp_path: Path) -> None:
    async def play(pilot: AtPilot) -> None:
        await pilot.press("question_mark")
        await pilot.pause()
        assert isinstance(pilot.app.screen, HelpScreen)
        first = text_of(pilot)
        await pilot.press("pagedown", "pagedown")
        await pilot.pause()
        assert text_of(pilot) != first
        await pilot.press("escape")
        await pilot.pause()
        assert isinstance(pilot.app.screen, TableScreen)

    at_table(new_app(new_game(tmp_path)), play)


def test_q_leaves_at_once_on_a_cyrillic_keyboard_too(tmp_path: Path) -> None:
    app = new_app(new_game(tmp_path))

    async def play(pilot: AtPilot) -> None:
        await pilot.press("й")

    at_table(app, play)
    assert not app.is_running


def test_tricks_to_be_seen_again_are_those_the_rules_allow(tmp_path: Path) -> None:
    game = new_game(tmp_path, ruleset=preset("family"))

    play_without_screen(game, until=lambda view: len(view.tricks) == 4)

    async def play(pilot: AtPilot) -> None:
        view = seen(pilot)
        await pilot.press("t")
        await pilot.pause()
        assert isinstance(pilot.app.screen, TricksScreen)
        words = pilot.app.screen.words
        body = "\n".join(str(static.visual) for static in pilot.app.screen.query(Static))
        allowed = {words.card(card) for _, card in view.tricks[-1].plays}
        assert set(CARD.findall(body)) == allowed

    at_table(new_app(game), play)


def test_payments_so_far_are_listed_as_provisional(tmp_path: Path) -> None:
    game = new_game(tmp_path)
    play_without_screen(game, until=lambda view: len(view.tricks) == 8)

    async def play(pilot: AtPilot) -> None:
        transfers = seen(pilot).standing.transfers
        assert any(transfer.trick for transfer in transfers)
        await pilot.press("p")
        await pilot.pause()
        assert isinstance(pilot.app.screen, PaymentsScreen)
        assert "Provisional" in text_of(pilot)
        assert pilot.app.screen.query_one(PaymentList).option_count == len(transfers)
        await pilot.press("p")
        await pilot.pause()
        assert "*" in text_of(pilot).splitlines()[0]

    at_table(new_app(game), play)


def test_a_line_of_the_settlement_opens_its_clause(tmp_path: Path) -> None:
    game = new_game(tmp_path)
    play_without_screen(game, until=lambda view: len(view.hand) == 1)

    async def play(pilot: AtPilot) -> None:
        await play_on(pilot)
        await pilot.press("down", "down", "down", "down", "enter")
        await pilot.pause()
        assert isinstance(pilot.app.screen, ClauseScreen)
        played = game.table.last
        assert played is not None
        transfer = played.settlement.transfers[4]
        shown = " ".join(text_of(pilot).split())
        assert f"Clause {transfer.rule}" in shown
        for word in clauses()[transfer.rule].text.split():
            assert word in shown
        await pilot.press("escape")
        await pilot.pause()
        await pilot.click(PaymentList, offset=(5, 1))
        await pilot.pause()
        assert isinstance(pilot.app.screen, ClauseScreen)
        assert pilot.app.screen.transfer is played.settlement.transfers[1]

    at_table(new_app(game), play)


# Phases that only some rules have


def test_an_espagnolette_is_announced(tmp_path: Path) -> None:
    game = new_game(tmp_path, ruleset=preset("family"), dealt=FOUR_ACES)

    async def play(pilot: AtPilot) -> None:
        await pilot.press("d")
        await rest(pilot)
        assert seen(pilot).phase is Phase.ANNOUNCE
        assert "Announce it" in prompt(pilot)
        await pilot.press("a")
        await rest(pilot)
        assert Announced(PERSON) in seen(pilot).events
        assert "espagnolette" in text_of(pilot)

    at_table(new_app(game), play)


def test_an_espagnolette_is_kept_silent(tmp_path: Path) -> None:
    game = new_game(tmp_path, ruleset=preset("family"), dealt=FOUR_ACES)

    async def play(pilot: AtPilot) -> None:
        await pilot.press("d")
        await rest(pilot)
        await pilot.press("left", "d")
        await rest(pilot)
        assert seen(pilot).phase is Phase.PLAY
        assert Announced(PERSON) not in seen(pilot).events

    at_table(new_app(game), play)


def test_led_cards_are_claimed(tmp_path: Path) -> None:
    game = new_game(tmp_path, ruleset=house("classic", {"claims": "manual"}))

    play_without_screen(game, until=lambda view: view.phase is Phase.CLAIM)

    async def play(pilot: AtPilot) -> None:
        assert "claim" in prompt(pilot).casefold()
        await pilot.press("a")
        await rest(pilot)
        assert isinstance(pilot.app.screen, SettlementScreen)

    at_table(new_app(game), play)
    deal = game.table.deal
    assert deal is not None
    assert Claimed(PERSON) in deal.events


# Hidden cards


@pytest.mark.slow
@pytest.mark.parametrize("rules", ["classic", pytest.param("family", marks=pytest.mark.slow)])
def test_no_hidden_card_stands_on_any_screen(tmp_path: Path, rules: str) -> None:
    game = new_game(tmp_path, ruleset=preset(rules))
    looks = 0

    async def look(pilot: AtPilot, view: View) -> None:
        nonlocal looks
        words = table_screen(pilot).words
        known = {*view.hand, view.discard, view.talon_card}
        known |= {card for trick in view.tricks for _, card in trick.plays}
        known |= {card for _, card in view.trick.plays} if view.trick else set()
        names = {words.card(card) for card in known if card is not None}
        for key in ("", "t", "p"):
            if key:
                await pilot.press(key)
                await pilot.pause()
            assert set(CARD.findall(text_of(pilot))) <= names
            looks += 1
            if key:
                await pilot.press("escape")
                await pilot.pause()

    async def play(pilot: AtPilot) -> None:
        await look(pilot, seen(pilot))
        for left in (11, 8, 5, 2):
            await play_on(pilot, until=lambda view, left=left: len(view.hand) == left)  # type: ignore[misc]
            await look(pilot, seen(pilot))

    at_table(new_app(game), play, (120, 40))
    assert looks == 15


def test_the_log_tells_no_cards_of_gathered_tricks_but_those_paid_for(tmp_path: Path) -> None:
    game = new_game(tmp_path)
    play_without_screen(game, until=lambda view: len(view.tricks) == 9)

    async def play(pilot: AtPilot) -> None:
        log = str(table_screen(pilot).query_one("#chronicle-lines", Static).visual)
        words = table_screen(pilot).words
        view = seen(pilot)
        paid = {words.card(t.card) for t in view.standing.transfers if t.card is not None}
        own = {words.card(card) for card in (view.discard, view.talon_card) if card is not None}
        assert set(CARD.findall(log)) <= paid | own
        assert log.count("trick") >= 9

    at_table(new_app(game), play)


# Keys at the wrong time


def test_a_key_held_down_plays_one_card_only(tmp_path: Path) -> None:
    app = new_app(new_game(tmp_path))
    # Longer than the keys take to come in, however slow this machine.
    app.keyboard.patience = 60.0

    async def hold(pilot: AtPilot, key: str, since: float) -> None:
        """Press a key and let it repeat, as a keyboard does, in times that the test makes up."""
        for wait in (0.0, 0.6, 0.63, 0.66, 0.69, 0.72):
            event = Key(key, key if len(key) == 1 else None)
            event.time = since + wait
            pilot.app.post_message(event)
            await rest(pilot)

    async def play(pilot: AtPilot) -> None:
        await pilot.press("d")
        await rest(pilot)
        await hold(pilot, "enter", since=1000.0)
        view = seen(pilot)
        assert len(view.hand) == 10
        await hold(pilot, KEYS[view.hand.index(view.legal[0])], since=2000.0)
        assert len(seen(pilot).hand) == 9

    at_table(app, play)


class Slow:
    """A bot that waits until it is let go."""

    name = "slow"

    def __init__(self) -> None:
        self.gate = threading.Event()

    def act(self, view: View, deadline: float) -> Action:
        self.gate.wait(5)
        return view.actions()[0]


def test_keys_pressed_while_a_bot_thinks_play_no_card_later(tmp_path: Path) -> None:
    bot = Slow()
    others = {seat: bot for seat in SEATS if seat is not PERSON}
    # The person is asked first: he sits at the right of the dealer.
    game = new_game(tmp_path, dealer=PERSON.left, bots=others)

    async def play(pilot: AtPilot) -> None:
        await pilot.press("d", "2", "3", "right", "enter", "4", "space")
        assert not table_screen(pilot).course.waits_for_person
        bot.gate.set()
        await rest(pilot)
        assert len(seen(pilot).hand) == 11
        assert not any(isinstance(e, Played) and e.seat is PERSON for e in seen(pilot).events)

    at_table(new_app(game), play)


def test_bots_take_their_time_and_space_hastens_them(tmp_path: Path) -> None:
    game = new_game(tmp_path, dealer=PERSON.left)

    async def play(pilot: AtPilot) -> None:
        course = table_screen(pilot).course
        await pilot.press("d")
        steps = len(game.table.steps)
        await pilot.pause(0.1)
        assert len(game.table.steps) == steps
        for _ in range(20):
            if course.waits_for_person:
                break
            await pilot.press("space")
            await pilot.pause()
        assert course.waits_for_person
        assert seen(pilot).phase is Phase.PLAY

    at_table(new_app(game, pace=600.0), play)


def test_the_speed_is_chosen_by_a_key_and_shown(tmp_path: Path) -> None:
    async def play(pilot: AtPilot) -> None:
        assert "speed: instant" in text_of(pilot)
        await pilot.press("s")
        await pilot.pause()
        assert "speed: slow" in text_of(pilot)
        assert table_screen(pilot).course.pace > 1

    at_table(new_app(new_game(tmp_path)), play)


class Broken:
    """A bot that fails."""

    name = "broken"

    def act(self, view: View, deadline: float) -> Action:
        raise RuntimeError


def test_a_bot_that_fails_is_named_until_the_person_acts(tmp_path: Path) -> None:
    game = new_game(tmp_path, bots={seat: Broken() for seat in SEATS if seat is not PERSON})

    async def play(pilot: AtPilot) -> None:
        # Sitting opposite the dealer, Alex is the last to act before the person.
        assert "plays for Alex failed" in prompt(pilot)
        assert "Put a card aside" in prompt(pilot)

    at_table(new_app(game), play)


def test_a_step_that_cannot_be_saved_is_not_shown(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = new_game(tmp_path)

    def fail(step: object) -> None:
        raise OSError(28, "No space left on device")

    async def play(pilot: AtPilot) -> None:
        hand = hand_shown(pilot)
        with monkeypatch.context() as patch:
            patch.setattr(game.savegame, "add", fail)
            await pilot.press("2")
            await rest(pilot)
            assert "No space left on device" in prompt(pilot)
            assert hand_shown(pilot) == hand
        await press_card(pilot, hand[0])
        assert hand[0] not in hand_shown(pilot)

    at_table(new_app(game), play)


# Taking up a match


@pytest.mark.parametrize("held", [11, 6])
def test_a_saved_match_opens_at_the_same_card(tmp_path: Path, held: int) -> None:
    game = new_game(tmp_path)
    play_without_screen(game, until=lambda view: len(view.hand) == held)
    view, steps = game.view(), len(game.table.steps)

    async def play(pilot: AtPilot) -> None:
        assert seen(pilot) == view
        assert hand_shown(pilot) == list(view.hand)
        assert len(game.table.steps) == steps

    at_table(new_app(game), play)


def test_a_match_saved_after_its_last_deal_opens_at_the_settlement(tmp_path: Path) -> None:
    game = new_game(tmp_path)
    play_without_screen(game, until=lambda _: False)
    assert game.table.is_over

    async def play(pilot: AtPilot) -> None:
        assert isinstance(pilot.app.screen, SettlementScreen)

    at_table(new_app(game), play)


# The window


def test_a_small_window_says_so_and_can_be_played_in(tmp_path: Path) -> None:
    async def play(pilot: AtPilot) -> None:
        assert "60 by 18" in text_of(pilot)
        card = seen(pilot).hand[1]
        await press_card(pilot, card)
        assert seen(pilot).discard is card
        await pilot.resize_terminal(80, 24)
        await rest(pilot)
        assert "60 by 18" not in text_of(pilot)
        await pilot.press("enter")
        await rest(pilot)
        assert len(seen(pilot).hand) == 10

    at_table(new_app(new_game(tmp_path)), play, (60, 18))


@pytest.mark.parametrize("size", [(80, 24), (100, 30), (140, 45), (60, 18)])
def test_all_that_is_needed_lies_within_the_window(tmp_path: Path, size: tuple[int, int]) -> None:
    names = (
        "Виссарион Константинопольский-Задунайский",
        "Robin\u202e of the very very long name indeed",
        "Я",
        "Ἀλέξανδρος",
    )
    game = new_game(tmp_path, names=names, dealer=PERSON)

    async def play(pilot: AtPilot) -> None:
        screen = table_screen(pilot)
        lines = lines_of(screen)
        assert "\u202e" not in "".join(lines)
        places = [place for place in screen.query(HandCard) if place.region]
        assert len(places) in (0, 12)
        window = screen.region
        shown = [*places, screen.query_one(KeyBar), screen.query_one("#prompt")]
        for widget in shown:
            assert window.contains_region(widget.region)
        overlaps = [
            (one, other)
            for index, one in enumerate(shown)
            for other in shown[index + 1 :]
            if one.region.overlaps(other.region)
        ]
        assert overlaps == []
        if size[0] >= 80:
            assert "Виссарион" in "".join(lines)
            assert "Задунайский" not in "".join(lines)
            assert "…" in "".join(lines)

    at_table(new_app(game), play, size)


def test_pasted_text_does_nothing(tmp_path: Path) -> None:
    async def play(pilot: AtPilot) -> None:
        before = seen(pilot)
        pilot.app.post_message(Paste("1d2q\n" * 50))
        await rest(pilot)
        assert seen(pilot) == before

    at_table(new_app(new_game(tmp_path)), play)


# Without colours, without glyphs


def test_under_no_color_there_is_no_colour(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("NO_COLOR", "1")
    game = new_game(tmp_path)
    play_without_screen(game, until=must_follow)

    async def play(pilot: AtPilot) -> None:
        styles = {
            segment.style
            for strip in pilot.app.screen._compositor.render_strips()
            for segment in strip
            if segment.style is not None
        }
        for style in styles:
            for colour in (style.color, style.bgcolor):
                assert colour is None or colour.is_default
        # The card that Enter would play and the one that wins keep their borders.
        assert "┏" in text_of(pilot)
        assert "╔" in text_of(pilot)

    at_table(new_app(game), play)


@pytest.mark.slow
def test_with_letters_there_is_nothing_beyond_ascii_but_letters(tmp_path: Path) -> None:
    game = new_game(tmp_path)
    play_without_screen(game, until=lambda view: len(view.hand) == 2)

    async def play(pilot: AtPilot) -> None:
        texts = [text_of(pilot)]
        for key in ("t", "p", "question_mark"):
            await pilot.press(key)
            await pilot.pause()
            texts.append(text_of(pilot))
            await pilot.press("escape")
            await pilot.pause()
        await play_on(pilot)
        texts.append(text_of(pilot))
        await pilot.press("c")
        await pilot.pause()
        texts.append(text_of(pilot))
        strange = {char for char in "".join(texts) if not char.isascii() and not char.isalpha()}
        assert strange == set()
        assert not any(suit in "".join(texts) for suit in "♠♥♦♣")

    at_table(new_app(game, Symbols.LETTERS), play)


def test_the_ground_changes_between_dark_and_light(tmp_path: Path) -> None:
    async def play(pilot: AtPilot) -> None:
        dark = pilot.app.screen.styles.background
        await pilot.press("l")
        await pilot.pause()
        light = pilot.app.screen.styles.background
        assert dark.brightness < 0.3
        assert light.brightness > 0.6

    at_table(new_app(new_game(tmp_path)), play)


def test_hands_are_sorted_by_suit(tmp_path: Path) -> None:
    async def play(pilot: AtPilot) -> None:
        assert hand_shown(pilot) == list(sort_hand(parse_hand("A3.A3.A43.AK43")))

    game = new_game(tmp_path, ruleset=preset("family"), dealt=FOUR_ACES)
    at_table(new_app(game), play)
