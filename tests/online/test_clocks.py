"""Clocks: shared where all are asked at once, stopped while nobody is there, given back after a
restart; whose time is up has a bot move for him.
"""

from __future__ import annotations

from quinola.online.commands import Ready, Return
from quinola.online.messages import Accepted, ActedEvent
from quinola.online.settings import Clock, Settings
from quinola.seats import SEATS, Seat, exchange_order
from tests.online.seating import START, Club, club_of_four, from_log

SETTINGS = Settings(preset="classic", deals=3, clock=Clock(move=20, exchange=30, pause=40))


def acts(club: Club) -> list[tuple[int, ActedEvent]]:
    return [(told.at, told.event) for told in club.told(None) if isinstance(told.event, ActedEvent)]


def turn(club: Club) -> Seat:
    deal = club.table.deal
    assert deal is not None
    assert deal.turn is not None
    return deal.turn


def after_exchange(settings: Settings = SETTINGS) -> Club:
    club = club_of_four(settings)
    for _ in SEATS:
        club.act_somehow(turn(club))
    return club


def test_three_silent_seats_are_defaulted_together() -> None:
    club = club_of_four(SETTINGS)
    deal = club.table.deal
    assert deal is not None
    right, opposite, left, dealer = exchange_order(deal.dealer)
    assert isinstance(club.act_somehow(opposite), Accepted)
    club.pass_time(29.9)
    assert acts(club) == []
    club.pass_time(0.2)
    told = acts(club)
    assert [at for at, _ in told] == [START + 30_000] * 4
    assert [event.by for _, event in told] == ["clock", "seat", "clock", "clock"]
    assert [event.did[0].seat for _, event in told] == [
        str(seat) for seat in (right, opposite, left, dealer)
    ]


def test_a_turn_costs_at_most_its_limit_and_twice_slow_plays_at_once() -> None:
    club = after_exchange()
    slow = turn(club)
    deal = club.table.deal
    assert deal is not None
    waited = []
    for _ in range(3):
        while turn(club) is not slow:
            club.act_somehow(turn(club))
        before = club.now
        tricks = len(acts(club))
        while turn(club) is slow and len(acts(club)) == tricks:
            club.pass_time(1)
        waited.append((club.now - before) // 1000)
    assert waited[0] == waited[1] == 20
    assert club.table.places[slow].stand_in == "slow"
    assert waited[2] <= 1
    assert isinstance(club.send(slow, Return(id="back")), Accepted)
    assert club.table.places[slow].plays
    assert club.table.places[slow].misses == 0


def test_acting_oneself_makes_good_a_miss() -> None:
    club = after_exchange()
    slow = turn(club)
    club.pass_time(20.5)
    assert club.table.places[slow].misses == 1
    while turn(club) is not slow:
        club.act_somehow(turn(club))
    club.act_somehow(slow)
    assert club.table.places[slow].misses == 0


def test_time_is_given_back_after_a_restart() -> None:
    club = after_exchange()
    club.pass_time(5)
    club.kill_and_restart(down=1000)
    assert club.table.until is None, "nobody is there yet"
    club.pass_time(100)
    club.connect(turn(club))
    assert club.table.until == club.now + 15_000
    assert from_log(club.log).until == club.table.until


def test_clocks_stop_while_nobody_is_there() -> None:
    club = after_exchange()
    club.pass_time(5)
    for seat in SEATS:
        club.disconnect(seat)
    club.pass_time(5000)
    assert club.table.until is None
    club.connect(SEATS[0])
    assert club.table.until == club.now + 15_000


def test_a_clock_put_back_takes_no_time_from_anyone() -> None:
    club = after_exchange()
    until = club.table.until
    club.now -= 3_600_000
    club.connect(SEATS[0])
    assert isinstance(club.act_somehow(turn(club)), Accepted)
    assert club.table.until is not None
    assert until is not None
    assert club.table.until >= until


def test_the_pause_ends_by_itself() -> None:
    club = club_of_four(SETTINGS)
    club.play_deal()
    over = club.now
    assert club.table.pause_until == over + 40_000
    club.send(SEATS[0], Ready(id="r"))
    club.pass_time(39)
    assert club.stage == "settled"
    club.pass_time(2)
    assert club.stage == "playing"


def test_without_a_clock_nobody_is_hurried() -> None:
    club = club_of_four(Settings(preset="classic", deals=1))
    club.pass_time(10**6)
    assert acts(club) == []
    assert club.table.until is None
