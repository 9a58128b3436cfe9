"""Every language says all that English says, about the same things, in its own words."""

from __future__ import annotations

import re
from collections.abc import Iterator
from importlib.resources import files
from inspect import signature
from pathlib import Path
from typing import Final

import pytest
from babel import Locale
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from quinola import locale
from quinola.locale import ENGLISH, LANGUAGES
from quinola.locale import __main__ as checking
from quinola.locale.__main__ import Said, lacking

OTHERS: Final = tuple(language for language in LANGUAGES if language != ENGLISH)
CYRILLIC: Final = tuple(language for language in LANGUAGES if language in {"ru", "uk"})

KEPT: Final = """
    Enter Esc Qh quinola rules settle show NAME compare resume plain save UTF JSON TOML true false
    preset options deals seat kind stakes split opposite_factor forfeits_receipts
    PostgreSQL postgresql SQLite AQ93 J82 K7 AJ9 II XVI XIX Page Down Ctrl fg STATEFILE
    Ray pip install ray Quinola CSV PDF QR verify shuffle led forced placed aside revoke book
    penalties S0 S1 S3 S4 revers reversin reversi reversis revesino reverso reversy rovescina
    force Parquet pyarrow parquet generate
    conquinbert qui gaigne perd La Maison Academique vis la bonne
"""
"""What is typed, pressed or read by programs keeps its name in every language, and so do sources
and words of which is told what they come from."""

PLURALS: Final = frozenset(("zero", "one", "two", "few", "many"))
"""Any of these in a choice shows that it goes by a number; `other` stands in every choice."""

COUNTS: Final = (-1, 0, 1, 2, 5, 11, 12, 14, 21, 22, 25, 101, 111)

FORMS: Final = {
    # The word beside each of COUNTS.
    (
        "ru",
        "fiches",
    ): "фишка фишек фишка фишки фишек фишек фишек фишек фишка фишки фишек фишка фишек",
    ("ru", "points"): "очко очков очко очка очков очков очков очков очко очка очков очко очков",
    ("ru", "tricks"): "взятка взяток взятка взятки взяток взяток взяток взяток взятка взятки "
    "взяток взятка взяток",
    (
        "uk",
        "fiches",
    ): "фішка фішок фішка фішки фішок фішок фішок фішок фішка фішки фішок фішка фішок",
    ("uk", "points"): "очко очок очко очки очок очок очок очок очко очки очок очко очок",
    ("uk", "tricks"): "взятка взяток взятка взятки взяток взяток взяток взяток взятка взятки "
    "взяток взятка взяток",
    ("en", "fiches"): "fiche fiches fiche" + 10 * " fiches",
    ("en", "points"): "point points point" + 10 * " points",
    ("en", "tricks"): "trick tricks trick" + 10 * " tricks",
    ("fr", "fiches"): "fiche fiche fiche" + 10 * " fiches",
    ("fr", "points"): "point point point" + 10 * " points",
    ("fr", "tricks"): "levée levée levée" + 10 * " levées",
}


VariantKey = ast.Identifier | ast.NumberLiteral


class Parts(Visitor):
    """What a message is made of."""

    def __init__(self, message: ast.Message) -> None:
        self.params: set[str] = set()
        self.counted: set[str] = set()
        self.choices: list[tuple[str, set[str]]] = []
        self.texts: list[str] = []
        self.quoted: set[str] = set()
        # Every parameter that is put in, with what must be chosen for it to be said.
        self.places: list[tuple[str, dict[str, VariantKey]]] = []
        self._chosen: dict[str, VariantKey] = {}
        assert message.value is not None
        self.visit(message.value)

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.params.add(node.id.name)
        self.places.append((node.id.name, self._chosen))

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        self.quoted.add(node.id.name)

    def visit_TextElement(self, node: ast.TextElement) -> None:  # noqa: N802
        self.texts.append(node.value)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802
        assert isinstance(node.selector, ast.VariableReference)
        name = node.selector.id.name
        keys = {
            variant.key.name for variant in node.variants if isinstance(variant.key, ast.Identifier)
        }
        self.choices.append((name, keys))
        if keys & PLURALS:
            self.counted.add(name)
        self.params.add(name)
        chosen = self._chosen
        for variant in node.variants:
            self._chosen = chosen if variant.default else {**chosen, name: variant.key}
            self.visit(variant.value)
        self._chosen = chosen


def parts(language: str) -> dict[str, Parts]:
    """The messages of a language, in order of its files, each with the parameters it passes on."""
    found = {message.id.name: Parts(message) for message in messages(language)}
    for message in found.values():
        for name in message.quoted:
            message.params |= found[name].params
            message.choices += found[name].choices
    return found


def messages(language: str) -> Iterator[ast.Message]:
    folder = files(locale) / language
    for file in sorted(folder.iterdir(), key=lambda file: file.name):
        if not file.name.endswith(".ftl"):
            continue
        for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body:
            assert not isinstance(entry, ast.Junk), f"{language}/{file.name}: {entry.content}"
            if isinstance(entry, ast.Message):
                yield entry


@pytest.mark.parametrize("language", OTHERS)
def test_every_language_has_the_messages_of_english_with_the_same_parameters(language: str) -> None:
    english = {name: message.params for name, message in parts(ENGLISH).items()}
    assert {name: message.params for name, message in parts(language).items()} == english


def test_no_parameter_has_the_name_of_one_of_say_itself() -> None:
    own = {name for name in signature(locale.say).parameters if name != "params"}
    for name, message in parts(ENGLISH).items():
        assert not message.params & own, name


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_count_has_all_plural_forms_of_its_language(language: str) -> None:
    forms = {*Locale(language).plural_form.tags, "other"}
    for name, message in parts(language).items():
        for param, keys in message.choices:
            if param in message.counted:
                assert keys == forms, name


@pytest.mark.parametrize("language", OTHERS)
def test_translators_are_told_of_nothing_that_is_not_so(language: str) -> None:
    assert list(lacking(language)) == []


def test_translators_are_told_what_is_missing(monkeypatch: pytest.MonkeyPatch) -> None:
    english = {
        "same": Said("a.ftl", text="words of a sentence"),
        "fiches": Said("a.ftl", {"count"}, [{"one", "other"}], "fiche fiches"),
        "gone": Said("b.ftl", text="gone"),
    }
    russian = {
        "same": Said("a.ftl", text="words of a sentence"),
        "fiches": Said("a.ftl", {"number"}, [{"one", "other"}], "фишка фишки"),
        "odd": Said("a.ftl", text="лишнее"),
    }
    monkeypatch.setattr(checking, "messages", {"en": english, "ru": russian}.__getitem__)
    assert list(lacking("ru")) == [
        "a.ftl: same is still in English",
        "a.ftl: fiches has other parameters than in English: count, number",
        "a.ftl: fiches needs the plural forms few, many, one, other",
        "b.ftl: gone is missing",
        "a.ftl: odd is not in English",
    ]


def test_the_pages_have_the_same_languages() -> None:
    """Those that are spoken, and those whose messages are built into them."""
    web = Path(__file__).parents[2] / "web"
    for file in ("src/words/words.ts", "vite.config.ts"):
        text = (web / file).read_text(encoding="utf-8")
        (named,) = re.findall(r"^(?:export )?const LANGUAGES = \[(.*?)\]", text, re.MULTILINE)
        assert named == ", ".join(f"'{language}'" for language in LANGUAGES), file


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_can_be_said(language: str) -> None:
    for name, message in parts(language).items():
        for number in (0, 1, 2, 5):
            given = {
                param: number if param in message.counted else f"<{param}>"
                for param in message.params
            }
            said = locale.say(name, language, **given)
            assert said
            chosen = {param for param, _ in message.choices}
            always = {param for param, needed in message.places if not needed}
            assert all(f"<{param}>" in said for param in always - chosen), name


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_put_in_is_said_wherever_it_stands(language: str) -> None:
    """Also within a choice, and in one that stands within another."""
    for name, message in parts(language).items():
        for param, needed in message.places:
            given: dict[str, object] = {
                other: 5 if other in message.counted else f"<{other}>" for other in message.params
            }
            given |= {selector: choosing(key, language) for selector, key in needed.items()}
            said = re.sub(r"(?<=\d)[,\u00a0\u202f](?=\d)", "", locale.say(name, language, **given))
            assert str(given[param]) in said, (name, param)


@pytest.mark.parametrize("language", OTHERS)
def test_every_choice_puts_in_the_same_as_in_english(language: str) -> None:
    """Where nothing is counted, so that the choices themselves are the same in every language."""
    english, own = parts(ENGLISH), parts(language)
    for name, message in english.items():
        if not message.counted and not own[name].counted:
            assert places(own[name]) == places(message), name


def places(message: Parts) -> set[tuple[str, frozenset[tuple[str, str]]]]:
    """What is put in, each time with what must be chosen for it."""
    return {
        (
            param,
            frozenset((selector, str(choosing(key, ENGLISH))) for selector, key in needed.items()),
        )
        for param, needed in message.places
    }


def choosing(key: VariantKey, language: str) -> object:
    """A value that chooses a variant: a number, one of its plural form, or the word itself."""
    if isinstance(key, ast.NumberLiteral):
        return int(key.value)
    if key.name not in PLURALS:
        return key.name
    # Not 0, which often has a variant of its own.
    numbers = (number for number in (*COUNTS, 10**6) if number > 0)
    return next(number for number in numbers if Locale(language).plural_form(number) == key.name)


def test_in_french_no_line_is_broken_before_a_colon() -> None:
    """Double punctuation has a narrow space before it, within a text or after a parameter."""
    spaced = re.compile("[^\u202f][:;?!»](?=[ \u202f]|$)|«(?!\u202f)")
    for file in (files(locale) / "fr").iterdir():
        for line in file.read_text(encoding="utf-8").splitlines():
            # A question mark is a key, too.
            told = "" if line.startswith("#") else re.sub(" [?] (donne|aide)", "", line)
            assert not spaced.search(told), line


@pytest.mark.parametrize("language", CYRILLIC)
def test_nothing_is_left_in_latin_letters(language: str) -> None:
    for name, message in parts(language).items():
        words = re.findall(r"[A-Za-z][A-Za-z0-9_]+", " ".join(message.texts))
        assert not set(words) - set(KEPT.split()), name


@pytest.mark.parametrize("language", CYRILLIC)
def test_no_word_mixes_alphabets_that_look_alike(language: str) -> None:
    foreign = {"ru": "іїєґ", "uk": "ыэёъ"}[language]
    for name, message in parts(language).items():
        text = " ".join(message.texts)
        assert not re.search(r"[A-Za-z][а-яёіїєґ]|[а-яёіїєґ][A-Za-z]", text, re.IGNORECASE), name
        assert not set(text.lower()) & set(foreign), name


@pytest.mark.parametrize("language", OTHERS)
def test_no_sentence_is_left_in_english(language: str) -> None:
    english = parts(ENGLISH)
    for name, message in parts(language).items():
        text = "".join(message.texts)
        # The game's words are French, so single ones may be the same in English.
        if len(re.findall(r"[^\W\d_]{2,}", text)) > 2:
            assert text != "".join(english[name].texts), name


@pytest.mark.parametrize("counted", ["fiches", "points", "tricks"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_counts_are_in_the_right_form(language: str, counted: str) -> None:
    said = [locale.say(counted, language, count=count) for count in COUNTS]
    words = FORMS[language, counted].split()
    expected = [f"{count}{word}" for count, word in zip(COUNTS, words, strict=True)]
    assert ["".join(text.split()) for text in said] == expected


@pytest.mark.parametrize(
    ("message", "params", "sentence"),
    [
        (
            "event-taken",
            {"seat": "Анна", "trick": 4, "points": 0},
            "Анна берёт взятку 4: без очков",
        ),
        ("event-taken", {"seat": "Олег", "trick": 4, "points": 21}, "Олег берёт взятку 4: 21 очко"),
        ("you-taken", {"trick": 4, "points": 3}, "Вы берёте взятку 4: 3 очка"),
        ("plain-pool", {"pool": 111}, "В корзине: 111 фишек"),
        ("match-title", {"deals": 22}, "Матч окончен: 22 сдачи"),
    ],
)
def test_russian_sentences(message: str, params: dict[str, object], sentence: str) -> None:
    assert locale.say(message, "ru", **params) == sentence


@pytest.mark.parametrize(
    ("message", "params", "sentence"),
    [
        (
            "event-taken",
            {"seat": "Ганна", "trick": 4, "points": 0},
            "Ганна бере взятку 4: без очок",
        ),
        ("event-taken", {"seat": "Олег", "trick": 4, "points": 2}, "Олег бере взятку 4: 2 очки"),
        ("you-taken", {"trick": 4, "points": 5}, "Ви берете взятку 4: 5 очок"),
        ("plain-pool", {"pool": 21}, "У кошику: 21 фішка"),
        ("match-title", {"deals": 12}, "Матч закінчено: 12 роздач"),
    ],
)
def test_ukrainian_sentences(message: str, params: dict[str, object], sentence: str) -> None:
    assert locale.say(message, "uk", **params) == sentence
