"""A live table: the only way it changes is an entry of its log, and it does no input or output.

What should happen is worked out in `deciding`, which changes nothing. The entries it gives are
committed by the server, then applied here one by one, and only then told to anyone: `apply` adds
to the recipients' streams what each may know. A table made from the same entries is the same
table, down to the bytes of every stream. Time is passed in, in milliseconds since 1970.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Final, Literal

from msgspec import UNSET
from msgspec.structs import replace

from quinola.actions import Action, parse_action
from quinola.cards import Card
from quinola.deal import Deal, Phase
from quinola.events import Event, TrickTaken
from quinola.match import Match
from quinola.online import telling
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
from quinola.online.messages import (
    Accepted,
    ActedEvent,
    AllOfflineEvent,
    AnyEvent,
    By,
    Choice,
    ClockEvent,
    ClosedEvent,
    DealtEvent,
    LaidEvent,
    Line,
    MatchBegunEvent,
    MatchOverEvent,
    Own,
    PeekedEvent,
    SaidEvent,
    SealedEvent,
    SeatEvent,
    Settled,
    SettledEvent,
    Shown,
    Sitter,
    Stage,
    State,
    UndoneEvent,
    Welcome,
)
from quinola.online.place import Place
from quinola.online.settings import ruleset_of
from quinola.online.streams import Stream
from quinola.online.tokens import opens
from quinola.rules import Ruleset
from quinola.seating import Seating
from quinola.seats import SEATS, Seat
from quinola.shuffle import commitment_to, deal_from
from quinola.table import Act, NextDeal, Setup, Table
from quinola.view import View, espagnolette_shown, view_of, witnessed
from quinola.written import LETTERS, SeatLetter, letter_of

Recipient = Seat | None
"""A seat's player, or None: those who look on."""

RECIPIENTS: Final[tuple[Recipient, ...]] = (*SEATS, None)
LINES: Final = 50
"""Lines of chat that a newcomer gets."""

MOST_MISSES: Final = 2
"""Times in a row that a clock may run out before a bot plays on without waiting."""

SECOND: Final = 1000


@dataclass(frozen=True, slots=True)
class Wanted:
    """A bot's move that the table waits for: at which level, from what view, and why.

    `step` is the point of the game; an answer for another point is of no use any more.
    """

    seat: Seat
    level: str
    by: Literal["bot", "clock"]
    step: int
    view: View


@dataclass(frozen=True, slots=True)
class Question:
    """What a seat is asked, so that two questions in different moments differ."""

    deal: int
    phase: Phase
    trick: int
    undone: int


class LiveTable:
    """A table with its seats, match, clocks and streams. Raises `ValueError` for a broken log."""

    def __init__(self, opened: Opened, entries: Iterable[AnyEntry] = ()) -> None:
        self.id = opened.table
        self.settings = opened.settings
        # Cards that were given are for the dealer's eyes.
        self._settings_told = replace(opened.settings, cards=None)
        self.invitation = opened.invitation
        """The hash of the secret in the link by which seats are taken."""
        self.ruleset: Ruleset = ruleset_of(opened.settings)
        self.places = {seat: Place(seat) for seat in SEATS}
        self.streams: dict[Recipient, Stream] = {to: Stream() for to in RECIPIENTS}
        self.chat: deque[Line] = deque(maxlen=LINES)
        self.play: Table | None = None
        """The match, None before the first."""
        self.matches = 0
        self.seed: bytes | None = None
        """Of the deal in play, or the next if that is sealed already."""
        self.held: dict[Seat, Action] = {}
        """Answers given ahead of one's turn in the present phase; secret until then."""
        self.settled: list[Settled] = []
        """The deals of the match that are over."""
        self.helped = False
        """Whether the deal's player took something back or looked at the cards."""
        self.closed = False
        self.step = 0
        """Counts what changes the state of the game."""
        self.asked_at = 0
        """When those who are to answer were asked, moved on by times when nobody was there."""
        self.settled_at = 0
        self.asleep_since: int | None = opened.at
        """Since when no player has been there, None while one is."""
        self.last_at = opened.at
        self.asked_seq = dict.fromkeys(SEATS, 0)
        """The event by which each seat was asked what it is asked now, or was last."""
        self.undone_seq = dict.fromkeys(SEATS, 0)
        self._questions: dict[Seat, Question] = {}
        self._undone = 0
        self._sat = 0
        for entry in entries:
            self.apply(entry)

    # What is so

    @property
    def match(self) -> Match | None:
        return self.play.match if self.play else None

    @property
    def deal(self) -> Deal | None:
        """The deal in play."""
        return self.play.match.deal if self.play else None

    @property
    def stage(self) -> Stage:
        if self.closed:
            return "closed"
        if self.play is None:
            return "seating"
        if self.deal is not None:
            return "playing"
        return "over" if self.play.is_over else "settled"

    @property
    def people(self) -> list[Place]:
        return [place for place in self.places.values() if place.is_person]

    @property
    def host(self) -> Seat | None:
        """The person who has sat longest, of those who have not left."""
        people = [place for place in self.people if place.stand_in != "left"] or self.people
        return min(people, key=lambda place: place.order).seat if people else None

    def seat_of(self, token: str) -> Seat | None:
        """Whose token it is, None if nobody's. All are compared, each in constant time."""
        mine = [place.seat for place in self.people if place.token and opens(token, place.token)]
        return mine[0] if mine else None

    @property
    def asked(self) -> tuple[Seat, ...]:
        """Who is still to answer, the one on turn first, those who did so ahead left out."""
        deal = self.deal
        if deal is None:
            return ()
        return tuple(seat for seat in telling.asked(deal) if seat not in self.held)

    @property
    def until(self) -> int | None:
        """When the time of those who are asked is up; None without a clock, or while it stops."""
        clock, deal = self.settings.clock, self.deal
        if clock is None or deal is None or self.asleep_since is not None:
            return None
        if not any(self.places[seat].plays for seat in self.asked):
            return None
        seconds = clock.exchange if deal.phase is Phase.EXCHANGE else clock.move
        return self.asked_at + seconds * SECOND

    @property
    def pause_until(self) -> int | None:
        """When the next deal begins by itself; None without a clock, or while it stops."""
        clock = self.settings.clock
        if clock is None or self.stage != "settled" or self.asleep_since is not None:
            return None
        return self.settled_at + clock.pause * SECOND

    def wanted(self, now: int) -> Wanted | None:
        """The bot's move that the table waits for: a bot's own, or for one whose time is up."""
        deal = self.deal
        if deal is None or deal.turn is None:
            return None
        place, until = self.places[deal.turn], self.until
        by: Literal["bot", "clock"]
        if not place.plays:
            level, by = place.level or self.settings.stand_in, "bot"
        elif until is not None and now >= until:
            level, by = self.settings.stand_in, "clock"
        else:
            return None
        return Wanted(place.seat, level, by, self.step, self.view(place.seat))

    def view(self, seat: Seat) -> View:
        """What a seat may know of the deal in play. Raises `ValueError` when there is none."""
        match, deal = self._in_play()
        return view_of(
            telling.as_on_turn(deal, seat) if seat in self.asked else deal, seat, match.standing()
        )

    def before_last_choice(self, seat: Seat) -> Table | None:
        """The match before the seat's last choice in the deal in play, None if there was none.

        An answer given ahead of its turn is the last choice, and not part of the match yet.
        """
        if self.play is None or self.deal is None:
            return None
        return self.play if seat in self.held else self.play.without_last_choice(seat)

    def _in_play(self) -> tuple[Match, Deal]:
        if self.play is None or self.deal is None:
            raise ValueError("no deal is in play")
        return self.play.match, self.deal

    # What recipients get

    def sitters(self) -> list[Sitter]:
        """All four places."""
        host = self.host
        return [place.message(host=place.seat is host) for place in self.places.values()]

    def welcome(self, to: Recipient, now: int, *, whole: bool = True) -> Welcome:
        """The first message for a connection; not `whole` if what was missed follows."""
        return Welcome(
            table=self.id,
            now=now,
            seat=None if to is None else letter_of(to),
            state=self.state(to, now) if whole else None,
        )

    def state(self, to: Recipient, now: int) -> State:
        """All that the recipient may know."""
        match, deal = self.match, self.deal
        is_past = self.stage in ("settled", "over", "closed")
        return State(
            seq=self.streams[to].last,
            now=now,
            stage=self.stage,
            settings=self._settings_told,
            sitters=self.sitters(),
            match=self.matches,
            balances=telling.by_seat(match.balances if match else (0, 0, 0, 0)),
            pool=match.pool if match else 0,
            past=telling.past_message(match) if match else [],
            dealer=letter_of(match.dealer) if match else None,
            commitment=self._commitment(),
            pause_until=self.pause_until,
            deal=telling.deal_message(match, deal, until=self.until, helped=self.helped)
            if match and deal
            else None,
            own=self._own(to),
            settled=self.settled[-1] if self.settled and is_past else None,
            closing=telling.payments_message(match.closing) if match else [],
            chat=list(self.chat),
        )

    def _own(self, to: Recipient) -> Own | None:
        if to is None or self.play is None or self.deal is None:
            return None
        return telling.own_message(
            self.play.match,
            self.deal,
            to,
            laid=self.held.get(to),
            is_asked=to in self.asked and self.places[to].is_person,
        )

    def _commitment(self) -> str | None:
        if self.seed is None or self.match is None:
            return None
        return commitment_to(self.seed, self.match.number)

    def cards_shown(self, command: str) -> Shown:
        """All cards of the deal in play, for a player at practice. Raises `ValueError`."""
        _, deal = self._in_play()
        aside = set(deal.party) | {card for hand in deal.hands for card in hand}
        return Shown(
            id=command,
            hands={LETTERS[seat]: telling.cards_text(deal.hands[seat]) for seat in SEATS},
            party=[str(card) for card in deal.party],
            talon=[
                str(card)
                for card in deal.dealt.talon
                if card not in aside and card not in _played(deal)
            ],
        )

    # What happens

    def apply(self, entry: AnyEntry) -> None:
        """Take one entry: change, and tell everyone what he may know of it."""
        self.last_at = max(self.last_at, entry.at)
        match entry:
            case Opened():
                raise ValueError("the table is open already")
            case Sat() | BotSat() | Cleared():
                self._change_sitter(entry)
            case Arrived() | Departed() | StoodIn() | Returned() | Voted() | Readied():
                self._change_place(entry)
            case Restarted(since=since):
                self._restart(since, entry.at)
            case Begun():
                self._begin(entry)
            case Sealed(seed=seed):
                self._seal(bytes.fromhex(seed), entry.at)
            case DealtOut():
                self._deal_out(entry)
            case Acted(seat=seat, action=action, by=by):
                self._act(Seat[seat], parse_action(action), by, entry.at)
            case Undone(seat=seat):
                self._undo(Seat[seat], entry.at)
            case Peeked(seat=seat):
                self.helped = True
                self._tell_all(PeekedEvent(seat=seat), entry.at)
            case Said(seat=seat, text=text):
                self.chat.append(Line(at=entry.at, seat=seat, text=text))
                self._tell_all(SaidEvent(seat=seat, text=text), entry.at)
            case Closed():
                self._close(entry)
            case Answered(seat=seat, command=command, refused=refused):
                last = self.streams[Seat[seat]].last
                answer = refused or Accepted(id=command, seq=last, seat=seat)
                self.places[Seat[seat]].remember(command, answer)
        self._mind_sleep(entry.at)

    def _tell_all(self, event: AnyEvent, at: int) -> None:
        for stream in self.streams.values():
            stream.add(event, at)

    def _tell_each(self, event_for: Callable[[Recipient], AnyEvent], at: int) -> None:
        for to, stream in self.streams.items():
            stream.add(event_for(to), at)

    # Places

    def _change_sitter(self, entry: Sat | BotSat | Cleared) -> None:
        place = self.places[Seat[entry.seat]]
        change: Literal["sat", "bot", "cleared"]
        match entry:
            case Sat(name=name, token=token):
                self._sat += 1
                place.sit(name, token, self._sat, entry.at)
                change = "sat"
            case BotSat(level=level):
                place.seat_bot(level)
                change = "bot"
            case Cleared():
                place.clear()
                change = "cleared"
        for other in self.places.values():
            other.votes.discard(place.seat)
        self._tell_sitters(change, entry.seat, entry.at)

    def _change_place(
        self, entry: Arrived | Departed | StoodIn | Returned | Voted | Readied
    ) -> None:
        place = self.places[Seat[entry.seat]]
        change: Literal["online", "offline", "stood-in", "returned", "vote", "ready"]
        seat = entry.seat
        match entry:
            case Arrived():
                place.online = True
                place.votes.clear()
                change = "online"
            case Departed():
                place.online, place.away_since = False, entry.at
                change = "offline"
            case StoodIn(why=why):
                place.stand_in, place.ready = why, False
                place.votes.clear()
                change = "stood-in"
            case Returned():
                place.stand_in, place.misses, place.away_since = None, 0, entry.at
                change = "returned"
            case Voted(against=against):
                self.places[Seat[against]].votes.add(place.seat)
                change, seat = "vote", against
            case Readied():
                place.ready = True
                change = "ready"
        self._tell_sitters(change, seat, entry.at)

    def _tell_sitters(
        self,
        change: Literal[
            "sat", "bot", "cleared", "online", "offline", "stood-in", "returned", "vote", "ready"
        ],
        seat: SeatLetter,
        at: int,
    ) -> None:
        self._tell_all(SeatEvent(change=change, seat=seat, sitters=self.sitters()), at)

    def _restart(self, since: int, at: int) -> None:
        for place in self.places.values():
            place.online = False
        if self.asleep_since is None:
            self.asleep_since = since
        self._tell_all(AllOfflineEvent(sitters=self.sitters()), at)

    def _mind_sleep(self, at: int) -> None:
        """Clocks stop while no player is there, and all time that passes so is given back."""
        is_awake = any(place.is_there for place in self.places.values())
        if is_awake and self.asleep_since is not None:
            slept = max(0, at - self.asleep_since)
            self.asleep_since = None
            self.asked_at += slept
            self.settled_at += slept
            for place in self.places.values():
                place.away_since = max(place.away_since, at)
            self._tell_clock(at)
        elif not is_awake and self.asleep_since is None:
            self.asleep_since = at

    def _tell_clock(self, at: int) -> None:
        until, pause_until = self.until, self.pause_until
        if until is not None or pause_until is not None:
            self._tell_all(ClockEvent(until=until, pause_until=pause_until), at)

    # The match

    def _begin(self, entry: Begun) -> None:
        dealer = Seat[entry.dealer]
        self.matches += 1
        self.play = Table(
            Setup(
                ruleset=self.ruleset,
                seating=Seating(SEATS, dealer),
                names=self._names(),
                seed=None,
                deals=self.settings.deals,
                stock=self.settings.stock,
                shares_pool=self.settings.shares_pool,
            )
        )
        self.seed, self.settled, self.helped = None, [], False
        self.settled_at = entry.at
        for place in self.places.values():
            place.ready, place.misses = place.plays, 0
        event = MatchBegunEvent(
            match=self.matches, dealer=entry.dealer, shown=entry.shown, sitters=self.sitters()
        )
        self._tell_all(event, entry.at)

    def _names(self) -> tuple[str, str, str, str]:
        north, east, south, west = (
            place.name or place.level or "" for place in self.places.values()
        )
        return north, east, south, west

    def _seal(self, seed: bytes, at: int) -> None:
        assert self.match is not None
        self.seed = seed
        number = self.match.number
        self._tell_all(SealedEvent(number=number, commitment=commitment_to(seed, number)), at)

    def _deal_out(self, entry: DealtOut) -> None:
        assert self.play is not None
        match = self.play.match
        if entry.cards is not None:
            dealt = entry.cards.dealt(self.ruleset)
        else:
            if self.seed is None:
                raise ValueError("the deal is not sealed")
            dealt = deal_from(self.seed, match.dealer, self.ruleset)
        number = match.number
        self.play.redo(NextDeal(dealt))
        self.helped = False
        for place in self.places.values():
            place.ready = False
        self._ask_anew(entry.at)

        def event_for(to: Recipient) -> DealtEvent:
            deal = self._in_play()[1]
            return DealtEvent(
                number=number,
                dealer=letter_of(dealt.dealer),
                phase="exchange",
                turn=None if deal.turn is None else letter_of(deal.turn),
                until=self.until,
                choice=self._choice(to),
                standing=telling.standing_message(match.standing()),
                hand=UNSET if to is None else telling.cards_text(deal.hands[to]),
            )

        self._tell_each(event_for, entry.at)
        self._note_questions()

    def _ask_anew(self, at: int) -> None:
        self.step += 1
        self.held.clear()
        self.asked_at = at

    def _choice(self, to: Recipient) -> Choice | None:
        if to is None or to not in self.asked or not self.places[to].is_person:
            return None
        return telling.choice_for(self.view(to))

    def _note_questions(self) -> None:
        """Remember by which event each seat was asked, if it is asked something new."""
        match, deal = self._in_play()
        trick = deal.trick.number if deal.trick else 0
        question = Question(match.number, deal.phase, trick, self._undone)
        for seat in self.asked:
            if self._questions.get(seat) != question:
                self._questions[seat] = question
                self.asked_seq[seat] = self.streams[seat].last

    # Acts

    def _act(self, seat: Seat, action: Action, by: By, at: int) -> None:
        _, deal = self._in_play()
        place = self.places[seat]
        if by == "seat":
            place.misses = 0
            place.votes.clear()
        elif by == "clock":
            place.misses += 1
        if deal.turn is not seat:
            self.held[seat] = action
            self.streams[seat].add(LaidEvent(action=str(action)), at)
            return
        self._perform(seat, action, by, at)
        # Those who have answered ahead follow, each in his turn.
        while (turn := self._turn_held()) is not None:
            self._perform(turn, self.held.pop(turn), "seat", at)

    def _turn_held(self) -> Seat | None:
        """Who is on turn, if he has answered already."""
        return self.deal.turn if self.deal and self.deal.turn in self.held else None

    def _perform(self, seat: Seat, action: Action, by: By, at: int) -> None:
        assert self.play is not None
        _, deal = self._in_play()
        phase, told = deal.phase, len(deal.events)
        self.play.redo(Act(seat, action))
        self.step += 1
        if deal.phase is not phase:
            self.held.clear()
        # All who are asked at once share one time; in play each turn has its own.
        if deal.phase is not phase or deal.phase is Phase.PLAY:
            self.asked_at = at
        self._tell_act(seat, deal.events[told:], by, at)
        if deal.phase is Phase.OVER:
            self._tell_settled(at)
        else:
            self._note_questions()

    def _tell_act(self, seat: Seat, events: Iterable[Event], by: By, at: int) -> None:
        """What a seat did, and what followed; only its player sees the cards of his exchange."""
        public = self._acted_event(tuple(events), by)
        own = [telling.game_event(witnessed(event, seat, self.ruleset)) for event in events]

        def event_for(to: Recipient) -> ActedEvent:
            choice = self._choice(to)
            if to is seat:
                return replace(public, did=own, choice=choice)
            # One object for all who are told the same: it need be written only once.
            return public if choice is None else replace(public, choice=choice)

        self._tell_each(event_for, at)

    def _acted_event(self, events: Iterable[Event], by: By) -> ActedEvent:
        """An act as everyone is told of it."""
        assert self.play is not None
        assert self.play.deal is not None
        deal = self.play.deal
        took = any(isinstance(event, TrickTaken) for event in events)
        shows = took and deal.phase is not Phase.OVER
        shown = espagnolette_shown(deal)
        return ActedEvent(
            by=by,
            did=[telling.game_event(witnessed(event, None, self.ruleset)) for event in events],
            phase=telling.phase_name(deal.phase),
            turn=None if deal.turn is None else letter_of(deal.turn),
            until=self.until,
            standing=telling.standing_message(self.play.match.standing()) if shows else None,
            espagnolette=None if shown is None else letter_of(shown),
        )

    def _tell_settled(self, at: int) -> None:
        assert self.play is not None
        match = self.play.match
        names = telling.names_by_seat(dict(zip(SEATS, self._names(), strict=True)))
        settled = telling.settled_message(
            match, len(match.past), names, self.seed, helped=self.helped
        )
        self.seed = None
        self.settled.append(settled)
        self.settled_at = at
        self._tell_all(SettledEvent(settled=settled, pause_until=self.pause_until), at)
        if self.play.is_over:
            self._tell_over(at)

    def _tell_over(self, at: int) -> None:
        assert self.match is not None
        self._tell_all(
            MatchOverEvent(
                balances=telling.by_seat(self.match.balances),
                pool=self.match.pool,
                closing=telling.payments_message(self.match.closing),
            ),
            at,
        )

    def _undo(self, seat: Seat, at: int) -> None:
        back = self.before_last_choice(seat)
        if back is None:
            raise ValueError("there is nothing to take back")
        self.play = back
        self.helped = True
        self._undone += 1
        self._ask_anew(at)

        def event_for(to: Recipient) -> UndoneEvent:
            match, deal = self._in_play()
            return UndoneEvent(
                seat=letter_of(seat),
                deal=telling.deal_message(match, deal, until=self.until, helped=True),
                own=self._own(to),
            )

        self._tell_each(event_for, at)
        for stream_of in SEATS:
            self.undone_seq[stream_of] = self.streams[stream_of].last
        self._note_questions()

    def _close(self, entry: Closed) -> None:
        if self.play is not None and not self.play.is_over:
            # A deal that was not played to its end does not count.
            if self.deal is not None:
                steps = self.play.steps
                last = max(i for i, step in enumerate(steps) if isinstance(step, NextDeal))
                self.play = Table(self.play.setup, steps[:last])
            if self.settings.shares_pool:
                self.play.match.share_pool()
            self._tell_over(entry.at)
        self.closed, self.seed = True, None
        self._tell_all(ClosedEvent(why=entry.why), entry.at)


def _played(deal: Deal) -> set[Card]:
    tricks = (*deal.tricks, *([deal.trick] if deal.trick else []))
    return {card for trick in tricks for _, card in trick.plays}
