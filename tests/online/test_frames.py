"""Whatever a client sends is a message or a refusal, and nothing else happens."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from quinola import locale
from quinola.locale import LANGUAGES
from quinola.online.commands import LARGEST_FRAME, Act, FrameError, Hello, read_frame
from quinola.online.messages import Refused
from quinola.online.schema import schema_text
from quinola.online.telling import refused
from tests.online.seating import club_of_four, token

HOSTILE = [
    b"null",
    b"0",
    b'""',
    b"[]",
    b"{}",
    b"[" * 4000,
    b'{"type":"act","id":' + b"[" * 2000,
    b'{"type":"nothing"}',
    b'{"type":"act","id":"a","action":"play 7c","seen":NaN}',
    b'{"type":"act","id":"a","action":"play 7c","seen":' + b"9" * 400 + b"}",
    b'{"type":"act","id":"a","action":"play 7c","seen":-1}',
    b'{"type":"act","id":"a","action":"play 7c","seen":true}',
    b'{"type":"act","id":"a","action":"play 10c","seen":1}',
    b'{"type":"act","id":"","action":"pass","seen":1}',
    b'{"type":"act","id":"' + b"x" * 37 + b'","action":"pass","seen":1}',
    b'{"type":"act","id":"a","action":"pass","seen":1,"seat":"N"}',
    b'{"type":"say","id":"a","text":"\\ud800"}',
    b'{"type":"say","id":"a","text":""}',
    b'{"type":"say","id":"a","text":"' + b"x" * 281 + b'"}',
    b'{"type":"leave","id":"a","__proto__":{}}',
    b'{"type":"hello","table":"t","token":"short"}',
    b"\xff\xfe",
    b"\x00",
    b"",
]


@pytest.mark.parametrize("frame", HOSTILE, ids=range(len(HOSTILE)))
def test_hostile_frames_are_refused(frame: bytes) -> None:
    with pytest.raises(FrameError) as refusal:
        read_frame(frame)
    assert refusal.value.reason == "frame-broken"


def test_a_newline_after_an_action_is_refused_by_the_table() -> None:
    """Python's pattern lets it pass; reading the action does not."""
    message = read_frame(b'{"type":"act","id":"a","action":"play 7c\\n","seen":1}')
    assert isinstance(message, Act)
    club = club_of_four()
    answer = club.act(club.table.asked[0], message.action)
    assert isinstance(answer, Refused)
    assert answer.reason == "frame-broken"


def test_a_long_frame_is_not_read() -> None:
    with pytest.raises(FrameError) as refusal:
        read_frame(b" " * (LARGEST_FRAME + 1))
    assert refusal.value.reason == "frame-large"


@given(frame=st.binary(max_size=200) | st.text(max_size=100).map(json.dumps))
def test_bytes_at_random_are_refused(frame: bytes | str) -> None:
    with pytest.raises(FrameError) as refusal:
        read_frame(frame)
    assert refusal.value.say()


def test_a_hello_is_read() -> None:
    text = json.dumps({"type": "hello", "table": "t", "token": token("Anna"), "seen": 7})
    assert read_frame(text) == Hello(table="t", token=token("Anna"), seen=7)


def test_the_published_schema_is_that_of_the_types() -> None:
    """`python -m quinola.online.schema > docs/protocol.schema.json` brings it up to date."""
    published = Path(__file__).parents[2] / "docs" / "protocol.schema.json"
    assert published.read_text(encoding="utf-8") == schema_text()
    schema: dict[str, Any] = json.loads(schema_text())
    names = set(schema["$defs"])
    assert {"fromClient", "fromServer", "settings", "Hello", "Told", "Refused"} <= names


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_broken_frame_can_be_told_in_every_language(language: str) -> None:
    with pytest.raises(FrameError) as refusal:
        read_frame(b"null")
    message = refused(None, refusal.value)
    assert message.id is None
    params = {name: word.text or word.number for name, word in message.params.items()}
    assert locale.say(message.reason, language, **params)
