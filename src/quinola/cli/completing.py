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
    """The levels of bots, and the policies by themselves."""
    return [CompletionItem(name) for name in _entrants() if name.startswith(begun)]


def opponents(
    _context: click.Context, _parameter: click.Parameter, begun: str
) -> list[CompletionItem[Any]]:
    """One level, or three with commas between them."""
    from quinola.bots import BOTS
    from quinola.terminal.opponents import OPPONENTS

    return _one_or_all(list(BOTS), OPPONENTS, begun)


def table(
    _context: click.Context, _parameter: click.Parameter, begun: str
) -> list[CompletionItem[Any]]:
    """One bot for all seats, or four with commas between them."""
    return _one_or_all(_entrants(), 4, begun)


def _entrants() -> list[str]:
    from quinola.bots import BOTS
    from quinola.bots.policies import POLICY_BOTS

    return [*BOTS, *(bot.name for bot in POLICY_BOTS)]


def _one_or_all(names: list[str], count: int, begun: str) -> list[CompletionItem[Any]]:
    """One name, or so many with commas between them."""
    before, _, last = begun.rpartition(",")
    named = [*filter(None, before.split(","))]
    if len(named) >= count:
        return []
    items = []
    for name in names:
        if name.startswith(last):
            word = ",".join([*named, name])
            if len(named) in (0, count - 1):
                items.append(CompletionItem(word))
            if len(named) < count - 1 and (named or last == name):
                items.append(CompletionItem(f"{word},", type=BEGUN))
    return items
