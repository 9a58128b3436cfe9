"""The conversation's answers, in this process: what is told, refused, shown again, taken back."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from io import BytesIO, TextIOWrapper
from pathlib import Path
from random import Random

import pytest

from quinola.actions import Action, Play
from quinola.bots import Bot, RandomBot
from quinola.cards import QUINOLA, Card
from quinola.deal import Phase
from quinola.dealing import Dealt, deal_out
from quinola.rules import Ruleset, house, preset
from quinola.seating import Seating
from quinola.seats import SEATS, Seat
from quinola.table import NextDeal, Setup, Table
from quinola.terminal.ceremony import Left
from quinola.terminal.console import Console
from quinola.terminal.game import Game
from quinola.terminal.opponents import names_of
from quinola.terminal.personal import PersonalWords
from quinola.terminal.plain import Conversation
from quinola.terminal.savegame import Savegame
from quinola.view import View
from quinola.wording import Symbols

N, E, S, W = SEATS
PLACES = (S, W, N, E)
"""The person sits S; Alex W, Kim N, Robin E."""


class First:
    """A bot that does the first thing it may, its highest card in the order of a hand."""

    name = "first"

    def act(self, view: View, deadline: float) -> Action:
        return view.actions()[0]


class Raising(First):
    def act(self, view: View, deadline: float) -> Action:
        raise RuntimeError("lost its head")


class Cheating(First):
    def act(self, view: View, deadline: float) -> Action:
        return Play(QUINOLA)


def shuffled(ruleset: Ruleset, rng: Random, dealer: Seat = E) -> Dealt:
    pack = list(ruleset.pack)
    rng.shuffle(pack)
    return deal_out(pack, dealer, ruleset)


class Sideboard:
    """Makes games, each with a file of its own, and closes them."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.games: list[Game] = []

    def game(
        self,
        ruleset: Ruleset,
        *,
        bots: Mapping[Seat, Bot] | None = None,
        dealer: Seat = E,
        deals: int = 1,
        dealt: Dealt | None = None,
    ) -> Game:
        """One before its first deal, or with these cards dealt."""
        seating = Seating(PLACES, dealer)
        names = names_of(seating, "en")
        setup = Setup(
            ruleset=ruleset,
            seating=seating,
            names=(names[N], names[E], names[S], names[W]),
            seed="conversation",
            deals=deals,
        )
        savegame = Savegame.create(self.folder / f"{len(self.games)}.jsonl", setup, {})
        table = Table(setup)
        if dealt is not None:
            savegame.add(NextDeal(dealt))
            table.redo(NextDeal(dealt))
        seated = {seat: First() for seat in (W, N, E)} if bots is None else bots
        self.games.append(Game(table, S, seated, savegame))
        return self.games[-1]


@pytest.fixture
def sideboard(tmp_path: Path) -> Iterator[Sideboard]:
    sideboard = Sideboard(tmp_path)
    yield sideboard
    for game in sideboard.games:
        game.savegame.close()


class Typist(Console):
    """Types what it is given, and keeps what it reads."""

    def __init__(self, *typed: str) -> None:
        self._page = BytesIO()
        super().__init__(
            TextIOWrapper(BytesIO("".join(f"{line}\n" for line in typed).encode()), "utf-8"),
            TextIOWrapper(self._page, "utf-8", write_through=True),
        )

    @property
    def said(self) -> list[str]:
        return self._page.getvalue().decode().splitlines()


def converse(game: Game, *typed: str, symbols: Symbols = Symbols.GLYPHS) -> list[str]:
    """What is said to one who types these lines and then goes."""
    typist = Typist(*typed)
    names = dict(zip(SEATS, game.table.setup.names, strict=True))
    words = PersonalWords("en", symbols, names, game.person)
    try:
        Conversation(game, typist, words).hold()
    except Left:
        typist.say("(left)")
    return typist.said


def until(phase: Phase, game: Game) -> Game:
    """Bring the game to the person's first choice in a phase, passing and playing what comes."""
    if game.table.deal is None:
        game.deal()
    while True:
        while game.go_on() is not None:
            pass
        view = game.view()
        if view.phase is phase:
            return game
        game.act(view.actions()[-1])


@pytest.fixture
def classic(sideboard: Sideboard) -> Game:
    """At the person's first card."""
    return until(Phase.PLAY, sideboard.game(preset("classic")))


@pytest.mark.parametrize("spelled", ["{r}{s}", "{r}{g}", " {R}{S} ", "{r} {g}", "{R}{g}\ufe0e"])
def test_a_card_may_be_typed_in_many_ways(spelled: str, classic: Game) -> None:
    card = classic.view().legal[0]
    typed = spelled.format(
        r=card.rank.letter.lower(),
        R=card.rank.letter,
        s=card.suit.letter,
        S=card.suit.letter.upper(),
        g=card.suit.glyph,
    )
    converse(classic, typed)
    assert (S, card) in (classic.table.deal.tricks[0].plays if classic.table.deal else ())


@pytest.mark.parametrize("typed", ["10d", "Td", "10♦", "td", "10 D"])
def test_a_ten_may_be_typed_in_both_ways(typed: str, sideboard: Sideboard) -> None:
    ruleset = preset("family")
    for seed in range(100):
        cards = shuffled(ruleset, Random(seed))
        if Card.parse("Td") in cards.hands[S]:
            break
    said = converse(sideboard.game(ruleset, dealt=cards), typed)
    assert any(line.startswith("You put 10♦ aside") for line in said)


def test_a_number_is_that_of_the_list(classic: Game) -> None:
    view = classic.view()
    number = view.hand.index(view.legal[-1]) + 1
    said = converse(classic, str(number))
    numbered = next(line for line in said if line.startswith("Your hand: "))
    glyph = view.legal[-1].suit.glyph
    assert f"{number} {view.legal[-1].rank.letter}{glyph}" in numbered
    assert any(line.endswith(f"{view.legal[-1].rank.letter}{glyph}") for line in said)


def test_a_number_that_is_not_in_the_hand_is_told_with_those_that_are(classic: Game) -> None:
    count = len(classic.view().hand)
    said = " ".join(converse(classic, str(count + 1)))
    assert f"There is no number {count + 1} in your hand; the numbers go from 1 to {count}" in said
    while len(classic.view().hand) > 1:
        if classic.waits_for_person:
            classic.act(classic.view().actions()[-1])
        else:
            classic.go_on()
    while not classic.waits_for_person:
        classic.go_on()
    said = " ".join(converse(classic, "2"))
    assert "There is no number 2 in your hand; the only one is 1" in said


def test_a_card_that_does_not_follow_is_refused_with_its_clause(classic: Game) -> None:
    view = classic.view()
    wrong = next(card for card in view.hand if card not in view.legal)
    said = converse(classic, str(wrong))
    assert any("does not follow suit" in line for line in said)
    assert f"[{view.ruleset.rule('follow-suit')}]" in " ".join(said)
    assert all(f"{card.rank.letter}{card.suit.glyph}" in " ".join(said) for card in view.legal)
    questions = [line for line in said if line.endswith("Your card?")]
    assert len(questions) == 2
    assert questions[0] == questions[1]
    assert classic.view() == view


def test_a_card_not_held_is_refused(classic: Game) -> None:
    other = next(iter(classic.table.deal.hands[N])) if classic.table.deal else QUINOLA
    said = converse(classic, str(other))
    assert any(line.startswith("You do not hold") for line in said)


@pytest.mark.parametrize(
    ("typed", "told"),
    [
        ("13", "There is no number 13 in your hand"),
        ("0", "There is no number 0 in your hand"),
        ("banana", "That is no card and no command"),
        ("d", "You have made your exchange already"),
        ("a", "An espagnolette is not announced in these rules"),
        ("claim", "In these rules led cards are paid for without a claim"),
        ("p", "There is nothing to announce or to pass now"),
        ("t", "There is no trick that you may look at again"),
        ("b", "Provisional, until the deal is settled:"),
        ("s", "Paid so far in this deal (provisional):"),
        ("h", "Your hand: "),
        ("?", "A card: its number in your hand"),
        ("U", "Taken back"),
        ("q", "(left)"),
        ("QUIT", "(left)"),
    ],
)
def test_what_may_be_asked_for(typed: str, told: str, classic: Game) -> None:
    said = converse(classic, typed)
    first = next(i for i, line in enumerate(said) if line.endswith("?"))
    assert any(line.startswith(told) for line in said[first + 1 :]), said


def test_the_hand_tells_what_was_put_aside(classic: Game) -> None:
    said = converse(classic, "h")
    view = classic.view()
    # `until` declined: the talon card was seen, and nothing was put aside.
    assert view.discard is None
    assert view.talon_card is not None
    rank, suit = view.talon_card.rank, view.talon_card.suit
    shown = f"{'10' if rank == 10 else rank.letter}{suit.glyph}"
    assert f"Your talon card was {shown}" in said


def test_tricks_are_shown_again_as_far_as_they_may_be(sideboard: Sideboard) -> None:
    sitting = until(Phase.PLAY, sideboard.game(preset("family")))
    for _ in range(3):
        sitting.act(sitting.view().actions()[0])
        while sitting.go_on() is not None:
            pass
    said = converse(sitting, "t")
    # The family sees the last closed trick alone (S3-35).
    told = [line for line in said if line.startswith("Trick ") and "Taken by: " in line]
    number = len(sitting.view().tricks)
    assert [line.split(":")[0] for line in told] == [f"Trick {number}"]


def test_the_payments_so_far_are_those_of_the_stakes(classic: Game) -> None:
    said = converse(classic, "s")
    assert any(line.split()[:4] == ["You", "->", "pool", "10"] for line in said)


def test_the_dealer_may_not_decline(sideboard: Sideboard) -> None:
    sitting = sideboard.game(preset("classic"), dealer=S)
    said = converse(sitting, "d")
    assert any(line.startswith("As dealer you have twelve cards") for line in said)
    assert said[-2] == "Put which card aside?"


def test_claims_are_asked_for(sideboard: Sideboard) -> None:
    ruleset = house("classic", {"claims": "manual"}, "Claims")
    sitting = until(Phase.CLAIM, sideboard.game(ruleset))
    said = converse(sitting, "7", "Qh", "claim")
    assert "Claim the payment for led cards (claim), or pass (p)?" in said
    assert any(line.startswith("There is no number 7") for line in said)
    assert "No card is wanted now" in said
    assert "You claim the payment for led cards" in said
    assert sitting.table.match.past[0].outcome.claims >= {S}  # type: ignore[union-attr]


def espagnolette(ruleset: Ruleset) -> Dealt:
    """A deal in which the person holds three aces and the quinola."""
    aces = [Card.parse(text) for text in ("As", "Ah", "Ad", "Jh")]
    rest = [card for card in ruleset.pack if card not in aces]
    Random("espagnolette").shuffle(rest)
    hands = {S: (*aces, *rest[:7]), E: tuple(rest[7:19]), W: tuple(rest[19:30])}
    return Dealt(E, {**hands, N: tuple(rest[30:41])}, tuple(rest[41:]))


def test_an_espagnolette_is_announced(sideboard: Sideboard) -> None:
    ruleset = preset("family")
    sitting = sideboard.game(ruleset, dealt=espagnolette(ruleset))
    said = converse(sitting, "d", "huh", "a")
    assert "Announce an espagnolette (a), or pass (p)?" in said
    assert "You announce an espagnolette" in said
    assert "You may play any card" in said


def test_an_espagnolette_may_break_suit_and_is_told_so(sideboard: Sideboard) -> None:
    ruleset = preset("classic")
    sitting = sideboard.game(ruleset, dealt=espagnolette(ruleset))
    said = converse(sitting, "d")
    assert "You hold an espagnolette, and need not follow suit" in said
    assert "You may play any card" in said


@pytest.mark.parametrize(
    ("bot", "told"),
    [(Raising(), "failed; in its place"), (Cheating(), "against the rules; in its")],
)
def test_a_replaced_move_is_told(bot: Bot, told: str, sideboard: Sideboard) -> None:
    sitting = sideboard.game(preset("classic"), bots={W: bot, N: First(), E: First()})
    said = " ".join(converse(sitting, "d"))
    assert told in said
    assert "a legal card was played" in said
    assert "The program that plays for Alex" in said
    assert "The program that plays for Kim" not in said


def test_undo_brings_back_the_same_question(classic: Game) -> None:
    before = converse(classic)
    said = converse(classic, str(classic.view().legal[0]), "u")
    assert said[-4:-1] == before[-4:-1]
    assert said[-4].startswith("Your hand: ")


def test_after_an_undo_a_bot_does_the_same_again(sideboard: Sideboard) -> None:
    dice = {seat: Random(0) for seat in (W, N, E)}
    sitting = sideboard.game(preset("classic"), bots={s: RandomBot(d) for s, d in dice.items()})
    sitting.dice = dice
    until(Phase.PLAY, sitting)
    card = sitting.view().legal[0]
    seen = []
    for _ in range(5):
        sitting.act(Play(card))
        while sitting.go_on() is not None:
            pass
        seen.append(sitting.view().events)
        assert sitting.undo()
    assert len(set(seen)) == 1
    assert len(seen[0]) > 6


def test_a_settled_deal_is_not_taken_back(sideboard: Sideboard) -> None:
    sitting = sideboard.game(preset("classic"), deals=2)
    until(Phase.PLAY, sitting)
    while not sitting.is_settled:
        if sitting.waits_for_person:
            sitting.act(sitting.view().actions()[0])
        else:
            sitting.go_on()
    said = converse(sitting, "u", "what?", "b")
    assert "There is nothing of yours to take back in this deal" in said
    assert "Enter deals the next cards; review looks back; q leaves; ? gives help" in said
    assert "Provisional, until the deal is settled:" not in said
    assert sitting.is_settled


def test_happenings_hold_no_card_of_anothers_exchange(sideboard: Sideboard) -> None:
    sitting = sideboard.game(preset("classic"))
    sitting.deal()
    happenings = []
    while sitting.view().phase is Phase.EXCHANGE:
        happenings.append(sitting.go_on() or sitting.act(sitting.view().actions()[-1]))
    others = [happening.event for happening in happenings if happening.event]
    hidden = [event for event in others if event.seat is not S]
    assert len(hidden) == 3
    assert all(getattr(event, "card", None) is None for event in hidden)
    assert all(getattr(event, "drawn", None) is None for event in hidden)


def test_suits_as_letters(classic: Game) -> None:
    said = converse(classic, "h", "s", "t", "?", symbols=Symbols.LETTERS)
    assert "".join(said).isascii()


def test_the_last_trick_is_told_again_before_the_settlement(sideboard: Sideboard) -> None:
    """The process went before the bots' last cards were shown, and the deal was settled."""
    sitting = until(Phase.PLAY, sideboard.game(preset("classic"), deals=2))
    while not sitting.is_settled:
        if sitting.waits_for_person:
            sitting.act(sitting.view().actions()[0])
        else:
            sitting.go_on()
    said = converse(sitting)
    own = next(i for i, line in enumerate(said) if line.startswith(("You play", "You lead")))
    over = said.index("Deal 1 is over")
    assert own < over
    assert any("takes trick 11" in line or "You take trick 11" in line for line in said[own:over])
