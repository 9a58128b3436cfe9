"""`quinola book`: an evening typed in comes to what its book does; nothing typed is lost."""

from __future__ import annotations

import json
from io import StringIO
from pathlib import Path
from random import Random
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from msgspec.structs import replace

from quinola.bookkeeping import changes
from quinola.bookkeeping.document import Book, NotedDeal
from quinola.bookkeeping.evening import Evening
from quinola.bookkeeping.question import ASIDE, QUESTIONS, Answer, BookError, Kind, Question
from quinola.cards import Card
from quinola.locale import LANGUAGES, say
from quinola.outcome import Manner
from quinola.seats import Seat
from quinola.terminal.bookfile import read_bookfile
from quinola.terminal.bookkeeper import Bookkeeper
from quinola.terminal.ceremony import Left
from quinola.terminal.console import Console
from quinola.wording import Words
from tests.bookkeeping.test_evening import a_book, an_evening
from tests.cli.running import run, shell
from tests.strategies import randoms


class Typist(Console):
    """Types what a book says, in one language, when the bookkeeper asks for it."""

    def __init__(self, book: Book, language: str) -> None:
        super().__init__(StringIO(), StringIO())
        self.book = book
        self.words = Words(language)
        self.keeper: Bookkeeper | None = None

    def ask(self, question: str) -> str | None:
        assert self.keeper is not None
        evening = self.keeper.evening
        for deal in evening.deals:
            if not deal.is_settled:
                assert deal.reckoning is not None
                missing = deal.reckoning.missing
                assert missing is not None
                answers = self.book.deals[deal.number - 1].answers
                return self.typed(missing, missing.read(answers[missing.id]))
        if len(evening.deals) == len(self.book.deals):
            return f"/{self.key('end')}"
        void = self.book.deals[len(evening.deals)].void
        return f"/{self.key('void')} {self.key(void)}" if void else ""

    def key(self, name: str) -> str:
        return say(f"keys-book-{name}", self.words.language).split()[0]

    def typed(self, question: Question, answer: Answer) -> str:
        match answer:
            case None:
                return self.key(ASIDE) if question.kind is Kind.MANNER else ""
            case Manner():
                return self.key(answer)
            case bool():
                return self.key("yes" if answer else "no")
            case Seat():
                return self.words.seat(answer)
            case int():
                return str(answer)
            case _:
                shown = (self.words.card(e) if isinstance(e, Card) else str(e) for e in answer)
                return " ".join(shown)


@pytest.mark.parametrize("language", LANGUAGES)
# Few, since each answer is brought to the disk.
@settings(max_examples=5, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(rng=randoms)
def test_an_evening_typed_in(language: str, rng: Random, tmp_path: Path) -> None:
    _, book = an_evening(rng, 3, orderly=True)
    typist = Typist(book, language)
    file = tmp_path / "evening.json"
    keeper = Bookkeeper(replace(book, deals=()), file, typist, typist.words)
    typist.keeper = keeper
    keeper.keep()
    wanted = Evening(changes.shared(book))
    assert Evening(read_bookfile(file)).balances == wanted.balances
    assert [deal.net for deal in keeper.evening.deals] == [deal.net for deal in wanted.deals]


def lines(*typed: str, file: Path, book: Book) -> str:
    """What the bookkeeper says when these lines are typed, and then no more."""
    source, sink = StringIO("\n".join(typed) + "\n"), StringIO()
    with pytest.raises(Left):
        Bookkeeper(book, file, Console(source, sink), Words()).keep()
    # As one line: where it is broken depends on the names of files.
    return " ".join(sink.getvalue().split())


SWEEP: dict[str, Any] = {
    "nine": "N",
    "tenth": "N",
    "eleventh": "N",
    "espagnolette": None,
    "Jh": "placed",
    "Jh-by": "S",
}


def test_each_answer_is_kept_before_the_next_is_asked(tmp_path: Path) -> None:
    file = tmp_path / "evening.json"
    lines("", "N", "N", file=file, book=a_book())
    assert json.loads(file.read_text(encoding="utf-8"))["deals"] == [
        {"answers": {"nine": "N", "tenth": "N"}}
    ]
    lines("N", "", "placed", "S", file=file, book=read_bookfile(file))
    assert read_bookfile(file).deals[0].answers == SWEEP
    assert Evening(read_bookfile(file)).is_settled


def test_a_correction_of_an_earlier_deal_is_told_with_what_follows(tmp_path: Path) -> None:
    file = tmp_path / "evening.json"
    two = replace(a_book(), deals=(NotedDeal(answers=SWEEP), NotedDeal(answers=SWEEP)))
    told = lines("/change 1", "3", "W", "", file=file, book=two)
    again = read_bookfile(file)
    assert again.deals[0].answers == SWEEP | {"eleventh": "W"}
    assert "Reversis of N broken by W" in told
    assert told.count("Deal 2, dealt by W; ") == 1


def test_a_contradiction_leads_to_the_answers(tmp_path: Path) -> None:
    file = tmp_path / "evening.json"
    plain: dict[str, Any] = {
        "nine": None,
        "espagnolette": None,
        "points": [20, 0, 9, 7],
        "party": 5,
    }
    plain |= {"As": "aside", "Ah": "aside", "Ad": "aside", "Ac": "aside", "Jh": "aside"}
    book = replace(a_book(), deals=(NotedDeal(answers=plain),))
    told = lines("3", "18 0 9 7", file=file, book=book)
    assert "they must come to" in told
    assert "3 Points in the tricks of each N 20, E 0, S 9, W 7" in told


def test_irregularities_and_void_deals(tmp_path: Path) -> None:
    file = tmp_path / "evening.json"
    told = lines(
        "/void misdeal",
        "/fault E peek",
        "/fault E theft",
        "/fault",
        "/void",
        file=file,
        book=a_book(),
    )
    # A peek costs nothing in itself, but forfeits receipts.
    assert "Say whose and which: /fault N revoke. Here these cost something: " in told
    assert "Talon card looked at too soon: E" in told
    assert read_bookfile(file).deals == (NotedDeal(void="misdeal"),)
    assert "Say how: /void misdeal or /void exposed." in told


def test_what_is_no_order_and_no_answer(tmp_path: Path) -> None:
    told = lines("maybe", "/what", "/change", "/change 7", file=tmp_path / "b", book=a_book())
    assert "That is no answer here" in told
    assert "/sheet: the whole evening" in told
    assert "There is no such deal; deals in the book: 0." in told


def test_the_sheet_and_the_json_of_a_book(tmp_path: Path) -> None:
    file = tmp_path / "evening.json"
    book = replace(a_book(), deals=(NotedDeal(answers=SWEEP),), players={"N": "Анна"})
    lines("/quit", file=file, book=book)
    told = run("book", file, "--sheet")
    assert told.returncode == 0
    assert "Анна" in told.stdout.decode()
    assert "all of tricks 1 to 9? Who? Анна" in " ".join(told.stdout.decode().split())
    result = json.loads(run("book", file, "--json").stdout)
    assert result["balances"] == {"N": 94, "E": -26, "S": -42, "W": -26}
    assert result["pool"] == 0
    assert result["deals"][0]["reversis"] == "made"


def test_a_new_book_is_begun_at_the_terminal(tmp_path: Path) -> None:
    file = tmp_path / "evening.json"
    done = shell('printf "Anna\\n\\n\\n\\nX\\nanna\\n" | quinola book "$1" --rules family', file)
    assert done.returncode == 0
    assert read_bookfile(file).players == {"N": "Anna"}
    assert read_bookfile(file).dealer == "N"
    assert read_bookfile(file).ruleset == "family"


@pytest.mark.parametrize(
    ("data", "reason"),
    [
        (b"", "record-not-json"),
        (b"{", "record-not-json"),
        (b"\x00", "record-not-json"),
        (b'"\xff"', "record-not-utf8"),
        (b"[" * 9999, "record-too-deep"),
        (b"[]", "book-form"),
        (b'{"format": "quinola-book"}', "book-form"),
        (b'{"format": "quinola-record"}', "book-is-record"),
        (b'{"format": "quinola-book", "version": 7}', "book-newer"),
    ],
)
def test_what_is_no_book_is_not_read_as_one(tmp_path: Path, data: bytes, reason: str) -> None:
    file = tmp_path / "other.json"
    file.write_bytes(data)
    with pytest.raises(BookError) as refused:
        read_bookfile(file)
    assert refused.value.reason == reason


def test_where_no_folder_is_no_book_is_begun(tmp_path: Path) -> None:
    done = run("book", tmp_path / "nowhere" / "evening.json", "--language", "ru")
    assert done.returncode == 1
    assert "нет" in done.stderr.decode("utf-8")
    assert list(tmp_path.iterdir()) == []


def test_contradictions_are_told_once(tmp_path: Path) -> None:
    """By the points alone, before anything else that is asked; then only that they are there."""
    file = tmp_path / "evening.json"
    typed = "\\n".join(["", "", "", "", "N", "", "", "", "20 20 5 5", "/help", "/help", "/quit"])
    done = shell(f'printf "{typed}\\n" | quinola book "$1"', file)
    said = done.stdout.decode("utf-8")
    assert said.count("come to 50") == 1
    assert said.count("still contradict") == 2


def test_a_file_that_is_no_book_stays_as_it_is(tmp_path: Path) -> None:
    file = tmp_path / "other.json"
    text = '{"format": "quinola-book"}'
    file.write_text(text, encoding="utf-8")
    for option in ("--sheet", "--json"):
        done = run("book", file, option)
        assert done.returncode == 1
        assert b"not a book" in done.stderr
        assert b"Traceback" not in done.stderr
    done = run("book", file)
    assert done.returncode == 1
    assert file.read_text(encoding="utf-8") == text


def test_all_questions_can_be_typed() -> None:
    assert {question.kind for question in QUESTIONS.values()} == set(Kind)
