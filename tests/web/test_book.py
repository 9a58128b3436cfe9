"""An evening with real cards kept in the page, and what Python makes of the book it gives out."""

from __future__ import annotations

import json
import shutil
import socket
import subprocess
import sys
from contextlib import contextmanager
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING, Final

import msgspec
import pytest

from quinola.bookkeeping.document import Book, read_book
from quinola.bookkeeping.evening import Evening
from quinola.bookkeeping.question import QUESTIONS, Answer, Kind, Question
from quinola.outcome import Manner
from quinola.rules import preset
from quinola.seats import SEATS, Seat
from quinola.server.page import STATIC
from tests.web import noting
from tests.web.visiting import Visits

if TYPE_CHECKING:
    from collections.abc import Iterator

    from playwright.sync_api import Page

PLACE: Final = Path(__file__)


def table_of(page: Page) -> list[list[str]]:
    """The list of deals as it is shown: of each what everybody won, and the pool."""
    rows = page.locator(".after tbody tr, .after tfoot tr").all()
    return [
        [cell.replace("−", "-") for cell in row.locator("td").all_inner_texts()] for row in rows
    ]


def expected(evening: Evening) -> list[list[str]]:
    """The same from the program's own evening."""

    def figures(net: tuple[int, ...], pool: int) -> list[str]:
        return [*(f"{fiches:+d}" if fiches else "0" for fiches in net), str(pool)]

    rows = [figures(deal.net, deal.pool) for deal in evening.deals]
    if evening.closing:
        shares = {transfer.payee: transfer.fiches for transfer in evening.closing}
        rows.append(figures(tuple(shares.get(seat, 0) for seat in SEATS), evening.pool))
    return [*rows, figures(evening.balances, evening.pool)]


def saved(page: Page) -> Book:
    """The book as the page writes it into a file."""
    page.locator("header button").click()
    with page.expect_download() as download:
        page.get_by_role("button", name="Save as a file").click()
    page.keyboard.press("Escape")
    return read_book(json.loads(Path(download.value.path()).read_text(encoding="utf-8")))


def another_answer(book: Book) -> tuple[Question, Answer]:
    """To a question of the first deal: one that could be, too, and brings other payments."""
    before = Evening(book).deals[0].net
    for name in book.deals[0].answers:
        question = QUESTIONS[name]
        for answer in possible(question):
            first = book.deals[0]
            answers = {**first.answers, name: question.written(answer)}
            deals = (msgspec.structs.replace(first, answers=answers), *book.deals[1:])
            corrected = Evening(msgspec.structs.replace(book, deals=deals))
            if corrected.is_settled and corrected.deals[0].net != before:
                return question, answer
    raise AssertionError("no single answer can be otherwise")


def possible(question: Question) -> tuple[Answer, ...]:
    match question.kind:
        case Kind.SEAT | Kind.SEAT_OR_NOBODY:
            return SEATS
        case Kind.YES_OR_NO:
            return (True, False)
        case Kind.MANNER:
            return tuple(Manner)
        case _:
            return ()


NEW_ONE_IS_AT_WORK: Final = """async () => {
    const { installing, waiting } = await navigator.serviceWorker.getRegistration('/book')
    const name = (await caches.keys()).find((name) => name.includes('book-2'))
    return !installing && !waiting && !!await (await caches.open(name)).match('/book')
}"""


def wait_until_kept(page: Page) -> None:
    page.get_by_text("also works without a connection").wait_for()


@pytest.mark.parametrize("name", ["classic", "family"])
def test_an_evening_of_four_deals_on_a_phone(visits: Visits, name: str) -> None:
    context = visits.visitor("phone")
    page = visits.page(context, "/book")
    noting.begin(page, name, Seat.E)
    ruleset = preset(name)
    dealers = [Seat.E]
    while len(dealers) < 4:
        dealers.append(ruleset.way.after(dealers[-1]))
    first, second, third, fourth = noting.witnesses(ruleset, Random(7), dealers)

    noting.note(page, first)
    wait_until_kept(page)
    context.set_offline(True)
    page.locator(".deal > .first").click()
    for _ in range(3):
        question = noting.open_question(page)
        assert question is not None
        noting.answer(page, question, second.answer(question))
    shown = page.locator(".answered").all_inner_texts()
    page.reload()
    page.locator(".ask .open").wait_for()
    assert page.locator(".answered").all_inner_texts() == shown
    noting.note(page, second)
    for witness in (third, fourth):
        page.locator(".deal > .first").click()
        noting.note(page, witness)

    # What explains a payment is there, too, and another language that was never loaded before.
    page.locator(".came .rule").first.click()
    page.locator(".came .clause a[href^='/rules/']").first.wait_for()
    page.locator("header button").click()
    page.get_by_role("button", name="Settings").click()
    page.get_by_text("Français").click()
    page.get_by_role("heading", name="La donne 4 est réglée").wait_for(state="attached")
    page.get_by_text("English").click()
    page.keyboard.press("Escape")

    book = saved(page)
    assert table_of(page) == expected(Evening(book))
    for deal, witness in zip(book.deals, (first, second, third, fourth), strict=True):
        for asked, given in deal.answers.items():
            question = QUESTIONS[asked]
            assert question.read(given) == witness.answer(question)

    question, otherwise = another_answer(book)
    page.locator(".after tbody button").first.click()
    noting.correct(page, question, otherwise)
    page.get_by_role("button", name="To deal 4").click()
    changes = page.locator(".changes")
    changes.wait_for()
    corrected = Evening(saved(page))
    assert table_of(page) == expected(corrected)
    for seat, before, after in zip(
        noting.PLAYERS, Evening(book).balances, corrected.balances, strict=True
    ):
        told = f"{seat}: {before:+d} → {after:+d}".replace("-", "−")
        assert (told in changes.inner_text()) == (before != after)

    page.get_by_role("button", name="End of the evening").click()
    page.get_by_text("The evening is over").wait_for()
    over = saved(page)
    assert over.shared
    assert table_of(page) == expected(Evening(over))


def test_a_book_from_a_file_is_the_same_book(visits: Visits, tmp_path: Path) -> None:
    page = visits.page(visits.visitor(), "/book")
    noting.begin(page)
    ruleset = preset("classic")
    noting.note(page, noting.witnesses(ruleset, Random(1), [Seat.N])[0])
    book, table = saved(page), table_of(page)
    file = tmp_path / "ours.json"
    file.write_text("[1]", encoding="utf-8")
    page.locator("header a").click()
    page.locator("a[href='/book']").click()
    page.locator("input[type=file]").set_input_files(file)
    page.get_by_role("alert").get_by_text("This is not a book of deals").wait_for()
    file.write_bytes(msgspec.json.encode(msgspec.structs.replace(book, ruleset="tarot")))
    page.locator("input[type=file]").set_input_files(file)
    page.get_by_role("alert").get_by_text("tarot").wait_for()
    file.write_bytes(msgspec.json.encode(book))
    page.locator("input[type=file]").set_input_files(file)
    page.locator(".came").wait_for()
    assert page.locator("h1").inner_text() == "ours"
    assert table_of(page) == table
    assert saved(page) == book


def test_what_cannot_be_is_said_beside_the_answers(visits: Visits) -> None:
    page = visits.page(visits.visitor("phone"), "/book")
    noting.begin(page)
    for name, given in (("nine", None), ("espagnolette", None), ("points", (9, 10, 9, 8))):
        noting.answer(page, QUESTIONS[name], given)
    assert page.locator(".ask .trouble").count() == 0
    noting.answer(page, QUESTIONS["party"], 14)
    said = "The points in the tricks come to 36; with this party they must come to"
    for name in ("points", "party"):
        page.locator(f'.ask[data-question="{name}"]').get_by_text(said).wait_for()
    page.locator("[role=status]").get_by_text(said).first.wait_for(state="attached")
    noting.correct(page, QUESTIONS["points"], (9, 10, 8, 0))
    page.locator(".ask .trouble").first.wait_for(state="detached")


def test_what_was_deleted_can_be_had_back(visits: Visits) -> None:
    page = visits.page(visits.visitor("phone"), "/book")
    noting.begin(page)
    noting.note(page, noting.witnesses(preset("classic"), Random(2), [Seat.N])[0])
    table = table_of(page)
    page.get_by_role("button", name="Delete deal 1").click()
    page.locator(".ask .open").wait_for()
    page.get_by_role("button", name="Undo").click()
    page.locator(".came").wait_for()
    assert table_of(page) == table
    page.locator("header button").click()
    page.get_by_role("button", name="Delete this evening").click()
    page.get_by_text("Deleted: Evening of").wait_for()
    assert page.locator("a.book").count() == 0
    page.get_by_role("button", name="Undo").click()
    page.locator("a.book").click()
    page.locator(".came").wait_for()
    assert table_of(page) == table


def test_void_deals_and_irregularities(visits: Visits) -> None:
    page = visits.page(visits.visitor("phone"), "/book")
    noting.begin(page, "ukrainian")
    page.locator("summary").click()
    page.get_by_label("What", exact=True).select_option("misdeal_after_exchange")
    page.get_by_role("button", name="Add").click()
    page.get_by_text("void: misdeal").click()
    page.get_by_role("heading", name="Deal 1 is void").wait_for()
    page.locator(".deal > .first").click()
    page.get_by_text("David deals").wait_for()
    book = saved(page)
    assert book.deals[0].void == "misdeal"
    assert table_of(page)[0] == expected(Evening(book))[0]
    assert table_of(page)[0] != ["0", "0", "0", "0", "0"]


def test_the_sheet_on_paper_has_every_payment(visits: Visits) -> None:
    page = visits.page(visits.visitor("phone", dark=True), "/book")
    noting.begin(page)
    noting.note(page, noting.witnesses(preset("classic"), Random(4), [Seat.N])[0])
    payments = page.locator(".came li").all_inner_texts()
    page.emulate_media(media="print")
    page.evaluate("() => dispatchEvent(new Event('beforeprint'))")
    assert page.locator(".printed li").all_inner_texts() == payments
    assert "Points in the tricks" in page.locator(".printed .noted").inner_text()
    assert not page.locator(".page").is_visible()
    colours = (
        "element => [getComputedStyle(element).color, getComputedStyle(document.body).background]"
    )
    ink, paper = page.locator(".printed h2").first.evaluate(colours)
    assert ink == "rgb(0, 0, 0)"
    assert "rgb(255, 255, 255)" in paper
    page.evaluate("() => dispatchEvent(new Event('afterprint'))")
    assert page.locator(".printed").count() == 0


def test_two_tabs_keep_one_book(visits: Visits) -> None:
    context = visits.visitor("phone")
    page = visits.page(context, "/book")
    noting.begin(page)
    other = visits.page(context, page.url.removeprefix(visits.address))
    noting.answer(page, QUESTIONS["nine"], Seat.S)
    other.locator('.ask[data-question="nine"] .answered').get_by_text("Clara").wait_for()
    noting.answer(other, QUESTIONS["tenth"], Seat.S)
    page.locator('.ask[data-question="tenth"] .answered').wait_for()


def test_a_browser_that_keeps_nothing_says_so(visits: Visits) -> None:
    context = visits.visitor("phone")
    context.add_init_script("Storage.prototype.setItem = () => { throw new Error('full') }")
    page = visits.page(context, "/book")
    noting.begin(page)
    noting.note(page, noting.witnesses(preset("classic"), Random(3), [Seat.N])[0])
    page.get_by_role("alert").get_by_text("This browser keeps nothing").wait_for()
    assert table_of(page) == expected(Evening(saved(page)))


# Without a connection, and after an upgrade


@contextmanager
def serving(folder: Path, files: Path, port: int) -> Iterator[None]:
    """A server of other files than the package's."""
    command = [sys.executable, str(PLACE.with_name("serving_files.py"))]
    command += [str(folder / "tables.db"), str(port), str(files)]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as process:
        try:
            assert process.stdout is not None
            assert process.stdout.readline().strip() == "ready"
            yield
        finally:
            process.terminate()
            process.wait(timeout=20)


def upgraded(files: Path) -> None:
    """Another version: its page says so, and has another script."""
    index = files / "index.html"
    html = index.read_text(encoding="utf-8")
    (script,) = (files / "assets").glob("index-*.js")
    other = script.with_name("index-Upgraded.js")
    script.rename(other)
    html = html.replace(script.name, other.name).replace("<body>", '<body data-version="2">')
    index.write_text(html, encoding="utf-8")
    worker = files / "offline.js"
    code = worker.read_text(encoding="utf-8").replace(script.name, other.name)
    worker.write_text(code.replace('"version":"', '"version":"2'), encoding="utf-8")


def test_an_upgrade_is_shown_at_once_and_kept(visits: Visits, tmp_path: Path) -> None:
    files = tmp_path / "static"
    shutil.copytree(STATIC, files)
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port: int = free.getsockname()[1]
    visits.address = f"http://127.0.0.1:{port}"
    version = "() => document.body.dataset.version"
    with serving(tmp_path, files, port):
        page = visits.page(visits.visitor(), "/book")
        wait_until_kept(page)
        page.reload()
        wait_until_kept(page)
        assert page.evaluate("() => !!navigator.serviceWorker.controller")
        assert page.evaluate(version) is None
    # No server at all: the page is there nevertheless.
    page.reload()
    page.locator(".setup").wait_for()
    upgraded(files)
    with serving(tmp_path, files, port):
        page.reload()
        page.locator(".setup").wait_for()
        assert page.evaluate(version) == "2"
        wait_until_kept(page)
        assert page.evaluate(NEW_ONE_IS_AT_WORK)
    page.reload()
    page.locator(".setup").wait_for()
    assert page.evaluate(version) == "2"


def test_only_these_pages_are_kept(visits: Visits) -> None:
    context = visits.visitor()
    page = visits.page(context, "/book")
    wait_until_kept(page)
    page.reload()
    wait_until_kept(page)
    kept = page.evaluate(
        """async () => {
            const found = []
            for (const name of await caches.keys()) {
                for (const { url } of await (await caches.open(name)).keys()) {
                    found.push(new URL(url).pathname)
                }
            }
            return found
        }"""
    )
    assert {path for path in kept if not path.startswith("/assets/")} == {"/book", "/icon.svg"}
    assert not [path for path in kept if "Table" in path]
    context.set_offline(True)
    # Another page of the same server is not answered from here.
    assert page.evaluate("() => fetch('/api/about').then(() => 'answered', () => 'lost')") == "lost"
    page.locator("header a").first.click()
    page.get_by_role("button", name="Play against bots").click()
    page.get_by_text("The server cannot be reached").wait_for()
