"""What comes of a command, of time passing, of a bot's move: entries to commit, or a refusal.

Nothing here changes a table. The server takes one thing after another for each table:

    decision = decide(table, seat, command, now=…, chance=secrets.token_bytes)
    commit(decision.entries); then for each entry: table.apply(entry)
    send(decision.answer or answer_of(table, decision.seat, command, now=…))

and then, until it gives nothing more, `due`. Chance and time are passed in; a clock that was put
back is held at the last entry's time.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from random import Random
from typing import Final, Literal

from msgspec.structs import replace

from quinola.actions import Action, parse_action, verify
from quinola.deal import Phase
from quinola.online import telling
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
from quinola.online.entries import (
    Acted,
    Answered,
    AnyEntry,
    Arrived,
    Begun,
    BotSat,
    Cleared,
    Closed,
    DealtOut,
    Departed,
    Opened,
    Peeked,
    Readied,
    Restarted,
    Returned,
    Said,
    Sat,
    Sealed,
    StoodIn,
    Undone,
    Voted,
)
from quinola.online.live_table import MOST_MISSES, SECOND, LiveTable, Recipient, Wanted
from quinola.online.messages import Accepted, Refused
from quinola.online.names import cleaned_name, verify_distinct, visible_line
from quinola.online.place import Place
from quinola.online.settings import Settings, verify_level, verify_settings
from quinola.online.tokens import hash_of, opens
from quinola.refusal import Refusal
from quinola.rules import RuleViolation
from quinola.seating import seat_as_they_sit
from quinola.seats import SEATS, Seat
from quinola.shuffle import SEED_BYTES
from quinola.written import letter_of

Changing = TakeSeat | Leave | Return | SeatBot | ClearSeat | Start | Ready | Act | Undo | Vote | Say
"""Commands that change the table; the others only ask."""

Chance = Callable[[int], bytes]
"""So many bytes from the system's source of random numbers, such as `secrets.token_bytes`."""

PATIENCE: Final = 60 * SECOND
"""How long one must have been asked before others may vote, without a clock."""


STALE: Final = ("stale", "seen-ahead")
"""Refusals of commands that were meant for another moment."""


@dataclass(frozen=True, slots=True)
class Decision:
    """What comes of a command.

    `entries` are to be committed and applied, then `answer_of` has the answer; or there is an
    `answer` at once and nothing to commit. With an `errand` the server answers by itself, once the
    entries are applied: `hint` from `table.view(seat)`, `cards` by `table.cards_shown`. `seat` is
    where the one who asked sits then: a connection that took a seat belongs to it from then on.
    """

    entries: tuple[AnyEntry, ...] = ()
    answer: Accepted | Refused | None = None
    errand: Literal["hint", "cards"] | None = None
    seat: Recipient = None


@dataclass(frozen=True, slots=True)
class Asking:
    """Who wants something of which table, and when."""

    table: LiveTable
    seat: Recipient
    now: int
    chance: Chance

    @property
    def place(self) -> Place:
        """The place of who asks; only `take-seat` comes from one who has none."""
        assert self.seat is not None
        return self.table.places[self.seat]

    def admitted(self, command: AnyCommand) -> None:
        """Raise `Refusal` once the table is closed, and to one without a seat who wants more."""
        if self.table.closed:
            raise Refusal("table-closed")
        if self.seat is None and not isinstance(command, TakeSeat):
            raise Refusal("not-seated")

    def as_host(self) -> None:
        """Raise `Refusal` if he may not decide about seats and matches."""
        if self.place.seat is not self.table.host:
            raise Refusal("not-host", host=self.table.host)

    def between_matches(self) -> None:
        """Raise `Refusal` while a match is on."""
        if self.table.stage not in ("seating", "over"):
            raise Refusal("match-on")

    def in_deal(self) -> None:
        """Raise `Refusal` if no deal is in play."""
        if self.table.stage != "playing":
            raise Refusal("no-deal")

    def at_practice(self) -> None:
        """Raise `Refusal` unless one person plays among bots at a table for practice."""
        others = [p for p in self.table.places.values() if p is not self.place]
        if not self.table.settings.practice or not all(other.is_bot for other in others):
            raise Refusal("practice-only")


def open_table(table: str, invitation: str, settings: Settings, *, now: int) -> Opened:
    """The first entry of a table. `invitation` is the secret of its link; only its hash is kept.

    Raises `Refusal` (`RulesetError`) if the settings cannot be had.
    """
    verify_settings(settings)
    return Opened(at=now, table=table, invitation=hash_of(invitation), settings=settings)


def decide(
    table: LiveTable, seat: Recipient, command: AnyCommand, *, now: int, chance: Chance
) -> Decision:
    """What comes of a command of a seat's player, or of one without a seat."""
    if isinstance(command, TakeSeat) and seat is None:
        # The client made the token, so a repeat is known by it.
        seat = table.seat_of(command.token)
    if seat is not None and command.id in table.places[seat].answers:
        return Decision(answer=answer_of(table, seat, command, now=now), seat=seat)
    asking = Asking(table, seat, max(now, table.last_at), chance)
    try:
        asking.admitted(command)
        if isinstance(command, GetHint | ShowCards):
            return _errand(command, asking)
        entries = _entries(command, asking)
    except Refusal as refusal:
        refused = telling.refused(command.id, refusal)
        if seat is None or table.closed:
            return Decision(answer=refused, seat=seat)
        return Decision((_answered(asking, seat, command, refused),), seat=seat)
    if isinstance(command, TakeSeat):
        seat = next(Seat[entry.seat] for entry in entries if isinstance(entry, Sat))
    assert seat is not None  # all other commands are refused to those without one
    return Decision((*entries, _answered(asking, seat, command)), seat=seat)


def _answered(
    asking: Asking, seat: Seat, command: AnyCommand, refused: Refused | None = None
) -> Answered:
    return Answered(at=asking.now, seat=letter_of(seat), command=command.id, refused=refused)


def _errand(command: GetHint | ShowCards, asking: Asking) -> Decision:
    asking.in_deal()
    asking.at_practice()
    if isinstance(command, GetHint):
        if asking.seat not in asking.table.asked:
            raise Refusal("not-asked")
        return Decision(errand="hint", seat=asking.seat)
    if asking.table.helped:
        return Decision(errand="cards", seat=asking.seat)
    peeked = Peeked(at=asking.now, seat=letter_of(asking.place.seat))
    return Decision((peeked,), errand="cards", seat=asking.seat)


def answer_of(
    table: LiveTable, seat: Recipient, command: AnyCommand, *, now: int
) -> Accepted | Refused:
    """The answer to a command whose entries were applied; a stale one gets the present state.

    Raises `KeyError` for a command that this seat was not answered.
    """
    if seat is None:
        raise KeyError(command.id)
    answer = table.places[seat].answers[command.id]
    if isinstance(answer, Refused) and answer.reason in STALE:
        return replace(answer, state=table.state(seat, now))
    return answer


def _entries(command: Changing, asking: Asking) -> tuple[AnyEntry, ...]:
    """What a command brings about. Raises `Refusal`."""
    match command:
        case TakeSeat():
            return _take_seat(command, asking)
        case Leave():
            return _leave(asking)
        case Return():
            return _return(asking)
        case SeatBot():
            return _seat_bot(command, asking)
        case ClearSeat():
            return _clear_seat(command, asking)
        case Start():
            return _start(asking)
        case Ready():
            return _ready(asking)
        case Act():
            return _act(command, asking)
        case Undo():
            return _undo(command, asking)
        case Vote():
            return _vote(command, asking)
        case Say():
            return _say(command, asking)


# Seats


def _take_seat(command: TakeSeat, asking: Asking) -> tuple[AnyEntry, ...]:
    table = asking.table
    if asking.seat is not None:
        raise Refusal("already-seated", seat=asking.seat)
    if not opens(command.invitation, table.invitation):
        raise Refusal("invitation-wrong")
    place = _place_for(table, None if command.seat is None else Seat[command.seat])
    name = cleaned_name(command.name)
    verify_distinct(name, (other.name for other in table.people))
    return (
        Sat(
            at=asking.now,
            seat=letter_of(place.seat),
            name=name,
            token=hash_of(command.token),
        ),
    )


def _place_for(table: LiveTable, wanted: Seat | None) -> Place:
    """The place to be had: the one wanted, else a free one, else a bot's."""
    if table.stage == "playing":
        raise Refusal("match-on")
    places = [table.places[seat] for seat in (SEATS if wanted is None else (wanted,))]
    for place in (*(p for p in places if p.is_free), *(p for p in places if p.is_bot)):
        return place
    if wanted is None:
        raise Refusal("table-full")
    raise Refusal("seat-taken", seat=wanted)


def _leave(asking: Asking) -> tuple[AnyEntry, ...]:
    letter = letter_of(asking.place.seat)
    if asking.table.stage in ("seating", "over"):
        return (Cleared(at=asking.now, seat=letter),)
    if asking.place.stand_in == "left":
        return ()
    return (StoodIn(at=asking.now, seat=letter, why="left"),)


def _return(asking: Asking) -> tuple[AnyEntry, ...]:
    if asking.place.stand_in is None:
        return ()
    return (Returned(at=asking.now, seat=letter_of(asking.place.seat)),)


def _seat_bot(command: SeatBot, asking: Asking) -> tuple[AnyEntry, ...]:
    asking.as_host()
    asking.between_matches()
    verify_level(command.level)
    if asking.table.places[Seat[command.seat]].is_person:
        raise Refusal("seat-taken", seat=Seat[command.seat])
    return (BotSat(at=asking.now, seat=command.seat, level=command.level),)


def _clear_seat(command: ClearSeat, asking: Asking) -> tuple[AnyEntry, ...]:
    asking.as_host()
    asking.between_matches()
    if asking.table.places[Seat[command.seat]].is_free:
        return ()
    return (Cleared(at=asking.now, seat=command.seat),)


def _vote(command: Vote, asking: Asking) -> tuple[AnyEntry, ...]:
    table, against = asking.table, asking.table.places[Seat[command.seat]]
    if table.stage not in ("playing", "settled"):
        raise Refusal("no-match")
    if not asking.place.plays:
        raise Refusal("bot-plays")
    if against is asking.place or not against.plays:
        raise Refusal("vote-nobody")
    if against.online and not _keeps_waiting(table, against, asking.now):
        raise Refusal("vote-present", seat=against.seat, seconds=PATIENCE // SECOND)
    voted = Voted(at=asking.now, seat=letter_of(asking.place.seat), against=command.seat)
    voters = [place for place in table.places.values() if place.is_there and place is not against]
    votes = {*against.votes, asking.place.seat} & {place.seat for place in voters}
    if 2 * len(votes) > len(voters):
        return voted, StoodIn(at=asking.now, seat=command.seat, why="voted")
    return (voted,)


def _keeps_waiting(table: LiveTable, place: Place, now: int) -> bool:
    """Whether one has been asked for long, or all others are ready for the next deal."""
    if table.stage == "settled":
        return now - table.settled_at >= PATIENCE and not place.ready
    return place.seat in table.asked and now - table.asked_at >= PATIENCE


# Matches


def _start(asking: Asking) -> tuple[AnyEntry, ...]:
    asking.as_host()
    asking.between_matches()
    table, now = asking.table, asking.now
    gone = [place for place in table.people if place.stand_in == "left"]
    free = [place for place in table.places.values() if place.is_free] + gone
    filled = [
        BotSat(at=now, seat=letter_of(place.seat), level=table.settings.bots) for place in free
    ]
    cards = table.settings.cards
    if cards is not None:
        return (*filled, Begun(at=now, dealer=cards.dealer))
    seating = seat_as_they_sit(
        table.ruleset, Random(int.from_bytes(asking.chance(SEED_BYTES), "big"))
    )
    shown = [str(card) for card in seating.shown]
    return (*filled, Begun(at=now, dealer=letter_of(seating.dealer), shown=shown))


def _ready(asking: Asking) -> tuple[AnyEntry, ...]:
    if asking.table.stage != "settled":
        raise Refusal("not-settled")
    if not asking.place.plays:
        raise Refusal("bot-plays")
    if asking.place.ready:
        return ()
    return (Readied(at=asking.now, seat=letter_of(asking.place.seat)),)


# The deal


def _act(command: Act, asking: Asking) -> tuple[AnyEntry, ...]:
    place, table = asking.place, asking.table
    asking.in_deal()
    if not place.plays:
        raise Refusal("bot-plays")
    _verify_seen(command.seen, asking, table.asked_seq[place.seat])
    try:
        action = parse_action(command.action)
    except ValueError:
        raise Refusal("frame-broken", error=command.action) from None
    _verify_act(table, place.seat, action)
    return (Acted(at=asking.now, seat=letter_of(place.seat), action=str(action)),)


def _verify_seen(seen: int, asking: Asking, needed: int) -> None:
    """Raise `Refusal` unless the client has seen event `needed` of its stream."""
    last = asking.table.streams[asking.seat].last
    if seen > last:
        raise Refusal("seen-ahead", seen=seen, last=last)
    if seen < needed:
        raise Refusal("stale", seen=seen, needed=needed)


def _verify_act(table: LiveTable, seat: Seat, action: Action) -> None:
    deal = table.deal
    assert deal is not None
    if seat in table.held:
        if deal.phase is Phase.EXCHANGE:
            raise RuleViolation("exchange-done", deal.ruleset, seat=seat)
        raise Refusal("answer-given")
    telling.verify_answer(deal, seat, action)


def _undo(command: Undo, asking: Asking) -> tuple[AnyEntry, ...]:
    asking.in_deal()
    asking.at_practice()
    seat = asking.place.seat
    _verify_seen(command.seen, asking, asking.table.undone_seq[seat])
    if asking.table.before_last_choice(seat) is None:
        raise Refusal("nothing-to-undo")
    return (Undone(at=asking.now, seat=letter_of(seat)),)


def _say(command: Say, asking: Asking) -> tuple[AnyEntry, ...]:
    seat = letter_of(asking.place.seat)
    if not asking.table.settings.chat:
        raise Refusal("chat-off")
    text = visible_line(command.text)
    if not text:
        raise Refusal("chat-empty")
    return (Said(at=asking.now, seat=seat, text=text),)


# Connections, bots, time


def arrive(table: LiveTable, seat: Seat, *, now: int) -> tuple[AnyEntry, ...]:
    """A player's first connection is there; one who was away plays for himself again."""
    place, at = table.places[seat], max(now, table.last_at)
    if table.closed or place.online or not place.is_person:
        return ()
    arrived = Arrived(at=at, seat=letter_of(seat))
    if place.stand_in == "away":
        return arrived, Returned(at=at, seat=letter_of(seat))
    return (arrived,)


def depart(table: LiveTable, seat: Seat, *, now: int) -> tuple[AnyEntry, ...]:
    """A player's last connection is gone."""
    if table.closed or not table.places[seat].online:
        return ()
    return (Departed(at=max(now, table.last_at), seat=letter_of(seat)),)


def restart(table: LiveTable, *, now: int, since: int | None = None) -> tuple[AnyEntry, ...]:
    """The server is back after it was down since then, or since the table's last entry.

    All players are to connect anew; what time was left on the clocks is left again.
    """
    if table.closed:
        return ()
    at = max(now, table.last_at)
    down = table.last_at if since is None else min(max(since, table.last_at), at)
    return (Restarted(at=at, since=down),)


def close(table: LiveTable, why: Literal["idle", "operator"], *, now: int) -> tuple[AnyEntry, ...]:
    """Close the table; a deal that is not over does not count, the pool is shared out."""
    return () if table.closed else (Closed(at=max(now, table.last_at), why=why),)


def move(table: LiveTable, wanted: Wanted, action: Action, *, now: int) -> tuple[AnyEntry, ...]:
    """What comes of a bot's move; nothing if it is not wanted any more.

    Raises `RuleViolation` if the rules forbid it.
    """
    at = max(now, table.last_at)
    still = None if table.closed else table.wanted(at)
    if still is None or (still.seat, still.step, still.by) != (wanted.seat, wanted.step, wanted.by):
        return ()
    deal = table.deal
    assert deal is not None
    verify(deal, wanted.seat, action)
    seat = letter_of(wanted.seat)
    acted = Acted(at=at, seat=seat, action=str(action), by=wanted.by)
    if wanted.by == "clock" and table.places[wanted.seat].misses + 1 >= MOST_MISSES:
        return acted, StoodIn(at=at, seat=seat, why="slow")
    return (acted,)


def due(table: LiveTable, *, now: int, chance: Chance) -> tuple[AnyEntry, ...]:
    """What is to happen by itself now; to be asked again once that is applied, until nothing is.

    A bot for one who was away too long, the seal of the next deal, the deal when all are ready
    or the pause is over, the end when everyone has left.
    """
    at = max(now, table.last_at)
    if table.stage in ("seating", "closed"):
        return ()
    if table.stage != "playing" and all(place.stand_in == "left" for place in table.people):
        return (Closed(at=at, why="left"),)
    if table.stage == "over":
        return ()
    for place in table.places.values():
        ends = _away_until(table, place)
        if ends is not None and at >= ends:
            return (StoodIn(at=at, seat=letter_of(place.seat), why="away"),)
    return _next_deal(table, at, chance) if table.stage == "settled" else ()


def _away_until(table: LiveTable, place: Place) -> int | None:
    """When a bot takes the place of one who is away, None while nobody waits for him."""
    if table.asleep_since is not None or not place.plays or place.online:
        return None
    return place.away_since + table.settings.away * SECOND


def _next_deal(table: LiveTable, at: int, chance: Chance) -> tuple[AnyEntry, ...]:
    assert table.match is not None
    cards = table.settings.cards if table.match.number == 1 else None
    if cards is None and table.seed is None:
        return (Sealed(at=at, seed=chance(SEED_BYTES).hex()),)
    waits_for = [place for place in table.places.values() if place.is_there]
    is_ready = bool(waits_for) and all(place.ready for place in waits_for)
    pause_until = table.pause_until
    if is_ready or (pause_until is not None and at >= pause_until):
        return (DealtOut(at=at, cards=cards),)
    return ()


def next_due(table: LiveTable) -> int | None:
    """When to ask `due` and `table.wanted` again if nothing happens before, None for never."""
    if table.stage not in ("playing", "settled"):
        return None
    times = [table.until, table.pause_until]
    times += [_away_until(table, place) for place in table.places.values()]
    return min((time for time in times if time is not None), default=None)
