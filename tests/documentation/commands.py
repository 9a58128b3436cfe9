"""Lines of shell that only a reader runs: what they name must be there.

A page may show how to call `quinola`, `make`, a script or a tool without showing what comes out.
Then at least the subcommand, its options, the target or the file must exist.
"""

from __future__ import annotations

import json
import re
import shlex
import tomllib
from collections.abc import Callable, Iterator
from itertools import takewhile

import click

from quinola.cli import quinola
from tests.documentation.pages import ROOT

PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
EXTRAS = PROJECT["optional-dependencies"]
PACKAGES = {re.split(r"[\[>=;]", need)[0] for needs in EXTRAS.values() for need in needs}
TARGETS = re.findall(r"^(\w[\w-]*):", (ROOT / "Makefile").read_text(encoding="utf-8"), re.MULTILINE)
SCRIPTS = json.loads((ROOT / "web/package.json").read_text(encoding="utf-8"))["scripts"]


def fault(line: str) -> str | None:
    """What is wrong with a line of shell; None if all it names exists.

    Two spaces end the command: what follows tells a reader what it does.
    """
    command = re.split(r"\s{2,}|\s#", line.strip())[0]
    for part in re.split(r"\s*(?:&&|\|\||\||;)\s*", command):
        words = list(_without_variables(shlex.split(re.sub(r"\[(--\S+).*?\]", r"\1", part))))
        if words and (wrong := _fault(words)):
            return f"{line.strip()}: {wrong}"
    return None


def _without_variables(words: list[str]) -> Iterator[str]:
    assigned = list(takewhile(lambda word: re.match(r"[A-Z_]+=", word), words))
    yield from words[len(assigned) :]


def _fault(words: list[str]) -> str | None:
    program, *rest = words
    name = program.rpartition("/")[2]
    known: dict[str, Callable[[list[str]], str | None]] = {
        "quinola": quinola_fault,
        "make": lambda rest: _missing(rest[0], TARGETS),
        "python": _python_fault,
        "pip": _pip_fault,
        "sh": lambda rest: _no_file(rest[0]),
        "npm": lambda rest: _missing(rest[-1], (*SCRIPTS, "test")),
        "mutmut": lambda _: None,
        "cd": lambda rest: _no_file(rest[0]),
    }
    return known[name](rest) if name in known else f"nobody knows {program} here"


def quinola_fault(words: list[str]) -> str | None:
    """What is wrong with arguments of `quinola`: a subcommand or an option that it has not."""
    command: click.Command = quinola
    context = click.Context(command)
    for word in words:
        if word.startswith("-") and word != "-":
            options = [name for one in command.get_params(context) for name in one.opts]
            if word.partition("=")[0] not in options:
                return f"{command.name} has no option {word}"
        elif isinstance(command, click.Group):
            found = command.get_command(context, word)
            if found is None:
                return f"{command.name} has no subcommand {word}"
            command, context = found, click.Context(found)
    return None


def _python_fault(words: list[str]) -> str | None:
    if words[0] != "-m":
        return _no_file(words[0])
    module, *rest = words[1:]
    if module == "pip":
        return _pip_fault(rest)
    if module == "pytest":
        return next(filter(None, (_no_file(word) for word in rest if "/" in word)), None)
    if module in PACKAGES:
        return None
    path = module.replace(".", "/")
    places = (f"{base}{path}{end}" for base in ("", "src/") for end in (".py", "/__main__.py"))
    return None if any((ROOT / place).is_file() for place in places) else f"no module {module}"


def _pip_fault(words: list[str]) -> str | None:
    named = [extra for word in words for extra in re.findall(r"^quinola\[(.*)\]", word)]
    wrong = [extra for extras in named for extra in extras.split(",") if extra not in EXTRAS]
    return f"no extra {wrong}" if wrong else None


def _missing(word: str, there: object) -> str | None:
    assert isinstance(there, (list, tuple))
    return None if word in there else f"there is no {word}"


def _no_file(path: str) -> str | None:
    return None if (ROOT / path).exists() else f"there is no file {path}"
