"""The game as a conversation in lines, for screen readers, pipes and scripts.

Every happening is one line, every question a line that says what may be answered.
"""

from __future__ import annotations

from collections.abc import Iterable

from quinola.actions import Action, Announce, Claim, Decline, Discard, Pass, Play
from quinola.bots import BOTS
from quinola.bots.readiness import is_ready
from quinola.cards import Card
from quinola.deal import Phase
from quinola.events import Event, Played, TrickTaken
from quinola.rules import RuleViolation
from quinola.seats import Seat
from quinola.terminal.analyst import LEVEL, BackgroundReview
from quinola.terminal.ceremony import Left
from quinola.terminal.console import Console
from quinola.terminal.game import Game, Happening
from quinola.terminal.levels import level_lines, waiting_line
from quinola.terminal.personal import PersonalWords
from quinola.terminal.reckoning import balances, payments, reckoning
from quinola.terminal.typed import Key, Vocabulary
from quinola.trick import Trick
from quinola.view import View

_ACTIONS: dict[Key, Action] = {
    Key.DECLINE: Decline(),
    Key.ANNOUNCE: Announce(),
    Key.PASS: Pass(),
    Key.CLAIM: Claim(),
}


class Conversation:
    """Plays one match with the person at the console."""

    def __init__(self, game: Game, console: Console, words: PersonalWords) -> None:
        self.game = game
        self.console = console
        self.words = words
        self.vocabulary = Vocabulary(words.language)
        self.review: BackgroundReview | None = None
        """Of the deal just settled, until the next one is dealt."""

    def hold(self) -> None:
        """Until the match is over. Raises `Left` if the person goes away before, and `OSError`."""
        if self.game.table.deal is not None:
            self._recall()
        while True:
            if self.game.is_settled:
                self._tell_settlement()
                if self.game.table.is_over:
                    self._tell_end()
                    return
                self._wait_between_deals()
            elif self.game.waits_for_deal:
                self._deal()
            elif self.game.waits_for_person:
                self._decide()
            else:
                self._tell(self.game.go_on())

    # Telling

    def _say(self, message: str, **params: object) -> None:
        self.console.say(self.words.say(message, **params))

    def _rows(self, lines: Iterable[str]) -> None:
        for line in lines:
            self.console.line(line)

    def _deal(self) -> None:
        if self.review is not None:
            self.review.cancel()
            self.review = None
        self.game.deal()
        self._tell_deal()

    def _tell_deal(self) -> None:
        view = self.game.view()
        deals = self.game.table.setup.deals
        self.console.line()
        if deals is None:
            self._say("plain-deal", number=view.standing.number)
        else:
            self._say("plain-deal-of", number=view.standing.number, deals=deals)
        way = view.ruleset.way
        self._say("plain-dealer", dealer=view.dealer, eldest=way.after(view.dealer))
        self._say("plain-pool", pool=view.standing.remise)
        if waiting := waiting_line(self.game, self.words):
            self.console.say(waiting)

    def _tell(self, happening: Happening | None) -> None:
        if happening is None:
            return
        if happening.stumble is not None and happening.event is not None:
            self._say(f"plain-stumble-{happening.stumble}", seat=happening.event.seat)
        self._tell_events(happening.events)

    def _tell_events(self, events: Iterable[Event]) -> None:
        for event in events:
            if isinstance(event, Played) and self._is_lead(event):
                self.console.say(self.words.lead(event))
            else:
                self.console.say(self.words.event(event))

    def _is_lead(self, event: Played) -> bool:
        view = self.game.view()
        tricks = (*view.tricks, *([view.trick] if view.trick else ()))
        return tricks[event.trick - 1].leader is event.seat

    def _recall(self) -> None:
        """What has happened since the person last did something: he may not have seen it."""
        if not self.game.is_settled:
            self._tell_deal()
        events = self.game.view().events
        acted = [
            index
            for index, event in enumerate(events)
            if event.seat is self.game.person and not isinstance(event, TrickTaken)
        ]
        self._tell_events(events[acted[-1] if acted else 0 :])

    def _tell_settlement(self) -> None:
        table = self.game.table
        played = table.last
        assert played is not None
        self.console.line()
        self._say("plain-deal-over", number=len(table.match.past))
        match = table.match
        # As the deal left them, before the pool was shared out at the end of the match.
        held, pool = list(match.balances), match.pool
        for transfer in match.closing:
            if isinstance(transfer.payee, Seat):
                held[transfer.payee] -= transfer.fiches
                pool += transfer.fiches
        self.review = BackgroundReview(match.ruleset, match.past, self.game.person)
        self.review.begin()
        self._rows(reckoning(played, held, pool, self.words, self.console.width))

    def _tell_end(self) -> None:
        match = self.game.table.match
        self.console.line()
        self._say("plain-match-over", deals=len(match.past))
        if match.closing:
            self._say("plain-pool-shared")
            self._rows(payments(match.closing, self.words, self.console.width))
        self._say("plain-final-balances")
        self._rows(balances(match.balances, self.words, self.console.width))
        self._say("plain-pool", pool=match.pool)
        best = max(match.balances)
        places = self.game.table.setup.seating.places
        first = [seat for seat in places if match.balances[seat] == best]
        if len(first) > 1:
            self._say("plain-shared-first", players=first)
        elif first[0] is self.game.person:
            self._say("plain-you-won")
        else:
            self._say("plain-won", seat=first[0])
        self._say("plain-seed", seed=self.game.table.setup.seed)

    # Asking

    def _decide(self) -> None:
        """One question, and what comes of the answer."""
        view = self.game.view()
        self._tell_choice(view)
        typed = self._ask(self._question(view))
        action = self._meant(typed, view)
        if action is None:
            return
        try:
            self._tell(self.game.act(action))
        except RuleViolation as violation:
            self.console.say(self.words.refusal(violation))

    def _tell_choice(self, view: View) -> None:
        self._say("plain-hand", cards=self._numbered(view, view.hand))
        if view.phase is not Phase.PLAY:
            return
        if view.is_free and view.trick is not None and view.trick.plays:
            self._say("plain-free")
        if view.legal == view.hand:
            self._say("plain-any-card")
        else:
            self._say("plain-playable", cards=self._numbered(view, view.legal))

    def _numbered(self, view: View, cards: tuple[Card, ...]) -> str:
        """Cards with their numbers in the hand, the suits parted by semicolons."""
        parts: list[str] = []
        for index, card in enumerate(cards):
            if index:
                parts.append(", " if card.suit is cards[index - 1].suit else "; ")
            # The number and the card stay on one line.
            parts.append(f"{view.hand.index(card) + 1}\u00a0{self.words.card(card)}")
        return "".join(parts)

    def _question(self, view: View) -> str:
        match view.phase:
            case Phase.EXCHANGE:
                return self.words.say("ask-exchange" if view.may_decline else "ask-discard")
            case Phase.ANNOUNCE:
                return self.words.say("ask-announce")
            case Phase.CLAIM:
                return self.words.say("ask-claim")
        assert view.trick is not None
        if not view.trick.plays:
            return self.words.say("ask-lead", trick=view.trick.number)
        leader, card = view.trick.plays[0]
        return self.words.say("ask-follow", trick=view.trick.number, card=card, seat=leader)

    def _ask(self, question: str) -> str:
        """An answer that is not empty."""
        answer = ""
        while not answer:
            given = self.console.ask(question)
            if given is None:
                raise Left
            answer = given
        return answer

    def _meant(self, typed: str, view: View) -> Action | None:
        """The action that was typed, None if it was something else, which is then done."""
        read = self.vocabulary.read(typed)
        if isinstance(read, int):
            if not 1 <= read <= len(view.hand):
                self._say("plain-no-number", number=read, most=len(view.hand))
                return None
            read = view.hand[read - 1]
        if isinstance(read, Card):
            return self._with_card(read, view)
        if read in _ACTIONS:
            return _ACTIONS[read]
        self._look(read)
        return None

    def _with_card(self, card: Card, view: View) -> Action | None:
        match view.phase:
            case Phase.EXCHANGE:
                return Discard(card)
            case Phase.PLAY:
                return Play(card)
        self._say("plain-no-card-now")
        return None

    def _look(self, key: Key | None) -> None:
        """Everything that can be asked for at any time."""
        match key:
            case Key.UNDO:
                self._undo()
            case Key.TRICKS:
                self._tell_tricks(self.game.view().seen_again)
            case Key.BALANCES:
                self._tell_balances()
            case Key.HAND:
                self._tell_hand()
            case Key.SO_FAR:
                self._tell_so_far()
            case Key.HINT:
                self._hint()
            case Key.REVIEW:
                self._tell_review()
            case Key.HELP:
                self._say("plain-help")
                self._say("levels-heading")
                self._rows(f"  {line}" for line in level_lines(BOTS, self.words))
            case Key.QUIT:
                raise Left
            case _:
                self._say("plain-what")

    def _hint(self) -> None:
        """What to do now. Nothing else happens in lines, so it is waited for."""
        if not self.game.waits_for_person:
            self._say("hint-not-asked")
        elif not is_ready():
            self._say("hint-compiling-plain")
        else:
            from quinola.analysis import hint
            from quinola.analysis.telling import hint_lines

            made = hint(self.game.view())
            self._rows(hint_lines(made, self.words, self.console.width))

    def _tell_review(self) -> None:
        """The review of the deal just settled: it was begun when that was."""
        if self.review is None:
            self._say("plain-what-next" if self.game.is_settled else "review-later")
            return
        if not self.review.begin():
            self._say("review-wait")
            return
        from quinola.analysis.review import WORLDS
        from quinola.analysis.telling import review_lines

        self.review.wait()
        review = self.review.review
        assert review is not None
        self._rows(review_lines(review, self.words, self.console.width, by=LEVEL, worlds=WORLDS))
        if not review.judgements:
            self._say("review-nothing")

    def _undo(self) -> None:
        if not self.game.undo():
            self._say("plain-nothing-to-undo")
            return
        self._say("plain-undone")
        self._tell_trick()

    def _tell_trick(self) -> None:
        trick = self.game.view().trick
        if trick is not None and trick.plays:
            self._say("plain-trick-open", trick=trick.number, cards=self._played(trick))

    def _played(self, trick: Trick) -> str:
        return ", ".join(
            f"{self.words.player(seat)} {self.words.card(card)}" for seat, card in trick.plays
        )

    def _tell_tricks(self, tricks: Iterable[Trick]) -> None:
        told = False
        for trick in tricks:
            told = True
            self._say(
                "plain-trick", trick=trick.number, cards=self._played(trick), seat=trick.taker
            )
        if not told:
            self._say("plain-no-tricks")

    def _tell_balances(self) -> None:
        standing = self.game.view().standing
        if not self.game.is_settled:
            self._say("plain-provisional")
        self._rows(balances(standing.balances, self.words, self.console.width))
        self._say("plain-pool", pool=standing.pool)

    def _tell_hand(self) -> None:
        view = self.game.view()
        self._say("plain-hand", cards=self._numbered(view, view.hand))
        if view.discard is not None:
            self._say("plain-your-discard", card=view.discard)
        if view.talon_card is not None:
            self._say("plain-your-talon-card", card=view.talon_card)
        self._tell_trick()

    def _tell_so_far(self) -> None:
        self._say("plain-so-far")
        transfers = self.game.view().standing.transfers
        self._rows(payments(transfers, self.words, self.console.width))

    def _wait_between_deals(self) -> None:
        while self.game.is_settled:
            answer = self.console.ask(self.words.say("ask-next-deal"))
            if answer is None:
                raise Left
            read = self.vocabulary.read(answer)
            if not answer:
                self._deal()
            elif isinstance(read, Key) and read not in _ACTIONS:
                self._look(read)
            else:
                self._say("plain-what-next")
