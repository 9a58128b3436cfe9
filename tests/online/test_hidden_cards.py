"""No byte for a recipient depends on a card that he may not know.

Two ways to see it: every frame is searched for cards that are not his to know yet; and where cards
he has not seen change places, every byte he is sent stays what it was.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from random import Random

import msgspec
import pytest
from hypothesis import given

from quinola.actions import Discard, Play, parse_action
from quinola.cards import Card, format_hand, parse_hand
from quinola.online.commands import Act, GetHint, Hello, ShowCards
from quinola.online.deciding import answer_of, decide
from quinola.online.entries import Acted, AnyEntry, Begun, DealtOut, Opened, read_entry
from quinola.online.greeting import greet
from quinola.online.live_table import RECIPIENTS, LiveTable, Recipient
from quinola.online.messages import Shown, write_frame
from quinola.online.settings import Cards, Settings
from quinola.refusal import Refusal
from quinola.rules import RuleViolation
from quinola.seats import SEATS, Seat
from quinola.written import letter_of
from tests.online.seating import INVITATION, NAMES, Club, all_bytes, club_of_four, practice, token
from tests.online.sessions import Session, random_settings, seated
from tests.strategies import random_deal, randoms

CARD = re.compile(rb"(?<![0-9A-Za-z])([2-9TJQKA][shdc])(?![0-9A-Za-z])")


def cards_in(frame: bytes) -> set[Card]:
    return {Card.parse(code.decode()) for code in CARD.findall(frame)}


def known_to(to: Recipient, table: LiveTable) -> set[Card]:
    """What has been shown to everyone, and what the seat itself has held or looked at."""
    deal = table.deal
    assert deal is not None
    known = {card for trick in deal.tricks for _, card in trick.plays}
    known |= {card for _, card in deal.trick.plays} if deal.trick else set()
    if to is None:
        return known
    known |= set(deal.dealt.hands[to])
    talon_card = deal.talon_card(to)
    if to in deal.discards and talon_card is not None:
        declined = deal.discards[to] is None
        known |= {talon_card} if not declined or deal.ruleset.declined_card_seen else set()
    return known


def frames_after(club: Club, to: Recipient, seen: int) -> Iterator[bytes]:
    missed = club.table.streams[to].since(seen)
    assert missed is not None
    yield from (write_frame(told) for told in missed)
    yield write_frame(club.table.welcome(to, club.now))


def of_this_deal(frames: Iterator[bytes]) -> list[bytes]:
    """The frames since the last deal was over, whose cards are everyone's."""
    kept = list[bytes]()
    for frame in frames:
        is_over = b'"kind":"settled"' in frame or b'"kind":"match-begun"' in frame
        kept = [] if is_over else [*kept, frame]
    return kept


@given(rng=randoms)
def test_no_frame_names_a_card_before_its_time(rng: Random) -> None:
    session = Session(seated(rng), rng)
    table = session.club.table
    searched = 0
    for _ in range(90):
        seen = {to: session.club.table.streams[to].last for to in RECIPIENTS}
        session.step()
        table = session.club.table
        if table.stage != "playing":
            continue
        for to in RECIPIENTS:
            known = known_to(to, table)
            for frame in of_this_deal(frames_after(session.club, to, seen[to])):
                searched += 1
                assert cards_in(frame) <= known, (to, frame)
                assert table.seed is None or table.seed.hex().encode() not in frame
    assert searched > 0 or table.stage != "playing"


def test_the_search_finds_what_it_looks_for() -> None:
    club = club_of_four()
    deal = club.table.deal
    assert deal is not None
    frame = write_frame(club.table.welcome(Seat.N, club.now))
    assert cards_in(frame) == set(deal.hands[Seat.N])
    assert cards_in(b'{"action":"discard 7c","card":"As","hands":{}}') == {
        Card.parse("7c"),
        Card.parse("As"),
    }


# The same to a recipient, whatever he cannot know


Names = dict[Card, Card]


def renamed(entries: list[AnyEntry], names: Names) -> list[AnyEntry]:
    """The same acts with other cards in the places of some, as if they had been dealt so."""

    def new(text: str) -> str:
        card = Card.parse(text)
        return str(names.get(card, card))

    changed = list[AnyEntry]()
    for entry in entries:
        match entry:
            case DealtOut(cards=Cards() as cards):
                hands = {
                    seat: format_hand(names.get(card, card) for card in parse_hand(hand))
                    for seat, hand in cards.hands.items()
                }
                talon = [new(card) for card in cards.talon]
                given = msgspec.structs.replace(cards, hands=hands, talon=talon)
                changed.append(msgspec.structs.replace(entry, cards=given))
            case Acted(action=text):
                action = parse_action(text)
                if isinstance(action, Discard):
                    text = f"discard {new(str(action.card))}"
                if isinstance(action, Play):
                    text = f"play {new(str(action.card))}"
                changed.append(msgspec.structs.replace(entry, action=text))
            case _:
                changed.append(entry)
    return changed


def table_with_given_cards(rng: Random, lean: str | None = None) -> Club:
    """Four people, and a deal whose cards stand in the log instead of following from the seed."""
    club = Club(random_settings(rng), rng.randrange(2**32))
    for seat, name in zip(SEATS, NAMES, strict=True):
        club.sit(name, seat)
    dealt = random_deal(club.table.ruleset, rng, lean)
    club.commit(
        [
            Begun(at=club.now, dealer=letter_of(dealt.dealer)),
            DealtOut(at=club.now, cards=Cards.of(dealt)),
        ]
    )
    return club


def play_some(club: Club, rng: Random, acts: int) -> None:
    """Some acts, in turn or ahead of it."""
    for _ in range(acts):
        if club.table.stage != "playing":
            return
        club.act_somehow(rng.choice(club.table.asked))


def tries(table: LiveTable, to: Recipient, now: int) -> list[bytes]:
    """How each thing that the recipient could try would be answered, repeats apart."""
    told = list[bytes]()
    seen = table.streams[to].last
    cards = [str(card) for card in table.ruleset.pack]
    actions = [*(f"discard {c}" for c in cards), *(f"play {c}" for c in cards)]
    actions += ["decline", "announce", "claim", "pass"]
    for action in actions:
        command = Act(id="try", action=action, seen=seen)
        decision = decide(table, to, command, now=now, chance=bytes)
        told.append(
            write_frame(decision.answer)
            if decision.answer
            else msgspec.json.encode(list(decision.entries))
        )
    return told


def compare(club: Club, rng: Random, kinds: Counter[str]) -> None:
    table = club.table
    if table.stage != "playing":
        return
    opened, *entries = map(read_entry, club.log)
    assert isinstance(opened, Opened)
    before = all_bytes(table, club.now)
    for to in RECIPIENTS:
        unseen = [card for card in table.ruleset.pack if card not in known_to(to, table)]
        for _ in range(3):
            if len(unseen) < 2:
                continue
            one, other = rng.sample(unseen, 2)
            names = {one: other, other: one}
            if rng.random() < 0.3:
                names = dict(zip(unseen, rng.sample(unseen, len(unseen)), strict=True))
            try:
                changed = LiveTable(opened, renamed(entries, names))
            except RuleViolation:
                kinds["illegal"] += 1
                continue
            assert all_bytes(changed, club.now)[to] == before[to]
            kinds["a seat" if to is not None else "spectators"] += 1
            deal = table.deal
            assert deal is not None
            kinds[deal.phase] += 1
            if rng.random() < 0.2:
                assert tries(changed, to, club.now) == tries(table, to, club.now)
                kinds["tried"] += 1


def compare_many(sessions: int, rng: Random) -> Counter[str]:
    kinds = Counter[str]()
    for _ in range(sessions):
        club = table_with_given_cards(rng, rng.choice((None, "espagnolette")))
        play_some(club, rng, rng.choice((0, 1, 2, 3, 4, 5, 6, 10, 20, 35, 50)))
        compare(club, rng, kinds)
    return kinds


def test_streams_do_not_change_when_only_unseen_cards_do() -> None:
    kinds = compare_many(60, Random(5))
    assert kinds["a seat"] > 200
    assert kinds["spectators"] > 60
    assert kinds["exchange"] > 100
    assert kinds["play"] > 100
    assert kinds["tried"] > 20


@pytest.mark.slow
def test_many_streams_do_not_change_when_only_unseen_cards_do() -> None:
    kinds = compare_many(800, Random(6))
    assert min(kinds[phase] for phase in ("exchange", "announce", "play", "claim")) > 20


def test_a_change_of_ones_own_cards_is_seen() -> None:
    """The comparison is worth something: what a seat knows tells two tables apart."""
    rng, told_apart = Random(8), 0
    for _ in range(20):
        club = table_with_given_cards(rng)
        opened, *entries = map(read_entry, club.log)
        assert isinstance(opened, Opened)
        deal = club.table.deal
        assert deal is not None
        mine, his = min(deal.hands[Seat.N], key=str), min(deal.hands[Seat.E], key=str)
        changed = LiveTable(opened, renamed(entries, {mine: his, his: mine}))
        one, other = all_bytes(club.table, club.now), all_bytes(changed, club.now)
        assert one[None] == other[None]
        told_apart += one[Seat.N] != other[Seat.N]
    assert told_apart == 20


# Who is let in


def test_a_wrong_token_opens_nothing_and_none_opens_the_public_view() -> None:
    club = club_of_four()
    with pytest.raises(Refusal) as refusal:
        greet(club.table, Hello(table="table-1", token=token("Eve")), now=club.now)
    assert refusal.value.reason == "token-wrong"
    greeting = greet(club.table, Hello(table="table-1"), now=club.now)
    assert greeting.to is None
    assert not cards_in(write_frame(greeting.welcome))
    mine = greet(club.table, Hello(table="table-1", token=token("Anna")), now=club.now)
    assert mine.to is Seat.N
    assert len(cards_in(write_frame(mine.welcome))) in {11, 12}


def test_where_nobody_may_look_on_only_the_invited_may() -> None:
    club = Club(Settings(preset="classic", spectators=False))
    with pytest.raises(Refusal) as refusal:
        greet(club.table, Hello(table="table-1"), now=club.now)
    assert refusal.value.reason == "spectators-off"
    with pytest.raises(Refusal):
        greet(club.table, Hello(table="table-1", invitation=token("guess")), now=club.now)
    invited = greet(club.table, Hello(table="table-1", invitation=INVITATION), now=club.now)
    assert invited.to is None


def test_cards_given_for_a_practice_are_not_told_with_its_settings() -> None:
    first = practice()
    deal = first.table.deal
    assert deal is not None
    settings = Settings(preset="classic", practice=True, cards=Cards.of(deal.dealt))
    club = practice(settings)
    for to in RECIPIENTS:
        welcome = write_frame(club.table.welcome(to, club.now))
        assert b'"cards":{' not in welcome
        assert cards_in(welcome) <= known_to(to, club.table)


def test_hints_and_open_cards_are_for_practice_alone() -> None:
    club = club_of_four()
    for command in (GetHint(id="h"), ShowCards(id="s")):
        decision = decide(club.table, Seat.N, command, now=club.now, chance=bytes)
        assert decision.errand is None
        club.commit(decision.entries)
        answer = answer_of(club.table, Seat.N, command, now=club.now)
        assert not isinstance(answer, Shown)
        assert getattr(answer, "reason", None) == "practice-only"
    two = Club(Settings(preset="classic", practice=True))
    two.sit("Anna", Seat.N)
    two.sit("Boris", Seat.S)
    two.start()
    assert getattr(two.send(Seat.N, ShowCards(id="s")), "reason", None) == "practice-only"


def test_the_log_is_the_only_place_of_the_seed_before_the_deal_is_over() -> None:
    club = club_of_four()
    seed = club.table.seed
    assert seed is not None
    assert any(seed.hex().encode() in line for line in club.log)
    sent = b"".join(all_bytes(club.table, club.now).values())
    assert seed.hex().encode() not in sent
    club.play_deal()
    assert seed.hex().encode() in all_bytes(club.table, club.now)[None]
