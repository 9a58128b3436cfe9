"""The messages for people: each id stands once in a language, or one would hide the other."""

from __future__ import annotations

from collections import Counter
from importlib.resources import files

import pytest
from fluent.syntax import ast, parse

from quinola.locale import LANGUAGES


def ids(language: str) -> list[str]:
    folder = files("quinola.locale") / language
    if not folder.is_dir():
        return []
    texts = [
        file.read_text(encoding="utf-8") for file in folder.iterdir() if file.name.endswith(".ftl")
    ]
    entries = [entry for text in texts for entry in parse(text).body]
    assert not [entry for entry in entries if isinstance(entry, ast.Junk)]
    return [entry.id.name for entry in entries if isinstance(entry, ast.Message | ast.Term)]


def test_english_has_messages() -> None:
    assert len(ids("en")) > 200


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_message_hides_another(language: str) -> None:
    assert [name for name, count in Counter(ids(language)).items() if count > 1] == []
