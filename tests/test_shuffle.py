"""Committed shuffles: even, the same for the same seed, and found out when anything is changed."""

from __future__ import annotations

import hashlib
import hmac
import json
import re
from collections import Counter
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest
from click.testing import CliRunner
from hypothesis import given

from quinola.cards import Card
from quinola.cli import quinola
from quinola.dealing import verify_dealt
from quinola.locale import LANGUAGES
from quinola.rules import Ruleset, preset
from quinola.seats import SEATS, Seat
from quinola.shuffle import (
    LARGEST_PROOF,
    Proof,
    ShuffleError,
    commitment_to,
    deal_from,
    read_proof,
    shuffled,
    verify,
)
from tests.strategies import random_ruleset, randoms

TEXT = (Path(__file__).parents[1] / "docs" / "shuffle.md").read_text(encoding="utf-8")
EXAMPLE = re.findall(r"```json\n(.*?)```", TEXT, re.DOTALL)[0]
SEED = bytes(range(32))


def proof_of(ruleset: Ruleset, seed: bytes = SEED, number: int = 3, dealer: Seat = Seat.N) -> Proof:
    return Proof.of(seed, number, deal_from(seed, dealer, ruleset), ruleset)


def by_the_page(value: dict[str, Any]) -> list[str]:
    """The order of the pack worked out as the page tells it, with nothing of the program."""
    seed = bytes.fromhex(value["seed"])
    ranks = [rank for rank in "23456789TJQKA" if rank != value["removed_rank"]]
    pack = [rank + suit for suit in "shdc" for rank in ranks]
    numbers: list[int] = []
    for block in range(100):
        message = f"quinola/shuffle/1/block\n{block}".encode("ascii")
        digest = hmac.new(seed, message, hashlib.sha256).digest()
        numbers += [int.from_bytes(digest[at : at + 4], "big") for at in range(0, 32, 4)]
    for last in range(47, 0, -1):
        fair = 2**32 - 2**32 % (last + 1)
        while (number := numbers.pop(0)) >= fair:
            continue
        other = number % (last + 1)
        pack[last], pack[other] = pack[other], pack[last]
    return pack


def test_the_page_tells_how_it_is_done() -> None:
    value = json.loads(EXAMPLE)
    assert by_the_page(value) == value["pack"]
    text = f"quinola/shuffle/1/commitment\n{value['deal']}\n{value['seed']}"
    assert hashlib.sha256(text.encode("ascii")).hexdigest() == value["commitment"]
    proof = read_proof(EXAMPLE)
    verify(proof)
    assert proof == proof_of(preset("classic"))
    fields = {field.name for field in msgspec.structs.fields(Proof)}
    assert {name for name in fields if f"`{name}`" in TEXT} == fields


@given(rng=randoms)
def test_any_seed_deals_a_whole_pack_that_verifies(rng: Random) -> None:
    ruleset, seed, dealer = random_ruleset(rng), rng.randbytes(32), rng.choice(SEATS)
    verify_dealt(ruleset, deal_from(seed, dealer, ruleset))
    proof = proof_of(ruleset, seed, rng.randrange(1, 1000), dealer)
    verify(read_proof(msgspec.json.encode(proof)))
    assert by_the_page(msgspec.to_builtins(proof)) == proof.pack


def test_every_card_is_as_likely_in_every_place() -> None:
    """10,000 shuffles of 48 cards: no count of a card in a place is off by five sigma."""
    pack, rounds = preset("classic").pack, 10_000
    rng, counts = Random(7), Counter[tuple[Card, int]]()
    for _ in range(rounds):
        counts.update(zip(shuffled(pack, rng.randbytes(32)), range(48), strict=True))
    mean, sigma = rounds / 48, (rounds / 48 * 47 / 48) ** 0.5
    assert len(counts) == 48 * 48
    assert max(abs(count - mean) for count in counts.values()) < 5 * sigma


def test_numbers_that_would_favour_small_ones_are_passed_over(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """For n = 48 the numbers from 2³² − 16 on are not fair, the one before them is."""
    from quinola import shuffle

    most = 2**32 - 2**32 % 48
    numbers = [most, 2**32 - 1, most - 1, *[0] * 46]
    monkeypatch.setattr(shuffle, "_numbers", lambda seed: iter(numbers))
    pack = preset("classic").pack
    # 47 is drawn for place 47, then 0 for every other: the first card goes round.
    assert shuffled(pack, SEED) == (*pack[1:47], pack[0], pack[47])


@pytest.mark.parametrize("size", [0, 31, 33])
def test_a_seed_has_32_bytes(size: int) -> None:
    with pytest.raises(ValueError, match="32 bytes"):
        shuffled(preset("classic").pack, bytes(size))
    with pytest.raises(ValueError, match="32 bytes"):
        commitment_to(bytes(size), 1)


def changed(**fields: Any) -> Proof:
    return msgspec.structs.replace(proof_of(preset("classic")), **fields)


def swapped(cards: list[str]) -> list[str]:
    return [cards[1], cards[0], *cards[2:]]


SOUND = proof_of(preset("classic"))


@pytest.mark.parametrize(
    ("proof", "reason"),
    [
        (changed(deal=4), "shuffle-commitment"),
        (changed(seed="00" * 32), "shuffle-commitment"),
        (changed(commitment="00" * 32), "shuffle-commitment"),
        (changed(pack=swapped(SOUND.pack)), "shuffle-pack"),
        (changed(removed_rank="2"), "shuffle-pack"),
        (changed(dealer="E"), "shuffle-hand"),
        (changed(direction="clockwise"), "shuffle-hand"),
        (changed(hands={}), "shuffle-hand"),
        (changed(hands={**SOUND.hands, "E": "nonsense"}), "shuffle-hand"),
        (changed(talon=swapped(SOUND.talon)), "shuffle-talon"),
    ],
)
def test_whatever_is_changed_is_found_out(proof: Proof, reason: str) -> None:
    with pytest.raises(ShuffleError) as refusal:
        verify(proof)
    assert refusal.value.reason == reason


@pytest.mark.parametrize(
    "text",
    ["", "null", "[]", "{}", "[" * 100_000, '{"format":"quinola-shuffle"}', '{"seed":"\\ud800"}'],
)
def test_what_is_no_proof_is_refused(text: str) -> None:
    with pytest.raises(ShuffleError):
        read_proof(text)


def test_what_is_too_long_is_not_read() -> None:
    with pytest.raises(ShuffleError) as refusal:
        read_proof(b" " * (LARGEST_PROOF + 1))
    assert refusal.value.reason == "shuffle-too-large"


def run(file: str, text: str | None = None, **variables: str) -> Any:
    return CliRunner().invoke(quinola, ["verify-shuffle", file], input=text, env=variables)


def test_the_command_says_that_a_deal_holds(tmp_path: Path) -> None:
    file = tmp_path / "deal.json"
    file.write_text(EXAMPLE, encoding="utf-8")
    result = run(str(file))
    assert (result.exit_code, result.stderr) == (0, "")
    assert result.stdout.startswith("deal 3 holds")
    assert run("-", EXAMPLE).stdout == result.stdout


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_command_says_what_does_not_hold(language: str) -> None:
    text = msgspec.json.encode(changed(pack=swapped(SOUND.pack))).decode()
    result = run("-", text, LC_ALL=f"{language}.UTF-8")
    assert (result.exit_code, result.stdout) == (1, "")
    assert "4♥" in result.stderr
    assert len(result.stderr.splitlines()) == 1


def test_a_file_that_is_not_there_is_an_error_of_usage(tmp_path: Path) -> None:
    result = run(str(tmp_path / "none.json"))
    assert result.exit_code == 2
    assert "none.json" in result.stderr
