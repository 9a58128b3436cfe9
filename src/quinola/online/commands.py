"""What a client may send: one JSON object in each frame, told apart by `type`.

The first one of a connection is `hello`. All others carry an `id` of the client's choosing: a
command that is sent again under its id is not carried out again, and gets the first answer.
"""

from __future__ import annotations

from typing import Annotated, Final

import msgspec
from msgspec import Meta, Struct

from quinola.online.messages import CommandId
from quinola.online.names import LONGEST_GIVEN
from quinola.online.settings import Level
from quinola.online.tokens import Token
from quinola.refusal import Refusal
from quinola.written import ActionText, SeatLetter

LARGEST_FRAME: Final = 4096
"""Bytes of a frame from a client."""

LONGEST_LINE: Final = 280
"""Characters of a line of chat."""

Seen = Annotated[
    int, Meta(ge=0, le=2**53, description="number of the last event that the client has seen")
]


class Hello(
    Struct,
    frozen=True,
    kw_only=True,
    tag="hello",
    forbid_unknown_fields=True,
    omit_defaults=True,
):
    """Come to a table: with a seat's token as its player, without one to look on.

    With the `invitation` one may look on where others may not. With `seen` the client gets what
    it has missed since; without, or where that is too long ago, everything as it stands.
    """

    table: Annotated[str, Meta(max_length=64)]
    token: Token | None = None
    invitation: Token | None = None
    seen: Seen | None = None


class Command(
    Struct,
    frozen=True,
    kw_only=True,
    tag_field="type",
    forbid_unknown_fields=True,
    omit_defaults=True,
):
    """One command."""

    id: CommandId


class TakeSeat(Command, frozen=True, kw_only=True, tag="take-seat"):
    """Sit down, at `seat` or at any free one. The client makes the `token` of its seat."""

    invitation: Token
    token: Token
    name: Annotated[str, Meta(max_length=LONGEST_GIVEN)]
    seat: SeatLetter | None = None


class Leave(Command, frozen=True, kw_only=True, tag="leave"):
    """Give the seat up; in a match a bot plays on for it, and the token still opens it."""


class Return(Command, frozen=True, kw_only=True, tag="return"):
    """Play again for oneself where a bot had taken over."""


class SeatBot(Command, frozen=True, kw_only=True, tag="seat-bot"):
    """Put a bot on a free seat (host, between matches)."""

    seat: SeatLetter
    level: Level


class ClearSeat(Command, frozen=True, kw_only=True, tag="clear-seat"):
    """Take a bot or a person off a seat (host, between matches)."""

    seat: SeatLetter


class Start(Command, frozen=True, kw_only=True, tag="start"):
    """Begin a match, the first or another (host); free seats are filled with bots."""


class Ready(Command, frozen=True, kw_only=True, tag="ready"):
    """Go on to the next deal, as soon as everyone who is there has said so."""


class Act(Command, frozen=True, kw_only=True, tag="act"):
    """Do something in the deal. Stale if the client has not `seen` what it is asked."""

    action: ActionText
    seen: Seen


class Undo(Command, frozen=True, kw_only=True, tag="undo"):
    """Take back one's last choice (practice). Stale if the last undoing was not `seen`."""

    seen: Seen


class GetHint(Command, frozen=True, kw_only=True, tag="get-hint"):
    """Be told what to do and why (practice)."""


class ShowCards(Command, frozen=True, kw_only=True, tag="show-cards"):
    """Look at all cards of the deal (practice)."""


class Vote(Command, frozen=True, kw_only=True, tag="vote"):
    """Want a bot to take the seat of one who is away or has been asked for a minute."""

    seat: SeatLetter


class Say(Command, frozen=True, kw_only=True, tag="say"):
    """A line of chat."""

    text: Annotated[str, Meta(min_length=1, max_length=LONGEST_LINE)]


AnyCommand = (
    TakeSeat
    | Leave
    | Return
    | SeatBot
    | ClearSeat
    | Start
    | Ready
    | Act
    | Undo
    | GetHint
    | ShowCards
    | Vote
    | Say
)
FromClient = Hello | AnyCommand

_decoder = msgspec.json.Decoder(FromClient)


class _Numbered(msgspec.Struct):
    id: CommandId


_id_decoder = msgspec.json.Decoder(_Numbered)


class FrameError(Refusal):
    """A frame that is no message of the protocol."""


def read_frame(frame: bytes | str) -> FromClient:
    """What a client sent. Raises `FrameError`, whatever it was."""
    if len(frame) > LARGEST_FRAME:
        raise FrameError("frame-large", most=LARGEST_FRAME)
    try:
        return _decoder.decode(frame)
    except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
        raise FrameError("frame-broken", error=str(error)[:200]) from None


def id_of_broken(frame: bytes | str) -> CommandId | None:
    """The id under which a frame that is no message asks for an answer, if it has one."""
    if len(frame) > LARGEST_FRAME:
        return None
    try:
        return _id_decoder.decode(frame).id
    except (msgspec.MsgspecError, UnicodeError, RecursionError):
        return None
