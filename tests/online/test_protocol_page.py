"""`docs/protocol.md` shows every message, as it was sent in a real run."""

from __future__ import annotations

import json
from typing import get_args

import msgspec
import pytest

from quinola.online.commands import LARGEST_FRAME, LONGEST_LINE, FromClient, read_frame
from quinola.online.live_table import MOST_MISSES
from quinola.online.messages import AnyEvent, FromServer, read_message
from quinola.online.names import LONGEST_NAME
from quinola.online.place import ANSWERS
from quinola.online.streams import KEPT
from tests.online.examples import PAGE, Run, brought_up_to_date, examples

TEXT = PAGE.read_text(encoding="utf-8")


@pytest.fixture(scope="module")
def run() -> Run:
    return Run()


def test_the_examples_are_those_of_a_real_run(run: Run) -> None:
    """`python -m tests.online.examples` brings them up to date."""
    assert brought_up_to_date(TEXT, run.shown) == TEXT


def test_every_message_has_an_example() -> None:
    shown = dict(examples(TEXT))
    types = {value.get("type") for value in shown.values()}
    kinds = {value["event"]["kind"] for value in shown.values() if value.get("type") == "told"}
    for union, met in ((FromClient, types), (FromServer, types), (AnyEvent, kinds)):
        tags = {kind.__struct_config__.tag for kind in get_args(union)}
        assert tags <= met, tags - met


def test_the_examples_are_messages() -> None:
    from_client = {kind.__struct_config__.tag for kind in get_args(FromClient)}
    for value in dict(examples(TEXT)).values():
        text = json.dumps(value)
        message = read_frame(text) if value["type"] in from_client else read_message(text)
        assert json.loads(msgspec.json.encode(message)) == value


@pytest.mark.parametrize("limit", [LARGEST_FRAME, LONGEST_LINE, LONGEST_NAME, KEPT, ANSWERS])
def test_the_limits_are_those_that_hold(limit: int) -> None:
    assert f" {limit} " in TEXT.replace("\n", " ")
    assert MOST_MISSES == 2
    assert "twice in a row" in TEXT
