"""A match on disk: what was agreed, then one line for every step, written before it shows.

A line that was cut short by a crash is the last one, and was never shown; it is left out.
"""

from __future__ import annotations

import json
import os
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final, Self

from quinola.actions import parse_action
from quinola.cards import Card, format_hand, parse_hand
from quinola.deal import Dealt
from quinola.refusal import Refusal
from quinola.rules import RulesetError, house
from quinola.seating import Seating
from quinola.seats import SEATS, Seat
from quinola.table import Act, NextDeal, Setup, Step, Table

FORMAT: Final = "quinola-game"
VERSION: Final = 1


class SavegameError(Refusal):
    """A saved game that cannot be read or written; `params` name the file and the line."""


class Savegame:
    """An open file that holds a match."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self._file = path.open("ab")

    @classmethod
    def create(cls, path: Path, setup: Setup, extra: dict[str, Any]) -> Self:
        """Begin a new file with the setup; `extra` is kept for the caller (who plays where)."""
        path.parent.mkdir(parents=True, exist_ok=True)
        path.unlink(missing_ok=True)
        savegame = cls(path)
        header = {"format": FORMAT, "version": VERSION, "setup": _setup_json(setup), **extra}
        savegame._append(header)
        return savegame

    def add(self, step: Step) -> None:
        """Write a step down; it is on disk when this returns. Raises `OSError`."""
        self._append(_step_json(step))

    def take_back(self, count: int) -> None:
        """Write down that the last `count` steps are undone."""
        self._append({"undo": count})

    def _append(self, line: dict[str, Any]) -> None:
        self._file.write(json.dumps(line, ensure_ascii=False).encode() + b"\n")
        self._file.flush()
        os.fsync(self._file.fileno())

    def close(self) -> None:
        self._file.close()

    @classmethod
    def resume(cls, path: Path) -> tuple[Self, Table, dict[str, Any]]:
        """Open a saved match: the file to go on with, the table, and the header as written.

        Raises `SavegameError` if it is not one, `OSError` if it cannot be opened.
        """
        lines = _lines(path)
        header = next(lines, None)
        if header is None or header.get("format") != FORMAT or header.get("version") != VERSION:
            raise SavegameError("savegame-unknown", file=path)
        number = 1
        try:
            setup = _setup_from(header["setup"])
            steps: list[Step] = []
            for number, line in enumerate(lines, start=2):  # noqa: B007 (told if it is broken)
                if "undo" in line:
                    del steps[len(steps) - line["undo"] :]
                else:
                    steps.append(_step_from(line))
            table = Table(setup, steps)
        except RulesetError:
            raise
        except (KeyError, TypeError, ValueError, IndexError) as error:
            raise SavegameError("savegame-broken", file=path, line=number) from error
        return cls(path), table, header


def _lines(path: Path) -> Iterator[dict[str, Any]]:
    """The whole lines of the file; a tail without its newline is cut off the file."""
    raw = path.read_bytes()
    whole = raw[: raw.rfind(b"\n") + 1]
    if len(whole) < len(raw):
        os.truncate(path, len(whole))
    for number, line in enumerate(whole.splitlines(), start=1):
        try:
            value = json.loads(line)
        except ValueError as error:
            raise SavegameError("savegame-broken", file=path, line=number) from error
        if not isinstance(value, dict):
            raise SavegameError("savegame-broken", file=path, line=number)
        yield value


def _setup_json(setup: Setup) -> dict[str, Any]:
    ruleset, seating = setup.ruleset, setup.seating
    return {
        "ruleset": {
            "name": ruleset.name,
            "preset": ruleset.preset,
            "options": dict(ruleset.overrides),
        },
        "places": [str(seat) for seat in seating.places],
        "dealer": str(seating.dealer),
        "shown": [str(card) for card in seating.shown],
        "names": list(setup.names),
        "seed": setup.seed,
        "deals": setup.deals,
        "stock": setup.stock,
        "shares_pool": setup.shares_pool,
    }


def _setup_from(value: dict[str, Any]) -> Setup:
    ruleset = value["ruleset"]
    places = [Seat[seat] for seat in value["places"]]
    north, east, south, west = value["names"]
    return Setup(
        ruleset=house(ruleset["preset"], ruleset["options"], ruleset["name"]),
        seating=Seating(
            (places[0], places[1], places[2], places[3]),
            Seat[value["dealer"]],
            tuple(Card.parse(card) for card in value["shown"]),
        ),
        names=(north, east, south, west),
        seed=value["seed"],
        deals=value["deals"],
        stock=value["stock"],
        shares_pool=value["shares_pool"],
    )


def _step_json(step: Step) -> dict[str, Any]:
    match step:
        case Act(seat, action):
            return {"act": f"{seat} {action}"}
        case NextDeal(dealt):
            return {
                "deal": str(dealt.dealer),
                "hands": {str(seat): format_hand(dealt.hands[seat]) for seat in SEATS},
                "talon": [str(card) for card in dealt.talon],
            }


def _step_from(line: dict[str, Any]) -> Step:
    if "act" in line:
        seat, _, action = line["act"].partition(" ")
        return Act(Seat[seat], parse_action(action))
    hands = {seat: parse_hand(line["hands"][str(seat)]) for seat in SEATS}
    talon = tuple(Card.parse(card) for card in line["talon"])
    return NextDeal(Dealt(Seat[line["deal"]], hands, talon))
