"""Who sits where: joining, leaving, being away, votes, coming back, bots."""

from __future__ import annotations

from typing import Any

import pytest

from quinola.online.commands import (
    ClearSeat,
    Leave,
    Ready,
    Return,
    Say,
    SeatBot,
    Start,
    TakeSeat,
    Vote,
)
from quinola.online.deciding import close
from quinola.online.live_table import Recipient
from quinola.online.messages import Accepted, ActedEvent, MatchOverEvent, Refused
from quinola.online.settings import Settings
from quinola.seats import SEATS, Seat
from quinola.written import letter_of
from tests.online.seating import INVITATION, Club, club_of_four, practice, token

N, E, S, W = SEATS
CLASSIC = Settings(preset="classic", deals=2)


def reason(answer: object) -> str | None:
    return answer.reason if isinstance(answer, Refused) else None


def take_seat(club: Club, who: str, **fields: Any) -> TakeSeat:
    plain: dict[str, Any] = {"invitation": INVITATION, "token": token(who), "name": who}
    return TakeSeat(id=club.new_id(), **{**plain, **fields})


def test_people_sit_where_they_like_and_the_first_is_the_host() -> None:
    club = Club(CLASSIC)
    assert isinstance(club.sit("Anna", S), Accepted)
    assert isinstance(club.sit("Boris"), Accepted)
    assert [place.name for place in club.table.places.values()] == ["Boris", "", "Anna", ""]
    assert club.table.host is S
    assert reason(club.sit("Claire", S)) == "seat-taken"
    assert reason(club.send(N, Start(id="s"))) == "not-host"
    club.send(S, Leave(id="l"))
    assert club.table.host is N


def test_without_the_invitation_nobody_sits_down() -> None:
    club = Club(CLASSIC)
    answer = club.send(None, take_seat(club, "Eve", invitation=token("guessed")))
    assert reason(answer) == "invitation-wrong"
    assert club.table.people == []


def test_a_full_table_says_so() -> None:
    club = Club(CLASSIC)
    for name in ("Anna", "Boris", "Claire", "Denys"):
        club.sit(name)
    assert reason(club.sit("Emil")) == "table-full"


def test_sitting_down_twice_with_the_same_command_is_sitting_down_once() -> None:
    club = Club(CLASSIC)
    command = take_seat(club, "Anna")
    first = club.send(None, command)
    club.kill_and_restart()
    assert club.send(None, command) == first
    assert len(club.table.people) == 1
    again = club.send(None, take_seat(club, "Anna"))
    assert reason(again) == "already-seated"


def test_only_who_looks_on_may_not_act() -> None:
    club = club_of_four()
    for command in (Ready(id="r"), Leave(id="l"), Say(id="s", text="hm"), Start(id="t")):
        assert reason(club.send(None, command)) == "not-seated"


def test_starting_fills_free_seats_with_bots() -> None:
    club = Club(Settings(preset="classic", bots="novice"))
    club.sit("Anna", E)
    club.send(E, SeatBot(id="b", seat="W", level="random"))
    assert reason(club.send(E, SeatBot(id="x", seat="N", level="grandmaster"))) == "bot-unknown"
    assert reason(club.send(E, SeatBot(id="y", seat="E", level="club"))) == "seat-taken"
    club.start()
    levels = [place.level for place in club.table.places.values()]
    assert levels == ["novice", None, "novice", "random"]
    assert club.stage == "playing"
    assert reason(club.send(E, SeatBot(id="z", seat="N", level="club"))) == "match-on"
    assert reason(club.send(E, ClearSeat(id="c", seat="N"))) == "match-on"


def test_a_host_may_clear_a_seat_whose_token_then_opens_nothing() -> None:
    club = Club(CLASSIC)
    club.sit("Anna", N)
    club.sit("Eve", E)
    assert club.table.seat_of(token("Eve")) is E
    club.send(N, ClearSeat(id="c", seat="E"))
    assert club.table.seat_of(token("Eve")) is None


def absent(club: Club, seat: Seat, seconds: float) -> None:
    club.disconnect(seat)
    club.pass_time(seconds)


def test_a_bot_takes_the_seat_of_one_who_is_away_and_gives_it_back() -> None:
    club = club_of_four()
    absent(club, E, 119)
    assert club.table.places[E].stand_in is None
    club.pass_time(2)
    assert club.table.places[E].stand_in == "away"
    assert club.table.wanted(club.now) is None or club.table.deal is not None
    club.connect(E)
    assert club.table.places[E].plays


def test_nobody_is_replaced_while_nobody_waits() -> None:
    club = club_of_four()
    for seat in SEATS:
        club.disconnect(seat)
    club.pass_time(10_000)
    assert all(place.plays for place in club.table.people)
    club.connect(N)
    assert all(place.plays for place in club.table.people)
    club.pass_time(125)
    assert [place.stand_in for place in club.table.places.values()] == [None, *["away"] * 3]


def test_a_practice_waits_for_its_player() -> None:
    club = practice()
    absent(club, S, 10**6)
    assert club.stage == "playing"
    assert club.table.places[S].plays


def test_a_vote_of_more_than_half_lets_a_bot_take_an_absent_seat() -> None:
    club = club_of_four()
    assert reason(club.send(N, Vote(id="1", seat="E"))) == "vote-present"
    club.disconnect(E)
    assert isinstance(club.send(N, Vote(id="2", seat="E")), Accepted)
    assert club.table.places[E].plays
    assert isinstance(club.send(N, Vote(id="3", seat="E")), Accepted)
    assert club.table.places[E].plays, "voting twice is one vote"
    club.send(W, Vote(id="4", seat="E"))
    assert club.table.places[E].stand_in == "voted"
    assert reason(club.send(N, Vote(id="5", seat="E"))) == "vote-nobody"
    club.connect(E)
    assert not club.table.places[E].plays, "voted out, one returns by asking for it"
    assert isinstance(club.send(E, Return(id="6")), Accepted)
    assert club.table.places[E].plays


def test_a_vote_lapses_when_the_player_is_back() -> None:
    club = club_of_four()
    club.disconnect(E)
    club.send(N, Vote(id="1", seat="E"))
    club.connect(E)
    club.disconnect(E)
    assert club.table.places[E].votes == set()


def test_one_who_is_there_and_keeps_all_waiting_may_be_voted_out() -> None:
    club = club_of_four()
    deal = club.table.deal
    assert deal is not None
    slow = deal.turn
    assert slow is not None
    others = [seat for seat in SEATS if seat is not slow]
    club.pass_time(59)
    assert reason(club.send(others[0], Vote(id="1", seat=letter_of(slow)))) == "vote-present"
    club.pass_time(2)
    club.send(others[0], Vote(id="2", seat=letter_of(slow)))
    club.send(others[1], Vote(id="3", seat=letter_of(slow)))
    assert club.table.places[slow].stand_in == "voted"


def test_who_leaves_pays_all_the_same_and_may_return() -> None:
    club = club_of_four()
    club.send(E, Leave(id="l"))
    assert club.table.places[E].stand_in == "left"
    assert reason(club.act(E, "pass")) == "bot-plays"
    club.play_deal()
    acts = [told.event for told in club.told(None) if isinstance(told.event, ActedEvent)]
    assert {event.by for event in acts if event.did[0].seat == "E"} == {"bot"}
    assert {event.by for event in acts if event.did[0].seat == "N"} == {"seat"}
    assert club.table.settled[-1].net == club.table.match.past[-1].net  # type: ignore[union-attr]
    club.send(E, Return(id="r"))
    club.all_ready()
    assert club.table.places[E].plays
    assert club.stage == "playing"


def test_when_all_have_left_the_deal_is_played_out_the_pool_shared_the_table_closed() -> None:
    club = club_of_four(Settings(preset="classic", deals=50))
    for seat in SEATS:
        club.send(seat, Leave(id=f"l{seat}"))
    club.let_bots_play()
    assert club.stage == "closed"
    match = club.table.match
    assert match is not None
    assert (match.pool, sum(match.balances), len(match.past)) == (0, 0, 1)
    assert any(isinstance(told.event, MatchOverEvent) for told in club.told(None))
    assert reason(club.send(N, Return(id="r"))) == "table-closed"


def test_a_table_closed_in_a_deal_counts_the_deals_before_it() -> None:
    club = club_of_four(Settings(preset="classic", deals=50))
    club.play_deal()
    club.all_ready()
    club.act_somehow(club.table.asked[0])
    match = club.table.match
    assert match is not None
    balances, pool = list(match.balances), match.pool
    club.commit(close(club.table, "operator", now=club.now))
    assert club.stage == "closed"
    closed = club.table.match
    assert closed is not None
    assert closed.pool == 0
    shares = [now - then for now, then in zip(closed.balances, balances, strict=True)]
    assert sum(shares) == pool
    assert max(shares) - min(shares) <= 1
    assert close(club.table, "operator", now=club.now) == ()


def test_the_next_deal_waits_for_those_who_are_there() -> None:
    club = club_of_four()
    club.play_deal()
    club.disconnect(W)
    for seat in (N, E):
        club.send(seat, Ready(id=f"r{seat}"))
    assert club.stage == "settled"
    club.send(S, Ready(id="rS"))
    assert club.stage == "playing"


def test_another_match_at_the_same_table() -> None:
    club = club_of_four(Settings(preset="classic", deals=1))
    club.play_deal()
    assert club.stage == "over"
    club.send(W, Leave(id="l"))
    assert club.table.places[W].is_free
    club.start()
    assert (club.table.matches, club.stage) == (2, "playing")
    assert club.table.places[W].is_bot
    match = club.table.match
    assert match is not None
    assert match.balances == [0, 0, 0, 0]


def test_a_bots_seat_may_be_taken_between_deals() -> None:
    club = Club(Settings(preset="classic", deals=5))
    club.sit("Anna", N)
    club.start()
    assert reason(club.sit("Boris")) == "match-on"
    club.play_deal()
    assert isinstance(club.sit("Boris", E), Accepted)
    club.all_ready()
    assert club.stage == "playing"
    assert club.table.places[E].plays


def test_chat_is_one_line_and_may_be_off() -> None:
    club = club_of_four()
    club.send(N, Say(id="1", text="hi <i>\u202e\nall"))
    assert [(line.seat, line.text) for line in club.table.chat] == [("N", "hi <i> all")]
    assert reason(club.send(N, Say(id="2", text="\u200b"))) == "chat-empty"
    quiet = club_of_four(Settings(preset="classic", chat=False))
    assert reason(quiet.send(N, Say(id="1", text="hi"))) == "chat-off"


@pytest.mark.parametrize("name", ["Anna", "anna", " Anna ", "A\u200bnna", "Аnna"])
@pytest.mark.parametrize("online", [True, False])
def test_a_stranger_with_a_players_name_gets_neither_seat_nor_view(name: str, online: bool) -> None:
    """A name opens nothing: neither the seat of one who is there nor of one who dropped out."""
    club = Club(CLASSIC)
    club.sit("Anna", N)
    if not online:
        club.disconnect(N)
    before = club.table.places[N].online
    stranger = take_seat(club, "Eve", name=name)
    assert reason(club.send(None, stranger)) == "name-taken"
    seat: Recipient = club.table.seat_of(token("Eve"))
    assert seat is None
    assert club.table.places[N].online is before
