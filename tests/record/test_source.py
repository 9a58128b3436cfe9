"""Bytes to JSON values: encodings, line ends, sizes, and which files are JSON Lines."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from quinola.record import RecordError, match_result, open_source, read_record, replay
from quinola.record import source as source_module
from quinola.record.source import LARGEST_MATCH, parse_json
from tests.record.matches import examples, longer_example


def texts(file: Path, content: bytes) -> list[tuple[int | None, str]]:
    file.write_bytes(content)
    source = open_source(str(file))
    try:
        return list(source.texts())
    finally:
        source.close()


def outcomes(file: Path, content: bytes) -> list[Any]:
    """For each match its settlement, or the reason why it is refused."""
    found: list[Any] = []
    for _, text in texts(file, content):
        try:
            found.append(match_result(replay(read_record(parse_json(text)))))
        except RecordError as error:
            found.append(error.reason)
    return found


@pytest.fixture
def one(tmp_path: Path) -> Path:
    return tmp_path / "match.json"


@pytest.fixture
def lines(tmp_path: Path) -> Path:
    return tmp_path / "matches.jsonl"


def named() -> dict[str, Any]:
    return longer_example() | {"players": {"N": "Мария", "E": "Zoé", "S": "李"}}


RIGHT = match_result(replay(read_record(named())))


@pytest.mark.parametrize("end", ["\n", "\r\n", "\r"])
@pytest.mark.parametrize("mark", ["", "\ufeff"])
@pytest.mark.parametrize("indent", [None, 0, 2, "\t"])
@pytest.mark.parametrize("close", ["", "\n", "\n\n \t\n"])
def test_one_match_in_every_layout(
    one: Path, end: str, mark: str, indent: int | str | None, close: str
) -> None:
    text = mark + json.dumps(named(), ensure_ascii=False, indent=indent) + close
    assert outcomes(one, text.replace("\n", end).encode()) == [RIGHT]


@pytest.mark.parametrize("end", ["\n", "\r\n", "\r"])
@pytest.mark.parametrize("between", ["\n", "\n\n", "\n \t\n", "\n" * 50])
@pytest.mark.parametrize("close", ["", "\n", "\n\n"])
@pytest.mark.parametrize("name", ["matches.jsonl", "matches.ndjson", "matches.txt"])
def test_lines_with_every_end(
    tmp_path: Path, end: str, between: str, close: str, name: str
) -> None:
    line = "\t" + json.dumps(named(), ensure_ascii=False) + "  "
    content = between.join([line] * 3) + close
    found = outcomes(tmp_path / name, content.replace("\n", end).encode())
    assert found == [RIGHT] * 3


def test_two_matches_on_one_line_are_refused(lines: Path) -> None:
    line = json.dumps(named())
    assert outcomes(lines, f"{line}{line}\n{line}\n".encode()) == ["record-not-json", RIGHT]


def test_lines_keep_their_numbers(lines: Path) -> None:
    line = json.dumps(named())
    found = texts(lines, f"\n\n{line}\r\n\r\n{line}".encode())
    assert [number for number, _ in found] == [3, 5]


def test_a_match_laid_out_like_lines_is_one_match(one: Path) -> None:
    record = named()
    deals = ",\n".join(json.dumps(deal) for deal in record.pop("deals"))
    head = json.dumps(record).removesuffix("}")
    assert outcomes(one, f'{head}, "deals": [\n{deals}\n]}}\n'.encode()) == [RIGHT]


def test_lines_are_known_though_the_first_is_broken(one: Path) -> None:
    line = json.dumps(named())
    content = f"{line[:100]}\n{line}\n{line[:100]}\n".encode()
    assert outcomes(one, content) == ["record-not-json", RIGHT, "record-not-json"]


@pytest.mark.parametrize("encoding", ["utf-16", "utf-16-le", "utf-16-be", "utf-32", "cp1251"])
def test_other_encodings_are_refused_whole(one: Path, encoding: str) -> None:
    text = json.dumps(named() | {"players": {"N": "Мария"}}, ensure_ascii=False)
    (reason,) = outcomes(one, text.encode(encoding))
    assert reason in ("record-not-utf8", "record-not-json")


def test_a_line_in_another_encoding_spoils_no_other(lines: Path) -> None:
    line = json.dumps(named(), ensure_ascii=False)
    latin = line.replace("Мария", "José").replace("李", "").encode("latin-1")
    content = b"\n".join([line.encode(), latin, b"\xff\xfe\x00", line.encode()])
    found = outcomes(lines, content)
    assert found == [RIGHT, "record-not-utf8", "record-not-utf8", RIGHT]


@pytest.mark.parametrize("content", [b"", b"\n", b"\xef\xbb\xbf", b" \r\n\t\r\n"])
def test_a_file_with_nothing_in_it(one: Path, lines: Path, content: bytes) -> None:
    assert outcomes(one, content) == ["record-empty"]
    assert outcomes(lines, content) == []


@pytest.mark.parametrize(
    "text",
    [
        "null",
        "0",
        "[]",
        '""',
        "{}",
        "nul",
        "NaN",
        '{"format": "quinola-record"',
        "{'format': 1}",
        '{"a": 1,}',
        '{"a": 01}',
        '{"a": "\n"}',
        '{"a": "\\x"}',
        '{"a": "\x00"}',
        "\x00" * 100,
        "// a comment\n{}",
        '{"a": 1} {"b": 2}',
    ],
)
def test_what_is_no_record_is_refused(one: Path, text: str) -> None:
    (reason,) = outcomes(one, text.encode())
    assert str(reason).startswith("record-")


@pytest.mark.parametrize(
    "number",
    ["NaN", "Infinity", "-Infinity", "1e999", "-1e999", "1" + "0" * 5000, "-" + "9" * 9999],
)
def test_numbers_that_json_cannot_hold_are_refused_everywhere(one: Path, number: str) -> None:
    for field in ("pool", "_x"):
        text = json.dumps(named() | {field: 0}).replace(f'"{field}": 0', f'"{field}": {number}')
        assert number in text
        (reason,) = outcomes(one, text.encode())
        assert reason in ("record-no-number", "record-number-too-long")


@pytest.mark.parametrize(("number", "sound"), [("-0", True), ("0.0", False), ("0e0", False)])
def test_a_whole_number_is_written_as_one(one: Path, number: str, sound: bool) -> None:
    text = json.dumps(named() | {"pool": 0})
    (right,) = outcomes(one, text.encode())
    (found,) = outcomes(one, text.replace('"pool": 0', f'"pool": {number}').encode())
    assert found == (right if sound else "record-pool")


@pytest.mark.parametrize("bracket", ["[", '{"a":', '[{"a":'])
@pytest.mark.parametrize("depth", [500, 2000, 100_000])
def test_deep_nesting_is_refused(one: Path, bracket: str, depth: int) -> None:
    for content in (bracket * depth, json.dumps(named())[:-1] + ', "_x": ' + bracket * depth):
        (reason,) = outcomes(one, content.encode())
        assert reason in ("record-too-deep", "record-not-json")


def test_a_key_twice_is_refused_at_every_level(one: Path) -> None:
    text = json.dumps(named())
    for first, second in (
        ('"version": 1', '"version": 1, "version": 1'),
        ('"dealer": ', '"dealer": "N", "dealer": '),
        ('"players": {', '"players": {"N": "", '),
    ):
        assert outcomes(one, text.replace(first, second, 1).encode()) == ["record-key-twice"]


def test_a_file_cut_anywhere_is_refused(one: Path) -> None:
    content = json.dumps(named(), ensure_ascii=False).encode()
    assert outcomes(one, content) == [RIGHT]
    for length in [
        *range(200),
        *range(200, len(content), 23),
        *range(len(content) - 30, len(content)),
    ]:
        (reason,) = outcomes(one, content[:length])
        assert reason in ("record-not-json", "record-not-utf8", "record-empty"), length


def test_lines_cut_anywhere_lose_the_last_one_only(lines: Path) -> None:
    content = "\n".join(json.dumps(record) for record in examples()[:3]).encode()
    whole = outcomes(lines, content)
    ends = [0, content.index(b"\n"), content.rindex(b"\n"), len(content)]
    rng = Random(1)
    for length in rng.sample(range(len(content)), 150):
        found = outcomes(lines, content[:length])
        sound = sum(length >= end for end in ends[1:])
        assert found[:sound] == whole[:sound]
        assert found[sound:] in ([], ["record-not-json"])


@given(st.binary(max_size=300))
def test_random_bytes_are_refused(tmp_path_factory: pytest.TempPathFactory, content: bytes) -> None:
    folder = tmp_path_factory.mktemp("bytes")
    for name in ("match.json", "matches.jsonl"):
        assert all(str(found).startswith("record-") for found in outcomes(folder / name, content))


@given(
    st.recursive(
        st.none() | st.booleans() | st.integers() | st.floats() | st.text(),
        lambda inner: st.lists(inner) | st.dictionaries(st.text(), inner),
    )
)
def test_random_values_are_refused(value: Any) -> None:
    with pytest.raises(RecordError) as caught:
        read_record(value)
    assert caught.value.say()


def test_a_match_may_be_so_long_and_no_longer(
    one: Path, lines: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    text = json.dumps(named())
    monkeypatch.setattr(source_module, "LARGEST_MATCH", len(text))
    assert outcomes(one, text.encode()) == [RIGHT]
    assert outcomes(one, f" {text}".encode()) == ["record-too-large"]
    assert outcomes(lines, f"{text}\n{text}".encode())[1] == RIGHT
    longer = text[:-1] + " " * len(text) * 3 + "}"
    found = outcomes(lines, f"{longer}\n{text[:-1]} }}\n{text}".encode())
    assert found == ["record-too-large", "record-too-large", RIGHT]


def test_the_limit_is_told(one: Path) -> None:
    with pytest.raises(RecordError) as caught:
        parse_json(" " * (LARGEST_MATCH + 1))
    assert f"{LARGEST_MATCH:,}" in caught.value.say()
