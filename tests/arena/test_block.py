"""A block: the same cards in every seating, settled, each entrant treated alike."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from random import Random

import pytest

from quinola.actions import Action, perform
from quinola.arena import (
    ArenaError,
    Clairvoyant,
    Contestant,
    Entrant,
    Plan,
    Task,
    entrant,
    play_block,
    register,
)
from quinola.arena import entrant as entrant_named
from quinola.arena.entrant import copy_of
from quinola.arena.seating import SEATINGS
from quinola.bots import BOTS, RandomBot
from quinola.match import Match
from quinola.rules import PRESETS, house, preset
from quinola.seats import SEATS
from quinola.view import View, view_of
from tests.arena.entrants import Cheat, Faller, Seer


def plan(
    *entrants: Entrant, rules: str = "classic", deals: int = 8, match: int = 1, seed: str = "s"
) -> Plan:
    return Plan(entrants, [preset(rules)], deals=deals, deals_per_match=match, seed=seed)


def bots(*names: str) -> list[Entrant]:
    return [entrant(name) for name in names]


@pytest.mark.parametrize("rules", PRESETS)
@pytest.mark.parametrize("match", [1, 4])
def test_no_fiche_appears_or_is_lost(rules: str, match: int) -> None:
    contest = plan(*bots("club", "random"), rules=rules, match=match)
    block = play_block(contest, Task(0, 1))
    assert len(block.games) == 10
    assert all(sum(game.net) + game.pool == 0 for game in block.games)
    assert all(game.pool >= 0 for game in block.games)
    assert any(game.net != (0, 0, 0, 0) for game in block.games)


def test_a_game_is_what_a_match_by_hand_comes_to() -> None:
    """Bots and cards made from the plan, the deal driven here, the settlement asked itself."""
    contest, task = plan(*bots("club", "random")), Task(0, 5)
    block = play_block(contest, task)
    for seating, game in zip(contest.seatings, block.games, strict=True):
        (dealt,) = contest.cards(task)
        players = [
            BOTS[("club", "random")[seating.places[seat]]](contest.chance(task, seating, seat))
            for seat in SEATS
        ]
        match = Match(preset("classic"), dealt.dealer)
        deal = match.begin(dealt)
        while deal.turn is not None:
            view = view_of(deal, deal.turn, match.standing())
            perform(deal, deal.turn, players[deal.turn].act(view, 1e9))
        settled = match.settle()
        assert game.net == settled.net
        assert game.pool == settled.pool


def test_two_sit_alone_in_every_seat_and_among_their_own() -> None:
    assert [str(seating) for seating in SEATINGS[2]] == [
        *("ABBB", "BABB", "BBAB", "BBBA"),
        *("BAAA", "ABAA", "AABA", "AAAB"),
        *("AAAA", "BBBB"),
    ]


def test_four_meet_each_other_in_every_place_equally_often() -> None:
    seatings = SEATINGS[4]
    assert len(set(seatings)) == 24
    seats = Counter((who, seat) for s in seatings for seat, who in enumerate(s.places))
    assert set(seats.values()) == {6}
    beside = Counter(
        (s.places[seat], s.places[(seat + way) % 4], way)
        for s in seatings
        for seat in range(4)
        for way in (1, 2, 3)
    )
    assert len(beside) == 4 * 3 * 3
    assert set(beside.values()) == {8}


def test_cards_follow_from_seed_rules_and_number_alone() -> None:
    contest = plan(*bots("club", "random"))
    same = plan(*bots("random", "random", "club", "club"), deals=800)
    assert contest.cards(Task(0, 3)) == same.cards(Task(0, 3))
    others = [
        contest.cards(Task(0, 4)),
        plan(*bots("club", "random"), seed="t").cards(Task(0, 3)),
        plan(*bots("club", "random"), rules="ukrainian").cards(Task(0, 3)),
    ]
    assert all(other != contest.cards(Task(0, 3)) for other in others)
    assert [contest.cards(Task(0, n))[0].dealer for n in range(5)] == [*SEATS, SEATS[0]]


def test_within_a_match_the_deal_passes_on_with_other_cards() -> None:
    contest = plan(*bots("club", "random"), rules="classic", match=4)
    cards = contest.cards(Task(0, 0))
    way = preset("classic").way
    assert [dealt.dealer for dealt in cards] == list(way.round_from(SEATS[0]))
    assert len({dealt.talon for dealt in cards}) == 4


def test_a_block_played_again_is_the_same_but_for_times() -> None:
    contest = plan(*bots("club", "random", "random", "club"), rules="family")
    one, other = (play_block(contest, Task(0, 2)) for _ in range(2))
    assert one.games == other.games
    assert one.games != play_block(contest, Task(0, 3)).games


@pytest.mark.parametrize(("bot", "kind"), [(Faller, "raised"), (Cheat, "illegal")])
def test_a_bot_that_fails_is_replaced_and_counted(bot: type[Faller | Cheat], kind: str) -> None:
    contest = plan(Contestant(bot.name, bot), *bots("random"))
    block = play_block(contest, Task(0, 0))
    again = play_block(contest, Task(0, 0))
    # Alone in four games, one of three in four, and all four in one: 20 hands of 12 decisions.
    assert block.conduct[0].stumbles == {kind: 20 * 12}
    assert block.conduct[1].stumbles == {}
    # The last card, for one, is no choice and not timed.
    assert 20 < block.conduct[0].times.count <= 20 * 11
    assert block.games == again.games
    assert all(sum(game.net) + game.pool == 0 for game in block.games)


def test_ordinary_bots_are_handed_a_view_and_a_deadline_and_nothing_else() -> None:
    handed: set[tuple[type, ...]] = set()

    class Onlooker(RandomBot):
        def act(self, *given: View | float) -> Action:
            handed.add(tuple(map(type, given)))
            view, deadline = given
            assert isinstance(view, View)
            assert isinstance(deadline, float)
            return super().act(view, deadline)

    block = play_block(plan(Contestant("onlooker", Onlooker), *bots("random")), Task(0, 0))
    assert handed == {(View, float)}
    assert not block.conduct[0].stumbles


@pytest.mark.parametrize("rules", ["family", "house"])
def test_a_clairvoyant_gets_a_copy_of_the_whole_deal(rules: str) -> None:
    """In a house with announcements and claims every phase there is comes up."""
    ruleset = house("family", {"claims": "manual"}, "house") if rules == "house" else preset(rules)
    contest = Plan([Clairvoyant("seer", Seer), entrant("club")], [ruleset], deals=1)
    block = play_block(contest, Task(0, 0))
    # It asserts what it sees, and wrecks the copy it is given: neither shows.
    assert block.conduct[0].stumbles == {}
    assert all(sum(game.net) + game.pool == 0 for game in block.games)


def test_a_copy_goes_its_own_way() -> None:
    contest = plan(*bots("random", "random"))
    (dealt,) = contest.cards(Task(0, 0))
    match, rng = Match(preset("classic"), dealt.dealer), Random(3)
    deal = match.begin(dealt)
    while deal.turn is not None:
        copy = copy_of(deal)
        assert copy.events == deal.events
        assert copy.hands == deal.hands
        assert copy.party == deal.party
        assert (copy.turn, copy.phase) == (deal.turn, deal.phase)
        action = rng.choice(view_of(deal, deal.turn, match.standing()).actions())
        perform(copy, deal.turn, action)
        assert len(copy.events) > len(deal.events)
        perform(deal, deal.turn, action)


def refused(reason: str, entrants: Sequence[Entrant], **options: int) -> None:
    with pytest.raises(ArenaError) as caught:
        Plan(entrants, [preset("classic")], **{"deals": 4, **options})  # type: ignore[arg-type]
    assert caught.value.reason == reason


def test_contests_that_cannot_be_held() -> None:
    for names in (["club"], ["club", "random", "club"], ["club"] * 5):
        refused("arena-entrants", bots(*names))
    refused("arena-deals-odd", bots("club", "random"), deals=5, deals_per_match=2)
    twins = [preset("classic"), house("family", {}, "classic")]
    with pytest.raises(ArenaError) as caught:
        Plan(bots("club", "random"), twins, deals=4)
    assert caught.value.reason == "arena-rules-twice"


def test_entrants_are_called_by_name() -> None:
    with pytest.raises(ArenaError, match="there is no bot deep-quinola"):
        entrant_named("deep-quinola")
    with pytest.raises(ValueError, match="club already"):
        register(Contestant("club", RandomBot))
    mine = Clairvoyant("registered-by-a-test", Seer)
    register(mine)
    assert entrant_named("registered-by-a-test") is mine


def test_copies_of_one_bot_are_told_apart() -> None:
    assert plan(*bots("club", "club")).labels == ("club #1", "club #2")
    assert plan(*bots("club", "random", "club", "random")).labels == (
        *("club #1", "random #1", "club #2", "random #2"),
    )
