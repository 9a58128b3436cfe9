"""S3: fines, as people agree on them beforehand."""

import pytest

from quinola.ledger import POOL
from quinola.match import Match
from quinola.outcome import Irregularity
from quinola.rules import preset
from quinola.settlement import settle
from tests.dealing import E, N, S, W, outcome, payments, placed
from tests.rules.S3 import ordinary_deal

FAMILY = preset("family")


@pytest.mark.parametrize("kind", ["misdeal", "misdeal_after_exchange"])
def test_S3_36_a_misdeal_costs_one_chip(kind: str) -> None:
    """Its dealer puts it into the pot; nobody stakes, nobody else pays, and the deal passes on."""
    match = Match(FAMILY, W, pool=20)
    void = match.void("misdeal", [Irregularity(W, kind)])
    assert [(t.payer, t.payee, t.fiches, t.rule) for t in void.transfers] == [(W, POOL, 1, "S3-36")]
    assert match.balances == [0, 0, 0, -1]
    assert match.pool == 21
    assert match.dealer is N


def test_S3_36_or_the_stake_if_that_is_agreed() -> None:
    """The fine can be a whole stake, which follows the stake."""
    house = FAMILY.with_options(stake=8, dealer_stake=8, penalties={"misdeal": "1 stake"})
    match = Match(house, W, pool=32)
    match.void("misdeal", [Irregularity(W, "misdeal")])
    assert match.balances == [0, 0, 0, -8]


def test_S3_36_one_found_in_time_is_put_right_without_a_fine() -> None:
    """No secret lost: the same dealer deals again, and nobody pays."""
    match = Match(FAMILY, W, pool=20)
    void = match.void("exposed")
    assert void.transfers == ()
    assert match.balances == [0, 0, 0, 0]
    assert match.pool == 20
    assert match.dealer is W
    assert match.begin(ordinary_deal.DEALT).dealer is W


def test_S3_37_a_revoke_costs_a_full_pot() -> None:
    """Four stakes: 20 chips into the pot, twenty times a misdeal, and after all other payments."""
    told = outcome(irregularities=(Irregularity(N, "revoke"),))
    settled = settle(told, FAMILY, pool=37)
    # 4 × 5 = 20, whatever lies in the pot.
    assert payments(settled) == {(S, E): 5, (N, POOL): 20}
    assert settled.transfers[-1].rule == "S3-37"
    assert settled.remise == 37
    assert settled.pool == 57


def test_S3_37_a_full_pot_of_the_stake_agreed_on() -> None:
    """With a stake of eight it is 32."""
    house = FAMILY.with_options(stake=8, dealer_stake=8)
    told = outcome(irregularities=(Irregularity(N, "revoke"),))
    assert payments(settle(told, house, pool=32), "penalty-revoke") == {(N, POOL): 32}


def test_S3_37_he_keeps_what_the_deal_brings_him() -> None:
    """The fine is all: E, who revoked, still gets the party, his ace's chip and the pot."""
    told = outcome(
        placed("As", E, S, 2), placed("Jh", E, W, 3), irregularities=(Irregularity(E, "revoke"),)
    )
    settled = settle(told, FAMILY, pool=20)
    assert payments(settled, "party", "ace-placed", "quinola-placed", "quinola-draws") == {
        (S, E): 6,
        (W, E): 5,
        (POOL, E): 20,
    }


def test_S3_37_the_fine_is_not_there_to_be_won_in_the_same_deal() -> None:
    """It goes in last: E draws 20 with the quinola, and the 20 of the fine stay with the new 20."""
    told = outcome(placed("Jh", E, W, 3), irregularities=(Irregularity(N, "revoke"),))
    settled = settle(told, FAMILY, pool=20)
    assert payments(settled, "quinola-draws") == {(POOL, E): 20}
    assert settled.pool == 40


def test_S3_37_at_a_real_table_the_revoke_itself_can_be_entered() -> None:
    """One known to have revoked may break suit in the record, and is no espagnolette by it."""
    match = Match(FAMILY, W)
    deal = match.begin(ordinary_deal.DEALT, [Irregularity(E, "revoke")])
    for seat in (S, E, N):
        deal.decline(seat)
    deal.discard(W, deal.ruleset.pack[-3])
    assert str(deal.party[-1]) == "Qc"
    for seat in (N, E, S, W):
        deal.pass_by(seat)
    deal.play(N, next(card for card in deal.hands[N] if str(card) == "3s"))
    # E holds three spades.
    deal.play(E, next(card for card in deal.hands[E] if str(card) == "Jh"))
    assert deal.espagnolette is None
