"""What may stand for the values that the commands take, for shells to complete.

Each function here, or what it returns, is an option's or argument's `shell_complete`.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

import click
from click.shell_completion import CompletionItem

Completer = Callable[[click.Context, click.Parameter, str], list[CompletionItem[Any]]]

FILE: Final = "file"
"""An item of this type stands for the files whose names end in one of its `suffixes`."""

BEGUN: Final = "begun"
"""An item of this type is no whole word yet: no space follows it."""

RECORDS: Final = (".json", ".jsonl")
RULES: Final = (".toml",)


def files(*suffixes: str) -> Completer:
    """Files with these endings; all files if there are none."""

    def complete(
        _context: click.Context, _parameter: click.Parameter, _begun: str
    ) -> list[CompletionItem[Any]]:
        return [CompletionItem("", type=FILE, suffixes=suffixes)]

    return complete


def rulesets(*others: str) -> Completer:
    """The presets, whatever else may stand for rules, and files of a house's own."""

    def complete(
        _context: click.Context, _parameter: click.Parameter, begun: str
    ) -> list[CompletionItem[Any]]:
        from quinola.rules import PRESETS

        named = [CompletionItem(name) for name in (*PRESETS, *others) if name.startswith(begun)]
        return [*named, CompletionItem("", type=FILE, suffixes=RULES)]

    return complete


def bot(
    _context: click.Context, _parameter: click.Parameter, begun: str
) -> list[CompletionItem[Any]]:
    """The levels of bots."""
    from quinola.bots import BOTS

    return [CompletionItem(name) for name in BOTS if name.startswith(begun)]


def opponents(
    _context: click.Context, _parameter: click.Parameter, begun: str
) -> list[CompletionItem[Any]]:
    """One level, or three with commas between them."""
    from quinola.bots import BOTS
    from quinola.terminal.opponents import OPPONENTS

    before, _, last = begun.rpartition(",")
    named = [*filter(None, before.split(","))]
    if len(named) >= OPPONENTS:
        return []
    whole = (0, OPPONENTS - 1)
    items = []
    for name in BOTS:
        if name.startswith(last):
            word = ",".join([*named, name])
            if len(named) in whole:
                items.append(CompletionItem(word))
            if len(named) < OPPONENTS - 1 and (named or last == name):
                items.append(CompletionItem(f"{word},", type=BEGUN))
    return items
