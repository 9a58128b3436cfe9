"""`academy`: the dealer's place in ties, the quinola in the party, the trickless espagnolette.

In `outcome` W deals. N sits opposite S, and E opposite W.
"""

from __future__ import annotations

from typing import Any

import pytest

from quinola.cards import QUINOLA, Card
from quinola.deal import Deal
from quinola.outcome import outcome_of
from quinola.rules import preset
from quinola.seats import SEATS, Seat
from quinola.settlement import settle
from tests.dealing import E, N, S, W, exchange, outcome, payments
from tests.rules.deals import QUARTERED, play_out

ACADEMY = preset("academy")


@pytest.mark.parametrize("dealer", SEATS)
def test_the_dealer_wins_a_tie(dealer: Seat) -> None:
    """Alike in points and tricks, he goes before his left neighbour, and is not the loser."""
    left, opposite, right = dealer.left, dealer.left.left, dealer.right
    low = _facts({dealer: (0, 1), left: (0, 1), opposite: (15, 4), right: (25, 5)})
    assert settle(outcome(dealer=dealer, **low), ACADEMY, pool=100).verdict.winner is dealer
    high = _facts({dealer: (20, 5), right: (20, 5), left: (0, 1), opposite: (0, 0)})
    assert settle(outcome(dealer=dealer, **high), ACADEMY, pool=100).verdict.loser is right


def test_after_the_dealer_the_left_comes_first() -> None:
    """Left before opposite before right, among those who do not deal."""
    for better, worse, other in ((N, E, S), (E, S, N), (N, S, E)):
        tied = _facts({better: (0, 1), worse: (0, 1), other: (15, 4), W: (25, 5)})
        assert settle(outcome(**tied), ACADEMY, pool=100).verdict.winner is better


def _facts(players: dict[Seat, tuple[int, int]]) -> dict[str, Any]:
    return {
        "points": tuple(players[seat][0] for seat in SEATS),
        "tricks": tuple(players[seat][1] for seat in SEATS),
    }


def test_the_quinola_counts_4_in_the_party() -> None:
    """1 in a trick, 4 in the party; with 4 added and the ace of diamonds, 5."""
    assert ACADEMY.party_points[QUINOLA] == 4
    assert ACADEMY.trick_points[QUINOLA] == 1
    # King of spades 3, quinola 4, a blank, ace of diamonds 5.
    deal = play_out(exchange(Deal(ACADEMY, QUARTERED), "Ks Jh - Ad"))
    assert settle(outcome_of(deal), ACADEMY).verdict.worth == 3 + 4 + 5 + 4
    assert ACADEMY.party_points[Card.parse("Jd")] == 1


def test_a_trickless_espagnolette_wins_the_party() -> None:
    """Before a dealer who has no trick either and would win the tie."""
    facts = _facts({W: (0, 0), S: (0, 0), N: (15, 5), E: (25, 6)})
    facts |= {"tenth": N, "eleventh": E}
    assert settle(outcome(**facts), ACADEMY, pool=100).verdict.winner is W
    as_espagnolette = settle(outcome(espagnolette=S, **facts), ACADEMY, pool=100)
    # E pays his neighbour S four fiches for a party of blanks.
    assert payments(as_espagnolette, "party") == {(E, S): 4}


def test_an_espagnolette_with_a_trick_has_no_such_right() -> None:
    """One blank trick among the first nine, and the player without a trick wins."""
    facts = _facts({W: (0, 0), S: (0, 1), N: (15, 5), E: (25, 5)})
    settlement = settle(outcome(espagnolette=S, tenth=N, eleventh=E, **facts), ACADEMY, pool=100)
    assert settlement.verdict.winner is W
