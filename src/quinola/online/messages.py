"""What the server sends: one JSON object in each frame, told apart by `type`.

`told` carries an event (told apart by `kind`) under its number in the recipient's own stream; a
seat's stream holds what its player may know, the spectators' what everyone may. Fields that hold
their default are left out. Every message is filled from a view, field by field; see `telling`.
"""

from __future__ import annotations

from typing import Annotated, Any, Final, Literal

import msgspec
from msgspec import UNSET, Meta, Struct, UnsetType

from quinola.online.settings import Settings
from quinola.shuffle import Proof
from quinola.written import ActionText, CardText, Hex256, SeatLetter

PROTOCOL: Final = 1

CommandId = Annotated[
    str, Meta(min_length=1, max_length=36, description="chosen by the client, for each command")
]

Why = Literal["left", "away", "voted", "slow"]
"""Why a bot plays for a person: he left, was gone too long, was voted out, let time run out."""

By = Literal["seat", "bot", "clock"]
"""Who acted: the seat's own player, its bot, or a bot for one whose time had run out."""

BySeat = tuple[int, int, int, int]
"""A number for each of N, E, S, W."""

PhaseName = Literal["exchange", "announce", "play", "claim", "over"]
Stage = Literal["seating", "playing", "settled", "over", "closed"]
"""Before the first match; a deal in play; between deals; after a match; no more."""

Account = SeatLetter | Literal["pool"]


class Part(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A part of a message."""


# The game's own events, in the order of the acts


class GameEvent(Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="did"):
    """Something that a seat did in the deal, or that followed."""

    seat: SeatLetter


class DiscardedEvent(GameEvent, frozen=True, kw_only=True, tag="discarded"):
    """A card put aside. The cards are told to the player alone; the dealer takes none."""

    card: CardText | None = None
    drawn: CardText | None = None


class DeclinedEvent(GameEvent, frozen=True, kw_only=True, tag="declined"):
    """The exchange declined. The card is told to the player alone, if the rules let him see it."""

    card: CardText | None = None


class AnnouncedEvent(GameEvent, frozen=True, kw_only=True, tag="announced"):
    """An espagnolette announced."""


class ClaimedEvent(GameEvent, frozen=True, kw_only=True, tag="claimed"):
    """The payment for led cards claimed."""


class PassedEvent(GameEvent, frozen=True, kw_only=True, tag="passed"):
    """Nothing announced or claimed."""


class PlayedEvent(GameEvent, frozen=True, kw_only=True, tag="played"):
    """A card played to a trick, numbered from 1."""

    card: CardText
    trick: int


class TookEvent(GameEvent, frozen=True, kw_only=True, tag="took"):
    """A trick taken, with its points."""

    trick: int
    points: int


AnyGameEvent = (
    DiscardedEvent
    | DeclinedEvent
    | AnnouncedEvent
    | ClaimedEvent
    | PassedEvent
    | PlayedEvent
    | TookEvent
)


# Money


class Factor(Part, frozen=True, kw_only=True):
    """A number of a reckoning; its word is the message `term-NAME`."""

    name: str
    value: int


class Payment(Part, frozen=True, kw_only=True):
    """A payment: why is the message `pay-WHY`, given `card`, `trick`, `payer` and `payee`.

    The `factors` multiply to the `fiches`. `rule` is the id of a clause.
    """

    payer: Account
    payee: Account
    fiches: int
    why: str
    rule: str
    factors: list[Factor] = []
    card: CardText | None = None
    trick: int | None = None


class Standing(Part, frozen=True, kw_only=True):
    """Balances and pool; while a deal is in play provisional, by the `payments` so far."""

    balances: BySeat
    pool: int
    remise: int
    payments: list[Payment]


class Verdict(Part, frozen=True, kw_only=True):
    """What a deal came to: the party's four cards, its worth and order, from winner to loser."""

    party: list[CardText]
    worth: int
    party_settled: bool
    order: list[SeatLetter]
    points: BySeat
    tricks: BySeat
    reversis: Literal["made", "broken"] | None = None
    undertaker: SeatLetter | None = None
    breaker: SeatLetter | None = None
    cancelled: bool = False
    espagnolette: SeatLetter | None = None
    espagnolette_failed: bool = False


class Settled(Part, frozen=True, kw_only=True):
    """A deal that is over. Its cards are everyone's now: `record` is a record of this one deal.

    `net` is what the deal brought, `balances` and `pool` what stands after it. `proof` is absent
    where the cards were given and not shuffled. `helped` says that its player took something back
    or looked at the cards.
    """

    number: int
    dealer: SeatLetter
    remise: int
    net: BySeat
    balances: BySeat
    pool: int
    payments: list[Payment]
    verdict: Verdict
    record: dict[str, Any]
    proof: Proof | None = None
    helped: bool = False


class PastDeal(Part, frozen=True, kw_only=True):
    """An earlier deal of the match in short."""

    number: int
    dealer: SeatLetter
    net: BySeat
    balances: BySeat
    pool: int


# The table


class Sitter(Part, frozen=True, kw_only=True):
    """Who has a seat. A bot's name is for the client to say; `level` says what kind it is.

    `stand_in` says why a bot plays for this person at present. `votes` are for that. Of two
    people `since` tells who has sat longer: the first is the host.
    """

    seat: SeatLetter
    is_a: Literal["person", "bot", "nobody"] = "nobody"
    name: str = ""
    level: str | None = None
    online: bool = False
    stand_in: Why | None = None
    ready: bool = False
    votes: list[SeatLetter] = []
    host: bool = False


class Choice(Part, frozen=True, kw_only=True):
    """What the player is asked: the `cards` he may put aside or play, and what else he may do."""

    cards: list[CardText] = []
    others: list[Literal["decline", "announce", "claim", "pass"]] = []


class Trick(Part, frozen=True, kw_only=True):
    """A trick as it lies, from its leader on; `taker` is absent while it is open."""

    number: int
    leader: SeatLetter
    cards: list[CardText]
    seats: list[SeatLetter]
    taker: SeatLetter | None = None


class Deal(Part, frozen=True, kw_only=True):
    """The deal in play as everyone sees it, the same for all recipients.

    `until` is when the clock of the one on `turn` runs out; all who are asked at once share it.
    `espagnolette` is who has shown himself to be one. `held` are the cards left in each hand.
    """

    number: int
    dealer: SeatLetter
    phase: PhaseName
    held: BySeat
    points: BySeat
    tricks_taken: BySeat
    standing: Standing
    events: list[AnyGameEvent]
    tricks: list[Trick]
    trick: Trick | None = None
    turn: SeatLetter | None = None
    until: int | None = None
    espagnolette: SeatLetter | None = None
    helped: bool = False


class Own(Part, frozen=True, kw_only=True):
    """What a seat's player sees beyond that: his hand, and what he did with it.

    `choice` is there while he is asked; `laid` is what he has answered ahead of his turn.
    `again` are the tricks that he may turn over and look at. `free` says that as an espagnolette
    he may break suit now.
    """

    hand: list[CardText]
    choice: Choice | None = None
    laid: ActionText | None = None
    discard: CardText | None = None
    talon_card: CardText | None = None
    again: list[int] = []
    espagnolette: bool = False
    free: bool = False


class Line(Part, frozen=True, kw_only=True):
    """A line of chat, to be shown as it is, without any markup; `at` in milliseconds since 1970."""

    at: int
    seat: SeatLetter
    text: str


class State(Part, frozen=True, kw_only=True):
    """Everything a recipient may know, as it stands after event `seq` of his stream."""

    seq: int
    now: int
    stage: Stage
    settings: Settings
    sitters: list[Sitter]
    match: int
    balances: BySeat
    pool: int
    past: list[PastDeal]
    dealer: SeatLetter | None = None
    commitment: Hex256 | None = None
    pause_until: int | None = None
    deal: Deal | None = None
    own: Own | None = None
    settled: Settled | None = None
    closing: list[Payment] = []
    chat: list[Line] = []


# Events


class Event(Struct, frozen=True, kw_only=True, tag_field="kind", omit_defaults=True):
    """Something that happened at the table."""


class SeatEvent(Event, frozen=True, kw_only=True, tag="seat"):
    """A seat has changed, and how; a change of host comes with it for the other seats."""

    change: Literal[
        "sat", "bot", "cleared", "online", "offline", "stood-in", "returned", "vote", "ready"
    ]
    sitters: list[Sitter]
    seat: SeatLetter


class AllOfflineEvent(Event, frozen=True, kw_only=True, tag="restarted"):
    """The server was restarted; clocks go on when somebody is back."""

    sitters: list[Sitter]


class MatchBegunEvent(Event, frozen=True, kw_only=True, tag="match-begun"):
    """A match begins; `shown` are the cards drawn or dealt to find the first dealer."""

    match: int
    dealer: SeatLetter
    shown: list[CardText]
    sitters: list[Sitter]


class SealedEvent(Event, frozen=True, kw_only=True, tag="sealed"):
    """The commitment to the shuffle of the next deal; see `docs/shuffle.md`."""

    number: int
    commitment: Hex256


class Turn(Event, frozen=True, kw_only=True):
    """How the deal stands after an event: whose turn, until when, and what the recipient may do."""

    phase: PhaseName
    turn: SeatLetter | None = None
    until: int | None = None
    choice: Choice | None = None


class DealtEvent(Turn, frozen=True, kw_only=True, tag="dealt"):
    """Cards dealt. `hand` is the recipient's; a spectator has none."""

    number: int
    dealer: SeatLetter
    standing: Standing
    hand: list[CardText] | UnsetType = UNSET


class ActedEvent(Turn, frozen=True, kw_only=True, tag="acted"):
    """A seat acted, by itself, by its bot, or by a bot because its clock had run out.

    `did` is the act and what followed from it: a trick taken. `standing` comes with a trick.
    `espagnolette` is set from when one has shown himself.
    """

    by: By = "seat"
    did: list[AnyGameEvent]
    standing: Standing | None = None
    espagnolette: SeatLetter | None = None


class LaidEvent(Event, frozen=True, kw_only=True, tag="laid"):
    """Told to the player alone: his answer is kept and will be carried out in its turn."""

    action: ActionText


class SettledEvent(Event, frozen=True, kw_only=True, tag="settled"):
    """The deal is over and settled."""

    settled: Settled
    pause_until: int | None = None


class MatchOverEvent(Event, frozen=True, kw_only=True, tag="match-over"):
    """No further deal is played; `closing` is how the pool was shared out."""

    balances: BySeat
    pool: int
    closing: list[Payment]


class UndoneEvent(Event, frozen=True, kw_only=True, tag="undone"):
    """Something was taken back: the deal as it stands now."""

    seat: SeatLetter
    deal: Deal
    own: Own | None = None


class PeekedEvent(Event, frozen=True, kw_only=True, tag="peeked"):
    """A player had all cards shown to him."""

    seat: SeatLetter


class SaidEvent(Event, frozen=True, kw_only=True, tag="said"):
    """A line of chat, to be shown as it is, without any markup."""

    seat: SeatLetter
    text: str


class ClockEvent(Event, frozen=True, kw_only=True, tag="clock"):
    """Clocks were stopped while nobody was there, and run until then now."""

    until: int | None = None
    pause_until: int | None = None


class ClosedEvent(Event, frozen=True, kw_only=True, tag="closed"):
    """The table is closed."""

    why: Literal["left", "idle", "operator"]


AnyEvent = (
    SeatEvent
    | AllOfflineEvent
    | MatchBegunEvent
    | SealedEvent
    | DealtEvent
    | ActedEvent
    | LaidEvent
    | SettledEvent
    | MatchOverEvent
    | UndoneEvent
    | PeekedEvent
    | SaidEvent
    | ClockEvent
    | ClosedEvent
)


# Refusals


class Word(Part, frozen=True, kw_only=True):
    """What a refusal speaks of, to be put into words by its kind: `null` is said as "None"."""

    is_a: Literal["card", "cards", "seat", "suit", "number", "text", "null"]
    card: CardText | None = None
    cards: list[CardText] = []
    seat: SeatLetter | None = None
    suit: Literal["s", "h", "d", "c"] | None = None
    number: int | None = None
    text: str | None = None


class Refused(Struct, frozen=True, kw_only=True, tag="refused", omit_defaults=True):
    """A command that was not carried out; nothing has changed.

    `reason` is the id of its sentence, to be said with `params`; `rule` is the clause of a refusal
    by the rules of the game. A stale command gets the present `state` with it.
    """

    id: CommandId | None
    reason: str
    params: dict[str, Word] = {}
    rule: str | None = None
    state: State | None = None


# Messages


class Welcome(Struct, frozen=True, kw_only=True, tag="welcome", omit_defaults=True):
    """The first message: who one is here (`seat` absent: a spectator), and the state.

    `state` is absent where the client gets what it missed instead, as `told` messages.
    """

    protocol: int = PROTOCOL
    table: str
    now: int
    seat: SeatLetter | None = None
    state: State | None = None


class Told(Struct, frozen=True, kw_only=True, tag="told", omit_defaults=True):
    """Event number `seq` of the recipient's stream, at `at` milliseconds since 1970."""

    seq: int
    at: int
    event: AnyEvent


class Accepted(Struct, frozen=True, kw_only=True, tag="accepted", omit_defaults=True):
    """A command was carried out; its last event has the number `seq`.

    `seat` is where one now sits, after `take-seat`.
    """

    id: CommandId
    seq: int
    seat: SeatLetter | None = None


class HintChoice(Part, frozen=True, kw_only=True):
    """One of the best choices: the mean net from here on, and how far behind the best.

    `error` is the standard error of that; `wins`, `loses`, `makes` are shares of the worlds tried.
    """

    action: ActionText
    fiches: float
    behind: float
    error: float
    wins: float
    loses: float
    makes: float


class HintReason(Part, frozen=True, kw_only=True):
    """Why the first is best: the messages `reason-VERDICT`, `fact-FACT` and `gain-GAIN`."""

    verdict: Literal["only", "same", "even", "even-but", "better"]
    best: ActionText
    even: list[ActionText] = []
    other: ActionText | None = None
    fact: str = "none"
    card: CardText | None = None
    suit: Literal["s", "h", "d", "c"] | None = None
    factor: str = "none"
    gain: str = "party"
    fiches: float = 0.0
    now: int = 0
    then: int = 0


class Hinted(Struct, frozen=True, kw_only=True, tag="hinted", omit_defaults=True):
    """The answer to `get-hint`: the best choices, best first, tried in so many `worlds`."""

    id: CommandId
    choices: list[HintChoice]
    reason: HintReason
    worlds: int


class Shown(Struct, frozen=True, kw_only=True, tag="shown", omit_defaults=True):
    """The answer to `show-cards`: all hands, the cards aside and what is left of the talon."""

    id: CommandId
    hands: dict[SeatLetter, list[CardText]]
    party: list[CardText]
    talon: list[CardText]


FromServer = Welcome | Told | Accepted | Refused | Hinted | Shown

_encoder = msgspec.json.Encoder()
_decoder = msgspec.json.Decoder(FromServer)


def write_frame(message: FromServer) -> bytes:
    """A message as it goes over the wire."""
    return _encoder.encode(message)


def read_message(frame: bytes | str) -> FromServer:
    """What a server sent, for clients in Python. Raises `msgspec.MsgspecError`."""
    return _decoder.decode(frame)
