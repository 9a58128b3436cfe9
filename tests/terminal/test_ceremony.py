"""How the players come by their seats, as it is shown."""

from __future__ import annotations

from collections import Counter
from io import BytesIO, TextIOWrapper

import pytest

from quinola.cards import QUINOLA, Rank
from quinola.rules import PRESETS, preset
from quinola.seating import Seating, turned
from quinola.seats import SEATS, Seat
from quinola.terminal.ceremony import Ceremony, Left
from quinola.terminal.console import Console
from quinola.wording import Words


def hold(
    rules: str, seed: str, sits: Seat | None = None, typed: bytes = b"S\n"
) -> tuple[Seating, list[str]]:
    page = BytesIO()
    console = Console(
        TextIOWrapper(BytesIO(typed), "utf-8"), TextIOWrapper(page, "utf-8", write_through=True)
    )
    seating = Ceremony(preset(rules), seed, sits, console, Words()).hold()
    return seating, page.getvalue().decode().splitlines()


def seeds_with_ace(drawn: bool) -> list[str]:
    """Seeds with which the person draws the ace of the honours, or does not."""
    seeds = [str(number) for number in range(40)]
    return [seed for seed in seeds if (hold("classic", seed)[0].shown[0].rank is Rank.ACE) is drawn]


@pytest.mark.parametrize("rules", PRESETS)
@pytest.mark.parametrize("sits", SEATS)
def test_one_sits_where_one_wishes(rules: str, sits: Seat) -> None:
    for seed in "abcd":
        seating, said = hold(rules, seed, sits, typed=b"")
        assert seating.places[0] is sits
        assert sorted(seating.places) == sorted(SEATS)
        assert f"You ({sits})" in " ".join(said)


@pytest.mark.parametrize("rules", PRESETS)
def test_seats_and_dealer_are_left_to_chance(rules: str) -> None:
    seatings = [hold(rules, str(seed))[0] for seed in range(60)]
    assert len({seating.places for seating in seatings}) > 8
    assert len(Counter(seating.dealer for seating in seatings)) == 4


def test_the_drawer_of_the_ace_chooses_and_deals() -> None:
    for seed in seeds_with_ace(True)[:4]:
        for sits in SEATS:
            seating, said = hold("classic", seed, typed=b"somewhere\n%s\n" % str(sits).encode())
            assert seating.places[0] is sits
            assert seating.dealer is sits
            assert "The seats are N, E, S, W" in said
            assert "First dealer: You" in said


def test_with_the_ace_king_queen_and_jack_follow_in_the_order_of_play() -> None:
    way = preset("classic").way
    for seed in map(str, range(20)):
        seating, said = hold("classic", seed)
        ranks = [card.rank for card in seating.shown]
        assert sorted(ranks) == [Rank.JACK, Rank.QUEEN, Rank.KING, Rank.ACE]
        order = sorted(range(4), key=lambda player: -ranks[player])
        assert [seating.places[player] for player in order] == list(way.round_from(seating.dealer))
        drawn = {"You": "", "Alex": "", "Kim": "", "Robin": ""}
        drawn |= {name: card for name, _, card in (line.partition(": ") for line in said)}
        assert [drawn[name][0] for name in ("You", "Alex", "Kim", "Robin")] == [
            rank.letter for rank in ranks
        ]


def test_one_without_the_ace_is_not_asked() -> None:
    for seed in seeds_with_ace(False)[:4]:
        _, said = hold("classic", seed, typed=b"")
        assert not any(line.endswith("?") for line in said)


@pytest.mark.parametrize("typed", [b"", b"q\n", b"nowhere\n"])
def test_one_may_leave_instead(typed: bytes) -> None:
    with pytest.raises(Left):
        hold("classic", seeds_with_ace(True)[0], typed=typed)


def test_the_jack_of_hearts_makes_the_dealer() -> None:
    for seed in "abcdefgh":
        seating, said = hold("encyclopedia", seed)
        assert seating.shown[-1] is QUINOLA
        last = next(line for line in reversed(said) if "J♥" in line)
        dealer = last.rsplit(", ", 1)[-1].partition(" ")[0]
        assert f"First dealer: {dealer}" in said


def test_a_turned_table_keeps_who_sits_beside_whom() -> None:
    seating, _ = hold("encyclopedia", "turn")
    for sits in SEATS:
        moved = turned(seating, sits)
        assert [(place - sits) % 4 for place in moved.places] == [
            (place - seating.places[0]) % 4 for place in seating.places
        ]
        assert moved.places.index(moved.dealer) == seating.places.index(seating.dealer)
        assert moved.shown == seating.shown
