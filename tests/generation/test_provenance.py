"""Where data come from is told with them, and all of it."""

from __future__ import annotations

import hashlib
from importlib.metadata import version
from importlib.resources import files
from pathlib import Path

import pytest

from quinola import __version__
from quinola.generation import GenerationError, generate, provenance
from quinola.rules import OPTIONS, house, preset
from tests.generation.readable import plan_of

# The kernels behind it take half a minute to compile, and nothing else needs them.
pytestmark = pytest.mark.slow


def test_all_that_decides_the_data_is_told(tmp_path: Path) -> None:
    ruleset = house("family", {"stake": 7}, "vera")
    players = "random,club-policy,random,random"
    plan = plan_of("deals", ruleset, players, deals=6, deals_per_match=2, skip=4, seed="9")
    generate(plan, tmp_path / "a.jsonl")
    told = provenance(tmp_path / "a.jsonl")
    weights = files("quinola.bots").joinpath("nets/club.npz").read_bytes()
    assert told["kind"] == "deals"
    assert told["quinola"] == __version__
    assert told["versions"]["numba"] == version("numba")
    assert told["rules"]["name"] == "vera"
    assert told["rules"]["options"].keys() == OPTIONS.keys()
    assert told["rules"]["options"]["quinola_placed"] == 7
    assert told["players"]["E"] == {
        "name": "club-policy",
        "clairvoyant": False,
        "weights": {"club": f"sha256:{hashlib.sha256(weights).hexdigest()}"},
    }
    assert told["players"]["N"]["weights"] == {}
    terms = ("seed", "deals", "deals_per_match", "skip")
    assert [told[term] for term in terms] == ["9", 6, 2, 4]
    again = house(told["rules"]["preset"], told["rules"]["options"], "vera")
    assert again.in_fiches == ruleset.in_fiches


def test_the_weights_of_the_levels_are_told(tmp_path: Path) -> None:
    plan = plan_of("deals", preset("classic"), "master,random,expert,club", deals=0)
    generate(plan, tmp_path / "a.jsonl")
    players = provenance(tmp_path / "a.jsonl")["players"]
    assert {seat: list(player["weights"]) for seat, player in players.items()} == {
        "N": ["master", "club"],
        "E": [],
        "S": ["expert", "club"],
        "W": [],
    }


@pytest.mark.parametrize("text", ["", "{}", "[]", "nonsense", '{"format": "quinola-arena"}'])
def test_what_is_no_provenance_is_refused(text: str, tmp_path: Path) -> None:
    (tmp_path / "a.jsonl.provenance.json").write_text(text, encoding="utf-8")
    with pytest.raises(GenerationError, match=r"nothing tells where .*a\.jsonl comes from"):
        provenance(tmp_path / "a.jsonl")


def test_without_a_file_that_tells_there_is_no_provenance(tmp_path: Path) -> None:
    with pytest.raises(FileNotFoundError):
        provenance(tmp_path / "a.jsonl")
