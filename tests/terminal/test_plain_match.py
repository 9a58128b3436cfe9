"""Whole matches of `quinola play --plain`, by its own process."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest
from rich.cells import cell_len

from quinola.rules import PRESETS
from tests.terminal.sitting import Sitting, first_choice, is_question
from tests.terminal.transcript import Audience, payments, pool, rows, sections

PLAYERS = {"You", "Alex", "Kim", "Robin"}

EACH_PRESET = [
    pytest.param(name, marks=() if name in ("classic", "family") else pytest.mark.slow)
    for name in PRESETS
]
"""Two that differ most, quickly; the rest with the slow tests."""


def play(save: Path, *options: str) -> list[str]:
    with Sitting(save, "--bots", "random", *options) as sitting:
        sitting.play_to_end(sitting.listen())
        assert sitting.leave() == (0, "")
        return sitting.lines


@pytest.mark.parametrize("rules", EACH_PRESET)
def test_a_match_adds_up_and_fits_80_columns(rules: str, tmp_path: Path) -> None:
    lines = play(tmp_path / "match.jsonl", "--rules", rules, "--deals", "3", "--seed", rules)
    assert [line for line in lines if cell_len(line) > 80] == []
    settlements = [part for part in sections(lines, "Deal ") if part[0].endswith("is over")]
    assert len(settlements) == 3
    held = dict.fromkeys(PLAYERS, 0)
    for settlement in settlements:
        end = next(
            (i for i, line in enumerate(settlement) if line.startswith("The match is over")),
            len(settlement),
        )
        told = settlement[:end]
        paid = payments(told)
        nets = rows(told, "balance")
        for player in PLAYERS:
            held[player] += paid[player]
            assert nets[player] == [paid[player], held[player]], told
        assert sum(held.values()) + pool(told) == 0
        points = rows(told, "tricks")
        assert sum(tricks for _, tricks in points.values()) == 11
    last = lines[lines.index("The match is over after 3 deals") :]
    shares = payments(last)
    final = rows(last[last.index("Final balances:") :], "balance")
    assert {player: figures[0] for player, figures in final.items()} == {
        player: held[player] + shares[player] for player in PLAYERS
    }
    assert pool(last) == 0
    assert sum(figures[0] for figures in final.values()) == 0


def test_the_pool_may_be_kept(tmp_path: Path) -> None:
    lines = play(tmp_path / "match.jsonl", "--deals", "1", "--keep-pool", "--seed", "kept")
    last = lines[lines.index("The match is over after 1 deal") :]
    final = rows(last, "balance")
    assert sum(figures[0] for figures in final.values()) == -pool(last)
    assert pool(last) > 0


def test_a_stock_ends_the_match(tmp_path: Path) -> None:
    lines = play(tmp_path / "match.jsonl", "--stock", "30", "--seed", "stock", "--keep-pool")
    totals = [
        [figures[-1] for figures in rows(part, "balance").values()]
        for part in sections(lines, "Deal ")
        if part[0].endswith("is over")
    ]
    assert min(totals[-1]) <= -30
    assert all(min(total) > -30 for total in totals[:-1])


@pytest.mark.parametrize("rules", EACH_PRESET)
@pytest.mark.parametrize(
    "seed", ["one", *(pytest.param(f"more {n}", marks=pytest.mark.slow) for n in range(5))]
)
def test_no_card_is_named_before_it_may_be_known(rules: str, seed: str, tmp_path: Path) -> None:
    save = tmp_path / "match.jsonl"
    rng = Random(seed)
    looks = ["h", "t", "s", "b", "?", "99", "nonsense", "claim", "a"]
    with Sitting(save, "--bots", "random", "--rules", rules, "--deals", "2", "--seed", seed) as it:
        said = it.listen()
        while said and is_question(said[-1]):
            if rng.random() < 0.3 and "Your hand" in " ".join(said):
                said = it.answer(rng.choice(looks))
            else:
                said = it.play_on(said)
        assert it.leave() == (0, "")
        audience = Audience(save)
        assert audience.leaks(it.lines) == []


def test_the_audience_would_notice_a_leak(tmp_path: Path) -> None:
    save = tmp_path / "match.jsonl"
    with Sitting(save, "--bots", "random", "--deals", "1", "--seed", "leak") as it:
        it.play_to_end(it.listen())
        audience = Audience(save)
        dealt, _ = audience.deals[0]
        hidden = next(iter(set(dealt.hands[audience.person.opposite])))
        glyphs = f"{'10' if hidden.rank == 10 else hidden.rank.letter}{hidden.suit.glyph}"
        at = next(i for i, line in enumerate(it.lines) if line.startswith("Dealer: "))
        assert audience.leaks(it.lines) == []
        told = [*it.lines[:at], f"Alex puts {glyphs} aside", *it.lines[at:]]
        assert audience.leaks(told) == [f"Alex puts {glyphs} aside"]


def test_the_same_seed_gives_the_same_match(tmp_path: Path) -> None:
    one = play(tmp_path / "one.jsonl", "--deals", "1", "--seed", "again")
    other = play(tmp_path / "other.jsonl", "--deals", "1", "--seed", "again")
    assert one == other


@pytest.mark.slow
def test_two_seeds_of_its_own_differ(tmp_path: Path) -> None:
    one = play(tmp_path / "one.jsonl", "--deals", "1")
    other = play(tmp_path / "other.jsonl", "--deals", "1")
    assert one[-1].startswith("Seed of the match: ")
    assert one[-1] != other[-1]


def test_bots_of_several_kinds(tmp_path: Path) -> None:
    with Sitting(tmp_path / "m", "--bots", "club,random,club", "--deals", "1", "--seed", "k") as it:
        it.play_to_end(it.listen())
        assert it.leave() == (0, "")
        assert "The match is over after 1 deal" in it.lines


def test_first_choice_reads_a_question() -> None:
    hand = "Your hand: 1 A♠, 2 Q♠; 3 10♥"
    assert first_choice([hand, "You may play: 3 10♥", "Trick 1, led: 2♥. Your card?"]) == "3"
    assert first_choice([hand, "You may play any card", "Trick 2, you lead. Your card?"]) == "1"
