"""Whatever people do at a table: it stays a game, and its log makes it again."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise
from random import Random

import pytest
from hypothesis import given

from quinola.online.live_table import RECIPIENTS, LiveTable
from quinola.online.messages import Accepted, SealedEvent, Told, Welcome, read_message, write_frame
from quinola.seats import SEATS
from quinola.shuffle import commitment_to, verify
from tests.online.seating import Club, all_bytes, from_log
from tests.online.sessions import Session, seated
from tests.strategies import randoms

STEPS = 120


def insides(table: LiveTable) -> dict[str, object]:
    """What no recipient is told, and the log must bring back all the same."""
    plain = ("seed", "held", "helped", "closed", "step", "asked_at", "settled_at", "asleep_since")
    return {
        **{name: getattr(table, name) for name in (*plain, "asked_seq", "undone_seq")},
        "last": (table.last_at, table.matches, table._questions, table._sat),
        "places": [
            (place.token, place.order, place.away_since, place.misses, dict(place.answers))
            for place in table.places.values()
        ],
    }


def assert_same(one: LiveTable, other: LiveTable, now: int) -> None:
    assert insides(one) == insides(other)
    assert all_bytes(one, now) == all_bytes(other, now)


def assert_sound(club: Club) -> None:
    table = club.table
    if table.match is not None:
        assert sum(table.match.balances) + table.match.pool == 0
        standing = table.match.standing()
        assert sum(standing.balances) + standing.pool == 0
    deal = table.deal
    if deal is not None:
        cards = [card for hand in deal.hands for card in hand] + deal.party
        cards += [card for trick in deal.tricks for _, card in trick.plays]
        cards += [card for _, card in deal.trick.plays] if deal.trick else []
        left = 48 - len(cards)
        assert len(set(cards)) == len(cards)
        assert left == sum(seat not in deal.discards for seat in SEATS if seat is not deal.dealer)
        assert set(table.held) <= set(SEATS) - {deal.turn}
    for stream in table.streams.values():
        numbers = [told.seq for told in stream.kept()]
        assert all(after == before + 1 for before, after in pairwise(numbers))
        assert not numbers or numbers[-1] == stream.last


def session_of(rng: Random, steps: int = STEPS) -> Session:
    session = Session(seated(rng), rng)
    for _ in range(steps):
        session.step()
        assert_sound(session.club)
    return session


@given(rng=randoms)
def test_the_log_makes_the_same_table(rng: Random) -> None:
    club = session_of(rng).club
    assert_same(from_log(club.log), club.table, club.now)


@pytest.mark.slow
def test_sessions_meet_all_there_is() -> None:
    """The random sessions are worth something: commands are granted and refused in them."""
    rng, kinds, stages = Random(3), Counter[str](), Counter[str]()
    for _ in range(40):
        session = session_of(rng)
        kinds += session.kinds
        stages[session.club.table.stage] += 1
    for command in ("Act", "Undo", "Vote", "Say", "Ready", "Return", "TakeSeat", "SeatBot"):
        assert kinds[f"{command} Accepted"] > 0, command
        assert kinds[f"{command} Refused"] > 0, command
    assert kinds["ShowCards Shown"] > 0
    assert kinds["killed"] > 20
    assert stages["playing"] > 0
    assert stages["over"] + stages["closed"] > 0


@given(rng=randoms)
def test_a_repeat_gets_the_first_answer_and_changes_nothing(rng: Random) -> None:
    session = session_of(rng, 40)
    club, answers = session.club, {}
    for seat in SEATS:
        if not club.table.places[seat].is_person:
            continue
        command = session.command(seat)
        answers[seat, command] = club.send(seat, command)
    if rng.random() < 0.5:
        club.kill_and_restart()
    before, size = all_bytes(club.table, club.now), len(club.log)
    for (seat, command), first in answers.items():
        if not club.table.places[seat].is_person:
            # His seat was cleared by one who came after him, and his answers went with it.
            continue
        again = club.send(seat, command)
        if isinstance(first, Accepted):
            assert again == first
        else:
            assert getattr(again, "reason", None) == getattr(first, "reason", None)
    assert len(club.log) == size
    assert all_bytes(club.table, club.now) == before


@given(rng=randoms)
def test_every_deal_was_committed_to_before_and_verifies_after(rng: Random) -> None:
    club = session_of(rng).club
    events = [told.event for told in club.told(None)]
    seals = {seal.number: seal.commitment for seal in events if isinstance(seal, SealedEvent)}
    for settled in club.table.settled:
        assert settled.proof is not None
        verify(settled.proof)
        assert settled.proof.commitment == commitment_to(
            bytes.fromhex(settled.proof.seed), settled.number
        )
        if settled.number in seals and club.table.matches == 1:
            assert seals[settled.number] == settled.proof.commitment


@given(rng=randoms)
def test_a_client_that_reconnects_gets_exactly_what_it_missed(rng: Random) -> None:
    club = session_of(rng).club
    for to in RECIPIENTS:
        stream = club.table.streams[to]
        kept = stream.kept()
        seen = rng.randint(max(0, stream.last - len(kept)), stream.last)
        missed = stream.since(seen)
        assert missed is not None
        assert [told.seq for told in missed] == list(range(seen + 1, stream.last + 1))
        assert missed == kept[len(kept) - len(missed) :]
        assert stream.since(stream.last + 1) is None


@given(rng=randoms)
def test_messages_are_read_as_they_were_written(rng: Random) -> None:
    club = session_of(rng, 60).club
    for to in RECIPIENTS:
        welcome = club.table.welcome(to, club.now)
        read = read_message(write_frame(welcome))
        assert isinstance(read, Welcome)
        assert write_frame(read) == write_frame(welcome)
        for told in club.told(to):
            again = read_message(write_frame(told))
            assert isinstance(again, Told)
            assert write_frame(again) == write_frame(told)


@pytest.mark.slow
def test_many_sessions_are_made_again_by_their_logs() -> None:
    rng = Random(11)
    for _ in range(100):
        club = session_of(rng, 300).club
        assert_same(from_log(club.log), club.table, club.now)
