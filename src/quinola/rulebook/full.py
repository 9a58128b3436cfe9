"""The rules of one rule set in full: every sentence that it has a use for, with its clauses."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache

from quinola import locale
from quinola.rulebook.parameters import parameters
from quinola.rulebook.sentences import OURS, Section, Sentence, sections
from quinola.rules import PRESETS, Ruleset, preset


@dataclass(frozen=True, slots=True)
class SaidSentence:
    """A sentence in words, with the clauses of the first source that says just this."""

    sentence: Sentence
    text: str
    clauses: tuple[str, ...]

    @property
    def cited(self) -> str:
        """The text with its clauses behind it."""
        return f"{self.text} [{', '.join(self.clauses)}]" if self.clauses else self.text


@dataclass(frozen=True, slots=True)
class SaidSection:
    """A section in words, without the sentences that the rule set leaves empty."""

    id: str
    title: str
    sentences: tuple[SaidSentence, ...]


class Telling:
    """One rule set in one language, to be told sentence by sentence."""

    def __init__(self, ruleset: Ruleset, language: str) -> None:
        self._ruleset = ruleset
        self._language = language
        self._given = parameters(ruleset, language)

    def said(self, sentence: Sentence) -> SaidSentence:
        """A sentence with its clauses; its text is "" where the rule set has no such rule."""
        text = say_sentence(sentence, self._language, self._given)
        return SaidSentence(sentence, text, self._cited(sentence, text) if text else ())

    def _cited(self, sentence: Sentence, text: str) -> tuple[str, ...]:
        """The clauses of the best source that speaks of it and says just this.

        A source says what the preset that follows it to the letter says: so a rule that a house
        has changed, or that a preset has from no source, cites nobody.
        """
        for source in self._ruleset.sources:
            own = sentence.clauses_of(source)
            if own and _said_by(source, self._language)[sentence.id] == text:
                return own
        return sentence.clauses_of(OURS)


def rules_in_full(ruleset: Ruleset, language: str) -> tuple[SaidSection, ...]:
    """All rules of a rule set, in the order in which a newcomer meets them.

    A section of which the rule set leaves nothing is left out.
    """
    telling = Telling(ruleset, language)
    told = (_said_section(section, telling, language) for section in sections())
    return tuple(section for section in told if section.sentences)


def _said_section(section: Section, telling: Telling, language: str) -> SaidSection:
    said = (telling.said(sentence) for sentence in section.sentences)
    title = locale.say(f"rulebook-{section.id}", language)
    return SaidSection(section.id, title, tuple(one for one in said if one.text))


def _said(ruleset: Ruleset, language: str) -> Mapping[str, str]:
    """Every sentence in words, by id."""
    given = parameters(ruleset, language)
    return {
        sentence.id: say_sentence(sentence, language, given)
        for section in sections()
        for sentence in section.sentences
    }


def say_sentence(sentence: Sentence, language: str, given: Mapping[str, int | str]) -> str:
    """A sentence in words; "" where the rule set has no such rule."""
    text = locale.say(f"rule-{sentence.id}", language, **given)
    # A part that is left out leaves the spaces on both sides of it.
    return re.sub(" +", " ", text).strip(" ")


@cache
def _said_by(source: str, language: str) -> Mapping[str, str]:
    """Every sentence as the preset made after a source has it, by id."""
    followers = (preset(name) for name in PRESETS)
    return _said(next(one for one in followers if one.sources[0] == source), language)
