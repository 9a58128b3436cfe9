"""The examples of `docs/protocol.md`, from a run that is the same every time.

`python -m tests.online.examples` puts them into the page.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

import msgspec

from quinola.actions import Play
from quinola.analysis.hints import Hint
from quinola.analysis.reasons import Reason
from quinola.bots.search import Prospect
from quinola.cards import Card, Suit
from quinola.online.commands import (
    Act,
    AnyCommand,
    ClearSeat,
    FromClient,
    GetHint,
    Hello,
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
from quinola.online.deciding import close
from quinola.online.greeting import greet
from quinola.online.hinting import hinted
from quinola.online.messages import FromServer, Refused, Shown, write_frame
from quinola.online.settings import Clock, Settings
from quinola.seats import Seat
from tests.online.seating import INVITATION, Answer, Club, token

PAGE: Final = Path(__file__).parents[2] / "docs" / "protocol.md"
WIDTH: Final = 112

_MARKED = re.compile(r"<!-- example: (.+?) -->\n```json\n(.*?)```", re.DOTALL)


class Run:
    """Sessions that show every message once; `shown` has the first of each by its name."""

    def __init__(self) -> None:
        self.shown: dict[str, Any] = {}
        self._with_friends()
        self._at_practice()

    def _keep(self, name: str, message: FromClient | FromServer) -> None:
        self.shown.setdefault(name, json.loads(msgspec.json.encode(message)))

    def _send(self, club: Club, seat: Seat | None, command: AnyCommand) -> Answer:
        self._keep(json.loads(msgspec.json.encode(command))["type"], command)
        answer = club.send(seat, command)
        if isinstance(answer, Refused):
            # The whole state would be longer than the page.
            told = msgspec.structs.replace(answer, state=None)
            self._keep(f"refused {answer.reason}", told)
        elif isinstance(answer, Shown):
            self._keep("shown", answer)
        else:
            self._keep("accepted", answer)
        return answer

    def _keep_told(self, club: Club, to: Seat | None) -> None:
        for told in club.told(to):
            value = json.loads(write_frame(told))
            whose = "" if to is None else " to the player"
            self.shown.setdefault(f"told {value['event']['kind']}{whose}", value)

    def _with_friends(self) -> None:
        settings = Settings(preset="classic", deals=2, clock=Clock(), bots="novice")
        club = Club(settings, seed=2)
        taking = TakeSeat(id="1", invitation=INVITATION, token=token("Anna"), name="Anna", seat="S")
        self._send(club, None, taking)
        club.connect(Seat.S)
        club.sit("Борис", Seat.N)
        self._send(club, Seat.S, SeatBot(id="2", seat="E", level="club"))
        self._send(club, Seat.S, ClearSeat(id="3", seat="E"))
        self._send(club, Seat.S, Start(id="4"))
        self._send(club, Seat.S, Say(id="5", text="Good luck!"))
        hello = Hello(table="table-1", token=token("Anna"))
        self._keep("hello", hello)
        self._keep("welcome", greet(club.table, hello, now=club.now).welcome)
        again = Hello(table="table-1", token=token("Anna"), seen=club.table.streams[Seat.S].last)
        self._keep("hello again", again)
        self._keep("welcome back", greet(club.table, again, now=club.now).welcome)
        self._exchange(club)
        self._refusals(club)
        self._keep_told(club, Seat.S)
        club.disconnect(Seat.N)
        self._send(club, Seat.S, Vote(id="6", seat="N"))
        club.connect(Seat.N)
        self._send(club, Seat.N, Return(id="7"))
        club.let_bots_play()
        club.kill_and_restart(down=60)
        club.connect(Seat.S)
        club.connect(Seat.N)
        self._keep_told(club, None)
        club.play_deal()
        self._send(club, Seat.S, Ready(id="8"))
        self._keep_told(club, None)
        club.all_ready()
        club.play_deal()
        self._send(club, Seat.N, Leave(id="9"))
        club.commit(close(club.table, "idle", now=club.now))
        self._keep_told(club, None)

    def _exchange(self, club: Club) -> None:
        """The player answers ahead of his turn where that can be."""
        seen = club.table.streams[Seat.S].last
        action = str(club.choice(Seat.S))
        self._send(club, Seat.S, Act(id="10", action=action, seen=seen))
        while club.table.deal is not None and club.table.deal.trick is None:
            club.let_bots_play()
            for seat in club.table.asked:
                if club.table.places[seat].plays:
                    club.act_somehow(seat)

    def _refusals(self, club: Club) -> None:
        """A card out of turn or not in suit, and one that was meant for an earlier moment."""
        while "refused follow-suit" not in self.shown:
            club.let_bots_play()
            deal = club.table.deal
            assert deal is not None
            if deal.turn is Seat.S:
                wrong = [card for card in deal.hands[Seat.S] if card not in deal.legal_cards()]
                for card in sorted(wrong, key=str)[:1]:
                    seen = club.table.streams[Seat.S].last
                    self._send(club, Seat.S, Act(id="11", action=f"play {card}", seen=seen))
                self._send(club, Seat.S, Act(id="12", action="play 7c", seen=3))
            assert deal.turn is not None
            club.act_somehow(deal.turn)

    def _at_practice(self) -> None:
        club = Club(Settings(preset="academy", deals=1, practice=True), seed=2)
        club.sit("Anna", Seat.S)
        club.start()
        while club.table.deal is not None and club.table.deal.trick is None:
            club.let_bots_play()
            if Seat.S in club.table.asked:
                club.act_somehow(Seat.S)
        club.let_bots_play()
        club.act_somehow(Seat.S)
        self._keep("get-hint", GetHint(id="13"))
        self._keep("hinted", hinted("13", HINT))
        self._send(club, Seat.S, ShowCards(id="14"))
        self._send(club, Seat.S, Undo(id="15", seen=club.table.streams[Seat.S].last))
        self._keep_told(club, None)


def prospect(card: str, fiches: float, behind: float, error: float) -> Prospect:
    return Prospect(
        action=Play(Card.parse(card)),
        fiches=fiches,
        behind=behind,
        error=error,
        wins_party=0.31,
        loses_party=0.12,
        makes_reversis=0.0,
        reversis_broken=0.0,
        fails=0.0,
        parts={},
        worlds=512,
    )


HINT: Final = Hint(
    choices=(prospect("9h", 3.25, 0.0, 0.0), prospect("Kd", 0.75, 2.5, 0.4)),
    reason=Reason(
        verdict="better",
        best=Play(Card.parse("9h")),
        other=Play(Card.parse("Kd")),
        fact="void",
        suit=Suit.HEARTS,
        gain="aces",
        fiches=2.5,
    ),
)
"""What a hint may be; the real ones are tested in `tests/analysis`."""


def written(value: Any) -> str:
    """A message in lines that a page can hold."""
    lines, line = list[str](), ""
    for part in re.split(r"(?<=,) (?=[\"{\[])", json.dumps(value, ensure_ascii=False)):
        if line and len(line) + 1 + len(part) > WIDTH:
            lines.append(line)
            line = " " + part
        else:
            line = f"{line} {part}" if line else part
    return "\n".join([*lines, line]) + "\n"


def examples(page: str) -> Iterator[tuple[str, Any]]:
    """The examples that a page has, by name."""
    for name, text in _MARKED.findall(page):
        yield name, json.loads(text)


def brought_up_to_date(page: str, shown: dict[str, Any]) -> str:
    """The page with the examples of this run. Raises `KeyError` for one that did not happen."""

    def example(found: re.Match[str]) -> str:
        return f"<!-- example: {found[1]} -->\n```json\n{written(shown[found[1]])}```"

    return _MARKED.sub(example, page)


if __name__ == "__main__":
    text = PAGE.read_text(encoding="utf-8")
    PAGE.write_text(brought_up_to_date(text, Run().shown), encoding="utf-8")
