"""Lines on a terminal: widths, encodings, what is typed."""

from __future__ import annotations

from importlib.resources import files
from io import BytesIO, TextIOWrapper

import pytest
from hypothesis import given
from hypothesis import strategies as st
from rich.cells import cell_len

from quinola import locale
from quinola.cards import Card, Rank, Suit
from quinola.cli.speech import language_of
from quinola.columns import cut, table, wrap
from quinola.locale import LANGUAGES
from quinola.terminal.console import Console, fit, in_latin, printable
from quinola.terminal.typed import Key, Vocabulary
from quinola.wording import Words

TEXTS = st.text(st.sampled_from("ab é́Жщ李好♥ -"), max_size=60)


@given(TEXTS, st.integers(1, 20))
def test_cut_text_has_the_width(text: str, width: int) -> None:
    assert cell_len(cut(text, width)) <= width
    assert cut(text, width) == text or cut(text, width).endswith("…")


@given(TEXTS, st.integers(2, 30))
def test_wrapped_lines_have_the_width_and_lose_nothing(text: str, width: int) -> None:
    lines = wrap(text, width)
    assert all(cell_len(line) <= width for line in lines)
    assert "".join(lines).replace(" ", "") == text.replace(" ", "")


def test_a_files_name_is_left_in_one_piece() -> None:
    name = "/a" * 60
    assert name in wrap(f"saved in {name} now", 40, breaks_words=False)


@given(
    st.lists(st.tuples(TEXTS, st.integers(-(10**12), 10**12), TEXTS), min_size=1, max_size=6),
)
def test_columns_stand_below_one_another(rows: list[tuple[str, int, str]]) -> None:
    cells = [[cut(name, 14), str(figure), reason, "S0-13"] for name, figure, reason in rows]
    lines = table(cells, 80, right=(1,), flowing=2)
    assert all(cell_len(line) <= 80 for line in lines)
    ends = {
        cell_len(line[: line.index(str(figure)) + len(str(figure))])
        for line, (_, figure, _) in zip(
            [line for line in lines if line.endswith("S0-13")], rows, strict=True
        )
    }
    assert len(ends) == 1
    assert len({cell_len(line) for line in lines if line.endswith("S0-13")}) == 1


def test_what_an_encoding_lacks_is_written_nearly_so() -> None:
    assert fit("bête — 3 × 2", "ascii") == "bete - 3 x 2"
    assert fit("bête", "cp437") == "bête"
    assert fit("Кон", "cp1251") == "Кон"
    assert fit("Кон", "ascii") == "???"
    assert fit("ж", "no such encoding") == "?"


def test_words_of_another_alphabet_are_written_in_latin_letters() -> None:
    assert in_latin("«Это — щит»: ±5, −41", "ascii") == '"Eto - shchit": +-5, -41'
    assert in_latin("візаві", "cp866") == "вiзавi"
    assert in_latin("Їжак і ґава", "ascii") == "Yizhak i gava"
    assert in_latin("это", "cp1251") == "это"
    assert in_latin("李 é", "ascii") == "? e"


@given(st.text(max_size=40), st.sampled_from(["ascii", "cp437", "cp1251", "koi8-r", "utf-8"]))
def test_whatever_is_written_can_be_encoded_and_steers_nothing(text: str, encoding: str) -> None:
    page = BytesIO()
    console = Console(None, TextIOWrapper(page, encoding, write_through=True, newline="\n"))
    console.line(text)
    written = page.getvalue().decode(encoding)
    assert all(letter.isprintable() or letter == "\n" for letter in written)


def test_printable_keeps_letters_of_all_scripts() -> None:
    assert printable("Дом\x1b[2J \u202e李\u00a0é\t") == "Дом[2J 李 é"


def console_of(raw: bytes, encoding: str = "utf-8") -> Console:
    return Console(
        TextIOWrapper(BytesIO(raw), encoding), TextIOWrapper(BytesIO(), "utf-8", newline="\n")
    )


@pytest.mark.parametrize("end", [b"\n", b"\r\n", b"\r"])
def test_lines_may_end_in_any_way(end: bytes) -> None:
    console = console_of(b"\xef\xbb\xbfone" + end + b" two " + end + end + b"three")
    assert [console.ask("?") for _ in range(5)] == ["one", "two", "", "three", None]


def test_a_console_without_streams_is_at_its_end() -> None:
    assert Console(None, None).ask("?") is None
    assert not Console(None, None).is_terminal


@given(st.binary(max_size=300))
def test_any_bytes_may_be_typed(raw: bytes) -> None:
    console = console_of(raw)
    vocabulary = Vocabulary("en")
    while (answer := console.ask("?")) is not None:
        vocabulary.read(answer)


def spoken() -> list[str]:
    """The languages that have messages by now."""
    folder = files("quinola.locale")
    return [language for language in LANGUAGES if folder.joinpath(language).is_dir()]


@pytest.mark.parametrize("language", spoken())
def test_every_card_can_be_typed_as_it_is_shown(language: str) -> None:
    words, vocabulary = Words(language), Vocabulary(language)
    for suit in Suit:
        for rank in Rank:
            card = Card(rank, suit)
            assert vocabulary.read(words.card(card)) is card
            assert vocabulary.read(f"{words.card(card).lower()}\ufe0f") is card
            assert vocabulary.read(str(card)) is card
            for letter in words.say(f"keys-{suit.name}".lower()).split():
                assert vocabulary.read(words.rank(rank) + letter) is card


@pytest.mark.parametrize("language", spoken())
def test_every_command_can_be_typed(language: str) -> None:
    vocabulary = Vocabulary(language)
    for key in Key:
        for word in locale.say(f"keys-{key}", language).split():
            assert vocabulary.read(word.upper()) is key


@pytest.mark.parametrize("text", ["", "1d2", "K", "♥", "hq", "1h", "11h", "-1", "1.5", "000", "İ"])
def test_anything_else_is_not_understood(text: str) -> None:
    assert Vocabulary("en").read(text) is None


@pytest.mark.parametrize(
    ("variables", "language"),
    [
        ({}, "en"),
        ({"LANG": "ru_RU.UTF-8"}, "ru"),
        ({"LANG": "uk"}, "uk"),
        ({"LC_ALL": "fr_FR", "LANG": "ru_RU.UTF-8"}, "fr"),
        ({"LC_ALL": "", "LC_MESSAGES": "uk_UA.UTF-8", "LANG": "ru_RU"}, "uk"),
        ({"LC_ALL": "C", "LANG": "ru_RU"}, "en"),
        ({"LANGUAGE": "fr:ru"}, "fr"),
        ({"LANG": "C.UTF-8"}, "en"),
        ({"LANG": "de_DE.UTF-8"}, "en"),
    ],
)
def test_the_environment_says_the_language(variables: dict[str, str], language: str) -> None:
    assert language_of(variables) == language
