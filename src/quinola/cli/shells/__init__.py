"""How bash, zsh and fish ask what may come next, and how each is answered.

Each shell's script, beside this module, runs `quinola` with `_QUINOLA_COMPLETE` set. What can
stand where the cursor is, click finds out, and `quinola.cli.completing` for our own values.
"""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import suppress
from importlib.resources import files
from pathlib import Path
from typing import Any, ClassVar, Final

from click.shell_completion import (
    CompletionItem,
    ShellComplete,
    add_completion_class,
    split_arg_string,
)

from quinola.cli.completing import BEGUN, FILE

SHELLS: Final = ("bash", "zsh", "fish")

NOTHING_TOLD: Final = "_"
"""For zsh, which reads three lines an item and would lose an empty last one."""


def script(shell: str) -> str:
    """The lines by which a shell of `SHELLS` learns to complete `quinola`."""
    return files(__name__).joinpath(f"quinola.{shell}").read_text(encoding="utf-8")


class Shell(ShellComplete):
    """What the three have in common."""

    name: ClassVar[str]
    source_template: ClassVar[str] = ""

    def source(self) -> str:
        return script(self.name)

    def complete(self) -> str:
        arguments, incomplete = self.get_completion_args()
        items = self.get_completions(arguments, incomplete)
        return "\n".join(self.format_completion(item) for item in self.resolved(items, incomplete))

    def resolved(
        self, items: list[CompletionItem[Any]], incomplete: str
    ) -> Iterator[CompletionItem[Any]]:
        """The items with those files in the place of `FILE` that would do."""
        begun = _value_begun(incomplete)
        for item in items:
            if item.type == FILE:
                yield from files_begun(begun, item.suffixes or ())
            else:
                yield item

    def get_completion_args(self) -> tuple[list[str], str]:
        """The arguments before the cursor's word, and so much of this as there is."""
        words, place = os.environ["COMP_WORDS"].split("\n"), int(os.environ["COMP_CWORD"])
        before, current = words[1:place], (words[place] if place < len(words) else "")
        return [_unquoted(word) for word in before], _unquoted(current)


@add_completion_class
class Bash(Shell):
    """Lines of a kind and a value. Bash breaks words at `=`, and replaces the last part alone."""

    name = "bash"

    def get_completion_args(self) -> tuple[list[str], str]:
        words, place = os.environ["COMP_WORDS"].split("\n"), int(os.environ["COMP_CWORD"])
        joined: list[str] = []
        for word in [*words, ""][1 : place + 1]:
            follows = bool(joined) and (word == "=" or joined[-1].endswith("="))
            if follows and joined[-1].startswith("--"):
                joined[-1] += word
            else:
                joined.append(word)
        *before, current = map(_unquoted, joined)
        return before, current

    def format_completion(self, item: CompletionItem[Any]) -> str:
        return f"{item.type},{item.value}"


@add_completion_class
class Zsh(Shell):
    """Three lines an item: kind, value, what is told of it. Zsh finds the files by itself."""

    name = "zsh"

    def resolved(
        self, items: list[CompletionItem[Any]], _incomplete: str
    ) -> Iterator[CompletionItem[Any]]:
        yield from items

    def format_completion(self, item: CompletionItem[Any]) -> str:
        value = item.value
        if item.type == FILE:
            # A pattern for each ending: zsh takes brackets with one for something else.
            value = " ".join(f"*{suffix}" for suffix in item.suffixes or ("",))
        return f"{_kind(item)}\n{value}\n{_told(item) or NOTHING_TOLD}"


@add_completion_class
class Fish(Shell):
    """A line with the whole word and what is told of it. Fish sees by the end if it is whole."""

    name = "fish"

    def get_completion_args(self) -> tuple[list[str], str]:
        before = [_unquoted(word) for word in os.environ["COMP_WORDS"].split("\n")[1:]]
        return before, _unquoted(os.environ["COMP_CWORD"])

    def complete(self) -> str:
        _, incomplete = self.get_completion_args()
        option = incomplete.removesuffix(_value_begun(incomplete))
        lines = super().complete().splitlines()
        return "\n".join(f"{option}{line}" for line in lines)

    def format_completion(self, item: CompletionItem[Any]) -> str:
        is_folder = item.type == FILE and Path(item.value).expanduser().is_dir()
        value = f"{item.value}/" if is_folder else item.value
        return f"{value}\t{_told(item)}" if _told(item) else value


def files_begun(begun: str, suffixes: tuple[str, ...]) -> Iterator[CompletionItem[Any]]:
    """Folders and files whose names begin so and end in one of these, in any way if in none."""
    folder, _, start = begun.rpartition("/")
    before = begun.removesuffix(start)
    names: list[str] = []
    with suppress(OSError, RuntimeError):
        for path in Path(before if before == "/" else folder).expanduser().iterdir():
            fits = not suffixes or path.name.endswith(suffixes)
            hidden = path.name.startswith(".") and not start.startswith(".")
            if path.name.startswith(start) and not hidden and (fits or path.is_dir()):
                names.append(path.name)
    for name in sorted(names):
        if name.isprintable():
            yield CompletionItem(before + name, type=FILE)


def _kind(item: CompletionItem[Any]) -> str:
    """Click's own items are `plain`; for the scripts a word is whole or it is not."""
    return item.type if item.type in (BEGUN, FILE) else "whole"


def _told(item: CompletionItem[Any]) -> str:
    return " ".join((item.help or "").split())


def _value_begun(incomplete: str) -> str:
    """What is to be completed of `--option=value`, or of any other word."""
    has_value = incomplete.startswith("--") and "=" in incomplete
    return incomplete.partition("=")[2] if has_value else incomplete


def _unquoted(word: str) -> str:
    """A word as the command would get it, also with its closing quote still to come."""
    return "".join(split_arg_string(word)[:1])
