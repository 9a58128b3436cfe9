"""docs/rules is what `python -m quinola.rulebook docs/rules` writes, and hangs together."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

from quinola.locale import LANGUAGES
from quinola.rulebook import chapters
from quinola.rules import PRESETS
from tests.cli.running import environment

NAMES = (*PRESETS, *(chapter.id for chapter in chapters()))
FOLDER = Path(__file__).parents[2] / "docs" / "rules"


def texts(folder: Path) -> dict[str, str]:
    return {
        file.relative_to(folder).as_posix(): file.read_text(encoding="utf-8")
        for file in folder.rglob("*")
        if file.is_file()
    }


def test_the_pages_are_current(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "quinola.rulebook", str(tmp_path)]
    subprocess.run(command, check=True, env=environment())
    written = texts(tmp_path)
    assert len(written) == len(LANGUAGES) * (len(NAMES) + 1) + 1
    # Written anew by the command at the top of this file; the lesson by its own.
    kept = {name: text for name, text in texts(FOLDER).items() if not name.endswith("/lesson.md")}
    assert kept == written


def test_every_link_leads_to_a_page() -> None:
    for name, text in texts(FOLDER).items():
        links = re.findall(r"\]\(([^)]+)\)", text)
        assert links, name
        for link in links:
            place, _, anchor = link.partition("#")
            page = (FOLDER / name).parent / place
            assert page.is_file(), (name, link)
            if anchor:
                assert f'<a id="{anchor}"></a>' in page.read_text(encoding="utf-8"), (name, link)


def test_every_page_is_linked_from_the_indexes_and_from_every_other_language() -> None:
    index = texts(FOLDER)["README.md"]
    for language in LANGUAGES:
        contents = texts(FOLDER)[f"{language}/README.md"]
        assert f"({language}/README.md)" in index
        assert re.findall(r"^- \[.*?\]\((\w+)\.md\)", contents, re.MULTILINE) == ["lesson", *NAMES]
        for name in NAMES:
            assert f"({language}/{name}.md)" in index
            page = texts(FOLDER)[f"{language}/{name}.md"]
            for other in set(LANGUAGES) - {language}:
                assert f"(../{other}/{name}.md)" in page
            for other_name in set(NAMES) - {name}:
                assert f"({other_name}.md)" in page
