"""The client's files: the page for its own routes, hashed files for a year, nothing else."""

from __future__ import annotations

from pathlib import Path

import httpx

from quinola.server.page import Files
from tests.server.house import asynchronous, served

SCRIPT = "const nothing = 0;\n" * 200


def built(folder: Path) -> Files:
    """What a build leaves."""
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_text("<!doctype html><title>Quinola</title>", encoding="utf-8")
    (folder / "assets" / "main-1a2b3c.js").write_text(SCRIPT, encoding="utf-8")
    (folder / "icon.svg").write_text("<svg/>", encoding="utf-8")
    (folder / ".hidden").write_text("secret", encoding="utf-8")
    (folder.parent / "outside.txt").write_text("secret", encoding="utf-8")
    return Files(folder)


@asynchronous
async def test_the_page_and_its_files(tmp_path: Path) -> None:
    files = built(tmp_path / "static")
    async with (
        served(tmp_path / "tables.db", files=files) as address,
        httpx.AsyncClient(base_url=address) as client,
    ):
        for route in ("/", "/tables/abc", "/deals/abc", "/matches/a/b", "/index.html"):
            page = await client.get(route)
            assert page.status_code == 200
            assert "<title>Quinola</title>" in page.text
            assert page.headers["cache-control"] == "no-cache"
            assert page.headers["content-type"] == "text/html; charset=utf-8"
        script = await client.get("/assets/main-1a2b3c.js")
        assert script.text == SCRIPT
        assert script.headers["content-encoding"] == "gzip"
        assert "immutable" in script.headers["cache-control"]
        assert script.headers["content-type"].startswith("text/javascript")
        plain = await client.get("/assets/main-1a2b3c.js", headers={"Accept-Encoding": "identity"})
        assert plain.text == SCRIPT
        assert "content-encoding" not in plain.headers
        tag = {"If-None-Match": script.headers["etag"]}
        assert (await client.get("/assets/main-1a2b3c.js", headers=tag)).status_code == 304
        for path in (
            "/.hidden",
            "/..%2foutside.txt",
            "/assets/..%2f..%2foutside.txt",
            "/assets/other.js",
            "/assets/none",
            "/%2e%2e/outside.txt",
            "/index.php",
        ):
            assert (await client.get(path)).status_code == 404, path


@asynchronous
async def test_head_says_what_get_would_and_sends_nothing(tmp_path: Path) -> None:
    files = built(tmp_path / "static")
    async with (
        served(tmp_path / "tables.db", files=files) as address,
        httpx.AsyncClient(base_url=address) as client,
    ):
        for path in ("/", "/tables/abc", "/icon.svg", "/assets/main-1a2b3c.js"):
            head, whole = await client.head(path), await client.get(path)
            assert head.status_code == 200, path
            assert head.content == b""
            assert whole.content
            for name in ("content-type", "content-length", "etag", "cache-control"):
                assert head.headers[name] == whole.headers[name], (path, name)
        assert (await client.head("/assets/other.js")).status_code == 404
        assert (await client.post("/")).status_code == 405
