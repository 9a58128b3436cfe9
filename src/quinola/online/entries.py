"""The log of a table: everything that ever changed it, in order, and nothing else.

Entries are only ever added. Taken one by one by a new `LiveTable` they make the same table, its
seeds, clocks and streams too. They hold all cards and seeds: a log is for the server's eyes alone.
`at` is milliseconds since 1970, as the server's clock had it; it never goes back within a log.
"""

from __future__ import annotations

from typing import Literal

import msgspec
from msgspec import Struct

from quinola.online.messages import By, CommandId, Refused, Why
from quinola.online.settings import Cards, Level, Settings
from quinola.written import ActionText, CardText, Hex256, SeatLetter


class Entry(Struct, frozen=True, kw_only=True, tag_field="entry", omit_defaults=True):
    """One entry."""

    at: int


class Opened(Entry, frozen=True, kw_only=True, tag="opened"):
    """The table, and the hash of the secret in the link by which seats can be taken."""

    table: str
    invitation: Hex256
    settings: Settings


class Sat(Entry, frozen=True, kw_only=True, tag="sat"):
    """Somebody took a seat."""

    seat: SeatLetter
    name: str
    token: Hex256
    """Its hash."""


class BotSat(Entry, frozen=True, kw_only=True, tag="bot-sat"):
    """A bot was put on a seat."""

    seat: SeatLetter
    level: Level


class Cleared(Entry, frozen=True, kw_only=True, tag="cleared"):
    """A seat was left, or cleared by the host, before or after a match."""

    seat: SeatLetter


class Arrived(Entry, frozen=True, kw_only=True, tag="arrived"):
    """The first connection of a seat's player is there."""

    seat: SeatLetter


class Departed(Entry, frozen=True, kw_only=True, tag="departed"):
    """The last connection of a seat's player is gone."""

    seat: SeatLetter


class Restarted(Entry, frozen=True, kw_only=True, tag="restarted"):
    """The server was down since `since`: nobody is connected, and no time has passed for anyone."""

    since: int


class StoodIn(Entry, frozen=True, kw_only=True, tag="stood-in"):
    """A bot plays for a person from now on."""

    seat: SeatLetter
    why: Why


class Returned(Entry, frozen=True, kw_only=True, tag="returned"):
    """A person plays for himself again."""

    seat: SeatLetter


class Voted(Entry, frozen=True, kw_only=True, tag="voted"):
    """A player wants a bot to take another's seat."""

    seat: SeatLetter
    against: SeatLetter


class Readied(Entry, frozen=True, kw_only=True, tag="readied"):
    """A player is ready for the next deal."""

    seat: SeatLetter


class Begun(Entry, frozen=True, kw_only=True, tag="begun"):
    """A match begins; `shown` are the cards that decided who deals first."""

    dealer: SeatLetter
    shown: list[CardText] = []


class Sealed(Entry, frozen=True, kw_only=True, tag="sealed"):
    """The seed of the next deal is fixed."""

    seed: Hex256


class DealtOut(Entry, frozen=True, kw_only=True, tag="dealt"):
    """The next cards are dealt: from the seed, or the `cards` given."""

    cards: Cards | None = None


class Acted(Entry, frozen=True, kw_only=True, tag="acted"):
    """Something was done in a deal; an answer given before its turn is carried out in its turn."""

    seat: SeatLetter
    action: ActionText
    by: By = "seat"


class Undone(Entry, frozen=True, kw_only=True, tag="undone"):
    """A player took back his last choice and what followed."""

    seat: SeatLetter


class Peeked(Entry, frozen=True, kw_only=True, tag="peeked"):
    """A player had all cards of the deal shown to him."""

    seat: SeatLetter


class Said(Entry, frozen=True, kw_only=True, tag="said"):
    """A line of chat."""

    seat: SeatLetter
    text: str


class Closed(Entry, frozen=True, kw_only=True, tag="closed"):
    """The table is closed; a match that was on ends here, and its pool is shared out."""

    why: Literal["left", "idle", "operator"]


class Answered(Entry, frozen=True, kw_only=True, tag="answered"):
    """A command was carried out, or refused: the last entry of what it brought about."""

    seat: SeatLetter
    command: CommandId
    refused: Refused | None = None


AnyEntry = (
    Opened
    | Sat
    | BotSat
    | Cleared
    | Arrived
    | Departed
    | Restarted
    | StoodIn
    | Returned
    | Voted
    | Readied
    | Begun
    | Sealed
    | DealtOut
    | Acted
    | Undone
    | Peeked
    | Said
    | Closed
    | Answered
)

_encoder = msgspec.json.Encoder()
_decoder = msgspec.json.Decoder(AnyEntry)


def write_entry(entry: AnyEntry) -> bytes:
    """An entry as JSON."""
    return _encoder.encode(entry)


def read_entry(text: bytes | str) -> AnyEntry:
    """An entry as `write_entry` writes it. Raises `msgspec.MsgspecError`."""
    return _decoder.decode(text)
