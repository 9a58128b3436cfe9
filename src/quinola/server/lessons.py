"""The first lesson over HTTP: its chapters, and each with all its steps. Nothing in it changes."""

from __future__ import annotations

from functools import cache
from hashlib import sha256

import msgspec
from litestar import Response, get
from litestar.params import FromPath

from quinola.lesson import CHAPTERS, told_chapter
from quinola.lesson.messages import Course, LessonChapter, LessonLink
from quinola.refusal import Refusal
from quinola.server.asking import Asking


@get("/api/lesson", sync_to_thread=False)
def course() -> Course:
    """The chapters of the first lesson, in order."""
    links = [LessonLink(name=name, steps=len(told_chapter(name).steps)) for name in CHAPTERS]
    return Course(chapters=links)


@get("/api/lesson/{chapter:str}", sync_to_thread=False)
def lesson(chapter: FromPath[str], request: Asking) -> Response[LessonChapter | None]:
    """A chapter of the lesson: the table as it lies, and all that happens and is said."""
    if chapter not in CHAPTERS:
        raise Refusal("page-unknown")
    headers = {"etag": _tag(chapter), "cache-control": "no-cache"}
    if request.headers.get("if-none-match") == headers["etag"]:
        return Response(None, status_code=304, headers=headers)
    return Response(told_chapter(chapter), headers=headers)


@cache
def _tag(chapter: str) -> str:
    return f'"{sha256(msgspec.json.encode(told_chapter(chapter))).hexdigest()[:20]}"'
