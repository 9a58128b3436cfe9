"""One person against three bots: whose turn it is, what the bots do, and every step on disk."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from random import Random
from typing import Final

from quinola.actions import Action, Pass
from quinola.bots import Bot, SearchingBot, Stumble, ask
from quinola.bots.readiness import is_ready
from quinola.deal import Phase
from quinola.events import Event
from quinola.seats import Seat
from quinola.table import Act, NextDeal, Step, Table
from quinola.terminal.savegame import Savegame
from quinola.view import View, witnessed

SECONDS: Final = 1.0
"""For a bot that says nothing of how long it thinks."""


@dataclass(frozen=True, slots=True)
class Happening:
    """Something that has just happened at the table, as the person may see it.

    `event` is None when cards were dealt. `stumble` tells how a bot failed, when a legal action
    was put in the place of its own. `events` are the event and what followed from it by itself:
    a trick taken.
    """

    event: Event | None
    stumble: Stumble | None = None
    events: tuple[Event, ...] = ()


class Game:
    """A person's match. `bots` sit in the three other seats.

    `dice` are the generators that the bots were made with. They are set anew before every move
    from the match's seed and the point it has come to, so that a bot does the same after a crash
    and an undo as without.
    """

    def __init__(
        self,
        table: Table,
        person: Seat,
        bots: Mapping[Seat, Bot],
        savegame: Savegame,
        *,
        dice: Mapping[Seat, Random] | None = None,
    ) -> None:
        self.table = table
        self.person = person
        self.bots = bots
        self.savegame = savegame
        self.dice = dict(dice or {})

    @property
    def waiting_levels(self) -> tuple[str, ...]:
        """The levels at the table that play as `club` until they are compiled and loaded."""
        levels = {bot.name for bot in self.bots.values() if isinstance(bot, SearchingBot)}
        return tuple(sorted(levels)) if levels and not is_ready() else ()

    @property
    def waits_for_person(self) -> bool:
        """Whether there is something for the person to decide."""
        return self.table.turn is self.person and self.view().actions() != (Pass(),)

    @property
    def waits_for_deal(self) -> bool:
        """Whether the next thing is to deal: at the start, and once a settlement was read."""
        return self.table.turn is None and not self.table.is_over

    def view(self) -> View:
        """What the person may know. Raises `ValueError` before the first deal."""
        return self.table.view(self.person)

    def deal(self) -> Happening:
        """Deal the next cards."""
        self._step(NextDeal(self.table.shuffled()))
        return Happening(None)

    def act(self, action: Action) -> Happening:
        """Do what the person wants. Raises `RuleViolation` if he may not."""
        return self._happen(Act(self.person, action))

    def go_on(self) -> Happening | None:
        """Let one other action happen: a bot's, or the person's pass where he has no choice.

        None when the person is to act, or the deal is over.
        """
        seat = self.table.turn
        if seat is None or self.waits_for_person:
            return None
        if seat is self.person:
            return self.act(Pass())
        if seat in self.dice:
            self.dice[seat].seed(self._luck_of(f"bot {seat}"))
        bot, rng = self.bots[seat], Random(self._luck_of("stand-in"))
        seconds = bot.seconds if isinstance(bot, SearchingBot) else SECONDS
        move = ask(bot, self.table.view(seat), rng, seconds=seconds)
        return self._happen(Act(seat, move.action), move.stumble)

    def undo(self) -> bool:
        """Take back the person's last choice in this deal and all that followed; False if none.

        A settled deal stays: its cards have been seen.
        """
        if self.is_settled:
            return False
        back = self.table.without_last_choice(self.person)
        if back is None:
            return False
        self.savegame.take_back(len(self.table.steps) - len(back.steps))
        self.table = back
        return True

    def _happen(self, act: Act, stumble: Stumble | None = None) -> Happening:
        deal = self.table.deal
        assert deal is not None
        told = len(deal.events)
        self._step(act)
        ruleset = self.table.setup.ruleset
        new = tuple(witnessed(event, self.person, ruleset) for event in deal.events[told:])
        return Happening(new[0], stumble, new)

    def _step(self, step: Step) -> None:
        self.table.verify(step)
        self.savegame.add(step)
        self.table.redo(step)

    def _luck_of(self, what: str) -> str:
        """A seed that is the same at the same point of the same match."""
        return f"{self.table.setup.seed}/{what}/{len(self.table.steps)}"

    @property
    def is_settled(self) -> bool:
        """Whether the deal on the table is over and its settlement there to be read."""
        deal = self.table.deal
        return deal is not None and deal.phase is Phase.OVER
