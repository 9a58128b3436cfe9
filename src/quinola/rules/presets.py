"""Where rule sets come from: the presets, a house's TOML file, a record's header."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Any, Final

from quinola.rules.ruleset import OPTIONS, Ruleset, RulesetError, build, option_faults, raise_all

PRESETS: Final = ("classic", "ukrainian", "family", "encyclopedia", "academy")

LONGEST_NAME: Final = 60
LARGEST_FILE: Final = 64 * 1024
"""Bytes; a rule set is a page of text, and anything longer is not one."""


@cache
def preset(name: str) -> Ruleset:
    """One of the five. Raises `RulesetError` for any other name."""
    if name not in PRESETS:
        shown = name[:LONGEST_NAME] or "''"
        raise RulesetError("preset-unknown", name=shown, allowed=", ".join(PRESETS))
    text = files("quinola.rules").joinpath(f"presets/{name}.toml").read_text(encoding="utf-8")
    table = tomllib.loads(text)
    return build(
        name=name,
        preset=name,
        sources=tuple(table["sources"]),
        base=table["options"],
        overrides={},
    )


def house(preset_name: object, options: object, name: str | None = None) -> Ruleset:
    """A preset with options overridden, as a record's header or a house file gives them.

    Raises `RulesetError` if the preset is unknown or an option is not to be had so.
    """
    if not isinstance(options, Mapping):
        raise RulesetError("options-no-table")
    try:
        base = _base(preset_name)
    except RulesetError as error:
        raise_all([error, *option_faults(options)])
        raise
    if not options and name is None:
        return base
    return build(
        name=name or base.name,
        preset=base.preset,
        sources=base.sources,
        base=base.written,
        overrides=options,
    )


def _base(name: object) -> Ruleset:
    if not isinstance(name, str):
        raise RulesetError("preset-missing", allowed=", ".join(PRESETS))
    return preset(name)


def from_toml(path: Path) -> Ruleset:
    """A house rule set: `preset`, perhaps a `name`, and options, at the top or under `[options]`.

    Raises `RulesetError` that names the file, the option and what is allowed, and `OSError` if
    the file cannot be read.
    """
    try:
        return _house_from(_table(path), default_name=path.stem)
    except RulesetError as error:
        for fault in (error, *error.further):
            fault.source = str(path)
        raise


def ruleset_named(name: str) -> Ruleset:
    """A preset by its name, else a house's file. Raises `RulesetError` and `OSError`."""
    is_file = name.endswith(".toml") or (name != "" and Path(name).exists())
    return from_toml(Path(name)) if is_file and name not in PRESETS else preset(name)


def _table(path: Path) -> dict[str, Any]:
    with path.open("rb") as file:
        raw = file.read(LARGEST_FILE + 1)
    if len(raw) > LARGEST_FILE:
        raise RulesetError("toml-too-large", most=LARGEST_FILE)
    try:
        return tomllib.loads(raw.decode("utf-8-sig").replace("\r\n", "\n"))
    except UnicodeDecodeError:
        raise RulesetError("not-utf8") from None
    except RecursionError:
        raise RulesetError("nested-too-deep") from None
    except ValueError as error:
        # TOML's own errors say the line and column; a number too long for Python says its length.
        raise RulesetError("toml-broken", error=str(error)[:200]) from None


def _house_from(table: dict[str, Any], default_name: str) -> Ruleset:
    preset_name = table.pop("preset", None)
    name = table.pop("name", default_name[:LONGEST_NAME])
    faults = []
    if not isinstance(name, str) or not name.isprintable() or not 0 < len(name) <= LONGEST_NAME:
        faults.append(RulesetError("ruleset-name", option="name", most=LONGEST_NAME))
        name = None
    under_heading = table.pop("options", {})
    if not isinstance(under_heading, Mapping):
        faults.append(RulesetError("options-no-table", option="options"))
        under_heading = {}
    for key, value in list(table.items()):
        if key in under_heading:
            faults.append(RulesetError("option-twice", option=key))
        if key not in OPTIONS and isinstance(value, Mapping):
            faults.append(RulesetError("toml-unknown-table", option=key[:LONGEST_NAME]))
            del table[key]
    try:
        ruleset = house(preset_name, {**table, **under_heading}, name=name)
    except RulesetError as error:
        faults.append(error)
    raise_all(faults)
    return ruleset
