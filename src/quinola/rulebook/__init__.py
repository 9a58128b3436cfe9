"""The rules of the game in whole sentences, made from the options, in every language."""

from quinola.rulebook.full import SaidSection, SaidSentence, rules_in_full
from quinola.rulebook.payments import Due, dues, payments_table
from quinola.rulebook.sentences import Section, Sentence, sections, sentence_for

__all__ = [
    "Due",
    "SaidSection",
    "SaidSentence",
    "Section",
    "Sentence",
    "dues",
    "payments_table",
    "rules_in_full",
    "sections",
    "sentence_for",
]
