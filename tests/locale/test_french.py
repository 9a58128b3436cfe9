"""French: its spacing, its apostrophes, and what becomes of them where a code page lacks them."""

from __future__ import annotations

import re
from importlib.resources import files

import pytest

from quinola import locale
from quinola.cli.speech import visible
from quinola.locale import LANGUAGES
from quinola.terminal.console import fit


def sentences() -> list[str]:
    """The lines of the French files, without comments and without what is typed."""
    folder = files(locale) / "fr"
    lines = [
        line
        for file in folder.iterdir()
        if file.name.endswith(".ftl")
        for line in file.read_text(encoding="utf-8").splitlines()
    ]
    return [line for line in lines if line and not line.startswith(("#", "keys-"))]


def test_a_narrow_space_stands_before_the_double_signs() -> None:
    # A `?` that is a key to press stands by itself, after a stop, a comma or a semicolon.
    wrong = re.compile(r"[\w})»][;:!?]|[\w})»] [;:!?]|[ \u00a0]»|«[ \u00a0\w]")
    assert [line for line in sentences() if wrong.search(line)] == []


def test_apostrophes_are_no_typewriter_ones() -> None:
    assert [line for line in sentences() if re.search(r"\w'\w", line)] == []


@pytest.mark.parametrize("encoding", ["ascii", "latin-1", "cp1252", "cp850", "cp437"])
def test_every_sentence_can_be_written_in_older_code_pages(encoding: str) -> None:
    for line in sentences():
        written = fit(line, encoding)
        assert written.encode(encoding)
        assert written.count("?") == line.count("?")


@pytest.mark.parametrize(
    ("encoding", "written"),
    [
        ("ascii", "A vous : fournissez a coeur."),
        ("latin-1", "À vous : fournissez à coeur."),
        ("cp1252", "À vous : fournissez à cœur."),
    ],
)
def test_hearts_can_be_read_in_any_of_them(encoding: str, written: str) -> None:
    suit = locale.say("suit-hearts", "fr")
    assert fit(locale.say("prompt-follow", "fr", suit=suit), encoding) == written


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_refusal_shows_its_spaces_as_codes(language: str) -> None:
    refused = locale.say("option-too-large", language, most=10**9)
    assert visible(refused) == refused
    assert visible(f"{refused}\x1b\u202e") == rf"{refused}\x1b\u202e"


@pytest.mark.parametrize(
    ("message", "params", "sentence"),
    [
        (
            "event-taken",
            {"seat": "Alix", "trick": 4, "points": 0},
            "Alix fait la levée 4 sans aucun point",
        ),
        (
            "event-taken",
            {"seat": "Alix", "trick": 4, "points": 1},
            "Alix fait la levée 4 avec 1 point",
        ),
        ("you-taken", {"trick": 4, "points": 3}, "Vous faites la levée 4 avec 3 points"),
        ("plain-pool", {"pool": 0}, "Au panier : 0 fiche"),
        ("plain-pool", {"pool": 2_000_000}, "Au panier : 2 000 000 de fiches"),
        ("status-lead", {"seat": "Vous"}, "À Vous d’entamer."),
    ],
)
def test_french_sentences(message: str, params: dict[str, object], sentence: str) -> None:
    assert locale.say(message, "fr", **params).replace("\u202f", " ") == sentence
