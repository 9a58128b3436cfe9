"""An evening's book kept in lines: asks of each deal what its settlement takes, tells who pays."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Final, TypeVar, get_args

from quinola.bookkeeping import changes
from quinola.bookkeeping.document import FORMAT, Book, HouseRules, NotedFault
from quinola.bookkeeping.evening import BookedDeal, Evening
from quinola.bookkeeping.question import ASIDE, Answer, Kind, Question
from quinola.booksheet import answer_told, deal_lines, end_lines, question_told, sheet
from quinola.cards import Card
from quinola.locale import ENGLISH, say
from quinola.match import VoidReason
from quinola.outcome import Manner
from quinola.refusal import Refusal
from quinola.rules import Ruleset
from quinola.seats import SEATS, Seat
from quinola.terminal.bookfile import write_bookfile
from quinola.terminal.ceremony import Left
from quinola.terminal.console import Console
from quinola.terminal.typed import Vocabulary, folded
from quinola.wording import Words
from quinola.written import letter_of

T = TypeVar("T")
N = TypeVar("N", bound=str)

LONGEST_NAME: Final = 60

LONGEST_COUNT: Final = 12
"""Digits; a house may let an ace count a thousand million."""

VOID_REASONS: Final[tuple[VoidReason, ...]] = get_args(VoidReason)

ORDER: Final = "/"
"""What an order begins with, so that none is taken for an answer."""


class Bookkeeper:
    """Keeps a book with the person at the console; each answer is in the file before the next."""

    def __init__(self, book: Book, path: Path, console: Console, words: Words) -> None:
        self.book = book
        self.evening = Evening(book)
        self.console = console
        self.words = words
        self._path = path
        self._vocabulary = Vocabulary(words.language)
        self._faults_told: list[str] = []
        self._orders: dict[str, Callable[[str], None]] = {
            "change": self._change,
            "void": self._void,
            "fault": self._note_fault,
            "sheet": self._tell_sheet,
            "end": self._end,
            "help": self._help,
            "quit": self._quit,
        }

    def keep(self) -> None:
        """Until the evening is over.

        Raises `Left` if the person goes before, and `OSError` if the file cannot be written.
        """
        self._write(self.book)
        self._say("book-begun", rules=self.evening.ruleset.name, file=self._path)
        while not self.book.shared:
            deal = self._unsettled()
            if deal is None:
                self._ask_for_more()
            else:
                self._ask_about(deal)
        self._rows(end_lines(self.evening, self.words, self.console.width))

    # What is written and told

    def _write(self, book: Book) -> None:
        evening = Evening(book)
        write_bookfile(self._path, book)
        self.book, self.evening = book, evening

    def _say(self, message: str, **params: object) -> None:
        self.console.say(self.words.say(message, **params))

    def _rows(self, lines: Iterable[str]) -> None:
        for line in lines:
            self.console.line(line)

    def _unsettled(self) -> BookedDeal | None:
        return next((deal for deal in self.evening.deals if not deal.is_settled), None)

    @property
    def _present(self) -> BookedDeal | None:
        """The deal that orders speak of: the one that is not settled, else the last."""
        return self._unsettled() or (self.evening.deals[-1] if self.evening.deals else None)

    # Questions

    def _ask_about(self, deal: BookedDeal) -> None:
        reckoning = deal.reckoning
        assert reckoning is not None
        self._tell_faults([self.words.say(c.reason, **c.params) for c in reckoning.contradictions])
        question = reckoning.missing
        if question is None:
            self._change("")
            return
        told = f"{question_told(question, self.words)} {self._choices(question)}"
        answer = self._ask(told, lambda text: self._read(question, text))
        if answer is not None:
            self._write(changes.answered(self.book, deal.number, question, answer[0]))
            self._tell_settled_from(deal.number)

    def _tell_faults(self, faults: list[str]) -> None:
        """What cannot be: in full when it has changed, else only that it still is so."""
        if faults and faults == self._faults_told:
            self._say("book-still-contradict")
        else:
            for fault in faults:
                self.console.say(fault)
        self._faults_told = faults

    def _tell_settled_from(self, number: int) -> None:
        """Tell this deal if it is settled now, and all later ones, which may have changed."""
        for deal in self.evening.deals[number - 1 :]:
            if deal.is_settled:
                self.console.line()
                self._rows(deal_lines(deal, self.words, self.console.width))

    def _ask_for_more(self) -> None:
        dealer = self.evening.next_dealer
        number = len(self.book.deals) + 1
        self.console.line()
        question = self.words.say("book-ask-more", number=number, dealer=dealer)
        if self._ask(question, lambda text: True if not text else None):
            self._write(changes.with_deal(self.book))

    def _ask(self, question: str, read: Callable[[str], T | None]) -> T | None:
        """What `read` makes of a line; None when an order was carried out instead."""
        while True:
            text = self.console.ask(question)
            if text is None:
                raise Left
            if text.startswith(ORDER):
                self._carry_out(text[len(ORDER) :])
                return None
            answer = read(text)
            if answer is not None:
                return answer
            self._say("book-not-understood")

    def _carry_out(self, text: str) -> None:
        name, _, rest = text.strip().partition(" ")
        found = self._named(name, self._orders)
        if found is None:
            self._help("")
        else:
            self._orders[found](rest.strip())

    def _named(self, text: str, names: Iterable[N]) -> N | None:
        """Which of these words of the book is typed, in this language or English, or its start."""
        typed = folded(text)
        for spoken in dict.fromkeys((self.words.language, ENGLISH)):
            for name in names:
                if typed and any(
                    folded(word).startswith(typed)
                    for word in say(f"keys-book-{name}", spoken).split()
                ):
                    return name
        return None

    # Answers: each reader gives the answer in a tuple, since nobody is an answer too

    def _read(self, question: Question, text: str) -> tuple[Answer] | None:
        try:
            return self._readers[question.kind](text)
        except Refusal as refusal:
            self.console.say(refusal.say(self.words.language))
            return None

    @property
    def _readers(self) -> dict[Kind, Callable[[str], tuple[Answer] | None]]:
        return {
            Kind.SEAT: self._read_seat,
            Kind.SEAT_OR_NOBODY: self._read_seat_or_nobody,
            Kind.COUNTS: self._read_counts,
            Kind.PARTY: self._read_party,
            Kind.MANNER: self._read_manner,
            Kind.YES_OR_NO: self._read_yes_or_no,
        }

    def _read_seat(self, text: str) -> tuple[Seat] | None:
        seat = seat_typed(text, self._vocabulary, self.words)
        return None if seat is None else (seat,)

    def _read_seat_or_nobody(self, text: str) -> tuple[Seat | None] | None:
        seat = self._read_seat(text)
        is_nobody = seat is None and (not text or self._named(text, ("nobody",)))
        return (None,) if is_nobody else seat

    def _read_counts(self, text: str) -> tuple[tuple[int, int, int, int]] | None:
        words = text.replace(",", " ").split()
        if len(words) != len(SEATS) or not all(_is_count(word) for word in words):
            return None
        one, two, three, four = map(int, words)
        return ((one, two, three, four),)

    def _read_party(self, text: str) -> tuple[Answer] | None:
        words = text.replace(",", " ").split()
        if len(words) == 1 and _is_count(words[0]):
            return (int(words[0]),)
        cards = [self._vocabulary.read(word) for word in words]
        found = tuple(card for card in cards if isinstance(card, Card))
        return (found,) if len(set(found)) == len(words) == len(SEATS) else None

    def _read_manner(self, text: str) -> tuple[Manner | None] | None:
        name = self._named(text, (*Manner, ASIDE))
        if name is None:
            return None
        return (None,) if name == ASIDE else (Manner(name),)

    def _read_yes_or_no(self, text: str) -> tuple[bool] | None:
        name = self._named(text, ("yes", "no"))
        return None if name is None else (name == "yes",)

    def _choices(self, question: Question) -> str:
        """What may be answered, in brackets."""
        match question.kind:
            case Kind.SEAT:
                told = seats_told(self.words)
            case Kind.SEAT_OR_NOBODY:
                told = f"{seats_told(self.words)}; {self.words.say('book-enter-nobody')}"
            case Kind.COUNTS:
                told = seats_told(self.words)
            case Kind.PARTY:
                told = self.words.say("book-example-party")
            case Kind.MANNER:
                told = ", ".join(self._key_told(name) for name in (*Manner, ASIDE))
            case Kind.YES_OR_NO:
                told = ", ".join(self._key_told(name) for name in ("yes", "no"))
        return f"({told})"

    def _key_told(self, name: str) -> str:
        return say(f"keys-book-{name}", self.words.language).split()[0]

    # Orders

    def _change(self, text: str) -> None:
        """Take an answer back, of this deal or of one whose number is given."""
        deal = self._deal_numbered(text)
        if deal is None:
            return
        if deal.noted.void is not None:
            self._write(changes.void(self.book, deal.number, None))
            return
        answers = deal.noted.answers
        matter = deal.reckoning.asked if deal.reckoning else ()
        asked = [question for question in matter if question.id in answers]
        for number, question in enumerate(asked, start=1):
            answer = answer_told(question, question.read(answers[question.id]), self.words)
            self.console.say(f"{number}  {question_told(question, self.words)} {answer}")
        if not asked:
            self._say("book-nothing-noted")
            return
        choice = self._ask(
            self.words.say("book-ask-change"),
            lambda line: int(line) if _is_count(line) and 0 < int(line) <= len(asked) else None,
        )
        if choice is not None:
            self._write(changes.forgotten(self.book, deal.number, asked[choice - 1]))

    def _deal_numbered(self, text: str) -> BookedDeal | None:
        if not text:
            deal = self._present
        elif _is_count(text) and 0 < int(text) <= len(self.evening.deals):
            deal = self.evening.deals[int(text) - 1]
        else:
            deal = None
        if deal is None:
            self._say("book-no-deal", count=len(self.evening.deals))
        return deal

    def _void(self, text: str) -> None:
        """The present deal, if it is not settled, else the next, is not played."""
        reason = self._named(text, VOID_REASONS)
        if reason is None:
            self._say("book-void-how", **{name: self._key_told(name) for name in VOID_REASONS})
            return
        deal = self._unsettled()
        book = self.book if deal else changes.with_deal(self.book)
        number = deal.number if deal else len(book.deals)
        self._write(changes.void(book, number, reason))
        self._tell_settled_from(number)

    def _note_fault(self, text: str) -> None:
        """An irregularity in the present deal: by whom, of which kind; without words, none."""
        deal = self._present
        if deal is None:
            self._say("book-no-deal", count=0)
            return
        if not text:
            self._write(changes.without_faults(self.book, deal.number))
            self._say("book-faults-none", number=deal.number)
            return
        who, _, kind = text.partition(" ")
        seat = self._read_seat(who)
        kinds = kinds_that_matter(self.evening.ruleset)
        if seat is None or kind.strip() not in kinds:
            self._say("book-fault-how", kinds=kinds)
            return
        fault = NotedFault(seat=letter_of(seat[0]), kind=kind.strip())
        self._write(changes.with_fault(self.book, deal.number, fault))
        self._tell_settled_from(deal.number)

    def _tell_sheet(self, _text: str) -> None:
        self._rows(sheet(self.evening, self.words, self.console.width))

    def _end(self, _text: str) -> None:
        if self._unsettled() is not None:
            self._say("book-end-unsettled")
            return
        self._write(changes.shared(self.book))

    def _help(self, _text: str) -> None:
        for name in self._orders:
            what = self.words.say(f"book-help-{name}")
            self._say("book-help-line", order=ORDER + self._key_told(name), what=what)

    def _quit(self, _text: str) -> None:
        raise Left


def ask_for_book(ruleset: Ruleset, console: Console, words: Words) -> Book:
    """A new book by these rules: who sits where, who deals first. Raises `Left`.

    `words` learns the names.
    """
    for seat in SEATS:
        name = console.ask(words.say("book-ask-name", seat=words.seat(seat)))
        if name is None:
            raise Left
        if name:
            words.names[seat] = name[:LONGEST_NAME]
    vocabulary = Vocabulary(words.language)
    while True:
        text = console.ask(f"{words.say('book-ask-dealer')} ({seats_told(words)})")
        if text is None:
            raise Left
        dealer = seat_typed(text, vocabulary, words)
        if dealer is not None:
            break
        console.say(words.say("book-not-understood"))
    overrides = dict(ruleset.overrides)
    return Book(
        format=FORMAT,
        version=1,
        ruleset=HouseRules(ruleset.preset, overrides) if overrides else ruleset.preset,
        dealer=letter_of(dealer),
        players={letter_of(seat): name for seat, name in words.names.items()},
    )


def seat_typed(text: str, vocabulary: Vocabulary, words: Words) -> Seat | None:
    """Whom somebody means by a letter, a name, or the start of one that no other name has."""
    seat = vocabulary.seat(text)
    if seat is not None:
        return seat
    typed = folded(text)
    names = {seat: folded(words.player(seat)) for seat in SEATS}
    exact = [seat for seat, name in names.items() if name == typed]
    found = exact or [seat for seat, name in names.items() if typed and name.startswith(typed)]
    return found[0] if len(found) == 1 else None


def seats_told(words: Words) -> str:
    """The four seats with their players."""
    return ", ".join(
        f"{words.seat(seat)} {words.names[seat]}" if words.names.get(seat) else words.seat(seat)
        for seat in SEATS
    )


def kinds_that_matter(ruleset: Ruleset) -> list[str]:
    """The irregularities that cost something under these rules."""
    return [
        kind
        for kind, fine in ruleset.penalties.items()
        if fine or kind in ruleset.forfeits_receipts
    ]


def _is_count(text: str) -> bool:
    return text.isascii() and text.isdecimal() and len(text) <= LONGEST_COUNT
