"""Words for people, by id and parameters, in Fluent files: one folder a language.

The files know CLDR's plural forms, so no sentence is put together from pieces in the code.
A message that a language lacks is said in English; a test keeps the languages complete.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from importlib.resources import files
from threading import RLock
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from importlib.resources.abc import Traversable

    from fluent.runtime import FluentBundle

ENGLISH: Final = "en"
LANGUAGES: Final = ("ru", "uk", "en", "fr")

CHAPTERS: Final = ("chapters.ftl", "strategy.ftl", "unclear.ftl")
"""What there is to read besides the rules; pages get it said, not to say themselves."""

SELDOM: Final = ("rulebook.ftl", "lesson.ftl", *CHAPTERS)
"""What is read, and the lesson: most of all words, read when one of them is wanted."""


_LOADING: Final = RLock()
"""Held while files are read: words are said in several threads of the server."""


def bundle(language: str) -> FluentBundle:
    """The messages of one language, the `SELDOM` ones once they were wanted.

    Raises `KeyError` for a language there is none of.
    """
    # The cache would let two threads make two bundles, and add what is seldom said to the lost one.
    with _LOADING:
        return _bundle(language)


@cache
def _bundle(language: str) -> FluentBundle:
    # Fluent brings the plural rules of the world along: loaded only when something is said.
    from fluent.runtime import FluentBundle, FluentResource

    if language not in LANGUAGES:
        raise KeyError(language)
    # Isolation marks (U+2068) are for mixed directions; a terminal would print them as boxes.
    messages = FluentBundle([language], use_isolating=False)
    for resource in sorted(_resources(language), key=lambda item: item.name):
        if resource.name not in SELDOM:
            messages.add_resource(FluentResource(resource.read_text(encoding="utf-8")))
    return messages


def _add_once(name: str, language: str) -> None:
    """Have the messages of one of the `SELDOM` files; all of them when this comes back."""
    with _LOADING:
        _add(name, language)


@cache
def _add(name: str, language: str) -> None:
    """Add the messages of one of the `SELDOM` files."""
    from fluent.runtime import FluentResource

    for resource in _resources(language):
        if resource.name == name:
            text = resource.read_text(encoding="utf-8")
            bundle(language).add_resource(FluentResource(text))


def _resources(language: str) -> Iterable[Traversable]:
    folder = files(__name__) / language
    if not folder.is_dir():
        # Not translated yet: all is said in English.
        return ()
    return (item for item in folder.iterdir() if item.name.endswith(".ftl"))


def source(language: str) -> str:
    """The messages of one language as they are written, for readers of Fluent elsewhere.

    All but the `CHAPTERS`, which are read as they are said here.

    Raises `KeyError` for a language there is none of.
    """
    if language not in LANGUAGES:
        raise KeyError(language)
    resources = sorted(_resources(language), key=lambda item: item.name)
    return "\n".join(
        resource.read_text(encoding="utf-8")
        for resource in resources
        if resource.name not in CHAPTERS
    )


def say(message: str, language: str = ENGLISH, **params: object) -> str:
    """The message in words.

    Parameters that are neither numbers nor strings are put in as `str` writes them; several,
    as a list with commas. Raises `KeyError` if English has no such message.
    """
    messages = bundle(language)
    for name in SELDOM:
        if not messages.has_message(message):
            _add_once(name, language)
    if not messages.has_message(message):
        if language == ENGLISH:
            raise KeyError(message)
        return say(message, ENGLISH, **params)
    pattern = messages.get_message(message).value
    if pattern is None:
        raise KeyError(message)
    words, errors = messages.format_pattern(pattern, {k: _speakable(v) for k, v in params.items()})
    if errors:
        raise errors[0]
    return str(words)


def _speakable(value: object) -> int | str:
    if isinstance(value, int | str) and type(value) in (int, str):
        return value
    if isinstance(value, list | tuple | set | frozenset):
        return ", ".join(str(item) for item in value)
    return str(value)
