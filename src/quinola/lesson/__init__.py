"""The first lesson: prepared deals that somebody who has never played plays card by card."""

from quinola.lesson.course import CHAPTERS, chapter
from quinola.lesson.telling import told_chapter

__all__ = ["CHAPTERS", "chapter", "told_chapter"]
