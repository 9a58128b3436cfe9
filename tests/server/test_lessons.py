"""The lesson over HTTP."""

from __future__ import annotations

from pathlib import Path

import msgspec
from httpx import AsyncClient

from quinola.lesson import CHAPTERS, told_chapter
from quinola.lesson.messages import Course, LessonChapter
from tests.server.house import asynchronous, served


@asynchronous
async def test_the_chapters_are_told_as_they_are(tmp_path: Path) -> None:
    async with served(tmp_path / "tables.db") as address, AsyncClient(base_url=address) as client:
        answer = await client.get("/api/lesson")
        course = msgspec.json.decode(answer.content, type=Course)
        assert [link.name for link in course.chapters] == list(CHAPTERS)
        for link in course.chapters:
            answer = await client.get(f"/api/lesson/{link.name}")
            told = msgspec.json.decode(answer.content, type=LessonChapter)
            assert told == told_chapter(link.name)
            assert len(told.steps) == link.steps


@asynchronous
async def test_a_chapter_is_sent_once_and_another_is_refused(tmp_path: Path) -> None:
    async with served(tmp_path / "tables.db") as address, AsyncClient(base_url=address) as client:
        first = await client.get("/api/lesson/aces")
        again = await client.get(
            "/api/lesson/aces", headers={"if-none-match": first.headers["etag"]}
        )
        assert (again.status_code, again.content) == (304, b"")
        unknown = await client.get("/api/lesson/whist")
        assert unknown.status_code == 404
        assert unknown.json()["reason"] == "page-unknown"
        schema = (await client.get("/api/openapi.json")).json()
        assert {"/api/lesson", "/api/lesson/{chapter}"} <= set(schema["paths"])
