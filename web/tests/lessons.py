"""`python web/tests/lessons.py`: the chapters of the lesson as they are told, for Vitest."""

from __future__ import annotations

import gzip
from pathlib import Path

import msgspec

from quinola.lesson import CHAPTERS, told_chapter

if __name__ == "__main__":
    told = msgspec.json.encode([told_chapter(name) for name in CHAPTERS])
    file = Path(__file__).with_name("lessons.json.gz")
    file.write_bytes(gzip.compress(told, mtime=0))
