"""Faults that live tables elsewhere have had, each tried here.

One test for a fault, named by what went wrong; the ones about names are in `test_names` and
`test_places`, those about clocks in `test_clocks`, about frames in `test_frames`, about what a
recipient may not know in `test_hidden_cards`, about the shuffle's evenness in `tests/test_shuffle`.
"""

from __future__ import annotations

from itertools import permutations
from random import Random
from secrets import token_bytes

import msgspec
import pytest

from quinola import locale
from quinola.actions import Decline, Discard, Play
from quinola.bots import BOTS
from quinola.cards import Card
from quinola.deal import Phase
from quinola.online.commands import Act, Hello, Ready, Return, ShowCards, TakeSeat, Undo
from quinola.online.deciding import move
from quinola.online.entries import read_entry
from quinola.online.greeting import greet
from quinola.online.live_table import RECIPIENTS
from quinola.online.messages import (
    Accepted,
    ActedEvent,
    DiscardedEvent,
    PlayedEvent,
    Refused,
    SettledEvent,
    Shown,
    State,
    write_frame,
)
from quinola.online.settings import Cards, Settings
from quinola.rules import RuleViolation
from quinola.seats import SEATS, Seat, exchange_order
from quinola.view import View
from tests.online.seating import INVITATION, Club, club_of_four, from_log, practice, token
from tests.online.sessions import Session, seated

CLASSIC = Settings(preset="classic", deals=2)


def in_play(club: Club) -> Seat:
    """Whose turn it is, once the exchange is over."""
    while club.table.deal is not None and club.table.deal.phase is not Phase.PLAY:
        club.act_somehow(club.table.asked[0])
    deal = club.table.deal
    assert deal is not None
    assert deal.turn is not None
    return deal.turn


def acted(club: Club) -> list[ActedEvent]:
    return [told.event for told in club.told(None) if isinstance(told.event, ActedEvent)]


def reason(answer: object) -> str | None:
    return answer.reason if isinstance(answer, Refused) else None


# Exchange


def public_log(club: Club) -> list[bytes]:
    """All game events as everyone is told them, without their times."""
    return [write_frame(msgspec.structs.replace(told, at=0)) for told in club.told(None)]


def test_hands_are_refilled_in_the_wrong_order() -> None:
    """In whatever order the four exchange, each gets his own talon card, and all see the same."""
    logs = set[tuple[bytes, ...]]()
    for order in permutations(range(4)):
        club = club_of_four(CLASSIC, seed=5)
        deal = club.table.deal
        assert deal is not None
        seats = exchange_order(deal.dealer)
        before = {seat: set(deal.hands[seat]) for seat in SEATS}
        discards = {seat: min(before[seat], key=str) for seat in SEATS}
        for index in order:
            answer = club.act(seats[index], Discard(discards[seats[index]]))
            assert isinstance(answer, Accepted)
        for seat, drawn in zip(seats, (*deal.dealt.talon, None), strict=True):
            expected = before[seat] - {discards[seat]} | ({drawn} if drawn else set())
            assert deal.hands[seat] == expected
        logs.add(tuple(public_log(club)))
    assert len(logs) == 1


def test_two_act_in_the_same_instant_and_one_is_thrown_away() -> None:
    """All four exchange with what they saw when the cards were dealt, in any order: four answers,
    four cards aside, and play begins once.
    """
    rng = Random(1)
    for round_ in range(100):
        club = club_of_four(CLASSIC, seed=round_)
        seen = {seat: club.table.streams[seat].last for seat in SEATS}
        choices = {seat: club.choice(seat) for seat in SEATS}
        for seat in rng.sample(SEATS, 4):
            assert isinstance(club.act(seat, choices[seat], seen=seen[seat]), Accepted)
        deal = club.table.deal
        assert deal is not None
        assert (deal.phase, len(deal.party)) == (Phase.PLAY, 4)
        assert sum(event.phase == "play" for event in acted(club)) == 1


@pytest.mark.parametrize("ahead", [True, False])
def test_a_player_exchanges_twice_or_with_a_card_he_does_not_hold(ahead: bool) -> None:
    club = club_of_four()
    deal = club.table.deal
    assert deal is not None
    seat = exchange_order(deal.dealer)[2 if ahead else 0]
    before = set(deal.hands[seat])
    other = next(card for card in club.table.ruleset.pack if card not in before)
    assert reason(club.act(seat, Discard(other))) == "card-not-held"
    assert deal.hands[seat] == before
    assert isinstance(club.act(seat, Discard(min(before, key=str))), Accepted)
    assert reason(club.act(seat, Discard(max(before, key=str)))) == "exchange-done"
    assert reason(club.act(seat, Decline())) == "exchange-done"
    assert len(deal.hands[seat]) == 11


def test_the_dealer_cannot_decline_ahead_of_his_turn() -> None:
    club = club_of_four()
    deal = club.table.deal
    assert deal is not None
    refusal = club.act(deal.dealer, "decline")
    assert isinstance(refusal, Refused)
    assert (refusal.reason, refusal.rule) == ("dealer-discards", "S0-07")


def test_a_restart_forgets_choices_made_at_the_same_time() -> None:
    """Two have exchanged, two not; after the crash those keep what they have, in the same talon."""
    for down in (0, 3600):
        club = club_of_four(CLASSIC, seed=9)
        deal = club.table.deal
        assert deal is not None
        right, opposite, left, dealer = exchange_order(deal.dealer)
        cards = {seat: min(deal.hands[seat], key=str) for seat in SEATS}
        club.act(left, Discard(cards[left]))
        club.act(right, Discard(cards[right]))
        talon, hand = deal.dealt.talon, set(deal.hands[right])
        club.kill_and_restart(down)
        again = club.table.deal
        assert again is not None
        assert again is not deal
        assert (again.dealt.talon, again.hands[right]) == (talon, hand)
        assert club.table.held == {left: Discard(cards[left])}
        state = club.table.state(left, club.now)
        assert state.own is not None
        assert state.own.laid == f"discard {cards[left]}"
        for seat in SEATS:
            club.connect(seat)
        assert reason(club.act(left, Discard(max(again.hands[left], key=str)))) == "exchange-done"
        club.act(opposite, Discard(cards[opposite]))
        club.act(dealer, Discard(cards[dealer]))
        assert [again.discards[seat] for seat in SEATS] == [cards[seat] for seat in SEATS]
        assert all(again.talon_card(seat) in {*again.hands[seat], None} for seat in SEATS)


# Repeats, crashes, coming back


def test_a_repeat_applies_the_move_again() -> None:
    """The acknowledgement is lost; the same command comes three times, then a double click."""
    club = club_of_four()
    seat = in_play(club)
    seen = club.table.streams[seat].last
    action = club.choice(seat)
    first = club.act(seat, action, id="m", seen=seen)
    assert isinstance(first, Accepted)
    for _ in range(3):
        assert club.act(seat, action, id="m", seen=seen) == first
    club.kill_and_restart()
    club.connect(seat)
    assert club.act(seat, action, id="m", seen=seen) == first
    second = club.act(seat, action, id="double click", seen=seen)
    assert reason(second) == "play-out-of-turn"
    played = [did for event in acted(club) for did in event.did if isinstance(did, PlayedEvent)]
    assert len(played) == 1


def test_a_second_click_plays_in_the_next_turn() -> None:
    """It was meant for a turn that is over: refused as stale, with the present state."""
    club = club_of_four()
    seat = in_play(club)
    seen = club.table.streams[seat].last
    club.act_somehow(seat)
    while club.table.deal is not None and club.table.deal.turn is not seat:
        club.act_somehow(club.table.asked[0])
    answer = club.act(seat, club.choice(seat), seen=seen)
    assert isinstance(answer, Refused)
    assert answer.reason == "stale"
    assert isinstance(answer.state, State)
    assert answer.state.seq == club.table.streams[seat].last
    assert answer.state.own is not None
    assert reason(club.act(seat, "pass", seen=10_000)) == "seen-ahead"
    assert isinstance(club.act_somehow(seat), Accepted)


def without_connection(state: State) -> bytes:
    """A state without who is connected, and what each has by being so."""
    sitters = [msgspec.structs.replace(sitter, online=False) for sitter in state.sitters]
    return msgspec.json.encode(msgspec.structs.replace(state, sitters=sitters, seq=0, now=0))


def test_one_who_comes_back_is_a_newcomer() -> None:
    """In every phase: what a player saw before he reloads is what he sees after it."""
    club = Club(CLASSIC)
    club.sit("Anna", Seat.N)
    club.sit("Boris", Seat.E)
    phases = set[str]()

    def reload() -> None:
        before = club.table.state(Seat.N, club.now)
        club.disconnect(Seat.N)
        greeting = greet(club.table, Hello(table="table-1", token=token("Anna")), now=club.now)
        assert greeting.to is Seat.N
        club.connect(Seat.N)
        after = club.table.state(Seat.N, club.now)
        assert without_connection(after) == without_connection(before)
        phases.add(after.deal.phase if after.deal else after.stage)

    reload()
    club.start()
    reload()
    while club.table.stage == "playing":
        club.let_bots_play()
        if club.table.deal is not None:
            club.act_somehow(club.table.asked[0])
            reload()
    reload()
    assert phases == {"seating", "exchange", "play", "settled"}


def test_a_dropped_command_before_the_crash_is_not_half_done() -> None:
    """Killed at any entry of a session: the table is where its log says, and the game goes on."""
    club = club_of_four(Settings(preset="family", deals=1, options={"claims": "manual"}), seed=3)
    club.play_deal()
    log = list(club.log)
    for cut in range(1, len(log)):
        table = from_log(log[:cut])
        again = from_log(log[:cut])
        assert write_frame(table.welcome(None, 0)) == write_frame(again.welcome(None, 0))
        if cut % 7:
            continue
        resumed = Club(club.table.settings, seed=cut)
        resumed.log, resumed.table = log[:cut], table
        resumed.kill_and_restart()
        for seat in SEATS:
            resumed.connect(seat)
        if resumed.stage == "playing":
            resumed.play_deal()
            assert resumed.stage == "over"


# Settlement


def test_a_settlement_runs_twice() -> None:
    club = club_of_four()
    club.play_deal()
    match = club.table.match
    assert match is not None
    balances = list(match.balances)
    last = next(line for line in reversed(club.log) if b'"entry":"acted"' in line)
    assert b"play" in last
    with pytest.raises(ValueError, match="no deal is in play"):
        club.table.apply(read_entry(last))
    club.kill_and_restart()
    match = club.table.match
    assert match is not None
    assert list(match.balances) == balances
    for seat in SEATS:
        club.connect(seat)
    assert sum(isinstance(told.event, SettledEvent) for told in club.told(None)) == 1


def test_two_claim_at_once() -> None:
    """The same claim twice is one claim; what comes too late is told so."""
    club = club_of_four(Settings(preset="classic", deals=1, options={"claims": "manual"}))
    while club.table.deal is not None and club.table.deal.phase is not Phase.CLAIM:
        club.act_somehow(club.table.asked[0])
    deal = club.table.deal
    assert deal is not None
    seen = {seat: club.table.streams[seat].last for seat in SEATS}
    later = club.table.asked[2]
    assert isinstance(club.act(later, "claim", seen=seen[later]), Accepted)
    assert reason(club.act(later, "claim", seen=seen[later])) == "answer-given"
    for seat in SEATS:
        if seat is not later:
            assert isinstance(club.act(seat, "claim", seen=seen[seat]), Accepted)
    assert deal.claims == set(SEATS)
    assert reason(club.act(later, "claim", seen=seen[later])) == "no-deal"


# Bots, and one who plays with them


def test_a_bot_sees_more_than_its_seat() -> None:
    club = practice()
    while (wanted := club.table.wanted(club.now)) is None:
        club.act_somehow(Seat.S)
    assert isinstance(wanted.view, View)
    assert wanted.view.seat is wanted.seat
    action = BOTS["club"](Random(1)).act(wanted.view, float("inf"))
    entries = move(club.table, wanted, action, now=club.now)
    club.commit(entries)
    assert move(club.table, wanted, action, now=club.now) == (), "a late move is not wanted"


def test_a_bots_illegal_move_is_done() -> None:
    club = practice()
    while (wanted := club.table.wanted(club.now)) is None:
        club.act_somehow(Seat.S)
    foreign = next(card for card in club.table.ruleset.pack if card not in wanted.view.hand)
    with pytest.raises(RuleViolation):
        move(club.table, wanted, Discard(foreign), now=club.now)


def test_a_bots_move_is_done_after_the_player_came_back() -> None:
    club = club_of_four()
    seat = in_play(club)
    club.disconnect(seat)
    club.pass_time(119)
    club.now += 2000
    club.go_on()
    wanted = club.table.wanted(club.now)
    assert wanted is not None
    club.connect(seat)
    action = wanted.view.actions()[0]
    assert move(club.table, wanted, action, now=club.now) == ()
    assert isinstance(club.act_somehow(seat), Accepted)


def test_undo_takes_back_the_last_choice_and_a_double_click_not_two() -> None:
    club = practice()
    club.let_bots_play()
    club.act_somehow(Seat.S)
    club.let_bots_play()
    seat = Seat.S
    before = club.table.state(seat, club.now)
    club.act_somehow(seat)
    seen = club.table.streams[seat].last
    assert isinstance(club.send(seat, Undo(id="1", seen=seen)), Accepted)
    after = club.table.state(seat, club.now)
    assert before.own is not None
    assert after.own is not None
    assert after.own.hand == before.own.hand
    assert reason(club.send(seat, Undo(id="2", seen=seen))) == "stale"
    assert after.deal is not None
    assert after.deal.helped


def test_undo_takes_back_an_answer_given_ahead() -> None:
    clubs = (practice(seed=seed) for seed in range(100))
    club = next(club for club in clubs if club.table.asked[0] is not Seat.S)
    hand = set(club.table.view(Seat.S).hand)
    club.act_somehow(Seat.S)
    assert Seat.S in club.table.held
    club.send(Seat.S, Undo(id="u", seen=club.table.streams[Seat.S].last))
    assert club.table.held == {}
    assert set(club.table.view(Seat.S).hand) == hand
    assert isinstance(club.act_somehow(Seat.S), Accepted)


def test_nothing_is_taken_back_where_people_play() -> None:
    club = club_of_four()
    seat = club.table.asked[0]
    club.act_somehow(seat)
    answer = club.send(seat, Undo(id="u", seen=club.table.streams[seat].last))
    assert reason(answer) == "practice-only"


def test_the_cards_are_shown_at_practice_and_the_deal_is_marked() -> None:
    club = practice()
    shown = club.send(Seat.S, ShowCards(id="s"))
    assert isinstance(shown, Shown)
    cards = [card for hand in shown.hands.values() for card in hand]
    assert len({*cards, *shown.party, *shown.talon}) == 48
    club.play_deal()
    assert club.table.settled[-1].helped


def test_the_same_cards_are_played_again() -> None:
    first = practice()
    first.play_deal()
    settled = first.table.settled[-1]
    assert settled.proof is not None
    cards = Cards(dealer=settled.proof.dealer, hands=settled.proof.hands, talon=settled.proof.talon)
    again = practice(Settings(preset="classic", deals=1, practice=True, cards=cards))
    deal = again.table.deal
    assert deal is not None
    match = first.table.match
    assert match is not None
    assert deal.dealt == match.past[0].deal.dealt  # type: ignore[union-attr]
    again.play_deal()
    assert again.table.settled[-1].proof is None


# Shuffles


def test_two_tables_of_one_instant_have_the_same_cards() -> None:
    hands = set[frozenset[Card]]()
    for _ in range(50):
        club = Club(CLASSIC)
        club.rng = SystemChance()
        club.sit("Anna", Seat.N)
        club.start()
        deal = club.table.deal
        assert deal is not None
        hands.add(frozenset(deal.hands[Seat.N]))
    assert len(hands) == 50


class SystemChance(Random):
    """The system's chance where the tests have their own."""

    def randbytes(self, n: int) -> bytes:
        return token_bytes(n)


def test_the_commitment_comes_before_the_cards() -> None:
    club = club_of_four()
    kinds = [type(told.event).__name__ for told in club.told(None)]
    assert kinds.index("SealedEvent") < kinds.index("DealtEvent")
    club.play_deal()
    state = club.table.state(None, club.now)
    assert state.commitment is not None, "that of the next deal, before anyone is ready for it"
    assert state.settled is not None
    assert state.settled.proof is not None
    assert state.settled.proof.commitment != state.commitment


# Markup, and words


@pytest.mark.parametrize("name", ["<img src=x onerror=a>", '" onfocus=', "{{7*7}}", "javascript:a"])
def test_markup_in_a_name_is_kept_as_text_and_payments_go_by_seat(name: str) -> None:
    club = Club(CLASSIC)
    answer = club.sit(name, Seat.N)
    assert isinstance(answer, Accepted)
    assert club.table.places[Seat.N].name == name
    club.start()
    club.play_deal()
    payers = {payment.payer for payment in club.table.settled[-1].payments}
    assert payers <= {"N", "E", "S", "W", "pool"}


def test_every_sentence_of_a_refusal_exists() -> None:
    """Whatever is refused is said in words, with the parameters that go with it."""
    rng, told = Random(17), set[str]()
    for _ in range(12):
        session = Session(seated(rng), rng)
        for _ in range(80):
            session.step()
        for place in session.club.table.places.values():
            for answer in place.answers.values():
                if not isinstance(answer, Refused):
                    continue
                words: dict[str, object] = {
                    name: word.number
                    if word.is_a == "number"
                    else " ".join(word.cards)
                    if word.is_a == "cards"
                    else word.card or word.seat or word.suit or word.text
                    for name, word in answer.params.items()
                }
                for language in locale.LANGUAGES:
                    assert locale.say(answer.reason, language, **words)
                told.add(answer.reason)
    assert len(told) > 12


def test_what_is_done_is_told_to_all_and_the_cards_of_an_exchange_to_one() -> None:
    club = club_of_four()
    seat = club.table.asked[0]
    card = min(club.table.view(seat).hand, key=str)
    club.act(seat, Discard(card))
    for to in RECIPIENTS:
        event = club.table.streams[to].kept()[-1].event
        assert isinstance(event, ActedEvent)
        did = event.did[0]
        assert isinstance(did, DiscardedEvent)
        assert did.card == (str(card) if to is seat else None)


def test_commands_without_a_seat_are_refused_even_with_an_old_id() -> None:
    club = club_of_four()
    assert reason(club.send(None, Ready(id="c1"))) == "not-seated"
    stranger = TakeSeat(id="c1", invitation=INVITATION, token=token("Eve"), name="Eve")
    assert reason(club.send(None, stranger)) == "match-on"
    assert isinstance(club.send(Seat.N, Return(id="c99")), Accepted)
    command = Act(id="c98", action=str(Play(Card.parse("As"))), seen=0)
    assert reason(club.send(Seat.N, command)) == "stale"
