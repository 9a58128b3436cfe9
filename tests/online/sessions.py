"""Random sessions at a live table: people, bots and spectators who do all sorts of things."""

from __future__ import annotations

from collections import Counter
from random import Random

from quinola.actions import Action, Announce, Claim, Decline, Discard, Pass, Play
from quinola.online.commands import (
    Act,
    AnyCommand,
    ClearSeat,
    GetHint,
    Leave,
    Ready,
    Return,
    Say,
    SeatBot,
    ShowCards,
    Start,
    TakeSeat,
    Undo,
    Vote,
)
from quinola.online.live_table import Recipient
from quinola.online.settings import Clock, Settings
from quinola.seats import SEATS
from quinola.written import LETTERS
from tests.online.seating import INVITATION, NAMES, Club, token
from tests.strategies import random_ruleset


def random_settings(rng: Random, *, practice: bool = False) -> Settings:
    """Rules of all kinds, with a clock or without."""
    ruleset = random_ruleset(rng)
    return Settings(
        preset=ruleset.preset,
        options=dict(ruleset.overrides),
        deals=rng.choice((1, 2, 3)),
        practice=practice,
        clock=rng.choice((None, None, Clock(move=20, exchange=40, pause=30))),
        away=rng.choice((30, 120)),
        chat=rng.random() < 0.8,
    )


def seated(rng: Random) -> Club:
    """A table in a match: one to four people, the rest bots."""
    people = rng.choice((1, 1, 2, 3, 4, 4, 4))
    practice = people == 1 and rng.random() < 0.8
    club = Club(random_settings(rng, practice=practice), rng.randrange(2**32))
    for seat, name in zip(rng.sample(SEATS, people), NAMES, strict=False):
        club.sit(name, seat)
    club.start()
    return club


class Session:
    """Steps of a session; `kinds` counts what was done and how it was answered."""

    def __init__(self, club: Club, rng: Random) -> None:
        self.club = club
        self.rng = rng
        self.kinds = Counter[str]()
        self.sent: list[tuple[Recipient, AnyCommand]] = []

    def step(self) -> None:
        """One thing or another; mostly the game goes on."""
        roll = self.rng.random()
        if roll < 0.55:
            self.go_on()
        elif roll < 0.85:
            people = [place.seat for place in self.club.table.people]
            seat = self.rng.choice((*SEATS, None, *people, *people))
            self.send(seat, self.command(seat))
        elif roll < 0.93:
            self.repeat()
        elif roll < 0.98:
            self.come_or_go()
        elif roll < 0.99:
            self.club.pass_time(self.rng.choice((1, 10, 45, 130)))
        else:
            self.club.kill_and_restart(self.rng.choice((0, 5, 500)))
            self.kinds["killed"] += 1

    def go_on(self) -> None:
        """What everyone waits for."""
        club, table = self.club, self.club.table
        club.let_bots_play()
        if table.stage == "playing":
            seat = self.rng.choice([seat for seat in table.asked if table.places[seat].plays])
            command = Act(
                id=club.new_id(),
                action=str(club.choice(seat)),
                seen=table.streams[seat].last,
            )
            self.send(seat, command)
        elif table.stage == "settled":
            if not any(place.is_there for place in table.places.values()):
                self.bring_back()
            club.all_ready()
        elif table.stage == "over" and table.host is not None:
            other, identity = self.rng.choice(LETTERS), club.new_id()
            seats: list[AnyCommand] = [
                SeatBot(id=identity, seat=other, level="club"),
                ClearSeat(id=identity, seat=other),
                Start(id=identity),
            ]
            self.send(table.host, self.rng.choice(seats))
            self.send(None, self.newcomer())

    def newcomer(self) -> TakeSeat:
        identity, name = self.club.new_id(), self.rng.choice((*NAMES, "Аnna", "", "Emil", "Fanny"))
        return TakeSeat(id=identity, invitation=INVITATION, token=token(identity), name=name)

    def bring_back(self) -> None:
        for place in self.club.table.people:
            self.club.connect(place.seat)
            self.send(place.seat, Return(id=self.club.new_id()))

    def come_or_go(self) -> None:
        place = self.rng.choice(list(self.club.table.places.values()))
        if place.online:
            self.club.disconnect(place.seat)
        else:
            self.club.connect(place.seat)

    def repeat(self) -> None:
        if self.sent:
            self.send(*self.rng.choice(self.sent[-30:]))

    def send(self, seat: Recipient, command: AnyCommand) -> None:
        self.sent.append((seat, command))
        answer = self.club.send(seat, command)
        self.kinds[f"{type(command).__name__} {type(answer).__name__}"] += 1

    def action(self) -> Action:
        ruleset = self.club.table.ruleset
        card = self.rng.choice(ruleset.pack)
        bare = (Decline(), Announce(), Claim(), Pass())
        return self.rng.choice((Discard(card), Play(card), Play(card), *bare))

    def command(self, seat: Recipient) -> AnyCommand:
        """Anything at all, mostly out of place."""
        rng, identity, other = self.rng, self.club.new_id(), self.rng.choice(LETTERS)
        stream = self.club.table.streams[seat]
        seen = max(0, stream.last - rng.choice((0, 0, 1, 3, 60, -1)))
        commands: list[AnyCommand] = [
            *[Act(id=identity, action=str(self.action()), seen=seen)] * 6,
            *[Undo(id=identity, seen=seen)] * 2,
            ShowCards(id=identity),
            Vote(id=identity, seat=other),
            Say(id=identity, text=rng.choice(("hello", "<b>", " \u202e "))),
            Ready(id=identity),
            Return(id=identity),
            self.newcomer(),
            SeatBot(id=identity, seat=other, level="club"),
            ClearSeat(id=identity, seat=other),
        ]
        if rng.random() < 0.1:
            commands = [Leave(id=identity), Start(id=identity), GetHint(id=identity)]
            commands.remove(rng.choice(commands))
        command = rng.choice(commands)
        # A hint that is granted is worked out elsewhere.
        return Ready(id=identity) if isinstance(command, GetHint) and seat is not None else command
