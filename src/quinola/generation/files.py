"""Files that are there whole or not at all."""

from __future__ import annotations

import os
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import IO

from quinola.generation.refusal import GenerationError


@contextmanager
def whole(path: Path, *, force: bool, beside: dict[Path, bytes]) -> Iterator[IO[bytes]]:
    """A file to write to, which gets its name when all is written; on any error it is removed.

    The files `beside` are written just before. Raises `GenerationError` if there is then one
    of this name, unless `force` says to replace it, and `OSError`.
    """
    handle, name = tempfile.mkstemp(dir=path.parent, prefix=f".{path.name}.", suffix=".part")
    part = Path(name)
    try:
        with os.fdopen(handle, "wb") as file:
            yield file
            file.flush()
            os.fsync(file.fileno())
        part.chmod(_usual_mode())
        if force:
            # Else old data would stand for a moment beside what tells of the new ones.
            path.unlink(missing_ok=True)
        if path.exists():
            raise GenerationError("generate-exists", file=path)
        for other, content in beside.items():
            other.write_bytes(content)
        part.replace(path)
    finally:
        part.unlink(missing_ok=True)


def _usual_mode() -> int:
    """The mode of a new file; a temporary one is for its owner alone."""
    mask = os.umask(0)
    os.umask(mask)
    return 0o666 & ~mask
