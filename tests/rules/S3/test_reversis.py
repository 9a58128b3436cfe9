"""S3: all eleven tricks. 20 lie in the pot, and the party is worth 9 + 5 = 14."""

from quinola.deal import Deal
from quinola.ledger import POOL
from quinola.outcome import outcome_of
from quinola.rules import preset
from quinola.seats import SEATS
from quinola.settlement import settle
from tests.dealing import E, N, S, W, broken, exchange, outcome, payments, placed, reversis
from tests.rules.S3 import espagnolette_deal
from tests.telling import Payments, play_tricks, rules_cited

FAMILY = preset("family")
STAKES_AGAIN: Payments = {(seat, POOL): 5 for seat in SEATS}


def test_S3_33_all_tricks_take_the_pot_and_the_party_from_everyone() -> None:
    """N draws 20 and gets 14 from each of the three, from the one opposite no more."""
    settled = settle(reversis(N, party_points=9), FAMILY, pool=20)
    party: Payments = {(seat, N): 14 for seat in (E, S, W)}
    assert payments(settled) == {**party, (POOL, N): 20, **STAKES_AGAIN}
    assert rules_cited(settled, "reversis-party", "reversis-draws") == {"S3-33"}
    # 3 × 14 + 20 - 5 = 57
    assert settled.net == (57, -19, -19, -19)


def test_S3_33_the_card_payments_stand_beside_it() -> None:
    """S placed an ace on N's trick and has his chip for it all the same."""
    settled = settle(reversis(N, placed("Ac", S, N, 2), party_points=9), FAMILY, pool=20)
    assert payments(settled, "ace-placed") == {(N, S): 1}


def test_S3_33_the_quinola_placed_on_it_takes_the_pot_before_him() -> None:
    """S draws the 20, all restore them, and N draws what was restored."""
    settled = settle(reversis(N, placed("Jh", S, N, 2)), FAMILY, pool=37)
    assert payments(settled, "quinola-draws", "reversis-draws") == {(POOL, S): 37, (POOL, N): 20}


def test_S3_33_ten_tricks_are_no_reversis() -> None:
    """One trick lost, the tenth or the last: N has most points and pays the party, and no fine."""
    for trick in (10, 11):
        settled = settle(broken(N, E, trick=trick, party_points=9), FAMILY, pool=20)
        # S and W have no point and no trick; W deals, so S sits better.
        assert payments(settled) == {(N, S): 14}
        assert settled.verdict.reversis is None
        assert settled.verdict.undertaker is None
        assert settled.pool == 20


def test_S3_33_fewer_tricks_with_all_points_neither() -> None:
    """Every point in five tricks is just a lost party."""
    told = outcome(points=(0, 0, 40, 0), tricks=(4, 1, 5, 1), party_points=9)
    # E and W have fewest tricks, and E sits nearer.
    assert payments(settle(told, FAMILY, pool=20)) == {(S, E): 14}


def test_S3_34_an_espagnolette_pays_with_the_others() -> None:
    """E announced and has no trick: he pays the 14 like S and W, and the pot is N's."""
    settled = settle(reversis(N, espagnolette=E, party_points=9), FAMILY, pool=20)
    assert payments(settled, "reversis-party") == {(seat, N): 14 for seat in (E, S, W)}
    assert payments(settled, "reversis-draws", "espagnolette-succeeds") == {(POOL, N): 20}


def test_S3_34_in_a_deal_played_with_cards() -> None:
    """E takes all 11 tricks from N, who had announced four aces and thrown them all."""
    deal = exchange(Deal(FAMILY, espagnolette_deal.DEALT), "- - - Qc")
    for seat in (E, S, W):
        deal.pass_by(seat)
    deal.announce(N)
    settled = settle(outcome_of(play_tricks(deal, espagnolette_deal.TRICKS)), FAMILY)
    # Aside: 5s 0, quinola 3, king 3, queen 2: 8, and 5 make 13.
    assert payments(settled, "reversis-party") == {(N, E): 13, (S, E): 13, (W, E): 13}
    # He keeps what his aces brought: 1 + 1 + 2 + 1.
    assert payments(settled, "ace-placed") == {(E, N): 5}
    assert payments(settled, "espagnolette-returns", "espagnolette-succeeds") == {}
    # E -5 +39 -5 +20 -5 = 44, N -5 -13 +5 -5 = -18, S and W -5 -13 -5 = -23
    assert settled.net == (-18, 44, -23, -23)
