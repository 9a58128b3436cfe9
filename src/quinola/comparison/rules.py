"""What differs between rule sets, in the sentences of the rules in full."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from quinola import locale
from quinola.rulebook import SaidSentence, Sentence, Telling, sections
from quinola.rules import OPTIONS, Ruleset


@dataclass(frozen=True, slots=True)
class RuleCompared:
    """A sentence that the rule sets say differently.

    `said` has it once for each rule set, its text "" where that has no such rule; `options` are
    those of its options in which they differ.
    """

    sentence: Sentence
    said: tuple[SaidSentence, ...]
    options: tuple[str, ...]

    @property
    def variants(self) -> tuple[tuple[SaidSentence, tuple[int, ...]], ...]:
        """Each wording once, with the numbers (from 0) of the rule sets that have it."""
        found: dict[str, list[int]] = {}
        for index, said in enumerate(self.said):
            found.setdefault(said.text, []).append(index)
        return tuple((self.said[those[0]], tuple(those)) for those in found.values())


@dataclass(frozen=True, slots=True)
class SectionCompared:
    """The rules under one heading that differ."""

    id: str
    title: str
    rules: tuple[RuleCompared, ...]


def rules_compared(rulesets: Sequence[Ruleset], language: str) -> tuple[SectionCompared, ...]:
    """All rules that not all of these say alike, and nothing else."""
    tellings = [Telling(ruleset, language) for ruleset in rulesets]
    differing = set(options_compared(rulesets))
    told = []
    for section in sections():
        rules = []
        for sentence in section.sentences:
            said = tuple(telling.said(sentence) for telling in tellings)
            if len({one.text for one in said}) > 1:
                options = tuple(option for option in sentence.options if option in differing)
                rules.append(RuleCompared(sentence, said, options))
        if rules:
            title = locale.say(f"rulebook-{section.id}", language)
            told.append(SectionCompared(section.id, title, tuple(rules)))
    return tuple(told)


def options_compared(rulesets: Sequence[Ruleset]) -> tuple[str, ...]:
    """The options that not all of these have alike, amounts compared in fiches."""
    first, *others = (ruleset.in_fiches for ruleset in rulesets)
    return tuple(key for key in OPTIONS if any(other[key] != first[key] for other in others))
