"""The rules of the game in whole sentences, made from the options, and chapters to read beside."""

from quinola.rulebook.chapters import Chapter, ChapterSection, Entry, chapter, chapters
from quinola.rulebook.full import SaidSection, SaidSentence, Telling, rules_in_full
from quinola.rulebook.payments import Due, dues, payments_table
from quinola.rulebook.reading import (
    RuleLink,
    SaidChapter,
    SaidChapterSection,
    SaidEntry,
    chapter_in_words,
    chapter_title,
)
from quinola.rulebook.sentences import Section, Sentence, sections, sentence_for

__all__ = [
    "Chapter",
    "ChapterSection",
    "Due",
    "Entry",
    "RuleLink",
    "SaidChapter",
    "SaidChapterSection",
    "SaidEntry",
    "SaidSection",
    "SaidSentence",
    "Section",
    "Sentence",
    "Telling",
    "chapter",
    "chapter_in_words",
    "chapter_title",
    "chapters",
    "dues",
    "payments_table",
    "rules_in_full",
    "sections",
    "sentence_for",
]
