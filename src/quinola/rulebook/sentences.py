"""How the rules are arranged: sections of sentences, and what each sentence stands for."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from typing import Final

OURS: Final = "Q"
"""The source of the clauses that are ours, for what no source settles."""


@dataclass(frozen=True, slots=True)
class Sentence:
    """One rule, in all rule sets.

    `options` are those whose values it goes by, `clauses` the ids of the rules it stands for in
    all sources, `reasons` the payments and refusals that it explains.
    """

    id: str
    options: tuple[str, ...]
    clauses: tuple[str, ...]
    reasons: tuple[str, ...]

    def clauses_of(self, source: str) -> tuple[str, ...]:
        """Its clauses of one source."""
        return tuple(clause for clause in self.clauses if clause.startswith(f"{source}-"))


@dataclass(frozen=True, slots=True)
class Section:
    """Sentences under one heading."""

    id: str
    sentences: tuple[Sentence, ...]


@cache
def sections() -> tuple[Section, ...]:
    """All sections, in the order in which a newcomer meets them."""
    text = files("quinola.rulebook").joinpath("sentences.toml").read_text(encoding="utf-8")
    return tuple(
        Section(section, tuple(_sentence(id_, row) for id_, row in rows.items()))
        for section, rows in tomllib.loads(text).items()
    )


def _sentence(id_: str, row: Mapping[str, list[str]]) -> Sentence:
    return Sentence(
        id_,
        tuple(row.get("options", ())),
        tuple(row.get("clauses", ())),
        tuple(row.get("reasons", ())),
    )


def sentence(id_: str) -> Sentence:
    """A sentence by its id; `KeyError` for an unknown one."""
    return _by_id()[id_]


def section_of(sentence_id: str) -> Section:
    """The section that a sentence stands in; `KeyError` for an unknown one."""
    one = sentence(sentence_id)
    return next(section for section in sections() if one in section.sentences)


@cache
def _by_id() -> Mapping[str, Sentence]:
    return {one.id: one for section in sections() for one in section.sentences}


def sentence_for(reason: str) -> Sentence:
    """The sentence that explains a payment or a refusal; `KeyError` for an unknown reason."""
    return _by_reason()[reason]


@cache
def _by_reason() -> Mapping[str, Sentence]:
    return {
        reason: sentence
        for section in sections()
        for sentence in section.sentences
        for reason in sentence.reasons
    }
