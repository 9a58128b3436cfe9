"""No code in the documentation goes unchecked, and what can be run here comes out as shown."""

from __future__ import annotations

import ast
import json
import re
import shlex
import subprocess
import sys
import tomllib
from collections.abc import Iterator
from importlib.util import find_spec
from pathlib import Path

import pytest

from quinola.rules import house
from tests.cli.running import COMMAND, environment
from tests.documentation.commands import fault, quinola_fault
from tests.documentation.pages import DOCS, PAGES, ROOT, Block, all_blocks, blocks, inline

COMMANDS = ("indented", "sh", "bash")
NOTEBOOK = "{code-cell} ipython3"
CHECKED = {"console", "python", "json", "toml", *COMMANDS, NOTEBOOK}
SHOWN = {"text", "{eval-rst}"}
"""What a program printed, a drawing; what the site makes of docstrings."""
MARKS = {"", "file", "slow", "run by", "not run", "example"}

ELSEWHERE = ("run by", "not run")

CONSOLES = [one for one in all_blocks("console") if one.mark not in ELSEWHERE]
NOTEBOOKS = [page for page in PAGES if any(one.language == NOTEBOOK for one in blocks(page))]
PROGRAMS = [one for one in all_blocks("python") if one.mark not in (*ELSEWHERE, "file")]


def test_no_code_escapes() -> None:
    """Code in another language is either marked, or this module has to learn to check it."""
    for page in PAGES:
        for block in blocks(page):
            known = block.language in CHECKED | SHOWN or block.mark in ELSEWHERE
            assert known, f"{block.place}: nothing checks a block of {block.language!r}"
            assert block.mark in MARKS, f"{block.place}: an unknown mark {block.mark!r}"
            if block.mark == "example":
                assert block.language == "json", block.place
            if block.mark == "not run":
                assert block.about, f"{block.place}: say why it is not run"
            if block.mark == "run by":
                assert Path(page).name in (ROOT / block.about).read_text(encoding="utf-8")
            if block.language == "text":
                assert not re.search(r"^(\$|>>>) ", block.text, re.MULTILINE), block.place


# Commands


def exchanges(page: str) -> Iterator[tuple[Block, str, str]]:
    """The commands that a page shows with what they print."""
    for block in CONSOLES:
        if block.page == page:
            assert block.text.startswith("$ "), block.place
            for exchange in re.split(r"^\$ ", block.text, flags=re.MULTILINE)[1:]:
                command, _, printed = exchange.partition("\n")
                yield block, command, printed


def pattern(printed: str) -> re.Pattern[str]:
    """What a page shows as a pattern: `...` stands for anything, also for several lines."""
    return re.compile(".*".join(map(re.escape, printed.strip().split("..."))), re.DOTALL)


SLOW = {one.page for one in CONSOLES if one.mark == "slow"}


@pytest.mark.parametrize(
    "page",
    [
        pytest.param(page, marks=pytest.mark.slow if page in SLOW else ())
        for page in dict.fromkeys(one.page for one in CONSOLES)
    ],
)
def test_commands_print_what_is_shown(page: str, tmp_path: Path) -> None:
    """In a folder with the page's files; the repository's `docs` are there too."""
    (tmp_path / "docs").symlink_to(DOCS)
    for block in blocks(page):
        if block.mark == "file":
            (tmp_path / block.about).write_text(block.text, encoding="utf-8")
    for block, command, printed in exchanges(page):
        done = subprocess.run(
            ["bash", "-c", f"{COMMAND}\n{command}"],
            cwd=tmp_path,
            stdin=subprocess.DEVNULL,
            capture_output=True,
            env=environment(),
            check=False,
        )
        said = (done.stdout + done.stderr).decode("utf-8").strip()
        assert pattern(printed).fullmatch(said), f"{block.place}: {command}\n{said}"


def test_commands_that_only_readers_run_exist() -> None:
    for block in all_blocks(*COMMANDS):
        if block.mark not in ELSEWHERE:
            wrong = [said for line in block.text.splitlines() if (said := fault(line))]
            assert not wrong, f"{block.place}: {wrong}"


def test_quinola_has_the_options_that_are_shown_elsewhere() -> None:
    """In services, timers and what is not run, the program is called by its whole path."""
    called = [
        (block.place, shlex.split(words))
        for page in PAGES
        for block in blocks(page)
        for words in re.findall(r"/bin/quinola (.*)", block.text)
    ]
    assert called
    assert not [(place, wrong) for place, words in called if (wrong := quinola_fault(words))]


def test_commands_in_running_text_exist() -> None:
    for page in PAGES:
        for code in inline(page, "code_inline"):
            program, *words = code.content.split()
            if program == "quinola" and words:
                assert quinola_fault(words) is None, (page, code.content)


# Programs


def needed(program: str) -> Iterator[str]:
    """The packages that a program imports."""
    for node in ast.walk(ast.parse(program)):
        if isinstance(node, ast.Import):
            yield from (name.name.partition(".")[0] for name in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module:
            yield node.module.partition(".")[0]


def printed_by(program: str, folder: Path) -> str:
    """What a program prints, run as a file, since worker processes start from it."""
    for package in needed(program):
        if find_spec(package) is None:
            pytest.skip(f"{package} is not installed")
    file = folder / "program.py"
    file.write_text(program, encoding="utf-8")
    done = subprocess.run(
        [sys.executable, file], cwd=folder, capture_output=True, env=environment(), check=False
    )
    assert done.returncode == 0, done.stderr.decode("utf-8")
    return done.stdout.decode("utf-8").replace("\r\n", "\n")


@pytest.mark.slow
@pytest.mark.parametrize("program", PROGRAMS, ids=lambda block: block.place)
def test_programs_print_what_is_shown(program: Block, tmp_path: Path) -> None:
    """The next block of the page shows it, if it is one of text."""
    page = blocks(program.page)
    after = page[page.index(program) + 1 :]
    shown = after[0].text if after and after[0].language == "text" else ""
    assert printed_by(program.text, tmp_path) == shown


@pytest.mark.parametrize("program", all_blocks("python"), ids=lambda block: block.place)
def test_programs_are_python(program: Block) -> None:
    """Those too that are not run."""
    ast.parse(program.text)


def notebook(page: str) -> str:
    """The cells of a notebook as one program, without what they tell the site."""
    cells = [block.text for block in blocks(page) if block.language == NOTEBOOK]
    return "\n".join(re.sub(r"\A---\n.*?^---\n", "", cell, flags=re.S | re.M) for cell in cells)


@pytest.mark.parametrize("page", NOTEBOOKS)
def test_notebooks_are_python(page: str) -> None:
    ast.parse(notebook(page))


@pytest.mark.slow
@pytest.mark.parametrize("page", NOTEBOOKS)
def test_notebooks_run_from_top_to_bottom(page: str, tmp_path: Path) -> None:
    """Without Jupyter, which runs them when the site is built."""
    assert printed_by(notebook(page), tmp_path)


# Data


@pytest.mark.parametrize("data", all_blocks("json"), ids=lambda block: block.place)
def test_json_is_json(data: Block) -> None:
    json.loads(data.text)


@pytest.mark.parametrize("rules", all_blocks("toml"), ids=lambda block: block.place)
def test_toml_is_a_houses_rules(rules: Block) -> None:
    """Raises what `quinola rules check` would say."""
    options = tomllib.loads(rules.text)
    house(options.pop("preset"), options)
