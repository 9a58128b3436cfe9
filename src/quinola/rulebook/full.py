"""The rules of one rule set in full: every sentence that it has a use for, with its clauses."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass

from quinola import locale
from quinola.rulebook.parameters import parameters
from quinola.rulebook.sentences import Section, Sentence, sections
from quinola.rules import Ruleset


@dataclass(frozen=True, slots=True)
class SaidSentence:
    """A sentence in words, with its clauses of the rule set's best source that speaks of it."""

    sentence: Sentence
    text: str
    clauses: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class SaidSection:
    """A section in words, without the sentences that the rule set leaves empty."""

    id: str
    title: str
    sentences: tuple[SaidSentence, ...]


def rules_in_full(ruleset: Ruleset, language: str) -> tuple[SaidSection, ...]:
    """All rules of a rule set, in the order in which a newcomer meets them."""
    given = parameters(ruleset, language)
    return tuple(_said_section(section, ruleset, language, given) for section in sections())


def _said_section(
    section: Section, ruleset: Ruleset, language: str, given: Mapping[str, int | str]
) -> SaidSection:
    said = (
        SaidSentence(
            sentence,
            say_sentence(sentence, language, given),
            sentence.clauses_of(ruleset.sources),
        )
        for sentence in section.sentences
    )
    title = locale.say(f"rulebook-{section.id}", language)
    return SaidSection(section.id, title, tuple(one for one in said if one.text))


def say_sentence(sentence: Sentence, language: str, given: Mapping[str, int | str]) -> str:
    """A sentence in words; "" where the rule set has no such rule."""
    text = locale.say(f"rule-{sentence.id}", language, **given)
    # A part that is left out leaves the spaces on both sides of it.
    return re.sub(" +", " ", text).strip(" ")
