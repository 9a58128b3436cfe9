"""Live tables for tests: a server without a network, that commits to a list."""

from __future__ import annotations

import base64
from collections.abc import Iterable
from hashlib import sha256
from itertools import count
from random import Random
from typing import Any

from quinola.actions import Action
from quinola.bots.protocol import stand_in
from quinola.online.commands import Act, AnyCommand, Ready, Start, TakeSeat
from quinola.online.deciding import (
    answer_of,
    arrive,
    decide,
    depart,
    due,
    move,
    next_due,
    open_table,
    restart,
)
from quinola.online.entries import AnyEntry, Opened, read_entry, write_entry
from quinola.online.live_table import RECIPIENTS, LiveTable, Recipient
from quinola.online.messages import Accepted, Refused, Shown, Told, write_frame
from quinola.online.settings import Settings
from quinola.seats import SEATS, Seat
from quinola.view import View
from quinola.written import letter_of

Answer = Accepted | Refused | Shown

START = 1_800_000_000_000
"""Milliseconds: when the tests' clocks begin."""

NAMES = ("Anna", "Boris", "Claire", "Denys")


def token(name: str) -> str:
    """A token that is the same for the same name."""
    digest = sha256(name.encode()).digest()
    return base64.urlsafe_b64encode(digest).rstrip(b"=").decode()


INVITATION = token("invitation")


class Club:
    """One table and its log, led as a server leads it. `rng` stands in for the system's chance."""

    def __init__(self, settings: Settings, seed: int = 0) -> None:
        self.rng = Random(seed)
        self.now = START
        opened = open_table("table-1", INVITATION, settings, now=self.now)
        self.log: list[bytes] = [write_entry(opened)]
        self.table = LiveTable(opened)
        self._ids = count(1)

    @property
    def stage(self) -> str:
        return self.table.stage

    def new_id(self) -> str:
        return f"c{next(self._ids)}"

    def commit(self, entries: Iterable[AnyEntry]) -> None:
        """First all are written, then all are applied."""
        entries = list(entries)
        self.log += [write_entry(entry) for entry in entries]
        for entry in entries:
            self.table.apply(entry)

    def go_on(self) -> None:
        """Whatever is due by itself; bots are not asked."""
        while entries := due(self.table, now=self.now, chance=self.rng.randbytes):
            self.commit(entries)

    def send(self, seat: Recipient, command: AnyCommand) -> Answer:
        """A command, and its answer."""
        decision = decide(self.table, seat, command, now=self.now, chance=self.rng.randbytes)
        if decision.answer is not None:
            assert not decision.entries
            return decision.answer
        self.commit(decision.entries)
        if decision.errand == "cards":
            return self.table.cards_shown(command.id)
        answer = answer_of(self.table, decision.seat, command, now=self.now)
        self.go_on()
        return answer

    def sit(self, name: str, seat: Seat | None = None) -> Answer:
        """Take a seat and connect to it."""
        answer = self.send(
            None,
            TakeSeat(
                id=self.new_id(),
                invitation=INVITATION,
                token=token(name),
                name=name,
                seat=None if seat is None else letter_of(seat),
            ),
        )
        if isinstance(answer, Accepted) and answer.seat is not None:
            self.connect(Seat[answer.seat])
        return answer

    def connect(self, seat: Seat) -> None:
        self.commit(arrive(self.table, seat, now=self.now))
        self.go_on()

    def disconnect(self, seat: Seat) -> None:
        self.commit(depart(self.table, seat, now=self.now))
        self.go_on()

    def start(self) -> Answer:
        assert self.table.host is not None
        return self.send(self.table.host, Start(id=self.new_id()))

    def act(self, seat: Seat, action: Action | str, **fields: Any) -> Answer:
        seen = fields.pop("seen", self.table.streams[seat].last)
        identity = fields.pop("id", None) or self.new_id()
        return self.send(seat, Act(id=identity, action=str(action), seen=seen))

    def act_somehow(self, seat: Seat) -> Answer:
        """Anything legal, now or ahead of the turn."""
        return self.act(seat, self.choice(seat))

    def choice(self, seat: Seat) -> Action:
        return self.rng.choice(self.as_asked(seat).actions())

    def as_asked(self, seat: Seat) -> View:
        return self.table.view(seat)

    def let_bots_play(self) -> None:
        """All moves that bots are wanted for, now."""
        while wanted := self.table.wanted(self.now):
            action = stand_in(wanted.view, self.rng)
            self.commit(move(self.table, wanted, action, now=self.now))
            self.go_on()

    def pass_time(self, seconds: float) -> None:
        """Let time go by, looking whenever something may be due."""
        end = self.now + int(seconds * 1000)
        while True:
            soon = next_due(self.table)
            if soon is None or soon > end:
                break
            self.now = max(self.now, soon)
            before = len(self.log)
            self.go_on()
            self.let_bots_play()
            if len(self.log) == before:
                break
        self.now = end
        self.go_on()
        self.let_bots_play()

    def play_deal(self) -> None:
        """Play on to the settlement: people do anything legal, bots too."""
        while self.table.stage == "playing":
            self.let_bots_play()
            deal = self.table.deal
            if deal is not None and deal.turn is not None and self.table.places[deal.turn].plays:
                answer = self.act_somehow(deal.turn)
                assert isinstance(answer, Accepted), answer

    def all_ready(self) -> None:
        for place in self.table.people:
            if self.table.stage == "settled" and place.plays and not place.ready:
                self.send(place.seat, Ready(id=self.new_id()))

    def kill_and_restart(self, down: float = 0.0) -> None:
        """The server dies and comes back from what is on disk."""
        since = self.now
        self.table = from_log(self.log)
        self.now += int(down * 1000)
        self.commit(restart(self.table, now=self.now, since=since))

    def told(self, to: Recipient) -> list[Told]:
        return self.table.streams[to].kept()


def from_log(log: Iterable[bytes]) -> LiveTable:
    opened, *entries = map(read_entry, log)
    assert isinstance(opened, Opened)
    return LiveTable(opened, entries)


def club_of_four(settings: Settings | None = None, seed: int = 0) -> Club:
    """Four people, seated N E S W, and the first deal dealt."""
    club = Club(settings or Settings(preset="classic", deals=2), seed)
    for seat, name in zip(SEATS, NAMES, strict=True):
        assert isinstance(club.sit(name, seat), Accepted)
    assert isinstance(club.start(), Accepted)
    return club


def practice(settings: Settings | None = None, seed: int = 0) -> Club:
    """One person, at S, among bots, and the first deal dealt."""
    club = Club(settings or Settings(preset="classic", deals=2, practice=True), seed)
    assert isinstance(club.sit("Anna", Seat.S), Accepted)
    assert isinstance(club.start(), Accepted)
    return club


def all_bytes(table: LiveTable, now: int) -> dict[Recipient, bytes]:
    """All that each recipient has been told, and the whole state besides."""
    return {
        to: b"\n".join(write_frame(told) for told in table.streams[to].kept())
        + b"\n"
        + write_frame(table.welcome(to, now))
        for to in RECIPIENTS
    }
