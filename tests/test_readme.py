"""What the README shows is what comes out."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path

from quinola.rules import PRESETS, house
from tests.cli.running import run

ROOT = Path(__file__).parent.parent
TEXT = (ROOT / "README.md").read_text(encoding="utf-8")


def indented(first: str) -> str:
    """The block of indented lines that begins with this one, blank lines inside included."""
    block = re.search(rf"^    {re.escape(first)}\n((?:    .*\n|\n(?=    ))*)", TEXT, re.MULTILINE)
    assert block, first
    return re.sub("^    ", "", block[1], flags=re.MULTILINE)


def test_the_settled_example_comes_out_as_shown() -> None:
    shown = indented("$ quinola settle docs/examples/quinola-placed.json")
    done = run("settle", ROOT / "docs/examples/quinola-placed.json")
    assert done.stdout.decode("utf-8") == shown


def test_the_house_rules_shown_are_sound() -> None:
    options = tomllib.loads('preset = "family"\n' + indented('preset = "family"'))
    assert house(options.pop("preset"), options).stake == 10


def test_every_rule_set_is_listed() -> None:
    assert re.findall(r"^\| `(\w+)` \| (?!whether|who|the hands)", TEXT, re.MULTILINE) == list(
        PRESETS
    )


def test_every_link_leads_somewhere() -> None:
    links = re.findall(r"\]\(([^)#]+)\)", TEXT)
    assert len(links) > 5
    for link in links:
        assert (ROOT / link).exists(), link
