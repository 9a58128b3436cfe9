"""docs/book.md shows a book and what it comes to."""

from __future__ import annotations

import json
import re
from pathlib import Path

from quinola.bookkeeping.document import read_book
from quinola.bookkeeping.evening import Evening
from quinola.bookkeeping.question import OF_A_CARD, QUESTIONS
from quinola.bookkeeping.result import evening_result

PAGE = Path(__file__).parent.parent.parent / "docs" / "book.md"
BOOK, RESULT = re.findall(r"```json\n(.*?)```", PAGE.read_text(encoding="utf-8"), re.DOTALL)


def test_the_book_comes_to_what_is_printed() -> None:
    assert evening_result(Evening(read_book(json.loads(BOOK)))) == json.loads(RESULT)


def test_every_answer_is_described() -> None:
    page = PAGE.read_text(encoding="utf-8")
    of_deals = [f"`{name}`" for name, question in QUESTIONS.items() if question.card is None]
    of_cards = [f"`As-{topic}`" for topic in OF_A_CARD if topic != "manner"]
    assert not [name for name in (*of_deals, *of_cards, "`As`", "`Jh`") if name not in page]
