"""A match on disk: what was agreed, then one line for every step, written before it shows.

A line that was cut short by a crash is the last one, and was never shown; it is left out.
"""

from __future__ import annotations

import json
import os
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any, Final, Self

from quinola.actions import parse_action
from quinola.cards import Card, format_hand, parse_hand
from quinola.dealing import Dealt
from quinola.refusal import Refusal
from quinola.rules import house
from quinola.seating import Seating
from quinola.seats import SEATS, Seat
from quinola.table import Act, NextDeal, Setup, Step, Table

FORMAT: Final = "quinola-game"
VERSION: Final = 1
LONGEST_HEADER: Final = 1024 * 1024


class SavegameError(Refusal):
    """A saved game that cannot be read or written; `params` name the file, the line and why."""


def broken(path: Path, line: int, cause: Exception) -> SavegameError:
    """The error of a line that makes no sense, or none at its place."""
    if isinstance(cause, Refusal):
        why = cause
    elif isinstance(cause, KeyError):
        why = Refusal("savegame-lacks", field=str(cause.args[0]))
    else:
        why = Refusal("savegame-no-match" if line == 1 else "savegame-no-step")
    return SavegameError("savegame-broken", file=path, line=line, why=why)


class Savegame:
    """An open file that holds a match."""

    def __init__(self, path: Path) -> None:
        self.path = path
        # Unbuffered: what could not be written must not come out later, after something else.
        self._file = path.open("ab", buffering=0)

    @classmethod
    def create(cls, path: Path, setup: Setup, extra: dict[str, Any]) -> Self:
        """Begin a new file with the setup; `extra` is kept for the caller (who plays where).

        What stood in its place is gone, but not before the new one is whole: see `set_aside`.
        """
        path.parent.mkdir(parents=True, exist_ok=True)
        header = {"format": FORMAT, "version": VERSION, "setup": _setup_json(setup), **extra}
        new = path.with_name(path.name + ".new")
        new.unlink(missing_ok=True)
        savegame = cls(new)
        try:
            savegame._append(header)
        finally:
            savegame.close()
        new.replace(path)
        _keep_name(path)
        return cls(path)

    def add(self, step: Step) -> None:
        """Write a step down; it is on disk when this returns. Raises `OSError`."""
        self._append(_step_json(step))

    def take_back(self, count: int) -> None:
        """Write down that the last `count` steps are undone."""
        self._append({"undo": count})

    def _append(self, line: dict[str, Any]) -> None:
        data = memoryview(json.dumps(line, ensure_ascii=False).encode() + b"\n")
        before = os.fstat(self._file.fileno()).st_size
        try:
            while data:
                data = data[self._file.write(data) or 0 :]
            os.fsync(self._file.fileno())
        except OSError:
            # A full disk: the half line goes, so that the match can be taken up from before it.
            with suppress(OSError):
                self._file.truncate(before)
            raise

    def close(self) -> None:
        self._file.close()

    @classmethod
    def resume(cls, path: Path) -> tuple[Self, Table, dict[str, Any]]:
        """Open a saved match: the file to go on with, the table, and the header as written.

        Raises `SavegameError` if it is not one, `OSError` if it cannot be opened.
        """
        table, header = read(path)
        _cut_tail(path)
        return cls(path), table, header


def read(path: Path) -> tuple[Table, dict[str, Any]]:
    """A saved match as it stands, the file left as it is: the table and the header.

    Raises `SavegameError` if it is not one, `OSError` if it cannot be opened.
    """
    lines = _lines(path)
    header = next(lines, None)
    if header is None or header.get("format") != FORMAT or header.get("version") != VERSION:
        raise SavegameError("savegame-unknown", file=path)
    number = 1
    try:
        setup = _setup_from(header["setup"])
        steps: list[tuple[int, Step]] = []
        for number, line in enumerate(lines, start=2):
            if "undo" in line:
                _undo(steps, line["undo"])
            else:
                steps.append((number, _step_from(line)))
        table = Table(setup)
        for number, step in steps:  # noqa: B007 (told if it is broken)
            table.redo(step)
    except SavegameError:
        raise
    except (KeyError, TypeError, ValueError, IndexError, AttributeError, RecursionError) as error:
        raise broken(path, number, error) from error
    return table, header


def header_of(path: Path) -> dict[str, Any]:
    """The first line of a saved match, {} if it cannot be read or is none."""
    try:
        with path.open("rb") as file:
            value = json.loads(file.readline(LONGEST_HEADER))
    except (OSError, ValueError, RecursionError):
        return {}
    return value if isinstance(value, dict) and value.get("format") == FORMAT else {}


def set_aside(path: Path) -> Path:
    """Keep a copy of a file beside it, under the first free name with a number; that name.

    The file itself stays, so that at no moment a crash leaves nothing to resume.
    """
    data = path.read_bytes()
    number = 1
    while True:
        kept = path.with_name(f"{path.stem}-{number}{path.suffix}")
        try:
            with kept.open("xb") as file:
                file.write(data)
                file.flush()
                os.fsync(file.fileno())
        except FileExistsError:
            number += 1
            continue
        _keep_name(kept)
        return kept


def _keep_name(path: Path) -> None:
    """Bring the folder's entry to disk too, where a system lets folders be opened for that."""
    with suppress(OSError):
        folder = os.open(path.parent, os.O_RDONLY)
        try:
            os.fsync(folder)
        finally:
            os.close(folder)


def _whole(raw: bytes) -> bytes:
    return raw[: raw.rfind(b"\n") + 1]


def _cut_tail(path: Path) -> None:
    """Take a last line without its newline off the file: it was never shown."""
    raw = path.read_bytes()
    if len(_whole(raw)) < len(raw):
        os.truncate(path, len(_whole(raw)))


def _lines(path: Path) -> Iterator[dict[str, Any]]:
    """The whole lines of the file, without a tail that was cut short."""
    for number, line in enumerate(_whole(path.read_bytes()).splitlines(), start=1):
        try:
            value = json.loads(line)
        except (ValueError, RecursionError) as error:
            raise broken(path, number, Refusal("savegame-no-json")) from error
        if not isinstance(value, dict):
            raise broken(path, number, Refusal("savegame-no-json"))
        yield value


def _undo(steps: list[tuple[int, Step]], count: object) -> None:
    if not isinstance(count, int) or not 0 < count <= len(steps):
        raise ValueError(count)
    del steps[-count:]


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
    first, second, third, fourth = (Seat[seat] for seat in value["places"])
    north, east, south, west = (_text(name) for name in value["names"])
    return Setup(
        ruleset=house(ruleset["preset"], ruleset["options"], _text(ruleset["name"])),
        seating=Seating(
            (first, second, third, fourth),
            Seat[value["dealer"]],
            tuple(Card.parse(card) for card in value["shown"]),
        ),
        names=(north, east, south, west),
        seed=_text(value["seed"]),
        deals=_limit(value["deals"]),
        stock=_limit(value["stock"]),
        shares_pool=bool(value["shares_pool"]),
    )


def _text(value: object) -> str:
    if not isinstance(value, str):
        raise TypeError(value)
    return value


def _limit(value: object) -> int | None:
    if value is not None and (not isinstance(value, int) or value < 1):
        raise ValueError(value)
    return value


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
