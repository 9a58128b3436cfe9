"""S4: misdeals and false revokes."""

import pytest

from quinola.cards import Card
from quinola.ledger import POOL
from quinola.match import Match
from quinola.outcome import Irregularity
from quinola.rules import preset
from quinola.settlement import settle
from tests.dealing import E, N, S, W, outcome, payments, placed, play, reversis
from tests.rules.S4 import ordinary_deal
from tests.telling import decline_all

ENCYCLOPEDIA = preset("encyclopedia")


@pytest.mark.parametrize(("kind", "fiches"), [("misdeal", 1), ("misdeal_after_exchange", 4)])
def test_S4_36_a_misdeal_costs_one_fiche_found_late_four_and_the_deal(
    kind: str, fiches: int
) -> None:
    """W pays into the pool; nobody stakes or pays else; the next at his right, S, deals."""
    match = Match(ENCYCLOPEDIA, W, pool=45)
    void = match.void("misdeal", [Irregularity(W, kind)])
    assert [(t.payer, t.payee, t.fiches) for t in void.transfers] == [(W, POOL, fiches)]
    assert match.balances == [0, 0, 0, -fiches]
    assert match.pool == 45 + fiches
    assert match.dealer is S


def test_S4_36_the_fine_for_an_early_one_is_this_sources() -> None:
    """It is the clause that is cited."""
    void = Match(ENCYCLOPEDIA, W, pool=45).void("misdeal", [Irregularity(W, "misdeal")])
    assert [transfer.rule for transfer in void.transfers] == ["S4-36"]
    void = Match(ENCYCLOPEDIA, W, pool=45).void(
        "misdeal", [Irregularity(W, "misdeal_after_exchange")]
    )
    assert [transfer.rule for transfer in void.transfers] == ["S4-36"]


def test_S4_37_a_false_revoke_costs_two_fiches_to_the_pool() -> None:
    """N pays 2 when all else is settled; the party is paid as it would be."""
    settled = settle(outcome(irregularities=(Irregularity(N, "revoke"),)), ENCYCLOPEDIA, pool=45)
    assert payments(settled) == {(S, E): 4, (N, POOL): 2}
    assert settled.transfers[-1].rule == "S4-37"
    assert settled.remise == 45
    assert settled.pool == 47


def test_S4_37_and_its_player_gets_no_payment_in_the_deal() -> None:
    """E revoked: neither party nor ace, neither quinola nor pool; he only pays."""
    told = outcome(
        placed("As", E, S, 2),
        placed("Jh", E, W, 3),
        placed("Ac", N, E, 4),
        irregularities=(Irregularity(E, "revoke"),),
    )
    settled = settle(told, ENCYCLOPEDIA, pool=45)
    assert payments(settled) == {(E, N): 1, (E, POOL): 2}
    assert settled.pool == 47


def test_S4_37_not_even_for_a_reversis() -> None:
    """N made all the tricks with a false revoke: nothing is paid him, and the pool stays."""
    told = reversis(N, irregularities=(Irregularity(N, "revoke"),))
    assert payments(settle(told, ENCYCLOPEDIA, pool=45)) == {(N, POOL): 2}


def test_S4_37_it_makes_no_espagnolette() -> None:
    """W holds three spades and throws the quinola on a spade: a fault, and no status."""
    match = Match(ENCYCLOPEDIA, E)
    deal = decline_all(match.begin(ordinary_deal.DEALT, [Irregularity(W, "revoke")]), "Qc")
    play(deal, "2s Jh")
    assert deal.espagnolette is None
    # The others, without a fault, follow suit.
    assert not deal.can_play(S, Card.parse("Kh"))
