"""A match is begun, or taken up where it was left."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from pathlib import Path

from quinola.locale import LANGUAGES
from quinola.refusal import Refusal
from quinola.rules import Ruleset
from quinola.seating import Seating
from quinola.seats import SEATS
from quinola.table import Setup, Table
from quinola.terminal.game import Game
from quinola.terminal.opponents import UnknownBot, kinds_of, names_kept, names_of, seat_bots
from quinola.terminal.savegame import Savegame, broken, header_of, read, set_aside


@dataclass(frozen=True, slots=True, kw_only=True)
class Agreement:
    """What a person has settled about the match. `kinds` are the three bots'."""

    ruleset: Ruleset
    seed: str
    kinds: tuple[str, ...]
    deals: int | None
    stock: int | None
    shares_pool: bool


def begin(agreement: Agreement, seating: Seating, path: Path, language: str) -> Game:
    """Start a match and its file, in the place of one that may be there. Raises `OSError`."""
    names = names_of(seating, language)
    setup = Setup(
        ruleset=agreement.ruleset,
        seating=seating,
        names=(names[SEATS[0]], names[SEATS[1]], names[SEATS[2]], names[SEATS[3]]),
        seed=agreement.seed,
        deals=agreement.deals,
        stock=agreement.stock,
        shares_pool=agreement.shares_pool,
    )
    kept = {"bots": list(agreement.kinds), "language": language}
    savegame = Savegame.create(path, setup, kept)
    return _game(Table(setup), agreement.kinds, savegame)


def language_kept(path: Path) -> str | None:
    """The language that a saved match was begun in, None if it cannot be told."""
    language = header_of(path).get("language")
    return language if language in LANGUAGES else None


def take_up(path: Path, language: str, can_show: Callable[[str], bool]) -> Game:
    """Go on with a saved match, told in this language; `can_show` says which names can be shown.

    Raises `SavegameError` or `OSError`.
    """
    savegame, table, header = Savegame.resume(path)
    try:
        kinds = kinds_of(",".join(header["bots"]))
    except (KeyError, TypeError, UnknownBot) as error:
        savegame.close()
        raise broken(path, 1, error) from error
    kept = dict(zip(SEATS, table.setup.names, strict=True))
    names = names_kept(kept, table.setup.seating, language, can_show)
    table.setup = replace(
        table.setup,
        names=(names[SEATS[0]], names[SEATS[1]], names[SEATS[2]], names[SEATS[3]]),
    )
    return _game(table, kinds, savegame)


def keep_earlier(path: Path) -> Path | None:
    """Keep an earlier file that is not a match played to its end, under the name returned.

    Raises `OSError` if it cannot be kept.
    """
    if not path.exists():
        return None
    try:
        table, _ = read(path)
    except Refusal:
        return set_aside(path)
    return None if table.is_over else set_aside(path)


def _game(table: Table, kinds: tuple[str, ...], savegame: Savegame) -> Game:
    seating = table.setup.seating
    bots, dice = seat_bots(kinds, seating)
    return Game(table, seating.places[0], bots, savegame, dice=dice)
