"""S4: the stakes, and who pays the party to whom.

W deals in these outcomes, so in the order of play the seats rank S, E, N, W. Unless told otherwise
E has no points and wins, S has 20 and loses, and the party is worth the four that are added.
"""

import pytest

from quinola.deal import Deal
from quinola.ledger import POOL
from quinola.match import Match
from quinola.outcome import Irregularity, Outcome, outcome_of
from quinola.rules import preset
from quinola.seats import Seat
from quinola.settlement import settle
from tests.dealing import E, N, S, W, outcome, payments, placed, reversis
from tests.rules.S4 import ordinary_deal
from tests.telling import decline_all, play_out, play_tricks, rules_cited, suits_apart

ENCYCLOPEDIA = preset("encyclopedia")


@pytest.mark.parametrize("dealer", [N, E, S, W])
def test_S4_06_the_dealer_stakes_fifteen_and_the_others_ten(dealer: Seat) -> None:
    """45 make the remise."""
    settled = settle(outcome(dealer=dealer), ENCYCLOPEDIA)
    others = [seat for seat in (N, E, S, W) if seat is not dealer]
    assert payments(settled, "stake") == {(dealer, POOL): 15, **{(o, POOL): 10 for o in others}}
    assert rules_cited(settled, "stake") == {"S4-06"}
    # 15 + 3 × 10 = 45
    assert settled.remise == 45


def test_S4_07_a_remise_not_won_is_not_staked_again() -> None:
    """Nobody drew it: it lies there for the next deal, and whatever was added with it."""
    first = settle(outcome(), ENCYCLOPEDIA)
    assert not first.drawn
    assert first.pool == 45
    second = settle(outcome(), ENCYCLOPEDIA, pool=first.pool, drawn_before=first.drawn)
    assert payments(second, "stake") == {}
    assert second.remise == 45


def test_S4_07_a_discarded_quinola_wins_it_and_new_stakes_are_put_in() -> None:
    """In the ordinary deal W draws 45 with the quinola; N deals next and stakes fifteen."""
    match = Match(ENCYCLOPEDIA, E)
    play_tricks(decline_all(match.begin(ordinary_deal.DEALT), "Qc"), ordinary_deal.TRICKS)
    match.settle()
    assert match.pool == 0
    balances = list(match.balances)
    match.begin(suits_apart(ENCYCLOPEDIA, N, "Qc Qd Qh Qs"))
    standing = match.standing()
    assert standing.pool == 45
    paid = [had - has for had, has in zip(balances, standing.balances, strict=True)]
    assert paid == [15, 10, 10, 10]


def test_S4_07_a_reversis_wins_it_and_new_stakes_are_put_in_on_what_has_come_since() -> None:
    """S draws 45; a fine of 2 lies there when the next deal begins, and 45 are added."""
    match = Match(ENCYCLOPEDIA, W)
    # S, the dealer's right, leads diamonds and takes every trick.
    deal = match.begin(suits_apart(ENCYCLOPEDIA, W, "Qd Jh Qs Qc"), [Irregularity(N, "revoke")])
    play_out(decline_all(deal, "Qc"))
    settled = match.settle().settlement
    assert payments(settled, "reversis-draws") == {(POOL, S): 45}
    assert match.pool == 2
    match.begin(suits_apart(ENCYCLOPEDIA, S, "Qh Qs Qc Qd"))
    # 2 + 15 + 3 × 10 = 47
    assert match.standing().pool == 47


def test_S4_07_stakes_follow_a_win_once() -> None:
    """A void deal between does not forget the win; the deal after the new stakes has none."""
    match = Match(ENCYCLOPEDIA, W)
    play_out(decline_all(match.begin(suits_apart(ENCYCLOPEDIA, W, "Qd Jh Qs Qc")), "Qc"))
    match.settle()
    match.void("misdeal", [Irregularity(S, "misdeal")])
    assert match.pool == 1
    deal = decline_all(match.begin(ordinary_deal.DEALT), "Qc")
    assert match.standing().pool == 46
    play_tricks(deal, ordinary_deal.TRICKS)
    match.settle()
    assert match.pool == 0


def test_S4_08_most_points_pays_fewest_the_points_aside_and_four() -> None:
    """S has 20 points and pays E, who has none; N and W pay and get nothing, nor does the pool."""
    settled = settle(outcome(party_points=9), ENCYCLOPEDIA, pool=45)
    # 9 + 4 = 13
    assert payments(settled) == {(S, E): 13}
    assert rules_cited(settled, "party") == {"S4-08"}
    assert settled.net == (0, 13, -13, 0)
    assert settled.pool == 45


def test_S4_08_the_four_is_due_also_when_all_four_cards_are_blank() -> None:
    """A party of no points is worth four."""
    assert payments(settle(outcome(), ENCYCLOPEDIA, pool=45)) == {(S, E): 4}


@pytest.mark.parametrize(
    ("aside", "points"),
    [
        ("Ad Jh Ks Qc", 14),  # 5 + 4 + 3 + 2
        ("Jd Ah Js Ac", 10),  # 1 + 4 + 1 + 4
        ("2d 9h 2s 9c", 0),
    ],
)
def test_S4_08_cards_aside_count_as_they_do_in_tricks(aside: str, points: int) -> None:
    """The ace of diamonds 5 and the quinola 4 there too; the four is added to all."""
    deal = decline_all(Deal(ENCYCLOPEDIA, suits_apart(ENCYCLOPEDIA, W, aside)), aside.split()[3])
    finished = outcome_of(play_out(deal))
    assert finished.party_points == points
    assert settle(finished, ENCYCLOPEDIA).verdict.worth == points + 4


def test_S4_08_points_go_before_tricks() -> None:
    """Three points in five tricks beat five points in one trick."""
    told = outcome(points=(12, 3, 20, 5), tricks=(2, 5, 3, 1))
    assert payments(settle(told, ENCYCLOPEDIA, pool=45)) == {(S, E): 4}


def test_S4_08_in_a_deal_played_with_cards() -> None:
    """The ordinary deal to the last fiche."""
    match = Match(ENCYCLOPEDIA, E)
    play_tricks(decline_all(match.begin(ordinary_deal.DEALT), "Qc"), ordinary_deal.TRICKS)
    settled = match.settle().settlement
    # E, most points, pays W across the table: (2 + 4) × 2 = 12.
    assert payments(settled, "party") == {(E, W): 12}
    # Trick 1: S's ace of spades forced by N opposite, 2. Trick 5: W's ace of clubs forced by N, 1.
    # Trick 9: W's quinola placed: 5 from N and S, 10 from E, and the 45. Trick 10: S's ace of
    # diamonds placed on E's trick, 2 × 2 = 4.
    # N -10 +2 +1 -5 = -12, E -15 -12 -10 -4 = -41, S -10 -2 -5 +4 = -13,
    # W -10 +12 -1 +20 +45 = 66
    assert settled.net == (-12, -41, -13, 66)
    assert settled.pool == 0


def test_S4_09_equal_points_fewer_tricks() -> None:
    """N and E both have 2 points: E with one trick wins over N with two, and so in any seat."""
    told = outcome(points=(2, 2, 20, 20), tricks=(2, 1, 5, 3))
    # Of S and W, with 20 each, S has more tricks and pays.
    assert payments(settle(told, ENCYCLOPEDIA, pool=45)) == {(S, E): 4}
    told = outcome(points=(2, 2, 20, 20), tricks=(1, 2, 4, 5))
    # N wins, W pays, next to each other.
    assert payments(settle(told, ENCYCLOPEDIA, pool=45)) == {(W, N): 4}


@pytest.mark.parametrize(("better", "worse"), [(S, E), (S, N), (S, W), (E, N), (E, W), (N, W)])
def test_S4_09_then_the_nearest_to_the_dealer_in_the_order_of_play(
    better: Seat, worse: Seat
) -> None:
    """W deals, so S, E, N and last W: of two equals the first wins, or, losing, the second pays."""
    loser = next(seat for seat in (W, N, E, S) if seat not in (better, worse))
    points, tricks = [18, 18, 18, 18], [4, 4, 4, 4]
    points[loser] = 22
    for seat in (better, worse):
        points[seat], tricks[seat] = 0, 1
    verdict = settle(_outcome(points, tricks), ENCYCLOPEDIA).verdict
    assert (verdict.winner, verdict.loser) == (better, loser)

    winner = next(seat for seat in (S, E, N, W) if seat not in (better, worse))
    points, tricks = [2, 2, 2, 2], [1, 1, 1, 1]
    points[winner] = 0
    for seat in (better, worse):
        points[seat], tricks[seat] = 19, 4
    verdict = settle(_outcome(points, tricks), ENCYCLOPEDIA).verdict
    assert (verdict.winner, verdict.loser) == (winner, worse)


def test_S4_09_an_espagnolette_without_a_trick_ties_like_anyone() -> None:
    """Neither N, the espagnolette, nor E has a trick; E sits nearer and wins the party."""
    told = outcome(points=(0, 0, 30, 10), tricks=(0, 0, 8, 3), tenth=S, eleventh=W, espagnolette=N)
    assert payments(settle(told, ENCYCLOPEDIA, pool=45)) == {(S, E): 4}


def test_S4_07_what_is_won_again_needs_new_stakes_again() -> None:
    """Won by the quinola or by a reversis, and by neither if the quinola is forced or aside."""
    assert settle(outcome(placed("Jh", N, E, 3)), ENCYCLOPEDIA, pool=45).drawn
    assert settle(reversis(N), ENCYCLOPEDIA, pool=45).drawn
    again = settle(outcome(), ENCYCLOPEDIA, pool=20, drawn_before=True)
    # 20 + 45 = 65
    assert again.remise == 65


def _outcome(points: list[int], tricks: list[int]) -> Outcome:
    """Points and tricks need not come to 44 and 11: only their order matters here."""
    return outcome(points=tuple(points), tricks=tuple(tricks))
