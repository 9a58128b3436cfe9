"""The client's files, as its build has laid them into the package; read once, kept in memory."""

from __future__ import annotations

import gzip
import mimetypes
from collections.abc import Mapping
from dataclasses import dataclass
from hashlib import sha256
from pathlib import Path
from typing import Final

from litestar import Response, route
from litestar.di import NamedDependency
from litestar.params import FromPath

from quinola.refusal import Refusal
from quinola.server.asking import Asking

STATIC: Final = Path(__file__).with_name("static")
INDEX: Final = "index.html"
SQUEEZED: Final = (".html", ".js", ".css", ".svg", ".json", ".webmanifest", ".txt", ".ftl")
YEAR: Final = "public, max-age=31536000, immutable"

# The system's own list may lack them, or, on Windows, say something else.
TYPES: Final[Mapping[str, str]] = {
    ".html": "text/html",
    ".js": "text/javascript",
    ".css": "text/css",
    ".svg": "image/svg+xml",
    ".json": "application/json",
    ".webmanifest": "application/manifest+json",
    ".ftl": "text/plain",
    ".woff2": "font/woff2",
    ".png": "image/png",
    ".ico": "image/x-icon",
}


@dataclass(frozen=True, slots=True)
class File:
    """A file as it is answered; `squeezed` is it in gzip, where that is shorter."""

    body: bytes
    squeezed: bytes | None
    media_type: str
    tag: str
    cache: str


class Files:
    """All files of a folder."""

    def __init__(self, folder: Path = STATIC) -> None:
        self._files = {
            path.relative_to(folder).as_posix(): _read(path, folder)
            for path in (sorted(folder.rglob("*")) if folder.is_dir() else ())
            if path.is_file() and not path.name.startswith(".")
        }

    @property
    def are_built(self) -> bool:
        return INDEX in self._files

    def find(self, path: str) -> File:
        """The file of a path, or the page itself for the client's own routes. Raises `Refusal`."""
        name = path.strip("/")
        if name in self._files:
            return self._files[name]
        if "." in name.rpartition("/")[2] or name.startswith(("api/", "assets/")):
            raise Refusal("page-unknown")
        if not self.are_built:
            raise Refusal("page-not-built")
        return self._files[INDEX]


def _read(path: Path, folder: Path) -> File:
    body = path.read_bytes()
    squeezed = gzip.compress(body, 9, mtime=0) if path.suffix in SQUEEZED else body
    kind = TYPES.get(path.suffix) or mimetypes.guess_type(path.name)[0]
    is_hashed = path.relative_to(folder).parts[0] == "assets"
    return File(
        body,
        squeezed if len(squeezed) < len(body) else None,
        kind or "application/octet-stream",
        f'"{sha256(body).hexdigest()[:20]}"',
        YEAR if is_hashed else "no-cache",
    )


@route(
    ["/", "/{path:path}"],
    http_method=["GET", "HEAD"],
    include_in_schema=False,
    sync_to_thread=False,
)
def page(
    request: Asking, files: NamedDependency[Files], path: FromPath[str] = ""
) -> Response[bytes]:
    """A file of the client, or its page; asked by HEAD, only what is said of it."""
    file = files.find(path)
    headers = {"etag": file.tag, "cache-control": file.cache, "vary": "accept-encoding"}
    if request.headers.get("if-none-match") == file.tag:
        return Response(b"", status_code=304, headers=headers)
    body = file.body
    if file.squeezed is not None and "gzip" in request.headers.get("accept-encoding", ""):
        body, headers["content-encoding"] = file.squeezed, "gzip"
    return Response(body, media_type=file.media_type, headers=headers)
